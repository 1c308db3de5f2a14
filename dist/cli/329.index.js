export const id = 329;
export const ids = [329];
export const modules = {

/***/ 47039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ chooseReferences),
/* harmony export */   v: () => (/* binding */ MOST_REFERENCES)
/* harmony export */ });
/** Distinct passing traces kept of a task. */
const MOST_REFERENCES = 3;
/**
 * References are rewritten only when a task's behaviour changed. While the agent, the sandbox and the gold are the
 * same, all stay; a changed agent keeps those that it still produces, and where it passes no more, the last ones known
 * to pass. A changed world or gold keeps only what passes in it.
 */
function chooseReferences(summary, stored, before) {
    const sameAgent = before !== undefined && equalParts(before.summary.fingerprints.agent, summary.fingerprints.agent);
    const sameSandbox = before !== undefined && equalParts(before.summary.fingerprints.sandbox, summary.fingerprints.sandbox);
    return summary.tasks.map((task) => {
        const old = stored.filter((reference) => reference.task === task.id);
        const passing = passingTrajectories(task, summary.run.id);
        const sameGold = before?.summary.fingerprints.gold[task.id] === summary.fingerprints.gold[task.id];
        const sameWorld = sameSandbox && sameGold;
        const keepsAll = sameWorld && (sameAgent || passing.length === 0);
        const keep = keepsAll
            ? old
            : old.filter((reference) => passing.some((one) => one.trajectory === reference.trajectory));
        const fresh = passing.filter((one) => !keep.some((reference) => reference.trajectory === one.trajectory));
        return { task: task.id, keep, add: fresh.slice(0, Math.max(0, MOST_REFERENCES - keep.length)) };
    });
}
/** Most frequent first, then the earliest attempt. */
function passingTrajectories(task, run) {
    const found = new Map();
    for (const attempt of task.attempts) {
        if (!attempt.passed || (attempt.run !== undefined && attempt.run !== run))
            continue;
        const known = found.get(attempt.trajectory);
        if (known === undefined)
            found.set(attempt.trajectory, { ...attempt, count: 1 });
        else
            known.count += 1;
    }
    return [...found.values()].sort((a, b) => b.count - a.count || a.attempt - b.attempt);
}
function equalParts(a, b) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => a[key] === b[key]);
}


/***/ }),

/***/ 81772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decodeEntry),
/* harmony export */   v: () => (/* binding */ encodeEntry)
/* harmony export */ });
/* harmony import */ var _summary_compose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19471);

