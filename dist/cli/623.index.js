export const id = 623;
export const ids = [623];
export const modules = {

/***/ 6623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5649);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
/* harmony import */ var _grade_similarity_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9225);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3879);
/* harmony import */ var _use_imported_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8222);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3963);







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
        (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q)(asJson(verdict), io);
    else
        io.out(render(verdict));
    return verdict.verdict === 'same' ? 0 : 1;
}
/** One JSON verdict a line, in the order of the file; nothing is printed when a line cannot be read. */
async function comparePairs(io, file, settings) {
    const text = await (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, file), file);
    const problems = [];
    const pairs = text.split('\n').flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const pair = parsePair(line, file, index + 1);
        if ('message' in pair)
            problems.push(pair);
        return 'message' in pair ? [] : [pair];
    });
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
    for (const { gold, predicted, mode } of pairs) {
        const verdict = (0,_grade_similarity_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compare */ .UD)(gold, predicted, { ...settings, ...(mode !== undefined && { mode }) });
        io.out(`${JSON.stringify({ gold, predicted, ...asJson(verdict) })}\n`);
    }
    return 0;
}
const Pair = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ gold: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .JsonValue */ .es, predicted: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .JsonValue */ .es, mode: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['value', 'response']).optional() });
function parsePair(line, file, number) {
    const hint = 'Each line is one JSON object such as {"gold": "NYC", "predicted": "New York City"}.';
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return { code: 'bad-json', message: 'This line is not JSON.', file, line: number, hint };
    }
    const absent = ['gold', 'predicted'].find((name) => typeof value !== 'object' || value === null || !(name in value));
    if (absent !== undefined)
        return { code: 'bad-pair', message: `\`${absent}\` is missing.`, file, line: number, hint };
    const parsed = Pair.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = issue?.path.join('.') ?? '';
    const message = key === '' ? 'This line is not an object.' : `${issue?.message ?? 'It cannot be read'}.`;
    return { code: 'bad-pair', message, file, line: number, ...(key !== '' && { key }), hint };
}
/** @throws UserError for a kind, mode, locale or threshold that is not known. */
function settingsOf({ kind, mode, locale, threshold, tolerance, strict }) {
    const parsed = _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .FieldCompare */ .og.safeParse({ kind, locale, threshold, tolerance });
    if (!parsed.success) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(parsed.error.issues.map((issue) => ({
            code: 'bad-option',
            message: `${issue.message}.`,
            key: `--${issue.path.join('.')}`,
        })));
    }
    if (mode !== undefined && mode !== 'value' && mode !== 'response')
        throw usage('--mode is value or response.');
    return { ...parsed.data, mode, strict };
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

/***/ 8222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   On: () => (/* binding */ goldFingerprints),
/* harmony export */   Rl: () => (/* binding */ importedSuite)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9625);
/* harmony import */ var _suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7926);
/* harmony import */ var _suite_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9150);
/* harmony import */ var _suite_schema_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(983);
/* harmony import */ var _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9512);







/**
 * A suite made of an imported file, with the default policy. It keeps the attempts that the source made: k is the
 * largest number of attempts that any task has.
 */
function importedSuite(imported, file, name = imported.suite) {
    const aem = _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .AemOptions */ .Gg.parse({});
    const similarity = { threshold: 0.5 };
    const agent = _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .ReplayAgent */ .$W.parse({ kind: 'replay', source: file, format: imported.format });
    return {
        file,
        name,
        attempts: Math.max(1, ...imported.attempts.map((attempt) => attempt.attempt)),
        tasks: imported.tasks,
        agent,
        sandbox: _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .Sandbox */ .ak.parse({}),
        similarity,
        aem,
        sub_metrics: [],
        judges: [],
        judge: _suite_schema_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .JudgeOptions */ .y5.parse({}),
        prices: {},
        policy: (0,_suite_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultPolicy */ .G4)(),
        tools: [],
        state: undefined,
        fingerprints: {
            // what the source does not say cannot differ: two imports of one benchmark are compared as they stand
            agent: {},
            sandbox: {},
            scorer: (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerFingerprint */ .xN)({ similarity, aem, tools: [], sub_metrics: [] }, _grade_scorer_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORER */ .Z),
            gold: goldFingerprints(imported.tasks),
        },
    };
}
function goldFingerprints(tasks) {
    return Object.fromEntries(tasks.map((task) => [task.id, (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .goldFingerprint */ .HT)(task)]));
}
/** @throws UserError when the file cannot be read. */
async function readTextFile(path, label) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const message = code === 'ENOENT'
            ? 'there is no such file.'
            : code === 'EISDIR'
                ? 'this is a folder, not a file.'
                : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'unreadable-file', message, file: label, hint: 'Check the path.' }, { cause: error });
    }
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
