import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from './support/cli.ts'
import { newPlace } from './support/place.ts'
import { parseReport, type ReportJson } from './support/report.ts'

const SLOW = { timeout: 120_000 }

describe('the suite of the README, with an agent in Python', SLOW, () => {
  const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8')
  const suite = /```yaml\n\s*# suite\.yaml\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll(/^ {3}/gm, '') ?? ''
  const agent = (capital: string) => `import sys\nassert "France" in sys.stdin.read()\nprint("${capital}")\n`

  it('is measured, made the baseline, and gated', async () => {
    using place = newPlace({ 'suite.yaml': suite, 'agent.py': agent('Paris') })
    const base = await place.turngate('run', 'suite.yaml', '--no-gate', '--out', '.turngate/base')
    expect(base.code).toBe(0)
    expect((await place.turngate('baseline', 'write', '.turngate/base')).code).toBe(0)
    expect((await place.turngate('run', 'suite.yaml')).code).toBe(0)
    place.write({ 'agent.py': agent('Lyon') })
    const broken = await place.turngate('run', 'suite.yaml')
    expect(broken.code).toBe(1)
    expect(broken.stdout).toContain('capital-of-france')
    expect(place.read('.turngate/.gitignore')).toBe('*\n')
  })
})

describe('a conversation with an agent in plain node', SLOW, () => {
  const suite = `name: talk
agent: {kind: command, command: [node, agent.mjs]}
tasks:
  - id: refund
    turns:
      - {user: I want a refund.}
      - {user: Order 1001., when: {asked: which order}}
    expected_tools: [orders_Refund]
    answer: [{contains: refunded}]
    gold:
      - {turn_no: 1, turn: User, gold_turn: {response: I want a refund.}}
      - {turn_no: 2, turn: Agent, gold_turn: {response: "Which order?"}}
      - {turn_no: 3, turn: User, gold_turn: {response: Order 1001.}}
      - {turn_no: 4, turn: Tool, gold_turn: {tool_id: orders, action: Refund, args: {id: "1001"}}}
      - {turn_no: 5, turn: Agent, gold_turn: {response: Order 1001 is refunded.}}
`
  const agent = (id: string) => `import { createInterface } from 'node:readline'
const say = (event) => process.stdout.write(JSON.stringify(event) + '\\n')
for await (const line of createInterface({ input: process.stdin })) {
  if (!JSON.parse(line).text.includes('1001')) say({ event: 'response', text: 'Which order?' })
  else {
    say({ event: 'executed', tool: 'orders_Refund', args: { id: '${id}' }, ok: true })
    say({ event: 'response', text: 'Order ${id} is refunded.' })
  }
}
`

  it('shows the root cause of what broke', async () => {
    using place = newPlace({ 'suite.yaml': suite, 'agent.mjs': agent('1001') })
    await place.turngate('run', 'suite.yaml', '--no-gate', '--out', 'base')
    await place.turngate('baseline', 'write', 'base')
    const passed = await place.turngate('run', '.', '--json')
    expect(passed.code).toBe(0)
    expect(rates(parseReport(passed.stdout))).toMatchObject({ success_rate: 1, aem: 1, required_tools_present: 1 })

    place.write({ 'agent.mjs': agent('1010') })
    const { code, stdout } = await place.turngate('run', '.', '--json', '--out', 'broken')
    const report = parseReport(stdout)
    // the answer's check does not look at the number: the turns do
    expect(rates(report)).toMatchObject({ success_rate: 1, structural: 1, required_tools_present: 1 })
    expect(rates(report).truthfulness).toBeLessThan(1)
    expect(report.failing[0]?.root_cause?.text).toContain('orders.Refund: wrong parameter values (id)')
    expect({ code, status: report.status }).toEqual({ code: 1, status: 'regressed' })
    expect(place.read('broken/report.md')).toContain('1010')
  })

  function rates({ groups }: ReportJson): Record<string, number | undefined> {
    return Object.fromEntries(groups.flatMap(({ rows }) => rows.map((row) => [row.metric, row.candidate])))
  }
})