/** Keys always come in the same order; unmeasured attempts and the words of findings stay out. */
function encodeEntry(entry) {
    const { summary } = entry;
    return {
        version: 1,
        suite: summary.suite,
        runs: entry.runs.map((run) => ({ ...run, isolation: [...run.isolation] })),
        fingerprints: {
            agent: sortedRecord(summary.fingerprints.agent),
            sandbox: sortedRecord(summary.fingerprints.sandbox),
            scorer: summary.fingerprints.scorer,
            ...(summary.fingerprints.judge === undefined ? {} : { judge: summary.fingerprints.judge }),
            gold: sortedRecord(summary.fingerprints.gold),
        },
        failure_reasons: sortedRecord(summary.failure_reasons),
        by_chain_length: sortedRecord(summary.by_chain_length),
        tasks: summary.tasks.map((task) => encodeTask(task, summary.run.id)),
    };
}
/** Suite values, curves and intervals are computed from the attempts again. */
function decodeEntry(file) {
    const [run] = file.runs;
    if (run === undefined)
        throw new Error('an entry without a run');
    const summary = (0,_summary_compose_js__WEBPACK_IMPORTED_MODULE_0__/* .compose */ .Z)({
        suite: file.suite,
        run,
        fingerprints: file.fingerprints,
        tasks: file.tasks.map((task) => ({ ...task, attempts: task.attempts.map(decodeAttempt) })),
        failure_reasons: file.failure_reasons,
        by_chain_length: file.by_chain_length,
    });
    return { summary, runs: file.runs };
}
function encodeTask(task, run) {
    const attempts = task.attempts.filter((attempt) => attempt.measured);
    return {
        id: task.id,
        ...(task.origin === undefined ? {} : { origin: task.origin }),
        critical: task.critical,
        reviewed: task.reviewed,
        source: { file: task.source.file, line: task.source.line },
        planned: task.planned,
        measured: attempts.length,
        passed: attempts.filter((attempt) => attempt.passed).length,
        attempts: attempts.map((attempt) => encodeAttempt(attempt, attempt.run ?? run)),
    };
}
function encodeAttempt(attempt, run) {
    const metrics = {};
    const unscored = {};
    for (const [name, score] of Object.entries(sortedRecord(attempt.metrics))) {
        // it says again what `passed` says
        if (name === 'success_rate')
            continue;
        if (score.kind === 'scored')
            metrics[name] = encodeScore(score);
        else
            unscored[score.reason] = [...(unscored[score.reason] ?? []), name];
    }
    const cause = attempt.root_cause;
    return {
        run,
        attempt: attempt.attempt,
        seed: attempt.seed,
        outcome: encodeOutcome(attempt.outcome),
        passed: attempt.passed,
        trajectory: attempt.trajectory,
        metrics,
        ...(Object.keys(unscored).length === 0 ? {} : { unscored: sortedRecord(unscored) }),
        ...(cause === undefined ? {} : { root_cause: { ...cause, fields: [...cause.fields] } }),
    };
}
function decodeAttempt(stored) {
    const metrics = {
        success_rate: { kind: 'scored', value: stored.passed ? 1 : 0, num: stored.passed ? 1 : 0, den: 1 },
    };
    for (const [name, score] of Object.entries(stored.metrics))
        metrics[name] = decodeScore(score);
    for (const [reason, names] of Object.entries(stored.unscored ?? {})) {
        for (const name of names)
            metrics[name] = { kind: 'unscored', reason };
    }
    return {
        run: stored.run,
        attempt: stored.attempt,
        seed: stored.seed,
        outcome: decodeOutcome(stored.outcome),
        measured: true,
        passed: stored.passed,
        metrics,
        trajectory: stored.trajectory,
        failures: [],
        ...(stored.root_cause === undefined ? {} : { root_cause: stored.root_cause }),
    };
}
function encodeScore({ value, num, den }) {
    if (num === undefined && den === undefined)
        return value;
    if (num !== undefined && den !== undefined && Number.isInteger(num) && Number.isInteger(den) && value === num / den) {
        return `${num}/${den}`;
    }
    return { value, ...(num !== undefined && { num }), ...(den !== undefined && { den }) };
}
function decodeScore(stored) {
    if (typeof stored === 'number')
        return { kind: 'scored', value: stored };
    if (typeof stored === 'object')
        return { kind: 'scored', ...stored };
    const [num = Number.NaN, den = Number.NaN] = stored.split('/').map(Number);
    return { kind: 'scored', value: num / den, num, den };
}
function encodeOutcome(outcome) {
    return outcome.status === 'agent_failed' ? `agent_failed:${outcome.reason}` : outcome.status;
}
function decodeOutcome(stored) {
    const [status, reason] = stored.split(':');
    if (status === 'timed_out')
        return { status: 'timed_out', limit: 'time', message: '' };
    if (status === 'agent_failed') {
        const known = FAILURES.find((name) => name === reason);
        return { status: 'agent_failed', reason: known ?? 'exit', message: '' };
    }
    return { status: 'completed' };
}
const FAILURES = [
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
];
function sortedRecord(record) {
    const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 56211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wh: () => (/* binding */ ACCEPTED),
  QT: () => (/* binding */ MAIN),
  tf: () => (/* binding */ REFERENCES),
  YR: () => (/* binding */ lookupBaseline),
  yR: () => (/* binding */ readText)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/suite/tree.js
var suite_tree = __webpack_require__(53564);
// EXTERNAL MODULE: ./build/src/baseline/entry-file.js
var entry_file = __webpack_require__(81772);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/grade/judge/lock.js
var lock = __webpack_require__(26150);
// EXTERNAL MODULE: ./build/src/trace/attempt.js
var attempt = __webpack_require__(32834);
;// CONCATENATED MODULE: ./build/src/summary/schema.js




const Count = schemas/* number */.aig().int().nonnegative();
const Share = schemas/* number */.aig().min(0).max(1);
const Hash = schemas/* string */.YjP().min(1);
const Name = schemas/* string */.YjP().min(1);
const Score = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('scored'),
        value: schemas/* number */.aig(),
        num: schemas/* number */.aig().exactOptional(),
        den: schemas/* number */.aig().positive().exactOptional(),
        advisory: schemas/* literal */.euz(true).exactOptional(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('unscored'), reason: schemas/* string */.YjP(), advisory: schemas/* literal */.euz(true).exactOptional() }),
]);
const RunInfoFile = schemas/* strictObject */.rej({
    id: Name,
    seed: Count,
    started_at: schemas/* string */.YjP(),
    attempts: schemas/* number */.aig().int().positive(),
    turngate: schemas/* string */.YjP(),
    interrupted: schemas/* boolean */.zMY(),
    isolation: schemas/* array */.YOg(schemas/* string */.YjP()),
    judges: schemas/* array */.YOg(lock/* JudgeFact */.eZ).readonly().exactOptional(),
});
const FingerprintsFile = schemas/* strictObject */.rej({
    agent: schemas/* record */.g1P(Name, Hash),
    sandbox: schemas/* record */.g1P(Name, Hash),
    scorer: Hash,
    judge: Hash.exactOptional(),
    gold: schemas/* record */.g1P(Name, Hash),
});
const RootCauseFile = schemas/* strictObject */.rej({
    turn_no: schemas/* number */.aig().int().positive(),
    reason: Name,
    tool: schemas/* string */.YjP().exactOptional(),
    action: schemas/* string */.YjP().exactOptional(),
    called: schemas/* string */.YjP().exactOptional(),
    fields: schemas/* array */.YOg(schemas/* string */.YjP()),
    cascades: Count,
});
const TaskFactsFile = schemas/* strictObject */.rej({
    id: common.Id,
    origin: schemas/* enum */.k5n(['failure', 'success', 'adversarial']).exactOptional(),
    critical: schemas/* boolean */.zMY(),
    reviewed: schemas/* boolean */.zMY(),
    source: schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), line: schemas/* number */.aig().int().positive() }),
});
const AttemptSummaryFile = schemas/* strictObject */.rej({
    attempt: schemas/* number */.aig().int().positive(),
    seed: Count,
    run: Name.exactOptional(),
    outcome: attempt/* Outcome */.Pi,
    measured: schemas/* boolean */.zMY(),
    passed: schemas/* boolean */.zMY(),
    metrics: schemas/* record */.g1P(Name, Score),
    trajectory: Hash,
    failures: schemas/* array */.YOg(schemas/* strictObject */.rej({ code: Name, args: schemas/* record */.g1P(schemas/* string */.YjP(), common/* JsonValue */.es) })),
    root_cause: RootCauseFile.exactOptional(),
});
const TaskSummaryFile = schemas/* strictObject */.rej({
    ...TaskFactsFile.shape,
    planned: Count,
    measured: Count,
    passed: Count,
    attempts: schemas/* array */.YOg(AttemptSummaryFile),
})
    .refine((task) => task.passed <= task.measured && task.measured <= task.planned, {
    error: 'must have passed ≤ measured ≤ planned',
})
    .refine((task) => task.measured === task.attempts.filter((attempt) => attempt.measured).length, {
    path: ['measured'],
    error: 'must be the number of measured attempts',
})
    .refine((task) => task.passed === task.attempts.filter((attempt) => attempt.measured && attempt.passed).length, {
    path: ['passed'],
    error: 'must be the number of passed attempts',
});
const MetricSummaryFile = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['rate', 'amount']),
    unit: schemas/* enum */.k5n(['share', 'usd', 'ms', 'tokens', 'count']),
    value: schemas/* number */.aig().exactOptional(),
    tasks: Count,
    of: Count,
    interval: schemas/* strictObject */.rej({ low: schemas/* number */.aig(), high: schemas/* number */.aig() }).exactOptional(),
    p50: schemas/* number */.aig().exactOptional(),
    p95: schemas/* number */.aig().exactOptional(),
    unscored: schemas/* record */.g1P(schemas/* string */.YjP(), Count),
    advisory: schemas/* literal */.euz(true).exactOptional(),
});
const PassKFile = schemas/* strictObject */.rej({
    k: schemas/* number */.aig().int().positive(),
    value: Share.exactOptional(),
    tasks: Count,
    of: Count,
});
const FailureReasonsFile = schemas/* record */.g1P(Name, schemas/* strictObject */.rej({ root: Count, cascade: Count }));
const ChainLengthsFile = schemas/* record */.g1P(Name, schemas/* strictObject */.rej({ num: Count, den: Count }));
/** `summary.json`. */
const RunSummaryFile = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    suite: common.Id,
    run: RunInfoFile,
    fingerprints: FingerprintsFile,
    tasks: schemas/* array */.YOg(TaskSummaryFile).refine(isSortedById, { error: 'must be sorted by id, each id once' }),
    metrics: schemas/* record */.g1P(Name, MetricSummaryFile),
    pass_hat_k: schemas/* array */.YOg(PassKFile),
    pass_at_k: schemas/* array */.YOg(PassKFile),
    failure_reasons: FailureReasonsFile,
    by_chain_length: ChainLengthsFile,
});
function isSortedById(tasks) {
    return tasks.every((task, index) => index === 0 || (tasks[index - 1]?.id ?? '') < task.id);
}

