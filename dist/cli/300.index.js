export const id = 300;
export const ids = [300,963];
export const modules = {

/***/ 88098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ trimLines),
/* harmony export */   h: () => (/* binding */ blank)
/* harmony export */ });
const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) => ['', '-mid', '-left', '-right'].map((end) => `${side}${end}`));
const BLANK = {
    chars: Object.fromEntries([...BORDERS, 'middle', 'left-mid', 'mid-mid'].map((name) => [name, ''])),
};
/** Options of a table without lines, its columns so many blanks apart. */
function blank(gap) {
    return { ...BLANK, style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap } };
}
function trimLines(text) {
    return text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n');
}


/***/ }),

/***/ 43698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   ST: () => (/* binding */ statusColor),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48483);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);


function lookOf({ width, color }) {
    return { width: Math.max(40, width), colors: picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color) };
}
/** Wraps to the width; `first` stands before the first line, blanks of the same length before the others. */
function wrapped(text, first, { width }) {
    const pad = ' '.repeat(first.length);
    const lines = (0,fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_0__/* .wrapAnsi */ .a)(text, Math.max(20, width - first.length), { hard: true, trim: true }).split('\n');
    return lines.map((line, index) => `${index === 0 ? first : pad}${line}`).join('\n');
}
function statusColor(status, { colors }) {
    switch (status) {
        case 'pass':
            return colors.green;
        case 'regressed':
        case 'could_not_run':
            return colors.red;
        case 'measured':
        case 'no_baseline':
            return colors.cyan;
        default:
            return colors.yellow;
    }
}


/***/ }),

/***/ 26382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ printableText),
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96209);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);


/** Foreign text for one line of a terminal: no control sequence, no hidden character survives. */
function printable(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
}
/** A text with its data made printable, and marked where `mark` is given. */
function printableText(text, mark = (data) => data) {
    return text.map((piece) => (typeof piece === 'string' ? piece : mark((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainData */ .lZ)(printable(piece.data))))).join('');
}


/***/ }),

/***/ 66300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verify: () => (/* binding */ verify)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/handlers/handlers.js + 2 modules
var handlers_handlers = __webpack_require__(40132);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/remove-folder.js
var remove_folder = __webpack_require__(98088);
// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/pointer.js
var suite_pointer = __webpack_require__(66583);
// EXTERNAL MODULE: ./build/src/suite/json-schema.js
var json_schema = __webpack_require__(7924);
;// CONCATENATED MODULE: ./build/src/attempt/verify/sample-value.js



