import { describe, expect, it } from 'vitest'
import { compileTools } from '../../../../src/attempt/sandbox/tools/table.ts'
import { fillTemplate } from '../../../../src/attempt/sandbox/tools/template.ts'
import { type Call, createWorld } from '../../../../src/attempt/sandbox/tools/world.ts'
import type { Json } from '../../../../src/json.ts'
import { ToolEntry, type ToolRule } from '../../../../src/suite/schema/tools.ts'

const orders: Json = {
  orders: {
    '1001': { id: '1001', status: 'delivered', total: 40, customer: 'c1' },
    '1002': { id: '1002', status: 'open', total: 15, customer: 'c2' },
    'a/b': { id: 'a/b', status: 'open', total: 1, customer: 'c1' },
  },
  log: ['start'],
}

function worldOf(entries: readonly unknown[], options: { state?: Json; seed?: number; maxCalls?: number } = {}) {
  const tools = compileTools(entries.map((entry) => ToolEntry.parse(entry)))
  const world = createWorld({ tools, state: options.state ?? orders, seed: options.seed ?? 1, ...options })
  return {
    ...world,
    call(...given: Parameters<typeof world.call>): Call {
      const call = world.call(...given)
      if ('settle' in call) throw new Error('a handler is asked')
      return call
    },
  }
}

/** A tool `t` with these rules. */
function withRules(...rules: ToolRule[]) {
  return worldOf([{ name: 't', rules }])
}

function outcome(world: ReturnType<typeof worldOf>, args: Json = {}, name = 't') {
  const { event: _, tool: __, args: ___, ms: ____, ...rest } = { ms: 0, ...world.call(name, args).outcome }
  return rest
}

describe('refusals', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', pattern: '^[0-9]+$' },
      on: { type: 'string', format: 'date' },
      n: { enum: [1, 2] },
    },
    required: ['id'],
    additionalProperties: false,
  }
  const entry = { name: 'orders_Get', input_schema: schema }

  it.each([
    [
      'a name that is near',
      'order_get',
      {},
      'unknown_tool',
      'no tool is named `order_get`; did you mean `orders_Get`?',
    ],
    ['a name that is far', 'launch', {}, 'unknown_tool', 'no tool is named `launch`'],
    ['a name from the prototype', '__proto__', {}, 'unknown_tool', 'no tool is named `__proto__`'],
    ['a missing argument', 'orders_Get', {}, 'schema', "it must have required property 'id'"],
    ['a wrong type', 'orders_Get', { id: 12 }, 'schema', '/id must be string'],
    ['a wrong pattern', 'orders_Get', { id: 'x' }, 'schema', '/id must match pattern "^[0-9]+$"'],
    ['a wrong format', 'orders_Get', { id: '1', on: 'May' }, 'schema', '/on must match format "date"'],
    ['an enum', 'orders_Get', { id: '1', n: 3 }, 'schema', '/n must be equal to one of the allowed values: [1,2]'],
    [
      'an extra argument',
      'orders_Get',
      { id: '1', all: true },
      'schema',
      'it must NOT have additional properties: `all`',
    ],
    [
      'two faults',
      'orders_Get',
      { all: true },
      'schema',
      "it must have required property 'id'; it must NOT have additional properties: `all`",
    ],
    ['arguments that are a list', 'orders_Get', ['1'], 'schema', 'the arguments must be an object of JSON values'],
    ['arguments that are text', 'orders_Get', 'id=1', 'schema', 'the arguments must be an object of JSON values'],
  ])('%s', (_, name, args, reason, message) => {
    const call = worldOf([entry]).call(name, args)
    expect(call.outcome).toMatchObject({ event: 'refused', tool: name, reason, message })
  })

  it('proposes what was asked, then refuses it under the same call id', () => {
    const { proposed, outcome } = worldOf([entry]).call('orders_Get', { id: 1 }, { id: 'c1' })
    expect(proposed).toEqual({ event: 'proposed', tool: 'orders_Get', args: { id: 1 }, call_id: 'c1' })
    expect(outcome).toMatchObject({ event: 'refused', args: { id: 1 }, call_id: 'c1' })
  })

  it('refuses calls above the limit as policy, without touching the state', () => {
    const world = worldOf([{ name: 't', rules: [{ append: [{ path: '/log', value: 'x' }] }] }], { maxCalls: 2 })
    world.call('t', {})
    world.call('unknown', {})
    expect(world.call('t', {}).outcome).toMatchObject({ event: 'refused', reason: 'policy' })
    expect(world.state()).toMatchObject({ log: ['start', 'x'] })
    expect(world.calls()).toBe(3)
  })

  it('refuses arguments that are nested too deeply', () => {
    let deep: Json = 1
    for (let level = 0; level < 5000; level += 1) deep = [deep]
    expect(worldOf([{ name: 't' }]).call('t', { deep }).outcome).toMatchObject({ event: 'refused', reason: 'schema' })
  })
})

