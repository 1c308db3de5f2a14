export const id = 237;
export const ids = [237];
export const modules = {

/***/ 3156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pairDialog)
/* harmony export */ });
/* harmony import */ var _extra_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2297);
/* harmony import */ var _gold_turns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4580);
/* harmony import */ var _predicted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7211);



/** Reads a dialog list, which has gold and predicted in one record; positions are places in the list. */
function pairDialog(dialog, context, options = {}) {
    const turns = [];
    const userMessages = [];
    const calls = [];
    let segment = 0;
    let extraReplies = 0;
    for (const [position, record] of dialog.entries()) {
        if (record.turn === 'User') {
            if (position > 0)
                segment += 1;
            userMessages.push({ text: wordsOf(record), position, segment });
            continue;
        }
        if (!(0,_gold_turns_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentTurn */ .j1)(record))
            continue;
        const gold = goldTurn(record);
        const predicted = isGiven(record.predict_turn) ? (0,_predicted_js__WEBPACK_IMPORTED_MODULE_1__/* .predictedTurn */ .U)(record.predict_turn, context.tools) : undefined;
        if (gold !== undefined)
            turns.push({ gold, segment, ...(predicted !== undefined && { predicted, position }) });
        if (predicted?.kind === 'action')
            calls.push({ call: predicted, segment, isPaired: gold !== undefined });
        if (predicted?.kind === 'response' && gold === undefined)
            extraReplies += 1;
    }
    const extra = Array.from({ length: segment + 1 }, (_, number) => {
        const made = calls.filter((call) => call.segment === number);
        const isPaired = (index) => made[index]?.isPaired === true;
        return (0,_extra_js__WEBPACK_IMPORTED_MODULE_2__/* .extraCalls */ .Uy)(made.map(({ call }) => call), isPaired, number, { unknownIsDone: true });
    }).flat();
    return { turns, extra, extraCallsPolicy: options.extra_calls ?? 'fail_writes', userMessages, extraReplies };
}
function goldTurn({ predict_turn: _, gold_turn, ...rest }) {
    return isGiven(gold_turn) ? { ...rest, gold_turn } : undefined;
}
function wordsOf({ gold_turn, predict_turn }) {
    const said = gold_turn ?? predict_turn;
    return isGiven(said) && 'response' in said ? said.response : '';
}
function isGiven(value) {
    return value !== null && value !== undefined;
}


/***/ }),

