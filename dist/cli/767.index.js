export const id = 767;
export const ids = [767];
export const modules = {

/***/ 67760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aG: () => (/* binding */ combineVerdicts),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   qr: () => (/* binding */ withReasons)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84311);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77675);


/**
 * The worse of the two: an edit of what an agent is judged by never turns a red green before it is merged, and the
 * base agent that was measured beside it shows what the edit alone does.
 */
function combineVerdicts({ byBase, byChange, tasks }) {
    const told = (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('pass', 'remeasured', {
        ...{ by_change: byChange.status, by_base: byBase?.status ?? 'none', tasks: [...tasks] },
    });
    if (byBase === undefined)
        return withReasons(byChange, [told]);
    const worst = (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .worstStatus */ .A4)([byBase, byChange]);
    const [decides, other] = byBase.status === worst ? [byBase, byChange] : [byChange, byBase];
    // what the milder one has to say about the same thing would contradict
    const also = other.reasons.filter(({ status, code }) => status !== 'pass' || code.endsWith('_accepted'));
    const fresh = also.filter((one) => !decides.reasons.some((known) => sameReason(known, one)));
    return withReasons({ ...decides, exit_code: exitOf(byBase, byChange) }, [...fresh, told]);
}
/** Both have to let it through. */
function exitOf(byBase, byChange) {
    return byBase.exit_code === 0 ? byChange.exit_code : byBase.exit_code;
}
/** The verdict with a reason that nothing it says can be relied on. */
function failed(verdict, why) {
    return {
        ...verdict,
        status: 'could_not_run',
        exit_code: verdict.mode === 'advise' ? 0 : 2,
        reasons: [why, ...verdict.reasons],
    };
}
function withReasons(verdict, more) {
    return { ...verdict, reasons: (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)([...verdict.reasons, ...more]) };
}
function sameReason(a, b) {
    return a.code === b.code && JSON.stringify(a.args) === JSON.stringify(b.args);
}


/***/ }),

/***/ 99007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkedOut)
/* harmony export */ });
/* unused harmony export changesOnlyBaselines */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _find_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70699);


/** The commit that is tested; nothing where the working tree differs from it. */
function checkedOut(git) {
    if (git.text(['status', '--porcelain', '--untracked-files=no']) !== '')
        return {};
    const { id } = (0,_find_base_js__WEBPACK_IMPORTED_MODULE_1__/* .readHead */ .zy)(git);
    return { head: id, tree: treeFingerprint(git, id) };
}
/** Hash of every path, mode and content of a commit, but for baselines: what does not change when they are refreshed. */
function treeFingerprint(git, commit) {
    const lines = git.run(['ls-tree', '-r', '-z', '--full-tree', commit]).toString('latin1').split('\0');
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(lines.filter((line) => !isBaseline(line.slice(line.indexOf('\t') + 1))).join('\0'));
}
/** Whether everything that differs between two commits is a baseline: then there is nothing to measure. */
function changesOnlyBaselines(git, before, after) {
    const names = git
        .run(['diff-tree', '-r', '-z', '--name-only', '--no-renames', before, after, '--'])
        .toString('latin1');
    const paths = names.split('\0').filter((path) => path !== '');
    return paths.length > 0 && paths.every(isBaseline);
}
/** `accept.yaml` is written by people and decides what a refresh may take: it is no refresh. */
function isBaseline(path) {
    return /^(?:.*\/)?baselines\//.test(path) && !path.endsWith('/accept.yaml');
}


/***/ }),

/***/ 70699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lN: () => (/* binding */ findBase),
  zy: () => (/* binding */ readHead)
});

// UNUSED EXPORTS: fetchCommit

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/shell/git/choose-base.js
/**
 * The commit that is merged with, and never one that only the head reaches: parent 1 of the checked-out commit is it
 * only where that commit is a merge of two and parent 2 is the very head of the event.
 */
function chooseBase(question, head) {
    switch (question.kind) {
        case 'ref':
            return { from: 'ref', ref: question.ref };
        case 'merge_group':
            return { from: 'commit', commit: question.base };
        case 'push':
            return isZero(question.before) ? { from: 'nothing' } : { from: 'commit', commit: question.before };
        case 'pull_request':
            return chooseForPull(question, head);
    }
}
function chooseForPull({ head, seen, branch }, { parents }) {
    const [first, second] = parents;
    if (parents.length > 2)
        return { from: 'branch_tip', branch, why: 'many_parents' };
    if (first === undefined || second === undefined)
        return { from: 'branch_tip', branch, why: 'no_merge' };
    if (second !== head)
        return { from: 'branch_tip', branch, why: 'other_head' };
    return { from: 'merge_parent', commit: first, branch, seen };
}
/** Of whichever hash the repository uses. */
function isZero(id) {
    return /^0+$/.test(id);
}

;// CONCATENATED MODULE: ./build/src/shell/git/find-base.js


/**
 * The commit that a change is judged by, fetched by its id where a shallow clone lacks it. Undefined only for the first
 * push of a branch.
 * @throws UserError when it cannot be had: nothing else is taken in its place
 */
async function findBase(git, question, signal) {
    const head = readHead(git);
    const choice = chooseBase(question, head);
    const base = await resolve(git, choice, signal);
    return base;
}
async function resolve(git, choice, signal) {
    switch (choice.from) {
        case 'nothing':
            return undefined;
        case 'commit':
            return { commit: await fetchCommit(git, choice.commit, signal), tested: 'merge' };
        case 'ref':
            return { commit: localCommit(git, choice.ref), tested: 'head' };
        case 'branch_tip':
            return { commit: await fetchCommit(git, await tipOf(git, choice.branch, signal), signal), tested: 'head' };
        case 'merge_parent': {
            const tip = await tipOf(git, choice.branch, signal);
            const isOnBranch = choice.commit === tip || choice.commit === choice.seen || (await isBelow(git, choice.commit, tip, signal));
            // a merge that somebody else made: its first parent may be anything
            if (!isOnBranch)
                return { commit: await fetchCommit(git, tip, signal), tested: 'head' };
            return { commit: await fetchCommit(git, choice.commit, signal), tested: 'merge' };
        }
    }
}
/** The checked-out commit by its object, since a shallow clone shows no parents. */
function readHead(git) {
    const id = git.text(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const text = id === undefined ? undefined : git.text(['cat-file', 'commit', id]);
    if (id === undefined || text === undefined)
        throw new errors/* UserError */.yo(unborn(git.root));
    const [head = ''] = text.split('\n\n', 1);
    return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}
/** Makes sure that a commit and all its files are there. */
async function fetchCommit(git, commit, signal) {
    if (!isId(commit))
        throw new errors/* UserError */.yo(noCommit(commit, 'it is no id of a commit'));
    if (isThere(git, commit))
        return commit;
    await git.away(['fetch', ...QUIETLY, ...shallow(git, 1), '--', remoteOf(git), commit], signal);
    if (isThere(git, commit))
        return commit;
    throw new errors/* UserError */.yo(noCommit(commit, 'the remote did not send it'));
}
const QUIETLY = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
/** A whole clone stays whole. */
function shallow(git, depth) {
    return git.text(['rev-parse', '--is-shallow-repository']) === 'true' ? [`--depth=${depth}`] : [];
}
async function tipOf(git, branch, signal) {
    const ref = `refs/heads/${branch}`;
    const lines = (await git.away(['ls-remote', '--', remoteOf(git), ref], signal)).split('\n');
    const found = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
    if (found !== undefined && isId(found))
        return found;
    throw new errors/* UserError */.yo(noCommit(ref, 'the remote has no such branch'));
}
/** Merges are made with what was the tip a little earlier; further back than this nobody looks. */
const LOOK_BACK = 100;
async function isBelow(git, commit, tip, signal) {
    await git.away(['fetch', ...QUIETLY, ...shallow(git, LOOK_BACK), '--', remoteOf(git), tip], signal);
    const below = git.text(['rev-list', `--max-count=${10 * LOOK_BACK}`, tip, '--']);
    return below?.split('\n').includes(commit) ?? false;
}
function remoteOf(git) {
    const remotes = git.text(['remote'])?.split('\n') ?? [];
    const [first = ''] = remotes;
    if (first !== '')
        return remotes.includes('origin') ? 'origin' : first;
    const hint = 'Check out by actions/checkout, which leaves `origin` there.';
    throw new errors/* UserError */.yo({ code: 'no-remote', message: 'The repository has no remote to fetch the base from.', hint });
}
function localCommit(git, ref) {
    const isName = ref !== '' && !ref.startsWith('-');
    const commit = isName ? git.text(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) : undefined;
    if (commit !== undefined && isId(commit) && isThere(git, commit))
        return commit;
    throw new errors/* UserError */.yo({
        code: 'no-base',
        message: `there is no commit \`${ref}\` here to be judged by.`,
        hint: 'Name a branch, tag or commit, such as `--base origin/main`; `git fetch` gets what is missing.',
    });
}
function isThere(git, commit) {
    return (git.text(['cat-file', '-t', `${commit}^{tree}`]) === 'tree' && git.text(['cat-file', '-t', commit]) === 'commit');
}
function isId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function noCommit(commit, why) {
    return {
        code: 'base-unreadable',
        message: `The base ${commit.slice(0, 80)} cannot be read: ${why}.`,
        hint: 'Nothing was judged. Let actions/checkout keep its credentials, or give it `fetch-depth: 0`.',
    };
}
function unborn(file) {
    return { code: 'no-commit', message: 'The repository has no commit yet.', file, hint: 'Commit first.' };
}


/***/ }),