describe('schemas', () => {
  it.each([
    ['2020-12 by default', { prefixItems: [{ type: 'number' }] }, { list: ['x'] }, 'refused'],
    ['draft-07 where it says so', { items: [{ type: 'number' }] }, { list: ['x'] }, 'refused'],
  ])('%s', (title, list, args, event) => {
    const dialect = title.startsWith('draft') ? { $schema: 'http://json-schema.org/draft-07/schema#' } : {}
    const input_schema = { ...dialect, type: 'object', properties: { list: { type: 'array', ...list } } }
    expect(worldOf([{ name: 't', input_schema }]).call('t', args).outcome.event).toBe(event)
  })

  it('names a tool whose schema cannot be used', () => {
    expect(() => compileTools([{ name: 'a', input_schema: { type: 'nonsense' } }], 'tools.yaml')).toThrow(
      /^tools.yaml: a.input_schema: The schema cannot be used/,
    )
  })
})

describe('rules', () => {
  it('answers null where a tool has no rules', () => {
    expect(outcome(worldOf([{ name: 't' }]))).toEqual({ ok: true, result: null })
  })

  it('fails where no rule answers', () => {
    const world = withRules({ when: { args: { id: '1' } }, return: 1 })
    expect(outcome(world, { id: '2' })).toEqual({ ok: false, error: 'no rule of t answers these arguments' })
  })

  it('takes the first rule that matches', () => {
    const world = withRules({ when: { args: { id: '1' } }, return: 'first' }, { return: 'rest' })
    expect(outcome(world, { id: '1' })).toEqual({ ok: true, result: 'first' })
    expect(outcome(world, { id: '2' })).toEqual({ ok: true, result: 'rest' })
  })

  it.each<[string, Json, Json, boolean]>([
    ['a plain value is equality', { id: 'a' }, { id: 'a' }, true],
    ['types count', { id: '1' }, { id: 1 }, false],
    ['objects are equal whatever the order of keys', { f: { a: 1, b: 2 } }, { f: { b: 2, a: 1 } }, true],
    ['an object with other keys is equality', { f: { a: 1, unit: 'x' } }, { f: { unit: 'x', a: 1 } }, true],
    ['an empty object is equality', { f: {} }, { f: { a: 1 } }, false],
    ['equals', { n: { equals: null } }, { n: null }, true],
    ['equals, absent', { n: { equals: null } }, {}, false],
    ['not_equals', { n: { not_equals: 1 } }, { n: 2 }, true],
    ['not_equals, absent', { n: { not_equals: 1 } }, {}, true],
    ['one_of', { n: { one_of: [1, 'a'] } }, { n: 'a' }, true],
    ['one_of, none', { n: { one_of: [1, 'a'] } }, { n: 'b' }, false],
    ['matches', { s: { matches: '^ab+$' } }, { s: 'abb' }, true],
    ['matches wants text', { s: { matches: '1' } }, { s: 1 }, false],
    ['exists', { s: { exists: true } }, { s: null }, true],
    ['exists false', { s: { exists: false } }, {}, true],
    ['a prototype key does not exist', { constructor: { exists: true } }, {}, false],
    ['gt', { n: { gt: 1 } }, { n: 1 }, false],
    ['gte', { n: { gte: 1 } }, { n: 1 }, true],
    ['lt and gt together', { n: { gt: 1, lt: 3 } }, { n: 2 }, true],
    ['lte', { n: { lte: 1 } }, { n: 2 }, false],
    ['numbers only', { n: { gt: 1 } }, { n: '2' }, false],
    ['another argument', { a: { $arg: 'b' } }, { a: 1, b: 1 }, true],
    ['another argument, absent', { a: { $arg: 'b' } }, { a: 1 }, false],
    ['a bound from the state', { n: { lte: { $state: '/orders/{id}/total' } } }, { id: '1001', n: 40 }, true],
    [
      'a bound from the state, too high',
      { n: { lte: { $state: '/orders/{id}/total' } } },
      { id: '1001', n: 41 },
      false,
    ],
    ['a bound that is not there', { n: { lte: { $state: '/orders/{id}/total' } } }, { id: '9', n: 1 }, false],
    ['a dotted path', { 'filters.region': 'EU' }, { filters: { region: 'EU' } }, true],
    ['a dotted path into a list', { 'items.1.id': 2 }, { items: [{ id: 1 }, { id: 2 }] }, true],
    ['a key that holds a dot', { 'a.b': 1 }, { 'a.b': 1 }, true],
    ['all must hold', { a: 1, b: 2 }, { a: 1, b: 3 }, false],
  ])('when.args: %s', (_, args, given, holds) => {
    const world = worldOf([{ name: 't', rules: [{ when: { args }, return: 'yes' }] }])
    expect(world.call('t', given).outcome).toMatchObject({ ok: holds })
  })

  it.each<[string, ToolRule['when'], Json, boolean]>([
    ['equals', { state: [{ path: '/orders/{id}/status', equals: 'open' }] }, { id: '1002' }, true],
    ['another', { state: [{ path: '/orders/{id}/status', equals: 'open' }] }, { id: '1001' }, false],
    ['absent', { state: [{ path: '/orders/{id}', exists: false }] }, { id: '9' }, true],
    ['an argument that is not given', { state: [{ path: '/orders/{id}', exists: false }] }, {}, false],
    ['a slash in the argument is escaped', { state: [{ path: '/orders/{id}', exists: true }] }, { id: 'a/b' }, true],
    ['an argument cannot climb', { state: [{ path: '/orders/{id}', exists: true }] }, { id: '1001/status' }, false],
  ])('when.state: %s', (_, when, given, holds) => {
    expect(withRules({ ...(when === undefined ? {} : { when }), return: 1 }).call('t', given).outcome).toMatchObject({
      ok: holds,
    })
  })

  it('applies `times` to the calls that match, then falls through', () => {
    const world = withRules(
      { when: { args: { id: '1' } }, times: 2, error: { message: 'busy', retryable: true } },
      { return: 'done' },
    )
    expect(['2', '1', '1', '1'].map((id) => outcome(world, { id }))).toEqual([
      { ok: true, result: 'done' },
      { ok: false, error: 'busy', retryable: true },
      { ok: false, error: 'busy', retryable: true },
      { ok: true, result: 'done' },
    ])
  })

  it('fills in the message of a declared error', () => {
    const world = withRules({ error: { message: 'order {id} is unknown' } })
    expect(outcome(world, { id: '7' })).toEqual({ ok: false, error: 'order 7 is unknown' })
  })

  it.each([
    ['the rule over the tool', { delay: '2s', rules: [{ delay: '10ms' }] }, 10],
    ['the tool', { delay: '2s', rules: [{}] }, 2000],
    ['none', { rules: [{}] }, 0],
  ])('delays by %s', (_, entry, delayMs) => {
    const call = worldOf([{ name: 't', ...entry }]).call('t', {})
    expect(call.delayMs).toBe(delayMs)
    expect(call.outcome).toMatchObject({ ms: delayMs })
  })
})

