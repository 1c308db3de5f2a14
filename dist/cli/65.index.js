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
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6027);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3757);









/** `turngate gate RUN_DIR`: judges stored attempts, makes none. */
async function gate(io, run, options) {
    const opened = await (0,_use_stored_js__WEBPACK_IMPORTED_MODULE_6__/* .openStoredRun */ .v)(run, io.cwd);
    const policy = options.policy === undefined ? undefined : readPolicy(options.policy, io.cwd, opened);
    const now = io.now();
    const comparison = await (0,_use_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .findBaseline */ .X)(opened.suite.name, options.baseline, { cwd: io.cwd, now });
    const evaluation = await (0,_use_stored_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluateStored */ .f)(opened, {
        baseline: comparison.baseline,
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
        tasks: suite.tasks,
        attempts: stored.run.attempts,
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


/***/ })

};