/***/ 93760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ openGitTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _suite_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53564);



/**
 * A folder of a commit as a `Tree`, read from git's objects: no filter, attribute or hook has a say, and nothing of the
 * working tree is looked at. Links are followed inside the folder only; what lies in a submodule or in Git LFS is
 * refused by name, since this repository does not hold it. Undefined where the commit has no such folder.
 *
 * @param folder below the root of the repository, empty for the root itself
 */
function openGitTree(git, commit, folder, label) {
    const entries = readEntries(git, commit, folder);
    if (entries === undefined)
        return undefined;
    const blobs = blobReader(git, entries);
    const folders = new Set(['', ...[...entries.keys()].flatMap(foldersAbove)]);
    let listed;
    return {
        label,
        list() {
            listed ??= [...entries.keys()].filter((path) => isListed(path, entries, blobs)).sort(byCodeUnit);
            return listed;
        },
        read(path, maxBytes) {
            const inside = (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .insidePath */ .yt)(path);
            if (inside === undefined)
                return { kind: 'outside' };
            const found = follow(inside, entries, blobs);
            return 'kind' in found ? found : readAt(found.path, maxBytes, { entries, folders, blobs });
        },
    };
}
const MAX_FILES = 100_000;
const [LINK, SUBMODULE] = ['120000', '160000'];
function readEntries(git, commit, folder) {
    const place = `${commit}:${folder}`;
    if (git.text(['cat-file', '-t', place]) !== 'tree')
        return undefined;
    const entries = new Map();
    for (const line of git.run(['ls-tree', '-r', '-z', '-l', '--full-tree', place]).toString('utf8').split('\0')) {
        const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/.exec(line);
        const [, mode = '', id = '', size = '', path = ''] = found ?? [];
        if (found !== null)
            entries.set(path, { mode, id, size: Number(size) || 0 });
    }
    if (entries.size <= MAX_FILES)
        return entries;
    const hint = 'Give the suite a folder of its own.';
    const message = `The folder holds more than ${MAX_FILES} files in commit ${commit.slice(0, 12)}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'too-many-files', message, file: folder, hint });
}
/** Small blobs come all at once with the first that is asked for: a process for each would take longer than they do. */
function blobReader(git, entries) {
    const known = new Map();
    let isWarm = false;
    const load = (ids) => {
        for (const [id, bytes] of readBatch(git, ids))
            known.set(id, bytes);
    };
    return {
        read(id) {
            if (!isWarm && !known.has(id))
                load(smallBlobs(entries));
            isWarm = true;
            if (!known.has(id))
                load([id]);
            return known.get(id) ?? new Uint8Array();
        },
    };
}
const [SMALL, TOGETHER] = [128 * 1024, 64 * 1024 * 1024];
function smallBlobs(entries) {
    let total = 0;
    const small = [...entries.values()].filter(({ mode, size }) => mode !== SUBMODULE && size <= SMALL);
    const ids = small.flatMap(({ id, size }) => {
        total += size;
        return total <= TOGETHER ? [id] : [];
    });
    return [...new Set(ids)];
}
function readBatch(git, ids) {
    const bytes = git.run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
    const found = [];
    for (let at = 0; at < bytes.length;) {
        const end = bytes.indexOf(0x0a, at);
        const [id = '', type = '', size = ''] = bytes.subarray(at, end).toString('latin1').split(' ');
        if (type !== 'blob')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(missingBlob(id));
        const start = end + 1;
        found.push([id, bytes.subarray(start, start + Number(size))]);
        at = start + Number(size) + 1;
    }
    return found;
}
function missingBlob(id) {
    return {
        code: 'git-object-missing',
        message: `The repository does not hold the object ${id}, which its commit names.`,
        hint: 'Check out again: the clone is damaged, or was cut off.',
    };
}
const MOST_LINKS = 40;
/** Where a path leads once every link on its way was followed; a link out of the folder leads outside. */
function follow(path, entries, blobs) {
    let rest = path === '' ? [] : path.split('/');
    let at = '';
    for (let links = 0; rest.length > 0;) {
        const [first = '', ...others] = rest;
        const next = at === '' ? first : `${at}/${first}`;
        const entry = entries.get(next);
        rest = others;
        if (entry?.mode !== LINK) {
            at = next;
            continue;
        }
        links += 1;
        if (links > MOST_LINKS)
            return { kind: 'refused', why: 'its symbolic links go round in a circle' };
        const target = new TextDecoder().decode(blobs.read(entry.id));
        const inside = target.startsWith('/') ? undefined : (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .insidePath */ .yt)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at === '' ? '.' : at, target));
        if (inside === undefined)
            return { kind: 'outside' };
        at = '';
        rest = [...(inside === '' ? [] : inside.split('/')), ...others];
    }
    return { path: at };
}
function readAt(path, maxBytes, { entries, folders, blobs }) {
    const entry = entries.get(path);
    if (entry === undefined) {
        if (folders.has(path))
            return { kind: 'directory' };
        const isBelow = foldersAbove(path).some((folder) => entries.get(folder)?.mode === SUBMODULE);
        return isBelow ? { kind: 'refused', why: IN_SUBMODULE } : { kind: 'absent' };
    }
    if (entry.mode === SUBMODULE)
        return { kind: 'refused', why: IN_SUBMODULE };
    if (entry.size > maxBytes)
        return { kind: 'too_large', size: entry.size };
    const bytes = blobs.read(entry.id);
    if (isPointer(bytes))
        return { kind: 'refused', why: 'it is kept in Git LFS, and the commit holds only a pointer to it' };
    return { kind: 'file', bytes, executable: entry.mode === '100755' };
}
const IN_SUBMODULE = 'it lies in a submodule, whose files this repository does not hold';
const POINTER = new TextEncoder().encode('version https://git-lfs.github.com/spec/v1\n');
function isPointer(bytes) {
    return bytes.length < 1024 && POINTER.every((byte, index) => bytes[index] === byte);
}
/** As the disk lists them: no linked folders, no links out, nothing of what tools put beside a suite. */
function isListed(path, entries, blobs) {
    if (path
        .split('/')
        .slice(0, -1)
        .some((part) => _suite_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .SKIPPED_FOLDERS */ .Ll.has(part)))
        return false;
    const mode = entries.get(path)?.mode;
    if (mode !== LINK)
        return mode !== SUBMODULE;
    const found = follow(path, entries, blobs);
    return !('kind' in found) && entries.has(found.path);
}
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 69895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);


/** @throws UserError when `dir` is in no repository, or git does not trust it */
function openGit(dir, env) {
    const settings = environment(env);
    const start = (args, cwd, input) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...SAFE, ...args], {
        ...{ cwd, env: settings, maxBuffer: MOST_BYTES, windowsHide: true },
        ...(input !== undefined && { input }),
    });
    const found = start(['rev-parse', '--show-toplevel', '--show-prefix'], dir);
    const [root = '', prefix = ''] = found.stdout?.toString('utf8').split('\n') ?? [];
    if (found.status !== 0 || root === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(noRepository(dir, found.stderr, found.error));
    return {
        root,
        prefix,
        run(args, input) {
            const done = start(args, root, input);
            if (done.status === 0)
                return done.stdout;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(refused(args, done.stderr?.toString('utf8') ?? String(done.error)));
        },
        text(args) {
            const done = start(args, root);
            return done.status === 0 ? done.stdout.toString('utf8').replace(/\n$/, '') : undefined;
        },
        away: (args, signal) => new Promise((resolve, reject) => {
            const options = { cwd: root, env: settings, timeout: NETWORK_MS, ...(signal !== undefined && { signal }) };
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
                if (error === null)
                    resolve(stdout.replace(/\n$/, ''));
                else
                    reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(refused(args, stderr === '' ? error.message : stderr), { cause: error }));
            });
        }),
    };
}
const MOST_BYTES = 1024 * 1024 * 1024;
const NETWORK_MS = 10 * 60_000;
/** Nothing but reading: no hook, no watcher, no program that a repository's settings name. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'];
/** Variables by which a caller's git would look elsewhere. */
const ELSEWHERE = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX)$/;
function environment(env) {
    const kept = Object.entries(env).filter(([name]) => !ELSEWHERE.test(name));
    return {
        ...Object.fromEntries(kept),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // objects as they are, whatever `refs/replace` says
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
}
function noRepository(file, stderr, error) {
    const said = stderr?.toString('utf8').trim() ?? '';
    if (said.includes('dubious ownership')) {
        const hint = `Run \`git config --global --add safe.directory ${file}\` before this step.`;
        return { code: 'git-not-trusted', message: 'git does not trust this folder: another user owns it.', file, hint };
    }
    if (error !== undefined && 'code' in error && error.code === 'ENOENT') {
        return {
            code: 'no-git',
            message: 'git is not installed, and a base cannot be read without it.',
            hint: 'Install git.',
        };
    }
    const hint = 'Run it inside the repository; in a workflow, after actions/checkout.';
    return { code: 'no-repository', message: 'This folder is in no git repository.', file, hint };
}
function refused(args, said) {
    const words = said.trim().split('\n').slice(-3).join(' ').slice(0, 500);
    return {
        code: 'git-failed',
        message: `\`git ${args[0] ?? ''}\` failed: ${words === '' ? 'it gave no reason' : words}`,
        hint: 'Nothing was judged: a base that cannot be read is never replaced by the working tree.',
    };
}


