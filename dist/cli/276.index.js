export const id = 276;
export const ids = [276];
export const modules = {

/***/ 93876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fitEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66402);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23837);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58181);




/** UTF-16 units that stay of a text in an event that is too long. */
const KEPT = 32 * 1024;
/**
 * The event, or a copy shortened so that its line can be read back: texts are cut and levels nested too deeply are
 * replaced, each with a mark that says so. Apply it where an event is made, so that all stages see the same one.
 */
function fitEvent(event) {
    const shallow = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(event) ? event : mapFields(event, (value) => shorten(value, Number.POSITIVE_INFINITY));
    if (fits(shallow))
        return shallow;
    const short = mapFields(shallow, (value) => shorten(value, KEPT));
    return fits(short) ? short : mapFields(short, excerpt);
}
function fits(event) {
    return Buffer.byteLength((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .formatEventLine */ .Yp)(event)) <= _line_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LINE_BYTES */ .Oc;
}
function mapFields(event, map) {
    const fields = Object.entries(event);
    const mapped = fields.flatMap(([key, value]) => {
        if (value === undefined)
            return [];
        return [[key, key === 'args' ? asObject(map(value)) : map(value)]];
    });
    return _events_js__WEBPACK_IMPORTED_MODULE_1__/* .TraceEvent */ .A2.parse(Object.fromEntries(mapped));
}
/** `depth` of a field's value is 1: the event around it is a level too. */
function shorten(value, kept, depth = 1) {
    if (typeof value === 'string')
        return cut(value, kept);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= _json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr)
        return '[cut: nested too deeply]';
    if (Array.isArray(value))
        return value.map((item) => shorten(item, kept, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [cut(key, kept), shorten(item, kept, depth + 1)]));
}
/** Of values with very many parts, the beginning of their text. */
function excerpt(value) {
    const text = typeof value === 'string' ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value);
    return text.length <= KEPT ? value : cut(text, KEPT);
}
function cut(text, kept) {
    return text.length <= kept ? text : `${text.slice(0, kept)}… [cut: ${text.length - kept} more characters]`;
}
function asObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : { '[cut]': value };
}


/***/ }),

/***/ 13888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   _f: () => (/* binding */ readShape),
/* harmony export */   jn: () => (/* binding */ shapeProblem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _json_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47809);
/* harmony import */ var _limited_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15915);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13512);




/**
 * Parses the text of a foreign file that holds one document.
 * @param title name of the format that was expected, for the message
 * @throws UserError
 */
function parseDocument(text, file, title) {
    const [first, second] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .readRows */ .a)(text, file, title);
    if (first !== undefined && second === undefined)
        return first.value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'import-not-json',
        message: `not ${title}: not JSON (a second value begins here)`,
        file,
        ...(second !== undefined && { line: second.line }),
        hint: 'The file may have been cut off; write or download it again.',
    });
}
/**
 * Checks a foreign document against what the importer needs of it.
 * @throws UserError that names each key at fault, from which key on in `at`
 */
function readShape(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const problemAt = problemsAt(place);
    const problems = issues.slice(0, _limited_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_PROBLEMS */ .v).map((issue) => problemAt(describeIssue(issue), innerPath(issue)));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo((0,_limited_js__WEBPACK_IMPORTED_MODULE_3__/* .limited */ .T)(problems, place.file, issues.length));
}
/** What is wrong at a key path below the place. */
function shapeProblem(message, path, place) {
    return problemsAt(place)(message, path);
}
function problemsAt({ at = '', text, title, file }) {
    const lineOf = text === undefined ? undefined : (0,_json_place_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text);
    return (message, path) => {
        const whole = typeof at === 'string' ? path : [...at, ...path];
        return {
            code: 'import-shape',
            message: `not ${title}: ${message}`,
            file,
            ...(lineOf !== undefined && { line: lineOf(whole) }),
            key: keyPath(typeof at === 'string' ? [at, ...path] : whole),
        };
    };
}
/** Of a union, the alternative that comes nearest is the one to speak of. */
function nearest(issue) {
    if (issue.code !== 'invalid_union')
        return undefined;
    const [best, second] = [...issue.errors].sort((a, b) => a.length - b.length);
    return best !== undefined && best.length < (second?.length ?? Number.POSITIVE_INFINITY) ? best[0] : undefined;
}
function describeIssue(issue) {
    const inner = nearest(issue);
    if (inner !== undefined)
        return describeIssue(inner);
    return issue.message === 'Invalid input' ? 'none of the allowed forms' : issue.message;
}
function innerPath(issue) {
    const inner = nearest(issue);
    return inner === undefined ? issue.path : [...issue.path, ...innerPath(inner)];
}
function keyPath(path) {
    const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return text.replace(/^\.+/, '');
}


/***/ }),

/***/ 68276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importText: () => (/* binding */ importText),
  importerOf: () => (/* binding */ importerOf)
});

// UNUSED EXPORTS: detectImporter, importers

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
;// CONCATENATED MODULE: ./build/src/trace/import/attempts.js
/** Attempts task by task in the order of the tasks, trial n as attempt n + 1; one that is taken gets the next free number. */
function numberAttempts(tasks, imported, warnings) {
    return tasks.flatMap(({ id }) => {
        const own = imported.filter((attempt) => attempt.task === id);
        const taken = new Set();
        const numbered = own.map((attempt) => {
            const wanted = attempt.trial === undefined ? 1 : attempt.trial + 1;
            const number = firstFree(taken, wanted);
            if (attempt.trial !== undefined && number !== wanted)
                warnings.add(`a trial of ${id} is there twice; it was renumbered`);
            taken.add(number);
            return storedAttempt(attempt, number);
        });
        return numbered.sort((a, b) => a.attempt - b.attempt);
    });
}
function firstFree(taken, wanted) {
    let number = wanted;
    while (taken.has(number))
        number += 1;
    return number;
}
function storedAttempt(attempt, number) {
    return {
        task: attempt.task,
        attempt: number,
        seed: attempt.seed ?? 0,
        outcome: attempt.outcome,
        started_at: attempt.startedAt ?? '',
        ...(attempt.wallMs !== undefined && { wall_ms: attempt.wallMs }),
        events: attempt.events,
        evidence: { files: {}, calls_recorded_by: 'import', isolation: [] },
    };
}

;// CONCATENATED MODULE: ./build/src/trace/import/ids.js

/** The longest id of ours. */
const LONGEST = 100;
/**
 * A legal id for each of the names: letters, digits, `.`, `_`, `-` as they stand, all else `-`. A name that is too long,
 * or becomes the same as another one, ends in the beginning of its hash; the same names give the same ids.
 */
function legalIds(names) {
    const distinct = [...new Set(names)];
    const takers = new Map();
    for (const name of distinct) {
        const key = slug(name).toLowerCase();
        takers.set(key, (takers.get(key) ?? 0) + 1);
    }
    const ids = new Map();
    for (const name of distinct) {
        const plain = slug(name);
        // some file systems take `A` and `a` for one name
        const shared = (takers.get(plain.toLowerCase()) ?? 0) > 1;
        ids.set(name, plain.length > LONGEST || (shared && plain !== name) ? hashed(plain, name) : plain);
    }
    return ids;
}
/** One name as a legal id. */
function legalId(name) {
    return legalIds([name]).get(name) ?? hashed('', name);
}
function slug(name) {
    const plain = name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
    const trimmed = plain.replace(/-+$/, '');
    return trimmed === '' ? 'unnamed' : trimmed;
}
function hashed(plain, name) {
    return `${plain.slice(0, LONGEST - 9)}-${(0,json/* sha256 */.sc)(name).slice(0, 8)}`;
}

;// CONCATENATED MODULE: ./build/src/trace/import/task.js
const LONGEST_DESCRIPTION = 2000;
/** A task whose user was not scripted: it can be graded, not run. */
function importedTask(task) {
    const name = task.name === task.id ? '' : task.name;
    const description = [name, task.about ?? ''].filter((part) => part !== '').join(': ');
    return {
        id: task.id,
        ...(description !== '' && { description: description.slice(0, LONGEST_DESCRIPTION) }),
        turns: [],
        ordered: true,
        pass_when: [task.passWhen],
        extra_calls: 'fail_writes',
        answer: task.answer ?? [],
        state: [],
        files: [],
        ...(task.gold !== undefined && { gold: task.gold }),
        critical: false,
        reviewed: true,
        source: { file: task.file, line: 1 },
    };
}
/**
 * The agent has to tell the user this, as τ-bench and τ²-bench look for it: in any reply, without case, and commas in
 * the reply do not count.
 */
function mentioned(fact) {
    const characters = [...fact.replaceAll(',', '')].map((character) => /[A-Za-z0-9\s]/.test(character) ? character : `\\${character}`);
    return { matches: characters.join(',*'), reply: 'any', ignore_case: true };
}

;// CONCATENATED MODULE: ./build/src/trace/import/by-words.js


/**
 * The tasks of conversations of which most sources do not say what task they are: those in which the user wrote the
 * same are attempts of one task, so that two files of the same questions have the same tasks.
 */
function tasksByWords(recorded, file) {
    const names = recorded.map((one) => one.name ?? wordsOf(one));
    const ids = legalIds(names);
    const idOf = (index) => ids.get(names[index] ?? '') ?? legalId(names[index] ?? '');
    const tasks = [...ids].map(([name, id]) => importedTask({ id, name, file, passWhen: 'recorded' }));
    return { tasks, idOf };
}
/** A name for a suite that its source does not name. */
function nameOfFile(file) {
    const base = file.split(/[\\/]/).pop() ?? file;
    return legalId(base.replace(/\.(jsonl?|ndjson)$/i, ''));
}
const NO_OUTCOME = 'the source does not say what passed: grade these attempts with tasks of your own (`turngate score RUN --suite SUITE`)';
function wordsOf({ words }) {
    const text = words.join(' / ').trim();
    return text === '' ? 'no words of a user' : text;
}

// EXTERNAL MODULE: ./build/src/trace/import/document.js
var import_document = __webpack_require__(13888);
;// CONCATENATED MODULE: ./build/src/trace/import/warnings.js
/** Warnings of one import: each is told once, with how often it held. */
class Warnings {
    #counts = new Map();
    add(message) {
        this.#counts.set(message, (this.#counts.get(message) ?? 0) + 1);
    }
    list() {
        return [...this.#counts].map(([message, count]) => (count === 1 ? message : `${message} (${count} times)`));
    }
}

;// CONCATENATED MODULE: ./build/src/trace/import/adk/parts.js
/** What was said, without the model's own reasoning. */
function spoken(content) {
    const parts = content?.parts ?? [];
    return parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join('');
}
/** Kinds of the parts that are neither text nor calls: images, files, code. */
function otherKinds(content) {
    return (content?.parts ?? []).flatMap((part) => {
        const kinds = Object.entries(part).filter(([key, value]) => !READ.has(key) && value != null);
        return kinds.map(([key]) => key);
    });
}
const READ = new Set([
    'text',
    'thought',
    'thought_signature',
    'function_call',
    'function_response',
]);
/** The calls of an invocation in their order, each with its answer where there is one. */
function callsOf(invocation) {
    const data = invocation.intermediate_data;
    const parts = (data?.invocation_events ?? []).flatMap((event) => event.content?.parts ?? []);
    const calls = [...(data?.tool_uses ?? []), ...parts.flatMap((part) => part.function_call ?? [])];
    const answers = [...(data?.tool_responses ?? []), ...parts.flatMap((part) => part.function_response ?? [])];
    const taken = new Set();
    return calls.map((call) => {
        const free = answers.filter((answer) => !taken.has(answer));
        const answer = free.find(({ id }) => id != null && id === call.id) ??
            free.find(({ id, name }) => (id == null || call.id == null) && name === call.name);
        if (answer !== undefined)
            taken.add(answer);
        return { call, ...(answer !== undefined && { answer }) };
    });
}
/** Words of agents on the way to the answer. */
function remarksOf(invocation) {
    const parts = (invocation.intermediate_data?.intermediate_responses ?? []).map(([, said]) => said);
    return parts.map((said) => spoken({ parts: [...said] })).filter((text) => text !== '');
}

;// CONCATENATED MODULE: ./build/src/trace/import/adk/gold.js


/** The gold of a conversation: for each invocation the user's words, the calls in their order, and the final answer. */
function goldOf(conversation) {
    const turns = conversation.flatMap((invocation) => {
        const answer = spoken(invocation.final_response).trim();
        return [
            { turn: 'User', gold_turn: { response: spoken(invocation.user_content) } },
            ...callsOf(invocation).map(({ call, answer: result }) => ({
                turn: 'Tool',
                gold_turn: { tool_id: call.name, args: (0,json/* isJsonObject */.OW)(call.args) ? { ...call.args } : {} },
                ...(result?.response !== undefined && { result: result.response }),
            })),
            ...(answer === '' ? [] : [{ turn: 'Agent', gold_turn: { response: answer } }]),
        ];
    });
    return turns.map((turn, index) => ({ turn_no: index + 1, ...turn }));
}

;// CONCATENATED MODULE: ./build/src/trace/import/adk/names.js

/** What stands below these keys is the agent's own data, whose keys are left as they are. */
const OWN_DATA = new Set(['args', 'response', 'state', 'tool_input', 'final_session_state']);
/** ADK writes its keys as `evalId` or `eval_id`; here they are all `eval_id`. */
function snakeKeys(value) {
    if (Array.isArray(value))
        return value.map(snakeKeys);
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
        const name = snake(key);
        return [name, OWN_DATA.has(name) ? inner : snakeKeys(inner)];
    }));
}
function snake(key) {
    return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
;// CONCATENATED MODULE: ./build/src/trace/import/adk/schema.js


/** What is read of ADK's eval sets and results, keys in snake case; all else is foreign and left out. */
const FunctionCall = schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), name: schemas/* string */.YjP(), args: json_value/* AnyDocument */.kF.optional() });
const FunctionResponse = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP().nullish(),
    response: json_value/* AnyDocument */.kF.optional(),
});
const Part = schemas/* looseObject */._H3({
    text: schemas/* string */.YjP().nullish(),
    /** The model's own reasoning, which the user does not see. */
    thought: schemas/* boolean */.zMY().nullish(),
    function_call: FunctionCall.nullish(),
    function_response: FunctionResponse.nullish(),
});
const Content = schemas/* object */.Ikc({ role: schemas/* string */.YjP().nullish(), parts: schemas/* array */.YOg(Part).nullish() });
const count = schemas/* number */.aig().nonnegative().nullish();
const InvocationEvent = schemas/* object */.Ikc({
    author: schemas/* string */.YjP().nullish(),
    content: Content.nullish(),
    model_version: schemas/* string */.YjP().nullish(),
    usage_metadata: schemas/* object */.Ikc({
        prompt_token_count: count,
        candidates_token_count: count,
        cached_content_token_count: count,
        thoughts_token_count: count,
    })
        .nullish(),
});
/** Calls and answers apart, or, in newer files, everything as it came. */
const IntermediateData = schemas/* object */.Ikc({
    tool_uses: schemas/* array */.YOg(FunctionCall).nullish(),
    tool_responses: schemas/* array */.YOg(FunctionResponse).nullish(),
    intermediate_responses: schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* array */.YOg(Part)])).nullish(),
    invocation_events: schemas/* array */.YOg(InvocationEvent).nullish(),
});
const Rubric = schemas/* object */.Ikc({ rubric_content: schemas/* object */.Ikc({ text_property: schemas/* string */.YjP().nullish() }).nullish() });
const Invocation = schemas/* object */.Ikc({
    user_content: Content,
    final_response: Content.nullish(),
    intermediate_data: IntermediateData.nullish(),
    rubrics: schemas/* array */.YOg(Rubric).nullish(),
    /** Seconds. */
    duration: count,
});
const EvalCase = schemas/* object */.Ikc({
    eval_id: schemas/* string */.YjP(),
    conversation: schemas/* array */.YOg(Invocation).nullish(),
    conversation_scenario: json_value/* AnyDocument */.kF.optional(),
    session_input: json_value/* AnyDocument */.kF.optional(),
    final_session_state: json_value/* AnyDocument */.kF.optional(),
    rubrics: schemas/* array */.YOg(Rubric).nullish(),
});
const EvalSet = schemas/* object */.Ikc({
    eval_set_id: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP().nullish(),
    eval_cases: schemas/* array */.YOg(EvalCase).min(1, { error: 'the list is empty' }),
});
/** 1 passed, 2 failed, 3 not evaluated. */
const EvalStatus = schemas/* union */.KCZ([schemas/* literal */.euz(1), schemas/* literal */.euz(2), schemas/* literal */.euz(3)], {
    error: 'must be 1 (passed), 2 (failed) or 3 (not evaluated)',
});
const EvalCaseResult = schemas/* object */.Ikc({
    eval_id: schemas/* string */.YjP(),
    final_eval_status: EvalStatus,
    eval_metric_result_per_invocation: schemas/* array */.YOg(schemas/* object */.Ikc({ actual_invocation: Invocation, expected_invocation: Invocation.nullish() }))
        .nullish(),
});
const EvalSetResult = schemas/* object */.Ikc({
    eval_set_id: schemas/* string */.YjP().nullish(),
    eval_case_results: schemas/* array */.YOg(EvalCaseResult).min(1, { error: 'the list is empty' }),
});
const OldInvocation = schemas/* object */.Ikc({
    query: schemas/* string */.YjP(),
    expected_tool_use: schemas/* array */.YOg(schemas/* object */.Ikc({ tool_name: schemas/* string */.YjP(), tool_input: json_value/* AnyDocument */.kF.optional() })).nullish(),
    expected_intermediate_agent_responses: schemas/* array */.YOg(schemas/* object */.Ikc({ author: schemas/* string */.YjP(), text: schemas/* string */.YjP() })).nullish(),
    reference: schemas/* string */.YjP().nullish(),
});
/** Before eval sets had a schema: a list of questions, or of named lists of them. */
const OldQuestions = schemas/* array */.YOg(OldInvocation).min(1, { error: 'the list is empty' });
const OldCases = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), data: schemas/* array */.YOg(OldInvocation), initial_session: json_value/* AnyDocument */.kF.optional() }))
    .min(1, { error: 'the list is empty' });

