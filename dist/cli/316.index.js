export const id = 316;
export const ids = [316];
export const modules = {

/***/ 72696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ openDiskTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27406);
/* harmony import */ var _suite_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53564);




const MAX_FILES = 100_000;
/**
 * A folder of the disk as a `Tree`. What is reached through a symbolic link is read only where its real place is
 * inside the folder; linked folders are not listed. The list of files is taken once.
 *
 * @throws UserError when the folder is not there
 */
function openDiskTree(folder, label) {
    const root = realFolder(folder, label);
    let files;
    const tree = {
        label,
        read: (path, maxBytes) => readInside(root, path, maxBytes),
        list: () => {
            files ??= listFiles(root, tree);
            return files;
        },
    };
    return tree;
}
function realFolder(folder, label) {
    try {
        const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory())
            return root;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(missingFolder(label), { cause: error });
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(missingFolder(label));
}
function missingFolder(label) {
    return {
        code: 'no-folder',
        message: 'There is no such folder.',
        file: label,
        hint: 'Name the folder that holds suite.yaml.',
    };
}
function readInside(root, path, maxBytes) {
    const inside = (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .insidePath */ .yt)(path);
    if (inside === undefined)
        return { kind: 'outside' };
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, inside));
        if (real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return { kind: 'outside' };
        return readRegular(real, maxBytes);
    }
    catch (error) {
        return failedRead(error);
    }
}
function readRegular(real, maxBytes) {
    // without waiting: opening a pipe that nobody writes to would hang
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (stat.isDirectory())
            return { kind: 'directory' };
        if (!stat.isFile())
            return { kind: 'refused', why: 'it is not a regular file' };
        if (stat.size > maxBytes)
            return { kind: 'too_large', size: stat.size };
        const bytes = readAll(descriptor, stat.size);
        return { kind: 'file', bytes, executable: (stat.mode & 0o111) !== 0 };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function readAll(descriptor, size) {
    const bytes = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, filled, size - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}
function failedRead(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
        return { kind: 'absent' };
    if (code === 'EACCES' || code === 'EPERM')
        return { kind: 'refused', why: 'permission is denied' };
    if (code === 'ELOOP')
        return { kind: 'refused', why: 'its symbolic links go round in a circle' };
    if (code === 'ENXIO' || code === 'EAGAIN')
        return { kind: 'refused', why: 'it is not a regular file' };
    return { kind: 'refused', why: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
}
function listFiles(root, tree) {
    const found = [];
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of entriesOf(root, folder, tree)) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .SKIPPED_FOLDERS */ .Ll.has(entry.name))
                    folders.push(path);
            }
            else if (entry.isFile() || (entry.isSymbolicLink() && linksToFile(root, path))) {
                found.push(path);
            }
        }
        if (found.length > MAX_FILES)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(tooMany(tree));
    }
    return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
function entriesOf(root, folder, tree) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
            code: 'unreadable-folder',
            message: `The folder cannot be listed (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}).`,
            file: (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .labelled */ .wW)(tree, folder),
            hint: 'Give read permission, or move it out of the suite.',
        }, { cause: error });
    }
}
function linksToFile(root, path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        return real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile();
    }
    catch {
        // a link that leads nowhere is no file
        return false;
    }
}
function tooMany(tree) {
    return {
        code: 'too-many-files',
        message: `The suite's folder holds more than ${MAX_FILES} files.`,
        file: tree.label,
        hint: 'Give the suite a folder of its own.',
    };
}


/***/ }),

/***/ 86316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ko: () => (/* binding */ checkTaskNames),
/* harmony export */   xi: () => (/* binding */ loadSuiteFile)
/* harmony export */ });
/* unused harmony export suiteFileOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99336);
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9625);
/* harmony import */ var _suite_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41087);
/* harmony import */ var _files_disk_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72696);






/** Loads the suite in a file, or the `suite.yaml` of a folder. */
function loadSuiteFile(path, cwd) {
    const file = suiteFileOf(path, cwd);
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file);
    const tree = (0,_files_disk_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .openDiskTree */ .M)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, root) || '.');
    return { suite: (0,_suite_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuite */ .b)(tree, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file), { scorer: _grade_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORER */ .Z, judgePrompt: _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_2__/* .JUDGE_PROMPT */ .nW }), root };
}
/** Absolute; of a folder, its `suite.yaml`. */
function suiteFileOf(path, cwd) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    return /\.(ya?ml|json)$/i.test(absolute) ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(absolute, 'suite.yaml');
}
/** @throws UserError naming the tasks that the suite does not have. */
function checkTaskNames(suite, only) {
    const known = new Set(suite.tasks.map((task) => task.id));
    const unknown = (only ?? []).filter((id) => !known.has(id));
    if (unknown.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(unknown.map((id) => ({
        code: 'unknown-task',
        message: `the suite has no task \`${id}\`.`,
        file: suite.file,
        hint: `Its tasks: ${[...known].slice(0, 40).join(', ')}${known.size > 40 ? ', …' : ''}.`,
    })));
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

/***/ 60408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ variablesIn),
/* harmony export */   p: () => (/* binding */ fillHeader)
/* harmony export */ });
/** Names of the variables in a header such as `Bearer ${API_KEY}`. */
function variablesIn(template) {
    return [...template.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}
/** The header with the values of its variables; one without a value is empty. */
function fillHeader(template, values) {
    return template.replace(VARIABLE, (_, name) => values[name] ?? '');
}
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;


/***/ }),

/***/ 41087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ loadSuite)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(98772);
// EXTERNAL MODULE: ./build/src/suite/read-source.js
var read_source = __webpack_require__(73288);
// EXTERNAL MODULE: ./build/src/suite/schema-keys.js
var schema_keys = __webpack_require__(57256);
// EXTERNAL MODULE: ./build/src/suite/tree.js
var suite_tree = __webpack_require__(53564);
// EXTERNAL MODULE: ./build/src/suite/header-template.js
var header_template = __webpack_require__(60408);
;// CONCATENATED MODULE: ./build/src/suite/check/http-agent.js