;// CONCATENATED MODULE: ./build/src/baseline/entry-schema.js



const entry_schema_Count = schemas/* number */.aig().int().nonnegative();
/** `"5/6"`: an exact fraction; a number: an amount; the long form: a value that is not its own fraction. */
const StoredScore = schemas/* union */.KCZ([
    schemas/* number */.aig(),
    schemas/* string */.YjP().regex(/^-?\d+\/[1-9]\d*$/, { error: 'must be a fraction such as "5/6"' }),
    schemas/* strictObject */.rej({ value: schemas/* number */.aig(), num: schemas/* number */.aig().exactOptional(), den: schemas/* number */.aig().positive().exactOptional() }),
]);
/** `completed`, `timed_out`, `agent_failed:exit`: how it ended, without the words of the agent. */
const StoredOutcome = schemas/* string */.YjP()
    .regex(/^(completed|timed_out|agent_failed:(exit|spawn|calls|output|cost|steps|protocol|source))$/, {
    error: 'must say how a measured attempt ended',
});
const StoredAttempt = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().min(1),
    attempt: schemas/* number */.aig().int().positive(),
    seed: entry_schema_Count,
    outcome: StoredOutcome,
    passed: schemas/* boolean */.zMY(),
    trajectory: schemas/* string */.YjP().min(1),
    metrics: schemas/* record */.g1P(schemas/* string */.YjP().min(1), StoredScore),
    /** Why metrics have no value, by reason. */
    unscored: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP().min(1))).exactOptional(),
    root_cause: RootCauseFile.exactOptional(),
});
const StoredTask = schemas/* strictObject */.rej({
    ...TaskFactsFile.shape,
    planned: entry_schema_Count,
    passed: entry_schema_Count,
    measured: entry_schema_Count,
    attempts: schemas/* array */.YOg(StoredAttempt),
})
    .refine((task) => task.measured === task.attempts.length, {
    path: ['measured'],
    error: '`measured` must be the number of attempts below it.',
})
    .refine((task) => task.passed === task.attempts.filter((attempt) => attempt.passed).length, {
    path: ['passed'],
    error: '`passed` must be the number of passed attempts below it.',
})
    .refine((task) => task.measured <= task.planned, {
    path: ['planned'],
    error: '`planned` must be at least `measured`.',
});
/** `main.json`, and `accepted.json` where the two differ. */
const EntryFile = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    suite: common.Id,
    runs: schemas/* array */.YOg(RunInfoFile).min(1),
    fingerprints: FingerprintsFile,
    failure_reasons: FailureReasonsFile,
    by_chain_length: ChainLengthsFile,
    tasks: schemas/* array */.YOg(StoredTask).min(1),
})
    .superRefine((entry, context) => {
    const runs = new Set(entry.runs.map((run) => run.id));
    const seen = new Set();
    for (const [index, task] of entry.tasks.entries()) {
        const before = entry.tasks[index - 1];
        if (before !== undefined && before.id >= task.id) {
            context.addIssue({
                code: 'custom',
                path: ['tasks', index, 'id'],
                message: 'Tasks must be sorted by id, each once.',
            });
        }
        for (const [place, attempt] of task.attempts.entries()) {
            const key = `${task.id} ${attempt.run} ${attempt.attempt}`;
            const path = ['tasks', index, 'attempts', place];
            if (!runs.has(attempt.run))
                context.addIssue({ code: 'custom', path: [...path, 'run'], message: 'The run must be one of `runs`.' });
            if (seen.has(key))
                context.addIssue({ code: 'custom', path, message: 'This attempt stands there twice.' });
            seen.add(key);
        }
    }
});
/** `accepted.json` while the newest entry is the accepted one. */
const SameAsFile = schemas/* strictObject */.rej({ version: schemas/* literal */.euz(1), suite: common.Id, same_as: schemas/* literal */.euz('main') });

