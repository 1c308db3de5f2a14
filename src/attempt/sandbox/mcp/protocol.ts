import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js'
import { isJsonObject, type Json } from '../../../json.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import type { ExecutedEvent, RefusedEvent } from '../../../trace/events.ts'
import type { Doubles } from '../doubles.ts'

/** Answers one POST with one or more JSON-RPC messages, without a session: a client may call without initialising. */
export async function answerMessages(
  request: Request,
  body: unknown,
  tools: readonly Tool[],
  doubles: Doubles,
): Promise<Response> {
  const malformed = malformedCall(body)
  if (malformed !== undefined) {
    const { id, name, args } = malformed
    return Response.json({ jsonrpc: '2.0', id, result: resultOf(await doubles.call(name, args)) })
  }
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} }, jsonSchemaValidator: NO_ELICITATION })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    return resultOf(await doubles.call(params.name, params.arguments))
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** The tools as `tools/list` shows them: names, descriptions and schemas exactly as the suite has them. */
export function listTools(entries: readonly ToolEntry[]): Tool[] {
  return entries.map((entry) => ({
    name: entry.name,
    ...(entry.description !== undefined && { description: entry.description }),
    inputSchema: { ...entry.input_schema, type: 'object' },
    ...(entry.read_only !== undefined && { annotations: { readOnlyHint: entry.read_only } }),
  }))
}

const SERVER_INFO = { name: 'turngate', version: '1' }

/** The SDK would make an ajv instance for each server, to check answers of users that are never asked. */
const NO_ELICITATION = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'nobody is asked' }),
}

/** The SDK turns down arguments that are no object before a handler sees them; the call was made all the same. */
function malformedCall(message: unknown): { id: unknown; name: string; args: unknown } | undefined {
  if (!isObject(message) || message.method !== 'tools/call' || message.id === undefined) return undefined
  if (!isObject(message.params) || typeof message.params.name !== 'string') return undefined
  const { name, arguments: args } = message.params
  return args === undefined || isObject(args) ? undefined : { id: message.id, name, args }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function resultOf(outcome: ExecutedEvent | RefusedEvent | undefined): CallToolResult {
  if (outcome === undefined) return failure('the attempt has ended')
  if (outcome.event === 'refused') return failure(`refused (${outcome.reason}): ${outcome.message ?? ''}`)
  if (!outcome.ok) return failure(outcome.error ?? 'failed', outcome.retryable)
  const result = outcome.result ?? null
  return {
    content: [{ type: 'text', text: textOf(result) }],
    ...(isJsonObject(result) && { structuredContent: { ...result } }),
  }
}

function failure(text: string, retryable?: boolean): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    isError: true,
    ...(retryable !== undefined && { _meta: { 'turngate/retryable': retryable } }),
  }
}

function textOf(result: Json): string {
  return typeof result === 'string' ? result : JSON.stringify(result)
}
