export const id = 403;
export const ids = [403];
export const modules = {

/***/ 6403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openaiEmbedder: () => (/* binding */ openaiEmbedder),
/* harmony export */   openaiJudge: () => (/* binding */ openaiJudge)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var openai__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3674);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(370);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5649);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _embedding_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2330);
/* harmony import */ var _judge_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5268);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8473);








/** A judge at an OpenAI-compatible endpoint. */
function openaiJudge(endpoint, entry) {
    const { client, call } = connect(endpoint);
    const { name, model, temperature, response_format: format } = entry;
    return {
        name,
        model,
        settings: (0,_judge_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeSettings */ .$)(entry),
        async ask({ system, user, schema }, signal) {
            const body = {
                model,
                messages: [
                    { role: 'system', content: system },
                    { role: 'user', content: user },
                ],
                ...(temperature !== undefined && { temperature }),
                ...(format === 'json_object' && { response_format: { type: 'json_object' } }),
                ...(format === 'json_schema' && {
                    response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema } },
                }),
            };
            try {
                return readCompletion(await call((options) => client.chat.completions.create(body, options), signal), model);
            }
            catch (error) {
                return { kind: 'failed', reason: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
            }
        },
    };
}
/** An embedding model at an OpenAI-compatible endpoint. */
function openaiEmbedder(endpoint, options) {
    const { client, call } = connect(endpoint);
    const { model, dimensions } = options;
    return {
        model: (0,_embedding_model_js__WEBPACK_IMPORTED_MODULE_5__/* .embeddingModel */ .d)(options),
        async embed(texts, signal) {
            const body = {
                model,
                input: [...texts],
                // the package's own default is base64, which not every compatible server knows
                encoding_format: 'float',
                ...(dimensions !== undefined && { dimensions }),
            };
            return readVectors(await call((options) => client.embeddings.create(body, options), signal), texts.length);
        },
    };
}
function connect(endpoint) {
    const client = new openai__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .Ay({
        apiKey: endpoint.apiKey ?? 'none',
        baseURL: endpoint.baseUrl ?? 'https://api.openai.com/v1',
        // each of these would be read from the environment
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        logLevel: 'off',
        timeout: endpoint.timeout,
        // the package waits as long as a server asks for, and cannot be stopped while it does
        maxRetries: 0,
    });
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A)(endpoint.concurrency);
    const turn = pacer(endpoint.requestsPerMinute);
    return {
        client,
        call: (request, signal) => limit(() => withRetries(request, endpoint, turn, signal)),
    };
}
/** @throws EndpointError when no try succeeds */
async function withRetries(request, { retries, backOff = 500 }, turn, signal) {
    for (let tried = 0;; tried += 1) {
        try {
            await turn(signal);
            return await request({ signal });
        }
        catch (error) {
            if (signal?.aborted === true || error instanceof openai__WEBPACK_IMPORTED_MODULE_1__/* .APIUserAbortError */ .cH)
                throw failure('interrupted', error);
            if (tried >= retries || !isWorthARetry(error))
                throw failure(reasonOf(error), error);
            const pause = askedPause(error) ?? backOff * 2 ** tried * (0.75 + Math.random() / 2);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(pause, MOST_PAUSE_MS), undefined, signal === undefined ? {} : { signal }).catch((cause) => {
                throw failure('interrupted', cause);
            });
        }
    }
}
/** A server may ask for more; a run does not wait for it. */
const MOST_PAUSE_MS = 60_000;
function isWorthARetry(error) {
    if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_1__/* .APIError */ .LG))
        return false;
    const { status } = error;
    // without a status the connection failed or timed out
    return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}
