export const id = 295;
export const ids = [295];
export const modules = {

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importFile: () => (/* binding */ importFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3879);
/* harmony import */ var _trace_import_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9411);
/* harmony import */ var _trace_run_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(601);
/* harmony import */ var _trace_store_write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8822);
/* harmony import */ var _use_directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8831);
/* harmony import */ var _use_imported_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8222);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3963);










/** `turngate import FORMAT FILE`: recorded trajectories as a run directory that can be scored and gated. */
async function importFile(io, format, file, options) {
    const importer = (0,_trace_import_index_js__WEBPACK_IMPORTED_MODULE_4__/* .importerOf */ .ql)(format);
    if (options.suite !== undefined && !_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__.Id.safeParse(options.suite).success) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
            code: 'bad-name',
            message: `--suite ${options.suite} is not a legal name.`,
            hint: 'Use letters, digits, `.`, `_`, `-`, beginning with a letter or digit.',
        });
    }
    const imported = importer.read(await (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, file), file), file);
    const suite = (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_8__/* .importedSuite */ .Rl)(imported, file, options.suite);
    const now = io.now();
    const id = (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .newRunId */ .F$)(now, Math.random);
    const dir = options.out === undefined ? await (0,_use_directory_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultDirectory */ .V)(io.cwd, id) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, options.out);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, '..'), { recursive: true });
    const writer = await (0,_trace_store_write_js__WEBPACK_IMPORTED_MODULE_6__/* .openRun */ .I)(dir, {
        version: 1,
        id,
        suite: suite.name,
        suite_file: file,
        seed: 0,
        attempts: suite.attempts,
        tasks: suite.tasks.map((task) => task.id),
        turngate: io.version,
        fingerprints: suite.fingerprints,
        agent: `import:${format}`,
        isolation: [],
        concurrency: 1,
        started_at: now.toISOString(),
        interrupted: false,
    });
    await writer.writeFile('suite.json', `${JSON.stringify(suite, null, 1)}\n`);
    for (const attempt of imported.attempts)
        await writer.append(attempt);
    await writer.close({ finished_at: io.now().toISOString(), interrupted: false });
    for (const warning of imported.warnings)
        io.err(`warning: ${warning}\n`);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(io.cwd, dir) || '.';
    const { tasks, attempts, warnings } = imported;
    if (options.json === true) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q)({ suite: suite.name, tasks: tasks.length, attempts: attempts.length, run_dir: shown, warnings }, io);
    }
    else {
        io.out(`${suite.name}: ${tasks.length} tasks, ${attempts.length} attempts, in ${shown}\n`);
        io.out(`Next: turngate score ${shown}, or turngate gate ${shown} --baseline OTHER_RUN\n`);
    }
    return 0;
}


/***/ }),

/***/ 8831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defaultDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Where a run goes when nobody says so: `.turngate/runs/<id>`, which keeps itself out of version control. */
async function defaultDirectory(cwd, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.turngate');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitignore'), '*\n');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs', id);
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ TraceEvent)
/* harmony export */ });
/* unused harmony exports UserEvent, ResponseEvent, ProposedEvent, RefusedEvent, ExecutedEvent, ModelEvent, NoteEvent, EndEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);


/**
 * The event union of a trace, one JSON object a line, `event` being the discriminator. Unknown keys are dropped, since
 * what an agent prints is foreign data; an unknown `event` makes the line a broken one.
 */
const stamp = {
    /** Given by the recorder on arrival, from 1. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().optional(),
    /** Milliseconds since the attempt began, given by the recorder. */
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional(),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['agent', 'user']).optional(),
};
const call = { tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), args: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJsonObject */ .ie.default({}), call_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() };
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional();
const UserEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('user'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which scripted turn this is, from 1, given by the recorder: a script may skip turns. Absent: the n-th message is turn n. */
    turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional(),
    ...stamp,
});
const ResponseEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('response'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** false: more text follows in this turn. */
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ...stamp,
});
const ProposedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('proposed'), ...call, ...stamp });
const RefusedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('refused'),
    ...call,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['schema', 'unknown_tool', 'policy']),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const ExecutedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('executed'),
    ...call,
    ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    result: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ms: count,
    ...stamp,
});
const ModelEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('model'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    input_tokens: count,
    output_tokens: count,
    cached_tokens: count,
    reasoning_tokens: count,
    cost_usd: count,
    ms: count,
    ...stamp,
});
/** Text beside tool calls, stray output, or a line that is kept but not trusted as what it claims to be. */
const NoteEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('note'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    data: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    ...stamp,
});
const EndEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('end'),
    /** The source's own outcome, 0..1. */
    reward: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    /** The agent's own word that something outside it failed; counts only under `trust_agent_errors`. */
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const TraceEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('event', [
    UserEvent,
    ResponseEvent,
    ProposedEvent,
    RefusedEvent,
    ExecutedEvent,
    ModelEvent,
    NoteEvent,
    EndEvent,
]);


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   Yp: () => (/* binding */ formatEventLine),
/* harmony export */   _T: () => (/* binding */ parseEventLine)
/* harmony export */ });
/* unused harmony export parseTrace */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4021);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);



