export const id = 320;
export const ids = [320];
export const modules = {

/***/ 98320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importFile: () => (/* binding */ importFile)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/trace/import/index.js + 46 modules
var trace_import = __webpack_require__(68276);
// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(10601);
// EXTERNAL MODULE: ./build/src/trace/store/write.js
var write = __webpack_require__(88822);
// EXTERNAL MODULE: ./build/src/shell/use/directory.js
var directory = __webpack_require__(58831);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var use_imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/secrets.js + 4 modules
var secrets = __webpack_require__(83947);
// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(26498);
// EXTERNAL MODULE: ./build/src/shell/use/gold/task-text.js
var task_text = __webpack_require__(96952);
;// CONCATENATED MODULE: ./build/src/shell/use/task-files.js



/**
 * Writes the tasks of an imported file that can be run, each into a file of its own: those whose gold says what the user
 * writes.
 * @param dir absolute
 * @returns ids of the tasks that were written, and of those that were not
 */
function writeTaskFiles(tasks, dir) {
    const runnable = tasks.flatMap((task) => {
        const turns = (task.gold ?? []).flatMap(({ turn, gold_turn: said }) => turn === 'User' && 'response' in said ? [{ user: said.response }] : []);
        return turns.length === 0 ? [] : [{ ...task, turns }];
    });
    for (const task of runnable)
        (0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, `${task.id}.yaml`), (0,task_text/* taskText */.H)(task));
    const written = runnable.map(({ id }) => id);
    return { written, left: tasks.flatMap(({ id }) => (written.includes(id) ? [] : [id])) };
}

// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/import.js












/** `turngate import FORMAT FILE`: recorded trajectories as a run directory that can be scored and gated. */
async function importFile(io, format, file, options) {
    const importer = (0,trace_import.importerOf)(format);
    if (options.suite !== undefined && !common.Id.safeParse(options.suite).success) {
        throw new errors/* UserError */.yo({
            code: 'bad-name',
            message: `--suite ${options.suite} is not a legal name.`,
            hint: 'Use letters, digits, `.`, `_`, `-`, beginning with a letter or digit.',
        });
    }
    const imported = importer.read(await (0,use_imported/* readTextFile */.Gu)((0,external_node_path_.resolve)(io.cwd, file), file), file);
    const suite = (0,use_imported/* importedSuite */.Rl)(imported, file, options.suite);
    const now = io.now();
    const id = (0,run_file/* newRunId */.F$)(now, Math.random);
    const dir = options.out === undefined ? (0,directory/* defaultDirectory */.V)(io.cwd, id) : (0,external_node_path_.resolve)(io.cwd, options.out);
    if (options.out === undefined)
        await (0,directory/* makeDefaultFolder */.c)(io.cwd);
    await (0,promises_.mkdir)((0,external_node_path_.resolve)(dir, '..'), { recursive: true });
    const writer = await (0,write/* openRun */.Iy)(dir, {
        version: 1,
        id,
        suite: suite.name,
        suite_file: file,
        seed: 0,
        attempts: suite.attempts,
        tasks: suite.tasks.map((task) => task.id),
        turngate: io.version,
        fingerprints: suite.fingerprints,
        agent: `import:${format}`,
        isolation: [],
        concurrency: 1,
        started_at: now.toISOString(),
        interrupted: false,
    });
    await writer.writeFile('suite.json', `${JSON.stringify(suite, null, 1)}\n`);
    const redactor = (0,secrets/* redactorFor */.s)(suite, io.env);
    for (const attempt of imported.attempts)
        await writer.append(redactor.deep(attempt));
    await writer.close({ finished_at: io.now().toISOString(), interrupted: false });
    const files = options.tasks === undefined ? undefined : writeTaskFiles(imported.tasks, (0,external_node_path_.resolve)(io.cwd, options.tasks));
    for (const warning of imported.warnings)
        io.err(`warning: ${warning}\n`);
    if (files !== undefined && files.left.length > 0) {
        io.err(`warning: not written as tasks, since no gold says what the user writes: ${files.left.join(', ')}\n`);
    }
    const shown = (0,external_node_path_.relative)(io.cwd, dir) || '.';
    const { tasks, attempts, warnings } = imported;
    if (options.json === true) {
        (0,print.printJson)({
            suite: suite.name,
            tasks: tasks.length,
            attempts: attempts.length,
            run_dir: shown,
            warnings,
            ...(files !== undefined && { files: files.written }),
        }, io);
    }
    else {
        io.out(`${suite.name}: ${tasks.length} tasks, ${attempts.length} attempts, in ${shown}\n`);
        if (files !== undefined)
            io.out(`${files.written.length} task files written to ${options.tasks}\n`);
        io.out(`Next: turngate score ${shown}, or turngate gate ${shown} --baseline OTHER_RUN\n`);
    }
    return 0;
}


