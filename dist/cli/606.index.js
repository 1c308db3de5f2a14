export const id = 606;
export const ids = [606];
export const modules = {

/***/ 66131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareArguments)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35676);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4633);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3164);




/**
 * Two argument records by path. Objects are compared key by key, lists of one length member by member, everything else
 * as one value. A JSON text stands for what it encodes.
 */
function compareArguments(gold, predicted, options) {
    const found = { missing: [], extra: [], fields: [] };
    const looked = options.only === undefined || options.only === null ? undefined : new Set(options.only);
    for (const key of keysOf(gold, predicted)) {
        if (looked !== undefined && !looked.has(key))
            continue;
        comparePlace({ path: key, pattern: key, inherited: {} }, own(gold, key), own(predicted, key), options, found);
    }
    const count = found.fields.length + found.missing.length + found.extra.length;
    const sum = found.fields.reduce((total, field) => total + field.score, 0);
    return { ...found, agreement: count === 0 ? 1 : sum / count };
}
function comparePlace(place, goldValue, predictedValue, options, found) {
    const rule = ruleAt(place, options.table);
    if (rule.ignore === true)
        return;
    const gold = goldValue ?? absentAs(goldValue, rule);
    const predicted = predictedValue ?? absentAs(predictedValue, rule);
    if (gold === undefined || predicted === undefined) {
        if (rule.optional === true || gold === predicted)
            return;
        (gold === undefined ? found.extra : found.missing).push(place.path);
        return;
    }
    compareBoth(place, rule, gold, predicted, options, found);
}
function compareBoth(place, rule, gold, predicted, options, found) {
    const [a, b] = (0,_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .f)(gold) && (0,_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .f)(predicted) ? [(0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .containerOf */ .t)(gold), (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .containerOf */ .t)(predicted)] : [];
    const inherited = ofMembers(rule);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(a) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(b)) {
        const keys = keysOf(a, b);
        for (const key of keys) {
            const below = { path: `${place.path}.${key}`, pattern: `${place.pattern}.${key}`, inherited };
            comparePlace(below, own(a, key), own(b, key), options, found);
        }
        if (keys.length === 0)
            found.fields.push(equalField(place.path, gold, predicted));
        return;
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        const member = { pattern: `${place.pattern}[]`, inherited };
        if (rule.kind === 'set' && a.length <= MAX_SET && b.length <= MAX_SET) {
            found.fields.push(compareSet(place, member, a, b, options));
            return;
        }
        if (rule.kind !== 'set' && a.length === b.length && a.length > 0) {
            a.forEach((item, index) => {
                comparePlace({ path: `${place.path}[${index}]`, ...member }, item, b[index], options, found);
            });
            return;
        }
    }
    const { score, equivalent, reason } = options.similarity.compareValues(gold, predicted, rule);
    found.fields.push({ path: place.path, gold, predicted, score: clamp(score), equivalent, reason });
}
const MAX_SET = 64;
/** Members in any order: as many as can be paired with an equivalent one. */
function compareSet(place, member, gold, predicted, options) {
    const partner = (0,_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .maximumMatching */ .o)(gold.length, predicted.length, (left, right) => {
        const found = { missing: [], extra: [], fields: [] };
        comparePlace({ path: `${place.path}[]`, ...member }, gold[left], predicted[right], options, found);
        return found.missing.length + found.extra.length === 0 && found.fields.every((field) => field.equivalent);
    });
    const paired = partner.filter((right) => right !== undefined).length;
    const size = Math.max(gold.length, predicted.length);
    return {
        path: place.path,
        gold,
        predicted,
        score: size === 0 ? 1 : paired / size,
        equivalent: paired === size,
        reason: `${paired} of ${size} members in common`,
    };
}
/** The table's entry, over what the value around it hands down. */
function ruleAt({ path, pattern, inherited }, table) {
    const rule = Object.hasOwn(table, path) ? table[path] : Object.hasOwn(table, pattern) ? table[pattern] : undefined;
    return { ...inherited, ...rule };
}
/** How a list itself is compared, and whether it may be absent, says nothing of its members. */
function ofMembers(rule) {
    const { ignore: _ignore, optional: _optional, default: _default, kind, ...handed } = rule;
    return kind === undefined || kind === 'list' || kind === 'set' ? handed : { ...handed, kind };
}
/** null is a value; only what is absent takes the default. */
function absentAs(value, rule) {
    return value === undefined ? rule.default : value;
}
function equalField(path, gold, predicted) {
    return { path, gold, predicted, score: 1, equivalent: true, reason: 'identical' };
}
function keysOf(gold, predicted) {
    return [...new Set([...Object.keys(gold), ...Object.keys(predicted)])];
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function clamp(score) {
    return Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0;
}


/***/ }),

/***/ 39565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N8: () => (/* binding */ isSameTool),
/* harmony export */   R9: () => (/* binding */ goldCall),
/* harmony export */   wb: () => (/* binding */ compareCall)
/* harmony export */ });
/* harmony import */ var _suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99799);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66131);
/* harmony import */ var _gold_turns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4580);



