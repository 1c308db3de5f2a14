export const id = 65;
export const ids = [65];
export const modules = {

/***/ 9065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _suite_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9150);
/* harmony import */ var _trace_store_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8822);
/* harmony import */ var _files_disk_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2696);
/* harmony import */ var _use_artefacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3499);
/* harmony import */ var _use_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(918);
/* harmony import */ var _use_stored_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3963);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3757);









/** `turngate gate RUN_DIR`: judges stored attempts, makes none. */
async function gate(io, run, options) {
    const opened = await (0,_use_stored_js__WEBPACK_IMPORTED_MODULE_6__/* .openStoredRun */ .v)(run, io.cwd);
    const policy = options.policy === undefined ? undefined : readPolicy(options.policy, io.cwd, opened);
    const now = io.now();
    const comparison = await (0,_use_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .findBaseline */ .X)(opened.suite.name, options.baseline, { cwd: io.cwd, now });
    const evaluation = await (0,_use_stored_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluateStored */ .f)(opened, {
        baseline: comparison.baseline,
        asking: { env: io.env, signal: io.signal, cwd: io.cwd },
        now,
        ...(policy !== undefined && { policy }),
    });
    (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .printProblems */ .M)(opened.stored.problems, io);
    const report = await (0,_use_artefacts_js__WEBPACK_IMPORTED_MODULE_4__/* .writeArtefacts */ .j)({
        evaluation,
        suite: opened.suite,
        comparison,
        dir: opened.dir,
        cwd: io.cwd,
        writeFile: (name, text) => (0,_trace_store_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeRunFile */ .X)(opened.dir, name, text),
    });
    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printReport */ .Y)(report, io, options.json);
    return evaluation.verdict.exit_code;
}
function readPolicy(path, cwd, { suite, stored }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    return (0,_suite_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPolicy */ .tb)((0,_files_disk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .openDiskTree */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file), {
        ...{ tasks: suite.tasks, attempts: stored.run.attempts },
        subMetrics: suite.sub_metrics.map(({ name }) => name),
    });
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


/***/ }),

/***/ 2696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ openDiskTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _suite_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3564);




const MAX_FILES = 100_000;
/**
 * A folder of the disk as a `Tree`. What is reached through a symbolic link is read only where its real place is
 * inside the folder; linked folders are not listed. The list of files is taken once.
 *
 * @throws UserError when the folder is not there
 */
function openDiskTree(folder, label) {
    const root = realFolder(folder, label);
    let files;
    const tree = {
        label,
        read: (path, maxBytes) => readInside(root, path, maxBytes),
        list: () => {
            files ??= listFiles(root, tree);
            return files;
        },
    };
    return tree;
}
function realFolder(folder, label) {
    try {
        const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory())
            return root;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(missingFolder(label), { cause: error });
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(missingFolder(label));
}
function missingFolder(label) {
    return {
        code: 'no-folder',
        message: 'There is no such folder.',
        file: label,
        hint: 'Name the folder that holds suite.yaml.',
    };
}
function readInside(root, path, maxBytes) {
    const inside = (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .insidePath */ .yt)(path);
    if (inside === undefined)
        return { kind: 'outside' };
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, inside));
        if (real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return { kind: 'outside' };
        return readRegular(real, maxBytes);
    }
    catch (error) {
        return failedRead(error);
    }
}
function readRegular(real, maxBytes) {
    // without waiting: opening a pipe that nobody writes to would hang
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (stat.isDirectory())
            return { kind: 'directory' };
        if (!stat.isFile())
            return { kind: 'refused', why: 'it is not a regular file' };
        if (stat.size > maxBytes)
            return { kind: 'too_large', size: stat.size };
        const bytes = readAll(descriptor, stat.size);
        return { kind: 'file', bytes, executable: (stat.mode & 0o111) !== 0 };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function readAll(descriptor, size) {
    const bytes = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, filled, size - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}
function failedRead(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
        return { kind: 'absent' };
    if (code === 'EACCES' || code === 'EPERM')
        return { kind: 'refused', why: 'permission is denied' };
    if (code === 'ELOOP')
        return { kind: 'refused', why: 'its symbolic links go round in a circle' };
    if (code === 'ENXIO' || code === 'EAGAIN')
        return { kind: 'refused', why: 'it is not a regular file' };
    return { kind: 'refused', why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
}
function listFiles(root, tree) {
    const found = [];
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of entriesOf(root, folder, tree)) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .SKIPPED_FOLDERS */ .Ll.has(entry.name))
                    folders.push(path);
            }
            else if (entry.isFile() || (entry.isSymbolicLink() && linksToFile(root, path))) {
                found.push(path);
            }
        }
        if (found.length > MAX_FILES)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(tooMany(tree));
    }
    return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
