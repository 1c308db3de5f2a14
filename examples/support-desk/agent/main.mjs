import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { profile } from './choose.mjs'
import { createDesk } from './desk.mjs'
import { createHands } from './hands.mjs'
import { connect } from './mcp.mjs'
import { createMemory } from './memory.mjs'
import { createMeter, loadModel } from './model.mjs'
import { readPolicies } from './policies.mjs'
import { createRandom } from './random.mjs'

/** How long a tool may take before the agent gives up on it. */
const PATIENCE_MS = 1000

const suite = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const emit = (event) => process.stdout.write(`${JSON.stringify(event)}\n`)

const random = createRandom(process.env.TURNGATE_SEED ?? '0')
const prompt = readFileSync(suite('prompts/system.md'), 'utf8')
const model = loadModel(suite('model.yaml'))
const client = await connect(process.env.TURNGATE_MCP_URL, { patienceMs: PATIENCE_MS })
const tools = await client.listTools()
const meter = createMeter(model, prompt + JSON.stringify(tools), emit)

const mind = {
  model,
  random,
  memory: createMemory({ model, random }),
  policies: readPolicies(prompt, { model, random }),
  profiles: tools.map(profile),
  now: new Date(process.env.TURNGATE_NOW ?? 0),
}
const workspace = process.env.TURNGATE_WORKSPACE ?? process.cwd()
const desk = createDesk(mind, createHands({ client, mind, meter, emit, workspace }))

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const { event, text } = JSON.parse(line)
  if (event !== 'user') continue
  meter.heard(text)
  const reply = await desk.answer(text)
  meter.step(reply)
  emit({ event: 'response', text: reply })
}
