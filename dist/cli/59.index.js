export const id = 59;
export const ids = [59];
export const modules = {

/***/ 83241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ missingProgram),
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   OK: () => (/* binding */ resolveCommand),
/* harmony export */   fo: () => (/* binding */ isFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * The command as it is started in a workspace: `node` is the Node that runs Turngate, and what names a file under the
 * suite's folder becomes an absolute path.
 */
async function resolveCommand(command, root) {
    const [first = '', ...rest] = await Promise.all(command.map((part) => absoluteIfFile(part, root)));
    return { command: command[0] === 'node' ? process.execPath : first, args: rest };
}
/** Where a program is, or undefined: by its path, or by its name in the folders of PATH. */
async function findProgram(command, path) {
    if (command.includes('/'))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(command) && (await isProgram(command)) ? command : undefined;
    for (const folder of path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((name) => name !== '')) {
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, command);
        if (await isProgram(candidate))
            return candidate;
    }
    return undefined;
}
/** The system's code for why a program cannot be started from a folder; undefined where it can. */
function missingProgram(command, cwd, path = '') {
    const candidates = command.includes('/')
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, command)]
        : path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap((folder) => (folder === '' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, command)]));
    const found = candidates.map(lookAt);
    if (found.includes('program'))
        return undefined;
    return found.includes('file') ? 'EACCES' : 'ENOENT';
}
async function isFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
async function absoluteIfFile(part, root) {
    if (part === '' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(part))
        return part;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, part);
    return path.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep) && (await isFile(path)) ? path : part;
}
async function isProgram(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return await isFile(path);
    }
    catch {
        return false;
    }
}
function lookAt(path) {
    let seen = 'nothing';
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
            return seen;
        seen = 'file';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return 'program';
    }
    catch {
        return seen;
    }
}


/***/ }),

/***/ 74207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readDuration)
/* harmony export */ });
/* harmony import */ var ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70744);

/** Milliseconds of a duration such as `200ms`, `30s`, `2m`, already checked by the suite's schema. */
function readDuration(text) {
    const value = ms__WEBPACK_IMPORTED_MODULE_0__(text);
    if (!Number.isFinite(value))
        throw new RangeError(`not a duration: ${text}`);
    return value;
}


/***/ }),

/***/ 14329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openModule)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
// EXTERNAL MODULE: ./build/src/trace/lines.js
var trace_lines = __webpack_require__(60432);
// EXTERNAL MODULE: ./build/src/attempt/process/run-process.js + 4 modules
var run_process = __webpack_require__(1684);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/remove-folder.js
var remove_folder = __webpack_require__(98088);
;// CONCATENATED MODULE: ./build/src/attempt/modules/bootstrap.js
/**
 * The program around a user's module: a question is a JSON line on its input, an answer one on its output. It is text,
 * so that a bundle needs no second file beside it.
 */
const BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const write = process.stdout.write.bind(process.stdout)
// what the module prints is no answer
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (body) => write(JSON.stringify(body) + '\\n')
const words = (error) => String(error?.message ?? error).slice(0, 300)