function entriesOf(root, folder, tree) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
            code: 'unreadable-folder',
            message: `The folder cannot be listed (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}).`,
            file: (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .labelled */ .wW)(tree, folder),
            hint: 'Give read permission, or move it out of the suite.',
        }, { cause: error });
    }
}
function linksToFile(root, path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        return real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile();
    }
    catch {
        // a link that leads nowhere is no file
        return false;
    }
}
function tooMany(tree) {
    return {
        code: 'too-many-files',
        message: `The suite's folder holds more than ${MAX_FILES} files.`,
        file: tree.label,
        hint: 'Give the suite a folder of its own.',
    };
}


/***/ }),

/***/ 918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(6795);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/src/shell/use/traces.js

/** Passing traces shown or kept of one task, each of its own trajectory. */
const MOST = 3;
/** The first distinct passing traces of a task of a stored run. */
async function passingTraces(dir, task) {
    const first = new Map();
    for (const attempt of task.attempts) {
        if (attempt.measured && attempt.passed && !first.has(attempt.trajectory)) {
            first.set(attempt.trajectory, attempt.attempt);
        }
    }
    const numbers = [...first.values()].slice(0, MOST);
    const traces = await Promise.all(numbers.map((attempt) => (0,store_read/* readTraceOf */.VD)(dir, { task: task.id, attempt })));
    return traces.filter((trace) => trace !== undefined);
}

;// CONCATENATED MODULE: ./build/src/shell/use/baseline.js






/**
 * The baseline in `dir`, or in `baselines/<suite>/` of the working directory. A run directory is taken as it stands,
 * so that two stored runs can be compared.
 * @throws UserError when there is one that cannot be trusted whole: nothing is run or written then
 */
async function findBaseline(suite, dir, { cwd, now }) {
    const folder = (0,external_node_path_.resolve)(cwd, dir ?? (0,external_node_path_.join)('baselines', suite));
    const label = (0,external_node_path_.relative)(cwd, folder) || '.';
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'run.json')))
        return compareWithRun(suite, folder, label, { cwd, now });
    return {
        baseline: { ...readable((0,read/* readBaseline */.m)(folder, suite)), place: label },
        references: async (task) => (0,read/* readReferences */.P)(folder, task).references.map((reference) => reference.events),
    };
}
async function compareWithRun(suite, folder, label, { cwd, now }) {
    const { summary } = await (0,stored/* evaluateStored */.f)(await (0,stored/* openStoredRun */.v)(folder, cwd), { now });
    if (summary.suite !== suite)
        throw otherSuite(summary.suite, suite, label);
    const entry = { summary, runs: [summary.run] };
    return {
        baseline: { kind: 'found', place: label, main: entry, accepted: entry },
        references: async (id) => {
            const task = summary.tasks.find((one) => one.id === id);
            return task === undefined ? [] : passingTraces(folder, task);
        },
    };
}
function readable(lookup) {
    if (lookup.kind === 'unreadable')
        throw new errors/* UserError */.yo(lookup.problems);
    return lookup;
}
function otherSuite(found, suite, file) {
    return new errors/* UserError */.yo({
        code: 'baseline-other-suite',
        message: `This run is of suite \`${found}\`, not of \`${suite}\`.`,
        file,
        hint: 'Name a run of the same suite with --baseline.',
    });
}


/***/ }),