// EXTERNAL MODULE: ./build/src/suite/explain.js + 1 modules
var explain = __webpack_require__(67692);
// EXTERNAL MODULE: ./build/src/suite/yaml.js + 1 modules
var yaml = __webpack_require__(66635);
;// CONCATENATED MODULE: ./build/src/baseline/json-problems.js


/** Reads JSON by a strict schema; what is wrong is named with its line. */
function parseJsonFile(text, file, schema) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problems', problems: [notJson(text, file, error)] };
    }
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return { kind: 'value', value: parsed.data };
    // JSON is YAML, whose reader knows where each value stands
    const source = (0,yaml/* readYaml */.g)(text, file);
    const problems = source.ok
        ? (0,explain/* explainIssues */._)(parsed.error.issues.slice(0, MOST), schema, source.source)
        : source.problems.slice(0, MOST);
    return {
        kind: 'problems',
        problems: problems.map((problem, index) => (index === 0 ? { ...problem, hint: RESTORE } : problem)),
    };
}
/** Problems named of one file; more would hide the first. */
const MOST = 5;
const RESTORE = 'Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.';
function notJson(text, file, error) {
    const conflict = text.search(/^(<{7}|>{7}) /m);
    const what = text.trim() === ''
        ? 'The file is empty.'
        : conflict >= 0
            ? 'A merge conflict is not resolved.'
            : 'This is not JSON.';
    const line = conflict >= 0 ? lineAt(text, conflict) : lineOfError(text, file, error);
    return { code: 'baseline-not-json', message: what, file, ...(line !== undefined && { line }), hint: RESTORE };
}
function lineOfError(text, file, error) {
    const source = (0,yaml/* readYaml */.g)(text, file);
    const line = source.ok ? undefined : source.problems[0]?.line;
    if (line !== undefined)
        return line;
    const position = /position (\d+)/.exec(String(error))?.[1];
    return position === undefined ? undefined : lineAt(text, Number(position));
}
function lineAt(text, offset) {
    return text.slice(0, offset).split('\n').length;
}

;// CONCATENATED MODULE: ./build/src/baseline/lookup.js





const MAIN = 'main.json';
const ACCEPTED = 'accepted.json';
const REFERENCES = 'references';
/**
 * The baseline of a suite in a folder, `baselines/<suite>/`. Whatever is there and cannot
 * be trusted whole (another suite's, another version, half of it, a symbolic link) is unreadable, never absent.
 */
function lookupBaseline(tree, suite) {
    const place = tree.label;
    const unreadable = (problems) => ({ kind: 'unreadable', place, problems });
    const main = readText(tree, MAIN);
    const accepted = readText(tree, ACCEPTED);
    const broken = [main, accepted].flatMap((file) => (file.kind === 'problem' ? [file.problem] : []));
    if (broken.length > 0)
        return unreadable(broken);
    if (main.kind !== 'text' || accepted.kind !== 'text') {
        const present = [MAIN, ACCEPTED, REFERENCES].filter((name) => isThere(tree, name));
        return present.length === 0 ? { kind: 'absent', place } : unreadable([incomplete(tree, present)]);
    }
    const mainEntry = parseEntry(main.text, (0,suite_tree/* labelled */.wW)(tree, MAIN), suite);
    const acceptedFile = (0,suite_tree/* labelled */.wW)(tree, ACCEPTED);
    const acceptedEntry = isSameAsMain(accepted.text)
        ? parseSameAs(accepted.text, acceptedFile, suite, mainEntry)
        : parseEntry(accepted.text, acceptedFile, suite);
    if (mainEntry.kind === 'problems' || acceptedEntry.kind === 'problems') {
        const problems = [mainEntry, acceptedEntry].flatMap((entry) => (entry.kind === 'problems' ? entry.problems : []));
        return unreadable([...new Set(problems)]);
    }
    return { kind: 'found', place, main: mainEntry.entry, accepted: acceptedEntry.entry };
}
/** Bytes of one entry: 20 attempts of 1,000 tasks take a quarter of it. */
const MAX_BYTES = 64 * 1024 * 1024;
function readText(tree, path) {
    const file = (0,suite_tree/* labelled */.wW)(tree, path);
    const problem = (code, message, hint) => ({
        kind: 'problem',
        problem: { code, message, file, hint },
    });
    try {
        const found = tree.read(path, MAX_BYTES);
        switch (found.kind) {
            case 'file':
                return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(found.bytes) };
            case 'absent':
                return { kind: 'absent' };
            case 'directory':
                return problem('baseline-not-a-file', 'This is a folder, not a file.', RESTORE);
            case 'outside':
                return problem('baseline-symlink', 'This is a symbolic link; a baseline is read from plain files only.', 'Put the file itself in its place.');
            case 'refused':
                return problem('baseline-unreadable', `Cannot be read: ${found.why}.`, 'Check its permissions.');
            default:
                return problem('baseline-too-large', `This file has ${found.size} bytes, more than the ${MAX_BYTES} that are read.`, RESTORE);
        }
    }
    catch (error) {
        return problem('baseline-unreadable', `Cannot be read: ${(0,errors/* messageOf */.bD)(error)}.`, 'Check its permissions and contents.');
    }
}
function parseEntry(text, file, suite) {
    const foreign = foreignFile(text, file, suite);
    if (foreign !== undefined)
        return { kind: 'problems', problems: [foreign] };
    const parsed = parseJsonFile(text, file, EntryFile);
    return parsed.kind === 'value' ? { kind: 'entry', entry: (0,entry_file/* decodeEntry */.L)(parsed.value) } : parsed;
}
function parseSameAs(text, file, suite, main) {
    const foreign = foreignFile(text, file, suite);
    if (foreign !== undefined)
        return { kind: 'problems', problems: [foreign] };
    const parsed = parseJsonFile(text, file, SameAsFile);
    return parsed.kind === 'value' ? main : parsed;
}
/** A version or a suite that is not ours is told by itself, not as a heap of schema errors. */
function foreignFile(text, file, suite) {
    const { version, suite: found } = headOf(text);
    if (typeof version === 'number' && version !== 1) {
        return {
            code: 'baseline-version',
            message: `The baseline has version ${version}; this Turngate reads version 1.`,
            file,
            key: 'version',
            hint: 'Use the Turngate that wrote it, or write the baseline anew.',
        };
    }
    if (typeof found !== 'string' || found === suite)
        return undefined;
    return {
        code: 'baseline-other-suite',
        message: `This is the baseline of suite \`${found.slice(0, 100)}\`, not of \`${suite}\`.`,
        file,
        key: 'suite',
        hint: 'Name the baseline folder of this suite with --baseline, or write one with `turngate baseline write`.',
    };
}
function isSameAsMain(text) {
    return 'same_as' in headOf(text);
}
function headOf(text) {
    try {
        const data = JSON.parse(text);
        return typeof data === 'object' && data !== null ? data : {};
    }
    catch {
        return {};
    }
}
function isThere(tree, path) {
    return tree.read(path, 0).kind !== 'absent';
}
function incomplete(tree, present) {
    const missing = [MAIN, ACCEPTED].filter((name) => !present.includes(name));
    return {
        code: 'baseline-incomplete',
        message: `The baseline is not whole: there is ${present.join(' and ')}, but no ${missing.join(' and no ')}.`,
        file: tree.label,
        hint: RESTORE,
    };
}


