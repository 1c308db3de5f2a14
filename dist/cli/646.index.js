export const id = 646;
export const ids = [646];
export const modules = {

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


/***/ }),

/***/ 9411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zy: () => (/* binding */ importText),
  ql: () => (/* binding */ importerOf)
});

// UNUSED EXPORTS: detectImporter, importers

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
;// CONCATENATED MODULE: ./build/src/trace/import/attempts.js
/** Attempts task by task in the order of the tasks, trial n as attempt n + 1; one that is taken gets the next free number. */
function numberAttempts(tasks, imported, warnings) {
    return tasks.flatMap(({ id }) => {
        const own = imported.filter((attempt) => attempt.task === id);
        const taken = new Set();
        const numbered = own.map((attempt) => {
            const wanted = attempt.trial === undefined ? 1 : attempt.trial + 1;
            const number = firstFree(taken, wanted);
            if (attempt.trial !== undefined && number !== wanted)
                warnings.add(`a trial of ${id} is there twice; it was renumbered`);
            taken.add(number);
            return storedAttempt(attempt, number);
        });
        return numbered.sort((a, b) => a.attempt - b.attempt);
    });
}
function firstFree(taken, wanted) {
    let number = wanted;
    while (taken.has(number))
        number += 1;
    return number;
}
function storedAttempt(attempt, number) {
    return {
        task: attempt.task,
        attempt: number,
        seed: attempt.seed ?? 0,
        outcome: attempt.outcome,
        started_at: attempt.startedAt ?? '',
        ...(attempt.wallMs !== undefined && { wall_ms: attempt.wallMs }),
        events: attempt.events,
        evidence: { files: {}, calls_recorded_by: 'import', isolation: [] },
    };
}

;// CONCATENATED MODULE: ./build/src/trace/import/ids.js

/** The longest id of ours. */
const LONGEST = 100;
/**
 * A legal id for each of the names: letters, digits, `.`, `_`, `-` as they stand, all else `-`. A name that is too long,
 * or becomes the same as another one, ends in the beginning of its hash; the same names give the same ids.
 */
function legalIds(names) {
    const distinct = [...new Set(names)];
    const takers = new Map();
    for (const name of distinct) {
        const key = slug(name).toLowerCase();
        takers.set(key, (takers.get(key) ?? 0) + 1);
    }
    const ids = new Map();
    for (const name of distinct) {
        const plain = slug(name);
        // some file systems take `A` and `a` for one name
        const shared = (takers.get(plain.toLowerCase()) ?? 0) > 1;
        ids.set(name, plain.length > LONGEST || (shared && plain !== name) ? hashed(plain, name) : plain);
    }
    return ids;
}
/** One name as a legal id. */
function legalId(name) {
    return legalIds([name]).get(name) ?? hashed('', name);
}
function slug(name) {
    const plain = name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
    const trimmed = plain.replace(/-+$/, '');
    return trimmed === '' ? 'unnamed' : trimmed;
}
function hashed(plain, name) {
    return `${plain.slice(0, LONGEST - 9)}-${(0,json/* sha256 */.sc)(name).slice(0, 8)}`;
}

;// CONCATENATED MODULE: ./build/src/trace/import/task.js
const LONGEST_DESCRIPTION = 2000;
/** A task whose user was not scripted: it can be graded, not run. */
function importedTask(task) {
    const name = task.name === task.id ? '' : task.name;
    const description = [name, task.about ?? ''].filter((part) => part !== '').join(': ');
    return {
        id: task.id,
        ...(description !== '' && { description: description.slice(0, LONGEST_DESCRIPTION) }),
        turns: [],
        ordered: true,
        pass_when: [task.passWhen],
        extra_calls: 'fail_writes',
        answer: task.answer ?? [],
        state: [],
        files: [],
        ...(task.gold !== undefined && { gold: task.gold }),
        critical: false,
        reviewed: true,
        source: { file: task.file, line: 1 },
    };
}
/**
 * The agent has to tell the user this, as τ-bench and τ²-bench look for it: in any reply, without case, and commas in
 * the reply do not count.
 */
function mentioned(fact) {
    const characters = [...fact.replaceAll(',', '')].map((character) => /[A-Za-z0-9\s]/.test(character) ? character : `\\${character}`);
    return { matches: characters.join(',*'), reply: 'any', ignore_case: true };
}

