export const id = 716;
export const ids = [716];
export const modules = {

/***/ 63903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fitted),
/* harmony export */   U: () => (/* binding */ fittingArguments)
/* harmony export */ });
/* harmony import */ var _trace_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58181);

/** As much of an answer as fits into one line of a trace. */
function fitted(answer) {
    const room = _trace_line_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE_BYTES */ .Oc - 1024;
    let text = answer;
    while (Buffer.byteLength(JSON.stringify(text)) > room)
        text = text.slice(0, Math.floor(text.length * 0.8));
    return text.length === answer.length ? answer : `${text}…`;
}
/** With the result of a call, an event must still fit into one line of a trace: larger arguments are refused, unread. */
function fittingArguments(args) {
    const bytes = Buffer.byteLength(JSON.stringify(args) ?? '');
    return bytes <= MAX_ARGUMENT_BYTES ? args : `arguments of ${bytes} bytes`;
}
const MAX_ARGUMENT_BYTES = 256 * 1024;


/***/ }),

/***/ 50680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ oneList)
/* harmony export */ });
/* harmony import */ var _suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99799);
/* harmony import */ var _fitted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63903);


function oneList({ tools, doubles }) {
    const byName = new Map(tools.map((entry) => [(0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .traceName */ .fJ)(entry), entry]));
    return {
        tools: tools.map((entry) => ({
            name: (0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .traceName */ .fJ)(entry),
            ...(entry.description !== undefined && { description: entry.description }),
            input_schema: { ...entry.input_schema, type: 'object' },
        })),
        call(name, args) {
            const entry = byName.get(name);
            return doubles.call(entry?.name ?? name, (0,_fitted_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingArguments */ .U)(args), entry?.server);
        },
    };
}


/***/ }),

/***/ 57952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ scriptedUser)
/* harmony export */ });
/* harmony import */ var _suite_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36544);
/* harmony import */ var _suite_state_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18502);


function scriptedUser({ planned, recorder, state }) {
    let said = 0;
    return {
        next(reply) {
            const turn = nextTurn(planned.task.turns, said, reply, state());
            if (turn === undefined)
                return undefined;
            said = turn.index + 1;
            recorder.record({ event: 'user', text: turn.text, turn: said });
            return { turn: said, text: turn.text };
        },
    };
}
/** The scripted user's next words from turn `from` on, or undefined when there is nothing more to say. */
function nextTurn(turns, from, lastReply, state) {
    for (const [index, turn] of turns.entries()) {
        if (index < from)
            continue;
        if (applies(turn.when, lastReply, state))
            return { index, text: turn.user };
        if (turn.else === 'end')
            return undefined;
    }
    return undefined;
}
function applies(when, lastReply, state) {
    const asked = when?.asked === undefined || (0,_suite_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePattern */ .E)(when.asked, { ignoreCase: true }).test(lastReply);
    return asked && (when?.state ?? []).every((check) => (0,_suite_state_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkState */ .W)(state, check).ok);
}


/***/ }),

/***/ 62041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ keyVariables),
/* harmony export */   x: () => (/* binding */ reachOf)
/* harmony export */ });
/**
 * The key is the variable that the suite names; else the provider's usual one, which is not sent to an address that the
 * suite states: such a server is asked without a key.
 */
function reachOf(provider, models, hostEnv) {
    const usual = USUAL[provider];
    const { base_url: own, key: named } = models[provider];
    const base = (own ?? given(hostEnv, usual.baseVariable) ?? usual.base).replace(/\/+$/, '');
    const address = provider === 'anthropic' ? `${base.replace(/\/v1$/, '')}/v1` : base;
    const name = named ?? (own === undefined ? usual.keyVariable : undefined);
    if (name === undefined)
        return { base: address, headers: {} };
    const value = given(hostEnv, name);
    if (value === undefined)
        return { base: address, headers: {}, missing: name };
    const account = own === undefined ? accountHeaders(provider, hostEnv) : {};
    return { base: address, headers: { ...account, ...usual.authorization(value) }, key: { name, value } };
}
/** Variables that hold keys of models: the agent gets a token in their place. */
function keyVariables(models) {
    if (models === undefined)
        return [];
    return [models.openai.key, models.anthropic.key, USUAL.openai.keyVariable, USUAL.anthropic.keyVariable].flatMap((name) => name ?? []);
}
const USUAL = {
    openai: {
        base: 'https://api.openai.com/v1',
        baseVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        authorization: (key) => ({ authorization: `Bearer ${key}` }),
    },
    anthropic: {
        base: 'https://api.anthropic.com',
        baseVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        authorization: (key) => ({ 'x-api-key': key }),
    },
};
/** Which part of the account pays. */
function accountHeaders(provider, hostEnv) {
    if (provider !== 'openai')
        return {};
    const organization = given(hostEnv, 'OPENAI_ORG_ID');
    const project = given(hostEnv, 'OPENAI_PROJECT_ID');
    return {
        ...(organization !== undefined && { 'openai-organization': organization }),
        ...(project !== undefined && { 'openai-project': project }),
    };
}
/** An empty variable is one that is not set. */
function given(env, name) {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
}


/***/ }),

/***/ 6458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ openSender)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);




/** Node's own client: `fetch` gives up by itself after five minutes, which a reasoning model may take. */
function openSender() {
    const agents = { http: new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ keepAlive: true }), https: new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ keepAlive: true }) };
    return {
        send: (outgoing) => sendOnce(outgoing, agents, false),
        close() {
            agents.http.destroy();
            agents.https.destroy();
        },
    };
}
function sendOnce(outgoing, agents, isAfresh) {
    const { url, method, headers, body, timeout, signal } = outgoing;
    const length = method === 'POST' ? { 'content-length': String(body.length) } : {};
    const options = { method, headers: { ...headers, ...length, 'accept-encoding': 'identity' } };
    return new Promise((resolve, reject) => {
        const request = url.startsWith('https:')
            ? (0,node_https__WEBPACK_IMPORTED_MODULE_1__.request)(url, { ...options, agent: isAfresh ? false : agents.https })
            : (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, { ...options, agent: isAfresh ? false : agents.http });
        const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeout);
        // as an option, the signal would be bound to the connection, which other attempts use after this one
        const abort = () => {
            reject(new Error('aborted'));
            // with an error, a connection whose answer is there and not read yet would throw it where nobody listens
            request.destroy();
        };
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted)
            abort();
        request.on('error', (error) => {
            // the server closed a connection that it had kept: it never saw the request
            const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && !signal.aborted;
            if (isStale && !isAfresh)
                resolve(sendOnce(outgoing, agents, true));
            else
                reject(error);
        });
        request.once('close', () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', abort);
        });
        request.once('response', (response) => {
            clearTimeout(timer);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: plain(response) });
        });
        request.end(method === 'POST' ? body : undefined);
    });
}
/** Some servers compress what they were asked not to. */
function plain(response) {
    const decoder = DECODERS[response.headers['content-encoding'] ?? ''];
    if (decoder === undefined)
        return response;
    const body = decoder();
    // an error is told by the body's own end
    (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(response, body, () => undefined);
    return body;
}
const DECODERS = {
    gzip: node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip,
    'x-gzip': node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip,
    deflate: node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate,
    br: node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress,
};


/***/ }),

/***/ 54716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  runAndPrint: () => (/* binding */ runAndPrint)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/shell/late.js
/** Long enough for the first agents to be started. */
const WAIT_MS = 50;
/**
 * A module that is needed at the end: it is loaded a little later, while agents think, so that they start sooner.
 * @returns gives it, loading it at once where that has not begun
 */
function late(load) {
    let loading;
    const begin = () => {
        loading ??= load();
        return loading;
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), WAIT_MS);
    timer.unref();
    return () => {
        clearTimeout(timer);
        return begin();
    };
}

// EXTERNAL MODULE: ./build/src/shell/git/checked-out.js
var checked_out = __webpack_require__(99007);
// EXTERNAL MODULE: ./build/src/shell/git/git.js
var git = __webpack_require__(69895);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 14 modules
var advisers = __webpack_require__(84220);
// EXTERNAL MODULE: ./build/src/shell/use/baseline.js + 1 modules
var baseline = __webpack_require__(30918);
// EXTERNAL MODULE: ./build/src/gate/codes.js
var codes = __webpack_require__(84311);
;// CONCATENATED MODULE: ./build/src/shell/use/budget.js

/** At most so many US dollars for all attempts; unknown costs count nothing. */
function openBudget(limit, host) {
    if (limit === undefined)
        return { signal: host.signal, spend: () => undefined, notes: () => [] };
    const spent = new AbortController();
    let total = 0;
    return {
        signal: AbortSignal.any([host.signal, spent.signal]),
        spend(grade) {
            const { cost } = grade.metrics;
            if (cost?.kind === 'scored')
                total += cost.value;
            if (total <= limit || spent.signal.aborted)
                return;
            host.onNote?.(`the budget of $${limit} is spent: no other attempts are made`);
            spent.abort();
        },
        notes: (status) => spent.signal.aborted
            ? [(0,codes/* reason */.l)(status === 'not_measured' ? 'not_measured' : 'pass', 'budget_spent', { limit, spent: total })]
            : [],
    };
}

// EXTERNAL MODULE: ./build/src/shell/use/change/adjust.js
var change_adjust = __webpack_require__(66782);
// EXTERNAL MODULE: ./build/src/shell/use/change/open-change.js + 8 modules
var open_change = __webpack_require__(2633);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/remove-folder.js
var remove_folder = __webpack_require__(98088);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/src/attempt/process/tail.js
var process_tail = __webpack_require__(30727);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./build/src/attempt/isolation/relay.js


/**
 * Listens on the loopback ports that its argument names, inside the namespace in which it is started, and hands the
 * sockets to its parent: they stay where they were made, so no process has to. It is text, so that a bundle needs no
 * second file beside it.
 */
const LISTENER = `
const { createServer } = require('node:net')
const ports = process.argv[1].split(',').map(Number)
for (const port of ports) {
  const server = createServer()
  server.listen(port, '127.0.0.1', () => process.send({ port }, server))
}
process.on('disconnect', () => process.exit())
`;
/** What connects inside is connected to the same port outside. */
async function relay({ port, server }) {
    const inside = (0,external_node_net_.createServer)({ allowHalfOpen: true }, (near) => {
        const far = (0,external_node_net_.connect)({ port, host: '127.0.0.1', allowHalfOpen: true });
        open.add(near);
        near.on('close', () => {
            open.delete(near);
            far.destroy();
        });
        far.on('close', () => near.destroy());
        for (const socket of [near, far])
            socket.setNoDelay().on('error', () => socket.destroy());
        near.pipe(far).pipe(near);
    });
    const open = new Set();
    inside.listen(server);
    await (0,external_node_events_.once)(inside, 'listening');
    return {
        async close() {
            const closed = (0,external_node_events_.once)(inside, 'close');
            inside.close();
            for (const socket of open)
                socket.destroy();
            await closed;
        },
    };
}

// EXTERNAL MODULE: ./build/src/attempt/command-line.js
var command_line = __webpack_require__(83241);
;// CONCATENATED MODULE: ./build/src/attempt/isolation/tools.js

/** Where systems keep programs of their administrators; PATH need not have it. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** What is missing is told by name. */
async function findNamespaceTools() {
    const [unshare, nsenter, setpriv] = await Promise.all([
        (0,command_line/* findProgram */.Kp)('unshare', SYSTEM_PATH),
        (0,command_line/* findProgram */.Kp)('nsenter', SYSTEM_PATH),
        (0,command_line/* findProgram */.Kp)('setpriv', SYSTEM_PATH),
    ]);
    if (unshare === undefined)
        return { missing: 'unshare' };
    if (nsenter === undefined)
        return { missing: 'nsenter' };
    if (setpriv === undefined)
        return { missing: 'setpriv' };
    return { unshare, nsenter, setpriv };
}

;// CONCATENATED MODULE: ./build/src/attempt/isolation/cell.js







/** @throws Error with the system's words where the host does not allow it */
async function openCell(options) {
    const { tools, user, ownNetwork, ownProcesses, runFolder, hidden } = options;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(runFolder, 'cell-'));
    const ports = ownNetwork ? options.ports : [];
    const maker = (0,external_node_child_process_.spawn)(tools.unshare, [
        // as root inside, since furnishing asks for it; attempts get their own ids back
        ...['--user', '--map-root-user', '--mount', ...(ownNetwork ? ['--net'] : [])],
        ...['/bin/sh', '-c', FURNISH, 'sh', folder, ownNetwork ? 'own' : 'host', process.execPath, LISTENER],
        ...[ports.join(','), ...hidden, runFolder],
    ], { env: { PATH: SYSTEM_PATH }, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
    const files = [];
    try {
        const listening = await furnished(maker, ports.length);
        // an open file keeps a namespace when its last process has gone
        for (const name of ['user', 'mnt', ...(ownNetwork ? ['net'] : [])]) {
            files.push(await (0,promises_.open)(`/proc/${maker.pid}/ns/${name}`));
        }
        const relays = await Promise.all(listening.map(relay));
        return {
            folder,
            hasInit: ownProcesses,
            enter: [
                ...[tools.nsenter, ...files.map(entering), '--preserve-credentials'],
                ...[tools.unshare, '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--ipc'],
                ...(ownProcesses ? ['--pid', '--fork', '--kill-child', '--mount-proc'] : []),
            ],
            // others than root lose their rights over a namespace with the next program that they start
            drop: user.uid === 0 ? [tools.setpriv, '--bounding-set=-all', '--no-new-privs'] : [],
            async close() {
                await Promise.all([...relays.map((one) => one.close()), ...files.map((file) => file.close())]);
            },
        };
    }
    catch (error) {
        await Promise.all(files.map((file) => file.close()));
        throw error;
    }
    finally {
        maker.stdin?.end();
        if (maker.connected)
            maker.disconnect();
    }
}
function entering({ fd }, index) {
    return `--${['user', 'mount', 'net'][index]}=/proc/${process.pid}/fd/${fd}`;
}
/**
 * Folders that are not to be seen get an empty one in their place, in which the cell's own appears again. A new network
 * has a loopback, which is down; not every system has `ip`.
 */
const FURNISH = `
set -e
cell=$1 network=$2 node=$3 listener=$4 ports=$5
shift 5
cd "$cell"
if [ "$network" = own ]; then
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null ||
    perl -MSocket -e 'socket(S, AF_INET, SOCK_DGRAM, 0); ioctl(S, 0x8914, pack("a16 s x14", "lo", 0x41)) or die'
fi
for folder; do
  mkdir -p "$folder"
  mount -t tmpfs -o mode=755,size=1m turngate "$folder"
done
mkdir -p "$cell"
mount --no-canonicalize --bind . "$cell"
cd /
echo furnished
[ -z "$ports" ] || exec "$node" -e "$listener" "$ports"
read -r gone || exit 0
`;
/** Waits until the namespaces are as attempts are to find them, and for the sockets that listen inside. */
function furnished(maker, sockets) {
    const complaint = new process_tail/* Tail */.P(2048);
    const listening = [];
    let isFurnished = false;
    return new Promise((resolve, reject) => {
        const settle = () => {
            if (isFurnished && listening.length === sockets)
                resolve(listening);
        };
        maker.stdin?.on('error', () => undefined);
        maker.stderr?.on('data', (chunk) => complaint.push(chunk));
        maker.stdout?.once('data', () => {
            isFurnished = true;
            settle();
        });
        maker.on('message', (message, handle) => {
            if (handle instanceof external_node_net_.Server)
                listening.push({ port: message.port, server: handle });
            settle();
        });
        maker.once('error', reject);
        maker.once('close', () => reject(new Error(complaint.text().trim() || 'the namespaces could not be made')));
    });
}

// EXTERNAL MODULE: ./build/src/attempt/process/proc.js
var proc = __webpack_require__(1701);
// EXTERNAL MODULE: ./build/src/attempt/process/run-process.js + 4 modules
var run_process = __webpack_require__(1684);
;// CONCATENATED MODULE: ./build/src/attempt/isolation/means.js










/** Without any namespace. */
async function plainMeans(why) {
    // inside an attempt of another Turngate the mark is taken
    const program = (0,proc/* lockLimitOf */.Oo)('self') === undefined ? await (0,command_line/* findProgram */.Kp)('prlimit', SYSTEM_PATH) : undefined;
    const canBrand = process.platform === 'linux' && program !== undefined;
    return { ...(canBrand && { brandWith: program }), ...(why !== undefined && { why }) };
}
/** A host that takes longer to make a few namespaces is not one to make many on. */
const MOST_MS = 10_000;
const tried = new Map();
/** Finds by trying what the host allows. It does not change while Turngate runs, so it is tried once. */
function findMeans(ownNetwork) {
    const means = tried.get(ownNetwork) ?? tryAll(ownNetwork);
    tried.set(ownNetwork, means);
    return means;
}
async function tryAll(ownNetwork) {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    if (process.platform !== 'linux' || uid === undefined || gid === undefined) {
        return plainMeans('namespaces are a feature of Linux');
    }
    const tools = await findNamespaceTools();
    if ('missing' in tools)
        return plainMeans(`there is no program \`${tools.missing}\``);
    let why;
    // a network of its own matters most, since that is what a suite asks for
    for (const network of ownNetwork ? [true, false] : [false]) {
        for (const ownProcesses of [true, false]) {
            const cell = { tools, user: { uid, gid }, ownProcesses, ownNetwork: network };
            const trouble = await troubleWith(cell);
            if (trouble === undefined)
                return { ...(await plainMeans(why)), cell };
            why ??= trouble;
        }
    }
    return plainMeans(why);
}
/** Makes a cell and runs a program in it. */
async function troubleWith(options) {
    const runFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'turngate-try-'));
    try {
        const room = await openCell({ ...options, runFolder, hidden: [], ports: [] });
        try {
            return await troubleInside(room, runFolder);
        }
        finally {
            await room.close();
        }
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
    finally {
        await (0,promises_.rm)(runFolder, { recursive: true, force: true });
    }
}
async function troubleInside(room, runFolder) {
    const complaint = new process_tail/* Tail */.P(2048);
    const { ended, closeInput } = (0,run_process/* runProcess */.R)({
        ...{ command: 'true', args: [], cwd: room.folder, env: { PATH: SYSTEM_PATH } },
        marker: {
            variable: `TURNGATE_TRY=${runFolder}`,
            folder: runFolder,
            keep: { room, resources: { fileBytes: 512, processes: 10 }, onPassed: () => undefined },
        },
        signal: AbortSignal.timeout(MOST_MS),
        onStdout: () => undefined,
        onStderr: (chunk) => complaint.push(chunk),
    });
    closeInput();
    const end = await ended;
    if (end.kind === 'exited' && end.code === 0)
        return undefined;
    return complaint.text().trim() || (end.kind === 'exited' ? `exit code ${end.code ?? end.signal}` : end.message);
}

