export const id = 94;
export const ids = [94];
export const modules = {

/***/ 75268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ judgeSettings)
/* harmony export */ });
/** What of a judge may change its answers, wherever it is reached and whoever pays for it. */
function judgeSettings({ model, base_url, temperature, response_format }) {
    return { model, base_url: base_url ?? null, temperature: temperature ?? null, response_format };
}


/***/ }),

/***/ 79094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ judgeFacts),
/* harmony export */   PU: () => (/* binding */ keepLock),
/* harmony export */   _C: () => (/* binding */ readLockBeside),
/* harmony export */   _L: () => (/* binding */ judgeIdentities),
/* harmony export */   lQ: () => (/* binding */ licensedBy),
/* harmony export */   wQ: () => (/* binding */ readKeptLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27406);
/* harmony import */ var _grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26150);
/* harmony import */ var _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99336);
/* harmony import */ var _grade_judge_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75268);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4715);
/* harmony import */ var _trace_store_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53189);








/** The copy of the lock in a run directory: stored attempts are judged by the licences of their own time. */
const KEPT = 'licences.json';
/** Whether each judge of a suite may decide, by the `judge.lock.json` beside the suite. */
function judgeFacts(suite, lock) {
    return judgeIdentities(suite).map((identity) => (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeFact */ .YU)(lock, identity, suite.policy.judge));
}
/** What a licence is given for. */
function judgeIdentities(suite) {
    const rubricHashes = [...new Set(statementsOf(suite).map(_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .rubricHash */ .QB))];
    return suite.judges.map((entry) => ({
        ...{ name: entry.name, model: entry.model, rubricHashes },
        promptHash: (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .hashJson */ .jM)({ prompt: _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__/* .JUDGE_PROMPT */ .nW, settings: toldWithout(entry), max_chars: suite.judge.max_chars }),
    }));
}
/** Everything that the judges of a suite are asked. */
function statementsOf({ tasks, sub_metrics }) {
    return [
        ...tasks.flatMap((task) => task.answer.flatMap(({ rubric }) => rubric ?? [])),
        ...sub_metrics.flatMap(({ rubric, against }) => {
            if (rubric === undefined)
                return [];
            return against === undefined ? rubric : (0,_grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__/* .pairStatement */ .ou)(rubric);
        }),
    ];
}
/** @throws UserError when there is a lock that cannot be read: that is not the same as none */
function readLockBeside(root) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .LOCK_FILE */ .FI);
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        const message = `cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({ code: 'judge-lock', message, file, hint: 'Check its permissions.' }, { cause: error });
    }
    return (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .readLock */ .mF)(text, file);
}
async function keepLock(lock, write) {
    if (lock !== undefined)
        await write(KEPT, `${JSON.stringify(lock, null, 2)}\n`);
}
async function readKeptLock(dir) {
    const text = await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunFile */ .m8)(dir, KEPT);
    return text === undefined ? undefined : (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .readLock */ .mF)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, KEPT));
}
function licensedBy(facts) {
    return ({ name }) => facts.some((fact) => fact.name === name && fact.licence === 'licensed');
}
/** How it is asked, but for the model, whose change has a name of its own. */
function toldWithout(entry) {
    const settings = (0,_grade_judge_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgeSettings */ .$)(entry);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(settings))
        return settings;
    const { model: _, ...rest } = settings;
    return rest;
}


/***/ }),

/***/ 32834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ AttemptRecord),
/* harmony export */   Pi: () => (/* binding */ Outcome),
/* harmony export */   of: () => (/* binding */ Evidence)
/* harmony export */ });
/* unused harmony export FileEvidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23837);



/** Why an attempt ended. `agent_failed` and `timed_out` count as failed; `infra_failed` is not measured. */
const Outcome = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('status', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('completed') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent_failed'),
        /**
         * `exit` (non-zero or a signal), `spawn`, a limit (`calls`, `output`, `cost`, `steps`, `cpu`, `memory`, `file_size`,
         * `processes`), `protocol`, `source` (an importer's own failure).
         */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            'exit',
            'spawn',
            'calls',
            'output',
            'cost',
            'steps',
            'cpu',
            'memory',
            'file_size',
            'processes',
            'protocol',
            'source',
        ]),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('infra_failed'),
        /**
         * `sandbox`, `spawn` (the machine could not start a process), `provider`, `configuration` (a key is missing or was
         * refused), `cassette` (the request was not recorded), `budget` (of the run), `unreachable` (the agent's service), `interrupted`, `missing`, `claimed`.
         */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            'sandbox',
            'spawn',
            'provider',
            'configuration',
            'cassette',
            'budget',
            'unreachable',
            'interrupted',
            'missing',
            'claimed',
        ]),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
]);
const FileEvidence = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('absent') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('binary'), bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('too_large'), bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('refused'), why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
/** All that layer 1 needs, collected before the workspace goes. */
const Evidence = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** The world document before and after; absent where the suite has none. */
    state_before: _json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .AnyDocument */ .kF.optional(),
    state: _json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .AnyDocument */ .kF.optional(),
    /** Files that the task's checks name, by path in the workspace. */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), FileEvidence).default({}),
    /** The task's `command`, run in the workspace after the agent had ended. `exit_code` null: it could not be run or was ended. */
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(), tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }).optional(),
    /** Where the tool events of this trace come from (`models`: what its models proposed and were told); `none` leaves all six trajectory checks unscored. */
    calls_recorded_by: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sandbox', 'models', 'agent', 'import', 'none']),
    /** Lines of the agent's output that were no events, with 1-based line numbers (the first few) and their count. */
    broken_lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), first: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })) })
        .optional(),
    /** Tool events printed by the agent though the sandbox records them; they became notes. */
    unofficial_calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** By name, what kept this attempt apart from the host and from other attempts. */
    isolation: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
/** One line of `attempts.jsonl`. */
const AttemptRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    task: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** From 1. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative(),
    outcome: Outcome,
    /** As recorded; empty where an imported source did not record it. */
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Wall time in milliseconds; absent where the source did not record it. */
    wall_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
});


/***/ }),

/***/ 60432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58181);


/** Cuts a byte stream into lines and never holds more than one line of at most `limit` UTF-16 units. */
class LineSplitter {
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #limit;
    #held = '';
    #cut = false;
    #number = 0;
    constructor(limit = _line_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LINE_BYTES */ .Oc) {
        this.#limit = limit;
    }
    /** The lines that this chunk completes. */
    push(chunk) {
        return this.#take(this.#decoder.write(chunk));
    }
    /** The line that the end of the stream completes, if there is one. */
    end() {
        const lines = this.#take(this.#decoder.end());
        if (this.#held === '' && !this.#cut)
            return lines;
        return [...lines, this.#line(false)];
    }
    #take(text) {
        const lines = [];
        const parts = text.split('\n');
        const rest = parts.pop() ?? '';
        for (const part of parts) {
            this.#hold(part);
            lines.push(this.#line(true));
        }
        this.#hold(rest);
        return lines;
    }
    #hold(part) {
        const room = this.#limit - this.#held.length;
        if (part.length > room)
            this.#cut = true;
        this.#held += part.slice(0, room);
    }
    #line(ended) {
        this.#number += 1;
        const line = { number: this.#number, text: this.#held, cut: this.#cut, ended };
        this.#held = '';
        this.#cut = false;
        return line;
    }
}


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ plannedKeys),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LZ: () => (/* binding */ attemptName),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   rn: () => (/* binding */ missingAttempts)
/* harmony export */ });
/* unused harmony export Shard */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);


const Hashes = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Fingerprints = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: Hashes,
    sandbox: Hashes,
    scorer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    gold: Hashes,
});
/** One of `of` parts of a plan, counted from 1. */
const Shard = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive() })
    .refine(({ index, of }) => index <= of, 'there is no such shard');
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
    /** The tasks that were chosen, where not all were; the others are planned still, and not measured. */
    only: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id).exactOptional(),
    /** The part of the plan that this run makes; the others are runs of their own. */
    shard: Shard.exactOptional(),
    /** The commit that was checked out, and the one that it was judged by. */
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** Hash of all files of that commit but the baselines: equal ones need not be measured twice. */
    tree: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** How many times attempts of this head, base and suite were judged, this time included; absent: once. */
    look: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(2).exactOptional(),
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
/** Attempts that were planned and have no record, task by task; of a shard, those of its own share. */
function missingAttempts(run, records) {
    const there = new Set(Array.from(records, attemptName));
    const share = run.shard === undefined ? undefined : new Set(plannedKeys(run).map(attemptName));
    const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1);
    return run.tasks
        .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
        .filter((key) => !there.has(attemptName(key)) && (share?.has(attemptName(key)) ?? true));
}
/** What a run sets out to make, in that order: attempt 1 of every task, then attempt 2 of every task. */
function plannedKeys({ tasks, attempts, only, shard }) {
    const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task));
    const numbers = Array.from({ length: attempts }, (_, index) => index + 1);
    const keys = numbers.flatMap((attempt) => chosen.map((task) => ({ task, attempt })));
    // dealt out one by one: shares differ by one attempt at most, whatever tasks and attempts there are
    return shard === undefined ? keys : keys.filter((_, index) => index % shard.of === shard.index - 1);
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10601);


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

/***/ 53189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VD: () => (/* binding */ readTraceOf),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   ce: () => (/* binding */ readAttempt),
/* harmony export */   m8: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32834);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58181);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60432);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6955);









/**
 * Opens a run directory for reading.
 * @throws UserError when there is no readable `run.json`. All else that is wrong becomes a problem: a broken line is
 * left out, an attempt whose trace or evidence is gone is not measured.
 */
async function readRun(dir) {
    const run = await readRunJson(dir);
    const problems = new Problems();
    const records = await readRecords((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .ATTEMPTS_FILE */ .wo), problems);
    return {
        dir,
        run,
        records,
        problems: problems.list,
        attempts: { [Symbol.asyncIterator]: () => readAttempts(dir, byTask(run, records), problems) },
    };
}
/** The text of a derived file such as `summary.json`; undefined where the run has none. */
async function readRunFile(dir, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), 'utf8');
    }
    catch (error) {
        if (isAbsent(error))
            return undefined;
        throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), error);
    }
}
/** The events of one attempt; undefined where they cannot be read. */
async function readTraceOf(dir, key) {
    const events = await readTrace((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .tracePath */ .rT)(dir, key), new Problems());
    return typeof events === 'string' ? undefined : events;
}
/** Each problem once, though attempts may be read more than once. */
class Problems {
    list = [];
    #known = new Set();
    add(problem) {
        const text = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(problem);
        if (this.#known.has(text))
            return;
        this.#known.add(text);
        this.list.push(problem);
    }
}
async function readRunJson(dir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF);
    const text = await readRunFile(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF);
    if (text === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'not-a-run',
            message: `this is not a run directory: it has no ${_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF}`,
            file: dir,
            hint: 'Name a directory that `turngate run` or `turngate import` wrote.',
        });
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({ code: 'run-corrupt', message: `not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`, file }, { cause: error });
    }
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (version !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'run-version',
            message: `run format ${JSON.stringify(version)} is unknown; this Turngate reads format 1`,
            file,
        });
    }
    const parsed = _run_file_js__WEBPACK_IMPORTED_MODULE_7__/* .RunFile */ .cB.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(parsed.error.issues.map((issue) => ({
        code: 'run-corrupt',
        message: issue.message,
        file,
        key: issue.path.join('.'),
    })));
}
async function readRecords(file, problems) {
    const records = new Map();
    for await (const line of recordLines(file)) {
        if (line.text.trim() === '')
            continue;
        const record = parseRecord(line);
        if (typeof record === 'string') {
            problems.add({ code: 'attempt-line', message: record, file, line: line.number });
            continue;
        }
        const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptName */ .LZ)(record);
        const earlier = records.get(name);
        if (earlier !== undefined && earlier.outcome.status !== 'infra_failed') {
            problems.add({
                code: 'attempt-twice',
                message: `${name} is recorded twice; the first is kept`,
                file,
                line: line.number,
            });
            continue;
        }
        // an attempt that was not measured may be made again
        records.delete(name);
        records.set(name, record);
    }
    return [...records.values()];
}
/** The record, or what is wrong with the line. */
function parseRecord(line) {
    let value;
    try {
        value = JSON.parse(line.text);
    }
    catch {
        return line.ended ? 'not JSON; the line is left out' : 'the last line was not written to its end; it is left out';
    }
    const parsed = _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .AttemptRecord */ .Hi.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    return `not an attempt: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}; the line is left out`;
}
/** Attempts of one task have most of their values in common: what comparing found out about one serves the next. */
function byTask({ tasks }, records) {
    const places = new Map(tasks.map((task, index) => [task, index]));
    const placeOf = ({ task }) => places.get(task) ?? tasks.length;
    return records.toSorted((a, b) => placeOf(a) - placeOf(b) || a.attempt - b.attempt);
}
async function* readAttempts(dir, records, problems) {
    for (const record of records)
        yield await readAttempt(dir, record, problems);
}
/** One attempt whole; not measured where its trace or evidence is gone. */
async function readAttempt(dir, record, problems = new Problems()) {
    const trace = await readTrace((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .tracePath */ .rT)(dir, record), problems);
    const evidence = await readEvidence((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .evidencePath */ .Zz)(dir, record), problems);
    if (typeof trace !== 'string' && typeof evidence !== 'string')
        return { ...record, events: trace, evidence };
    const message = typeof trace === 'string' ? trace : String(evidence);
    return {
        ...record,
        outcome: { status: 'infra_failed', reason: 'missing', message },
        events: typeof trace === 'string' ? [] : trace,
        evidence: typeof evidence === 'string' ? _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .Evidence */ .of.parse({ calls_recorded_by: 'none' }) : evidence,
    };
}
/** The events, or why there are none. */
async function readTrace(file, problems) {
    const events = [];
    function take(text, line) {
        if (text.trim() === '')
            return;
        const parsed = (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* .parseEventLine */ ._T)(text);
        if (parsed.kind === 'event')
            events.push(parsed.event);
        else
            problems.add({ code: 'trace-line', message: parsed.message, file, line });
    }
    try {
        const text = readSmall(file);
        if (text === undefined)
            for await (const line of linesOf(file))
                take(line.text, line.number);
        else
            for (const [index, line] of text.split('\n').entries())
                take(line, index + 1);
        return events;
    }
    catch (error) {
        const message = `the trace cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`;
        problems.add({ code: 'trace-unreadable', message, file });
        return message;
    }
}
const SMALL_BYTES = 256 * 1024;
/**
 * Text of a file that is not large; undefined of one that is. Read at once: a run has two files for each attempt, and
 * waiting for each of them takes longer than reading it.
 */
function readSmall(file) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, small, 0, SMALL_BYTES, 0);
        return length < SMALL_BYTES ? small.toString('utf8', 0, length) : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
const small = Buffer.allocUnsafeSlow(SMALL_BYTES);
/** The evidence, or why there is none. */
async function readEvidence(file, problems) {
    try {
        return _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .Evidence */ .of.parse(JSON.parse(readSmall(file) ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8'))));
    }
    catch (error) {
        const message = `the evidence cannot be read (${firstLine((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error))})`;
        problems.add({ code: 'evidence-unreadable', message, file });
        return message;
    }
}
/** A run that crashed before its first attempt may have no such file. */
async function* recordLines(file) {
    try {
        yield* linesOf(file);
    }
    catch (error) {
        if (isAbsent(error))
            return;
        throw unreadable(file, error);
    }
}
async function* linesOf(file) {
    const splitter = new _lines_js__WEBPACK_IMPORTED_MODULE_6__/* .LineSplitter */ .g(_line_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc + 1);
    const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file, { highWaterMark: 64 * 1024 });
    for await (const chunk of chunks)
        yield* splitter.push(chunk);
    yield* splitter.end();
}
function isAbsent(error) {
    return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
function unreadable(file, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({ code: 'run-unreadable', message: `cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)})`, file }, { cause });
}
function firstLine(text) {
    return text.split('\n', 1)[0] ?? '';
}


/***/ })

};
