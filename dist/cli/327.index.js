export const id = 327;
export const ids = [327];
export const modules = {

/***/ 13156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pairDialog)
/* harmony export */ });
/* harmony import */ var _extra_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32297);
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

/***/ 58502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JP: () => (/* binding */ THRESHOLD_HEAD),
/* harmony export */   Li: () => (/* binding */ hasThresholds),
/* harmony export */   We: () => (/* binding */ groupRow),
/* harmony export */   cu: () => (/* binding */ recommendation),
/* harmony export */   kY: () => (/* binding */ skippedLines),
/* harmony export */   lV: () => (/* binding */ GROUP_HEAD),
/* harmony export */   n$: () => (/* binding */ thresholdRows)
/* harmony export */ });
/* harmony import */ var _stats_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63732);
/* harmony import */ var _summary_calibration_calibrate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89366);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31953);



/** Figures of a calibration as every renderer prints them. */
const GROUP_HEAD = ['group', 'items', 'right', 'AUC', 'Pearson (95%)', 'Spearman (95%)'];
function groupRow({ name, items, positives, auc, pearson, spearman }) {
    return [name, String(items), String(positives), auc?.toFixed(3) ?? 'undefined', shown(pearson), shown(spearman)];
}
const THRESHOLD_HEAD = ['threshold', 'F1', 'false accepts', 'false rejects', 'precision', 'recall'];
/** Whether there are enough items of both kinds for thresholds to say anything. */
function hasThresholds({ positives, negatives }) {
    return Math.min(positives, negatives) >= _summary_calibration_calibrate_js__WEBPACK_IMPORTED_MODULE_0__/* .FEWEST */ .T;
}
/** What the suite decides now, then nine thresholds and those that stand out, the lowest first. */
function thresholdRows(group, wished) {
    const { recommended, best_f1, as_configured } = group;
    const digits = Math.max(2, String(recommended?.threshold ?? '').split('.')[1]?.length ?? 0);
    const above = recommended === undefined ? undefined : excess(recommended, wished);
    const marked = [
        ...(recommended === undefined
            ? []
            : [{ ...recommended, mark: ` recommended${above === undefined ? '' : ` (${above} in five folds)`}` }]),
        ...(best_f1 === undefined ? [] : [{ ...best_f1, mark: ' best F1' }]),
    ];
    const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
        .filter((step) => !marked.some(({ threshold }) => threshold === step))
        .map((threshold) => ({ ...at(group, threshold), threshold, mark: '' }));
    return [
        row('as configured', as_configured),
        ...[...steps, ...marked]
            .sort((a, b) => a.threshold - b.threshold)
            .map((rates) => row(`${rates.threshold.toFixed(digits)}${rates.mark}`, rates)),
    ];
}
/** What the recommendation says, and how far it can be trusted; of a group that says nothing, why. */
function recommendation({ recommended, positives, negatives }, wished) {
    const wish = `a false-positive rate of at most ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(wished)}`;
    if (!hasThresholds({ positives, negatives })) {
        return [
            `Too few labels for a threshold: ${positives} right and ${negatives} wrong, and it takes at least ${_summary_calibration_calibrate_js__WEBPACK_IMPORTED_MODULE_0__/* .FEWEST */ .T} of each.`,
        ];
    }
    if (recommended === undefined) {
        return [`No threshold gives ${wish}: wrong items score as high as the best right ones.`];
    }
    const { threshold, fpr_interval, held_out, fpr, fnr } = recommended;
    const chosen = `On the items that it was chosen on it accepts ${share(fpr)} of the wrong ones${range(fpr_interval)} and rejects ${share(fnr)} of the right ones.`;
    const above = excess(recommended, wished);
    const unkept = above === undefined ? '' : `; on items that it was not chosen on the rate is ${above}, above the wished one`;
    const unseen = held_out === undefined
        ? []
        : [
            `On items that it was not chosen on (five folds): ${share(held_out.fpr)} of the wrong accepted, ${share(held_out.fnr)} of the right rejected.`,
        ];
    const lines = [`Recommended for ${wish}: threshold ${threshold}${unkept}. ${chosen}`, ...unseen];
    // what could be said if none of them had been accepted
    if (((0,_stats_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .proportionInterval */ .Ew)(0, negatives)?.high ?? 1) > wished) {
        lines.push(`${negatives} wrong items are too few to show such a rate; label more of them.`);
    }
    return lines;
}
/** The share of wrong items accepted where the threshold had not seen them, if it is above the wished one. */
function excess({ held_out }, wished) {
    const rate = held_out?.fpr;
    return rate === undefined || rate <= wished ? undefined : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(rate);
}
/** Labels without a score, in words. */
function skippedLines({ skipped }) {
    return Object.entries(skipped).map(([why, count]) => `${count} ${count === 1 ? 'label' : 'labels'} left out: ${why}`);
}
/** The point of the curve that a threshold comes to. */
function at({ roc, positives, negatives }, threshold) {
    const nothing = { tp: 0, fp: 0, fn: positives, tn: negatives };
    const point = roc.findLast((one) => one.threshold >= threshold);
    return (point ?? {
        ...nothing,
        ...(positives > 0 && { recall: 0, fnr: 1, f1: 0 }),
        ...(negatives > 0 && { fpr: 0 }),
    });
}
function row(title, rates) {
    const { f1, fpr, fnr, precision, recall } = rates;
    return [title, f1?.toFixed(3) ?? '–', share(fpr), share(fnr), share(precision), share(recall)];
}
function shown(correlation) {
    if (correlation === undefined)
        return 'undefined';
    const { value, interval } = correlation;
    return `${value.toFixed(2)}${interval === undefined ? '' : ` (${interval.low.toFixed(2)} to ${interval.high.toFixed(2)})`}`;
}
function share(value) {
    return value === undefined ? '–' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(value);
}
function range(interval) {
    return interval === undefined ? '' : ` (95%: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(interval.low)} to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(interval.high)})`;
}