/** Values that fit a JSON Schema, the likeliest first; at least one, which may not fit where nothing that does is known. */
function sampleValues(schema, candidates, root) {
    return distinct(sample(schema, candidates, root, 0)).slice(0, MOST_VALUES);
}
const MOST_VALUES = 12;
const MOST_DEPTH = 6;
function sample(given, candidates, root, depth) {
    const schema = resolved(given, root);
    if (schema === undefined || depth > MOST_DEPTH)
        return [...candidates, 'text'];
    const stated = [schema.const, ...listOf(schema.enum), schema.default, ...listOf(schema.examples)];
    const known = stated.flatMap((value) => (value === undefined ? [] : [value]));
    if (schema.const !== undefined || schema.enum !== undefined)
        return known;
    const fits = checkOf(schema, root);
    const named = candidates.filter((value) => fits(value));
    const made = byType(schema, root, depth);
    const fitting = [...strangers(named), ...made].filter((value) => fits(value));
    return [...known, ...named.slice(0, MOST_NAMED), ...fitting, ...named.slice(MOST_NAMED), ...made];
}
/** Known values, before those that the document does not know. */
const MOST_NAMED = 7;
/** Such as an order of the right form that there is not: `ORD-9999`. */
function strangers(named) {
    const texts = named.flatMap((value) => (typeof value === 'string' ? [value] : []));
    const changed = texts.map((text) => text.replace(/\d/g, '9')).filter((text) => !texts.includes(text));
    return distinct(changed).slice(0, 2);
}
function byType(schema, root, depth) {
    for (const key of ['anyOf', 'oneOf']) {
        const branches = listOf(schema[key]);
        if (branches.length > 0)
            return branches.flatMap((branch) => sample(branch, [], root, depth + 1));
    }
    const all = listOf(schema.allOf);
    if (all.length > 0)
        return sample(merged(schema, all, root), [], root, depth + 1);
    const types = typeof schema.type === 'string' ? [schema.type] : listOf(schema.type);
    const type = types[0] ?? (schema.properties === undefined ? 'string' : 'object');
    switch (type) {
        case 'integer':
        case 'number':
            return numbers(schema);
        case 'boolean':
            return [true, false];
        case 'null':
            return [null];
        case 'array':
            return lists(schema, root, depth);
        case 'object':
            return objects(schema, root, depth);
        default:
            return texts(schema);
    }
}
function texts({ format, minLength, maxLength }) {
    const known = typeof format === 'string' ? FORMATS[format] : undefined;
    if (known !== undefined)
        return [known];
    const least = typeof minLength === 'number' ? minLength : 0;
    const most = typeof maxLength === 'number' ? maxLength : 1000;
    return ['text'.padEnd(least, 't').slice(0, most)];
}
const FORMATS = {
    date: '2025-01-02',
    'date-time': '2025-01-02T03:04:05Z',
    time: '03:04:05Z',
    duration: 'P1D',
    email: 'someone@example.com',
    uri: 'https://example.com/',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uuid: '00000000-0000-4000-8000-000000000000',
};
function numbers({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }) {
    const step = typeof multipleOf === 'number' ? multipleOf : 1;
    const bounds = [
        minimum,
        typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : undefined,
        maximum,
        typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : undefined,
    ];
    return [...bounds.flatMap((bound) => (typeof bound === 'number' ? [bound] : [])), step, 10 * step, 0];
}
function lists(schema, root, depth) {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const items = sample(schema.items, [], root, depth + 1);
    const most = schema.uniqueItems === true ? distinct(items) : items;
    const filled = Array.from({ length: Math.max(1, least) }, (_, index) => most[index % most.length] ?? null);
    return least === 0 ? [filled, []] : [filled];
}
function objects(schema, root, depth) {
    const properties = (0,json/* isJsonObject */.OW)(schema.properties) ? schema.properties : {};
    const required = new Set(listOf(schema.required));
    const value = (name) => sample(properties[name], [], root, depth + 1)[0] ?? null;
    const names = [...new Set([...Object.keys(properties), ...[...required].map(String)])];
    const of = (wanted) => Object.fromEntries(wanted.map((name) => [name, value(name)]));
    return [of(names.filter((name) => required.has(name))), of(names)];
}
function resolved(schema, root) {
    if (!(0,json/* isJsonObject */.OW)(schema))
        return undefined;
    const { $ref: reference } = schema;
    if (typeof reference !== 'string')
        return schema;
    const target = reference.startsWith('#') ? (0,suite_pointer/* getPointer */.Mb)(root, reference.slice(1)) : undefined;
    return (0,json/* isJsonObject */.OW)(target) && target.$ref !== reference ? target : undefined;
}
function merged(schema, parts, root) {
    const { allOf: _, ...own } = schema;
    const all = [own, ...parts.map((part) => resolved(part, root) ?? {})];
    const properties = Object.assign({}, ...all.map((part) => part.properties ?? {}));
    return Object.assign({}, ...all, { properties, required: all.flatMap((part) => listOf(part.required)) });
}
/** A part of a schema may refer to definitions of the whole. */
function checkOf(schema, root) {
    try {
        const { $defs = {}, definitions = {} } = root;
        const check = (0,json_schema/* compileJsonSchema */.n)({ ...schema, $defs, definitions });
        return (value) => check.errors(value).length === 0;
    }
    catch {
        return () => false;
    }
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function distinct(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

;// CONCATENATED MODULE: ./build/src/attempt/verify/sample-calls.js



const MOST_CALLS = 60;
/**
 * Arguments for one tool that between them reach what its schema and its rules tell apart: with and without what may be
 * left out, each known value of each argument, for each rule what its `when` asks for, and one call that does not fit.
 */
function sampleArguments(entry, known) {
    const schema = entry.input_schema ?? {};
    const properties = (0,json/* isJsonObject */.OW)(schema.properties) ? schema.properties : {};
    const names = [...new Set([...Object.keys(properties), ...namedInRules(entry)])];
    const values = new Map(names.map((name) => [name, sampleValues(properties[name], candidates(entry, name, known), schema)]));
    const first = Object.fromEntries(names.map((name) => [name, values.get(name)?.[0] ?? null]));
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const least = Object.fromEntries(Object.entries(first).filter(([name]) => required.has(name)));
    const varied = names.flatMap((name) => (values.get(name) ?? []).slice(1).map((value) => ({ ...first, [name]: value })));
    const asked = (entry.rules ?? []).flatMap((rule) => ruleArguments(rule, first, values));
    return sample_calls_distinct([...known.args, first, least, ...asked, ...varied, { ...first, '': 'no such argument' }, {}]).slice(0, MOST_CALLS);
}
/** Values for the conditions of a rule, with each known value of the arguments that its pointers are filled with. */
function ruleArguments(rule, first, values) {
    const asked = Object.fromEntries(Object.entries(rule.when?.args ?? {}).flatMap(([name, condition]) => {
        const value = meeting(condition);
        return value === undefined || name.includes('.') ? [] : [[name, value]];
    }));
    const base = { ...first, ...asked };
    const filled = placeholders(rule).filter((name) => !Object.hasOwn(asked, name));
    return [base, ...filled.flatMap((name) => (values.get(name) ?? []).map((value) => ({ ...base, [name]: value })))];
}
/** A value that meets a condition on an argument; undefined where none is plain to see. */
function meeting(condition) {
    if (!(0,json/* isJsonObject */.OW)(condition))
        return condition;
    const { equals, one_of, gt, gte, lt, lte } = condition;
    if (equals !== undefined)
        return (0,json/* isJsonObject */.OW)(equals) ? undefined : equals;
    if (Array.isArray(one_of))
        return one_of[0];
    const number = (bound, step) => (typeof bound === 'number' ? bound + step : undefined);
    return number(gte, 0) ?? number(gt, 1) ?? number(lte, 0) ?? number(lt, -1);
}
/** What the tasks gave it, then the keys that stand in the document where the rules put it, then all keys and values. */
function candidates(entry, name, { args, state }) {
    const given = args.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []));
    const keys = pointersOf(entry).flatMap((pointer) => keysFor(pointer, name, state));
    return sample_calls_distinct([...given, ...keys, ...wordsOf(state)]);
}
/** `/orders/{id}/status` and `id`: the keys under `/orders`. */
function keysFor(pointer, name, state) {
    const at = pointer.indexOf(`/{${name}}`);
    if (at < 0 || pointer.slice(0, at).includes('{'))
        return [];
    const place = (0,suite_pointer/* getPointer */.Mb)(state, pointer.slice(0, at));
    return (0,json/* isJsonObject */.OW)(place) ? Object.keys(place).sort().slice(0, MOST_KEYS) : [];
}
const MOST_KEYS = 6;
const MOST_WORDS = 300;
/** Keys and plain values of a document, the outermost first. */
function wordsOf(state) {
    const found = [];
    const open = [state];
    for (let next = open.shift(); next !== undefined && found.length < MOST_WORDS; next = open.shift()) {
        if (typeof next !== 'object' || next === null)
            found.push(next);
        else {
            if (!Array.isArray(next))
                found.push(...Object.keys(next));
            open.push(...Object.values(next));
        }
    }
    return found;
}
function namedInRules({ rules = [] }) {
    const asked = rules.flatMap((rule) => Object.keys(rule.when?.args ?? {}).filter((name) => !name.includes('.')));
    return [...asked, ...rules.flatMap(placeholders)];
}
function placeholders(rule) {
    return [...(0,json/* canonical */.$N)(JSON.parse(JSON.stringify(rule))).matchAll(/\{([A-Za-z_]\w*)\}/g)].map((match) => match[1] ?? '');
}
function pointersOf({ rules = [] }) {
    return rules.flatMap((rule) => [...JSON.stringify(rule).matchAll(/"(\/[^"]*)"/g)].map((match) => match[1] ?? ''));
}
function sample_calls_distinct(values) {
    return [...new Map(values.map((value) => [(0,json/* canonical */.$N)(value), value])).values()];
}

;// CONCATENATED MODULE: ./build/src/attempt/verify/scripts.js



/** One script of each task, of what it expects; one of each tool, of what its schema and rules tell apart. */
function suiteScripts(suite, seed) {
    const gold = suite.tasks.map((task) => ({ name: `task ${task.id}`, seed, calls: taskCalls(task, suite.tools) }));
    const all = gold.flatMap(({ calls }) => calls);
    const tools = suite.tools.map((entry) => {
        const given = all.filter((call) => call.name === entry.name && call.server === entry.server);
        return { name: `tool ${(0,tool_names/* traceName */.fJ)(entry)}`, seed, calls: toolCalls(entry, given, suite.state) };
    });
    return [...gold.filter(({ calls }) => calls.length > 0), ...tools];
}
/** What a recorded attempt asked, in its order. */
function recordedScript(attempt, tools) {
    // the limit of calls is the attempt's, not the world's
    const asked = (0,views/* agentCalls */.nM)(attempt.events).filter(({ reason }) => reason !== 'policy');
    const calls = asked.map((call) => {
        const { entry } = (0,tool_names/* resolveTool */.Hj)(tools, call.tool);
        return { name: entry?.name ?? call.tool, server: entry?.server, args: call.args, recorded: call };
    });
    return { name: `attempt ${attempt.task}/${attempt.attempt}`, seed: attempt.seed, calls };
}
/** The gold calls; where a task only names tools, what fits their schemas. */
function taskCalls(task, tools) {
    const gold = (task.gold ?? []).flatMap(({ gold_turn, by }) => {
        if (!('tool_id' in gold_turn) || by === 'user')
            return [];
        const { entry, name } = (0,tool_names/* resolveAction */.n5)(tools, gold_turn);
        return [{ name: entry?.name ?? name, server: entry?.server, args: gold_turn.args }];
    });
    if (gold.length > 0)
        return gold;
    const expected = (task.expected_tools ?? []).flatMap((item) => (typeof item === 'string' ? [item] : item.any_order));
    return expected.flatMap((tool) => {
        const { entry } = (0,tool_names/* resolveTool */.Hj)(tools, tool);
        if (entry === undefined)
            return [];
        const [args = {}] = sampleArguments(entry, { args: [], state: undefined });
        return [{ name: entry.name, server: entry.server, args }];
    });
}
/** Calls of one tool with which draws are to be seen. */
const DRAWN_CALLS = 20;
/** Each call twice, since a rule may answer the first time only; then arguments that are none, and a name that is none. */
function toolCalls(entry, given, state) {
    const { name, server } = entry;
    const args = sampleArguments(entry, { args: given.map((call) => call.args).filter(isObject), state });
    const isDrawn = (entry.failure_rate ?? 0) > 0 || typeof entry.delay === 'object';
    const again = isDrawn ? Array.from({ length: DRAWN_CALLS }, () => args[0] ?? {}) : [];
    return [
        ...[...args.flatMap((one) => [one, one]), ...again, 'no arguments'].map((one) => ({ name, server, args: one })),
        { name: `${name}_`, server, args: {} },
    ];
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/src/attempt/sandbox/handlers/settle.js
var settle = __webpack_require__(52114);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/table.js
var table = __webpack_require__(86111);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/tools/world.js + 1 modules
var tools_world = __webpack_require__(50319);
;// CONCATENATED MODULE: ./build/src/attempt/verify/verify.js






/** Makes every script twice, the second time in reverse order, each time in a world of its own, and compares. */
async function verifyDoubles(scripts, world) {
    const tools = (0,table/* compileTools */.f)(world.suite.tools);
    const first = await playAll(scripts, tools, world);
    const second = (await playAll([...scripts].reverse(), tools, world)).reverse();
    const handlerOf = new Map(world.suite.tools.map((entry) => [(0,tool_names/* traceName */.fJ)(entry), moduleOf(entry)]));
    const differences = scripts.flatMap((script, index) => compare(script, first[index] ?? NOTHING, second[index] ?? NOTHING, handlerOf));
    const faults = [...first, ...second].flatMap(({ fault }) => fault ?? []);
    const unlike = new Set([...differences, ...faults].flatMap(({ tool }) => tool ?? []));
    return {
        same: differences.length === 0 && faults.length === 0,
        scripts: scripts.length,
        calls: scripts.reduce((sum, { calls }) => sum + calls.length, 0),
        tools: world.suite.tools.map((entry) => verify_checkOf(entry, first, !unlike.has((0,tool_names/* traceName */.fJ)(entry)))),
        differences,
        faults: [...new Map(faults.map((fault) => [`${fault.tool} ${fault.message}`, fault])).values()],
    };
}
const NOTHING = { calls: [], state: undefined };
/** One after another: each world is alone on the machine, so that a difference is its own. */
async function playAll(scripts, tools, world) {
    const played = [];
    for (const script of scripts) {
        if (world.signal.aborted)
            break;
        played.push(await play(script, tools, world));
    }
    return played;
}
async function play(script, tools, { suite, ...place }) {
    const needed = script.calls.some(({ name, server }) => tools.get((0,tool_names/* traceName */.fJ)({ name, server }))?.entry.handler);
    const handlers = needed ? (0,handlers_handlers/* openHandlers */.m)({ ...place, suite }) : undefined;
    const world = (0,tools_world/* createWorld */.b)({ tools, state: suite.state, seed: script.seed, now: suite.sandbox.now });
    const calls = [];
    try {
        for (const { name, server, args } of script.calls) {
            const made = world.call(name, args, { server });
            const call = 'settle' in made ? await (0,settle/* settleQuestion */.e)(made, handlers) : made;
            if ('fault' in call) {
                const fault = { script: script.name, tool: (0,tool_names/* traceName */.fJ)({ name, server }), message: call.fault };
                return { calls, state: world.state(), fault };
            }
            calls.push(call);
        }
        return { calls, state: world.state() };
    }
    finally {
        await handlers?.close();
    }
}
function compare(script, first, second, handlerOf) {
    const answers = script.calls.flatMap(({ name, server, args, recorded }, index) => {
        const [a, b] = [first.calls[index], second.calls[index]];
        if (a === undefined || b === undefined)
            return [];
        const tool = (0,tool_names/* traceName */.fJ)({ name, server });
        const handler = handlerOf.get(tool);
        const place = { script: script.name, tool, args, ...(handler !== undefined && { handler }) };
        const [one, two] = [answerOf(a), answerOf(b)];
        if ((0,json/* canonical */.$N)(one) !== (0,json/* canonical */.$N)(two))
            return [{ ...place, what: 'answer', first: one, second: two }];
        if (recorded === undefined || recorded.fate === 'unknown')
            return [];
        const [then, now] = [recordedAnswer(recorded), recordedAnswer(asCall(a))];
        return (0,json/* canonical */.$N)(then) === (0,json/* canonical */.$N)(now) ? [] : [{ ...place, what: 'recorded', first: then, second: now }];
    });
    const [one = null, two = null] = [first.state, second.state];
    if (answers.length > 0 || first.fault !== undefined || (0,json/* canonical */.$N)(one) === (0,json/* canonical */.$N)(two))
        return answers;
    return [{ script: script.name, what: 'state', first: one, second: two }];
}
/** All that an agent is told, and how long it takes. */
function answerOf({ outcome, content }) {
    const { event: _, tool: __, args: ___, call_id: ____, ...answer } = outcome;
    return JSON.parse(JSON.stringify({ ...answer, ...(content !== undefined && { content: content.parts }) }));
}
function recordedAnswer({ fate, result, error, retryable, reason, message }) {
    return JSON.parse(JSON.stringify({ fate, result, error, retryable, reason, message }));
}
function asCall({ outcome }) {
    if (outcome.event === 'refused') {
        const { reason, message } = outcome;
        return { fate: 'refused', reason, ...(message !== undefined && { message }) };
    }
    const { result, error, retryable, ok } = outcome;
    return {
        fate: ok ? 'ok' : 'failed',
        ...(result !== undefined && { result }),
        ...(error !== undefined && { error }),
        ...(retryable !== undefined && { retryable }),
    };
}
function verify_checkOf(entry, played, same) {
    const tool = (0,tool_names/* traceName */.fJ)(entry);
    const calls = played.flatMap((one) => one.calls.filter(({ outcome }) => outcome.tool === tool));
    const executed = calls.flatMap(({ outcome }) => (outcome.event === 'executed' ? [outcome] : []));
    const reached = calls.flatMap(({ by }) => (typeof by === 'number' ? [by] : []));
    return {
        tool,
        calls: calls.length,
        ok: executed.filter(({ ok }) => ok).length,
        errors: executed.filter(({ ok }) => !ok).length,
        refused: calls.length - executed.length,
        drawn: calls.filter(({ by }) => by === 'drawn').length,
        reached: [...new Set(reached)].sort((a, b) => a - b),
        rules: entry.rules?.length ?? 0,
        same,
    };
}
function moduleOf({ handler }) {
    return typeof handler === 'string' ? handler : handler?.module;
}

// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(43698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
// EXTERNAL MODULE: ./build/src/grade/answer/changed-places.js
var changed_places = __webpack_require__(28309);
// EXTERNAL MODULE: ./build/src/report/escape.js
var report_escape = __webpack_require__(96209);
;// CONCATENATED MODULE: ./build/src/report/sandbox/differences.js






/** Kinds of differences, and places of one. */
const MOST_SHOWN = 10;
const MOST_PLACES = 5;
/** Each handler that failed, then each tool that answers otherwise, by its first call, with the places that differ. */
function differenceLines({ faults, differences }, look) {
    const kinds = byKind(differences);
    const hidden = Math.max(0, kinds.length - MOST_SHOWN) + Math.max(0, faults.length - MOST_SHOWN);
    return [
        ...faults.slice(0, MOST_SHOWN).map((fault) => faultLine(fault, look)),
        ...kinds.slice(0, MOST_SHOWN).flatMap((kind) => kindLines(kind, look)),
        ...(hidden > 0 ? [`  ${hidden} more like these; --json has all of them.`] : []),
    ].join('\n');
}
/** Alike in what they tell: one of each says what to look at. */
function byKind(differences) {
    const kinds = new Map();
    for (const one of differences) {
        const kind = one.what === 'state' ? one.script : `${one.what} ${one.tool}`;
        kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    return [...kinds.values()];
}
function faultLine({ script, message }, look) {
    return marked(`${message} (${script})`, look);
}
function kindLines(kind, look) {
    const [first] = kind;
    if (first === undefined)
        return [];
    const places = (0,changed_places/* changedPlaces */.f)(first.first, first.second);
    const more = places.length - MOST_PLACES;
    return [
        marked(titleOf(first, kind.length), look),
        ...places.slice(0, MOST_PLACES).map((path) => placeLine(path, first, look)),
        ...(more > 0 ? [`    ${more} more places`] : []),
    ];
}
function titleOf({ what, script, tool, handler, args }, times) {
    if (what === 'state')
        return `The final state differs (${script}):`;
    const who = `${tool}${handler === undefined ? '' : `, by its handler ${handler},`}`;
    const often = times === 1 ? 'in 1 call' : `in ${times} calls, the first`;
    const otherwise = what === 'recorded' ? 'does not answer what was recorded' : 'answers differently the second time';
    return `${who} ${otherwise}, ${often} with ${(0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(args ?? {}), MOST_VALUE)} (${script}):`;
}
function placeLine(path, { what, first, second }, look) {
    const [then, now] = what === 'recorded' ? ['recorded ', 'now '] : ['', 'then '];
    const text = `${path === '' ? 'all of it' : path}: ${then}${shown(first, path)}, ${now}${shown(second, path)}`;
    return (0,terminal_look/* wrapped */.ky)((0,printable/* printable */.g)(text), '    ', look);
}
/** Characters of one value. */
const MOST_VALUE = 120;
function shown(document, path) {
    const value = (0,suite_pointer/* getPointer */.Mb)(document, path);
    return value === undefined ? 'absent' : (0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(value), MOST_VALUE);
}
/** Coloured afterwards: colours have no width. */
function marked(text, look) {
    return (0,terminal_look/* wrapped */.ky)((0,printable/* printable */.g)(text), '✗ ', look).replace('✗', look.colors.red('✗'));
}

// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
// EXTERNAL MODULE: ./build/src/report/terminal/blank-table.js
var blank_table = __webpack_require__(88098);
;// CONCATENATED MODULE: ./build/src/report/sandbox/tool-table.js




const COLUMNS = [
    { title: 'Tool', align: 'left', text: ({ tool }) => (0,printable/* printable */.g)(tool) },
    { title: 'calls', align: 'right', text: ({ calls }) => String(calls) },
    { title: 'ok', align: 'right', text: ({ ok }) => String(ok) },
    { title: 'errors', align: 'right', text: ({ errors }) => String(errors) },
    { title: 'refused', align: 'right', text: ({ refused }) => String(refused) },
    { title: 'drawn', align: 'right', text: ({ drawn }) => String(drawn) },
    { title: 'rules reached', align: 'left', text: reachedText },
];
/** Tool by tool, what its calls came to and whether they did so twice. Where nothing draws, no column says so. */
function toolTable({ tools, faults }, { colors, width }) {
    const failing = new Set(faults.map(({ tool }) => tool));
    const verdict = ({ tool, same }) => {
        if (failing.has(tool))
            return colors.red('✗ fails');
        return same ? colors.green('✓ the same') : colors.red('✗ differs');
    };
    const columns = COLUMNS.filter(({ title }) => title !== 'drawn' || tools.some(({ drawn }) => drawn > 0));
    const widths = columns.map(({ title, text }) => Math.max(...[title, ...tools.map(text)].map((one) => (0,dist/* default */.A)(one))) + GAP);
    const rest = widths.slice(1).reduce((sum, one) => sum + one, 0) + VERDICT_WIDTH;
    const table = new cli_table3({
        ...(0,blank_table/* blank */.h)(GAP),
        // long names are wrapped, never cut
        colWidths: [Math.min(widths[0] ?? 0, Math.max(LEAST_NAME, width - rest)), ...widths.slice(1), VERDICT_WIDTH],
        colAligns: [...columns.map(({ align }) => align), 'left'],
        wordWrap: true,
        wrapOnWordBoundary: false,
    });
    table.push([...columns.map(({ title }, at) => (at === 0 ? colors.bold : colors.dim)(title)), '']);
    for (const tool of tools)
        table.push([...columns.map(({ text }) => text(tool)), verdict(tool)]);
    return (0,blank_table/* trimLines */.E)(table.toString());
}
const GAP = 2;
const VERDICT_WIDTH = '✓ the same'.length + GAP;
const LEAST_NAME = 16;
function reachedText({ reached, rules }) {
    return rules === 0 ? '' : `${reached.length} of ${rules}`;
}

;// CONCATENATED MODULE: ./build/src/report/sandbox/terminal.js




/** What `turngate sandbox verify` found: whether the world is fixed, what differs, tool by tool, and what names this world. */
function renderVerification(found, suite, options) {
    const look = (0,terminal_look/* lookOf */.Li)(options);
    const blocks = [
        headline(found, suite.name, look),
        differenceLines(found, look),
        ...(found.tools.length === 0 ? [] : [toolTable(found, look)]),
        unreached(found, look),
        fingerprintLines(suite.fingerprints, look),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function headline(found, suite, look) {
    const { bold, green, red } = look.colors;
    const name = (0,printable/* printable */.g)(suite);
    if (found.tools.length === 0) {
        return `${green('✓')} ${bold('Nothing answers')}  ${name}\n  The suite has no tools.`;
    }
    const title = found.same
        ? `${green('✓')} ${bold('The same each time')}`
        : `${red('✗')} ${bold('Not the same each time')}`;
    return `${title}  ${name}\n${(0,terminal_look/* wrapped */.ky)(inWords(found), '  ', look)}`;
}
function inWords({ same, scripts, calls, tools, faults, differences }) {
    const made = `${count(calls, 'call')} of ${count(tools.length, 'tool')}, in ${count(scripts, 'fresh world')}, and all of it again`;
    if (same)
        return `${made}: the same answers, delays and final states.`;
    const what = [
        ...(faults.length > 0 ? [`${count(faults.length, 'failure')} of handlers`] : []),
        ...(differences.length > 0 ? [count(differences.length, 'difference')] : []),
    ];
    return `${made}: ${what.join(', ')}.`;
}
function count(number, thing) {
    return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
/** No fault: the calls were made up, and there may be no arguments that lead there. */
function unreached({ tools }, look) {
    const names = tools.flatMap(({ tool, rules, reached }) => {
        const rest = Array.from({ length: rules }, (_, index) => index + 1).filter((rule) => !reached.includes(rule));
        return rest.length === 0 ? [] : [`rule${rest.length === 1 ? '' : 's'} ${rest.join(', ')} of ${(0,printable/* printable */.g)(tool)}`];
    });
    if (names.length === 0)
        return '';
    return (0,terminal_look/* wrapped */.ky)(`No call reached ${names.join('; ')}. With --run DIR, what a run asked is asked too.`, '', look);
}
function fingerprintLines({ agent, sandbox }, { colors }) {
    const rows = [
        ...Object.entries(sandbox).map(([part, hash]) => [`sandbox ${part}`, hash]),
        ...(agent.interface === undefined ? [] : [['agent interface', agent.interface]]),
    ];
    const lines = rows.map(([name = '', hash = '']) => `  ${name.padEnd(18)} ${hash.slice(0, 16)}`);
    return [colors.bold('Fingerprints'), ...lines].join('\n');
}

// EXTERNAL MODULE: ./build/src/trace/store/read.js
var read = __webpack_require__(53189);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var use_suite = __webpack_require__(86316);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/sandbox.js











/** `turngate sandbox verify SUITE`: the same calls twice, and whether everything was the same. */
async function verify(io, path, { run, seed = 1, json }) {
    const { suite, root } = (0,use_suite/* loadSuiteFile */.xi)(path, io.cwd);
    const recorded = run === undefined ? [] : await recordedScripts((0,external_node_path_.resolve)(io.cwd, run), suite);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'turngate-'));
    try {
        const world = { suite, root, scratch, path: io.env.PATH ?? '', signal: io.signal };
        await (0,handlers_handlers/* checkHandlers */.e)({ ...world, file: suite.file });
        const found = await verifyDoubles([...suiteScripts(suite, seed), ...recorded], world);
        const { agent, sandbox } = suite.fingerprints;
        if (json === true) {
            const fingerprints = { sandbox, ...(agent.interface !== undefined && { interface: agent.interface }) };
            (0,print.printJson)({ version: 1, suite: suite.name, seed, ...found, fingerprints }, io);
        }
        else {
            io.out(renderVerification(found, suite, { width: io.width, color: io.color }));
        }
        return io.signal.aborted ? 3 : found.same ? 0 : 1;
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(scratch);
    }
}
/** In the order of tasks and attempts: a run records them as they end. */
async function recordedScripts(dir, suite) {
    const scripts = [];
    for await (const made of (await (0,read/* readRun */.cI)(dir)).attempts) {
        scripts.push({ task: made.task, attempt: made.attempt, script: recordedScript(made, suite.tools) });
    }
    const place = new Map(suite.tasks.map(({ id }, index) => [id, index]));
    const placeOf = (task) => place.get(task) ?? suite.tasks.length;
    return scripts.sort((a, b) => placeOf(a.task) - placeOf(b.task) || a.attempt - b.attempt).map(({ script }) => script);
}


/***/ }),

/***/ 13963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printJson: () => (/* binding */ printJson),
  printReport: () => (/* binding */ printReport)
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/lines.js
var report_lines = __webpack_require__(99603);
// EXTERNAL MODULE: ./build/src/report/phrase.js + 7 modules
var phrase = __webpack_require__(62430);
// EXTERNAL MODULE: ./build/src/report/symbols.js
var symbols = __webpack_require__(63969);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(43698);
// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(26382);
;// CONCATENATED MODULE: ./build/src/report/terminal/failing.js




/** Tasks shown with their diffs, and lines of a diff. */
const MOST_TASKS = 3;
const MOST_LINES = 40;
/** Changed places of the state. */
const MOST_PLACES = 8;
/** The first task of each root cause in full, the others by a line each. */
function failingBlocks(report, look) {
    const { failing, more_failing: more } = report;
    if (failing.length === 0 && more.length === 0)
        return [];
    const full = failing
        .filter((task, index) => failing.findIndex((one) => isAlike(one, task)) === index)
        .slice(0, MOST_TASKS);
    const rest = failing
        .filter((task) => !full.includes(task))
        .map((task) => (0,terminal_look/* wrapped */.ky)(show((0,report_lines/* taskLine */.er)(task), look), '  ', look));
    const names = more.length === 0 ? [] : [(0,terminal_look/* wrapped */.ky)(`also: ${more.map(printable/* printable */.g).join(', ')}`, '  ', look)];
    return [
        look.colors.bold((0,report_lines/* failingTitle */.J5)(report)),
        ...full.map((task) => taskBlock(task, look)),
        [...rest, ...names].join('\n'),
    ].filter((block) => block !== '');
}
function isAlike(a, b) {
    return a === b || (a.cause !== undefined && (0,report_text/* plainText */.wh)(a.cause) === (0,report_text/* plainText */.wh)(b.cause ?? []));
}
function taskBlock(task, look) {
    const { root_cause: root, failures } = task;
    const { colors } = look;
    const lines = [
        (0,terminal_look/* wrapped */.ky)(colors.bold(show((0,report_lines/* taskLine */.er)(task), look)), '  ', look),
        (0,terminal_look/* wrapped */.ky)(colors.dim((0,printable/* printableText */.X)((0,report_lines/* attemptLine */.O_)(task))), '    ', look),
        ...(root === undefined ? [] : rootLines(root, look)),
        ...failures.slice(0, 4).map((failure) => (0,terminal_look/* wrapped */.ky)(show(failure, look), '    - ', look)),
        ...stateLines(task, look),
        ...diffLines(task, look),
    ];
    return lines.join('\n');
}
function rootLines(root, look) {
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('–') : (0,report_text/* say */.cv) `${side}`);
    return [
        (0,terminal_look/* wrapped */.ky)(show((0,report_lines/* rootCauseLine */.Yc)(root), look), '    ', look),
        ...root.fields
            .slice(0, 4)
            .map((field) => (0,terminal_look/* wrapped */.ky)(show((0,report_text/* say */.cv) `${field.path}: gold ${value(field.gold)}, predicted ${value(field.predicted)}`, look), '      ', look)),
    ];
}
function stateLines({ state }, look) {
    if (state === undefined)
        return [];
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('absent') : (0,report_text/* say */.cv) `${side}`);
    const told = state.rows.slice(0, MOST_PLACES);
    const more = state.more + state.rows.length - told.length;
    return [
        (0,terminal_look/* wrapped */.ky)(look.colors.dim('state: before → after'), '    ', look),
        ...told.map((row) => {
            const note = (0,report_lines/* stateNote */.WH)(row);
            const place = row.path === '' ? (0,report_text/* words */.aL)('the whole document') : (0,report_text/* say */.cv) `${row.path}`;
            const line = (0,report_text/* say */.cv) `${place}: ${value(row.before)} → ${value(row.after)}${(0,report_text/* words */.aL)(note.length === 0 ? '' : ', ')}${note}`;
            return (0,terminal_look/* wrapped */.ky)(show(line, look), row.mark === 'wrong' || row.mark === 'unexpected' ? '    ! ' : '      ', look);
        }),
        ...(more > 0 ? [(0,terminal_look/* wrapped */.ky)(look.colors.dim((0,report_text/* plainText */.wh)((0,report_lines/* stateMore */.lN)({ ...state, more }))), '      ', look)] : []),
    ];
}
function diffLines({ diff }, look) {
    if (diff === undefined)
        return [];
    const { colors } = look;
    if (diff.first_divergence < 0)
        return [(0,terminal_look/* wrapped */.ky)(`same path as the ${report_lines/* DIFF_LEFT */.Iy[diff.left]}`, '    ', look)];
    const shown = diff.lines.slice(0, MOST_LINES);
    const rest = diff.lines.length - shown.length;
    return [
        (0,terminal_look/* wrapped */.ky)(colors.dim(`diff: - ${report_lines/* DIFF_LEFT */.Iy[diff.left]}, + this attempt`), '    ', look),
        ...shown.map((line) => diffLine(line, look)),
        ...(rest > 0 ? [colors.dim(`    ${rest} more lines in the report`)] : []),
    ];
}
function diffLine({ kind, text, label }, look) {
    const { colors } = look;
    const note = label === undefined ? '' : ` ${colors.yellow(`← ${label}`)}`;
    const shown = (0,printable/* printable */.g)(text);
    const line = shown.trimStart();
    const indent = ' '.repeat(shown.length - line.length);
    switch (kind) {
        case 'gap':
            return colors.dim(`      ⋮ ${line}`);
        case 'added':
            return (0,terminal_look/* wrapped */.ky)(`${colors.green(line)}${note}`, `    + ${indent}`, look);
        case 'removed':
            return (0,terminal_look/* wrapped */.ky)(`${colors.red(line)}${note}`, `    - ${indent}`, look);
        case 'same':
            return (0,terminal_look/* wrapped */.ky)(`${line}${note}`, `      ${indent}`, look);
    }
}
function show(text, { colors }) {
    return (0,printable/* printableText */.X)(text, colors.cyan);
}

// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(25832);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./build/src/report/terminal/blank-table.js
var blank_table = __webpack_require__(88098);
;// CONCATENATED MODULE: ./build/src/report/terminal/metrics.js






const BASELINE = { title: 'baseline', align: 'right', text: (row) => row.shown.baseline };
const LIMIT = { title: 'limit', align: 'left', text: (row) => row.shown.limit };
const VERDICT = { title: '', align: 'left', text: verdictText };
const COLUMNS = [
    { title: '', align: 'left', text: (row) => `  ${(0,printable/* printableText */.X)(row.label)}` },
    BASELINE,
    { title: 'now', align: 'right', text: (row) => row.shown.candidate || '-' },
    { title: 'change', align: 'right', text: (row) => row.shown.change },
    LIMIT,
    VERDICT,
];
/** The groups one under the other, in columns that all share. */
function metricTables(report, look) {
    const rows = report.groups.flatMap((group) => group.rows);
    const isCompared = rows.some((row) => row.shown.baseline !== '');
    const used = [...COLUMNS, ...(isCompared ? [] : [SPREAD])].filter((column, at) => at === 0 || rows.some((row) => column.text(row).replace('-', '') !== ''));
    const { columns, widths, gap } = layout(report, used, look.width);
    return report.groups
        .map((group) => {
        const table = new cli_table3({
            ...(0,blank_table/* blank */.h)(gap),
            colWidths: [...widths],
            colAligns: columns.map((column) => column.align),
        });
        table.push(columns.map((column, at) => (at === 0 ? look.colors.bold(group.title) : look.colors.dim(column.title))));
        for (const row of group.rows) {
            const paint = painter(row, look);
            table.push(columns.map((column) => (column === VERDICT ? paint(column.text(row)) : column.text(row))));
        }
        return (0,blank_table/* trimLines */.E)(table.toString());
    })
        .join('\n\n');
}
/** As wide as the widest cells. Where the terminal is narrow, gaps shrink, then columns go that a reader misses least. */
function layout(report, columns, width) {
    const fits = ({ widths, gap }) => widths.reduce((sum, one) => sum + one, 0) - gap <= width;
    const wide = sized(report, columns, 2);
    if (fits(wide))
        return wide;
    const narrow = sized(report, columns, 1);
    const least = [SPREAD, LIMIT, BASELINE].find((column) => columns.includes(column));
    if (fits(narrow) || least === undefined)
        return narrow;
    return layout(report, columns.filter((column) => column !== least), width);
}
function sized({ groups }, columns, gap) {
    const widths = columns.map((column, at) => {
        const cells = groups.flatMap((group) => [at === 0 ? group.title : column.title, ...group.rows.map(column.text)]);
        return Math.max(...cells.map((cell) => (0,dist/* default */.A)(cell))) + gap;
    });
    return { columns, widths, gap };
}
/** Where nothing is compared there is room for the spread of amounts. */
const SPREAD = {
    title: '',
    align: 'left',
    text: ({ p50, p95, unit, interval }) => {
        if (p50 !== undefined && p95 !== undefined)
            return `p50 ${(0,figures/* showAmount */.aG)(p50, unit)}, p95 ${(0,figures/* showAmount */.aG)(p95, unit)}`;
        return interval === undefined ? '' : `95%: ${(0,figures/* percent */.KN)(interval.low)} to ${(0,figures/* percent */.KN)(interval.high)}`;
    },
};
function passTable({ pass_k: rows, baseline }, look) {
    if (rows.length === 0)
        return '';
    const shown = rows.slice(0, Math.max(1, Math.floor((look.width - 19) / 9)));
    const value = (share) => (share === null ? '-' : (0,figures/* percent */.KN)(share));
    const table = new cli_table3({
        ...(0,blank_table/* blank */.h)(2),
        colAligns: ['left', ...shown.map(() => 'right')],
    });
    table.push([look.colors.bold('All of k pass'), ...shown.map((row) => look.colors.dim(`k=${row.k}`))]);
    if (baseline !== undefined)
        table.push(['  pass^k, baseline', ...shown.map((row) => value(row.baseline_pass_hat))]);
    table.push(['  pass^k', ...shown.map((row) => value(row.pass_hat))]);
    table.push(['  pass@k (any of k)', ...shown.map((row) => value(row.pass_at))]);
    if (rows.some((row) => row.tasks !== row.of)) {
        table.push(['  over tasks', ...shown.map((row) => `${row.tasks}/${row.of}`)]);
    }
    return (0,blank_table/* trimLines */.E)(table.toString());
}
function verdictText(row) {
    const sign = (0,symbols/* metricSign */.Kk)(row.status);
    return `${sign} ${row.shown.verdict}`.trim();
}
function painter({ status }, { colors }) {
    if (status === 'pass')
        return colors.green;
    if (status === 'regressed')
        return colors.red;
    return status === 'reported' ? colors.dim : colors.yellow;
}