;// CONCATENATED MODULE: ./build/src/attempt/isolation/names.js
/** By name, what keeps attempts apart from the host and from each other. */
function isolationNames(sandbox, { cell }, clones) {
    return [
        'fresh_workspace',
        ...(clones ? ['copy_on_write'] : []),
        ...['fresh_state', 'allowed_environment', 'fixed_variables'],
        cell?.ownProcesses === true ? 'process_namespace' : seesProcesses ? 'process_tree' : 'process_group',
        cell === undefined ? 'shared_files' : 'private_files',
        networkName(sandbox, cell?.ownNetwork === true),
        ...(sandbox.isolation === 'off' ? ['isolation_off'] : []),
        ...limitNames(sandbox),
    ];
}
/** Other systems do not show which processes belong together once they part, nor what they take. */
const seesProcesses = process.platform === 'linux';
function networkName({ network }, isOwn) {
    if (network === 'open')
        return 'network_open';
    return isOwn ? `network_${network}` : 'network_not_closed';
}
function limitNames({ limits }) {
    return [
        ...['limit_time', 'limit_output', 'limit_file_size'],
        ...(limits.cpu === undefined ? [] : ['limit_cpu']),
        ...(limits.memory === undefined || !seesProcesses ? [] : ['limit_memory']),
        ...(seesProcesses ? ['limit_processes'] : []),
    ];
}

;// CONCATENATED MODULE: ./build/src/attempt/isolation/isolation.js







/** By name, what will be in force. The scratch folder has to be there. */
async function namesInForce({ suite, root, scratch }) {
    const { sandbox } = suite;
    const [means, clones] = await Promise.all([meansFor(sandbox), canClone(root, sandbox.workspace, scratch)]);
    return isolationNames(sandbox, means, clones);
}
/** What the host has for a suite. */
function meansFor({ isolation, network }) {
    return isolation === 'off' ? plainMeans() : findMeans(network !== 'open');
}
/** @param ports of loopback that attempts reach though their network is closed */
async function openIsolation(world, runFolder, ports) {
    const { cell, brandWith } = await meansFor(world.suite.sandbox);
    const hidden = (world.hidden ?? []).filter((folder) => !`${world.root}${external_node_path_.sep}`.startsWith(`${folder}${external_node_path_.sep}`));
    const idle = [];
    const all = [];
    const firstBrand = BRANDS_OF_A_RUN * Math.floor(1 + Math.random() * 2 ** 20);
    let brands = 0;
    async function takeCell(options) {
        const free = idle.pop();
        if (free !== undefined)
            return free;
        await Promise.all(hidden.map((folder) => (0,promises_.mkdir)(folder, { recursive: true })));
        const made = await openCell({ ...options, runFolder, hidden, ports });
        all.push(made);
        return made;
    }
    function nextBrand() {
        if (brandWith === undefined || cell?.ownProcesses === true)
            return undefined;
        brands += 1;
        return { program: brandWith, limit: firstBrand + (brands % BRANDS_OF_A_RUN) };
    }
    return {
        names: await namesInForce({ ...world, root: world.gateRoot ?? world.root }),
        async take() {
            const brand = nextBrand();
            const marked = brand === undefined ? {} : { brand };
            if (cell === undefined)
                return { folder: runFolder, ...marked, giveBack: async () => undefined };
            const room = await takeCell(cell);
            return { folder: room.folder, room, ...marked, giveBack: () => clear(room).then(() => void idle.push(room)) };
        },
        isBrand: (limit) => limit >= firstBrand && limit < firstBrand + BRANDS_OF_A_RUN,
        async close() {
            await Promise.all(all.map((one) => one.close()));
        },
    };
}
/** An agent may have left something beside its own folder. */
async function clear({ folder }) {
    for (const name of await (0,promises_.readdir)(folder).catch(() => []))
        await (0,remove_folder/* removeFolder */.v)((0,external_node_path_.join)(folder, name));
}
/** More than a run has attempts. */
const BRANDS_OF_A_RUN = 2 ** 20;
/** Whether a copy of the fixture shares its blocks with it until one of them is written to. */
async function canClone(root, fixture, scratch) {
    if (fixture === undefined)
        return false;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch, 'clone-'));
    try {
        const files = await (0,promises_.readdir)((0,external_node_path_.join)(root, fixture), { withFileTypes: true });
        const file = files.find((entry) => entry.isFile());
        if (file === undefined)
            return false;
        await (0,promises_.copyFile)((0,external_node_path_.join)(root, fixture, file.name), (0,external_node_path_.join)(folder, 'copy'), external_node_fs_.constants.COPYFILE_FICLONE_FORCE);
        return true;
    }
    catch {
        return false;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/src/attempt/isolation/require.js



/** @throws UserError naming everything in `sandbox.require_isolation` that would not be in force */
async function requireIsolation({ suite }) {
    const { sandbox, file } = suite;
    const required = sandbox.require_isolation ?? [];
    if (required.length === 0)
        return;
    const means = await meansFor(sandbox);
    const problems = [];
    for (const [index, name] of required.entries()) {
        const missing = await lackOf(name, suite.sandbox, means);
        if (missing === undefined)
            continue;
        problems.push({ ...missing, code: 'isolation-missing', file, key: `sandbox.require_isolation[${index}]` });
    }
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
async function lackOf(name, sandbox, means) {
    const { network, limits, isolation } = sandbox;
    if (name === 'cpu' || name === 'memory') {
        const unlimited = limits[name] === undefined;
        if (unlimited)
            return {
                message: `The suite requires a limit on ${WORDS[name]} and sets none.`,
                hint: `Set \`sandbox.limits.${name}\`.`,
            };
        return process.platform === 'linux' || name === 'cpu' ? undefined : await hostLacks(name, means);
    }
    if (name === 'file_size')
        return undefined;
    if (name === 'network' && network === 'open') {
        return {
            message: 'The suite requires a closed network and opens it.',
            hint: 'Set `sandbox.network` to `none` or `models`.',
        };
    }
    if (isolation === 'off') {
        return {
            message: `The suite requires ${WORDS[name]} and switches isolation off.`,
            hint: 'Remove `sandbox.isolation: off`.',
        };
    }
    const { cell } = means;
    const isThere = { network: cell?.ownNetwork, processes: cell?.ownProcesses, files: cell !== undefined }[name];
    return isThere === true ? undefined : await hostLacks(name, means);
}
const WORDS = {
    network: 'a closed network',
    processes: 'a process table of their own for attempts',
    files: 'that attempts cannot see the files of others',
    cpu: 'time on the processor',
    memory: 'memory',
    file_size: 'the size of files',
};
async function hostLacks(name, means) {
    return {
        message: `The suite requires ${WORDS[name]}, and this host cannot do that${because(means)}.`,
        hint: await howToGet(),
    };
}
/** What a user has to know before attempts run with an open network though the suite closes it. */
async function networkNote({ sandbox }) {
    const { network, isolation } = sandbox;
    if (network === 'open')
        return undefined;
    const means = await meansFor(sandbox);
    if (means.cell?.ownNetwork === true)
        return undefined;
    const open = `the suite asks for \`network: ${network}\`, and agents can reach every address`;
    if (isolation === 'off')
        return `${open}, because it also says \`isolation: off\`.`;
    return `${open}, because this host cannot close it${because(means)}. ${await howToGet()}`;
}
function because({ why }) {
    return why === undefined ? '' : ` (${why})`;
}
/** What to do on a host where namespaces cannot be made. */
async function howToGet() {
    if (process.platform !== 'linux')
        return 'Run it on Linux, in CI or in a virtual machine.';
    if (await isSet(APPARMOR)) {
        return `Ubuntu keeps users from making namespaces; on a machine of your own or a GitHub runner a step before this one allows it: \`sudo sysctl -w ${APPARMOR.replaceAll('/', '.')}=0\`.`;
    }
    return 'It takes util-linux 2.38 or newer and user namespaces, which most containers forbid: run the job on the machine itself (`runs-on: ubuntu-latest` without `container:`), see docs/isolation.md.';
}
const APPARMOR = 'kernel/apparmor_restrict_unprivileged_userns';
async function isSet(setting) {
    const text = await (0,promises_.readFile)(`/proc/sys/${setting}`, 'utf8').catch(() => '0');
    return text.trim() === '1';
}

// EXTERNAL MODULE: ./build/src/attempt/plan.js
var plan = __webpack_require__(7552);
// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
// EXTERNAL MODULE: ./build/src/trace/call-cost.js + 1 modules
var call_cost = __webpack_require__(74800);
// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(74207);
;// CONCATENATED MODULE: ./build/src/attempt/limits.js

/** Where a suite says nothing: wide enough for an honest agent, narrow enough for the machine of a dishonest one. */
const DEFAULT_FILE_SIZE = '1GiB';
const DEFAULT_PROCESSES = 1000;
function readLimits(limits) {
    return {
        timeMs: (0,duration/* readDuration */.$)(limits.time),
        calls: limits.calls,
        outputBytes: readSize(limits.output),
        ...(limits.cost_usd !== undefined && { costUsd: limits.cost_usd }),
        resources: {
            ...(limits.cpu !== undefined && { cpuMs: (0,duration/* readDuration */.$)(limits.cpu) }),
            ...(limits.memory !== undefined && { memoryBytes: readSize(limits.memory) }),
            fileBytes: readSize(limits.file_size ?? DEFAULT_FILE_SIZE),
            processes: limits.processes ?? DEFAULT_PROCESSES,
        },
    };
}
const UNITS = {
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
};
/** Bytes of a size such as `4MiB`, already checked by the suite's schema. (The package `bytes` reads `4MiB` as 4.) */
function readSize(text) {
    const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]+)$/.exec(text) ?? [];
    const factor = UNITS[unit];
    if (amount === undefined || factor === undefined)
        throw new RangeError(`not a size: ${text}`);
    return Math.floor(Number(amount) * factor);
}

// EXTERNAL MODULE: ./build/src/attempt/models/reach.js
var reach = __webpack_require__(62041);
;// CONCATENATED MODULE: ./build/src/attempt/not-made.js
/** A planned attempt of which there is nothing but the reason. */
function notMade({ task, attempt, seed }, outcome) {
    const evidence = { files: {}, calls_recorded_by: 'none', isolation: [] };
    return { task: task.id, attempt, seed, outcome, started_at: new Date().toISOString(), events: [], evidence };
}

;// CONCATENATED MODULE: ./build/src/attempt/outcome.js

/**
 * Why an attempt ended, in one place and in this order: from outside, by a limit, by its agent, well.
 * @param unanswered what the agent did in place of an answer, in words
 */
function decideOutcome(stop, end, limits, unanswered) {
    if (stop === 'interrupted')
        return interrupted();
    if (typeof stop === 'object')
        return { status: 'infra_failed', ...stop };
    if (stop === 'time') {
        const why = unanswered === undefined ? '' : `: ${unanswered}`;
        return { status: 'timed_out', limit: limits.time, message: `the agent had not ended after ${limits.time}${why}` };
    }
    if (stop === 'calls')
        return failed('calls', `the agent made more than ${limits.calls} tool calls`);
    if (stop === 'output')
        return failed('output', `the agent printed more than ${limits.output}`);
    if (stop === 'cost')
        return failed('cost', `the agent spent more than ${limits.cost_usd} US dollars`);
    const resource = stop ?? killedFor(end, limits);
    if (resource !== undefined)
        return failed(resource, resourceMessage(resource, limits));
    if (end.kind === 'not_started') {
        if (end.transient)
            return { status: 'infra_failed', reason: 'spawn', message: end.message };
        return failed('spawn', end.message);
    }
    if (end.kind === 'exited' && end.signal !== null)
        return failed('exit', `the agent was ended by ${end.signal}`);
    if (end.kind === 'exited' && end.code !== 0)
        return failed('exit', `the agent exited with code ${end.code}`);
    if (end.kind === 'not_understood')
        return failed('protocol', end.message);
    if (end.kind === 'failed')
        return failed(end.reason, end.message);
    if (end.kind === 'not_measured')
        return { status: 'infra_failed', reason: end.reason, message: end.message };
    return { status: 'completed' };
}
function interrupted() {
    return { status: 'infra_failed', reason: 'interrupted', message: 'the run was interrupted' };
}
/** The kernel's own word that a limit was passed. */
function killedFor(end, limits) {
    if (end.kind !== 'exited')
        return undefined;
    if (end.signal === 'SIGXCPU' && limits.cpu !== undefined)
        return 'cpu';
    return end.signal === 'SIGXFSZ' ? 'file_size' : undefined;
}
function resourceMessage(stop, limits) {
    switch (stop) {
        case 'cpu':
            return `the agent took more than ${limits.cpu} of time on the processor (limits.cpu)`;
        case 'memory':
            return `the agent took more than ${limits.memory} of memory (limits.memory)`;
        case 'file_size':
            return `the agent wrote a file of more than ${limits.file_size ?? DEFAULT_FILE_SIZE} (limits.file_size)`;
        case 'processes':
            return `the agent ran more than ${limits.processes ?? DEFAULT_PROCESSES} processes at the same time (limits.processes)`;
    }
}
function failed(reason, message) {
    return { status: 'agent_failed', reason, message };
}

// EXTERNAL MODULE: ./build/src/attempt/process/end-tree.js
var end_tree = __webpack_require__(15065);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/handlers/settle.js
var settle = __webpack_require__(52114);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/doubles.js