/***/ }),

/***/ 26327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrate: () => (/* binding */ calibrate_calibrate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/escape.js
var report_escape = __webpack_require__(96209);
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(43698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
// EXTERNAL MODULE: ./build/src/report/calibration/rows.js
var rows = __webpack_require__(58502);
;// CONCATENATED MODULE: ./build/src/report/calibration/terminal.js







/** Groups whose thresholds and errors are shown, and errors of each. */
const MOST_GROUPS = 8;
const MOST_ERRORS = 8;
function renderCalibration(calibration, options) {
    const look = (0,terminal_look/* lookOf */.Li)(options);
    const { groups, wished_fpr } = calibration;
    const hidden = groups.length - MOST_GROUPS;
    return `${[
        table(rows/* GROUP_HEAD */.lV, groups.map((group) => (0,rows/* groupRow */.We)(group).map(printable/* printable */.g))),
        ...groups.slice(0, MOST_GROUPS).map((group) => groupBlock(group, wished_fpr, look)),
        ...(hidden > 0 ? [`${hidden} more groups; --json has all of them.`] : []),
        ...(0,rows/* skippedLines */.kY)(calibration).map((line) => (0,printable/* printable */.g)(line)),
    ].join('\n\n')}\n`;
}
function groupBlock(group, wishedFpr, look) {
    const colors = picocolors.createColors(look.colors.isColorSupported);
    const errors = group.errors.slice().sort((a, b) => (a.kind < b.kind ? -1 : 1));
    const accepts = errors.filter((error) => error.kind === 'false_accept').slice(0, MOST_ERRORS);
    const rejects = errors.filter((error) => error.kind === 'false_reject').slice(0, MOST_ERRORS);
    return [
        colors.bold((0,printable/* printable */.g)(group.name)),
        ...((0,rows/* hasThresholds */.Li)(group) ? [table(rows/* THRESHOLD_HEAD */.JP, (0,rows/* thresholdRows */.n$)(group, wishedFpr))] : []),
        ...(0,rows/* recommendation */.cu)(group, wishedFpr).map((line) => (0,terminal_look/* wrapped */.ky)(line, '', look)),
        ...named('Accepted, and the labels do not, the surest first:', accepts, look),
        ...named('Rejected, and the labels do not, the surest first:', rejects, look),
    ].join('\n');
}
function named(title, errors, look) {
    return errors.length === 0 ? [] : [title, ...errors.map((error) => (0,terminal_look/* wrapped */.ky)(errorLine(error), '  ', look))];
}
function errorLine({ name, score, gold, predicted, reason }) {
    const said = predicted === undefined ? 'nothing' : (0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(predicted), 120);
    const text = `${name} (${score.toFixed(2)}): gold ${(0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(gold), 120)}, predicted ${said}: ${(0,report_escape/* clamp */.qE)(reason, 160)}`;
    return (0,printable/* printable */.g)(text);
}
function table(head, rows) {
    const made = new cli_table3({ head: [...head], style: { head: [], border: [], compact: true } });
    for (const row of rows)
        made.push([...row]);
    return made.toString();
}

// EXTERNAL MODULE: ./build/src/summary/calibration/calibrate.js + 1 modules
var calibrate = __webpack_require__(89366);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/grade/aem/pair-dialog.js
var pair_dialog = __webpack_require__(13156);
// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 14 modules
var score_dialog = __webpack_require__(38867);
// EXTERNAL MODULE: ./build/src/suite/explain.js + 1 modules
var explain = __webpack_require__(67692);
// EXTERNAL MODULE: ./build/src/suite/yaml.js + 1 modules
var yaml = __webpack_require__(66635);
// EXTERNAL MODULE: ./build/src/trace/import/document.js
var import_document = __webpack_require__(13888);
// EXTERNAL MODULE: ./build/src/trace/import/index.js + 46 modules
var trace_import = __webpack_require__(68276);
// EXTERNAL MODULE: ./build/src/trace/import/limited.js
var limited = __webpack_require__(15915);
// EXTERNAL MODULE: ./build/src/summary/json-lines.js
var json_lines = __webpack_require__(64788);
// EXTERNAL MODULE: ./build/src/summary/pair.js
var pair = __webpack_require__(50160);
;// CONCATENATED MODULE: ./build/src/summary/calibration/pairs.js





/** What a person says: yes or no, or how much from 0 to 1. */
const HumanLabel = schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* number */.aig().min(0).max(1)], {
    error: 'must be true, false, or a number from 0 to 1',
});
const LabelledPair = schemas/* strictObject */.rej({ id: schemas/* string */.YjP().min(1).exactOptional(), ...pair/* PAIR */.Bu, label: HumanLabel })
    .superRefine((0,pair/* fitsMode */.IA)());
