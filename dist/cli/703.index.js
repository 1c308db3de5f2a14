export const id = 703;
export const ids = [703];
export const modules = {

/***/ 26498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ replaceIfChanged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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

/***/ 19703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/grade/judge/lock.js
var judge_lock = __webpack_require__(26150);
// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(43698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
;// CONCATENATED MODULE: ./build/src/report/judges/warnings.js

/** Share of missing verdicts from which the rest may no longer speak for the judge. */
const MANY_UNANSWERED = 0.05;
/** Fewer items of a rubric line than this say little about the line. */
const FEW = 10;
/** What costs no licence and should be known all the same. */
function judgeWarnings(judge, bar) {
    const { human_human, labels, unanswered, position, length, by_rubric } = judge;
    const warnings = [];
    if (human_human.kappa !== undefined && human_human.kappa < bar.min_kappa) {
        warnings.push(`The humans agree with each other less than the judge has to agree with them (kappa ${human_human.kappa.toFixed(2)}): the rubric may be unclear.`);
    }
    if (unanswered / labels > MANY_UNANSWERED) {
        warnings.push(`The judge gave no verdict on ${(0,figures/* percent */.KN)(unanswered / labels)} of the items; the figures are of the others.`);
    }
    const thin = by_rubric.filter(({ judge_consensus }) => judge_consensus.labels < FEW);
    if (thin.length > 0 && by_rubric.length > 1) {
        warnings.push(`${thin.length} of ${by_rubric.length} rubric lines have fewer than ${FEW} labels.`);
    }
    const weak = by_rubric.filter(({ judge_consensus: { labels: count, agreement } }) => count >= FEW && agreement !== undefined && agreement < bar.min_agreement);
    if (weak.length > 0 && by_rubric.length > 1) {
        warnings.push(`On ${weak.length} of ${by_rubric.length} rubric lines the judge agrees with what both humans say in less than ${(0,figures/* percent */.KN)(bar.min_agreement, 0)}: the total hides it.`);
    }
    const first = position?.first_interval;
    if (first !== undefined && (first.low > 0.5 || first.high < 0.5)) {
        warnings.push(`The judge prefers the candidate that it is shown ${first.low > 0.5 ? 'first' : 'second'}.`);
    }
    const beyond = length?.beyond?.interval;
    if (beyond !== undefined && (beyond.low > 0 || beyond.high < 0)) {
        warnings.push(`The judge prefers ${beyond.low > 0 ? 'longer' : 'shorter'} texts than the humans do.`);
    }
    return warnings;
}

;// CONCATENATED MODULE: ./build/src/report/judges/terminal.js






/** Rubric lines whose confusion is shown. */
const MOST_LINES = 20;
/** What a validation found, judge by judge, for a terminal. */
function renderValidation(validation, options) {
    const look = (0,terminal_look/* lookOf */.Li)(options);
    const colors = picocolors.createColors(options.color);
    // coloured afterwards: colours have no width
    const marked = (text, mark, color) => (0,terminal_look/* wrapped */.ky)(text, `${mark} `, look).replace(mark, color(mark));
    const blocks = validation.judges.map((judge) => {
        const verdict = judge.licensed ? colors.green('licensed') : colors.red('no licence');
        const lines = judge.by_rubric.slice(0, MOST_LINES);
        const hidden = judge.by_rubric.length - lines.length;
        return [
            `${colors.bold((0,printable/* printable */.g)(judge.name))} (${(0,printable/* printable */.g)(judge.model)}): ${verdict}`,
            answered(judge),
            agreementTable(judge),
            ...lines.map((line) => confusion(line, look.width)),
            ...(hidden > 0 ? [`${hidden} more rubric lines; --json has all of them.`] : []),
            ...(judge.position === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(positionWords(judge.position), '', look)]),
            ...(judge.length === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(lengthWords(judge.length), '', look)]),
            ...judge.missed.map((missed) => marked(missedWords(missed), '×', colors.red)),
            ...judgeWarnings(judge, validation.bar).map((warning) => marked(warning, '!', colors.yellow)),
        ].join('\n');
    });
    return `${blocks.join('\n\n')}\n`;
}
/** A bar in words. */
function missedWords({ bar, against, value, min }) {
    const who = against === 'human_1' ? 'the first human' : 'the second human';
    switch (bar) {
        case 'min_kappa':
            return value === undefined
                ? `kappa against ${who} is undefined: only one verdict occurs. Label items of both kinds.`
                : `kappa against ${who} is ${value.toFixed(2)}, below min_kappa ${min}.`;
        case 'min_agreement':
            return value === undefined
                ? `there is no item that ${who} and the judge both judged.`
                : `agreement with ${who} is ${(0,figures/* percent */.KN)(value)}, below min_agreement ${(0,figures/* percent */.KN)(min, 0)}.`;
        case 'min_labels':
            return `${value ?? 0} items were judged by ${who} and the judge, fewer than min_labels ${min}.`;
    }
}
function answered({ labels, unanswered, rubrics }) {
    const lines = `${rubrics.length} rubric ${rubrics.length === 1 ? 'line' : 'lines'}`;
    const holes = unanswered === 0 ? '' : `, ${unanswered} without a verdict of the judge`;
    return `${labels} ${labels === 1 ? 'label' : 'labels'} on ${lines}${holes}`;
}
function agreementTable(judge) {
    const table = new cli_table3({
        head: ['', 'items', 'agreement (95%)', "Cohen's kappa (95%)"],
        style: { head: [], border: [], compact: true },
    });
    const row = (title, figures) => table.push([title, figures.labels, share(figures), kappa(figures)]);
    row('human – human', judge.human_human);
    row('judge – first human', judge.judge_human_1);
    row('judge – second human', judge.judge_human_2);
    row('judge – what both say', judge.judge_consensus);
    return table.toString();
}
function share({ agreement, agreement_interval }) {
    if (agreement === undefined)
        return 'none';
    return `${(0,figures/* percent */.KN)(agreement)}${range(agreement_interval, (value) => (0,figures/* percent */.KN)(value, 0))}`;
}
function kappa({ kappa: value, kappa_interval }) {
    if (value === undefined)
        return 'undefined';
    return `${value.toFixed(2)}${range(kappa_interval, (end) => end.toFixed(2))}`;
}
function range(interval, show) {
    return interval === undefined ? '' : ` (${show(interval.low)} to ${show(interval.high)})`;
}
function confusion({ line, confusion: found, judge_consensus }, width) {
    const categories = found.categories.map((category) => verdictWord(category));
    const holes = found.unanswered.some((count) => count > 0);
    const table = new cli_table3({
        head: ['humans \\ judge', ...categories, ...(holes ? ['no verdict'] : [])],
        style: { head: [], border: [], compact: true },
    });
    found.counts.forEach((counts, index) => {
        table.push([categories[index] ?? '', ...counts, ...(holes ? [found.unanswered[index] ?? 0] : [])]);
    });
    return [(0,printable/* printable */.g)(line).slice(0, width), `kappa ${kappa(judge_consensus)}`, table.toString()].join('\n');
}
function verdictWord(verdict) {
    return typeof verdict === 'boolean' ? (verdict ? 'pass' : 'fail') : String(verdict);
}
function positionWords(bias) {
    const { pairs, consistent, first_both, second_both, first_interval } = bias;
    const share_ = range(first_interval, (value) => (0,figures/* percent */.KN)(value, 0));
    return `Position: ${consistent} of ${pairs} pairs judged alike in both orders (${(0,figures/* percent */.KN)(consistent / pairs)}). Of the others ${first_both} went to the candidate shown first both times, ${second_both} to the second${share_ === '' ? '' : `; share of the first${share_}`}.`;
}
function lengthWords({ labels, judge, humans, beyond }) {
    return `Length: Spearman's rho of verdict and length of ${labels} texts: judge ${rho(judge)}, humans ${rho(humans)}; judge beyond the humans ${rho(beyond)}.`;
}
function rho(correlation) {
    if (correlation === undefined)
        return 'undefined';
    return `${correlation.value.toFixed(2)}${range(correlation.interval, (end) => end.toFixed(2))}`;
}

