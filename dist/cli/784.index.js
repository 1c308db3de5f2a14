export const id = 784;
export const ids = [784];
export const modules = {

/***/ 12784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openToolServer: () => (/* binding */ openToolServer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/suite/schema/doubles.js
var schema_doubles = __webpack_require__(93590);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(24619);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/webStandardStreamableHttp.js + 3 modules
var webStandardStreamableHttp = __webpack_require__(24415);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
var types = __webpack_require__(63846);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/show.js

/** The tools as `tools/list` shows them: names, descriptions and schemas exactly as the suite has them. */
function listTools(entries) {
    return entries.map((entry) => {
        const hints = hintsOf(entry);
        return {
            name: entry.name,
            ...(entry.title !== undefined && { title: entry.title }),
            ...(entry.description !== undefined && { description: entry.description }),
            inputSchema: { ...entry.input_schema, type: 'object' },
            ...(entry.output_schema !== undefined && { outputSchema: { ...entry.output_schema, type: 'object' } }),
            ...(hints !== undefined && { annotations: hints }),
        };
    });
}
/** The answer to a call that was executed, or refused for its arguments; a failure says so, and is no error of the protocol. */
function resultOf(settled) {
    if (settled === undefined)
        return failure('the attempt has ended');
    const { outcome, content } = settled;
    if (outcome.event === 'refused')
        return failure(`refused (${outcome.reason}): ${outcome.message ?? ''}`);
    if (!outcome.ok)
        return failure(outcome.error ?? 'failed', outcome.retryable);
    const result = outcome.result ?? null;
    const structured = (0,json/* isJsonObject */.OW)(result) && content?.structured !== false;
    return {
        content: content === undefined ? [{ type: 'text', text: textOf(result) }] : content.parts.map(blockOf),
        ...(structured && { structuredContent: { ...result } }),
    };
}
function hintsOf({ read_only, annotations }) {
    if (read_only === undefined && annotations === undefined)
        return undefined;
    const { destructive, idempotent, open_world } = annotations ?? {};
    return {
        ...(read_only !== undefined && { readOnlyHint: read_only }),
        ...(destructive !== undefined && { destructiveHint: destructive }),
        ...(idempotent !== undefined && { idempotentHint: idempotent }),
        ...(open_world !== undefined && { openWorldHint: open_world }),
    };
}
function failure(text, retryable) {
    return {
        content: [{ type: 'text', text }],
        isError: true,
        ...(retryable !== undefined && { _meta: { 'turngate/retryable': retryable } }),
    };
}
function blockOf(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'resource_link': {
            const { mime_type, ...link } = part;
            return { ...link, ...(mime_type !== undefined && { mimeType: mime_type }) };
        }
        default:
            return { type: part.type, data: part.data, mimeType: part.mime_type };
    }
}
function textOf(result) {
    return typeof result === 'string' ? result : JSON.stringify(result);
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/protocol.js




/** Answers one POST with one or more JSON-RPC messages, without a session: a client may call without initialising. */
async function answerMessages(request, body, served) {
    const refused = refusedBatch(request, body);
    if (refused !== undefined)
        return rpcRefusal(refused);
    const server = new esm_server/* Server */.g({ name: served.name, version: '1' }, { capabilities: { tools: {} }, jsonSchemaValidator: NO_ELICITATION });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: [...served.tools] }));
    // the SDK would turn down arguments that are no object before a handler sees them; the call was made all the same
    server.fallbackRequestHandler = async ({ method, params }) => {
        if (method !== 'tools/call')
            throw rpcError(METHOD_NOT_FOUND, 'Method not found');
        return callTool(served, params ?? {});
    };
    const transport = new webStandardStreamableHttp/* WebStandardStreamableHTTPServerTransport */.a({ enableJsonResponse: true });
    await server.connect(transport);
    try {
        const response = await toldApart(await transport.handleRequest(request, { parsedBody: body }));
        return Array.isArray(body) && response.status === 200 ? await asBatch(response) : response;
    }
    finally {
        await server.close();
    }
}
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
/** The SDK would make an ajv instance for each server, to check answers of users that are never asked. */
const NO_ELICITATION = {
    getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'nobody is asked' }),
};
/** What no tool of this name could be asked is an error of the protocol; what a tool answers, refusals too, is a result. */
async function callTool({ call }, params) {
    const { name, arguments: args } = params;
    if (typeof name !== 'string')
        throw rpcError(INVALID_PARAMS, 'params.name must be the name of a tool');
    const settled = await call(name, args);
    const outcome = settled?.outcome;
    const isMalformed = args !== undefined && !isObject(args);
    if (outcome?.event === 'refused' && (outcome.reason === 'unknown_tool' || isMalformed)) {
        throw rpcError(INVALID_PARAMS, outcome.message ?? outcome.reason);
    }
    return resultOf(settled);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The code is what the SDK answers with. */
function rpcError(code, message) {
    return Object.assign(new Error(message), { code });
}
/** Batches were part of the protocol in one version only, which is also the one of clients that do not say theirs. */
const LAST_WITH_BATCHES = '2025-03-26';
function refusedBatch(request, body) {
    if (!Array.isArray(body))
        return undefined;
    if (body.length === 0)
        return 'a batch holds at least one message';
    const version = request.headers.get('mcp-protocol-version') ?? LAST_WITH_BATCHES;
    return version > LAST_WITH_BATCHES ? `protocol version ${version} has no batches` : undefined;
}
/** The SDK calls a message that it cannot read no JSON; what comes here is JSON, and no request. */
async function toldApart(response) {
    if (response.status !== 400)
        return response;
    const text = await response.text();
    return text.includes(`"code":${PARSE_ERROR}`)
        ? rpcRefusal('no JSON-RPC 2.0 message: `jsonrpc` is "2.0", `id` is a text or a whole number, `params` are an object')
        : new Response(text, response);
}
const PARSE_ERROR = -32700;
/** The SDK answers a batch of one as if it were none. */
async function asBatch(response) {
    const answers = await response.json();
    return Response.json(Array.isArray(answers) ? answers : [answers]);
}
function rpcRefusal(message) {
    return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status: 400 });
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/server.js






