import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { attemptSeed } from '../../../src/attempt/plan.ts'
import { SCORER } from '../../../src/grade/scorer.ts'
import { goldFingerprint } from '../../../src/suite/fingerprint.ts'
import { loadSuite } from '../../../src/suite/load.ts'
import type { Suite } from '../../../src/suite/schema/suite.ts'
import { SuiteSnapshot } from '../../../src/suite/snapshot.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import { formatEventLine } from '../../../src/trace/line.ts'
import type { RunFile } from '../../../src/trace/run-file.ts'
import { openRun } from '../../../src/trace/store/write.ts'
import { memoryTree } from '../../support/memory-tree.ts'

export interface RunSize {
  readonly tasks: number
  readonly attempts: number
}

/** Events of one trace. */
export const EVENTS = 20

/** A suite of tasks with three user turns, five calls and three replies each, all stated as gold. */
export function bigSuite({ tasks, attempts }: RunSize): Suite {
  const yaml = {
    ...{ name: 'big', attempts, tasks: [taskOf(0)] },
    agent: { kind: 'command', command: ['true'], protocol: 'jsonl' },
  }
  const suite = loadSuite(memoryTree({ 'suite.json': JSON.stringify(yaml) }), 'suite.json', { scorer: SCORER })
  // read as run directories are: so many tasks in one YAML file would be refused
  const all = Array.from({ length: tasks }, (_, index) => ({ ...suite.tasks[0], ...taskOf(index) }))
  const whole = SuiteSnapshot.parse({ ...suite, tasks: all })
  const gold = Object.fromEntries(whole.tasks.map((task) => [task.id, goldFingerprint(task)]))
  return { ...whole, fingerprints: { ...whole.fingerprints, gold } }
}

/** Stores a run of the suite as `turngate run` would have, and all of its events as lines of one file beside it. */
export async function storeRun(dir: string, suite: Suite, seed: number): Promise<void> {
  const run: RunFile = {
    ...{ version: 1, id: `20250301T090000Z-00000${seed}`, suite: suite.name, suite_file: suite.file, seed },
    ...{ attempts: suite.attempts, tasks: suite.tasks.map(({ id }) => id), turngate: '0.1.0', agent: suite.agent.kind },
    ...{ fingerprints: suite.fingerprints, isolation: [], concurrency: 1, interrupted: false },
    started_at: STARTED_AT,
  }
  const writer = await openRun(dir, run, (write) => write('suite.json', JSON.stringify(suite)))
  const lines = createWriteStream(join(dir, '..', `${seed}.jsonl`))
  for (let attempt = 1; attempt <= suite.attempts; attempt += 1) {
    for (const [index, task] of suite.tasks.entries()) {
      const made = attemptOf(index, task.id, attempt, attemptSeed(seed, task.id, attempt))
      await writer.append(made)
      lines.write(made.events.map((event) => `${formatEventLine(event)}\n`).join(''))
    }
  }
  await new Promise((resolve) => lines.end(resolve))
  await writer.close({ finished_at: STARTED_AT, interrupted: false })
}

const STARTED_AT = '2025-03-01T09:00:00.000Z'

const CITIES = ['Lisbon', 'Oslo', 'San Francisco', 'Vienna', 'Kyoto', 'Porto', 'Lyon'] as const

interface Facts {
  readonly order: string
  readonly city: string
  readonly total: number
  readonly due: string
}

function factsOf(index: number): Facts {
  const due = `2025-04-${String(1 + (index % 28)).padStart(2, '0')}`
  return {
    order: `O-${10_000 + index}`,
    city: CITIES[index % CITIES.length] ?? 'Oslo',
    total: 20 + (index % 300) / 4,
    due,
  }
}

