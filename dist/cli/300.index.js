export const id = 300;
export const ids = [300];
export const modules = {

/***/ 6498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ replaceIfChanged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Puts a file in place whole or not at all: a crash leaves the old one. false where it has that text already. */
function replaceIfChanged(path, text) {
    if (textOf(path) === text)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    try {
        writeSynced(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
    return true;
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        // whatever is wrong with it, the new file takes its place
        return undefined;
    }
}
function writeSynced(path, text) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(handle, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(handle);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show),
  write: () => (/* binding */ write)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(6795);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
;// CONCATENATED MODULE: ./build/src/baseline/admit.js
/** Why a run may not become a baseline: only fully measured ones do. Empty where it may. */
function admitRun(summary, minMeasured) {
    if (summary.run.interrupted) {
        return [refusal('it was interrupted', 'Run the suite to its end.')];
    }
    const [first, ...others] = summary.tasks.filter((task) => !isMeasured(task, minMeasured));
    if (summary.tasks.length === 0)
        return [refusal('it holds no task', 'Run the whole suite.')];
    if (first === undefined)
        return [];
    const names = [first, ...others].slice(0, MOST).map((task) => `${task.id} (${task.measured} of ${task.planned})`);
    const rest = others.length + 1 - names.length;
    return [
        refusal(`too few attempts were measured (min_measured ${minMeasured}): ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`, 'Mend what kept them from being measured, and run again.'),
    ];
}
const MOST = 5;
/** Integers are compared, so that 4 of 5 is not less than 0.8. */
function isMeasured(task, minMeasured) {
    return task.measured > 0 && task.measured + 1e-9 >= minMeasured * task.planned;
}
function refusal(why, hint) {
    return { code: 'baseline-not-measured', message: `This run cannot become a baseline: ${why}.`, hint };
}

// EXTERNAL MODULE: ./build/src/baseline/entry-file.js
var entry_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/src/baseline/lookup.js + 3 modules
var lookup = __webpack_require__(6211);
;// CONCATENATED MODULE: ./build/src/baseline/readable-json.js
/**
 * JSON for people who read git diffs: one key a line down to the values that `onOneLine` picks by their path, which
 * stand on one line each. Keys stay in the order they have.
 */
function readableJson(value, onOneLine) {
    return `${layout(value, [], onOneLine)}\n`;
}
function layout(value, path, onOneLine) {
    if (typeof value !== 'object' || value === null || onOneLine(path))
        return spaced(value);
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const isList = Array.isArray(value);
    if (entries.length === 0)
        return isList ? '[]' : '{}';
    const pad = '  '.repeat(path.length + 1);
    const lines = entries.map(([key, item]) => {
        const text = layout(item, [...path, key], onOneLine);
        return isList ? `${pad}${text}` : `${pad}${JSON.stringify(key)}: ${text}`;
    });
    const end = '  '.repeat(path.length);
    return isList ? `[\n${lines.join(',\n')}\n${end}]` : `{\n${lines.join(',\n')}\n${end}}`;
}
function spaced(value) {
    // JSON.stringify with an indent puts each line break outside of strings, where it may become a space
    return JSON.stringify(value, null, 1)
        .replaceAll(/([[{])\n */g, '$1')
        .replaceAll(/\n *([\]}])/g, '$1')
        .replaceAll(/\n */g, ' ');
}

// EXTERNAL MODULE: ./build/src/baseline/store/disk.js
var disk = __webpack_require__(7830);
// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(6498);
// EXTERNAL MODULE: ./build/src/baseline/choose-references.js
var choose_references = __webpack_require__(7039);
// EXTERNAL MODULE: ./build/src/baseline/reference-events.js + 1 modules
var reference_events = __webpack_require__(6606);
// EXTERNAL MODULE: ./build/src/baseline/reference-file.js
var reference_file = __webpack_require__(9227);
// EXTERNAL MODULE: ./build/src/baseline/references.js
var references = __webpack_require__(3207);
;// CONCATENATED MODULE: ./build/src/baseline/store/write-references.js










/** Writes and removes reference traces as `chooseReferences` says; the paths that changed, relative to `dir`. */
async function writeReferences(dir, { summary, traceOf }, before) {
    const tree = (0,disk/* baselineTree */._)(dir);
    const found = summary.tasks.map((task) => (0,references/* lookupReferences */.x)(tree, task.id));
    const links = found.flatMap((one) => one.problems).filter((problem) => problem.code === 'baseline-symlink');
    if (links.length > 0)
        throw new errors/* UserError */.yo(links);
    const stored = found.flatMap((one) => one.references);
    const changed = removeOrphans(dir, new Set(summary.tasks.map((task) => task.id)));
    for (const { task, keep, add } of (0,choose_references/* chooseReferences */._)(summary, stored, before)) {
        const kept = new Set(keep.map((reference) => reference.path));
        const free = Array.from({ length: choose_references/* MOST_REFERENCES */.v }, (_, index) => (0,references/* referencePath */.Z)(task, index + 1)).filter((path) => !kept.has(path));
        const written = new Set();
        for (const { attempt, trajectory } of add) {
            const events = await traceOf(task, attempt);
            const path = free[written.size];
            if (events === undefined || path === undefined)
                continue;
            written.add(path);
            const text = (0,reference_file/* formatReference */.F)({ task, trajectory, run: summary.run.id, attempt }, (0,reference_events/* referenceEvents */.x)(events));
            if ((0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, path), text))
                changed.push(path);
        }
        for (const { path } of stored.filter((reference) => reference.task === task)) {
            if (kept.has(path) || written.has(path))
                continue;
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, path), { force: true });
            changed.push(path);
        }
    }
    return changed;
}
/** References of tasks that the suite has no more. */
function removeOrphans(dir, tasks) {
    const orphans = foldersIn((0,external_node_path_.join)(dir, lookup/* REFERENCES */.tf)).filter((name) => !tasks.has(name));
    for (const name of orphans)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, lookup/* REFERENCES */.tf, name), { recursive: true, force: true });
    return orphans.map((name) => `${lookup/* REFERENCES */.tf}/${name}`);
}
function foldersIn(path) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/baseline/store/write.js










