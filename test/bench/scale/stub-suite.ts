import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface StubSuite {
  readonly tasks: number
  readonly attempts: number
  /** How long the agent takes to think. */
  readonly agentMs: number
  /** Tool doubles, of which the agent calls one twice. */
  readonly tools: boolean
}

/** Hears one line, calls its tools where there are any, thinks, answers, and waits until its input is closed. */
export const STUB_AGENT = `import { createInterface } from 'node:readline'
const [think = '0'] = process.argv.slice(2)
const url = process.env.TURNGATE_MCP_URL
let id = 0
async function ask(method, params) {
  id += 1
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', id, method, params }) })
  return answer.json()
}
for await (const line of createInterface({ input: process.stdin })) {
  const { text } = JSON.parse(line)
  if (url !== undefined) {
    await ask('tools/list')
    for (const order of ['1', '2']) await ask('tools/call', { name: 'orders_Get', arguments: { id: order } })
  }
  await new Promise((resolve) => setTimeout(resolve, Number(think)))
  process.stdout.write(JSON.stringify({ event: 'response', text: 'done: ' + text }) + '\\n')
}
`

/** Writes a suite around the stub agent into a folder; gives the path of its file. */
export function writeStubSuite(folder: string, { tasks, attempts, agentMs, tools }: StubSuite): string {
  mkdirSync(folder, { recursive: true })
  const suite = {
    ...{ name: 'stub', attempts },
    agent: { kind: 'command', command: ['node', 'agent.mjs', String(agentMs)], protocol: 'jsonl' },
    sandbox: tools ? { tools: 'tools.json', state: 'state.json' } : {},
    tasks: Array.from({ length: tasks }, (_, index) => ({
      ...{ id: `task-${index}`, input: `hello ${index}`, answer: [{ contains: 'done' }] },
      ...(tools && { expected_tools: ['orders_Get'] }),
    })),
  }
  const tool = {
    name: 'orders_Get',
    description: 'An order by its number.',
    input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    read_only: true,
    rules: [{ return: { id: '1', status: 'shipped' } }],
  }
  writeFileSync(join(folder, 'agent.mjs'), STUB_AGENT)
  writeFileSync(join(folder, 'tools.json'), JSON.stringify({ tools: [tool] }))
  writeFileSync(join(folder, 'state.json'), JSON.stringify({ orders: {} }))
  writeFileSync(join(folder, 'suite.json'), JSON.stringify(suite))
  return join(folder, 'suite.json')
}