/** What is said and called in the three stretches of the dialog. */
function taskOf(index: number) {
  const facts = factsOf(index)
  const calls = callsOf(facts).map(([tool, args]) => ({ turn: 'Tool', gold_turn: { tool_id: tool, args } }))
  const says = (turn: string, texts: readonly string[]) => texts.map((response) => ({ turn, gold_turn: { response } }))
  const [users, replies] = [says('User', usersOf(facts)), says('Agent', repliesOf(facts))]
  const stretches = [calls.slice(0, 2), calls.slice(2, 4), calls.slice(4)]
  const gold = stretches.flatMap((made, number) => [users.at(number), ...made, replies.at(number)])
  return {
    id: `task-${index}`,
    turns: usersOf(facts).map((user) => ({ user })),
    expected_tools: ['orders_Get', 'orders_Refund'],
    forbidden_tools: ['accounts_Delete'],
    pass_when: ['answer', 'aem'],
    answer: [{ contains: facts.order }],
    gold: gold.map((turn, number) => ({ turn_no: number + 1, ...turn })),
  }
}

const usersOf = ({ order, city }: Facts) => [
  `Where is my order ${order}?`,
  `Please send it to ${city} instead.`,
  'And refund the delivery, please.',
]

const repliesOf = ({ order, city, total, due }: Facts) => [
  `Your order ${order} is on its way and arrives on ${due}.`,
  `I changed the address of ${order} to ${city}.`,
  `I refunded ${total.toFixed(2)} dollars for order ${order}.`,
]

const callsOf = ({ order, city, total, due }: Facts): (readonly [string, Record<string, string | number>])[] => [
  ['orders_Get', { order_id: order }],
  ['shipments_Track', { order_id: order, until: due }],
  ['addresses_Check', { city, country: 'PT' }],
  ['orders_Update', { order_id: order, city }],
  ['orders_Refund', { order_id: order, amount: total, reason: 'delivery' }],
]

const OPENINGS = ['', 'Sure! ', 'Of course. ', 'Thanks for waiting. '] as const
const CLOSINGS = ['', ' Is there anything else?', ' Have a nice day!', ' Let me know if I can help further.'] as const

/** As a model would, hardly ever in the same words twice. */
function worded(text: string, seed: number): string {
  return `${OPENINGS[seed % 4]}${text}${CLOSINGS[Math.floor(seed / 4) % 4]}`
}

/** Nine attempts of ten do as the gold says, in other words; the tenth refunds the wrong amount. */
function attemptOf(index: number, task: string, attempt: number, seed: number): Attempt {
  const facts = factsOf(index)
  const said = seed % 10 === 0 ? { ...facts, total: facts.total + 10 } : facts
  const [first = '', second = '', third = ''] = repliesOf(said).map((text, turn) => worded(text, seed >>> (4 * turn)))
  const [askedFirst = '', askedSecond = '', askedThird = ''] = usersOf(facts)
  const calls = callsOf(said).map(([tool, args]): TraceEvent[] => [
    { event: 'proposed', tool, args },
    {
      event: 'executed',
      tool,
      args,
      ok: true,
      result: { order_id: facts.order, status: 'ok', total: facts.total },
      ms: 3,
    },
  ])
  const model: TraceEvent = { event: 'model', model: 'larkspur-large', input_tokens: 900, output_tokens: 80, ms: 120 }
  const events: TraceEvent[] = [
    ...[{ event: 'user' as const, text: askedFirst, turn: 1 }, model, ...calls.slice(0, 2).flat()],
    ...[{ event: 'response' as const, text: first }, { event: 'user' as const, text: askedSecond, turn: 2 }, model],
    ...[...calls.slice(2, 4).flat(), { event: 'response' as const, text: second }],
    ...[{ event: 'user' as const, text: askedThird, turn: 3 }, model, ...calls.slice(4).flat()],
    ...[{ event: 'response' as const, text: third }, { event: 'end' as const }],
  ]
  return {
    ...{ task, attempt, seed, outcome: { status: 'completed' }, started_at: STARTED_AT, wall_ms: 400 + (seed % 100) },
    events: events.map((event, position) => ({ ...event, seq: position + 1, at: position * 20 })),
    evidence: { files: {}, calls_recorded_by: 'agent', isolation: ['fresh_workspace'] },
  }
}
