import { tmpdir } from 'node:os'
import OpenAI from 'openai'
import { openModelEndpoint } from '../../src/attempt/models/endpoint.ts'
import { createRecorder } from '../../src/attempt/sandbox/recorder.ts'
import { loadSuite } from '../../src/suite/load.ts'
import { memoryTree } from '../support/memory-tree.ts'
import { openScriptedServer } from '../support/model-server/server.ts'

/**
 * What the recording endpoint adds to one model call: the official client asks a loopback server directly and through
 * the endpoint, in turn, all in one process. First argument: calls a side, 400 if not given.
 */
const calls = Number(process.argv[2] ?? 400)
const TARGET_MS = 5
const WARM_UP = 40

const ways = [
  { name: 'chat completion', isStream: false, together: 1 },
  { name: 'chat completion, stream', isStream: true, together: 1 },
  { name: 'chat completion, 8 at once', isStream: false, together: 8 },
  { name: 'chat completion, stream, 8 at once', isStream: true, together: 8 },
]

const answer = { text: 'Order 1001 was refunded in full; the money arrives within five working days. '.repeat(4) }
const tool = { type: 'object' as const, properties: { id: { type: 'string' } } }
const asked = {
  model: 'gpt-4o',
  messages: Array.from({ length: 20 }, (_, index) => ({ role: 'user' as const, content: `${index} `.repeat(200) })),
  tools: Array.from({ length: 10 }, (_, index) => ({
    ...{ type: 'function' as const, function: { name: `tool_${index}`, description: 'Does it.', parameters: tool } },
  })),
}

const server = await openScriptedServer(() => answer)
const suite = loadSuite(
  memoryTree({
    'suite.yaml': `name: a
agent: {kind: command, command: [x]}
sandbox: {models: {openai: {base_url: "${server.origin}/v1", key: OPENAI_API_KEY}}}
tasks: [{id: a, input: x, max_turns: 1}]`,
  }),
  'suite.yaml',
)
const { models } = suite.sandbox
const [task] = suite.tasks
if (models === undefined || task === undefined) throw new Error('no models')
const signal = new AbortController().signal
const endpoint = await openModelEndpoint(models, {
  ...{ suite, root: tmpdir(), scratch: tmpdir(), signal },
  hostEnv: { OPENAI_API_KEY: 'sk-bench-0123456789' },
})
const attempt = await endpoint.open({
  ...{ planned: { task, attempt: 1, seed: 1 }, root: '/attempt', env: () => ({}), hasTools: false, signal },
  stop: (reason) => {
    throw new Error(JSON.stringify(reason))
  },
  recorder: createRecorder({
    ...{ maxCalls: Number.MAX_SAFE_INTEGER, maxCostUsd: undefined, elapsed: () => 0 },
    onLimit: () => undefined,
  }),
})
const direct = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: 'x' })
const through = new OpenAI({ baseURL: attempt.openaiUrl, apiKey: attempt.token })

console.log(`${calls} calls a side and way, the two sides in turn; milliseconds until the whole answer is there.\n`)
console.log('                                       direct        through        added    ratio')
console.log('                                  median    p95   median    p95    median   of medians')
let worst = 0
for (const { name, isStream, together } of ways) {
  const times = { direct: [] as number[], through: [] as number[] }
  for (let round = 0; round < calls / together; round += 1) {
    for (const [side, client] of [['direct', direct] as const, ['through', through] as const]) {
      const made = await Promise.all(Array.from({ length: together }, () => timed(client, isStream)))
      // the first rounds open connections and warm up
      if (round * together >= WARM_UP) times[side].push(...made)
    }
  }
  const [plain, recorded] = [times.direct.sort(ascending), times.through.sort(ascending)]
  const added = at(recorded, 0.5) - at(plain, 0.5)
  worst = Math.max(worst, added / together)
  const figures = [at(plain, 0.5), at(plain, 0.95), at(recorded, 0.5), at(recorded, 0.95), added]
  const ratio = at(recorded, 0.5) / at(plain, 0.5)
  console.log(`${name.padEnd(34)}${figures.map((ms) => ms.toFixed(2).padStart(7)).join(' ')}   ${ratio.toFixed(2)}`)
}
console.log(`\nTarget: below ${TARGET_MS} ms added at the median; worst ${worst.toFixed(2)} ms a call.`)
await endpoint.close()
await server.close()
process.exitCode = worst < TARGET_MS ? 0 : 1

async function timed(client: OpenAI, isStream: boolean): Promise<number> {
  const start = performance.now()
  if (isStream) for await (const _ of await client.chat.completions.create({ ...asked, stream: true }));
  else await client.chat.completions.create(asked)
  return performance.now() - start
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

function ascending(a: number, b: number): number {
  return a - b
}
