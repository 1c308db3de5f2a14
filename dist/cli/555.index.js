export const id = 555;
export const ids = [555];
export const modules = {

/***/ 2555:
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
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(24619);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/webStandardStreamableHttp.js + 3 modules
var webStandardStreamableHttp = __webpack_require__(24415);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
var types = __webpack_require__(63846);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/protocol.js




/** Answers one POST with one or more JSON-RPC messages, without a session: a client may call without initialising. */
async function answerMessages(request, body, tools, doubles) {
    const malformed = malformedCall(body);
    if (malformed !== undefined) {
        const { id, name, args } = malformed;
        return Response.json({ jsonrpc: '2.0', id, result: resultOf(await doubles.call(name, args)) });
    }
    const server = new esm_server/* Server */.g(SERVER_INFO, { capabilities: { tools: {} }, jsonSchemaValidator: NO_ELICITATION });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: [...tools] }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }) => {
        return resultOf(await doubles.call(params.name, params.arguments));
    });
    const transport = new webStandardStreamableHttp/* WebStandardStreamableHTTPServerTransport */.a({ enableJsonResponse: true });
    await server.connect(transport);
    try {
        return await transport.handleRequest(request, { parsedBody: body });
    }
    finally {
        await server.close();
    }
}
/** The tools as `tools/list` shows them: names, descriptions and schemas exactly as the suite has them. */
function listTools(entries) {
    return entries.map((entry) => ({
        name: entry.name,
        ...(entry.description !== undefined && { description: entry.description }),
        inputSchema: { ...entry.input_schema, type: 'object' },
        ...(entry.read_only !== undefined && { annotations: { readOnlyHint: entry.read_only } }),
    }));
}
const SERVER_INFO = { name: 'turngate', version: '1' };
/** The SDK would make an ajv instance for each server, to check answers of users that are never asked. */
const NO_ELICITATION = {
    getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'nobody is asked' }),
};
/** The SDK turns down arguments that are no object before a handler sees them; the call was made all the same. */
function malformedCall(message) {
    if (!isObject(message) || message.method !== 'tools/call' || message.id === undefined)
        return undefined;
    if (!isObject(message.params) || typeof message.params.name !== 'string')
        return undefined;
    const { name, arguments: args } = message.params;
    return args === undefined || isObject(args) ? undefined : { id: message.id, name, args };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function resultOf(outcome) {
    if (outcome === undefined)
        return failure('the attempt has ended');
    if (outcome.event === 'refused')
        return failure(`refused (${outcome.reason}): ${outcome.message ?? ''}`);
    if (!outcome.ok)
        return failure(outcome.error ?? 'failed', outcome.retryable);
    const result = outcome.result ?? null;
    return {
        content: [{ type: 'text', text: textOf(result) }],
        ...((0,json/* isJsonObject */.OW)(result) && { structuredContent: { ...result } }),
    };
}
function failure(text, retryable) {
    return {
        content: [{ type: 'text', text }],
        isError: true,
        ...(retryable !== undefined && { _meta: { 'turngate/retryable': retryable } }),
    };
}
function textOf(result) {
    return typeof result === 'string' ? result : JSON.stringify(result);
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/server.js




async function openToolServer(entries) {
    const tools = listTools(entries);
    const attempts = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => {
        respond(request, response).catch(() => send(response, 500, rpcError(-32603, 'internal error')));
    });
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    async function respond(request, response) {
        // a web page that a browser on this machine shows must not reach the tools by a name that resolves to loopback
        if (!hosts.has(request.headers.host ?? '') || request.headers.origin !== undefined) {
            return send(response, 403, rpcError(-32000, 'only local clients are served'));
        }
        const doubles = attempts.get(tokenOf(request.url));
        if (doubles === undefined)
            return send(response, 404, rpcError(-32001, 'no attempt is running at this address'));
        // without sessions there is nothing to stream and nothing to delete
        if (request.method !== 'POST')
            return send(response, 405, rpcError(-32000, 'only POST is served'), { allow: 'POST' });
        const body = await readBody(request);
        if (body === undefined)
            return send(response, 413, rpcError(-32600, `more than ${MAX_BODY_BYTES} bytes`));
        const message = parse(body);
        if (message === undefined)
            return send(response, 400, rpcError(-32700, 'not JSON'));
        const answer = await answerMessages(webRequest(request), message, tools, doubles);
        send(response, answer.status, await answer.text());
    }
    return {
        port,
        open(doubles) {
            const token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
            attempts.set(token, doubles);
            return { url: `http://127.0.0.1:${port}/${token}/mcp`, close: () => attempts.delete(token) };
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
function tokenOf(path = '') {
    return /^\/([\w-]+)\/mcp\/?$/.exec(path)?.[1] ?? '';
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
function rpcError(code, message) {
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