;// CONCATENATED MODULE: ./build/src/trace/import/warnings.js
/** Warnings of one import: each is told once, with how often it held. */
class Warnings {
    #counts = new Map();
    add(message) {
        this.#counts.set(message, (this.#counts.get(message) ?? 0) + 1);
    }
    list() {
        return [...this.#counts].map(([message, count]) => (count === 1 ? message : `${message} (${count} times)`));
    }
}

// EXTERNAL MODULE: ./build/src/suite/schema/gold.js
var gold = __webpack_require__(3716);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(9866);
;// CONCATENATED MODULE: ./build/src/trace/import/document.js


const MOST_PROBLEMS = 20;
/**
 * Parses the text of a foreign file.
 * @param title name of the format that was expected, for the message
 * @throws UserError
 */
function parseDocument(text, file, title) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    if (body.trim() === '') {
        throw new errors/* UserError */.yo({ code: 'import-empty', message: `the file is empty, not ${title}`, file });
    }
    let value;
    try {
        value = JSON.parse(body);
    }
    catch (error) {
        throw new errors/* UserError */.yo({
            code: 'import-not-json',
            message: `not ${title}: not JSON (${(0,errors/* messageOf */.bD)(error)})`,
            file,
            hint: 'The file may have been cut off; write or download it again.',
        }, { cause: error });
    }
    if ((0,json_value/* isJson */.Fh)(value, json_value/* MAX_DOCUMENT_DEPTH */.RU))
        return value;
    throw new errors/* UserError */.yo({
        code: 'import-too-deep',
        message: `not ${title}: nested deeper than ${json_value/* MAX_DOCUMENT_DEPTH */.RU} levels`,
        file,
    });
}
/**
 * Checks a foreign document against what the importer needs of it.
 * @throws UserError that names each key at fault, from which key on in `at`
 */
function readShape(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new errors/* UserError */.yo(limited(parsed.error.issues.map((issue) => ({
        code: 'import-shape',
        message: `not ${place.title}: ${describeIssue(issue)}`,
        file: place.file,
        key: keyPath([place.at ?? '', ...innerPath(issue)]),
    })), place.file));
}
/** The first problems, and a line that says how many more there are. */
function limited(problems, file) {
    const more = problems.length - MOST_PROBLEMS;
    if (more <= 0)
        return [...problems];
    return [...problems.slice(0, MOST_PROBLEMS), { code: 'import-more', message: `and ${more} more problems`, file }];
}
/** Of a union, the alternative that comes nearest is the one to speak of. */
function nearest(issue) {
    if (issue.code !== 'invalid_union')
        return undefined;
    const [best, second] = [...issue.errors].sort((a, b) => a.length - b.length);
    return best !== undefined && best.length < (second?.length ?? Number.POSITIVE_INFINITY) ? best[0] : undefined;
}
function describeIssue(issue) {
    const inner = nearest(issue);
    if (inner !== undefined)
        return describeIssue(inner);
    return issue.message === 'Invalid input' ? 'none of the allowed forms' : issue.message;
}
function innerPath(issue) {
    const inner = nearest(issue);
    return inner === undefined ? issue.path : [...issue.path, ...innerPath(inner)];
}
function keyPath(path) {
    const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return text.replace(/^\.+/, '');
}

;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/read.js




/**
 * Reads the AEM dialog list: a list of turns is one dialog, a list of such lists several; `{id, turns}` names a dialog
 * and `{id, dialogs}` the suite.
 * @throws UserError that names dialog, turn and key
 */
function readDialogs(text, file, title) {
    const document = parseDocument(text, file, title);
    const outer = (0,json/* isJsonObject */.OW)(document) && 'dialogs' in document ? document : undefined;
    if (outer !== undefined)
        onlyKeys(outer, ['id', 'dialogs'], '', file, title);
    const list = outer === undefined ? document : outer.dialogs;
    const at = outer === undefined ? '' : 'dialogs';
    const suite = typeof outer?.id === 'string' ? { suite: outer.id } : {};
    if ((0,json/* isJsonObject */.OW)(list) && outer === undefined)
        return { dialogs: [readOne(list, '', file, title)] };
    if (!Array.isArray(list))
        throw wrong('expected a list of turns, or a list of dialogs', at, file, title);
    const items = list;
    if (items.length === 0)
        throw wrong('the list is empty', at, file, title);
    if (items.some(isTurn))
        return { ...suite, dialogs: [readOne(list, at, file, title)] };
    return { ...suite, dialogs: items.map((item, index) => readOne(item, `${at}[${index}]`, file, title)) };
}
/** Whether a value looks like one turn of the list. */
function isTurn(value) {
    return (0,json/* isJsonObject */.OW)(value) && ('turn_no' in value || 'gold_turn' in value || 'predict_turn' in value);
}
function readOne(value, at, file, title) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return { dialog: readTurns(value, at, file, title) };
    onlyKeys(value, ['id', 'turns'], at, file, title);
    const turns = readTurns(value.turns ?? null, at === '' ? 'turns' : `${at}.turns`, file, title);
    return { ...(typeof value.id === 'string' && { name: value.id }), dialog: turns };
}
function readTurns(value, at, file, title) {
    const hidden = findProto(value);
    if (hidden)
        throw wrong('a key is named __proto__', at, file, title);
    const dialog = readShape(gold/* Dialog */.lG, value, { file, title, at });
    const problems = turnNumberProblems(dialog, at, file);
    if (problems.length > 0)
        throw new errors/* UserError */.yo(limited(problems, file));
    return dialog;
}
function turnNumberProblems(dialog, at, file) {
    const problems = [];
    const seen = new Set();
    const all = new Set(dialog.map((turn) => turn.turn_no));
    for (const [index, turn] of dialog.entries()) {
        const key = `${at}[${index}]`;
        if (seen.has(turn.turn_no)) {
            problems.push({
                code: 'duplicate-turn',
                message: `turn ${turn.turn_no} is there twice`,
                file,
                key: `${key}.turn_no`,
                hint: 'Give each turn of a dialog its own number.',
            });
        }
        seen.add(turn.turn_no);
        for (const needed of turn.depends_on ?? []) {
            if (all.has(needed) && needed !== turn.turn_no)
                continue;
            problems.push({
                code: 'unknown-turn',
                message: `turn ${turn.turn_no} depends on turn ${needed}, which is no other turn of the dialog`,
                file,
                key: `${key}.depends_on`,
            });
        }
    }
    return problems;
}
function onlyKeys(value, known, at, file, title) {
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown === undefined)
        return;
    throw wrong(`unknown key \`${unknown.slice(0, 60)}\`; known here: ${known.join(', ')}`, at, file, title);
}
function findProto(value) {
    if (Array.isArray(value))
        return value.some(findProto);
    if (!(0,json/* isJsonObject */.OW)(value))
        return false;
    return Object.keys(value).some((key) => key === '__proto__' || findProto(value[key] ?? null));
}
function wrong(message, key, file, title) {
    return new errors/* UserError */.yo({ code: 'import-shape', message: `not ${title}: ${message}`, file, key });
}

