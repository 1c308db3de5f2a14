import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createAgent } from './agent.mjs'
import { connect } from './mcp.mjs'

/** How long a tool may take before the agent gives up on it. */
const PATIENCE_MS = 1000

const ownText = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { TURNGATE_MCP_URL, TURNGATE_NOW, TURNGATE_SEED, TURNGATE_WORKSPACE } = process.env

const agent = await createAgent({
  prompt: ownText('prompts/system.md'),
  modelText: ownText('model.yaml'),
  client: await connect(TURNGATE_MCP_URL, { patienceMs: PATIENCE_MS }),
  seed: TURNGATE_SEED ?? '0',
  now: new Date(TURNGATE_NOW ?? 0),
  workspace: TURNGATE_WORKSPACE ?? process.cwd(),
  emit: (event) => process.stdout.write(`${JSON.stringify(event)}\n`),
})

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const { event, text } = JSON.parse(line)
  if (event === 'user') await agent.hear(text)
}