/** The address goes with the way the service is started; headers name allowed variables alone. */
function checkHttpAgent(agent, env, source) {
    return [...portProblems(agent, source), ...headerProblems(agent, env, source)];
}
function portProblems({ url, start }, source) {
    const at = { source, path: ['agent', 'url'] };
    const hasPort = url.includes('{port}');
    if (hasPort && start === undefined) {
        const message = '`url` has `{port}`, and nothing says how the service is started.';
        return [(0,read_source/* problemAt */.l4)(at, 'no-start', message, 'Write the port, or add `start`.')];
    }
    if (start === undefined)
        return [];
    if (!hasPort) {
        const message = '`url` has a port of its own, so services of several attempts could not run at the same time.';
        const hint = 'Write `{port}` in its place, and let the service listen on the port in TURNGATE_PORT.';
        return [(0,read_source/* problemAt */.l4)(at, 'fixed-port', message, hint)];
    }
    const { hostname } = new URL(url.replaceAll('{port}', '1'));
    if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
        return [];
    const message = `A service that is started here is not at \`${hostname}\`.`;
    return [(0,read_source/* problemAt */.l4)(at, 'not-loopback', message, 'Write `http://127.0.0.1:{port}/…`.')];
}
function headerProblems({ headers }, env, source) {
    return Object.entries(headers ?? {}).flatMap(([name, template]) => (0,header_template/* variablesIn */.D)(template)
        .filter((variable) => !env.includes(variable))
        .map((variable) => {
        const message = `The header \`${name}\` names \`${variable}\`, which \`sandbox.env\` does not list.`;
        const hint = `Add it: \`env: [${variable}]\`.`;
        return (0,read_source/* problemAt */.l4)({ source, path: ['agent', 'headers', name] }, 'variable-not-allowed', message, hint);
    }));
}

;// CONCATENATED MODULE: ./build/src/suite/check/agent.js






const SCRIPT = /\.(mjs|cjs|js|mts|cts|ts|py|sh|rb|php|pl)$/;
/** What the agent's block names is there. */
function checkAgent(tree, agent, { workspace, env }, suite) {
    return [
        ...unmatchedFiles(tree, agent, suite),
        ...missingScripts(tree, agent, workspace, suite),
        ...missingOwnFiles(tree, agent, suite),
        ...missingRecording(tree, agent, suite),
        ...(agent.kind === 'openai' ? saidTwice(agent, suite) : []),
        ...(agent.kind === 'http' ? checkHttpAgent(agent, env, suite) : []),
    ];
}
/** A fingerprint over no file would never see a change. */
function unmatchedFiles(tree, { files }, source) {
    return Object.entries(files ?? {}).flatMap(([part, globs]) => (globs ?? []).flatMap((glob, index) => {
        const at = { source, path: ['agent', 'files', part, index] };
        const pattern = (0,suite_tree/* insidePath */.yt)(glob);
        if (pattern === undefined)
            return [(0,read_source/* fileProblem */.Wj)(tree, glob, { kind: 'outside' }, at)];
        const matches = picomatch(pattern, { dot: true });
        if (tree.list().some((file) => matches(file)))
            return [];
        const near = (0,nearest/* nearest */.pA)(pattern, tree.list());
        const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`;
        return [(0,read_source/* problemAt */.l4)(at, 'no-match', `\`${glob}\` matches no file.`, hint)];
    }));
}
/** Arguments that look like a script of the suite; a program on PATH or elsewhere is found when it is started. */
function missingScripts(tree, agent, workspace, source) {
    const [key, words] = commandOf(agent);
    return words.flatMap((argument, index) => {
        if (!SCRIPT.test(argument) || /^[-/~@]|[\s$=:]/.test(argument))
            return [];
        const at = { source, path: ['agent', key, index] };
        const places = [argument, ...(workspace === undefined ? [] : [`${workspace}/${argument}`])];
        if (places.some((place) => isFile(tree, place)))
            return [];
        return [(0,read_source/* fileProblem */.Wj)(tree, argument, { kind: 'absent' }, at)];
    });
}
function commandOf(agent) {
    if (agent.kind === 'command')
        return ['command', agent.command];
    return ['start', agent.kind === 'http' ? (agent.start ?? []) : []];
}
function missingOwnFiles(tree, agent, source) {
    const [key, path] = ownFile(agent);
    if (path === undefined)
        return [];
    const found = tree.read(path, 0);
    if (found.kind === 'file' || found.kind === 'too_large')
        return [];
    return [(0,read_source/* fileProblem */.Wj)(tree, path, found, { source, path: ['agent', key] })];
}
function ownFile(agent) {
    if (agent.kind === 'openai')
        return ['system', agent.system];
    return ['module', agent.kind === 'module' ? agent.module : undefined];
}
/** The endpoint of an openai agent is where the sandbox says, or where the agent does. */
function saidTwice(agent, source) {
    return ['base_url', 'key'].flatMap((key) => {
        const other = (0,schema_keys/* valueAt */.f)(source.value, ['sandbox', 'models', 'openai', key]);
        if (agent[key] === undefined || other === undefined)
            return [];
        const message = `\`${key}\` is stated here and in \`sandbox.models.openai\`.`;
        return [(0,read_source/* problemAt */.l4)({ source, path: ['agent', key] }, 'said-twice', message, 'Take one of them out.')];
    });
}
function missingRecording(tree, agent, source) {
    if (agent.kind !== 'replay')
        return [];
    const found = tree.read(agent.source, 0);
    if (found.kind === 'file' || found.kind === 'too_large' || found.kind === 'directory')
        return [];
    return [(0,read_source/* fileProblem */.Wj)(tree, agent.source, found, { source, path: ['agent', 'source'] })];
}
/** Without reading it. */
function isFile(tree, path) {
    const { kind } = tree.read(path, 0);
    return kind === 'file' || kind === 'too_large';
}

;// CONCATENATED MODULE: ./build/src/suite/check/gold.js

