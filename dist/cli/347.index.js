export const id = 347;
export const ids = [347];
export const modules = {

/***/ 29347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show),
  write: () => (/* binding */ baseline_write)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(26795);
// EXTERNAL MODULE: ./build/src/baseline/store/write.js + 1 modules
var write = __webpack_require__(16380);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(53189);
// EXTERNAL MODULE: ./build/src/shell/use/merge.js
var merge = __webpack_require__(65020);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/src/shell/cli/problems.js
var problems = __webpack_require__(53757);
// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
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
async function baseline_write(io, run, options) {
    const opened = await (0,stored/* openStoredRun */.v)(run, io.cwd);
    (0,merge/* refuseShard */.F)(opened, io.cwd);
    const { summary } = await (0,stored/* evaluateStored */.f)(opened, { now: io.now() });
    (0,problems/* printProblems */.M)(opened.stored.problems, io);
    const dir = (0,external_node_path_.resolve)(io.cwd, options.dir ?? (0,external_node_path_.join)('baselines', summary.suite));
    const { changed } = await (0,write/* writeBaseline */.B)(dir, {
        summary,
        minMeasured: opened.suite.policy.min_measured,
        traceOf: (task, attempt) => (0,store_read/* readTraceOf */.VD)(opened.dir, { task, attempt }),
    });
    const shown = (0,external_node_path_.relative)(io.cwd, dir) || '.';
    if (options.json === true)
        (0,print.printJson)({ suite: summary.suite, dir: shown, run: summary.run.id, changed }, io);
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
        (0,print.printJson)(lookup, io);
    else
        io.out(showBaseline(lookup));
    return 0;
}


/***/ })

};