// EXTERNAL MODULE: ./build/src/suite/policy.js
var policy = __webpack_require__(39150);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/stats/distributions.js
var distributions = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/src/stats/whole.js
var whole = __webpack_require__(37362);
;// CONCATENATED MODULE: ./build/src/stats/agreement.js


/** Verdicts of two raters on the same items, pair by pair, as counts. */
function crossTable(pairs) {
    const categories = [...new Set(pairs.flat())].sort(ascending);
    const place = new Map(categories.map((category, index) => [category, index]));
    const counts = categories.map(() => categories.map(() => 0));
    for (const [first, second] of pairs) {
        const row = counts[place.get(first) ?? -1];
        const column = place.get(second) ?? -1;
        if (row !== undefined)
            row[column] = (row[column] ?? 0) + 1;
    }
    return { categories, counts, total: pairs.length };
}
/** Items on which both said the same. */
function agreements({ counts }) {
    return (0,whole/* sum */.cz)(counts.map((row, index) => row[index] ?? 0));
}
/**
 * Cohen's kappa (Educ. Psychol. Meas. 20 (1960) 37–46) with the large-sample standard error of Fleiss, Cohen and
 * Everitt (Psychol. Bull. 72 (1969) 323–327). Undefined, not 0 or 1, where chance alone would give full agreement: no
 * items, or one category only.
 */