;// CONCATENATED MODULE: ./build/src/trace/import/adk/read.js




/** What kind of ADK file a document is, by its keys; undefined where it is none. */
function kindOf(document) {
    if ((0,json/* isJsonObject */.OW)(document)) {
        if ('eval_cases' in document || 'evalCases' in document)
            return 'set';
        if ('eval_case_results' in document || 'evalCaseResults' in document)
            return 'results';
        return undefined;
    }
    if (!Array.isArray(document))
        return undefined;
    const first = document[0];
    if (!(0,json/* isJsonObject */.OW)(first))
        return undefined;
    if ('data' in first && 'name' in first)
        return 'old-cases';
    return 'query' in first ? 'old-questions' : undefined;
}
/**
 * ADK wrote results as a JSON text inside a JSON text for some versions; this is the document within.
 */
function unwrapped(document) {
    if (typeof document !== 'string' || !document.trimStart().startsWith('{'))
        return document;
    try {
        const inner = JSON.parse(document);
        return inner;
    }
    catch {
        return document;
    }
}
/** @throws UserError that names the keys at fault */
function readAdk(document, name, place) {
    const kind = kindOf(document);
    const plain = snakeKeys(document);
    switch (kind) {
        case 'set': {
            const set = (0,import_document/* readShape */._f)(EvalSet, plain, place);
            return { kind: 'set', cases: set.eval_cases, ...named(set.name ?? set.eval_set_id) };
        }
        case 'results': {
            const { eval_set_id: id, eval_case_results: results } = (0,import_document/* readShape */._f)(EvalSetResult, plain, place);
            return { kind: 'results', results, ...named(id) };
        }
        case 'old-cases': {
            const cases = (0,import_document/* readShape */._f)(OldCases, plain, place);
            return {
                kind: 'set',
                cases: cases.map((one) => ({
                    eval_id: one.name,
                    conversation: one.data.map(modern),
                    ...(one.initial_session !== undefined && { session_input: one.initial_session }),
                })),
            };
        }
        case 'old-questions':
            return {
                kind: 'set',
                cases: [{ eval_id: name, conversation: (0,import_document/* readShape */._f)(OldQuestions, plain, place).map(modern) }],
            };
        case undefined:
            return undefined;
    }
}
function modern(old) {
    return {
        user_content: { parts: [{ text: old.query }] },
        final_response: { parts: [{ text: old.reference ?? '' }] },
        intermediate_data: {
            tool_uses: (old.expected_tool_use ?? []).map((use) => ({ name: use.tool_name, args: use.tool_input })),
            intermediate_responses: (old.expected_intermediate_agent_responses ?? []).map(({ author, text }) => [
                author,
                [{ text }],
            ]),
        },
    };
}
function named(name) {
    return name == null ? {} : { name };
}

// EXTERNAL MODULE: ./build/src/trace/fit.js
var fit = __webpack_require__(93876);
;// CONCATENATED MODULE: ./build/src/trace/import/failure.js