/** The gold of a task hangs together: numbers, kinds, segments, dependencies, order-invariant groups. */
function checkGold(written) {
    const { task, source, path } = written;
    if (task?.gold === undefined)
        return [];
    const gold = task.gold;
    const at = (code, message, hint, ...rest) => (0,read_source/* problemAt */.l4)({ source, path: [...path, 'gold', ...rest] }, code, message, hint);
    return [
        ...gold.flatMap((turn, index) => [
            ...wrongNumber(gold, index, at),
            ...wrongKind(turn, index, at),
            ...wrongDependencies(gold, index, at),
            ...misspeltTags(turn, index, at),
        ]),
        ...brokenGroups(gold, at),
        ...wrongSegments(gold, task.turns.length, at),
    ];
}
function wrongNumber(gold, index, at) {
    const number = gold[index]?.turn_no ?? 0;
    const before = gold[index - 1]?.turn_no ?? 0;
    if (number > before)
        return [];
    const message = number === before
        ? `Two turns have the number ${number}.`
        : `Turn ${number} stands after turn ${before}: the numbers must rise.`;
    return [at('gold-number', message, 'Number the turns in the order in which they happen.', index, 'turn_no')];
}
function wrongKind({ turn, gold_turn }, index, at) {
    const isCall = 'tool_id' in gold_turn;
    if (isCall === (turn === 'Tool'))
        return [];
    const message = isCall ? `A turn of kind \`${turn}\` holds a tool call.` : 'A turn of kind `Tool` holds a reply.';
    const hint = isCall
        ? 'Write `turn: Tool`, or give the words as `gold_turn: {response: ...}`.'
        : 'Write `turn: Agent`, or give `gold_turn: {tool_id: ..., args: {...}}`.';
    return [at('gold-kind', message, hint, index, 'turn')];
}
function wrongDependencies(gold, index, at) {
    const turn = gold[index];
    return (turn?.depends_on ?? []).flatMap((number, position) => {
        const source = gold.findIndex((other) => other.turn_no === number);
        if (source >= 0 && source < index)
            return [];
        const what = source < 0 ? 'is not there' : source === index ? 'is the turn itself' : 'comes later';
        const message = `Turn ${turn?.turn_no} depends on turn ${number}, which ${what}.`;
        return [
            at('gold-dependency', message, 'A turn can only use what earlier turns brought.', index, 'depends_on', position),
        ];
    });
}
function misspeltTags({ tags }, index, at) {
    return (tags ?? []).flatMap((tag, position) => {
        if (!/^order[-_ ]?invariant/i.test(tag) || /^OrderInvariant_.+/.test(tag))
            return [];
        const message = `The tag \`${tag}\` makes no order-invariant group.`;
        return [at('gold-tag', message, 'Write `OrderInvariant_<group>`.', index, 'tags', position)];
    });
}
function brokenGroups(gold, at) {
    const tags = new Set(gold.flatMap((turn) => turn.tags ?? []).filter((tag) => tag.startsWith('OrderInvariant_')));
    return [...tags].flatMap((tag) => {
        const members = gold.flatMap((turn, index) => (turn.tags?.includes(tag) ? [index] : []));
        const gap = members.findIndex((member, position) => position > 0 && member !== (members[position - 1] ?? 0) + 1);
        const index = members[gap];
        if (index === undefined)
            return [];
        const message = `The turns of the group \`${tag}\` do not follow one another: another turn stands before turn ${gold[index]?.turn_no}.`;
        return [
            at('gold-group', message, 'Put the members together, or give the later ones a group of their own.', index, 'tags'),
        ];
    });
}
function wrongSegments(gold, userTurns, at) {
    const rows = gold.filter((turn) => turn.turn === 'User' && turn.by !== 'agent').length;
    if (userTurns === rows || (userTurns === 1 && rows === 0))
        return [];
    const message = `The task has ${userTurns} user turn${userTurns === 1 ? '' : 's'}, and its gold ${rows} \`User\` row${rows === 1 ? '' : 's'}.`;
    const hint = 'Give each user turn a row: `{turn_no: 1, turn: User, gold_turn: {response: ...}}`.';
    return gold.length === 0 ? [] : [at('gold-users', message, hint)];
}

// EXTERNAL MODULE: ./build/src/suite/handler-files.js
var handler_files = __webpack_require__(15076);
;// CONCATENATED MODULE: ./build/src/suite/check/handlers.js


/**
 * Handlers are there, and so is all that they import. A world that reads what the suite does not hold could answer
 * differently without a change of its fingerprint, so packages and computed imports are refused.
 */
function checkHandlers(tree, tools) {
    return tools.flatMap(({ entry, at }) => {
        if (entry.handler === undefined)
            return [];
        const { module, files } = (0,handler_files/* handlerParts */.zk)(entry.handler);
        const key = typeof entry.handler === 'string' ? ['handler'] : ['handler', 'module'];
        const place = { source: at.source, path: [...at.path, ...key] };
        const found = tree.read(module, 0);
        if (found.kind !== 'file' && found.kind !== 'too_large')
            return [(0,read_source/* fileProblem */.Wj)(tree, module, found, place)];
        if (!module.endsWith('.mjs')) {
            const hint = 'Name it `.mjs`, with a default export that is a function.';
            return [(0,read_source/* problemAt */.l4)(place, 'not-a-module', `\`${module}\` is no ES module.`, hint)];
        }
        return [
            ...(0,handler_files/* moduleGraph */.bk)(tree, module).faults.map((fault) => faultProblem(place, module, fault)),
            ...files.flatMap((glob, index) => {
                if ((0,handler_files/* matchingFiles */.VS)(tree, [glob]).length > 0)
                    return [];
                const where = { source: at.source, path: [...at.path, 'handler', 'files', index] };
                return [
                    (0,read_source/* problemAt */.l4)(where, 'no-match', `\`${glob}\` matches no file.`, 'Globs are relative to the folder of the suite.'),
                ];
            }),
        ];
    });
}
function faultProblem(place, module, { file, kind, what }) {
    const who = file === module ? `\`${module}\`` : `\`${module}\`, through \`${file}\`,`;
    const { message, hint } = wordsOf(who, what)[kind];
    return { ...(0,read_source/* problemAt */.l4)(place, 'bad-handler', message, hint) };
}
function wordsOf(who, what) {
    return {
        missing: { message: `${who} imports \`${what}\`, which is not there.`, hint: 'Write the path with its ending.' },
        outside: {
            message: `${who} imports \`${what}\`, which leaves the suite's folder.`,
            hint: 'Move it into the folder.',
        },
        package: {
            message: `${who} imports the package \`${what}\`, which is no file of the suite.`,
            hint: "Import files of the suite, or Node's modules as `node:…`; bundle a package into a file.",
        },
        computed: {
            message: `${who} imports a module whose name is worked out while it runs.`,
            hint: 'Write the name of the file, so that it is part of the fingerprint.',
        },
        unreadable: { message: `${who} cannot be read.`, hint: 'Mend that, or take it out.' },
    };
}

