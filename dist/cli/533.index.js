export const id = 533;
export const ids = [533];
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

/***/ 6121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JP: () => (/* binding */ THRESHOLD_HEAD),
/* harmony export */   We: () => (/* binding */ groupRow),
/* harmony export */   cu: () => (/* binding */ recommendation),
/* harmony export */   kY: () => (/* binding */ skippedLines),
/* harmony export */   lV: () => (/* binding */ GROUP_HEAD),
/* harmony export */   n$: () => (/* binding */ thresholdRows)
/* harmony export */ });
/* harmony import */ var _stats_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3732);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1953);


/** Figures of a calibration as every renderer prints them. */
const GROUP_HEAD = ['group', 'items', 'right', 'AUC', 'Pearson (95%)', 'Spearman (95%)'];
function groupRow({ name, items, positives, auc, pearson, spearman }) {
    return [name, String(items), String(positives), auc?.toFixed(3) ?? 'undefined', shown(pearson), shown(spearman)];
}
const THRESHOLD_HEAD = ['threshold', 'F1', 'false accepts', 'false rejects', 'precision', 'recall'];
/** Nine thresholds, those that stand out, and what the suite decides now. */
function thresholdRows(group) {
    const { recommended, best_f1, as_configured } = group;
    const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((step) => row(step.toFixed(1), at(group, step)));
    return [
        row('as configured', as_configured),
        ...(recommended === undefined ? [] : [row(`${recommended.threshold} recommended`, recommended)]),
        ...(best_f1 === undefined ? [] : [row(`${number(best_f1.threshold)} best F1`, best_f1)]),
        ...steps,
    ];
}
/** What the recommendation says, and how far it can be trusted. */
function recommendation({ recommended, positives, negatives }, wished) {
    const wish = `a false-positive rate of at most ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(wished)}`;
    if (positives === 0 || negatives === 0) {
        return [`No threshold can be recommended: the labels are all ${positives === 0 ? 'wrong' : 'right'} ones.`];
    }
    if (recommended === undefined) {
        return [`No threshold gives ${wish}: wrong items score as high as the best right ones.`];
    }
    const { threshold, fpr_interval, held_out, fpr, fnr } = recommended;
    const lines = [
        `Recommended for ${wish}: threshold ${threshold}. Here it accepts ${share(fpr)} of the wrong items${range(fpr_interval)} and rejects ${share(fnr)} of the right ones.`,
    ];
    if (held_out !== undefined) {
        lines.push(`On items that it was not chosen on (five folds): ${share(held_out.fpr)} of the wrong accepted, ${share(held_out.fnr)} of the right rejected.`);
    }
    // what could be said if none of them had been accepted
    if (((0,_stats_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .proportionInterval */ .Ew)(0, negatives)?.high ?? 1) > wished) {
        lines.push(`${negatives} wrong items are too few to show such a rate; label more of them.`);
    }
    return lines;
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
    return value === undefined ? '–' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(value);
}
function range(interval) {
    return interval === undefined ? '' : ` (95%: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(interval.low)} to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(interval.high)})`;
}
function number(value) {
    return String(Number(value.toFixed(4)));
}


/***/ }),

/***/ 5533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrate: () => (/* binding */ calibrate_calibrate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(6498);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(5832);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/report/escape.js
var report_escape = __webpack_require__(6209);
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(6382);
// EXTERNAL MODULE: ./build/src/report/calibration/rows.js
var rows = __webpack_require__(6121);
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
        table(rows/* THRESHOLD_HEAD */.JP, (0,rows/* thresholdRows */.n$)(group)),
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

// EXTERNAL MODULE: ./build/src/stats/correlation.js
var correlation = __webpack_require__(2421);
// EXTERNAL MODULE: ./build/src/stats/interval.js
var interval = __webpack_require__(3732);
// EXTERNAL MODULE: ./build/src/stats/random.js
var stats_random = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/src/stats/whole.js
var whole = __webpack_require__(7362);
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



const BINS = 20;
/** Errors of each kind that are told by name. */
const calibrate_MOST_ERRORS = 10;
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
    const best = roc.reduce((top, point) => ((point.f1 ?? 0) > (top?.f1 ?? 0) ? point : top), undefined);
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
        ...given('best_f1', best),
        ...given('recommended', recommended(scores, wishedFpr)),
        histogram: histogram(scores),
        errors: errorsOf(items, threshold),
    };
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
        .slice(0, calibrate_MOST_ERRORS)
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/src/grade/aem/pair-dialog.js
var pair_dialog = __webpack_require__(3156);
// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 13 modules
var score_dialog = __webpack_require__(5203);
// EXTERNAL MODULE: ./build/src/trace/import/index.js + 19 modules
var trace_import = __webpack_require__(9411);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(3879);
// EXTERNAL MODULE: ./build/src/summary/json-lines.js
var json_lines = __webpack_require__(4788);
;// CONCATENATED MODULE: ./build/src/summary/calibration/pairs.js