const FORM = 'Each line is an object with `gold`, `predicted` and `label`, such as {"gold": "NYC", "predicted": "New York", "label": true}.';
/**
 * Reads labelled pairs, one JSON object on a line, and scores them.
 * @throws UserError with the problems of all lines
 */
function scorePairs(text, file, similarity) {
    const pairs = (0,json_lines/* readJsonLines */.s)(text, LabelledPair, { file, form: FORM });
    const repeated = repetitions(pairs, file);
    if (repeated.length > 0)
        throw new errors/* UserError */.yo((0,limited/* limited */.T)(repeated, file));
    const items = pairs.map(({ line, value }) => {
        const { id, gold, predicted, label, mode = 'value', kind } = value;
        const { score, equivalent, reason } = compared(value, similarity);
        return {
            name: id ?? `line ${line}`,
            groups: ['all', mode, ...(kind === undefined ? [] : [`kind ${kind}`])],
            score,
            accepted: equivalent,
            label: Number(label),
            gold,
            predicted,
            reason,
        };
    });
    const modes = distinct(pairs.map(({ value }) => value.mode ?? 'value'));
    const kinds = distinct(pairs.flatMap(({ value }) => (value.kind === undefined ? [] : [`kind ${value.kind}`])));
    return { source: 'pairs', items, groups: ['all', ...(modes.length > 1 ? modes : []), ...kinds], skipped: {} };
}
function repetitions(pairs, file) {
    const seen = new Map();
    return pairs.flatMap(({ line, value: { id } }) => {
        if (id === undefined)
            return [];
        const earlier = seen.get(id);
        if (earlier === undefined) {
            seen.set(id, line);
            return [];
        }
        const message = `\`${id}\` was labelled on line ${earlier} already.`;
        return [
            {
                code: 'duplicate-label',
                file,
                line,
                key: 'id',
                message,
                hint: 'Keep one of the two, or give each an id of its own.',
            },
        ];
    });
}
function compared({ gold, predicted, mode, kind }, similarity) {
    if (mode === 'response' && typeof gold === 'string' && typeof predicted === 'string') {
        return similarity.compareReplies(gold, predicted);
    }
    return similarity.compareValues(gold, predicted, kind === undefined ? {} : { kind });
}
function distinct(values) {
    return [...new Set(values)].sort();
}

;// CONCATENATED MODULE: ./build/src/summary/calibration/dialogs.js