/** Undefined for a reply. */
function goldCall(turn, tools) {
    const known = goldCalls.get(turn);
    if (known !== undefined && known.tools === tools)
        return known.call;
    const call = readGoldCall(turn, tools);
    goldCalls.set(turn, { tools, call });
    return call;
}
const goldCalls = new WeakMap();
function readGoldCall(turn, tools) {
    const action = (0,_gold_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .actionOf */ .qj)(turn);
    if (action === undefined)
        return undefined;
    const tool = (0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAction */ .n5)(tools, action);
    return { turn, action, tool, table: mergeTables(tool.entry?.compare, turn.compare) };
}
/** Whether the two name one tool; cheap, so that pairing can ask it of every two. */
function isSameTool(gold, predicted) {
    return gold.tool.tool_id === predicted.tool_id || isOneName(gold.tool, predicted);
}
/** Attempts of one task make much the same calls: each is compared with a gold turn once. */
function compareCall(gold, predicted, similarity) {
    const known = knownOf(gold, similarity);
    const key = callKey(predicted);
    const found = known.get(key) ?? compareAnew(gold, predicted, similarity);
    if (key.length > MAX_KEY)
        return found;
    if (known.size >= MAX_KNOWN)
        known.clear();
    known.set(key, found);
    return found;
}
const MAX_KNOWN = 50;
const MAX_KEY = 2_000;
const comparisons = new WeakMap();
function knownOf(gold, similarity) {
    const ofGold = comparisons.get(similarity) ?? new WeakMap();
    comparisons.set(similarity, ofGold);
    const known = ofGold.get(gold) ?? new Map();
    ofGold.set(gold, known);
    return known;
}
/** As it was written, so that what is shown of a call is its own. */
function callKey({ tool_id, action, args }) {
    return JSON.stringify([tool_id, action ?? null, args]);
}
function compareAnew(gold, predicted, similarity) {
    const oneName = isOneName(gold.tool, predicted);
    const sameTool = oneName || gold.tool.tool_id === predicted.tool_id;
    const sameAction = oneName || (sameTool && gold.tool.action === predicted.action);
    const compared = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .compareArguments */ .E)(gold.action.args, predicted.args, {
        table: gold.table,
        only: gold.turn.compare_args,
        similarity,
    });
    const complete = compared.missing.length === 0 && compared.extra.length === 0;
    const passed = sameAction && complete && compared.fields.every((field) => field.equivalent);
    return { sameTool, sameAction, ...compared, passed };
}
/** Without a table `orders_Get` cannot be split; it is still the name that `orders` and `Get` make together. */
function isOneName(gold, predicted) {
    if ((gold.action === undefined) === (predicted.action === undefined))
        return false;
    return providerName(gold) === providerName(predicted);
}
function providerName({ tool_id, action }) {
    return action === undefined ? tool_id : `${tool_id}_${action}`;
}
/** Option by option, so that a turn can change one and keep the rest. */
function mergeTables(ofTool, ofTurn) {
    if (ofTool === undefined || ofTurn === undefined)
        return ofTurn ?? ofTool ?? {};
    const paths = new Set([...Object.keys(ofTool), ...Object.keys(ofTurn)]);
    return Object.fromEntries([...paths].map((path) => [path, { ...ofTool[path], ...ofTurn[path] }]));
}


/***/ }),

/***/ 32297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ extraCallFailures),
/* harmony export */   Uy: () => (/* binding */ extraCalls),
/* harmony export */   tR: () => (/* binding */ recoveredCalls)
/* harmony export */ });
/**
 * The calls that were refused or failed and that a successful call of the same tool follows, by index.
 *
 * @param calls all of the segment, in order
 */
function recoveredCalls(calls) {
    const recovered = new Set();
    const doneLater = new Set();
    for (let index = calls.length - 1; index >= 0; index -= 1) {
        const call = calls[index];
        if (call === undefined)
            continue;
        const name = JSON.stringify([call.tool_id, call.action ?? null]);
        if (call.fate === 'ok')
            doneLater.add(name);
        if ((call.fate === 'failed' || call.fate === 'refused') && doneLater.has(name))
            recovered.add(index);
    }
    return recovered;
}
/**
 * The calls of one segment that no gold turn has for a partner.
 *
 * @param unknownIsDone whether a call with no recorded outcome counts as executed: in a dialog list, which need not
 *   record any, but not in a trace, where such a call never came to an end
 */
function extraCalls(calls, isPaired, segment, { unknownIsDone }) {
    const recovered = recoveredCalls(calls);
    return calls.flatMap((call, index) => {
        if (isPaired(index))
            return [];
        const kind = recovered.has(index) ? 'recovered' : kindOf(call, unknownIsDone);
        return [{ tool: call.tool, args: call.args, segment, kind }];
    });
}
function kindOf(call, unknownIsDone) {
    if (call.fate !== 'ok' && !(call.fate === 'unknown' && unknownIsDone))
        return 'extra_failed';
    if (call.read_only === undefined)
        return 'extra_unknown';
    return call.read_only ? 'extra_read' : 'extra_write';
}
/** Codes by which extra calls fail a dialog; empty when they do not. */
function extraCallFailures(extra, policy) {
    const kinds = new Set(extra.map((call) => call.kind));
    kinds.delete('recovered');
    if (policy === 'allow' || kinds.size === 0)
        return [];
    if (kinds.has('extra_write'))
        return ['extra_write'];
    return policy === 'fail' ? ['extra_call'] : [];
}


/***/ }),

/***/ 4580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j1: () => (/* binding */ isAgentTurn),
/* harmony export */   nK: () => (/* binding */ isReply),
/* harmony export */   qj: () => (/* binding */ actionOf)
/* harmony export */ });
/** `User` rows carry words and are not scored; turns `by: user` are the user's own calls. */
function isAgentTurn(turn) {
    return turn.turn !== 'User' && turn.by !== 'user';
}
function isReply(turn) {
    return 'response' in turn.gold_turn;
}
/** Undefined for a reply. */
function actionOf(turn) {
    return 'tool_id' in turn.gold_turn ? turn.gold_turn : undefined;
}


/***/ }),

/***/ 89159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ stretches),
/* harmony export */   x: () => (/* binding */ orderInside)
/* harmony export */ });
const PREFIX = 'OrderInvariant_';
/**
 * Cuts gold turns of one segment into stretches that keep their order: an order-invariant group (neighbours that share
 * a tag) is one stretch, every other turn is a stretch of its own. Indices into `turns`, in the gold's order.
 */
function stretches(turns) {
    const found = [];
    let open;
    for (const [index, turn] of turns.entries()) {
        const tag = turn.tags?.find((name) => name.startsWith(PREFIX));
        const last = found.at(-1);
        if (tag !== undefined && tag === open && last !== undefined)
            last.push(index);
        else
            found.push([index]);
        open = tag;
    }
    return found;
}
/**
 * For each member of a stretch, the members (positions in `members`) that have to come before it by `depends_on`,
 * followed through. Members that would have to come before each other are not ordered.
 */
