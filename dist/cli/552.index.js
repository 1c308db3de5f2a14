export const id = 552;
export const ids = [552];
export const modules = {

/***/ 22552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpStdio: () => (/* binding */ mcpStdio)
});

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/stdio.js
/**
 * Serves an address of the tools over standard streams: each line is posted, each answer is a line. Ends once the input
 * has, and what was asked is answered. What cannot be delivered is answered with an error, so that no client waits.
 */
async function bridgeStreams({ url, input, write }) {
    const open = new Set();
    let version;
    async function pass(line) {
        const message = line === undefined ? undefined : parse(line);
        if (line === undefined || message === undefined) {
            tell({
                id: null,
                error: { code: line === undefined ? -32600 : -32700, message: line === undefined ? TOO_LONG : 'not JSON' },
            });
            return;
        }
        try {
            const response = await post(url, line, version);
            const answer = parse(await response.text());
            version = negotiated(message, answer) ?? version;
            if (answer !== undefined)
                tell(response.ok ? answer : answering(message, answer));
        }
        catch {
            for (const id of idsOf(message))
                tell({ id, error: { code: -32000, message: 'the attempt has ended' } });
        }
    }
    function tell(answer) {
        write(`${JSON.stringify(isObject(answer) ? { jsonrpc: '2.0', ...answer } : answer)}\n`);
    }
    for await (const line of linesOf(input)) {
        const passed = pass(line);
        // what follows is sent in the version that was agreed on
        if (line?.includes('"initialize"') === true)
            await passed;
        open.add(passed);
        passed.finally(() => open.delete(passed));
    }
    await Promise.all(open);
}
/** As the server allows. */
const MOST_BYTES = 256 * 1024;
const TOO_LONG = `more than ${MOST_BYTES} bytes`;
function post(url, body, version) {
    const accept = 'application/json, text/event-stream';
    const headers = { 'content-type': 'application/json', accept, ...(version && { 'mcp-protocol-version': version }) };
    return fetch(url, { method: 'POST', headers, body });
}
/** Lines without their ends; undefined for one that is too long. Empty ones are left out. */
async function* linesOf(input) {
    let rest = Buffer.alloc(0);
    let isTooLong = false;
    const stream = input;
    for await (const chunk of stream) {
        rest = Buffer.concat([rest, Buffer.from(chunk)]);
        for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
            const line = rest.subarray(0, end).toString('utf8').trim();
            rest = rest.subarray(end + 1);
            if (isTooLong || end > MOST_BYTES)
                yield undefined;
            else if (line !== '')
                yield line;
            isTooLong = false;
        }
        if (rest.length > MOST_BYTES) {
            isTooLong = true;
            rest = Buffer.alloc(0);
        }
    }
    const last = rest.toString('utf8').trim();
    if (last !== '' && !isTooLong)
        yield last;
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
function negotiated(message, answer) {
    if (!isObject(message) || message.method !== 'initialize' || !isObject(answer))
        return undefined;
    const { result } = answer;
    return isObject(result) && typeof result.protocolVersion === 'string' ? result.protocolVersion : undefined;
}
/** A refusal of the transport names no request; over standard streams a client finds it by the id alone. */
function answering(message, answer) {
    const [id] = idsOf(message);
    return isObject(answer) && answer.id === null && id !== undefined ? { ...answer, id } : answer;
}
function idsOf(message) {
    return (Array.isArray(message) ? message : [message]).flatMap((one) => isObject(one) && (typeof one.id === 'string' || typeof one.id === 'number') ? [one.id] : []);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/mcp-stdio.js


/** `turngate mcp-stdio [URL]`: what MCP clients start that speak to servers over standard streams. */
async function mcpStdio(io, given) {
    const url = given ?? io.env.TURNGATE_MCP_URL;
    if (url === undefined || !/^http:\/\/(127\.0\.0\.1|localhost):\d+\//.test(url)) {
        throw new errors/* UserError */.yo({
            code: 'bad-usage',
            message: url === undefined ? 'No address of tools is given.' : `${url} is no address of an attempt's tools.`,
            hint: 'An attempt is given its address in TURNGATE_MCP_URL.',
        });
    }
    // a client ends it by a signal, and there is nothing to write first
    for (const name of ['SIGTERM', 'SIGINT'])
        process.removeAllListeners(name);
    await bridgeStreams({ url, input: process.stdin, write: io.out });
    return 0;
}


/***/ })

};
