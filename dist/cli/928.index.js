export const id = 928;
export const ids = [928,963];
export const modules = {

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

/***/ 13156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pairDialog)
/* harmony export */ });
/* harmony import */ var _extra_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32297);
/* harmony import */ var _gold_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4580);
/* harmony import */ var _predicted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7211);



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
        if (!(0,_gold_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentTurn */ .j1)(record))
            continue;
        const gold = goldTurn(record);
        const predicted = isGiven(record.predict_turn) ? (0,_predicted_js__WEBPACK_IMPORTED_MODULE_0__/* .predictedTurn */ .U)(record.predict_turn, context.tools) : undefined;
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

/***/ 88098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ trimLines),
/* harmony export */   h: () => (/* binding */ blank)
/* harmony export */ });
const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) => ['', '-mid', '-left', '-right'].map((end) => `${side}${end}`));
const BLANK = {
    chars: Object.fromEntries([...BORDERS, 'middle', 'left-mid', 'mid-mid'].map((name) => [name, ''])),
};
/** Options of a table without lines, its columns so many blanks apart. */
function blank(gap) {
    return { ...BLANK, style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap } };
}
function trimLines(text) {
    return text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n');
}


/***/ }),

/***/ 43698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   ST: () => (/* binding */ statusColor),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48483);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);


function lookOf({ width, color }) {
    return { width: Math.max(40, width), colors: picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color) };
}
/** Wraps to the width; `first` stands before the first line, blanks of the same length before the others. */
function wrapped(text, first, { width }) {
    const pad = ' '.repeat(first.length);
    const lines = (0,fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_0__/* .wrapAnsi */ .a)(text, Math.max(20, width - first.length), { hard: true, trim: true }).split('\n');
    return lines.map((line, index) => `${index === 0 ? first : pad}${line}`).join('\n');
}
function statusColor(status, { colors }) {
    switch (status) {
        case 'pass':
            return colors.green;
        case 'regressed':
        case 'could_not_run':
            return colors.red;
        case 'measured':
        case 'no_baseline':
            return colors.cyan;
        default:
            return colors.yellow;
    }
}


/***/ }),

/***/ 26382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ printableText),
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96209);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);


/** Foreign text for one line of a terminal: no control sequence, no hidden character survives. */
function printable(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
}
/** A text with its data made printable, and marked where `mark` is given. */
function printableText(text, mark = (data) => data) {
    return text.map((piece) => (typeof piece === 'string' ? piece : mark((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainData */ .lZ)(printable(piece.data))))).join('');
}


/***/ }),

/***/ 81237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  score: () => (/* binding */ score)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/grade/aem/pair-dialog.js
var pair_dialog = __webpack_require__(13156);
// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 14 modules
var score_dialog = __webpack_require__(38867);
// EXTERNAL MODULE: ./build/src/grade/consult.js + 5 modules
var consult = __webpack_require__(27886);
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
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
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

// EXTERNAL MODULE: ./build/src/trace/import/index.js + 46 modules
var trace_import = __webpack_require__(68276);
// EXTERNAL MODULE: ./build/src/trace/store/write.js
var write = __webpack_require__(88822);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 14 modules
var use_advisers = __webpack_require__(84220);
// EXTERNAL MODULE: ./build/src/shell/use/artefacts.js + 17 modules
var artefacts = __webpack_require__(82716);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var use_imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/scores.js + 1 modules
var use_scores = __webpack_require__(12860);
// EXTERNAL MODULE: ./build/src/shell/use/secrets.js + 4 modules
var secrets = __webpack_require__(83947);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var use_suite = __webpack_require__(86316);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/src/shell/cli/problems.js
var problems = __webpack_require__(53757);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/score.js



















