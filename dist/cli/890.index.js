export const id = 890;
export const ids = [890];
export const modules = {

/***/ 16623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41514);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _grade_similarity_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25873);
/* harmony import */ var _suite_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67692);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93879);
/* harmony import */ var _summary_json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64788);
/* harmony import */ var _summary_pair_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50160);
/* harmony import */ var _use_imported_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8222);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13963);










/** `turngate compare GOLD PREDICTED` or `--pairs FILE`: why two values do or do not mean the same. */
async function compare(io, gold, predicted, options) {
    const settings = settingsOf(options);
    if (options.pairs !== undefined) {
        if (gold !== undefined)
            throw usage('Give two values or --pairs FILE, not both.');
        return comparePairs(io, options.pairs, settings);
    }
    if (gold === undefined || predicted === undefined)
        throw usage('Two values are needed: the gold and the predicted one.');
    const verdict = (0,_grade_similarity_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(gold, predicted, settings);
    if (options.json === true)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_8__.printJson)(asJson(verdict), io);
    else
        io.out(render(verdict));
    return verdict.verdict === 'same' ? 0 : 1;
}
/** One JSON verdict a line, in the order of the file; nothing is printed when a line cannot be read. */
async function comparePairs(io, file, settings) {
    const text = await (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, file), file);
    for (const { value } of (0,_summary_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonLines */ .s)(text, pairLine(settings), { file, form: FORM })) {
        const { gold, predicted, ...own } = value;
        const verdict = (0,_grade_similarity_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(gold, predicted, { ...settings, ...own });
        io.out(`${JSON.stringify({ gold, predicted, ...asJson(verdict) })}\n`);
    }
    return 0;
}
const FORM = 'Each line is an object with `gold` and `predicted`, such as {"gold": "NYC", "predicted": "New York City"}.';
/** A line says for itself what the options say for all. */
function pairLine(settings) {
    const { tolerance, locale, threshold, aliases } = _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .FieldCompare */ .og.shape;
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        ..._summary_pair_js__WEBPACK_IMPORTED_MODULE_6__/* .PAIR */ .Bu,
        ...{ tolerance, locale, threshold, aliases },
        must_mention: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1)).optional(),
        strict: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY().optional(),
    })
        .superRefine((0,_summary_pair_js__WEBPACK_IMPORTED_MODULE_6__/* .fitsMode */ .IA)(settings));
}
const Options = _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .FieldCompare */ .og.pick({ kind: true, locale: true, threshold: true, tolerance: true }).extend({
    mode: _summary_pair_js__WEBPACK_IMPORTED_MODULE_6__/* .PAIR */ .Bu.mode,
});
/** @throws UserError for a kind, mode or locale that is not known, and a kind of replies. */
function settingsOf({ kind, mode, locale, threshold, tolerance, strict }) {
    const given = { kind, mode, locale, threshold, tolerance };
    const parsed = Options.safeParse(given);
    if (!parsed.success)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(badOptions(parsed.error.issues, given));
    if (parsed.data.mode === 'response' && kind !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({
            code: 'bad-option',
            key: '--kind',
            message: _summary_pair_js__WEBPACK_IMPORTED_MODULE_6__/* .KIND_OF_REPLY */ .OT,
            hint: 'Leave out --kind, or use --mode value.',
        });
    return { ...parsed.data, strict };
}
function badOptions(issues, given) {
    const value = JSON.parse(JSON.stringify(given));
    const source = { file: '', value, locate: () => ({ line: 1, column: 1 }) };
    return (0,_suite_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainIssues */ ._)(issues, Options, source).map(({ code, key, message, hint }) => ({
        code,
        key: `--${key}`,
        message,
        ...(hint !== undefined && { hint }),
    }));
}
function usage(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'bad-usage', message, hint: 'turngate compare --help shows examples.' });
}
function asJson(verdict) {
    const { verdict: word, score, type, tier, reason, low_confidence, complete, truthful, claims } = verdict;
    return {
        verdict: word,
        score: Math.round(score * 1e4) / 1e4,
        type,
        tier,
        reason,
        low_confidence,
        ...(complete !== undefined && { complete }),
        ...(truthful !== undefined && { truthful }),
        ...(claims !== undefined && { claims: claims.map((claim) => ({ ...claim })) }),
    };
}
function render(verdict) {
    const sure = verdict.low_confidence ? ', not sure' : '';
    const claims = (verdict.claims ?? []).map(({ text, score, verdict: word }) => `  ${word} (${score.toFixed(2)}): ${text.replace(/\s+/g, ' ').slice(0, 100)}\n`);
    const head = `${verdict.verdict} (${verdict.score.toFixed(2)}${sure}): ${verdict.reason}\n`;
    const how = `  as ${verdict.type}, settled by ${verdict.tier}\n`;
    return head + how + (claims.length > 1 ? claims.join('') : '');
}


/***/ }),

/***/ 3463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkIds),
/* harmony export */   z: () => (/* binding */ checkQuarantine)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98772);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73288);


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

/***/ 24695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkPassK)
/* harmony export */ });
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93541);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73288);


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

/***/ 39150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   tb: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* unused harmony export parsePolicy */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4715);
/* harmony import */ var _check_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3463);
/* harmony import */ var _check_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24695);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67692);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93541);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98772);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73288);
/* harmony import */ var _schema_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19544);
/* harmony import */ var _schema_keys_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57256);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66635);











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