/** `retry-after`, in seconds or as a date, and the `retry-after-ms` of some servers; in milliseconds. */
function askedPause(error) {
    if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_1__/* .APIError */ .LG))
        return undefined;
    const precise = Number(error.headers?.get('retry-after-ms') ?? Number.NaN);
    if (precise >= 0)
        return precise;
    const text = error.headers?.get('retry-after') ?? undefined;
    if (text === undefined)
        return undefined;
    const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
    return Number.isFinite(pause) ? Math.max(0, pause) : undefined;
}
/** What the server writes beside a status is foreign, and not repeated. */
function reasonOf(error) {
    if (error instanceof openai__WEBPACK_IMPORTED_MODULE_1__/* .APIConnectionTimeoutError */ .qA)
        return 'no answer in time';
    if (error instanceof SyntaxError)
        return 'the answer is not JSON';
    if (!(error instanceof openai__WEBPACK_IMPORTED_MODULE_1__/* .APIError */ .LG))
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
    if (error.status === undefined)
        return 'the endpoint could not be reached';
    if (error.status === 401 || error.status === 403)
        return `the endpoint refused the key (${error.status})`;
    return `the endpoint answered ${error.status}`;
}
function failure(reason, cause) {
    return new _ports_js__WEBPACK_IMPORTED_MODULE_3__/* .EndpointError */ .c(reason, { cause });
}
/** Requests begin at least this far apart. */
function pacer(perMinute) {
    let next = 0;
    return async (signal) => {
        if (perMinute === undefined)
            return;
        const now = Date.now();
        const start = Math.max(now, next);
        next = start + 60_000 / perMinute;
        if (start > now)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(start - now, undefined, signal === undefined ? {} : { signal });
    };
}
const Completion = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    choices: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        finish_reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullish(),
        message: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullish(), refusal: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullish() }),
    }))
        .min(1),
    usage: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        prompt_tokens: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().optional(),
        completion_tokens: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().optional(),
        prompt_tokens_details: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ cached_tokens: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().nullish() }).nullish(),
    })
        .nullish(),
});
function readCompletion(body, model) {
    const read = Completion.safeParse(body);
    const choice = read.data?.choices[0];
    if (read.data === undefined || choice === undefined)
        return { kind: 'failed', reason: 'not a chat completion' };
    const usage = usageOf(read.data, model);
    const { content, refusal } = choice.message;
    if (typeof refusal === 'string' && refusal !== '')
        return { kind: 'refused', message: refusal, usage };
    if (choice.finish_reason === 'content_filter')
        return { kind: 'refused', message: 'content filter', usage };
    return { kind: 'answered', text: content ?? '', cut: choice.finish_reason === 'length', usage };
}
function usageOf({ usage }, model) {
    const cached = usage?.prompt_tokens_details?.cached_tokens ?? undefined;
    return {
        model,
        ...(usage?.prompt_tokens !== undefined && { input_tokens: usage.prompt_tokens }),
        ...(usage?.completion_tokens !== undefined && { output_tokens: usage.completion_tokens }),
        ...(cached !== undefined && { cached_tokens: cached }),
    };
}
const Embeddings = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    data: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ index: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().nonnegative().optional(), embedding: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()).min(1) })),
});
/** @throws EndpointError when there is not one vector for each text, all of one length */
function readVectors(body, count) {
    const read = Embeddings.safeParse(body);
    if (!read.success)
        throw new _ports_js__WEBPACK_IMPORTED_MODULE_3__/* .EndpointError */ .c('not a list of embeddings', { cause: read.error });
    const vectors = Array.from({ length: count });
    for (const [place, { index = place, embedding }] of read.data.data.entries()) {
        if (index < count)
            vectors[index] = Float32Array.from(embedding);
    }
    const there = vectors.filter((vector) => vector !== undefined);
    const length = there[0]?.length;
    if (read.data.data.length !== count || there.length !== count || there.some((vector) => vector.length !== length)) {
        throw new _ports_js__WEBPACK_IMPORTED_MODULE_3__/* .EndpointError */ .c(`${count} texts did not get one vector each`);
    }
    return there;
}


/***/ })

};