/** Reads the error text of a source whose tools are Python functions behind an API. */
function readFailure(text) {
    if (UNKNOWN_TOOL.test(text))
        return { kind: 'refused', reason: 'unknown_tool' };
    if (WRONG_ARGUMENTS.test(text))
        return { kind: 'refused', reason: 'schema' };
    return { kind: 'failed', retryable: isTransient(text) };
}
/** Whether an error would pass by itself: a provider's 429 or 5xx, or a time-out. A bare number is no status. */
function isTransient(text) {
    const status = statusOf(text);
    if (status !== undefined)
        return status === 429 || (status >= 500 && status <= 599);
    return TRANSIENT.some((pattern) => pattern.test(text));
}
/** The result of a call: lists and objects are parsed; plain text and numbers stay the text that the agent saw. */
function parseResult(text) {
    if (!/^\s*[[{]/.test(text))
        return text;
    try {
        const value = JSON.parse(text);
        return value;
    }
    catch {
        return text;
    }
}
const UNKNOWN_TOOL = /^(error:\s*)?(unknown (action|tool|function)\b|tool '?[\w.-]+'? not found)/i;
const WRONG_ARGUMENTS = /(missing \d+ required (positional|keyword-only) argument|got an unexpected keyword argument)/i;
const TRANSIENT = [
    /\b(http|status|status[ _]code|error code|code)\W{0,3}(429|5\d\d)\b/i,
    /^(error:?\s*)?(429|5\d\d)(\W*$|\W+(too many|internal|bad gateway|service|gateway|server))/i,
    /\btoo many requests\b|\brate[ _-]?limit/i,
    /\bservice (is )?(temporarily )?unavailable\b|\bbad gateway\b|\binternal server error\b/i,
    /\btimed[ -]?out\b|time-?out(error|exception)?\b|\bdeadline exceeded\b/i,
];
function statusOf(text) {
    const value = parseResult(text);
    if (!(0,json/* isJsonObject */.OW)(value))
        return undefined;
    const inner = (0,json/* isJsonObject */.OW)(value.error) ? value.error : value;
    const status = inner.status ?? inner.status_code ?? inner.code;
    return typeof status === 'number' ? status : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/conversation.js



/** Builds the trace of an imported conversation, message by message. */
class Conversation {
    #events = [];
    #warnings;
    #open = [];
    #at;
    constructor(warnings) {
        this.#warnings = warnings;
    }
    /** What is added from now on happened at this time, in milliseconds since the attempt began. */
    moveTo(at) {
        this.#at = at;
    }
    add(event) {
        const stamped = { ...event, seq: this.#events.length + 1, ...(this.#at !== undefined && { at: this.#at }) };
        const fitted = (0,fit/* fitEvent */.E)(stamped);
        if (fitted !== stamped)
            this.#warnings.add('an event was too long or nested too deeply; it was cut');
        this.#events.push(fitted);
    }
    /** Text of one message: beside calls it is a note. */
    say(by, text, besideCalls) {
        if (text === '')
            return;
        if (besideCalls)
            this.add({ event: 'note', text, ...actor(by) });
        else if (by === 'user')
            this.add({ event: 'user', text });
        else
            this.add({ event: 'response', text });
    }
    propose(call) {
        const args = readArguments(call.args);
        const made = {
            tool: call.tool,
            args: args ?? {},
            ...(call.id !== undefined && { call_id: call.id }),
            ...actor(call.by),
        };
        this.add({ event: 'proposed', ...made });
        if (args === undefined) {
            this.#warnings.add('the arguments of a call were no JSON object; it counts as refused, the text is kept as a note');
            this.add({ event: 'note', text: 'arguments as they were written', data: call.args, ...actor(call.by) });
            this.add({ event: 'refused', ...made, reason: 'schema', message: 'the arguments are not a JSON object' });
        }
        this.#open.push({ by: call.by, tool: call.tool, args: made.args, id: call.id, refused: args === undefined });
    }
    settle(result) {
        const call = this.#take(result);
        if (call === undefined || call.refused) {
            if (call === undefined)
                this.#warnings.add('a tool result belongs to no call; it is kept as a note');
            this.add({ event: 'note', text: result.text, ...actor(result.by) });
            return;
        }
        const made = {
            tool: call.tool,
            args: call.args,
            ...(call.id !== undefined && { call_id: call.id }),
            ...actor(call.by),
            ...(result.ms !== undefined && { ms: result.ms }),
        };
        if (!result.failed) {
            this.add({ event: 'executed', ...made, ok: true, result: parseResult(result.text) });
            return;
        }
        const failure = readFailure(result.text);
        if (failure.kind === 'refused') {
            const { ms: _, ...refused } = made;
            this.add({ event: 'refused', ...refused, reason: failure.reason, message: result.text });
        }
        else {
            const retryable = failure.retryable && { retryable: true };
            this.add({ event: 'executed', ...made, ok: false, error: result.text, ...retryable });
        }
    }
    /** Calls of which nothing says yet what became of them. */
    get open() {
        return this.#open.length;
    }
    /** Ends the trace. `reward` is the source's own outcome, absent where it recorded none. */
    end(reward) {
        this.add({ event: 'end', ...(reward !== undefined && { reward }) });
        return this.#events;
    }
    #take(result) {
        const own = this.#open.filter((call) => call.by === result.by);
        const found = own.find((call) => call.id !== undefined && call.id === result.id) ??
            own.find((call) => result.tool === call.tool) ??
            own.find((call) => result.tool === undefined && (result.id === undefined || call.id === undefined));
        this.#open = this.#open.filter((call) => call !== found);
        return found;
    }
}
/** The text of a message whose content is a string, a list of text parts, or nothing. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    const parts = content;
    return parts.map((part) => ((0,json/* isJsonObject */.OW)(part) && typeof part.text === 'string' ? part.text : '')).join('');
}
function readArguments(args) {
    if ((0,json/* isJsonObject */.OW)(args))
        return args;
    if (args === null || args === '')
        return {};
    if (typeof args !== 'string')
        return undefined;
    try {
        const value = JSON.parse(args);
        return (0,json/* isJsonObject */.OW)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function actor(by) {
    return by === 'user' ? { by } : {};
}

;// CONCATENATED MODULE: ./build/src/trace/import/failed.js


/**
 * Whether the answer of a tool tells of an error. Most formats have no mark for it: what begins with an error's words,
 * and an object that holds an `error`, is taken as one.
 */
function looksFailed(text) {
    if (/^\s*(error\b|unknown (action|tool|function)\b|traceback \(most recent call last\))/i.test(text))
        return true;
    const value = parseResult(text);
    if (!(0,json/* isJsonObject */.OW)(value))
        return false;
    return value.is_error === true || value.isError === true || isStated(value.error);
}
function isStated(error) {
    return error !== undefined && error !== null && error !== false && error !== '';
}

;// CONCATENATED MODULE: ./build/src/trace/import/adk/trace.js



/** The trace of what the agent did, invocation by invocation. */
function adkTrace(invocations, reward, warnings) {
    const conversation = new Conversation(warnings);
    for (const invocation of invocations) {
        conversation.say('user', spoken(invocation.user_content), false);
        for (const kind of [...otherKinds(invocation.user_content), ...otherKinds(invocation.final_response)]) {
            warnings.add(`a part of a message that is no text (${kind}) is left out`);
        }
        const events = invocation.intermediate_data?.invocation_events;
        if (events != null && events.length > 0)
            for (const event of events)
                addEvent(conversation, event, warnings);
        else
            addCalls(conversation, invocation, warnings);
        conversation.say('agent', spoken(invocation.final_response).trim(), false);
    }
    return conversation.end(reward);
}
function addCalls(conversation, invocation, warnings) {
    for (const { call, answer } of callsOf(invocation)) {
        propose(conversation, call);
        if (answer !== undefined)
            settle(conversation, answer);
        else {
            warnings.add('the result of a call was not captured; the call counts as carried out');
            // only calls that were made are listed there
            const made = call.id == null ? {} : { id: call.id };
            conversation.settle({ by: 'agent', tool: call.name, text: '', failed: false, ...made });
        }
    }
    for (const text of remarksOf(invocation))
        conversation.add({ event: 'note', text });
}
function addEvent(conversation, event, warnings) {
    const model = modelEvent(event);
    if (model !== undefined)
        conversation.add(model);
    for (const part of event.content?.parts ?? []) {
        if (part.text != null && part.text !== '')
            conversation.add({ event: 'note', text: part.text });
        if (part.function_call != null)
            propose(conversation, part.function_call);
        if (part.function_response != null)
            settle(conversation, part.function_response);
    }
    for (const kind of otherKinds(event.content))
        warnings.add(`a part of a message that is no text (${kind}) is left out`);
}
function modelEvent({ usage_metadata: usage, model_version: model }) {
    if (usage == null)
        return undefined;
    const { prompt_token_count: input, candidates_token_count: output } = usage;
    const { cached_content_token_count: cached, thoughts_token_count: thoughts } = usage;
    return {
        event: 'model',
        model: model ?? 'unknown',
        ...(input != null && { input_tokens: input }),
        // Gemini counts thoughts apart from the answer; here they are part of the output
        ...(output != null && { output_tokens: output + (thoughts ?? 0) }),
        ...(cached != null && { cached_tokens: cached }),
        ...(thoughts != null && { reasoning_tokens: thoughts }),
    };
}
function propose(conversation, call) {
    const id = call.id == null ? {} : { id: call.id };
    conversation.propose({ by: 'agent', tool: call.name, args: call.args ?? null, ...id });
}
function settle(conversation, answer) {
    const { response } = answer;
    const text = typeof response === 'string' ? response : JSON.stringify(response ?? null);
    conversation.settle({
        by: 'agent',
        text,
        failed: looksFailed(text),
        ...(answer.id != null && { id: answer.id }),
        ...(answer.name != null && { tool: answer.name }),
    });
}

;// CONCATENATED MODULE: ./build/src/trace/import/adk/index.js












const TITLE = 'a Google ADK eval set';
const adk = { format: 'adk', title: TITLE, matches, read };
function matches(document) {
    return kindOf(unwrapped(document)) !== undefined;
}
function read(text, file) {
    const written = (0,import_document/* parseDocument */.Tp)(text, file, TITLE);
    const document = unwrapped(written);
    // of a text within a text, lines mean nothing
    const place = { file, title: TITLE, ...(document === written && { text: { text, line: 1 } }) };
    const name = nameOfFile(file.replace(/\.(evalset|evalset_result|test)\.json$/i, ''));
    const source = readAdk(document, name, place);
    if (source === undefined) {
        throw new errors/* UserError */.yo((0,import_document/* shapeProblem */.jn)('it holds neither `eval_cases` nor `eval_case_results`', [], place));
    }
    const warnings = new Warnings();
    const suite = legalId(source.name ?? name);
    return source.kind === 'set'
        ? importSet(source.cases, suite, file, warnings)
        : importResults(source.results, suite, file, warnings);
}
function importSet(cases, suite, file, warnings) {
    const ids = legalIds(cases.map((one) => one.eval_id));
    const first = new Map(cases.toReversed().map((one) => [one.eval_id, one]));
    if (first.size < cases.length)
        warnings.add('an `eval_id` is there twice; the first case of it is used');
    const tasks = [...ids].map(([name, id]) => {
        const one = first.get(name);
        if (one !== undefined)
            warnOfCase(one, warnings);
        const gold = one?.conversation == null ? undefined : goldOf(one.conversation);
        const answer = one === undefined ? [] : rubricsOf(one);
        return importedTask({ id, name, file, passWhen: 'aem', answer, ...(gold !== undefined && { gold }) });
    });
    warnings.add('an eval set holds no attempts: import its results (`.evalset_result.json`), or replay others against it');
    return { format: adk.format, suite, tasks, attempts: [], dialogs: [], warnings: warnings.list() };
}
function importResults(results, suite, file, warnings) {
    const ids = legalIds(results.map((result) => result.eval_id));
    const tasks = [...ids].map(([name, id]) => {
        const gold = agreedGold(name, results, warnings);
        return importedTask({ id, name, file, passWhen: 'recorded', ...(gold !== undefined && { gold }) });
    });
    const attempts = results.map((result) => {
        const made = (result.eval_metric_result_per_invocation ?? []).map((each) => each.actual_invocation);
        const seconds = made.map((invocation) => invocation.duration);
        const status = result.final_eval_status;
        if (status === 3)
            warnings.add('a case that was not evaluated is not measured');
        return {
            task: ids.get(result.eval_id) ?? legalId(result.eval_id),
            outcome: status === 3
                ? { status: 'infra_failed', reason: 'missing', message: 'the source did not evaluate it' }
                : { status: 'completed' },
            events: adkTrace(made, status === 3 ? undefined : status === 1 ? 1 : 0, warnings),
            ...(seconds.length > 0 &&
                seconds.every((each) => each != null) && {
                wallMs: seconds.reduce((sum, each) => sum + (each ?? 0), 0) * 1000,
            }),
        };
    });
    return {
        format: adk.format,
        suite,
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
/** Each result repeats what was expected. */
function agreedGold(name, results, warnings) {
    const stated = results.flatMap((result) => {
        if (result.eval_id !== name)
            return [];
        const expected = (result.eval_metric_result_per_invocation ?? []).map((each) => each.expected_invocation);
        const known = expected.filter((each) => each != null);
        return known.length === expected.length && known.length > 0 ? [goldOf(known)] : [];
    });
    const [first] = stated;
    if (first === undefined)
        warnings.add(`task ${name} is not defined in the file; it has no gold`);
    else if (stated.some((gold) => !(0,json/* equalJson */.FS)(plain(gold), plain(first)))) {
        warnings.add(`task ${name} is defined in two ways; the first is used`);
    }
    return first;
}
function plain(gold) {
    const value = JSON.parse(JSON.stringify(gold));
    return value;
}
function rubricsOf({ rubrics }) {
    return (rubrics ?? []).flatMap((rubric) => {
        const text = rubric.rubric_content?.text_property ?? '';
        return text === '' ? [] : [{ rubric: text }];
    });
}
function warnOfCase(one, warnings) {
    const invocations = one.conversation ?? [];
    if (one.conversation == null) {
        warnings.add(`task ${one.eval_id} has a simulated user (\`conversation_scenario\`); it has no gold`);
    }
    for (const key of ['session_input', 'final_session_state']) {
        if (isFilled(one[key]))
            warnings.add(`\`${key}\` is left out: give the sandbox a state in its place`);
    }
    if (invocations.some((each) => (each.rubrics ?? []).length > 0)) {
        warnings.add('rubrics of single invocations are left out; those of a case are answer checks');
    }
    if (invocations.some((each) => remarksOf(each).length > 0)) {
        warnings.add('`intermediate_responses` are left out of the gold: they are no replies to the user');
    }
}
function isFilled(value) {
    if (value === undefined || value === null)
        return false;
    return !(0,json/* isJsonObject */.OW)(value) || Object.keys(value).length > 0;
}

// EXTERNAL MODULE: ./build/src/suite/schema/gold.js
var gold = __webpack_require__(3716);
// EXTERNAL MODULE: ./build/src/trace/import/limited.js
var limited = __webpack_require__(15915);
;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/read.js





/**
 * Reads the AEM dialog list: a list of turns is one dialog, a list of such lists several; `{id, turns}` names a dialog
 * and `{id, dialogs}` the suite.
 * @throws UserError that names dialog, turn and key
 */
function readDialogs(text, file, title) {
    const document = (0,import_document/* parseDocument */.Tp)(text, file, title);
    const outer = (0,json/* isJsonObject */.OW)(document) && 'dialogs' in document ? document : undefined;
    if (outer !== undefined)
        onlyKeys(outer, ['id', 'dialogs'], '', file, title);
    const list = outer === undefined ? document : outer.dialogs;
    const at = outer === undefined ? '' : 'dialogs';
    const suite = typeof outer?.id === 'string' ? { suite: outer.id } : {};
    if ((0,json/* isJsonObject */.OW)(list) && outer === undefined)
        return { dialogs: [readOne(list, '', file, title)] };
    if (!Array.isArray(list))
        throw wrong('expected a list of turns, or a list of dialogs', at, file, title);
    const items = list;
    if (items.length === 0)
        throw wrong('the list is empty', at, file, title);
    if (items.some(isTurn))
        return { ...suite, dialogs: [readOne(list, at, file, title)] };
    return { ...suite, dialogs: items.map((item, index) => readOne(item, `${at}[${index}]`, file, title)) };
}
/** Whether a value looks like one turn of the list. */
function isTurn(value) {
    return (0,json/* isJsonObject */.OW)(value) && ('turn_no' in value || 'gold_turn' in value || 'predict_turn' in value);
}
function readOne(value, at, file, title) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return { dialog: readTurns(value, at, file, title) };
    onlyKeys(value, ['id', 'turns'], at, file, title);
    const turns = readTurns(value.turns ?? null, at === '' ? 'turns' : `${at}.turns`, file, title);
    return { ...(typeof value.id === 'string' && { name: value.id }), dialog: turns };
}
function readTurns(value, at, file, title) {
    const hidden = findProto(value);
    if (hidden)
        throw wrong('a key is named __proto__', at, file, title);
    const dialog = (0,import_document/* readShape */._f)(gold/* Dialog */.lG, value, { file, title, at });
    const problems = turnNumberProblems(dialog, at, file);
    if (problems.length > 0)
        throw new errors/* UserError */.yo((0,limited/* limited */.T)(problems, file));
    return dialog;
}
function turnNumberProblems(dialog, at, file) {
    const problems = [];
    const seen = new Set();
    const all = new Set(dialog.map((turn) => turn.turn_no));
    for (const [index, turn] of dialog.entries()) {
        const key = `${at}[${index}]`;
        if (seen.has(turn.turn_no)) {
            problems.push({
                code: 'duplicate-turn',
                message: `turn ${turn.turn_no} is there twice`,
                file,
                key: `${key}.turn_no`,
                hint: 'Give each turn of a dialog its own number.',
            });
        }
        seen.add(turn.turn_no);
        for (const needed of turn.depends_on ?? []) {
            if (all.has(needed) && needed !== turn.turn_no)
                continue;
            problems.push({
                code: 'unknown-turn',
                message: `turn ${turn.turn_no} depends on turn ${needed}, which is no other turn of the dialog`,
                file,
                key: `${key}.depends_on`,
            });
        }
    }
    return problems;
}
function onlyKeys(value, known, at, file, title) {
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown === undefined)
        return;
    throw wrong(`unknown key \`${unknown.slice(0, 60)}\`; known here: ${known.join(', ')}`, at, file, title);
}
function findProto(value) {
    if (Array.isArray(value))
        return value.some(findProto);
    if (!(0,json/* isJsonObject */.OW)(value))
        return false;
    return Object.keys(value).some((key) => key === '__proto__' || findProto(value[key] ?? null));
}
function wrong(message, key, file, title) {
    return new errors/* UserError */.yo({ code: 'import-shape', message: `not ${title}: ${message}`, file, key });
}

;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/trace.js

/** The predicted side of a dialog as a trace; the user's rows are the user's messages. */
function dialogTrace(dialog) {
    const events = dialog.flatMap(turnEvents);
    const all = [...events, { event: 'end' }];
    return all.map((event, index) => (0,fit/* fitEvent */.E)({ ...event, seq: index + 1 }));
}
/** The gold side of a dialog. */
function dialogGold(dialog) {
    return dialog.flatMap(({ predict_turn, gold_turn, ...turn }) => {
        const said = turn.turn === 'User' ? (gold_turn ?? userWords(predict_turn)) : gold_turn;
        return said == null ? [] : [{ ...turn, gold_turn: said }];
    });
}
function turnEvents(turn) {
    const by = turn.by === 'user' ? { by: turn.by } : {};
    if (turn.turn === 'User') {
        const words = userWords(turn.gold_turn) ?? userWords(turn.predict_turn);
        return words === undefined ? [] : [{ event: 'user', text: words.response }];
    }
    const predicted = turn.predict_turn;
    if (predicted == null)
        return [];
    if ('response' in predicted)
        return [{ event: 'response', text: predicted.response, ...by }];
    const tool = predicted.action === undefined ? predicted.tool_id : `${predicted.tool_id}.${predicted.action}`;
    const call = { tool, args: predicted.args, call_id: `turn-${turn.turn_no}`, ...by };
    const proposed = { event: 'proposed', ...call };
    if (predicted.refused)
        return [proposed, { event: 'refused', ...call, reason: 'policy', message: 'refused in the source' }];
    const result = predicted.result === undefined ? {} : { result: predicted.result };
    return [proposed, { event: 'executed', ...call, ok: predicted.ok ?? true, ...result }];
}
function userWords(side) {
    return side != null && 'response' in side ? { response: side.response } : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/index.js







const dialogs_TITLE = 'an AEM dialog list';
const dialogs = { format: 'dialogs', title: dialogs_TITLE, matches: dialogs_matches, read: dialogs_read };
function dialogs_matches(document) {
    if ((0,json/* isJsonObject */.OW)(document))
        return Array.isArray(document.dialogs) || Array.isArray(document.turns);
    if (!Array.isArray(document))
        return false;
    const first = document[0];
    if (Array.isArray(first))
        return first.length === 0 || isTurn(first[0]);
    return isTurn(first) || ((0,json/* isJsonObject */.OW)(first) && Array.isArray(first.turns));
}
function dialogs_read(text, file) {
    const source = readDialogs(text, file, dialogs_TITLE);
    const warnings = new Warnings();
    const names = uniqueNames(source.dialogs.map((entry) => entry.name));
    const ids = legalIds(names);
    const named = source.dialogs.map(({ dialog }, index) => {
        const name = names[index] ?? '';
        return { id: ids.get(name) ?? legalId(name), name, dialog };
    });
    const tasks = named.map(({ id, name, dialog }) => importedTask({ id, name, file, passWhen: 'aem', gold: dialogGold(dialog) }));
    const attempts = named.map(({ id, dialog }) => ({
        task: id,
        outcome: { status: 'completed' },
        events: dialogTrace(dialog),
    }));
    return {
        format: dialogs.format,
        suite: legalId(source.suite ?? baseName(file)),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: named.map(({ id, dialog }) => ({ task: id, dialog })),
        warnings: warnings.list(),
    };
}
/** Dialogs without a name are counted from 1; one whose name is taken gets its number as well. */
function uniqueNames(names) {
    const taken = new Set(names.filter((name, index) => name !== undefined && names.indexOf(name) === index));
    return names.map((name, index) => {
        if (name !== undefined && names.indexOf(name) === index)
            return name;
        let unique = `${name ?? 'dialog'}-${index + 1}`;
        while (taken.has(unique))
            unique += '-';
        taken.add(unique);
        return unique;
    });
}
function baseName(file) {
    return (file.split(/[\\/]/).pop() ?? file).replace(/\.json$/i, '');
}

// EXTERNAL MODULE: ./build/src/trace/import/rows.js
var import_rows = __webpack_require__(13512);
;// CONCATENATED MODULE: ./build/src/trace/import/openai-chat/schema.js


/** What is read of a conversation in OpenAI's chat format; what else it holds is kept in a note or warned about. */
const schema_FunctionCall = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: json_value/* AnyDocument */.kF.optional() });
const ROLES = ['user', 'assistant', 'tool', 'function', 'system', 'developer'];
const ChatMessage = schemas/* looseObject */._H3({
    role: schemas/* string */.YjP().refine((role) => ROLES.includes(role), {
        error: ({ input }) => `the role ${JSON.stringify(String(input).slice(0, 40))} is none of ${ROLES.join(', ')}`,
    }),
    content: json_value/* AnyDocument */.kF.optional(),
    /** Of an assistant that declined to answer; its words. */
    refusal: schemas/* string */.YjP().nullish(),
    tool_calls: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().nullish(),
        function: schema_FunctionCall.nullish(),
        custom: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), input: json_value/* AnyDocument */.kF.optional() }).nullish(),
    }))
        .nullish(),
    /** Older models' single call. */
    function_call: schema_FunctionCall.nullish(),
    tool_call_id: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP().nullish(),
    /** Fine-tuning: 0 for an answer that is not to be learnt. */
    weight: schemas/* number */.aig().nullish(),
});
const schema_count = schemas/* number */.aig().nonnegative().nullish();
const ChatRow = schemas/* looseObject */._H3({
    messages: schemas/* array */.YOg(ChatMessage).min(1, { error: 'the list is empty' }),
    /** Ours: the task that this is an attempt of, its number from 0, and how it came out, 0 to 1. */
    task_id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
    trial: schemas/* number */.aig().int().nonnegative().nullish(),
    reward: schemas/* number */.aig().min(0).max(1).nullish(),
    model: schemas/* string */.YjP().nullish(),
    usage: schemas/* object */.Ikc({
        prompt_tokens: schema_count,
        completion_tokens: schema_count,
        prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: schema_count }).nullish(),
        completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: schema_count }).nullish(),
    })
        .nullish(),
    /** Of a stored completion: the answers to `messages`. */
    choices: schemas/* array */.YOg(schemas/* object */.Ikc({ message: ChatMessage })).nullish(),
});

;// CONCATENATED MODULE: ./build/src/trace/import/openai-chat/content.js

/** Parts of a message that are no text (images, sound, files), each as a note. */
function contentNotes(content, warnings) {
    if (content === undefined || content === null || typeof content === 'string')
        return [];
    const parts = Array.isArray(content) ? content : [content];
    return parts.flatMap((part) => {
        if ((0,json/* isJsonObject */.OW)(part) && (typeof part.text === 'string' || typeof part.refusal === 'string'))
            return [];
        const kind = (0,json/* isJsonObject */.OW)(part) && typeof part.type === 'string' ? part.type : 'unknown kind';
        warnings.add(`a part of a message that is no text (${kind.slice(0, 40)}) is kept as a note`);
        return [{ event: 'note', text: `a part of a message: ${kind}`, data: part }];
    });
}

;// CONCATENATED MODULE: ./build/src/trace/import/openai-chat/trace.js