const Human = schemas/* record */.g1P(schemas/* string */.YjP().min(1), HumanLabel);
/**
 * Reads dialogs whose turns carry a person's verdict (`human: {completeness: true}`), and scores them turn by turn.
 * @throws UserError where the text is no dialog list, or a verdict is none
 */
function scoreDialogs(text, file, context) {
    const verdicts = [];
    const plain = withoutVerdicts((0,import_document/* parseDocument */.Tp)(text, file, 'labelled pairs or dialogs'), verdicts);
    const { dialogs } = (0,trace_import/* importerOf */.ql)('dialogs').read(JSON.stringify(plain), file);
    const humans = readHumans(verdicts, text, file);
    const skipped = {};
    const skip = (reason) => {
        skipped[reason] = (skipped[reason] ?? 0) + 1;
    };
    const items = [];
    let at = 0;
    for (const { task, dialog } of dialogs) {
        const grade = (0,score_dialog/* scoreDialog */.r)((0,pair_dialog/* pairDialog */.H)(dialog, context), context);
        const turns = new Map(grade.kind === 'scored' ? grade.turns.map((turn) => [turn.turn_no, turn]) : []);
        for (const { turn_no } of dialog) {
            const human = humans[at] ?? {};
            at += 1;
            for (const [metric, label] of Object.entries(human)) {
                const turn = turns.get(turn_no);
                const result = turn?.sub[metric];
                if (turn === undefined || result === undefined)
                    skip(`${metric} is no sub-metric of such a turn`);
                else if (result.status === 'unscored')
                    skip(`${metric} was not measured`);
                else
                    items.push(itemOf(`${task} turn ${turn_no}`, metric, turn, Number(label)));
            }
        }
    }
    if (items.length > 0) {
        return { source: 'dialogs', items, groups: [...new Set(items.flatMap((item) => item.groups))].sort(), skipped };
    }
    const hint = 'Give turns `human`, such as `"human": {"completeness": true, "truthfulness": 0.5}`.';
    throw new errors/* UserError */.yo({
        code: 'no-labels',
        message: 'No turn carries a verdict that there is a score for.',
        file,
        hint,
    });
}
function itemOf(name, metric, turn, label) {
    const result = turn.sub[metric];
    return {
        name,
        groups: [metric],
        score: result?.score ?? 0,
        accepted: result?.status === 'passed',
        label,
        gold: goldOf(turn.gold),
        ...(turn.predicted !== undefined && { predicted: said(turn.predicted) }),
        reason: result?.reason ?? 'passed',
    };
}
function goldOf(turn) {
    if ('response' in turn)
        return { response: turn.response };
    const { tool_id, action, args } = turn;
    return { tool_id, ...(action !== undefined && { action }), args };
}
function said(turn) {
    return turn.kind === 'response' ? { response: turn.response } : { tool: turn.tool, args: turn.args };
}
/** The document without `human`; what stood there is added to `verdicts`, turn by turn in the document's order. */
function withoutVerdicts(value, verdicts, path = []) {
    if (Array.isArray(value))
        return value.map((item, index) => withoutVerdicts(item, verdicts, [...path, index]));
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    if ('turn_no' in value) {
        const { human, ...turn } = value;
        verdicts.push({ path: [...path, 'human'], value: human });
        return turn;
    }
    const { dialogs, turns } = value;
    return {
        ...value,
        ...(dialogs !== undefined && { dialogs: withoutVerdicts(dialogs, verdicts, [...path, 'dialogs']) }),
        ...(turns !== undefined && { turns: withoutVerdicts(turns, verdicts, [...path, 'turns']) }),
    };
}
function readHumans(verdicts, text, file) {
    const read = verdicts.map(({ path, value }) => ({ path, result: Human.safeParse(value ?? {}) }));
    const wrong = read.flatMap(({ path, result }) => (result.success ? [] : [{ path, issues: result.error.issues }]));
    if (wrong.length === 0)
        return read.flatMap(({ result }) => (result.success ? [result.data] : []));
    // JSON is YAML, whose reader knows where each value stands
    const source = (0,yaml/* readYaml */.g)(text, file);
    if (!source.ok)
        throw new errors/* UserError */.yo(source.problems);
    const problems = wrong.flatMap(({ path, issues }) => (0,explain/* explainIssues */._)(issues, Human, source.source, path));
    throw new errors/* UserError */.yo((0,limited/* limited */.T)(problems, file));
}

