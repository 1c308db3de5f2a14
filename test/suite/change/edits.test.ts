import { describe, expect, it } from 'vitest'
import { composeSuite } from '../../../src/suite/change/compose.ts'
import { suiteEdits } from '../../../src/suite/change/edits.ts'
import { judgeBy } from '../../../src/suite/change/judged.ts'
import { policyEdits } from '../../../src/suite/change/policy-edits.ts'
import { loadSuite } from '../../../src/suite/load.ts'
import { Policy } from '../../../src/suite/schema/policy.ts'
import type { Suite } from '../../../src/suite/schema/suite.ts'
import { memoryTree } from '../../support/memory-tree.ts'

const policy = (text: object) =>
  Policy.parse({ metrics: { success_rate: { max_drop: 5 }, cost: { max_rise: 1.2 } }, ...text })

describe('what a change of the policy does', () => {
  it.each([
    [{}, {}, []],
    [{}, { mode: 'advise' }, ['policy.mode weakens']],
    [{ mode: 'advise' }, {}, ['policy.mode tightens']],
    [{ rule: 'threshold' }, {}, ['policy.rule weakens']],
    [{ on_inconclusive: 'fail' }, {}, ['policy.on_inconclusive weakens']],
    [{}, { on_inconclusive: 'fail' }, ['policy.on_inconclusive tightens']],
    [{}, { alpha: 0.01 }, ['policy.alpha weakens']],
    [{}, { alpha: 0.1 }, ['policy.alpha tightens']],
    [{}, { family_alpha: 0.01 }, ['policy.family_alpha weakens']],
    [{}, { min_measured: 0.1 }, ['policy.min_measured weakens']],
    [{}, { new_task_min: 0 }, ['policy.new_task_min weakens']],
    [{}, { trust_agent_errors: true }, ['policy.trust_agent_errors weakens']],
    [{}, { remeasure: 'off' }, ['policy.remeasure changes']],
    [{}, { judge: { min_kappa: 0.1 } }, ['policy.judge weakens']],
    [
      {},
      { metrics: { success_rate: { max_drop: 6 }, cost: { max_rise: 1.2 } } },
      ['policy.metrics.success_rate weakens'],
    ],
    [
      {},
      { metrics: { success_rate: { max_drop: 3 }, cost: { max_rise: 1.2 } } },
      ['policy.metrics.success_rate tightens'],
    ],
    [{}, { metrics: { success_rate: { max_drop: 5 } } }, ['policy.metrics.cost weakens']],
    [
      {},
      { metrics: { success_rate: { max_drop: 5 }, cost: { max_rise: 1.2 }, aem: { max_drop: 1 } } },
      ['policy.metrics.aem tightens'],
    ],
    [
      { metrics: { success_rate: { max_drop: 5, min: 0.8 } } },
      { metrics: { success_rate: { max_drop: 3, min: 0.7 } } },
      ['policy.metrics.success_rate weakens'],
    ],
    [
      {},
      { quarantine: [{ task: 'a', owner: 'me', reason: 'x', expires: '2030-01-01' }] },
      ['policy.quarantine.a weakens'],
    ],
    [
      { quarantine: [{ task: 'a', owner: 'me', reason: 'x', expires: '2026-01-01' }] },
      { quarantine: [{ task: 'a', owner: 'me', reason: 'x', expires: '2030-01-01' }] },
      ['policy.quarantine.a weakens'],
    ],
    [
      { quarantine: [{ task: 'a', owner: 'me', reason: 'x', expires: '2026-01-01' }] },
      {},
      ['policy.quarantine.a tightens'],
    ],
  ])('%j → %j', (before, after, wanted) => {
    const edits = policyEdits(policy(before), policy(after), 'policy.yaml')
    expect(edits.map(({ key, effect }) => `${key} ${effect}`)).toEqual(wanted)
  })
})

const TOOLS = `tools:
  - {name: refund, tool_id: orders, action: Refund, description: Refunds., read_only: false, rules: [{return: ok}]}
  - {name: look, description: Looks., read_only: true, rules: [{return: seen}]}
`
const FILES = {
  'suite.yaml': `name: desk
agent: {kind: command, command: [node, agent.mjs], files: {harness: [agent.mjs]}}
sandbox: {tools: tools.yaml}
tasks: [{id: a, input: x, expected_tools: [refund]}, {id: b, input: y, answer: [{contains: done}]}]
`,
  'agent.mjs': '1',
  'tools.yaml': TOOLS,
}

function suite(changed: Readonly<Record<string, string>> = {}): Suite {
  return loadSuite(memoryTree({ ...FILES, ...changed }), 'suite.yaml')
}

const tools = (from: string, to: string) => ({ 'tools.yaml': TOOLS.replace(from, to) })

describe('a suite of two', () => {
  it('has the agent, its files and what it is shown of the tools from one, all else from the other', () => {
    const head = suite({
      ...tools('Refunds.', 'Refunds an order. Always.'),
      'agent.mjs': '2',
      'suite.yaml': FILES['suite.yaml'].replace('contains: done', 'matches: .'),
    })
    const base = suite()
    const judged = composeSuite({ copies: base, agent: head })
    expect(judged.tools[0]).toMatchObject({ description: 'Refunds an order. Always.', rules: [{ return: 'ok' }] })
    expect(judged.tasks).toEqual(base.tasks)
    expect(judged.fingerprints.sandbox).toEqual(base.fingerprints.sandbox)
    expect(judged.fingerprints.gold).toEqual(base.fingerprints.gold)
    expect(judged.fingerprints.agent).toEqual(head.fingerprints.agent)
  })

  it.each([
    ['answers as the base says', tools('return: ok', 'return: refunded twice'), { rules: [{ return: 'ok' }] }],
    ['is as harmless as the base says', tools('read_only: false', 'read_only: true'), { read_only: false }],
    [
      'keeps its old name for gold',
      tools('name: refund', 'name: give_back'),
      { name: 'give_back', aliases: ['refund'] },
    ],
  ])('a tool %s', (_, changed, wanted) => {
    const head = loadTools(changed)
    expect(composeSuite({ copies: suite(), agent: head }).tools[0]).toMatchObject(wanted)
  })

  it('is the same whichever side an unchanged suite is on', () => {
    expect(composeSuite({ copies: suite(), agent: suite() })).toEqual(suite())
  })
})