/***/ }),

/***/ 96606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ referenceEvents)
});

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
;// CONCATENATED MODULE: ./build/src/baseline/fold.js

/** Characters up to which a value is kept as it stands. */
const FOLD_ABOVE = 400;
/**
 * A long text as its beginning, its length and a hash: enough to see what it is and whether two are equal. Folding
 * again changes nothing.
 */
function fold(text) {
    if (text.length <= FOLD_ABOVE)
        return text;
    const head = [...text.slice(0, HEAD)].join('');
    return `${head.replace(/[\uD800-\uDBFF]$/, '')}… [${text.length} characters, sha256 ${(0,json/* sha256 */.sc)(text).slice(0, 12)}]`;
}
const HEAD = 200;

;// CONCATENATED MODULE: ./build/src/baseline/reference-events.js



/**
 * What a reference keeps of a trace: what was said, what the agent called and what came back. Model calls, notes, the
 * user's own calls, times, sequence numbers and call ids go; a call is one event; long values are folded. Doing it
 * again changes nothing.
 */
function referenceEvents(events) {
    const calls = (0,views/* agentCalls */.nM)(events);
    // without ids, an open proposal would later be taken for a settled one of the same tool
    const needsIds = calls.some((call) => call.fate === 'unknown');
    const kept = [
        ...events.flatMap((event, position) => (event.event === 'user' ? [{ position, event: userEvent(event) }] : [])),
        ...(0,views/* replies */.Po)(events).map(({ position, text }) => ({
            position,
            event: { event: 'response', text: fold(text) },
        })),
        ...calls.map((call, index) => ({
            position: call.position,
            event: callEvent(call, needsIds ? { call_id: String(index + 1) } : {}),
        })),
    ];
    return kept.sort((a, b) => a.position - b.position).map(({ event }) => event);
}
function userEvent({ text, turn }) {
    return { event: 'user', text: fold(text), ...(turn !== undefined && { turn }) };
}
function callEvent(call, id) {
    const made = { tool: call.tool, args: foldArgs(call.args), ...id };
    switch (call.fate) {
        case 'unknown':
            return { event: 'proposed', ...made };
        case 'refused':
            return {
                event: 'refused',
                ...made,
                reason: call.reason ?? 'policy',
                ...(call.message !== undefined && { message: fold(call.message) }),
            };
        default:
            return {
                event: 'executed',
                ...made,
                ok: call.fate === 'ok',
                ...(call.result !== undefined && { result: foldValue(call.result) }),
                ...(call.error !== undefined && { error: fold(call.error) }),
            };
    }
}
/** Characters of a whole value above which it is folded as one text. */
const MAX_VALUE = 4000;
function foldValue(value) {
    const folded = foldLeaves(value);
    const text = (0,json/* canonical */.$N)(folded);
    return typeof folded === 'string' || text.length <= MAX_VALUE ? folded : fold(text);
}
function foldArgs(args) {
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, foldValue(value)]));
}
function foldLeaves(value) {
    if (typeof value === 'string')
        return fold(value);
    if (Array.isArray(value))
        return value.map(foldLeaves);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foldLeaves(item)]));
}


/***/ }),

/***/ 19227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formatReference),
/* harmony export */   Y: () => (/* binding */ parseReference)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _trace_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58181);


/** Where the reference was taken from: the first line of its file, a note that trace readers pass over. */
const Header = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    trajectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
});
function formatReference(header, events) {
    const { task, trajectory, run, attempt } = header;
    const first = { event: 'note', data: { task, trajectory, run, attempt } };
    return `${[first, ...events].map(_trace_line_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEventLine */ .Yp).join('\n')}\n`;
}
/** A reference file is whole or it is a problem. */
function parseReference(text, file, task) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const events = [];
    for (const [index, line] of lines.entries()) {
        const parsed = (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEventLine */ ._T)(line);
        if (parsed.kind === 'broken')
            return problem(file, index + 1, `The line is broken: ${parsed.message}.`);
        events.push(parsed.event);
    }
    const [first, ...rest] = events;
    const header = Header.safeParse(first?.event === 'note' ? first.data : undefined);
    if (!header.success)
        return problem(file, 1, 'The first line does not say where the trace was taken from.');
    if (header.data.task !== task)
        return problem(file, 1, `This is a trace of task \`${header.data.task.slice(0, 100)}\`.`);
    return { task, trajectory: header.data.trajectory, events: rest };
}
function problem(file, line, message) {
    return {
        code: 'reference-broken',
        message,
        file,
        line,
        hint: 'Delete it; the next refresh of the baseline writes a new one.',
    };
}