/** What a person says: yes or no, or how much from 0 to 1. */
const HumanLabel = schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* number */.aig().min(0).max(1)], {
    error: 'must be true, false, or a number from 0 to 1',
});
const LabelledPair = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1).exactOptional(),
    gold: common/* JsonValue */.es,
    predicted: common/* JsonValue */.es,
    label: HumanLabel,
    mode: schemas/* enum */.k5n(['value', 'response']).default('value'),
    kind: common/* FieldCompare */.og.shape.kind,
})
    .refine(({ mode, gold, predicted }) => mode === 'value' || (typeof gold === 'string' && typeof predicted === 'string'), {
    error: 'a response is a text on both sides',
});
/**
 * Reads labelled pairs, one JSON object on a line, and scores them.
 * @throws UserError with the problems of all lines
 */
function scorePairs(text, file, similarity) {
    const pairs = (0,json_lines/* readJsonLines */.s)(text, LabelledPair, { file, title: 'a pair' });
    const modes = distinct(pairs.map(({ value }) => value.mode));
    const kinds = distinct(pairs.flatMap(({ value }) => (value.kind === undefined ? [] : [`kind ${value.kind}`])));
    const items = pairs.map(({ line, value }) => {
        const { gold, predicted, mode, kind } = value;
        const { score, equivalent, reason } = compared(value, similarity);
        return {
            name: value.id ?? `line ${line}`,
            groups: ['all', mode, ...(kind === undefined ? [] : [`kind ${kind}`])],
            score,
            accepted: equivalent,
            label: Number(value.label),
            gold,
            predicted,
            reason,
        };
    });
    return { source: 'pairs', items, groups: ['all', ...(modes.length > 1 ? modes : []), ...kinds], skipped: {} };
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
    const plain = withoutVerdicts(parse(text, file), verdicts);
    const { dialogs } = (0,trace_import/* importerOf */.ql)('dialogs').read(JSON.stringify(plain), file);
    const humans = verdicts.map((verdict, index) => readHuman(verdict, index, file));
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
        message: 'no turn carries a verdict that there is a score for.',
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
function withoutVerdicts(value, verdicts) {
    if (Array.isArray(value))
        return value.map((item) => withoutVerdicts(item, verdicts));
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    if ('turn_no' in value) {
        const { human, ...turn } = value;
        verdicts.push(human);
        return turn;
    }
    const { dialogs, turns } = value;
    return {
        ...value,
        ...(dialogs !== undefined && { dialogs: withoutVerdicts(dialogs, verdicts) }),
        ...(turns !== undefined && { turns: withoutVerdicts(turns, verdicts) }),
    };
}
function readHuman(verdict, index, file) {
    const parsed = Human.safeParse(verdict ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new errors/* UserError */.yo({
        code: 'bad-label',
        message: `the verdict ${issue?.message ?? 'cannot be read'}.`,
        file,
        key: ['human', ...(issue?.path ?? [])].map(String).join('.'),
        hint: `It stands at turn ${index + 1} of the file.`,
    });
}
function parse(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const message = `neither labelled pairs nor dialogs: not JSON (${(0,errors/* messageOf */.bD)(error)}).`;
        throw new errors/* UserError */.yo({ code: 'not-json', message, file, hint: 'docs/calibrate.md shows both forms.' }, { cause: error });
    }
}

// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js + 10 modules
var use_suite = __webpack_require__(8738);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(2000);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(3963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/calibrate.js












/** `turngate calibrate FILE`: Turngate's scores against people's labels. */
async function calibrate_calibrate(io, file, options) {
    const text = await (0,imported/* readTextFile */.Gu)((0,external_node_path_.resolve)(io.cwd, file), file);
    const suite = options.suite === undefined ? defaultSuite(file) : (0,use_suite/* loadSuiteFile */.x)(options.suite, io.cwd).suite;
    const grading = (0,world/* gradingOf */.Mu)(suite);
    const labelled = holdsPairs(text)
        ? scorePairs(text, file, grading.similarity)
        : scoreDialogs(text, file, grading);
    const calibration = calibrate(labelled, suite.similarity.threshold, options.fpr);
    if (options.html !== undefined) {
        // drawing needs packages that nothing else does
        const { renderCalibrationHtml } = await Promise.all(/* import() */[__webpack_require__.e(99), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 2257));
        write((0,external_node_path_.resolve)(io.cwd, options.html), options.html, renderCalibrationHtml(calibration, file));
    }
    if (options.json === true)
        (0,print/* printJson */.Q)(calibration, io);
    else
        io.out(renderCalibration(calibration, { width: io.width, color: io.color }));
    if (options.html !== undefined)
        io.err(`written: ${options.html}\n`);
    return calibration.groups.some(({ auc }) => auc !== undefined) ? 0 : 3;
}
/** Pairs stand one on a line; dialogs are one JSON document. */
function holdsPairs(text) {
    const first = text.split('\n', 40).find((line) => line.trim() !== '') ?? '';
    try {
        const value = JSON.parse(first.replace(/^\uFEFF/, ''));
        return typeof value === 'object' && value !== null && 'gold' in value;
    }
    catch {
        return false;
    }
}
function defaultSuite(file) {
    const { format } = (0,trace_import/* importerOf */.ql)('dialogs');
    return (0,imported/* importedSuite */.Rl)({ format, suite: 'calibration', tasks: [], attempts: [], dialogs: [], warnings: [] }, file);
}
function write(path, place, text) {
    try {
        (0,replace_file/* replaceIfChanged */.g)(path, text);
    }
    catch (error) {
        throw new errors/* UserError */.yo({
            code: 'unwritable-file',
            message: `cannot be written: ${(0,errors/* messageOf */.bD)(error)}.`,
            file: place,
            hint: 'Check --html.',
        }, { cause: error });
    }
}


/***/ }),

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ spearman),
/* harmony export */   bd: () => (/* binding */ partialSpearman),
/* harmony export */   nc: () => (/* binding */ pearson)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6093);