;// CONCATENATED MODULE: ./build/src/report/terminal/render.js








/** The report for a terminal: plain text where `color` is off, no line wider than `width` (40 at least). */
function renderTerminal(report, options) {
    const look = (0,terminal_look/* lookOf */.Li)(options);
    const blocks = [
        headline(report, look),
        list('Accepted', report.change?.accepted ?? [], '- ', look),
        list('Why', (0,report_lines/* whyTexts */.pl)(report, MOST), '- ', look),
        list(`This change ${(0,phrase/* isFirstGate */.QS)(report) ? 'adds' : 'edits'} the gate`, edits(report), '- ', look),
        numbered('Next', report.next.slice(0, 5), look),
        metricTables(report, look),
        passTable(report, look),
        ...failingBlocks(report, look),
        list('Tasks that moved', (0,report_lines/* movedTexts */.aM)(report, MOST), '- ', look),
        list('Changed in the agent', changed(report), '- ', look),
        list('Notes', (0,report_lines/* noteTexts */.HI)(report, MOST), '- ', look),
        ...misses(report, look),
        footer(report, look),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function headline({ status, suite, headline: head }, look) {
    const { colors } = look;
    const paint = (0,terminal_look/* statusColor */.ST)(status, look);
    const title = `${(0,symbols/* statusSign */.qD)(status)} ${(0,printable/* printableText */.X)(head.verdict)}`;
    const lines = [
        `${paint(colors.bold(title))}  ${(0,printable/* printable */.g)(suite)}`,
        (0,terminal_look/* wrapped */.ky)(colors.bold(render_show(head.figure, look)), '  ', look),
        ...(head.cause === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(render_show(head.cause, look), '  ', look)]),
        ...(head.note === undefined ? [] : [(0,terminal_look/* wrapped */.ky)(colors.yellow((0,printable/* printableText */.X)(head.note)), '  ', look)]),
    ];
    return lines.join('\n');
}
const MOST = 12;
function edits({ change }) {
    const texts = (change?.edits ?? []).map(({ text }) => text);
    return texts.length > MOST ? [...texts.slice(0, MOST), (0,report_text/* words */.aL)(`and ${texts.length - MOST} more`)] : texts;
}
function changed(report) {
    const texts = (0,report_lines/* changedTexts */.XH)(report);
    return texts !== undefined && texts.length === 0 ? [(0,report_text/* words */.aL)('nothing')] : (texts ?? []);
}
/** Why attempts were not measured, by one of each cause. */
function misses({ unmeasured = [] }, look) {
    return unmeasured.slice(0, MOST_MISSES).flatMap(({ first, diff }) => {
        if (diff === undefined)
            return [];
        const title = (0,report_text/* say */.cv) `Attempt ${first.attempt} of ${first.task}: - recorded, + asked`;
        return [[(0,terminal_look/* wrapped */.ky)(render_show(title, look), '  ', look), ...diff.map((line) => diffLine(line, look))].join('\n')];
    });
}
const MOST_MISSES = 3;
function footer({ run, baseline, totals, artefacts }, look) {
    const parts = [
        (0,report_text/* say */.cv) `run ${run.id}, seed ${run.seed}, ${totals.measured} of ${totals.planned} attempts measured`,
        ...(baseline === undefined
            ? []
            : [(0,report_text/* say */.cv) `against run ${baseline.run.id}${baseline.place === '' ? [] : (0,report_text/* say */.cv) ` in ${baseline.place}`}`]),
        ...artefacts.slice(0, 5).map((artefact) => (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(artefact.title)}: ${artefact.path}`),
    ];
    return parts.map((part) => (0,terminal_look/* wrapped */.ky)(look.colors.dim((0,printable/* printableText */.X)(part)), '', look)).join('\n');
}
function list(title, texts, mark, look) {
    if (texts.length === 0)
        return '';
    return [look.colors.bold(title), ...texts.map((text) => (0,terminal_look/* wrapped */.ky)(render_show(text, look), `  ${mark}`, look))].join('\n');
}
function numbered(title, texts, look) {
    if (texts.length === 0)
        return '';
    const lines = texts.map((text, index) => (0,terminal_look/* wrapped */.ky)(render_show(text, look), `  ${index + 1}. `, look));
    return [look.colors.bold(title), ...lines].join('\n');
}
function render_show(text, { colors }) {
    return (0,printable/* printableText */.X)(text, colors.cyan);
}

;// CONCATENATED MODULE: ./build/src/shell/cli/print.js


/** The report on stdout, as JSON where that was asked for. */
function printReport(report, io, json) {
    if (json === true)
        io.out((0,report_json/* renderJson */.h)(report));
    else
        io.out(renderTerminal(report, { width: io.width, color: io.color }));
}
function printJson(value, io) {
    io.out(`${JSON.stringify(value, null, 2)}\n`);
}


/***/ })

};