describe('templates', () => {
  it.each<[string, Json, Json, Json]>([
    ['an argument keeps its type', { $arg: 'n' }, { n: 12 }, 12],
    ['an argument inside an argument', { $arg: 'f.r' }, { f: { r: ['EU'] } }, ['EU']],
    ['a default', { $arg: 'n', default: 0 }, {}, 0],
    ['text is filled in', 'order {id} for {n}', { id: '7', n: 3 }, 'order 7 for 3'],
    ['doubled braces are text', '{{id}} is {id}', { id: '7' }, '{id} is 7'],
    ['braces that name nothing are text', '{ "a": {} } {2}', {}, '{ "a": {} } {2}'],
    ['the state', { $state: '/orders/{id}/total' }, { id: '1001' }, 40],
    ['the state with an escaped argument', { $state: '/orders/{id}/total' }, { id: 'a/b' }, 1],
    ['a default for the state', { $state: '/orders/{id}', default: 'none' }, { id: '9' }, 'none'],
    [
      'nested',
      { order: { id: { $arg: 'id' }, list: [{ $state: '/log' }] } },
      { id: '1' },
      { order: { id: '1', list: [['start']] } },
    ],
    ['a list of values', { $list: '/log' }, {}, ['start']],
    ['an object with another key is data', { $arg: 'id', note: 'x' }, { id: '1' }, { $arg: 'id', note: 'x' }],
  ])('%s', (_, template, args, result) => {
    expect(outcome(withRules({ return: template }), args)).toEqual({ ok: true, result })
  })

  it('keeps a key named __proto__ as data', () => {
    const text = '{"__proto__":{"x":1}}'
    expect(JSON.stringify(fillTemplate(JSON.parse(text), { args: {}, state: undefined }))).toBe(text)
  })

  it.each<[string, Json, Json, string[]]>([
    ['by a plain value', { status: 'open' }, {}, ['1002', 'a/b']],
    ['by an argument', { customer: { $arg: 'who' } }, { who: 'c1' }, ['1001', 'a/b']],
    ['by a matcher', { total: { gte: 15 } }, {}, ['1001', '1002']],
    ['by both', { total: { lt: 20 }, customer: 'c1' }, {}, ['a/b']],
    ['by none', {}, {}, ['1001', '1002', 'a/b']],
  ])('$list %s', (_, where, args, ids) => {
    const result = outcome(withRules({ return: { $list: '/orders', where } }), args)
    expect(result).toMatchObject({ ok: true, result: ids.map((id) => ({ id })) })
  })

  it.each<[string, ToolRule, string]>([
    ['$state', { return: { $state: '/orders/{id}/total' } }, 'rule 1 of t: $state /orders/9/total does not exist'],
    ['$list', { return: { $list: '/carts' } }, 'rule 1 of t: $list /carts does not exist'],
    [
      '$list over a value',
      { return: { $list: '/orders/1001/total' } },
      'rule 1 of t: $list /orders/1001/total is no list',
    ],
    ['$arg', { return: { $arg: 'note' } }, 'rule 1 of t: argument note was not given'],
    ['text', { return: 'see {note}' }, 'rule 1 of t: argument note was not given'],
    ['a pointer', { set: [{ path: '/orders/{note}', value: 1 }] }, 'rule 1 of t: argument note was not given'],
  ])('what is missing is named: %s', (_, rule, error) => {
    expect(outcome(withRules(rule), { id: '9' })).toEqual({ ok: false, error })
  })
})