/***/ 1237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  score: () => (/* binding */ score)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/grade/aem/pair-dialog.js
var pair_dialog = __webpack_require__(3156);
// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 13 modules
var score_dialog = __webpack_require__(5203);
// EXTERNAL MODULE: ./build/src/grade/consult.js + 5 modules
var consult = __webpack_require__(7886);
;// CONCATENATED MODULE: ./build/src/report/dialogs/summary.js
function summariseDialogs(dialogs) {
    const grades = dialogs.flatMap(({ grade }) => (grade.kind === 'scored' ? [grade] : []));
    const rates = new Map();
    const reasons = Object.create(null);
    const chains = Object.create(null);
    for (const grade of grades) {
        for (const [name, { num, den }] of Object.entries(grade.sub_metrics)) {
            if (den > 0)
                rates.set(name, [...(rates.get(name) ?? []), num / den]);
        }
        for (const [length, { num, den }] of Object.entries(grade.by_chain_length)) {
            chains[length] ??= { num: 0, den: 0 };
            chains[length].num += num;
            chains[length].den += den;
        }
        for (const turn of grade.turns) {
            if (turn.attribution === undefined)
                continue;
            const name = turn.would_be ?? turn.reason ?? 'unknown';
            reasons[name] ??= { root: 0, cascade: 0 };
            reasons[name][turn.attribution] += 1;
        }
    }
    return {
        scored: grades.length,
        unscored: dialogs.length - grades.length,
        test_pass: grades.filter((grade) => grade.test_pass).length,
        ...(grades.length > 0 && { success_rate: mean(grades.map((grade) => grade.success_rate.value)) }),
        sub_metrics: Object.fromEntries([...rates].map(([name, values]) => [name, mean(values)])),
        reasons: { ...reasons },
        by_chain_length: { ...chains },
    };
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(5832);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(6382);
;// CONCATENATED MODULE: ./build/src/report/dialogs/terminal.js





/** Dialogs whose turns are shown one by one. */
const MOST = 20;
/** Scores of AEM dialogs for a terminal: the worst dialogs turn by turn, then all of them together. */
function renderDialogs(dialogs, summary, look) {
    const colors = picocolors.createColors(look.color);
    const failing = dialogs.flatMap(({ id, grade }) => grade.kind === 'scored' && !grade.test_pass ? [{ id, grade }] : []);
    const unscored = dialogs.flatMap(({ id, grade }) => grade.kind === 'unscored' ? [`${(0,printable/* printable */.g)(id)}: ${grade.reason}`] : []);
    const shown = failing
        .slice(0, MOST)
        .map(({ id, grade }) => [colors.bold((0,printable/* printable */.g)(id)), sixNumbers(grade), turnTable(grade, look.width)].join('\n'));
    const more = failing.length > MOST ? [`${failing.length - MOST} more dialogs failed; --json has all of them.`] : [];
    return `${[...shown, ...more, ...unscored, totals(summary)].join('\n\n')}\n`;
}
function sixNumbers(grade) {
    const { num, den, value } = grade.success_rate;
    return [
        `success_rate ${value.toFixed(4).replace(/0{1,3}$/, '')} (${num} of ${den} turns)`,
        `test_pass ${grade.test_pass}${grade.failed_by.length > 0 ? ` (${grade.failed_by.join(', ')})` : ''}`,
        `first_failure_turn ${grade.first_failure_turn ?? 'none'}`,
        `root_cause ${grade.root_cause ?? 'none'}`,
        `root_cause_count ${grade.root_cause_count}`,
        `cascading_count ${grade.cascading_count}`,
    ].join('\n');
}
function turnTable(grade, width) {
    const detail = Math.max(20, width - 46);
    const table = new cli_table3({
        head: ['turn', 'what', 'result', 'why'],
        style: { head: [], border: [], compact: true },
        colWidths: [6, 16, 12, detail],
        wordWrap: true,
    });
    for (const turn of grade.turns)
        table.push([String(turn.turn_no), whatOf(turn), resultOf(turn), whyOf(turn)]);
    return table.toString();
}
function whatOf(turn) {
    if ('response' in turn.gold)
        return 'reply';
    return (0,printable/* printable */.g)([turn.gold.tool_id, turn.gold.action].filter((part) => part !== undefined).join(' '));
}
function resultOf(turn) {
    if (turn.passed)
        return 'pass';
    return turn.attribution === 'cascade' ? 'cascade' : 'ROOT CAUSE';
}
function whyOf(turn) {
    if (turn.passed || turn.reason === undefined)
        return '';
    if (turn.attribution === 'cascade') {
        const cause = turn.caused_by === undefined ? '' : ` of turn ${turn.caused_by.turn_no} (${turn.caused_by.source})`;
        return `${turn.reason}${cause}; by itself ${turn.would_be ?? 'unknown'}`;
    }
    return [turn.reason, ...fieldsOf(turn.detail)].join('; ');
}
function fieldsOf(detail) {
    const fields = detail?.fields;
    if (!Array.isArray(fields))
        return [];
    return fields.flatMap((field) => {
        if (!(0,json/* isJsonObject */.OW)(field))
            return [];
        const side = (name) => (field[name] === undefined ? 'absent' : (0,json/* canonical */.$N)(field[name]));
        return [(0,printable/* printable */.g)(`${String(field.path)}: gold ${side('gold')}, predicted ${side('predicted')}`)];
    });
}
function totals(summary) {
    const rows = [
        `${summary.scored} dialogs scored${summary.unscored > 0 ? `, ${summary.unscored} without gold turns` : ''}, ${summary.test_pass} pass`,
        summary.success_rate === undefined ? undefined : `success rate  ${(0,figures/* percent */.KN)(summary.success_rate)}`,
        ...Object.entries(summary.sub_metrics).map(([name, value]) => `${name.padEnd(12)}  ${(0,figures/* percent */.KN)(value)}`),
        ...Object.entries(summary.by_chain_length).map(([length, { num, den }]) => `chain of ${length.padEnd(3)}  ${num} of ${den} turns`),
        ...Object.entries(summary.reasons).map(([name, { root, cascade }]) => `${name}: ${root} root ${root === 1 ? 'cause' : 'causes'}, ${cascade} cascades`),
    ];
    return rows.filter((row) => row !== undefined).join('\n');
}

// EXTERNAL MODULE: ./build/src/trace/import/index.js + 19 modules
var trace_import = __webpack_require__(9411);
// EXTERNAL MODULE: ./build/src/trace/store/write.js
var write = __webpack_require__(8822);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 16 modules
var use_advisers = __webpack_require__(2213);
// EXTERNAL MODULE: ./build/src/shell/use/artefacts.js + 16 modules
var artefacts = __webpack_require__(3499);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var use_imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js + 10 modules
var use_suite = __webpack_require__(8738);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(2000);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(3963);
// EXTERNAL MODULE: ./build/src/shell/cli/problems.js
var problems = __webpack_require__(3757);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/score.js

















/** `turngate score RUN_DIR|DIALOGS`: grades what is stored; gates nothing. */
async function score(io, target, options) {
    const path = (0,external_node_path_.resolve)(io.cwd, target);
    const isFolder = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? scoreRun(io, path, options) : scoreDialogs(io, path, target, options);
}
async function scoreRun(io, path, options) {
    const loaded = options.suite === undefined ? undefined : (0,use_suite/* loadSuiteFile */.x)(options.suite, io.cwd);
    const opened = await (0,stored/* openStoredRun */.v)(path, io.cwd, loaded?.suite);
    const { suite } = opened;
    const asking = { env: io.env, signal: io.signal, cwd: io.cwd, ...(loaded !== undefined && { root: loaded.root }) };
    const evaluation = await (0,stored/* evaluateStored */.f)(opened, { asking, now: io.now() });
    (0,problems/* printProblems */.M)(opened.stored.problems, io);
    const gated = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(opened.dir, 'verdict.json'));
    const report = await (0,artefacts/* writeArtefacts */.j)({
        evaluation,
        suite,
        dir: opened.dir,
        cwd: io.cwd,
        writeFile: async (name, text) => {
            // the report of a gated run stays beside its verdict
            if (gated && name.startsWith('report.'))
                return;
            await (0,write/* writeRunFile */.X)(opened.dir, name, text);
        },
    });
    (0,print/* printReport */.Y)(report, io, options.json);
    return evaluation.summary.tasks.some((task) => task.measured > 0) ? 0 : 3;
}
async function scoreDialogs(io, path, file, options) {
    const imported = (0,trace_import/* importerOf */.ql)('dialogs').read(await (0,use_imported/* readTextFile */.Gu)(path, file), file);
    const loaded = options.suite === undefined ? undefined : (0,use_suite/* loadSuiteFile */.x)(options.suite, io.cwd);
    const suite = loaded?.suite ?? (0,use_imported/* importedSuite */.Rl)(imported, file);
    const place = { cwd: io.cwd, env: io.env, signal: io.signal, ...(loaded !== undefined && { root: loaded.root }) };
    const scored = await scoreAll(imported.dialogs, suite, place);
    for (const warning of imported.warnings)
        io.err(`warning: ${warning}\n`);
    const summary = summariseDialogs(scored);
    if (options.json === true)
        (0,print/* printJson */.Q)({ version: 1, ...summary, dialogs: scored.map(asJson) }, io);
    else
        io.out(renderDialogs(scored, summary, { width: io.width, color: io.color }));
    return summary.scored > 0 ? 0 : 3;
}
async function scoreAll(dialogs, suite, place) {
    const context = (0,world/* gradingOf */.Mu)(suite);
    const { advisers, close } = await (0,use_advisers/* openAdvisers */.c)(suite, place);
    const scored = [];
    try {
        for (const { task, dialog } of dialogs) {
            const score = (given) => (0,score_dialog/* scoreDialog */.r)((0,pair_dialog/* pairDialog */.H)(dialog, given), given);
            const about = { task: { id: task }, agentModels: [], hasGold: dialog.length > 0 };
            const asked = advisers === undefined ? undefined : await (0,consult/* consultOnTurns */.g2)(score, context, about, advisers);
            const failure = asked?.failure.aemFailure;
            const grade = failure === undefined
                ? score({ ...context, ...asked?.context })
                : { kind: 'unscored', reason: failure };
            scored.push({ id: task, grade });
        }
        return scored;
    }
    finally {
        await close();
    }
}
function asJson({ id, grade }) {
    return { id, ...grade };
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
