import { createMCPClient } from '@ai-sdk/mcp'
import { Experimental_StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { MCPServerStdio, MCPServerStreamableHttp } from '@openai/agents'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveWorld } from '../support/mcp-world.ts'
import { CLI } from './support/cli.ts'

/** Clients that people use, as they come from the registry, over both transports. */

const SCHEMA = { type: 'object', properties: { id: { type: 'string', description: 'Its number.' } }, required: ['id'] }
const TOOLS = [
  {
    name: 'orders_Get',
    title: 'Get an order',
    description: 'Looks an order up.\nNever guess.',
    read_only: true,
    input_schema: SCHEMA,
    output_schema: { type: 'object', properties: { id: { type: 'string' } } },
    rules: [
      { when: { args: { id: '2' } }, error: { message: 'busy', retryable: true } },
      { return: { id: '{id}', lines: [1, null] } },
    ],
  },
  { name: 'draw', rules: [{ content: [{ type: 'image', data: 'iVBORw==', mime_type: 'image/png' }] }] },
  { name: 'say', delay: '20ms', rules: [{ return: 'said' }] },
]

interface Connected {
  readonly version?: string | undefined
  list(): Promise<{ tools: readonly object[] }>
  call(name: string, args: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

const stdio = (url: string) => ({ command: process.execPath, args: [CLI, 'mcp-stdio', url] })

async function sdk(transport: 'http' | 'stdio', url: string): Promise<Connected> {
  const client = new Client({ name: 'test', version: '1' })
  const http = new StreamableHTTPClientTransport(new URL(url))
  await client.connect(transport === 'http' ? http : new StdioClientTransport(stdio(url)))
  return {
    version: client.getServerVersion()?.name,
    list: () => client.listTools(),
    call: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
  }
}

async function vercel(transport: 'http' | 'stdio', url: string): Promise<Connected> {
  const client = await createMCPClient({
    transport: transport === 'http' ? { type: 'http', url } : new Experimental_StdioMCPTransport(stdio(url)),
  })
  const listed = await client.listTools()
  const tools = client.toolsFromDefinitions(listed)
  return {
    version: client.serverInfo.name,
    list: async () => listed,
    async call(name, args) {
      const tool =
        tools[name] ?? client.toolsFromDefinitions({ tools: [{ name, inputSchema: { type: 'object' } }] })[name]
      return tool?.execute(args, { toolCallId: '1', messages: [] })
    },
    close: () => client.close(),
  }
}

async function agents(transport: 'http' | 'stdio', url: string): Promise<Connected> {
  const { command, args } = stdio(url)
  const client =
    transport === 'http'
      ? new MCPServerStreamableHttp({ url })
      : new MCPServerStdio({ fullCommand: [command, ...args].join(' ') })
  await client.connect()
  return {
    list: async () => ({ tools: await client.listTools() }),
    call: (name, args) => client.callToolResult(name, args),
    close: () => client.close(),
  }
}

describe.each<[string, typeof sdk]>([
  ["the SDK's own client", sdk],
  ["the AI SDK's client", vercel],
  ["the OpenAI Agents SDK's client", agents],
])('%s', { timeout: 60_000 }, (_, connect) => {
  describe.each(['http', 'stdio'] as const)('over %s', (transport) => {
    async function connected() {
      const world = await serveWorld(TOOLS)
      const client = await connect(transport, world.urls.turngate ?? '')
      onTestFinished(() => client.close())
      return { ...world, client }
    }

    it('sees the tools as the suite has them', async () => {
      const { client } = await connected()
      if (client.version !== undefined) expect(client.version).toBe('turngate')
      const { tools } = await client.list()
      expect(tools).toMatchObject([
        {
          name: 'orders_Get',
          title: 'Get an order',
          description: 'Looks an order up.\nNever guess.',
          inputSchema: SCHEMA,
          annotations: { readOnlyHint: true },
        },
        { name: 'draw', inputSchema: { type: 'object' } },
        { name: 'say' },
      ])
    })

    it('calls them', async () => {
      const { client, recorder } = await connected()
      expect(await client.call('orders_Get', { id: '1' })).toMatchObject({
        content: [{ type: 'text', text: '{"id":"1","lines":[1,null]}' }],
        structuredContent: { id: '1', lines: [1, null] },
      })
      expect(await client.call('draw', {})).toMatchObject({
        content: [{ type: 'image', data: 'iVBORw==', mimeType: 'image/png' }],
      })
      const together = await Promise.all([client.call('say', {}), client.call('say', {})])
      expect(together).toMatchObject([{ content: [{ text: 'said' }] }, { content: [{ text: 'said' }] }])
      expect(recorder.events.map(({ event }) => event).filter((event) => event === 'executed')).toHaveLength(4)
    })

    it('is told of errors, refusals and unknown tools', async () => {
      const { client, recorder } = await connected()
      const failed = { content: [{ text: 'busy' }], isError: true }
      expect(await client.call('orders_Get', { id: '2' })).toMatchObject(failed)
      const refused = { content: [{ text: 'refused (schema): /id must be string' }], isError: true }
      expect(await client.call('orders_Get', { id: 2 })).toMatchObject(refused)
      await expect(client.call('orders_Got', {})).rejects.toThrow(/no tool is named `orders_Got`/)
      expect(recorder.events.map(({ event }) => event)).toEqual([
        ...['proposed', 'executed', 'proposed', 'refused', 'proposed', 'refused'],
      ])
    })

    it('is told that the attempt has ended', async () => {
      const { client, end } = await connected()
      end()
      await expect(client.call('say', {})).rejects.toThrow()
    })
  })
})