/** The trace of one conversation. System and developer messages before the first word are the agent's prompt, and no event. */
function chatTrace(row, warnings) {
    const conversation = new Conversation(warnings);
    const rest = unreadKeys(row);
    if (rest !== undefined)
        conversation.add({ event: 'note', text: 'what else the source says of it', data: rest });
    let begun = false;
    for (const message of messagesOf(row, warnings)) {
        const isPrompt = message.role === 'system' || message.role === 'developer';
        if (isPrompt && !begun)
            continue;
        begun = true;
        addMessage(conversation, message, warnings);
    }
    for (let left = conversation.open; left > 0; left -= 1) {
        warnings.add('a call has no answer; what became of it is not known');
    }
    const model = trace_modelEvent(row);
    if (model !== undefined)
        conversation.add(model);
    return conversation.end(row.reward ?? undefined);
}
/** The messages, and the answer to them where the row is a stored completion. */
function messagesOf(row, warnings) {
    const [first, ...others] = row.choices ?? [];
    if (others.length > 0)
        warnings?.add('of several `choices` the first is taken');
    return first === undefined ? row.messages : [...row.messages, first.message];
}
const ROW_KEYS = new Set([
    'messages',
    'task_id',
    'trial',
    'reward',
    'model',
    'usage',
    'choices',
    'object',
]);
function unreadKeys(row) {
    const rest = Object.entries(row).filter(([key, value]) => !ROW_KEYS.has(key) && value != null);
    const data = Object.fromEntries(rest);
    return rest.length > 0 && (0,json_value/* isJson */.Fh)(data) ? data : undefined;
}
/** A row tells its usage once, for all of its model calls. */
function trace_modelEvent({ model, usage }) {
    if (usage == null)
        return undefined;
    const { prompt_tokens: input, completion_tokens: output } = usage;
    const cached = usage.prompt_tokens_details?.cached_tokens;
    const reasoning = usage.completion_tokens_details?.reasoning_tokens;
    return {
        event: 'model',
        model: model ?? 'unknown',
        ...(input != null && { input_tokens: input }),
        ...(output != null && { output_tokens: output }),
        ...(cached != null && { cached_tokens: cached }),
        ...(reasoning != null && { reasoning_tokens: reasoning }),
    };
}
const MESSAGE_KEYS = new Set([
    'role',
    'content',
    'refusal',
    'tool_calls',
    'function_call',
    'tool_call_id',
    'name',
    'weight',
]);
function addMessage(conversation, message, warnings) {
    const text = textOf(message.content);
    for (const key of Object.keys(message)) {
        const value = message[key];
        const isEmpty = value == null || (Array.isArray(value) && value.length === 0);
        if (!MESSAGE_KEYS.has(key) && !isEmpty)
            warnings.add(`\`${key.slice(0, 40)}\` of a message is left out`);
    }
    if (message.role === 'user')
        conversation.say('user', text, false);
    else if (message.role === 'assistant')
        addAssistant(conversation, message, text, warnings);
    else if (message.role === 'tool' || message.role === 'function') {
        conversation.settle({
            by: 'agent',
            text,
            failed: looksFailed(text),
            ...(message.tool_call_id != null && { id: message.tool_call_id }),
            ...(message.name != null && { tool: message.name }),
        });
    }
    else {
        warnings.add(`messages of role "${message.role}" are kept as notes`);
        conversation.add({ event: 'note', text });
    }
    for (const note of contentNotes(message.content, warnings))
        conversation.add(note);
}
function addAssistant(conversation, message, text, warnings) {
    const calls = [
        ...(message.tool_calls ?? []).flatMap((call) => {
            const id = call.id == null ? {} : { id: call.id };
            if (call.function != null)
                return [{ ...id, tool: call.function.name, args: call.function.arguments ?? null }];
            if (call.custom == null) {
                warnings.add('a call names no function; it is left out');
                return [];
            }
            warnings.add('a custom tool takes plain text; it is kept as the argument `input`');
            return [{ ...id, tool: call.custom.name, args: { input: call.custom.input ?? null } }];
        }),
        ...(message.function_call == null
            ? []
            : [{ tool: message.function_call.name, args: message.function_call.arguments ?? null }]),
    ];
    const refused = refusalOf(message);
    if (refused !== '')
        warnings.add('a refusal is kept as the reply that the user read');
    if (message.weight === 0)
        warnings.add('an answer with `weight: 0`, which is not to be learnt, is kept like any other');
    conversation.say('agent', [text, refused].filter((part) => part !== '').join('\n'), calls.length > 0);
    for (const call of calls)
        conversation.propose({ by: 'agent', ...call });
}
function refusalOf(message) {
    if (message.refusal != null)
        return message.refusal;
    const parts = Array.isArray(message.content) ? message.content : [];
    return parts.map((part) => ((0,json/* isJsonObject */.OW)(part) && typeof part.refusal === 'string' ? part.refusal : '')).join('');
}

;// CONCATENATED MODULE: ./build/src/trace/import/openai-chat/index.js