let evaluate
try {
  evaluate = (await import(pathToFileURL(process.argv[1]).href)).default
  if (typeof evaluate !== 'function') throw new Error('it has no default export that is a function')
} catch (error) {
  tell({ broken: words(error) })
  process.exit(1)
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, turn, context } = JSON.parse(line)
  try {
    tell({ id, answer: (await evaluate(turn, context)) ?? null })
  } catch (error) {
    tell({ id, error: words(error) })
  }
}
`;

;// CONCATENATED MODULE: ./build/src/attempt/modules/module-process.js










/** Deaths without an answer in between after which the module is not started again. */
const MOST_DEATHS = 3;
/** Started with the first question; again after it crashed or ran out of time. */
function openModule(options) {
    let running;
    let deaths = 0;
    let lastReason = '';
    let queue = Promise.resolve();
    async function answer(question) {
        if (options.signal.aborted)
            return { kind: 'failed', reason: 'interrupted' };
        if (deaths >= MOST_DEATHS)
            return { kind: 'failed', reason: `its module kept failing: ${lastReason}` };
        running ??= await start(options);
        const answered = await running.ask(question);
        if (running.isOver()) {
            await running.close();
            running = undefined;
            deaths += 1;
            lastReason = answered.kind === 'failed' ? answered.reason : 'it ended';
        }
        else
            deaths = 0;
        return answered;
    }
    return {
        ask(question) {
            const answered = queue.then(() => answer(question));
            queue = answered;
            return answered;
        },
        async close() {
            await queue;
            await running?.close();
        },
    };
}
async function start(options) {
    const { file, timeout, scratch, path, signal } = options;
    const { bootstrap = BOOTSTRAP, flags = [], mostBytes = MOST_BYTES } = options;
    const folder = (0,external_node_path_.join)(scratch, `module-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    await (0,promises_.mkdir)(folder, { recursive: true });
    let isOver = false;
    let pending;
    let id = 0;
    let broken;
    const settle = (answer) => {
        pending?.(answer);
        pending = undefined;
    };
    const lines = new trace_lines/* LineSplitter */.g(mostBytes);
    const hear = (line) => {
        const told = readLine(line);
        if (told === undefined) {
            isOver = true;
            settle({ kind: 'failed', reason: 'its module printed what is no answer' });
            child.end();
        }
        else if ('broken' in told)
            broken = `its module could not be loaded: ${told.broken}`;
        else if (told.id !== id)
            return;
        else if ('error' in told)
            settle({ kind: 'failed', reason: `its module threw: ${told.error}` });
        else
            settle({ kind: 'answered', answer: told.answer });
    };
    const child = (0,run_process/* runProcess */.R)({
        command: process.execPath,
        args: [...flags, '--input-type=module', '-e', bootstrap, file],
        cwd: folder,
        env: {
            ...{ PATH: path, HOME: folder, TMPDIR: folder, TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
            TURNGATE_MODULE: folder,
        },
        marker: { variable: `TURNGATE_MODULE=${folder}`, folder },
        signal,
        onStdout: (chunk) => {
            // a line that was cut is no JSON either
            for (const { text } of lines.push(chunk))
                hear(text);
        },
        onStderr: () => undefined,
    });
    child.ended.then((end) => {
        isOver = true;
        const how = end.kind === 'exited' ? `exit code ${end.code ?? end.signal}` : end.message;
        settle({ kind: 'failed', reason: broken ?? `its module ended (${how})` });
    });
    return {
        isOver: () => isOver,
        ask(question) {
            id += 1;
            const asked = new Promise((resolve) => {
                const timer = setTimeout(() => {
                    isOver = true;
                    settle({ kind: 'failed', reason: `its module took longer than ${timeout} ms` });
                    child.end();
                }, timeout);
                pending = (answer) => {
                    clearTimeout(timer);
                    resolve(answer);
                };
            });
            if (isOver)
                settle({ kind: 'failed', reason: broken ?? 'its module ended' });
            else
                child.write(`${JSON.stringify({ id, ...((0,json/* isJsonObject */.OW)(question) ? question : {}) })}\n`);
            return asked;
        },
        async close() {
            child.closeInput();
            child.end();
            await child.ended;
            await (0,remove_folder/* removeFolder */.v)(folder);
        },
    };
}
const MOST_BYTES = 1024 * 1024;
const Told = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ id: schemas/* number */.aig(), answer: json_value/* AnyJson */.Hy }),
    schemas/* strictObject */.rej({ id: schemas/* number */.aig(), error: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ broken: schemas/* string */.YjP() }),
]);
function readLine(line) {
    try {
        return Told.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 15065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sweepFolder),
/* harmony export */   JL: () => (/* binding */ killNow),
/* harmony export */   X0: () => (/* binding */ sweep),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   kK: () => (/* binding */ trySignal)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1701);



