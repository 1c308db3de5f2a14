export const id = 844;
export const ids = [844];
export const modules = {

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importFile: () => (/* binding */ importFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3879);
/* harmony import */ var _trace_import_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9411);
/* harmony import */ var _trace_run_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(601);
/* harmony import */ var _trace_store_write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8822);
/* harmony import */ var _use_directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8831);
/* harmony import */ var _use_imported_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8222);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6027);










/** `turngate import FORMAT FILE`: recorded trajectories as a run directory that can be scored and gated. */
async function importFile(io, format, file, options) {
    const importer = (0,_trace_import_index_js__WEBPACK_IMPORTED_MODULE_4__/* .importerOf */ .ql)(format);
    if (options.suite !== undefined && !_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_3__.Id.safeParse(options.suite).success) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
            code: 'bad-name',
            message: `--suite ${options.suite} is not a legal name.`,
            hint: 'Use letters, digits, `.`, `_`, `-`, beginning with a letter or digit.',
        });
    }
    const imported = importer.read(await (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, file), file), file);
    const suite = (0,_use_imported_js__WEBPACK_IMPORTED_MODULE_8__/* .importedSuite */ .Rl)(imported, file, options.suite);
    const now = io.now();
    const id = (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .newRunId */ .F$)(now, Math.random);
    const dir = options.out === undefined ? await (0,_use_directory_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultDirectory */ .V)(io.cwd, id) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, options.out);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, '..'), { recursive: true });
    const writer = await (0,_trace_store_write_js__WEBPACK_IMPORTED_MODULE_6__/* .openRun */ .I)(dir, {
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
    for (const attempt of imported.attempts)
        await writer.append(attempt);
    await writer.close({ finished_at: io.now().toISOString(), interrupted: false });
    for (const warning of imported.warnings)
        io.err(`warning: ${warning}\n`);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(io.cwd, dir) || '.';
    const { tasks, attempts, warnings } = imported;
    if (options.json === true) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q)({ suite: suite.name, tasks: tasks.length, attempts: attempts.length, run_dir: shown, warnings }, io);
    }
    else {
        io.out(`${suite.name}: ${tasks.length} tasks, ${attempts.length} attempts, in ${shown}\n`);
        io.out(`Next: turngate score ${shown}, or turngate gate ${shown} --baseline OTHER_RUN\n`);
    }
    return 0;
}


/***/ }),

/***/ 8831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defaultDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Where a run goes when nobody says so: `.turngate/runs/<id>`, which keeps itself out of version control. */
async function defaultDirectory(cwd, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.turngate');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitignore'), '*\n');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs', id);
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
/* harmony import */ var _check_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3463);
/* harmony import */ var _check_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4695);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5311);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3288);
/* harmony import */ var _schema_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9544);
/* harmony import */ var _schema_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7256);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6635);








/** The policy of a suite that has none. */
function defaultPolicy() {
    return _schema_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .Policy */ .PE.parse({});
}
/**
 * Reads a policy from YAML or JSON text; an empty text has every default.
 *
 * @throws UserError with every problem of it
 */
function parsePolicy(text, file) {
    const read = readYaml(text, file);
    if (!read.ok)
        throw new UserError(read.problems);
    const problems = [];
    return orThrow(policyOf(read.source, [], problems), problems);
}
/**
 * Reads a policy file of a folder, and holds it against the suite that it is for.
 *
 * @throws UserError with every problem of it
 */
function loadPolicy(tree, path, suite) {
    const problems = [];
    const source = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readSource */ .o$)(tree, path, problems);
    const policy = source === undefined ? undefined : policyOf(source, [], problems);
    if (source !== undefined && policy !== undefined && suite !== undefined) {
        const at = { source, path: [] };
        const ids = suite.tasks.map((task) => task.id);
        problems.push(...(0,_check_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPassK */ .t)(policy, at, suite.attempts), ...(0,_check_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .checkQuarantine */ .z)(policy, at, ids));
    }
    return orThrow(policy, problems);
}
/** The policy that stands at a key path of a file; what is wrong with it is added to `problems`. */
function policyOf(source, base, problems) {
    const result = _schema_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .Policy */ .PE.safeParse((0,_schema_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .f)(source.value, base) ?? {});
    if (result.success)
        return result.data;
    problems.push(...(0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainIssues */ ._)(result.error.issues, _schema_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .Policy */ .PE, source, base));
    return undefined;
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

/***/ 8822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openRun),
/* harmony export */   X: () => (/* binding */ writeRunFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4715);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8181);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6955);







/**
 * Starts a run directory. Trace and evidence of an attempt are there before its line in `attempts.jsonl` is, so that a
 * crash at any time leaves only whole attempts and at most one partial last line.
 * @throws UserError when the directory holds anything already, or cannot be written.
 */
async function openRun(dir, info) {
    const run = _run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .RunFile */ .cB.parse(info);
    await claimDirectory(dir);
    // `wx`: of two runs that start in one directory at once, the second one fails before it writes anything
    const records = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .ATTEMPTS_FILE */ .wo), 'wx').catch((error) => {
        throw directoryError(dir, error);
    });
    await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF), jsonText(run, 2));
    const measured = new Set();
    let queue = Promise.resolve();
    async function store(attempt) {
        const { events, evidence, ...record } = attempt;
        await replaceFile((0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .tracePath */ .rT)(dir, attempt), events.map((event) => `${(0,_line_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEventLine */ .Yp)(event)}\n`).join(''));
        await replaceFile((0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .evidencePath */ .Zz)(dir, attempt), jsonText(evidence, 2));
        await records.appendFile(jsonText(record, 0));
    }
    return {
        dir,
        append(attempt) {
            const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptName */ .LZ)(attempt);
            if (measured.has(name))
                return Promise.reject(new Error(`attempt ${name} is stored already`));
            if (attempt.outcome.status !== 'infra_failed')
                measured.add(name);
            const stored = queue.then(() => store(attempt));
            queue = stored.catch(() => undefined);
            return stored;
        },
        writeFile: (name, text) => writeRunFile(dir, name, text),
        async close(end) {
            await queue;
            await records.close();
            await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF), jsonText({ ...run, ...end }, 2));
        },
    };
}
/** Writes a derived file into a run directory, over an older one of that name; the record of the run itself is refused. */
async function writeRunFile(dir, name, text) {
    if (!/^[a-z][a-z0-9_-]*\.[a-z]+$/.test(name) || name === _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF || name === _layout_js__WEBPACK_IMPORTED_MODULE_6__/* .ATTEMPTS_FILE */ .wo) {
        throw new Error(`${name} is not the name of a derived file`);
    }
    await replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), text);
}
async function claimDirectory(dir) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
    if (names.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF) ? 'run-exists' : 'directory-not-empty',
        message: names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE */ .zF) ? 'this directory holds a run already' : 'this directory is not empty',
        file: dir,
        hint: 'Name a new directory; nothing was written.',
    });
}
function directoryError(dir, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'run-not-writable',
        message: `the run directory cannot be written (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)})`,
        file: dir,
        hint: 'Name a directory that can be written and that no other run is using.',
    }, { cause });
}
/** Stable text; keys that are undefined are left out, as JSON has no such value. */
function jsonText(value, indent) {
    const plain = JSON.parse(JSON.stringify(value));
    return `${(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$N)(plain, indent)}\n`;
}
/** A reader sees the old file or the new one, never a part. */
async function replaceFile(path, text) {
    const temporary = `${path}.part`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temporary, { force: true });
        throw error;
    }
}


/***/ })

};
