export const id = 285;
export const ids = [285];
export const modules = {

/***/ 40132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ checkHandlers),
  m: () => (/* binding */ openHandlers)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/suite/handler-files.js
var handler_files = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(74207);
// EXTERNAL MODULE: ./build/src/attempt/modules/module-process.js + 1 modules
var module_process = __webpack_require__(14329);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/handlers/taken-away.js
/**
 * Part of the program around a handler: takes away whatever differs from one time to the next (the clock, random numbers,
 * names of the machine) or reaches beyond the question (files, the network, processes, other realms), before the handler
 * is loaded. What is used all the same is kept in `used`, so that a handler that catches the refusal fails too.
 */
const TAKEN_AWAY = `
import { syncBuiltinESMExports } from 'node:module'
import buffer from 'node:buffer'
import childProcess from 'node:child_process'
import cluster from 'node:cluster'
import crypto from 'node:crypto'
import dgram from 'node:dgram'
import dns from 'node:dns'
import fs from 'node:fs'
import nodeModule from 'node:module'
import net from 'node:net'
import os from 'node:os'
import perf from 'node:perf_hooks'
import v8 from 'node:v8'
import vm from 'node:vm'
import workers from 'node:worker_threads'

// not in every build of Node
const rare = await Promise.all(
  ['node:inspector', 'node:wasi', 'node:sqlite'].map((name) => import(name).then((found) => found.default, () => ({}))),
)
const used = new Set()
const refuse = (what, why = VARIES) => {
  const told = 'it uses ' + what + ', ' + why
  used.add(told)
  throw new Error(told)
}
const VARIES = 'which is not the same each time; a handler has now, seed and random() for that, and answers from its question alone'
const BEYOND = 'which a handler cannot have: it answers from its question alone'

/** What Node itself denied, in words. */
const denied = ({ permission, resource }) => {
  if (permission === 'FileSystemRead') return 'it reads ' + (resource || 'a file') + ', which is not among its files; name what it reads under files'
  if (permission === 'FileSystemWrite') return 'it writes ' + (resource || 'a file') + '; a handler writes to the state document alone'
  return 'it uses ' + (permission || 'what Node denies it') + ', ' + BEYOND
}
const isDenial = (error) => error?.code === 'ERR_ACCESS_DENIED'
const note = (error) => {
  if (isDenial(error)) used.add(denied(error))
}
const words = (error) => (isDenial(error) ? denied(error) : String(error?.message ?? error).slice(0, 300))

const trap = (object, names, prefix, why = VARIES) => {
  for (const name of names) {
    if (typeof object?.[name] !== 'function') continue
    // one that reads another object, which is trapped itself
    if (Object.getOwnPropertyDescriptor(object, name)?.configurable === false) continue
    // a function, since classes are among them
    const value = function () { refuse(prefix + name, why) }
    Object.defineProperty(object, name, { value, configurable: true, writable: true })
  }
}
const hide = (object, names, prefix, why = VARIES) => {
  for (const name of names) {
    if (!(name in object)) continue
    Object.defineProperty(object, name, { configurable: true, get: () => refuse(prefix + name, why) })
  }
}
const functionsOf = (object) => Object.keys(object).filter((name) => typeof object[name] === 'function')

const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    args.length === 0 ? refuse('new Date()') : Reflect.construct(target, args, newTarget),
  apply: () => refuse('Date()'),
  get: (target, key) => (key === 'now' ? () => refuse('Date.now') : target[key]),
})
RealDate.prototype.constructor = globalThis.Date
const RANDOM = ['randomUUID', 'getRandomValues', 'randomBytes', 'randomInt', 'randomFill', 'randomFillSync', 'pseudoRandomBytes', 'generateKey', 'generateKeySync', 'generateKeyPair', 'generateKeyPairSync']
trap(Math, ['random'], 'Math.')
trap(crypto.webcrypto, ['randomUUID', 'getRandomValues'], 'crypto.')
trap(crypto.webcrypto.subtle, ['generateKey'], 'crypto.subtle.')
trap(crypto, RANDOM, 'crypto.')
if (globalThis.Temporal) trap(Temporal.Now, Object.getOwnPropertyNames(Temporal.Now), 'Temporal.Now.')
Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => 0 })
const dated = new Proxy(buffer.File, {
  construct: (target, args, newTarget) =>
    args[2]?.lastModified === undefined ? refuse('new File() without lastModified') : Reflect.construct(target, args, newTarget),
})
buffer.File.prototype.constructor = dated
for (const object of [globalThis, buffer]) {
  if ('File' in object) Object.defineProperty(object, 'File', { value: dated, configurable: true, writable: true })
}

const TIMES = ['now', 'mark', 'measure', 'timerify', 'toJSON', 'eventLoopUtilization', 'getEntries', 'getEntriesByName', 'getEntriesByType']
for (const object of [perf.performance, Object.getPrototypeOf(perf.performance)]) {
  trap(object, TIMES, 'performance.')
  hide(object, ['timeOrigin', 'nodeTiming'], 'performance.')
}
for (const object of [globalThis, perf]) trap(object, ['PerformanceMark', 'PerformanceObserver', 'monitorEventLoopDelay'], '')
hide(perf, ['timeOrigin'], 'perf_hooks.')
const OF_PROCESS = ['hrtime', 'uptime', 'cpuUsage', 'threadCpuUsage', 'memoryUsage', 'resourceUsage', 'availableMemory', 'constrainedMemory', 'cwd']
trap(process, OF_PROCESS, 'process.')
process.hrtime.bigint = () => refuse('process.hrtime')
hide(process, ['pid', 'ppid', 'report'], 'process.')
trap(process, ['binding', '_linkedBinding', 'dlopen', 'chdir', 'kill'], 'process.', BEYOND)
const { env } = process
for (const name of Object.keys(env)) delete env[name]
const OF_MACHINE = ['uptime', 'freemem', 'totalmem', 'loadavg', 'hostname', 'homedir', 'networkInterfaces', 'cpus', 'availableParallelism', 'userInfo']
trap(os, OF_MACHINE, 'os.')
trap(v8, functionsOf(v8).filter((name) => !/^(de)?serialize/i.test(name)), 'v8.')

// a realm of its own has a clock and random numbers of its own
trap(vm, functionsOf(vm), 'vm.', BEYOND)
for (const module of rare) trap(module, functionsOf(module), '', BEYOND)
trap(nodeModule, ['register', 'registerHooks'], 'module.', BEYOND)
trap(workers, ['Worker'], 'worker_threads.', BEYOND)
trap(childProcess, functionsOf(childProcess), 'child_process.', BEYOND)
trap(cluster, ['fork'], 'cluster.', BEYOND)
trap(globalThis, ['fetch', 'WebSocket', 'EventSource'], '', BEYOND)
trap(net, ['connect', 'createConnection', 'createServer'], 'net.', BEYOND)
trap(net.Socket.prototype, ['connect'], 'net.Socket.', BEYOND)
trap(net.Server.prototype, ['listen'], 'net.Server.', BEYOND)
trap(dgram, ['createSocket'], 'dgram.', BEYOND)
const LOOKUPS = ['lookup', 'resolve', 'resolve4', 'resolve6']
trap(dns, LOOKUPS, 'dns.', BEYOND)
trap(dns.promises, LOOKUPS, 'dns.', BEYOND)

// Node denies these; that they were asked for is kept
const watched = (real) => new Proxy(real, {
  apply(target, self, args) {
    const last = args.at(-1)
    if (typeof last === 'function') args[args.length - 1] = function (...told) { note(told[0]); return last.apply(this, told) }
    try {
      const made = Reflect.apply(target, self, args)
      if (made instanceof Promise) made.then(undefined, note)
      return made
    } catch (error) {
      note(error)
      throw error
    }
  },
})
const asksWhether = (real) => new Proxy(real, {
  apply(target, self, args) {
    const path = args[0] instanceof URL ? fileURLToPath(args[0]) : String(args[0])
    if (!process.permission.has('fs.read', path)) used.add(denied({ permission: 'FileSystemRead', resource: path }))
    return Reflect.apply(target, self, args)
  },
})
for (const object of [fs, fs.promises]) {
  for (const name of functionsOf(object)) {
    if (/^[A-Z]/.test(name) || /^exists/.test(name)) continue
    const real = object[name]
    object[name] = watched(real)
    if (typeof real.native === 'function') real.native = watched(real.native)
  }
}
for (const name of ['exists', 'existsSync']) fs[name] = asksWhether(fs[name])

const { DateTimeFormat } = Intl
for (const name of ['format', 'formatToParts']) {
  const own = Object.getOwnPropertyDescriptor(DateTimeFormat.prototype, name)
  const guarded = (real) => (date) => (date === undefined ? refuse('Intl.DateTimeFormat') : real(date))
  Object.defineProperty(DateTimeFormat.prototype, name, {
    configurable: true,
    ...(own.get ? { get() { return guarded(own.get.call(this)) } }
      : { value(date) { return guarded((given) => own.value.call(this, given))(date) } }),
  })
}
syncBuiltinESMExports()
`;

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/handlers/bootstrap.js