/** Sends a signal to the group that the process leads; false when no process is left in it. */
function signalGroup(leader, signal) {
    return trySignal(-leader, signal);
}
/** Every process below this one at this moment, also those in other groups and sessions. */
function descendantsOf(ancestor) {
    const candidates = (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .pidsSince */ .pF)(ancestor).flatMap((pid) => {
        const facts = (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(pid);
        return facts === undefined ? [] : [{ pid, ...facts }];
    });
    const found = new Set([ancestor]);
    for (let before = 0; before < found.size;) {
        before = found.size;
        for (const { pid, parent } of candidates)
            if (found.has(parent))
                found.add(pid);
    }
    return candidates.filter(({ pid }) => found.has(pid) && pid !== ancestor);
}
/** Kills what is left of an attempt after its first process (`leader`) has ended, until nothing is. */
async function sweep(leader, marker, known) {
    signalGroup(leader, 'SIGKILL');
    for (const { pid, started } of known)
        if ((0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(pid)?.started === started)
            trySignal(pid, 'SIGKILL');
    await killUntilGone(() => (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .pidsSince */ .pF)(leader).filter((pid) => belongs(pid, marker)));
}
/** As `sweep`, where nothing can be waited for: one look, one kill. */
function killNow(leader, marker) {
    const known = descendantsOf(leader).map(({ pid }) => pid);
    signalGroup(leader, 'SIGKILL');
    const left = (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .pidsSince */ .pF)(leader).filter((pid) => belongs(pid, marker));
    for (const pid of new Set([...known, ...left]))
        if (pid !== process.pid)
            trySignal(pid, 'SIGKILL');
}
/** As `sweep`, over all processes of the machine: the last look at the end of a run. */
async function sweepFolder(folder, isBrand = () => false) {
    await killUntilGone(() => (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .allPids */ .SH)().filter((pid) => isBelow((0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(pid), folder) || startedIn(pid, folder) || isBrand(brandOf(pid) ?? 0)));
}
const MOST_ROUNDS = 200;
const ROUND_MS = 5;
async function killUntilGone(find) {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const left = find().filter((pid) => pid !== process.pid);
        if (left.length === 0)
            return;
        for (const pid of left)
            trySignal(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_MS);
    }
}
function belongs(pid, marker) {
    const brand = marker.keep?.brand;
    return ((0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentOf */ .p7)(pid).includes(marker.variable) ||
        isBelow((0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(pid), marker.folder) ||
        (brand !== undefined && brandOf(pid) === brand.limit));
}
/** Of a process that has ended there is still its mark, until it is collected. */
function brandOf(pid) {
    return (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(pid)?.isOver === false ? (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .lockLimitOf */ .Oo)(pid) : undefined;
}
function startedIn(pid, folder) {
    return (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentOf */ .p7)(pid).some((entry) => entry.startsWith(`TURNGATE_WORKSPACE=${folder}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`));
}
function isBelow(path, folder) {
    return path === folder || (path?.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ?? false);
}
function trySignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 1701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ lockLimitOf),
/* harmony export */   QL: () => (/* binding */ memoryShareOf),
/* harmony export */   SH: () => (/* binding */ allPids),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   pF: () => (/* binding */ pidsSince),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Linux's view of processes, read in one go: between two looks processes come and go. Elsewhere everything is empty. */
/** Process ids that were given out after `pid`, as far as the kernel tells, else all of them. */
function pidsSince(pid) {
    const last = lastPid();
    // ids only grow until they wrap around
    if (last === undefined || last < pid)
        return allPids();
    return last === pid ? [] : allPids().filter((candidate) => candidate > pid && candidate <= last);
}
function allPids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map(Number);
    }
    catch {
        return [];
    }
}
function factsOf(pid) {
    const stat = read(pid, 'stat');
    // pid (name, which may hold anything) state ppid …
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent, started] = [fields[0], fields[1], fields[19]];
    if (parent === undefined || started === undefined)
        return undefined;
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + Number(part), 0);
    return { parent: Number(parent), started, isOver: 'ZX'.includes(state), cpuMs: ticks * MS_PER_TICK };
}
/** The kernel tells times in hundredths of a second, whatever it counts in. */
const MS_PER_TICK = 10;
/** Bytes in memory that belong to no file: what the process itself, and no cache, takes up. */
function memoryOf(pid) {
    const status = read(pid, 'status');
    const kib = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
    return (kib('RssAnon') + kib('RssShmem')) * 1024;
}
/**
 * As `memoryOf`, with what several processes share counted in parts: each has its share. Undefined where the kernel does
 * not tell (before Linux 5.4, or of another user's process). It costs a walk through all pages of the process.
 */
function memoryShareOf(pid) {
    const rollup = read(pid, 'smaps_rollup');
    const kib = (name) => new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1];
    const [own, shared] = [kib('Pss_Anon'), kib('Pss_Shmem')];
    return own === undefined || shared === undefined ? undefined : (Number(own) + Number(shared)) * 1024;
}
/** The highest number of file locks that the process could be allowed, or undefined where there is no limit. */
function lockLimitOf(pid) {
    const hard = /^Max file locks\s+\S+\s+(\d+)/m.exec(read(pid, 'limits'))?.[1];
    return hard === undefined ? undefined : Number(hard);
}
/** `NAME=value` entries that the process was started with. */
function environmentOf(pid) {
    return read(pid, 'environ').split('\0');
}
function folderOf(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return undefined;
    }
}
/** The id that was given out last; the fifth field of loadavg, which some sandboxes leave at 0. */
function lastPid() {
    try {
        const last = Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/loadavg', 'latin1').trim().split(' ')[4]);
        return Number.isInteger(last) && last > 0 ? last : undefined;
    }
    catch {
        return undefined;
    }
}
function read(pid, file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'latin1');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 1684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/attempt/command-line.js
var command_line = __webpack_require__(83241);
// EXTERNAL MODULE: ./build/src/attempt/process/end-tree.js
var end_tree = __webpack_require__(15065);
;// CONCATENATED MODULE: ./build/src/attempt/process/at-exit.js

const running = new Map();
/**
 * Until the function that it gives is called, the process and all that it started are killed when Turngate itself ends,
 * however it does: a second signal does not wait for those that ignore the first.
 */