/***/ }),

/***/ 30918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(26795);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/shell/use/merge.js
var merge = __webpack_require__(65020);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(53189);
;// CONCATENATED MODULE: ./build/src/shell/use/traces.js

/** Passing traces shown or kept of one task, each of its own trajectory. */
const MOST = 3;
/** The first distinct passing traces of a task of a stored run. */
async function passingTraces(dir, task) {
    const first = new Map();
    for (const attempt of task.attempts) {
        if (attempt.measured && attempt.passed && !first.has(attempt.trajectory)) {
            first.set(attempt.trajectory, attempt.attempt);
        }
    }
    const numbers = [...first.values()].slice(0, MOST);
    const traces = await Promise.all(numbers.map((attempt) => (0,store_read/* readTraceOf */.VD)(dir, { task: task.id, attempt })));
    return traces.filter((trace) => trace !== undefined);
}

;// CONCATENATED MODULE: ./build/src/shell/use/baseline.js







/**
 * The baseline in `dir`, or in `baselines/<suite>/` of the working directory. A run directory is taken as it stands,
 * so that two stored runs can be compared.
 * @throws UserError when there is one that cannot be trusted whole: nothing is run or written then
 */
async function findBaseline(suite, dir, { cwd, now }) {
    const folder = (0,external_node_path_.resolve)(cwd, dir ?? (0,external_node_path_.join)('baselines', suite));
    const label = (0,external_node_path_.relative)(cwd, folder) || '.';
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'run.json')))
        return compareWithRun(suite, folder, label, { cwd, now });
    return {
        baseline: { ...readable((0,read/* readBaseline */.m)(folder, suite)), place: label },
        references: async (task) => (0,read/* readReferences */.P)(folder, task).references.map((reference) => reference.events),
    };
}
async function compareWithRun(suite, folder, label, { cwd, now }) {
    const opened = await (0,stored/* openStoredRun */.v)(folder, cwd);
    (0,merge/* refuseShard */.F)(opened, cwd);
    const { summary } = await (0,stored/* evaluateStored */.f)(opened, { now });
    if (summary.suite !== suite)
        throw otherSuite(summary.suite, suite, label);
    const entry = { summary, runs: [summary.run] };
    return {
        baseline: { kind: 'found', place: label, main: entry, accepted: entry },
        references: async (id) => {
            const task = summary.tasks.find((one) => one.id === id);
            return task === undefined ? [] : passingTraces(folder, task);
        },
    };
}
function readable(lookup) {
    if (lookup.kind === 'unreadable')
        throw new errors/* UserError */.yo(lookup.problems);
    return lookup;
}
function otherSuite(found, suite, file) {
    return new errors/* UserError */.yo({
        code: 'baseline-other-suite',
        message: `This run is of suite \`${found}\`, not of \`${suite}\`.`,
        file,
        hint: 'Name a run of the same suite with --baseline.',
    });
}


/***/ }),

/***/ 66782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ adjusted),
/* harmony export */   N: () => (/* binding */ withModels)
/* harmony export */ });
/* harmony import */ var _suite_schema_models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71100);

/** What a shell makes stricter is so by the base's copies and by the change's own. */
function adjusted(change, adjust) {
    const { judged } = change;
    if (judged === undefined)
        return change;
    const suite = adjust(judged.suite);
    const { policy } = suite;
    // what is measured beside it, is so with its policy and its source of models' answers
    const alike = (other) => withModels({ ...other, policy }, suite.sandbox.models?.mode);
    return {
        ...change,
        judged: {
            ...{ ...judged, suite, baseAgent: alike(judged.baseAgent) },
            ...(judged.again !== undefined && {
                again: { ...judged.again, candidate: alike(judged.again.candidate), base: alike(judged.again.base) },
            }),
        },
    };
}
/** The suite with its models asked in that way; absent: in its own. */
function withModels(suite, mode) {
    if (mode === undefined)
        return suite;
    const models = { ...(suite.sandbox.models ?? _suite_schema_models_js__WEBPACK_IMPORTED_MODULE_0__/* .Models */ .B.parse({})), mode };
    return { ...suite, sandbox: { ...suite.sandbox, models } };
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ gateFacts)
/* harmony export */ });
/** What the gate has to know of a change besides what was measured. */
function gateFacts(change) {
    const { newSuite, bringsBaseline, breaksBaseline, judged, accepted } = change;
    return {
        ...{ newSuite, bringsBaseline, accepted: judged?.accepted ?? accepted },
        ...(breaksBaseline !== undefined && { breaksBaseline }),
    };
}


/***/ }),

/***/ 2633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openChange)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/baseline/references.js
var references = __webpack_require__(3207);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/gate/codes.js
var codes = __webpack_require__(84311);
// EXTERNAL MODULE: ./build/src/suite/accept.js + 1 modules
var accept = __webpack_require__(21758);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/fingerprint.js
var fingerprint = __webpack_require__(17926);
;// CONCATENATED MODULE: ./build/src/suite/change/compose.js

/**
 * The suite that an agent is measured with: the agent of one side, everything else of the other. The agent's are its
 * block, its files, and what it is shown of the tools; tasks, gold, policy, limits, state, fixture, and how the tools answer are the copies' own.
 *
 * Fingerprints of the world are those of the copies, since that is what the attempts are made in.
 */
function composeSuite({ copies, agent }) {
    const tools = composeTools(copies.tools, agent.tools);
    const { interface: _, ...parts } = agent.fingerprints.agent;
    return {
        ...copies,
        agent: agent.agent,
        tools,
        fingerprints: { ...copies.fingerprints, agent: { ...parts, ...(0,fingerprint/* interfaceFingerprint */.qI)(tools) } },
    };
}
/**
 * Tools as one side shows them and as the other side lets them answer, in the order of the former. A tool that only the
 * agent's side has answers as it says there: the other side has no copy of it.
 */