/**
 * The program around a handler. A question is a JSON line on its input, an answer one on its output. It loads the handler
 * after everything that it must not use was taken away, and using that fails the call even where the handler catches it.
 */
const HANDLER_BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const write = process.stdout.write.bind(process.stdout)
// what the module prints is no answer
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (body) => write(JSON.stringify(body, held) + '\\n')
// JSON would write null or an empty object in their place
const held = (_, value) => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('it answers ' + value + ', which JSON cannot hold')
  if (value instanceof Map || value instanceof Set) throw new Error('it answers a ' + value.constructor.name + ', which JSON cannot hold')
  return value
}
${TAKEN_AWAY}
/** The generator mulberry32: numbers from 0 to 1 that the seed decides. */
const generator = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const failWhereUsed = () => {
  const [first] = used
  if (first !== undefined) throw new Error(first)
}

let handle
try {
  handle = (await import(pathToFileURL(process.argv[1]).href)).default
  failWhereUsed()
  if (typeof handle !== 'function') throw new Error('it has no default export that is a function')
} catch (error) {
  tell({ broken: words(error) })
  process.exit(1)
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, question } = JSON.parse(line)
  if (question === null) {
    tell({ id, answer: null })
    continue
  }
  const { random, ...given } = question
  try {
    const answer = (await handle(given, { random: generator(random) })) ?? {}
    failWhereUsed()
    tell({ id, answer })
  } catch (error) {
    tell({ id, error: words(error) })
  }
}
`;

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/handlers/handlers.js







/** Undefined where no tool has a handler. */
function openHandlers(options) {
    const { tools, handlers: files = {} } = options.suite;
    const handlers = tools.flatMap(({ handler }) => (handler === undefined ? [] : [(0,handler_files/* handlerParts */.zk)(handler)]));
    if (handlers.length === 0)
        return undefined;
    const modules = new Map();
    for (const { module } of handlers) {
        if (modules.has(module))
            continue;
        const timeouts = handlers.filter((one) => one.module === module).map(({ timeout }) => (0,duration/* readDuration */.$)(timeout));
        modules.set(module, start(module, files[module] ?? [module], Math.max(...timeouts), options));
    }
    return {
        async ask(handler, question) {
            const { module } = (0,handler_files/* handlerParts */.zk)(handler);
            const process = await modules.get(module);
            return process?.ask({ question }) ?? { kind: 'failed', reason: 'it was not started' };
        },
        async warm() {
            await Promise.all([...modules.values()].map(async (process) => (await process).ask({ question: NOTHING })));
        },
        async close() {
            await Promise.all([...modules.values()].map(async (process) => (await process).close()));
        },
    };
}
/** Loads every handler once. @throws UserError that names those that cannot be loaded */
async function checkHandlers(options) {
    const handlers = openHandlers(options);
    if (handlers === undefined)
        return;
    try {
        const modules = [...new Set(options.suite.tools.flatMap(({ handler }) => handler ?? []))];
        const answers = await Promise.all(modules.map(async (handler) => ({ handler, ...(await ask(handlers, handler)) })));
        const problems = answers.flatMap((answer) => {
            if (answer.kind === 'answered')
                return [];
            const message = `the handler ${(0,handler_files/* handlerParts */.zk)(answer.handler).module} cannot be used: ${answer.reason}.`;
            return [{ code: 'bad-handler', message, file: options.file, hint: HANDLER_HINT }];
        });
        if (problems.length > 0)
            throw new errors/* UserError */.yo(problems);
    }
    finally {
        await handlers.close();
    }
}
const HANDLER_HINT = 'Mend the module; docs/tools.md says what a handler is.';
function ask(handlers, handler) {
    return handlers.ask(handler, NOTHING);
}
/** Answered without asking the module, once it is loaded. */
const NOTHING = null;
/** A whole document may go both ways. */
const MOST_BYTES = 16 * 1024 * 1024;
async function start(module, files, timeout, { root, scratch, path, signal }) {
    // links are followed before permissions are looked up
    const folder = await (0,promises_.realpath)(root).catch(() => root);
    const readable = await Promise.all(files.map((file) => (0,promises_.realpath)((0,external_node_path_.join)(folder, file)).catch(() => (0,external_node_path_.join)(folder, file))));
    return (0,module_process/* openModule */.f)({
        ...{ timeout, scratch, path, signal },
        file: (0,external_node_path_.join)(folder, module),
        bootstrap: HANDLER_BOOTSTRAP,
        flags: [permissionFlag(), ...readable.map((file) => `--allow-fs-read=${file}`), '--no-warnings'],
        mostBytes: MOST_BYTES,
    });
}
/** What a handler reads is part of the fingerprint; Node sees to it that it reads nothing else, and starts nothing. */
function permissionFlag() {
    return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
}


/***/ }),

/***/ 52114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ settleQuestion)
/* harmony export */ });
/* harmony import */ var _suite_handler_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15076);
/* harmony import */ var _tools_handled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59845);


/** Asks the handler of a question and brings its answer into the world. */
async function settleQuestion(question, handlers) {
    const answer = await handlers?.ask(question.handler, question.question);
    if (answer?.kind !== 'answered')
        return faulted(question, answer?.reason ?? 'it was not started');
    try {
        return question.settle(answer.answer);
    }
    catch (error) {
        if (error instanceof _tools_handled_js__WEBPACK_IMPORTED_MODULE_1__/* .HandlerFault */ .h)
            return faulted(question, error.message);
        throw error;
    }
}
function faulted({ proposed, handler }, why) {
    return { fault: `the handler ${(0,_suite_handler_files_js__WEBPACK_IMPORTED_MODULE_0__/* .handlerParts */ .zk)(handler).module} of ${proposed.tool} failed: ${why}` };
}


/***/ }),

/***/ 59845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readHandled),
/* harmony export */   h: () => (/* binding */ HandlerFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
/* harmony import */ var _suite_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66583);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93879);
/* harmony import */ var _suite_schema_doubles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93590);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80620);





/** A handler that gave what is no answer: the world is broken, and the agent is not to blame. */
class HandlerFault extends Error {
    name = 'HandlerFault';
}
/** What a handler may give back; the writes are as in rules, or `state` is the whole document after the call. */
const HandlerAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    result: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonValue */ .es.optional(),
    content: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_suite_schema_doubles_js__WEBPACK_IMPORTED_MODULE_2__/* .ContentPart */ .nk).min(1).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), retryable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional() })])
        .optional(),
    state: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonValue */ .es.optional(),
    ...(0,_suite_schema_doubles_js__WEBPACK_IMPORTED_MODULE_2__/* .writes */ .D3)(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_1__/* .Pointer */ .gm),
})
    .refine(({ error, result, content }) => error === undefined || (result === undefined && content === undefined), {
    error: 'an answer has a result or an error, not both',
})
    .refine(({ state, set, append, remove }) => state === undefined || (set ?? append ?? remove) === undefined, {
    error: 'an answer has the whole state or writes to it, not both',
});
/** Reads a handler's answer and applies what it writes. @throws HandlerFault */
function readHandled(answer, state) {
    const read = HandlerAnswer.safeParse(answer);
    if (!read.success)
        throw new HandlerFault(`its answer cannot be used: ${inWords(read.error)}`);
    const { error, result, content, state: whole } = read.data;
    const given = error === undefined ? (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .kX)(result, content) : failed(error);
    return { given, state: whole === undefined ? after(read.data, state) : whole };
}
function failed(error) {
    return typeof error === 'string' ? (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(error) : (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(error.message, error.retryable);
}
/** As in rules, but values stand for themselves. */
function after({ set, append, remove }, state) {
    if ((set ?? append ?? remove) === undefined)
        return state;
    try {
        let document = state ?? {};
        for (const { path, value } of set ?? [])
            document = (0,_suite_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .setPointer */ .OW)(document, path, value);
        for (const { path, value } of append ?? [])
            document = (0,_suite_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .appendPointer */ .Uc)(document, path, value);
        for (const path of remove ?? [])
            document = (0,_suite_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .removePointer */ .aH)(document, path);
        return document;
    }
    catch (error) {
        if (error instanceof _suite_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .PointerError */ .Q$)
            throw new HandlerFault(`its answer cannot be used: ${error.message}`);
        throw error;
    }
}
function inWords({ issues }) {
    const [issue] = issues;
    const place = issue?.path.join('.') ?? '';
    return place === '' ? (issue?.message ?? 'it is no answer') : `${place}: ${issue?.message ?? ''}`;
}


/***/ }),

/***/ 80620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ut: () => (/* binding */ answerOf),
  go: () => (/* binding */ conditionsHold),
  V2: () => (/* binding */ failure),
  kX: () => (/* binding */ success),
  Mp: () => (/* binding */ written)
});

// EXTERNAL MODULE: ./build/src/suite/pointer.js
var suite_pointer = __webpack_require__(66583);
// EXTERNAL MODULE: ./build/src/suite/state-check.js
var state_check = __webpack_require__(18502);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/pattern.js
var suite_pattern = __webpack_require__(36544);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/world-error.js
var world_error = __webpack_require__(91980);
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
    throw new world_error/* WorldError */.n(kind === '$arg' ? `argument ${name} was not given` : `${kind} ${fillPointer(name, sources.args)} does not exist`);
}
/** As `fillTemplate`, but undefined where something is not there: a condition on it then does not hold. */
function tryFillTemplate(template, sources) {
    try {
        return fillTemplate(template, sources);
    }
    catch (error) {
        if (error instanceof world_error/* WorldError */.n)
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
        throw new world_error/* WorldError */.n(`$list ${reference.name} is no list`);
    return valuesInOrder(found).filter((item) => isMember(item, reference.where, sources));
}
/** Of an object by its keys, so that a document that is only written in another order gives the same list. */
function valuesInOrder(found) {
    if (isList(found))
        return found;
    return Object.keys(found)
        .sort()
        .map((key) => found[key] ?? null);
}
function isList(value) {
    return Array.isArray(value);
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
            throw new world_error/* WorldError */.n(`argument ${name} was not given`);
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

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/content.js


/** The parts with the arguments filled into their texts. @throws WorldError */
function fillParts(parts, sources) {
    const fill = (text) => String(fillTemplate(text, sources));
    return parts.map((part) => {
        if (part.type === 'text')
            return { ...part, text: fill(part.text) };
        if (part.type === 'resource_link')
            return { ...part, uri: fill(part.uri), name: fill(part.name) };
        return part;
    });
}
/** The parts as a trace keeps them: of pictures and sound the hash, which says as much and is short. */
function describeParts(parts) {
    return parts.map((part) => {
        if (part.type === 'text')
            return part.text;
        if (part.type === 'resource_link')
            return { type: part.type, uri: part.uri, name: part.name };
        const bytes = Buffer.from(part.data, 'base64');
        return { type: part.type, mime_type: part.mime_type, bytes: bytes.length, sha256: (0,json/* sha256 */.sc)(bytes) };
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/rule.js






function failure(error, retryable) {
    return { ok: false, error, ...(retryable === undefined ? {} : { retryable }) };
}
/** Whether all that `when` states holds. */
function conditionsHold(rule, sources) {
    const { args = {}, state = [] } = rule.when ?? {};
    return (Object.entries(args).every(([name, condition]) => meets(readArgument(sources.args, name), condition, sources)) &&
        state.every((check) => {
            const path = pointerIfGiven(check.path, sources.args);
            return path !== undefined && (0,state_check/* checkState */.W)(sources.state, { ...check, path }).ok;
        }));
}
/** The document after the writes of a rule. @throws WorldError, PointerError */
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
/** @throws WorldError */
function answerOf(rule, sources) {
    if (rule.error !== undefined) {
        return failure(String(fillTemplate(rule.error.message, sources)), rule.error.retryable);
    }
    const result = rule.return === undefined ? undefined : fillTemplate(rule.return, sources);
    return success(result, rule.content === undefined ? undefined : fillParts(rule.content, sources));
}
/** Parts alone are told by what they are. */
function success(result, content) {
    if (content === undefined)
        return { ok: true, result: result ?? null };
    return { ok: true, result: result ?? describeParts(content), content, isStructured: result !== undefined };
}
/** Undefined where the pointer wants an argument that the call did not give. */
function pointerIfGiven(template, args) {
    try {
        return fillPointer(template, args);
    }
    catch (error) {
        if (error instanceof world_error/* WorldError */.n)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 86111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compileTools)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _suite_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7924);
/* harmony import */ var _suite_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95029);
/* harmony import */ var _suite_tool_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99799);




/** By the tools' names in traces. @throws UserError that names a tool whose schema cannot be used */
function compileTools(tools, file = 'tools') {
    return new Map(tools.map((entry) => [
        (0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_3__/* .traceName */ .fJ)(entry),
        {
            entry,
            identity: (0,_suite_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .toolIdentity */ .P)(entry, tools),
            invalid: check(entry, 'input_schema', file),
            unfit: check(entry, 'output_schema', file),
        },
    ]));
}
function check(entry, key, file) {
    const given = entry[key];
    if (given === undefined)
        return () => undefined;
    try {
        const schema = (0,_suite_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .compileJsonSchema */ .n)(given);
        return (value) => inWords(schema.errors(value));
    }
    catch (error) {
        const message = `The schema cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}.`;
        const where = `${(0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_3__/* .traceName */ .fJ)(entry)}.${key}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'bad-json-schema', message, file, key: where }, { cause: error });
    }
}
const MOST_ERRORS = 5;
function inWords(errors) {
    if (errors.length === 0)
        return undefined;
    const more = errors.length - MOST_ERRORS;
    return errors.slice(0, MOST_ERRORS).join('; ') + (more > 0 ? `; and ${more} more` : '');
}