// EXTERNAL MODULE: ./build/src/suite/check/ids.js
var check_ids = __webpack_require__(3463);
// EXTERNAL MODULE: ./build/src/suite/metric-names.js
var metric_names = __webpack_require__(93541);
;// CONCATENATED MODULE: ./build/src/suite/check/judging.js







/** Names of the sub-metrics that a suite adds, also where something else of them is wrong. */
function subMetricNames(suite) {
    return namesIn(suite, 'sub_metrics').flatMap((name) => name ?? []);
}
/** Judges and sub-metrics have names of their own, and what sub-metrics and bars name is there. */
function checkJudging(tree, suite) {
    return [
        ...duplicates(suite, 'judges', 'judge'),
        ...duplicates(suite, 'sub_metrics', 'sub-metric'),
        ...withoutJudge(suite),
        ...missingModules(tree, suite),
        ...unknownBars(suite),
    ];
}
function duplicates(source, key, what) {
    const names = namesIn(source, key);
    return names.flatMap((name, index) => {
        if (name === undefined || names.indexOf(name) === index)
            return [];
        const message = `Two ${what}s have the name \`${name}\`.`;
        return [
            (0,read_source/* problemAt */.l4)({ source, path: [key, index, 'name'] }, 'duplicate-id', message, 'Give one of them another name.'),
        ];
    });
}
/** Nobody would answer it, and the sub-metric would be nowhere to be seen. */
function withoutJudge(source) {
    if (itemsOf(source, 'judges').length > 0)
        return [];
    return itemsOf(source, 'sub_metrics').flatMap((item, index) => {
        if (!(0,json/* isJsonObject */.OW)(item) || typeof item.rubric !== 'string')
            return [];
        const at = { source, path: ['sub_metrics', index, 'rubric'] };
        const message = 'A rubric is answered by judges, and the suite has none.';
        return [(0,read_source/* problemAt */.l4)(at, 'no-judge', message, 'Add `judges: [{name: strict, model: gpt-4.1}]`, or give a `module`.')];
    });
}
function missingModules(tree, source) {
    return itemsOf(source, 'sub_metrics').flatMap((item, index) => {
        if (!(0,json/* isJsonObject */.OW)(item))
            return [];
        const at = { source, path: ['sub_metrics', index, 'module'] };
        const found = typeof item.module === 'string' ? tree.read(item.module, 0) : undefined;
        const isThere = found === undefined || found.kind === 'file' || found.kind === 'too_large';
        return [
            ...(isThere ? [] : [(0,read_source/* fileProblem */.Wj)(tree, String(item.module), found, at)]),
            ...(Array.isArray(item.files) ? item.files : []).flatMap((glob, position) => typeof glob === 'string' ? unmatched(tree, source, glob, ['sub_metrics', index, 'files', position]) : []),
        ];
    });
}
/** A fingerprint over no file would never see a change. */
function unmatched(tree, source, glob, path) {
    const pattern = (0,suite_tree/* insidePath */.yt)(glob);
    if (pattern === undefined)
        return [(0,read_source/* fileProblem */.Wj)(tree, glob, { kind: 'outside' }, { source, path })];
    const matches = picomatch(pattern, { dot: true });
    if (tree.list().some((file) => matches(file)))
        return [];
    const near = (0,nearest/* nearest */.pA)(pattern, tree.list());
    const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`;
    return [(0,read_source/* problemAt */.l4)({ source, path }, 'no-match', `\`${glob}\` matches no file.`, hint)];
}
function unknownBars(source) {
    const bars = (0,schema_keys/* valueAt */.f)(source.value, ['aem', 'thresholds']);
    if (!(0,json/* isJsonObject */.OW)(bars))
        return [];
    const known = [...metric_names/* SUB_METRICS */.Xi, ...subMetricNames(source)];
    return Object.keys(bars).flatMap((name) => {
        if (known.includes(name))
            return [];
        const path = ['aem', 'thresholds', name];
        const message = `There is no sub-metric \`${name}\`.`;
        return [
            {
                ...(0,read_source/* problemAt */.l4)({ source, path }, 'unknown-metric', message, (0,nearest/* didYouMean */.au)(name, known)),
                ...source.locate(path, 'key'),
            },
        ];
    });
}
function namesIn(source, key) {
    return itemsOf(source, key).map((item) => (0,json/* isJsonObject */.OW)(item) && typeof item.name === 'string' ? item.name : undefined);
}
function itemsOf(source, key) {
    const items = (0,schema_keys/* valueAt */.f)(source.value, [key]);
    return Array.isArray(items) ? items : [];
}

;// CONCATENATED MODULE: ./build/src/suite/check/models.js



/** Cassettes are written, so that their folder must be the suite's own. */
function checkModels(suite) {
    const path = ['sandbox', 'models', 'cassettes'];
    const stated = (0,schema_keys/* valueAt */.f)(suite.value, path);
    if (typeof stated !== 'string' || ((0,suite_tree/* insidePath */.yt)(stated) ?? '') !== '')
        return [];
    const message = `\`${stated}\` is no folder below the suite's own.`;
    return [(0,read_source/* problemAt */.l4)({ source: suite, path }, 'outside-folder', message, 'Write a relative path, such as `cassettes`.')];
}

// EXTERNAL MODULE: ./build/src/suite/check/policy.js
var check_policy = __webpack_require__(24695);
// EXTERNAL MODULE: ./build/src/suite/task.js
var suite_task = __webpack_require__(82325);
;// CONCATENATED MODULE: ./build/src/suite/check/states.js