/**
 * Makes a run the baseline in `dir`. Refuses, and leaves everything as it was, where the run was not fully measured,
 * or where something is there that is not a whole baseline of the same suite. Each file is replaced whole, the entries
 * last: a crash leaves the old baseline readable.
 */
async function writeBaseline(dir, request) {
    const { summary } = request;
    const refusals = admitRun(summary, request.minMeasured);
    if (refusals.length > 0)
        throw new errors/* UserError */.yo(refusals);
    const tree = (0,disk/* baselineTree */._)(dir);
    const before = (0,lookup/* lookupBaseline */.YR)(tree, summary.suite);
    if (before.kind === 'unreadable')
        throw new errors/* UserError */.yo(before.problems);
    const previous = before.kind === 'found' ? before : undefined;
    if (previous === undefined)
        refuseForeignFolder(dir);
    const changed = await writeReferences(dir, request, previous?.main);
    const put = (path, text) => {
        if ((0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, path), text))
            changed.push(path);
    };
    const mainText = entryText({ summary, runs: [summary.run] });
    if (request.entries === 'main' && previous !== undefined) {
        // the old entry is written out before the one that it may refer to changes
        put(lookup/* ACCEPTED */.wh, entryText(previous.accepted));
        put(lookup/* MAIN */.QT, mainText);
    }
    else {
        put(lookup/* MAIN */.QT, mainText);
        put(lookup/* ACCEPTED */.wh, sameAsMain(summary.suite));
    }
    return { changed };
}
/** What was accepted by hand may be there before the first baseline. */
const ACCEPT = 'accept.yaml';
/** A folder that holds other things is no place for a baseline: most likely the path is wrong. */
function refuseForeignFolder(dir) {
    const others = (0,external_node_fs_.existsSync)(dir) ? (0,external_node_fs_.readdirSync)(dir).filter((name) => !name.startsWith('.') && name !== ACCEPT) : [];
    if (others.length === 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'not-a-baseline-folder',
        message: 'This folder is not empty, and holds no baseline.',
        file: dir,
        hint: 'Name a new or empty folder with --dir, such as baselines/<suite>; nothing was written.',
    });
}
function entryText(entry) {
    return readableJson((0,entry_file/* encodeEntry */.v)(entry), isOneLine);
}
function sameAsMain(suite) {
    return readableJson({ version: 1, suite, same_as: 'main' }, () => false);
}
/** One run, one attempt, one count a line. */
function isOneLine(path) {
    const [top] = path;
    if (top === 'tasks')
        return path.length === 4 || (path.length === 3 && path[2] === 'source');
    return path.length === 2 && (top === 'runs' || top === 'failure_reasons' || top === 'by_chain_length');
}

// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(3963);
// EXTERNAL MODULE: ./build/src/shell/cli/problems.js
var problems = __webpack_require__(3757);
// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(5832);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
;// CONCATENATED MODULE: ./build/src/shell/cli/show-baseline.js


/** What a baseline holds, in 80 columns. */
function showBaseline(lookup) {
    const { summary, runs } = lookup.main;
    const attempts = summary.tasks.reduce((sum, task) => sum + task.measured, 0);
    const metrics = new cli_table3({ head: ['metric', 'value', 'tasks'], style: { head: [], border: [], compact: true } });
    for (const [name, metric] of Object.entries(summary.metrics)) {
        if (metric.value !== undefined)
            metrics.push([name, shown(metric), `${metric.tasks} of ${metric.of}`]);
    }
    const tasks = new cli_table3({ head: ['task', 'passed'], style: { head: [], border: [], compact: true } });
    for (const task of summary.tasks)
        tasks.push([task.id, `${task.passed} of ${task.measured}`]);
    const accepted = lookup.accepted.summary.run.id === summary.run.id ? 'the same run' : `run ${lookup.accepted.summary.run.id}`;
    return [
        `${summary.suite} in ${lookup.place}`,
        `main: run ${summary.run.id} of ${summary.run.started_at}, seed ${summary.run.seed}, Turngate ${summary.run.turngate}`,
        `accepted: ${accepted}`,
        `${summary.tasks.length} tasks, ${attempts} measured attempts${runs.length > 1 ? ` of ${runs.length} runs` : ''}`,
        '',
        metrics.toString(),
        '',
        tasks.toString(),
        '',
    ].join('\n');
}
function shown(metric) {
    const value = metric.value ?? 0;
    return metric.unit === 'share' ? (0,figures/* percent */.KN)(value) : (0,figures/* showAmount */.aG)(value, metric.unit);
}

;// CONCATENATED MODULE: ./build/src/shell/cli/commands/baseline.js









/** `turngate baseline write RUN_DIR` */
async function write(io, run, options) {
    const opened = await (0,stored/* openStoredRun */.v)(run, io.cwd);
    const { summary } = await (0,stored/* evaluateStored */.f)(opened, { now: io.now() });
    (0,problems/* printProblems */.M)(opened.stored.problems, io);
    const dir = (0,external_node_path_.resolve)(io.cwd, options.dir ?? (0,external_node_path_.join)('baselines', summary.suite));
    const { changed } = await writeBaseline(dir, {
        summary,
        minMeasured: opened.suite.policy.min_measured,
        traceOf: (task, attempt) => (0,store_read/* readTraceOf */.VD)(opened.dir, { task, attempt }),
    });
    const shown = (0,external_node_path_.relative)(io.cwd, dir) || '.';
    if (options.json === true)
        (0,print/* printJson */.Q)({ suite: summary.suite, dir: shown, run: summary.run.id, changed }, io);
    else if (changed.length === 0)
        io.out(`${shown} holds this run already; nothing was written\n`);
    else
        io.out(`${shown}: ${changed.length} files written from run ${summary.run.id}. Commit them.\n`);
    return 0;
}
/** `turngate baseline show DIR` */
async function show(io, dir, options) {
    const folder = (0,external_node_path_.resolve)(io.cwd, dir);
    const lookup = (0,read/* readBaseline */.m)(folder, (0,external_node_path_.basename)(folder));
    if (lookup.kind === 'unreadable')
        throw new errors/* UserError */.yo(lookup.problems);
    if (lookup.kind === 'absent') {
        throw new errors/* UserError */.yo({
            code: 'no-baseline',
            message: 'there is no baseline here.',
            file: dir,
            hint: 'Write one with `turngate baseline write RUN_DIR`.',
        });
    }
    if (options.json === true)
        (0,print/* printJson */.Q)(lookup, io);
    else
        io.out(showBaseline(lookup));
    return 0;
}


/***/ }),

/***/ 3757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6379);

const MOST = 20;
/** What could be worked around, on stderr. */
function printProblems(problems, io) {
    for (const problem of problems.slice(0, MOST))
        io.err(`warning: ${(0,_use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .f)(problem, io.cwd)}\n`);
    if (problems.length > MOST)
        io.err(`warning: ${problems.length - MOST} more like these\n`);
}


/***/ })

};