function orderInside(members) {
    const before = followed(members);
    return before.map((earlier, member) => new Set([...earlier].filter((other) => before[other]?.has(member) !== true)));
}
function followed(members) {
    const direct = members.map((turn) => (turn.depends_on ?? []).map((no) => members.findIndex((other) => other.turn_no === no)).filter((at) => at >= 0));
    return members.map((_, member) => {
        const before = new Set();
        const open = [...(direct[member] ?? [])];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            if (before.has(next))
                continue;
            before.add(next);
            open.push(...(direct[next] ?? []));
        }
        return before;
    });
}


/***/ }),

/***/ 7211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ predictedTurn),
/* harmony export */   V: () => (/* binding */ predictedCall)
/* harmony export */ });
/* harmony import */ var _suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99799);

/** A call of a live trace. */
function predictedCall(call, tools) {
    const result = call.result ?? call.error ?? call.message;
    return {
        ...named((0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveTool */ .Hj)(tools, call.tool), call.tool, call.args),
        fate: call.fate,
        ...(result !== undefined && { result }),
    };
}
/** What a record of a dialog list says the agent did; undefined where it did nothing. */
function predictedTurn(record, tools) {
    if (!('tool_id' in record))
        return { kind: 'response', response: record.response };
    const tool = (0,_suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAction */ .n5)(tools, record);
    return {
        ...named(tool, tool.name, record.args),
        fate: record.refused === true ? 'refused' : record.ok === undefined ? 'unknown' : record.ok ? 'ok' : 'failed',
        ...(record.result !== undefined && { result: record.result }),
    };
}
function named(tool, calledAs, args) {
    return {
        kind: 'action',
        tool: calledAs,
        tool_id: tool.tool_id,
        ...(tool.action !== undefined && { action: tool.action }),
        args,
        // an entry that does not say so is one that writes
        ...(tool.entry !== undefined && { read_only: tool.entry.read_only === true }),
    };
}


/***/ }),

/***/ 38867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ scoreDialog)
});

// EXTERNAL MODULE: ./build/src/grade/aem/gold-turns.js
var gold_turns = __webpack_require__(4580);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/src/grade/aem/json-text.js
var json_text = __webpack_require__(4633);
;// CONCATENATED MODULE: ./build/src/grade/aem/leaves.js