function composeTools(copies, shown) {
    return shown.map((tool) => {
        const copy = counterpart(copies, tool);
        if (copy === undefined)
            return tool;
        const { name, description, input_schema } = tool;
        const { description: _d, input_schema: _i, aliases = [], ...rest } = copy;
        // gold may still call a renamed tool by its old name
        const names = copy.name === name ? aliases : [...aliases.filter((alias) => alias !== name), copy.name];
        return {
            ...rest,
            name,
            ...(names.length > 0 && { aliases: names }),
            ...(description !== undefined && { description }),
            ...(input_schema !== undefined && { input_schema }),
        };
    });
}
/** The same tool on another side: by what its author keeps when it is renamed, else by name. */
function counterpart(tools, tool) {
    const kept = tools.filter((one) => tool.tool_id !== undefined && sameIdentity(one, tool));
    return (kept.length === 1 ? kept[0] : undefined) ?? tools.find((one) => one.name === tool.name);
}
function sameIdentity(a, b) {
    return a.tool_id === b.tool_id && a.action === b.action;
}

// EXTERNAL MODULE: ./build/src/suite/change/edit.js
var change_edit = __webpack_require__(29803);
;// CONCATENATED MODULE: ./build/src/suite/change/policy-edits.js

/** What a change of the policy does to the gate, key by key. */
function policyEdits(base, head, file) {
    const edit = (key, from, to, effect) => (0,change_edit/* edited */.o)(`policy.${key}`, file, from ?? null, to ?? null, effect);
    return [
        ...edit('mode', base.mode, head.mode, head.mode === 'advise' ? 'weakens' : 'tightens'),
        ...edit('rule', base.rule, head.rule, head.rule === 'exact' ? 'weakens' : 'tightens'),
        ...edit('on_inconclusive', base.on_inconclusive, head.on_inconclusive, head.on_inconclusive === 'pass' ? 'weakens' : 'tightens'),
        ...edit('trust_agent_errors', base.trust_agent_errors, head.trust_agent_errors, head.trust_agent_errors ? 'weakens' : 'tightens'),
        ...edit('remeasure', base.remeasure, head.remeasure, 'changes'),
        ...edit('reuse', base.reuse, head.reuse, 'changes'),
        ...edit('max_attempts', base.max_attempts, head.max_attempts, 'changes'),
        ...LOWER_WEAKENS.flatMap((key) => edit(key, base[key], head[key], head[key] < base[key] ? 'weakens' : 'tightens')),
        ...edit('judge', (0,change_edit/* plain */.p)(base.judge), (0,change_edit/* plain */.p)(head.judge), judgeEffect(base, head)),
        ...limitEdits(base, head, edit),
        ...quarantineEdits(base, head, edit),
    ];
}
/** A smaller alpha lets more pass as chance. */
const LOWER_WEAKENS = ['alpha', 'family_alpha', 'min_measured', 'new_task_min'];
function judgeEffect(base, head) {
    const keys = ['min_kappa', 'min_agreement', 'min_labels'];
    return keys.some((key) => head.judge[key] < base.judge[key]) ? 'weakens' : 'tightens';
}
function limitEdits(base, head, edit) {
    const names = new Set([...Object.keys(base.metrics), ...Object.keys(head.metrics)]);
    return [...names].flatMap((name) => {
        const [from, to] = [limitOf(base, name), limitOf(head, name)];
        const effect = loosens(from ?? {}, to ?? {}) ? 'weakens' : 'tightens';
        return edit(`metrics.${name}`, from && (0,change_edit/* plain */.p)(from), to && (0,change_edit/* plain */.p)(to), effect);
    });
}
function limitOf({ metrics }, name) {
    return Object.hasOwn(metrics, name) ? metrics[name] : undefined;
}
/** A limit that goes, or gives way. */
function loosens(from, to) {
    const gives = (key, direction) => {
        const [old, now] = [from[key], to[key]];
        return old !== undefined && (now === undefined || (now - old) * direction > 0);
    };
    return gives('max_drop', 1) || gives('max_rise', 1) || gives('max', 1) || gives('min', -1);
}
function quarantineEdits(base, head, edit) {
    const tasks = new Set([...base.quarantine, ...head.quarantine].map(({ task }) => task));
    return [...tasks].flatMap((task) => {
        const [from, to] = [base, head].map(({ quarantine }) => quarantine.find((entry) => entry.task === task));
        const weakens = to !== undefined && (from === undefined || to.expires > from.expires);
        return edit(`quarantine.${task}`, from && (0,change_edit/* plain */.p)(from), to && (0,change_edit/* plain */.p)(to), weakens ? 'weakens' : 'tightens');
    });
}

;// CONCATENATED MODULE: ./build/src/suite/change/edits.js