/***/ }),

/***/ 58831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defaultDirectory),
/* harmony export */   c: () => (/* binding */ makeDefaultFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const FOLDER = '.turngate';
/** Where a run goes when nobody says so: `.turngate/runs/<id>`. */
function defaultDirectory(cwd, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, 'runs', id);
}
/** Makes the folder of all runs, which keeps itself out of version control. */
async function makeDefaultFolder(cwd) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, '.gitignore'), '*\n');
}


/***/ }),

/***/ 8222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   On: () => (/* binding */ goldFingerprints),
/* harmony export */   Rl: () => (/* binding */ importedSuite)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9625);
/* harmony import */ var _suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17926);
/* harmony import */ var _suite_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39150);
/* harmony import */ var _suite_schema_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90983);
/* harmony import */ var _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64290);







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

/***/ 83947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ redactorFor)
});

// UNUSED EXPORTS: redactorOf

;// CONCATENATED MODULE: ./build/src/trace/redact/broken.js
/**
 * What stands between two parts of a value that was broken over lines or spelled out: space, and line breaks as JSON writes
 * them, at most twice inside one another.
 */
const BREAKS = /(?:\s|\\{1,4}[nrt])+/g;
/** Shorter values are words, which stand next to others by chance. */
const LEAST_BROKEN = 12;
/** Makes a function that replaces values also where they are broken, anywhere in them. Linear in the text. */
function breakable(values) {
    const whole = values.map((value) => value.replaceAll(BREAKS, '')).filter((value) => value.length >= LEAST_BROKEN);
    const found = literally(whole);
    return (text, replace) => {
        if (found === undefined)
            return text;
        const { joined, origin } = withoutBreaks(text);
        if (joined.length === text.length)
            return text;
        let [shown, at] = ['', 0];
        for (const { index, 0: value } of joined.matchAll(found)) {
            shown += text.slice(at, origin(index)) + replace();
            at = origin(index + value.length - 1) + 1;
        }
        return shown + text.slice(at);
    };
}
/** Finds any of the values, longer ones first; undefined where there is none. */
function literally(values) {
    const longestFirst = [...new Set(values)].sort((a, b) => b.length - a.length);
    return longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escaped).join('|'), 'g');
}
function withoutBreaks(text) {
    const starts = [];
    const origins = [];
    const parts = [];
    let [length, end] = [0, 0];
    const keep = (from, to) => {
        if (from === to)
            return;
        starts.push(length);
        origins.push(from);
        parts.push(text.slice(from, to));
        length += to - from;
    };
    for (const { index, 0: gap } of text.matchAll(BREAKS)) {
        keep(end, index);
        end = index + gap.length;
    }
    keep(end, text.length);
    let part = 0;
    const origin = (at) => {
        while ((starts[part + 1] ?? Number.POSITIVE_INFINITY) <= at)
            part += 1;
        return at - (starts[part] ?? 0) + (origins[part] ?? 0);
    };
    return { joined: parts.join(''), origin };
}
function escaped(value) {
    return value.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/src/trace/redact/credentials.js
/**
 * Shapes of credentials that give themselves away by their beginning. Every repetition is bounded, so that hostile text
 * costs linear time.
 */
const SHAPES = [
    // OpenAI, Anthropic, OpenRouter, Stripe
    /\b[srp]k[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}[A-Za-z0-9_-]{16,200}/,
    // GitHub, GitLab, npm, Hugging Face, Slack
    /\bgh[pousr]_[A-Za-z0-9]{30,255}/,
    /\bgithub_pat_[A-Za-z0-9_]{22,255}/,
    /\bglpat-[A-Za-z0-9_-]{18,255}/,
    /\bnpm_[A-Za-z0-9]{30,100}/,
    /\bhf_[A-Za-z0-9]{30,100}/,
    /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/,
    // AWS, Google
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
    /\bAIza[A-Za-z0-9_-]{35}/,
    // JSON web tokens
    /\beyJ[A-Za-z0-9_-]{8,2000}\.eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{0,2000}/,
    // private keys, their line breaks written in any way
    /-----BEGIN(?: |%20|\+)(?:[A-Z]{1,12}(?: |%20|\+)){0,3}PRIVATE(?: |%20|\+)KEY-----[^-]{0,20000}(?:-----END[^-]{0,60}-----)?/,
];
const ANY = new RegExp(SHAPES.map((shape) => shape.source).join('|'), 'g');
/** What follows these words is a credential; the words stay. */
const AFTER = [
    /(?<=\b[Bb]earer(?: |%20|\+)(?:"|%22)?)[A-Za-z0-9._~+/=-]{16,2000}/g,
    // the password of an address
    /(?<=:\/\/[^\s/:@"'`]{1,100}:)[^\s/@"'`[\]]{3,200}(?=@)/g,
];
function replaceCredentials(text, replace) {
    return AFTER.reduce((left, shape) => left.replace(shape, replace), text.replace(ANY, replace));
}
function credentialsIn(text) {
    return text.match(ANY) ?? [];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/trace/redact/encodings.js

/** A secret as it is, and as it stands inside JSON (once, twice), a URL, base64 of either alphabet, and hexadecimal. */
function encodingsOf(secret) {
    const bytes = external_node_buffer_.Buffer.from(secret, 'utf8');
    const json = jsonInside(secret);
    const url = encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, '\uFFFD'));
    const strictUrl = url.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
    const form = strictUrl.replaceAll('%20', '+');
    const hex = bytes.toString('hex');
    const urls = [url, strictUrl, form].flatMap((one) => [one, lowerEscapes(one)]);
    const all = [
        secret,
        json,
        jsonInside(json),
        asciiJson(secret),
        ...urls,
        ...base64Insides(bytes),
        hex,
        hex.toUpperCase(),
    ];
    return all.filter((text) => text !== '');
}
function jsonInside(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** As other languages write JSON: nothing but ASCII, and slashes escaped. */
function asciiJson(text) {
    return jsonInside(text)
        .replaceAll('/', '\\/')
        .replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function lowerEscapes(url) {
    return url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}
/**
 * What is the same in the base64 of any text with the secret in it: three bytes make four letters, so there are three ways
 * to stand, and letters that also hold a neighbour's bits are left out.
 */
function base64Insides(bytes) {
    const insides = [0, 1, 2].map((before) => {
        const text = external_node_buffer_.Buffer.concat([external_node_buffer_.Buffer.alloc(before), bytes]).toString('base64');
        const first = [0, 2, 3][before] ?? 0;
        const last = Math.floor(((before + bytes.length) * 8) / 6);
        return text.slice(first, last);
    });
    const long = insides.filter((text) => text.length >= 8);
    return [...long, ...long.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

;// CONCATENATED MODULE: ./build/src/trace/redact/redactor.js



/** Stands in the place of a secret: no length, no part of it. */
const SECRET = '[secret]';
/** Shorter values are words and numbers: hiding them would hide the report. */
const SHORTEST = 6;
/**
 * Known secrets first, in every encoding, also where they are broken over lines; then text that has the shape of a
 * credential, also inside base64. A secret that was cut off at either end of a text is taken out as far as it stands there.
 */
function redactor_createRedactor({ secrets, isPublic = () => false }) {
    const known = [...new Set(secrets.flatMap(linesOf))].filter((secret) => secret.length >= SHORTEST && !isPublic(secret));
    const needles = known.flatMap(encodingsOf);
    const literal = literally(needles);
    const withoutBroken = breakable(needles);
    let count = 0;
    const replaced = () => {
        count += 1;
        return SECRET;
    };
    function text(given) {
        if (given.length < SHORTEST)
            return given;
        const whole = withoutBroken(literal === undefined ? given : given.replace(literal, replaced), replaced);
        const cut = known.reduce((left, secret) => withoutCutOff(left, secret, replaced), whole);
        const plain = replaceCredentials(cut, (found) => (isPublic(found) ? found : replaced()));
        return plain.replaceAll(BASE64, (run) => (hides(run) ? replaced() : run));
    }
    function hides(run) {
        const inside = Buffer.from(run, 'base64').toString('latin1');
        return known.some((secret) => inside.includes(secret)) || credentialsIn(inside).some((found) => !isPublic(found));
    }
    function deep(value) {
        return mapped(value, text);
    }
    return {
        text,
        deep,
        get count() {
            return count;
        },
    };
}
/** A run long enough to hold a credential, with the lines that go on with it. */
const BASE64 = /[A-Za-z0-9+/_-]{24,}(?:\r?\n[ \t]{0,8}[A-Za-z0-9+/_-]{4,})*={0,2}/g;
/** A secret of several lines is shown line by line as well. */
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [secret, secret.trim(), ...lines];
}
/** At least so much of a cut-off secret is told from chance. */
const LEAST = 8;
function withoutCutOff(text, secret, replaced) {
    // whoever cut it may have marked the place, or ended the line
    const end = text.length - (/[\s.…]{0,5}$/.exec(text)?.[0].length ?? 0);
    const begin = /^[\s.…]{0,5}/.exec(text)?.[0].length ?? 0;
    const most = Math.min(secret.length - 1, end - begin);
    for (let length = most; length >= LEAST; length -= 1) {
        if (text.startsWith(secret.slice(0, length), end - length)) {
            return text.slice(0, end - length) + replaced() + text.slice(end);
        }
        if (text.startsWith(secret.slice(-length), begin)) {
            return text.slice(0, begin) + replaced() + text.slice(begin + length);
        }
    }
    return text;
}
function mapped(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (Array.isArray(value))
        return value.map((one) => mapped(one, text));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [text(key), mapped(part, text)]));
}

;// CONCATENATED MODULE: ./build/src/shell/use/secrets.js

/**
 * What must not be shown of a run: values that the suite lets an agent see, keys that it names, and every variable whose
 * name says that it is a secret. What tasks, tools and state say themselves everybody reads, so that is none.
 */
function redactorFor(suite, env) {
    const { tasks, tools, state, sandbox, judges, embedding } = suite;
    const named = [...sandbox.env, ...[...judges, embedding].flatMap((entry) => entry?.api_key_env ?? [])];
    const stated = JSON.stringify({ tasks, tools, state });
    return redactor_createRedactor({
        secrets: [...named.flatMap((name) => env[name] ?? []), ...secretsIn(env)],
        isPublic: (text) => stated.includes(JSON.stringify(text).slice(1, -1)),
    });
}
/** For what is said before a suite is read. */
function redactorOf(env) {
    return createRedactor({ secrets: secretsIn(env) });
}
function secretsIn(env) {
    return Object.entries(env).flatMap(([name, value]) => (value !== undefined && NAMES.test(name) ? [value] : []));
}
const NAMES = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|_PAT|_DSN)$/i;


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

/***/ 66402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ TraceEvent)
/* harmony export */ });
/* unused harmony exports UserEvent, ResponseEvent, ProposedEvent, RefusedEvent, ExecutedEvent, ModelEvent, NoteEvent, EndEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23837);


/**
 * The event union of a trace, one JSON object a line, `event` being the discriminator. Unknown keys are dropped, since
 * what an agent prints is foreign data; an unknown `event` makes the line a broken one.
 */
const stamp = {
    /** Given by the recorder on arrival, from 1. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().optional(),
    /** Milliseconds since the attempt began, given by the recorder. */
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional(),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['agent', 'user']).optional(),
};
const call = { tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), args: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJsonObject */ .ie.default({}), call_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() };
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional();
const UserEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('user'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which scripted turn this is, from 1, given by the recorder: a script may skip turns. Absent: the n-th message is turn n. */
    turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional(),
    ...stamp,
});
const ResponseEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('response'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** false: more text follows in this turn. */
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ...stamp,
});
const ProposedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('proposed'), ...call, ...stamp });
const RefusedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('refused'),
    ...call,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['schema', 'unknown_tool', 'policy']),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const ExecutedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('executed'),
    ...call,
    ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    result: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ms: count,
    ...stamp,
});
const ModelEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('model'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    input_tokens: count,
    output_tokens: count,
    cached_tokens: count,
    reasoning_tokens: count,
    cost_usd: count,
    ms: count,
    /** Why there was no answer, or not all of one. */
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The answer came from a cassette, and took no time worth measuring. */
    replayed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ...stamp,
});
/** Text beside tool calls, stray output, or a line that is kept but not trusted as what it claims to be. */
const NoteEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('note'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    data: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    ...stamp,
});
const EndEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('end'),
    /** The source's own outcome, 0..1. */
    reward: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    /** The agent's own word that something outside it failed; counts only under `trust_agent_errors`. */
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const TraceEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('event', [
    UserEvent,
    ResponseEvent,
    ProposedEvent,
    RefusedEvent,
    ExecutedEvent,
    ModelEvent,
    NoteEvent,
    EndEvent,
]);