/***/ }),

/***/ 3207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ referencePath),
/* harmony export */   x: () => (/* binding */ lookupReferences)
/* harmony export */ });
/* harmony import */ var _suite_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53564);
/* harmony import */ var _choose_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47039);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56211);
/* harmony import */ var _reference_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19227);




/** The reference traces of one task. */
function lookupReferences(tree, task) {
    const references = [];
    const problems = [];
    for (let number = 1; number <= _choose_references_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_REFERENCES */ .v; number += 1) {
        const path = referencePath(task, number);
        const file = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(tree, path);
        if (file.kind === 'absent')
            continue;
        const parsed = file.kind === 'text' ? (0,_reference_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReference */ .Y)(file.text, (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .labelled */ .wW)(tree, path), task) : file.problem;
        if ('events' in parsed)
            references.push({ ...parsed, path });
        else
            problems.push(parsed);
    }
    return { references, problems };
}
function referencePath(task, number) {
    return `${_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .REFERENCES */ .tf}/${task}/${number}.jsonl`;
}


/***/ }),

/***/ 87830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baselineTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** A baseline's folder on the disk. Symbolic links count as outside; what the system refuses is thrown. */
function baselineTree(dir) {
    return { label: dir, read: (path, maxBytes) => readPlain(dir, path.split('/'), maxBytes) };
}
function readPlain(dir, parts, maxBytes) {
    let path = dir;
    for (const [index, part] of ['', ...parts].entries()) {
        path = part === '' ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, part);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (stat === undefined)
            return { kind: 'absent' };
        if (stat.isSymbolicLink())
            return { kind: 'outside' };
        if (index < parts.length) {
            if (!stat.isDirectory())
                throw new Error(`${path} is not a folder`);
            continue;
        }
        if (stat.isDirectory())
            return { kind: 'directory' };
        if (!stat.isFile())
            throw new Error(`${path} is not a plain file`);
        if (stat.size > maxBytes)
            return { kind: 'too_large', size: stat.size };
        return { kind: 'file', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), executable: false };
    }
    return { kind: 'absent' };
}


/***/ }),

/***/ 26795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readReferences),
/* harmony export */   m: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56211);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3207);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87830);



/** The baseline of `suite` in `dir`, such as `baselines/support-desk`. Never throws. */
function readBaseline(dir, suite) {
    return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .lookupBaseline */ .YR)((0,_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineTree */ ._)(dir), suite);
}
/** The reference traces of one task in `dir`; a file that cannot be used is a problem, and is left out. */
function readReferences(dir, task) {
    return (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupReferences */ .x)((0,_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineTree */ ._)(dir), task);
}


/***/ }),

/***/ 58831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defaultDirectory),
/* harmony export */   c: () => (/* binding */ makeDefaultFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const FOLDER = '.turngate';
/** Where a run goes when nobody says so: `.turngate/runs/<id>`. */
function defaultDirectory(cwd, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, 'runs', id);
}
/** Makes the folder of all runs, which keeps itself out of version control. */
async function makeDefaultFolder(cwd) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, '.gitignore'), '*\n');
}


/***/ }),

/***/ 65020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ refuseShard),
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27406);
/* harmony import */ var _trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10601);
/* harmony import */ var _trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53189);
/* harmony import */ var _trace_store_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88822);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58831);
/* harmony import */ var _same_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12930);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);









/**
 * Joins the shards of one run in a new run directory, which is read like that of a run that was never split.
 * @throws UserError when they are not all shards of one run; nothing is written then
 */