// EXTERNAL MODULE: ./build/src/trace/events.js
var events = __webpack_require__(4021);
// EXTERNAL MODULE: ./build/src/trace/line.js
var line = __webpack_require__(8181);
;// CONCATENATED MODULE: ./build/src/trace/fit.js




/** UTF-16 units that stay of a text in an event that is too long. */
const KEPT = 32 * 1024;
/**
 * The event, or a copy shortened so that its line can be read back: texts are cut and levels nested too deeply are
 * replaced, each with a mark that says so. Apply it where an event is made, so that all stages see the same one.
 */
function fitEvent(event) {
    const shallow = (0,json_value/* isJson */.Fh)(event) ? event : mapFields(event, (value) => shorten(value, Number.POSITIVE_INFINITY));
    if (fits(shallow))
        return shallow;
    const short = mapFields(shallow, (value) => shorten(value, KEPT));
    return fits(short) ? short : mapFields(short, excerpt);
}
function fits(event) {
    return Buffer.byteLength((0,line/* formatEventLine */.Yp)(event)) <= line/* MAX_LINE_BYTES */.Oc;
}
function mapFields(event, map) {
    const fields = Object.entries(event);
    const mapped = fields.flatMap(([key, value]) => {
        if (value === undefined)
            return [];
        return [[key, key === 'args' ? asObject(map(value)) : map(value)]];
    });
    return events/* TraceEvent */.A2.parse(Object.fromEntries(mapped));
}
/** `depth` of a field's value is 1: the event around it is a level too. */
function shorten(value, kept, depth = 1) {
    if (typeof value === 'string')
        return cut(value, kept);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= json_value/* MAX_DEPTH */.lr)
        return '[cut: nested too deeply]';
    if (Array.isArray(value))
        return value.map((item) => shorten(item, kept, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [cut(key, kept), shorten(item, kept, depth + 1)]));
}
/** Of values with very many parts, the beginning of their text. */
function excerpt(value) {
    const text = typeof value === 'string' ? value : (0,json/* canonical */.$N)(value);
    return text.length <= KEPT ? value : cut(text, KEPT);
}
function cut(text, kept) {
    return text.length <= kept ? text : `${text.slice(0, kept)}… [cut: ${text.length - kept} more characters]`;
}
function asObject(value) {
    return (0,json/* isJsonObject */.OW)(value) ? value : { '[cut]': value };
}

;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/trace.js

