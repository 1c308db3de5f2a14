import { describe, expect, it } from 'vitest'
import type { Difference, ToolCheck, Verification } from '../../../src/attempt/verify/verify.ts'
import { renderVerification } from '../../../src/report/sandbox/terminal.ts'

const orders: ToolCheck = {
  ...{ tool: 'orders_Get', calls: 47, ok: 39, errors: 2, refused: 6, drawn: 0, reached: [1, 2], rules: 2, same: true },
}
const refund: ToolCheck = {
  ...orders,
  tool: 'crm__refund',
  calls: 3,
  ok: 3,
  errors: 0,
  refused: 0,
  reached: [],
  rules: 0,
}
const found: Verification = {
  ...{ same: true, scripts: 5, calls: 50, tools: [orders, refund], differences: [], faults: [] },
}
const suite = {
  name: 'desk',
  fingerprints: {
    agent: { interface: 'd'.repeat(64) },
    sandbox: { state: 'a'.repeat(64), behaviour: 'b'.repeat(64) },
    scorer: '',
    gold: {},
  },
}
const show = (parts: Partial<Verification> = {}, width = 80) =>
  renderVerification({ ...found, ...parts }, suite, { width, color: false })

const answer: Difference = {
  ...{ script: 'task refund', what: 'answer', tool: 'crm__refund', handler: 'crm.mjs', args: { id: '1' } },
  first: { ok: true, result: { id: '1', at: 1 } },
  second: { ok: true, result: { id: '1', at: 2 } },
}
const differing = (...differences: Difference[]) => ({ same: false, differences })

describe('what is shown of a world', () => {
  it('that is the same each time', () => {
    expect(show()).toBe(`✓ The same each time  desk
  50 calls of 2 tools, in 5 fresh worlds, and all of it again: the same answers,
  delays and final states.

Tool         calls  ok  errors  refused  rules reached
orders_Get      47  39       2        6  2 of 2         ✓ the same
crm__refund      3   3       0        0                 ✓ the same

Fingerprints
  sandbox state      aaaaaaaaaaaaaaaa
  sandbox behaviour  bbbbbbbbbbbbbbbb
  agent interface    dddddddddddddddd
`)
  })

  it('that differs: where, once for all calls of a tool', () => {
    const other = { ...answer, first: {}, second: {} }
    const text = show({ ...differing(answer, other), tools: [orders, { ...refund, same: false }] })
    expect(text).toContain(`✗ Not the same each time  desk
  50 calls of 2 tools, in 5 fresh worlds, and all of it again: 2 differences.

✗ crm__refund, by its handler crm.mjs, answers differently the second time, in 2
  calls, the first with {"id":"1"} (task refund):
    /result/at: 1, then 2

Tool `)
    expect(text).toMatch(/\ncrm__refund +3 +3 +0 +0 +✗ differs\n/)
  })

  it('that differs from a recording', () => {
    const recorded: Difference = { ...answer, what: 'recorded', second: { ok: true, result: 'gone' } }
    expect(
      show(differing(recorded)),
    ).toContain(`✗ crm__refund, by its handler crm.mjs, does not answer what was recorded, in 1
  call with {"id":"1"} (task refund):
    /result: recorded {"at":1,"id":"1"}, now "gone"
`)
  })

  it('whose final state differs, in the first few places', () => {
    const second = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`k${index}`, index]))
    const state: Difference = { script: 'task refund', what: 'state', first: { k0: 'x' }, second }
    expect(show(differing(state))).toContain(`✗ The final state differs (task refund):
    /k0: "x", then 0
    /k1: absent, then 1
    /k2: absent, then 2
    /k3: absent, then 3
    /k4: absent, then 4
    2 more places
`)
  })

  it('whose handler failed', () => {
    const faults = [{ script: 'tool crm__refund', tool: 'crm__refund', message: 'the handler crm.mjs failed' }]
    const text = show({ same: false, faults })
    expect(text).toContain(
      'all of it again: 1 failure of\n  handlers.\n\n✗ the handler crm.mjs failed (tool crm__refund)\n',
    )
    expect(text).toMatch(/\ncrm__refund .*✗ fails\n/)
  })

  it('in which something is drawn, or out of reach of the calls', () => {
    const text = show({ tools: [{ ...orders, errors: 3, drawn: 1, reached: [2], rules: 3 }] })
    expect(text).toMatch(/calls +ok +errors +refused +drawn +rules reached\norders_Get +47 +39 +3 +6 +1 +1 of 3 /)
    expect(text).toContain('No call reached rules 1, 3 of orders_Get. With --run DIR, what a run asked is')
  })

  it('in which nothing answers', () => {
    expect(show({ tools: [], calls: 0, scripts: 0 })).toContain('✓ Nothing answers  desk\n  The suite has no tools.\n')
  })

  it('of many differences: ten kinds, and how many more', () => {
    const many = Array.from({ length: 12 }, (_, index): Difference => ({ ...answer, tool: `tool${index}` }))
    const text = show(differing(...many))
    expect(text.match(/^✗ tool/gm)).toHaveLength(10)
    expect(text).toContain('  2 more like these; --json has all of them.\n')
  })

  it('on a narrow terminal: long names are wrapped, no line is wider', () => {
    const tools = [{ ...orders, tool: 'a_tool_with_a_really_quite_long_name_of_sixty_four_characters_xx' }]
    const lines = show({ tools, ...differing(answer) }, 80).split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
    const name = lines.filter((line) => /^[a-z_]+( |$)/.test(line)).map((line) => line.split(' ')[0])
    expect(name.join('')).toBe('a_tool_with_a_really_quite_long_name_of_sixty_four_characters_xx')
  })

  it('never holds what a terminal would obey', () => {
    const evil: Difference = { ...answer, args: { id: '\u001b[2J' }, second: { ok: true, result: '\u001b]0;x\u0007' } }
    const text = show({ ...differing(evil), tools: [{ ...orders, tool: 'a\u202eb' }] })
    for (const character of ['\u001b', '\u0007', '\u202e']) expect(text).not.toContain(character)
  })
})