async function mergeRuns(paths, out, host) {
    const { cwd, now, onNote } = host;
    const shards = [];
    for (const path of paths)
        shards.push({ ...(await (0,_stored_js__WEBPACK_IMPORTED_MODULE_8__/* .openStoredRun */ .v)(path, cwd)), label: path });
    const problems = shardProblems(shards);
    const [first] = shards;
    if (first === undefined || problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
    const run = joinedRun(first, shards, now());
    const dir = out === undefined ? (0,_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultDirectory */ .V)(cwd, run.id) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    if (out === undefined)
        await (0,_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .makeDefaultFolder */ .c)(cwd);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, '..'), { recursive: true });
    const beside = await filesBeside(first, shards);
    const writer = await (0,_trace_store_write_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .Iy)(dir, run, async (write) => {
        for (const [name, text] of beside)
            await write(name, text);
    });
    let attempts = 0;
    for (const { stored, label } of shards) {
        const missing = (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingAttempts */ .rn)(stored.run, stored.records).length;
        if (missing > 0)
            onNote(`${label} lacks ${missing} of its attempts; \`turngate run SUITE --resume ${label}\` makes them`);
        for await (const attempt of stored.attempts) {
            attempts += 1;
            await writer.append(attempt);
        }
        for (const problem of stored.problems)
            onNote(`${problem.file ?? label}: ${problem.message}`);
    }
    const { finished_at, interrupted } = run;
    await writer.close({ finished_at: finished_at ?? now().toISOString(), interrupted });
    const { shard: _, ...whole } = run;
    return { dir, run, attempts, planned: (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedKeys */ .DV)(whole).length };
}
/** Everything that keeps the runs from being the shards of one run. */
function shardProblems(shards) {
    const [first] = shards;
    if (first === undefined)
        return [];
    const strangers = shards.filter(({ stored }) => stored.run.shard === undefined);
    if (strangers.length > 0) {
        const hint = 'Each directory has to come from `turngate run SUITE --seed N --shard i/n`.';
        return strangers.map(({ label }) => problem(label, 'this run is no shard.', hint));
    }
    const differences = shards.slice(1).flatMap((shard) => {
        const found = (0,_same_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planDifferences */ .A)(planOf(first), planOf(shard));
        return found.map((what) => problem(shard.label, `it is no shard of the same run as ${first.label}: they differ in ${what}.`));
    });
    return differences.length > 0 ? differences : [...countProblems(shards), ...shards.flatMap(foreignAttempts)];
}
/** Each of the n parts once. */
function countProblems(shards) {
    const [first] = shards;
    const of = first?.stored.run.shard?.of ?? 0;
    const odd = shards.filter(({ stored }) => stored.run.shard?.of !== of);
    if (odd.length > 0) {
        return odd.map(({ label, stored }) => problem(label, `it is one of ${stored.run.shard?.of} shards, and ${first?.label} is one of ${of}.`));
    }
    const indexOf = ({ stored }) => stored.run.shard?.index ?? 0;
    const twice = shards.flatMap((shard, index) => {
        const earlier = shards.slice(0, index).find((other) => indexOf(other) === indexOf(shard));
        if (earlier === undefined)
            return [];
        return [problem(shard.label, `it is shard ${indexOf(shard)}/${of}, and so is ${earlier.label}.`)];
    });
    const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !shards.some((shard) => indexOf(shard) === index));
    const names = missing.map((index) => `${index}/${of}`).join(', ');
    const hint = 'Name the directories of all shards.';
    return missing.length === 0 ? twice : [...twice, problem(undefined, `shard ${names} is missing.`, hint)];
}
/** Attempts that another shard has to make. */
function foreignAttempts({ stored, label }) {
    const share = new Set((0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedKeys */ .DV)(stored.run).map(_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptName */ .LZ));
    const foreign = stored.records.map(_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptName */ .LZ).filter((name) => !share.has(name));
    if (foreign.length === 0)
        return [];
    return [problem(label, `it holds attempts of other shards: ${foreign.slice(0, 5).join(', ')}.`)];
}
function problem(file, message, hint = 'Nothing was written.') {
    return { code: 'merge-mismatch', message, ...(file !== undefined && { file }), hint };
}
function planOf({ stored, suite }) {
    return { run: stored.run, suite };
}
function joinedRun(first, shards, now) {
    const { shard: _, ...plan } = first.stored.run;
    const runs = shards.map(({ stored }) => stored.run);
    const ends = runs.flatMap(({ finished_at }) => finished_at ?? []);
    return {
        ...plan,
        id: (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .newRunId */ .F$)(now, Math.random),
        // what held for every attempt
        isolation: plan.isolation.filter((name) => runs.every(({ isolation }) => isolation.includes(name))),
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? plan.started_at,
        ...(ends.length > 0 && { finished_at: ends.sort().at(-1) }),
        interrupted: runs.some(({ interrupted }) => interrupted),
    };
}
/** The suite, the licences of its judges, and what judges and modules answered. */
async function filesBeside(first, shards) {
    const answers = [];
    for (const { dir } of shards)
        answers.push((await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m8)(dir, 'judgements.jsonl')) ?? '');
    const licences = await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m8)(first.dir, 'licences.json');
    return [
        ['suite.json', `${JSON.stringify(first.suite, null, 1)}\n`],
        ...(licences === undefined ? [] : [['licences.json', licences]]),
        ...(answers.every((text) => text === '') ? [] : [['judgements.jsonl', answers.join('')]]),
    ];
}
/** @throws UserError where a run holds only a part of what was planned, so that nothing can be said of the whole. */
function refuseShard({ stored, dir }, cwd) {
    const { shard } = stored.run;
    if (shard === undefined)
        return;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, dir) || '.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'only-a-shard',
        message: `this is shard ${shard.index} of ${shard.of} of a run.`,
        file,
        hint: 'Join all shards first: `turngate merge DIR… --out RUN_DIR`.',
    });
}


/***/ }),