/** Everything but the agent that differs between the suite of the base and that of a change. */
function suiteEdits(base, head) {
    return [
        ...settingEdits(base, head),
        ...policyEdits(base.policy, head.policy, head.file),
        ...taskEdits(base, head),
        ...worldEdits(base, head),
        ...toolEdits(base, head),
        ...scoringEdits(base, head),
    ];
}
/** Edits after which figures of the two sides cannot be held against each other. */
function changesWorld(base, head) {
    const [one, other] = [base.fingerprints, head.fingerprints];
    const tasks = Object.keys(one.gold).filter((id) => Object.hasOwn(other.gold, id) && one.gold[id] !== other.gold[id]);
    const all = (0,json/* hashJson */.jM)({ ...one.sandbox }) !== (0,json/* hashJson */.jM)({ ...other.sandbox }) ||
        one.scorer !== other.scorer ||
        one.judge !== other.judge;
    return { all, tasks };
}
/** Tasks that only the change has, but for those that it renamed. */
function addedTasks(base, head) {
    const known = new Set(base.tasks.map(({ id }) => id));
    const renamed = new Set(renames(base, head).values());
    return head.tasks.map(({ id }) => id).filter((id) => !known.has(id) && !renamed.has(id));
}
/** Old id → new id of tasks that are the same but for it. */
function renames(base, head) {
    const gone = base.tasks.filter(({ id }) => !head.tasks.some((task) => task.id === id));
    const fresh = head.tasks.filter(({ id }) => !base.tasks.some((task) => task.id === id));
    const found = new Map();
    for (const { id } of gone) {
        const same = fresh.filter((task) => head.fingerprints.gold[task.id] === base.fingerprints.gold[id]);
        const [first] = same.filter((task) => ![...found.values()].includes(task.id));
        if (first !== undefined)
            found.set(id, first.id);
    }
    return found;
}
function settingEdits(base, head) {
    const { file } = head;
    const attempts = head.attempts < base.attempts ? 'weakens' : 'tightens';
    return [
        ...(0,change_edit/* edited */.o)('name', file, base.name, head.name, 'changes'),
        ...(0,change_edit/* edited */.o)('agent.kind', file, base.agent.kind, head.agent.kind, 'weakens'),
        ...(0,change_edit/* edited */.o)('attempts', file, base.attempts, head.attempts, attempts),
        ...(0,change_edit/* edited */.o)('prices', file, (0,change_edit/* plain */.p)(base.prices), (0,change_edit/* plain */.p)(head.prices), 'changes'),
    ];
}
function taskEdits(base, head) {
    const renamed = renames(base, head);
    const removed = base.tasks.flatMap((task) => {
        if (head.tasks.some(({ id }) => id === task.id))
            return [];
        const to = renamed.get(task.id);
        const at = { key: `tasks.${task.id}`, file: task.source.file };
        return [
            to === undefined
                ? { ...at, kind: 'removed', effect: 'weakens' }
                : { ...at, kind: 'renamed', effect: 'changes', from: task.id, to },
        ];
    });
    const added = addedTasks(base, head).map((id) => {
        const file = head.tasks.find((task) => task.id === id)?.source.file ?? head.file;
        return { key: `tasks.${id}`, file, kind: 'added', effect: 'tightens' };
    });
    const kept = head.tasks.flatMap((task) => {
        const old = base.tasks.find(({ id }) => id === task.id);
        if (old === undefined)
            return [];
        const [file, gold] = [task.source.file, base.fingerprints.gold[task.id] !== head.fingerprints.gold[task.id]];
        return [
            ...(gold ? [{ key: `gold.${task.id}`, file, kind: 'edited', effect: 'changes' }] : []),
            ...(0,change_edit/* edited */.o)(`tasks.${task.id}.critical`, file, old.critical, task.critical, task.critical ? 'tightens' : 'weakens'),
            ...(0,change_edit/* edited */.o)(`tasks.${task.id}.reviewed`, file, old.reviewed, task.reviewed, task.reviewed ? 'tightens' : 'weakens'),
        ];
    });
    return [...removed, ...added, ...kept];
}
function worldEdits(base, head) {
    const files = {
        fixture: head.sandbox.workspace ?? base.sandbox.workspace ?? head.file,
        state: head.sandbox.state ?? base.sandbox.state ?? head.file,
        settings: head.file,
    };
    return Object.entries(files).flatMap(([part, file]) => {
        const [one, other] = [base.fingerprints.sandbox[part], head.fingerprints.sandbox[part]];
        if (one === other)
            return [];
        const kind = one === undefined ? 'added' : other === undefined ? 'removed' : 'edited';
        return [{ key: `sandbox.${part}`, file, kind, effect: 'changes' }];
    });
}
function toolEdits(base, head) {
    const file = filesOf(head.sandbox.tools ?? base.sandbox.tools) ?? head.file;
    const edits = head.tools.flatMap((tool) => {
        const key = `sandbox.tools.${tool.name}`;
        const old = counterpart(base.tools, tool);
        if (old === undefined)
            return [{ key, file, kind: 'added', effect: 'changes' }];
        if ((0,json/* hashJson */.jM)(answers(old)) === (0,json/* hashJson */.jM)(answers(tool)))
            return [];
        const effect = tool.read_only === true && old.read_only !== true ? 'weakens' : 'changes';
        return [{ key, file, kind: 'edited', effect }];
    });
    const removed = base.tools.filter((tool) => counterpart(head.tools, tool) === undefined);
    return [
        ...edits,
        ...removed.map(({ name }) => ({ key: `sandbox.tools.${name}`, file, kind: 'removed', effect: 'changes' })),
    ];
}
function filesOf(files) {
    return files === undefined ? undefined : [files].flat().join(', ');
}
/** All of a tool but what the agent is shown of it: that is the agent's. */
function answers(tool) {
    const { name: _n, title: _t, description: _d, input_schema: _i, output_schema: _o, annotations: _a, ...rest } = tool;
    return (0,change_edit/* plain */.p)(rest);
}
function scoringEdits(base, head) {
    const { file } = head;
    const [one, other] = [base.similarity.threshold, head.similarity.threshold];
    return [
        ...(0,change_edit/* edited */.o)('similarity.threshold', file, one, other, other < one ? 'weakens' : 'tightens'),
        ...(0,change_edit/* edited */.o)('aem', file, (0,change_edit/* plain */.p)(base.aem), (0,change_edit/* plain */.p)(head.aem), 'changes'),
        ...(0,change_edit/* edited */.o)('embedding', file, (0,change_edit/* plain */.p)(base.embedding ?? null), (0,change_edit/* plain */.p)(head.embedding ?? null), 'changes'),
        ...(0,change_edit/* edited */.o)('sub_metrics', file, (0,change_edit/* plain */.p)(base.sub_metrics), (0,change_edit/* plain */.p)(head.sub_metrics), 'changes'),
        ...(0,change_edit/* edited */.o)('judges', file, (0,change_edit/* plain */.p)(base.judges), (0,change_edit/* plain */.p)(head.judges), 'changes'),
        ...(0,change_edit/* edited */.o)('judge', file, (0,change_edit/* plain */.p)(base.judge), (0,change_edit/* plain */.p)(head.judge), 'changes'),
    ];
}

;// CONCATENATED MODULE: ./build/src/suite/change/judged.js



/** Pure: which suites a change is measured with, given what of its edits was accepted. */
function judgeBy(base, head, accepted) {
    const policy = acceptedPolicy(base.policy, head.policy, accepted);
    const world = changesWorld(base, head);
    const worldEdits = suiteEdits(base, head).filter(({ key }) => WORLD.test(key));
    const takesWorld = world.all && worldEdits.every(({ key }) => (0,accept/* acceptsEdit */.Ac)(accepted, key) !== undefined);
    const attempts = (0,accept/* acceptsEdit */.Ac)(accepted, 'attempts') === undefined ? base.attempts : head.attempts;
    const own = { ...head, policy, attempts, name: base.name };
    if (takesWorld) {
        return {
            ...{ suite: own, copies: 'head' },
            accepted: [...accepted, ...goneTasks(base, head, accepted)],
            baseAgent: composeSuite({ copies: own, agent: base }),
        };
    }
    const gone = goneTasks(base, head, accepted);
    const left = new Set(gone.map(({ task }) => task));
    const added = world.all ? [] : addedTasks(base, head);
    const copies = {
        ...base,
        ...{ file: head.file, policy, attempts },
        tasks: [...base.tasks.filter(({ id }) => !left.has(id)), ...head.tasks.filter(({ id }) => added.includes(id))],
        fingerprints: {
            ...base.fingerprints,
            gold: {
                ...pick(base.fingerprints.gold, (id) => !left.has(id)),
                ...pick(head.fingerprints.gold, (id) => added.includes(id)),
            },
        },
    };
    const again = world.all ? head.tasks.map(({ id }) => id) : world.tasks;
    const chosen = { ...own, tasks: own.tasks.filter(({ id }) => again.includes(id)) };
    return {
        suite: composeSuite({ copies, agent: head }),
        copies: 'base',
        accepted: [...accepted, ...gone],
        baseAgent: composeSuite({ copies, agent: base }),
        ...(again.length > 0 && {
            again: {
                candidate: chosen,
                base: composeSuite({ copies: chosen, agent: base }),
                tasks: world.all ? [] : again,
            },
        }),
    };
}
/** Keys of edits after which no figure can be held against one of before. */
const WORLD = /^(?:sandbox|similarity|aem|embedding|sub_metrics|judges|judge)(?:\.|$)/;
/** Tasks that somebody let go, or whose new gold alone is to count: what they did in the baseline decides nothing. */
function goneTasks(base, head, accepted) {
    const renamed = renames(base, head);
    return base.tasks.flatMap(({ id }) => {
        const isGone = !head.tasks.some((task) => task.id === id) && !renamed.has(id);
        const isEdited = Object.hasOwn(head.fingerprints.gold, id) && head.fingerprints.gold[id] !== base.fingerprints.gold[id];
        const entry = isGone
            ? (0,accept/* acceptsEdit */.Ac)(accepted, `tasks.${id}`)
            : isEdited
                ? (0,accept/* acceptsEdit */.Ac)(accepted, `gold.${id}`)
                : undefined;
        return entry === undefined ? [] : [{ task: id, min_passed: 0, reason: entry.reason }];
    });
}
/** The base's policy, key by key the change's where that was accepted. */
function acceptedPolicy(base, head, accepted) {
    const takes = (key) => (0,accept/* acceptsEdit */.Ac)(accepted, `policy.${key}`) !== undefined;
    const names = [...new Set([...Object.keys(base.metrics), ...Object.keys(head.metrics)])];
    const metrics = names.flatMap((name) => {
        const { metrics: from } = takes(`metrics.${name}`) ? head : base;
        const limit = Object.hasOwn(from, name) ? from[name] : undefined;
        return limit === undefined ? [] : [[name, limit]];
    });
    const tasks = [...new Set([...base.quarantine, ...head.quarantine].map(({ task }) => task))];
    const quarantine = tasks.flatMap((task) => {
        const { quarantine: from } = takes(`quarantine.${task}`) ? head : base;
        return from.filter((entry) => entry.task === task);
    });
    const taken = pick({ ...head }, (key) => key !== 'metrics' && key !== 'quarantine' && takes(key));
    return { ...base, ...taken, metrics: Object.fromEntries(metrics), quarantine };
}
function pick(from, wanted) {
    return Object.fromEntries(Object.entries(from).filter(([key]) => wanted(key)));
}