/** A task has to state what a right outcome is, for each layer that it is judged by. */
function checkStated(written, facts) {
    const { task, form, source, path } = written;
    if (task === undefined || form === undefined)
        return [];
    if (task.pass_when.length === 0) {
        const message = `The task \`${task.id}\` states nothing that could pass or fail.`;
        const hint = 'Give it `answer`, `state`, `files`, `command`, `gold`, `expected_tools`, `forbidden_tools` or `max_turns`.';
        return [(0,read_source/* problemAt */.l4)(written, 'states-nothing', message, hint)];
    }
    const stated = (0,suite_task/* statedLayers */.y)(form);
    const problems = task.pass_when.flatMap((layer, index) => {
        const why = whyUnjudged(layer, stated, facts);
        const at = { source, path: form.pass_when === undefined ? path : [...path, 'pass_when', index] };
        return why === undefined ? [] : [(0,read_source/* problemAt */.l4)(at, 'layer-not-stated', why.message, why.hint)];
    });
    return [...problems, ...unreadableState(written, facts), ...unreachableTurns(written, facts)];
}
function whyUnjudged(layer, stated, { agent, hasTools }) {
    if (layer === 'recorded') {
        if (agent === undefined || agent.kind === 'replay')
            return undefined;
        const hint = 'Name `answer`, `trajectory` or `aem`.';
        return { message: 'Only a `replay` agent has recorded outcomes.', hint };
    }
    if (!stated.includes(layer)) {
        return { message: `\`pass_when\` names \`${layer}\`, for which the task states nothing.`, hint: MISSING[layer] };
    }
    if (layer === 'trajectory' && agent?.kind === 'command' && agent.protocol === 'text' && !hasTools) {
        const hint = 'Use `protocol: jsonl`, or give the sandbox `tools`.';
        return { message: 'Nobody records the tool calls of this agent: its protocol is `text`, without tools.', hint };
    }
    return undefined;
}
const MISSING = {
    answer: 'Give it `answer`, `state`, `files` or `command`, or take `answer` out of `pass_when`.',
    trajectory: 'Give it `expected_tools`, `forbidden_tools` or `max_turns`, or take `trajectory` out of `pass_when`.',
    aem: 'Give it `gold` turns of the agent, or take `aem` out of `pass_when`.',
};
function unreadableState({ task, source, path }, facts) {
    if (task === undefined || facts.hasState)
        return [];
    if (facts.agent === undefined || facts.agent.kind === 'replay')
        return [];
    const keys = [
        ...(task.state.length > 0 ? [['state']] : []),
        ...(task.state_unchanged_except === undefined ? [] : [['state_unchanged_except']]),
        ...task.turns.flatMap((turn, index) => (turn.when?.state === undefined ? [] : [['turns', index, 'when', 'state']])),
    ];
    const message = 'The suite has no state document that this could look at.';
    const hint = 'Name one: `sandbox: {state: state.json}`.';
    return keys.map((key) => (0,read_source/* problemAt */.l4)({ source, path: [...path, ...key] }, 'no-state', message, hint));
}
function unreachableTurns({ task, source, path }, { agent }) {
    if (task === undefined || agent?.kind !== 'command' || agent.protocol !== 'text' || task.turns.length < 2)
        return [];
    const message = `The task has ${task.turns.length} user turns, and the protocol \`text\` carries one.`;
    return [(0,read_source/* problemAt */.l4)({ source, path: [...path, 'turns'] }, 'too-many-turns', message, 'Use `protocol: jsonl`.')];
}

// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
;// CONCATENATED MODULE: ./build/src/suite/check/tools.js



/** Every spelling leads to one tool: names, aliases, and `tool_id` with `action`. Names may repeat between servers. */
function checkToolTable(tools) {
    const first = new Map();
    return tools.flatMap(({ entry, at }) => spellings(entry).flatMap(([spelling, key]) => {
        const owner = first.get(spelling) ?? otherOfThatName(tools, spelling, key);
        if (owner === undefined) {
            first.set(spelling, (0,tool_names/* traceName */.fJ)(entry));
            return [];
        }
        const message = key[0] === 'name' && owner === (0,tool_names/* traceName */.fJ)(entry)
            ? `Two tools have the name \`${spelling}\`.`
            : `\`${spelling}\` already leads to the tool \`${owner}\`.`;
        const place = { source: at.source, path: [...at.path, ...key] };
        return [(0,read_source/* problemAt */.l4)(place, 'duplicate-tool', message, 'A name may lead to one tool only.')];
    }));
}
/** The tool of another server that an alias would hide: one is called by its bare name too where no other has it. */
function otherOfThatName(tools, spelling, key) {
    if (key[0] === 'name')
        return undefined;
    const hidden = tools.find(({ entry }) => entry.server !== undefined && entry.name === spelling);
    return hidden === undefined ? undefined : (0,tool_names/* traceName */.fJ)(hidden.entry);
}
function spellings(tool) {
    return [
        [(0,tool_names/* traceName */.fJ)(tool), ['name']],
        ...(tool.aliases ?? []).map((alias, index) => [alias, ['aliases', index]]),
        ...(tool.tool_id === undefined || tool.action === undefined
            ? []
            : [[`${tool.tool_id}.${tool.action}`, ['action']]]),
    ];
}
/** Names in expected and forbidden lists and in the gold lead to a tool, where the suite has a table. */
function checkToolNames(written, tools) {
    if (written.task === undefined || tools.length === 0)
        return [];
    return namesOf(written).flatMap(({ path, tool }) => {
        if (tool(tools).entry !== undefined)
            return [];
        const { name } = tool(tools);
        const at = { source: written.source, path: [...written.path, ...path] };
        return [(0,read_source/* problemAt */.l4)(at, 'unknown-tool', messageOf(name, tools), hintOf(name, tools))];
    });
}
function messageOf(name, tools) {
    const servers = tools.filter((tool) => tool.name === name).length;
    return servers > 1 ? `${servers} servers have a tool \`${name}\`.` : `No tool is named \`${name}\`.`;
}
function hintOf(name, tools) {
    const onServers = tools.filter((tool) => tool.name === name);
    if (onServers.length > 1)
        return `Say which: ${quoted(onServers)}.`;
    const sharing = tools.filter((tool) => tool.tool_id === name);
    return sharing.length > 1 ? `Say which of its actions: ${quoted(sharing)}.` : nearestTool(name, tools);
}
function quoted(tools) {
    return tools.map((tool) => `\`${(0,tool_names/* traceName */.fJ)(tool)}\``).join(', ');
}
function nearestTool(name, tools) {
    const near = (0,nearest/* nearest */.pA)(name, (0,tool_names/* toolSpellings */.ab)(tools));
    return near === undefined ? `The tools are ${(0,nearest/* listed */.KE)(tools.map(tool_names/* traceName */.fJ))}.` : `Did you mean \`${near}\`?`;
}
function namesOf({ task }) {
    const named = (path, name) => ({ path, tool: (tools) => (0,tool_names/* resolveTool */.Hj)(tools, name) });
    const expected = (task?.expected_tools ?? []).flatMap((item, index) => typeof item === 'string'
        ? [named(['expected_tools', index], item)]
        : item.any_order.map((name, position) => named(['expected_tools', index, 'any_order', position], name)));
    const forbidden = (task?.forbidden_tools ?? []).map((name, index) => named(['forbidden_tools', index], name));
    const gold = (task?.gold ?? []).flatMap(({ gold_turn, by }, index) => {
        // the simulated user's own tools are not in the agent's table
        if (!('tool_id' in gold_turn) || by === 'user')
            return [];
        return [{ path: ['gold', index, 'gold_turn', 'tool_id'], tool: (tools) => (0,tool_names/* resolveAction */.n5)(tools, gold_turn) }];
    });
    return [...expected, ...forbidden, ...gold];
}

