export const id = 782;
export const ids = [782];
export const modules = {

/***/ 2782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  runAndPrint: () => (/* binding */ runAndPrint)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/attempt/plan.js
var plan = __webpack_require__(7552);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/attempt/command-line.js



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
        return (0,external_node_path_.isAbsolute)(command) && (await isProgram(command)) ? command : undefined;
    for (const folder of path.split(external_node_path_.delimiter).filter((name) => name !== '')) {
        const candidate = (0,external_node_path_.join)(folder, command);
        if (await isProgram(candidate))
            return candidate;
    }
    return undefined;
}
async function isFile(path) {
    try {
        return (await (0,promises_.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
async function absoluteIfFile(part, root) {
    if (part === '' || (0,external_node_path_.isAbsolute)(part))
        return part;
    const path = (0,external_node_path_.resolve)(root, part);
    return path.startsWith((0,external_node_path_.resolve)(root) + external_node_path_.sep) && (await isFile(path)) ? path : part;
}
async function isProgram(path) {
    try {
        await (0,promises_.access)(path, external_node_fs_.constants.X_OK);
        return await isFile(path);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(4207);
;// CONCATENATED MODULE: ./build/src/attempt/limits.js

function readLimits(limits) {
    return {
        timeMs: (0,duration/* readDuration */.$)(limits.time),
        calls: limits.calls,
        outputBytes: readSize(limits.output),
        ...(limits.cost_usd !== undefined && { costUsd: limits.cost_usd }),
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

;// CONCATENATED MODULE: ./build/src/attempt/outcome.js
/** Why an attempt ended, in one place and in this order: from outside, by a limit, by its agent, well. */
function decideOutcome(stop, end, limits) {
    if (stop === 'interrupted')
        return interrupted();
    if (stop === 'time') {
        return { status: 'timed_out', limit: limits.time, message: `the agent had not ended after ${limits.time}` };
    }
    if (stop === 'calls')
        return failed('calls', `the agent made more than ${limits.calls} tool calls`);
    if (stop === 'output')
        return failed('output', `the agent printed more than ${limits.output}`);
    if (stop === 'cost')
        return failed('cost', `the agent spent more than ${limits.cost_usd} US dollars`);
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
    return { status: 'completed' };
}
function interrupted() {
    return { status: 'infra_failed', reason: 'interrupted', message: 'the run was interrupted' };
}
function failed(reason, message) {
    return { status: 'agent_failed', reason, message };
}

// EXTERNAL MODULE: ./build/src/attempt/process/end-tree.js + 1 modules
var end_tree = __webpack_require__(339);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/doubles.js

function createDoubles(world, recorder, ended) {
    return {
        async call(name, args) {
            if (ended.aborted)
                return undefined;
            const call = world.call(name, args, `c${world.calls() + 1}`);
            recorder.record(call.proposed);
            if (call.delayMs > 0)
                await (0,external_node_timers_promises_.setTimeout)(call.delayMs, undefined, { signal: ended }).catch(() => undefined);
            if (ended.aborted && call.delayMs > 0)
                return undefined;
            recorder.record(call.outcome);
            return call.outcome;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/environment.js
/**
 * The whole environment of an attempt's processes: fixed values, what Turngate tells, and of the host's variables those
 * that the suite allows. What a runner keeps its secrets and file commands in is withheld even where a suite allows it.
 */
function attemptEnvironment(hostEnv, allowed, facts) {
    const environment = {};
    for (const name of allowed) {
        const value = hostEnv[name];
        if (value !== undefined && !isWithheld(name))
            environment[name] = value;
    }
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
        ...(facts.mcpUrl !== undefined && { TURNGATE_MCP_URL: facts.mcpUrl }),
    };
}
/** Whether a host's variable never reaches an agent, whatever the allow-list says. */
function isWithheld(name) {
    return WITHHELD.test(name);
}
const WITHHELD = /^(GITHUB|ACTIONS|INPUT|RUNNER|TURNGATE)_/i;
const DEFAULT_PATH = '/usr/local/bin:/usr/bin:/bin';

// EXTERNAL MODULE: ./build/src/attempt/process/run-process.js + 1 modules
var run_process = __webpack_require__(1788);
;// CONCATENATED MODULE: ./build/src/attempt/process/tail.js
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

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/files.js


const MAX_FILE_BYTES = 256 * 1024;
/** What stands at a path of the workspace. All of the attempt's processes must have ended: nothing may change on the way. */
async function readWorkspaceFile(workspace, path) {
    const named = (0,external_node_path_.resolve)(workspace, path);
    if (!isInside(workspace, named))
        return { kind: 'refused', why: 'the path leaves the workspace' };
    try {
        const actual = await (0,promises_.realpath)(named);
        if (!isInside(await (0,promises_.realpath)(workspace), actual))
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
async function runCheck(command, request) {
    const { folder, env, marker, limits, root, signal } = request;
    const tail = new Tail(MAX_TAIL_BYTES);
    const time = AbortSignal.timeout(limits.timeMs);
    const child = (0,run_process/* runProcess */.R)({
        ...(await resolveCommand(command, root)),
        ...{ cwd: folder.workspace, env, marker },
        signal: AbortSignal.any([signal, time]),
        onStdout: (chunk) => tail.push(chunk),
        onStderr: (chunk) => tail.push(chunk),
    });
    child.closeInput();
    const end = await child.ended;
    if (end.kind === 'not_started')
        return { exit_code: null, tail: end.message, timed_out: false };
    return { exit_code: end.code, tail: tail.text(), timed_out: time.aborted };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/isolation.js

/** By name, what keeps attempts of live agents apart from the host and from each other. The network is not closed. */
const ISOLATION = [
    'fresh_workspace',
    'fresh_state',
    'allowed_environment',
    end_tree/* TREE_ENDING */.Dx,
    'network_open',
];

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/recorder.js
function createRecorder({ maxCalls, maxCostUsd, onLimit, elapsed }) {
    const events = [];
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
        if (event.event === 'model' && event.cost_usd !== undefined && maxCostUsd !== undefined) {
            const before = costUsd;
            costUsd += event.cost_usd;
            if (before <= maxCostUsd && costUsd > maxCostUsd)
                onLimit('cost');
        }
    }
    function countCall() {
        calls += 1;
        if (calls === maxCalls + 1)
            onLimit('calls');
    }
    return {
        events,
        openCalls: () => open,
        record(event) {
            if (closed)
                return;
            events.push({ ...event, seq: events.length + 1, at: Math.round(elapsed()) });
            count(event);
        },
        close() {
            closed = true;
        },
    };
}

// EXTERNAL MODULE: ./build/src/suite/json-schema.js
var json_schema = __webpack_require__(7924);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/table.js


/** @throws UserError that names a tool whose schema cannot be used */
function compileTools(tools, file = 'tools') {
    return new Map(tools.map((entry) => [entry.name, { entry, invalid: argumentCheck(entry, file) }]));
}
function argumentCheck(entry, file) {
    if (entry.input_schema === undefined)
        return () => undefined;
    try {
        const schema = (0,json_schema/* compileJsonSchema */.n)(entry.input_schema);
        return (args) => inWords(schema.errors(args));
    }
    catch (error) {
        const message = `The schema cannot be used: ${(0,errors/* messageOf */.bD)(error)}.`;
        throw new errors/* UserError */.yo({ code: 'bad-json-schema', message, file, key: `${entry.name}.input_schema` }, { cause: error });
    }
}
const MOST_ERRORS = 5;
function inWords(errors) {
    if (errors.length === 0)
        return undefined;
    const more = errors.length - MOST_ERRORS;
    return errors.slice(0, MOST_ERRORS).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(8772);
// EXTERNAL MODULE: ./build/src/suite/pointer.js
var suite_pointer = __webpack_require__(6583);
// EXTERNAL MODULE: ./build/src/suite/state-check.js
var state_check = __webpack_require__(8502);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(9866);
// EXTERNAL MODULE: ./build/src/attempt/seed.js
var attempt_seed = __webpack_require__(7462);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/pattern.js
var suite_pattern = __webpack_require__(6544);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/world-error.js
/** A rule that cannot be followed, such as a `$state` that points nowhere; the call fails and names it. */
class WorldError extends Error {
    constructor(message) {
        super(message);
        this.name = 'WorldError';
    }
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/template.js




/**
 * The template with `{$arg: name}`, `{$state: pointer}`, `{$list: pointer, where}` replaced and `{argument}` parts of
 * strings filled in. `default` beside `$arg` or `$state` stands in for what is not there; without it a WorldError names it.
 */
function fillTemplate(template, sources) {
    if (typeof template === 'string')
        return fillText(template, sources.args);
    if (Array.isArray(template))
        return template.map((item) => fillTemplate(item, sources));
    if (!(0,json/* isJsonObject */.OW)(template))
        return template;
    const reference = referenceIn(template);
    if (reference === undefined) {
        return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillTemplate(value, sources)]));
    }
    const found = lookUp(reference, sources);
    if (found !== undefined)
        return found;
    if (reference.fallback !== undefined)
        return fillTemplate(reference.fallback, sources);
    const { kind, name } = reference;
    throw new WorldError(kind === '$arg' ? `argument ${name} was not given` : `${kind} ${fillPointer(name, sources.args)} does not exist`);
}
/** As `fillTemplate`, but undefined where something is not there: a condition on it then does not hold. */
function tryFillTemplate(template, sources) {
    try {
        return fillTemplate(template, sources);
    }
    catch (error) {
        if (error instanceof WorldError)
            return undefined;
        throw error;
    }
}
/** The pointer with its `{argument}` parts filled in and escaped. */
function fillPointer(pointer, args) {
    return replaceParts(pointer, args, suite_pointer/* escapePointerPart */.E0);
}
/** An argument by name, or by dotted path into objects and lists (`filters.region`); own keys only. */
function readArgument(args, name) {
    if (Object.hasOwn(args, name))
        return args[name];
    if (!name.includes('.'))
        return undefined;
    return (0,suite_pointer/* getPointer */.Mb)(args, `/${name.split('.').map(suite_pointer/* escapePointerPart */.E0).join('/')}`);
}
const REFERENCES = ['$arg', '$state', '$list'];
function referenceIn(template) {
    const kind = REFERENCES.find((name) => Object.hasOwn(template, name));
    if (kind === undefined)
        return undefined;
    const name = template[kind];
    const extra = Object.keys(template).find((key) => key !== kind && key !== 'default' && !(kind === '$list' && key === 'where'));
    if (typeof name !== 'string' || extra !== undefined)
        return undefined;
    const where = (0,json/* isJsonObject */.OW)(template.where) ? template.where : {};
    return { kind, name, where, fallback: template.default };
}
function lookUp(reference, sources) {
    if (reference.kind === '$arg')
        return readArgument(sources.args, reference.name);
    const found = (0,suite_pointer/* getPointer */.Mb)(sources.state, fillPointer(reference.name, sources.args));
    if (reference.kind === '$state' || found === undefined)
        return found;
    if (typeof found !== 'object' || found === null)
        throw new WorldError(`$list ${reference.name} is no list`);
    return Object.values(found).filter((item) => isMember(item, reference.where, sources));
}
function isMember(item, where, sources) {
    const fields = (0,json/* isJsonObject */.OW)(item) ? item : {};
    return Object.entries(where).every(([field, condition]) => meets(readArgument(fields, field), condition, sources));
}
function fillText(text, args) {
    return replaceParts(text, args, (part) => part);
}
/** `{name}` is filled in; `{{name}}` stands for the text `{name}`. */
const PLACEHOLDER = /\{\{([A-Za-z_][\w.-]*)\}\}|\{([A-Za-z_][\w.-]*)\}/g;
function replaceParts(text, args, encode) {
    return text.replace(PLACEHOLDER, (_, literal, name) => {
        if (name === undefined)
            return `{${literal ?? ''}}`;
        const value = readArgument(args, name);
        if (value === undefined)
            throw new WorldError(`argument ${name} was not given`);
        return encode(typeof value === 'string' ? value : (0,json/* canonical */.$N)(value));
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/condition.js



/**
 * Whether a value meets a condition of `when.args` or `where`: a plain value means equality; an object whose keys are
 * all matchers must hold in each. A bound that refers to something absent does not hold.
 */
function meets(value, condition, sources) {
    if (!isMatcher(condition))
        return equalsTemplate(value, condition, sources);
    return Object.entries(condition).every(([name, bound]) => MATCHERS[name]?.(value, bound, sources) ?? false);
}
const MATCHERS = {
    equals: equalsTemplate,
    not_equals: (value, bound, sources) => {
        const filled = tryFillTemplate(bound, sources);
        return filled !== undefined && !(0,json/* equalJson */.FS)(value, filled);
    },
    one_of: (value, bound, sources) => {
        const options = tryFillTemplate(bound, sources);
        return Array.isArray(options) && options.some((option) => (0,json/* equalJson */.FS)(value, option));
    },
    matches: (value, bound) => typeof value === 'string' && typeof bound === 'string' && patternOf(bound).test(value),
    exists: (value, bound) => (value !== undefined) === bound,
    gt: ordered((value, bound) => value > bound),
    gte: ordered((value, bound) => value >= bound),
    lt: ordered((value, bound) => value < bound),
    lte: ordered((value, bound) => value <= bound),
};
/** Every pattern comes from the suite, so there are few. */
const patterns = new Map();
function patternOf(source) {
    const known = patterns.get(source);
    if (known !== undefined)
        return known;
    const pattern = (0,suite_pattern/* compilePattern */.E)(source);
    patterns.set(source, pattern);
    return pattern;
}
function isMatcher(condition) {
    if (!(0,json/* isJsonObject */.OW)(condition))
        return false;
    const keys = Object.keys(condition);
    return keys.length > 0 && keys.every((key) => Object.hasOwn(MATCHERS, key));
}
function equalsTemplate(value, bound, sources) {
    return value !== undefined && (0,json/* equalJson */.FS)(value, tryFillTemplate(bound, sources));
}
function ordered(holds) {
    return (value, bound, sources) => {
        const filled = tryFillTemplate(bound, sources);
        return typeof value === 'number' && typeof filled === 'number' && holds(value, filled);
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/world.js









function createWorld({ tools, state: initial, seed, maxCalls }) {
    let state = initial;
    let calls = 0;
    const callsByTool = new Map();
    const usesByRule = new Map();
    function call(name, given, callId) {
        calls += 1;
        const args = isArguments(given) ? given : {};
        const id = callId === undefined ? {} : { call_id: callId };
        const proposed = { event: 'proposed', tool: name, args: { ...args }, ...id };
        const refuse = (reason, message) => {
            const outcome = { event: 'refused', tool: name, args: { ...args }, ...id, reason, message };
            return { proposed, outcome, delayMs: 0 };
        };
        if (maxCalls !== undefined && calls > maxCalls)
            return refuse('policy', `the limit of ${maxCalls} calls is reached`);
        const tool = tools.get(name);
        if (tool === undefined)
            return refuse('unknown_tool', unknownTool(name, tools.keys()));
        if (given !== undefined && !isArguments(given))
            return refuse('schema', 'the arguments must be an object of JSON values');
        const invalid = tool.invalid(args);
        if (invalid !== undefined)
            return refuse('schema', invalid);
        const answer = execute(tool.entry, args);
        const executed = { event: 'executed', tool: name, args: { ...args }, ...id, ...answer.event };
        // the declared delay, not the clock's: the same seed gives the same trace
        return { proposed, outcome: { ...executed, ms: answer.delayMs }, delayMs: answer.delayMs };
    }
    function execute(entry, args) {
        const ordinal = (callsByTool.get(entry.name) ?? 0) + 1;
        callsByTool.set(entry.name, ordinal);
        if (drawsFailure(entry, seed, ordinal)) {
            return { event: failure(`${entry.name} is temporarily unavailable`, true), delayMs: delayOf(entry) };
        }
        const rules = entry.rules ?? [];
        if (rules.length === 0)
            return { event: { ok: true, result: null }, delayMs: delayOf(entry) };
        const rule = rules.find((candidate) => applies(candidate, args));
        if (rule === undefined) {
            return { event: failure(`no rule of ${entry.name} answers these arguments`), delayMs: delayOf(entry) };
        }
        return {
            event: follow(rule, `rule ${rules.indexOf(rule) + 1} of ${entry.name}`, args),
            delayMs: delayOf(entry, rule),
        };
    }
    function applies(rule, args) {
        if (!conditionsHold(rule, { args, state }))
            return false;
        if (rule.times === undefined)
            return true;
        const uses = (usesByRule.get(rule) ?? 0) + 1;
        usesByRule.set(rule, uses);
        return uses <= rule.times;
    }
    /** All writes of a rule happen, or none. */
    function follow(rule, label, args) {
        try {
            const after = written(rule, { args, state });
            const event = answerOf(rule, { args, state: after });
            state = after;
            return event;
        }
        catch (error) {
            if (error instanceof WorldError || error instanceof suite_pointer/* PointerError */.Q$)
                return failure(`${label}: ${error.message}`);
            throw error;
        }
    }
    return { call, state: () => state, calls: () => calls };
}
/** With its arguments an event must still fit into one line of a trace. */
const MAX_RESULT_BYTES = 512 * 1024;
function isArguments(given) {
    return typeof given === 'object' && given !== null && !Array.isArray(given) && (0,json_value/* isJson */.Fh)(given);
}
function unknownTool(name, known) {
    const near = (0,nearest/* nearest */.pA)(name, known);
    return `no tool is named \`${name.slice(0, 100)}\`${near === undefined ? '' : `; did you mean \`${near}\`?`}`;
}
function drawsFailure(entry, seed, ordinal) {
    const rate = entry.failure_rate ?? 0;
    return rate > 0 && (0,attempt_seed/* hash32 */.A)(seed, 'failure', entry.name, ordinal) / 2 ** 32 < rate;
}
function failure(error, retryable) {
    return { ok: false, error, ...(retryable === undefined ? {} : { retryable }) };
}
function delayOf(entry, rule) {
    const delay = rule?.delay ?? entry.delay;
    return delay === undefined ? 0 : (0,duration/* readDuration */.$)(delay);
}
function conditionsHold(rule, sources) {
    const { args = {}, state = [] } = rule.when ?? {};
    return (Object.entries(args).every(([name, condition]) => meets(readArgument(sources.args, name), condition, sources)) &&
        state.every((check) => {
            const path = pointerIfGiven(check.path, sources.args);
            return path !== undefined && (0,state_check/* checkState */.W)(sources.state, { ...check, path }).ok;
        }));
}
/** Undefined where the pointer wants an argument that the call did not give. */
function pointerIfGiven(template, args) {
    try {
        return fillPointer(template, args);
    }
    catch (error) {
        if (error instanceof WorldError)
            return undefined;
        throw error;
    }
}
function written(rule, { args, state }) {
    if (rule.set === undefined && rule.append === undefined && rule.remove === undefined)
        return state;
    let after = state ?? {};
    for (const { path, value } of rule.set ?? []) {
        after = (0,suite_pointer/* setPointer */.OW)(after, fillPointer(path, args), fillTemplate(value, { args, state: after }));
    }
    for (const { path, value } of rule.append ?? []) {
        after = (0,suite_pointer/* appendPointer */.Uc)(after, fillPointer(path, args), fillTemplate(value, { args, state: after }));
    }
    for (const path of rule.remove ?? [])
        after = (0,suite_pointer/* removePointer */.aH)(after, fillPointer(path, args));
    return after;
}
function answerOf(rule, sources) {
    if (rule.error !== undefined) {
        return failure(String(fillTemplate(rule.error.message, sources)), rule.error.retryable);
    }
    const result = rule.return === undefined ? null : fillTemplate(rule.return, sources);
    const bytes = Buffer.byteLength(JSON.stringify(result));
    if (bytes > MAX_RESULT_BYTES)
        throw new WorldError(`the result is ${bytes} bytes; ${MAX_RESULT_BYTES} are allowed`);
    return { ok: true, result };
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/workspace.js



/** The folder that one run fills with its attempts' folders. */
async function makeRunFolder(scratch) {
    await (0,promises_.mkdir)(scratch, { recursive: true });
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(scratch), 'run-'));
}
/** A fresh copy of the fixture (or an empty folder), an empty HOME and TMPDIR, below the run's folder. */
async function makeAttemptFolder(runFolder, fixture) {
    const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(runFolder, 'attempt-'));
    const folder = {
        root,
        workspace: (0,external_node_path_.join)(root, 'workspace'),
        home: (0,external_node_path_.join)(root, 'home'),
        temporary: (0,external_node_path_.join)(root, 'tmp'),
        trace: (0,external_node_path_.join)(root, 'trace.jsonl'),
    };
    await Promise.all([
        fixture === undefined ? (0,promises_.mkdir)(folder.workspace) : copy(fixture, folder.workspace),
        (0,promises_.mkdir)(folder.home),
        (0,promises_.mkdir)(folder.temporary),
        (0,promises_.writeFile)(folder.trace, '', { flag: 'wx' }),
    ]);
    return folder;
}
/** Removes a folder, also where an agent took away its own permissions. Never throws: what stays is scratch. */
async function removeFolder(path) {
    try {
        await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 2 });
    }
    catch {
        await makeWritable(path);
        await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 2 }).catch(() => undefined);
    }
}
async function copy(fixture, workspace) {
    // links stay as they are written: resolved ones would point into the fixture, which attempts share
    await (0,promises_.cp)(fixture, workspace, { recursive: true, mode: external_node_fs_.constants.COPYFILE_FICLONE, verbatimSymlinks: true });
}
async function makeWritable(path) {
    try {
        await (0,promises_.chmod)(path, 0o700);
        for (const entry of await (0,promises_.readdir)(path, { withFileTypes: true })) {
            if (entry.isDirectory())
                await makeWritable((0,external_node_path_.join)(path, entry.name));
        }
    }
    catch {
        // the removal that follows says whether it mattered
    }
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/session.js












async function openSandbox(world) {
    const { suite } = world;
    const shared = {
        world,
        tools: compileTools(suite.tools, suite.sandbox.tools),
        runFolder: await makeRunFolder(world.scratch),
        server: suite.tools.length === 0 ? undefined : await openTools(world),
    };
    return {
        attempt: (planned, signal, live) => makeAttempt(shared, planned, signal, live),
        async close() {
            await shared.server?.close();
            await (0,end_tree/* sweepFolder */.$)(shared.runFolder);
            await removeFolder(shared.runFolder);
        },
    };
}
/** Loaded only for suites with tools: the MCP SDK takes a while to start. */
async function openTools({ suite }) {
    const { openToolServer } = await Promise.all(/* import() */[__webpack_require__.e(757), __webpack_require__.e(555)]).then(__webpack_require__.bind(__webpack_require__, 2555));
    return openToolServer(suite.tools);
}
async function makeAttempt(shared, planned, signal, live) {
    const { suite, root } = shared.world;
    const fixture = suite.sandbox.workspace;
    const folder = await makeAttemptFolder(shared.runFolder, fixture === undefined ? undefined : (0,external_node_path_.join)(root, fixture));
    try {
        return await makeAttemptIn(shared, folder, planned, signal, live);
    }
    finally {
        await removeFolder(folder.root);
    }
}
async function makeAttemptIn(shared, folder, planned, signal, live) {
    const { suite, hostEnv, root } = shared.world;
    const limits = readLimits(suite.sandbox.limits);
    const ending = new AbortController();
    let stopped;
    let settledAt;
    const startedAt = new Date();
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    function stop(reason) {
        stopped ??= reason;
        ending.abort();
    }
    const interrupt = () => stop('interrupted');
    const timer = setTimeout(() => stop('time'), limits.timeMs);
    signal.addEventListener('abort', interrupt);
    if (signal.aborted)
        interrupt();
    const recorder = createRecorder({ maxCalls: limits.calls, maxCostUsd: limits.costUsd, onLimit: stop, elapsed });
    const { seed, attempt, task } = planned;
    const world = createWorld({ tools: shared.tools, state: suite.state, seed, maxCalls: limits.calls });
    const endpoint = shared.server?.open(createDoubles(world, recorder, ending.signal));
    const env = attemptEnvironment(hostEnv, suite.sandbox.env, {
        ...{ task: task.id, attempt, seed, now: suite.sandbox.now },
        ...folder,
        ...(endpoint !== undefined && { mcpUrl: endpoint.url }),
    });
    const marker = { variable: `TURNGATE_WORKSPACE=${folder.workspace}`, folder: folder.root };
    try {
        const report = await live({
            ...{ planned, folder, env, marker, limits, recorder, stop },
            hasTools: suite.tools.length > 0,
            state: world.state,
            signal: ending.signal,
            settle() {
                settledAt ??= elapsed();
                clearTimeout(timer);
            },
        });
        const wallMs = Math.round(settledAt ?? elapsed());
        clearTimeout(timer);
        recorder.close();
        const outcome = decideOutcome(stopped, report.end, suite.sandbox.limits);
        const collected = await collectEvidence({ task, folder, env, marker, limits, root, outcome, signal });
        const evidence = {
            ...(suite.state !== undefined && { state_before: suite.state }),
            ...stateOf(world.state()),
            ...collected,
            calls_recorded_by: suite.tools.length > 0 ? 'sandbox' : report.recordsCalls ? 'agent' : 'none',
            ...report.evidence,
            isolation: [...ISOLATION],
        };
        return {
            ...{ task: task.id, attempt, seed, outcome, wall_ms: wallMs, evidence },
            started_at: startedAt.toISOString(),
            events: recorder.events,
        };
    }
    finally {
        clearTimeout(timer);
        recorder.close();
        endpoint?.close();
        ending.abort();
        signal.removeEventListener('abort', interrupt);
    }
}
function stateOf(state) {
    return state === undefined ? {} : { state };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/check.js




/** All that can be known to fail before the agent is started. */
async function checkCommand(agent, plan, world) {
    const tasks = [...new Set(plan.map(({ task }) => task))];
    const problems = [
        ...(await commandProblems(agent, world)),
        ...tasks.flatMap((task) => turnProblems(agent, task, world.suite.file)),
    ];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
async function commandProblems(agent, { suite, root, hostEnv }) {
    const place = { file: suite.file, key: 'agent.command', code: 'agent-not-found' };
    const fixture = suite.sandbox.workspace;
    // a relative path is looked up where the agent starts: in a copy of the fixture
    const inWorkspace = (path) => (fixture === undefined ? path : (0,external_node_path_.resolve)(root, fixture, path));
    const { command, args } = await resolveCommand(agent.command, root);
    const program = command.includes('/') ? inWorkspace(command) : command;
    if ((await findProgram(program, hostEnv.PATH ?? DEFAULT_PATH)) === undefined) {
        const message = `The agent's command was not found: \`${agent.command[0]}\` is no program on PATH and no executable file of the suite.`;
        return [{ ...place, message, hint: "Install it, or name a file relative to the suite's folder." }];
    }
    const script = args[0];
    if (script === undefined || !SCRIPTS.has((0,external_node_path_.extname)(script)) || (await isFile(inWorkspace(script))))
        return [];
    const message = `The agent's file was not found: \`${script}\` is neither in the suite's folder nor in its workspace.`;
    return [{ ...place, message, hint: "Paths in the command are relative to the suite's folder." }];
}
/** A first argument that ends so is the program that an interpreter is to run. */
const SCRIPTS = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.py', '.rb', '.sh', '.pl', '.php']);
function turnProblems(agent, task, suiteFile) {
    const place = { file: (0,external_node_path_.join)((0,external_node_path_.dirname)(suiteFile), task.source.file), line: task.source.line };
    if (task.turns.length === 0) {
        const message = `Task \`${task.id}\` has no user turn, so there is nothing to ask the agent.`;
        return [{ ...place, code: 'no-user-turn', message, hint: 'Give it `input` or `turns`.' }];
    }
    if (agent.protocol === 'text' && task.turns.length > 1) {
        const message = `Task \`${task.id}\` has ${task.turns.length} user turns, and an agent that speaks \`text\` is asked once.`;
        return [{ ...place, code: 'text-is-one-turn', message, hint: 'Use `protocol: jsonl`, or one turn.' }];
    }
    return [];
}

// EXTERNAL MODULE: ./build/src/trace/line.js
var line = __webpack_require__(8181);
// EXTERNAL MODULE: ./build/src/trace/lines.js
var trace_lines = __webpack_require__(432);
;// CONCATENATED MODULE: ./build/src/attempt/agents/command/trust.js

/**
 * An agent speaks for itself alone: users' words, outcomes and, where the sandbox records them, calls are kept as
 * notes. Its own word that something outside it failed (`end` with `error`) stays; the gate decides whether to trust it.
 */
function admit(printed, hasTools) {
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
            if (!hasTools)
                return { event, unofficial: false };
            return { ...noted('printed by the agent as a call; the sandbox has no record of it', event), unofficial: true };
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

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/intake.js



const MOST_BROKEN_LISTED = 20;
const MOST_BROKEN_NOTED = 100;
const MAX_NOTE_LENGTH = 2000;
function createIntake({ recorder, hasTools, onEvent, adapt }) {
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
        const admitted = admit(parsed.event, hasTools);
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
        stream() {
            const lines = new trace_lines/* LineSplitter */.g(line/* MAX_LINE_BYTES */.Oc + 1);
            return {
                push: (chunk) => lines.push(chunk).forEach(take),
                end: () => lines.end().forEach(take),
            };
        },
        understood: () => understood,
        evidence: () => ({
            ...(brokenCount > 0 && { broken_lines: { count: brokenCount, first: broken } }),
            ...(unofficial > 0 && { unofficial_calls: unofficial }),
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/script.js


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
    const asked = when?.asked === undefined || (0,suite_pattern/* compilePattern */.E)(when.asked, { ignoreCase: true }).test(lastReply);
    return asked && (when?.state ?? []).every((check) => (0,state_check/* checkState */.W)(state, check).ok);
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/jsonl.js


/** How long an agent may take to exit by itself after its last reply. */
const EXIT_GRACE_MS = 5000;
/** Each user turn a line on stdin, trace events on stdout or in the trace file. A final reply brings the next turn. */
function jsonlProtocol(session) {
    const { recorder, hasTools, planned, state } = session;
    const { turns } = planned.task;
    const intake = createIntake({ recorder, hasTools, onEvent });
    const stdout = intake.stream();
    const trace = intake.stream();
    let child;
    let next = 0;
    let reply = [];
    let isOver = false;
    let overstayed = false;
    let graceTimer;
    function onEvent(event, callIsOpen) {
        // text that comes while a call is open belongs to the call
        if (event.event !== 'response' || callIsOpen)
            return;
        reply.push(event.text);
        if (event.final !== false)
            speak();
    }
    function speak() {
        if (isOver)
            return;
        const turn = nextTurn(turns, next, reply.join('\n'), state());
        reply = [];
        if (turn === undefined) {
            hangUp();
            return;
        }
        next = turn.index + 1;
        recorder.record({ event: 'user', text: turn.text, turn: next });
        child?.write(`${JSON.stringify({ event: 'user', text: turn.text })}\n`);
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
            stdout.end();
            trace.end();
            // a last line without its end may still have been the last reply
            clearTimeout(graceTimer);
            const evidence = intake.evidence();
            return {
                end: overstayed ? { kind: 'done' } : understoodEnd(end, intake.understood(), evidence),
                recordsCalls: true,
                evidence,
            };
        },
    };
}
/** An agent that printed something, and no event at all, does not speak the protocol. */
function understoodEnd(end, understood, { broken_lines: broken }) {
    const isWell = end.kind === 'exited' && end.code === 0;
    if (!isWell || understood > 0 || broken === undefined)
        return end;
    const first = broken.first[0]?.line ?? 1;
    const message = `the agent printed ${broken.count} lines, none of them a trace event (the first one is line ${first})`;
    return { kind: 'not_understood', message };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/text.js


/** The task's input on stdin, the answer on stdout. Calls can be told in the trace file. */
function textProtocol(session) {
    const { recorder, hasTools, planned } = session;
    const printed = [];
    const intake = createIntake({
        recorder,
        hasTools,
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
                recorder.record({ event: 'response', text: fitted(answer) });
            return { end, recordsCalls: intake.understood() > 0, evidence: intake.evidence() };
        },
    };
}
/** As much of an answer as fits into one line of a trace. */
function fitted(answer) {
    const room = line/* MAX_LINE_BYTES */.Oc - 1024;
    let text = answer;
    while (Buffer.byteLength(JSON.stringify(text)) > room)
        text = text.slice(0, Math.floor(text.length * 0.8));
    return text.length === answer.length ? answer : `${text}…`;
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/trace-file.js


const CHUNK_BYTES = 64 * 1024;
/**
 * Gives each appended piece to `onChunk`, which answers whether to go on. With `follow` it comes as it is written, where
 * the system can tell, else all of it at the end. The file is opened once: one that is put in its place is not read.
 */
async function openTraceFile(path, follow, onChunk) {
    const file = await (0,promises_.open)(path, 'r');
    let offset = 0;
    let going = true;
    let reading = Promise.resolve();
    const watcher = follow ? tryWatch(path, readOn) : undefined;
    function readOn() {
        reading = reading.then(drain).catch(() => {
            going = false;
        });
    }
    async function drain() {
        while (going) {
            const chunk = await readAt(file, offset);
            if (chunk.length === 0)
                return;
            offset += chunk.length;
            going = onChunk(chunk);
        }
    }
    return {
        async close() {
            watcher?.close();
            readOn();
            await reading;
            await file.close();
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
async function readAt(file, offset) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, offset);
    return buffer.subarray(0, bytesRead);
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/live.js





const MAX_STDERR_BYTES = 8 * 1024;
/** One attempt of a command: start, speak the protocol, read everything within the limit, wait until all has ended. */
function liveCommand(commandLine, name) {
    return async (session) => {
        const protocol = name === 'text' ? textProtocol(session) : jsonlProtocol(session);
        const stderr = new Tail(MAX_STDERR_BYTES);
        const budget = createBudget(session, () => child.closeOutput());
        const trace = await openTraceFile(session.folder.trace, protocol.followsTrace, (chunk) => budget.spend(chunk, protocol.onTrace));
        const child = (0,run_process/* runProcess */.R)({
            ...commandLine,
            ...{ cwd: session.folder.workspace, env: session.env, marker: session.marker, signal: session.signal },
            onStdout: (chunk) => budget.spend(chunk, protocol.onStdout),
            onStderr: (chunk) => budget.spend(chunk, (bytes) => stderr.push(bytes)),
        });
        protocol.start(child);
        const ended = await child.ended;
        await trace.close();
        const { end, recordsCalls, evidence } = protocol.finish(endOf(ended));
        return { end, recordsCalls, evidence: { ...evidence, ...stderrOf(stderr.text()) } };
    };
}
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
/** Errors of a machine that has no room for another process. */
const TRANSIENT = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ETXTBSY']);
function endOf(end) {
    if (end.kind === 'exited')
        return end;
    const message = `the agent could not be started: ${end.message}`;
    return { kind: 'not_started', message, transient: TRANSIENT.has(end.code) };
}
function stderrOf(text) {
    return text === '' ? {} : { stderr_tail: text };
}

;// CONCATENATED MODULE: ./build/src/attempt/agents/command/index.js




/** Any program: started once for each attempt, spoken to over its standard streams. */
const commandAgent = {
    kind: 'command',
    check: checkCommand,
    async open(agent, world) {
        const commandLine = await resolveCommand(agent.command, world.root);
        const sandbox = await openSandbox(world);
        const live = liveCommand(commandLine, agent.protocol);
        return {
            run: (planned, signal) => sandbox.attempt(planned, signal, live),
            close: () => sandbox.close(),
        };
    },
};

;// CONCATENATED MODULE: ./build/src/attempt/not-made.js
/** A planned attempt of which there is nothing but the reason. */
function notMade({ task, attempt, seed }, outcome) {
    const evidence = { files: {}, calls_recorded_by: 'none', isolation: [] };
    return { task: task.id, attempt, seed, outcome, started_at: new Date().toISOString(), events: [], evidence };
}

// EXTERNAL MODULE: ./build/src/trace/import/index.js + 19 modules
var trace_import = __webpack_require__(9411);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var read = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/src/attempt/agents/replay/source.js



/** @throws UserError when the source cannot be read */
async function openSource(path, label, format) {
    if (format === 'run')
        return takeFrom((await (0,read/* readRun */.cI)(path)).attempts[Symbol.asyncIterator]());
    const { attempts } = (0,trace_import/* importerOf */.ql)(format).read(await (0,promises_.readFile)(path, 'utf8'), label);
    return takeFrom(each(attempts));
}
/**
 * Reads on only until the attempt that is wanted. What comes before it is held, so a plan in about the order of the
 * source holds little of it.
 */
function takeFrom(attempts) {
    const held = new Map();
    let queue = Promise.resolve();
    async function find(name) {
        while (!held.has(name)) {
            const next = await attempts.next();
            if (next.done === true)
                return undefined;
            held.set(nameOf(next.value.task, next.value.attempt), next.value);
        }
        const found = held.get(name);
        held.delete(name);
        return found;
    }
    return {
        take(task, attempt) {
            const found = queue.then(() => find(nameOf(task, attempt)));
            queue = found.catch(() => undefined);
            return found;
        },
        async close() {
            await queue;
            await attempts.return?.();
        },
    };
}
async function* each(attempts) {
    yield* attempts;
}
function nameOf(task, attempt) {
    return `${task}/${attempt}`;
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
/** Tries again where the machine failed, not the agent. */
async function makeMeasured(agent, planned, signal) {
    for (let tries = 1;; tries += 1) {
        const attempt = await makeOnce(agent, planned, signal);
        if (tries === MOST_TRIES || signal.aborted || !isMachineFailure(attempt.outcome))
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
function isMachineFailure(outcome) {
    return outcome.status === 'infra_failed' && (outcome.reason === 'sandbox' || outcome.reason === 'spawn');
}

// EXTERNAL MODULE: ./build/src/evaluate.js + 65 modules
var evaluate = __webpack_require__(3814);
// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(601);
// EXTERNAL MODULE: ./build/src/trace/store/write.js
var write = __webpack_require__(8822);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 16 modules
var advisers = __webpack_require__(2213);
// EXTERNAL MODULE: ./build/src/shell/use/artefacts.js + 16 modules
var artefacts = __webpack_require__(3499);
// EXTERNAL MODULE: ./build/src/shell/use/baseline.js + 1 modules
var baseline = __webpack_require__(918);
// EXTERNAL MODULE: ./build/src/shell/use/directory.js
var directory = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/src/shell/use/licences.js + 1 modules
var licences = __webpack_require__(6532);
// EXTERNAL MODULE: ./build/src/shell/use/imported.js
var imported = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
;// CONCATENATED MODULE: ./build/src/shell/use/replay.js




/** A replay suite that states no tasks takes those of its source; every other suite is given back as it is. */
async function replaySuite({ suite, root }, cwd) {
    const { agent } = suite;
    if (agent.kind !== 'replay' || suite.tasks.length > 0)
        return suite;
    const source = (0,external_node_path_.resolve)(root, agent.source);
    const tasks = agent.format === 'run'
        ? (await (0,stored/* openStoredRun */.v)(source, cwd)).suite.tasks
        : (0,trace_import/* importText */.zy)(await (0,imported/* readTextFile */.Gu)(source, agent.source), agent.source, agent.format).tasks;
    return { ...suite, tasks, fingerprints: { ...suite.fingerprints, gold: (0,imported/* goldFingerprints */.On)(tasks) } };
}

// EXTERNAL MODULE: ./build/src/shell/use/suite.js + 10 modules
var use_suite = __webpack_require__(8738);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var use_world = __webpack_require__(2000);
;// CONCATENATED MODULE: ./build/src/shell/use/live.js

















/** Makes the attempts of a suite in a new run directory, grades and judges them, and writes what was found. */
async function runSuite(request, host) {
    const { cwd } = host;
    const loaded = (0,use_suite/* loadSuiteFile */.x)(request.suite, cwd);
    const { suite, note } = (0,advisers/* withReachableTiers */.t)(await replaySuite(loaded, cwd), host.env);
    if (note !== undefined)
        host.onNote?.(note);
    (0,use_suite/* checkTaskNames */.k)(suite, request.tasks);
    const now = host.now();
    const comparison = request.gate ? await (0,baseline/* findBaseline */.X)(suite.name, request.baseline, { cwd, now }) : undefined;
    const run = describeRun(suite, request, host, now);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'turngate-'));
    try {
        const world = {
            suite,
            root: loaded.root,
            scratch,
            concurrency: run.concurrency,
            hostEnv: host.env,
            signal: host.signal,
            onProgress: host.onProgress,
        };
        // what cannot run is said before anything is written
        await checkAttempts((0,plan/* planAttempts */.c)({ tasks: suite.tasks, attempts: run.attempts, seed: run.seed }), world);
        const dir = request.out === undefined ? await (0,directory/* defaultDirectory */.V)(cwd, run.id) : (0,external_node_path_.resolve)(cwd, request.out);
        const writer = await (0,write/* openRun */.I)(dir, run);
        await writer.writeFile('suite.json', `${JSON.stringify(suite, null, 1)}\n`);
        const lock = (0,licences/* readLockBeside */._C)(loaded.root);
        await (0,licences/* keepLock */.PU)(lock, (name, text) => writer.writeFile(name, text));
        const evaluation = await measure({
            judges: (0,licences/* judgeFacts */.H0)(suite, lock),
            world,
            dir,
            run,
            writer,
            comparison,
            request,
            host,
        });
        await writer.close({ finished_at: host.now().toISOString(), interrupted: host.signal.aborted });
        const report = await (0,artefacts/* writeArtefacts */.j)({
            evaluation,
            suite,
            dir,
            cwd,
            writeFile: (name, text) => writer.writeFile(name, text),
            ...(comparison !== undefined && { comparison }),
        });
        return { evaluation, report, suite, dir };
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function measure({ judges, world, dir, run, writer, comparison, request, host, }) {
    const { suite, root } = world;
    const { cwd, env, signal } = host;
    const asked = await (0,advisers/* openAdvisers */.c)(suite, { dir, root, cwd, env, signal, isLicensed: (0,licences/* licensedBy */.lQ)(judges) });
    async function* made(plan) {
        host.onPlan(plan.length);
        for await (const attempt of runAttempts(plan, world)) {
            await writer.append(attempt);
            yield attempt;
        }
    }
    try {
        return await (0,evaluate/* evaluate */._)({
            suite,
            run: (0,use_world/* runInfo */.Q6)(run, judges),
            ...(request.tasks !== undefined && { only: request.tasks }),
            attempts: made,
            canRunMore: request.gate && suite.agent.kind !== 'replay',
            grading: (0,use_world/* gradingOf */.Mu)(suite),
            ...(asked.advisers !== undefined && { advisers: asked.advisers }),
            baseline: comparison?.baseline ?? use_world/* NOTHING_TO_COMPARE */.g_,
            today: (0,use_world/* isoDate */._$)(host.now()),
            signal,
        });
    }
    finally {
        await asked.close();
    }
}
function describeRun(suite, request, host, now) {
    return {
        version: 1,
        id: (0,run_file/* newRunId */.F$)(now, Math.random),
        suite: suite.name,
        suite_file: suite.file,
        seed: request.seed ?? Math.floor(Math.random() * 2 ** 32),
        attempts: request.attempts ?? suite.attempts,
        tasks: suite.tasks.map((task) => task.id),
        turngate: host.version,
        fingerprints: suite.fingerprints,
        agent: suite.agent.kind,
        isolation: suite.agent.kind === 'replay' ? [] : [...ISOLATION],
        concurrency: request.concurrency ?? (0,external_node_os_.availableParallelism)(),
        started_at: now.toISOString(),
        interrupted: false,
    };
}

// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(3963);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./node_modules/ms/index.js
var ms = __webpack_require__(744);
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
    return runAndPrint(io, { ...options, suite }, json);
}
async function runAndPrint(io, request, json) {
    const progress = progressFor(io);
    const { evaluation, report } = await runSuite(request, {
        cwd: io.cwd,
        env: io.env,
        version: io.version,
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
    (0,print/* printReport */.Y)(report, io, json);
    return request.gate ? evaluation.verdict.exit_code : measuredExit(evaluation.summary);
}
/** Of a run that is not gated: 3 where nothing was measured, or it was interrupted. */
function measuredExit(summary) {
    return summary.tasks.some((task) => task.measured > 0) && !summary.run.interrupted ? 0 : 3;
}


/***/ }),

/***/ 918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/baseline/store/read.js
var read = __webpack_require__(6795);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var store_read = __webpack_require__(3189);
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
    const { summary } = await (0,stored/* evaluateStored */.f)(await (0,stored/* openStoredRun */.v)(folder, cwd), { now });
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


/***/ })

};