function killAtExit(leader, marker) {
    if (running.size === 0)
        process.on('exit', killRunning);
    running.set(leader, marker);
    return () => {
        running.delete(leader);
        if (running.size === 0)
            process.off('exit', killRunning);
    };
}
function killRunning() {
    for (const [leader, marker] of running)
        (0,end_tree/* killNow */.JL)(leader, marker);
}

;// CONCATENATED MODULE: ./build/src/attempt/process/confine.js
/**
 * The command line that runs another one in a folder, within its limits and inside its room.
 *
 * A shell sets the limits, since every system has one. Where it is the first process of a room it stays, because the
 * kernel spares a first process most signals: the agent is its child. It then tells on descriptor 3 that the agent is
 * about to start, and in its own words when a signal ended it, which its exit code alone does not tell. When the other
 * end of descriptor 4 is gone, so is Turngate, and everything inside is killed.
 */
function confine({ command, args }, cwd, keep) {
    const { room, brand, resources } = keep;
    const script = room?.hasInit === true ? firstProcess(resources) : `${PLACE}\n${limiting(resources)}\nexec "$@"`;
    const inside = ['/bin/sh', '-c', script, 'sh', cwd, ...(room?.drop ?? []), command, ...args];
    const branded = brand === undefined ? [] : [brand.program, `--locks=${brand.limit}:${brand.limit}`];
    const [first = '', ...rest] = [...branded, ...(room?.enter ?? []), ...inside];
    return { command: first, args: rest };
}
/** Some shells tell their children where they are. */
const PLACE = 'cd "$1" || exit 126; shift; unset PWD OLDPWD SHLVL';
function firstProcess(resources) {
    return `${PLACE}
exec 5>&2 2>&3 3>&-
echo ${STARTED} >&2
(read -r gone <&4; kill -9 -1) 2>/dev/null &
(${limiting(resources)}
exec "$@" 2>&5 4<&- 5>&-)
exit`;
}
/** Told on descriptor 3. */
const STARTED = 'started';
/** More seconds for a process that does not mind that its time is over. */
const CPU_GRACE_S = 5;
/** The kernel's limit is on what a process may write to, used or not; it is for what grows between two looks. */
const allowedData = (memoryBytes) => memoryBytes * 2 + 512 * 1024 ** 2;
/** Sets what can be set; where the host allows less than is asked for, that stays. */
function limiting({ cpuMs, memoryBytes, fileBytes }) {
    const seconds = cpuMs === undefined ? undefined : Math.ceil(cpuMs / 1000);
    const limits = [
        '-S -c 0',
        // in blocks of 512 bytes, as POSIX has it
        `-f ${Math.ceil(fileBytes / 512)}`,
        ...(seconds === undefined ? [] : [`-S -t ${seconds}`, `-H -t ${seconds + CPU_GRACE_S}`]),
        ...(memoryBytes === undefined ? [] : [`-d ${Math.ceil(allowedData(memoryBytes) / 1024)}`]),
    ];
    return limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('\n');
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/src/attempt/process/tail.js
var tail = __webpack_require__(30727);
;// CONCATENATED MODULE: ./build/src/attempt/process/first-process.js





const MAX_WORDS = 4096;
function listenToFirst(child) {
    const told = new tail/* Tail */.P(MAX_WORDS);
    const complaint = new tail/* Tail */.P(MAX_WORDS);
    const [, , , words, lifeline] = child.stdio;
    if (words instanceof external_node_stream_.Readable)
        words.on('error', () => undefined).on('data', (chunk) => told.push(chunk));
    if (lifeline instanceof external_node_stream_.Readable)
        lifeline.on('error', () => undefined).resume();
    child.stderr?.on('data', (chunk) => complaint.push(chunk));
    return {
        endOf(code, signal) {
            const [started, ...words] = told.text().trim().split('\n');
            if (started !== STARTED)
                return { kind: 'not_started', code: 'EAGAIN', message: notEntered(complaint.text()) };
            const number = (code ?? 0) - 128;
            const isSignal = words.length > 0 || UNTOLD.has(number);
            return isSignal && code !== null && number > 0
                ? { kind: 'exited', code: null, signal: nameOf(number) }
                : { kind: 'exited', code, signal };
        },
    };
}
/** Signals that shells do not tell of. */
const UNTOLD = new Set([external_node_os_.constants.signals.SIGINT, external_node_os_.constants.signals.SIGPIPE]);
/** To everything inside; the first process itself is spared by the kernel. */
function signalInside(leader, signal) {
    for (const { pid } of (0,end_tree/* descendantsOf */.gO)(leader))
        (0,end_tree/* trySignal */.kK)(pid, signal);
}
/** Ends the first process, and with it everything inside. */
function killRoom(leader) {
    const first = (0,end_tree/* descendantsOf */.gO)(leader).filter(({ parent }) => parent === leader);
    for (const { pid } of first)
        (0,end_tree/* trySignal */.kK)(pid, 'SIGKILL');
    if (first.length === 0)
        (0,end_tree/* signalGroup */.i8)(leader, 'SIGKILL');
}
function notEntered(complaint) {
    return `its sandbox could not be entered: ${complaint.trim().split('\n').at(-1) ?? ''}`;
}
function nameOf(number) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number);
    return (found?.[0] ?? 'SIGKILL');
}