/** `turngate score RUN_DIR|DIALOGS`: grades what is stored; gates nothing. */
async function score(io, target, options) {
    const path = (0,external_node_path_.resolve)(io.cwd, target);
    const isFolder = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? scoreRun(io, path, options) : scoreDialogs(io, path, target, options);
}
async function scoreRun(io, path, options) {
    const loaded = options.suite === undefined ? undefined : (0,use_suite/* loadSuiteFile */.xi)(options.suite, io.cwd);
    const opened = await (0,stored/* openStoredRun */.v)(path, io.cwd, loaded?.suite);
    const { suite } = opened;
    const asking = { env: io.env, signal: io.signal, cwd: io.cwd, ...(loaded !== undefined && { root: loaded.root }) };
    const scores = (0,use_scores/* openScores */.K)(opened.dir, suite);
    try {
        const evaluation = await (0,stored/* evaluateStored */.f)(opened, { asking, now: io.now(), onGrade: scores.add });
        scores.finish();
        (0,problems/* printProblems */.M)(opened.stored.problems, io);
        const gated = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(opened.dir, 'verdict.json'));
        const report = await (0,artefacts/* writeArtefacts */.j)({
            ...{ evaluation, suite, dir: opened.dir, cwd: io.cwd, scores },
            redactor: (0,secrets/* redactorFor */.s)(suite, io.env),
            writeFile: async (name, text) => {
                // the report of a gated run stays beside its verdict
                if (gated && name.startsWith('report.'))
                    return;
                await (0,write/* writeRunFile */.XY)(opened.dir, name, text);
            },
        });
        (0,print.printReport)(report, io, options.json);
        return evaluation.summary.tasks.some((task) => task.measured > 0) ? 0 : 3;
    }
    finally {
        scores.close();
    }
}
async function scoreDialogs(io, path, file, options) {
    const imported = (0,trace_import.importerOf)('dialogs').read(await (0,use_imported/* readTextFile */.Gu)(path, file), file);
    const loaded = options.suite === undefined ? undefined : (0,use_suite/* loadSuiteFile */.xi)(options.suite, io.cwd);
    const suite = loaded?.suite ?? (0,use_imported/* importedSuite */.Rl)(imported, file);
    const place = { cwd: io.cwd, env: io.env, signal: io.signal, ...(loaded !== undefined && { root: loaded.root }) };
    const scored = await scoreAll(imported.dialogs, suite, place);
    for (const warning of imported.warnings)
        io.err(`warning: ${warning}\n`);
    const summary = summariseDialogs(scored);
    if (options.json === true)
        (0,print.printJson)({ version: 1, ...summary, dialogs: scored.map(asJson) }, io);
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

/***/ 13963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printJson: () => (/* binding */ printJson),
  printReport: () => (/* binding */ printReport)
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/lines.js
var report_lines = __webpack_require__(99603);
// EXTERNAL MODULE: ./build/src/report/phrase.js + 7 modules
var phrase = __webpack_require__(62430);
// EXTERNAL MODULE: ./build/src/report/symbols.js
var symbols = __webpack_require__(63969);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(43698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
;// CONCATENATED MODULE: ./build/src/report/terminal/failing.js




/** Tasks shown with their diffs, and lines of a diff. */
const MOST_TASKS = 3;
const MOST_LINES = 40;
/** Changed places of the state. */
const MOST_PLACES = 8;
/** The first task of each root cause in full, the others by a line each. */
function failingBlocks(report, look) {
    const { failing, more_failing: more } = report;
    if (failing.length === 0 && more.length === 0)
        return [];
    const full = failing
        .filter((task, index) => failing.findIndex((one) => isAlike(one, task)) === index)
        .slice(0, MOST_TASKS);
    const rest = failing
        .filter((task) => !full.includes(task))
        .map((task) => (0,terminal_look/* wrapped */.ky)(show((0,report_lines/* taskLine */.er)(task), look), '  ', look));
    const names = more.length === 0 ? [] : [(0,terminal_look/* wrapped */.ky)(`also: ${more.map(printable/* printable */.g).join(', ')}`, '  ', look)];
    return [
        look.colors.bold((0,report_lines/* failingTitle */.J5)(report)),
        ...full.map((task) => taskBlock(task, look)),
        [...rest, ...names].join('\n'),
    ].filter((block) => block !== '');
}
function isAlike(a, b) {
    return a === b || (a.cause !== undefined && (0,report_text/* plainText */.wh)(a.cause) === (0,report_text/* plainText */.wh)(b.cause ?? []));
}
function taskBlock(task, look) {
    const { root_cause: root, failures } = task;
    const { colors } = look;
    const lines = [
        (0,terminal_look/* wrapped */.ky)(colors.bold(show((0,report_lines/* taskLine */.er)(task), look)), '  ', look),
        (0,terminal_look/* wrapped */.ky)(colors.dim((0,printable/* printableText */.X)((0,report_lines/* attemptLine */.O_)(task))), '    ', look),
        ...(root === undefined ? [] : rootLines(root, look)),
        ...failures.slice(0, 4).map((failure) => (0,terminal_look/* wrapped */.ky)(show(failure, look), '    - ', look)),
        ...stateLines(task, look),
        ...diffLines(task, look),
    ];
    return lines.join('\n');
}
function rootLines(root, look) {
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('–') : (0,report_text/* say */.cv) `${side}`);
    return [
        (0,terminal_look/* wrapped */.ky)(show((0,report_lines/* rootCauseLine */.Yc)(root), look), '    ', look),
        ...root.fields
            .slice(0, 4)
            .map((field) => (0,terminal_look/* wrapped */.ky)(show((0,report_text/* say */.cv) `${field.path}: gold ${value(field.gold)}, predicted ${value(field.predicted)}`, look), '      ', look)),
    ];
}
function stateLines({ state }, look) {
    if (state === undefined)
        return [];
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('absent') : (0,report_text/* say */.cv) `${side}`);
    const told = state.rows.slice(0, MOST_PLACES);
    const more = state.more + state.rows.length - told.length;
    return [
        (0,terminal_look/* wrapped */.ky)(look.colors.dim('state: before → after'), '    ', look),
        ...told.map((row) => {
            const note = (0,report_lines/* stateNote */.WH)(row);
            const place = row.path === '' ? (0,report_text/* words */.aL)('the whole document') : (0,report_text/* say */.cv) `${row.path}`;
            const line = (0,report_text/* say */.cv) `${place}: ${value(row.before)} → ${value(row.after)}${(0,report_text/* words */.aL)(note.length === 0 ? '' : ', ')}${note}`;
            return (0,terminal_look/* wrapped */.ky)(show(line, look), row.mark === 'wrong' || row.mark === 'unexpected' ? '    ! ' : '      ', look);
        }),
        ...(more > 0 ? [(0,terminal_look/* wrapped */.ky)(look.colors.dim((0,report_text/* plainText */.wh)((0,report_lines/* stateMore */.lN)({ ...state, more }))), '      ', look)] : []),
    ];
}
function diffLines({ diff }, look) {
    if (diff === undefined)
        return [];
    const { colors } = look;
    if (diff.first_divergence < 0)
        return [(0,terminal_look/* wrapped */.ky)(`same path as the ${report_lines/* DIFF_LEFT */.Iy[diff.left]}`, '    ', look)];
    const shown = diff.lines.slice(0, MOST_LINES);
    const rest = diff.lines.length - shown.length;
    return [
        (0,terminal_look/* wrapped */.ky)(colors.dim(`diff: - ${report_lines/* DIFF_LEFT */.Iy[diff.left]}, + this attempt`), '    ', look),
        ...shown.map((line) => diffLine(line, look)),
        ...(rest > 0 ? [colors.dim(`    ${rest} more lines in the report`)] : []),
    ];
}
function diffLine({ kind, text, label }, look) {
    const { colors } = look;
    const note = label === undefined ? '' : ` ${colors.yellow(`← ${label}`)}`;
    const shown = (0,printable/* printable */.g)(text);
    const line = shown.trimStart();
    const indent = ' '.repeat(shown.length - line.length);
    switch (kind) {
        case 'gap':
            return colors.dim(`      ⋮ ${line}`);
        case 'added':
            return (0,terminal_look/* wrapped */.ky)(`${colors.green(line)}${note}`, `    + ${indent}`, look);
        case 'removed':
            return (0,terminal_look/* wrapped */.ky)(`${colors.red(line)}${note}`, `    - ${indent}`, look);
        case 'same':
            return (0,terminal_look/* wrapped */.ky)(`${line}${note}`, `      ${indent}`, look);
    }
}
function show(text, { colors }) {
    return (0,printable/* printableText */.X)(text, colors.cyan);
}

// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./build/src/report/terminal/blank-table.js
var blank_table = __webpack_require__(88098);
;// CONCATENATED MODULE: ./build/src/report/terminal/metrics.js






const BASELINE = { title: 'baseline', align: 'right', text: (row) => row.shown.baseline };
const LIMIT = { title: 'limit', align: 'left', text: (row) => row.shown.limit };
const VERDICT = { title: '', align: 'left', text: verdictText };
const COLUMNS = [
    { title: '', align: 'left', text: (row) => `  ${(0,printable/* printableText */.X)(row.label)}` },
    BASELINE,
    { title: 'now', align: 'right', text: (row) => row.shown.candidate || '-' },
    { title: 'change', align: 'right', text: (row) => row.shown.change },
    LIMIT,
    VERDICT,
];
/** The groups one under the other, in columns that all share. */
function metricTables(report, look) {
    const rows = report.groups.flatMap((group) => group.rows);
    const isCompared = rows.some((row) => row.shown.baseline !== '');
    const used = [...COLUMNS, ...(isCompared ? [] : [SPREAD])].filter((column, at) => at === 0 || rows.some((row) => column.text(row).replace('-', '') !== ''));
    const { columns, widths, gap } = layout(report, used, look.width);
    return report.groups
        .map((group) => {
        const table = new cli_table3({
            ...(0,blank_table/* blank */.h)(gap),
            colWidths: [...widths],
            colAligns: columns.map((column) => column.align),
        });
        table.push(columns.map((column, at) => (at === 0 ? look.colors.bold(group.title) : look.colors.dim(column.title))));
        for (const row of group.rows) {
            const paint = painter(row, look);
            table.push(columns.map((column) => (column === VERDICT ? paint(column.text(row)) : column.text(row))));
        }
        return (0,blank_table/* trimLines */.E)(table.toString());
    })
        .join('\n\n');
}
/** As wide as the widest cells. Where the terminal is narrow, gaps shrink, then columns go that a reader misses least. */
function layout(report, columns, width) {
    const fits = ({ widths, gap }) => widths.reduce((sum, one) => sum + one, 0) - gap <= width;
    const wide = sized(report, columns, 2);
    if (fits(wide))
        return wide;
    const narrow = sized(report, columns, 1);
    const least = [SPREAD, LIMIT, BASELINE].find((column) => columns.includes(column));
    if (fits(narrow) || least === undefined)
        return narrow;
    return layout(report, columns.filter((column) => column !== least), width);
}
function sized({ groups }, columns, gap) {
    const widths = columns.map((column, at) => {
        const cells = groups.flatMap((group) => [at === 0 ? group.title : column.title, ...group.rows.map(column.text)]);
        return Math.max(...cells.map((cell) => (0,dist/* default */.A)(cell))) + gap;
    });
    return { columns, widths, gap };
}
/** Where nothing is compared there is room for the spread of amounts. */
const SPREAD = {
    title: '',
    align: 'left',
    text: ({ p50, p95, unit, interval }) => {
        if (p50 !== undefined && p95 !== undefined)
            return `p50 ${(0,figures/* showAmount */.aG)(p50, unit)}, p95 ${(0,figures/* showAmount */.aG)(p95, unit)}`;
        return interval === undefined ? '' : `95%: ${(0,figures/* percent */.KN)(interval.low)} to ${(0,figures/* percent */.KN)(interval.high)}`;
    },
};
function passTable({ pass_k: rows, baseline }, look) {
    if (rows.length === 0)
        return '';
    const shown = rows.slice(0, Math.max(1, Math.floor((look.width - 19) / 9)));
    const value = (share) => (share === null ? '-' : (0,figures/* percent */.KN)(share));
    const table = new cli_table3({
        ...(0,blank_table/* blank */.h)(2),
        colAligns: ['left', ...shown.map(() => 'right')],
    });
    table.push([look.colors.bold('All of k pass'), ...shown.map((row) => look.colors.dim(`k=${row.k}`))]);
    if (baseline !== undefined)
        table.push(['  pass^k, baseline', ...shown.map((row) => value(row.baseline_pass_hat))]);
    table.push(['  pass^k', ...shown.map((row) => value(row.pass_hat))]);
    table.push(['  pass@k (any of k)', ...shown.map((row) => value(row.pass_at))]);
    if (rows.some((row) => row.tasks !== row.of)) {
        table.push(['  over tasks', ...shown.map((row) => `${row.tasks}/${row.of}`)]);
    }
    return (0,blank_table/* trimLines */.E)(table.toString());
}
function verdictText(row) {
    const sign = (0,symbols/* metricSign */.Kk)(row.status);
    return `${sign} ${row.shown.verdict}`.trim();
}
function painter({ status }, { colors }) {
    if (status === 'pass')
        return colors.green;
    if (status === 'regressed')
        return colors.red;
    return status === 'reported' ? colors.dim : colors.yellow;
}