const MAX_LEAVES = 20_000;
/** The plain values of a JSON value, those that a JSON text in it encodes included; keys are no values. */
function leavesOf(value) {
    const found = [];
    const open = value === undefined || !(0,depth/* isShallow */.f)(value) ? [] : [value];
    for (let next = open.pop(); next !== undefined && found.length < MAX_LEAVES; next = open.pop()) {
        const inside = (0,json_text/* containerOf */.t)(next);
        if (inside !== undefined)
            open.push(...((0,json/* isJsonObject */.OW)(inside) ? Object.values(inside) : inside).toReversed());
        else if (typeof next !== 'object' || next === null)
            found.push(next);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/grade/aem/trail.js

const MAX_TEXT = 200_000;
const SHORTEST_PART = 4;
const BETWEEN = '\u0001';
function trailOf(value) {
    const leaves = leavesOf(value);
    return {
        leaves: new Set(leaves.map(canonicalLeaf)),
        text: fold(leaves.filter((leaf) => typeof leaf === 'string' || typeof leaf === 'number').join(BETWEEN)),
    };
}
/** Equal to a leaf, or whole words of one, of at least four characters. */
function carries(trail, value) {
    if (trail.leaves.has(canonicalLeaf(value)))
        return true;
    const text = fold(String(value));
    return text.length >= SHORTEST_PART && hasWholeWords(trail.text, text);
}
/** Booleans, null and one-digit numbers are equal by chance too often to say where they came from. */
function mayLink(value) {
    if (value === null || typeof value === 'boolean')
        return false;
    return !/^[+-]?\d?$/.test(String(value).trim());
}
function wordsOf(said) {
    const text = fold(said);
    return { text, ungrouped: withoutGrouping(text) };
}
/** Whether the user said it, in these very words. */
function isInWords(value, words) {
    const text = fold(String(value));
    if (text === '')
        return false;
    return hasWholeWords(words.text, text) || hasWholeWords(words.ungrouped, withoutGrouping(text));
}
/** Numbers, identifiers and words of a reply that the gold reply lacks, each once. */
function wordsThatMatter(reply, gold) {
    const known = new Set(tokens(gold).map(canonicalLeaf));
    const own = tokens(reply).filter((token) => !known.has(canonicalLeaf(token)) && !FUNCTION_WORDS.has(String(token)));
    return [...new Set(own)].slice(0, MAX_TOKENS);
}
const MAX_TOKENS = 500;
const TOKEN = /[\p{L}\p{N}]+(?:[-_.,:/@'][\p{L}\p{N}]+)*/gu;
const NUMERAL = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/;
function tokens(text) {
    return (fold(text).match(TOKEN) ?? []).map((token) => {
        const digits = withoutGrouping(token);
        return NUMERAL.test(digits) ? Number(digits) : token;
    });
}
/** They hold no value, though they are found in every text. */
const FUNCTION_WORDS = new Set(('about after also because been before being could does each from have here into just more most only other over ' +
    'please should some such than that their them then there these they this those very want were what when where ' +
    'which while will with would your').split(' '));
/** `"250"` and `250` are one leaf, `EU` and `eu` too. */
function canonicalLeaf(leaf) {
    if (typeof leaf !== 'string')
        return JSON.stringify(leaf);
    const text = leaf.trim();
    return NUMERAL.test(text) && text.length <= 15 ? JSON.stringify(Number(text)) : JSON.stringify(fold(leaf));
}
function hasWholeWords(text, part) {
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
        if (!isWordAt(text, at - 1) && !isWordAt(text, at + part.length))
            return true;
    }
    return false;
}
function isWordAt(text, at) {
    return /[\p{L}\p{N}]/u.test(text.charAt(at));
}
/** `1,200` is `1200`. */
function withoutGrouping(text) {
    return text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
}
function fold(text) {
    return text.slice(0, MAX_TEXT).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

;// CONCATENATED MODULE: ./build/src/grade/aem/data-flow.js



/**
 * Where the wrong values of a failed turn came from, if all of them came from turns that had failed before. Undefined:
 * some field is wrong by itself, or nothing is known of where its value came from.
 *
 * @param upstream failed calls that were settled before this turn was made, latest first
 * @param said what the user had said by then
 */
function dataFlow(turn, upstream, said, trails) {
    if (upstream.length === 0)
        return undefined;
    const words = wordsOf(said.map((message) => message.text).join('\n'));
    const link = (value) => (isInWords(value, words) ? undefined : sourceOf(value, upstream, trails));
    return turn.kind === 'response' ? ofReply(turn, link) : ofCall(turn, link);
}
/** One link is enough: a reply says more than it took over. */
function ofReply({ paired }, link) {
    const { gold, predicted } = paired;
    if (predicted?.kind !== 'response' || !('response' in gold.gold_turn))
        return undefined;
    for (const value of wordsThatMatter(predicted.response, gold.gold_turn.response)) {
        const from = link(value);
        if (from !== undefined)
            return { from, value };
    }
    return undefined;
}
/** Every field that is wrong must have come from somewhere. */
function ofCall(turn, link) {
    const fields = wrongFields(turn);
    if (fields === undefined || fields.length === 0)
        return undefined;
    const flows = fields.map(({ gold, predicted }) => ofField(gold, predicted, link));
    return flows.some((flow) => flow === undefined) ? undefined : flows[0];
}
/** Undefined: something is wrong that no value can explain, such as a key that is missing. */
function wrongFields({ paired, call }) {
    const { predicted } = paired;
    if (call === undefined || predicted?.kind !== 'action')
        return undefined;
    // the arguments of another tool are compared as one whole: its keys are not those of the gold
    if (!call.sameAction)
        return [{ gold: (0,gold_turns/* actionOf */.qj)(paired.gold)?.args, predicted: predicted.args }];
    if (call.missing.length + call.extra.length > 0)
        return undefined;
    return call.fields.flatMap(({ equivalent, gold, predicted }) => (equivalent ? [] : [{ gold, predicted }]));
}
/** All values that the gold lacks there and that can be traced at all were carried over, and at least one was. */
function ofField(gold, predicted, link) {
    const right = new Set(leavesOf(gold).map((leaf) => JSON.stringify(leaf)));
    const wrong = leavesOf(predicted).filter((leaf) => mayLink(leaf) && !right.has(JSON.stringify(leaf)));
    const flows = wrong.map((value) => ({ value, from: link(value) }));
    const [first] = flows;
    if (first?.from === undefined || flows.some(({ from }) => from === undefined))
        return undefined;
    const { from, value } = first;
    return isConfirmed(gold, from) ? { from, value, confirmed: true } : { from, value };
}
/** The right value stands in the right result of that turn, so the two do belong together. */
function isConfirmed(gold, { paired }) {
    const results = leavesOf(paired.gold.result);
    if (results.length === 0)
        return false;
    const trail = trailOf(paired.gold.result);
    return leavesOf(gold).some((leaf) => mayLink(leaf) && carries(trail, leaf));
}
/** The latest turn that gave the value, else the latest one that was given it. */
function sourceOf(value, upstream, trails) {
    if (!mayLink(value))
        return undefined;
    const parts = ['result', 'args'];
    for (const part of parts) {
        const found = upstream.find((turn) => carries(trailsOf(turn, trails)[part], value));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function trailsOf(turn, trails) {
    const known = trails.get(turn);
    if (known !== undefined)
        return known;
    const { predicted } = turn.paired;
    const call = predicted?.kind === 'action' ? predicted : undefined;
    const made = { result: trailOf(call?.result), args: trailOf(call?.args) };
    trails.set(turn, made);
    return made;
}

// EXTERNAL MODULE: ./build/src/grade/aem/groups.js
var groups = __webpack_require__(89159);
;// CONCATENATED MODULE: ./build/src/grade/aem/order-of-events.js

/**
 * Indices of the turns as they happened: the gold's order, but the members of an order-invariant group in the order of
 * their calls, those without a partner last. What comes first here can be the cause of what comes later, never the
 * other way round.
 */
function orderOfEvents(turns) {
    const segments = [...new Set(turns.map(({ paired }) => paired.segment))];
    const when = (index) => turns[index]?.paired.position ?? Number.POSITIVE_INFINITY;
    return segments.flatMap((segment) => {
        const here = turns.flatMap((turn, index) => (turn.paired.segment === segment ? [{ turn, index }] : []));
        return (0,groups/* stretches */.Y)(here.map(({ turn }) => turn.paired.gold)).flatMap((members) => members.flatMap((member) => here[member]?.index ?? []).sort((a, b) => when(a) - when(b) || a - b));
    });
}

;// CONCATENATED MODULE: ./build/src/grade/aem/attribute.js


/**
 * Tells failures that start in their turn (root causes) from those that only consumed what a failed turn gave
 * (cascades). Per turn the best source of knowledge decides: `depends_on`, data flow, order.
 *
 * @returns by index of the turn; nothing for turns that passed
 */
function attribute(turns, dialog) {
    const found = turns.map(() => ({}));
    const earlier = [];
    const trails = new WeakMap();
    for (const index of orderOfEvents(turns)) {
        const turn = turns[index];
        if (turn === undefined)
            continue;
        const event = { turn, root: turn.paired.gold.turn_no };
        const cause = turn.passed ? undefined : causeOf(turn, earlier, dialog, trails);
        if (cause !== undefined) {
            event.root = cause.by.root;
            found[index] = { attribution: 'cascade', caused_by: describe(cause) };
        }
        else if (!turn.passed)
            found[index] = { attribution: 'root' };
        earlier.push(event);
    }
    return found;
}
/** An argument or an operation too many is nothing that a wrong input asks for. */
const ALWAYS_ROOT = new Set(['extra_parameters', 'action_mismatch']);
function causeOf(turn, earlier, dialog, trails) {
    if (ALWAYS_ROOT.has(turn.reason ?? ''))
        return undefined;
    return (byDependency(turn, earlier) ??
        byDataFlow(turn, earlier, dialog, trails) ??
        // an author who says what a turn consumes has said that it consumes nothing else
        (turn.paired.gold.depends_on === undefined ? byOrder(turn, earlier) : undefined));
}
function byDependency({ paired }, earlier) {
    const consumed = new Set(paired.gold.depends_on ?? []);
    const by = earlier.findLast((event) => !event.turn.passed && consumed.has(event.turn.paired.gold.turn_no));
    return by === undefined ? undefined : { by, source: 'depends_on' };
}
function byDataFlow(turn, earlier, dialog, trails) {
    const made = turn.paired.position;
    if (made === undefined || !turn.hasPartner)
        return undefined;
    const settled = ({ paired }) => paired.settled ?? paired.position ?? Number.POSITIVE_INFINITY;
    const upstream = earlier.filter((event) => isFailedCall(event.turn) && settled(event.turn) < made).reverse();
    // with no result on record nothing is known of what went from turn to turn
    if (!upstream.some((event) => resultOf(event.turn) !== undefined))
        return undefined;
    const said = dialog.userMessages.filter((message) => message.position < made);
    const calls = upstream.map((event) => event.turn);
    const flow = dataFlow(turn, calls, said, trails);
    const by = flow === undefined ? undefined : upstream.find((event) => event.turn === flow.from);
    return flow === undefined || by === undefined ? undefined : { by, source: 'data_flow', flow };
}
/** Assumed where no result says better, and for what was not done at all: since a call failed, every call failed. */
function byOrder(turn, earlier) {
    const calls = earlier.filter((event) => event.turn.kind === 'action' && isSameSegment(event.turn, turn));
    const isRecorded = calls.some((event) => isFailedCall(event.turn) && resultOf(event.turn) !== undefined);
    const last = calls.at(-1);
    if (last === undefined || last.turn.passed || (isRecorded && turn.hasPartner))
        return undefined;
    return { by: last, source: 'assumed' };
}
function isFailedCall(turn) {
    return turn.kind === 'action' && !turn.passed;
}
function isSameSegment(a, b) {
    return a.paired.segment === b.paired.segment;
}
function resultOf({ paired }) {
    return paired.predicted?.kind === 'action' ? paired.predicted.result : undefined;
}
function describe({ by, source, flow }) {
    return {
        turn_no: by.turn.paired.gold.turn_no,
        source,
        root_turn_no: by.root,
        ...(flow !== undefined && { value: flow.value }),
        ...(flow?.confirmed === true && { confirmed: true }),
    };
}

;// CONCATENATED MODULE: ./build/src/grade/aem/chains.js

/**
 * How many consecutive calls serve one reply, for each turn: 1, 2, or 3 for more. A reply has the length of the run
 * that it closes, 0 where it has none; a run that no reply closes ends with its segment.
 */
function chainLengths(turns) {
    const lengths = turns.map(() => 0);
    let run = [];
    const close = () => {
        const calls = run.filter((index) => !isReplyAt(turns, index)).length;
        if (calls > 0)
            for (const index of run)
                lengths[index] = Math.min(calls, 3);
        run = [];
    };
    for (const [index, turn] of turns.entries()) {
        if (index > 0 && turns[index - 1]?.segment !== turn.segment)
            close();
        run.push(index);
        if ((0,gold_turns/* isReply */.nK)(turn.gold))
            close();
    }
    close();
    return lengths;
}
/** Names of the buckets, shortest first. */
const CHAINS = ['1', '2', '3+'];
function chainName(length) {
    return length === 0 ? undefined : CHAINS[Math.min(length, 3) - 1];
}
function isReplyAt(turns, index) {
    const turn = turns[index];
    return turn !== undefined && (0,gold_turns/* isReply */.nK)(turn.gold);
}

;// CONCATENATED MODULE: ./build/src/grade/aem/compose.js
/** The ways to make one score of a dialog's turns, by the name that `aem.compose` gives. */
const COMPOSERS = { mean, weighted, gated, thresholds };
/** Every turn counts the same. */
function mean(turns, _rates, { continuous }) {
    const passed = turns.filter((turn) => turn.passed).length;
    const score = turns.reduce((sum, turn) => sum + turn.score, 0) / turns.length;
    return {
        score,
        ...(!continuous && { fraction: { num: passed, den: turns.length } }),
        passed: passed === turns.length,
        failed_by: [],
    };
}
/** By the turns' `weight`. */
function weighted(turns) {
    return { score: weightedMean(turns), passed: turns.every((turn) => turn.passed), failed_by: [] };
}
/** By weight, and not above `cap` once a critical turn failed. */
function gated(turns, _rates, { cap }) {
    const score = weightedMean(turns);
    const isCapped = turns.some((turn) => turn.critical && !turn.passed);
    return {
        score: isCapped ? Math.min(score, cap) : score,
        passed: turns.every((turn) => turn.passed),
        failed_by: [],
    };
}
/** 1 when each sub-metric reaches its bar, else 0. One without a bar has to be right throughout. */
function thresholds(_turns, rates, { thresholds: bars }) {
    const deciding = Object.entries(rates).filter(([, rate]) => rate.advisory !== true);
    const low = deciding.filter(([name, rate]) => rate.value + ROUNDING < barOf(name, bars));
    const num = low.length === 0 ? 1 : 0;
    return {
        score: num,
        fraction: { num, den: 1 },
        passed: num === 1,
        failed_by: low.map(([name]) => `threshold:${name}`),
    };
}
const ROUNDING = 1e-9;
function barOf(name, bars) {
    return Object.hasOwn(bars, name) ? (bars[name] ?? 1) : 1;
}
function weightedMean(turns) {
    const total = turns.reduce((sum, turn) => sum + turn.weight, 0);
    return turns.reduce((sum, turn) => sum + turn.weight * turn.score, 0) / total;
}

// EXTERNAL MODULE: ./build/src/grade/aem/extra.js
var extra = __webpack_require__(32297);
// EXTERNAL MODULE: ./build/src/grade/aem/compare-call.js
var compare_call = __webpack_require__(39565);
;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/call-or-reply.js
/** Judges what an action turn, or a response turn, was compared to; a turn that has neither is unscored. */
function callOrReply(ofCall, ofReply) {
    return (turn, context) => {
        const call = context.callOf(turn);
        if (call !== undefined)
            return ofCall(call);
        const reply = context.replyOf(turn);
        return reply === undefined ? { status: 'unscored', score: 0 } : ofReply(reply);
    };
}

;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/completeness.js

/** Every argument that is due and no other; every part of the reply that is due. */
const completeness = {
    name: 'completeness',
    applies_to: ['action', 'response'],
    evaluate: callOrReply(completeness_ofCall, completeness_ofReply),
};
function completeness_ofCall({ missing, extra, fields }) {
    const wrong = missing.length + extra.length;
    if (wrong === 0)
        return { status: 'passed', score: 1 };
    return {
        status: 'failed',
        score: fields.length / (fields.length + wrong),
        reason: missing.length > 0 ? 'missing_parameters' : 'extra_parameters',
        detail: { missing, extra },
    };
}
function completeness_ofReply({ complete, score, failure, reason }) {
    if (complete)
        return { status: 'passed', score: 1 };
    return { status: 'failed', score, reason: failure ?? 'incomplete_response', detail: { score, reason } };
}

;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/structural.js

/** The right tool, and the right operation of it. */
const structural = {
    name: 'structural',
    applies_to: ['action'],
    fails_all: true,
    evaluate(turn, context) {
        const call = context.callOf(turn);
        if (call?.sameAction === true)
            return { status: 'passed', score: 1 };
        const reason = call?.sameTool === true ? 'action_mismatch' : 'tool_mismatch';
        return { status: 'failed', score: 0, reason, detail: toolNames(turn) };
    },
};
/** `{gold, predicted}` as `tool_id.action`; predicted null: not called. */
function toolNames({ gold, predicted }) {
    const action = (0,gold_turns/* actionOf */.qj)(gold);
    return {
        gold: action === undefined ? null : nameOf(action),
        predicted: predicted?.kind === 'action' ? nameOf(predicted) : null,
    };
}
function nameOf({ tool_id, action }) {
    return action === undefined ? tool_id : `${tool_id}.${action}`;
}

;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/truthfulness.js

/** Every value that is there is the right one; nothing in the reply disagrees with the reference. */
const truthfulness = {
    name: 'truthfulness',
    applies_to: ['action', 'response'],
    evaluate: callOrReply(truthfulness_ofCall, truthfulness_ofReply),
};
function truthfulness_ofCall({ fields }) {
    const wrong = fields.filter((field) => !field.equivalent);
    const score = fields.length === 0 ? 1 : fields.reduce((sum, field) => sum + field.score, 0) / fields.length;
    if (wrong.length === 0)
        return { status: 'passed', score };
    return {
        status: 'failed',
        score,
        reason: 'inconsistent_parameter_values',
        detail: { fields: wrong.map(fieldDetail) },
    };
}
/** `gold` or `predicted` is left out where that side has no value. */
function fieldDetail({ path, gold, predicted, score, reason }) {
    return { path, ...(gold !== undefined && { gold }), ...(predicted !== undefined && { predicted }), score, reason };
}
function truthfulness_ofReply({ truthful, score, failure, reason }) {
    if (truthful)
        return { status: 'passed', score: 1 };
    return { status: 'failed', score, reason: failure ?? 'inconsistent_response', detail: { score, reason } };
}

;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/index.js



/** The levels in the order in which a turn's reason is looked for; a user's own come last. */
const EMBEDDED = [structural, completeness, truthfulness];
function subMetricsOf(context) {
    return [...EMBEDDED, ...(context.subMetrics ?? [])];
}

;// CONCATENATED MODULE: ./build/src/grade/aem/judge-turns.js




/** Judges every turn by every sub-metric that applies to it, whatever else failed. */
function judgeTurns(dialog, context) {
    const turnContext = contextFor(dialog, context);
    const metrics = subMetricsOf(context);
    return dialog.turns.map((paired) => judgeTurn(paired, metrics, turnContext));
}
function contextFor(dialog, context) {
    const compared = new Map();
    const replied = new Map();
    return {
        ...context,
        dialog,
        callOf: (turn) => once(compared, turn, () => callOf(turn, context)),
        replyOf: (turn) => once(replied, turn, () => replyOf(turn, context)),
    };
}
function callOf({ gold, predicted }, context) {
    const expected = (0,compare_call/* goldCall */.R9)(gold, context.tools);
    if (expected === undefined || predicted?.kind !== 'action')
        return undefined;
    return (0,compare_call/* compareCall */.wb)(expected, predicted, context.similarity);
}
function replyOf({ gold, predicted }, { similarity }) {
    if (!('response' in gold.gold_turn) || predicted?.kind !== 'response')
        return undefined;
    const { must_mention } = gold;
    const options = must_mention === undefined ? {} : { must_mention };
    return similarity.compareReplies(gold.gold_turn.response, predicted.response, options);
}
function once(known, turn, make) {
    const found = known.get(turn);
    if (found !== undefined)
        return found;
    const made = make();
    known.set(turn, made);
    return made;
}
function judgeTurn(paired, metrics, context) {
    const kind = (0,gold_turns/* isReply */.nK)(paired.gold) ? 'response' : 'action';
    const hasPartner = paired.predicted?.kind === kind;
    const call = context.callOf(paired);
    let fatal = hasPartner ? undefined : withoutPartner(paired, kind);
    const sub = {};
    for (const metric of metrics.filter(({ applies_to }) => applies_to.includes(kind))) {
        const result = fatal ?? settled(metric.evaluate(paired, context), context.aem.continuous);
        sub[metric.name] = metric.advisory === true ? { ...result, advisory: true } : result;
        if (metric.fails_all === true && result.status === 'failed')
            fatal = result;
    }
    const failed = Object.values(sub).find(({ status, advisory }) => status === 'failed' && advisory !== true);
    return {
        paired,
        kind,
        hasPartner,
        sub,
        passed: failed === undefined,
        ...(call !== undefined && { call }),
        ...(failed !== undefined && { reason: failed.reason ?? 'failed' }),
        ...(failed?.detail !== undefined && { detail: failed.detail }),
    };
}
function withoutPartner(paired, kind) {
    return kind === 'action'
        ? { status: 'failed', score: 0, reason: 'tool_mismatch', detail: toolNames(paired) }
        : { status: 'failed', score: 0, reason: 'incomplete_response', detail: { predicted: null } };
}
/** Scores between 0 and 1 are kept in continuous mode only. */
function settled(result, continuous) {
    if (continuous || result.status === 'unscored')
        return result;
    return { ...result, score: result.status === 'passed' ? 1 : 0 };
}

;// CONCATENATED MODULE: ./build/src/grade/aem/tally.js
/** Counts of some turns of a dialog, or of all of them. */
function tally(turns, continuous) {
    const failed = turns.filter((turn) => !turn.passed);
    return {
        num: turns.length - failed.length,
        den: turns.length,
        sub_metrics: subMetricRates(turns, continuous),
        reasons: countBy(failed, (turn) => turn.reason ?? 'failed'),
        root_cause_count: failed.filter((turn) => turn.attribution === 'root').length,
        cascading_count: failed.filter((turn) => turn.attribution === 'cascade').length,
    };
}
/** Over the turns to which a sub-metric applies and that it could judge; one without any is left out. */
function subMetricRates(turns, continuous) {
    const names = [...new Set(turns.flatMap((turn) => Object.keys(turn.sub)))];
    const rates = names.flatMap((name) => {
        const results = turns.flatMap((turn) => turn.sub[name] ?? []).filter(({ status }) => status !== 'unscored');
        const num = results.filter(({ status }) => status === 'passed').length;
        const den = results.length;
        if (den === 0)
            return [];
        const mean = results.reduce((sum, { score }) => sum + score, 0) / den;
        const advisory = results.some((result) => result.advisory === true) && { advisory: true };
        return [[name, { num, den, value: continuous ? mean : num / den, ...advisory }]];
    });
    return Object.fromEntries(rates);
}
function countBy(turns, keyOf) {
    const counts = new Map();
    for (const turn of turns)
        counts.set(keyOf(turn), (counts.get(keyOf(turn)) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

;// CONCATENATED MODULE: ./build/src/grade/aem/score-dialog.js






/** Judges every gold turn, says where failures began, and makes one score of them. */
function scoreDialog(dialog, context) {
    if (dialog.turns.length === 0)
        return { kind: 'unscored', reason: 'no gold turns' };
    const { aem } = context;
    const judged = judgeTurns(dialog, context);
    const causes = attribute(judged, dialog);
    const chains = chainLengths(dialog.turns);
    const turns = judged.map((turn, index) => turnScore(turn, causes[index] ?? {}, chains[index] ?? 0, aem.continuous));
    const all = tally(turns, aem.continuous);
    const composed = (context.composer ?? COMPOSERS[aem.compose])(turns, all.sub_metrics, aem);
    const extraFailures = (0,extra/* extraCallFailures */.A)(dialog.extra, dialog.extraCallsPolicy);
    return {
        kind: 'scored',
        turns,
        extra: dialog.extra,
        extra_replies: dialog.extraReplies,
        success_rate: { num: all.num, den: all.den, value: all.num / all.den },
        score: composed.score,
        ...(composed.fraction !== undefined && { score_fraction: composed.fraction }),
        test_pass: composed.passed && extraFailures.length === 0,
        failed_by: [...composed.failed_by, ...extraFailures],
        first_failure_turn: turns.find((turn) => !turn.passed)?.turn_no ?? null,
        root_cause: turns.find((turn) => turn.attribution === 'root')?.reason ?? null,
        total_failures: all.den - all.num,
        root_cause_count: all.root_cause_count,
        cascading_count: all.cascading_count,
        sub_metrics: all.sub_metrics,
        reasons: all.reasons,
        by_chain_length: byChainLength(turns, aem.continuous),
    };
}
function turnScore({ paired, kind, sub, passed, reason, detail }, cause, chain, continuous) {
    const { gold, predicted, segment } = paired;
    const isCascade = cause.attribution === 'cascade';
    return {
        turn_no: gold.turn_no,
        kind,
        passed,
        score: continuous ? meanScore(sub) : Number(passed),
        weight: gold.weight ?? 1,
        critical: gold.critical ?? false,
        sub,
        ...(reason !== undefined && { reason: isCascade ? 'prior_action_failed' : reason }),
        ...(reason !== undefined && isCascade && { would_be: reason }),
        ...cause,
        ...(detail !== undefined && { detail }),
        gold: gold.gold_turn,
        ...(predicted !== undefined && { predicted }),
        segment,
        chain,
    };
}
/** Of the sub-metrics that could judge the turn, and may. */
function meanScore(sub) {
    const deciding = Object.values(sub).filter(({ status, advisory }) => status !== 'unscored' && advisory !== true);
    const scores = deciding.map(({ score }) => score);
    return scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
function byChainLength(turns, continuous) {
    const buckets = CHAINS.map((name) => [name, turns.filter((turn) => chainName(turn.chain) === name)]);
    return Object.fromEntries(buckets.flatMap(([name, members]) => (members.length === 0 ? [] : [[name, tally(members, continuous)]])));
}


/***/ }),

/***/ 72000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ gradingOf),
/* harmony export */   Q6: () => (/* binding */ runInfo),
/* harmony export */   _$: () => (/* binding */ isoDate),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE)
/* harmony export */ });
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9625);

function gradingOf(suite) {
    return {
        tools: suite.tools,
        aem: suite.aem,
        similarity: (0,_grade_scorer_js__WEBPACK_IMPORTED_MODULE_0__/* .similarityOf */ .T)(suite),
        prices: suite.prices,
        trustAgentErrors: suite.policy.trust_agent_errors,
    };
}
/** What a summary says of a stored or starting run. */
function runInfo(run, judges = []) {
    return {
        id: run.id,
        seed: run.seed,
        started_at: run.started_at,
        attempts: run.attempts,
        turngate: run.turngate,
        interrupted: run.interrupted,
        isolation: run.isolation,
        ...(judges.length > 0 && { judges: [...judges] }),
    };
}
/** No baseline and nothing to compare with: for runs that are only measured. */
const NOTHING_TO_COMPARE = { kind: 'absent', place: '' };
function isoDate(now) {
    return now.toISOString().slice(0, 10);
}


/***/ }),

/***/ 8474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ tQuantile),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/** Chance that a standard normal variable is at most z. Marsaglia's series, J. Stat. Softw. 11 (2004) 4. */
function normalCdf(z) {
    if (z < -8)
        return 0;
    if (z > 8)
        return 1;
    let sum = z;
    let term = z;
    for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
        term *= (z * z) / odd;
        sum += term;
    }
    return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** The z below which a standard normal variable lies with this chance. */