/***/ 3463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkIds),
/* harmony export */   z: () => (/* binding */ checkQuarantine)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8772);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3288);


/** Ids name files, which some systems tell apart without regard to case. */
function checkIds(tasks) {
    const first = new Map();
    const problems = [];
    for (const written of tasks) {
        if (written.id === undefined)
            continue;
        const key = written.id.toLowerCase();
        const earlier = first.get(key);
        if (earlier === undefined) {
            first.set(key, written);
            continue;
        }
        const place = earlier.source.locate([...earlier.path, 'id']);
        const spelling = earlier.id === written.id ? '' : `, spelled \`${earlier.id}\``;
        const message = `The task id \`${written.id}\` is taken: ${earlier.source.file}:${place.line}${spelling}.`;
        const at = { source: written.source, path: [...written.path, 'id'] };
        problems.push((0,_read_source_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(at, 'duplicate-id', message, 'Give one of the two another id.'));
    }
    return problems;
}
/** A quarantine of a task that is not there protects nothing, and would go unnoticed. */
function checkQuarantine(policy, at, ids) {
    return policy.quarantine.flatMap(({ task }, index) => {
        if (ids.includes(task))
            return [];
        const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(task, ids);
        const hint = near === undefined ? 'Take the entry out if the task is gone.' : `Did you mean \`${near}\`?`;
        const where = { source: at.source, path: [...at.path, 'quarantine', index, 'task'] };
        return [(0,_read_source_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(where, 'unknown-task', `There is no task \`${task}\`.`, hint)];
    });
}


/***/ }),

/***/ 4695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkPassK)
/* harmony export */ });
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3288);


/** pass^k is undefined, and so never gated, where no task has k attempts. */
function checkPassK(policy, at, attempts) {
    if (attempts === undefined)
        return [];
    return Object.keys(policy.metrics).flatMap((name) => {
        const k = (0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .passK */ .Xp)(name);
        if (k === undefined || k <= attempts)
            return [];
        const where = { source: at.source, path: [...at.path, 'metrics', name] };
        const message = `\`${name}\` needs ${k} attempts of each task, and the suite makes ${attempts}.`;
        return [
            (0,_read_source_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(where, 'too-few-attempts', message, `Raise \`attempts\` of the suite to ${k}, or gate a smaller k.`),
        ];
    });
}


/***/ }),

/***/ 9150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   tb: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* unused harmony export parsePolicy */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4715);
/* harmony import */ var _check_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3463);
/* harmony import */ var _check_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4695);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5311);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3541);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8772);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3288);
/* harmony import */ var _schema_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9544);
/* harmony import */ var _schema_keys_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7256);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6635);











/** The policy of a suite that has none. */
function defaultPolicy() {
    return _schema_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .Policy */ .PE.parse({});
}
/**
 * Reads a policy from YAML or JSON text; an empty text has every default.
 *
 * @param subMetrics names of the suite's own, which a policy may gate
 * @throws UserError with every problem of it
 */
function parsePolicy(text, file, subMetrics = []) {
    const read = readYaml(text, file);
    if (!read.ok)
        throw new UserError(read.problems);
    const problems = [];
    return orThrow(policyOf(read.source, [], problems, subMetrics), problems);
}
/**
 * Reads a policy file of a folder, and holds it against the suite that it is for.
 *
 * @param subMetrics names of the suite's own, which a policy may gate
 * @throws UserError with every problem of it
 */