// EXTERNAL MODULE: ./build/src/attempt/process/proc.js
var proc = __webpack_require__(1701);
;// CONCATENATED MODULE: ./build/src/attempt/process/watch-resources.js


const EVERY_MS = 250;
/** Memory can grow fast. */
const OFTEN_MS = 50;
/** The first process of a room and the one that watches over Turngate. */
const HELPERS = 2;
/** Where the system does not show its processes (not Linux), nothing is seen. */
function watchResources(leader, { resources, room, onPassed }) {
    const { cpuMs = Infinity, memoryBytes, processes } = resources;
    const own = room?.hasInit === true ? -HELPERS : 1;
    let seen = [];
    const timer = setInterval(look, memoryBytes === undefined ? EVERY_MS : OFTEN_MS);
    function look() {
        const limit = passedLimit();
        if (limit === undefined)
            return;
        clearInterval(timer);
        onPassed(limit);
    }
    function passedLimit() {
        const below = new Map([...seen, ...(0,end_tree/* descendantsOf */.gO)(leader)].map((known) => [known.pid, known]));
        // an orphan is not below its leader any more
        seen = [...below.values()].flatMap(({ pid, started }) => {
            const facts = (0,proc/* factsOf */.xS)(pid);
            return facts?.started === started ? [{ pid, ...facts }] : [];
        });
        const running = seen.filter((one) => !one.isOver);
        if (running.length + own > processes)
            return 'processes';
        const spentMs = seen.reduce((sum, one) => sum + one.cpuMs, (0,proc/* factsOf */.xS)(leader)?.cpuMs ?? 0);
        if (spentMs > cpuMs)
            return 'cpu';
        if (memoryBytes === undefined)
            return undefined;
        return takes(memoryBytes, [leader, ...running.map(({ pid }) => pid)]) ? 'memory' : undefined;
    }
    return { seen: () => seen, close: () => clearInterval(timer) };
}
/** Whether processes take more than that many bytes. What children share with the process that they were forked from counts once. */
function takes(bytes, pids) {
    const sum = (of) => pids.reduce((total, pid) => total + of(pid), 0);
    // never less than the shares, and cheap
    return sum(proc/* memoryOf */.zE) > bytes && sum((pid) => (0,proc/* memoryShareOf */.QL)(pid) ?? (0,proc/* memoryOf */.zE)(pid)) > bytes;
}

;// CONCATENATED MODULE: ./build/src/attempt/process/run-process.js