function cohenKappa(table, level = 0.95) {
    return kappaOf(table, (row, column) => (row === column ? 1 : 0), level);
}
/**
 * Kappa of an ordered scale, a disagreement counting by its distance: 1 − |a − b| / range ("linear", Cicchetti and
 * Allison) or 1 − ((a − b) / range)² ("quadratic", Fleiss and Cohen). Same standard error, same undefined cases.
 */
function weightedKappa(table, weights = 'linear', level = 0.95) {
    const { categories } = table;
    const range = (categories.at(-1) ?? 0) - (categories[0] ?? 0);
    const distance = (row, column) => Math.abs((categories[row] ?? 0) - (categories[column] ?? 0)) / (range || 1);
    return kappaOf(table, (row, column) => 1 - distance(row, column) ** (weights === 'linear' ? 1 : 2), level);
}
function kappaOf({ counts, total }, weight, level) {
    const indices = counts.map((_, index) => index);
    const shareOf = (row, column) => (counts[row]?.[column] ?? 0) / total;
    const rows = indices.map((row) => (0,whole/* sum */.cz)(indices.map((column) => shareOf(row, column))));
    const columns = indices.map((column) => (0,whole/* sum */.cz)(indices.map((row) => shareOf(row, column))));
    const cells = indices.flatMap((row) => indices.map((column) => ({ row, column })));
    const observed = (0,whole/* sum */.cz)(cells.map(({ row, column }) => weight(row, column) * shareOf(row, column)));
    const expected = (0,whole/* sum */.cz)(cells.map(({ row, column }) => weight(row, column) * (rows[row] ?? 0) * (columns[column] ?? 0)));
    // not `=== 1`: the shares of one category need not add up to exactly 1
    if (total === 0 || 1 - expected < 1e-12)
        return undefined;
    const value = (observed - expected) / (1 - expected);
    const rowWeights = indices.map((row) => (0,whole/* sum */.cz)(indices.map((column) => weight(row, column) * (columns[column] ?? 0))));
    const columnWeights = indices.map((column) => (0,whole/* sum */.cz)(indices.map((row) => weight(row, column) * (rows[row] ?? 0))));
    const spread = (0,whole/* sum */.cz)(cells.map(({ row, column }) => {
        const marginal = (rowWeights[row] ?? 0) + (columnWeights[column] ?? 0);
        return shareOf(row, column) * (weight(row, column) - marginal * (1 - value)) ** 2;
    }));
    const variance = (spread - (value - expected * (1 - value)) ** 2) / (total * (1 - expected) ** 2);
    const standardError = variance > 1e-15 ? Math.sqrt(variance) : 0;
    const half = (0,distributions/* normalQuantile */.Zl)((1 + level) / 2) * standardError;
    return {
        value,
        standardError,
        ...(standardError > 0 && { interval: { low: Math.max(-1, value - half), high: Math.min(1, value + half) } }),
    };
}
function ascending(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}

// EXTERNAL MODULE: ./build/src/stats/correlation.js
var correlation = __webpack_require__(42421);
// EXTERNAL MODULE: ./build/src/stats/interval.js
var stats_interval = __webpack_require__(63732);
;// CONCATENATED MODULE: ./build/src/summary/judge-labels/bias.js



/** Undefined where no pair was judged in both orders. */
function positionBias(labels) {
    const pairs = labels.flatMap(({ orders }) => orders?.AB === undefined || orders.BA === undefined ? [] : [{ AB: orders.AB, BA: orders.BA }]);
    if (pairs.length === 0)
        return undefined;
    const both = (AB, BA) => pairs.filter((pair) => pair.AB === AB && pair.BA === BA).length;
    const [first, second] = [both('A', 'B'), both('B', 'A')];
    const interval = (0,stats_interval/* proportionInterval */.Ew)(first, first + second);
    return {
        pairs: pairs.length,
        consistent: pairs.filter((pair) => pair.AB === pair.BA).length,
        first_both: first,
        second_both: second,
        ...(interval !== undefined && { first_interval: interval }),
    };
}
/** Undefined where no verdict on one text has a length. */
function lengthBias(labels) {
    const known = labels.flatMap(({ judge, length, human_1, human_2 }) => {
        const [own, one, other] = [gradeOf(judge), gradeOf(human_1), gradeOf(human_2)];
        if (own === undefined || one === undefined || other === undefined || length === undefined)
            return [];
        return [{ judge: own, humans: (0,whole/* mean */.i2)([one, other]), length }];
    });
    if (known.length === 0)
        return undefined;
    const [judge, humans, length] = [
        known.map((label) => label.judge),
        known.map((label) => label.humans),
        known.map((label) => label.length),
    ];
    const found = {
        judge: (0,correlation/* spearman */.CN)(judge, length),
        humans: (0,correlation/* spearman */.CN)(humans, length),
        beyond: (0,correlation/* partialSpearman */.bd)(judge, length, humans),
    };
    return {
        labels: known.length,
        ...(found.judge !== undefined && { judge: found.judge }),
        ...(found.humans !== undefined && { humans: found.humans }),
        ...(found.beyond !== undefined && { beyond: found.beyond }),
    };
}
/** A choice between two has no better and worse. */
function gradeOf(verdict) {
    if (typeof verdict === 'boolean')
        return verdict ? 1 : 0;
    return typeof verdict === 'number' ? verdict : undefined;
}

