import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../src/suite/schema/tools.ts'
import { resolveAction, resolveTool } from '../../src/suite/tool-names.ts'

const TABLE: readonly ToolEntry[] = [
  { name: 'orders_Get', tool_id: 'orders', action: 'Get', aliases: ['get_order', 'order.lookup'] },
  { name: 'orders_Refund', tool_id: 'orders', action: 'Refund' },
  { name: 'reports', tool_id: 'reporting', action: 'Filter' },
  { name: 'search' },
  { name: 'fs__read_file' },
  { name: 'mcp__odd' },
  { name: 'weather_now', tool_id: 'weather' },
]

describe('servers', () => {
  const SERVED: readonly ToolEntry[] = [
    { name: 'search', server: 'crm' },
    { name: 'search', server: 'kb', tool_id: 'articles', action: 'Find' },
    { name: 'lookup', server: 'kb' },
    { name: 'ping' },
    { name: 'ping', server: 'kb' },
  ]
  it.each([
    ['crm__search', 'crm__search', 'crm__search'],
    ['mcp__crm__search', 'crm__search', 'crm__search'],
    ['kb__search', 'kb__search', 'articles'],
    ['articles.Find', 'kb__search', 'articles'],
    // one server has it
    ['lookup', 'kb__lookup', 'kb__lookup'],
    ['mcp__shop__lookup', 'kb__lookup', 'kb__lookup'],
    // the server of tools that name none
    ['ping', 'ping', 'ping'],
    ['turngate__ping', 'ping', 'ping'],
    ['mcp__turngate__ping', 'ping', 'ping'],
    ['mcp__kb__ping', 'kb__ping', 'kb__ping'],
  ])('%s is %s', (name, trace, tool_id) => {
    expect(resolveTool(SERVED, name)).toMatchObject({ name: trace, tool_id })
  })

  it.each(['search', 'crm__lookup', 'mcp__crm__lookup', 'mcp__crm__ping', 'turngate__search'])(
    '%s leads to no entry',
    (name) => {
      expect(resolveTool(SERVED, name).entry).toBeUndefined()
    },
  )
})

describe('a name in a table', () => {
  it.each([
    // the provider-legal name
    ['orders_Get', 'orders_Get', 'orders', 'Get'],
    ['search', 'search', 'search', undefined],
    ['fs__read_file', 'fs__read_file', 'fs__read_file', undefined],
    // aliases
    ['get_order', 'orders_Get', 'orders', 'Get'],
    ['order.lookup', 'orders_Get', 'orders', 'Get'],
    // tool_id and action
    ['orders.Get', 'orders_Get', 'orders', 'Get'],
    ['orders__Refund', 'orders_Refund', 'orders', 'Refund'],
    ['reporting.Filter', 'reports', 'reporting', 'Filter'],
    // tool_id alone
    ['weather', 'weather_now', 'weather', undefined],
    ['reporting', 'reports', 'reporting', 'Filter'],
    // client prefixes
    ['mcp__shop__orders_Get', 'orders_Get', 'orders', 'Get'],
    ['shop__orders_Get', 'orders_Get', 'orders', 'Get'],
    ['mcp__my__shop__search', 'search', 'search', undefined],
    ['mcp__disk__fs__read_file', 'fs__read_file', 'fs__read_file', undefined],
    ['mcp__shop__orders.Refund', 'orders_Refund', 'orders', 'Refund'],
    ['mcp__shop__orders__Refund', 'orders_Refund', 'orders', 'Refund'],
    ['mcp__shop__get_order', 'orders_Get', 'orders', 'Get'],
    ['mcp__odd', 'mcp__odd', 'mcp__odd', undefined],
  ])('%s is %s', (name, legal, tool_id, action) => {
    const found = resolveTool(TABLE, name)
    expect(found.entry?.name).toBe(legal)
    expect([found.name, found.tool_id, found.action]).toEqual([legal, tool_id, action])
  })

  it.each([
    // two actions: which one is not said
    ['orders', 'orders', undefined],
    // case counts
    ['orders_get', 'orders_get', undefined],
    ['orders.Delete', 'orders', 'Delete'],
    ['mcp__shop__refund', 'mcp__shop', 'refund'],
    ['search__', 'search__', undefined],
    ['__search', '__search', undefined],
    ['', '', undefined],
    ['constructor', 'constructor', undefined],
  ])('%s leads to no entry', (name, tool_id, action) => {
    expect(resolveTool(TABLE, name)).toEqual({ name, tool_id, ...(action === undefined ? {} : { action }) })
  })

  it('prefers the whole name to what a prefix leaves', () => {
    const table = [{ name: 'read' }, { name: 'disk__read' }]
    expect(resolveTool(table, 'disk__read').name).toBe('disk__read')
    expect(resolveTool(table, 'mcp__disk__read').name).toBe('disk__read')
    expect(resolveTool(table, 'other__read').name).toBe('read')
  })
})

describe('a name without a table', () => {
  it.each([
    ['orders.Get', 'orders', 'Get'],
    ['orders__Get', 'orders', 'Get'],
    ['shop.orders.Get', 'shop.orders', 'Get'],
    ['shop.orders__Get', 'shop.orders', 'Get'],
    ['shop__orders.Get', 'shop__orders', 'Get'],
    ['mcp__shop__Get', 'mcp__shop', 'Get'],
    ['orders_Get', 'orders_Get', undefined],
    ['orders.', 'orders.', undefined],
    ['.orders', '.orders', undefined],
  ])('%s is split into %s and %s', (name, tool_id, action) => {
    expect(resolveTool([], name)).toEqual({ name, tool_id, ...(action === undefined ? {} : { action }) })
  })
})

describe('tool_id and action of a gold turn', () => {
  it.each([
    [{ tool_id: 'orders', action: 'Get' }, 'orders_Get'],
    [{ tool_id: 'reporting', action: 'Filter' }, 'reports'],
    [{ tool_id: 'orders_Refund' }, 'orders_Refund'],
    [{ tool_id: 'get_order' }, 'orders_Get'],
    [{ tool_id: 'weather', action: 'now' }, 'weather_now'],
    [{ tool_id: 'fs', action: 'read_file' }, 'fs__read_file'],
    [{ tool_id: 'order', action: 'lookup' }, 'orders_Get'],
  ])('%j is %s', (turn, legal) => {
    expect(resolveAction(TABLE, turn).entry?.name).toBe(legal)
  })

  it('stay apart where no entry has them', () => {
    const turn = { tool_id: 'reports.v2', action: 'FilterData' }
    expect(resolveAction([], turn)).toEqual({ name: 'reports.v2.FilterData', ...turn })
    expect(resolveAction(TABLE, { tool_id: 'orders' }).entry).toBeUndefined()
  })
})