const openai_chat_TITLE = 'OpenAI chat messages';
const openaiChat = { format: 'openai-chat', title: openai_chat_TITLE, matches: openai_chat_matches, read: openai_chat_read };
function openai_chat_matches(document) {
    if ((0,json/* isJsonObject */.OW)(document))
        return isMessages(document.messages);
    if (!Array.isArray(document))
        return false;
    const first = document[0];
    if (isMessages(document))
        return true;
    return (0,json/* isJsonObject */.OW)(first) ? isMessages(first.messages) : isMessages(first);
}
/** A list that begins with a message: something with a role that is no turn of another format. */
function isMessages(value) {
    if (!Array.isArray(value))
        return false;
    const first = value[0];
    return (0,json/* isJsonObject */.OW)(first) && typeof first.role === 'string' && !('parts' in first);
}
function openai_chat_read(text, file) {
    const warnings = new Warnings();
    const rows = (0,import_rows/* readRows */.a)(text, file, openai_chat_TITLE).flatMap((row) => conversationsOf(row.value, row, file));
    const { tasks, idOf } = tasksByWords(rows.map((row) => ({
        ...(row.task_id != null && { name: String(row.task_id) }),
        words: messagesOf(row).flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : [])),
    })), file);
    const attempts = rows.map((row, index) => ({
        task: idOf(index),
        ...(row.trial != null && { trial: row.trial }),
        outcome: { status: 'completed' },
        events: chatTrace(row, warnings),
    }));
    const silent = rows.filter((row) => !messagesOf(row).some(({ role }) => role === 'user')).length;
    if (silent > 0)
        warnings.add(`${silent} of ${rows.length} conversations have no message of a user`);
    if (rows.some((row) => row.reward == null))
        warnings.add(NO_OUTCOME);
    return {
        format: openaiChat.format,
        suite: nameOfFile(file),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
/** A value is one conversation, a list of messages or `{messages}`, or a list of conversations. */
function conversationsOf(value, text, file) {
    const place = { file, title: openai_chat_TITLE, text };
    const refuse = (message, at = []) => new errors/* UserError */.yo((0,limited/* limited */.T)([(0,import_document/* shapeProblem */.jn)(message, at, place)], file));
    if (!Array.isArray(value))
        return [openai_chat_readOne(value, [], place, refuse)];
    const items = value;
    if (items.length === 0)
        throw refuse('the list is empty');
    if (items.some((item) => (0,json/* isJsonObject */.OW)(item) && 'role' in item)) {
        return [{ messages: (0,import_document/* readShape */._f)(ChatRow.shape.messages, value, place) }];
    }
    return items.map((item, index) => openai_chat_readOne(item, [index], place, refuse));
}
function openai_chat_readOne(value, at, place, refuse) {
    if (Array.isArray(value))
        return { messages: (0,import_document/* readShape */._f)(ChatRow.shape.messages, value, { ...place, at }) };
    if (!(0,json/* isJsonObject */.OW)(value))
        throw refuse('expected a conversation: a list of messages, or {"messages": [...]}', at);
    if ('preferred_output' in value) {
        throw refuse('a pair of preferred and other answers is no conversation', [...at, 'preferred_output']);
    }
    if (!('messages' in value))
        throw refuse('`messages` is missing', at);
    return (0,import_document/* readShape */._f)(ChatRow, value, { ...place, at });
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/values.js

/** Attributes of OTLP/JSON, `[{key, value: {stringValue}}]`, as an object. */
function plainAttributes(list) {
    return Object.fromEntries((list ?? []).map(({ key, value }) => [key, plainValue(value)]));
}
/** A tagged value of OTLP/JSON. Whole numbers come as text, since they may be too large for a number. */
function plainValue(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return value ?? null;
    const { stringValue, intValue, doubleValue, boolValue, arrayValue, kvlistValue, bytesValue } = value;
    if (stringValue !== undefined)
        return stringValue;
    if (intValue !== undefined)
        return Number(intValue);
    if (doubleValue !== undefined)
        return doubleValue;
    if (boolValue !== undefined)
        return boolValue;
    if (bytesValue !== undefined)
        return bytesValue;
    if ((0,json/* isJsonObject */.OW)(arrayValue))
        return listOf(arrayValue.values).map(plainValue);
    if ((0,json/* isJsonObject */.OW)(kvlistValue)) {
        const pairs = listOf(kvlistValue.values).flatMap((pair) => (0,json/* isJsonObject */.OW)(pair) && typeof pair.key === 'string' ? [[pair.key, plainValue(pair.value)]] : []);
        return Object.fromEntries(pairs);
    }
    return Object.keys(value).length === 0 ? null : value;
}
/** An attribute that may hold JSON as text: exporters without structured attributes write it so. */
function jsonOf(value) {
    if (typeof value !== 'string' || !/^\s*[[{"]/.test(value))
        return value;
    try {
        const parsed = JSON.parse(value);
        return parsed;
    }
    catch {
        return value;
    }
}
/** Milliseconds, to the microsecond: times of today are not kept more exactly. */
function lasted({ start, end }) {
    return Math.round((end - start) * 1000) / 1000;
}
/** Milliseconds since 1970 of nanoseconds, microseconds, milliseconds or seconds, `[seconds, nanoseconds]` or a date. */
function millis(time) {
    if (time === null || time === undefined)
        return undefined;
    if (typeof time === 'string')
        return /^\d+$/.test(time) ? fromCount(Number(time)) : fromDate(time);
    if (typeof time === 'number')
        return fromCount(time);
    const [seconds, nanos] = time;
    return seconds * 1000 + nanos / 1e6;
}
/** Which unit it is shows in the size: today in milliseconds has 13 digits. */
function fromCount(count) {
    if (!Number.isFinite(count) || count < 0)
        return undefined;
    if (count >= 1e17)
        return count / 1e6;
    if (count >= 1e14)
        return count / 1e3;
    return count >= 1e11 ? count : count * 1000;
}
function fromDate(text) {
    const value = Date.parse(text);
    return Number.isNaN(value) ? undefined : value;
}
/** The items of a list; of anything else, none. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function textAt(attributes, ...keys) {
    for (const key of keys) {
        const value = own(attributes, key);
        if (typeof value === 'string' && value !== '')
            return value;
    }
    return undefined;
}
/** The first of the keys that holds a count. */
function numberAt(attributes, ...keys) {
    for (const key of keys) {
        const value = own(attributes, key);
        if (typeof value === 'number' && value >= 0)
            return value;
    }
    return undefined;
}
function own(attributes, key) {
    return Object.hasOwn(attributes, key) ? attributes[key] : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/messages.js


/** A list of messages, or undefined where there is none: it was not captured. */
function readMessages(value) {
    const list = jsonOf(value);
    return Array.isArray(list) ? list.flatMap((item) => ((0,json/* isJsonObject */.OW)(item) ? [readMessage(item)] : [])) : undefined;
}
/**
 * One message in any of the forms that instrumentations write: `parts` as the conventions have them, `content` and
 * `tool_calls` as OpenAI has them, Gemini's `function_call`, the `tool-call` parts of the Vercel AI SDK.
 */
function readMessage(message, role = roleOf(message)) {
    const parts = [...listOf(own(message, 'parts')), ...contentParts(own(message, 'content'))];
    const texts = [];
    const calls = [];
    const answers = [];
    const others = [];
    for (const part of parts) {
        if (typeof part === 'string')
            texts.push(part);
        if (!(0,json/* isJsonObject */.OW)(part))
            continue;
        const call = callOf(part);
        const answer = answerOf(part);
        const text = messages_textOf(part);
        if (call !== undefined)
            calls.push(call);
        else if (answer !== undefined)
            answers.push(answer);
        else if (text !== undefined)
            texts.push(text);
        else if (part.thought === true)
            others.push('reasoning');
        else
            others.push(textAt(part, 'type') ?? Object.keys(part)[0] ?? 'unknown kind');
    }
    for (const call of listOf(jsonOf(own(message, 'tool_calls'))))
        if ((0,json/* isJsonObject */.OW)(call))
            calls.push(openaiCall(call));
    const text = texts.join('');
    if (role !== 'tool' || answers.length > 0)
        return { role, text, calls, answers, others };
    const id = textAt(message, 'tool_call_id', 'id');
    const tool = textAt(message, 'name');
    const answer = { ...(id !== undefined && { id }), ...(tool !== undefined && { tool }), result: text };
    return { role, text: '', calls, answers: [answer], others };
}
function roleOf(message) {
    const role = textAt(message, 'role')?.toLowerCase() ?? 'user';
    return messages_ROLES[role] ?? role;
}
const messages_ROLES = {
    model: 'assistant',
    ai: 'assistant',
    human: 'user',
    developer: 'system',
    function: 'tool',
};
function contentParts(content) {
    if (typeof content === 'string')
        return [content];
    return Array.isArray(content) ? content : [];
}
function callOf(part) {
    const gemini = own(part, 'function_call') ?? own(part, 'functionCall');
    if ((0,json/* isJsonObject */.OW)(gemini))
        return madeCall(textAt(gemini, 'id'), textAt(gemini, 'name'), own(gemini, 'args'));
    const type = textAt(part, 'type');
    if (type === 'tool_call' || type === 'tool-call' || type === 'tool_use') {
        const args = own(part, 'arguments') ?? own(part, 'input') ?? own(part, 'args');
        return madeCall(textAt(part, 'id', 'toolCallId'), textAt(part, 'name', 'toolName'), args);
    }
    return undefined;
}
function openaiCall(call) {
    const inner = own(call, 'function');
    const told = (0,json/* isJsonObject */.OW)(inner) ? inner : call;
    return madeCall(textAt(call, 'id'), textAt(told, 'name'), own(told, 'arguments'));
}
function madeCall(id, tool, args) {
    return {
        ...(id !== undefined && { id }),
        tool: tool ?? 'unknown',
        ...(args !== undefined && args !== null && { args: jsonOf(args) ?? args }),
    };
}
function answerOf(part) {
    const gemini = own(part, 'function_response') ?? own(part, 'functionResponse');
    if ((0,json/* isJsonObject */.OW)(gemini))
        return madeAnswer(textAt(gemini, 'id'), textAt(gemini, 'name'), own(gemini, 'response'));
    const type = textAt(part, 'type');
    if (type !== 'tool_call_response' && type !== 'tool-result' && type !== 'tool_result')
        return undefined;
    const result = own(part, 'response') ?? own(part, 'result') ?? own(part, 'output') ?? own(part, 'content');
    return madeAnswer(textAt(part, 'id', 'toolCallId', 'tool_use_id'), textAt(part, 'name', 'toolName'), result);
}
function madeAnswer(id, tool, result) {
    return {
        ...(id !== undefined && { id }),
        ...(tool !== undefined && { tool }),
        ...(result !== undefined && { result }),
    };
}
function messages_textOf(part) {
    const type = textAt(part, 'type') ?? 'text';
    if (!/^((in|out)put_)?text$/.test(type) || part.thought === true)
        return undefined;
    const text = own(part, 'text') ?? own(part, 'content');
    return typeof text === 'string' ? text : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/unflatten.js

/** The attributes below a prefix as a tree: `gen_ai.prompt.0.role` becomes `[{role}]`. Undefined where there are none. */
function unflatten(attributes, prefix) {
    const under = Object.entries(attributes).filter(([key]) => key.startsWith(`${prefix}.`));
    if (under.length === 0)
        return undefined;
    const root = { children: new Map() };
    for (const [key, value] of under) {
        let node = root;
        for (const part of key
            .slice(prefix.length + 1)
            .split('.')
            .slice(0, DEEPEST)) {
            const child = node.children.get(part) ?? { children: new Map() };
            node.children.set(part, child);
            node = child;
        }
        node.value = value;
    }
    return asJson(root);
}
/** Names of attributes come from outside. */
const DEEPEST = 30;
function asJson(node) {
    if (node.children.size === 0)
        return node.value ?? null;
    const entries = [...node.children].map(([key, child]) => [key, asJson(child)]);
    if (!entries.every(([key]) => /^\d{1,6}$/.test(key)))
        return Object.fromEntries(entries);
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
/** The items of an unflattened list, each taken out of the key that wraps it: `[{message: {role}}]`. */
function unwrap(list, key) {
    const items = Array.isArray(list) ? list : [];
    return items.flatMap((item) => ((0,json/* isJsonObject */.OW)(item) && item[key] !== undefined ? [item[key]] : []));
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/dialects/semconv.js




/**
 * The OpenTelemetry conventions for generative AI. Messages stand in attributes (`gen_ai.input.messages`), in the event
 * `gen_ai.client.inference.operation.details`, in one event a message (`gen_ai.user.message`, `gen_ai.choice`), or, in
 * older instrumentations, in attributes by number (`gen_ai.prompt.0.content`).
 * @see https://opentelemetry.io/docs/specs/semconv/gen-ai/
 */
function readConventions(span) {
    const { attributes } = span;
    const kind = semconv_kindOf(span);
    if (kind === undefined)
        return undefined;
    if (kind === 'tool')
        return readTool(span);
    const model = textAt(attributes, 'gen_ai.response.model', 'gen_ai.request.model');
    const about = { ...(model !== undefined && { model }), usage: usageOf(attributes) };
    if (kind === 'embeddings')
        return { kind, ...about };
    const input = inputOf(span);
    const output = outputOf(span);
    return { kind, ...about, ...(input !== undefined && { input }), ...(output !== undefined && { output }) };
}
function usageOf(attributes) {
    const figures = {
        input_tokens: numberAt(attributes, 'gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens'),
        output_tokens: numberAt(attributes, 'gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens'),
        cached_tokens: numberAt(attributes, 'gen_ai.usage.cache_read.input_tokens', 'gen_ai.usage.cache_read_input_tokens', 'gen_ai.usage.cached_tokens'),
        reasoning_tokens: numberAt(attributes, 'gen_ai.usage.reasoning.output_tokens', 'gen_ai.usage.reasoning_tokens'),
        cost_usd: numberAt(attributes, 'gen_ai.usage.cost', 'operation.cost'),
    };
    return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}
const KINDS = {
    chat: 'model',
    generate_content: 'model',
    text_completion: 'model',
    execute_tool: 'tool',
    invoke_agent: 'agent',
    invoke_workflow: 'agent',
    embeddings: 'embeddings',
};
function semconv_kindOf({ attributes }) {
    const operation = textAt(attributes, 'gen_ai.operation.name', 'traceloop.span.kind');
    const named = operation === undefined ? undefined : (KINDS[operation] ?? OTHERS[operation]);
    if (named !== undefined)
        return named;
    // a span without an operation is taken by what it holds
    if (own(attributes, 'gen_ai.tool.name') !== undefined)
        return 'tool';
    const holds = Object.keys(attributes).some((key) => /^gen_ai\.(prompt|completion|usage|input\.messages)\b/.test(key));
    return holds || textAt(attributes, 'llm.request.type') !== undefined ? 'model' : undefined;
}
const OTHERS = { agent: 'agent', tool: 'tool' };
function readTool({ name, attributes, events }) {
    const id = textAt(attributes, 'gen_ai.tool.call.id');
    const details = events.map((event) => event.attributes);
    const find = (...keys) => {
        for (const from of [attributes, ...details])
            for (const key of keys)
                if (from[key] !== undefined)
                    return from[key];
        return undefined;
    };
    const args = find('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'traceloop.entity.input');
    const result = find('gen_ai.tool.call.result', 'gen_ai.tool.result', 'traceloop.entity.output');
    return {
        kind: 'tool',
        tool: textAt(attributes, 'gen_ai.tool.name', 'traceloop.entity.name') ?? name.replace(/^execute_tool /, ''),
        ...(id !== undefined && { id }),
        ...(args !== undefined && { args: jsonOf(args) ?? args }),
        ...(result !== undefined && { result }),
    };
}
const DETAILS = 'gen_ai.client.inference.operation.details';
function inputOf(span) {
    return (readMessages(own(span.attributes, 'gen_ai.input.messages')) ??
        fromDetails(span, 'gen_ai.input.messages') ??
        fromEvents(span.events.filter((event) => /^gen_ai\.\w+\.message$/.test(event.name))) ??
        readMessages(unflatten(span.attributes, 'gen_ai.prompt') ?? eventText(span, 'gen_ai.content.prompt', 'gen_ai.prompt')));
}
function outputOf(span) {
    return (readMessages(own(span.attributes, 'gen_ai.output.messages')) ??
        fromDetails(span, 'gen_ai.output.messages') ??
        fromEvents(span.events.filter((event) => event.name === 'gen_ai.choice')) ??
        readMessages(unflatten(span.attributes, 'gen_ai.completion') ??
            eventText(span, 'gen_ai.content.completion', 'gen_ai.completion'))?.map((message) => ({ ...message, role: 'assistant' })));
}
function fromDetails({ events }, key) {
    const event = events.find(({ name }) => name === DETAILS);
    if (event === undefined)
        return undefined;
    const body = (0,json/* isJsonObject */.OW)(event.body) ? event.body : {};
    return readMessages(own(event.attributes, key) ?? own(body, key));
}
function eventText({ events }, name, key) {
    const event = events.find((one) => one.name === name);
    return event === undefined ? undefined : own(event.attributes, key);
}
/** One event a message; its content is the body of a log record, one attribute of JSON text, or attributes by name. */
function fromEvents(events) {
    const messages = events.flatMap((event) => {
        const body = jsonOf(event.body) ?? jsonOf(own(event.attributes, 'gen_ai.event.content'));
        const content = (0,json/* isJsonObject */.OW)(body) ? body : event.attributes;
        const inner = jsonOf(own(content, 'message'));
        const message = (0,json/* isJsonObject */.OW)(inner) ? inner : content;
        const role = event.name === 'gen_ai.choice' ? 'assistant' : (/^gen_ai\.(\w+)\.message$/.exec(event.name)?.[1] ?? 'user');
        const hasContent = ['content', 'parts', 'tool_calls'].some((key) => own(message, key) !== undefined);
        return hasContent ? [readMessage(message, role)] : [];
    });
    // events without content mark that there was a message, which was not captured
    return messages.length === 0 ? undefined : messages;
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/dialects/adk.js




/** Google ADK writes contents and arguments in attributes of its own, beside those of the conventions. */
function readAdkSpan(span) {
    const { attributes } = span;
    const args = jsonOf(own(attributes, 'gcp.vertex.agent.tool_call_args'));
    const told = readConventions(span);
    if (told?.kind === 'tool' && args !== undefined) {
        const result = own(attributes, 'gcp.vertex.agent.tool_response');
        return { ...told, args: told.args ?? args, ...(result !== undefined && { result: told.result ?? result }) };
    }
    const request = jsonOf(own(attributes, 'gcp.vertex.agent.llm_request'));
    const response = jsonOf(own(attributes, 'gcp.vertex.agent.llm_response'));
    if (!(0,json/* isJsonObject */.OW)(request) || told?.kind === 'tool')
        return undefined;
    const input = readMessages(own(request, 'contents'));
    const content = (0,json/* isJsonObject */.OW)(response) ? own(response, 'content') : undefined;
    const model = textAt(attributes, 'gen_ai.response.model', 'gen_ai.request.model');
    return {
        kind: 'model',
        ...(model !== undefined && { model }),
        usage: usageOf(attributes),
        ...(input !== undefined && { input }),
        ...((0,json/* isJsonObject */.OW)(content) && { output: [readMessage(content)] }),
    };
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/dialects/openinference.js




/** OpenInference (Arize Phoenix): `openinference.span.kind`, messages by number. */
function readOpenInference({ name, attributes }) {
    const kind = textAt(attributes, 'openinference.span.kind');
    if (kind === 'TOOL') {
        const args = jsonOf(own(attributes, 'tool.parameters') ?? own(attributes, 'input.value'));
        const result = own(attributes, 'output.value');
        const id = textAt(attributes, 'tool_call.id', 'tool.id');
        return {
            kind: 'tool',
            tool: textAt(attributes, 'tool.name') ?? name,
            ...(id !== undefined && { id }),
            ...(args !== undefined && { args }),
            ...(result !== undefined && { result }),
        };
    }
    if (kind !== 'LLM' && kind !== 'AGENT')
        return undefined;
    const model = textAt(attributes, 'llm.model_name');
    const isAgent = kind === 'AGENT';
    // of an agent, what goes in and comes out as a whole
    const input = (isAgent ? undefined : messagesAt(attributes, 'llm.input_messages')) ?? plainMessage(attributes, 'input', 'user');
    const output = (isAgent ? undefined : messagesAt(attributes, 'llm.output_messages')) ??
        plainMessage(attributes, 'output', 'assistant', isAgent ? remarks(attributes) : []);
    return {
        kind: isAgent ? 'agent' : 'model',
        ...(model !== undefined && { model }),
        usage: usage(attributes),
        ...(input !== undefined && { input }),
        ...(output !== undefined && { output }),
    };
}
function messagesAt(attributes, prefix) {
    const list = unflatten(attributes, prefix);
    return list === undefined
        ? undefined
        : unwrap(list, 'message').flatMap((item) => ((0,json/* isJsonObject */.OW)(item) ? [message(item)] : []));
}
function message(item) {
    const parts = unwrap(own(item, 'contents'), 'message_content');
    const calls = unwrap(own(item, 'tool_calls'), 'tool_call').flatMap((call) => {
        if (!(0,json/* isJsonObject */.OW)(call))
            return [];
        const told = own(call, 'function');
        const inner = (0,json/* isJsonObject */.OW)(told) ? told : {};
        return [madeCall(textAt(call, 'id'), textAt(inner, 'name'), own(inner, 'arguments'))];
    });
    const { tool_calls: _calls, contents: _contents, ...rest } = item;
    const read = readMessage({ ...rest, ...(parts.length > 0 && { parts }) });
    return { ...read, calls };
}
/** What an agent said on the way, of which no time is known. */
function remarks(attributes) {
    const said = (messagesAt(attributes, 'llm.output_messages') ?? []).filter(({ text }) => text !== '');
    return said.slice(0, -1).map(() => 'text on the way to the answer');
}
function plainMessage(attributes, side, role, others = []) {
    const value = textAt(attributes, `${side}.value`);
    if (value === undefined || own(attributes, `${side}.mime_type`) === 'application/json')
        return undefined;
    return [{ role, text: value, calls: [], answers: [], others }];
}
function usage(attributes) {
    const figures = {
        input_tokens: numberAt(attributes, 'llm.token_count.prompt'),
        output_tokens: numberAt(attributes, 'llm.token_count.completion'),
        cached_tokens: numberAt(attributes, 'llm.token_count.prompt_details.cache_read'),
        reasoning_tokens: numberAt(attributes, 'llm.token_count.completion_details.reasoning'),
        cost_usd: numberAt(attributes, 'llm.cost.total'),
    };
    return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/dialects/vercel.js



/** The Vercel AI SDK: `ai.operationId`; the outer span is the whole call, `.doGenerate` and `.doStream` one model call. */
function readVercel({ name, attributes }) {
    const operation = textAt(attributes, 'ai.operationId');
    if (operation === undefined)
        return undefined;
    if (operation === 'ai.toolCall') {
        const id = textAt(attributes, 'ai.toolCall.id');
        const args = jsonOf(own(attributes, 'ai.toolCall.args'));
        const result = jsonOf(own(attributes, 'ai.toolCall.result'));
        return {
            kind: 'tool',
            tool: textAt(attributes, 'ai.toolCall.name') ?? name,
            ...(id !== undefined && { id }),
            ...(args !== undefined && { args }),
            ...(result !== undefined && { result }),
        };
    }
    const model = textAt(attributes, 'ai.response.model', 'gen_ai.response.model', 'ai.model.id');
    const about = { ...(model !== undefined && { model }), usage: vercel_usage(attributes) };
    if (/^ai\.embed/.test(operation))
        return { kind: 'embeddings', ...about };
    const input = vercel_inputOf(attributes);
    const output = vercel_outputOf(attributes);
    return {
        kind: /\.do(Generate|Stream)$/.test(operation) ? 'model' : 'agent',
        ...about,
        ...(input !== undefined && { input }),
        ...(output !== undefined && { output }),
    };
}
function vercel_inputOf(attributes) {
    const messages = readMessages(own(attributes, 'ai.prompt.messages'));
    if (messages !== undefined)
        return messages;
    const prompt = jsonOf(own(attributes, 'ai.prompt'));
    if (!(0,json/* isJsonObject */.OW)(prompt))
        return undefined;
    const text = own(prompt, 'prompt');
    if (typeof text === 'string')
        return [{ role: 'user', text, calls: [], answers: [], others: [] }];
    return readMessages(own(prompt, 'messages') ?? text);
}
function vercel_outputOf(attributes) {
    const text = textAt(attributes, 'ai.response.text', 'ai.response.object');
    const listed = jsonOf(own(attributes, 'ai.response.toolCalls'));
    if (text === undefined && listed === undefined)
        return undefined;
    const calls = listOf(listed).flatMap((call) => (0,json/* isJsonObject */.OW)(call)
        ? [madeCall(textAt(call, 'toolCallId'), textAt(call, 'toolName'), own(call, 'input') ?? own(call, 'args'))]
        : []);
    return [{ role: 'assistant', text: text ?? '', calls, answers: [], others: [] }];
}
function vercel_usage(attributes) {
    const figures = {
        input_tokens: numberAt(attributes, 'ai.usage.inputTokens', 'ai.usage.promptTokens', 'gen_ai.usage.input_tokens'),
        output_tokens: numberAt(attributes, 'ai.usage.outputTokens', 'ai.usage.completionTokens', 'gen_ai.usage.output_tokens'),
        cached_tokens: numberAt(attributes, 'ai.usage.cachedInputTokens'),
        reasoning_tokens: numberAt(attributes, 'ai.usage.reasoningTokens'),
    };
    return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/dialects/index.js




/** What a span tells of a model, a tool or an agent; undefined where it is about something else. */
function readingOf(span) {
    // the conventions come last: the others write some of their attributes too
    return readVercel(span) ?? readOpenInference(span) ?? readAdkSpan(span) ?? readConventions(span);
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/sessions.js


/** Spans by conversation, as the conversations began. Traces that name the same conversation belong together. */
function sessionsOf(spans) {
    const byTrace = groupBy(spans, (span) => span.trace);
    const keys = new Map([...byTrace].map(([trace, own]) => [trace, conversationOf(own) ?? `trace ${trace}`]));
    const groups = groupBy(spans, (span) => keys.get(span.trace) ?? span.trace);
    return [...groups.values()].map(sessionOf).sort((a, b) => startOf(a) - startOf(b));
}
function sessionOf(spans) {
    const read = spans
        .flatMap((span) => {
        const reading = readingOf(span);
        return reading === undefined ? [] : [{ span, reading }];
    })
        .sort((a, b) => a.span.start - b.span.start);
    const told = spans.flatMap(({ attributes, resource }) => [attributes, resource]);
    const task = first(told.map((one) => textAt(one, 'turngate.task')));
    const attempt = first(told.map((one) => numberAt(one, 'turngate.attempt') ?? wholeText(textAt(one, 'turngate.attempt'))));
    return {
        spans,
        read,
        ...(task !== undefined && { task }),
        ...(attempt !== undefined && Number.isInteger(attempt) && attempt > 0 && { attempt }),
    };
}
const CONVERSATION = ['gen_ai.conversation.id', 'gcp.vertex.agent.session_id', 'session.id'];
/** The one conversation that a trace names; undefined where it names none or several. */
function conversationOf(spans) {
    for (const key of CONVERSATION) {
        const named = new Set(spans.flatMap(({ attributes }) => own(attributes, key) ?? []));
        const [only] = named;
        if (named.size === 1 && typeof only === 'string')
            return only;
    }
    return undefined;
}
function startOf({ spans }) {
    return Math.min(...spans.map((span) => span.start));
}
function wholeText(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
function first(values) {
    return values.find((value) => value !== undefined);
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/schema.js


/** Spans as OTLP/JSON has them: times are texts of nanoseconds, attributes lists of tagged values. */
const Time = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()])], { error: 'must be a time' });
const KeyValues = schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP(), value: json_value/* AnyDocument */.kF.optional() }));
const Status = schemas/* object */.Ikc({ code: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(), message: schemas/* string */.YjP().nullish() });
const OtlpSpan = schemas/* object */.Ikc({
    traceId: schemas/* string */.YjP(),
    spanId: schemas/* string */.YjP(),
    parentSpanId: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP(),
    startTimeUnixNano: Time.nullish(),
    endTimeUnixNano: Time.nullish(),
    attributes: KeyValues.nullish(),
    events: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), attributes: KeyValues.nullish() })).nullish(),
    status: Status.nullish(),
});
const Resource = schemas/* object */.Ikc({ attributes: KeyValues.nullish() });
const OtlpLog = schemas/* object */.Ikc({
    traceId: schemas/* string */.YjP().nullish(),
    spanId: schemas/* string */.YjP().nullish(),
    eventName: schemas/* string */.YjP().nullish(),
    attributes: KeyValues.nullish(),
    body: json_value/* AnyDocument */.kF.optional(),
});
/** One export of the collector: spans, log records, or both. */
const Otlp = schemas/* object */.Ikc({
    resourceSpans: schemas/* array */.YOg(schemas/* object */.Ikc({ resource: Resource.nullish(), scopeSpans: schemas/* array */.YOg(schemas/* object */.Ikc({ spans: schemas/* array */.YOg(OtlpSpan).nullish() })) }))
        .nullish(),
    resourceLogs: schemas/* array */.YOg(schemas/* object */.Ikc({ scopeLogs: schemas/* array */.YOg(schemas/* object */.Ikc({ logRecords: schemas/* array */.YOg(OtlpLog).nullish() })) }))
        .nullish(),
});
const Attributes = json_value/* AnyDocument */.kF.nullish();
const Context = schemas/* object */.Ikc({
    trace_id: schemas/* string */.YjP().nullish(),
    span_id: schemas/* string */.YjP().nullish(),
    traceId: schemas/* string */.YjP().nullish(),
    spanId: schemas/* string */.YjP().nullish(),
});
const FlatEvent = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().nullish(),
    event_name: schemas/* string */.YjP().nullish(),
    attributes: Attributes,
    body: json_value/* AnyDocument */.kF.optional(),
});
/** A span as SDKs print it: Python's `to_json`, the readable span of JavaScript, and their like. */
const FlatSpan = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    context: Context.nullish(),
    spanContext: Context.nullish(),
    trace_id: schemas/* string */.YjP().nullish(),
    span_id: schemas/* string */.YjP().nullish(),
    traceId: schemas/* string */.YjP().nullish(),
    id: schemas/* string */.YjP().nullish(),
    parent_id: schemas/* string */.YjP().nullish(),
    parent_span_id: schemas/* string */.YjP().nullish(),
    parentId: schemas/* string */.YjP().nullish(),
    parentSpanId: schemas/* string */.YjP().nullish(),
    parentSpanContext: Context.nullish(),
    start_time: Time.nullish(),
    end_time: Time.nullish(),
    startTime: Time.nullish(),
    endTime: Time.nullish(),
    /** JavaScript's console: microseconds. */
    timestamp: schemas/* number */.aig().nullish(),
    duration: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()])]).nullish(),
    attributes: Attributes,
    events: schemas/* array */.YOg(FlatEvent).nullish(),
    span_events: schemas/* array */.YOg(FlatEvent).nullish(),
    status: schemas/* object */.Ikc({
        code: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
        status_code: schemas/* string */.YjP().nullish(),
        message: schemas/* string */.YjP().nullish(),
        description: schemas/* string */.YjP().nullish(),
    })
        .nullish(),
    resource: schemas/* object */.Ikc({ attributes: Attributes }).nullish(),
});