;// CONCATENATED MODULE: ./build/src/summary/judge-labels/figures.js


/** Percent agreement and kappa of two raters; kappa of scores is linearly weighted. */
function agreementFigures(pairs) {
    const table = crossTable(pairs);
    const agreed = agreements(table);
    const kappa = isOfScores(table) ? weightedKappa(table) : cohenKappa(table);
    const interval = (0,stats_interval/* proportionInterval */.Ew)(agreed, table.total);
    return {
        labels: table.total,
        ...(table.total > 0 && { agreement: agreed / table.total }),
        ...(interval !== undefined && { agreement_interval: interval }),
        ...(kappa !== undefined && { kappa: kappa.value }),
        ...(kappa?.interval !== undefined && { kappa_interval: kappa.interval }),
    };
}
function isOfScores(table) {
    return table.total > 0 && table.categories.every((category) => typeof category === 'number');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/trace/import/limited.js
var limited = __webpack_require__(15915);
// EXTERNAL MODULE: ./build/src/summary/json-lines.js
var json_lines = __webpack_require__(64788);
;// CONCATENATED MODULE: ./build/src/summary/judge-labels/grouped.js
/** Items by key, groups and items in the order in which they come. */
function grouped(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return [...groups];
}

;// CONCATENATED MODULE: ./build/src/summary/judge-labels/faults.js

function unknownJudge(name, line, file) {
    return {
        code: 'unknown-judge',
        file,
        line,
        key: 'judge_name',
        message: name === ''
            ? 'The label does not say which judge it is of.'
            : `Model or prompt of judge \`${name}\` is not known.`,
        hint: 'Give `model` and `prompt_hash`, or name a judge of the suite and give --suite.',
    };
}
/** One judge is one model with one prompt, and gives verdicts of one kind: lines that differ from most are at fault. */
function inconsistencies(name, lines, file) {
    const usual = mostCommon(lines, ({ value }) => JSON.stringify([value.model, value.prompt_hash]));
    const typical = mostCommon(lines, ({ value }) => kindOf(value.human_1));
    const kind = kindOf(typical.value.human_1);
    return lines.flatMap(({ line, value }) => {
        const problem = (code, key, message, hint) => [
            { code, file, line, key, message, hint },
        ];
        if (value.model !== usual.value.model || value.prompt_hash !== usual.value.prompt_hash) {
            const message = `Judge \`${name}\` has another model or prompt than on line ${usual.line}.`;
            return problem('mixed-judges', 'model', message, 'Give each judge a `judge_name` of its own.');
        }
        const odd = VERDICTS.find((key) => {
            const verdict = value[key];
            return verdict !== undefined && verdict !== null && kindOf(verdict) !== kind;
        });
        if (odd !== undefined) {
            const than = `${JSON.stringify(typical.value.human_1)} on line ${typical.line}`;
            const message = `The verdict ${JSON.stringify(value[odd])} is of another kind than ${than}.`;
            const hint = 'Mend the verdict, or give verdicts of each kind a `judge_name` of their own.';
            return problem('mixed-verdicts', odd, message, hint);
        }
        if ((kind === 'choice') !== (value.order !== undefined)) {
            const message = kind === 'choice' ? 'A choice between two needs `order`.' : '`order` is for choices between two.';
            return problem('order', 'order', message, 'Write `"order": "AB"` where A was shown first, else "BA".');
        }
        return [];
    });
}
/** Of one item and one judge: an item stands once, or once in each order. */
function repetitions(rows, file) {
    const [start, ...rest] = rows;
    return rest.flatMap(({ line, value }, index) => {
        const earlier = rows.slice(0, index + 1).find((row) => row.value.order === value.order);
        if (earlier !== undefined) {
            const message = `\`${value.id}\` was labelled on line ${earlier.line} already.`;
            return [{ code: 'duplicate-label', file, line, key: 'id', message, hint: 'Keep one of the two.' }];
        }
        if (value.human_1 === start.value.human_1 && value.human_2 === start.value.human_2)
            return [];
        const message = `The humans judge \`${value.id}\` otherwise than on line ${start.line}.`;
        const hint = 'What a human thinks of a pair does not depend on the order in which the judge saw it.';
        return [{ code: 'label-differs', file, line, key: 'human_1', message, hint }];
    });
}
const VERDICTS = ['human_1', 'human_2', 'consensus', 'judge'];
function kindOf(verdict) {
    if (typeof verdict === 'number')
        return 'score';
    return verdict === 'A' || verdict === 'B' || verdict === 'tie' ? 'choice' : 'yes_no';
}
/** The first item of the largest group; of groups as large, the first. */
function mostCommon(items, keyOf) {
    const groups = grouped(items, keyOf).map(([, group]) => group);
    return groups.reduce((most, group) => (group.length > most.length ? group : most), [items[0]])[0];
}

;// CONCATENATED MODULE: ./build/src/summary/judge-labels/labels.js






const VerdictText = schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* number */.aig(), schemas/* enum */.k5n(['pass', 'fail', 'A', 'B', 'tie'])], {
    error: 'must be true, false, "pass", "fail", a number, or "A", "B", "tie" for a choice between two',
});
/** One line of a labels file: one verdict of each of two humans and of the judge on the same text. */
const LabelLine = schemas/* strictObject */.rej({
    /** Of the item; with `rubric` and `order` it stands once for each judge. */
    id: filledIn('Write what the item is called.'),
    /** The rubric line that was judged. */
    rubric: filledIn('Write the rubric line that was judged, as it stands in the suite.'),
    text: schemas/* string */.YjP().exactOptional(),
    /** In characters, where the text itself is not given. */
    text_length: schemas/* number */.aig().int().nonnegative().exactOptional(),
    human_1: VerdictText,
    human_2: VerdictText,
    /** What the two came to where they had disagreed. */
    consensus: VerdictText.exactOptional(),
    /** null: it gave none that could be read. */
    judge: VerdictText.nullable(),
    /** Of two candidates, the one that was shown first comes first. */
    order: schemas/* enum */.k5n(['AB', 'BA']).exactOptional(),
    /** Default: the model. */
    judge_name: schemas/* string */.YjP().min(1).exactOptional(),
    /** May be left out of judges that the suite has. */
    model: schemas/* string */.YjP().min(1).exactOptional(),
    prompt_hash: schemas/* string */.YjP().min(1).exactOptional(),
});
const FORM = 'Each line is an object such as {"id": "refund-3", "rubric": "Is polite.", "human_1": "pass", "human_2": "pass", "judge": "fail"}; docs/judge-licence.md lists the keys.';
/**
 * Reads a labels file, judge by judge.
 * @param known judges of the suite; the only one is meant where a line names none
 * @throws UserError with every problem: lines that are no label, items labelled twice, kinds of verdicts mixed
 */