function normalQuantile(chance) {
    return bisect(normalCdf, chance, -8, 8);
}
/** The t below which a Student variable lies with this chance, which is at least 0.5. */
function tQuantile(chance, degrees) {
    // bisection on the angle: t = tan(angle) √degrees covers every t with a bounded search
    const angle = bisect((at) => 0.5 + centralMass(at, degrees) / 2, chance, 0, Math.PI / 2);
    return Math.tan(angle) * Math.sqrt(degrees);
}
/** Chance that |t| ≤ tan(angle) √degrees, for whole degrees of freedom. Abramowitz and Stegun 26.7.3 and 26.7.4. */
function centralMass(angle, degrees) {
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const odd = degrees % 2 === 1;
    let term = odd ? cos : 1;
    let sum = degrees === 1 ? 0 : term;
    for (let step = odd ? 3 : 2; step < degrees; step += 2) {
        term *= ((step - 1) / step) * cos * cos;
        sum += term;
    }
    return odd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum;
}
function bisect(rising, target, from, to) {
    let [low, high] = [from, to];
    for (let step = 0; step < 100; step += 1) {
        const middle = (low + high) / 2;
        if (rising(middle) < target)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}


/***/ }),

/***/ 63732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ proportionInterval),
/* harmony export */   VO: () => (/* binding */ meanInterval),
/* harmony export */   hQ: () => (/* binding */ shareInterval)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var _whole_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37362);