/** The predicted side of a dialog as a trace; the user's rows are the user's messages. */
function dialogTrace(dialog) {
    const events = dialog.flatMap(turnEvents);
    const all = [...events, { event: 'end' }];
    return all.map((event, index) => fitEvent({ ...event, seq: index + 1 }));
}
/** The gold side of a dialog. */
function dialogGold(dialog) {
    return dialog.flatMap(({ predict_turn, gold_turn, ...turn }) => {
        const said = turn.turn === 'User' ? (gold_turn ?? userWords(predict_turn)) : gold_turn;
        return said == null ? [] : [{ ...turn, gold_turn: said }];
    });
}
function turnEvents(turn) {
    const by = turn.by === 'user' ? { by: turn.by } : {};
    if (turn.turn === 'User') {
        const words = userWords(turn.gold_turn) ?? userWords(turn.predict_turn);
        return words === undefined ? [] : [{ event: 'user', text: words.response }];
    }
    const predicted = turn.predict_turn;
    if (predicted == null)
        return [];
    if ('response' in predicted)
        return [{ event: 'response', text: predicted.response, ...by }];
    const tool = predicted.action === undefined ? predicted.tool_id : `${predicted.tool_id}.${predicted.action}`;
    const call = { tool, args: predicted.args, call_id: `turn-${turn.turn_no}`, ...by };
    const proposed = { event: 'proposed', ...call };
    if (predicted.refused)
        return [proposed, { event: 'refused', ...call, reason: 'policy', message: 'refused in the source' }];
    const result = predicted.result === undefined ? {} : { result: predicted.result };
    return [proposed, { event: 'executed', ...call, ok: predicted.ok ?? true, ...result }];
}
function userWords(side) {
    return side != null && 'response' in side ? { response: side.response } : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/dialogs/index.js







const TITLE = 'an AEM dialog list';
const dialogs = { format: 'dialogs', title: TITLE, matches, read };
function matches(document) {
    if ((0,json/* isJsonObject */.OW)(document))
        return Array.isArray(document.dialogs) || Array.isArray(document.turns);
    if (!Array.isArray(document))
        return false;
    const first = document[0];
    return isTurn(first) || Array.isArray(first) || ((0,json/* isJsonObject */.OW)(first) && Array.isArray(first.turns));
}
function read(text, file) {
    const source = readDialogs(text, file, TITLE);
    const warnings = new Warnings();
    const names = uniqueNames(source.dialogs.map((entry) => entry.name));
    const ids = legalIds(names);
    const named = source.dialogs.map(({ dialog }, index) => {
        const name = names[index] ?? '';
        return { id: ids.get(name) ?? legalId(name), name, dialog };
    });
    const tasks = named.map(({ id, name, dialog }) => importedTask({ id, name, file, passWhen: 'aem', gold: dialogGold(dialog) }));
    const attempts = named.map(({ id, dialog }) => ({
        task: id,
        outcome: { status: 'completed' },
        events: dialogTrace(dialog),
    }));
    return {
        format: dialogs.format,
        suite: legalId(source.suite ?? baseName(file)),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: named.map(({ id, dialog }) => ({ task: id, dialog })),
        warnings: warnings.list(),
    };
}
/** Dialogs without a name are counted from 1; one whose name is taken gets its number as well. */
function uniqueNames(names) {
    const taken = new Set(names.filter((name, index) => name !== undefined && names.indexOf(name) === index));
    return names.map((name, index) => {
        if (name !== undefined && names.indexOf(name) === index)
            return name;
        let unique = `${name ?? 'dialog'}-${index + 1}`;
        while (taken.has(unique))
            unique += '-';
        taken.add(unique);
        return unique;
    });
}
function baseName(file) {
    return (file.split(/[\\/]/).pop() ?? file).replace(/\.json$/i, '');
}

;// CONCATENATED MODULE: ./build/src/trace/import/failure.js

/** Reads the error text of a source whose tools are Python functions behind an API. */
function readFailure(text) {
    if (UNKNOWN_TOOL.test(text))
        return { kind: 'refused', reason: 'unknown_tool' };
    if (WRONG_ARGUMENTS.test(text))
        return { kind: 'refused', reason: 'schema' };
    return { kind: 'failed', retryable: isTransient(text) };
}
/** Whether an error would pass by itself: a provider's 429 or 5xx, or a time-out. A bare number is no status. */
function isTransient(text) {
    const status = statusOf(text);
    if (status !== undefined)
        return status === 429 || (status >= 500 && status <= 599);
    return TRANSIENT.some((pattern) => pattern.test(text));
}
/** The result of a call: lists and objects are parsed; plain text and numbers stay the text that the agent saw. */
function parseResult(text) {
    if (!/^\s*[[{]/.test(text))
        return text;
    try {
        const value = JSON.parse(text);
        return value;
    }
    catch {
        return text;
    }
}
const UNKNOWN_TOOL = /^(error:\s*)?(unknown (action|tool|function)\b|tool '?[\w.-]+'? not found)/i;
const WRONG_ARGUMENTS = /(missing \d+ required (positional|keyword-only) argument|got an unexpected keyword argument)/i;
const TRANSIENT = [
    /\b(http|status|status[ _]code|error code|code)\W{0,3}(429|5\d\d)\b/i,
    /^(error:?\s*)?(429|5\d\d)(\W*$|\W+(too many|internal|bad gateway|service|gateway|server))/i,
    /\btoo many requests\b|\brate[ _-]?limit/i,
    /\bservice (is )?(temporarily )?unavailable\b|\bbad gateway\b|\binternal server error\b/i,
    /\btimed[ -]?out\b|\btime-?out\b|\bdeadline exceeded\b/i,
];
function statusOf(text) {
    const value = parseResult(text);
    if (!(0,json/* isJsonObject */.OW)(value))
        return undefined;
    const inner = (0,json/* isJsonObject */.OW)(value.error) ? value.error : value;
    const status = inner.status ?? inner.status_code ?? inner.code;
    return typeof status === 'number' ? status : undefined;
}

;// CONCATENATED MODULE: ./build/src/trace/import/conversation.js



/** Builds the trace of an imported conversation, message by message. */
class Conversation {
    #events = [];
    #warnings;
    #open = [];
    constructor(warnings) {
        this.#warnings = warnings;
    }
    add(event) {
        const stamped = { ...event, seq: this.#events.length + 1 };
        const fitted = fitEvent(stamped);
        if (fitted !== stamped)
            this.#warnings.add('an event was too long or nested too deeply; it was cut');
        this.#events.push(fitted);
    }
    /** Text of one message: beside calls it is a note. */
    say(by, text, besideCalls) {
        if (text === '')
            return;
        if (besideCalls)
            this.add({ event: 'note', text, ...actor(by) });
        else if (by === 'user')
            this.add({ event: 'user', text });
        else
            this.add({ event: 'response', text });
    }
    propose(call) {
        const args = readArguments(call.args);
        const made = {
            tool: call.tool,
            args: args ?? {},
            ...(call.id !== undefined && { call_id: call.id }),
            ...actor(call.by),
        };
        this.add({ event: 'proposed', ...made });
        if (args === undefined) {
            this.#warnings.add('the arguments of a call were no JSON object; it counts as refused, the text is kept as a note');
            this.add({ event: 'note', text: 'arguments as they were written', data: call.args, ...actor(call.by) });
            this.add({ event: 'refused', ...made, reason: 'schema', message: 'the arguments are not a JSON object' });
        }
        this.#open.push({ by: call.by, tool: call.tool, args: made.args, id: call.id, refused: args === undefined });
    }
    settle(result) {
        const call = this.#take(result);
        if (call === undefined || call.refused) {
            if (call === undefined)
                this.#warnings.add('a tool result belongs to no call; it is kept as a note');
            this.add({ event: 'note', text: result.text, ...actor(result.by) });
            return;
        }
        const made = {
            tool: call.tool,
            args: call.args,
            ...(call.id !== undefined && { call_id: call.id }),
            ...actor(call.by),
        };
        if (!result.failed) {
            this.add({ event: 'executed', ...made, ok: true, result: parseResult(result.text) });
            return;
        }
        const failure = readFailure(result.text);
        if (failure.kind === 'refused') {
            this.add({ event: 'refused', ...made, reason: failure.reason, message: result.text });
        }
        else {
            const retryable = failure.retryable && { retryable: true };
            this.add({ event: 'executed', ...made, ok: false, error: result.text, ...retryable });
        }
    }
    /** Ends the trace. `reward` is the source's own outcome, absent where it recorded none. */
    end(reward) {
        this.add({ event: 'end', ...(reward !== undefined && { reward }) });
        return this.#events;
    }
    #take(result) {
        const own = this.#open.filter((call) => call.by === result.by);
        const found = own.find((call) => call.id !== undefined && call.id === result.id) ??
            own.find((call) => result.tool === call.tool) ??
            own.find((call) => result.tool === undefined && (result.id === undefined || call.id === undefined));
        this.#open = this.#open.filter((call) => call !== found);
        return found;
    }
}
/** The text of a message whose content is a string, a list of text parts, or nothing. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    const parts = content;
    return parts.map((part) => ((0,json/* isJsonObject */.OW)(part) && typeof part.text === 'string' ? part.text : '')).join('');
}
function readArguments(args) {
    if ((0,json/* isJsonObject */.OW)(args))
        return args;
    if (args === null || args === '')
        return {};
    if (typeof args !== 'string')
        return undefined;
    try {
        const value = JSON.parse(args);
        return (0,json/* isJsonObject */.OW)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function actor(by) {
    return by === 'user' ? { by } : {};
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/schema.js


/** What is read of a τ-bench result file; all else in it is foreign and left out. */
const FunctionCall = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: json_value/* AnyDocument */.kF.optional() });
const TauMessage = schemas/* object */.Ikc({
    role: schemas/* string */.YjP(),
    content: json_value/* AnyDocument */.kF.optional(),
    tool_calls: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), function: FunctionCall })).nullish(),
    /** Older models' single call. */
    function_call: FunctionCall.nullish(),
    tool_call_id: schemas/* string */.YjP().nullish(),
    name: schemas/* string */.YjP().nullish(),
});
const TauTask = schemas/* object */.Ikc({
    actions: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), kwargs: json_value/* AnyDocument */.kF.optional() })).nullish(),
    instruction: schemas/* string */.YjP().nullish(),
    outputs: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])).nullish(),
});
const TauResult = schemas/* object */.Ikc({
    task_id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    reward: schemas/* number */.aig().nullish(),
    trial: schemas/* number */.aig().int().nonnegative().nullish(),
    info: schemas/* object */.Ikc({
        task: TauTask.nullish(),
        /** Written where the attempt ended in an exception. */
        error: schemas/* string */.YjP().nullish(),
        agent_cost: schemas/* number */.aig().nonnegative().nullish(),
    })
        .nullish(),
    traj: schemas/* array */.YOg(TauMessage),
});
const TauFile = schemas/* array */.YOg(TauResult).min(1, { error: 'the list is empty' });

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/task.js