/***/ }),

/***/ 91980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ WorldError)
/* harmony export */ });
/** A rule that cannot be followed, such as a `$state` that points nowhere; the call fails and names it. */
class WorldError extends Error {
    constructor(message) {
        super(message);
        this.name = 'WorldError';
    }
}


/***/ }),

/***/ 50319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createWorld)
});

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(98772);
// EXTERNAL MODULE: ./build/src/suite/pointer.js
var pointer = __webpack_require__(66583);
// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(74207);
// EXTERNAL MODULE: ./build/src/attempt/seed.js
var attempt_seed = __webpack_require__(17462);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/draws.js



/** @param identity of the tool, by `toolIdentity` */
function drawsOf(seed, identity) {
    const key = typeof identity === 'string' ? identity : (0,json/* canonical */.$N)(identity);
    const share = (what, ordinal) => (0,attempt_seed/* hash32 */.A)(seed, what, key, ordinal) / 2 ** 32;
    return {
        fails: (rate, ordinal) => rate > 0 && share('failure', ordinal) < rate,
        delay(delay, ordinal) {
            if (delay === undefined)
                return 0;
            if (typeof delay === 'string')
                return (0,duration/* readDuration */.$)(delay);
            const [min, max] = [(0,duration/* readDuration */.$)(delay.min), (0,duration/* readDuration */.$)(delay.max)];
            return Math.round(min + share('delay', ordinal) * (max - min));
        },
        seed: (ordinal) => (0,attempt_seed/* hash32 */.A)(seed, 'handler', key, ordinal),
    };
}

// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/handled.js
var tools_handled = __webpack_require__(59845);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/rule.js + 3 modules
var tools_rule = __webpack_require__(80620);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/world-error.js
var world_error = __webpack_require__(91980);
;// CONCATENATED MODULE: ./build/src/attempt/sandbox/tools/world.js









function createWorld({ tools, state: initial, seed, now = '', maxCalls }) {
    let state = initial;
    let calls = 0;
    const callsByTool = new Map();
    const usesByRule = new Map();
    function call(name, given, { id, server } = {}) {
        calls += 1;
        const args = isArguments(given) ? given : {};
        const known = (0,tool_names/* traceName */.fJ)({ name, server });
        const made = { tool: known, args: { ...args }, ...(id !== undefined && { call_id: id }) };
        const proposed = { event: 'proposed', ...made };
        const refuse = (reason, message) => {
            return { proposed, outcome: { event: 'refused', ...made, reason, message }, delayMs: 0 };
        };
        if (maxCalls !== undefined && calls > maxCalls)
            return refuse('policy', `the limit of ${maxCalls} calls is reached`);
        const tool = served(tools, known, server);
        if (tool === undefined)
            return refuse('unknown_tool', unknownTool(name, namesOn(tools, server)));
        if (given !== undefined && !isArguments(given))
            return refuse('schema', 'the arguments must be an object of JSON values');
        const invalid = tool.invalid(args);
        if (invalid !== undefined)
            return refuse('schema', invalid);
        const ordinal = (callsByTool.get(known) ?? 0) + 1;
        callsByTool.set(known, ordinal);
        const draws = drawsOf(seed, tool.identity);
        const executed = (answer, delayMs, by) => {
            const { content, isStructured = false, ...event } = answer;
            return {
                proposed,
                // the declared delay, not the clock's: the same seed gives the same trace
                outcome: { event: 'executed', ...made, ...event, ms: delayMs },
                delayMs,
                ...(by !== undefined && { by }),
                ...(content !== undefined && { content: { parts: content, structured: isStructured } }),
            };
        };
        return execute({ tool, args, ordinal, draws, proposed, executed });
    }
    function execute({ tool, args, ordinal, draws, proposed, executed }) {
        const { entry } = tool;
        const usual = draws.delay(entry.delay, ordinal);
        if (draws.fails(entry.failure_rate ?? 0, ordinal)) {
            const { message = `${entry.name} is temporarily unavailable`, retryable = true } = entry.failure ?? {};
            return executed((0,tools_rule/* failure */.V2)(message, retryable), usual, 'drawn');
        }
        if (entry.handler !== undefined) {
            const place = { tool: entry.name, ...(entry.server !== undefined && { server: entry.server }) };
            return {
                proposed,
                handler: entry.handler,
                question: inOneOrder({
                    ...place,
                    args,
                    state: state ?? null,
                    seed,
                    call: ordinal,
                    now,
                    random: draws.seed(ordinal),
                }),
                settle(answer) {
                    const handled = (0,tools_handled/* readHandled */.d)(answer, state);
                    const fault = tooLarge(handled.given) ?? unfit(tool, handled.given);
                    if (fault !== undefined)
                        throw new tools_handled/* HandlerFault */.h(fault);
                    state = handled.state;
                    return executed(handled.given, usual);
                },
            };
        }
        const rules = entry.rules ?? [];
        if (rules.length === 0)
            return executed({ ok: true, result: null }, usual);
        const rule = rules.find((candidate) => applies(candidate, args));
        if (rule === undefined)
            return executed((0,tools_rule/* failure */.V2)(`no rule of ${entry.name} answers these arguments`), usual);
        const number = rules.indexOf(rule) + 1;
        const given = follow(tool, rule, `rule ${number} of ${entry.name}`, args);
        return executed(given, draws.delay(rule.delay ?? entry.delay, ordinal), number);
    }
    function applies(rule, args) {
        if (!(0,tools_rule/* conditionsHold */.go)(rule, { args, state }))
            return false;
        if (rule.times === undefined)
            return true;
        const uses = (usesByRule.get(rule) ?? 0) + 1;
        usesByRule.set(rule, uses);
        return uses <= rule.times;
    }
    /** All writes of a rule happen, or none. */
    function follow(tool, rule, label, args) {
        try {
            const after = (0,tools_rule/* written */.Mp)(rule, { args, state });
            const given = (0,tools_rule/* answerOf */.ut)(rule, { args, state: after });
            const fault = tooLarge(given) ?? unfit(tool, given);
            if (fault !== undefined)
                return (0,tools_rule/* failure */.V2)(`${label}: ${fault}`);
            state = after;
            return given;
        }
        catch (error) {
            if (error instanceof world_error/* WorldError */.n || error instanceof pointer/* PointerError */.Q$)
                return (0,tools_rule/* failure */.V2)(`${label}: ${error.message}`);
            throw error;
        }
    }
    return { call, state: () => state, calls: () => calls };
}
/** Keys in one order: a handler that walks them must not answer by how a document happens to be written. */
function inOneOrder(question) {
    return JSON.parse((0,json/* canonical */.$N)(question));
}
/** With its arguments an event must still fit into one line of a trace. */
const MAX_RESULT_BYTES = 512 * 1024;
function tooLarge({ result, content }) {
    const bytes = Buffer.byteLength(JSON.stringify(content ?? result ?? null));
    if (bytes <= MAX_RESULT_BYTES)
        return undefined;
    return `the result is ${bytes} bytes; ${MAX_RESULT_BYTES} are allowed`;
}
/** Clients hold a structured result against the schema that they were shown. */
function unfit({ unfit: check, entry }, { ok, result = null }) {
    const why = ok && entry.output_schema !== undefined ? check(result) : undefined;
    return why === undefined ? undefined : `the result does not fit output_schema: ${why}`;
}
function isArguments(given) {
    return typeof given === 'object' && given !== null && !Array.isArray(given) && (0,json_value/* isJson */.Fh)(given);
}
/** A tool of the server that was asked: `crm__search` is a name of the table, and no name of any server's tool. */
function served(tools, name, server) {
    const tool = tools.get(name);
    return tool?.entry.server === server ? tool : undefined;
}
function namesOn(tools, server) {
    return [...tools.values()].flatMap(({ entry }) => (entry.server === server ? [entry.name] : []));
}
function unknownTool(name, known) {
    const near = (0,nearest/* nearest */.pA)(name, known);
    return `no tool is named \`${name.slice(0, 100)}\`${near === undefined ? '' : `; did you mean \`${near}\`?`}`;
}


/***/ })

};