/** Pearson's r of pairs. Undefined for fewer than two pairs, or where one side never changes. */
function pearson(x, y, level = 0.95) {
    return described(correlate(simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleCorrelation */ .lo, x, y), x.length, 1 / Math.sqrt(x.length - 3), level);
}
/**
 * Spearman's rho, ties having the mean of their ranks; interval with the standard error of Bonett and Wright
 * (Psychometrika 65 (2000) 23–28), √((1 + ρ²/2) / (n − 3)). Undefined as Pearson's.
 */
function spearman(x, y, level = 0.95) {
    const value = correlate(simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleRankCorrelation */ .$K, x, y);
    return described(value, x.length, Math.sqrt((1 + (value ?? 0) ** 2 / 2) / (x.length - 3)), level);
}
/**
 * What is left of the rank correlation of x and y when the part that `given` explains is taken away. Undefined where a
 * side never changes, or where `given` explains one wholly.
 */
function partialSpearman(x, y, given, level = 0.95) {
    const xy = correlate(simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleRankCorrelation */ .$K, x, y);
    const xz = correlate(simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleRankCorrelation */ .$K, x, given);
    const yz = correlate(simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleRankCorrelation */ .$K, y, given);
    if (xy === undefined || xz === undefined || yz === undefined)
        return undefined;
    const left = (1 - xz ** 2) * (1 - yz ** 2);
    if (left < 1e-12)
        return undefined;
    const value = within((xy - xz * yz) / Math.sqrt(left));
    return described(value, x.length, Math.sqrt((1 + value ** 2 / 2) / (x.length - 4)), level);
}
function correlate(of, x, y) {
    if (x.length < 2 || isConstant(x) || isConstant(y))
        return undefined;
    const value = of([...x], [...y]);
    return Number.isFinite(value) ? within(value) : undefined;
}
function described(value, count, standardError, level) {
    if (value === undefined)
        return undefined;
    const half = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)((1 + level) / 2) * standardError;
    if (!Number.isFinite(half) || Math.abs(value) > 1 - 1e-12)
        return { value, count };
    const centre = Math.atanh(value);
    return { value, count, interval: { low: Math.tanh(centre - half), high: Math.tanh(centre + half) } };
}
function isConstant(values) {
    return values.every((value) => value === values[0]);
}
/** Rounding may carry a perfect correlation past 1. */
function within(value) {
    return Math.min(1, Math.max(-1, value));
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limited),
/* harmony export */   s: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);

const MOST_PROBLEMS = 20;
/**
 * Reads JSON values that stand one on a line; empty lines are passed over.
 * @param title what a line is, for messages: `a label`
 * @throws UserError with the problems of all lines
 */
function readJsonLines(text, schema, { file, title }) {
    const problems = [];
    const found = [];
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    for (const [index, content] of body.split(/\r?\n/).entries()) {
        if (content.trim() === '')
            continue;
        const line = index + 1;
        const read = readOne(content, schema);
        if (read.ok)
            found.push({ line, value: read.value });
        else
            problems.push(...read.problems.map((problem) => ({ ...problem, code: 'json-lines', file, line })));
    }
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(limited(problems, file));
    if (found.length > 0)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'empty',
        message: 'the file is empty.',
        file,
        hint: `Write ${title} on each line, as JSON.`,
    });
}
/** The first problems, and a line that says how many more there are. */
function limited(problems, file) {
    const more = problems.length - MOST_PROBLEMS;
    if (more <= 0)
        return [...problems];
    return [...problems.slice(0, MOST_PROBLEMS), { code: 'more', message: `and ${more} more problems.`, file }];
}
function readOne(content, schema) {
    let value;
    try {
        value = JSON.parse(content);
    }
    catch (error) {
        return { ok: false, problems: [{ message: `not JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}.` }] };
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return { ok: true, value: parsed.data };
    const problems = parsed.error.issues.map((issue) => {
        const key = issue.path.map(String).join('.');
        return { message: `${issue.message}.`, ...(key !== '' && { key }) };
    });
    return { ok: false, problems };
}


/***/ })

};