/**
 * Interval of a share, the unweighted mean of the clusters' means in 0..1: Wilson's score interval with the effective
 * number of trials that the spread between clusters shows, and Student's t for few clusters (Korn and Graubard, Survey
 * Methodology 24 (1998) 193; Dean and Pagano, J. Surv. Stat. Methodol. 3 (2015) 484). The effective number is at most
 * the trials of the clusters that show both outcomes plus one for each that shows one only: a task that always passes
 * says nothing about how its attempts hang together. So it never has zero width: 30 of 30 tasks at 1 give 0.88 to 1.
 * Undefined for fewer than two clusters.
 */
function shareInterval(clusters, level = 0.95) {
    if (clusters.length < 2)
        return undefined;
    const means = clusters.map((cluster) => cluster.mean);
    const share = Math.min(1, Math.max(0, (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means)));
    const most = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(clusters.map(({ mean: at, trials }) => (at > 0 && at < 1 ? trials : 1)));
    const between = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .variance */ .GV)(means) / clusters.length;
    const effective = between > 0 ? Math.min(most, (share * (1 - share)) / between) : most;
    return wilson(share, effective, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .tQuantile */ .YW)((1 + level) / 2, clusters.length - 1));
}
/** Interval of a mean without bounds (cost, latency, differences): Student's t over clusters. Undefined for fewer than two, or where all are equal and nothing shows their spread. */
function meanInterval(means, level = 0.95) {
    if (means.length < 2)
        return undefined;
    const spread = (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .variance */ .GV)(means);
    if (spread === 0)
        return undefined;
    const half = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .tQuantile */ .YW)((1 + level) / 2, means.length - 1) * Math.sqrt(spread / means.length);
    return { low: (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means) - half, high: (0,_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means) + half };
}
/** Wilson's score interval of a share of independent items (J. Am. Stat. Assoc. 22 (1927) 209). Undefined for none. */
function proportionInterval(num, den, level = 0.95) {
    return den > 0 ? wilson(num / den, den, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)((1 + level) / 2)) : undefined;
}
function wilson(share, trials, t) {
    const shrink = 1 + t ** 2 / trials;
    const centre = (share + t ** 2 / (2 * trials)) / shrink;
    const half = (t / shrink) * Math.sqrt((share * (1 - share)) / trials + t ** 2 / (4 * trials ** 2));
    return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) };
}