;// CONCATENATED MODULE: ./build/src/trace/import/otel/spans.js




/** Whether a value is an export of the collector, a span, or a list of spans. */
function holdsSpans(value) {
    if (Array.isArray(value))
        return isFlatSpan(value[0]) || isExport(value[0]);
    return isExport(value) || isFlatSpan(value);
}
/**
 * The spans of a file, log records joined to the spans that they belong to.
 * @throws UserError that names line and key
 */
function readSpans(rows, file, title) {
    const spans = [];
    const logs = [];
    for (const row of rows) {
        const items = Array.isArray(row.value) ? row.value : [row.value];
        for (const [index, item] of items.entries()) {
            const place = { file, title, text: row, at: Array.isArray(row.value) ? [index] : [] };
            if (isExport(item)) {
                const otlp = (0,import_document/* readShape */._f)(Otlp, camel(item), place);
                spans.push(...otlpSpans(otlp));
                logs.push(...otlpLogs(otlp));
            }
            else
                spans.push(flatSpan(item, place));
        }
    }
    return spans.map((span) => {
        const own = logs.filter((log) => log.trace === span.trace && log.span === span.id);
        return own.length === 0 ? span : { ...span, events: [...span.events, ...own.map((log) => log.event)] };
    });
}
function isExport(value) {
    return ((0,json/* isJsonObject */.OW)(value) &&
        ['resourceSpans', 'resource_spans', 'resourceLogs', 'resource_logs'].some((key) => key in value));
}
function isFlatSpan(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || typeof value.name !== 'string')
        return false;
    return ['trace_id', 'traceId', 'context', 'spanContext'].some((key) => key in value);
}
/** Protocol buffers' printers may keep the names of the fields; all are read as OTLP/JSON writes them. */
function camel(value) {
    if (Array.isArray(value))
        return value.map(camel);
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        key.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
        camel(inner),
    ]));
}
function otlpSpans({ resourceSpans }) {
    return (resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
        const about = plainAttributes(resource?.attributes);
        return scopeSpans.flatMap(({ spans }) => (spans ?? []).map((span) => otlpSpan(span, about)));
    });
}
function otlpSpan(span, resource) {
    const events = (span.events ?? []).map(({ name, attributes }) => ({ name, attributes: plainAttributes(attributes) }));
    return timed(span.startTimeUnixNano, span.endTimeUnixNano, {
        trace: span.traceId,
        id: span.spanId,
        ...parentOf(span.parentSpanId),
        name: span.name,
        attributes: plainAttributes(span.attributes),
        resource,
        events,
        ...errorOf(span.status?.code, span.status?.message, events),
    });
}
function otlpLogs({ resourceLogs }) {
    const records = (resourceLogs ?? []).flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords ?? []));
    return records.flatMap((record) => {
        const attributes = plainAttributes(record.attributes);
        const name = record.eventName ?? textAt(attributes, 'event.name');
        if (record.traceId == null || record.spanId == null || name === undefined)
            return [];
        return [{ trace: record.traceId, span: record.spanId, event: { name, attributes, body: plainValue(record.body) } }];
    });
}
function flatSpan(item, place) {
    const span = (0,import_document/* readShape */._f)(FlatSpan, item, place);
    const context = span.context ?? span.spanContext;
    const events = [...(span.events ?? []), ...(span.span_events ?? [])].map((event) => ({
        name: event.name ?? event.event_name ?? '',
        attributes: objectOf(event.attributes),
        ...(event.body !== undefined && { body: event.body }),
    }));
    const parent = span.parent_id ?? span.parent_span_id ?? span.parentId ?? span.parentSpanId ?? span.parentSpanContext?.spanId;
    const start = span.start_time ?? span.startTime ?? span.timestamp;
    return timed(start, span.end_time ?? span.endTime ?? endAfter(span.timestamp, span.duration), {
        trace: span.trace_id ?? span.traceId ?? context?.trace_id ?? context?.traceId ?? '',
        id: span.span_id ?? span.id ?? context?.span_id ?? context?.spanId ?? '',
        ...parentOf(parent),
        name: span.name,
        attributes: objectOf(span.attributes),
        resource: objectOf(span.resource?.attributes),
        events,
        ...errorOf(span.status?.status_code ?? span.status?.code, span.status?.description ?? span.status?.message, events),
    });
}
function endAfter(timestamp, duration) {
    if (timestamp == null || duration == null)
        return undefined;
    return timestamp + (typeof duration === 'number' ? duration : duration[0] * 1e6 + duration[1] / 1e3);
}
function timed(start, end, span) {
    const from = millis(start) ?? 0;
    return { ...span, start: from, end: Math.max(from, millis(end) ?? from) };
}
function parentOf(id) {
    return id == null || id === '' ? {} : { parent: id };
}
/** The status names an error by its number or its name; a recorded exception says more. */
function errorOf(code, message, events) {
    if (code !== 2 && !/(^|_)error$/i.test(String(code ?? '')))
        return {};
    const exception = events.find((event) => event.name === 'exception')?.attributes ?? {};
    const said = [textAt(exception, 'exception.type'), textAt(exception, 'exception.message')];
    const words = said.filter((part) => part !== undefined).join(': ');
    return { error: message != null && message !== '' ? message : words };
}
function objectOf(value) {
    return (0,json/* isJsonObject */.OW)(value ?? undefined) ? Object.fromEntries(Object.entries(value ?? {})) : {};
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/history.js

/** Of the whole conversation that a model is given at each call, what is new since the call before. */
class History {
    #known = [];
    #words = new Set();
    /**
     * The messages that were not there the last time. `broken`: they do not continue the earlier ones (the history was
     * shortened, or another agent took over), and only words of the user that were not heard yet are new.
     */
    next(messages) {
        const told = messages.filter((message) => message.role !== 'system');
        const keys = told.map(keyOf);
        const first = this.#known.length === 0;
        const continues = this.#known.every((key, index) => keys[index] === key);
        const fresh = continues
            ? told.slice(this.#known.length)
            : told.filter((message) => message.answers.length > 0 || !this.#words.has(message.text));
        this.#known = keys;
        for (const message of told)
            if (message.role === 'user')
                this.#words.add(message.text);
        return {
            fresh: continues ? fresh : fresh.filter((message) => message.role !== 'assistant'),
            broken: !continues,
            first,
        };
    }
}
function keyOf({ role, text, calls, answers }) {
    const made = calls.map((call) => [call.id ?? null, call.tool]);
    const answered = answers.map((answer) => answer.id ?? null);
    return (0,json/* canonical */.$N)([role, text, made, answered]);
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/tree.js
function treeOf({ spans, read }) {
    const byId = new Map(spans.map((span) => [tree_keyOf(span.trace, span.id), span]));
    const readings = new Map(read.map((one) => [one.span, one]));
    const around = (span) => ancestors(span, byId).flatMap((one) => readings.get(one) ?? []);
    const tools = read.filter(({ reading }) => reading.kind === 'tool');
    const inner = new Map();
    function isInner(span) {
        const known = inner.get(span);
        if (known !== undefined)
            return known;
        const above = around(span);
        const own = readings.get(span);
        const agents = [...(own?.reading.kind === 'agent' ? [own] : []), ...above.filter(isAgent)];
        const found = above.some(({ reading }, index) => reading.kind === 'tool' && isBelowAgent(index, above, own)) ||
            agents.some((agent) => tools.some((tool) => runsInside(agent.span, tool.span)));
        inner.set(span, found);
        return found;
    }
    /** Not every exporter hangs a called agent below the call; then the times tell. */
    function runsInside(agent, tool) {
        if (agent.trace !== tool.trace || agent.end <= agent.start)
            return false;
        if (!(tool.start <= agent.start && agent.end <= tool.end))
            return false;
        return !around(tool).some(({ span }) => span === agent);
    }
    return { around, isInner };
}
/** Some exporters hang tool spans around the model call that asked for them; only an agent in between makes it another's. */
function isBelowAgent(index, above, own) {
    return own?.reading.kind === 'agent' || own?.reading.kind === 'model' || above.slice(0, index).some(isAgent);
}
function isAgent({ reading }) {
    return reading.kind === 'agent';
}
/** A file may name a span as its own ancestor. */
function ancestors(span, byId) {
    const found = [];
    const seen = new Set([span]);
    for (let next = tree_parentOf(span, byId); next !== undefined && !seen.has(next); next = tree_parentOf(next, byId)) {
        seen.add(next);
        found.push(next);
    }
    return found;
}
function tree_parentOf(span, byId) {
    return span.parent === undefined ? undefined : byId.get(tree_keyOf(span.trace, span.parent));
}
function tree_keyOf(trace, id) {
    return `${trace} ${id}`;
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/steps.js


/** Of what happens at the same millisecond, the result of a call comes before the model that reads it. */
const RANK = { answered: 0, heard: 1, modelled: 2, said: 3, called: 4 };
function stepsOf(session) {
    const tree = treeOf(session);
    const talks = talksOf(session.read, tree);
    const steps = session.read.flatMap(({ span, reading }) => {
        if (reading.kind === 'embeddings')
            return [modelled(span, reading.model, reading.usage)];
        if (reading.kind !== 'tool')
            return [];
        return [
            { kind: 'called', at: span.start, span, reading },
            { kind: 'answered', at: span.end, span, reading },
        ];
    });
    for (const talk of talks)
        steps.push(...talkSteps(talk, session.read));
    return steps
        .map((step, index) => ({ step, index }))
        .sort((a, b) => a.step.at - b.step.at || RANK[a.step.kind] - RANK[b.step.kind] || a.index - b.index)
        .map(({ step }) => step);
}
/**
 * Which model calls and agents tell the conversation: the outermost model calls with messages, else the outermost
 * agents with messages. A model call inside another one is the same call, seen by a library below.
 */
function talksOf(read, tree) {
    const talkers = read.flatMap(({ span, reading }) => reading.kind === 'model' || reading.kind === 'agent' ? [{ span, reading }] : []);
    const outerModel = (span) => tree.around(span).findLast(({ reading }) => reading.kind === 'model');
    const models = talkers
        .filter(({ span, reading }) => reading.kind === 'model' && outerModel(span) === undefined)
        .map((outer) => {
        const below = talkers.filter(({ span }) => outerModel(span)?.span === outer.span);
        const speaking = hasMessages(outer.reading) ? outer : (below.find((one) => hasMessages(one.reading)) ?? outer);
        const counted = [outer, ...below].find((one) => Object.keys(one.reading.usage).length > 0);
        return { span: outer.span, reading: speaking.reading, usage: counted?.reading.usage ?? {} };
    });
    const agents = talkers.filter(({ reading }) => reading.kind === 'agent');
    const modelsTell = models.some((one) => hasMessages(one.reading) && !tree.isInner(one.span));
    const modelTalks = models.map((one) => {
        const inner = tree.isInner(one.span);
        return { ...one, inner, counts: true, tells: modelsTell || inner };
    });
    const agentTalks = agents.map(({ span, reading }) => {
        const isOutermost = !tree.isInner(span) && !tree.around(span).some(isSpeakingAgent);
        // an agent without model calls of its own is all that is known of what it used
        const counts = !models.some((one) => tree.around(one.span).some((outer) => outer.span === span));
        return {
            ...{ span, reading, usage: reading.usage, inner: false },
            ...{ counts: counts && Object.keys(reading.usage).length > 0, tells: !modelsTell && isOutermost },
        };
    });
    return [...modelTalks, ...agentTalks];
}
function isSpeakingAgent({ reading }) {
    return reading.kind === 'agent' && hasMessages(reading);
}
function hasMessages(reading) {
    return ((reading.kind === 'model' || reading.kind === 'agent') &&
        (reading.input !== undefined || reading.output !== undefined));
}
function talkSteps(talk, read) {
    const { span, reading, inner, tells } = talk;
    const at = reading.kind === 'model' ? answeredAt(span, reading, read) : span.end;
    return [
        ...(tells && !inner && reading.input !== undefined
            ? [{ kind: 'heard', at: span.start, messages: reading.input }]
            : []),
        ...(talk.counts ? [{ ...modelled(span, reading.model, talk.usage), at }] : []),
        ...(tells && reading.output !== undefined ? [{ kind: 'said', at, messages: reading.output, inner }] : []),
    ];
}
/** Some exporters end the span of a model call only after the calls that it asked for. */
function answeredAt(span, reading, read) {
    const asked = new Set((reading.output ?? []).flatMap((message) => message.calls.flatMap((call) => call.id ?? [])));
    const starts = read.flatMap(({ span: other, reading: tool }) => {
        const isAsked = tool.kind === 'tool' && tool.id !== undefined && asked.has(tool.id);
        return isAsked && other.start >= span.start ? [other.start] : [];
    });
    return Math.min(span.end, ...starts);
}
function modelled(span, model, usage) {
    return { kind: 'modelled', at: span.end, span, model: model ?? 'unknown', usage, ms: lasted(span) };
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/trace.js






/** The trace of one conversation. */
function otelTrace(session, warnings) {
    const steps = stepsOf(session);
    const start = Math.min(...session.spans.map((span) => span.start));
    const teller = new Teller(steps, warnings);
    for (const step of steps)
        teller.tell(step, Math.max(0, Math.round(step.at - start)));
    return teller.end();
}
/** Turns the steps of a conversation into events. */
class Teller {
    #conversation;
    #warnings;
    #history = new History();
    #tools;
    #calls = [];
    #spoke = false;
    #heard = false;
    constructor(steps, warnings) {
        this.#conversation = new Conversation(warnings);
        this.#warnings = warnings;
        this.#tools = steps.flatMap((step) => (step.kind === 'called' ? [step.reading] : []));
    }
    tell(step, at) {
        this.#conversation.moveTo(at);
        if (step.kind === 'heard')
            this.#hear(step.messages);
        else if (step.kind === 'said')
            for (const message of step.messages)
                this.#say(message, step.inner);
        else if (step.kind === 'called')
            this.#carryOut(step.span, step.reading);
        else if (step.kind === 'answered')
            this.#answerSpan(step.span, step.reading);
        else {
            const { model, usage, ms } = step;
            this.#conversation.add({ event: 'model', model, ...usage, ms });
            if (step.span.error !== undefined) {
                this.#conversation.add({ event: 'note', text: `the model call failed: ${step.span.error}` });
            }
        }
    }
    end() {
        if (!this.#heard)
            this.#warnings.add('the messages of a conversation were not captured; only calls and usage are known');
        const open = this.#calls.filter((call) => !call.settled).length;
        for (let left = open; left > 0; left -= 1) {
            this.#warnings.add('a call has no answer; what became of it is not known');
        }
        return this.#conversation.end();
    }
    #hear(messages) {
        const { fresh, broken, first } = this.#history.next(messages);
        if (broken) {
            this.#warnings.add('what a model was given does not continue what it was given before; only new words are taken');
        }
        this.#heard = true;
        for (const message of fresh) {
            if (message.role === 'assistant') {
                // what the agent said is known from the answer of its model, unless that was before the first span
                if (first || !this.#spoke)
                    this.#say(message, false);
                continue;
            }
            for (const answer of message.answers)
                this.#answer(answer);
            this.#note(message);
            if (message.role === 'user')
                this.#conversation.say('user', message.text, false);
        }
        this.#spoke = false;
    }
    #say(message, inner) {
        this.#spoke = this.#spoke || !inner;
        this.#heard = true;
        this.#note(message);
        this.#conversation.say('agent', message.text, inner || message.calls.length > 0);
        for (const call of message.calls) {
            const known = this.#tools.find((tool) => tool.id !== undefined && tool.id === call.id);
            this.#propose(call.tool, call.args ?? known?.args, call.id);
        }
    }
    #note({ others }) {
        for (const kind of others.filter((one) => one !== 'reasoning' && one !== 'thinking')) {
            this.#warnings.add(`parts of messages are left out: ${kind.slice(0, 40)}`);
        }
    }
    #propose(tool, args, id) {
        if (args === undefined) {
            this.#warnings.add(`the arguments of ${tool} were not captured; they count as none`);
        }
        const made = { id, tool, args, settled: false };
        this.#conversation.propose({ by: 'agent', tool, args: args ?? {}, ...(id !== undefined && { id }) });
        this.#calls.push(made);
        return made;
    }
    /** A tool span is the carrying out of a call that a model asked for, or else of one that nobody recorded. */
    #carryOut(span, { tool, args, id }) {
        const free = this.#calls.filter((call) => call.span === undefined && !call.settled && call.tool === tool);
        const asked = this.#calls.find((call) => id !== undefined && call.id === id && call.span === undefined) ??
            free.find((call) => (id === undefined || call.id === undefined) && (0,json/* equalJson */.FS)(call.args, args)) ??
            free.find(() => id === undefined || args === undefined);
        const call = asked ?? this.#propose(tool, args, id ?? `span-${span.id}`);
        call.span = span;
    }
    #answerSpan(span, { tool, result }) {
        const call = this.#calls.find((one) => one.span === span);
        if (call === undefined || call.settled)
            return;
        call.settled = true;
        const failure = failureOf(span);
        const given = trace_textOf(result);
        if (result === undefined && failure === undefined) {
            this.#warnings.add(`the result of ${tool} was not captured`);
        }
        this.#conversation.settle({
            ...{ by: 'agent', tool, failed: failure !== undefined || looksFailed(given), ms: lasted(span) },
            ...(call.id !== undefined && { id: call.id }),
            text: failure === undefined ? given : failure === '' ? given || 'the call failed' : failure,
        });
    }
    /** The result as the model was told it; where there is a span of the call, that has said it already. */
    #answer({ id, tool, result }) {
        const open = this.#calls.filter((call) => !call.settled);
        const call = open.find((one) => id !== undefined && one.id === id) ??
            open.find((one) => (id === undefined || one.id === undefined) && (tool === undefined || one.tool === tool));
        if (call === undefined)
            return;
        call.settled = true;
        const text = trace_textOf(result);
        if (result === undefined)
            this.#warnings.add(`the result of ${call.tool} was not captured`);
        const name = { tool: call.tool, ...(call.id !== undefined && { id: call.id }) };
        this.#conversation.settle({ by: 'agent', text, failed: looksFailed(text), ...name });
    }
}
/** Why a call failed, '' where only that it did is known; undefined where it did not. */
function failureOf({ attributes, error }) {
    const type = attributes['error.type'];
    return typeof type === 'string' && (error === undefined || error === '') ? type : error;
}
function trace_textOf(result) {
    if (result === undefined)
        return '';
    return typeof result === 'string' ? result : JSON.stringify(result);
}