function readLabels(text, file, known = []) {
    const lines = (0,json_lines/* readJsonLines */.s)(text, LabelLine, { file, form: FORM });
    const problems = [];
    const only = known.length === 1 ? known[0] : undefined;
    const nameOf = ({ judge_name, model }) => judge_name ?? model ?? only?.name ?? '';
    const judges = grouped(lines, ({ value }) => nameOf(value)).map(([name, own]) => {
        problems.push(...inconsistencies(name, own, file));
        const [{ value, line }] = own;
        const ofSuite = known.find((judge) => judge.name === name);
        const { model = ofSuite?.model, prompt_hash = ofSuite?.promptHash } = value;
        if (model === undefined || prompt_hash === undefined)
            problems.push(unknownJudge(name, line, file));
        const items = grouped(own, ({ value }) => JSON.stringify([value.id, value.rubric]));
        const labels = items.map(([, rows]) => {
            problems.push(...repetitions(rows, file));
            return itemOf(rows);
        });
        return { name, model: model ?? '', promptHash: prompt_hash ?? '', labels };
    });
    if (problems.length > 0)
        throw new errors/* UserError */.yo((0,limited/* limited */.T)(problems, file));
    return judges;
}
function itemOf(lines) {
    const [{ value: row }] = lines;
    const { id, rubric, text, text_length } = row;
    const [human_1, human_2] = [verdictOf(row.human_1), verdictOf(row.human_2)];
    const consensus = human_1 === human_2 ? human_1 : row.consensus;
    const length = text === undefined ? text_length : [...text].length;
    const judge = row.order === undefined ? row.judge : agreedInBothOrders(lines);
    return {
        id,
        rubric,
        human_1,
        human_2,
        ...(consensus !== undefined && { consensus: verdictOf(consensus) }),
        ...(judge !== undefined && judge !== null && { judge: verdictOf(judge) }),
        ...(length !== undefined && { length }),
        ...(row.order !== undefined && { orders: verdictsByOrder(lines) }),
    };
}
function verdictsByOrder(lines) {
    return Object.fromEntries(lines.flatMap(({ value: { order, judge } }) => order === undefined || judge === null ? [] : [[order, verdictOf(judge)]]));
}
function agreedInBothOrders(lines) {
    const { AB, BA } = verdictsByOrder(lines);
    return AB === BA ? AB : undefined;
}
function verdictOf(text) {
    if (text === 'pass')
        return true;
    return text === 'fail' ? false : text;
}
function filledIn(hint) {
    return schemas/* string */.YjP().refine((text) => text.trim() !== '', { error: 'this text is blank', params: { hint } });
}