;// CONCATENATED MODULE: ./build/src/report/terminal/render.js








/** The report for a terminal: plain text where `color` is off, no line wider than `width` (40 at least). */
function renderTerminal(report, options) {
    const look = (0,terminal_look/* lookOf */.Li)(options);
    const blocks = [
        headline(report, look),
        list('Accepted', report.change?.accepted ?? [], '- ', look),
        list('Why', (0,report_lines/* whyTexts */.pl)(report, MOST), '- ', look),
        list(`This change ${(0,phrase/* isFirstGate */.QS)(report) ? 'adds' : 'edits'} the gate`, edits(report), '- ', look),
        numbered('Next', report.next.slice(0, 5), look),
        metricTables(report, look),
        passTable(report, look),
        ...failingBlocks(report, look),
        list('Tasks that moved', (0,report_lines/* movedTexts */.aM)(report, MOST), '- ', look),
        list('Changed in the agent', changed(report), '- ', look),
        list('Notes', (0,report_lines/* noteTexts */.HI)(report, MOST), '- ', look),
        ...misses(report, look),
        footer(report, look),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function headline({ status, suite, headline: head }, look) {
    const { colors } = look;
    const paint = (0,terminal_look/* statusColor */.ST)(status, look);
    const title = `${(0,symbols/* statusSign */.qD)(status)} ${(0,printable/* printableText */.X)(head.verdict)}`;
    const lines = [
        `${paint(colors.bold(title))}  ${(0,printable/* printable */.g)(suite)}`,
        (0,terminal_look/* wrapped */.ky)(colors.bold(render_show(head.figure, look)), '  ', look),
        ...(head.cause === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(render_show(head.cause, look), '  ', look)]),
        ...(head.note === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(colors.yellow((0,printable/* printableText */.X)(head.note)), '  ', look)]),
    ];
    return lines.join('\n');
}
const MOST = 12;
function edits({ change }) {
    const texts = (change?.edits ?? []).map(({ text }) => text);
    return texts.length > MOST ? [...texts.slice(0, MOST), (0,report_text/* words */.aL)(`and ${texts.length - MOST} more`)] : texts;
}
function changed(report) {
    const texts = (0,report_lines/* changedTexts */.XH)(report);
    return texts !== undefined && texts.length === 0 ? [(0,report_text/* words */.aL)('nothing')] : (texts ?? []);
}
/** Why attempts were not measured, by one of each cause. */
function misses({ unmeasured = [] }, look) {
    return unmeasured.slice(0, MOST_MISSES).flatMap(({ first, diff }) => {
        if (diff === undefined)
            return [];
        const title = (0,report_text/* say */.cv) `Attempt ${first.attempt} of ${first.task}: - recorded, + asked`;
        return [[(0,terminal_look/* wrapped */.ky)(render_show(title, look), '  ', look), ...diff.map((line) => diffLine(line, look))].join('\n')];
    });
}
const MOST_MISSES = 3;
function footer({ run, baseline, totals, artefacts }, look) {
    const parts = [
        (0,report_text/* say */.cv) `run ${run.id}, seed ${run.seed}, ${totals.measured} of ${totals.planned} attempts measured`,
        ...(baseline === undefined
            ? []
            : [(0,report_text/* say */.cv) `against run ${baseline.run.id}${baseline.place === '' ? [] : (0,report_text/* say */.cv) ` in ${baseline.place}`}`]),
        ...artefacts.slice(0, 5).map((artefact) => (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(artefact.title)}: ${artefact.path}`),
    ];
    return parts.map((part) => (0,terminal_look/* wrapped */.ky)(look.colors.dim((0,printable/* printableText */.X)(part)), '', look)).join('\n');
}
function list(title, texts, mark, look) {
    if (texts.length === 0)
        return '';
    return [look.colors.bold(title), ...texts.map((text) => (0,terminal_look/* wrapped */.ky)(render_show(text, look), `  ${mark}`, look))].join('\n');
}
function numbered(title, texts, look) {
    if (texts.length === 0)
        return '';
    const lines = texts.map((text, index) => (0,terminal_look/* wrapped */.ky)(render_show(text, look), `  ${index + 1}. `, look));
    return [look.colors.bold(title), ...lines].join('\n');
}
function render_show(text, { colors }) {
    return (0,printable/* printableText */.X)(text, colors.cyan);
}

;// CONCATENATED MODULE: ./build/src/shell/cli/print.js


/** The report on stdout, as JSON where that was asked for. */
function printReport(report, io, json) {
    if (json === true)
        io.out((0,report_json/* renderJson */.h)(report));
    else
        io.out(renderTerminal(report, { width: io.width, color: io.color }));
}
function printJson(value, io) {
    io.out(`${JSON.stringify(value, null, 2)}\n`);
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26379);

const MOST = 20;
/** What could be worked around, on stderr. */
function printProblems(problems, io) {
    for (const problem of problems.slice(0, MOST))
        io.err(`warning: ${(0,_use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .f)(problem, io.cwd)}\n`);
    if (problems.length > MOST)
        io.err(`warning: ${problems.length - MOST} more like these\n`);
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