;// CONCATENATED MODULE: ./build/src/trace/import/otel/index.js












const otel_TITLE = 'OpenTelemetry GenAI spans';
const otel = { format: 'otel', title: otel_TITLE, matches: holdsSpans, read: otel_read };
function otel_read(text, file) {
    const rows = (0,import_rows/* readRows */.a)(text, file, otel_TITLE);
    for (const row of rows)
        if (!holdsSpans(row.value))
            throw noSpans(row.value, row, file);
    const spans = readSpans(rows, file, otel_TITLE);
    const all = sessionsOf(spans);
    const sessions = all.filter((session) => session.read.length > 0);
    if (sessions.length === 0) {
        const message = `not ${otel_TITLE}: of its ${spans.length} spans none tells of a model, a tool or an agent`;
        const hint = 'Spans are known by `gen_ai.operation.name`, `openinference.span.kind` or `ai.operationId`.';
        throw new errors/* UserError */.yo({ code: 'import-shape', message, file, hint });
    }
    const warnings = new Warnings();
    const untold = spans.length - sessions.reduce((sum, session) => sum + session.read.length, 0);
    if (untold > 0)
        warnings.add(`spans that tell of no model, tool or agent are left out: ${untold}`);
    const traces = sessions.map((session) => otelTrace(session, warnings));
    const { tasks, idOf } = tasksByWords(sessions.map((session, index) => ({
        ...(session.task !== undefined && { name: session.task }),
        words: (traces[index] ?? []).flatMap((event) => (event.event === 'user' ? [event.text] : [])),
    })), file);
    const attempts = sessions.map((session, index) => ({
        task: idOf(index),
        ...(session.attempt !== undefined && { trial: session.attempt - 1 }),
        outcome: outcomeOf(session),
        events: traces[index] ?? [],
        ...times(session),
    }));
    if (spans.some((span) => span.events.some((event) => event.name === 'gen_ai.evaluation.result'))) {
        warnings.add('evaluation results in the spans are left out: they do not say which of them decides');
    }
    warnings.add(NO_OUTCOME);
    return {
        format: otel.format,
        suite: nameOfFile(file),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
function noSpans(value, text, file) {
    const isEmpty = Array.isArray(value) && value.length === 0;
    const message = isEmpty ? 'the list is empty' : 'expected `resourceSpans`, or spans with `name` and `trace_id`';
    return new errors/* UserError */.yo((0,import_document/* shapeProblem */.jn)(message, [], { file, title: otel_TITLE, text }));
}
/** What ended in an error at the outside ended so; a failed call on the way may have been made up for. */
function outcomeOf(session) {
    const tree = treeOf(session);
    const outermost = session.read.filter(({ span }) => tree.around(span).length === 0);
    const last = outermost.findLast(({ reading }) => reading.kind === 'agent' || reading.kind === 'model');
    const message = last?.span.error;
    if (message === undefined)
        return { status: 'completed' };
    const shown = message === '' ? 'the agent ended in an error' : message;
    return isTransient(shown)
        ? { status: 'infra_failed', reason: 'provider', message: shown }
        : { status: 'agent_failed', reason: 'source', message: shown };
}
/** The time between the user's messages, which lies between traces, is not the agent's. */
function times({ spans }) {
    const known = spans.filter((span) => span.start > 0);
    if (known.length === 0)
        return {};
    const traces = new Map();
    for (const { trace, start, end } of known) {
        const own = traces.get(trace) ?? { from: start, to: end };
        traces.set(trace, { from: Math.min(own.from, start), to: Math.max(own.to, end) });
    }
    const wallMs = [...traces.values()].reduce((sum, { from, to }) => sum + lasted({ start: from, end: to }), 0);
    return { startedAt: dateText(Math.min(...known.map((span) => span.start))), wallMs };
}
function dateText(ms) {
    const date = new Date(ms);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/schema.js


/** What is read of a τ-bench result file; all else in it is foreign and left out. */
const tau_bench_schema_FunctionCall = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: json_value/* AnyDocument */.kF.optional() });
const TauMessage = schemas/* object */.Ikc({
    role: schemas/* string */.YjP(),
    content: json_value/* AnyDocument */.kF.optional(),
    tool_calls: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), function: tau_bench_schema_FunctionCall })).nullish(),
    /** Older models' single call. */
    function_call: tau_bench_schema_FunctionCall.nullish(),
    tool_call_id: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP().nullish(),
});
const TauTask = schemas/* object */.Ikc({
    actions: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), kwargs: json_value/* AnyDocument */.kF.optional() })).nullish(),
    instruction: schemas/* string */.YjP().nullish(),
    outputs: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])).nullish(),
});
const TauResult = schemas/* object */.Ikc({
    task_id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    reward: schemas/* number */.aig().nullish(),
    trial: schemas/* number */.aig().int().nonnegative().nullish(),
    info: schemas/* object */.Ikc({
        task: TauTask.nullish(),
        /** Written where the attempt ended in an exception. */
        error: schemas/* string */.YjP().nullish(),
        agent_cost: schemas/* number */.aig().nonnegative().nullish(),
    })
        .nullish(),
    traj: schemas/* array */.YOg(TauMessage),
});
const TauFile = schemas/* array */.YOg(TauResult).min(1, { error: 'the list is empty' });

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/task.js


/**
 * A τ-bench task. Its actions are one flat list over the whole dialog (mostly the writes), so the gold has no `User`
 * rows and the dialog is one segment; its outputs are what the agent has to tell the user.
 */