// EXTERNAL MODULE: ./build/src/shell/files/disk-tree.js
var disk_tree = __webpack_require__(72696);
// EXTERNAL MODULE: ./build/src/shell/git/checked-out.js
var checked_out = __webpack_require__(99007);
// EXTERNAL MODULE: ./build/src/shell/git/find-base.js + 1 modules
var find_base = __webpack_require__(70699);
// EXTERNAL MODULE: ./build/src/shell/git/git.js
var git_git = __webpack_require__(69895);
// EXTERNAL MODULE: ./build/src/suite/tree.js
var suite_tree = __webpack_require__(53564);
;// CONCATENATED MODULE: ./build/src/shell/use/change/file-edits.js

const MAX_BYTES = 64 * 1024 * 1024;
/** Files of the gate that differ and that no part of the suite has a name for. */
function fileEdits(base, head, suites) {
    const commands = [...suites.base.tasks, ...suites.head.tasks].flatMap(({ command }) => command ?? []);
    const checks = [...new Set(commands)].filter((word) => [base, head].some((tree) => isFile(tree, word)));
    return [
        ...checks.flatMap((path) => difference(base, head, path, `checks.${path}`, 'changes')),
        ...difference(base, head, 'judge.lock.json', 'judge.lock', 'changes'),
    ];
}
/** Files of a baseline that a change touches, but for `accept.yaml`, which has a place of its own in the report. */
function baselineEdits(base, head) {
    const paths = new Set([...(base?.list() ?? []), ...(head?.list() ?? [])]);
    return [...paths]
        .filter((path) => path !== 'accept.yaml')
        .sort()
        .flatMap((path) => difference(base ?? NOTHING, head ?? NOTHING, path, `baseline.${path}`, 'weakens'));
}
/** A suite that the base does not have has nothing that could be loosened: it is added, and what of a baseline is there. */
function newGateEdits(suite, baseline) {
    const added = (key, file) => ({ key, file, kind: 'added', effect: 'changes' });
    return [added('suite', suite), ...(baseline.kind === 'absent' ? [] : [added('baseline', baseline.place)])];
}
const NOTHING = { label: '', read: () => ({ kind: 'absent' }) };
function difference(base, head, path, key, effect) {
    const [one, other] = [contentsOf(base, path), contentsOf(head, path)];
    if (one === other)
        return [];
    const kind = one === undefined ? 'added' : other === undefined ? 'removed' : 'edited';
    return [{ key, file: (0,suite_tree/* labelled */.wW)(other === undefined && base.label !== '' ? base : head, path), kind, effect }];
}
function isFile(tree, path) {
    const { kind } = tree.read(path, 0);
    return kind === 'file' || kind === 'too_large';
}
function contentsOf(tree, path) {
    const file = tree.read(path, MAX_BYTES);
    if (file.kind === 'absent')
        return undefined;
    return file.kind === 'file' ? Buffer.from(file.bytes).toString('latin1') : JSON.stringify(file);
}

// EXTERNAL MODULE: ./build/src/baseline/lookup.js + 3 modules
var baseline_lookup = __webpack_require__(56211);
// EXTERNAL MODULE: ./build/src/grade/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(99336);
// EXTERNAL MODULE: ./build/src/grade/scorer.js + 1 modules
var scorer = __webpack_require__(9625);
// EXTERNAL MODULE: ./build/src/suite/load.js + 12 modules
var load = __webpack_require__(41087);
// EXTERNAL MODULE: ./build/src/shell/git/git-tree.js
var git_tree = __webpack_require__(93760);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 14 modules
var advisers = __webpack_require__(84220);
// EXTERNAL MODULE: ./build/src/shell/use/replay.js
var replay = __webpack_require__(98309);
;// CONCATENATED MODULE: ./build/src/shell/use/change/broken-base.js

async function partOf(read) {
    try {
        return { value: await read() };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { problems: error.problems };
    }
}
/** What is wrong, that it is in the base and not in the change, and how a fix gets out of a change. */
function brokenBase(problems, about) {
    return new errors/* UserError */.yo([...problems, { code: 'base-broken', ...brokenWords(about) }]);
}
/** `file`: what a change and its base have alike. */
function brokenWords({ commit, branch, accept, edit }, file) {
    const on = branch === undefined ? '' : ` on \`${branch}\``;
    const what = file === undefined ? 'This is wrong' : `\`${file}\` is the same`;
    return {
        message: `${what} in the base, commit ${commit.slice(0, 12)}${on}: it is no fault of this change, and nothing was judged`,
        hint: `${remedy(accept, edit)} Every other change is judged again once that is merged.`,
    };
}
function remedy(accept, edit) {
    if (edit === undefined)
        return `Mend \`${accept}\` in a change of its own.`;
    const own = edit === 'suite' ? 'judged by its own copies' : 'compared with its own baseline';
    return `Mend it in a change of its own that also adds \`{edit: ${edit}, reason: …}\` to \`accept\` in \`${accept}\`: that change is ${own}.`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/src/shell/use/change/materialise.js






const materialise_MAX_BYTES = 512 * 1024 * 1024;
/**
 * Puts a folder of a commit beside the suite, in `.turngate/`, so that what is imported from there finds the packages
 * that are installed for the suite.
 *
 * @param needed a folder of which every file must be there, such as the fixture
 * @throws UserError naming the first file that cannot be had
 */
async function materialise(tree, root, needed) {
    const hidden = (0,external_node_path_.join)(root, '.turngate');
    await (0,promises_.mkdir)(hidden, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(hidden, '.gitignore'), '*\n');
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(hidden, 'base-'));
    const hashes = new Map();
    try {
        for (const path of tree.list()) {
            const file = tree.read(path, materialise_MAX_BYTES);
            if (file.kind === 'file') {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, path)), { recursive: true });
                await (0,promises_.writeFile)((0,external_node_path_.join)(folder, path), file.bytes, { mode: file.executable ? 0o755 : 0o644 });
                hashes.set(path, (0,json/* sha256 */.sc)(file.bytes));
            }
            else if (needed !== undefined && path.startsWith(`${needed}/`)) {
                throw new errors/* UserError */.yo(unreadable((0,suite_tree/* labelled */.wW)(tree, path), file.kind === 'refused' ? file.why : 'it is too large'));
            }
        }
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
    return {
        folder,
        changed: () => differences(folder, hashes, needed),
        [Symbol.asyncDispose]: () => (0,promises_.rm)(folder, { recursive: true, force: true }),
    };
}
/** Elsewhere new files are no fault: interpreters leave their caches beside what they run. */
function differences(folder, hashes, needed) {
    const now = (0,disk_tree/* openDiskTree */.M)(folder, '');
    const gone = [...hashes].filter(([path, hash]) => {
        const file = now.read(path, materialise_MAX_BYTES);
        return file.kind !== 'file' || (0,json/* sha256 */.sc)(file.bytes) !== hash;
    });
    const fresh = now.list().filter((path) => needed !== undefined && path.startsWith(`${needed}/`) && !hashes.has(path));
    return [...gone.map(([path]) => path), ...fresh].sort();
}
function unreadable(file, why) {
    return {
        code: 'base-unreadable',
        message: `A file that every attempt starts with cannot be read from the base: ${why}.`,
        file,
        hint: 'Keep fixtures in the repository itself.',
    };
}

;// CONCATENATED MODULE: ./build/src/shell/use/change/read-base.js













/**
 * Both sides of what judges a change. A base that cannot be read is an error, unless the change adds an entry to
 * `accept.yaml` that lets its own copy stand in that place.
 * @throws UserError that says what is wrong in the base, and how a fix gets out
 */