/** Starts a process as the leader of its own group and session. */
function runProcess(options) {
    const child = trySpawn(options);
    return child instanceof external_node_child_process_.ChildProcess ? follow(child, options) : neverRan(child);
}
function follow(child, options) {
    let known = [];
    let killTimer;
    let drainTimer;
    let sweeping = Promise.resolve();
    const { keep } = options.marker;
    const inRoom = keep?.room?.hasInit === true;
    const first = inRoom ? listenToFirst(child) : undefined;
    const watch = keep === undefined || child.pid === undefined ? undefined : watchResources(child.pid, keep);
    const release = child.pid === undefined ? () => undefined : killAtExit(child.pid, options.marker);
    function end() {
        const { pid } = child;
        if (pid === undefined || killTimer !== undefined || child.exitCode !== null || child.signalCode !== null)
            return;
        // noted while the tree still hangs together: an orphan is not found by its parent
        known = (0,end_tree/* descendantsOf */.gO)(pid);
        if (inRoom)
            signalInside(pid, 'SIGTERM');
        else
            (0,end_tree/* signalGroup */.i8)(pid, 'SIGTERM');
        killTimer = setTimeout(() => (inRoom ? killRoom(pid) : (0,end_tree/* signalGroup */.i8)(pid, 'SIGKILL')), TERM_GRACE_MS);
    }
    function closeOutput() {
        child.stdout?.destroy();
        child.stderr?.destroy();
    }
    const ended = new Promise((resolve) => {
        child.once('error', (error) => {
            // an error of a running process is one of a signal that did not reach it
            if (child.pid === undefined)
                resolve(notStarted(error));
        });
        child.once('exit', (_, signal) => {
            clearTimeout(killTimer);
            watch?.close();
            known = [...known, ...(watch?.seen() ?? [])];
            // a room ends with everything in it, if it could end by itself
            const isEmpty = inRoom && signal === null;
            if (child.pid !== undefined && !isEmpty)
                sweeping = (0,end_tree/* sweep */.X0)(child.pid, options.marker, known);
            // a process that cannot be ended may hold the pipes for ever
            drainTimer = setTimeout(closeOutput, DRAIN_MS);
        });
        child.once('close', (code, signal) => {
            clearTimeout(drainTimer);
            const end = first?.endOf(code, signal) ?? { kind: 'exited', code, signal };
            sweeping.catch(() => undefined).then(() => resolve(end));
        });
    }).finally(() => {
        watch?.close();
        options.signal.removeEventListener('abort', end);
        release();
    });
    // errors of a pipe whose other end is gone
    child.stdin?.on('error', () => undefined);
    child.stdout?.on('error', () => undefined).on('data', options.onStdout);
    child.stderr?.on('error', () => undefined).on('data', options.onStderr);
    options.signal.addEventListener('abort', end, { once: true });
    if (options.signal.aborted)
        end();
    return {
        ended,
        end,
        closeOutput,
        write: (text) => void child.stdin?.write(text),
        closeInput: () => void child.stdin?.end(),
    };
}
/** Between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 1000;
/** How long output is read on after everything that could be ended has been. */
const DRAIN_MS = 1000;
/** Some errors of spawn are thrown, others come as events. */
function trySpawn({ command, args, cwd, env, marker: { keep } }) {
    // what a shell says of a program that it cannot find is not told from what the program says
    const missing = keep === undefined ? undefined : (0,command_line/* missingProgram */.HN)(command, cwd, env.PATH);
    if (missing !== undefined)
        return { kind: 'not_started', code: missing, message: `spawn ${command} ${missing}` };
    const line = keep === undefined ? { command, args } : confine({ command, args }, cwd, keep);
    const more = keep?.room?.hasInit === true ? ['pipe', 'pipe'] : [];
    try {
        return (0,external_node_child_process_.spawn)(line.command, line.args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe', ...more] });
    }
    catch (error) {
        return notStarted(error instanceof Error ? error : new Error(String(error)));
    }
}
function neverRan(end) {
    const nothing = () => undefined;
    return { ended: Promise.resolve(end), end: nothing, closeOutput: nothing, write: nothing, closeInput: nothing };
}
function notStarted(error) {
    const code = 'code' in error ? String(error.code) : 'unknown';
    return { kind: 'not_started', code, message: error.message };
}


/***/ }),

/***/ 30727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Tail)
/* harmony export */ });
/** The last bytes of a stream, as text; never holds more than twice as many. */
class Tail {
    #limit;
    #kept = Buffer.alloc(0);
    constructor(limit) {
        this.#limit = limit;
    }
    push(chunk) {
        const end = chunk.subarray(-this.#limit);
        this.#kept = Buffer.concat([this.#kept.subarray(-Math.max(0, this.#limit - end.length) || this.#kept.length), end]);
    }
    text() {
        return this.#kept.toString('utf8');
    }
}


/***/ }),

/***/ 98088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Removes a folder, also where an agent took away its own permissions or made folders deeper than a path can name. Never
 * throws.
 * @returns whether it is gone
 */
async function removeFolder(path) {
    if (await tryRemove(path))
        return true;
    await loosen(path);
    return tryRemove(path);
}
async function tryRemove(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true, maxRetries: 2 });
        return true;
    }
    catch {
        return false;
    }
}
/** Bytes below the folder that a path may have; the system takes about 4000 in all, and 1000 on some. */
const MOST_BYTES = 500;
/** Makes every folder writable, and moves those that lie too deep up, until a path can name them all. */
async function loosen(root) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(root, 0o700);
        const top = Buffer.from(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'deep-')));
        const open = [Buffer.from(root)];
        let moved = 0;
        for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
            for (const name of await foldersIn(folder)) {
                const path = Buffer.concat([folder, SLASH, name]);
                // also to be moved, a folder has to be writable
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o700).catch(() => undefined);
                const isDeep = path.length - top.length > MOST_BYTES;
                const place = isDeep ? Buffer.concat([top, SLASH, Buffer.from(String(moved++))]) : path;
                if (isDeep)
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(path, place);
                open.push(place);
            }
        }
    }
    catch {
        // the removal that follows says whether it mattered
    }
}
const SLASH = Buffer.from('/');
/** Their names as they are: an agent may have given them ones that are no text. */
async function foldersIn(folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}


/***/ }),

/***/ 17462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hash32)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** An unsigned 32-bit number from the parts, by SHA-256, so that neighbouring attempts share nothing. */
function hash32(...parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest().readUInt32BE(0);
}


/***/ }),

/***/ 28309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changedPlaces)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _suite_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66583);