// EXTERNAL MODULE: ./build/src/suite/fingerprint.js
var fingerprint = __webpack_require__(17926);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/suite/explain.js + 1 modules
var explain = __webpack_require__(67692);
// EXTERNAL MODULE: ./build/src/suite/schema/suite.js + 1 modules
var schema_suite = __webpack_require__(64290);
;// CONCATENATED MODULE: ./build/src/suite/head.js




/** The suite file without what is read item by item, so that one wrong task does not hide the others. */
const Head = schema_suite/* SuiteFile */.hI.extend({ tasks: schemas/* unknown */.L5J().optional(), policy: schemas/* unknown */.L5J().optional() });
/** Problems are added to `problems`. */
function readHead(source, problems) {
    const result = Head.safeParse(source.value);
    if (result.success) {
        return { ok: true, data: result.data, agent: result.data.agent, attempts: result.data.attempts };
    }
    problems.push(...(0,explain/* explainIssues */._)(result.error.issues, Head, source));
    return {
        ok: false,
        agent: schema_suite/* SuiteFile */.hI.shape.agent.safeParse((0,schema_keys/* valueAt */.f)(source.value, ['agent'])).data,
        attempts: schema_suite/* SuiteFile */.hI.shape.attempts.safeParse((0,schema_keys/* valueAt */.f)(source.value, ['attempts'])).data,
    };
}

// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var schema_task = __webpack_require__(78607);
// EXTERNAL MODULE: ./build/src/suite/value-words.js
var value_words = __webpack_require__(85895);
;// CONCATENATED MODULE: ./build/src/suite/load-tasks.js










/**
 * Reads the tasks that a suite names, in the order in which it names them, files of one glob by name. `tasks` of the
 * suite file is a glob, or a list of globs and inline tasks. Files in `taken` (the suite's own, its policy) are left
 * out of globs.
 */
function loadTasks(tree, suite, suitePath, taken, problems) {
    const written = [];
    const seen = new Set();
    for (const path of itemPaths(suite)) {
        const item = (0,schema_keys/* valueAt */.f)(suite.value, path);
        if (path.length === 1 && typeof item !== 'string') {
            const message = `\`tasks\` must be a glob, or a list of globs and tasks, not ${(0,value_words/* plainKind */.dM)(item)}.`;
            problems.push((0,read_source/* problemAt */.l4)({ source: suite, path }, 'wrong-type', message, 'Begin each task with `- id:`.'));
            continue;
        }
        if (typeof item !== 'string') {
            written.push(readTask(suite, suitePath, path, problems));
            continue;
        }
        for (const file of filesOf(tree, item, taken, { source: suite, path }, problems)) {
            if (seen.has(file))
                continue;
            seen.add(file);
            const source = (0,read_source/* readSource */.o$)(tree, file, problems, { namedAt: { source: suite, path } });
            if (source === undefined)
                continue;
            written.push(...taskPaths(source).map((at) => readTask(source, file, at, problems)));
        }
    }
    return written;
}
function itemPaths(suite) {
    const tasks = (0,schema_keys/* valueAt */.f)(suite.value, ['tasks']);
    if (tasks === undefined)
        return [];
    return Array.isArray(tasks) ? tasks.map((_, index) => ['tasks', index]) : [['tasks']];
}
/** A task file holds one task, or a list of them. */
function taskPaths(source) {
    return Array.isArray(source.value) ? source.value.map((_, index) => [index]) : [[]];
}
function readTask(source, file, path, problems) {
    const value = (0,schema_keys/* valueAt */.f)(source.value, path);
    const id = (0,json/* isJsonObject */.OW)(value) && typeof value.id === 'string' ? value.id : undefined;
    if (!(0,json/* isJsonObject */.OW)(value)) {
        const message = `A task is a map of keys, not ${(0,value_words/* plainKind */.dM)(value)}.`;
        problems.push((0,read_source/* problemAt */.l4)({ source, path }, 'wrong-type', message, 'Begin with `id:` and `input:`.'));
        return { source, path, id, task: undefined, form: undefined };
    }
    const result = schema_task/* TaskFile */.kE.safeParse(value);
    if (!result.success) {
        problems.push(...(0,explain/* explainIssues */._)(result.error.issues, schema_task/* TaskFile */.kE, source, path));
        return { source, path, id, task: undefined, form: undefined };
    }
    const task = (0,suite_task/* completeTask */.R)(result.data, { file, line: source.locate(path).line });
    return { source, path, id, task, form: result.data };
}
function filesOf(tree, glob, taken, namedAt, problems) {
    const pattern = (0,suite_tree/* insidePath */.yt)(glob);
    if (pattern === undefined) {
        problems.push((0,read_source/* fileProblem */.Wj)(tree, glob, { kind: 'outside' }, namedAt));
        return [];
    }
    if (!picomatch.scan(pattern).isGlob)
        return [pattern];
    const matches = picomatch(pattern);
    const files = tree.list().filter((file) => matches(file) && !taken.has(file));
    if (files.length === 0) {
        const near = (0,nearest/* nearest */.pA)(pattern, tree.list());
        const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`;
        problems.push((0,read_source/* problemAt */.l4)(namedAt, 'no-match', `\`${glob}\` matches no file.`, hint));
    }
    return files;
}