/***/ 12930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ planDifferences)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/** What differs, in words, so that attempts of the two would not be attempts of one run. Empty where nothing does. */
function planDifferences(a, b) {
    const facts = [
        ['the suite', (run) => run.suite],
        ['the version of Turngate', (run) => run.turngate],
        ['the kind of agent', (run) => run.agent],
        ['the run seed', (run) => run.seed],
        ['the number of attempts per task', (run) => run.attempts],
    ];
    return [
        ...facts.flatMap(([name, of]) => {
            const [one, other] = [of(a.run), of(b.run)];
            return one === other ? [] : [`${name} (${one}, ${other})`];
        }),
        ...setDifference('the tasks', a.run.tasks, b.run.tasks),
        ...(a.run.only === undefined && b.run.only === undefined
            ? []
            : setDifference('the chosen tasks', a.run.only ?? a.run.tasks, b.run.only ?? b.run.tasks)),
        ...fingerprintDifferences(a.run.fingerprints, b.run.fingerprints),
        ...suiteDifferences(a.suite, b.suite),
    ];
}
function setDifference(name, a, b) {
    const ids = [...new Set([...a, ...b])].filter((id) => a.includes(id) !== b.includes(id));
    if (ids.length > 0)
        return [`${name} (${shown(ids)})`];
    // the order decides what a shard makes
    return a.some((id, index) => b[index] !== id) ? [`the order of ${name}`] : [];
}
function fingerprintDifferences(a, b) {
    const gold = differentKeys(a.gold, b.gold);
    return [
        ...differentKeys(a.agent, b.agent).map((part) => `the agent's ${part}`),
        ...differentKeys(a.sandbox, b.sandbox).map((part) => `the sandbox's ${part}`),
        ...(a.scorer === b.scorer ? [] : ['the scorer']),
        ...(a.judge === b.judge ? [] : ['the judge']),
        ...(gold.length === 0 ? [] : [`what is right in ${shown(gold)}`]),
    ];
}
/** What decides a verdict and has no fingerprint. */
function suiteDifferences(a, b) {
    const marks = (suite) => Object.fromEntries(suite.tasks.map(({ id, origin, critical, reviewed }) => [id, { origin, critical, reviewed }]));
    const tasks = differentKeys(marks(a), marks(b)).filter((id) => a.tasks.some((task) => task.id === id));
    return [
        ...(isSame(a.policy, b.policy) ? [] : ['the policy']),
        ...(isSame(a.prices, b.prices) ? [] : ['the prices']),
        ...(tasks.length === 0 ? [] : [`\`origin\`, \`critical\` or \`reviewed\` of ${shown(tasks)}`]),
    ];
}
function differentKeys(a, b) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSame(a[key], b[key]));
}
function isSame(a, b) {
    return textOf(a) === textOf(b);
}
function textOf(value) {
    const plain = JSON.parse(JSON.stringify(value ?? null));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(plain);
}
const MOST = 5;
function shown(names) {
    const rest = names.length - MOST;
    return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 51932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile),
/* harmony export */   s: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Ends the name of a file that is being written. */
const PART = '.part';
/**
 * A reader sees the old file or the new one, never a part. Written at once: a run writes many small files, and handing
 * each of them to another thread takes longer than writing it.
 */
function replaceFile(path, text) {
    const temporary = `${path}${PART}`;
    try {
        writeMaking(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
}
/** Most folders are there already. */
function writeMaking(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
}


/***/ }),

/***/ 88822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ recordLine),
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   NG: () => (/* binding */ reopenRun),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   XY: () => (/* binding */ writeRunFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4715);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58181);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6955);
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51932);









/**
 * Starts a run directory. Trace and evidence of an attempt are there before its line in `attempts.jsonl` is, so that a
 * crash at any time leaves only whole attempts and at most one partial last line.
 * @param writeFirst writes what has to be there before `run.json` is
 * @throws UserError when the directory holds anything already, or cannot be written.
 */
async function openRun(dir, info, writeFirst) {
    const run = _run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .RunFile */ .cB.parse(info);
    await claimDirectory(dir);
    // `wx`: of two runs that start in one directory at once, the second one fails before it writes anything
    const records = openRecords(dir, 'wx');
    await writeFirst?.((name, text) => writeRunFile(dir, name, text));
    return writerOf(dir, run, records, []);
}
/**
 * Goes on with a run that did not come to its end.
 * @param stored its attempts; those that were not measured may be stored again
 */
async function reopenRun(dir, info, stored) {
    const { finished_at: _, ...run } = _run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .RunFile */ .cB.parse({ ...info, interrupted: false });
    return writerOf(dir, run, openRecords(dir, 'a'), stored);
}
function openRecords(dir, flags) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .ATTEMPTS_FILE */ .wo), flags);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
}
function writerOf(dir, run, records, stored) {
    (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF), jsonText(run, 2));
    const measured = new Set(Array.from(stored).filter(isMeasured).map(_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptName */ .LZ));
    let isOpen = true;
    function store(attempt) {
        const { events, evidence, ...record } = attempt;
        (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .tracePath */ .rT)(dir, attempt), events.map((event) => `${(0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* .formatEventLine */ .Yp)(event)}\n`).join(''));
        (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .evidencePath */ .Zz)(dir, attempt), jsonText(evidence, 2));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(records, recordLine(record));
    }
    function letGo() {
        if (isOpen)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(records);
        isOpen = false;
    }
    return {
        dir,
        async append(attempt) {
            const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptName */ .LZ)(attempt);
            if (measured.has(name))
                throw new Error(`attempt ${name} is stored already`);
            store(attempt);
            if (isMeasured(attempt))
                measured.add(name);
        },
        writeFile: (name, text) => writeRunFile(dir, name, text),
        async close(end) {
            letGo();
            (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF), jsonText({ ...run, ...end }, 2));
        },
        abandon: letGo,
    };
}
/** Writes a derived file into a run directory, over an older one of that name; the record of the run itself is refused. */
async function writeRunFile(dir, name, text) {
    if (!/^[a-z][a-z0-9_-]*\.[a-z]+$/.test(name) || name === _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF || name === _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .ATTEMPTS_FILE */ .wo) {
        throw new Error(`${name} is not the name of a derived file`);
    }
    (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), text);
}
/** One line of `attempts.jsonl`, with its end. */
function recordLine(record) {
    return jsonText(record, 0);
}
function isMeasured({ outcome }) {
    return outcome.status !== 'infra_failed';
}
async function claimDirectory(dir) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(dir);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
    if (names.length === 0)
        return;
    const isRun = names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
        code: isRun ? 'run-exists' : 'directory-not-empty',
        message: isRun ? 'this directory holds a run already' : 'this directory is not empty',
        file: dir,
        hint: 'Name a new directory; nothing was written.',
    });
}
function directoryError(dir, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
        code: 'run-not-writable',
        message: `the run directory cannot be written (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)})`,
        file: dir,
        hint: 'Name a directory that can be written and that no other run is using.',
    }, { cause });
}
/** Stable text; keys that are undefined are left out, as JSON has no such value. */
function jsonText(value, indent) {
    const plain = JSON.parse(JSON.stringify(value));
    return `${(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonical */ .$N)(plain, indent)}\n`;
}


/***/ })

};