;// CONCATENATED MODULE: ./build/src/summary/judge-labels/validate.js






/**
 * Holds each judge of a labels file against its two humans.
 * @param today ISO date
 * @param known judges of the suite, whose model and prompt labels need not repeat
 * @throws UserError where the text is no labels file
 */
function validateJudges(text, file, bar, today, known = []) {
    const facts = { validated_at: today, labels_sha256: (0,json/* sha256 */.sc)(text) };
    return { version: 1, bar, judges: readLabels(text, file, known).map((judge) => validated(judge, bar, facts)) };
}
/**
 * The lock that a validation comes to. A judge that failed enters as well, without a licence: left out, an older licence
 * of it would stand. Judges of `earlier` that were not validated now stay as they are.
 */
function lockOf({ judges }, earlier) {
    const names = new Set(judges.map((judge) => judge.name));
    const kept = earlier?.judges.filter((judge) => !names.has(judge.name)) ?? [];
    const locked = judges.map(({ by_rubric: _r, position: _p, length: _l, missed: _m, ...judge }) => judge);
    return { version: 1, judges: [...kept, ...locked].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
function validated({ name, model, promptHash, labels }, bar, facts) {
    const answered = labels.filter((label) => label.judge !== undefined);
    const figures = {
        human_human: agreementFigures(pairs(labels, 'human_1', 'human_2')),
        judge_human_1: agreementFigures(pairs(labels, 'human_1', 'judge')),
        judge_human_2: agreementFigures(pairs(labels, 'human_2', 'judge')),
        judge_consensus: agreementFigures(pairs(labels, 'consensus', 'judge')),
    };
    const missed = (0,judge_lock/* missedBars */.o8)(figures, bar);
    const lines = [...new Set(labels.map((label) => label.rubric))];
    const byRubric = lines.map((line) => ({ line, own: labels.filter((label) => label.rubric === line) }));
    const [position, length] = [positionBias(labels), lengthBias(labels)];
    return {
        name,
        model,
        prompt_hash: promptHash,
        rubrics: byRubric.map(({ line, own }) => ({ line, hash: (0,judge_lock/* rubricHash */.QB)(line), labels: own.length })),
        ...facts,
        labels: labels.length,
        unanswered: labels.length - answered.length,
        ...figures,
        licensed: missed.length === 0,
        by_rubric: byRubric.map(({ line, own }) => ofRubric(line, own)),
        ...(position !== undefined && { position }),
        ...(length !== undefined && { length }),
        missed,
    };
}
function ofRubric(line, labels) {
    const compared = pairs(labels, 'consensus', 'judge');
    const { categories } = crossTable(labels.flatMap(({ consensus, judge }) => [consensus, judge]).flatMap(withItself));
    return {
        line,
        human_human: agreementFigures(pairs(labels, 'human_1', 'human_2')),
        judge_consensus: agreementFigures(compared),
        confusion: {
            categories,
            counts: categories.map((row) => categories.map((column) => compared.filter(([human, judge]) => human === row && judge === column).length)),
            unanswered: categories.map((row) => labels.filter((label) => label.consensus === row && label.judge === undefined).length),
        },
    };
}
/** Verdicts of two raters on the labels on which both have one. */
function pairs(labels, one, other) {
    return labels.flatMap((label) => {
        const [a, b] = [label[one], label[other]];
        return a === undefined || b === undefined ? [] : [[a, b]];
    });
}
function withItself(verdict) {
    return verdict === undefined ? [] : [[verdict, verdict]];
}

// EXTERNAL MODULE: ./build/src/shell/files/output-file.js
var output_file = __webpack_require__(81565);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/licences.js
var licences = __webpack_require__(79094);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var suite = __webpack_require__(86316);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/judge.js














/** `turngate judge validate LABELS`: holds judges against two humans and writes their licences. */
async function validate(io, labels, options) {
    const loaded = options.suite === undefined ? undefined : (0,suite/* loadSuiteFile */.xi)(options.suite, io.cwd);
    const bar = (loaded?.suite.policy ?? (0,policy/* defaultPolicy */.G4)()).judge;
    const out = options.out === undefined ? (0,external_node_path_.join)(loaded?.root ?? io.cwd, judge_lock/* LOCK_FILE */.FI) : (0,external_node_path_.resolve)(io.cwd, options.out);
    const place = (0,external_node_path_.relative)(io.cwd, out) || out;
    const known = loaded === undefined ? [] : (0,licences/* judgeIdentities */._L)(loaded.suite);
    const text = await (0,imported/* readTextFile */.Gu)((0,external_node_path_.resolve)(io.cwd, labels), labels);
    const validation = validateJudges(text, labels, bar, (0,world/* isoDate */._$)(io.now()), known);
    const lock = lockOf(validation, await earlierLock(out, place));
    (0,output_file/* writeOutput */.z)(out, `${JSON.stringify(lock, null, 2)}\n`, place, '--out');
    if (options.json === true)
        (0,print.printJson)({ ...validation, lock: place }, io);
    else
        io.out(`${renderValidation(validation, { width: io.width, color: io.color })}\nwritten: ${place}\n`);
    const failed = validation.judges.filter((judge) => !judge.licensed);
    for (const { name } of failed) {
        io.err(`judge ${(0,printable/* printable */.g)(name)} is below the bar: it is kept without a licence, reports, and blocks nothing. See docs/judge-licence.md\n`);
    }
    return failed.length === 0 ? 0 : 1;
}
async function earlierLock(path, place) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw new errors/* UserError */.yo({ code: 'judge-lock', message: `cannot be read: ${(0,errors/* messageOf */.bD)(error)}.`, file: place, hint: 'Check --out.' }, { cause: error });
    }
    return (0,judge_lock/* readLock */.mF)(text, place);
}