// EXTERNAL MODULE: ./build/src/shell/files/output-file.js
var output_file = __webpack_require__(81565);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var use_suite = __webpack_require__(86316);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/calibrate.js












/** `turngate calibrate FILE`: Turngate's scores against people's labels. */
async function calibrate_calibrate(io, file, options) {
    const text = await (0,imported/* readTextFile */.Gu)((0,external_node_path_.resolve)(io.cwd, file), file);
    const suite = options.suite === undefined ? defaultSuite(file) : (0,use_suite/* loadSuiteFile */.x)(options.suite, io.cwd).suite;
    const grading = (0,world/* gradingOf */.Mu)(suite);
    const labelled = holdsPairs(text)
        ? scorePairs(text, file, grading.similarity)
        : scoreDialogs(text, file, grading);
    const calibration = (0,calibrate/* calibrate */.C)(labelled, suite.similarity.threshold, options.fpr);
    if (options.html !== undefined) {
        // drawing needs packages that nothing else does
        const { renderCalibrationHtml } = await Promise.all(/* import() */[__webpack_require__.e(99), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 92257));
        (0,output_file/* writeOutput */.z)((0,external_node_path_.resolve)(io.cwd, options.html), renderCalibrationHtml(calibration, file), options.html, '--html');
    }
    if (options.json === true)
        (0,print.printJson)(calibration, io);
    else
        io.out(renderCalibration(calibration, { width: io.width, color: io.color }));
    if (options.html !== undefined)
        io.err(`written: ${options.html}\n`);
    return calibration.groups.some(({ auc }) => auc !== undefined) ? 0 : 3;
}
/** Pairs stand one on a line; dialogs are one JSON document, with keys of their own. */
function holdsPairs(text) {
    const first = text.split('\n', 40).find((line) => line.trim() !== '') ?? '';
    try {
        const value = JSON.parse(first.replace(/^\uFEFF/, ''));
        return !(0,trace_import/* importerOf */.ql)('dialogs').matches(value) && (0,json/* isJsonObject */.OW)(value);
    }
    catch {
        return /^\s*\{.*"gold"\s*:/.test(first);
    }
}
function defaultSuite(file) {
    const { format } = (0,trace_import/* importerOf */.ql)('dialogs');
    return (0,imported/* importedSuite */.Rl)({ format, suite: 'calibration', tasks: [], attempts: [], dialogs: [], warnings: [] }, file);
}


/***/ }),

/***/ 89366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ FEWEST),
  C: () => (/* binding */ calibrate)
});

// EXTERNAL MODULE: ./build/src/stats/correlation.js
var correlation = __webpack_require__(42421);
// EXTERNAL MODULE: ./build/src/stats/interval.js
var interval = __webpack_require__(63732);
// EXTERNAL MODULE: ./build/src/stats/random.js
var stats_random = __webpack_require__(14918);
// EXTERNAL MODULE: ./build/src/stats/whole.js
var whole = __webpack_require__(37362);
;// CONCATENATED MODULE: ./build/src/stats/roc.js


/** What each distinct score does as the threshold, the highest first; where nothing is accepted is left out. */
function rocPoints(items) {
    const sorted = [...items].sort((a, b) => b.score - a.score);
    const positives = items.filter((item) => item.positive).length;
    const points = [];
    let [tp, fp] = [0, 0];
    sorted.forEach((item, index) => {
        if (item.positive)
            tp += 1;
        else
            fp += 1;
        if (sorted[index + 1]?.score === item.score)
            return;
        points.push({ threshold: item.score, tp, fp, fn: positives - tp, tn: items.length - positives - fp });
    });
    return points;
}
function outcomesAt(items, threshold) {
    return countOutcomes(items.map(({ score, positive }) => ({ accepted: score >= threshold, positive })));
}
function countOutcomes(items) {
    const count = (accepted, positive) => items.filter((item) => item.accepted === accepted && item.positive === positive).length;
    return { tp: count(true, true), fp: count(true, false), fn: count(false, true), tn: count(false, false) };
}
function ratesOf({ tp, fp, fn, tn }) {
    return {
        ...share('precision', tp, tp + fp),
        ...share('recall', tp, tp + fn),
        ...share('f1', 2 * tp, 2 * tp + fp + fn),
        ...share('fpr', fp, fp + tn),
        ...share('fnr', fn, fn + tp),
    };
}
/**
 * Area under the ROC curve: the chance that a positive scores above a negative, ties counting half (Hanley and McNeil,
 * Radiology 143 (1982) 29–36). Undefined without a positive or without a negative.
 */
