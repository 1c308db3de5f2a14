import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import type { Settled } from '../doubles.ts'
import { resultOf } from './show.ts'

/** One server of one attempt. */
export interface Served {
  readonly name: string
  readonly tools: readonly Tool[]
  readonly call: (name: string, args: unknown) => Promise<Settled | undefined>
}

/** Answers one POST with one or more JSON-RPC messages, without a session: a client may call without initialising. */
export async function answerMessages(request: Request, body: unknown, served: Served): Promise<Response> {
  const refused = refusedBatch(request, body)
  if (refused !== undefined) return rpcRefusal(refused)
  const server = new Server(
    { name: served.name, version: '1' },
    { capabilities: { tools: {} }, jsonSchemaValidator: NO_ELICITATION },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...served.tools] }))
  // the SDK would turn down arguments that are no object before a handler sees them; the call was made all the same
  server.fallbackRequestHandler = async ({ method, params }) => {
    if (method !== 'tools/call') throw rpcError(METHOD_NOT_FOUND, 'Method not found')
    return callTool(served, params ?? {})
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const response = await toldApart(await transport.handleRequest(request, { parsedBody: body }))
    return Array.isArray(body) && response.status === 200 ? await asBatch(response) : response
  } finally {
    await server.close()
  }
}

const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

/** The SDK would make an ajv instance for each server, to check answers of users that are never asked. */
const NO_ELICITATION = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'nobody is asked' }),
}

/** What no tool of this name could be asked is an error of the protocol; what a tool answers, refusals too, is a result. */
async function callTool({ call }: Served, params: Readonly<Record<string, unknown>>) {
  const { name, arguments: args } = params
  if (typeof name !== 'string') throw rpcError(INVALID_PARAMS, 'params.name must be the name of a tool')
  const settled = await call(name, args)
  const outcome = settled?.outcome
  const isMalformed = args !== undefined && !isObject(args)
  if (outcome?.event === 'refused' && (outcome.reason === 'unknown_tool' || isMalformed)) {
    throw rpcError(INVALID_PARAMS, outcome.message ?? outcome.reason)
  }
  return resultOf(settled)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The code is what the SDK answers with. */
function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** Batches were part of the protocol in one version only, which is also the one of clients that do not say theirs. */
const LAST_WITH_BATCHES = '2025-03-26'

function refusedBatch(request: Request, body: unknown): string | undefined {
  if (!Array.isArray(body)) return undefined
  if (body.length === 0) return 'a batch holds at least one message'
  const version = request.headers.get('mcp-protocol-version') ?? LAST_WITH_BATCHES
  return version > LAST_WITH_BATCHES ? `protocol version ${version} has no batches` : undefined
}

/** The SDK calls a message that it cannot read no JSON; what comes here is JSON, and no request. */
async function toldApart(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const text = await response.text()
  return text.includes(`"code":${PARSE_ERROR}`)
    ? rpcRefusal(
        'no JSON-RPC 2.0 message: `jsonrpc` is "2.0", `id` is a text or a whole number, `params` are an object',
      )
    : new Response(text, response)
}

const PARSE_ERROR = -32700

/** The SDK answers a batch of one as if it were none. */
async function asBatch(response: Response): Promise<Response> {
  const answers: unknown = await response.json()
  return Response.json(Array.isArray(answers) ? answers : [answers])
}

function rpcRefusal(message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status: 400 })
}