// EXTERNAL MODULE: ./build/src/suite/policy.js
var policy = __webpack_require__(39150);
// EXTERNAL MODULE: ./build/src/suite/schema/tools.js
var schema_tools = __webpack_require__(7359);
;// CONCATENATED MODULE: ./build/src/suite/read-tools.js





/** The files under `sandbox.tools`: one, or a list. */
function namedTools(suite) {
    const path = ['sandbox', 'tools'];
    const value = (0,schema_keys/* valueAt */.f)(suite.value, path);
    if (Array.isArray(value)) {
        return value.flatMap((file, index) => typeof file === 'string' && file !== '' ? [{ file, namedAt: { source: suite, path: [...path, index] } }] : []);
    }
    return typeof value === 'string' && value !== '' ? [{ file: value, namedAt: { source: suite, path } }] : [];
}
/** Every entry of every file, in order. Undefined where one of them is wrong; problems are added to `problems`. */
function readTools(tree, named, problems) {
    const seen = new Set();
    const read = named.map(({ file, namedAt }) => {
        const path = (0,suite_tree/* insidePath */.yt)(file) ?? file;
        if (seen.has(path)) {
            problems.push((0,read_source/* problemAt */.l4)(namedAt, 'duplicate-file', `\`${file}\` is named twice.`, 'Name each file once.'));
            return undefined;
        }
        seen.add(path);
        const source = (0,read_source/* readSource */.o$)(tree, file, problems, { namedAt });
        return source === undefined ? undefined : entriesOf(source, problems);
    });
    const known = read.flatMap((entries) => entries ?? []);
    return read.includes(undefined) ? undefined : known;
}
function entriesOf(source, problems) {
    const result = schema_tools/* ToolsFile */._x.safeParse(source.value);
    if (!result.success) {
        problems.push(...(0,explain/* explainIssues */._)(result.error.issues, schema_tools/* ToolsFile */._x, source));
        return undefined;
    }
    const { server, tools } = result.data;
    return tools.map((tool, index) => ({
        entry: server === undefined || tool.server !== undefined ? tool : { ...tool, server },
        at: { source, path: ['tools', index] },
    }));
}

;// CONCATENATED MODULE: ./build/src/suite/read-world.js