function tauTask(id, name, task, file) {
    return importedTask({
        id,
        name,
        file,
        passWhen: 'recorded',
        ...(task?.instruction != null && { about: task.instruction }),
        answer: (task?.outputs ?? []).map((output) => mentioned(String(output))),
        ...(task?.actions != null && { gold: task_goldOf(task.actions) }),
    });
}
function task_goldOf(actions) {
    return actions.map((action, index) => ({
        turn_no: index + 1,
        turn: 'Tool',
        gold_turn: { tool_id: action.name, args: (0,json/* isJsonObject */.OW)(action.kwargs) ? { ...action.kwargs } : {} },
    }));
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/trace.js

/** The trace of one τ-bench result. The system message is the agent's prompt, and no event. */
function tauTrace(result, warnings) {
    const conversation = new Conversation(warnings);
    const cost = result.info?.agent_cost;
    // τ-bench records no tokens; a total of 0 is what it writes when it does not know
    if (typeof cost === 'number' && cost > 0)
        conversation.add({ event: 'model', model: 'unknown', cost_usd: cost });
    for (const message of result.traj)
        trace_addMessage(conversation, message, warnings);
    return conversation.end(result.reward ?? undefined);
}
function trace_addMessage(conversation, message, warnings) {
    const text = textOf(message.content);
    if (message.role === 'system')
        return;
    if (message.role === 'user')
        conversation.say('user', text, false);
    else if (message.role === 'assistant')
        trace_addAssistant(conversation, message, text);
    else if (message.role === 'tool' || message.role === 'function')
        addResult(conversation, message, text);
    else {
        warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`);
        conversation.add({ event: 'note', text });
    }
}
function trace_addAssistant(conversation, message, text) {
    const listed = (message.tool_calls ?? []).map((call) => ({ ...call.function, id: call.id }));
    const calls = message.function_call == null ? listed : [...listed, { ...message.function_call, id: undefined }];
    conversation.say('agent', text, calls.length > 0);
    for (const call of calls) {
        const id = call.id == null ? {} : { id: call.id };
        conversation.propose({ by: 'agent', tool: call.name, args: call.arguments ?? null, ...id });
    }
}
function addResult(conversation, message, text) {
    conversation.settle({
        by: 'agent',
        text,
        // nothing but this word marks an error
        failed: /^(error\b|unknown action\b)/i.test(text),
        ...(message.tool_call_id != null && { id: message.tool_call_id }),
        ...(message.name != null && { tool: message.name }),
    });
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/index.js










const tau_bench_TITLE = 'a τ-bench result file';
const tauBench = { format: 'tau-bench', title: tau_bench_TITLE, matches: tau_bench_matches, read: tau_bench_read };
function tau_bench_matches(document) {
    if (!Array.isArray(document))
        return false;
    const first = document[0];
    return (0,json/* isJsonObject */.OW)(first) && 'task_id' in first && 'traj' in first;
}
function tau_bench_read(text, file) {
    const results = (0,import_document/* readShape */._f)(TauFile, (0,import_document/* parseDocument */.Tp)(text, file, tau_bench_TITLE), { file, title: tau_bench_TITLE, text: { text, line: 1 } });
    const warnings = new Warnings();
    const ids = legalIds(results.map(nameOf));
    const idOf = (result) => ids.get(nameOf(result)) ?? legalId(nameOf(result));
    const tasks = [...ids].map(([name, id]) => tauTask(id, name, definitionOf(name, results, warnings), file));
    const attempts = results.map((result) => {
        const trial = result.trial == null ? {} : { trial: result.trial };
        return {
            task: idOf(result),
            ...trial,
            outcome: tau_bench_outcomeOf(result, warnings),
            events: tauTrace(result, warnings),
        };
    });
    return {
        format: tauBench.format,
        suite: suiteName(results, file),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
function nameOf(result) {
    return String(result.task_id);
}
/** Each trial repeats its task; an attempt that ended in an exception does not. */
function definitionOf(name, results, warnings) {
    const stated = results.flatMap((result) => (nameOf(result) === name && result.info?.task ? [result.info.task] : []));
    const [first] = stated;
    if (first === undefined)
        warnings.add(`task ${name} is not defined in the file; it has no gold`);
    else if (stated.some((task) => !(0,json/* equalJson */.FS)(goldPart(task), goldPart(first)))) {
        warnings.add(`task ${name} is defined in two ways; the first is used`);
    }
    return first;
}
function goldPart(task) {
    const actions = (task.actions ?? []).map((action) => [action.name, action.kwargs ?? null]);
    return [actions, task.outputs ?? []];
}
function tau_bench_outcomeOf(result, warnings) {
    const error = result.info?.error;
    if (error != null) {
        return isTransient(error)
            ? { status: 'infra_failed', reason: 'provider', message: error }
            : { status: 'agent_failed', reason: 'source', message: error };
    }
    if (result.reward != null)
        return { status: 'completed' };
    warnings.add('a result without a reward is not measured');
    return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' };
}
/** The file does not name its domain; the agent's policy does in its title, so that two agents' files are one suite. */
function suiteName(results, file) {
    const system = results[0]?.traj.find((message) => message.role === 'system');
    const domain = /^\s*# (\w+) (agent )?policy/i.exec(textOf(system?.content))?.[1];
    const base = file.split(/[\\/]/).pop() ?? file;
    return domain === undefined ? legalId(base.replace(/\.json$/i, '')) : `tau-bench-${domain.toLowerCase()}`;
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/schema.js


/** What is read of a τ²-bench result file; all else in it is foreign and left out. */
const Requestor = schemas/* enum */.k5n(['assistant', 'user']);
const amount = schemas/* number */.aig().nonnegative().nullish();
const Tau2Message = schemas/* object */.Ikc({
    role: schemas/* string */.YjP(),
    content: json_value/* AnyDocument */.kF.optional(),
    tool_calls: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().nullish(),
        name: schemas/* string */.YjP(),
        arguments: json_value/* AnyDocument */.kF.optional(),
        requestor: Requestor.nullish(),
    }))
        .nullish(),
    /** Of a tool's answer: the id of its call. */
    id: schemas/* string */.YjP().nullish(),
    requestor: Requestor.nullish(),
    error: schemas/* boolean */.zMY().nullish(),
    cost: amount,
    usage: schemas/* object */.Ikc({ prompt_tokens: amount, completion_tokens: amount }).nullish(),
});
const Action = schemas/* object */.Ikc({
    requestor: Requestor.nullish(),
    name: schemas/* string */.YjP(),
    arguments: json_value/* AnyDocument */.kF.optional(),
    compare_args: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
});
const Tau2Task = schemas/* object */.Ikc({
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    description: schemas/* object */.Ikc({ purpose: schemas/* string */.YjP().nullish() }).nullish(),
    ticket: schemas/* string */.YjP().nullish(),
    evaluation_criteria: schemas/* object */.Ikc({
        actions: schemas/* array */.YOg(Action).nullish(),
        communicate_info: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    })
        .nullish(),
});
const Tau2Simulation = schemas/* object */.Ikc({
    task_id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    trial: schemas/* number */.aig().int().nonnegative().nullish(),
    seed: schemas/* number */.aig().int().nonnegative().nullish(),
    start_time: schemas/* string */.YjP().nullish(),
    /** Seconds. */
    duration: amount,
    termination_reason: schemas/* string */.YjP().nullish(),
    agent_cost: amount,
    reward_info: schemas/* object */.Ikc({ reward: schemas/* number */.aig().nullish() }).nullish(),
    messages: schemas/* array */.YOg(Tau2Message),
});
const Tau2File = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({
        agent_info: schemas/* object */.Ikc({ llm: schemas/* string */.YjP().nullish() }).nullish(),
        environment_info: schemas/* object */.Ikc({ domain_name: schemas/* string */.YjP().nullish() }).nullish(),
    })
        .nullish(),
    tasks: schemas/* array */.YOg(Tau2Task).nullish(),
    simulations: schemas/* array */.YOg(Tau2Simulation).min(1, { error: 'the list is empty' }),
});

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/task.js


/**
 * A τ²-bench task. Its actions are one flat list over the whole dialog, so the gold has no `User` rows and the dialog is
 * one segment; actions that the simulated user has to do are rows `by: user`.
 */
function tau2Task(id, name, task, file) {
    const criteria = task?.evaluation_criteria;
    const about = task?.description?.purpose ?? task?.ticket;
    return importedTask({
        id,
        name,
        file,
        passWhen: 'recorded',
        ...(about != null && { about }),
        answer: (criteria?.communicate_info ?? []).map(mentioned),
        ...(criteria?.actions != null && { gold: criteria.actions.map(goldTurn) }),
    });
}
function goldTurn(action, index) {
    return {
        turn_no: index + 1,
        turn: 'Tool',
        gold_turn: { tool_id: action.name, args: (0,json/* isJsonObject */.OW)(action.arguments) ? { ...action.arguments } : {} },
        ...(action.requestor === 'user' && { by: 'user' }),
        ...(action.compare_args !== undefined && { compare_args: action.compare_args }),
    };
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/trace.js

/** The trace of one τ²-bench simulation, the simulated user's own tools included (`by: user`). */
function tau2Trace(simulation, model, warnings) {
    const conversation = new Conversation(warnings);
    const models = simulation.messages.map((message) => tau2_bench_trace_modelEvent(message, model));
    const cost = simulation.agent_cost;
    if (models.every((event) => event === undefined) && typeof cost === 'number' && cost > 0) {
        conversation.add({ event: 'model', model, cost_usd: cost });
    }
    for (const [index, message] of simulation.messages.entries()) {
        const event = models[index];
        if (event !== undefined)
            conversation.add(event);
        tau2_bench_trace_addMessage(conversation, message, warnings);
    }
    return conversation.end(simulation.reward_info?.reward ?? undefined);
}
/** One for each of the agent's messages that a model wrote; the fixed greeting has neither tokens nor cost. */
function tau2_bench_trace_modelEvent(message, model) {
    if (message.role !== 'assistant')
        return undefined;
    const { usage, cost } = message;
    const input = usage?.prompt_tokens;
    const output = usage?.completion_tokens;
    if (input == null && output == null && !cost)
        return undefined;
    return {
        event: 'model',
        model,
        ...(input != null && { input_tokens: input }),
        ...(output != null && { output_tokens: output }),
        // 0 with tokens used is a price that the source did not know
        ...(cost && { cost_usd: cost }),
    };
}
function tau2_bench_trace_addMessage(conversation, message, warnings) {
    const text = textOf(message.content);
    if (message.role === 'system')
        return;
    if (message.role === 'assistant')
        addSpeech(conversation, 'agent', message, text);
    else if (message.role === 'user')
        addSpeech(conversation, 'user', message, text);
    else if (message.role === 'tool')
        trace_addResult(conversation, message, text);
    else {
        warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`);
        conversation.add({ event: 'note', text });
    }
}
function addSpeech(conversation, by, message, text) {
    const calls = message.tool_calls ?? [];
    conversation.say(by, text, calls.length > 0);
    for (const call of calls) {
        const id = call.id == null ? {} : { id: call.id };
        const caller = call.requestor == null ? by : actorOf(call.requestor);
        conversation.propose({ by: caller, tool: call.name, args: call.arguments ?? null, ...id });
    }
}
function trace_addResult(conversation, message, text) {
    conversation.settle({
        by: actorOf(message.requestor),
        text,
        failed: message.error ?? /^error\b/i.test(text),
        ...(message.id != null && { id: message.id }),
    });
}
function actorOf(requestor) {
    return requestor === 'user' ? 'user' : 'agent';
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/index.js








const tau2_bench_TITLE = 'a τ²-bench result file';
const tau2Bench = { format: 'tau2-bench', title: tau2_bench_TITLE, matches: tau2_bench_matches, read: tau2_bench_read };
function tau2_bench_matches(document) {
    return (0,json/* isJsonObject */.OW)(document) && Array.isArray(document.simulations);
}
function tau2_bench_read(text, file) {
    const source = (0,import_document/* readShape */._f)(Tau2File, (0,import_document/* parseDocument */.Tp)(text, file, tau2_bench_TITLE), { file, title: tau2_bench_TITLE, text: { text, line: 1 } });
    const warnings = new Warnings();
    const model = source.info?.agent_info?.llm ?? 'unknown';
    const defined = new Map((source.tasks ?? []).map((task) => [String(task.id), task]));
    const played = source.simulations.map((simulation) => String(simulation.task_id));
    const ids = legalIds([...defined.keys(), ...played]);
    const tasks = [...ids].map(([name, id]) => {
        if (!defined.has(name))
            warnings.add(`task ${name} is not defined in the file; it has no gold`);
        if (!played.includes(name))
            warnings.add(`task ${name} has no simulation; it is not measured`);
        return tau2Task(id, name, defined.get(name), file);
    });
    const attempts = source.simulations.map((simulation) => {
        const name = String(simulation.task_id);
        return {
            task: ids.get(name) ?? legalId(name),
            ...(simulation.trial != null && { trial: simulation.trial }),
            ...(simulation.seed != null && { seed: simulation.seed }),
            ...(simulation.start_time != null && { startedAt: simulation.start_time }),
            ...(simulation.duration != null && { wallMs: simulation.duration * 1000 }),
            outcome: tau2_bench_outcomeOf(simulation, warnings),
            events: tau2Trace(simulation, model, warnings),
        };
    });
    return {
        format: tau2Bench.format,
        suite: `tau2-${legalId(source.info?.environment_info?.domain_name ?? 'bench')}`.slice(0, 100),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
/** Ends that the agent brought about; the limits of the source are its failure too. */
const AGENT_ENDS = new Set(['max_steps', 'too_many_errors', 'agent_error', 'timeout']);
/** Ends that the source's own world brought about. */
const WORLD_ENDS = new Set(['infrastructure_error', 'user_error']);
function tau2_bench_outcomeOf(simulation, warnings) {
    const reason = simulation.termination_reason ?? '';
    const message = `the source ended it with ${reason}`;
    if (AGENT_ENDS.has(reason))
        return { status: 'agent_failed', reason: 'source', message };
    if (WORLD_ENDS.has(reason))
        return { status: 'infra_failed', reason: 'sandbox', message };
    if (simulation.reward_info?.reward != null)
        return { status: 'completed' };
    warnings.add('a simulation without a reward is not measured');
    return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' };
}

;// CONCATENATED MODULE: ./build/src/trace/import/index.js








/** Every format that can be imported. */
const importers = [tauBench, tau2Bench, openaiChat, otel, adk, dialogs];
/** Reads a foreign file as the format that is named, or else as the one that it looks like. */
function importText(text, file, format) {
    return (format === undefined ? detectImporter(text, file) : importerOf(format)).read(text, file);
}
/** @throws UserError that lists the formats */
function importerOf(format) {
    const importer = importers.find((one) => one.format === format);
    if (importer !== undefined)
        return importer;
    throw new errors/* UserError */.yo({
        code: 'import-format',
        message: `there is no import format \`${format}\``,
        hint: `Formats: ${importers.map((one) => one.format).join(', ')}.`,
    });
}
/** The importer whose format the content shows; its name plays no part. */
function detectImporter(text, file) {
    const known = importers.map((one) => one.title).join(', ');
    // of a file of many values the first one shows it
    const [first] = (0,import_rows/* readRows */.a)(text, file, `one of the known formats (${known})`);
    const importer = first === undefined ? undefined : importers.find((one) => one.matches(first.value));
    if (importer !== undefined)
        return importer;
    throw new errors/* UserError */.yo({
        code: 'import-format',
        message: `the content is none of the known formats: ${known}`,
        file,
        hint: `Name the format: ${importers.map((one) => one.format).join(', ')}.`,
    });
}


/***/ }),

/***/ 47809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf),
/* harmony export */   K: () => (/* binding */ findFault)
/* harmony export */ });
/* harmony import */ var _humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);

/** Where a text stops being JSON. The same words on every version of Node, whose own messages differ. */
function findFault({ text, line }) {
    const fault = faultOf(text);
    if (fault === undefined)
        return { line, column: 1, message: 'it is nested too deeply, or not JSON' };
    if (breaksOff(text, fault.offset)) {
        const before = text.trimEnd().split('\n');
        const column = (before.at(-1) ?? '').length + 1;
        return { line: line + before.length - 1, column, message: 'the text ends too early' };
    }
    const character = [...text.slice(fault.offset)][0] ?? '';
    return { line: line + fault.line - 1, column: fault.column, message: `\`${character}\` cannot stand here` };
}
/** The parser names the last token, or the first, where it misses another one behind it. */
function breaksOff(text, offset) {
    const { open, quoted, matched } = nesting(text);
    if (!matched)
        return false;
    const rest = text.slice(offset).trim();
    const isLast = /^("(?:[^"\\]|\\.)*"?|[\w.+-]+|.)?$/s.test(rest);
    return quoted || (open > 0 && (isLast || offset === 0));
}
/** Lists and objects that are open at the end of a text, and whether it ends inside a string. */
function nesting(text) {
    const open = [];
    let quoted = false;
    let matched = true;
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (quoted && character === '\\')
            at += 1;
        else if (character === '"')
            quoted = !quoted;
        else if (!quoted && (character === '{' || character === '['))
            open.push(character);
        else if (!quoted && (character === '}' || character === ']')) {
            matched = matched && open.pop() === (character === '}' ? '{' : '[');
        }
    }
    return { open: open.length, quoted, matched };
}
/**
 * The line on which the value at a path is written; of a path that is not written, that of the nearest value around it.
 * The text is taken apart once, when the first line is asked for.
 */
function linesOf({ text, line }) {
    let root = 'unread';
    return (path) => {
        if (root === 'unread')
            root = parsed(text);
        let node = root;
        for (const part of path) {
            const inner = node === undefined ? undefined : child(node, part);
            if (inner === undefined)
                break;
            node = inner;
        }
        return node === undefined ? line : line + node.loc.start.line - 1;
    };
}
function child(node, part) {
    if (node.type === 'Array')
        return node.elements[Number(part)]?.value;
    if (node.type !== 'Object')
        return undefined;
    return node.members.findLast(({ name }) => name.type === 'String' && name.value === part)?.value;
}
function parsed(text) {
    try {
        return (0,_humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text.replace(/^\uFEFF/, ''), { mode: 'json' }).body;
    }
    catch {
        return undefined;
    }
}
/** Absent where the parser finds none: it recurses, so that very deep nesting exhausts it. */
function faultOf(text) {
    try {
        (0,_humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { mode: 'json' });
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error) || !('line' in error) || !('column' in error) || !('offset' in error))
            return undefined;
        const { line, column, offset } = error;
        if (typeof line !== 'number' || typeof column !== 'number' || typeof offset !== 'number')
            return undefined;
        return { line, column, offset };
    }
}


/***/ }),

/***/ 15915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limited),
/* harmony export */   v: () => (/* binding */ MOST_PROBLEMS)
/* harmony export */ });
const MOST_PROBLEMS = 20;
/** The first problems, and a line that says how many more of the `total` there are. */
function limited(problems, file, total = problems.length) {
    const more = total - MOST_PROBLEMS;
    if (more <= 0)
        return [...problems];
    return [...problems.slice(0, MOST_PROBLEMS), { code: 'import-more', message: `and ${more} more problems`, file }];
}


/***/ }),

/***/ 13512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23837);
/* harmony import */ var _json_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47809);
/* harmony import */ var _limited_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15915);




/**
 * The JSON values of a foreign file: one document, one value a line, or values one after another as a console prints
 * them.
 * @param title name of the format that was expected, for messages
 * @throws UserError that names the line of each value that cannot be read
 */
function readRows(text, file, title) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    if (body.trim() === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'import-empty', message: `the file is empty, not ${title}`, file });
    }
    const parts = textsOf(body);
    const problems = [];
    const rows = [];
    for (const part of parts) {
        const parsed = parse(part.text);
        if (parsed === undefined)
            problems.push(notJson(part, file, title));
        else if ((0,_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(parsed.value, _json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DOCUMENT_DEPTH */ .RU))
            rows.push({ ...part, value: parsed.value });
        else {
            const message = `not ${title}: nested deeper than ${_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DOCUMENT_DEPTH */ .RU} levels`;
            problems.push({ code: 'import-too-deep', message, file, ...(parts.length > 1 && { line: part.line }) });
        }
    }
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo((0,_limited_js__WEBPACK_IMPORTED_MODULE_3__/* .limited */ .T)(problems, file));
    return rows;
}
function textsOf(body) {
    const whole = [{ text: body, line: 1 }];
    if (parse(body) !== undefined)
        return whole;
    const lines = body.split('\n').flatMap((text, index) => (text.trim() === '' ? [] : [{ text, line: index + 1 }]));
    // a first line that is whole by itself makes a file of lines; a broken one among them is named
    if (lines.length > 1 && isContainer(lines[0]?.text ?? ''))
        return lines;
    const values = splitValues(body);
    return values.length > 1 ? values : whole;
}
function isContainer(text) {
    return /^\s*[[{]/.test(text) && parse(text) !== undefined;
}
/** Cuts at the end of each outermost list or object; what remains behind the last one is the last part. */
function splitValues(body) {
    const parts = [];
    let depth = 0;
    let start = 0;
    let line = 1;
    let startLine = 1;
    let quoted = false;
    for (let at = 0; at < body.length; at += 1) {
        const character = body[at];
        if (character === '\n')
            line += 1;
        if (quoted) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                quoted = false;
        }
        else if (character === '"')
            quoted = true;
        else if (character === '{' || character === '[') {
            if (depth === 0)
                [start, startLine] = [at, line];
            depth += 1;
        }
        else if (character === '}' || character === ']') {
            depth -= 1;
            if (depth === 0) {
                parts.push({ text: body.slice(start, at + 1), line: startLine });
                [start, startLine] = [at + 1, line];
            }
        }
    }
    const rest = body.slice(start);
    return rest.trim() === '' ? parts : [...parts, { text: rest, line: startLine }];
}
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function notJson(part, file, title) {
    const { message, ...place } = (0,_json_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findFault */ .K)(part);
    return {
        code: 'import-not-json',
        message: `not ${title}: not JSON (${message})`,
        file,
        ...place,
        hint: 'The file may have been cut off; write or download it again.',
    };
}


/***/ })

};