/** Bytes of one line of a trace, without its line end. */
const MAX_LINE_BYTES = 1024 * 1024;
/** Reads one line of a trace. Never throws: what an agent prints is foreign data. */
function parseEventLine(line) {
    if (isTooLong(line))
        return broken(`line is longer than ${MAX_LINE_BYTES} bytes`);
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return broken(`not JSON: ${excerpt(line)}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return broken(`not a JSON object: ${excerpt(line)}`);
    }
    if (!(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value))
        return broken(`nested deeper than ${_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels`);
    const parsed = _events_js__WEBPACK_IMPORTED_MODULE_1__/* .TraceEvent */ .A2.safeParse(value);
    if (parsed.success)
        return { kind: 'event', event: parsed.data };
    return broken(describeIssue(parsed.error.issues[0], value));
}
/** Reads a whole trace; blank lines are nothing, broken ones are reported and the rest is kept. */
function parseTrace(text) {
    const events = [];
    const brokenLines = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const parsed = parseEventLine(line);
        if (parsed.kind === 'event')
            events.push(parsed.event);
        else
            brokenLines.push({ line: index + 1, message: parsed.message });
    }
    return { events, broken: brokenLines };
}
/** One line without its line end: the same keys in the same order for equal events, whatever made them. */
function formatEventLine(event) {
    const fields = event;
    const parts = [];
    for (const key of KEY_ORDER) {
        const value = fields[key];
        if (value !== undefined)
            parts.push(`${JSON.stringify(key)}:${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value)}`);
    }
    return `{${parts.join(',')}}`;
}
/** Every key of every event, in the order in which a reader wants to see them. */
const KEY_ORDER = [
    'event',
    'seq',
    'at',
    'by',
    'turn',
    'text',
    'final',
    'tool',
    'args',
    'call_id',
    'ok',
    'result',
    'reason',
    'message',
    'reward',
    'error',
    'retryable',
    'model',
    'input_tokens',
    'output_tokens',
    'cached_tokens',
    'reasoning_tokens',
    'cost_usd',
    'data',
    'ms',
];
function broken(message) {
    return { kind: 'broken', message };
}
function isTooLong(line) {
    // no UTF-16 unit takes more than three bytes, so most lines need no counting
    return line.length * 3 > MAX_LINE_BYTES && Buffer.byteLength(line) > MAX_LINE_BYTES;
}
function describeIssue(issue, value) {
    const name = 'event' in value ? value.event : undefined;
    if (name === undefined)
        return 'no `event` key';
    if (issue === undefined || issue.path[0] === 'event')
        return `unknown event ${excerpt(String(name))}`;
    return `event ${String(name)}: ${issue.path.join('.')}: ${issue.message}`;
}
function excerpt(text) {
    const flat = text.slice(0, 60).trim();
    return text.length > 60 ? `${flat}…` : flat;
}


/***/ }),

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LZ: () => (/* binding */ attemptName),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   rn: () => (/* binding */ missingAttempts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);


const Hashes = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Fingerprints = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: Hashes,
    sandbox: Hashes,
    scorer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    gold: Hashes,
});
/** `run.json`: what was planned, with what, and how far it came. */
const RunFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    id: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** Name of the suite. */
    suite: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** The suite's file as the user named it, or the imported file. */
    suite_file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The run seed; each attempt's seed is derived from it. */
    seed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    /** k: attempts planned for each task, numbered from 1. */
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** Ids of the planned tasks. */
    tasks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id),
    /** Version of Turngate. */
    turngate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: Fingerprints,
    /** Kind of the agent, or `import:<format>`. */
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** By name, what kept attempts apart from the host and from each other. */
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Absent while the run goes on, and for ever when it crashed. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The run was ended by a signal; what had not finished by then has no record or one that says so. */
    interrupted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
});
/** A run id that sorts by time: `20250301T090000Z-3f9a1c`. `random` gives numbers in [0, 1). */
function newRunId(now, random) {
    const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    const suffix = Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${time}-${suffix}`;
}
/** Attempts that were planned and have no record, task by task. */
function missingAttempts(run, records) {
    const there = new Set(Array.from(records, attemptName));
    const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1);
    return run.tasks
        .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
        .filter((key) => !there.has(attemptName(key)));
}
/** Path of one attempt's files below `traces/` and `evidence/`, without extension: `<task>/<attempt>`. */
function attemptName(key) {
    return `${key.task}/${key.attempt}`;
}


