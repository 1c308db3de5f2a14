export const id = 226;
export const ids = [226];
export const modules = {

/***/ 87226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  liveOpenai: () => (/* binding */ liveOpenai)
});

// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/fitted.js
var fitted = __webpack_require__(63903);
// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/one-list.js
var one_list = __webpack_require__(50680);
// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/script.js
var script = __webpack_require__(57952);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/answer.js

/** The attempt cannot go on. */
class AskError extends Error {
    end;
    constructor(end, options) {
        super(end.message, options);
        this.name = 'AskError';
        this.end = end;
    }
}
/** Undefined where a body is no chat completion. What an endpoint sends is foreign data, whatever the package's types say. */
function readAnswer(body) {
    const read = Completion.safeParse(body);
    const message = read.data?.choices[0]?.message;
    if (read.data === undefined || message === undefined)
        return undefined;
    return {
        text: message.content ?? message.refusal ?? '',
        calls: (message.tool_calls ?? []).map(readCall),
    };
}
const Call = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().nullish(),
    function: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: schemas/* string */.YjP().nullish() }).optional(),
    custom: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), input: schemas/* string */.YjP() }).optional(),
});
const Completion = schemas/* object */.Ikc({
    choices: schemas/* array */.YOg(schemas/* object */.Ikc({
        message: schemas/* object */.Ikc({
            content: schemas/* string */.YjP().nullish(),
            refusal: schemas/* string */.YjP().nullish(),
            tool_calls: schemas/* array */.YOg(Call).nullish(),
        }),
    }))
        .min(1),
});
function readCall(call, index) {
    const name = call.function?.name ?? call.custom?.name ?? '';
    const given = call.function?.arguments ?? call.custom?.input ?? '';
    // some servers give calls no id, and want one with the result
    return { id: call.id ?? `call_${index}`, name, given, args: parseArguments(given) };
}
function parseArguments(text) {
    // models write nothing at all for a tool that takes nothing
    if (text.trim() === '')
        return {};
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 152 modules
var openai = __webpack_require__(93674);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/sent-fetch.js

/** `fetch` as the package calls it, without the five minutes after which Node's own gives up on an answer. */
function sentFetch(sender, timeout) {
    return async (input, init) => {
        const { status, headers, body } = await sender.send({
            ...{ url: String(input), method: init?.method === 'GET' ? 'GET' : 'POST', timeout },
            headers: Object.fromEntries(new Headers(init?.headers)),
            body: Buffer.from(typeof init?.body === 'string' ? init.body : ''),
            signal: init?.signal ?? new AbortController().signal,
        });
        const known = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
        return new Response(external_node_stream_.Readable.toWeb(body), { status, headers: Object.fromEntries(known) });
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/ask.js



/** Asks through the attempt's endpoint, which records, tries again and decides what is the provider's fault. */
function connectModel(agent, session, { openaiUrl, token }, sender) {
    const { signal, limits } = session;
    // the attempt's own limit, and the endpoint's, end it first
    const timeout = 2 ** 31 - 1;
    const client = new openai/* default */.Ay({
        ...{ apiKey: token, baseURL: openaiUrl, timeout, maxRetries: 0, fetch: sentFetch(sender, timeout) },
        // each of these would be read from the environment
        ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null, logLevel: 'off' },
    });
    const send = agent.stream ? collect : complete;
    let left = limits.outputBytes;
    return async (request) => {
        const body = await send(client, request, signal).catch((error) => {
            throw signal.aborted ? error : ended(error);
        });
        const answer = readAnswer(body);
        if (answer === undefined)
            throw new AskError(NO_COMPLETION);
        left -= Buffer.byteLength(answer.text);
        for (const { name, given } of answer.calls)
            left -= Buffer.byteLength(name) + Buffer.byteLength(given);
        if (left < 0)
            session.stop('output');
        return answer;
    };
}
const NO_COMPLETION = {
    kind: 'not_measured',
    reason: 'provider',
    message: 'the model did not answer with a whole chat completion',
};
async function complete(client, request, signal) {
    return client.chat.completions.create({ ...request, stream: false }, { signal });
}
/** The whole answer, put together by the package from its pieces. */
async function collect(client, request, signal) {
    return client.chat.completions.stream(request, { signal }).finalChatCompletion();
}
/** What is the provider's fault has ended the attempt before: what is left is a request that was refused. */
function ended(error) {
    const status = error instanceof openai/* APIError */.LG ? error.status : undefined;
    if (typeof status !== 'number')
        return new AskError(NO_COMPLETION, { cause: error });
    const message = `the model endpoint refused the request (${status})`;
    return new AskError({ kind: 'failed', reason: 'exit', message }, { cause: error });
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/request.js
/** The request of one step: the tools with the schemas that the suite has, the attempt's seed, and what the suite adds. */
function createRequest(agent, { tools, seed }, messages) {
    const { model, temperature, parallel_tool_calls, params } = agent;
    return {
        ...params,
        model,
        messages: [...messages],
        seed,
        ...(temperature !== undefined && { temperature }),
        ...(tools.length > 0 && {
            tools: tools.map(({ name, description, input_schema }) => ({
                type: 'function',
                function: {
                    name,
                    ...(description !== undefined && { description }),
                    parameters: { ...input_schema },
                },
            })),
            // providers refuse it where there are no tools
            ...(parallel_tool_calls !== undefined && { parallel_tool_calls }),
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/settled-text.js
/** What a model is told of a call: the text that the tools give over MCP. */
function settledText(settled) {
    if (settled === undefined)
        return 'the attempt has ended';
    const { outcome, content } = settled;
    if (outcome.event === 'refused')
        return `refused (${outcome.reason}): ${outcome.message ?? ''}`;
    if (!outcome.ok)
        return outcome.error ?? 'failed';
    if (content !== undefined)
        return content.parts.map(partText).join('\n');
    const result = outcome.result ?? null;
    return typeof result === 'string' ? result : JSON.stringify(result);
}
/** In a chat completion what a tool says is text: of pictures and sound a model is told that they are there. */
function partText(part) {
    if (part.type === 'text')
        return part.text;
    return part.type === 'resource_link' ? `${part.name}: ${part.uri}` : `[${part.type}: ${part.mime_type}]`;
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/live.js







/** One attempt: the model is asked, its tool calls are answered, until it replies; then the user speaks again. */
function liveOpenai({ agent, system, sender }) {
    return async (session) => {
        if (session.models === undefined)
            throw new Error('the built-in agent has no endpoint to ask');
        const ask = connectModel(agent, session, session.models, sender);
        const user = (0,script/* scriptedUser */.e)(session);
        const list = (0,one_list/* oneList */.t)(session);
        const messages = system === undefined ? [] : [{ role: 'system', content: system }];
        try {
            for (let words = user.next(''); words !== undefined;) {
                messages.push({ role: 'user', content: words.text });
                const reply = await takeTurn({ agent, session, ask, list }, messages);
                words = user.next(reply);
            }
            session.settle();
            return reportOf({ kind: 'done' });
        }
        catch (error) {
            // once the attempt is ended from outside, that says why
            if (session.signal.aborted)
                return reportOf({ kind: 'done' });
            if (error instanceof AskError)
                return reportOf(error.end);
            throw error;
        }
    };
}
/** Adds to `messages` what was said, and gives the reply. @throws AskError */
async function takeTurn({ agent, session, ask, list }, messages) {
    for (let step = 1; step <= agent.max_steps; step += 1) {
        const answer = await ask(createRequest(agent, { tools: list.tools, seed: session.planned.seed }, messages));
        session.signal.throwIfAborted();
        messages.push(asMessage(answer));
        if (answer.calls.length === 0) {
            // what the model used, and text beside calls, is recorded by the endpoint
            session.recorder.record({ event: 'response', text: (0,fitted/* fitted */.$)(answer.text) });
            return answer.text;
        }
        for (const call of answer.calls)
            messages.push(await answerCall(session, list, call));
    }
    const message = `the agent asked its model ${agent.max_steps} times in one turn (\`max_steps\`) without a reply`;
    throw new AskError({ kind: 'failed', reason: 'steps', message });
}
/** One after another, in the order asked for, so that the same answers give the same trace. */
async function answerCall({ signal }, list, call) {
    const settled = await list.call(call.name, call.args);
    if (settled === undefined)
        signal.throwIfAborted();
    return { role: 'tool', tool_call_id: call.id, content: settledText(settled) };
}
function asMessage({ text, calls }) {
    if (calls.length === 0)
        return { role: 'assistant', content: text };
    return {
        role: 'assistant',
        content: text === '' ? null : text,
        tool_calls: calls.map(({ id, name, given }) => ({ id, type: 'function', function: { name, arguments: given } })),
    };
}
function reportOf(end) {
    return { end, recordsCalls: true, evidence: {} };
}


/***/ })

};