/**
 * A τ-bench task. Its actions are one flat list over the whole dialog (mostly the writes), so the gold has no `User`
 * rows and the dialog is one segment; its outputs are what the agent has to tell the user.
 */
function tauTask(id, name, task, file) {
    return importedTask({
        id,
        name,
        file,
        passWhen: 'recorded',
        ...(task?.instruction != null && { about: task.instruction }),
        answer: (task?.outputs ?? []).map((output) => mentioned(String(output))),
        ...(task?.actions != null && { gold: goldOf(task.actions) }),
    });
}
function goldOf(actions) {
    return actions.map((action, index) => ({
        turn_no: index + 1,
        turn: 'Tool',
        gold_turn: { tool_id: action.name, args: (0,json/* isJsonObject */.OW)(action.kwargs) ? { ...action.kwargs } : {} },
    }));
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/trace.js

/** The trace of one τ-bench result. The system message is the agent's prompt, and no event. */
function tauTrace(result, warnings) {
    const conversation = new Conversation(warnings);
    const cost = result.info?.agent_cost;
    // τ-bench records no tokens; a total of 0 is what it writes when it does not know
    if (typeof cost === 'number' && cost > 0)
        conversation.add({ event: 'model', model: 'unknown', cost_usd: cost });
    for (const message of result.traj)
        addMessage(conversation, message, warnings);
    return conversation.end(result.reward ?? undefined);
}
function addMessage(conversation, message, warnings) {
    const text = textOf(message.content);
    if (message.role === 'system')
        return;
    if (message.role === 'user')
        conversation.say('user', text, false);
    else if (message.role === 'assistant')
        addAssistant(conversation, message, text);
    else if (message.role === 'tool' || message.role === 'function')
        addResult(conversation, message, text);
    else {
        warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`);
        conversation.add({ event: 'note', text });
    }
}
function addAssistant(conversation, message, text) {
    const listed = (message.tool_calls ?? []).map((call) => ({ ...call.function, id: call.id }));
    const calls = message.function_call == null ? listed : [...listed, { ...message.function_call, id: undefined }];
    conversation.say('agent', text, calls.length > 0);
    for (const call of calls) {
        const id = call.id == null ? {} : { id: call.id };
        conversation.propose({ by: 'agent', tool: call.name, args: call.arguments ?? null, ...id });
    }
}
function addResult(conversation, message, text) {
    conversation.settle({
        by: 'agent',
        text,
        // nothing but this word marks an error
        failed: /^(error\b|unknown action\b)/i.test(text),
        ...(message.tool_call_id != null && { id: message.tool_call_id }),
        ...(message.name != null && { tool: message.name }),
    });
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau-bench/index.js










const tau_bench_TITLE = 'a τ-bench result file';
const tauBench = { format: 'tau-bench', title: tau_bench_TITLE, matches: tau_bench_matches, read: tau_bench_read };
function tau_bench_matches(document) {
    if (!Array.isArray(document))
        return false;
    const first = document[0];
    return (0,json/* isJsonObject */.OW)(first) && 'task_id' in first && 'traj' in first;
}
function tau_bench_read(text, file) {
    const results = readShape(TauFile, parseDocument(text, file, tau_bench_TITLE), { file, title: tau_bench_TITLE });
    const warnings = new Warnings();
    const ids = legalIds(results.map(nameOf));
    const idOf = (result) => ids.get(nameOf(result)) ?? legalId(nameOf(result));
    const tasks = [...ids].map(([name, id]) => tauTask(id, name, definitionOf(name, results, warnings), file));
    const attempts = results.map((result) => {
        const trial = result.trial == null ? {} : { trial: result.trial };
        return {
            task: idOf(result),
            ...trial,
            outcome: outcomeOf(result, warnings),
            events: tauTrace(result, warnings),
        };
    });
    return {
        format: tauBench.format,
        suite: suiteName(results, file),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
function nameOf(result) {
    return String(result.task_id);
}
/** Each trial repeats its task; an attempt that ended in an exception does not. */
function definitionOf(name, results, warnings) {
    const stated = results.flatMap((result) => (nameOf(result) === name && result.info?.task ? [result.info.task] : []));
    const [first] = stated;
    if (first === undefined)
        warnings.add(`task ${name} is not defined in the file; it has no gold`);
    else if (stated.some((task) => !(0,json/* equalJson */.FS)(goldPart(task), goldPart(first)))) {
        warnings.add(`task ${name} is defined in two ways; the first is used`);
    }
    return first;
}
function goldPart(task) {
    const actions = (task.actions ?? []).map((action) => [action.name, action.kwargs ?? null]);
    return [actions, task.outputs ?? []];
}
function outcomeOf(result, warnings) {
    const error = result.info?.error;
    if (error != null) {
        return isTransient(error)
            ? { status: 'infra_failed', reason: 'provider', message: error }
            : { status: 'agent_failed', reason: 'source', message: error };
    }
    if (result.reward != null)
        return { status: 'completed' };
    warnings.add('a result without a reward is not measured');
    return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' };
}
/** The file does not name its domain; the agent's policy does in its title, so that two agents' files are one suite. */
function suiteName(results, file) {
    const system = results[0]?.traj.find((message) => message.role === 'system');
    const domain = /^\s*# (\w+) (agent )?policy/i.exec(textOf(system?.content))?.[1];
    const base = file.split(/[\\/]/).pop() ?? file;
    return domain === undefined ? legalId(base.replace(/\.json$/i, '')) : `tau-bench-${domain.toLowerCase()}`;
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/schema.js


/** What is read of a τ²-bench result file; all else in it is foreign and left out. */
const Requestor = schemas/* enum */.k5n(['assistant', 'user']);
const amount = schemas/* number */.aig().nonnegative().nullish();
const Tau2Message = schemas/* object */.Ikc({
    role: schemas/* string */.YjP(),
    content: json_value/* AnyDocument */.kF.optional(),
    tool_calls: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().nullish(),
        name: schemas/* string */.YjP(),
        arguments: json_value/* AnyDocument */.kF.optional(),
        requestor: Requestor.nullish(),
    }))
        .nullish(),
    /** Of a tool's answer: the id of its call. */
    id: schemas/* string */.YjP().nullish(),
    requestor: Requestor.nullish(),
    error: schemas/* boolean */.zMY().nullish(),
    cost: amount,
    usage: schemas/* object */.Ikc({ prompt_tokens: amount, completion_tokens: amount }).nullish(),
});
const Action = schemas/* object */.Ikc({
    requestor: Requestor.nullish(),
    name: schemas/* string */.YjP(),
    arguments: json_value/* AnyDocument */.kF.optional(),
    compare_args: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
});
const Tau2Task = schemas/* object */.Ikc({
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    description: schemas/* object */.Ikc({ purpose: schemas/* string */.YjP().nullish() }).nullish(),
    ticket: schemas/* string */.YjP().nullish(),
    evaluation_criteria: schemas/* object */.Ikc({
        actions: schemas/* array */.YOg(Action).nullish(),
        communicate_info: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    })
        .nullish(),
});
const Tau2Simulation = schemas/* object */.Ikc({
    task_id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    trial: schemas/* number */.aig().int().nonnegative().nullish(),
    seed: schemas/* number */.aig().int().nonnegative().nullish(),
    start_time: schemas/* string */.YjP().nullish(),
    /** Seconds. */
    duration: amount,
    termination_reason: schemas/* string */.YjP().nullish(),
    agent_cost: amount,
    reward_info: schemas/* object */.Ikc({ reward: schemas/* number */.aig().nullish() }).nullish(),
    messages: schemas/* array */.YOg(Tau2Message),
});
const Tau2File = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({
        agent_info: schemas/* object */.Ikc({ llm: schemas/* string */.YjP().nullish() }).nullish(),
        environment_info: schemas/* object */.Ikc({ domain_name: schemas/* string */.YjP().nullish() }).nullish(),
    })
        .nullish(),
    tasks: schemas/* array */.YOg(Tau2Task).nullish(),
    simulations: schemas/* array */.YOg(Tau2Simulation).min(1, { error: 'the list is empty' }),
});

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/task.js


/**
 * A τ²-bench task. Its actions are one flat list over the whole dialog, so the gold has no `User` rows and the dialog is
 * one segment; actions that the simulated user has to do are rows `by: user`.
 */
function tau2Task(id, name, task, file) {
    const criteria = task?.evaluation_criteria;
    const about = task?.description?.purpose ?? task?.ticket;
    return importedTask({
        id,
        name,
        file,
        passWhen: 'recorded',
        ...(about != null && { about }),
        answer: (criteria?.communicate_info ?? []).map(mentioned),
        ...(criteria?.actions != null && { gold: criteria.actions.map(goldTurn) }),
    });
}
function goldTurn(action, index) {
    return {
        turn_no: index + 1,
        turn: 'Tool',
        gold_turn: { tool_id: action.name, args: (0,json/* isJsonObject */.OW)(action.arguments) ? { ...action.arguments } : {} },
        ...(action.requestor === 'user' && { by: 'user' }),
        ...(action.compare_args !== undefined && { compare_args: action.compare_args }),
    };
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/trace.js

/** The trace of one τ²-bench simulation, the simulated user's own tools included (`by: user`). */
function tau2Trace(simulation, model, warnings) {
    const conversation = new Conversation(warnings);
    const models = simulation.messages.map((message) => modelEvent(message, model));
    const cost = simulation.agent_cost;
    if (models.every((event) => event === undefined) && typeof cost === 'number' && cost > 0) {
        conversation.add({ event: 'model', model, cost_usd: cost });
    }
    for (const [index, message] of simulation.messages.entries()) {
        const event = models[index];
        if (event !== undefined)
            conversation.add(event);
        trace_addMessage(conversation, message, warnings);
    }
    return conversation.end(simulation.reward_info?.reward ?? undefined);
}
/** One for each of the agent's messages that a model wrote; the fixed greeting has neither tokens nor cost. */
function modelEvent(message, model) {
    if (message.role !== 'assistant')
        return undefined;
    const { usage, cost } = message;
    const input = usage?.prompt_tokens;
    const output = usage?.completion_tokens;
    if (input == null && output == null && !cost)
        return undefined;
    return {
        event: 'model',
        model,
        ...(input != null && { input_tokens: input }),
        ...(output != null && { output_tokens: output }),
        // 0 with tokens used is a price that the source did not know
        ...(cost && { cost_usd: cost }),
    };
}
function trace_addMessage(conversation, message, warnings) {
    const text = textOf(message.content);
    if (message.role === 'system')
        return;
    if (message.role === 'assistant')
        addSpeech(conversation, 'agent', message, text);
    else if (message.role === 'user')
        addSpeech(conversation, 'user', message, text);
    else if (message.role === 'tool')
        trace_addResult(conversation, message, text);
    else {
        warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`);
        conversation.add({ event: 'note', text });
    }
}
function addSpeech(conversation, by, message, text) {
    const calls = message.tool_calls ?? [];
    conversation.say(by, text, calls.length > 0);
    for (const call of calls) {
        const id = call.id == null ? {} : { id: call.id };
        const caller = call.requestor == null ? by : actorOf(call.requestor);
        conversation.propose({ by: caller, tool: call.name, args: call.arguments ?? null, ...id });
    }
}
function trace_addResult(conversation, message, text) {
    conversation.settle({
        by: actorOf(message.requestor),
        text,
        failed: message.error ?? /^error\b/i.test(text),
        ...(message.id != null && { id: message.id }),
    });
}
function actorOf(requestor) {
    return requestor === 'user' ? 'user' : 'agent';
}