/***/ }),

/***/ 58181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   Yp: () => (/* binding */ formatEventLine),
/* harmony export */   _T: () => (/* binding */ parseEventLine)
/* harmony export */ });
/* unused harmony export parseTrace */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66402);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23837);



/** Bytes of one line of a trace, without its line end. */
const MAX_LINE_BYTES = 1024 * 1024;
/** Reads one line of a trace. Never throws: what an agent prints is foreign data. */
function parseEventLine(line) {
    if (isTooLong(line))
        return broken(`line is longer than ${MAX_LINE_BYTES} bytes`);
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return broken(`not JSON: ${excerpt(line)}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return broken(`not a JSON object: ${excerpt(line)}`);
    }
    if (!(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value))
        return broken(`nested deeper than ${_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels`);
    const parsed = _events_js__WEBPACK_IMPORTED_MODULE_1__/* .TraceEvent */ .A2.safeParse(value);
    if (parsed.success)
        return { kind: 'event', event: parsed.data };
    return broken(describeIssue(parsed.error.issues[0], value));
}
/** Reads a whole trace; blank lines are nothing, broken ones are reported and the rest is kept. */
function parseTrace(text) {
    const events = [];
    const brokenLines = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const parsed = parseEventLine(line);
        if (parsed.kind === 'event')
            events.push(parsed.event);
        else
            brokenLines.push({ line: index + 1, message: parsed.message });
    }
    return { events, broken: brokenLines };
}
/** One line without its line end: the same keys in the same order for equal events, whatever made them. */
function formatEventLine(event) {
    const fields = event;
    const parts = [];
    for (const key of KEY_ORDER) {
        const value = fields[key];
        if (value !== undefined)
            parts.push(`${JSON.stringify(key)}:${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value)}`);
    }
    return `{${parts.join(',')}}`;
}
/** Every key of every event, in the order in which a reader wants to see them. */
const KEY_ORDER = [
    'event',
    'seq',
    'at',
    'by',
    'turn',
    'text',
    'final',
    'tool',
    'args',
    'call_id',
    'ok',
    'result',
    'reason',
    'message',
    'reward',
    'error',
    'retryable',
    'model',
    'input_tokens',
    'output_tokens',
    'cached_tokens',
    'reasoning_tokens',
    'cost_usd',
    'data',
    'replayed',
    'ms',
];
function broken(message) {
    return { kind: 'broken', message };
}
function isTooLong(line) {
    // no UTF-16 unit takes more than three bytes, so most lines need no counting
    return line.length * 3 > MAX_LINE_BYTES && Buffer.byteLength(line) > MAX_LINE_BYTES;
}
function describeIssue(issue, value) {
    const name = 'event' in value ? value.event : undefined;
    if (name === undefined)
        return 'no `event` key';
    if (issue === undefined || issue.path[0] === 'event')
        return `unknown event ${excerpt(String(name))}`;
    return `event ${String(name)}: ${issue.path.join('.')}: ${issue.message}`;
}
function excerpt(text) {
    const flat = text.slice(0, 60).trim();
    return text.length > 60 ? `${flat}…` : flat;
}


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ plannedKeys),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LZ: () => (/* binding */ attemptName),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   rn: () => (/* binding */ missingAttempts)
/* harmony export */ });
/* unused harmony export Shard */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);


const Hashes = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Fingerprints = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: Hashes,
    sandbox: Hashes,
    scorer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    gold: Hashes,
});
/** One of `of` parts of a plan, counted from 1. */
const Shard = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive() })
    .refine(({ index, of }) => index <= of, 'there is no such shard');
/** `run.json`: what was planned, with what, and how far it came. */
const RunFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    id: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** Name of the suite. */
    suite: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** The suite's file as the user named it, or the imported file. */
    suite_file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The run seed; each attempt's seed is derived from it. */
    seed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    /** k: attempts planned for each task, numbered from 1. */
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** Ids of the planned tasks. */
    tasks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id),
    /** The tasks that were chosen, where not all were; the others are planned still, and not measured. */
    only: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id).exactOptional(),
    /** The part of the plan that this run makes; the others are runs of their own. */
    shard: Shard.exactOptional(),
    /** The commit that was checked out, and the one that it was judged by. */
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** Hash of all files of that commit but the baselines: equal ones need not be measured twice. */
    tree: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** How many times attempts of this head, base and suite were judged, this time included; absent: once. */
    look: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(2).exactOptional(),
    /** Version of Turngate. */
    turngate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: Fingerprints,
    /** Kind of the agent, or `import:<format>`. */
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** By name, what kept attempts apart from the host and from each other. */
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Absent while the run goes on, and for ever when it crashed. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The run was ended by a signal; what had not finished by then has no record or one that says so. */
    interrupted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
});
/** A run id that sorts by time: `20250301T090000Z-3f9a1c`. `random` gives numbers in [0, 1). */
function newRunId(now, random) {
    const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    const suffix = Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${time}-${suffix}`;
}
/** Attempts that were planned and have no record, task by task; of a shard, those of its own share. */
function missingAttempts(run, records) {
    const there = new Set(Array.from(records, attemptName));
    const share = run.shard === undefined ? undefined : new Set(plannedKeys(run).map(attemptName));
    const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1);
    return run.tasks
        .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
        .filter((key) => !there.has(attemptName(key)) && (share?.has(attemptName(key)) ?? true));
}
/** What a run sets out to make, in that order: attempt 1 of every task, then attempt 2 of every task. */
function plannedKeys({ tasks, attempts, only, shard }) {
    const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task));
    const numbers = Array.from({ length: attempts }, (_, index) => index + 1);
    const keys = numbers.flatMap((attempt) => chosen.map((task) => ({ task, attempt })));
    // dealt out one by one: shares differ by one attempt at most, whatever tasks and attempts there are
    return shard === undefined ? keys : keys.filter((_, index) => index % shard.of === shard.index - 1);
}
/** Path of one attempt's files below `traces/` and `evidence/`, without extension: `<task>/<attempt>`. */
function attemptName(key) {
    return `${key.task}/${key.attempt}`;
}


/***/ }),

/***/ 6955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ evidencePath),
/* harmony export */   rT: () => (/* binding */ tracePath),
/* harmony export */   wo: () => (/* binding */ ATTEMPTS_FILE),
/* harmony export */   zF: () => (/* binding */ RUN_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10601);


/** Names inside a run directory. */
const RUN_FILE = 'run.json';
const ATTEMPTS_FILE = 'attempts.jsonl';
function tracePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'traces', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.jsonl`);
}
function evidencePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'evidence', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.json`);
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