function areaUnderRoc(items) {
    const points = rocPoints(items);
    const last = points.at(-1);
    if (last === undefined || last.tp === 0 || last.fp === 0)
        return undefined;
    const steps = points.map(({ tp, fp }, index) => {
        const before = points[index - 1] ?? { tp: 0, fp: 0 };
        return (fp - before.fp) * (tp + before.tp);
    });
    return (0,whole/* sum */.cz)(steps) / (2 * last.tp * last.fp);
}
/**
 * The threshold that accepts the most positives while at most this share of the negatives is accepted; it lies midway
 * between the lowest accepted score and the next one, in as few decimals as that allows. Undefined without a positive
 * or a negative, or where any threshold that accepts a positive accepts too many negatives.
 */
function thresholdFor(items, fpr) {
    const points = rocPoints(items);
    const last = points.at(-1);
    if (last === undefined || last.tp === 0 || last.fp === 0)
        return undefined;
    const within = points.filter((point) => point.fp <= fpr * last.fp + 1e-9);
    const most = within.at(-1);
    if (most === undefined || most.tp === 0)
        return undefined;
    // of those that accept as many positives the strictest one: what it accepts besides is only wrong
    const best = points.findIndex((point) => point.tp === most.tp);
    return between(points[best + 1]?.threshold, points[best]?.threshold ?? 1);
}
/**
 * What `thresholdFor` comes to on items that it was not chosen on: each fifth is judged by the threshold of the other
 * four. Seeded, the same for the same items. Undefined where one part lacks positives or negatives.
 */
function heldOutOutcomes(items, fpr, folds = 5) {
    const parts = dealt(items, folds);
    const judged = [];
    for (const part of parts) {
        const rest = parts.filter((other) => other !== part).flat();
        const last = rocPoints(rest).at(-1);
        if (part.length === 0 || last === undefined || last.tp === 0 || last.fp === 0)
            return undefined;
        const threshold = thresholdFor(rest, fpr) ?? Number.POSITIVE_INFINITY;
        judged.push(...part.map(({ score, positive }) => ({ accepted: score >= threshold, positive })));
    }
    return countOutcomes(judged);
}
/** In random order, positives and negatives each spread evenly over the parts. */
function dealt(items, parts) {
    const random = (0,stats_random/* seededRandom */.I)(1);
    const shuffled = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
    const ordered = [true, false].flatMap((positive) => shuffled.filter(({ item }) => item.positive === positive));
    const dealtOut = Array.from({ length: parts }, () => []);
    ordered.forEach(({ item }, index) => {
        dealtOut[index % parts]?.push(item);
    });
    return dealtOut;
}
/** In `(low, high]`, near the middle. */
function between(low, high) {
    if (low === undefined)
        return high;
    const middle = (low + high) / 2;
    for (let digits = 2; digits < 15; digits += 1) {
        const rounded = Number(middle.toFixed(digits));
        if (rounded > low && rounded <= high)
            return rounded;
    }
    return high;
}
function share(key, num, den) {
    return den > 0 ? { [key]: num / den } : {};
}

;// CONCATENATED MODULE: ./build/src/summary/calibration/calibrate.js



/** With fewer right items, or fewer wrong ones, a threshold is chance. */
const FEWEST = 2;
const BINS = 20;
/** Errors of each kind that are told by name. */
const MOST_ERRORS = 10;
/**
 * How well scores and verdicts agree with people's labels, group by group.
 * @param threshold the suite's, from which on a score is accepted
 * @param wishedFpr share of wrong items that may be accepted, 0..1
 */
