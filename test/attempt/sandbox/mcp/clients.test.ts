import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pointClients } from '../../../../src/attempt/sandbox/mcp/clients.ts'
import { attemptOf, commandAgent, repliesOf, temporaryFolder } from '../../world.ts'

const BRIDGE = ['/usr/bin/node', '/opt/turn gate/cli.js', 'mcp-stdio']
const read = (file: string | undefined) => JSON.parse(readFileSync(file ?? '', 'utf8'))

describe('pointClients', () => {
  it('leads to one server, over HTTP and over standard streams', async () => {
    const folder = temporaryFolder()
    const {
      TURNGATE_MCP_CONFIG: stdio,
      TURNGATE_MCP_CONFIG_HTTP: http,
      ...rest
    } = await pointClients({ turngate: 'http://127.0.0.1:1/t/mcp' }, folder, BRIDGE)
    expect(rest).toEqual({
      TURNGATE_MCP_URL: 'http://127.0.0.1:1/t/mcp',
      TURNGATE_MCP_COMMAND: "/usr/bin/node '/opt/turn gate/cli.js' mcp-stdio http://127.0.0.1:1/t/mcp",
    })
    expect(read(stdio)).toEqual({
      mcpServers: {
        turngate: {
          command: '/usr/bin/node',
          args: ['/opt/turn gate/cli.js', 'mcp-stdio', 'http://127.0.0.1:1/t/mcp'],
        },
      },
    })
    expect(read(http)).toEqual({ mcpServers: { turngate: { type: 'http', url: 'http://127.0.0.1:1/t/mcp' } } })
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a server of its own', { crm: 'u' }, { TURNGATE_MCP_URL: 'u', TURNGATE_MCP_URL_CRM: 'u' }],
    [
      'several',
      { turngate: 'u', 'sales-eu': 'v', crm: 'w' },
      { TURNGATE_MCP_URL: 'u', TURNGATE_MCP_URL_CRM: 'w', TURNGATE_MCP_URL_SALES_EU: 'v' },
    ],
    ['several, none of them plainly meant', { b: 'u', a: 'v' }, { TURNGATE_MCP_URL_A: 'v', TURNGATE_MCP_URL_B: 'u' }],
  ])('names %s', async (_, urls, expected) => {
    const folder = temporaryFolder()
    expect(await pointClients(urls, folder, undefined)).toEqual({
      ...expected,
      TURNGATE_MCP_CONFIG_HTTP: join(folder, 'mcp-http.json'),
    })
  })

  it('quotes the command as a shell reads it', async () => {
    const odd = ['printf', '%s\\n', "it's", 'a b', '$HOME', '']
    const { TURNGATE_MCP_COMMAND: command = '' } = await pointClients({ turngate: 'url' }, temporaryFolder(), odd)
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe("it's\na b\n$HOME\n\nurl\n")
  })
})

it('an attempt has its files outside its workspace, and they go with it', async () => {
  const script =
    'const f = process.env.TURNGATE_MCP_CONFIG_HTTP; console.log(JSON.stringify({event: "response", text: JSON.stringify([f, process.env.TURNGATE_WORKSPACE, require("fs").readFileSync(f, "utf8")])}))'
  const attempt = await attemptOf({ agent: commandAgent(['node', '-e', script]), tools: [{ name: 'ping' }] })
  const [file, workspace, text] = JSON.parse(repliesOf(attempt)[0] ?? '')
  expect(file.startsWith(`${workspace}/`)).toBe(false)
  expect(JSON.parse(text).mcpServers.turngate.url).toMatch(/^http:\/\/127/)
  expect(() => readFileSync(file)).toThrow('ENOENT')
})