function loadPolicy(tree, path, suite) {
    const problems = [];
    const source = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .readSource */ .o$)(tree, path, problems);
    const policy = source === undefined ? undefined : policyOf(source, [], problems, suite?.subMetrics ?? []);
    if (source !== undefined && policy !== undefined && suite !== undefined) {
        const at = { source, path: [] };
        const ids = suite.tasks.map((task) => task.id);
        problems.push(...(0,_check_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPassK */ .t)(policy, at, suite.attempts), ...(0,_check_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .checkQuarantine */ .z)(policy, at, ids));
    }
    return orThrow(policy, problems);
}
/** The policy that stands at a key path of a file; what is wrong with it is added to `problems`. */
function policyOf(source, base, problems, subMetrics) {
    const value = (0,_schema_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .valueAt */ .f)(source.value, base) ?? {};
    const result = _schema_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .Policy */ .PE.safeParse(value);
    const names = unknownMetrics(value, subMetrics);
    // of a metric that is not there, nothing else needs saying
    const others = (result.error?.issues ?? []).filter(({ code, path }) => code !== 'custom' || path[0] !== 'metrics' || !names.includes(String(path[1])));
    const issues = [...names.map((name) => unknownMetric(name, subMetrics)), ...others];
    problems.push(...(0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explainIssues */ ._)(issues, _schema_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .Policy */ .PE, source, base));
    return issues.length === 0 ? result.data : undefined;
}
function unknownMetrics(policy, subMetrics) {
    const metrics = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(policy) ? policy.metrics : undefined;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(metrics))
        return [];
    return Object.keys(metrics).filter((name) => !(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isMetricName */ .M8)(name) && !subMetrics.includes(name));
}
function unknownMetric(name, subMetrics) {
    const hint = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(name, [..._metric_names_js__WEBPACK_IMPORTED_MODULE_5__/* .METRIC_NAMES */ .Uw, ...subMetrics]);
    const message = `There is no metric \`${name}\`.`;
    return { code: 'custom', path: ['metrics', name], message, params: { code: 'unknown-metric', hint } };
}
function orThrow(policy, problems) {
    if (policy === undefined || problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    return policy;
}


/***/ }),

/***/ 3288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* unused harmony export MAX_FILE_BYTES */
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8772);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3564);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6635);
/* harmony import */ var _yaml_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4949);




const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Reads a YAML or JSON file of the suite; what is wrong with it is added to `problems`, and undefined returned. */
function readSource(tree, path, problems, options = {}) {
    const file = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .labelled */ .wW)(tree, path);
    const found = tree.read(path, options.maxBytes ?? MAX_FILE_BYTES);
    if (found.kind !== 'file') {
        problems.push(fileProblem(tree, path, found, options.namedAt));
        return undefined;
    }
    const read = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .g)(found.bytes, file);
    if (read.ok)
        return read.source;
    problems.push(...read.problems);
    return undefined;
}
const ROOT_HINT = 'Name the file, or the folder of a suite.';
/** What keeps a file of the suite from being read, in words. */
function fileProblem(tree, path, found, namedAt) {
    const { code, message, hint } = words(tree, path, found);
    if (namedAt === undefined)
        return { code, message, hint: hint ?? ROOT_HINT, file: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .labelled */ .wW)(tree, path) };
    return problemAt(namedAt, code, message, hint ?? 'Paths are relative to the folder of the suite.');
}
/** A problem at a key path of a file. */
function problemAt(where, code, message, hint) {
    const { source, path } = where;
    return {
        code,
        message,
        file: source.file,
        ...source.locate(path),
        ...(path.length === 0 ? {} : { key: (0,_yaml_place_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .B)(path) }),
        ...(hint === undefined ? {} : { hint }),
    };
}
function words(tree, path, found) {
    switch (found.kind) {
        case 'absent': {
            const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)((0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .yt)(path) ?? path, tree.list());
            const message = `There is no file \`${path}\`.`;
            return { code: 'missing-file', message, ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?` }) };
        }
        case 'outside':
            return {
                code: 'outside-folder',
                message: `\`${path}\` leaves the suite's folder.`,
                hint: 'Move the file into the folder of the suite and name it by a relative path.',
            };
        case 'directory':
            return { code: 'not-a-file', message: `\`${path}\` is a folder, not a file.`, hint: 'Name the file in it.' };
        case 'too_large':
            return {
                code: 'too-large',
                message: `\`${path}\` is too large (${found.size} bytes).`,
                hint: 'Split it, or keep what is not read out of it.',
            };
        case 'refused':
            return { code: 'unreadable-file', message: `\`${path}\` cannot be read: ${found.why}.`, hint: 'Mend that.' };
    }
}


/***/ })

};