/**
 * JSON Pointers of the places where two documents differ, in document order. A place is a leaf: of a list or object
 * that came or went, each leaf inside is one, so that allowing one key of a new object allows nothing else of it.
 * Lists are compared by index. Both must be shallow enough to recurse into.
 */
function changedPlaces(before, after) {
    const places = [];
    walk('', before, after, places);
    return places;
}
function walk(place, before, after, places) {
    if (before === after)
        return;
    const [old, current] = sameShape(before, after);
    if (old === undefined || current === undefined) {
        places.push(place);
        return;
    }
    const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])];
    if (keys.length === 0 && (before === undefined || after === undefined))
        places.push(place);
    for (const key of keys)
        walk(`${place}/${(0,_suite_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePointerPart */ .E0)(key)}`, own(old, key), own(current, key), places);
}
/** Both as containers of one kind, an absent side as an empty one; nothing where they are no such pair. */
function sameShape(before, after) {
    // `null` is a value, so `??` would not do
    const [a, b] = [before === undefined ? after : before, after === undefined ? before : after];
    if (isList(a) && isList(b))
        return [asList(before), asList(after)];
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(a) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(b))
        return [asObject(before), asObject(after)];
    return [];
}
function isList(value) {
    return Array.isArray(value);
}
function asList(value) {
    return isList(value) ? value : [];
}
function asObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : {};
}
function own(container, key) {
    const entry = Object.getOwnPropertyDescriptor(container, key);
    return entry?.value;
}


/***/ }),

/***/ 18502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ checkState)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36544);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66583);



/**
 * Judges one condition on a world document. All of its keys must hold. A place that is absent satisfies nothing but
 * `exists: false`, not even `not_equals`: a mistyped path must not pass.
 */
function checkState(document, check) {
    const value = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .getPointer */ .Mb)(document, check.path);
    const place = check.path === '' ? 'the document' : check.path;
    if (value === undefined) {
        const ok = check.exists === false && onlyExists(check);
        return { ok, reason: `${place} is absent` };
    }
    const failure = failures(value, check)[0];
    return failure === undefined
        ? { ok: true, reason: `${place} is ${brief(value)}` }
        : { ok: false, reason: `${place} ${failure}` };
}
function onlyExists(check) {
    return Object.entries(check).every(([key, value]) => key === 'path' || key === 'exists' || value === undefined);
}
function failures(value, check) {
    const found = [];
    if (check.exists === false)
        found.push(`is there (${brief(value)}), though it must be absent`);
    if (check.equals !== undefined && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(value, check.equals)) {
        found.push(`is ${brief(value)}, not ${brief(check.equals)}`);
    }
    if (check.not_equals !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(value, check.not_equals))
        found.push(`is still ${brief(value)}`);
    if (check.contains !== undefined && !contains(value, check.contains)) {
        found.push(`is ${brief(value)}, which does not contain ${brief(check.contains)}`);
    }
    if (check.matches !== undefined && !(typeof value === 'string' && (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .E)(check.matches).test(value))) {
        found.push(`is ${brief(value)}, which does not match ${check.matches}`);
    }
    if (check.length !== undefined && lengthOf(value) !== check.length) {
        found.push(`has length ${lengthOf(value) ?? '(none)'}, not ${check.length}`);
    }
    return found;
}
/** Text holds a substring, a list an equal item, an object every key of the wanted object with an equal value. */
function contains(value, wanted) {
    if (typeof value === 'string')
        return typeof wanted === 'string' && value.includes(wanted);
    if (Array.isArray(value))
        return value.some((item) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(item, wanted));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(wanted))
        return false;
    return Object.entries(wanted).every(([key, want]) => Object.hasOwn(value, key) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(value[key], want));
}
function lengthOf(value) {
    if (typeof value === 'string')
        return [...value].length;
    if (Array.isArray(value))
        return value.length;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? Object.keys(value).length : undefined;
}
function brief(value) {
    const text = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}


/***/ }),