function createDoubles({ world, recorder, ended, handlers, onFault }) {
    let busy;
    async function settled(question) {
        const call = await (0,settle/* settleQuestion */.e)(question, handlers);
        // its process was ended with the attempt
        if (ended.aborted)
            return undefined;
        if ('fault' in call) {
            onFault?.(call.fault);
            return undefined;
        }
        // before the next call, which meets what this one left
        if (call.delayMs === 0)
            recorder.record(call.outcome);
        return { call, isRecorded: call.delayMs === 0 };
    }
    /** Each call meets the state that the calls before it left, so none comes between a question and its answer. */
    async function make(name, args, server) {
        while (busy !== undefined)
            await busy;
        if (ended.aborted)
            return undefined;
        const call = world.call(name, args, { id: `c${world.calls() + 1}`, server });
        recorder.record(call.proposed);
        if (!('settle' in call))
            return { call, isRecorded: false };
        busy = settled(call).finally(() => {
            busy = undefined;
        });
        return busy;
    }
    return {
        async call(name, args, server) {
            await recorder.caughtUp();
            const made = await make(name, args, server);
            if (made === undefined)
                return undefined;
            const { call, isRecorded } = made;
            if (call.delayMs > 0)
                await (0,external_node_timers_promises_.setTimeout)(call.delayMs, undefined, { signal: ended }).catch(() => undefined);
            if (ended.aborted && call.delayMs > 0)
                return undefined;
            if (!isRecorded)
                recorder.record(call.outcome);
            return { outcome: call.outcome, ...(call.content !== undefined && { content: call.content }) };
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/environment.js
/**
 * The whole environment of an attempt's processes: fixed values, what Turngate tells, and of the host's variables those
 * that the suite allows. What a runner keeps its secrets and file commands in is withheld even where a suite allows it,
 * and so are keys of models that the endpoint stands before.
 *
 * @param keys variables that hold such keys
 */
function attemptEnvironment(hostEnv, allowed, facts, keys = []) {
    const secrets = new Set(keys.flatMap((name) => hostEnv[name] || []));
    const environment = {};
    for (const name of allowed) {
        const value = hostEnv[name];
        if (value === undefined || isWithheld(name) || keys.includes(name) || secrets.has(value))
            continue;
        environment[name] = value;
    }
    const { models } = facts;
    return {
        ...environment,
        PATH: hostEnv.PATH ?? DEFAULT_PATH,
        HOME: facts.home,
        TMPDIR: facts.temporary,
        TZ: 'UTC',
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
        TURNGATE_TASK: facts.task,
        TURNGATE_ATTEMPT: String(facts.attempt),
        TURNGATE_SEED: String(facts.seed),
        TURNGATE_NOW: facts.now,
        TURNGATE_WORKSPACE: facts.workspace,
        TURNGATE_TRACE: facts.trace,
        ...facts.mcp,
        ...(models !== undefined && {
            OPENAI_BASE_URL: models.openaiUrl,
            OPENAI_API_KEY: models.token,
            ANTHROPIC_BASE_URL: models.anthropicUrl,
            ANTHROPIC_API_KEY: models.token,
        }),
    };
}
/** Whether a host's variable never reaches an agent, whatever the allow-list says. */
function isWithheld(name) {
    return WITHHELD.test(name);
}
const WITHHELD = /^(GITHUB|ACTIONS|INPUT|RUNNER|TURNGATE)_/i;
const DEFAULT_PATH = '/usr/local/bin:/usr/bin:/bin';

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/files.js


const MAX_FILE_BYTES = 256 * 1024;
/**
 * What stands at a path of the workspace, whose own path has no links. All of the attempt's processes must have ended:
 * nothing may change on the way.
 */
async function readWorkspaceFile(workspace, path) {
    const named = (0,external_node_path_.resolve)(workspace, path);
    if (!isInside(workspace, named))
        return { kind: 'refused', why: 'the path leaves the workspace' };
    try {
        const actual = await (0,promises_.realpath)(named);
        // not the workspace as it is now: an agent may have put a link in its place
        if (!isInside(workspace, actual))
            return { kind: 'refused', why: 'a link leaves the workspace' };
        const { size, ...status } = await (0,promises_.lstat)(actual).then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
        // a pipe would be waited on for ever
        if (!status.isFile)
            return { kind: 'refused', why: 'it is not a regular file' };
        if (size > MAX_FILE_BYTES)
            return { kind: 'too_large', bytes: size };
        return textOf(await (0,promises_.readFile)(actual));
    }
    catch (error) {
        return unreadable(error);
    }
}
function isInside(folder, path) {
    return path.startsWith(folder + external_node_path_.sep);
}
function textOf(bytes) {
    if (bytes.includes(0))
        return { kind: 'binary', bytes: bytes.length };
    try {
        return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        return { kind: 'binary', bytes: bytes.length };
    }
}
function unreadable(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'absent' };
    if (code === 'ELOOP')
        return { kind: 'refused', why: 'its links go round in a circle' };
    return { kind: 'refused', why: `it cannot be read (${code})` };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/evidence.js




/** What layer 1 needs of the workspace, before it goes. The task's command runs only where the agent ended well. */
async function collectEvidence(request) {
    const { task, folder, outcome } = request;
    const files = [];
    for (const { path } of task.files)
        files.push([path, await readWorkspaceFile(folder.workspace, path)]);
    const wanted = task.command !== undefined && outcome.status === 'completed';
    return {
        files: Object.fromEntries(files),
        ...(wanted && { command: await runCheck(task.command ?? [], request) }),
    };
}
const MAX_TAIL_BYTES = 8 * 1024;
const OVER = {
    cpu: 'ended: it took more time on the processor than limits.cpu',
    memory: 'ended: it took more memory than limits.memory',
    file_size: 'ended: it wrote a larger file than limits.file_size',
    processes: 'ended: it ran more processes than limits.processes',
};
async function runCheck(command, request) {
    const { folder, env, marker, limits, root, signal } = request;
    const tail = new process_tail/* Tail */.P(MAX_TAIL_BYTES);
    const time = AbortSignal.timeout(limits.timeMs);
    let passed;
    const onPassed = (limit) => {
        passed = limit;
        child.end();
    };
    const child = (0,run_process/* runProcess */.R)({
        ...(await (0,command_line/* resolveCommand */.OK)(command, root)),
        ...{ cwd: folder.workspace, env },
        marker: { ...marker, ...(marker.keep !== undefined && { keep: { ...marker.keep, onPassed } }) },
        signal: AbortSignal.any([signal, time]),
        onStdout: (chunk) => tail.push(chunk),
        onStderr: (chunk) => tail.push(chunk),
    });
    child.closeInput();
    const end = await child.ended;
    if (end.kind === 'not_started')
        return { exit_code: null, tail: end.message, timed_out: false };
    const over = passed === undefined ? '' : `\n${OVER[passed]}`;
    return { exit_code: end.code, tail: `${tail.text()}${over}`, timed_out: time.aborted };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/file-limit.js


/**
 * Whether an agent that ended badly did so because it could not write on. A program may have the kernel's signal turned
 * into an error (Node and Python do), and then it ends in its own way: with a file that is as large as files may be, or
 * with the system's words.
 */
async function endedAtFileLimit({ end, evidence }, folder, { resources }) {
    if (end.kind !== 'exited' || (end.code === 0 && end.signal === null))
        return false;
    return SAYS_SO.test(evidence.stderr_tail ?? '') || (await hasFileOf(resources.fileBytes, folder.root));
}
const SAYS_SO = /\bEFBIG\b|\bFile too large\b|\bFile size limit exceeded\b/;
/** An agent may have left any number of files. */
const MOST_FILES = 10_000;
/** Sizes are limited in blocks. */
const BLOCK = 512;
async function hasFileOf(bytes, root) {
    const folders = [root];
    let left = MOST_FILES;
    for (let folder = folders.pop(); folder !== undefined && left > 0; folder = folders.pop()) {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
            left -= 1;
            if (entry.isDirectory())
                folders.push((0,external_node_path_.join)(folder, entry.name));
            else if (entry.isFile() && (await sizeOf((0,external_node_path_.join)(folder, entry.name))) >= bytes - BLOCK)
                return true;
        }
    }
    return false;
}
async function sizeOf(path) {
    return (0,promises_.lstat)(path).then(({ size }) => size, () => 0);
}

// EXTERNAL MODULE: ./build/src/attempt/sandbox/handlers/handlers.js + 2 modules
var handlers_handlers = __webpack_require__(40132);
// EXTERNAL MODULE: ./build/src/suite/schema/doubles.js
var doubles = __webpack_require__(93590);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/mcp/clients.js



/**
 * Writes configuration files for MCP clients into the attempt's folder and gives the variables that lead to the tools:
 * `TURNGATE_MCP_URL` and `TURNGATE_MCP_COMMAND` where it is plain which server is meant, one more of each for every named
 * server, `TURNGATE_MCP_CONFIG` (standard streams, where a bridge is at hand) and `TURNGATE_MCP_CONFIG_HTTP`.
 *
 * @param bridge the command that joins standard streams to an address, which is put behind it
 */
async function pointClients(urls, folder, bridge) {
    const names = Object.keys(urls).sort();
    const http = (0,external_node_path_.join)(folder, 'mcp-http.json');
    const variables = { TURNGATE_MCP_CONFIG_HTTP: http };
    await writeConfig(http, names, (name) => ({ type: 'http', url: urls[name] ?? '' }));
    const main = names.includes(doubles/* DEFAULT_SERVER */.KA) ? doubles/* DEFAULT_SERVER */.KA : names.length === 1 ? names[0] : undefined;
    for (const name of names) {
        const url = urls[name] ?? '';
        const ends = [...(name === main ? [''] : []), ...(name === doubles/* DEFAULT_SERVER */.KA ? [] : [suffix(name)])];
        for (const end of ends) {
            variables[`TURNGATE_MCP_URL${end}`] = url;
            if (bridge !== undefined)
                variables[`TURNGATE_MCP_COMMAND${end}`] = [...bridge, url].map(quoted).join(' ');
        }
    }
    const [command, ...args] = bridge ?? [];
    if (command === undefined)
        return variables;
    const stdio = (0,external_node_path_.join)(folder, 'mcp.json');
    await writeConfig(stdio, names, (name) => ({ command, args: [...args, urls[name] ?? ''] }));
    return { ...variables, TURNGATE_MCP_CONFIG: stdio };
}
async function writeConfig(file, names, entry) {
    const mcpServers = Object.fromEntries(names.map((name) => [name, entry(name)]));
    await (0,promises_.writeFile)(file, `${JSON.stringify({ mcpServers }, null, 2)}\n`);
}
function suffix(server) {
    return `_${server.toUpperCase().replaceAll('-', '_')}`;
}
/** As a POSIX shell reads it. */
function quoted(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/recorder.js

function createRecorder(options) {
    const { maxCalls, maxCostUsd, onLimit, elapsed, onCall, costOf = (event) => event.cost_usd, hide } = options;
    const events = [];
    const followed = [];
    let closed = false;
    let calls = 0;
    let open = 0;
    let costUsd = 0;
    function count(event) {
        if (event.event === 'proposed') {
            open += 1;
            countCall();
        }
        if (event.event === 'executed' || event.event === 'refused') {
            // an agent that records its own calls need not propose them
            if (open > 0)
                open -= 1;
            else
                countCall();
        }
    }
    function countCost(event) {
        if (event.event !== 'model' || maxCostUsd === undefined)
            return;
        const before = costUsd;
        costUsd += costOf(event) ?? 0;
        if (before <= maxCostUsd && costUsd > maxCostUsd)
            onLimit('cost');
    }
    function countCall() {
        calls += 1;
        if (calls === maxCalls + 1)
            onLimit('calls');
    }
    return {
        events,
        openCalls: () => open,
        record(event, from) {
            if (closed)
                return;
            events.push({ ...(hide?.(event) ?? event), seq: events.length + 1, at: Math.round(elapsed()) });
            countCost(event);
            if (from === undefined)
                count(event);
            else if (event.event === 'proposed')
                countCall();
            if (from === undefined && event.event === 'proposed')
                onCall?.(event);
        },
        async caughtUp() {
            // what was in a pipe before the question is read in the same turn of the event loop, before or after it
            await (0,external_node_timers_promises_.setImmediate)();
            for (const read of followed)
                read();
        },
        follow: (read) => void followed.push(read),
        close() {
            closed = true;
        },
    };
}

// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/table.js
var table = __webpack_require__(86111);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/world.js + 1 modules
var tools_world = __webpack_require__(50319);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/workspace.js





/** The folder that one run fills with its attempts' folders. */
async function makeRunFolder(scratch) {
    await (0,promises_.mkdir)(scratch, { recursive: true });
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(scratch), 'run-'));
}
/** A fresh copy of the fixture (or an empty folder), an empty HOME and TMPDIR, below the run's folder. */
async function makeAttemptFolder(runFolder, fixture) {
    // at once: handing such small steps to another thread takes longer than doing them
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runFolder, 'attempt-'));
    const folder = {
        root,
        workspace: (0,external_node_path_.join)(root, 'workspace'),
        home: (0,external_node_path_.join)(root, 'home'),
        temporary: (0,external_node_path_.join)(root, 'tmp'),
        trace: (0,external_node_path_.join)(root, 'trace.jsonl'),
    };
    (0,external_node_fs_.mkdirSync)(folder.home);
    (0,external_node_fs_.mkdirSync)(folder.temporary);
    (0,external_node_fs_.writeFileSync)(folder.trace, '', { flag: 'wx' });
    if (fixture === undefined)
        (0,external_node_fs_.mkdirSync)(folder.workspace);
    else
        await copy(fixture, folder.workspace);
    return folder;
}
/** Removes the folder of an attempt: most of them are as empty as they were made. Never throws. */
async function removeAttemptFolder({ root, workspace, home, temporary, trace }) {
    try {
        // a file system may take long to remove a folder, so that these steps do not keep others waiting
        await Promise.all([(0,promises_.unlink)(trace), (0,promises_.rmdir)(workspace), (0,promises_.rmdir)(home), (0,promises_.rmdir)(temporary)]);
        await (0,promises_.rmdir)(root);
    }
    catch {
        await (0,remove_folder/* removeFolder */.v)(root);
    }
}
async function copy(fixture, workspace) {
    // links stay as they are written: resolved ones would point into the fixture, which attempts share
    await (0,promises_.cp)(fixture, workspace, { recursive: true, mode: external_node_fs_.constants.COPYFILE_FICLONE, verbatimSymlinks: true });
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/session.js



















async function openSandbox(world) {
    const { suite } = world;
    const runFolder = await makeRunFolder(world.scratch);
    const server = suite.tools.length === 0 ? undefined : await openTools(world);
    const models = await openModels(world);
    const ports = [server?.port, suite.sandbox.network === 'models' ? models?.port : undefined];
    const isolation = await openIsolation(world, runFolder, ports.filter((port) => port !== undefined));
    const tools = (0,table/* compileTools */.f)(suite.tools, [suite.sandbox.tools].flat().join(', '));
    const shared = { world, tools, runFolder, server, models, isolation };
    return {
        attempt: (planned, signal, live) => makeAttempt(shared, planned, signal, live),
        async close() {
            await server?.close();
            await models?.close();
            await (0,end_tree/* sweepFolder */.$)(runFolder, isolation.isBrand);
            await isolation.close();
            await (0,remove_folder/* removeFolder */.v)(runFolder);
        },
    };
}
/** Loaded only for suites with tools: the MCP SDK takes a while to start. */
async function openTools({ suite }) {
    const { openToolServer } = await Promise.all(/* import() */[__webpack_require__.e(757), __webpack_require__.e(784)]).then(__webpack_require__.bind(__webpack_require__, 12784));
    return openToolServer(suite.tools);
}
/** Loaded only for suites that have one. */
async function openModels(world) {
    const { models } = world.suite.sandbox;
    if (models === undefined)
        return undefined;
    const { openModelEndpoint } = await __webpack_require__.e(/* import() */ 706).then(__webpack_require__.bind(__webpack_require__, 60325));
    return openModelEndpoint(models, world);
}
async function makeAttempt(shared, planned, signal, live) {
    const { suite, root, gateRoot = root } = shared.world;
    const exhausted = shared.models?.exhausted();
    if (exhausted !== undefined)
        return notMade(planned, { status: 'infra_failed', ...exhausted });
    const fixture = suite.sandbox.workspace;
    const place = await shared.isolation.take();
    try {
        const folder = await makeAttemptFolder(place.folder, fixture === undefined ? undefined : (0,external_node_path_.join)(gateRoot, fixture));
        try {
            return await makeAttemptIn(shared, { ...place, attempt: folder }, planned, signal, live);
        }
        finally {
            await removeAttemptFolder(folder);
        }
    }
    finally {
        await place.giveBack();
    }
}
async function makeAttemptIn(shared, { attempt: folder, room, brand }, planned, signal, live) {
    const { suite, hostEnv, root, gateRoot } = shared.world;
    const limits = readLimits(suite.sandbox.limits);
    const ending = new AbortController();
    let stopped;
    let settledAt;
    let models;
    let endpoint;
    // not in the attempt's folder: what works there is ended with the agent, and a call of the last moment may still be open
    const handlers = (0,handlers_handlers/* openHandlers */.m)({
        suite,
        root: gateRoot ?? root,
        scratch: shared.runFolder,
        path: hostEnv.PATH ?? '',
        signal: ending.signal,
    });
    // before the clock starts: it is not the agent that waits for them
    await handlers?.warm();
    const startedAt = new Date();
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    /** Without what was lost to a provider or to the rate limit: that is not the agent's time. */
    const spent = () => elapsed() - (models?.lostMs() ?? 0);
    function stop(reason, last) {
        stopped ??= reason;
        if (last === undefined)
            ending.abort();
        else
            last.finally(() => ending.abort());
    }
    function checkTime() {
        const left = limits.timeMs - spent();
        if (left < 1)
            stop('time');
        else
            timer = setTimeout(checkTime, Math.max(left, SHORTEST_CHECK_MS));
    }
    const interrupt = () => stop('interrupted');
    let timer = setTimeout(checkTime, limits.timeMs);
    signal.addEventListener('abort', interrupt);
    if (signal.aborted)
        interrupt();
    const recorder = createRecorder({
        ...{ maxCalls: limits.calls, maxCostUsd: limits.costUsd, onLimit: stop, elapsed },
        costOf: (event) => knownCost((0,call_cost/* callCost */.w)(event, suite.prices)),
        hide: (event) => models?.hide(event) ?? event,
        onCall: ({ tool, args }) => models?.calls.reached((0,tool_names/* shownNames */.kA)(suite.tools, tool), args),
    });
    const hasTools = suite.tools.length > 0;
    let env = {};
    try {
        models = await shared.models?.open({
            ...{ planned, root: folder.root, recorder, hasTools, stop, signal: ending.signal },
            env: () => env,
        });
        const { attempt, task } = planned;
        const { now } = suite.sandbox;
        const seed = models?.seed ?? planned.seed;
        const world = (0,tools_world/* createWorld */.b)({ tools: shared.tools, state: suite.state, seed, now, maxCalls: limits.calls });
        const onFault = (message) => stop({ reason: 'sandbox', message });
        const doubles = createDoubles({ world, recorder, ended: ending.signal, handlers, onFault });
        endpoint = shared.server?.open(doubles);
        const mcp = endpoint && (await pointClients(endpoint.urls, folder.root, shared.world.mcpBridge));
        const facts = {
            ...{ task: task.id, attempt, seed, now },
            ...folder,
            ...(mcp !== undefined && { mcp }),
            ...(models !== undefined && { models }),
        };
        env = attemptEnvironment(hostEnv, suite.sandbox.env, facts, (0,reach/* keyVariables */.j)(suite.sandbox.models));
        const marker = {
            variable: `TURNGATE_WORKSPACE=${folder.workspace}`,
            folder: folder.root,
            keep: {
                ...{ resources: limits.resources, onPassed: stop },
                ...(room !== undefined && { room }),
                ...(brand !== undefined && { brand }),
            },
        };
        const report = await live({
            ...{ planned, folder, env, marker, limits, recorder, doubles, stop, hasTools },
            tools: suite.tools,
            ...(endpoint !== undefined && { toolUrls: endpoint.urls }),
            isNetworkOpen: suite.sandbox.network === 'open',
            ...(models !== undefined && { models }),
            state: world.state,
            signal: ending.signal,
            settle() {
                settledAt ??= spent();
                clearTimeout(timer);
            },
        });
        const wallMs = Math.round(settledAt ?? spent());
        clearTimeout(timer);
        models?.close();
        recorder.close();
        if (stopped === undefined && (await endedAtFileLimit(report, folder, limits)))
            stop('file_size');
        const outcome = decideOutcome(stopped, report.end, suite.sandbox.limits, report.unanswered);
        // what was not measured is not worth replaying
        if (outcome.status !== 'infra_failed')
            await models?.keep();
        const collected = await collectEvidence({
            ...{ task, folder, env, marker, limits, outcome, signal },
            root: gateRoot ?? root,
        });
        const evidence = {
            ...(suite.state !== undefined && { state_before: suite.state }),
            ...{ ...stateOf(world.state()), ...collected },
            calls_recorded_by: recordedBy(hasTools, models, report),
            ...report.evidence,
            isolation: [...shared.isolation.names],
        };
        return {
            ...{ task: task.id, attempt, seed, wall_ms: wallMs },
            ...(models?.hide({ outcome, evidence }) ?? { outcome, evidence }),
            started_at: startedAt.toISOString(),
            events: recorder.events,
        };
    }
    finally {
        clearTimeout(timer);
        models?.close();
        recorder.close();
        endpoint?.close();
        ending.abort();
        await handlers?.close();
        signal.removeEventListener('abort', interrupt);
    }
}
/** Between two looks at the time while a provider keeps the attempt waiting. */
const SHORTEST_CHECK_MS = 20;
function knownCost(cost) {
    return typeof cost === 'number' ? cost : undefined;
}
/** Without tools the models that were asked know all calls, also where there were none. */
function recordedBy(hasTools, models, report) {
    if (hasTools)
        return 'sandbox';
    if (models !== undefined && models.count() > 0)
        return 'models';
    return report.recordsCalls ? 'agent' : 'none';
}
function stateOf(state) {
    return state === undefined ? {} : { state };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/check-turns.js


/** @throws UserError when a planned task has nothing to ask the agent */
function checkTurns(plan, suiteFile) {
    const problems = [...new Set(plan.map(({ task }) => task))].flatMap((task) => noTurnProblems(task, suiteFile));
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
function noTurnProblems(task, suiteFile) {
    if (task.turns.length > 0)
        return [];
    const place = { file: (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), task.source.file), line: task.source.line };
    const message = `Task \`${task.id}\` has no user turn, so there is nothing to ask the agent.`;
    return [{ ...place, code: 'no-user-turn', message, hint: 'Give it `input` or `turns`.' }];
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/check.js





/** All that can be known to fail before the agent is started. */
async function checkCommand(agent, plan, world) {
    const tasks = [...new Set(plan.map(({ task }) => task))];
    const problems = [
        ...(await commandProblems(agent.command, 'agent.command', world)),
        ...tasks.flatMap((task) => turnProblems(agent, task, world.suite.file)),
    ];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
/** A program that is not there, or a script that its interpreter would not find. */
async function commandProblems(words, key, { suite, root, gateRoot = root, hostEnv }) {
    const place = { file: suite.file, key, code: 'agent-not-found' };
    const fixture = suite.sandbox.workspace;
    // a relative path is looked up where the agent starts: in a copy of the fixture
    const inWorkspace = (path) => (fixture === undefined ? path : (0,external_node_path_.resolve)(gateRoot, fixture, path));
    const { command, args } = await (0,command_line/* resolveCommand */.OK)(words, root);
    const program = command.includes('/') ? inWorkspace(command) : command;
    if ((await (0,command_line/* findProgram */.Kp)(program, hostEnv.PATH ?? DEFAULT_PATH)) === undefined) {
        const message = `The agent's command was not found: \`${words[0]}\` is no program on PATH and no executable file of the suite.`;
        return [{ ...place, message, hint: "Install it, or name a file relative to the suite's folder." }];
    }
    const script = args[0];
    if (script === undefined || !SCRIPTS.has((0,external_node_path_.extname)(script)) || (await (0,command_line/* isFile */.fo)(inWorkspace(script))))
        return [];
    const message = `The agent's file was not found: \`${script}\` is neither in the suite's folder nor in its workspace.`;
    return [{ ...place, message, hint: "Paths in the command are relative to the suite's folder." }];
}
/** A first argument that ends so is the program that an interpreter is to run. */
const SCRIPTS = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.py', '.rb', '.sh', '.pl', '.php']);
function turnProblems(agent, task, suiteFile) {
    const place = { file: (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), task.source.file), line: task.source.line };
    if (agent.protocol === 'text' && task.turns.length > 1) {
        const message = `Task \`${task.id}\` has ${task.turns.length} user turns, and an agent that speaks \`text\` is asked once.`;
        return [{ ...place, code: 'text-is-one-turn', message, hint: 'Use `protocol: jsonl`, or one turn.' }];
    }
    return noTurnProblems(task, suiteFile);
}

// EXTERNAL MODULE: ./build/src/trace/line.js
var line = __webpack_require__(58181);
// EXTERNAL MODULE: ./build/src/trace/lines.js
var trace_lines = __webpack_require__(60432);
;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/trust.js

/**
 * An agent speaks for itself alone: users' words, outcomes and, where the sandbox records them, calls are kept as
 * notes. Its own word that something outside it failed (`end` with `error`) stays; the gate decides whether to trust it.
 *
 * @param official what is recorded from outside the agent, so that its own word of it is not needed
 */
function admit(printed, official) {
    const event = unstamped(printed);
    if (printed.by === 'user')
        return noted('printed by the agent in the name of the user', event);
    switch (event.event) {
        case 'user':
            return noted('printed by the agent as the words of the user', event);
        case 'end':
            if (event.error === undefined)
                return noted('printed by the agent as an outcome', event);
            return { event: { event: 'end', error: event.error }, unofficial: false };
        case 'proposed':
        case 'refused':
        case 'executed':
            if (!official.calls)
                return { event, unofficial: false };
            return { ...noted('printed by the agent as a call; the sandbox has no record of it', event), unofficial: true };
        case 'model':
            if (!official.models)
                return { event, unofficial: false };
            return noted('printed by the agent as a model call; calls that it makes are recorded by the endpoint', event);
        default:
            return { event, unofficial: false };
    }
}
/** `seq`, `at` and `by` are the recorder's to give. */
function unstamped(event) {
    const { seq: _, at: __, by: ___, ...rest } = event;
    return rest;
}
function noted(text, event) {
    const data = JSON.parse((0,line/* formatEventLine */.Yp)(event));
    return { event: { event: 'note', text, data }, unofficial: false };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/intake.js



const MOST_BROKEN_LISTED = 20;
const MOST_BROKEN_NOTED = 100;
const MAX_NOTE_LENGTH = 2000;
function createIntake({ recorder, hasTools, models, onEvent, adapt }) {
    const broken = [];
    let brokenCount = 0;
    let unofficial = 0;
    let understood = 0;
    function take({ number, text }) {
        if (text.trim() === '')
            return;
        const parsed = (0,line/* parseEventLine */._T)(text);
        if (parsed.kind === 'broken') {
            takeBroken(number, text, parsed.message);
            return;
        }
        const admitted = admit(parsed.event, {
            calls: hasTools || (models?.calls.count() ?? 0) > 0,
            models: (models?.count() ?? 0) > 0,
        });
        const event = adapt?.(admitted.event) ?? admitted.event;
        understood += 1;
        if (admitted.unofficial)
            unofficial += 1;
        const open = recorder.openCalls() > 0;
        recorder.record(event);
        onEvent?.(event, open);
    }
    function takeBroken(line, text, message) {
        brokenCount += 1;
        if (brokenCount <= MOST_BROKEN_LISTED)
            broken.push({ line, message });
        if (brokenCount > MOST_BROKEN_NOTED)
            return;
        recorder.record({ event: 'note', text: text.slice(0, MAX_NOTE_LENGTH), data: { broken_line: line, message } });
    }
    return {
        stream(intercept) {
            const lines = new trace_lines/* LineSplitter */.g(line/* MAX_LINE_BYTES */.Oc + 1);
            const takeAll = (complete) => {
                for (const line of complete)
                    if (intercept?.(line.text) !== true)
                        take(line);
            };
            return {
                push: (chunk) => takeAll(lines.push(chunk)),
                end: () => takeAll(lines.end()),
            };
        },
        understood: () => understood,
        lines: () => understood + brokenCount,
        evidence: () => ({
            ...(brokenCount > 0 && { broken_lines: { count: brokenCount, first: broken } }),
            ...(unofficial > 0 && { unofficial_calls: unofficial }),
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/json-line.js
/** One line of JSON. Node's `readline`, for one, ends lines at separators that JSON may hold as they are. */
function jsonLine(value) {
    return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;
}

// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/script.js
var script = __webpack_require__(57952);
;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/understood.js
/** An agent that printed something, and no event at all, does not speak the protocol. */
function understoodEnd(end, understood, { broken_lines: broken }) {
    const isWell = end.kind === 'done' || (end.kind === 'exited' && end.code === 0);
    if (!isWell || understood > 0 || broken === undefined)
        return end;
    const first = broken.first[0]?.line ?? 1;
    const message = `the agent printed ${broken.count} lines, none of them a trace event (the first one is line ${first})`;
    return { kind: 'not_understood', message };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/jsonl.js




/** How long an agent may take to exit by itself after its last reply. */
const EXIT_GRACE_MS = 5000;
/** Each user turn a line on stdin, trace events on stdout or in the trace file. A final reply brings the next turn. */
function jsonlProtocol(session, control) {
    const { recorder, hasTools, models } = session;
    const user = (0,script/* scriptedUser */.e)(session);
    const intake = createIntake({ recorder, hasTools, models, onEvent });
    const stdout = intake.stream(control?.(speak, (line) => child?.write(line)));
    const trace = intake.stream();
    let child;
    let reply = [];
    let isOver = false;
    let isAnswered = false;
    let overstayed = false;
    let graceTimer;
    function onEvent(event, callIsOpen) {
        // text that comes while a call is open belongs to the call
        if (event.event !== 'response' || callIsOpen)
            return;
        reply.push(event.text);
        isAnswered = true;
        if (event.final !== false && control === undefined)
            speak();
    }
    function speak() {
        if (isOver)
            return;
        const words = user.next(reply.join('\n'));
        reply = [];
        if (words === undefined)
            hangUp();
        else
            child?.write(jsonLine({ event: 'user', text: words.text }));
    }
    function hangUp() {
        isOver = true;
        session.settle();
        child?.closeInput();
        graceTimer = setTimeout(() => {
            overstayed = true;
            child?.end();
        }, EXIT_GRACE_MS);
    }
    return {
        followsTrace: true,
        onStdout: (chunk) => stdout.push(chunk),
        onTrace: (chunk) => trace.push(chunk),
        start(process) {
            child = process;
            speak();
        },
        finish(end) {
            clearTimeout(graceTimer);
            const wasAnswered = isAnswered;
            stdout.end();
            trace.end();
            // a last line without its end may still have been the last reply
            clearTimeout(graceTimer);
            const evidence = intake.evidence();
            return {
                end: overstayed ? { kind: 'done' } : understoodEnd(end, intake.understood(), evidence),
                recordsCalls: true,
                // a module says when a turn is over, and what it prints is no line of the protocol
                ...(!wasAnswered &&
                    control === undefined && { unanswered: isAnswered ? UNENDED : inPlaceOfAnswer(intake.lines()) }),
                evidence,
            };
        },
    };
}
const UNENDED = 'its `response` had no line end; see docs/agents.md';
function inPlaceOfAnswer(lines) {
    if (lines === 0)
        return 'it printed no line (or did not flush what it printed); see docs/agents.md';
    if (lines === 1)
        return 'it printed 1 line, which is no `response`; see docs/agents.md';
    return `it printed ${lines} lines, none of them a \`response\`; see docs/agents.md`;
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/budget.js
/** What an agent may print in all its streams together; the attempt ends at the first byte above it. */
function createBudget(session, onSpent) {
    let left = session.limits.outputBytes;
    return {
        /** Answers whether there is more to spend. */
        spend(chunk, use) {
            if (left < 0)
                return false;
            const allowed = chunk.subarray(0, left);
            left -= chunk.length;
            use(allowed);
            if (left >= 0)
                return true;
            session.stop('output');
            onSpent();
            return false;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/dialog/process-end.js
/** How a process that stood for the agent ended. */
function endOf(end) {
    if (end.kind === 'exited')
        return end;
    const message = `the agent could not be started: ${end.message}`;
    return { kind: 'not_started', message, transient: TRANSIENT.has(end.code) };
}
/** Errors of a machine that has no room for another process. */
const TRANSIENT = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ETXTBSY']);
const MAX_STDERR_BYTES = 8 * 1024;
function stderrOf(text) {
    return text === '' ? {} : { stderr_tail: text };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/trace-file.js

const CHUNK_BYTES = 64 * 1024;
/**
 * Gives each appended piece to `onChunk`, which answers whether to go on. With `follow` it comes as it is written, where
 * the system can tell, else all of it at the end. The file is opened once: one that is put in its place is not read.
 */
function openTraceFile(path, follow, onChunk) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    let offset = 0;
    let going = true;
    const watcher = follow ? tryWatch(path, readOn) : undefined;
    function readOn() {
        try {
            while (going) {
                const chunk = readAt(file, offset);
                if (chunk.length === 0)
                    return;
                offset += chunk.length;
                going = onChunk(chunk);
            }
        }
        catch {
            going = false;
        }
    }
    return {
        readOn,
        close() {
            watcher?.close();
            readOn();
            (0,external_node_fs_.closeSync)(file);
        },
    };
}
/** Undefined where the system has no watches left. */
function tryWatch(path, onChange) {
    try {
        return (0,external_node_fs_.watch)(path, onChange).on('error', () => undefined);
    }
    catch {
        return undefined;
    }
}
/** At once: a piece is small, and handing it to another thread takes longer than reading it. */
function readAt(file, offset) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    return buffer.subarray(0, (0,external_node_fs_.readSync)(file, buffer, 0, CHUNK_BYTES, offset));
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/live.js





/** One attempt of a command: start, speak the protocol, read everything within the limit, wait until all has ended. */
function liveCommand(commandLine, speak) {
    return async (session) => {
        const protocol = speak(session);
        const stderr = new process_tail/* Tail */.P(MAX_STDERR_BYTES);
        const budget = createBudget(session, () => child.closeOutput());
        const trace = openTraceFile(session.folder.trace, protocol.followsTrace, (chunk) => budget.spend(chunk, protocol.onTrace));
        if (protocol.followsTrace)
            session.recorder.follow(trace.readOn);
        const child = (0,run_process/* runProcess */.R)({
            ...commandLine,
            ...{ cwd: session.folder.workspace, env: session.env, marker: session.marker, signal: session.signal },
            onStdout: (chunk) => budget.spend(chunk, protocol.onStdout),
            onStderr: (chunk) => budget.spend(chunk, (bytes) => stderr.push(bytes)),
        });
        protocol.start(child);
        const ended = await child.ended;
        trace.close();
        const { evidence, ...report } = protocol.finish(endOf(ended));
        return { ...report, evidence: { ...evidence, ...stderrOf(stderr.text()) } };
    };
}

// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/fitted.js
var fitted = __webpack_require__(63903);
;// CONCATENATED MODULE: ./build/src/attempt/agents/command/text.js


/** The task's input on stdin, the answer on stdout. Calls can be told in the trace file. */
function textProtocol(session) {
    const { recorder, hasTools, models, planned } = session;
    const printed = [];
    const intake = createIntake({
        recorder,
        hasTools,
        models,
        // stdout alone is the answer
        adapt: (event) => (event.event === 'response' ? { event: 'note', text: event.text } : event),
    });
    const lines = intake.stream();
    return {
        followsTrace: false,
        onStdout: (chunk) => void printed.push(chunk),
        onTrace: (chunk) => lines.push(chunk),
        start(child) {
            const input = planned.task.turns[0]?.user ?? '';
            recorder.record({ event: 'user', text: input, turn: 1 });
            child.write(`${input}\n`);
            child.closeInput();
        },
        finish(end) {
            lines.end();
            const answer = Buffer.concat(printed).toString('utf8').trimEnd();
            if (answer !== '')
                recorder.record({ event: 'response', text: (0,fitted/* fitted */.$)(answer) });
            return { end, recordsCalls: intake.understood() > 0, evidence: intake.evidence() };
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/index.js






/** Any program: started once for each attempt, spoken to over its standard streams. */
const commandAgent = {
    kind: 'command',
    check: checkCommand,
    async open(agent, world) {
        const commandLine = await (0,command_line/* resolveCommand */.OK)(agent.command, world.root);
        const sandbox = await openSandbox(world);
        const live = liveCommand(commandLine, agent.protocol === 'text' ? textProtocol : (session) => jsonlProtocol(session));
        return {
            run: (planned, signal) => sandbox.attempt(planned, signal, live),
            close: () => sandbox.close(),
        };
    },
};

// EXTERNAL MODULE: ./build/src/suite/header-template.js
var header_template = __webpack_require__(60408);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./build/src/attempt/agents/http/check.js






async function checkHttp(agent, plan, world) {
    checkTurns(plan, world.suite.file);
    const problems = [
        ...(agent.start === undefined ? [] : await commandProblems(agent.start, 'agent.start', world)),
        ...Object.entries(agent.headers ?? {}).flatMap(([name, template]) => headerProblems(name, template, world)),
    ];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
function headerProblems(name, template, { suite, hostEnv }) {
    const place = { file: suite.file, key: `agent.headers.${name}` };
    const unset = (0,header_template/* variablesIn */.D)(template).filter((variable) => isWithheld(variable) || (hostEnv[variable] ?? '') === '');
    if (unset.length > 0) {
        return unset.map((variable) => {
            const message = isWithheld(variable)
                ? `The header \`${name}\` names ${variable}, which no agent is given.`
                : `The header \`${name}\` needs ${variable}, which is not set.`;
            return { ...place, code: 'no-variable', message, hint: 'Set a variable that `sandbox.env` lists.' };
        });
    }
    try {
        (0,external_node_http_.validateHeaderValue)(name, (0,header_template/* fillHeader */.p)(template, hostEnv));
        return [];
    }
    catch {
        const message = `The value of the header \`${name}\` has a line end or another character that no header may have.`;
        return [{ ...place, code: 'bad-header', message, hint: 'Look at the variables that it names.' }];
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(2309);
;// CONCATENATED MODULE: ./build/src/attempt/agents/http/answer.js


/** The answer is none that is understood. */
class AnswerError extends Error {
}
/** Reads a whole answer: JSON (one event, a list of them, `{response}`), lines of JSON, or server-sent events. @throws AnswerError */
async function readAnswer(answer, reader) {
    const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const parts = readerOf(type, reader);
    let isEmpty = true;
    const isWhole = await readChunks(answer, (chunk) => {
        isEmpty &&= chunk.length === 0;
        if (!reader.spend(chunk))
            return false;
        parts?.push(chunk);
        return true;
    });
    if (!isWhole || isEmpty)
        return;
    if (parts !== undefined)
        return parts.end();
    const given = type === '' ? 'no content type' : `the content type ${type.slice(0, 100)}`;
    throw new AnswerError(`the agent's service answered with ${given}`);
}
/**
 * Gives each chunk as it arrives, so that what it tells is recorded before the tool call that follows it on another
 * connection. False where `take` did not want more.
 */
function readChunks(answer, take) {
    return new Promise((resolve, reject) => {
        answer.on('data', (chunk) => {
            if (take(chunk))
                return;
            resolve(false);
            answer.destroy();
        });
        answer.once('end', () => resolve(true));
        answer.on('error', reject);
    });
}
function readerOf(type, { onLine }) {
    if (type === 'text/event-stream')
        return readEvents(onLine);
    if (LINES.has(type))
        return readLines(onLine);
    return type === 'application/json' || type.endsWith('+json') ? readJson(onLine) : undefined;
}
const LINES = new Set(['application/jsonl', 'application/x-ndjson', 'application/x-jsonlines']);
function readEvents(onLine) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const parser = (0,dist/* createParser */.C)({
        onEvent({ event, data }) {
            // many servers end a stream so
            if (data.trim() === '[DONE]')
                return;
            onLine(named(event, data));
        },
    });
    return {
        push: (chunk) => parser.feed(decoder.write(chunk)),
        // an event that the stream does not finish is none
        end: () => undefined,
    };
}
/** The name of a server-sent event stands for the `event` that its data leaves out. */
function named(name, data) {
    const line = data.replaceAll('\n', ' ');
    if (name === undefined || name === 'message')
        return line;
    try {
        const value = JSON.parse(line);
        if (typeof value !== 'object' || value === null || Array.isArray(value) || 'event' in value)
            return line;
        return JSON.stringify({ event: name, ...value });
    }
    catch {
        return line;
    }
}
function readLines(onLine) {
    const chunks = [];
    return {
        push: (chunk) => void chunks.push(chunk),
        end: () => Buffer.concat(chunks).toString('utf8').split('\n').forEach(onLine),
    };
}
function readJson(onLine) {
    const chunks = [];
    return {
        push: (chunk) => void chunks.push(chunk),
        end() {
            const text = Buffer.concat(chunks).toString('utf8');
            for (const event of eventsOf(text))
                onLine(JSON.stringify(event));
        },
    };
}
function eventsOf(text) {
    if (text.trim() === '')
        return [];
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new AnswerError("the agent's service said that it answers with JSON, and did not");
    }
    return (Array.isArray(value) ? value : [value]).map(asEvent);
}
function asEvent(value) {
    if (typeof value !== 'object' || value === null || 'event' in value || !('response' in value))
        return value;
    return { event: 'response', text: value.response };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/context.js
function contextOf({ planned, env, models, toolUrls = {} }, conversation) {
    const mcpUrl = env.TURNGATE_MCP_URL;
    return {
        conversation,
        task: planned.task.id,
        attempt: planned.attempt,
        seed: planned.seed,
        now: env.TURNGATE_NOW ?? '',
        workspace: env.TURNGATE_WORKSPACE ?? '',
        ...(mcpUrl !== undefined && { mcp_url: mcpUrl }),
        ...(Object.keys(toolUrls).length > 1 && { mcp_urls: toolUrls }),
        ...(models !== undefined && {
            openai_base_url: models.openaiUrl,
            anthropic_base_url: models.anthropicUrl,
            api_key: models.token,
        }),
    };
}
/** One user turn: the line that an agent over standard streams is sent, with its number and the attempt's facts. */
function bodyOf({ text, turn }, context) {
    return JSON.stringify({ event: 'user', text, turn, context });
}
/** The same facts as headers, for services that pass a request's headers on: `x-turngate-mcp-url`, `x-turngate-mcp-url-crm`. */
function headersOf({ mcp_urls: urls = {}, ...context }) {
    const named = Object.entries(urls).map(([server, url]) => [`mcp_url_${server}`, url]);
    return [
        ['content-type', 'application/json'],
        ['accept', 'application/json, text/event-stream'],
        ...[...Object.entries(context), ...named].map(([key, value]) => [
            `x-turngate-${key.replaceAll('_', '-')}`,
            // a header holds no other characters
            String(value).replace(/[^\x20-\x7e]+/g, encodeURIComponent),
        ]),
    ];
}

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
;// CONCATENATED MODULE: ./build/src/attempt/agents/http/post.js


/** No answer began. */
class ConnectionError extends Error {
    /** The connection had been made. */
    connected;
    constructor(connected, cause) {
        super(cause.message, { cause });
        this.name = 'ConnectionError';
        this.connected = connected;
    }
}
/**
 * Resolves when an answer begins, whatever its status; redirects are answers like others. Node's own client: `fetch` gives up by
 * itself after five minutes, and an attempt may have more. @throws ConnectionError
 */
function post({ url, headers, body, signal, connect }) {
    return new Promise((resolve, reject) => {
        const isSecure = url.startsWith('https:');
        let connected = false;
        const request = (isSecure ? external_node_https_.request : external_node_http_.request)(url, {
            method: 'POST',
            // an agent would make its own connections
            ...(connect === undefined ? { agent: false } : { createConnection: connect }),
            headers: { ...Object.fromEntries(headers), 'content-length': String(Buffer.byteLength(body)) },
        });
        request.once('socket', (socket) => {
            socket.once(isSecure ? 'secureConnect' : 'connect', () => {
                connected = true;
            });
        });
        const abort = () => {
            reject(new ConnectionError(connected, new Error('aborted')));
            request.destroy();
        };
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted)
            abort();
        request.once('close', () => signal.removeEventListener('abort', abort));
        request.on('error', (error) => reject(new ConnectionError(connected, error)));
        request.once('response', resolve);
        request.end(body);
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/ends.js



/**
 * What an answer's status says of the agent; undefined for one that is well. A service that was started here answers for
 * itself; in front of one that runs elsewhere there may be a gateway, whose failures are not the agent's.
 */
function statusEnd(status, isOwn) {
    if (status >= 200 && status < 300)
        return undefined;
    const message = `the agent's service answered ${status}`;
    if (!isOwn && OF_GATEWAYS.has(status))
        return { kind: 'not_measured', reason: 'unreachable', message };
    if (status >= 500)
        return { kind: 'failed', reason: 'exit', message };
    const redirect = status >= 300 && status < 400 ? ', a redirect, which is not followed' : '';
    return { kind: 'failed', reason: 'protocol', message: `${message}${redirect}` };
}
/** Too many requests, bad gateway, unavailable, gateway time-out. */
const OF_GATEWAYS = new Set([429, 502, 503, 504]);
/** Why a turn broke off. `own`: the service was started here, and ended so, if it did. @throws what is no failure of the agent */
function brokenEnd(error, own) {
    if (error instanceof AnswerError)
        return { kind: 'failed', reason: 'protocol', message: error.message };
    if (own?.ended !== undefined)
        return endedEnd(own.ended);
    if (error instanceof ConnectionError && !error.connected) {
        const message = "the agent's service could not be reached";
        if (own === undefined)
            return { kind: 'not_measured', reason: 'unreachable', message: `${message}: ${error.message}` };
        return { kind: 'failed', reason: 'exit', message };
    }
    if (error instanceof ConnectionError || isCut(error)) {
        const message = "the agent's service closed the connection before its answer was whole";
        return { kind: 'failed', reason: 'exit', message };
    }
    throw error;
}
/** A service that ends while it is needed has failed, however it ends. */
function endedEnd(ended) {
    const end = ended === undefined ? undefined : endOf(ended);
    const endedWell = end?.kind === 'exited' && end.code === 0;
    if (end !== undefined && !endedWell)
        return end;
    return { kind: 'failed', reason: 'exit', message: "the agent's service ended before it had answered" };
}
function isCut(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/attempt/agents/http/inner.js



/** One process for all turns: with it, everything of its attempt is ended. */
function openInner({ folder, env, marker, signal }) {
    const lines = new trace_lines/* LineSplitter */.g();
    let current;
    let opened = 0;
    const child = (0,run_process/* runProcess */.R)({
        ...{ command: process.execPath, args: ['-e', CONNECT] },
        ...{ cwd: folder.workspace, env, marker, signal },
        onStdout(chunk) {
            for (const { text } of lines.push(chunk))
                take(text);
        },
        onStderr: () => undefined,
    });
    child.ended.then(() => current?.push(null));
    function take(line) {
        const [number, told = ''] = line.split(' ', 2);
        // what an earlier connection has left to say is of no interest
        if (Number(number) !== opened)
            return;
        if (told === 'connected')
            current?.emit('connect');
        else
            current?.push(told === 'closed' ? null : Buffer.from(told, 'base64'));
    }
    return {
        connect(port) {
            opened += 1;
            child.write(`${port}\n`);
            const connection = new external_node_stream_.Duplex({
                read: () => undefined,
                write(chunk, _, done) {
                    child.write(`${chunk.toString('base64')}=\n`);
                    done();
                },
            });
            current = connection;
            return connection;
        },
        async close() {
            child.end();
            await child.ended;
        },
    };
}
/**
 * A line is a port to connect to, or bytes to send, which end in a mark of their own; a line of its output is the number of
 * a connection, and `connected`, `closed` or bytes. It is text, so that a bundle needs no second file beside it.
 */
const CONNECT = `
const { connect } = require('node:net')
let opened = 0
let socket
let isOpen = false
let unsent = []
function open(port) {
  isOpen = false
  const number = opened
  const tell = (line) => process.stdout.write(number + ' ' + line + '\\n')
  const mine = (socket = connect({ port, host: '127.0.0.1' }))
  mine.once('error', () => {
    // nobody listens yet
    if (mine === socket && !isOpen) setTimeout(open, 20, port)
  })
  mine.once('connect', () => {
    isOpen = true
    tell('connected')
    for (const bytes of unsent.splice(0)) mine.write(bytes)
  })
  mine.on('data', (bytes) => tell(bytes.toString('base64')))
  mine.once('close', () => isOpen && tell('closed'))
}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (!line.endsWith('=')) {
    opened += 1
    socket?.destroy()
    return open(Number(line))
  }
  const bytes = Buffer.from(line.slice(0, -1), 'base64')
  if (isOpen) socket.write(bytes)
  else unsent.push(bytes)
})
`;

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/service.js






/** What it prints is no events: it counts against the output limit, and the end of stderr is kept. */
function startService(commandLine, session, budget, { hostname, port }) {
    const { folder, env, marker, signal, isNetworkOpen } = session;
    const stderr = new process_tail/* Tail */.P(MAX_STDERR_BYTES);
    const inner = isNetworkOpen ? undefined : openInner(session);
    let hasEnded = false;
    const child = (0,run_process/* runProcess */.R)({
        ...commandLine,
        ...{ cwd: folder.workspace, env: { ...env, TURNGATE_PORT: String(port) }, marker, signal },
        onStdout: (chunk) => void budget.spend(chunk, () => undefined),
        onStderr: (chunk) => void budget.spend(chunk, (bytes) => stderr.push(bytes)),
    });
    child.closeInput();
    child.ended.then(() => {
        hasEnded = true;
    });
    return {
        ended: child.ended,
        // a connection from inside waits for the port by itself
        connect: inner === undefined ? undefined : () => inner.connect(port),
        async listening() {
            if (inner !== undefined)
                return true;
            while (!(await isOpen(hostname, port))) {
                signal.throwIfAborted();
                if (hasEnded)
                    return false;
                await Promise.race([child.ended, (0,external_node_timers_promises_.setTimeout)(POLL_MS, undefined, { signal })]);
            }
            // an open port of somebody else's is not the service's
            return !hasEnded;
        },
        endedSoon: () => Promise.race([child.ended, (0,external_node_timers_promises_.setTimeout)(SOON_MS, undefined, { signal }).catch(() => undefined)]),
        async stop() {
            child.end();
            await Promise.all([child.ended, inner?.close()]);
            return stderr.text();
        },
    };
}
const POLL_MS = 20;
const SOON_MS = 2000;
function isOpen(host, port) {
    return new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host: host.replace(/^\[|\]$/g, ''), port });
        const settle = (answer) => {
            socket.destroy();
            resolve(answer);
        };
        socket.once('connect', () => settle(true)).once('error', () => settle(false));
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/live.js











/** One attempt: the service is started where that is asked for, then each user turn is one request. */
function liveHttp(options) {
    return async (session) => {
        const { start, ports } = options;
        if (start === undefined)
            return converse(options, options.url, session, createBudget(session, () => undefined));
        const port = await ports.take();
        const url = options.url.replaceAll('{port}', String(port));
        const budget = createBudget(session, () => undefined);
        const service = startService(start, session, budget, { hostname: new URL(url).hostname, port });
        try {
            const report = await converse(options, url, session, budget, service);
            return { ...report, evidence: { ...report.evidence, ...stderrOf(await service.stop()) } };
        }
        finally {
            await service.stop();
            ports.giveBack(port);
        }
    };
}
async function converse(options, url, session, budget, service) {
    const { recorder, hasTools, models, signal } = session;
    const user = (0,script/* scriptedUser */.e)(session);
    const intake = createIntake({ recorder, hasTools, models, onEvent });
    const lines = intake.stream();
    const context = contextOf(session, (0,external_node_crypto_.randomUUID)());
    const headers = [...headersOf(context), ...options.headers];
    let reply = [];
    function onEvent(event, callIsOpen) {
        // text that comes while a call is open belongs to the call
        if (event.event === 'response' && !callIsOpen)
            reply.push(event.text);
    }
    async function takeTurns() {
        if (service !== undefined && !(await service.listening()))
            return endedEnd(await service.endedSoon());
        for (let words = user.next(''); words !== undefined; words = user.next(reply.join('\n'))) {
            reply = [];
            const asked = post({ url, headers, signal, body: bodyOf(words, context), connect: service?.connect });
            const answer = await (service === undefined ? asked : Promise.race([asked, live_endOf(service)]));
            const refused = statusEnd(answer.statusCode ?? 0, service !== undefined);
            if (refused !== undefined)
                return letGo(answer, refused);
            await readAnswer(answer, {
                spend: (chunk) => budget.spend(chunk, () => undefined),
                onLine: (line) => lines.push(Buffer.from(`${line}\n`)),
            });
        }
        session.settle();
        return { kind: 'done' };
    }
    const end = await takeTurns().catch(async (error) => {
        // once the attempt is ended from outside, that says why
        if (signal.aborted)
            return { kind: 'done' };
        return brokenEnd(error, service === undefined ? undefined : { ended: await service.endedSoon() });
    });
    const evidence = intake.evidence();
    return { end: understoodEnd(end, intake.understood(), evidence), recordsCalls: true, evidence };
}
/** A connection that waits for a port does not see that nobody will open it. */
async function live_endOf(service) {
    await service.ended;
    throw new ConnectionError(false, new Error('it has ended'));
}
function letGo(answer, end) {
    answer.destroy();
    return end;
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/ports.js


function openPorts() {
    const held = new Set();
    return {
        async take() {
            for (;;) {
                const port = await freePort();
                if (held.has(port))
                    continue;
                held.add(port);
                return port;
            }
        },
        giveBack: (port) => void held.delete(port),
    };
}
async function freePort() {
    const server = (0,external_node_net_.createServer)().listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    server.close();
    await (0,external_node_events_.once)(server, 'close');
    if (typeof address !== 'object' || address === null)
        throw new Error('the system gave no port');
    return address.port;
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/http/index.js






/** A service that is asked over HTTP: one that runs somewhere, or one that is started for each attempt. */
const httpAgent = {
    kind: 'http',
    check: checkHttp,
    async open(agent, world) {
        const { url, start, headers = {} } = agent;
        const live = liveHttp({
            url,
            headers: Object.entries(headers).map(([name, template]) => [name, (0,header_template/* fillHeader */.p)(template, world.hostEnv)]),
            ...(start !== undefined && { start: await (0,command_line/* resolveCommand */.OK)(start, world.root) }),
            ports: openPorts(),
        });
        const sandbox = await openSandbox(world);
        return {
            run: (planned, signal) => sandbox.attempt(planned, signal, live),
            close: () => sandbox.close(),
        };
    },
};

// EXTERNAL MODULE: ./build/src/attempt/agents/dialog/one-list.js
var one_list = __webpack_require__(50680);
;// CONCATENATED MODULE: ./build/src/attempt/agents/module/bootstrap.js
/**
 * The program around a user's function: the facts of the attempt, and then each turn, are a JSON line on its input, an event
 * is one on its output; lines that begin with `CONTROL` are calls and ends of turns. It is text, so that a bundle needs no second
 * file beside it.
 */
const BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [file, name, control] = process.argv.slice(1)
const write = process.stdout.write.bind(process.stdout)
// what the module prints is no event
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (value) => write(JSON.stringify(value) + '\\n')
const tellControl = (value) => write(control + JSON.stringify(value) + '\\n')

let respond
try {
  respond = (await import(pathToFileURL(file).href))[name]
  if (typeof respond !== 'function') throw new Error('it has no export ' + name + ' that is a function')
} catch (error) {
  console.error(error)
  tellControl({ broken: String(error?.message ?? error).slice(0, 300) })
  process.exit(1)
}

const waiting = new Map()
let calls = 0
const callTool = (tool, args = {}) =>
  new Promise((resolve) => {
    calls += 1
    waiting.set(calls, resolve)
    tellControl({ call: calls, tool: String(tool), args })
  })
const ctx = { callTool, emit: tell }

async function take(turn) {
  const answer = await respond(turn, ctx)
  if (typeof answer === 'string') tell({ event: 'response', text: answer })
  else for (const event of answer === undefined || answer === null ? [] : [answer].flat()) tell(event)
  tellControl({ turn: turn.turn })
}

let turn = 0
let taking = Promise.resolve()
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.facts !== undefined) Object.assign(ctx, told.facts)
  else if (told.event === 'user') {
    turn += 1
    taking = take({ text: told.text, turn })
  } else {
    waiting.get(told.call)?.(told.outcome)
    waiting.delete(told.call)
  }
}
// the input ends with the last turn; what the module left open must not hold the attempt up
await taking
process.exit()
`;

// EXTERNAL MODULE: ./node_modules/es-module-lexer/dist/lexer.asm.js
var lexer_asm = __webpack_require__(97565);
;// CONCATENATED MODULE: ./build/src/suite/module-exports.js

/**
 * Names that an ES module exports. Undefined where its text does not tell: it exports all of another module, or is no ES
 * module that can be read.
 */
function exportedNames(file, text) {
    try {
        const [, exports, , hasSyntax] = (0,lexer_asm/* parse */.q)(text);
        if (!hasSyntax && !file.endsWith('.mjs'))
            return undefined;
        const names = exports.flatMap((one) => (one.type === 'reexport-all' ? [] : [one.name]));
        return names.length < exports.length ? undefined : names;
    }
    catch {
        // Node says what is wrong with it, when it is loaded
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/module/check.js






/** All that can be known of a module without running it. */
async function checkModule({ module, export: name }, plan, { suite, root }) {
    checkTurns(plan, suite.file);
    const path = (0,external_node_path_.resolve)(root, module);
    if (!(await (0,command_line/* isFile */.fo)(path))) {
        const message = `The agent's module was not found: there is no file \`${module}\` in the suite's folder.`;
        const hint = "Name it relative to the suite's folder.";
        throw new errors/* UserError */.yo({ code: 'agent-not-found', file: suite.file, key: 'agent.module', message, hint });
    }
    // other endings may hold what is no JavaScript
    const names = /\.m?js$/.test(module) ? exportedNames(module, await (0,promises_.readFile)(path, 'utf8')) : undefined;
    if (names === undefined || names.includes(name))
        return;
    const others = names.map((one) => `\`${one}\``).join(', ');
    const message = `The agent's module \`${module}\` has no export \`${name}\`: it exports ${others || 'nothing'}.`;
    const hint = 'Export the function that answers a user turn, and name it in `agent.export` where it is not the default.';
    throw new errors/* UserError */.yo({ code: 'no-such-export', file: suite.file, key: 'agent.export', message, hint });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./build/src/attempt/agents/module/control.js



/** Nothing else that is printed begins so, unless the module means it to. */
const CONTROL = '\u0001turngate:';
/** Answers the tool calls of a module, and takes its word that a turn is over. */
function moduleControl(list) {
    let broken;
    return {
        broken: () => broken,
        lines: (endTurn, write) => (line) => {
            if (!line.startsWith(CONTROL))
                return false;
            const told = read(line.slice(CONTROL.length));
            // a line that is longer than allowed was cut; it is reported as a broken one
            if (told === undefined)
                return false;
            if ('broken' in told)
                broken = told.broken;
            else if ('turn' in told)
                endTurn();
            else {
                const { call, tool, args } = told;
                const answer = (outcome) => write(jsonLine({ call, outcome }));
                list.call(tool, args).then((settled) => answer(asAnswer(settled)), (error) => answer({ ok: false, error: `internal error: ${(0,errors/* messageOf */.bD)(error)}` }));
            }
            return true;
        },
    };
}
const Told = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ call: schemas/* number */.aig(), tool: schemas/* string */.YjP(), args: schemas/* unknown */.L5J() }),
    schemas/* strictObject */.rej({ turn: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({ broken: schemas/* string */.YjP() }),
]);
function read(text) {
    try {
        return Told.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}
function asAnswer(settled) {
    if (settled === undefined)
        return { ok: false, error: 'the attempt has ended' };
    const { outcome, content } = settled;
    if (outcome.event === 'refused')
        return { ok: false, refused: outcome.reason, error: outcome.message ?? '' };
    const { ok, result, error, retryable } = outcome;
    return { ok, result, error, retryable, content: content?.parts };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/module/index.js









/** An exported function, called once for each user turn, in a process of its own for each attempt. */
const moduleAgent = {
    kind: 'module',
    check: checkModule,
    async open(agent, world) {
        const sandbox = await openSandbox(world);
        const live = liveCommand(startOf(agent, world.root), speak);
        return {
            run: (planned, signal) => sandbox.attempt(planned, signal, live),
            close: () => sandbox.close(),
        };
    },
};
function startOf(agent, root) {
    const args = ['--input-type=module', '-e', BOOTSTRAP, (0,external_node_path_.resolve)(root, agent.module), agent.export, CONTROL];
    return { command: process.execPath, args };
}
function speak(session) {
    const list = (0,one_list/* oneList */.t)(session);
    const control = moduleControl(list);
    const protocol = jsonlProtocol(session, control.lines);
    return {
        ...protocol,
        start(child) {
            child.write(jsonLine({ facts: factsOf(session, list) }));
            protocol.start(child);
        },
        finish(end) {
            const report = protocol.finish(end);
            const broken = control.broken();
            if (broken === undefined)
                return report;
            const message = `its module could not be loaded: ${broken}`;
            return { ...report, end: { kind: 'not_started', message, transient: false } };
        },
    };
}
/** What the function is told beside the user's words. */
function factsOf({ planned, env }, { tools }) {
    const { task, attempt, seed } = planned;
    return {
        ...{ task: task.id, attempt, seed, now: env.TURNGATE_NOW, workspace: env.TURNGATE_WORKSPACE },
        tools,
    };
}

// EXTERNAL MODULE: ./build/src/attempt/models/send.js
var send = __webpack_require__(6458);
// EXTERNAL MODULE: ./build/src/suite/schema/models.js
var schema_models = __webpack_require__(71100);
;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/models.js

/**
 * The endpoint that the built-in agent always asks through, so that its models are recorded as any agent's are: the suite's,
 * or one of its own, with the address and the key that the agent states.
 */
function modelsOf({ base_url, key }, suite) {
    const models = suite.sandbox.models ?? schema_models/* Models */.B.parse({});
    if (base_url === undefined && key === undefined)
        return models;
    return { ...models, openai: { ...(base_url !== undefined && { base_url }), ...(key !== undefined && { key }) } };
}
function withModels(agent, world) {
    const { suite } = world;
    return { ...world, suite: { ...suite, sandbox: { ...suite.sandbox, models: modelsOf(agent, suite) } } };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/check.js







async function checkOpenai(agent, plan, { suite, root, hostEnv }) {
    checkTurns(plan, suite.file);
    const problems = [];
    if (agent.system !== undefined && !(await (0,command_line/* isFile */.fo)((0,external_node_path_.resolve)(root, agent.system)))) {
        const message = `The system prompt was not found: there is no file \`${agent.system}\` in the suite's folder.`;
        const hint = "Name it relative to the suite's folder.";
        problems.push({ code: 'agent-not-found', file: suite.file, key: 'agent.system', message, hint });
    }
    const models = modelsOf(agent, suite);
    const { missing } = (0,reach/* reachOf */.x)('openai', models, hostEnv);
    if (missing !== undefined && models.mode !== 'replay') {
        const message = `The agent's model needs a key, and ${missing} is not set.`;
        const hint = 'Set it, name another variable with `key`, or give a `base_url` that wants none.';
        problems.push({ code: 'no-key', file: suite.file, key: 'agent.key', message, hint });
    }
    problems.push(...longNames(suite));
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
/** What providers accept as the name of a function. */
const MOST_NAME = 64;
function longNames({ tools, file }) {
    return tools.map(tool_names/* traceName */.fJ).flatMap((name) => {
        if (name.length <= MOST_NAME)
            return [];
        const message = `The model would be shown the tool \`${name}\`, and providers accept ${MOST_NAME} characters.`;
        const hint = 'Give the tool or its server a shorter name.';
        return [{ code: 'tool-name-too-long', file, key: 'sandbox.tools', message, hint }];
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/openai/index.js






/** The built-in agent: a model at an OpenAI-compatible endpoint that is given the suite's tools, in a loop. */
const openaiAgent = {
    kind: 'openai',
    check: checkOpenai,
    async open(agent, world) {
        const system = agent.system === undefined ? undefined : await (0,promises_.readFile)((0,external_node_path_.resolve)(world.root, agent.system), 'utf8');
        // loaded only for suites that have it: the package takes a while to start
        const { liveOpenai } = await Promise.all(/* import() */[__webpack_require__.e(674), __webpack_require__.e(226)]).then(__webpack_require__.bind(__webpack_require__, 87226));
        const sandbox = await openSandbox(withModels(agent, world));
        const sender = (0,send/* openSender */.Q)();
        const live = liveOpenai({ agent, system, sender });
        return {
            run: (planned, signal) => sandbox.attempt(planned, signal, live),
            async close() {
                sender.close();
                await sandbox.close();
            },
        };
    },
};

// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(10601);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(53189);
;// CONCATENATED MODULE: ./build/src/attempt/agents/replay/source.js



/** @throws UserError when the source cannot be read */
async function openSource(path, label, format) {
    if (format === 'run')
        return takeStored(path);
    // the formats of others are loaded where one is read
    const { importerOf } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 68276));
    const { attempts } = importerOf(format).read(await (0,promises_.readFile)(path, 'utf8'), label);
    return takeFrom(attempts);
}
async function takeStored(path) {
    const { records } = await (0,store_read/* readRun */.cI)(path);
    const left = new Map(records.map((record) => [(0,run_file/* attemptName */.LZ)(record), record]));
    return {
        async take(task, attempt) {
            const name = (0,run_file/* attemptName */.LZ)({ task, attempt });
            const record = left.get(name);
            left.delete(name);
            return record === undefined ? undefined : (0,store_read/* readAttempt */.ce)(path, record);
        },
        close: async () => undefined,
    };
}
function takeFrom(attempts) {
    const left = new Map(attempts.map((attempt) => [(0,run_file/* attemptName */.LZ)(attempt), attempt]));
    return {
        async take(task, attempt) {
            const name = (0,run_file/* attemptName */.LZ)({ task, attempt });
            const found = left.get(name);
            left.delete(name);
            return found;
        },
        close: async () => undefined,
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/replay/index.js






/** Recorded attempts in place of new ones: a run directory, or a file in a format that can be imported. */
const replayAgent = {
    kind: 'replay',
    async check(agent, _, { suite, root }) {
        const found = await (0,promises_.stat)((0,external_node_path_.resolve)(root, agent.source)).catch(() => undefined);
        const isRun = agent.format === 'run';
        if (found !== undefined && found.isDirectory() === isRun)
            return;
        throw new errors/* UserError */.yo({
            code: 'replay-source',
            message: `There is no ${isRun ? 'run directory' : 'file'} at \`${agent.source}\`.`,
            file: suite.file,
            key: 'agent.source',
            hint: `It is relative to the suite's folder; \`format: ${agent.format}\` wants a ${isRun ? 'directory that `turngate run` wrote' : 'file'}.`,
        });
    },
    async open(agent, { root }) {
        const source = await openSource((0,external_node_path_.resolve)(root, agent.source), agent.source, agent.format);
        return {
            async run(planned, signal) {
                if (signal.aborted)
                    return notMade(planned, interrupted());
                const recorded = await source.take(planned.task.id, planned.attempt);
                return recorded ?? missing(planned, agent.source);
            },
            close: () => source.close(),
        };
    },
};
function missing(planned, source) {
    const message = `${source} holds no attempt ${planned.attempt} of ${planned.task.id}`;
    return notMade(planned, { status: 'infra_failed', reason: 'missing', message });
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/index.js





function bindAgent(agent) {
    switch (agent.kind) {
        case 'command':
            return bind(commandAgent, agent);
        case 'http':
            return bind(httpAgent, agent);
        case 'module':
            return bind(moduleAgent, agent);
        case 'openai':
            return bind(openaiAgent, agent);
        case 'replay':
            return bind(replayAgent, agent);
    }
}
function bind(kind, agent) {
    return {
        check: (plan, world) => kind.check(agent, plan, world),
        open: (world) => kind.open(agent, world),
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/run.js







/** Finds what can be known to fail before any attempt is made. @throws UserError with all of it */
async function checkAttempts(plan, world) {
    await bindAgent(world.suite.agent).check(plan, world);
    if (world.suite.agent.kind === 'replay')
        return;
    await requireIsolation(world);
    const { suite, root, scratch, hostEnv, signal } = world;
    await (0,handlers_handlers/* checkHandlers */.e)({ suite, root, scratch, signal, path: hostEnv.PATH ?? '', file: suite.file });
}
/**
 * Makes the planned attempts, several at a time, and gives each one as it ends; every planned attempt is given once. When the
 * consumer stops early, or the world's signal says so, running attempts are ended before this is.
 * @throws UserError before the first attempt when the agent cannot be run
 */
async function* runAttempts(plan, world) {
    await checkAttempts(plan, world);
    const agent = await bindAgent(world.suite.agent).open(world);
    const left = new AbortController();
    const signal = AbortSignal.any([world.signal, left.signal]);
    const running = new Map();
    const waiting = plan[Symbol.iterator]();
    function fill() {
        while (running.size < (world.concurrency ?? (0,external_node_os_.availableParallelism)())) {
            const next = waiting.next();
            if (next.done === true)
                return;
            const planned = next.value;
            running.set(planned, run_makeAttempt(agent, planned, world, signal).then((attempt) => ({ planned, attempt })));
        }
    }
    try {
        for (fill(); running.size > 0;) {
            const { planned, attempt } = await Promise.race(running.values());
            running.delete(planned);
            fill();
            yield attempt;
        }
    }
    finally {
        left.abort();
        await Promise.allSettled(running.values());
        await agent.close();
    }
}
async function run_makeAttempt(agent, planned, world, signal) {
    const name = { task: planned.task.id, attempt: planned.attempt };
    if (signal.aborted)
        return notMade(planned, interrupted());
    world.onProgress?.({ type: 'start', ...name });
    const attempt = await makeMeasured(agent, planned, signal);
    const { outcome, wall_ms } = attempt;
    world.onProgress?.({ type: 'end', ...name, outcome, ...(wall_ms !== undefined && { wall_ms }) });
    return attempt;
}
const MOST_TRIES = 3;
/** Tries again where the machine or the provider failed, not the agent. */
async function makeMeasured(agent, planned, signal) {
    for (let tries = 1;; tries += 1) {
        const attempt = await makeOnce(agent, planned, signal);
        if (tries === MOST_TRIES || signal.aborted || !isPassingFailure(attempt.outcome))
            return attempt;
    }
}
async function makeOnce(agent, planned, signal) {
    try {
        return await agent.run(planned, signal);
    }
    catch (error) {
        return notMade(planned, { status: 'infra_failed', reason: 'sandbox', message: (0,errors/* messageOf */.bD)(error) });
    }
}
const PASSING = new Set(['sandbox', 'spawn', 'provider']);
function isPassingFailure(outcome) {
    return outcome.status === 'infra_failed' && PASSING.has(outcome.reason);
}

// EXTERNAL MODULE: ./build/src/evaluate.js + 2 modules
var evaluate = __webpack_require__(26377);
// EXTERNAL MODULE: ./build/src/gate/combine.js
var combine = __webpack_require__(67760);
// EXTERNAL MODULE: ./build/src/shell/use/artefacts.js + 17 modules
var artefacts = __webpack_require__(82716);
// EXTERNAL MODULE: ./build/src/shell/use/change/gate-facts.js
var gate_facts = __webpack_require__(9416);
// EXTERNAL MODULE: ./build/src/shell/use/change/remeasure.js
var remeasure = __webpack_require__(50962);
// EXTERNAL MODULE: ./build/src/trace/store/write.js
var write = __webpack_require__(88822);
// EXTERNAL MODULE: ./build/src/shell/use/directory.js
var directory = __webpack_require__(58831);
// EXTERNAL MODULE: ./build/src/shell/use/licences.js
var licences = __webpack_require__(79094);
;// CONCATENATED MODULE: ./build/src/shell/use/run-lock.js








/** Says which process is filling a run directory; there while it does. */
const LOCK_FILE = 'running.json';
/** Begins the names of folders for what a run needs only while it goes on. */
const SCRATCH_PREFIX = 'turngate-';
const Holder = schemas/* object */.Ikc({
    pid: schemas/* number */.aig().int().positive(),
    host: schemas/* string */.YjP(),
    /** As `/proc` counts; absent where the system does not tell. */
    started: schemas/* string */.YjP().optional(),
    scratch: schemas/* string */.YjP(),
});
/**
 * Keeps two processes from filling one run directory. One that was killed leaves its lock behind, which holds nothing: what
 * it left running and lying about is cleared away.
 * @param scratch the folder that this process fills while the run goes on
 * @returns gives the directory free
 * @throws UserError when a process of this machine is filling it
 */
async function lockRun(dir, scratch) {
    const file = (0,external_node_path_.join)(dir, LOCK_FILE);
    const holder = readHolder(file);
    if (holder !== undefined && holder.host === (0,external_node_os_.hostname)()) {
        if (holder.pid !== process.pid && isAlive(holder))
            throw goingOn(holder, dir);
        await clearAfter(holder);
    }
    const started = (0,proc/* factsOf */.xS)(process.pid)?.started;
    const own = { pid: process.pid, host: (0,external_node_os_.hostname)(), scratch, ...(started !== undefined && { started }) };
    (0,external_node_fs_.writeFileSync)(file, `${JSON.stringify(own)}\n`);
    return () => (0,external_node_fs_.rmSync)(file, { force: true });
}
/** Undefined where there is none, or one that was not written to its end. */
function readHolder(file) {
    try {
        return Holder.parse(JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8')));
    }
    catch {
        return undefined;
    }
}
function isAlive({ pid, started }) {
    const facts = (0,proc/* factsOf */.xS)(pid);
    // its number may belong to another process by now
    if (facts !== undefined && started !== undefined)
        return facts.started === started;
    try {
        return process.kill(pid, 0);
    }
    catch {
        return false;
    }
}
/** A run directory may come from anywhere: only a folder that a run here could have made is touched. */
async function clearAfter({ scratch }) {
    if ((0,external_node_path_.dirname)(scratch) !== (0,external_node_os_.tmpdir)() || !(0,external_node_path_.basename)(scratch).startsWith(SCRATCH_PREFIX))
        return;
    await (0,end_tree/* sweepFolder */.$)(scratch);
    await (0,remove_folder/* removeFolder */.v)(scratch);
}
function goingOn({ pid }, file) {
    return new errors/* UserError */.yo({
        code: 'run-going-on',
        message: `this run is going on (process ${pid}).`,
        file,
        hint: 'Wait until it has ended, or end it.',
    });
}

;// CONCATENATED MODULE: ./build/src/shell/use/copied-run.js







/** A run that begins with the measured attempts of another one, in a directory of its own. */
async function copiedRun({ dir: from, stored }, { run, suite }, { out }, { cwd, onNote }, { scratch }) {
    const lock = await (0,licences/* readKeptLock */.wQ)(from);
    const dir = out === undefined ? (0,directory/* defaultDirectory */.V)(cwd, run.id) : (0,external_node_path_.resolve)(cwd, out);
    return {
        run,
        lock,
        dir,
        async open() {
            if (out === undefined)
                await (0,directory/* makeDefaultFolder */.c)(cwd);
            const answers = await (0,store_read/* readRunFile */.m8)(from, 'judgements.jsonl');
            const writer = await (0,write/* openRun */.Iy)(dir, run, async (write) => {
                await write('suite.json', `${JSON.stringify(suite, null, 1)}\n`);
                await (0,licences/* keepLock */.PU)(lock, write);
                if (answers !== undefined)
                    await write('judgements.jsonl', answers);
            });
            const release = await lockRun(dir, scratch);
            const measured = stored.records.filter(write/* isMeasured */.V2);
            for (const record of measured)
                await writer.append(await (0,store_read/* readAttempt */.ce)(from, record));
            const look = run.look === undefined ? '' : `; this is look ${run.look}`;
            onNote?.(`${measured.length} attempts of ${(0,external_node_path_.relative)(cwd, from) || '.'} are joined${look}`);
            return { writer, release, stored: new Map(measured.map((record) => [(0,run_file/* attemptName */.LZ)(record), record])) };
        },
    };
}

// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var use_stored = __webpack_require__(4807);
;// CONCATENATED MODULE: ./build/src/shell/use/failed-tasks.js


/**
 * Tasks of which an earlier run holds an attempt that failed; of `among`, where that is given.
 * @throws UserError when it is a run of another suite, or there are none
 */
async function failedTasks(dir, suite, among, { cwd, now, onNote }) {
    const { summary } = await (0,use_stored/* evaluateStored */.f)(await (0,use_stored/* openStoredRun */.v)(dir, cwd), { now: now() });
    if (summary.suite !== suite.name)
        throw new errors/* UserError */.yo(otherSuite(summary.suite, suite.name, dir));
    const failed = summary.tasks.filter((task) => task.passed < task.measured).map(({ id }) => id);
    const known = failed.filter((id) => suite.tasks.some((task) => task.id === id));
    const gone = failed.filter((id) => !known.includes(id));
    const chosen = known.filter((id) => among?.includes(id) ?? true);
    if (gone.length > 0)
        onNote?.(`tasks that failed and that the suite has no more: ${gone.join(', ')}`);
    if (chosen.length === 0)
        throw new errors/* UserError */.yo(nothingFailed(dir, among));
    onNote?.(`tasks that failed in ${dir}: ${chosen.join(', ')}`);
    return chosen;
}
function otherSuite(found, wanted, file) {
    return {
        code: 'other-suite',
        message: `this run is of suite \`${found}\`, not of \`${wanted}\`.`,
        file,
        hint: 'Name a run of the same suite with --only-failed.',
    };
}
function nothingFailed(file, among) {
    const which = among === undefined ? 'no task' : `none of ${among.join(', ')}`;
    return {
        code: 'nothing-failed',
        message: `${which} failed in this run, so there is nothing to run.`,
        file,
        hint: 'Attempts that were not measured are made by --resume.',
    };
}

;// CONCATENATED MODULE: ./build/src/shell/use/ready-run.js









/** A run of its own, in a new directory. */
async function newRun({ suite, root, commits = {} }, request, host, { isolation, scratch }) {
    const only = await chosenTasks(suite, request, host);
    const run = { ...describeRun(suite, request, host, { only, isolation }), ...commits };
    const dir = request.out === undefined ? (0,directory/* defaultDirectory */.V)(host.cwd, run.id) : (0,external_node_path_.resolve)(host.cwd, request.out);
    const lock = (0,licences/* readLockBeside */._C)(root);
    return {
        run,
        lock,
        dir,
        async open() {
            if (request.out === undefined)
                await (0,directory/* makeDefaultFolder */.c)(host.cwd);
            const writer = await (0,write/* openRun */.Iy)(dir, run, async (write) => {
                await write('suite.json', `${JSON.stringify(suite, null, 1)}\n`);
                await (0,licences/* keepLock */.PU)(lock, write);
            }).catch(orResume);
            return { writer, stored: new Map(), release: await lockRun(dir, scratch) };
        },
    };
}
/** In the order of the suite; undefined: all. */
async function chosenTasks(suite, request, host) {
    const { tasks, onlyFailed } = request;
    const failed = onlyFailed === undefined ? undefined : await failedTasks(onlyFailed, suite, tasks, host);
    const chosen = failed ?? tasks;
    return chosen === undefined ? undefined : suite.tasks.map(({ id }) => id).filter((id) => chosen.includes(id));
}
function describeRun(suite, { seed, attempts, concurrency, shard }, host, { only, isolation }) {
    const now = host.now();
    return {
        version: 1,
        id: (0,run_file/* newRunId */.F$)(now, Math.random),
        suite: suite.name,
        suite_file: suite.file,
        seed: seed ?? Math.floor(Math.random() * 2 ** 32),
        attempts: attempts ?? suite.attempts,
        tasks: suite.tasks.map((task) => task.id),
        ...(only !== undefined && { only: [...only] }),
        ...(shard !== undefined && { shard }),
        turngate: host.version,
        fingerprints: suite.fingerprints,
        agent: suite.agent.kind,
        isolation: [...isolation],
        concurrency: concurrency ?? (0,external_node_os_.availableParallelism)(),
        started_at: now.toISOString(),
        interrupted: false,
    };
}
/** @throws what it is given; of a run that is there already it also says that one can go on with it */
function orResume(error) {
    if (!(error instanceof errors/* UserError */.yo) || error.problems[0]?.code !== 'run-exists')
        throw error;
    const hint = 'Name a new directory, or go on with that run by --resume; nothing was written.';
    throw new errors/* UserError */.yo({ ...error.problems[0], hint });
}

// EXTERNAL MODULE: ./build/src/shell/use/same-plan.js
var same_plan = __webpack_require__(12930);
;// CONCATENATED MODULE: ./build/src/shell/use/continue.js







/**
 * A rerun: it starts from the attempts of an earlier run of the same head, base and suite, makes as many again under
 * numbers of their own, and is judged over all of them.
 * @throws UserError when the earlier run is of anything else: its attempts would not be of one kind with the new ones
 */
async function continuedRun({ suite, root: _, commits = {} }, request, host, place) {
    const { cwd, now } = host;
    const label = request.earlier ?? '';
    const opened = await (0,use_stored/* openStoredRun */.v)(label, cwd);
    const { stored, suite: kept } = opened;
    const earlier = stored.run;
    const { finished_at: _f, base: _b, head: _h, ...plan } = earlier;
    const time = now();
    const run = {
        ...plan,
        ...commits,
        ...{ id: (0,run_file/* newRunId */.F$)(time, Math.random), attempts: earlier.attempts + (request.attempts ?? suite.attempts) },
        ...{ look: (earlier.look ?? 1) + 1, started_at: time.toISOString(), interrupted: false },
        concurrency: request.concurrency ?? earlier.concurrency,
        // what holds for every attempt
        isolation: earlier.isolation.filter((name) => place.isolation.includes(name)),
    };
    const facts = {
        ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: host.version },
        ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
    };
    const problems = [
        ...(0,same_plan/* planDifferences */.A)({ run: earlier, suite: kept }, { run: { ...earlier, ...facts }, suite }),
        ...commitDifferences(earlier, commits),
        ...(earlier.only === undefined ? [] : ['the tasks: it made only some of them']),
        ...(earlier.shard === undefined ? [] : ['the tasks: it is a shard']),
        ...(request.seed === undefined || request.seed === earlier.seed ? [] : ['the run seed']),
    ];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems.map((what) => refusal(what, label)));
    return copiedRun(opened, { run, suite }, request, host, place);
}
/**
 * The same where the earlier run can be joined; else a run of its own, and the reader is told why. For runs that nobody
 * named: whatever was measured of the commit before.
 */
async function continuedOrNewRun(loaded, request, host, place) {
    const { earlier: label = '', seed: _, ...rest } = request;
    try {
        const { stored } = await (0,use_stored/* openStoredRun */.v)(label, host.cwd);
        if (!stored.records.some(write/* isMeasured */.V2))
            throw new errors/* UserError */.yo(refusal('what it measured: nothing', label));
        // its run seed is kept: the new attempts have numbers of their own
        return await continuedRun(loaded, { ...rest, earlier: label }, host, place);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        host.onNote?.(`earlier attempts are not joined: ${error.problems.map(({ message }) => message).join(' ')}`);
        const { seed } = request;
        return newRun(loaded, { ...rest, ...(seed !== undefined && { seed }) }, host, place);
    }
}
/** Where neither run knows its commits, the fingerprints have to do. */
function commitDifferences(earlier, { head, base, tree }) {
    return [
        // equal files are equal, whichever commit holds them: a merge is made anew for the same two parents
        ...(earlier.head === head || (tree !== undefined && earlier.tree === tree)
            ? []
            : [`the commit of the change (${shown(earlier.head)}, ${shown(head)})`]),
        ...(earlier.base === base ? [] : [`the base (${shown(earlier.base)}, ${shown(base)})`]),
    ];
}
function shown(commit) {
    return commit?.slice(0, 12) ?? 'none';
}
function refusal(what, file) {
    return {
        code: 'continue-changed',
        message: `this run cannot be continued: it differs in ${what}.`,
        file,
        hint: 'Start a new run, without --continue.',
    };
}

;// CONCATENATED MODULE: ./build/src/shell/use/disk-full.js

/** What a system says where nothing more can be written. */
const FULL = {
    ENOSPC: 'the disk is full',
    EDQUOT: "the user's share of the disk is used up",
};
/** The error as one that a user can mend, where a disk had no room; any other as it is. */
function explainFullDisk(error, dir, resume) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = FULL[code];
    if (why === undefined)
        return error;
    return new errors/* UserError */.yo({
        code: 'disk-full',
        message: `the run could not be written on: ${why}. What was stored until then is kept.`,
        file: dir,
        hint: `Make room, then go on by ${resume}.`,
    }, { cause: error });
}

;// CONCATENATED MODULE: ./build/src/shell/use/mcp-bridge.js


/** The command that serves the tools over standard streams. Nothing where the command line is not built. */
function mcpBridge(home) {
    const cli = home === undefined ? '' : (0,external_node_path_.join)(home, 'dist', 'cli', 'index.js');
    return (0,external_node_fs_.existsSync)(cli) ? { mcpBridge: [process.execPath, cli, 'mcp-stdio'] } : {};
}

// EXTERNAL MODULE: ./build/src/trace/store/layout.js
var layout = __webpack_require__(6955);
// EXTERNAL MODULE: ./build/src/trace/store/replace-file.js
var replace_file = __webpack_require__(51932);
;// CONCATENATED MODULE: ./build/src/trace/store/repair.js







/**
 * Makes a run directory whole after a crash or on a disk that was full: `attempts.jsonl` holds whole lines of attempts
 * whose trace and evidence are there, and no file belongs to an attempt that it does not hold. The run must not be going on.
 * @throws UserError when there is no readable `run.json`
 */
async function repairRun(dir) {
    const { run, records, problems } = await (0,store_read/* readRun */.cI)(dir);
    const repairs = [...problems];
    const whole = [];
    for (const record of records) {
        const damage = (0,write/* isMeasured */.V2)(record) ? await damageOf(dir, record) : [];
        if (damage.length === 0)
            whole.push(record);
        repairs.push(...damage);
    }
    const file = (0,external_node_path_.join)(dir, layout/* ATTEMPTS_FILE */.wo);
    if (repairs.length > 0 || !(await endsWithLine(file))) {
        (0,replace_file/* replaceFile */.f)(file, whole.map(write/* recordLine */.IK).join(''));
    }
    return { run, records: whole, repairs: [...repairs, ...(await removeStrays(dir, whole))] };
}
/** What keeps the attempt from being read as it was made. */
async function damageOf(dir, record) {
    const found = [];
    await (0,store_read/* readAttempt */.ce)(dir, record, { add: (problem) => found.push(problem) });
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,run_file/* attemptName */.LZ)(record)} is made again: ${first.message}`;
    return [{ ...first, code: 'attempt-damaged', message }];
}
async function endsWithLine(file) {
    const handle = await (0,promises_.open)(file, 'a+');
    try {
        const { size } = await handle.stat();
        if (size === 0)
            return true;
        const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
        return buffer.toString('latin1') === '\n';
    }
    finally {
        await handle.close();
    }
}
/** Files of attempts that ended in the moment of the crash, and half-written ones; derived files are written anew anyway. */
async function removeStrays(dir, records) {
    const known = new Set(records.flatMap((record) => [(0,layout/* tracePath */.rT)(dir, record), (0,layout/* evidencePath */.Zz)(dir, record)]));
    const kept = [...(await filesBelow((0,external_node_path_.join)(dir, 'traces'))), ...(await filesBelow((0,external_node_path_.join)(dir, 'evidence')))];
    const strays = kept.filter((file) => !known.has(file));
    const derived = (await (0,promises_.readdir)(dir)).filter((name) => name.endsWith(replace_file/* PART */.s)).map((name) => (0,external_node_path_.join)(dir, name));
    for (const file of [...strays, ...derived])
        await (0,promises_.rm)(file);
    return strays.map((file) => ({
        code: 'stray-file',
        message: file.endsWith(replace_file/* PART */.s)
            ? 'this file was not written to its end; it is removed'
            : 'attempts.jsonl has no line of this attempt; the file is removed',
        file,
    }));
}
async function filesBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory())
            found.push(...(await filesBelow(path)));
        else
            found.push(path);
    }
    return found;
}

// EXTERNAL MODULE: ./build/src/shell/use/problem-text.js
var problem_text = __webpack_require__(26379);
;// CONCATENATED MODULE: ./build/src/shell/use/resume.js














/**
 * A run that did not come to its end: what is missing, and what was not measured, can still be made.
 * @throws UserError when the suite is not what the run was made with, or a process is still at it
 */
async function resumedRun({ suite, root }, request, host, place) {
    const { cwd } = host;
    const dir = await directoryOf(request, suite.name, cwd);
    const label = (0,external_node_path_.relative)(cwd, dir) || '.';
    if (await isCutStart(dir)) {
        host.onNote?.(`${label} was ended before its first attempt: the run starts from the beginning`);
        for (const name of await (0,promises_.readdir)(dir))
            await (0,promises_.rm)((0,external_node_path_.join)(dir, name));
        return newRun({ suite, root }, { ...request, out: dir }, host, place);
    }
    const { stored, suite: kept } = await (0,use_stored/* openStoredRun */.v)(dir, cwd);
    const { run } = stored;
    if (run.agent.startsWith('import:'))
        throw new errors/* UserError */.yo(imported(label));
    const now = {
        ...run,
        ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: host.version },
        ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
    };
    const problems = [
        ...(0,same_plan/* planDifferences */.A)({ run, suite: kept }, { run: now, suite }).map((what) => `${what} changed since it was started.`),
        ...optionDifferences(run, request),
    ];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems.map((what) => resume_refusal(what, label)));
    return {
        run,
        lock: await (0,licences/* readKeptLock */.wQ)(dir),
        dir,
        async open() {
            // before anything is mended: a run that goes on has half-written files of its own
            const release = await lockRun(dir, place.scratch);
            const { records, repairs } = await repairRun(dir);
            for (const repair of repairs)
                host.onNote?.(`repaired: ${(0,problem_text/* problemText */.f)(repair, cwd)}`);
            const measured = records.filter(write/* isMeasured */.V2);
            host.onNote?.(`${measured.length} attempts of ${label} are kept`);
            return {
                writer: await (0,write/* reopenRun */.NG)(dir, run, records),
                stored: new Map(measured.map((record) => [(0,run_file/* attemptName */.LZ)(record), record])),
                release,
            };
        },
    };
}
/** The one that is named, or the newest of this suite that did not come to its end, or the newest. */
async function directoryOf({ resume, out }, suite, cwd) {
    if (typeof resume === 'string')
        return (0,external_node_path_.resolve)(cwd, resume);
    if (out !== undefined)
        return (0,external_node_path_.resolve)(cwd, out);
    const folder = (0,external_node_path_.join)(cwd, '.turngate', 'runs');
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    let newest;
    for (const name of names.sort().reverse()) {
        const run = await readPlan((0,external_node_path_.join)(folder, name));
        if (run?.suite !== suite || run.agent.startsWith('import:'))
            continue;
        if (run.finished_at === undefined || run.interrupted)
            return (0,external_node_path_.join)(folder, name);
        newest ??= (0,external_node_path_.join)(folder, name);
    }
    if (newest !== undefined)
        return newest;
    throw new errors/* UserError */.yo({
        code: 'nothing-to-resume',
        message: `there is no run of suite \`${suite}\` to go on with.`,
        file: (0,external_node_path_.relative)(cwd, folder),
        hint: 'Name its directory: --resume RUN_DIR.',
    });
}
async function readPlan(dir) {
    try {
        return run_file/* RunFile */.cB.parse(JSON.parse((await (0,store_read/* readRunFile */.m8)(dir, 'run.json')) ?? ''));
    }
    catch {
        return undefined;
    }
}
/** A run that was ended between its first file and `run.json`, which is written when all else is there. */
async function isCutStart(dir) {
    const names = await (0,promises_.readdir)(dir).catch(() => []);
    const isEmpty = await (0,promises_.stat)((0,external_node_path_.join)(dir, layout/* ATTEMPTS_FILE */.wo)).then(({ size }) => size === 0, () => false);
    return isEmpty && names.every((name) => STARTING.has(name.replace(/\.part$/, '')) && name !== layout/* RUN_FILE */.zF);
}
const STARTING = new Set([layout/* ATTEMPTS_FILE */.wo, layout/* RUN_FILE */.zF, 'suite.json', 'licences.json', LOCK_FILE]);
/** Options that say something else than the run. */
function optionDifferences(run, { seed, attempts, tasks, shard }) {
    const only = run.only ?? run.tasks;
    const isOther = tasks !== undefined && (tasks.length !== only.length || tasks.some((id) => !only.includes(id)));
    const isOtherShard = shard !== undefined && (shard.index !== run.shard?.index || shard.of !== run.shard?.of);
    const ownShard = run.shard === undefined ? 'no shard' : `shard ${run.shard.index}/${run.shard.of}`;
    return [
        ...(seed === undefined || seed === run.seed ? [] : [`its run seed is ${run.seed}, not ${seed}.`]),
        ...(attempts === undefined || attempts === run.attempts
            ? []
            : [`it makes ${run.attempts} attempts per task, not ${attempts}.`]),
        ...(isOther ? [`its tasks are ${only.join(', ')}, not ${tasks.join(', ')}.`] : []),
        ...(isOtherShard ? [`it is ${ownShard}, not shard ${shard.index}/${shard.of}.`] : []),
    ];
}
function resume_refusal(why, file) {
    return {
        code: 'resume-changed',
        message: `this run cannot be resumed: ${why}`,
        file,
        hint: 'Undo that, or start a new run.',
    };
}
function imported(file) {
    return {
        code: 'resume-import',
        message: 'this run was imported, so there is no agent to go on with.',
        file,
        hint: 'Name a directory that `turngate run` wrote.',
    };
}

;// CONCATENATED MODULE: ./build/src/shell/use/reuse.js






/**
 * A run whose attempts were all made before, of equal files, agent and suite: they are judged anew and not made again. Where
 * the earlier run is of anything else, a run of its own, and the reader is told why.
 */
async function reusedOrNewRun(loaded, request, host, place) {
    const { suite, commits = {} } = loaded;
    const { reuse = '', ...rest } = request;
    try {
        const opened = await (0,use_stored/* openStoredRun */.v)(reuse, host.cwd);
        const problems = differences(opened, loaded, request, host);
        if (problems.length === 0) {
            const { finished_at: _, base: _base, ...plan } = opened.stored.run;
            const time = host.now();
            const run = {
                ...{ ...plan, ...commits, id: (0,run_file/* newRunId */.F$)(time, Math.random) },
                ...{ started_at: time.toISOString(), interrupted: false },
            };
            return await copiedRun(opened, { run, suite }, rest, host, place);
        }
        host.onNote?.(`what was measured before is not reused: it differs in ${problems.join(', ')}`);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        host.onNote?.(`what was measured before is not reused: ${error.problems.map(({ message }) => message).join(' ')}`);
    }
    return newRun(loaded, rest, host, place);
}
function differences({ stored, suite: kept }, { suite, commits = {} }, { attempts = suite.attempts }, { version }) {
    const { run } = stored;
    const facts = {
        ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: version },
        ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
    };
    const isWhole = run.only === undefined && run.shard === undefined && run.finished_at !== undefined && !run.interrupted;
    return [
        ...(commits.tree !== undefined && commits.tree === run.tree ? [] : ['the files that were checked out']),
        ...(isWhole ? [] : ['its extent: it is not a whole run']),
        ...(run.attempts >= attempts ? [] : [`the number of attempts per task (${run.attempts}, ${attempts})`]),
        ...(0,same_plan/* planDifferences */.A)({ run, suite: kept }, { run: { ...run, ...facts }, suite }),
    ];
}

// EXTERNAL MODULE: ./build/src/shell/use/scores.js + 1 modules
var use_scores = __webpack_require__(12860);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var use_world = __webpack_require__(72000);
;// CONCATENATED MODULE: ./build/src/shell/use/make-run.js



























/** Whether a run is new, goes on, or adds to an earlier one. */
function make_run_startOf({ resume, earlier, orNew = false, reuse }) {
    if (earlier !== undefined)
        return orNew ? continuedOrNewRun : continuedRun;
    if (reuse !== undefined)
        return reusedOrNewRun;
    return resume === undefined ? newRun : resumedRun;
}
function common(request, run, host) {
    return {
        concurrency: request.concurrency ?? run.concurrency,
        hostEnv: host.env,
        ...mcpBridge(host.home),
        onProgress: host.onProgress,
    };
}
/** What keeps the attempts of a run apart is known before its directory is opened. */
async function placeOf(world) {
    const isolation = world.suite.agent.kind === 'replay' ? [] : await namesInForce(world);
    return { scratch: world.scratch, isolation };
}
/** Gives a folder that is gone afterwards; where it cannot be removed, what was made in it still counts. */
async function inScratch(act, onNote) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), SCRATCH_PREFIX));
    try {
        return await act(scratch);
    }
    finally {
        if (!(await (0,remove_folder/* removeFolder */.v)(scratch)))
            onNote?.(`${scratch} could not be removed; nothing needs it any more`);
    }
}
async function makeRun(ready, world, judging, request, host) {
    const { run, lock } = ready;
    const { suite } = world;
    // what cannot run is said before anything is written
    await checkAttempts((0,plan/* planAttempts */.c)({ tasks: suite.tasks, attempts: run.attempts, seed: run.seed }), world);
    const closing = suite.agent.kind === 'replay' ? undefined : await networkNote(suite);
    if (closing !== undefined)
        host.onNote?.(closing);
    const opened = await ready.open();
    try {
        const judges = (0,licences/* judgeFacts */.H0)(suite, lock);
        // earlier runs stand beside this one
        const { hidden = [request.out === undefined ? (0,external_node_path_.dirname)(ready.dir) : ready.dir] } = world;
        return await fill({ ...{ judges, world: { ...world, hidden }, run, opened, request, host }, ...judging });
    }
    catch (error) {
        const path = (0,external_node_path_.relative)(host.cwd, ready.dir) || '.';
        throw explainFullDisk(error, path, `\`turngate run ${request.suite} --resume ${path}\``);
    }
    finally {
        opened.writer.abandon();
        opened.release();
    }
}
async function fill(filling) {
    const { world, run, opened, judging, redactor, host } = filling;
    const { writer } = opened;
    const { suite } = world;
    const { dir } = writer;
    const scores = (0,use_scores/* openScores */.K)(dir, suite);
    try {
        const about = judging === undefined || run.only !== undefined ? undefined : remeasuring(filling, judging);
        const against = about === undefined ? undefined : await (0,remeasure/* comparableBaseline */.W)(about);
        const comparison = against?.comparison ?? filling.comparison;
        const measured = await measure({ ...filling, comparison }, scores);
        const told = withNotes(measured, [...(against?.notes ?? []), ...filling.budget.notes(measured.verdict.status)]);
        const evaluation = about === undefined ? told : await (0,remeasure/* judgeBothWays */.R)({ ...about, left: about.left - (against?.made ?? 0) }, told);
        const interrupted = host.signal.aborted;
        scores.finish();
        const report = await (0,artefacts/* writeArtefacts */.j)({
            ...{ evaluation, suite, dir, cwd: host.cwd, scores, redactor },
            writeFile: (name, text) => writer.writeFile(name, text),
            ...(comparison !== undefined && { comparison }),
            ...(judging !== undefined && {
                change: { base: judging.base.commit, edits: judging.edits, accepted: judging.accepted },
            }),
        });
        await writer.close({ finished_at: host.now().toISOString(), interrupted });
        return { evaluation, report, suite, dir, redactor, isGated: comparison !== undefined };
    }
    finally {
        scores.close();
    }
}
function remeasuring({ world, run, opened, budget, redactor, request, host }, change) {
    const { root } = world;
    const { dir } = opened.writer;
    return {
        ...{ change, root, dir, today: (0,use_world/* isoDate */._$)(host.now()), look: run.look ?? 1 },
        left: (request.mostAttempts ?? Number.POSITIVE_INFINITY) - world.suite.tasks.length * run.attempts,
        measure: measurer(change, { budget, redactor }, request, host),
    };
}
/** Measures one more agent with the same host, into a folder of the run. */
function measurer({ commits }, { budget, redactor }, request, host) {
    return ({ suite, root, gateRoot, out }) => inScratch(async (scratch) => {
        const { concurrency } = request;
        const own = {
            ...{ suite: request.suite, out, gate: false, attempts: suite.attempts },
            ...(request.seed !== undefined && { seed: request.seed + 1 }),
            ...(concurrency !== undefined && { concurrency }),
        };
        const before = request.earlier === undefined ? '' : (0,external_node_path_.resolve)(host.cwd, request.earlier, (0,external_node_path_.basename)(out));
        const again = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(before, 'run.json')) ? { ...own, earlier: before, orNew: true } : own;
        const place = await placeOf({ suite, root: gateRoot, scratch });
        const ready = await make_run_startOf(again)({ suite, root: gateRoot, commits }, again, host, place);
        const world = {
            // what the run measured so far stands around it
            ...{ suite, root, gateRoot, scratch, hidden: [(0,external_node_path_.dirname)(out)] },
            ...common(own, ready.run, host),
            signal: budget.signal,
        };
        const { evaluation } = await makeRun(ready, world, { comparison: undefined, budget, redactor }, own, host);
        return evaluation.summary;
    }, host.onNote);
}
function withNotes(evaluation, notes) {
    return notes.length === 0 ? evaluation : { ...evaluation, verdict: (0,combine/* withReasons */.qr)(evaluation.verdict, notes) };
}
async function measure(filling, scores) {
    const { judges, world, run, opened, comparison, judging, redactor, budget, host } = filling;
    const { suite, root, gateRoot = root } = world;
    const { cwd, env, signal } = host;
    const { writer, stored } = opened;
    const { dir } = writer;
    const asked = await (0,advisers/* openAdvisers */.c)(suite, { dir, root: gateRoot, cwd, env, signal, isLicensed: (0,licences/* licensedBy */.lQ)(judges) });
    async function* made(plan) {
        const records = plan.map((planned) => stored.get((0,run_file/* attemptName */.LZ)({ task: planned.task.id, attempt: planned.attempt })));
        const missing = plan.filter((_, index) => records[index] === undefined);
        for (const record of records)
            if (record !== undefined)
                yield (0,store_read/* readAttempt */.ce)(dir, record);
        if (missing.length === 0)
            return;
        host.onPlan(missing.length);
        for await (const raw of runAttempts(missing, world)) {
            // before anything is graded, so that stored attempts are graded again as they were
            const attempt = redactor.deep(raw);
            await writer.append(attempt);
            yield attempt;
        }
    }
    try {
        return await (0,evaluate/* evaluate */._)({
            suite,
            run: (0,use_world/* runInfo */.Q6)({ ...run, interrupted: false }, judges),
            ...(run.only !== undefined && { only: run.only }),
            ...(run.shard !== undefined && { shard: run.shard }),
            attempts: made,
            canRunMore: comparison !== undefined && suite.agent.kind !== 'replay',
            grading: (0,use_world/* gradingOf */.Mu)(suite),
            ...(asked.advisers !== undefined && { advisers: asked.advisers }),
            baseline: comparison?.baseline ?? use_world/* NOTHING_TO_COMPARE */.g_,
            change: {
                ...(judging !== undefined && (0,gate_facts/* gateFacts */.p)(judging)),
                ...(run.look !== undefined && { look: run.look }),
            },
            today: (0,use_world/* isoDate */._$)(host.now()),
            signal,
            onGrade: (grade) => {
                scores.add(grade);
                // what an earlier run paid for costs nothing now
                if (!stored.has((0,run_file/* attemptName */.LZ)(grade)))
                    budget.spend(grade);
            },
        });
    }
    finally {
        await asked.close();
    }
}

// EXTERNAL MODULE: ./build/src/shell/use/replay.js
var replay = __webpack_require__(98309);
// EXTERNAL MODULE: ./build/src/shell/use/secrets.js + 4 modules
var secrets = __webpack_require__(83947);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var use_suite = __webpack_require__(86316);
;// CONCATENATED MODULE: ./build/src/shell/use/live.js











/** Makes the attempts of a suite in a run directory, grades and judges them, and writes what was found. */
async function runSuite(request, host) {
    const { cwd } = host;
    const loaded = (0,use_suite/* loadSuiteFile */.xi)(request.suite, cwd);
    const { root } = loaded;
    const { suite, note } = (0,advisers/* withReachableTiers */.t)(await (0,replay/* replaySuite */.M)(loaded, cwd), host.env);
    if (note !== undefined)
        host.onNote?.(note);
    const { base, baseline } = request;
    const adjust = (read) => (0,change_adjust/* withModels */.N)(request.adjust?.(read) ?? read, request.models);
    if (base === undefined)
        return runJudged({ suite: adjust(suite), root }, undefined, request, host);
    const change = await (0,open_change/* openChange */.z)({ suite, root }, { base, baseline }, host);
    try {
        return await runJudged({ suite: adjust(suite), root }, (0,change_adjust/* adjusted */.B)(change, adjust), request, host);
    }
    finally {
        await change[Symbol.asyncDispose]();
    }
}
async function runJudged(loaded, change, request, host) {
    const { cwd } = host;
    const { root } = loaded;
    const { suite, copies } = change?.judged ?? { suite: loaded.suite, copies: 'head' };
    const gateRoot = copies === 'base' ? (change?.copies?.folder ?? root) : root;
    (0,use_suite/* checkTaskNames */.ko)(suite, request.tasks);
    const commits = change?.commits ?? (request.recordCommit === true ? (0,checked_out/* checkedOut */.t)((0,git/* openGit */.z)(root, host.env)) : {});
    return inScratch(async (scratch) => {
        const place = await placeOf({ suite, root: gateRoot, scratch });
        const ready = await make_run_startOf(request)({ suite, root: gateRoot, commits }, request, host, place);
        const { run } = ready;
        // a part of a run is not judged: `merge` joins it with the others first
        const isGated = request.gate && run.shard === undefined;
        const comparison = isGated
            ? (change?.comparison ?? (await (0,baseline/* findBaseline */.X)(suite.name, request.baseline, { cwd, now: host.now() })))
            : undefined;
        const judging = {
            ...{ comparison, budget: openBudget(request.budget, host), redactor: (0,secrets/* redactorFor */.s)(suite, host.env) },
            ...(isGated && change !== undefined && { judging: change }),
        };
        const world = {
            ...{ suite, root, gateRoot, scratch },
            ...common(request, run, host),
            signal: judging.budget.signal,
        };
        return makeRun(ready, world, judging, request, host);
    }, host.onNote);
}

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./node_modules/ms/index.js
var ms = __webpack_require__(70744);
;// CONCATENATED MODULE: ./build/src/shell/cli/progress.js


/** What suits where stderr goes. */
function progressFor(io) {
    const clock = () => io.now().getTime();
    return io.live ? liveProgress(process.stderr, clock) : plainProgress((text) => io.err(`${text}\n`), clock);
}
/** A line that redraws itself on a terminal. */
function liveProgress(stream, clock) {
    const state = newState(clock());
    const draw = () => {
        (0,external_node_readline_.clearLine)(stream, 0);
        (0,external_node_readline_.cursorTo)(stream, 0);
        stream.write(progress_line(state, clock()).slice(0, Math.max(20, stream.columns - 1)));
    };
    return {
        plan: (more) => {
            state.planned += more;
            draw();
        },
        started: () => {
            state.running += 1;
            draw();
        },
        ended: (event) => {
            count(state, event);
            draw();
        },
        close: () => {
            (0,external_node_readline_.clearLine)(stream, 0);
            (0,external_node_readline_.cursorTo)(stream, 0);
        },
    };
}
/** One plain line each time another tenth is done, and one for each attempt that was not measured. */
function plainProgress(write, clock) {
    const state = newState(clock());
    let shown = 0;
    return {
        plan: (more) => {
            state.planned += more;
        },
        started: () => {
            state.running += 1;
        },
        ended: (event) => {
            count(state, event);
            if (event.status === 'infra_failed')
                write(`not measured: ${event.task} attempt ${event.attempt}`);
            const tenth = Math.floor((10 * state.done) / Math.max(1, state.planned));
            if (tenth > shown || state.done === state.planned)
                write(progress_line(state, clock()));
            shown = Math.max(shown, tenth);
        },
        close: () => { },
    };
}
function newState(begun) {
    return { begun, planned: 0, running: 0, done: 0, failed: 0, unmeasured: 0 };
}
function count(state, event) {
    state.running = Math.max(0, state.running - 1);
    state.done += 1;
    if (event.status === 'infra_failed')
        state.unmeasured += 1;
    else if (event.status !== 'completed')
        state.failed += 1;
}
function progress_line(state, now) {
    const elapsed = now - state.begun;
    const left = state.done === 0 ? undefined : (elapsed / state.done) * (state.planned - state.done);
    const parts = [
        `${bar(state.done, state.planned)} ${state.done}/${state.planned} attempts`,
        state.running > 0 ? `${state.running} running` : undefined,
        state.failed > 0 ? `${state.failed} crashed or timed out` : undefined,
        state.unmeasured > 0 ? `${state.unmeasured} not measured` : undefined,
        state.done < state.planned && left !== undefined ? `about ${ms(round(left))} left` : ms(round(elapsed)),
    ];
    return parts.filter((part) => part !== undefined).join(', ');
}
function bar(done, planned) {
    const width = 20;
    const full = planned === 0 ? 0 : Math.round((width * done) / planned);
    return `[${'='.repeat(full)}${' '.repeat(width - full)}]`;
}
function round(duration) {
    return Math.max(1000, Math.round(duration / 1000) * 1000);
}

;// CONCATENATED MODULE: ./build/src/shell/cli/commands/run.js





/** `turngate run SUITE` */
async function run(io, suite, { json, ...options }) {
    checkTogether(options);
    const { base: ref, continue: earlier, ...rest } = options;
    const request = {
        ...{ ...rest, suite },
        ...(ref !== undefined && { base: { kind: 'ref', ref } }),
        ...(earlier !== undefined && { earlier }),
    };
    return runAndPrint(io, request, json);
}
async function runAndPrint(io, request, json) {
    const progress = progressFor(io);
    const printing = late(() => Promise.all(/* import() */[__webpack_require__.e(501), __webpack_require__.e(963)]).then(__webpack_require__.bind(__webpack_require__, 13963)));
    const { evaluation, report, dir, isGated } = await runSuite(request, {
        cwd: io.cwd,
        env: io.env,
        version: io.version,
        home: io.home,
        signal: io.signal,
        now: io.now,
        onNote: (note) => io.err(`note: ${note}\n`),
        onPlan: progress.plan,
        onProgress: (event) => {
            if (event.type === 'start')
                progress.started();
            else
                progress.ended({ task: event.task, attempt: event.attempt, status: event.outcome.status });
        },
    }).finally(progress.close);
    const { printReport } = await printing();
    printReport(report, io, json);
    const { summary, verdict } = evaluation;
    if (summary.run.interrupted) {
        const path = (0,external_node_path_.relative)(io.cwd, dir) || '.';
        io.err(`note: the rest can still be made: turngate run ${request.suite} --resume ${path}\n`);
    }
    return isGated ? verdict.exit_code : measuredExit(summary);
}
/** @throws UserError for options that contradict each other */
function checkTogether({ resume, out, onlyFailed, shard, seed, tasks, continue: earlier, }) {
    const wrong = [
        earlier !== undefined && (resume ?? onlyFailed ?? shard ?? tasks) !== undefined
            ? [
                '--continue makes the whole suite again, and cannot be with --resume, --tasks, --only-failed or --shard.',
                'Take the others out.',
            ]
            : undefined,
        typeof resume === 'string' && out !== undefined
            ? ['--resume DIR and --out name two run directories.', 'Give one of them.']
            : undefined,
        resume !== undefined && onlyFailed !== undefined
            ? ['--resume goes on with one run, and --only-failed starts another.', 'Give one of them.']
            : undefined,
        shard !== undefined && seed === undefined && resume === undefined
            ? ['--shard needs --seed, since all shards of a run have the same seed.', 'Give each shard the same --seed N.']
            : undefined,
    ].filter((pair) => pair !== undefined);
    if (wrong.length === 0)
        return;
    throw new errors/* UserError */.yo(wrong.map(([message = '', hint = '']) => ({ code: 'bad-usage', message, hint })));
}
/** Of a run that is not gated: 3 where nothing was measured, or it was interrupted. */
function measuredExit(summary) {
    return summary.tasks.some((task) => task.measured > 0) && !summary.run.interrupted ? 0 : 3;
}


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};
