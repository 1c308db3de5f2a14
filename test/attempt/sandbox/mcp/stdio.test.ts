import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { bridgeStreams } from '../../../../src/attempt/sandbox/mcp/stdio.ts'
import { serveWorld } from '../../../support/mcp-world.ts'

const tools = [{ name: 'ping' }, { name: 'slow', delay: '30ms', rules: [{ return: 'late' }] }]
const rpc = (method: string, params?: object, id: number | string = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const HELLO = rpc(
  'initialize',
  { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
  'init',
)

/** All answers to these lines, once the input has ended, by id. */
async function talk(lines: readonly string[], url?: string) {
  const world = await serveWorld(tools)
  const input = new PassThrough()
  const output: string[] = []
  const bridged = bridgeStreams({
    url: url ?? world.urls.turngate ?? '',
    input,
    write: (text) => void output.push(text),
  })
  for (const line of lines) input.write(line)
  input.end()
  await bridged
  expect(output.every((text) => text.endsWith('\n') && text.indexOf('\n') === text.length - 1)).toBe(true)
  return output.map((text) => JSON.parse(text))
}

it.each<[string, string[], unknown[]]>([
  ['a request', [`${rpc('ping')}\n`], [{ jsonrpc: '2.0', id: 1, result: {} }]],
  ['one without an end of line', [rpc('ping')], [{ jsonrpc: '2.0', id: 1, result: {} }]],
  ['one in pieces', [rpc('ping').slice(0, 9), rpc('ping').slice(9), '\r\n'], [{ jsonrpc: '2.0', id: 1, result: {} }]],
  ['two in one piece', [`${rpc('ping')}\n\n${rpc('ping')}\n`], [{ id: 1 }, { id: 1 }]],
  ['a notification', ['{"jsonrpc":"2.0","method":"notifications/initialized"}\n'], []],
  [
    'what is not JSON',
    [`ping\n${rpc('ping')}\n`],
    [{ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'not JSON' } }, { id: 1 }],
  ],
  [
    'a line that is too long',
    [`${rpc('ping', { a: 'x'.repeat(300_000) })}\n`, `${rpc('ping')}\n`],
    [
      { id: null, error: { code: -32600 } },
      { id: 1, result: {} },
    ],
  ],
  ['a batch', [`[${rpc('ping')},${rpc('ping', {}, 2)}]\n`], [[{ id: 1 }, { id: 2 }]]],
  [
    'a batch after a version without them',
    [`${HELLO}\n`, `[${rpc('ping', {}, 7)}]\n`],
    [
      { id: 'init', result: { protocolVersion: '2025-06-18' } },
      { id: 7, error: { code: -32600 } },
    ],
  ],
  ['an unknown tool', [`${rpc('tools/call', { name: 'pong' })}\n`], [{ id: 1, error: { code: -32602 } }]],
  ['nothing', [], []],
])('passes on %s', async (_, lines, answers) => {
  const told = await talk(lines)
  expect(told).toHaveLength(answers.length)
  expect(told).toMatchObject(answers)
})

it('does not make one call wait for another', async () => {
  const answers = await talk([`${rpc('tools/call', { name: 'slow' }, 1)}\n${rpc('tools/call', { name: 'ping' }, 2)}\n`])
  expect(answers.map(({ id }) => id)).toEqual([2, 1])
})

it.each([
  ['gone', (url: string) => url.replace(/:\d+/, ':1'), { code: -32000, message: 'the attempt has ended' }],
  ['another', (url: string) => url.replace(/[\w-]{32}/, 'x'.repeat(32)), { code: -32001 }],
])('answers requests with an error where the attempt is %s, so that no client waits', async (_, change, error) => {
  const { urls } = await serveWorld(tools)
  expect(await talk([`${rpc('ping', {}, 5)}\n`], change(urls.turngate ?? ''))).toMatchObject([{ id: 5, error }])
})