/***/ }),

/***/ 14918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * xoshiro128** of Blackman and Vigna (ACM TOMS 47 (2021) 36), its state filled by splitmix32 from a 32-bit seed.
 * Period 2^128 − 1; not for secrets.
 */
function seededRandom(seed) {
    const next = splitmix32(seed);
    let [a, b, c, d] = [next(), next(), next(), next()];
    return () => {
        const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 11);
        return result / 2 ** 32;
    };
}
function rotate(word, bits) {
    return (word << bits) | (word >>> (32 - bits));
}
function splitmix32(seed) {
    let state = seed | 0;
    return () => {
        state = (state + 0x9e3779b9) | 0;
        let word = state;
        word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
        word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
        return word ^ (word >>> 15);
    };
}


/***/ }),

/***/ 37362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ lcmUpTo),
/* harmony export */   GV: () => (/* binding */ variance),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   p_: () => (/* binding */ gcd)
/* harmony export */ });
/** Greatest common divisor of whole numbers up to 2^53; of 0 and n it is n. */
function gcd(a, b) {
    let [x, y] = [Math.abs(a), Math.abs(b)];
    while (y > 0)
        [x, y] = [y, x % y];
    return x;
}
/** Least common multiple, or undefined where it would be above `most` (at most 2^53 − 1). */
function lcmUpTo(most, a, b) {
    const common = (a / gcd(a, b)) * b;
    return common <= most ? common : undefined;
}
/** C(n,k); rounded to the nearest double above 2^53. */
function choose(n, k) {
    if (k > n)
        return 0;
    let ways = 1;
    for (let step = 1; step <= k; step += 1)
        ways = (ways * (n - k + step)) / step;
    return Math.round(ways);
}
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Arithmetic mean; NaN for no values. */
function mean(values) {
    return sum(values) / values.length;
}
/** Sample variance (n − 1); NaN for fewer than two values. */
function variance(values) {
    const centre = mean(values);
    return sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}


/***/ })

};