/***/ 43809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Po: () => (/* binding */ replies),
/* harmony export */   __: () => (/* binding */ trajectoryHash),
/* harmony export */   nM: () => (/* binding */ agentCalls)
/* harmony export */ });
/* unused harmony exports callsBy, segmentsOf */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/** The agent's calls in the order in which it made them. */
function agentCalls(events) {
    const known = knownCalls.get(events);
    // a trace that is being recorded grows
    if (known !== undefined && known.length === events.length)
        return known.calls;
    const calls = callsBy('agent', events);
    knownCalls.set(events, { length: events.length, calls });
    return calls;
}
/** Every stage of grading asks for the calls of the same trace. */
const knownCalls = new WeakMap();
/** The calls of the agent or of a simulated user: each proposal joined with the event that settled it. */
function callsBy(actor, events) {
    const calls = [];
    const open = new Map();
    let users = 0;
    for (const [index, event] of events.entries()) {
        if (event.event === 'user')
            users += 1;
        if (event.event !== 'proposed' && event.event !== 'executed' && event.event !== 'refused')
            continue;
        if ((event.by ?? 'agent') !== actor)
            continue;
        const entry = { args: event.args, id: event.call_id, tool: event.tool };
        const segment = Math.max(0, users - 1);
        const made = { tool: event.tool, args: event.args, position: index, segment };
        if (event.event === 'proposed') {
            open.set(calls.length, entry);
            calls.push({ ...made, fate: 'unknown' });
            continue;
        }
        const proposal = findProposal(open, entry);
        const settled = { ...settlement(event), settled: index };
        if (proposal === undefined) {
            // nobody proposed it on record: the event itself is the proposal
            calls.push({ ...made, ...settled });
            continue;
        }
        open.delete(proposal);
        const call = calls[proposal];
        if (call !== undefined)
            calls[proposal] = { ...call, ...settled };
    }
    return calls;
}
/**
 * The agent's replies. Pieces marked `final: false` are put before what follows: as they stand when nothing lies
 * between, else on a line of their own. Text printed while a call is open belongs to the call and is no reply.
 */
function replies(events) {
    const found = [];
    const busy = openCalls(events);
    let pending;
    let users = 0;
    for (const [index, event] of events.entries()) {
        if (event.event === 'user') {
            if (pending !== undefined)
                found.push(pending);
            pending = undefined;
            users += 1;
        }
        if (event.event !== 'response' || event.by === 'user' || busy[index])
            continue;
        const between = pending === undefined ? '' : pending.position === index - 1 ? pending.text : `${pending.text}\n`;
        const reply = { text: between + event.text, position: index, segment: Math.max(0, users - 1) };
        if (event.final !== false)
            found.push(reply);
        pending = event.final === false ? reply : undefined;
    }
    if (pending !== undefined)
        found.push(pending);
    return found;
}
/** The trace cut at each user message; what comes before the first one belongs to the first segment. */
function segmentsOf(events) {
    const starts = events.flatMap((event, index) => (event.event === 'user' ? [{ event, index }] : []));
    if (starts.length === 0)
        return [{ start: 0, end: events.length }];
    return starts.map(({ event, index }, number) => ({
        user: event.text,
        turn: event.turn ?? number + 1,
        start: number === 0 ? 0 : index,
        end: starts[number + 1]?.index ?? events.length,
    }));
}
/**
 * Hash of the sequence of the agent's calls, what they came to, and replies. Times, sequence numbers, call ids and
 * model calls do not enter: equal hashes, equal trajectories.
 */
function trajectoryHash(events) {
    const users = events.flatMap((event, index) => (event.event === 'user' ? [{ position: index, item: ['user'] }] : []));
    const calls = agentCalls(events).map((call) => ({
        position: call.position,
        item: ['call', call.tool, call.args, call.fate, call.result ?? call.error ?? call.reason ?? null],
    }));
    const texts = replies(events).map((reply) => ({ position: reply.position, item: ['reply', reply.text] }));
    const sequence = [...users, ...calls, ...texts].sort((a, b) => a.position - b.position);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(sequence.map((entry) => entry.item));
}
/** By call id; else the oldest open proposal of the same tool and arguments; else the oldest one of the same tool. */
function findProposal(open, event) {
    let sameTool;
    let sameCall;
    for (const [index, call] of open) {
        if (call.id !== undefined && event.id !== undefined) {
            if (call.id === event.id)
                return index;
            continue;
        }
        if (call.tool !== event.tool)
            continue;
        sameTool ??= index;
        if (sameCall === undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(call.args, event.args))
            sameCall = index;
    }
    return sameCall ?? sameTool;
}
function settlement(event) {
    if (event.event === 'refused') {
        return {
            fate: 'refused',
            reason: event.reason,
            ...(event.message !== undefined && { message: event.message }),
        };
    }
    return {
        fate: event.ok ? 'ok' : 'failed',
        ...(event.result !== undefined && { result: event.result }),
        ...(event.error !== undefined && { error: event.error }),
        ...(event.retryable !== undefined && { retryable: event.retryable }),
        ...(event.ms !== undefined && { ms: event.ms }),
    };
}
/** By index: whether a call that the trace settles later is open there. */
function openCalls(events) {
    const change = new Array(events.length + 1).fill(0);
    for (const call of agentCalls(events)) {
        if (call.settled === undefined)
            continue;
        change[call.position] = (change[call.position] ?? 0) + 1;
        change[call.settled] = (change[call.settled] ?? 0) - 1;
    }
    let open = 0;
    return change.map((step) => {
        open += step;
        return open > 0;
    });
}


/***/ })

};