/** Where a tool is renamed, its gold is too. */
function loadTools(changed: Readonly<Record<string, string>>): Suite {
  const renamed = changed['tools.yaml']?.includes('give_back') === true
  const text = FILES['suite.yaml'].replace('[refund]', renamed ? '[give_back]' : '[refund]')
  return suite({ ...changed, 'suite.yaml': text })
}

describe('edits of a suite', () => {
  it.each([
    ['nothing', {}, []],
    ['the agent alone', { 'agent.mjs': '2' }, []],
    ['what the agent is shown', tools('Refunds.', 'Pays back.'), []],
    ['how a tool answers', tools('return: ok', 'return: no'), ['sandbox.tools.refund changes']],
    ['a tool that becomes harmless', tools('read_only: false', 'read_only: true'), ['sandbox.tools.refund weakens']],
    [
      'a tool that comes',
      { 'tools.yaml': `${TOOLS}  - {name: cheat, rules: [{return: x}]}\n` },
      ['sandbox.tools.cheat changes'],
    ],
    [
      'a task that goes',
      { 'suite.yaml': FILES['suite.yaml'].replace(', {id: b, input: y, answer: [{contains: done}]}', '') },
      ['tasks.b weakens'],
    ],
    ['a task with another id', { 'suite.yaml': FILES['suite.yaml'].replace('id: b', 'id: c') }, ['tasks.b changes']],
    [
      'a task that comes',
      { 'suite.yaml': FILES['suite.yaml'].replace('tasks: [', 'tasks: [{id: n, input: z, answer: [{contains: q}]}, ') },
      ['tasks.n tightens'],
    ],
    ['gold', { 'suite.yaml': FILES['suite.yaml'].replace('contains: done', 'contains: d') }, ['gold.b changes']],
    ['fewer attempts', { 'suite.yaml': `attempts: 2\n${FILES['suite.yaml']}` }, ['attempts weakens']],
    [
      'limits of the sandbox',
      { 'suite.yaml': FILES['suite.yaml'].replace('sandbox: {', 'sandbox: {limits: {time: 1s}, ') },
      ['sandbox.settings changes'],
    ],
    [
      'similarity',
      { 'suite.yaml': `similarity: {threshold: 0.1}\n${FILES['suite.yaml']}` },
      ['similarity.threshold weakens'],
    ],
  ])('%s', (_, changed: Readonly<Record<string, string>>, wanted) => {
    expect(suiteEdits(suite(), suite(changed)).map(({ key, effect }) => `${key} ${effect}`)).toEqual(wanted)
  })
})

describe('how a change is judged', () => {
  const head = (changed: Readonly<Record<string, string>>) => suite(changed)
  it('takes new tasks from the change, and renamed and removed ones from the base', () => {
    const text = FILES['suite.yaml']
      .replace('id: b', 'id: c')
      .replace('tasks: [', 'tasks: [{id: n, input: z, answer: [{contains: q}]}, ')
    expect(judgeBy(suite(), head({ 'suite.yaml': text }), []).suite.tasks.map(({ id }) => id)).toEqual(['a', 'b', 'n'])
  })

  it('takes a policy key of the change only where that was accepted', () => {
    const text = `${FILES['suite.yaml']}policy: {alpha: 0.01, metrics: {success_rate: {max_drop: 50}, cost: {max_rise: 9}}}\n`
    const accepted = [{ edit: 'policy.metrics.cost', reason: 'x' }]
    const { policy: own } = judgeBy(suite(), head({ 'suite.yaml': text }), accepted).suite
    expect(own.alpha).toBe(0.05)
    expect(own.metrics.success_rate).toEqual({ max_drop: 5 })
    expect(own.metrics.cost).toEqual({ max_rise: 9 })
    expect(judgeBy(suite(), head({ 'suite.yaml': text }), [{ edit: 'policy', reason: 'x' }]).suite.policy.alpha).toBe(
      0.01,
    )
  })

  it('measures both agents again by the copies of the change where its world differs', () => {
    const changed = head(tools('return: ok', 'return: no'))
    const { again, copies, suite: judged } = judgeBy(suite(), changed, [])
    expect(copies).toBe('base')
    expect(judged.tools[0]?.rules).toEqual([{ return: 'ok' }])
    expect(again?.candidate.tools[0]?.rules).toEqual([{ return: 'no' }])
    expect(again?.base.tools[0]?.rules).toEqual([{ return: 'no' }])
    expect(again?.base.fingerprints.agent).toEqual(suite().fingerprints.agent)
    expect(again?.candidate.fingerprints.sandbox).toEqual(again?.base.fingerprints.sandbox)
  })

  it('measures only by the copies of the change where all that differs was accepted', () => {
    const changed = head(tools('return: ok', 'return: no'))
    const { again, copies } = judgeBy(suite(), changed, [{ edit: 'sandbox.tools', reason: 'x' }])
    expect(copies).toBe('head')
    expect(again).toBeUndefined()
  })
})