/***/ }),

/***/ 6955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ evidencePath),
/* harmony export */   rT: () => (/* binding */ tracePath),
/* harmony export */   wo: () => (/* binding */ ATTEMPTS_FILE),
/* harmony export */   zF: () => (/* binding */ RUN_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(601);


/** Names inside a run directory. */
const RUN_FILE = 'run.json';
const ATTEMPTS_FILE = 'attempts.jsonl';
function tracePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'traces', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.jsonl`);
}
function evidencePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'evidence', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.json`);
}


/***/ }),

/***/ 8822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openRun),
/* harmony export */   X: () => (/* binding */ writeRunFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4715);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8181);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6955);







/**
 * Starts a run directory. Trace and evidence of an attempt are there before its line in `attempts.jsonl` is, so that a
 * crash at any time leaves only whole attempts and at most one partial last line.
 * @throws UserError when the directory holds anything already, or cannot be written.
 */
async function openRun(dir, info) {
    const run = _run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .RunFile */ .cB.parse(info);
    await claimDirectory(dir);
    // `wx`: of two runs that start in one directory at once, the second one fails before it writes anything
    const records = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .ATTEMPTS_FILE */ .wo), 'wx').catch((error) => {
        throw directoryError(dir, error);
    });
    await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF), jsonText(run, 2));
    const measured = new Set();
    let queue = Promise.resolve();
    async function store(attempt) {
        const { events, evidence, ...record } = attempt;
        await replaceFile((0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .tracePath */ .rT)(dir, attempt), events.map((event) => `${(0,_line_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEventLine */ .Yp)(event)}\n`).join(''));
        await replaceFile((0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .evidencePath */ .Zz)(dir, attempt), jsonText(evidence, 2));
        await records.appendFile(jsonText(record, 0));
    }
    return {
        dir,
        append(attempt) {
            const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptName */ .LZ)(attempt);
            if (measured.has(name))
                return Promise.reject(new Error(`attempt ${name} is stored already`));
            if (attempt.outcome.status !== 'infra_failed')
                measured.add(name);
            const stored = queue.then(() => store(attempt));
            queue = stored.catch(() => undefined);
            return stored;
        },
        writeFile: (name, text) => writeRunFile(dir, name, text),
        async close(end) {
            await queue;
            await records.close();
            await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF), jsonText({ ...run, ...end }, 2));
        },
    };
}
/** Writes a derived file into a run directory, over an older one of that name; the record of the run itself is refused. */
async function writeRunFile(dir, name, text) {
    if (!/^[a-z][a-z0-9_-]*\.[a-z]+$/.test(name) || name === _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF || name === _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .ATTEMPTS_FILE */ .wo) {
        throw new Error(`${name} is not the name of a derived file`);
    }
    await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), text);
}
async function claimDirectory(dir) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
    if (names.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF) ? 'run-exists' : 'directory-not-empty',
        message: names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF) ? 'this directory holds a run already' : 'this directory is not empty',
        file: dir,
        hint: 'Name a new directory; nothing was written.',
    });
}
function directoryError(dir, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'run-not-writable',
        message: `the run directory cannot be written (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)})`,
        file: dir,
        hint: 'Name a directory that can be written and that no other run is using.',
    }, { cause });
}
/** Stable text; keys that are undefined are left out, as JSON has no such value. */
function jsonText(value, indent) {
    const plain = JSON.parse(JSON.stringify(value));
    return `${(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$N)(plain, indent)}\n`;
}
/** A reader sees the old file or the new one, never a part. */
async function replaceFile(path, text) {
    const temporary = `${path}.part`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temporary, { force: true });
        throw error;
    }
}


/***/ })

};