function calibrate(labelled, threshold, wishedFpr) {
    const { source, items, groups, skipped } = labelled;
    return {
        version: 1,
        source,
        threshold,
        wished_fpr: wishedFpr,
        groups: groups.map((name) => {
            const own = items.filter((item) => item.groups.includes(name));
            return ofGroup(name, own, threshold, wishedFpr);
        }),
        skipped,
    };
}
function ofGroup(name, items, threshold, wishedFpr) {
    const scores = items.map((item) => ({ score: item.score, positive: isPositive(item) }));
    const positives = scores.filter((item) => item.positive).length;
    const [x, y] = [items.map((item) => item.score), items.map((item) => item.label)];
    const verdicts = items.map((item) => ({ accepted: item.accepted, positive: isPositive(item) }));
    const roc = rocPoints(scores).map((point) => ({ ...point, ...ratesOf(point) }));
    const isEnough = Math.min(positives, items.length - positives) >= FEWEST;
    return {
        name,
        items: items.length,
        positives,
        negatives: items.length - positives,
        ...given('auc', areaUnderRoc(scores)),
        ...given('pearson', (0,correlation/* pearson */.nc)(x, y)),
        ...given('spearman', (0,correlation/* spearman */.CN)(x, y)),
        as_configured: withRates(countOutcomes(verdicts)),
        roc,
        ...given('best_f1', isEnough ? bestF1(roc) : undefined),
        ...given('recommended', isEnough ? recommended(scores, wishedFpr) : undefined),
        histogram: histogram(scores),
        errors: errorsOf(items, threshold),
    };
}
function bestF1(roc) {
    return roc.reduce((top, point) => ((point.f1 ?? 0) > (top?.f1 ?? 0) ? point : top), undefined);
}
function recommended(scores, wishedFpr) {
    const threshold = thresholdFor(scores, wishedFpr);
    if (threshold === undefined)
        return undefined;
    const outcomes = outcomesAt(scores, threshold);
    const heldOut = heldOutOutcomes(scores, wishedFpr);
    return {
        threshold,
        ...withRates(outcomes),
        ...given('fpr_interval', (0,interval/* proportionInterval */.Ew)(outcomes.fp, outcomes.fp + outcomes.tn)),
        ...given('held_out', heldOut === undefined ? undefined : withRates(heldOut)),
    };
}
function histogram(scores) {
    return Array.from({ length: BINS }, (_, index) => {
        const inside = scores.filter(({ score }) => Math.min(BINS - 1, Math.floor(score * BINS)) === index);
        const positive = inside.filter((item) => item.positive).length;
        return { low: index / BINS, high: (index + 1) / BINS, positive, negative: inside.length - positive };
    });
}
/** The further from the threshold, the surer Turngate was. */
function errorsOf(items, threshold) {
    const wrong = items.filter((item) => item.accepted !== isPositive(item));
    const sure = (kind) => wrong
        .filter((item) => item.accepted === (kind === 'false_accept'))
        .sort((a, b) => Math.abs(b.score - threshold) - Math.abs(a.score - threshold))
        .slice(0, MOST_ERRORS)
        .map(({ name, score, label, gold, predicted, reason }) => ({
        name,
        kind,
        score,
        label,
        gold,
        ...(predicted !== undefined && { predicted }),
        reason,
    }));
    return [...sure('false_accept'), ...sure('false_reject')];
}
function isPositive({ label }) {
    return label >= 0.5;
}
function withRates(outcomes) {
    return { ...outcomes, ...ratesOf(outcomes) };
}
function given(key, value) {
    return (value === undefined ? {} : { [key]: value });
}


/***/ }),

/***/ 50160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ PAIR),
/* harmony export */   IA: () => (/* binding */ fitsMode),
/* harmony export */   OT: () => (/* binding */ KIND_OF_REPLY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);


/** What every line of a file of pairs has, labelled or not. */
const PAIR = {
    gold: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es,
    predicted: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es,
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['value', 'response']).optional(),
    kind: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__/* .FieldCompare */ .og.shape.kind,
};
/** A check of zod: what a line says fits its mode; `others` hold where the line says nothing. */
function fitsMode(others = {}) {
    return (pair, context) => {
        const say = (key, message, hint) => context.addIssue({ code: 'custom', path: [key], message, params: { hint } });
        if ((pair.mode ?? others.mode ?? 'value') === 'value') {
            if (pair.must_mention !== undefined)
                say('must_mention', OF_REPLIES, 'Take it out, or use mode response.');
            return;
        }
        for (const key of ['gold', 'predicted']) {
            if (typeof pair[key] !== 'string')
                say(key, 'must be a text in mode response', 'Use mode value for other values.');
        }
        if (pair.kind !== undefined)
            say('kind', KIND_OF_REPLY, 'Take it out, or use mode value.');
        else if (others.kind !== undefined)
            say('mode', KIND_OF_REPLY, 'Leave out --kind, or use mode value.');
    };
}
const OF_REPLIES = '`must_mention` is for replies, and the mode is value.';
const KIND_OF_REPLY = 'A reply has no kind: in mode response its facts and claims are compared.';


/***/ })

};