/***/ }),

/***/ 81565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var _baseline_store_replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26498);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);


/**
 * Writes a file that an option names; folders that are missing are made, as for every output.
 * @param place as the user typed it
 * @throws UserError where it cannot be written
 */
function writeOutput(path, text, place, option) {
    try {
        (0,_baseline_store_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceIfChanged */ .g)(path, text);
    }
    catch (error) {
        const message = `This file cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'unwritable-file', message, file: place, hint: `Check ${option}.` }, { cause: error });
    }
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

/***/ 72000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ gradingOf),
/* harmony export */   Q6: () => (/* binding */ runInfo),
/* harmony export */   _$: () => (/* binding */ isoDate),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE)
/* harmony export */ });
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9625);

function gradingOf(suite) {
    return {
        tools: suite.tools,
        aem: suite.aem,
        similarity: (0,_grade_scorer_js__WEBPACK_IMPORTED_MODULE_0__/* .similarityOf */ .T)(suite),
        prices: suite.prices,
        trustAgentErrors: suite.policy.trust_agent_errors,
    };
}
/** What a summary says of a stored or starting run. */
function runInfo(run, judges = []) {
    return {
        id: run.id,
        seed: run.seed,
        started_at: run.started_at,
        attempts: run.attempts,
        turngate: run.turngate,
        interrupted: run.interrupted,
        isolation: run.isolation,
        ...(judges.length > 0 && { judges: [...judges] }),
    };
}
/** No baseline and nothing to compare with: for runs that are only measured. */
const NOTHING_TO_COMPARE = { kind: 'absent', place: '' };
function isoDate(now) {
    return now.toISOString().slice(0, 10);
}


/***/ }),

/***/ 42421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ spearman),
/* harmony export */   bd: () => (/* binding */ partialSpearman),
/* harmony export */   nc: () => (/* binding */ pearson)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15521);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);


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

/***/ 8474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ tQuantile),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/** Chance that a standard normal variable is at most z. Marsaglia's series, J. Stat. Softw. 11 (2004) 4. */
function normalCdf(z) {
    if (z < -8)
        return 0;
    if (z > 8)
        return 1;
    let sum = z;
    let term = z;
    for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
        term *= (z * z) / odd;
        sum += term;
    }
    return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** The z below which a standard normal variable lies with this chance. */
function normalQuantile(chance) {
    return bisect(normalCdf, chance, -8, 8);
}
/** The t below which a Student variable lies with this chance, which is at least 0.5. */
function tQuantile(chance, degrees) {
    // bisection on the angle: t = tan(angle) √degrees covers every t with a bounded search
    const angle = bisect((at) => 0.5 + centralMass(at, degrees) / 2, chance, 0, Math.PI / 2);
    return Math.tan(angle) * Math.sqrt(degrees);
}
/** Chance that |t| ≤ tan(angle) √degrees, for whole degrees of freedom. Abramowitz and Stegun 26.7.3 and 26.7.4. */
function centralMass(angle, degrees) {
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const odd = degrees % 2 === 1;
    let term = odd ? cos : 1;
    let sum = degrees === 1 ? 0 : term;
    for (let step = odd ? 3 : 2; step < degrees; step += 2) {
        term *= ((step - 1) / step) * cos * cos;
        sum += term;
    }
    return odd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum;
}
function bisect(rising, target, from, to) {
    let [low, high] = [from, to];
    for (let step = 0; step < 100; step += 1) {
        const middle = (low + high) / 2;
        if (rising(middle) < target)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}


/***/ }),

/***/ 63732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ proportionInterval),
/* harmony export */   VO: () => (/* binding */ meanInterval),
/* harmony export */   hQ: () => (/* binding */ shareInterval)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var _whole_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37362);


/**
 * Interval of a share, the unweighted mean of the clusters' means in 0..1: Wilson's score interval with the effective
 * number of trials that the spread between clusters shows, and Student's t for few clusters (Korn and Graubard, Survey
 * Methodology 24 (1998) 193; Dean and Pagano, J. Surv. Stat. Methodol. 3 (2015) 484). The effective number is at most
 * the trials of the clusters that show both outcomes plus one for each that shows one only: a task that always passes
 * says nothing about how its attempts hang together. So it never has zero width: 30 of 30 tasks at 1 give 0.88 to 1.
 * Undefined for fewer than two clusters.
 */
function shareInterval(clusters, level = 0.95) {
    if (clusters.length < 2)
        return undefined;
    const means = clusters.map((cluster) => cluster.mean);
    const share = Math.min(1, Math.max(0, (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means)));
    const most = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(clusters.map(({ mean: at, trials }) => (at > 0 && at < 1 ? trials : 1)));
    const between = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .variance */ .GV)(means) / clusters.length;
    const effective = between > 0 ? Math.min(most, (share * (1 - share)) / between) : most;
    return wilson(share, effective, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .tQuantile */ .YW)((1 + level) / 2, clusters.length - 1));
}
/** Interval of a mean without bounds (cost, latency, differences): Student's t over clusters. Undefined for fewer than two, or where all are equal and nothing shows their spread. */
function meanInterval(means, level = 0.95) {
    if (means.length < 2)
        return undefined;
    const spread = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .variance */ .GV)(means);
    if (spread === 0)
        return undefined;
    const half = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .tQuantile */ .YW)((1 + level) / 2, means.length - 1) * Math.sqrt(spread / means.length);
    return { low: (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means) - half, high: (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means) + half };
}
/** Wilson's score interval of a share of independent items (J. Am. Stat. Assoc. 22 (1927) 209). Undefined for none. */
function proportionInterval(num, den, level = 0.95) {
    return den > 0 ? wilson(num / den, den, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)((1 + level) / 2)) : undefined;
}
function wilson(share, trials, t) {
    const shrink = 1 + t ** 2 / trials;
    const centre = (share + t ** 2 / (2 * trials)) / shrink;
    const half = (t / shrink) * Math.sqrt((share * (1 - share)) / trials + t ** 2 / (4 * trials ** 2));
    return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) };
}


/***/ }),

/***/ 37362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ lcmUpTo),
/* harmony export */   GV: () => (/* binding */ variance),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   p_: () => (/* binding */ gcd)
/* harmony export */ });
/** Greatest common divisor of whole numbers up to 2^53; of 0 and n it is n. */
function gcd(a, b) {
    let [x, y] = [Math.abs(a), Math.abs(b)];
    while (y > 0)
        [x, y] = [y, x % y];
    return x;
}
/** Least common multiple, or undefined where it would be above `most` (at most 2^53 − 1). */
function lcmUpTo(most, a, b) {
    const common = (a / gcd(a, b)) * b;
    return common <= most ? common : undefined;
}
/** C(n,k); rounded to the nearest double above 2^53. */
function choose(n, k) {
    if (k > n)
        return 0;
    let ways = 1;
    for (let step = 1; step <= k; step += 1)
        ways = (ways * (n - k + step)) / step;
    return Math.round(ways);
}
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Arithmetic mean; NaN for no values. */
function mean(values) {
    return sum(values) / values.length;
}
/** Sample variance (n − 1); NaN for fewer than two values. */
function variance(values) {
    const centre = mean(values);
    return sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 15915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limited),
/* harmony export */   v: () => (/* binding */ MOST_PROBLEMS)
/* harmony export */ });
const MOST_PROBLEMS = 20;
/** The first problems, and a line that says how many more of the `total` there are. */
function limited(problems, file, total = problems.length) {
    const more = total - MOST_PROBLEMS;
    if (more <= 0)
        return [...problems];
    return [...problems.slice(0, MOST_PROBLEMS), { code: 'import-more', message: `and ${more} more problems`, file }];
}


/***/ })

};