async function openToolServer(entries) {
    const lists = listsByServer(entries);
    const attempts = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => {
        respond(request, response).catch(() => send(response, 500, server_rpcError(-32603, 'internal error')));
    });
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    async function respond(request, response) {
        // a web page that a browser on this machine shows must not reach the tools by a name that resolves to loopback
        if (!hosts.has(request.headers.host ?? '') || request.headers.origin !== undefined) {
            return send(response, 403, server_rpcError(-32000, 'only local clients are served'));
        }
        const { token, name } = placeOf(request.url);
        const doubles = attempts.get(token);
        const tools = lists.get(name);
        if (doubles === undefined || tools === undefined) {
            return send(response, 404, server_rpcError(-32001, 'no attempt is running at this address'));
        }
        // without sessions there is nothing to stream and nothing to delete
        if (request.method !== 'POST')
            return send(response, 405, server_rpcError(-32000, 'only POST is served'), { allow: 'POST' });
        const body = await readBody(request);
        if (body === undefined)
            return send(response, 413, server_rpcError(-32600, `more than ${MAX_BODY_BYTES} bytes`));
        const message = parse(body);
        if (message === undefined)
            return send(response, 400, server_rpcError(-32700, 'not JSON'));
        const served = { name, tools, call: serverCall(doubles, name) };
        const answer = await answerMessages(webRequest(request), message, served);
        send(response, answer.status, await answer.text());
    }
    return {
        port,
        open(doubles) {
            const token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
            attempts.set(token, doubles);
            const at = (name) => `http://127.0.0.1:${port}/${token}/mcp${name === schema_doubles/* DEFAULT_SERVER */.KA ? '' : `/${name}`}`;
            return {
                urls: Object.fromEntries([...lists.keys()].map((name) => [name, at(name)])),
                close: () => attempts.delete(token),
            };
        },
        async close() {
            attempts.clear();
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            server.closeAllConnections();
            await closed;
        },
    };
}
/** With the result of a call, an event must still fit into one line of a trace. */
const MAX_BODY_BYTES = 256 * 1024;
function listsByServer(entries) {
    const names = new Set(entries.map((entry) => entry.server ?? schema_doubles/* DEFAULT_SERVER */.KA));
    return new Map([...names].map((name) => [name, listTools(entries.filter((entry) => (entry.server ?? schema_doubles/* DEFAULT_SERVER */.KA) === name))]));
}
function serverCall(doubles, server) {
    return (name, args) => doubles.call(name, args, server === schema_doubles/* DEFAULT_SERVER */.KA ? undefined : server);
}
function placeOf(path = '') {
    const [, token = '', name = schema_doubles/* DEFAULT_SERVER */.KA] = /^\/([\w-]+)\/mcp(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? [];
    return { token, name };
}
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    const stream = request;
    for await (const chunk of stream) {
        bytes += chunk.length;
        // read on, since a client that is cut off would not see why
        if (bytes <= MAX_BODY_BYTES)
            chunks.push(chunk);
    }
    if (bytes > MAX_BODY_BYTES)
        return undefined;
    return Buffer.concat(chunks).toString('utf8');
}
/** Undefined for what is not JSON. */
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The transport insists on clients that accept event streams; answers are plain JSON, so that others are welcome too. */
function webRequest(request) {
    const headers = new Headers({ accept: 'application/json, text/event-stream', 'content-type': 'application/json' });
    const version = request.headers['mcp-protocol-version'];
    if (typeof version === 'string')
        headers.set('mcp-protocol-version', version);
    return new Request('http://127.0.0.1/mcp', { method: 'POST', headers });
}
function server_rpcError(code, message) {
    return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
}
function send(response, status, body, headers = {}) {
    if (response.headersSent)
        return;
    response.writeHead(status, body === '' ? headers : { 'content-type': 'application/json', ...headers });
    response.end(body);
}


/***/ })

};
