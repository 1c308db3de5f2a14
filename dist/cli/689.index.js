export const id = 689;
export const ids = [689];
export const modules = {

/***/ 15689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openaiEmbedder: () => (/* binding */ openaiEmbedder),
  openaiJudge: () => (/* binding */ openaiJudge)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 152 modules
var openai = __webpack_require__(93674);
;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/grade/embedding/model.js
var embedding_model = __webpack_require__(82330);
// EXTERNAL MODULE: ./build/src/grade/judge/settings.js
var settings = __webpack_require__(75268);
// EXTERNAL MODULE: ./build/src/grade/ports.js
var ports = __webpack_require__(18473);
;// CONCATENATED MODULE: ./build/src/grade/openai.js








/** A judge at an OpenAI-compatible endpoint. */
function openaiJudge(endpoint, entry) {
    const { client, call } = connect(endpoint);
    const { name, model, temperature, response_format: format } = entry;
    return {
        name,
        model,
        settings: (0,settings/* judgeSettings */.$)(entry),
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
                return { kind: 'failed', reason: (0,errors/* messageOf */.bD)(error) };
            }
        },
    };
}
/** An embedding model at an OpenAI-compatible endpoint. */
function openaiEmbedder(endpoint, options) {
    const { client, call } = connect(endpoint);
    const { model, dimensions } = options;
    return {
        model: (0,embedding_model/* embeddingModel */.d)(options),
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
    const client = new openai/* default */.Ay({
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
    const limit = pLimit(endpoint.concurrency);
    const turn = pacer(endpoint.requestsPerMinute);
    return {
        client,
        call: (request, signal) => limit(() => withRetries(request, endpoint, turn, signal)),
    };
}
/** @throws EndpointError when no try succeeds */
async function withRetries(request, { retries, timeout, backOff = 500 }, turn, signal) {
    for (let tried = 0;; tried += 1) {
        let limit;
        try {
            await turn(signal);
            // that of the package ends with the headers of the answer
            limit = AbortSignal.timeout(timeout);
            return await request({ signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) });
        }
        catch (error) {
            if (signal?.aborted === true)
                throw failure('interrupted', error);
            const isLate = limit?.aborted === true;
            if (tried >= retries || !(isLate || isWorthARetry(error))) {
                throw failure(isLate ? 'no answer in time' : reasonOf(error), error);
            }
            const pause = askedPause(error) ?? backOff * 2 ** tried * (0.75 + Math.random() / 2);
            await (0,promises_.setTimeout)(Math.min(pause, MOST_PAUSE_MS), undefined, signal === undefined ? {} : { signal }).catch((cause) => {
                throw failure('interrupted', cause);
            });
        }
    }
}
/** A server may ask for more; a run does not wait for it. */
const MOST_PAUSE_MS = 60_000;
function isWorthARetry(error) {
    if (error instanceof SyntaxError)
        return false;
    if (!(error instanceof openai/* APIError */.LG) || error.status === undefined)
        return true;
    const { status } = error;
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
/** `retry-after`, in seconds or as a date, and the `retry-after-ms` of some servers; in milliseconds. */
function askedPause(error) {
    if (!(error instanceof openai/* APIError */.LG))
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
/** What the server writes beside a status is foreign, and errors of the package may quote the key: neither is repeated. */
function reasonOf(error) {
    if (error instanceof openai/* APIConnectionTimeoutError */.qA)
        return 'no answer in time';
    if (error instanceof SyntaxError)
        return 'the answer is not JSON';
    if (error instanceof openai/* APIConnectionError */.xX)
        return 'the endpoint could not be reached';
    if (!(error instanceof openai/* APIError */.LG) || error.status === undefined)
        return 'the connection broke off';
    if (error.status === 401 || error.status === 403)
        return `the endpoint refused the key (${error.status})`;
    return `the endpoint answered ${error.status}`;
}
function failure(reason, cause) {
    return new ports/* EndpointError */.c(reason, { cause });
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
            await (0,promises_.setTimeout)(start - now, undefined, signal === undefined ? {} : { signal });
    };
}
const Completion = schemas/* object */.Ikc({
    choices: schemas/* array */.YOg(schemas/* object */.Ikc({
        finish_reason: schemas/* string */.YjP().nullish(),
        message: schemas/* object */.Ikc({ content: schemas/* string */.YjP().nullish(), refusal: schemas/* string */.YjP().nullish() }),
    }))
        .min(1),
    usage: schemas/* object */.Ikc({
        prompt_tokens: schemas/* number */.aig().nonnegative().optional(),
        completion_tokens: schemas/* number */.aig().nonnegative().optional(),
        prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: schemas/* number */.aig().nonnegative().nullish() }).nullish(),
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
const Embeddings = schemas/* object */.Ikc({
    data: schemas/* array */.YOg(schemas/* object */.Ikc({ index: schemas/* number */.aig().int().nonnegative().optional(), embedding: schemas/* array */.YOg(schemas/* number */.aig()).min(1) })),
});
/** @throws EndpointError when there is not one vector for each text, all of one length */
function readVectors(body, count) {
    const read = Embeddings.safeParse(body);
    if (!read.success)
        throw new ports/* EndpointError */.c('not a list of embeddings', { cause: read.error });
    const vectors = Array.from({ length: count });
    for (const [place, { index = place, embedding }] of read.data.data.entries()) {
        if (index < count)
            vectors[index] = Float32Array.from(embedding);
    }
    const there = vectors.filter((vector) => vector !== undefined);
    const length = there[0]?.length;
    if (read.data.data.length !== count || there.length !== count || there.some((vector) => vector.length !== length)) {
        throw new ports/* EndpointError */.c(`${count} texts did not get one vector each`);
    }
    return there;
}


/***/ })

};