async function readBase(request, host) {
    const { git, base, head, root, folder } = request;
    const label = (path) => `${base.commit.slice(0, 12)}:${path}`;
    const tree = (0,git_tree/* openGitTree */.x)(git, base.commit, folder, label(folder));
    const suite = await partOf(() => readSuite(tree, (0,external_node_path_.basename)(head.file), root, host));
    const own = 'value' in suite ? suite.value : undefined;
    try {
        // the base's name of the suite is the one that its baseline has
        const name = own?.suite.name ?? head.name;
        const place = request.place(name);
        const kept = (0,git_tree/* openGitTree */.x)(git, base.commit, place, label(place));
        const disk = diskTree((0,external_node_path_.join)(git.root, place), place);
        const refuse = refusal(request, place);
        const accepted = await entriesOf(kept, disk, refuse);
        const takes = (edit) => (0,accept/* acceptsEdit */.Ac)(accepted, 'suite') !== undefined || (0,accept/* acceptsEdit */.Ac)(accepted, edit) !== undefined;
        if (!('value' in suite) && !takes('suite'))
            throw refuse(suite.problems, 'suite');
        const lookup = (side) => side === undefined ? { kind: 'absent', place } : { ...(0,baseline_lookup/* lookupBaseline */.YR)(side, name), place };
        const [here, there] = [lookup(disk), lookup(kept)];
        const wrong = there.kind === 'unreadable' ? there.problems : [];
        if (wrong.length > 0 && !takes('baseline'))
            throw refuse(wrong, 'baseline');
        if (wrong.length > 0 && here.kind === 'unreadable')
            throw new errors/* UserError */.yo(here.problems);
        return {
            ...{ own, tree, kept, disk, accepted, here, there },
            ...(wrong.length > 0 ? { baseline: here, traces: disk } : { baseline: there, traces: kept }),
            broken: [...('value' in suite ? [] : suite.problems), ...wrong],
        };
    }
    catch (error) {
        await own?.copies[Symbol.asyncDispose]();
        throw error;
    }
}
function refusal({ base, question }, place) {
    const branch = question.kind === 'pull_request' ? question.branch : undefined;
    const about = { commit: base.commit, branch, accept: (0,external_node_path_.join)(place, accept/* ACCEPT */.FA) };
    return (problems, edit) => brokenBase(problems, { ...about, ...(edit !== undefined && { edit }) });
}
/** What could not be read accepted nothing in the base. */
async function entriesOf(kept, disk, refuse) {
    const entries = (tree) => partOf(() => (tree === undefined ? [] : (0,accept/* readAccept */.pc)(tree)));
    const [older, newer] = [await entries(kept), await entries(disk)];
    if ('value' in newer)
        return (0,accept/* addedEntries */.jO)('value' in older ? older.value : [], newer.value);
    throw 'value' in older ? new errors/* UserError */.yo(newer.problems) : refuse(older.problems);
}
/** Undefined where the base has no such file. @throws UserError where it is wrong */
async function readSuite(tree, file, root, host) {
    if (tree === undefined || tree.read(file, 0).kind === 'absent')
        return undefined;
    const loaded = (0,load/* loadSuite */.b)(tree, file, { scorer: scorer/* SCORER */.Z, judgePrompt: judge_prompt/* JUDGE_PROMPT */.nW });
    const copies = await materialise(tree, root, loaded.sandbox.workspace);
    try {
        const whole = await (0,replay/* replaySuite */.M)({ suite: loaded, root: copies.folder }, host.cwd);
        return { suite: (0,advisers/* withReachableTiers */.t)(whole, host.env).suite, copies };
    }
    catch (error) {
        await copies[Symbol.asyncDispose]();
        throw error;
    }
}
function diskTree(folder, label) {
    try {
        return (0,disk_tree/* openDiskTree */.M)(folder, label);
    }
    catch {
        // no such folder: the change has none, or took it away
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/use/change/open-change.js














/**
 * Reads the base of a change from git's objects and says how the change is judged by it.
 * @throws UserError when the base cannot be read: the working tree is never taken in its place
 */
async function openChange({ suite: head, root }, request, host) {
    const git = (0,git_git/* openGit */.z)(root, host.env);
    const base = await (0,find_base/* findBase */.lN)(git, request.base, host.signal);
    if (base === undefined)
        throw new errors/* UserError */.yo(nothingBefore());
    const folder = git.prefix.replace(/\/$/, '');
    const place = baselinePlace(git, head.name, request.baseline, host.cwd);
    const read = await readBase({ git, base, head, root, folder, place, question: request.base }, host);
    const { own, tree, kept, disk, accepted, here, there, broken } = read;
    try {
        const takesAll = (0,accept/* acceptsEdit */.Ac)(accepted, 'suite') !== undefined;
        if (own === undefined && there.kind === 'found' && !takesAll) {
            throw new errors/* UserError */.yo(moved(head, `${base.commit.slice(0, 12)}:${folder}`));
        }
        const newSuite = own === undefined && there.kind === 'absent';
        const baseSuite = takesAll ? undefined : own?.suite;
        if (baseSuite !== undefined) {
            refuseOtherKind(baseSuite, head, accepted);
            const tasks = [...new Set([...baseSuite.tasks, ...head.tasks].map(({ id }) => id))];
            const subMetrics = [...new Set([...baseSuite.sub_metrics, ...head.sub_metrics].map(({ name }) => name))];
            if (disk !== undefined && accepted.length > 0)
                (0,accept/* readAccept */.pc)(disk, { tasks, subMetrics });
        }
        return {
            base,
            commits: { ...(0,checked_out/* checkedOut */.t)(git), base: base.commit },
            ...(baseSuite !== undefined && { judged: judgeBy(baseSuite, head, accepted) }),
            accepted,
            edits: [
                ...(baseSuite === undefined || tree === undefined
                    ? []
                    : [
                        ...suiteEdits(baseSuite, head),
                        ...fileEdits(tree, (0,disk_tree/* openDiskTree */.M)(root, folder), { base: baseSuite, head }),
                    ]),
                ...(newSuite ? newGateEdits(head.file, here) : baselineEdits(kept, disk)),
            ],
            comparison: {
                baseline: read.baseline,
                references: async (task) => read.traces === undefined ? [] : (0,references/* lookupReferences */.x)(read.traces, task).references.map(({ events }) => events),
            },
            ...{ newSuite, bringsBaseline: here.kind === 'found' },
            ...(here.kind === 'unreadable' && { breaksBaseline: { place: here.place, messages: messagesOf(here.problems) } }),
            ...(own !== undefined && { copies: own.copies }),
            notes: [
                ...(broken.length === 0
                    ? []
                    : [(0,codes/* reason */.l)('pass', 'base_broken', { base: base.commit, messages: messagesOf(broken) })]),
                ...(base.tested === 'head' && request.base.kind === 'pull_request'
                    ? [(0,codes/* reason */.l)('pass', 'head_tested', { base: base.commit })]
                    : []),
            ],
            [Symbol.asyncDispose]: async () => own?.copies[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await own?.copies[Symbol.asyncDispose]();
        throw error;
    }
}
/** Without their hints, which are for whoever broke it. */
function messagesOf(problems) {
    return problems.map(({ hint: _, ...problem }) => (0,errors/* describeProblem */.BJ)(problem));
}
/** Where the baseline of a suite is in the repository. @throws UserError where it is outside */
function baselinePlace(git, suite, given, cwd) {
    return (name) => {
        const path = (0,external_node_path_.relative)(git.root, (0,external_node_path_.resolve)((0,external_node_fs_.realpathSync)(cwd), given ?? (0,external_node_path_.join)('baselines', name)));
        if (path === '..' || path.startsWith('../')) {
            const hint = 'Name a folder in it by --baseline, or stand in it.';
            const message = `The baseline of \`${suite}\` is not in the repository, so the base holds none.`;
            throw new errors/* UserError */.yo({ code: 'baseline-outside', message, file: path, hint });
        }
        return path;
    };
}
/** A recording in the place of an agent would measure nothing. */
function refuseOtherKind(base, head, accepted) {
    if (base.agent.kind === head.agent.kind || (0,accept/* acceptsEdit */.Ac)(accepted, 'agent.kind') !== undefined)
        return;
    throw new errors/* UserError */.yo({
        code: 'agent-kind',
        message: `The change makes the agent of kind \`${base.agent.kind}\` one of kind \`${head.agent.kind}\`; how an agent is run is the base's to say.`,
        file: head.file,
        key: 'agent.kind',
        hint: 'If it is meant, add `{edit: agent.kind, reason: …}` to `accept` in accept.yaml beside the baseline.',
    });
}
function moved(head, place) {
    return {
        code: 'suite-moved',
        message: `The base has a baseline of \`${head.name}\`, and no such suite in ${place}: the change moved or renamed it.`,
        file: head.file,
        hint: 'If it is meant, add `{edit: suite, reason: …}` to `accept` in accept.yaml beside the baseline.',
    };
}
function nothingBefore() {
    return {
        code: 'no-base',
        message: 'There is no commit before this one to be judged by.',
        hint: 'A first push is measured by a refresh, not by the gate.',
    };
}


/***/ }),

/***/ 50962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ judgeBothWays),
/* harmony export */   W: () => (/* binding */ comparableBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _gate_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84311);
/* harmony import */ var _gate_combine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67760);
/* harmony import */ var _gate_comparability_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44775);
/* harmony import */ var _gate_decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15144);
/* harmony import */ var _gate_main_regressed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41045);
/* harmony import */ var _summary_compose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19471);








