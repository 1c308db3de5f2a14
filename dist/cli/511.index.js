export const id = 511;
export const ids = [511];
export const modules = {

/***/ 59511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exitOf: () => (/* binding */ exitOf),
  refresh: () => (/* binding */ refresh)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/baseline/history.js
var baseline_history = __webpack_require__(58745);
// EXTERNAL MODULE: ./build/src/baseline/store/disk.js
var disk = __webpack_require__(87830);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(26795);
// EXTERNAL MODULE: ./build/src/baseline/store/write.js + 1 modules
var write = __webpack_require__(16380);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/baseline/admit.js
var admit = __webpack_require__(10684);
// EXTERNAL MODULE: ./build/src/gate/decide.js + 25 modules
var decide = __webpack_require__(15144);
;// CONCATENATED MODULE: ./build/src/gate/refresh.js


/** What a measured run of the default branch does to its baseline. Pure. */
function planRefresh(input) {
    const { candidate, lookup, policy } = input;
    const problems = (0,admit/* admitRun */.R)(candidate, policy.min_measured);
    if (problems.length > 0)
        return { kind: 'refuse', problems };
    if (lookup.kind === 'absent')
        return { kind: 'write', entries: 'both', why: 'first', reasons: [] };
    const [newest] = lookup.main.runs;
    if (newest?.id === candidate.run.id)
        return { kind: 'skip', why: 'same_run' };
    if (newest !== undefined && newest.started_at > candidate.run.started_at)
        return { kind: 'skip', why: 'superseded' };
    const strict = againstAccepted(input, lookup, []);
    const regressed = strict.filter(({ status }) => status === 'regressed');
    if (regressed.length > 0) {
        const left = againstAccepted(input, lookup, input.accepted).filter(({ status }) => status === 'regressed');
        const told = input.accepted.length > 0 && left.length === 0;
        return told
            ? { kind: 'write', entries: 'both', why: 'accepted', reasons: regressed }
            : { kind: 'write', entries: 'main', why: 'regressed', reasons: regressed };
    }
    const anew = strict.filter(({ status }) => status === 'not_comparable');
    if (anew.length > 0) {
        // what was merged regressed before stays open: another world must not absorb it
        const isOpen = lookup.main !== lookup.accepted && input.accepted.length === 0;
        return isOpen
            ? { kind: 'write', entries: 'main', why: 'regressed', reasons: anew }
            : { kind: 'write', entries: 'both', why: 'measured_anew', reasons: anew };
    }
    const unproven = strict.filter(({ status }) => status === 'inconclusive');
    return unproven.length > 0
        ? { kind: 'write', entries: 'main', why: 'unproven', reasons: unproven }
        : { kind: 'write', entries: 'both', why: 'as_good', reasons: [] };
}
/** Tasks that the suite has no more were let go by what was merged. */
function againstAccepted({ candidate, policy, today }, lookup, accepted) {
    const baseline = { ...lookup, main: lookup.accepted };
    const gone = lookup.accepted.summary.tasks.filter(({ id }) => !candidate.tasks.some((task) => task.id === id));
    const letGo = gone.map(({ id }) => ({ task: id, min_passed: 0, reason: 'it is gone' }));
    return (0,decide/* decide */.L)({ ...{ candidate, baseline, policy, today }, accepted: [...accepted, ...letGo], canRunMore: false })
        .reasons;
}

// EXTERNAL MODULE: ./build/src/suite/accept.js + 1 modules
var accept = __webpack_require__(21758);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(53189);
// EXTERNAL MODULE: ./build/src/shell/git/find-base.js + 1 modules
var find_base = __webpack_require__(70699);
// EXTERNAL MODULE: ./build/src/shell/git/git.js
var git_git = __webpack_require__(69895);
// EXTERNAL MODULE: ./build/src/shell/git/git-tree.js
var git_tree = __webpack_require__(93760);
// EXTERNAL MODULE: ./build/src/shell/use/merge.js
var merge = __webpack_require__(65020);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
;// CONCATENATED MODULE: ./build/src/shell/use/refresh.js
















/**
 * Makes a run the newest entry of its suite's baseline in the working tree, and the accepted one where it is no worse.
 * @throws UserError when there is a baseline that cannot be read, or the run is a part of one
 */
async function refreshBaseline(request, host) {
    const { cwd, now } = host;
    const opened = await (0,stored/* openStoredRun */.v)(request.run, cwd);
    (0,merge/* refuseShard */.F)(opened, cwd);
    const time = now();
    const { summary } = await (0,stored/* evaluateStored */.f)(opened, { now: time });
    const { suite } = summary;
    const dir = (0,external_node_path_.resolve)(cwd, request.dir ?? (0,external_node_path_.join)('baselines', suite));
    const lookup = (0,read/* readBaseline */.m)(dir, suite);
    if (lookup.kind === 'unreadable')
        throw new errors/* UserError */.yo(lookup.problems);
    const tree = { ...(0,disk/* baselineTree */._)(dir), label: (0,external_node_path_.relative)(cwd, dir) };
    const { lines, problems } = (0,baseline_history/* readHistory */.Lu)(tree);
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const present = (0,accept/* readAccept */.pc)(tree);
    const accepted = unseen(await sinceBase(present, dir, request, host), lines);
    const { policy } = opened.suite;
    const plan = planRefresh({ candidate: summary, lookup, policy, accepted, today: (0,world/* isoDate */._$)(time) });
    if (plan.kind !== 'write')
        return { suite, plan, summary, dir, changed: [] };
    const { changed } = await (0,write/* writeBaseline */.B)(dir, {
        ...{ summary, minMeasured: policy.min_measured, entries: plan.entries },
        history: historyLine(plan, summary, opened.stored.run.head, present),
        traceOf: (task, attempt) => (0,store_read/* readTraceOf */.VD)(opened.dir, { task, attempt }),
    });
    return { suite, plan, summary, dir, changed };
}
async function sinceBase(present, dir, { base: question, place }, { cwd, env }) {
    if (question === undefined || present.length === 0)
        return present;
    const git = (0,git_git/* openGit */.z)(cwd, env);
    const base = await (0,find_base/* findBase */.lN)(git, question);
    if (base === undefined)
        return present;
    const path = place ?? (0,external_node_path_.relative)(git.root, (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(cwd), (0,external_node_path_.relative)(cwd, dir)));
    const tree = (0,git_tree/* openGitTree */.x)(git, base.commit, path, `${base.commit.slice(0, 12)}:${path}`);
    return tree === undefined ? present : (0,accept/* addedEntries */.jO)((0,accept/* readAccept */.pc)(tree), present);
}
/** An entry that an earlier refresh met has done its work, whether it was needed or not. */
function unseen(entries, history) {
    const seen = new Set(history.flatMap(({ accept }) => accept ?? []));
    return entries.filter((entry) => !seen.has((0,accept/* entryText */.u0)(entry)));
}
const MOST_WORSE = 20;
function historyLine({ entries, why, reasons }, { run, tasks }, commit, present) {
    const sum = (of) => tasks.reduce((all, task) => all + task[of], 0);
    const worse = reasons.map(({ code, args }) => [code, args.metric ?? args.task].filter(isText).join(' '));
    return {
        ...{ at: run.started_at, run: run.id, entries, why, passed: sum('passed'), measured: sum('measured') },
        ...(commit !== undefined && { commit }),
        ...(worse.length > 0 && { worse: worse.slice(0, MOST_WORSE) }),
        ...(present.length > 0 && { accept: present.map(accept/* entryText */.u0) }),
    };
}
function isText(value) {
    return typeof value === 'string';
}

// EXTERNAL MODULE: ./build/src/report/phrase.js + 7 modules
var phrase = __webpack_require__(62430);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/shell/use/refresh-words.js


/** What a refresh did, for a terminal, a commit message or a job's log: the first line says it all. */
function refreshWords({ plan, summary, changed }, place) {
    const { id } = summary.run;
    switch (plan.kind) {
        case 'refuse':
            return `${place} was left as it is: run ${id} was not measured in full`;
        case 'skip':
            return plan.why === 'same_run'
                ? `${place} holds run ${id} already; nothing was written`
                : `${place} holds a later run than ${id}; nothing was written`;
        case 'write': {
            const entries = plan.entries === 'both' ? 'accepted' : 'recorded as the newest entry, not accepted';
            const reasons = plan.reasons.slice(0, MOST).map((reason) => `- ${(0,report_text/* plainText */.wh)((0,phrase/* phraseReason */.AZ)(reason, SITE).text)}`);
            const head = `${place}: run ${id} ${entries}, ${changed.length} files. ${WHY[plan.why]}`;
            return [head, ...reasons].join('\n');
        }
    }
}
const MOST = 10;
const SITE = { suite: 'suite.yaml' };
const WHY = {
    first: 'It is the first.',
    as_good: 'It is as good as the accepted entry.',
    accepted: 'It is worse, as accept.yaml accepts.',
    measured_anew: 'Sandbox, scorer, judge or gold changed, so it begins anew.',
    unproven: 'It is past a limit, which may be chance: the accepted entry stays.',
    regressed: 'It is regressed against the accepted entry, which stays: mend it, or accept it by accept.yaml beside the baseline.',
};

// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/src/shell/cli/problems.js
var problems = __webpack_require__(53757);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/refresh.js





/** `turngate baseline refresh RUN_DIR`: writes into the working tree; committing it is left to the caller. */
async function refresh(io, run, { dir, base, json }) {
    const request = {
        run,
        ...(dir !== undefined && { dir }),
        ...(base !== undefined && { base: { kind: 'ref', ref: base } }),
    };
    const refreshed = await refreshBaseline(request, io);
    const { plan } = refreshed;
    if (json === true)
        (0,print.printJson)(asJson(refreshed, io.cwd), io);
    else
        io.out(`${refreshWords(refreshed, (0,external_node_path_.relative)(io.cwd, refreshed.dir) || '.')}\n`);
    if (plan.kind === 'refuse')
        (0,problems/* printProblems */.M)(plan.problems, io);
    return exitOf(plan);
}
function exitOf(plan) {
    if (plan.kind === 'refuse')
        return 3;
    return plan.kind === 'write' && plan.why === 'regressed' ? 1 : 0;
}
function asJson({ suite, plan, dir, changed, summary }, cwd) {
    return { suite, dir: (0,external_node_path_.relative)(cwd, dir) || '.', run: summary.run.id, ...plan, changed };
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


/***/ })

};