;// CONCATENATED MODULE: ./build/src/trace/import/tau2-bench/index.js








const tau2_bench_TITLE = 'a τ²-bench result file';
const tau2Bench = { format: 'tau2-bench', title: tau2_bench_TITLE, matches: tau2_bench_matches, read: tau2_bench_read };
function tau2_bench_matches(document) {
    return (0,json/* isJsonObject */.OW)(document) && Array.isArray(document.simulations);
}
function tau2_bench_read(text, file) {
    const source = readShape(Tau2File, parseDocument(text, file, tau2_bench_TITLE), { file, title: tau2_bench_TITLE });
    const warnings = new Warnings();
    const model = source.info?.agent_info?.llm ?? 'unknown';
    const defined = new Map((source.tasks ?? []).map((task) => [String(task.id), task]));
    const played = source.simulations.map((simulation) => String(simulation.task_id));
    const ids = legalIds([...defined.keys(), ...played]);
    const tasks = [...ids].map(([name, id]) => {
        if (!defined.has(name))
            warnings.add(`task ${name} is not defined in the file; it has no gold`);
        if (!played.includes(name))
            warnings.add(`task ${name} has no simulation; it is not measured`);
        return tau2Task(id, name, defined.get(name), file);
    });
    const attempts = source.simulations.map((simulation) => {
        const name = String(simulation.task_id);
        return {
            task: ids.get(name) ?? legalId(name),
            ...(simulation.trial != null && { trial: simulation.trial }),
            ...(simulation.seed != null && { seed: simulation.seed }),
            ...(simulation.start_time != null && { startedAt: simulation.start_time }),
            ...(simulation.duration != null && { wallMs: simulation.duration * 1000 }),
            outcome: tau2_bench_outcomeOf(simulation, warnings),
            events: tau2Trace(simulation, model, warnings),
        };
    });
    return {
        format: tau2Bench.format,
        suite: `tau2-${legalId(source.info?.environment_info?.domain_name ?? 'bench')}`.slice(0, 100),
        tasks,
        attempts: numberAttempts(tasks, attempts, warnings),
        dialogs: [],
        warnings: warnings.list(),
    };
}
/** Ends that the agent brought about; the limits of the source are its failure too. */
const AGENT_ENDS = new Set(['max_steps', 'too_many_errors', 'agent_error', 'timeout']);
/** Ends that the source's own world brought about. */
const WORLD_ENDS = new Set(['infrastructure_error', 'user_error']);
function tau2_bench_outcomeOf(simulation, warnings) {
    const reason = simulation.termination_reason ?? '';
    const message = `the source ended it with ${reason}`;
    if (AGENT_ENDS.has(reason))
        return { status: 'agent_failed', reason: 'source', message };
    if (WORLD_ENDS.has(reason))
        return { status: 'infra_failed', reason: 'sandbox', message };
    if (simulation.reward_info?.reward != null)
        return { status: 'completed' };
    warnings.add('a simulation without a reward is not measured');
    return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' };
}