/**
 * What the candidate is compared with: the stored baseline, or where that was made with another sandbox, scorer, judge
 * or gold than the base's copies have today, the base agent as it is measured now.
 */
async function comparableBaseline(about) {
    const { change, dir, measure, left } = about;
    const { comparison, judged, copies } = change;
    const lookup = comparison.baseline;
    const unchanged = { comparison, notes: [], made: 0 };
    if (judged === undefined || copies === undefined || lookup.kind !== 'found')
        return unchanged;
    const { differs, tasks } = difference(judged.baseAgent, lookup.main.summary);
    if (differs.length === 0)
        return unchanged;
    const suite = tasks === undefined ? judged.baseAgent : only(judged.baseAgent, tasks);
    const why = whyNot(suite, attemptsOf(suite), left);
    if (why !== undefined)
        return { ...unchanged, notes: [why] };
    try {
        const gateRoot = judged.copies === 'base' ? copies.folder : about.root;
        const fresh = await measure({ suite, root: copies.folder, gateRoot, out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'base-agent') });
        const summary = tasks === undefined ? fresh : spliced(lookup.main.summary, fresh);
        const entry = { summary, runs: [fresh.run] };
        return {
            comparison: { ...comparison, baseline: { ...lookup, main: entry, accepted: entry } },
            notes: [(0,_gate_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)('pass', 'baseline_remeasured', { differs }), ...announced(lookup, about)],
            made: attemptsOf(suite),
        };
    }
    catch (error) {
        return { ...unchanged, notes: [notRun(error)] };
    }
}
/** The verdict by the base's copies, joined by the one by the change's own where these differ. */
async function judgeBothWays(about, evaluation) {
    const { change } = about;
    const verdict = await bothVerdicts(about, evaluation);
    const files = change.copies?.changed() ?? [];
    const sound = files.length === 0 ? verdict : (0,_gate_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .failed */ .gz)(verdict, (0,_gate_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)('could_not_run', 'gate_files_changed', { files }));
    return { ...evaluation, verdict: (0,_gate_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .withReasons */ .qr)(sound, change.notes) };
}
async function bothVerdicts(about, { verdict, summary }) {
    const { change, root, dir, today, look, left, measure } = about;
    const { judged, copies, accepted } = change;
    const again = judged?.again;
    if (judged === undefined || again === undefined || copies === undefined || summary.run.interrupted)
        return verdict;
    const why = whyNot(again.candidate, attemptsOf(again.candidate) + attemptsOf(again.base), left);
    if (why !== undefined)
        return (0,_gate_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .withReasons */ .qr)(verdict, [why]);
    try {
        const base = await measure({
            ...{ suite: again.base, root: copies.folder, gateRoot: root },
            out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'base-agent-again'),
        });
        const candidate = await measure({
            ...{ suite: again.candidate, root, gateRoot: root },
            out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'candidate-again'),
        });
        const entry = { summary: base, runs: [base.run] };
        const byChange = (0,_gate_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)({
            ...{ candidate, policy: again.candidate.policy, accepted, today, look, canRunMore: false },
            baseline: { kind: 'found', place: 'base-agent-again', main: entry, accepted: entry },
        });
        return (0,_gate_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .combineVerdicts */ .aG)({ byBase: verdict, byChange, tasks: again.tasks });
    }
    catch (error) {
        return (0,_gate_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .withReasons */ .qr)(verdict, [notRun(error)]);
    }
}
/** What of the stored baseline differs from the suite; `tasks` where nothing but their gold does. */
function difference(suite, main) {
    const candidate = { ...main, fingerprints: { ...suite.fingerprints, agent: main.fingerprints.agent } };
    const { reasons, nothing, tasks } = (0,_gate_comparability_js__WEBPACK_IMPORTED_MODULE_6__/* .comparability */ .t)(candidate, main);
    if (reasons.length === 0)
        return { differs: [] };
    if (!nothing)
        return { differs: [...tasks].map((task) => `gold.${task}`), tasks: [...tasks] };
    const parts = (0,_gate_comparability_js__WEBPACK_IMPORTED_MODULE_6__/* .differing */ .R)(suite.fingerprints.sandbox, main.fingerprints.sandbox).map((part) => `sandbox.${part}`);
    const scorer = suite.fingerprints.scorer === main.fingerprints.scorer ? [] : ['scorer'];
    const judge = suite.fingerprints.judge === main.fingerprints.judge ? [] : ['judge'];
    return { differs: [...parts, ...scorer, ...judge] };
}
function only(suite, tasks) {
    return { ...suite, tasks: suite.tasks.filter(({ id }) => tasks.includes(id)) };
}
/** The stored baseline with some of its tasks as they were measured now. */
function spliced(stored, fresh) {
    const by = new Map(fresh.tasks.map((task) => [task.id, task]));
    return (0,_summary_compose_js__WEBPACK_IMPORTED_MODULE_3__/* .compose */ .Z)({
        ...stored,
        fingerprints: { ...stored.fingerprints, gold: { ...stored.fingerprints.gold, ...fresh.fingerprints.gold } },
        tasks: stored.tasks.map((task) => by.get(task.id) ?? task),
    });
}
function attemptsOf({ tasks, attempts }) {
    return tasks.length * attempts;
}
function whyNot({ policy, agent }, attempts, left) {
    const told = (why, message = '') => (0,_gate_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)('pass', 'not_remeasured', { why, message });
    if (policy.remeasure === 'off')
        return told('off');
    if (agent.kind === 'replay')
        return told('replay');
    return attempts > left ? told('budget', `${attempts} attempts are needed, ${left} are left`) : undefined;
}
function notRun(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
        throw error;
    return (0,_gate_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)('pass', 'not_remeasured', { why: 'failed', message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).slice(0, 300) });
}
function announced(lookup, { change, today }) {
    const policy = change.judged?.suite.policy;
    if (policy === undefined)
        return [];
    const candidate = lookup.main.summary;
    return (0,_gate_main_regressed_js__WEBPACK_IMPORTED_MODULE_7__/* .mainRegressed */ .w)(lookup, (accepted) => (0,_gate_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)({ candidate, baseline: accepted, policy, today, canRunMore: false }));
}


/***/ }),

/***/ 98309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ replaySuite)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _imported_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8222);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);



/** A replay suite that states no tasks takes those of its source; every other suite is given back as it is. */
async function replaySuite({ suite, root }, cwd) {
    const { agent } = suite;
    if (agent.kind !== 'replay' || suite.tasks.length > 0)
        return suite;
    const source = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, agent.source);
    const tasks = agent.format === 'run'
        ? (await (0,_stored_js__WEBPACK_IMPORTED_MODULE_2__/* .openStoredRun */ .v)(source, cwd)).suite.tasks
        : await importedTasks(await (0,_imported_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(source, agent.source), agent.source, agent.format);
    return { ...suite, tasks, fingerprints: { ...suite.fingerprints, gold: (0,_imported_js__WEBPACK_IMPORTED_MODULE_1__/* .goldFingerprints */ .On)(tasks) } };
}
async function importedTasks(text, file, format) {
    const { importText } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 68276));
    return importText(text, file, format).tasks;
}


/***/ })

};