describe('the state', () => {
  it('is written in order, before the result is built', () => {
    const world = withRules({
      set: [
        { path: '/orders/{id}/status', value: 'refunded' },
        { path: '/refunds/{id}', value: { amount: { $state: '/orders/{id}/total' } } },
      ],
      append: [{ path: '/log', value: 'refund {id}' }],
      remove: ['/orders/1002', '/orders/none'],
      return: { status: { $state: '/orders/{id}/status' }, log: { $state: '/log' } },
    })
    expect(outcome(world, { id: '1001' })).toEqual({
      ok: true,
      result: { status: 'refunded', log: ['start', 'refund 1001'] },
    })
    expect(world.state()).toMatchObject({ refunds: { '1001': { amount: 40 } } })
    expect(Object.keys(JSON.parse(JSON.stringify(world.state())).orders)).toEqual(['1001', 'a/b'])
  })

  it('is not written at all where one part of a rule fails', () => {
    const world = withRules({ set: [{ path: '/log', value: [] }], return: { $state: '/nowhere' } })
    expect(outcome(world)).toMatchObject({ ok: false })
    expect(world.state()).toBe(orders)
  })

  it('is never the document that other attempts start from', () => {
    const before = JSON.stringify(orders)
    outcome(withRules({ set: [{ path: '/orders/1001/status', value: 'x' }], remove: ['/log/0'] }))
    expect(JSON.stringify(orders)).toBe(before)
  })

  it.each([['__proto__'], ['constructor'], ['prototype']])('cannot be left through %s', (id) => {
    const world = withRules({ set: [{ path: '/orders/{id}/polluted', value: 'yes' }] })
    expect(outcome(world, { id })).toMatchObject({ ok: false })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('starts empty where the suite has none', () => {
    const tools = compileTools([ToolEntry.parse({ name: 't', rules: [{ set: [{ path: '/a/b', value: 1 }] }] })])
    const world = createWorld({ tools, state: undefined, seed: 1 })
    expect(world.state()).toBeUndefined()
    world.call('t', {})
    expect(world.state()).toEqual({ a: { b: 1 } })
  })

  it('refuses a result that fits no line of a trace', () => {
    const world = withRules({ return: 'x'.repeat(600_000) })
    expect(outcome(world)).toEqual({ ok: false, error: 'rule 1 of t: the result is 600002 bytes; 524288 are allowed' })
  })
})

describe('delays', () => {
  const delays = (delay: unknown, seed = 1, before: readonly string[] = []) => {
    const world = worldOf(
      [
        { name: 't', delay },
        { name: 'other', delay: { min: '0ms', max: '1h' } },
      ],
      { seed },
    )
    for (const name of before) world.call(name, {})
    return Array.from({ length: 100 }, () => world.call('t', {}).delayMs)
  }

  it('are fixed, or drawn between two bounds by the seed', () => {
    expect(new Set(delays('20ms'))).toEqual(new Set([20]))
    const drawn = delays({ min: '10ms', max: '30ms' })
    expect([Math.min(...drawn) >= 10, Math.max(...drawn) <= 30, new Set(drawn).size > 10]).toEqual([true, true, true])
    expect(drawn).toEqual(delays({ min: '10ms', max: '30ms' }, 1, ['other', 'other', 'unknown']))
    expect(drawn).not.toEqual(delays({ min: '10ms', max: '30ms' }, 2))
    expect(new Set(delays({ min: '1s', max: '1s' }))).toEqual(new Set([1000]))
  })

  it('are of the rule before the tool, and of what was drawn in the trace', () => {
    const world = worldOf([{ name: 't', delay: '5ms', rules: [{ delay: { min: '1s', max: '2s' }, return: 1 }] }])
    const { delayMs, outcome: event } = world.call('t', {})
    expect(delayMs).toBeGreaterThanOrEqual(1000)
    expect(event).toMatchObject({ ms: delayMs })
  })

  it('are no part of a refusal', () => {
    const input_schema = { type: 'object', required: ['id'] }
    expect(worldOf([{ name: 't', input_schema, delay: '1h' }]).call('t', {}).delayMs).toBe(0)
  })
})

describe('$list over an object', () => {
  it('goes by its keys, however the document is written', () => {
    const list = (state: Json) => outcome(worldOf([{ name: 't', rules: [{ return: { $list: '/o' } }] }], { state }))
    expect(list({ o: { b: [2], a: [1], c: 3 } })).toEqual({ ok: true, result: [[1], [2], 3] })
    expect(list({ o: { c: 3, a: [1], b: [2] } })).toEqual(list({ o: { a: [1], b: [2], c: 3 } }))
  })
})

describe('failures drawn from the seed', () => {
  const failures = (seed: number, before: readonly string[] = []) => {
    const world = worldOf([{ name: 't', failure_rate: 0.3 }, { name: 'other' }], { seed })
    for (const name of before) world.call(name, {})
    return Array.from({ length: 200 }, () => {
      const event = world.call('t', {}).outcome
      return event.event === 'executed' && !event.ok
    })
  }

  it('are the same for the same seed, whatever other tools were called', () => {
    expect(failures(7)).toEqual(failures(7, ['other', 'other', 'unknown']))
    expect(failures(7)).not.toEqual(failures(8))
  })

  it('come about as often as asked, and can be retried', () => {
    const count = Array.from({ length: 20 }, (_, seed) => failures(seed).filter(Boolean).length).reduce((a, b) => a + b)
    expect(count / 4000).toBeGreaterThan(0.27)
    expect(count / 4000).toBeLessThan(0.33)
    const world = worldOf([{ name: 't', failure_rate: 1 }])
    expect(outcome(world)).toEqual({ ok: false, error: 't is temporarily unavailable', retryable: true })
  })

  it('say what the suite wants', () => {
    const world = worldOf([{ name: 't', failure_rate: 1, failure: { message: 'gone', retryable: false } }])
    expect(outcome(world)).toEqual({ ok: false, error: 'gone', retryable: false })
  })

  it('stay when a tool is renamed or moved to another server', () => {
    const drawn = (entry: object, name: string, server?: string) => {
      const world = worldOf([{ tool_id: 'orders', action: 'Get', failure_rate: 0.5, ...entry }])
      return Array.from({ length: 50 }, () => {
        const event = world.call(name, {}, { server }).outcome
        return event.event === 'executed' && event.ok
      })
    }
    expect(drawn({ name: 'a' }, 'a')).toEqual(drawn({ name: 'b', server: 'crm' }, 'b', 'crm'))
    expect(new Set(drawn({ name: 'a' }, 'a')).size).toBe(2)
  })

  it('never come with rate 0', () => {
    expect(outcome(worldOf([{ name: 't', failure_rate: 0, rules: [{ return: 1 }] }]))).toEqual({ ok: true, result: 1 })
  })
})