;// CONCATENATED MODULE: ./build/src/trace/import/index.js





/** Every format that can be imported. */
const importers = [tauBench, tau2Bench, dialogs];
/** Reads a foreign file as the format that is named, or else as the one that it looks like. */
function importText(text, file, format) {
    return (format === undefined ? detectImporter(text, file) : importerOf(format)).read(text, file);
}
/** @throws UserError that lists the formats */
function importerOf(format) {
    const importer = importers.find((one) => one.format === format);
    if (importer !== undefined)
        return importer;
    throw new errors/* UserError */.yo({
        code: 'import-format',
        message: `there is no import format \`${format}\``,
        hint: `Formats: ${importers.map((one) => one.format).join(', ')}.`,
    });
}
/** The importer whose format the content shows; its name plays no part. */
function detectImporter(text, file) {
    const known = importers.map((one) => one.title).join(', ');
    const document = parseDocument(text, file, `one of the known formats (${known})`);
    const importer = importers.find((one) => one.matches(document));
    if (importer !== undefined)
        return importer;
    throw new errors/* UserError */.yo({
        code: 'import-format',
        message: `the content is none of the known formats: ${known}`,
        file,
        hint: `Name the format: ${importers.map((one) => one.format).join(', ')}.`,
    });
}


/***/ })

};