const MAX_STATE_BYTES = 8 * 1024 * 1024;
/** Reads state and tools and looks for the workspace; problems are added to `problems`. */
function readWorld(tree, suite, problems) {
    const state = named(suite, 'state');
    const tools = namedTools(suite);
    return {
        hasState: state !== undefined,
        hasTools: tools.length > 0,
        state: readState(tree, state, problems),
        tools: tools.length === 0 ? undefined : readTools(tree, tools, problems),
        workspace: findWorkspace(tree, named(suite, 'workspace'), problems),
    };
}
function named(suite, key) {
    const path = ['sandbox', key];
    const file = (0,schema_keys/* valueAt */.f)(suite.value, path);
    return typeof file === 'string' && file !== '' ? { file, namedAt: { source: suite, path } } : undefined;
}
function readState(tree, state, problems) {
    if (state === undefined)
        return undefined;
    const options = { namedAt: state.namedAt, maxBytes: MAX_STATE_BYTES };
    return (0,read_source/* readSource */.o$)(tree, state.file, problems, options)?.value;
}
function findWorkspace(tree, workspace, problems) {
    if (workspace === undefined)
        return undefined;
    const { file, namedAt } = workspace;
    const found = tree.read(file, 0);
    if (found.kind === 'directory')
        return file;
    if (found.kind === 'file' || found.kind === 'too_large') {
        const message = `\`${file}\` is a file, and the workspace is a folder.`;
        problems.push((0,read_source/* problemAt */.l4)(namedAt, 'not-a-folder', message, 'Name the folder that each attempt gets a copy of.'));
    }
    else if (found.kind === 'absent') {
        const message = `There is no folder \`${file}\`.`;
        problems.push((0,read_source/* problemAt */.l4)(namedAt, 'missing-folder', message, 'Paths are relative to the folder of the suite.'));
    }
    else
        problems.push((0,read_source/* fileProblem */.Wj)(tree, file, found, namedAt));
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/suite/load.js






















/**
 * Reads a suite and every file that it names, checks each by itself and against the others, and takes fingerprints.
 *
 * @param path of the suite file, relative to the tree
 * @throws UserError with all problems of all files at once
 */
function loadSuite(tree, path, options = {}) {
    const problems = [];
    const source = (0,read_source/* readSource */.o$)(tree, path, problems);
    if (source === undefined)
        throw new errors/* UserError */.yo(problems);
    if (!(0,json/* isJsonObject */.OW)(source.value))
        throw new errors/* UserError */.yo(notASuite(source));
    const head = readHead(source, problems);
    const world = readWorld(tree, source, problems);
    const policy = readPolicy(tree, source, problems);
    const written = readTasks(tree, source, path, head, problems);
    problems.push(...crossChecks(tree, source, head, world, policy, written));
    if (problems.length > 0 || !head.ok || policy === undefined)
        throw new errors/* UserError */.yo(inOrder(problems));
    const handlers = (0,handler_files/* handlerFiles */.ss)(tree, world.tools ?? []);
    const { tasks: _tasks, policy: _policy, version: _version, description: _description, ...settings } = head.data;
    const suite = {
        ...settings,
        sub_metrics: settings.sub_metrics.map((entry) => withCode(tree, entry)),
        file: (0,suite_tree/* labelled */.wW)(tree, path),
        tasks: written.flatMap(({ task }) => task ?? []),
        policy: policy.policy,
        tools: (world.tools ?? []).map(({ entry }) => entry),
        ...(handlers !== undefined && { handlers }),
        state: world.state,
    };
    return { ...suite, fingerprints: (0,fingerprint/* fingerprintSuite */.xW)(tree, suite, options) };
}
function withCode(tree, entry) {
    const { module, files = [] } = entry;
    return module === undefined ? entry : { ...entry, code: (0,fingerprint/* moduleFingerprint */.HC)(tree, module, files) };
}
function readPolicy(tree, suite, problems) {
    const stated = (0,schema_keys/* valueAt */.f)(suite.value, ['policy']);
    const at = { source: suite, path: ['policy'] };
    const known = subMetricNames(suite);
    if (stated === undefined || stated === null)
        return { policy: (0,policy/* defaultPolicy */.G4)(), at };
    if (typeof stated !== 'string')
        return placed((0,policy/* policyOf */.US)(suite, ['policy'], problems, known), at);
    const source = (0,read_source/* readSource */.o$)(tree, stated, problems, { namedAt: at });
    if (source === undefined)
        return undefined;
    return placed((0,policy/* policyOf */.US)(source, [], problems, known), { source, path: [] });
}
function placed(policy, at) {
    return policy === undefined ? undefined : { policy, at };
}
function readTasks(tree, suite, path, head, problems) {
    const tasks = (0,schema_keys/* valueAt */.f)(suite.value, ['tasks']);
    if (tasks === undefined) {
        if (head.agent?.kind === 'replay')
            return [];
        const hint = 'Name the task files, `tasks: tasks/*.yaml`, or write the tasks here as a list.';
        problems.push({
            ...(0,read_source/* problemAt */.l4)({ source: suite, path: [] }, 'missing-key', 'The suite has no tasks.', hint),
            key: 'tasks',
        });
        return [];
    }
    const before = problems.length;
    const written = loadTasks(tree, suite, path, namedFiles(suite, path), problems);
    if (written.length === 0 && problems.length === before) {
        const hint = 'Add a task: `{id: greet, input: Hello, answer: [{contains: hello}]}`.';
        problems.push((0,read_source/* problemAt */.l4)({ source: suite, path: ['tasks'] }, 'empty-suite', 'The suite has no tasks.', hint));
    }
    return written;
}
/** Files that a suite names for something else; a wide glob of tasks does not mean them. */
function namedFiles(suite, path) {
    const named = [['policy'], ['sandbox', 'state']].map((key) => (0,schema_keys/* valueAt */.f)(suite.value, key));
    named.push(...namedTools(suite).map(({ file }) => file));
    return new Set([path, ...named].flatMap((file) => (typeof file === 'string' ? ((0,suite_tree/* insidePath */.yt)(file) ?? []) : [])));
}
function crossChecks(tree, source, head, world, placedPolicy, written) {
    const { agent } = head;
    const tools = world.tools?.map(({ entry }) => entry);
    const facts = { agent, hasState: world.hasState, hasTools: world.hasTools };
    const policyProblems = () => {
        if (placedPolicy === undefined)
            return [];
        const { policy, at } = placedPolicy;
        // the tasks of a replay's source are not known here
        const ids = written.flatMap((one) => one.id ?? []);
        const known = ids.length === 0 ? [] : (0,check_ids/* checkQuarantine */.z)(policy, at, ids);
        return [...known, ...(0,check_policy/* checkPassK */.t)(policy, at, head.attempts)];
    };
    return [
        ...(agent === undefined
            ? []
            : checkAgent(tree, agent, { workspace: world.workspace, env: allowed(source) }, source)),
        ...checkJudging(tree, source),
        ...checkModels(source),
        ...checkToolTable(world.tools ?? []),
        ...checkHandlers(tree, world.tools ?? []),
        ...(0,check_ids/* checkIds */.t)(written),
        ...written.flatMap((each) => [
            ...checkStated(each, facts),
            ...checkGold(each),
            ...(tools === undefined ? [] : checkToolNames(each, tools)),
        ]),
        ...policyProblems(),
    ];
}
/** Also where something else of the sandbox is wrong. */
function allowed(suite) {
    return schema_suite/* Sandbox */.ak.shape.env.safeParse((0,schema_keys/* valueAt */.f)(suite.value, ['sandbox', 'env'])).data ?? [];
}
function notASuite(source) {
    const at = { source, path: [] };
    const hint = 'Begin with `version: 1`, `name:`, `tasks:` and `agent:`.';
    const message = source.value === null ? 'The file is empty.' : 'A suite is a map of keys.';
    return (0,read_source/* problemAt */.l4)(at, 'not-a-suite', message, hint);
}
/** File by file, from top to bottom, each once. */
function inOrder(problems) {
    const files = [...new Set(problems.map(({ file }) => file))];
    const distinct = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
    return distinct.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0));
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

/***/ 82325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ completeTask),
/* harmony export */   y: () => (/* binding */ statedLayers)
/* harmony export */ });
/** A task with its defaults filled in. */
function completeTask(file, source) {
    const { input, turns, ordered, pass_when, extra_calls, answer, state, files, critical, reviewed, ...rest } = file;
    return {
        ...rest,
        turns: turns ?? [{ user: input ?? '' }],
        ordered: ordered ?? true,
        pass_when: pass_when ?? defaultLayers(file),
        extra_calls: extra_calls ?? 'fail_writes',
        answer: answer ?? [],
        state: state ?? [],
        files: files ?? [],
        critical: critical ?? false,
        reviewed: reviewed ?? true,
        source,
    };
}
/** The layers that a task states something for, in the order in which the default of `pass_when` prefers them. */
function statedLayers(file) {
    const stated = [];
    if (filled(file.answer) || filled(file.state) || filled(file.files) || file.command !== undefined)
        stated.push('answer');
    else if (file.state_unchanged_except !== undefined)
        stated.push('answer');
    if (file.gold?.some((turn) => turn.turn !== 'User'))
        stated.push('aem');
    if (filled(file.expected_tools) || filled(file.forbidden_tools) || file.max_turns !== undefined) {
        stated.push('trajectory');
    }
    return stated;
}
/** Empty where the task states nothing at all, which makes a suite invalid. */
function defaultLayers(file) {
    return statedLayers(file).slice(0, 1);
}
function filled(list) {
    return list !== undefined && list.length > 0;
}


/***/ })

};
