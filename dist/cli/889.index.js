export const id = 889;
export const ids = [889];
export const modules = {

/***/ 5676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isShallow),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _trace_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);

/** Levels of data that graders walk into: comparing recurses, and an agent must not be able to exhaust the stack. */
const MAX_DEPTH = 200;
/** Whether a value may be recursed into. */
function isShallow(value) {
    return (0,_trace_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value, MAX_DEPTH);
}


/***/ }),

/***/ 6434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ TRAJECTORY_CHECKS)
/* harmony export */ });
const TRAJECTORY_CHECKS = [
    'required_tools_present',
    'forbidden_tools_absent',
    'expected_order',
    'within_turn_budget',
    'recovered_from_errors',
    'args_valid_first_try',
];


/***/ }),

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ SCORER),
  T: () => (/* binding */ similarityOf)
});

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/src/grade/similarity/comparison.js

function same(tier, reason, score = 1) {
    return { score, equivalent: true, tier, reason };
}
function different(tier, reason, score = 0) {
    return { score, equivalent: false, tier, reason };
}
/** `30 ≠ 31`, long values cut. */
function unequal(gold, predicted) {
    return `${brief(gold)} ≠ ${brief(predicted)}`;
}
function brief(value) {
    const text = typeof value === 'object' ? (0,json/* canonical */.$N)(value) : JSON.stringify(cut(value));
    return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}
/** Before it is quoted, since quoting a long text takes long. */
function cut(value) {
    return typeof value === 'string' ? value.slice(0, 60) : value;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/words.js
/** What lies beyond this length counts as one word, so that no reply can make grading slow. */
const MAX_TEXT = 100_000;
/** Scripts without spaces between words: each character stands as a word of its own. */
const SPACELESS = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';
const LETTER = `(?:(?!${SPACELESS})[\\p{L}\\p{M}\\p{N}])`;
/** What keeps a word together inside: `ORD-1001`, `don't`, `a.b@c.org`; between digits also `10:30`, `1/2`, `1,200`. */
const JOINT = `(?:[-'’_.@](?=${LETTER})|(?<=\\p{N})[:/,](?=\\p{N}))`;
const WORD = new RegExp(`${SPACELESS}\\p{M}*|${LETTER}+(?:${JOINT}${LETTER}+)*`, 'gu');
/** The lower-case words of a text, in order. Compatibility forms (full width) and both apostrophes are one. */
function wordsOf(text) {
    const words = foldText(text.slice(0, MAX_TEXT)).match(WORD) ?? [];
    return text.length <= MAX_TEXT ? words : [...words, text.slice(MAX_TEXT)];
}
/** Lower case, one Unicode form, runs of white space as one space, none at the ends. */
function foldText(text) {
    return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();
}
/**
 * Dice coefficient of two sets, 2·|A ∩ B| / (|A| + |B|), 0..1 (Dice 1945). Two empty sets have nothing in common: 0.
 */
function dice(a, b) {
    const total = a.size + b.size;
    if (total === 0)
        return 0;
    let common = 0;
    for (const word of a)
        if (b.has(word))
            common += 1;
    return (2 * common) / total;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply.js

/**
 * Two replies by their words. A score below the threshold fails both sub-metrics, since words alone do not tell an
 * omission from a contradiction; it is reported as an omission where the reply has no word that the gold lacks.
 * A fact of `must_mention` that is not there makes the reply incomplete whatever the score.
 */
function compareReply(gold, predicted, { threshold, must_mention = [] }) {
    const [a, b] = [new Set(wordsOf(gold)), new Set(wordsOf(predicted))];
    const isSame = foldText(gold) === foldText(predicted);
    const score = isSame ? 1 : dice(a, b);
    const tier = isSame ? 'exact' : 'lexical';
    const percent = `${Math.round(score * 100)}% of the words in common`;
    if (!isSame && score < threshold) {
        const failure = [...b].every((word) => a.has(word)) ? 'incomplete_response' : 'inconsistent_response';
        return { score, equivalent: false, tier, reason: percent, complete: false, truthful: false, failure };
    }
    const missing = must_mention.filter((fact) => !mentions(predicted, fact));
    if (missing.length > 0) {
        const reason = `does not mention ${missing.map((fact) => JSON.stringify(fact)).join(', ')}`;
        return { score, equivalent: false, tier, reason, complete: false, truthful: true, failure: 'incomplete_response' };
    }
    return { score, equivalent: true, tier, reason: isSame ? 'the same text' : percent, complete: true, truthful: true };
}
/** Whole words in the fact's order, so that `10` is not mentioned by `100`. */
function mentions(reply, fact) {
    if (wordsOf(fact).length === 0)
        return foldText(reply).includes(foldText(fact));
    const joined = (text) => ` ${wordsOf(text).join(' ')} `;
    return joined(reply).includes(joined(fact));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/nested.js



/** In order; the score is the mean over the longer list. */
function compareList(gold, predicted, options) {
    const length = Math.max(gold.length, predicted.length);
    const pairs = Array.from({ length }, (_, index) => ({ place: `[${index}]`, a: gold[index], b: predicted[index] }));
    return compareMembers('list', pairs, options);
}
/** Keys must be the same; the score is the mean over the keys of either side. */
function compareObject(gold, predicted, options) {
    const keys = [...new Set([...Object.keys(gold), ...Object.keys(predicted)])];
    const pairs = keys.map((key) => ({ place: key, a: own(gold, key), b: own(predicted, key) }));
    return compareMembers('object', pairs, options);
}
/** In any order, each member with a partner of its own. */
function compareSet(gold, predicted, options) {
    const matched = isSmall(gold, predicted)
        ? matchedBySimilarity(gold, predicted, options)
        : matchedExactly(gold, predicted);
    const total = gold.length + predicted.length;
    const score = total === 0 ? 1 : (2 * matched) / total;
    if (matched === gold.length && matched === predicted.length)
        return same('set', 'the same members', score);
    return different('set', `${matched} of ${Math.max(gold.length, predicted.length)} members match`, score);
}
function compareMembers(tier, pairs, options) {
    if (pairs.length === 0)
        return same(tier, 'both are empty');
    let sum = 0;
    let firstDifference;
    for (const { place, a, b } of pairs) {
        const comparison = compareMember(a, b, options);
        sum += comparison.score;
        if (!comparison.equivalent)
            firstDifference ??= `${place}: ${comparison.reason}`;
    }
    const score = sum / pairs.length;
    return firstDifference === undefined
        ? same(tier, 'every member matches', score)
        : different(tier, firstDifference, score);
}
function compareMember(a, b, options) {
    if (a === undefined || b === undefined) {
        return different('absent', a === undefined ? 'not in the gold value' : 'missing');
    }
    return a === b ? same('exact', 'identical') : compareValue(a, b, options);
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
const MAX_MEMBERS = 64;
const MAX_SIZE = 20_000;
/** Pairing by similarity compares each with each; larger sets are matched by equality. */
function isSmall(gold, predicted) {
    if (gold.length > MAX_MEMBERS || predicted.length > MAX_MEMBERS)
        return false;
    return JSON.stringify(gold).length + JSON.stringify(predicted).length <= MAX_SIZE;
}
/** The largest number of members that can have a partner each (augmenting paths, Kuhn 1955). */
function matchedBySimilarity(gold, predicted, options) {
    const equivalent = gold.map((a) => predicted.map((b) => compareMember(a, b, options).equivalent));
    const partnerOf = predicted.map(() => undefined);
    const place = (member, seen) => predicted.some((_, candidate) => {
        if (equivalent[member]?.[candidate] !== true || seen.has(candidate))
            return false;
        seen.add(candidate);
        const holder = partnerOf[candidate];
        if (holder !== undefined && !place(holder, seen))
            return false;
        partnerOf[candidate] = member;
        return true;
    });
    return gold.filter((_, member) => place(member, new Set())).length;
}
function matchedExactly(gold, predicted) {
    const left = new Map();
    for (const key of gold.map((item) => (0,json/* canonical */.$N)(item)))
        left.set(key, (left.get(key) ?? 0) + 1);
    return predicted.filter((item) => {
        const key = (0,json/* canonical */.$N)(item);
        const count = left.get(key) ?? 0;
        left.set(key, count - 1);
        return count > 0;
    }).length;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/date.js
/** ISO 8601 calendar dates, alone or with a time of day; `T` or a space between, offset `Z`, `+01:00` or none. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([Zz]|[+-]\d{2}:?\d{2}))?)?$/;
/**
 * The instant that an ISO date or datetime names, in milliseconds since 1970, else undefined. A date alone is its
 * midnight, and a time without an offset is UTC.
 */
function instantOf(value) {
    if (typeof value !== 'string' || value.length > 40)
        return undefined;
    const match = ISO.exec(value.trim());
    if (match === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
        .slice(1, 7)
        .map((part) => Number(part ?? 0));
    if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
        return undefined;
    if (hour > 23 || minute > 59 || second > 59)
        return undefined;
    const milliseconds = Math.trunc(Number(`0.${match[7] ?? '0'}`) * 1000);
    const instant = new Date(0);
    instant.setUTCFullYear(year, month - 1, day);
    instant.setUTCHours(hour, minute, second, milliseconds);
    return instant.getTime() - offsetOf(match[8]);
}
function daysIn(year, month) {
    const lastDay = new Date(0);
    lastDay.setUTCFullYear(year, month, 0);
    return lastDay.getUTCDate();
}
/** Milliseconds east of UTC. */
function offsetOf(zone) {
    if (zone === undefined || zone.toUpperCase() === 'Z')
        return 0;
    const sign = zone.startsWith('-') ? -1 : 1;
    const digits = zone.replace(/\D/g, '');
    return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4))) * 60_000;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/number.js
/** Decimal notation without leading zeros, since `007` is an identifier; more digits than a double holds are text. */
const NUMERAL = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
const MAX_DIGITS = 15;
/** The number that a JSON number or its numeric string stands for, else undefined. */
function numberOf(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value !== 'string' || value.length > 40)
        return undefined;
    const text = value.trim();
    if (!NUMERAL.test(text))
        return undefined;
    const mantissa = text.replace(/[eE].*$/, '');
    if (mantissa.replace(/\D/g, '').length > MAX_DIGITS)
        return undefined;
    const number = Number(text);
    return Number.isFinite(number) ? number : undefined;
}
/** Whether two numbers are at most `tolerance` apart; the bound itself counts, whatever binary rounding makes of it. */
function withinTolerance(a, b, tolerance = 0) {
    const rounding = tolerance === 0 ? 0 : 4 * Number.EPSILON * Math.max(Math.abs(a), Math.abs(b), tolerance);
    return Math.abs(a - b) <= tolerance + rounding;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/scalar.js




/** Two plain values: by the declared kind, else by what both of them look like. */
function compareScalar(gold, predicted, options) {
    if (gold === predicted)
        return same('exact', 'identical');
    if (isAlias(gold, predicted, options.aliases))
        return same('alias', 'declared to mean the same');
    switch (options.kind) {
        case 'exact':
            return different('exact', unequal(gold, predicted));
        case 'number':
            return (compareNumber(gold, predicted, options) ?? different('number', `not both numbers: ${unequal(gold, predicted)}`));
        case 'date':
            return compareDate(gold, predicted) ?? different('date', `not both dates: ${unequal(gold, predicted)}`);
        case 'text':
            return compareText(gold, predicted, options);
        default:
            return (compareNumber(gold, predicted, options) ?? compareDate(gold, predicted) ?? compareText(gold, predicted, options));
    }
}
function isAlias(gold, predicted, groups) {
    if (groups === undefined || gold === null || predicted === null)
        return false;
    const [a, b] = [foldText(String(gold)), foldText(String(predicted))];
    return groups.some((group) => {
        const spellings = group.map(foldText);
        return spellings.includes(a) && spellings.includes(b);
    });
}
function compareNumber(gold, predicted, { tolerance }) {
    const [a, b] = [numberOf(gold), numberOf(predicted)];
    if (a === undefined || b === undefined)
        return undefined;
    if (a === b)
        return same('number', 'the same number');
    if (withinTolerance(a, b, tolerance))
        return same('number', `${a} and ${b} are within ${tolerance}`);
    return different('number', unequal(gold, predicted));
}
function compareDate(gold, predicted) {
    const [a, b] = [instantOf(gold), instantOf(predicted)];
    if (a === undefined || b === undefined)
        return undefined;
    return a === b ? same('date', 'the same instant') : different('date', unequal(gold, predicted));
}
function compareText(gold, predicted, { kind, threshold }) {
    if (typeof gold !== 'string' || typeof predicted !== 'string') {
        const isText = kind === 'text' && gold !== null && predicted !== null;
        return isText
            ? compareText(String(gold), String(predicted), { threshold })
            : different('type', unequal(gold, predicted));
    }
    if (foldText(gold) === foldText(predicted))
        return same('text', 'the same but for case and spaces');
    const [a, b] = [new Set(wordsOf(gold)), new Set(wordsOf(predicted))];
    const [onlyGold, onlyPredicted] = [figureNotIn(a, b), figureNotIn(b, a)];
    if (onlyGold !== undefined && onlyPredicted !== undefined) {
        return different('number', unequal(onlyGold, onlyPredicted));
    }
    const score = dice(a, b);
    const reason = `${Math.round(score * 100)}% of the words in common`;
    return score >= threshold ? same('lexical', reason, score) : different('lexical', reason, score);
}
/** Identifiers and figures decide over words: `order 1001` and `order 1010` share half of theirs. */
function figureNotIn(words, other) {
    return [...words].find((word) => /\p{N}/u.test(word) && !other.has(word));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/value.js





/** Two argument values, of any JSON type. Lists and objects compare member by member, with the same options. */
function compareValue(goldValue, predictedValue, options) {
    const [gold, predicted] = decoded(goldValue, predictedValue);
    if (Array.isArray(gold) && Array.isArray(predicted)) {
        return options.kind === 'set'
            ? compareSet(gold, predicted, ofMembers(options))
            : compareList(gold, predicted, ofMembers(options));
    }
    if ((0,json/* isJsonObject */.OW)(gold) && (0,json/* isJsonObject */.OW)(predicted))
        return compareObject(gold, predicted, ofMembers(options));
    if (isScalar(gold) && isScalar(predicted))
        return compareScalar(gold, predicted, options);
    return different('type', unequal(gold, predicted));
}
function isScalar(value) {
    return typeof value !== 'object' || value === null;
}
/** A JSON string equals the list or object it encodes, so both sides are read as such where both can be. */
function decoded(gold, predicted) {
    const [goldParsed, predictedParsed] = [containerOf(gold), containerOf(predicted)];
    if (goldParsed === undefined || predictedParsed === undefined)
        return [gold, predicted];
    return [goldParsed, predictedParsed];
}
function containerOf(value) {
    if (typeof value === 'object' && value !== null)
        return value;
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value))
        return undefined;
    try {
        const parsed = JSON.parse(value);
        return (0,depth/* isShallow */.f)(parsed) ? parsed : undefined;
    }
    catch {
        return undefined;
    }
}
/** How the list itself is compared does not say how its members are. */
function ofMembers(options) {
    if (options.kind !== 'list' && options.kind !== 'set')
        return options;
    const { kind: _, ...rest } = options;
    return rest;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/plain.js





/**
 * Similarity without a model: exact, numbers, dates, then the share of common words. It is symmetric, never throws, and
 * takes time linear to what it compares (sets of at most a fixed size apart).
 */
function plainSimilarity({ threshold }) {
    return {
        version: `plain-1 threshold=${threshold}`,
        compareValues(gold, predicted, options = {}) {
            if (gold === predicted)
                return same('exact', 'identical');
            if (!(0,depth/* isShallow */.f)(gold) || !(0,depth/* isShallow */.f)(predicted))
                return different('depth', 'nested too deeply to compare');
            if ((0,json/* equalJson */.FS)(gold, predicted))
                return same('exact', 'identical');
            return compareValue(gold, predicted, { ...options, threshold: options.threshold ?? threshold });
        },
        compareReplies(gold, predicted, options = {}) {
            return compareReply(gold, predicted, { ...options, threshold: options.threshold ?? threshold });
        },
    };
}

;// CONCATENATED MODULE: ./build/src/grade/scorer.js

/**
 * Names the scoring code for the scorer's fingerprint. Raise a number whenever the same attempt could score otherwise:
 * scores of different versions are not comparable.
 */
const SCORER = 'answer-1 trajectory-1 aem-1 similarity-plain-1';
/** The scorer of values and replies that a suite asks for. */
function similarityOf(suite) {
    return plainSimilarity({ threshold: suite.similarity.threshold });
}


/***/ }),

/***/ 4715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   FS: () => (/* binding */ equalJson),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   jM: () => (/* binding */ hashJson),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** JSON text with keys in code-unit order, so that equal values have equal text (`1` and `1.0` are one number). */
function canonical(value, indent = 0) {
    return JSON.stringify(sorted(value ?? null), null, indent);
}
/** Strict equality of JSON values; the order of keys does not matter, absent is not null. */
function equalJson(a, b) {
    if (a === undefined || b === undefined)
        return a === b;
    return canonical(a) === canonical(b);
}
/** SHA-256 of the canonical text, in hexadecimal. */
function hashJson(value) {
    return sha256(canonical(value));
}
/** SHA-256 in hexadecimal. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!isJsonObject(value))
        return value;
    const keys = Object.keys(value).sort(byCodeUnit);
    // entries, not assignment: a key named __proto__ stays data
    return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 6209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   OR: () => (/* binding */ escapeHidden),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   qE: () => (/* binding */ clamp)
/* harmony export */ });
/**
 * Characters that a reader does not see or that change how others stand: controls, bidirectional marks, zero-width
 * characters, tags, lone surrogates, line and paragraph separators, blank letters.
 */
const HIDDEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|\uFFA0/gu;
/** Hidden characters written out (`\u{202E}`), line breaks as `⏎`: one line that shows what is there. */
function visible(text) {
    return text
        .replaceAll(/\r\n|[\r\n]/g, '⏎')
        .replaceAll('\t', ' ')
        .replaceAll(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`);
}
/** JSON text whose strings hold hidden characters as JSON escapes: the same value, and nothing that cannot be seen. */
function escapeHidden(json) {
    return json.replaceAll(HIDDEN, (character) => {
        if (character === '\n')
            return character;
        const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
        return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
    });
}
/** At most so many code points, never half a character. */
function clamp(text, most) {
    if (text.length <= most)
        return text;
    const points = [...text];
    return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}
/** Code points, as GitHub counts them. */
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}
function escapeHtml(text) {
    return text.replaceAll(/[&<>"'@#`]/g, (character) => `&#${character.codePointAt(0)};`);
}


/***/ }),

/***/ 1953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ showBar),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   VK: () => (/* binding */ showFigures),
/* harmony export */   aG: () => (/* binding */ showAmount),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* unused harmony export showLimit */
/**
 * The figures of one metric as they are printed. One decimal where that tells the truth; more where a rounded figure,
 * or the difference of two, would fall on the other side of its limit than the exact one does.
 */
function showFigures(raw) {
    return raw.kind === 'rate' ? rateFigures(raw) : amountFigures(raw);
}
/** A share in 0..1 as `84.4%`. */
function percent(share, decimals = 1) {
    return `${fixed(share * 100, decimals)}%`;
}
/** `+1.2`, `−3.3`, `0.0` points. */
function signed(points, decimals = 1) {
    const text = fixed(Math.abs(points), decimals);
    if (Number(text) === 0)
        return text;
    return `${points < 0 ? '−' : '+'}${text}`;
}
/** `$0.0123`, `1.23 s`, `12,345`, `4.2`. */
function showAmount(value, unit, digits = 3) {
    switch (unit) {
        case 'usd':
            return `$${significant(value, digits)}`;
        case 'ms':
            return value < 1000 ? `${significant(value, digits)} ms` : `${grouped(significant(value / 1000, digits))} s`;
        case 'tokens':
            return grouped(value < 100 ? significant(value, digits) : fixed(value, Math.max(0, digits - 3)));
        case 'count':
            return grouped(value < 100 ? fixed(value, Math.max(1, digits - 2)) : fixed(value, Math.max(0, digits - 3)));
        case 'share':
            return percent(value, Math.max(1, digits - 2));
    }
}
/** `drop ≤ 5`, `≥ 80%`, `≤ ×1.25`; several joined by commas; empty where the metric has no limit. */
function showLimit(limit, unit) {
    return [
        limit.max_drop === undefined ? [] : [`drop ≤ ${trimmed(limit.max_drop)}`],
        limit.max_rise === undefined ? [] : [`≤ ×${trimmed(limit.max_rise)}`],
        limit.min === undefined ? [] : [`≥ ${showBar(limit.min, unit)}`],
        limit.max === undefined ? [] : [`≤ ${showBar(limit.max, unit)}`],
    ]
        .flat()
        .join(', ');
}
/** A bar as the policy states it, not rounded. */
function showBar(value, unit) {
    switch (unit) {
        case 'share':
            return `${trimmed(value * 100)}%`;
        case 'usd':
            return `$${trimmed(value)}`;
        case 'ms':
            return value < 1000 ? `${trimmed(value)} ms` : `${grouped(trimmed(value / 1000))} s`;
        default:
            return grouped(trimmed(value));
    }
}
/** Sums of binary fractions err by less than this. */
const NOISE = 1e-9;
const MOST_DECIMALS = 4;
function rateFigures({ unit, baseline, candidate, change, limit }) {
    const points = (share) => (share === undefined ? undefined : share * 100);
    const exact = { baseline: points(baseline), candidate: points(candidate), change: points(change) };
    let decimals = 1;
    while (decimals < MOST_DECIMALS && !tellsTheTruth(exact, decimals, limit))
        decimals += 1;
    return {
        baseline: baseline === undefined ? '' : percent(baseline, decimals),
        candidate: candidate === undefined ? '' : percent(candidate, decimals),
        change: change === undefined ? '' : signed(change * 100, decimals),
        limit: showLimit(limit, unit),
    };
}
function tellsTheTruth(exact, decimals, limit) {
    const shown = (value) => Number(fixed(value, decimals));
    const { baseline, candidate, change } = exact;
    if (change !== undefined) {
        const isNothing = Math.abs(change) < NOISE;
        if (!isNothing && shown(change) === 0)
            return false;
        const drops = [-shown(change)];
        if (baseline !== undefined && candidate !== undefined)
            drops.push(shown(baseline) - shown(candidate));
        const { max_drop: bar } = limit;
        if (bar !== undefined && drops.some((drop) => isAbove(drop, bar) !== isAbove(-change, bar)))
            return false;
    }
    if (candidate === undefined)
        return true;
    return [limit.min, limit.max].every((share) => share === undefined || agrees(candidate, shown(candidate), share * 100));
}
function amountFigures({ unit, baseline, candidate, change, limit }) {
    let digits = 3;
    const agreesAt = (count) => {
        const rounded = (value) => Number(significant(value, count));
        const ratios = [];
        if (change !== undefined)
            ratios.push(Number(fixed(change, count - 1)));
        if (baseline !== undefined && candidate !== undefined && baseline > 0)
            ratios.push(rounded(candidate) / rounded(baseline));
        const rise = limit.max_rise;
        const risesAgree = rise === undefined || change === undefined || ratios.every((ratio) => agrees(change, ratio, rise));
        const bars = [limit.min, limit.max].every((bar) => bar === undefined || candidate === undefined || agrees(candidate, rounded(candidate), bar));
        return risesAgree && bars;
    };
    while (digits < 7 && !agreesAt(digits))
        digits += 1;
    return {
        baseline: baseline === undefined ? '' : showAmount(baseline, unit, digits),
        candidate: candidate === undefined ? '' : showAmount(candidate, unit, digits),
        change: change === undefined ? '' : `×${fixed(change, digits - 1)}`,
        limit: showLimit(limit, unit),
    };
}
/** Whether a rounded value lies on the same side of a bar as the exact one. */
function agrees(exact, rounded, bar) {
    return isAbove(exact, bar) === isAbove(rounded, bar) && isAbove(bar, exact) === isAbove(bar, rounded);
}
function isAbove(value, bar) {
    return value > bar + NOISE;
}
function fixed(value, decimals) {
    // nudged by less than binary noise, so that 0.25 − 1e-17 does not round away from 0.25
    const text = (value + Math.sign(value) * NOISE * 1e-3).toFixed(decimals);
    return Number(text) === 0 ? text.replace('-', '') : text;
}
function significant(value, digits) {
    if (value === 0)
        return '0';
    const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
    return fixed(value, Math.max(0, digits - whole));
}
function trimmed(value) {
    return String(Number(value.toFixed(6)));
}
function grouped(text) {
    const [whole = '', fraction] = text.split('.');
    const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6209);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


/**
 * The report as JSON text: the model of `types.ts`, `version: 1`, with every text as one plain string. Figures are
 * raw; `shown` has them as they are printed. Keys are only added within a version.
 */
function renderJson(report) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHidden */ .OR)(JSON.stringify(jsonReport(report), null, 2))}\n`;
}
function jsonReport(report) {
    const { headline, reasons, next, notes, groups, causes, failing, ...facts } = report;
    const { version, suite, status, exit_code, mode, rule, ...rest } = facts;
    return {
        version,
        suite,
        status,
        exit_code,
        mode,
        ...(rule !== undefined && { rule }),
        headline: {
            verdict: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(headline.verdict),
            figure: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(headline.figure),
            ...(headline.cause !== undefined && { cause: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(headline.cause) }),
            ...(headline.note !== undefined && { note: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(headline.note) }),
        },
        reasons: reasons.map((reason) => ({
            ...reason,
            text: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(reason.text),
            ...(reason.next !== undefined && { next: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(reason.next) }),
        })),
        next: plainTexts(next),
        notes: plainTexts(notes),
        groups: groups.map((group) => ({
            ...group,
            rows: group.rows.map((row) => ({ ...row, label: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(row.label) })),
        })),
        causes: causes.map((cause) => ({ ...cause, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(cause.text) })),
        failing: failing.map(jsonTask),
        ...rest,
    };
}
function jsonTask(task) {
    const { root_cause: root, cause } = task;
    return {
        ...task,
        ...(cause !== undefined && { cause: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(cause) }),
        failures: plainTexts(task.failures),
        ...(root !== undefined && { root_cause: { ...root, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(root.text) } }),
    };
}
function plainTexts(texts) {
    return texts.map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh);
}


/***/ }),

/***/ 9603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ noteTexts),
/* harmony export */   Iy: () => (/* binding */ DIFF_LEFT),
/* harmony export */   J5: () => (/* binding */ failingTitle),
/* harmony export */   O_: () => (/* binding */ attemptLine),
/* harmony export */   Tj: () => (/* binding */ intervalWords),
/* harmony export */   XH: () => (/* binding */ changedTexts),
/* harmony export */   Yc: () => (/* binding */ rootCauseLine),
/* harmony export */   aM: () => (/* binding */ movedTexts),
/* harmony export */   er: () => (/* binding */ taskLine),
/* harmony export */   jy: () => (/* binding */ detectableWords),
/* harmony export */   pl: () => (/* binding */ whyTexts)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1953);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7731);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9575);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);




/** Lines that every renderer shows in the same words. */
/** `refund-over-limit` 5/5 → 0/5 passed, critical: `orders.Refund`: parameters missing (`amount`) */
function taskLine({ task, baseline, candidate, verdict, cause, failures, fell, critical }) {
    const before = baseline === undefined ? '' : `${share(baseline)} → `;
    const marks = [critical ? 'critical' : [], verdict === undefined ? [] : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .taskVerdict */ .fJ)(verdict)].flat();
    const why = cause ?? failures[0] ?? [];
    const fall = fell === undefined
        ? []
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `, ${(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .metricLabel */ .B)(fell.metric)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(fell.baseline)} → ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(fell.candidate)}`)}`;
    const counts = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`${before}${share(candidate)} passed${marks.map((mark) => `, ${mark}`).join('')}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${task} ${counts}${fall}${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(why.length === 0 ? '' : ': ')}${why}`;
}
/** `Attempt 2, as 4 of 5 failed attempts; task in tasks/refunds.yaml:12` */
function attemptLine({ attempt, alike, failed, source }) {
    const others = failed > 1 && alike > 0 ? `, as ${alike} of ${failed} failed attempts` : '';
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Attempt ${attempt}${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(others)}; task in ${`${source.file}:${source.line}`}`;
}
function rootCauseLine({ turn_no, text, cascades }) {
    const after = cascades === 0 ? '' : `; ${cascades} later turn${cascades === 1 ? ' fails' : 's fail'} because of it`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Root cause: turn ${turn_no}, ${text}${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(after)}`;
}
function failingTitle({ failing, more_failing: more, status }) {
    const name = status === 'regressed' || status === 'inconclusive' ? 'Tasks that got worse' : 'Failing tasks';
    return `${name} (${failing.length + more.length})`;
}
/** Reasons of one kind about many tasks are told once, with the names of the others. */
function whyTexts(report, most) {
    const { reasons, status } = report;
    const told = withoutUngated(reasons).filter((reason) => reason.status !== 'pass' || status === 'pass');
    const texts = told.flatMap((reason, index) => {
        const alike = told.filter((other) => other.code === reason.code && typeof other.args.task === 'string');
        if (alike.length < 3)
            return [reason.text];
        if (told.findIndex((other) => other.code === reason.code) !== index)
            return [];
        const names = alike.slice(1).map((other) => String(other.args.task));
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${reason.text} Likewise ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, 10)}.`];
    });
    const precision = status === 'pass' || status === 'inconclusive' ? precisionText(report) : undefined;
    if (precision !== undefined)
        texts.push(precision);
    if (status === 'pass')
        texts.push(...ungatedTexts(reasons));
    return texts.length > most ? [...texts.slice(0, most), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`and ${texts.length - most} more reasons`)] : texts;
}
/** Tasks whose passed attempts fell, and those where they rose. */
function movedTexts({ lost, won }, most) {
    const line = (title, changes) => {
        if (changes.length === 0)
            return [];
        const shown = changes
            .slice(0, most)
            .map(({ task, baseline, candidate }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${task} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`${share(baseline)} → ${share(candidate)}`)}`);
        const rest = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(changes.length > most ? ` and ${changes.length - most} more` : '');
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(title)} (${changes.length}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(shown, ', ')}${rest}`];
    };
    return [...line('Fell', lost), ...line('Rose', won)];
}
function noteTexts({ notes, reasons, status }, most) {
    const more = status === 'pass'
        ? []
        : withoutUngated(reasons)
            .filter((reason) => reason.status === 'pass')
            .map((reason) => reason.text);
    const ungated = status === 'pass' ? [] : ungatedTexts(reasons);
    return [...notes, ...more, ...ungated].slice(0, most);
}
const UNGATED = {
    metric_not_measured: 'Not measured on either side, so listed and not gated',
    metric_not_in_baseline: 'Not in the baseline, so listed and not gated',
};
function withoutUngated(reasons) {
    return reasons.filter((reason) => !Object.hasOwn(UNGATED, reason.code));
}
/** Metrics with a limit that could not be applied: one line for each why, not one for each metric. */
function ungatedTexts(reasons) {
    return Object.entries(UNGATED).flatMap(([code, why]) => {
        const labels = reasons.flatMap((reason) => (reason.code === code ? [(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .metricLabel */ .B)(String(reason.args.metric))] : []));
        return labels.length === 0 ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(why)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)(labels, ', ')}.`];
    });
}
/** How sure the primary metric's figure is: the interval of its change, and the drop that would have been seen. */
function precisionText({ groups }) {
    const row = groups.flatMap((group) => group.rows).find((one) => one.role === 'primary');
    if (row === undefined)
        return undefined;
    const interval = row.change_interval === undefined ? [] : [`95% interval of the change ${intervalWords(row)} points`];
    const power = row.detectable === undefined ? [] : [`a true drop of ${detectableWords(row)} points would be found in 80% of runs`];
    const parts = [...interval, ...power];
    return parts.length === 0 ? undefined : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${row.label}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(parts.join('; '))}.`;
}
/** `−3.2 to +11.0` points, `×0.97 to ×1.05` for amounts; empty where there is none. */
function intervalWords({ kind, change_interval: interval }) {
    if (interval === undefined)
        return '';
    const { low, high } = interval;
    return kind === 'rate' ? `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .signed */ .x8)(low * 100)} to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .signed */ .x8)(high * 100)}` : `×${low.toFixed(2)} to ×${high.toFixed(2)}`;
}
/** Points, as drops are: `9.5`. */
function detectableWords({ detectable }) {
    return detectable === undefined ? '' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .signed */ .x8)(detectable * 100).replace(/^[+−]/, '');
}
/** Parts of the agent that differ, each with what belongs to it; undefined where nothing was compared. */
function changedTexts({ changed, baseline, agent_known: known }) {
    if (baseline === undefined)
        return undefined;
    const unknown = known ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Its files are not known: ${'agent.files'} of the suite names none.`];
    const parts = changed.map((part) => {
        const about = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
        return about === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${part}` : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${part}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(about)}`;
    });
    return [...parts, ...unknown];
}
const PARTS = {
    prompt: 'the files of its prompt',
    model: 'the model and its settings',
    harness: 'its own code',
    interface: 'names, descriptions and schemas of the tools',
    command: 'the command that starts it',
};
const DIFF_LEFT = {
    reference: 'nearest passing trace of the baseline',
    passing: 'passing attempt of this run',
    gold: 'gold',
};
function share({ passed, measured }) {
    return `${passed}/${measured}`;
}


/***/ }),

/***/ 7731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ metricLabel),
/* harmony export */   Cx: () => (/* binding */ GROUP_TITLES),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Tg: () => (/* binding */ GROUP_ORDER),
/* harmony export */   u_: () => (/* binding */ byMetricOrder)
/* harmony export */ });
/* harmony import */ var _grade_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6434);
/* harmony import */ var _summary_metric_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2354);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);



const GROUP_TITLES = {
    answer: 'Outcome',
    trajectory: 'Trajectory, six checks',
    aem: 'AEM, turn by turn',
    cost: 'Cost',
    latency: 'Latency',
    other: 'Other',
};
/** Groups in the order in which they are shown, and their metrics in theirs; unknown metrics follow. */
const KNOWN = {
    answer: ['success_rate'],
    trajectory: _grade_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAJECTORY_CHECKS */ .Q,
    aem: ['aem', 'structural', 'completeness', 'truthfulness'],
    cost: ['cost', 'input_tokens', 'cached_tokens', 'output_tokens', 'reasoning_tokens', 'model_calls', 'tool_calls'],
    latency: ['wall_ms', 'model_ms', 'tool_ms'],
    other: [],
};
const GROUP_ORDER = ['answer', 'trajectory', 'aem', 'cost', 'latency', 'other'];
function groupOf(metric) {
    const known = GROUP_ORDER.find((group) => KNOWN[group].includes(metric));
    if (known !== undefined)
        return known;
    if (PASS_K.test(metric))
        return 'answer';
    // a rate that is neither an outcome nor a check is a user's own sub-metric
    return (0,_summary_metric_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .metricKind */ .f)(metric).kind === 'rate' ? 'aem' : 'other';
}
function byMetricOrder(a, b) {
    return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}
const LABELS = {
    success_rate: 'Success rate',
    required_tools_present: 'Required tools present',
    forbidden_tools_absent: 'Forbidden tools absent',
    expected_order: 'Expected order',
    within_turn_budget: 'Within turn budget',
    recovered_from_errors: 'Recovered from errors',
    args_valid_first_try: 'Arguments valid first try',
    aem: 'AEM score',
    structural: 'Structural',
    completeness: 'Completeness',
    truthfulness: 'Truthfulness',
    cost: 'Cost per attempt',
    input_tokens: 'Input tokens',
    cached_tokens: 'Cached tokens',
    output_tokens: 'Output tokens',
    reasoning_tokens: 'Reasoning tokens',
    model_calls: 'Model calls',
    tool_calls: 'Tool calls',
    wall_ms: 'Wall time',
    model_ms: 'Time in models',
    tool_ms: 'Time in tools',
};
/** As a reader names it; a name that is not ours is data. */
function metricLabel(metric) {
    const known = Object.hasOwn(LABELS, metric) ? LABELS[metric] : undefined;
    if (known !== undefined)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(known);
    const k = PASS_K.exec(metric)?.[1];
    return k === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${metric}` : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`pass^${k}`);
}
const PASS_K = /^pass[_^](?:hat_)?(\d+)$/;
function rank(metric) {
    const group = KNOWN[groupOf(metric)];
    const place = group.indexOf(metric);
    return place < 0 ? group.length : place;
}


/***/ }),

/***/ 9575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* reexport */ causeReason),
  Vh: () => (/* reexport */ metricStatus),
  rL: () => (/* binding */ phraseFinding),
  AZ: () => (/* binding */ phraseReason),
  h5: () => (/* reexport */ status_status),
  fJ: () => (/* reexport */ taskVerdict),
  eH: () => (/* reexport */ turnReason)
});

// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/phrase/findings.js

/** What each finding of a grade says. Expected and actual texts are data. */
const FINDINGS = {
    // the attempt
    infra_failed: ({ reason, message }) => (0,report_text/* say */.cv) `Not measured: ${(0,report_text/* words */.aL)(INFRA[str(reason)] ?? 'infrastructure failed')}${detail(message)}.`,
    timed_out: ({ limit, message }) => (0,report_text/* say */.cv) `Timed out at its limit of ${str(limit)}${detail(message)}.`,
    agent_failed: ({ reason, message }) => (0,report_text/* say */.cv) `The agent ${(0,report_text/* words */.aL)(AGENT[str(reason)] ?? 'failed')}${detail(message)}.`,
    claimed_error: ({ message }) => (0,report_text/* say */.cv) `The agent says that something outside it failed (${str(message)}), which does not count without ${'trust_agent_errors'}.`,
    layer_not_measured: ({ layer, reason }) => (0,report_text/* say */.cv) `Layer ${str(layer)} could not be judged: ${str(reason)}.`,
    reward_too_low: ({ reward }) => (0,report_text/* say */.cv) `The recorded outcome is ${val(reward)}, not 1.`,
    aem_turns_failed: ({ failed, scored, first_failure_turn, root_cause }) => (0,report_text/* say */.cv) `${val(failed)} of ${val(scored)} gold turns failed, the first at turn ${val(first_failure_turn)} (${(0,report_text/* words */.aL)(turnReason(str(root_cause)))}).`,
    aem_failed_by: ({ by, calls }) => aemFailedBy(strings(by), strings(calls)),
    // layer 1
    no_reply: ({ check }) => (0,report_text/* say */.cv) `${str(check)}: there is no reply to check.`,
    text_not_equal: (args) => (0,report_text/* say */.cv) `${place(args)} is not ${str(args.expected)} but ${str(args.actual)}.`,
    text_not_contained: (args) => (0,report_text/* say */.cv) `${place(args)} does not contain ${str(args.expected)}; it is ${str(args.actual)}.`,
    text_contained: (args) => (0,report_text/* say */.cv) `${place(args)} contains ${str(args.unwanted)}, which it must not.`,
    pattern_not_matched: (args) => (0,report_text/* say */.cv) `${place(args)} does not match ${str(args.pattern)}; it is ${str(args.actual)}.`,
    pattern_matched: (args) => (0,report_text/* say */.cv) `${place(args)} matches ${str(args.pattern)}, which it must not.`,
    pattern_unusable: ({ check, pattern, message }) => (0,report_text/* say */.cv) `${str(check)}: the pattern ${str(pattern)} cannot be used: ${str(message)}.`,
    not_json: (args) => (0,report_text/* say */.cv) `${place(args)} is not JSON: ${str(args.actual)}.`,
    json_differs: (args) => (0,report_text/* say */.cv) `${place(args)} differs from the expected JSON at ${places(args)}.`,
    schema_refused: (args) => (0,report_text/* say */.cv) `${place(args)} does not fit the JSON Schema: ${str(args.message)}.`,
    schema_unusable: ({ check, message }) => (0,report_text/* say */.cv) `${str(check)}: the JSON Schema cannot be used: ${str(message)}.`,
    no_judge: ({ check }) => (0,report_text/* say */.cv) `${str(check)} is a rubric, and no judge is set up: not measured.`,
    no_state: ({ check }) => (0,report_text/* say */.cv) `${str(check)}: the attempt left no state document.`,
    state_wrong: ({ check, reason }) => (0,report_text/* say */.cv) `${str(check)}: ${str(reason)}.`,
    state_changed: (args) => (0,report_text/* say */.cv) `${str(args.check)}: the state changed where it must not, at ${places(args)}.`,
    file_absent: ({ path }) => (0,report_text/* say */.cv) `The file ${str(path)} is missing.`,
    file_present: ({ path }) => (0,report_text/* say */.cv) `The file ${str(path)} is there, and must not be.`,
    file_unreadable: ({ path, why }) => (0,report_text/* say */.cv) `The file ${str(path)} cannot be checked: ${str(why)}.`,
    command_failed: ({ exit_code, tail }) => exit_code === null
        ? (0,report_text/* say */.cv) `The task's command could not be run or was ended${detail(tail)}.`
        : (0,report_text/* say */.cv) `The task's command ended with exit code ${val(exit_code)}${detail(tail)}.`,
    command_timed_out: ({ tail }) => (0,report_text/* say */.cv) `The task's command ran into its time limit${detail(tail)}.`,
    command_not_run: () => (0,report_text/* words */.aL)("The task's command was not run."),
    // layer 2
    not_stated: () => (0,report_text/* words */.aL)('Not stated by the task.'),
    no_call_channel: () => (0,report_text/* words */.aL)('The agent has no recorded call channel.'),
    tool_not_called: ({ tool }) => (0,report_text/* say */.cv) `${str(tool)} was never called.`,
    forbidden_tool_executed: ({ tool, count }) => (0,report_text/* say */.cv) `Forbidden tool ${str(tool)} was executed ${times(count)}.`,
    forbidden_tool_refused: ({ tool, count }) => (0,report_text/* say */.cv) `Forbidden tool ${str(tool)} was tried ${times(count)} and refused.`,
    out_of_order: ({ expected_first, came_before }) => (0,report_text/* say */.cv) `${str(came_before)} came before ${str(expected_first)}.`,
    order_incomplete: ({ tool, expected, executed }) => (0,report_text/* say */.cv) `${str(tool)} is expected ${times(expected)} and was executed ${times(executed)}.`,
    over_budget: ({ executed, max }) => (0,report_text/* say */.cv) `${val(executed)} calls were executed; the budget is ${val(max)}.`,
    failed_call_repeated: ({ tool, args, times: repeats }) => (0,report_text/* say */.cv) `${str(tool)} failed and was called again with the same arguments, ${times(repeats)} in a row: ${str(args)}.`,
    args_refused: ({ tool, reason, message }) => reason === 'unknown_tool'
        ? (0,report_text/* say */.cv) `${str(tool)} was called and is not a tool of the suite.`
        : (0,report_text/* say */.cv) `A call of ${str(tool)} was refused: ${str(message)}.`,
};
/** What a failed attempt failed by, in few words: a reason of AEM, a code of a finding, or how the attempt ended. */
function causeReason(reason) {
    const ended = /^agent_failed_(.+)$/.exec(reason)?.[1];
    if (ended !== undefined)
        return `the agent ${AGENT[ended] ?? 'failed'}`;
    return CAUSES[reason] ?? turnReason(reason);
}
const CAUSES = {
    timed_out: 'timed out',
    reward_too_low: 'the recorded outcome is a failure',
    aem_turns_failed: 'gold turns failed',
    aem_failed_by: 'a call that the gold does not have',
    no_reply: 'no reply',
    text_not_equal: 'wrong text',
    text_not_contained: 'a text is missing',
    text_contained: 'a text that must not be there',
    pattern_not_matched: 'a pattern does not match',
    pattern_matched: 'a pattern matches that must not',
    json_differs: 'wrong JSON',
    schema_refused: 'JSON of the wrong shape',
    state_wrong: 'wrong state',
    state_changed: 'the state changed where it must not',
    command_failed: "the task's command failed",
    tool_not_called: 'never called',
    forbidden_tool_executed: 'forbidden, but executed',
    out_of_order: 'calls out of order',
    order_incomplete: 'not called often enough',
    over_budget: 'too many calls',
    failed_call_repeated: 'a failed call was repeated',
    args_refused: 'a call was refused',
};
/** AEM's reasons, in few words, for a turn of that reason. */
function turnReason(reason) {
    return Object.hasOwn(TURN_REASONS, reason) ? (TURN_REASONS[reason] ?? reason) : reason.replaceAll('_', ' ');
}
const TURN_REASONS = {
    tool_mismatch: 'wrong tool, or not called',
    action_mismatch: 'wrong operation of the tool',
    missing_parameters: 'parameters missing',
    extra_parameters: 'unexpected parameters',
    inconsistent_parameter_values: 'wrong parameter values',
    incomplete_response: 'incomplete reply',
    inconsistent_response: 'reply disagrees with the reference',
    prior_action_failed: 'an earlier turn failed',
};
const INFRA = {
    sandbox: 'the sandbox failed',
    spawn: 'a process could not be started',
    provider: 'the model provider failed',
    interrupted: 'the run was interrupted',
    missing: 'its record is missing',
    claimed: 'the agent says that something outside it failed',
};
const AGENT = {
    exit: 'ended with an error',
    spawn: 'could not be started',
    calls: 'made more calls than its limit',
    output: 'printed more than its limit',
    cost: 'cost more than its limit',
    protocol: 'broke the protocol',
    source: 'failed in the recorded source',
};
function aemFailedBy(by, calls) {
    if (by.includes('extra_write'))
        return (0,report_text/* say */.cv) `A write that the gold does not have: ${(0,report_text/* listed */.KE)(calls)}.`;
    if (by.includes('extra_call'))
        return (0,report_text/* say */.cv) `Calls that the gold does not have: ${(0,report_text/* listed */.KE)(calls)}.`;
    return (0,report_text/* say */.cv) `AEM fails by ${(0,report_text/* listed */.KE)(by)}.`;
}
function place({ check, where }) {
    return where === 'reply' ? (0,report_text/* say */.cv) `${str(check)}: the reply` : (0,report_text/* say */.cv) `${str(check)}: the file ${str(where)}`;
}
function places({ places: list, count }) {
    const names = strings(list).map((pointer) => (pointer === '' ? 'the whole document' : pointer));
    const more = typeof count === 'number' ? count - names.length : 0;
    return more > 0 ? (0,report_text/* say */.cv) `${(0,report_text/* listed */.KE)(names)} and ${more} more places` : (0,report_text/* listed */.KE)(names);
}
function detail(message) {
    return typeof message === 'string' && message.trim() !== '' ? (0,report_text/* say */.cv) `: ${message.trim()}` : [];
}
function times(count) {
    return (0,report_text/* words */.aL)(count === 1 ? 'once' : `${String(Number(count))} times`);
}
/** Numbers are ours, texts are data. */
function val(value) {
    return typeof value === 'number' ? (0,report_text/* words */.aL)(String(value)) : (0,report_text/* say */.cv) `${str(value)}`;
}
function str(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function strings(value) {
    return Array.isArray(value) ? value.map(str) : [str(value)];
}

// EXTERNAL MODULE: ./build/src/summary/metric-kinds.js
var metric_kinds = __webpack_require__(2354);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/src/report/metric-names.js
var metric_names = __webpack_require__(7731);
;// CONCATENATED MODULE: ./build/src/report/phrase/status.js

const STATUS = {
    could_not_run: 'Could not run',
    regressed: 'Regressed',
    not_comparable: 'Not comparable',
    not_measured: 'Not measured',
    inconclusive: 'Inconclusive',
    no_baseline: 'No baseline',
    pass: 'Pass',
    measured: 'Measured',
};
function status_status(name) {
    return (0,report_text/* words */.aL)(STATUS[name]);
}
const METRIC = {
    pass: 'ok',
    regressed: 'regressed',
    inconclusive: 'inconclusive',
    not_comparable: 'not comparable',
    not_measured: 'not measured',
    reported: '',
    no_baseline: '',
};
function metricStatus(name) {
    return METRIC[name];
}
const TASK = {
    broken: 'broken',
    suspected_broken: 'seems broken',
    critical_regressed: 'regressed',
    new_below_bar: 'new, below its bar',
    quarantined: 'quarantined',
    advisory: 'draft',
};
function taskVerdict(name) {
    return TASK[name];
}

;// CONCATENATED MODULE: ./build/src/report/phrase/reasons.js





/** What each reason of a verdict says. */
const REASONS = {
    // could_not_run
    baseline_unreadable: ({ place, messages }) => ({
        text: (0,report_text/* say */.cv) `The baseline in ${place} cannot be read: ${(0,report_text/* listed */.KE)(messages, 3)}.`,
        next: (0,report_text/* say */.cv) `Restore ${place} from version control. It was not taken for absent, and nothing was compared.`,
    }),
    baseline_of_other_suite: ({ baseline, candidate }) => ({
        text: (0,report_text/* say */.cv) `The baseline is of suite ${baseline}, the run of suite ${candidate}.`,
        next: (0,report_text/* say */.cv) `Name the baseline folder of ${candidate} with ${'--baseline'}.`,
    }),
    duplicate_tasks: ({ side, tasks }) => ({
        text: (0,report_text/* say */.cv) `The ${(0,report_text/* words */.aL)(side)} holds ${count(tasks.length, 'task')} twice: ${(0,report_text/* listed */.KE)(tasks)}.`,
        next: (0,report_text/* words */.aL)('Give each task an id of its own.'),
    }),
    limit_not_applicable: ({ metric, kind, key }) => ({
        text: (0,report_text/* say */.cv) `The policy limits ${metric} by ${key}, which does not apply to ${(0,report_text/* words */.aL)(kind === 'rate' ? 'rates' : 'amounts')}.`,
        next: (0,report_text/* say */.cv) `Use ${kind === 'rate' ? 'max_drop' : 'max_rise'} for ${metric} in the policy.`,
    }),
    // regressed, or not yet proved
    metric_dropped: (args) => ({
        text: (0,report_text/* say */.cv) `${fell(args)}, more than the ${limitOf(args)} allowed (${tested(args)}).`,
        next: FIX,
    }),
    metric_drop_unproven: (args, site) => ({
        text: (0,report_text/* say */.cv) `${fell(args)}, more than the ${limitOf(args)} allowed, but that may be chance (${tested(args)}).`,
        next: moreAttempts(site),
    }),
    metric_rose: (args) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed (${tested(args)}).`,
        next: COSTS,
    }),
    metric_rise_unproven: (args, site) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed, but that may be chance (${tested(args)}).`,
        next: moreAttempts(site),
    }),
    metric_dropped_past_threshold: (args) => ({
        text: (0,report_text/* say */.cv) `${fell(args)}, more than the ${limitOf(args)} allowed (${'rule: threshold'}: any larger drop fails).`,
        next: FIX,
    }),
    metric_rose_past_threshold: (args) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed (${'rule: threshold'}: any larger rise fails).`,
        next: COSTS,
    }),
    metric_below_min: ({ metric, value, min }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} is ${bar(metric, value, { min })}, below the bar of ${(0,report_text/* words */.aL)(inUnit(metric, min))}.`,
        next: (0,report_text/* say */.cv) `Reach the bar, or change ${'min'} of ${metric} in the policy beforehand.`,
    }),
    metric_above_max: ({ metric, value, max }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} is ${bar(metric, value, { max })}, above the bar of ${(0,report_text/* words */.aL)(inUnit(metric, max))}.`,
        next: (0,report_text/* say */.cv) `Get below the bar, or change ${'max'} of ${metric} in the policy beforehand.`,
    }),
    task_broken: (args) => ({
        text: (0,report_text/* say */.cv) `Task ${args.task} broke: it passed ${baselineOf(args)} attempts in the baseline and ${candidateOf(args)} now, and none of ${args.fresh_measured} fresh ones.`,
        next: (0,report_text/* say */.cv) `Look at the trace diff of ${args.task} below.`,
    }),
    critical_task_regressed: (args) => ({
        text: (0,report_text/* say */.cv) `Critical task ${args.task} fell from ${baselineOf(args)} to ${candidateOf(args)} passed attempts (${tested(args)}).`,
        next: (0,report_text/* say */.cv) `Look at the trace diff of ${args.task} below.`,
    }),
    new_task_below_bar: ({ task, passed, measured, min }) => ({
        text: (0,report_text/* say */.cv) `New task ${task} passed ${passed} of ${measured} attempts, below the ${(0,report_text/* words */.aL)((0,figures/* percent */.KN)(min, 0))} that a new task must reach.`,
        next: (0,report_text/* say */.cv) `Mend the agent or the task, or mark it ${'reviewed: false'} while it is a draft.`,
    }),
    // not_comparable
    sandbox_differs: ({ parts }, site) => ({
        text: (0,report_text/* say */.cv) `The sandbox differs from the baseline's (${(0,report_text/* listed */.KE)(parts)}), so the figures cannot be held against each other.`,
        next: anew(site),
    }),
    scorer_differs: (_args, site) => ({
        text: (0,report_text/* words */.aL)("The scoring differs from the baseline's (version or thresholds), so the figures cannot be compared."),
        next: anew(site),
    }),
    judge_differs: (_args, site) => ({
        text: (0,report_text/* words */.aL)("The judge differs from the baseline's, so the figures cannot be compared."),
        next: anew(site),
    }),
    gold_differs: ({ tasks }, site) => ({
        text: (0,report_text/* say */.cv) `The gold of ${count(tasks.length, 'task')} differs from the baseline's: ${(0,report_text/* listed */.KE)(tasks)}.`,
        next: anew(site),
    }),
    // not_measured
    no_results: ({ tasks, planned }) => ({
        text: (0,report_text/* say */.cv) `Nothing was measured: 0 of ${planned} attempts of ${count(tasks, 'task')}.`,
        next: (0,report_text/* words */.aL)('Look at the first attempt that failed below, mend what kept it from running, and run again.'),
    }),
    interrupted: ({ measured, planned }, site) => ({
        text: (0,report_text/* say */.cv) `The run was interrupted after ${measured} of ${planned} attempts.`,
        next: (0,report_text/* say */.cv) `Run it again to its end: ${`turngate run ${site.suite}`}.`,
    }),
    tasks_not_measured: ({ tasks, min_measured }) => ({
        text: (0,report_text/* say */.cv) `${count(tasks.length, 'task')} ${(0,report_text/* words */.aL)(tasks.length === 1 ? 'has' : 'have')} too few measured attempts (at least ${(0,report_text/* words */.aL)((0,figures/* percent */.KN)(min_measured, 0))} are needed): ${(0,report_text/* joinTexts */.B5)(tasks.slice(0, 5).map((one) => (0,report_text/* say */.cv) `${one.task} ${one.measured} of ${one.planned}`), ', ')}${(0,report_text/* words */.aL)(tasks.length > 5 ? ` and ${tasks.length - 5} more` : '')}.`,
        next: (0,report_text/* words */.aL)('Mend what kept the attempts from being measured (listed under Notes), and run again.'),
    }),
    tasks_missing: ({ tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(tasks.length, 'task')} of the baseline ${(0,report_text/* words */.aL)(tasks.length === 1 ? 'is' : 'are')} missing in this run: ${(0,report_text/* listed */.KE)(tasks)}.`,
        next: (0,report_text/* words */.aL)('Run them too; where they were removed on purpose, write the baseline anew.'),
    }),
    metric_missing: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} was measured in the baseline and is missing now.`,
        next: (0,report_text/* words */.aL)('Restore what it is measured from, or take its limit out of the policy beforehand.'),
    }),
    metric_missing_in_tasks: ({ metric, tasks }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} was measured in the baseline and is missing now in ${count(tasks.length, 'task')}: ${(0,report_text/* listed */.KE)(tasks)}.`,
        next: (0,report_text/* words */.aL)('Restore what it is measured from in these tasks.'),
    }),
    bar_not_measured: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `The policy sets a bar for ${(0,metric_names/* metricLabel */.B)(metric)}, which was not measured.`,
        next: (0,report_text/* words */.aL)('Make the suite state what it is measured from, or take the bar out of the policy.'),
    }),
    holes_change_verdict: ({ dropped, failed, holes, tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(holes, 'attempt')} without a result decide the verdict: ${status_status(dropped)} without them, ${status_status(failed)} if they failed (${(0,report_text/* listed */.KE)(tasks)}).`,
        next: (0,report_text/* words */.aL)('Run again so that they are measured.'),
    }),
    no_gating_tasks: ({ tasks }) => ({
        text: (0,report_text/* say */.cv) `None of ${count(tasks, 'task')} may decide: each is a draft, quarantined, or not comparable.`,
        next: (0,report_text/* say */.cv) `Review a task (${'reviewed: true'}) or end a quarantine.`,
    }),
    fresh_not_measured: ({ task, measured, planned }) => ({
        text: (0,report_text/* say */.cv) `Task ${task} seems broken, but only ${measured} of ${planned} fresh attempts were measured.`,
        next: (0,report_text/* words */.aL)('Run again so that they are measured.'),
    }),
    nothing_gated: ({ metrics }) => ({
        text: metrics.length === 0
            ? (0,report_text/* say */.cv) `Nothing was gated: the policy limits no metric.`
            : (0,report_text/* say */.cv) `Nothing was gated: none of the metrics that the policy limits (${(0,report_text/* listed */.KE)(metrics, 12)}) was measured on both sides.`,
        next: (0,report_text/* say */.cv) `Give ${'success_rate'} a limit in the policy: ${'metrics: {success_rate: {max_drop: 5}}'}.`,
    }),
    // inconclusive
    task_break_unconfirmed: (args, site) => ({
        text: (0,report_text/* say */.cv) `Task ${args.task} seems broken: it passed ${baselineOf(args)} attempts in the baseline and ${candidateOf(args)} now; ${args.attempts} fresh attempts would settle it; they are made only where they can still change the verdict.`,
        next: (0,report_text/* say */.cv) `Let ${`turngate run ${site.suite}`} make the fresh attempts.`,
    }),
    // no_baseline
    baseline_missing: ({ place }) => ({
        text: (0,report_text/* say */.cv) `There is no baseline in ${place}: none was written yet, a refresh is pending, or it was removed.`,
        next: (0,report_text/* say */.cv) `Write one from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
    }),
    suite_is_new: ({ place }) => ({
        text: (0,report_text/* say */.cv) `There is nothing to compare with yet: no baseline in ${place}. Absolute bars were judged.`,
        next: (0,report_text/* say */.cv) `Write one from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
    }),
    // pass, and what a reader should know all the same
    within_limits: ({ metrics, tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(metrics.length, 'gated metric')} within ${(0,report_text/* words */.aL)(metrics.length === 1 ? 'its limit' : 'their limits')} over ${count(tasks, 'task')}.`,
    }),
    metric_not_measured: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} was not measured, neither here nor in the baseline: it is listed, not gated.`,
    }),
    metric_not_in_baseline: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} is not in the baseline: it is listed, not gated.`,
    }),
    metric_baseline_zero: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} is 0 in the baseline, so no ratio can be formed: it is listed, not gated.`,
    }),
    pass_k_incomplete: ({ metric, tasks, of }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} has enough attempts in ${tasks} of ${of} tasks only: it is listed, not gated.`,
    }),
    task_break_refuted: (args) => ({
        text: (0,report_text/* say */.cv) `Task ${args.task} looked broken (${baselineOf(args)}, then ${candidateOf(args)}), but ${args.fresh_passed} of ${args.fresh_measured} fresh attempts passed.`,
    }),
    task_quarantined: ({ task, owner, reason, expires }) => ({
        text: (0,report_text/* say */.cv) `Task ${task} is quarantined until ${(0,report_text/* words */.aL)(dateWords(expires))} and decides nothing: ${reason} (owner ${owner}).`,
    }),
    quarantine_expired: ({ task, owner, expires }) => ({
        text: (0,report_text/* say */.cv) `The quarantine of task ${task} expired on ${(0,report_text/* words */.aL)(dateWords(expires))}; it counts again (owner ${owner}).`,
        next: (0,report_text/* words */.aL)('Mend the task, or renew the quarantine with a reason.'),
    }),
    tasks_advisory: ({ tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(tasks.length, 'draft')} measured but not gated until reviewed: ${(0,report_text/* listed */.KE)(tasks)}.`,
    }),
    baseline_tasks_not_measured: ({ tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(tasks.length, 'task')} ${(0,report_text/* words */.aL)(tasks.length === 1 ? 'was' : 'were')} not measured in the baseline and cannot be compared: ${(0,report_text/* listed */.KE)(tasks)}.`,
    }),
    holes_tolerated: ({ holes, tasks }) => ({
        text: (0,report_text/* say */.cv) `${count(holes, 'attempt')} ${(0,report_text/* words */.aL)(holes === 1 ? 'was' : 'were')} not measured (${(0,report_text/* listed */.KE)(tasks)}); the verdict is the same whether they are left out or counted as failed.`,
    }),
    churn: ({ lost, won }) => ({
        text: (0,report_text/* say */.cv) `The total hides churn: ${count(lost.length, 'task')} lost (${(0,report_text/* listed */.KE)(lost, 12)}), ${count(won.length, 'task')} won (${(0,report_text/* listed */.KE)(won, 12)}).`,
    }),
    deterministic: () => ({
        text: (0,report_text/* say */.cv) `Every attempt of a task took the same path on both sides: the agent is deterministic. ${'rule: threshold'} would judge it exactly.`,
    }),
};
const FIX = (0,report_text/* words */.aL)('Start with the first root cause below; its trace diff shows where the behaviour changed.');
const COSTS = (0,report_text/* words */.aL)('Compare the calls of a trace diff below: longer ways cost more.');
function fell({ metric, baseline, candidate, change, max_drop }) {
    const shown = (0,figures/* showFigures */.VK)({ ...(0,metric_kinds/* metricKind */.f)(metric), baseline, candidate, change, limit: { max_drop } });
    return (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} fell by ${(0,report_text/* words */.aL)(shown.change.replace('−', ''))} points (${(0,report_text/* words */.aL)(shown.baseline)} → ${(0,report_text/* words */.aL)(shown.candidate)})`;
}
function limitOf({ max_drop }) {
    return Number(max_drop.toFixed(6));
}
function rose({ metric, baseline, candidate, ratio, max_rise }) {
    const shown = (0,figures/* showFigures */.VK)({ ...(0,metric_kinds/* metricKind */.f)(metric), baseline, candidate, change: ratio, limit: { max_rise } });
    return (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} rose ${(0,report_text/* words */.aL)(shown.change)} (${(0,report_text/* words */.aL)(shown.baseline)} → ${(0,report_text/* words */.aL)(shown.candidate)})`;
}
function bar(metric, value, limit) {
    return (0,report_text/* words */.aL)((0,figures/* showFigures */.VK)({ ...(0,metric_kinds/* metricKind */.f)(metric), candidate: value, limit }).candidate);
}
function inUnit(metric, value) {
    return (0,figures/* showBar */.Hh)(value, (0,metric_kinds/* metricKind */.f)(metric).unit);
}
function tested({ p, alpha }) {
    return (0,report_text/* words */.aL)(`p ${pValue(p, alpha)}, ${p < alpha ? 'below' : 'not below'} ${alpha}`);
}
/** As many digits as it takes to stay on its side of alpha. */
function pValue(p, alpha) {
    if (p < 0.0001)
        return '< 0.0001';
    let digits = 2;
    while (digits < 8 && Number(p.toPrecision(digits)) < alpha !== p < alpha)
        digits += 1;
    return `= ${Number(p.toPrecision(digits))}`;
}
function baselineOf(counts) {
    return (0,report_text/* words */.aL)(`${counts.baseline_passed} of ${counts.baseline_measured}`);
}
function candidateOf(counts) {
    return (0,report_text/* words */.aL)(`${counts.candidate_passed} of ${counts.candidate_measured}`);
}
function count(number, noun) {
    return (0,report_text/* words */.aL)(`${number} ${noun}${number === 1 ? '' : 's'}`);
}
function moreAttempts(site) {
    return (0,report_text/* say */.cv) `More attempts would tell: raise ${'attempts'} in ${site.suite} and run again.`;
}
function anew(site) {
    return (0,report_text/* say */.cv) `Measure the base agent under the same conditions: run ${`turngate run ${site.suite}`} with the base's agent, then ${'turngate baseline write RUN_DIR'}.`;
}
function dateWords(date) {
    return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : 'an unreadable date';
}

;// CONCATENATED MODULE: ./build/src/report/phrase.js



/** The one door from codes to English; the words themselves are in `phrase/`. */


/** What a reason of a verdict says, and what to do next. */
function phraseReason(reason, site) {
    if (!isReasonCode(reason.code))
        return { text: unknownCode(reason) };
    // the code decides the shape of the args, which the table's type states code by code
    return REASONS[reason.code](reason.args, site);
}
/** What a finding of a grade says. */
function phraseFinding(finding) {
    return isGradeCode(finding.code) ? FINDINGS[finding.code](finding.args) : unknownCode(finding);
}
function isReasonCode(code) {
    return Object.hasOwn(REASONS, code);
}
function isGradeCode(code) {
    return Object.hasOwn(FINDINGS, code);
}
/** Findings of users' own sub-metrics and of other versions. */
function unknownCode({ code, args }) {
    return Object.keys(args).length === 0 ? (0,report_text/* say */.cv) `${code}` : (0,report_text/* say */.cv) `${code}: ${JSON.stringify(args)}`;
}


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ statusEmoji),
/* harmony export */   Kk: () => (/* binding */ metricSign),
/* harmony export */   XF: () => (/* binding */ metricEmoji),
/* harmony export */   qD: () => (/* binding */ statusSign)
/* harmony export */ });
/** One sign for each status, on a page and on a terminal. */
const STATUS = {
    pass: ['✅', '✓'],
    regressed: ['❌', '✗'],
    could_not_run: ['🛑', '✗'],
    not_comparable: ['⚠️', '!'],
    not_measured: ['⚠️', '!'],
    inconclusive: ['❔', '?'],
    no_baseline: ['🆕', 'i'],
    measured: ['📏', 'i'],
};
const METRIC = {
    pass: ['✅', '✓'],
    regressed: ['❌', '✗'],
    inconclusive: ['❔', '?'],
    not_comparable: ['⚠️', '!'],
    not_measured: ['⚠️', '!'],
    reported: ['', ''],
    no_baseline: ['', ''],
};
function statusEmoji(status) {
    return STATUS[status][0];
}
function statusSign(status) {
    return STATUS[status][1];
}
function metricEmoji(status) {
    return METRIC[status][0];
}
function metricSign(status) {
    return METRIC[status][1];
}


/***/ }),

/***/ 6382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ printableText),
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6209);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


/** Foreign text for one line of a terminal: no control sequence, no hidden character survives. */
function printable(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
}
/** A text with its data made printable, and marked where `mark` is given. */
function printableText(text, mark = (data) => data) {
    return text.map((piece) => (typeof piece === 'string' ? piece : mark((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainData */ .lZ)(printable(piece.data))))).join('');
}


/***/ }),

/***/ 4913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   lZ: () => (/* binding */ plainData),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** Template tag: what stands in the template is ours, strings put in are data, numbers and nested texts are taken as they are. */
function say(words, ...values) {
    const pieces = [];
    words.forEach((word, index) => {
        if (word !== '')
            pieces.push(word);
        const value = values[index];
        if (value === undefined)
            return;
        if (typeof value === 'string')
            pieces.push({ data: value });
        else if (typeof value === 'number')
            pieces.push(String(value));
        else
            pieces.push(...value);
    });
    return merged(pieces);
}
/** `[a, b, c]` → a, b, c with a separator of ours. */
function joinTexts(texts, separator) {
    return merged(texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text])));
}
/** Strings as data: `a`, `b`, `c`; above `most` the rest is counted. */
function listed(names, most = 5) {
    const shown = joinTexts(names.slice(0, most).map((name) => [{ data: name }]), ', ');
    return names.length > most ? say `${shown} and ${names.length - most} more` : shown;
}
/** Ours, where a template cannot be: a name from a closed list, a formatted figure. */
function words(text) {
    return text === '' ? [] : [text];
}
function plainText(text) {
    return text.map((piece) => (typeof piece === 'string' ? piece : plainData(piece.data))).join('');
}
/** Data of several words stands between backticks, so that one sees where it ends; JSON shows that by itself. */
function plainData(data) {
    return /\s/.test(data) && !/^["{[]/.test(data) ? `\`${data}\`` : data;
}
function merged(pieces) {
    const out = [];
    for (const piece of pieces) {
        const last = out.at(-1);
        if (typeof piece === 'string' && typeof last === 'string')
            out[out.length - 1] = last + piece;
        else
            out.push(piece);
    }
    return out;
}


/***/ }),

/***/ 6027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ printJson),
  Y: () => (/* binding */ printReport)
});

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/report/lines.js
var report_lines = __webpack_require__(9603);
// EXTERNAL MODULE: ./build/src/report/symbols.js
var symbols = __webpack_require__(3969);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./node_modules/wrap-ansi/index.js + 1 modules
var wrap_ansi = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/src/report/terminal/look.js


function lookOf({ width, color }) {
    return { width: Math.max(40, width), colors: picocolors.createColors(color) };
}
/** Wraps to the width; `first` stands before the first line, blanks of the same length before the others. */
function wrapped(text, first, { width }) {
    const pad = ' '.repeat(first.length);
    const lines = (0,wrap_ansi/* default */.A)(text, Math.max(20, width - first.length), { hard: true, trim: true }).split('\n');
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

// EXTERNAL MODULE: ./build/src/report/terminal/printable.js
var printable = __webpack_require__(6382);
;// CONCATENATED MODULE: ./build/src/report/terminal/failing.js




/** Tasks shown with their diffs, and lines of a diff. */
const MOST_TASKS = 3;
const MOST_LINES = 40;
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
        .map((task) => wrapped(show((0,report_lines/* taskLine */.er)(task), look), '  ', look));
    const names = more.length === 0 ? [] : [wrapped(`also: ${more.map(printable/* printable */.g).join(', ')}`, '  ', look)];
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
        wrapped(colors.bold(show((0,report_lines/* taskLine */.er)(task), look)), '  ', look),
        wrapped(colors.dim((0,printable/* printableText */.X)((0,report_lines/* attemptLine */.O_)(task))), '    ', look),
        ...(root === undefined ? [] : rootLines(root, look)),
        ...failures.slice(0, 4).map((failure) => wrapped(show(failure, look), '    - ', look)),
        ...diffLines(task, look),
    ];
    return lines.join('\n');
}
function rootLines(root, look) {
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('–') : (0,report_text/* say */.cv) `${side}`);
    return [
        wrapped(show((0,report_lines/* rootCauseLine */.Yc)(root), look), '    ', look),
        ...root.fields
            .slice(0, 4)
            .map((field) => wrapped(show((0,report_text/* say */.cv) `${field.path}: gold ${value(field.gold)}, predicted ${value(field.predicted)}`, look), '      ', look)),
    ];
}
function diffLines({ diff }, look) {
    if (diff === undefined)
        return [];
    const { colors } = look;
    if (diff.first_divergence < 0)
        return [wrapped(`same path as the ${report_lines/* DIFF_LEFT */.Iy[diff.left]}`, '    ', look)];
    const shown = diff.lines.slice(0, MOST_LINES);
    const rest = diff.lines.length - shown.length;
    return [
        wrapped(colors.dim(`diff: - ${report_lines/* DIFF_LEFT */.Iy[diff.left]}, + this attempt`), '    ', look),
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
            return wrapped(`${colors.green(line)}${note}`, `    + ${indent}`, look);
        case 'removed':
            return wrapped(`${colors.red(line)}${note}`, `    - ${indent}`, look);
        case 'same':
            return wrapped(`${line}${note}`, `      ${indent}`, look);
    }
}
function show(text, { colors }) {
    return (0,printable/* printableText */.X)(text, colors.cyan);
}

// EXTERNAL MODULE: ./node_modules/cli-table3/index.js
var cli_table3 = __webpack_require__(5832);
// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(4668);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(1953);
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
            ...blank(gap),
            colWidths: [...widths],
            colAligns: columns.map((column) => column.align),
        });
        table.push(columns.map((column, at) => (at === 0 ? look.colors.bold(group.title) : look.colors.dim(column.title))));
        for (const row of group.rows) {
            const paint = painter(row, look);
            table.push(columns.map((column) => (column === VERDICT ? paint(column.text(row)) : column.text(row))));
        }
        return trimLines(table.toString());
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
        return Math.max(...cells.map((cell) => (0,string_width/* default */.A)(cell))) + gap;
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
        ...blank(2),
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
    return trimLines(table.toString());
}
const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) => ['', '-mid', '-left', '-right'].map((end) => `${side}${end}`));
const BLANK = {
    chars: Object.fromEntries([...BORDERS, 'middle', 'left-mid', 'mid-mid'].map((name) => [name, ''])),
};
function blank(gap) {
    return { ...BLANK, style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap } };
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
function trimLines(text) {
    return text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n');
}

;// CONCATENATED MODULE: ./build/src/report/terminal/render.js







/** The report for a terminal: plain text where `color` is off, no line wider than `width` (40 at least). */
function renderTerminal(report, options) {
    const look = lookOf(options);
    const blocks = [
        headline(report, look),
        list('Why', why(report), '- ', look),
        numbered('Next', report.next.slice(0, 5), look),
        metricTables(report, look),
        passTable(report, look),
        ...failingBlocks(report, look),
        list('Tasks that moved', (0,report_lines/* movedTexts */.aM)(report, MOST), '- ', look),
        list('Changed in the agent', changed(report), '- ', look),
        list('Notes', (0,report_lines/* noteTexts */.HI)(report, MOST), '- ', look),
        footer(report, look),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function headline({ status, suite, headline: head }, look) {
    const { colors } = look;
    const paint = statusColor(status, look);
    const title = `${(0,symbols/* statusSign */.qD)(status)} ${(0,printable/* printableText */.X)(head.verdict)}`;
    const lines = [
        `${paint(colors.bold(title))}  ${(0,printable/* printable */.g)(suite)}`,
        wrapped(colors.bold(render_show(head.figure, look)), '  ', look),
        ...(head.cause === undefined ? [] : [wrapped(render_show(head.cause, look), '  ', look)]),
        ...(head.note === undefined ? [] : [wrapped(colors.yellow((0,printable/* printableText */.X)(head.note)), '  ', look)]),
    ];
    return lines.join('\n');
}
/** One reason that the headline has said already is not said twice. */
function why(report) {
    const texts = (0,report_lines/* whyTexts */.pl)(report, MOST);
    return texts.length === 1 && (0,report_text/* plainText */.wh)(texts[0] ?? []) === (0,report_text/* plainText */.wh)(report.headline.figure) ? [] : texts;
}
const MOST = 12;
function changed(report) {
    const texts = (0,report_lines/* changedTexts */.XH)(report);
    return texts !== undefined && texts.length === 0 ? [(0,report_text/* words */.aL)('nothing')] : (texts ?? []);
}
function footer({ run, baseline, totals, artefacts }, look) {
    const parts = [
        (0,report_text/* say */.cv) `run ${run.id}, seed ${run.seed}, ${totals.measured} of ${totals.planned} attempts measured`,
        ...(baseline === undefined
            ? []
            : [(0,report_text/* say */.cv) `against run ${baseline.run.id}${baseline.place === '' ? [] : (0,report_text/* say */.cv) ` in ${baseline.place}`}`]),
        ...artefacts.slice(0, 5).map((artefact) => (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(artefact.title)}: ${artefact.path}`),
    ];
    return parts.map((part) => wrapped(look.colors.dim((0,printable/* printableText */.X)(part)), '', look)).join('\n');
}
function list(title, texts, mark, look) {
    if (texts.length === 0)
        return '';
    return [look.colors.bold(title), ...texts.map((text) => wrapped(render_show(text, look), `  ${mark}`, look))].join('\n');
}
function numbered(title, texts, look) {
    if (texts.length === 0)
        return '';
    const lines = texts.map((text, index) => wrapped(render_show(text, look), `  ${index + 1}. `, look));
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


/***/ }),

/***/ 5311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ explainIssues)
});

// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(8772);
// EXTERNAL MODULE: ./build/src/suite/schema-keys.js
var schema_keys = __webpack_require__(7256);
;// CONCATENATED MODULE: ./build/src/suite/union-branch.js

/**
 * Of the branches of a union that all refused a value, the one that the author most likely meant: the value has its
 * type, and the fewest things are wrong. Undefined where no branch has the type, or where two are equally far.
 */
function bestBranch(branches) {
    const weighed = branches
        .filter((issues) => !issues.some(isOtherType))
        .map((issues) => ({ issues, weight: sum(issues.map((issue) => weightOf(issue, issues))) }))
        .sort((a, b) => a.weight - b.weight);
    const [best, second] = weighed;
    if (best === undefined || best.weight === second?.weight)
        return undefined;
    return best.issues;
}
function isOtherType(issue) {
    return (issue.path.length === 0 && (issue.code === 'invalid_type' || (issue.code === 'invalid_union' && !hasBranch(issue))));
}
function hasBranch(issue) {
    return issue.errors.some((issues) => !issues.some(isOtherType));
}
/** A missing key that an unknown one nearly spells is one slip, not two. */
function weightOf(issue, all) {
    if (issue.code !== 'unrecognized_keys')
        return 1;
    const wanted = all.flatMap((other) => (other.code === 'invalid_type' ? [String(other.path.at(-1))] : []));
    return sum(issue.keys.map((key) => ((0,nearest/* nearest */.pA)(key, wanted) === undefined ? 1 : 0.1)));
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: ./build/src/suite/value-words.js
var value_words = __webpack_require__(5895);
// EXTERNAL MODULE: ./build/src/suite/yaml-place.js
var yaml_place = __webpack_require__(4949);
;// CONCATENATED MODULE: ./build/src/suite/explain.js





/** What a schema found wrong in a part of a file (`base` leads there), in words and with places. */
function explainIssues(issues, schema, source, base = []) {
    return withoutEchoes(issues).flatMap((issue) => explain(issue, { schema, source, base, value: (0,schema_keys/* valueAt */.f)(source.value, base) }));
}
function explain(issue, context) {
    const path = keyPath(issue.path);
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys.map((key) => unknownKey(key, path, context));
        case 'invalid_type':
            return [wrongType(issue, path, context)];
        case 'invalid_value':
            return [wrongValue(issue.values.map(String), path, context)];
        case 'invalid_union':
            return explainUnion(issue, path, context);
        case 'too_small':
        case 'too_big':
            return [outOfBounds(issue, path, context)];
        case 'invalid_key':
        case 'invalid_element':
            return issue.issues.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, context));
        case 'custom':
            return [custom(issue, path, context)];
        default:
            return [problem('invalid-value', subject(path, context, issue.message), path, context)];
    }
}
/** A misspelt key makes another one missing, or a check state nothing: that is one slip, told once. */
function withoutEchoes(issues) {
    const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
    return issues.filter((issue) => {
        const last = String(issue.path.at(-1));
        if (issue.code === 'custom' && issue.params?.code === 'states-nothing') {
            return !unknown.some((other) => samePath(other.path, issue.path));
        }
        if (issue.code !== 'invalid_type')
            return true;
        return !unknown.some((other) => samePath(other.path, issue.path.slice(0, -1)) && other.keys.some((key) => (0,nearest/* nearest */.pA)(key, [last]) !== undefined));
    });
}
function samePath(a, b) {
    return a.length === b.length && a.every((part, index) => part === b[index]);
}
function unknownKey(key, path, context) {
    const merge = 'Merge keys are not read here: write the values out, or use an alias for a whole value.';
    const known = (0,schema_keys/* keysAt */._)(context.schema, path, context.value);
    const inside = (0,yaml_place/* dotted */.B)([...context.base, ...path]);
    const where = inside === '' ? 'here' : `in \`${inside}\``;
    const hint = key === '<<' ? merge : (0,nearest/* didYouMean */.au)(key, known);
    return problem('unknown-key', `The key \`${key}\` is not known ${where}.`, [...path, key], context, hint, 'key');
}
function wrongType(issue, path, context) {
    const value = (0,schema_keys/* valueAt */.f)(context.value, path);
    const wanted = (0,value_words/* wantedKind */._Q)(issue.expected);
    const name = keyName([...context.base, ...path]);
    if (value === undefined && path.length > 0)
        return missing(path, `It takes ${wanted}.`, context);
    if (issue.message.startsWith('must '))
        return problem('wrong-type', subject(path, context, issue.message), path, context);
    if (value === null) {
        const empty = issue.expected === 'string' ? 'Write "" for an empty text, or take the key out.' : undefined;
        return problem('wrong-type', `${name} has no value; it takes ${wanted}.`, path, context, empty);
    }
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    const hint = issue.expected === 'string' && isScalar ? `Put it in quotes: "${value}".` : undefined;
    const message = `${name} must be ${wanted}, not ${(0,value_words/* plainKind */.dM)(value)}.`;
    return problem('wrong-type', message, path, context, hint);
}
function missing(path, hint, context) {
    const around = path.slice(0, -1);
    const inside = (0,yaml_place/* dotted */.B)([...context.base, ...around]);
    const message = `The key \`${path.at(-1)}\` is missing${inside === '' ? '' : ` in \`${inside}\``}.`;
    const key = (0,yaml_place/* dotted */.B)([...context.base, ...path]);
    return { ...problem('missing-key', message, around, context, hint), key };
}
function wrongValue(values, path, context) {
    const value = (0,schema_keys/* valueAt */.f)(context.value, path);
    const allowed = values.map((each) => `\`${each}\``).join(', ');
    const wanted = values.length === 1 ? allowed : `one of ${allowed}`;
    if (value === undefined)
        return missing(path, `It takes ${wanted}.`, context);
    const near = typeof value === 'string' ? (0,nearest/* nearest */.pA)(value, values) : undefined;
    const message = `${keyName([...context.base, ...path])} must be ${wanted}, not ${(0,value_words/* quoted */.TL)(value)}.`;
    return problem('invalid-value', message, path, context, near === undefined ? undefined : `Did you mean \`${near}\`?`);
}
function explainUnion(issue, path, context) {
    if (issue.errors.length === 0) {
        const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
        return [wrongValue(options, path, context)];
    }
    const branch = bestBranch(issue.errors);
    if (branch !== undefined) {
        return withoutEchoes(branch).flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, context));
    }
    if ((0,schema_keys/* valueAt */.f)(context.value, path) === undefined)
        return [missing(path, sentence(`it ${issue.message}`), context)];
    return [problem('wrong-type', subject(path, context, issue.message), path, context)];
}
function outOfBounds(issue, path, context) {
    const name = keyName([...context.base, ...path]);
    const small = issue.code === 'too_small';
    const bound = Number(small ? issue.minimum : issue.maximum);
    if (issue.origin === 'number' || issue.origin === 'int') {
        const wanted = small ? (issue.inclusive ? 'at least' : 'more than') : issue.inclusive ? 'at most' : 'less than';
        const message = `${name} must be ${wanted} ${bound}, not ${(0,value_words/* quoted */.TL)((0,schema_keys/* valueAt */.f)(context.value, path))}.`;
        return problem('out-of-range', message, path, context);
    }
    if (small && bound === 1) {
        return problem('empty', `${name} is empty.`, path, context, 'Fill it in, or take the key out.');
    }
    const items = issue.origin === 'string' ? 'characters' : 'items';
    return problem('out-of-range', `${name} must hold ${small ? 'at least' : 'at most'} ${bound} ${items}.`, path, context);
}
/** Refinements of our own say in `params` which `code` and `hint` they stand for. */
function custom(issue, path, context) {
    const code = typeof issue.params?.code === 'string' ? issue.params.code : 'invalid-value';
    const hint = typeof issue.params?.hint === 'string' ? issue.params.hint : undefined;
    const at = code.startsWith('unknown-') ? 'key' : 'value';
    return problem(code, subject(path, context, issue.message), path, context, hint, at);
}
/** Messages of the schemas begin with a verb (`must be …`) or are whole sentences. */
function subject(path, context, message) {
    if (!message.startsWith('must '))
        return sentence(message);
    const value = (0,schema_keys/* valueAt */.f)(context.value, path);
    const name = keyName([...context.base, ...path]);
    return sentence(`${name} ${message}; it is ${(0,value_words/* quoted */.TL)(value)}`);
}
function sentence(text) {
    const upper = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.?!]$/.test(upper) ? upper : `${upper}.`;
}
function keyName(path) {
    const key = path.at(-1);
    if (key === undefined)
        return 'The file';
    return typeof key === 'number' ? (0,value_words/* article */.jZ)(path, key) : `\`${key}\``;
}
function problem(code, message, path, context, hint, at = 'value') {
    const whole = [...context.base, ...path];
    const key = (0,yaml_place/* dotted */.B)(whole);
    return {
        code,
        message,
        file: context.source.file,
        ...context.source.locate(whole, at),
        ...(key === '' ? {} : { key }),
        ...(hint === undefined ? {} : { hint }),
    };
}
function keyPath(path) {
    return path.map((part) => (typeof part === 'number' ? part : String(part)));
}


/***/ }),

/***/ 7926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ goldFingerprint),
/* harmony export */   xN: () => (/* binding */ scorerFingerprint),
/* harmony export */   xW: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4006);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3564);



/** Files are read whole to be hashed; a larger one is hashed by its size alone. */
const MAX_HASHED_BYTES = 256 * 1024 * 1024;
/**
 * Hashes of everything that a run was made with, part by part, so that a report can name what changed.
 *
 * - agent: `command` (its block, without `kind` and `files`), `prompt`, `model`, `harness` (paths and contents of the
 *   files), `interface` (what the agent sees of the tools, in order: name, description, schema, read-only mark)
 * - sandbox: `fixture` (paths, contents, executable bits of the workspace), `state`, `behaviour` (how each tool answers;
 *   their order does not matter), `settings` (now, network, limits, environment allow-list)
 * - scorer: the scoring code, its options, and what of the tools decides a grade: aliases, `tool_id`, `action`,
 *   read-only marks, comparisons
 * - gold: per task, all that decides what the right outcome is
 *
 * A part that the suite does not have is left out.
 *
 * @param scorer names the scoring code (`Similarity.version`)
 */
function fingerprintSuite(tree, suite, scorer) {
    return {
        agent: {
            command: agentBlock(suite.agent),
            ...filesByPart(tree, suite.agent),
            ...(suite.tools.length === 0 ? {} : { interface: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(suite.tools.map(seenByAgent)) }),
        },
        sandbox: {
            ...fixture(tree, suite.sandbox.workspace),
            ...(suite.state === undefined ? {} : { state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(suite.state) }),
            ...(suite.tools.length === 0 ? {} : { behaviour: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(sortedByText(suite.tools.map(behaviour))) }),
            settings: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain(settings(suite))),
        },
        scorer: scorerFingerprint(suite, scorer),
        gold: Object.fromEntries(suite.tasks.map((task) => [task.id, goldFingerprint(task)])),
    };
}
/** Hash of all that decides how an attempt is graded; `scorer` names the scoring code. */
function scorerFingerprint(suite, scorer) {
    const { similarity, aem, tools } = suite;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain({ scorer, similarity, aem, tools: gradingRules(tools) }));
}
function agentBlock(agent) {
    const { kind: _kind, files: _files, ...block } = agent;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(block);
}
function filesByPart(tree, { files }) {
    const parts = {};
    for (const [part, globs] of Object.entries(files ?? {})) {
        const matches = picomatch__WEBPACK_IMPORTED_MODULE_2__((globs ?? []).flatMap((glob) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .yt)(glob) ?? []), { dot: true });
        parts[part] = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(tree
            .list()
            .filter((file) => matches(file))
            .map((path) => fileHash(tree, path, path)));
    }
    return parts;
}
function fixture(tree, workspace) {
    if (workspace === undefined)
        return {};
    const folder = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .yt)(workspace) ?? '';
    const prefix = folder === '' ? '' : `${folder}/`;
    const paths = tree.list().filter((path) => path.startsWith(prefix));
    return { fixture: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(paths.map((path) => fileHash(tree, path, path.slice(prefix.length)))) };
}
/** Path, contents, executable bit. */
function fileHash(tree, path, name) {
    const file = tree.read(path, MAX_HASHED_BYTES);
    if (file.kind === 'file')
        return [name, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.bytes), file.executable];
    return [name, file.kind, file.kind === 'too_large' ? file.size : null];
}
function seenByAgent({ name, description, input_schema, read_only }) {
    return plain({ name, description, input_schema, read_only });
}
/** Named by what an author keeps when a tool is renamed, so that a new name alone is a change of the interface. */
function behaviour(tool) {
    const { name, tool_id, action, rules, delay, failure_rate } = tool;
    return plain({ of: tool_id === undefined ? name : [tool_id, action ?? null], rules, delay, failure_rate });
}
function settings({ sandbox }) {
    const { now, network, limits, env } = sandbox;
    return { now, network, limits, env: [...new Set(env)].sort() };
}
function gradingRules(tools) {
    const rules = tools.map(({ name, tool_id, action, aliases, read_only, compare }) => {
        return plain({ name, tool_id, action, aliases, read_only, compare });
    });
    return sortedByText(rules);
}
/** Hash of all that decides what the right outcome of a task is. */
function goldFingerprint(task) {
    const { description: _d, origin: _o, critical: _c, reviewed: _r, source: _s, id: _i, ...outcome } = task;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain(outcome));
}
function sortedByText(values) {
    return values.map((value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value)).sort();
}
/** As JSON, without keys that are undefined. */
function plain(value) {
    return JSON.parse(JSON.stringify(value));
}


/***/ }),

/***/ 7924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compileJsonSchema)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2463);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2210);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);





/**
 * Compiles a JSON Schema of draft-07 or 2020-12. `$schema` decides; without it 2020-12 is tried first. Unknown keywords
 * are passed over; patterns run in linear time (RE2 syntax).
 *
 * @throws Error that says in words why the schema cannot be used
 */
function compileJsonSchema(schema) {
    const declared = typeof schema.$schema === 'string' ? schema.$schema : undefined;
    if (declared === undefined) {
        const newer = tryCompile(draft2020(), schema);
        if (newer.ok)
            return newer.check;
        const older = tryCompile(draft07(), schema);
        if (older.ok)
            return older.check;
        throw new Error(newer.reason);
    }
    if (!/draft-0[67]|2020-12|2019-09/.test(declared))
        throw new Error(`its dialect ${declared} is not known`);
    const result = tryCompile(/draft-0[67]/.test(declared) ? draft07() : draft2020(), withoutDialect(schema));
    if (!result.ok)
        throw new Error(result.reason);
    return result.check;
}
function tryCompile(ajv, schema) {
    try {
        const validate = ajv.compile(schema);
        // forgotten, so that another schema may have the same `$id`
        ajv.removeSchema(schema);
        return {
            ok: true,
            check: { errors: (value) => (validate(value) ? [] : [...new Set((validate.errors ?? []).map(inWords))]) },
        };
    }
    catch (error) {
        return {
            ok: false,
            // the first fault is the cause, what follows are echoes of it: `data/type must be …, data/type must be …`
            reason: ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)
                .replace(/^schema is invalid: /, '')
                .split(', data/')[0] ?? '').replace(/^data(?=[/ ])/, ''),
        };
    }
}
/** Dialects are told apart above, so that `$schema` with or without `#` at its end, or https, is understood. */
function withoutDialect(schema) {
    return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}
function inWords(error) {
    return `${error.instancePath === '' ? 'it' : error.instancePath} ${error.message ?? error.keyword}${detail(error)}`;
}
/** What the validator's message leaves out, without which nobody could mend it. */
function detail({ keyword, params }) {
    if (keyword === 'additionalProperties')
        return `: \`${params.additionalProperty}\``;
    if (keyword === 'unevaluatedProperties')
        return `: \`${params.unevaluatedProperty}\``;
    if (keyword === 'enum')
        return `: ${JSON.stringify(params.allowedValues)}`;
    if (keyword === 'const')
        return `: ${JSON.stringify(params.allowedValue)}`;
    return '';
}
/** Made once each: compiling the meta-schema takes fifty times as long as compiling a schema. */
let shared07;
let shared2020;
function draft07() {
    shared07 ??= prepared(new ajv__WEBPACK_IMPORTED_MODULE_3__.Ajv(OPTIONS));
    return shared07;
}
function draft2020() {
    shared2020 ??= prepared(new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2020(OPTIONS));
    return shared2020;
}
const OPTIONS = {
    strict: false,
    allErrors: true,
    logger: false,
    code: { regExp: Object.assign((source) => linear(source), { code: 'linear' }) },
};
function linear(source) {
    const pattern = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePattern */ .E)(source);
    // ajv tells patterns apart by their text
    return Object.assign({ test: (text) => pattern.test(text) }, { toString: () => source });
}
function prepared(ajv) {
    ajv_formats__WEBPACK_IMPORTED_MODULE_0__["default"](ajv);
    return ajv;
}


/***/ }),

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ isMetricName),
/* harmony export */   Pt: () => (/* binding */ isAmount),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   Xi: () => (/* binding */ SUB_METRICS),
/* harmony export */   Xp: () => (/* binding */ passK)
/* harmony export */ });
/** Shares in 0..1; higher is better. */
const RATES = [
    'success_rate',
    'aem',
    'structural',
    'completeness',
    'truthfulness',
    'required_tools_present',
    'forbidden_tools_absent',
    'expected_order',
    'within_turn_budget',
    'recovered_from_errors',
    'args_valid_first_try',
];
/** Amounts in their own unit; lower is better. */
const AMOUNTS = [
    'cost',
    'input_tokens',
    'output_tokens',
    'cached_tokens',
    'reasoning_tokens',
    'model_calls',
    'tool_calls',
    'wall_ms',
    'model_ms',
    'tool_ms',
];
/** Every metric that a policy may gate, but for `pass^k` and `pass@k`, which exist for each k. */
const METRIC_NAMES = [...RATES, ...AMOUNTS];
const SUB_METRICS = ['structural', 'completeness', 'truthfulness'];
const PASS_AT = /^pass[\^@]([1-9]\d{0,3})$/;
function isMetricName(name) {
    return METRIC_NAMES.includes(name) || PASS_AT.test(name);
}
function isAmount(name) {
    return AMOUNTS.some((amount) => amount === name);
}
/** k of `pass^k` or `pass@k`, else undefined. */
function passK(name) {
    const k = PASS_AT.exec(name)?.[1];
    return k === undefined ? undefined : Number(k);
}


/***/ }),

/***/ 8772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

/** The known name that was most likely meant, or undefined where none is close. */
function nearest(name, known) {
    let best;
    for (const candidate of new Set(known)) {
        const far = distanceBetween(name, candidate);
        if (far <= tolerated(name, candidate) && (best === undefined || far < best.far))
            best = { name: candidate, far };
    }
    return best?.name;
}
/** `Did you mean \`attempts\`?`, else a list of what is known, else nothing. */
function didYouMean(name, known, what = 'Known here') {
    const near = nearest(name, known);
    if (near !== undefined)
        return `Did you mean \`${near}\`?`;
    if (known.length === 0)
        return undefined;
    return `${what}: ${listed(known)}.`;
}
const SHOWN = 12;
/** `\`a\`, \`b\`, \`c\``, cut where it gets long. */
function listed(names) {
    const shown = names.slice(0, SHOWN).map((name) => `\`${name}\``);
    const more = names.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
function distanceBetween(a, b) {
    const [plainA, plainB] = [plain(a), plain(b)];
    // the same letters in another spelling (`maxTurns`, `max-turns`) are nearer than any other word
    return plainA === plainB ? 0.5 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(plainA, plainB);
}
function plain(name) {
    return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
function tolerated(a, b) {
    return Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));
}


/***/ }),

/***/ 6544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   J: () => (/* binding */ PatternError)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/** Why a pattern was refused; `position` is the 1-based character where it goes wrong, if that is known. */
class PatternError extends Error {
    reason;
    position;
    hint;
    constructor(reason, position, hint) {
        super(position === undefined ? reason : `${reason} at character ${position}`);
        this.name = 'PatternError';
        this.reason = reason;
        this.position = position;
        this.hint = hint;
    }
}
const MAX_PATTERN_LENGTH = 2000;
/**
 * Compiles RE2 syntax, which runs in time linear to the text, whatever the pattern.
 *
 * @throws PatternError with the reason and the position
 */
function compilePattern(source, options = {}) {
    if (source.length > MAX_PATTERN_LENGTH) {
        throw new PatternError(`the pattern is ${source.length} characters long; ${MAX_PATTERN_LENGTH} are allowed`);
    }
    try {
        // without flags first: re2js writes the flags into the text that its errors quote
        const plain = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
        const compiled = options.ignoreCase === true ? re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source, re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.CASE_INSENSITIVE) : plain;
        return { source, test: (text) => compiled.test(text) };
    }
    catch (error) {
        if (error instanceof re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JSSyntaxException */ .pB)
            throw refusal(source, error);
        if (error instanceof re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JSException */ .o_)
            throw new PatternError(error.message);
        throw error;
    }
}
const LOOK_AROUND = /^\(\?<?[=!]/;
function refusal(source, error) {
    const reason = error.getDescription();
    const fragment = error.getPattern() ?? '';
    if (LOOK_AROUND.test(fragment)) {
        return new PatternError('look-around is not part of RE2 syntax', positionOf(source, fragment), 'Say what must be there with a plain pattern, and what must not with a second, negated check.');
    }
    if (/^\\[1-9]/.test(fragment)) {
        return new PatternError(`the back-reference ${fragment} is not part of RE2 syntax`, positionOf(source, fragment), 'Write out what should be repeated.');
    }
    const whole = fragment === '' || fragment === source;
    // what is not closed is found out at the end
    if (whole && /^(missing|trailing)/.test(reason))
        return new PatternError(reason, source.length);
    if (reason.startsWith('unexpected )'))
        return new PatternError('unexpected `)`', firstStray(source));
    return new PatternError(whole ? reason : `${reason} \`${fragment}\``, positionOf(source, fragment));
}
function positionOf(source, fragment) {
    const index = fragment === '' ? -1 : source.indexOf(fragment);
    return index < 0 ? undefined : index + 1;
}
/** The error quotes the whole pattern; the first `)` that is one too many is where a beginning of it first fails so. */
function firstStray(source) {
    for (let at = source.indexOf(')'); at >= 0; at = source.indexOf(')', at + 1)) {
        try {
            re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source.slice(0, at + 1));
        }
        catch (error) {
            if (error instanceof re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JSSyntaxException */ .pB && error.getDescription() === 'unexpected )')
                return at + 1;
        }
    }
    return undefined;
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ escapePointerPart),
/* harmony export */   Mb: () => (/* binding */ getPointer),
/* harmony export */   OW: () => (/* binding */ setPointer),
/* harmony export */   Q$: () => (/* binding */ PointerError),
/* harmony export */   Uc: () => (/* binding */ appendPointer),
/* harmony export */   a2: () => (/* binding */ UNSAFE_KEYS),
/* harmony export */   aH: () => (/* binding */ removePointer)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/**
 * JSON Pointers (RFC 6901) over JSON documents. Documents are never changed in place: each write returns a new one that
 * shares what did not change. Only a document's own keys are seen, so `/constructor` of `{}` is absent.
 */
/** A write that the document has no place for; the message is a whole sentence. */
class PointerError extends Error {
    name = 'PointerError';
}
/** The value at a pointer, or undefined where there is none (`null` is a value). */
function getPointer(document, pointer) {
    let value = document;
    for (const key of parsePointer(pointer)) {
        if (value === undefined)
            return undefined;
        value = child(value, key);
    }
    return value;
}
/**
 * Writes `value` there; objects that are missing on the way are made. In a list, an index may be that of an item, the
 * list's length, or `-` (both add at the end).
 *
 * @throws PointerError when something on the way is neither an object nor a list, or an index is past the end
 */
function setPointer(document, pointer, value) {
    return update(document, parsePointer(pointer), 0, pointer, () => value);
}
/**
 * Adds `value` to the end of the list at a pointer; a list that is missing is made.
 *
 * @throws PointerError when something else than a list is there
 */
function appendPointer(document, pointer, value) {
    return update(document, parsePointer(pointer), 0, pointer, (old) => {
        if (old === undefined)
            return [value];
        if (!Array.isArray(old))
            throw new PointerError(`${shown(pointer)} is not a list, so nothing can be added to it.`);
        return [...old, value];
    });
}
/**
 * Takes away the key or the list item at a pointer. A place that is not there is left so.
 *
 * @throws PointerError for the whole document
 */
function removePointer(document, pointer) {
    const keys = parsePointer(pointer);
    const last = keys.at(-1);
    if (last === undefined)
        throw new PointerError('The whole document cannot be removed.');
    if (getPointer(document, pointer) === undefined)
        return document;
    return update(document, keys.slice(0, -1), 0, pointer, (parent) => {
        if (Array.isArray(parent))
            return parent.filter((_, index) => String(index) !== last);
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(parent))
            return parent ?? null;
        return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last));
    });
}
/** `a/b~c` as one part of a pointer: `a~1b~0c`. */
function escapePointerPart(part) {
    return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
/** The parts of a pointer, unescaped. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        throw new PointerError(`${shown(pointer)} is not a JSON Pointer: it must start with /.`);
    return pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function child(value, key) {
    if (Array.isArray(value))
        return isIndex(key) ? value[Number(key)] : undefined;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return undefined;
    return Object.hasOwn(value, key) ? value[key] : undefined;
}
function update(value, keys, depth, pointer, change) {
    const key = keys[depth];
    if (key === undefined)
        return change(value);
    if (Array.isArray(value)) {
        const index = key === '-' ? value.length : isIndex(key) ? Number(key) : Number.NaN;
        if (!(index <= value.length)) {
            throw new PointerError(`${shown(pointer)} has no place in a list of ${value.length}: \`${key}\` is no index of it.`);
        }
        const changed = update(value[index], keys, depth + 1, pointer, change);
        return [...value.slice(0, index), changed, ...value.slice(index + 1)];
    }
    if (value !== undefined && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value)) {
        const here = `/${keys.slice(0, depth).map(escapePointerPart).join('/')}`;
        throw new PointerError(`${shown(pointer)} cannot be written: ${depth === 0 ? 'the document' : here} is a plain value.`);
    }
    if (UNSAFE_KEYS.has(key))
        throw new PointerError(`${shown(pointer)} cannot be written: \`${key}\` is not allowed as a key.`);
    const object = value ?? {};
    const changed = update(Object.hasOwn(object, key) ? object[key] : undefined, keys, depth + 1, pointer, change);
    return { ...object, [key]: changed };
}
/** Keys that reach an object's prototype in careless code; refused in every document. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
function isIndex(key) {
    return /^(0|[1-9]\d{0,14})$/.test(key);
}
function shown(pointer) {
    return pointer === '' ? 'The whole document' : pointer;
}


/***/ }),

/***/ 7256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ keysAt),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);


/** The keys that objects may have at a path of a schema, in the schema's order; empty where any key may be. */
function keysAt(schema, path, value) {
    let schemas = alternatives(schema, value);
    let at = value;
    for (const part of path) {
        at = childOf(at, part);
        schemas = schemas.flatMap((parent) => childSchemas(parent, part)).flatMap((child) => alternatives(child, at));
    }
    return [...new Set(schemas.flatMap((found) => (found instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH ? Object.keys(found.shape) : [])))];
}
/** The value at a path, or undefined where there is none. */
function valueAt(value, path) {
    return path.reduce(childOf, value);
}
function childOf(value, part) {
    if (Array.isArray(value))
        return value[Number(part)];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}
function childSchemas(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH) {
        const child = schema.shape[String(part)];
        return child === undefined ? [] : [child];
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return [schema.element];
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S)
        return [schema.valueType];
    return [];
}
/** Takes off wrappers; of a discriminated union, only the branches that the value chooses. */
function alternatives(schema, value) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodExactOptional */ .ZwT ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNullable */ .l1C ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPrefault */ .xgV) {
        return alternatives(schema.unwrap(), value);
    }
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7))
        return [schema];
    const branches = schema.options.flatMap((option) => alternatives(option, value));
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDiscriminatedUnion */ .jvo))
        return branches;
    const { discriminator } = schema.def;
    const chosen = branches.filter((branch) => {
        const literal = branch instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH ? branch.shape[discriminator] : undefined;
        return literal instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodLiteral */ .DN5 && literal.safeParse(childOf(value, discriminator)).success;
    });
    return chosen.length > 0 ? chosen : branches;
}


/***/ }),

/***/ 3879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ CompareTable),
/* harmony export */   Gv: () => (/* binding */ PatternText),
/* harmony export */   Id: () => (/* binding */ Id),
/* harmony export */   MP: () => (/* binding */ JsonSchema),
/* harmony export */   c8: () => (/* binding */ RelativePath),
/* harmony export */   es: () => (/* binding */ JsonValue),
/* harmony export */   gm: () => (/* binding */ Pointer)
/* harmony export */ });
/* unused harmony export FieldCompare */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5649);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7924);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);




/** Ids become file names and table cells, so they are plain: `^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$`. */
const Id = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, {
    error: 'must start with a letter or digit and hold only letters, digits, `.`, `_`, `-` (100 at most)',
});
const JsonValue = zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9();
/** RFC 6901 pointer, `/orders/1001/status`; the empty string is the whole document. */
const Pointer = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(\/([^~/]|~[01])*)*$/, {
    error: 'must be a JSON Pointer such as /orders/1001/status',
});
/** A path below the suite's folder or the workspace; the tree that reads it refuses what leaves it. */
const RelativePath = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** A regular expression in RE2 syntax. */
const PatternText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().superRefine((source, context) => {
    try {
        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePattern */ .E)(source);
    }
    catch (error) {
        const hint = (error instanceof _pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .J ? error.hint : undefined) ?? 'Patterns are written in RE2 syntax.';
        const message = `The pattern cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}.`;
        context.addIssue({ code: 'custom', message, params: { code: 'bad-pattern', hint } });
    }
});
/** A JSON Schema, draft-07 or 2020-12. */
const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), JsonValue).superRefine((schema, context) => {
    try {
        (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .compileJsonSchema */ .n)(schema);
    }
    catch (error) {
        const message = `The JSON Schema cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}.`;
        const hint = 'Draft-07 and 2020-12 are understood; `$schema` says which.';
        context.addIssue({ code: 'custom', message, params: { code: 'bad-json-schema', hint } });
    }
});
const ARGUMENT_KINDS = ['exact', 'number', 'date', 'text', 'list', 'set'];
/** How one argument is compared, keyed by its path (`filters.region`, `items[].id`). */
const FieldCompare = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(ARGUMENT_KINDS).optional(),
    /** Absolute distance that still counts as equal, for numbers. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).optional(),
    /** The value is not looked at, present or absent. */
    ignore: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    /** May be absent on either side; where `default` is given, absent means that value. */
    optional: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    default: JsonValue.optional(),
    /** Groups of spellings that mean the same. */
    aliases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).min(2)).optional(),
});
const CompareTable = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1), FieldCompare);


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ GoldTurn),
/* harmony export */   lG: () => (/* binding */ Dialog)
/* harmony export */ });
/* unused harmony exports ResponseTurn, ActionTurn, DialogTurn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);


/** A reply, or for `User` rows the user's words. */
const ResponseTurn = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ response: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** A tool call. `tool_id` and `action` name one tool of the suite's table, or `tool_id` alone its provider-legal name. */
const ActionTurn = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    tool_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    args: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es).default({}),
});
const turnFields = {
    turn_no: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1),
    turn: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['User', 'Agent', 'Tool']),
    /** `OrderInvariant_<group>` tags: members of a group come in any order. */
    tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    /** Turn numbers whose output this turn consumes. */
    depends_on: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1)).optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().optional(),
    critical: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    /** Result of the gold call, where the author recorded it; it only confirms data flow. */
    result: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    /** Who acts: τ² has tools on the user's side, which layers 2 and 3 leave out. */
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['agent', 'user']).optional(),
    /** τ²: compare only these arguments; null compares all, [] only the name. */
    compare_args: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable().optional(),
    /** Per-argument comparison of this turn, over the tool's own table. */
    compare: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .CompareTable */ .Af.optional(),
    /** Facts that a reply has to mention. */
    must_mention: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
};
/** One gold turn of a task (`gold:`): the dialog format without predictions. */
const GoldTurn = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...turnFields,
    gold_turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([ResponseTurn, ActionTurn], {
        error: "must hold `response` (a reply, or the user's words) or `tool_id` and `args` (a tool call)",
    }),
});
/**
 * One turn of the dialog list: gold and predicted in one record. A missing or null `predict_turn` was not done by the
 * agent; a missing or null `gold_turn` is a call or reply the gold does not have. `predict_turn.result`, `ok` and
 * `status` carry what the call came to, where it was recorded.
 */
const DialogTurn = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...turnFields,
    gold_turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([ResponseTurn, ActionTurn]).nullable().optional(),
    predict_turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        ResponseTurn,
        zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            ...ActionTurn.shape,
            result: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
            ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
            refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
        }),
    ])
        .nullable()
        .optional(),
});
const Dialog = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(DialogTurn);


/***/ }),

/***/ 9544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PE: () => (/* binding */ Policy)
/* harmony export */ });
/* unused harmony exports MetricLimit, Quarantine */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3879);




/** Limits of one metric. Rates are in points (0–100), ratios are candidate / baseline, bars are in the metric's own unit. */
const MetricLimit = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    max_drop: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(100).optional(),
    max_rise: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(1).optional(),
    min: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().optional(),
});
const Quarantine = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    task: _common_js__WEBPACK_IMPORTED_MODULE_2__.Id,
    owner: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    /** ISO date; the quarantine holds until the end of that day (UTC). */
    expires: zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6({ error: 'must be a day such as 2025-06-01' }),
});
/** `policy.yaml`. The defaults are written in one place, here. */
const Policy = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1).optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['gate', 'advise']).default('gate'),
    alpha: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().gt(0).lt(0.5).default(0.05),
    family_alpha: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().gt(0).lt(0.5).default(0.05),
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['exact', 'threshold']).default('exact'),
    on_inconclusive: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail']).default('pass'),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(1).default(5),
    min_measured: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().gt(0).max(1).default(0.8),
    new_task_min: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).default(0.8),
    trust_agent_errors: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    remeasure: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['auto', 'off']).default('auto'),
    metrics: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), MetricLimit)
        .superRefine(limitsAreSensible)
        .default({
        success_rate: { max_drop: 5 },
        aem: { max_drop: 5 },
        structural: { max_drop: 5 },
        completeness: { max_drop: 5 },
        truthfulness: { max_drop: 5 },
        required_tools_present: { max_drop: 5 },
        forbidden_tools_absent: { max_drop: 5 },
        expected_order: { max_drop: 5 },
        within_turn_budget: { max_drop: 5 },
        recovered_from_errors: { max_drop: 5 },
        args_valid_first_try: { max_drop: 5 },
        cost: { max_rise: 1.25 },
    }),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Quarantine).superRefine(namedOnce).default([]),
});
function limitsAreSensible(metrics, context) {
    for (const [name, limit] of Object.entries(metrics)) {
        if ((0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isMetricName */ .M8)(name))
            limitIsSensible(name, limit, context);
        else
            refuse(context, 'unknown-metric', [name], `There is no metric \`${name}\`.`, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, _metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw));
    }
}
function limitIsSensible(name, limit, context) {
    const { max_drop, max_rise, min, max } = limit;
    if (Object.keys(limit).length === 0) {
        const hint = `Give \`${(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) ? 'max_rise' : 'max_drop'}\`, or take the line out: every metric is reported anyway.`;
        refuse(context, 'states-nothing', [name], `No limit is stated for \`${name}\`.`, hint);
    }
    if ((0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) && max_drop !== undefined) {
        const message = `\`${name}\` is an amount, and \`max_drop\` is for rates.`;
        refuse(context, 'wrong-limit', [name, 'max_drop'], message, 'Use `max_rise`, a ratio: 1.25 allows a quarter more.');
    }
    if (!(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) && max_rise !== undefined) {
        const message = `\`${name}\` is a rate, and \`max_rise\` is for amounts.`;
        refuse(context, 'wrong-limit', [name, 'max_rise'], message, 'Use `max_drop`, in points: 5 allows 85% after 90%.');
    }
    if (min !== undefined && max !== undefined && min > max) {
        refuse(context, 'wrong-limit', [name, 'min'], `\`min\` (${min}) is above \`max\` (${max}).`, 'Swap them.');
    }
    for (const [key, bar] of Object.entries({ min, max })) {
        if (bar === undefined || (bar >= 0 && ((0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) || bar <= 1)))
            continue;
        const range = (0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) ? '0 or more' : 'between 0 and 1';
        const hint = (0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmount */ .Pt)(name) ? undefined : 'A rate of 80% is written 0.8.';
        refuse(context, 'wrong-limit', [name, key], `\`${key}\` of \`${name}\` must be ${range}, not ${bar}.`, hint);
    }
}
function namedOnce(entries, context) {
    for (const [index, { task }] of entries.entries()) {
        if (entries.findIndex((other) => other.task === task) === index)
            continue;
        refuse(context, 'duplicate-id', [index, 'task'], `\`${task}\` is quarantined twice.`, 'Keep one entry.');
    }
}
function refuse(context, code, path, message, hint) {
    context.addIssue({ code: 'custom', message, path, params: { code, hint } });
}


/***/ }),

/***/ 4995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ exactlyOne),
/* harmony export */   L: () => (/* binding */ atLeastOne)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8772);

const STATES_NOTHING = 'This check states nothing.';
/** Of these keys, one and only one is written; `nothing` says what it means that none is. */
function exactlyOne(keys, nothing = STATES_NOTHING) {
    return (value, context) => {
        const [first, second] = keys.filter((key) => value[key] !== undefined);
        if (first === undefined) {
            const hint = `Give one of ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(keys)}.`;
            context.addIssue({ code: 'custom', message: nothing, params: { code: 'states-nothing', hint } });
        }
        else if (second !== undefined) {
            const message = `\`${first}\` and \`${second}\` exclude each other.`;
            const hint = 'Keep one of the two.';
            context.addIssue({ code: 'custom', message, path: [second], params: { code: 'contradiction', hint } });
        }
    };
}
/** Of these keys, at least one is written. */
function atLeastOne(keys) {
    return (value, context) => {
        if (keys.some((key) => value[key] !== undefined))
            return;
        const hint = `Give one or more of ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(keys)}.`;
        context.addIssue({ code: 'custom', message: STATES_NOTHING, params: { code: 'states-nothing', hint } });
    };
}


/***/ }),

/***/ 9512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ ReplayAgent),
/* harmony export */   Gg: () => (/* binding */ AemOptions),
/* harmony export */   ak: () => (/* binding */ Sandbox),
/* harmony export */   g6: () => (/* binding */ Agent),
/* harmony export */   gm: () => (/* binding */ Price),
/* harmony export */   hI: () => (/* binding */ SuiteFile)
/* harmony export */ });
/* unused harmony exports AgentFiles, CommandAgent, REPLAY_FORMATS, Limits */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4377);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3879);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9544);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8607);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7359);







const Globs = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1));
/** Files of the agent, hashed by part, so that a report can say which part changed. */
const AgentFiles = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    prompt: Globs.optional(),
    harness: Globs.optional(),
    model: Globs.optional(),
});
const CommandAgent = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('command'),
    command: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1)).min(1),
    protocol: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['jsonl', 'text']).default('jsonl'),
    files: AgentFiles.optional(),
});
const REPLAY_FORMATS = ['run', 'tau-bench', 'tau2-bench', 'dialogs'];
const ReplayAgent = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('replay'),
    /** A run directory, or a file in a format that `turngate import` reads. */
    source: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .RelativePath */ .c8,
    format: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(REPLAY_FORMATS).default('run'),
    files: AgentFiles.optional(),
});
const Agent = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('kind', [CommandAgent, ReplayAgent]);
const Limits = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    /** Wall time of one attempt. */
    time: _tools_js__WEBPACK_IMPORTED_MODULE_5__/* .Duration */ .dw.default('120s'),
    /** Tool calls of one attempt, proposed by the agent. */
    calls: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(1).default(50),
    /** Bytes that the agent may print in one attempt. */
    output: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP({ error: 'must be a size such as 4MiB' })
        .regex(/^\d+(\.\d+)?\s*(B|KiB|MiB|GiB|KB|MB|GB)$/, { error: 'must be a size such as 4MiB' })
        .default('4MiB'),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().positive().optional(),
});
const EnvironmentName = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, {
    error: 'must be the name of an environment variable, such as OPENAI_API_KEY (its value is not written here)',
});
const Sandbox = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    workspace: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .RelativePath */ .c8.optional(),
    state: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .RelativePath */ .c8.optional(),
    tools: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .RelativePath */ .c8.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(EnvironmentName).default([]),
    now: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$({ offset: true, error: 'must be a time with its zone, such as 2025-03-01T09:00:00Z' })
        .default('2025-01-01T00:00:00Z'),
    network: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['none', 'models', 'open']).default('open'),
    limits: Limits.prefault({}),
});
/** US dollars for one million tokens. */
const Price = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    input: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nonnegative(),
    cached_input: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nonnegative().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nonnegative(),
});
const AemOptions = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    compose: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['mean', 'weighted', 'gated', 'thresholds']).default('mean'),
    /** `gated`: the highest score a dialog can have once a critical turn failed. */
    cap: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().min(0).max(1).default(0),
    /** `thresholds`: the lowest rate of each sub-metric with which a dialog passes. */
    thresholds: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().min(0).max(1)).superRefine(ofSubMetrics).default({}),
    /** Keep field and claim scores in place of pass or fail. */
    continuous: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
});
const SuiteFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1).default(1),
    name: _common_js__WEBPACK_IMPORTED_MODULE_2__.Id,
    description: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(1).max(1000).default(5),
    /** A glob, or a list of globs and inline tasks; a `replay` suite may leave it out and take its source's. */
    tasks: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1), _task_js__WEBPACK_IMPORTED_MODULE_4__/* .TaskFile */ .kE]))]).optional(),
    agent: Agent,
    sandbox: Sandbox.prefault({}),
    similarity: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ threshold: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().min(0).max(1).default(0.5) }).prefault({}),
    aem: AemOptions.prefault({}),
    prices: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), Price).default({}),
    policy: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([_common_js__WEBPACK_IMPORTED_MODULE_2__/* .RelativePath */ .c8, _policy_js__WEBPACK_IMPORTED_MODULE_3__/* .Policy */ .PE]).optional(),
});
function ofSubMetrics(thresholds, context) {
    for (const name of Object.keys(thresholds)) {
        if (_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUB_METRICS */ .Xi.includes(name))
            continue;
        const params = { code: 'unknown-metric', hint: (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, _metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUB_METRICS */ .Xi) };
        context.addIssue({ code: 'custom', message: `There is no sub-metric \`${name}\`.`, path: [name], params });
    }
}


/***/ }),

/***/ 8607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ UserTurn),
/* harmony export */   RR: () => (/* binding */ LAYERS),
/* harmony export */   Tt: () => (/* binding */ FileCheck),
/* harmony export */   Xi: () => (/* binding */ ExpectedTool),
/* harmony export */   a7: () => (/* binding */ StateCheck),
/* harmony export */   fS: () => (/* binding */ EXTRA_CALLS),
/* harmony export */   kE: () => (/* binding */ TaskFile),
/* harmony export */   w3: () => (/* binding */ stateConditions),
/* harmony export */   x6: () => (/* binding */ AnswerCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5649);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);
/* harmony import */ var _gold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3716);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4995);




const LAYERS = ['answer', 'trajectory', 'aem', 'recorded'];
const stateConditions = {
    equals: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    not_equals: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    exists: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    contains: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    matches: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternText */ .Gv.optional(),
    length: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative().optional(),
};
/** A condition on one place of the world document; the keys given must all hold. */
const StateCheck = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .Pointer */ .gm, ...stateConditions })
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_2__/* .atLeastOne */ .L)(Object.keys(stateConditions)));
const answerKinds = {
    equals: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    not_contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    matches: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternText */ .Gv.optional(),
    not_matches: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternText */ .Gv.optional(),
    /** The reply is JSON equal to this value. */
    json: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    /** The reply is JSON that this JSON Schema accepts. */
    json_schema: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .MP.optional(),
    rubric: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
};
/** One check on the agent's reply: exactly one kind, plus `reply` and `ignore_case`. */
const AnswerCheck = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...answerKinds,
    /** Which reply is looked at: the last one, or any of them (for negated kinds: all of them). Default: last. */
    reply: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['last', 'any']).optional(),
    ignore_case: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
})
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_2__/* .exactlyOne */ .B)(Object.keys(answerKinds)));
/** A check on a file of the workspace; with `path` alone the file must exist. */
const FileCheck = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8,
    exists: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    equals: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    not_contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    matches: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternText */ .Gv.optional(),
    json: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es.optional(),
    json_schema: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .MP.optional(),
})
    .superRefine(notOnAbsent);
/** A scripted user turn, sent only when all of `when` holds. */
const UserTurn = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    when: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        /** RE2 pattern that the agent's last reply must match, without case. */
        asked: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternText */ .Gv.optional(),
        state: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(StateCheck).optional(),
    })
        .optional(),
    /** When it does not hold: leave this turn out, or end the conversation. Default: skip. */
    else: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['skip', 'end']).optional(),
});
/** One item of `expected_tools`. */
const ExpectedTool = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ any_order: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).min(1) })], { error: 'must be the name of a tool, or `any_order: [...]`' });
const EXTRA_CALLS = ['fail_writes', 'fail', 'allow'];
/** A task as it is written in a file. */
const TaskFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    origin: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['failure', 'success', 'adversarial']).exactOptional(),
    input: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(UserTurn).min(1).optional(),
    expected_tools: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(ExpectedTool).exactOptional(),
    forbidden_tools: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).exactOptional(),
    ordered: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    max_turns: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative().exactOptional(),
    pass_when: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(LAYERS)).min(1).optional(),
    extra_calls: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(EXTRA_CALLS).optional(),
    answer: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(AnswerCheck).optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(StateCheck).optional(),
    state_unchanged_except: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .Pointer */ .gm).exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(FileCheck).optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).min(1).exactOptional(),
    gold: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_gold_js__WEBPACK_IMPORTED_MODULE_1__/* .GoldTurn */ .Ir).exactOptional(),
    critical: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    reviewed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
})
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_2__/* .exactlyOne */ .B)(['input', 'turns'], 'The task does not say what the user writes.'));
function notOnAbsent(check, context) {
    const other = Object.keys(check).find((key) => key !== 'path' && key !== 'exists' && check[key] !== undefined);
    if (check.exists !== false || other === undefined)
        return;
    const message = `A file that must not exist cannot also be checked by \`${other}\`.`;
    context.addIssue({
        code: 'custom',
        message,
        path: [other],
        params: { code: 'contradiction', hint: 'Keep one of the two.' },
    });
}


/***/ }),

/***/ 7359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ ToolEntry),
/* harmony export */   _x: () => (/* binding */ ToolsFile),
/* harmony export */   dw: () => (/* binding */ Duration)
/* harmony export */ });
/* unused harmony exports ToolName, ToolRule */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5649);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3879);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4995);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8607);






/** Legal for every provider. */
const ToolName = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(/^[a-zA-Z0-9_-]{1,64}$/, {
    error: 'must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it',
});
/** A duration such as `200ms`, `2s`, `1m`; kept as text, read by the sandbox. */
const Duration = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP({ error: 'must be a duration such as 200ms, 30s, 2m' })
    .regex(/^\d+(\.\d+)?(ms|s|m|h)$/, { error: 'must be a duration such as 200ms, 30s, 2m' });
/**
 * A pointer whose `{argument}` parts are filled from the call's arguments (escaped as RFC 6901 wants):
 * `/orders/{id}/status`.
 */
const PointerTemplate = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().startsWith('/', { error: 'must be a JSON Pointer such as /orders/{id}/status' });
const ARGUMENT_MATCHERS = new Set([
    'equals',
    'not_equals',
    'one_of',
    'matches',
    'exists',
    'gt',
    'gte',
    'lt',
    'lte',
]);
/**
 * A condition on one argument: a plain value means equality; an object with only these keys is a matcher.
 * Numbers compare with `gt`, `gte`, `lt`, `lte`, whose bound may be `{$state: pointer}`.
 */
const ArgumentCondition = _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonValue */ .es.superRefine(matcherIsWhole);
const RuleStateCheck = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ path: PointerTemplate, ..._task_js__WEBPACK_IMPORTED_MODULE_4__/* .stateConditions */ .w3 })
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_3__/* .atLeastOne */ .L)(Object.keys(_task_js__WEBPACK_IMPORTED_MODULE_4__/* .stateConditions */ .w3)));
const ToolRule = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    when: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        args: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ArgumentCondition).optional(),
        /** Conditions on the state document; `{argument}` parts of each path are filled in first. */
        state: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(RuleStateCheck).optional(),
    })
        .optional(),
    /** Applies to the first n calls that match it in an attempt, then falls through. */
    times: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1).optional(),
    /** Writes to the state document, in this order, before `return` is built. */
    set: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ path: PointerTemplate, value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonValue */ .es })).optional(),
    append: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ path: PointerTemplate, value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonValue */ .es })).optional(),
    remove: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(PointerTemplate).optional(),
    /**
     * The result. Inside it `{$arg: name}`, `{$state: pointer}` and `{$list: pointer, where: {field: value}}` are
     * replaced, and `{argument}` in strings is filled in.
     */
    return: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonValue */ .es.optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), retryable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional() }).optional(),
    delay: Duration.optional(),
})
    .superRefine(returnOrError);
const ToolEntry = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: ToolName,
    tool_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).optional(),
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).optional(),
    aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1)).optional(),
    read_only: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** JSON Schema of the arguments, shown to the agent as it stands. */
    input_schema: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonSchema */ .MP.optional(),
    compare: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .CompareTable */ .Af.optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ToolRule).optional(),
    delay: Duration.optional(),
    /** Share of calls, drawn from the attempt's seed, that end in a retryable error. */
    failure_rate: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1).optional(),
});
const ToolsFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1).default(1), tools: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ToolEntry).min(1) });
function returnOrError(rule, context) {
    if (rule.return === undefined || rule.error === undefined)
        return;
    const message = 'A call cannot both return a result and end in an error.';
    const hint = 'Keep `return` or `error`.';
    context.addIssue({ code: 'custom', message, path: ['error'], params: { code: 'contradiction', hint } });
}
/** A mix of matchers and other keys would silently mean equality with that object. */
function matcherIsWhole(condition, context) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(condition))
        return;
    const keys = Object.keys(condition);
    const strange = keys.find((key) => !ARGUMENT_MATCHERS.has(key));
    if (strange !== undefined && keys.length > 1 && keys.some((key) => ARGUMENT_MATCHERS.has(key))) {
        const message = `\`${strange}\` is no condition on an argument.`;
        const hint = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(strange, [...ARGUMENT_MATCHERS]);
        context.addIssue({ code: 'custom', message, path: [strange], params: { code: 'unknown-key', hint } });
    }
    if (strange === undefined && condition.matches !== undefined) {
        for (const issue of _common_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternText */ .Gv.safeParse(condition.matches).error?.issues ?? []) {
            context.addIssue({ code: 'custom', message: issue.message, path: ['matches'], params: { code: 'bad-pattern' } });
        }
    }
}


/***/ }),

/***/ 3564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ SKIPPED_FOLDERS),
/* harmony export */   wW: () => (/* binding */ labelled),
/* harmony export */   yt: () => (/* binding */ insidePath)
/* harmony export */ });
/** Folders that no tree lists: what tools put beside a suite is not part of it. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', '.turngate']);
/** `examples/support-desk/suite.yaml`: a path of the tree as the user would type it. */
function labelled(tree, path) {
    return tree.label === '' || tree.label === '.' ? path : `${tree.label.replace(/\/+$/, '')}/${path}`;
}
/**
 * A relative path with `.` and `..` worked out, or undefined where it is absolute or leaves the folder; the folder
 * itself is the empty text.
 */
function insidePath(path) {
    if (path.startsWith('/') || path.includes('\0') || /^[A-Za-z]:[\\/]/.test(path))
        return undefined;
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}


/***/ }),

/***/ 5895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   _Q: () => (/* binding */ wantedKind),
/* harmony export */   dM: () => (/* binding */ plainKind),
/* harmony export */   jZ: () => (/* binding */ article)
/* harmony export */ });
/** What a schema wants, in a user's words. */
function wantedKind(expected) {
    return WANTED[expected] ?? expected;
}
const WANTED = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a map of keys',
    record: 'a map of keys',
    null: 'empty',
};
/** What a value is, in a user's words. */
function plainKind(value) {
    if (value === undefined || value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'a map of keys';
    return typeof value === 'string' ? `the text ${quoted(value)}` : quoted(value);
}
/** A scalar between back-quotes, cut where it is long. */
function quoted(value) {
    if (typeof value === 'object' || value === undefined)
        return plainKind(value);
    const text = String(value).replaceAll(/\s+/g, ' ');
    return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}
/** A list item as the subject of a sentence: `Item 3 of \`tasks\``. */
function article(path, index) {
    const list = path.findLast((part) => typeof part === 'string');
    return list === undefined ? `Item ${index + 1}` : `Item ${index + 1} of \`${list}\``;
}


/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_DEPTH),
/* harmony export */   n: () => (/* binding */ checkNesting)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

const MAX_DEPTH = 64;
/** A full parse recurses once a level, so a rough bound is kept before it; `convert` keeps the exact one. */
const ROUGH_BOUND = 4 * MAX_DEPTH;
/**
 * Refuses text that would nest too deeply, by its tokens alone: brackets that are open, steps of indentation, and
 * `- - -` on one line. Deeper text exhausts the parser's stack, which in V8 may end the process.
 */
function checkNesting(text) {
    const state = { flow: 0, dashes: 0, indents: [], line: 1, atLineStart: true };
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        step(state, token);
        if (state.flow > MAX_DEPTH || state.flow + state.dashes + state.indents.length > ROUGH_BOUND) {
            return {
                code: 'too-deep',
                message: `This is nested more than ${MAX_DEPTH} levels deep.`,
                hint: 'Make the structure flatter.',
                line: state.line,
                column: 1,
            };
        }
    }
    return undefined;
}
function step(state, token) {
    if (state.atLineStart) {
        const indent = /^ +$/.test(token) ? token.length : 0;
        while ((state.indents.at(-1) ?? -1) >= indent)
            state.indents.pop();
        if (token !== '\n')
            state.indents.push(indent);
        state.atLineStart = false;
        state.dashes = 0;
    }
    if (token === '[' || token === '{')
        state.flow++;
    else if (token === ']' || token === '}')
        state.flow = Math.max(0, state.flow - 1);
    else if (state.flow === 0 && (token === '-' || token === '?'))
        state.dashes++;
    const ends = countLines(token);
    if (ends > 0) {
        state.line += ends;
        state.atLineStart = true;
    }
}
function countLines(token) {
    let count = 0;
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1))
        count++;
    return count;
}


/***/ }),

/***/ 4949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dotted),
/* harmony export */   P: () => (/* binding */ findPlace)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _yaml_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3735);


/**
 * Where a key path is written: of a scalar or a list item, its own place; of a map or list under a key, the key's. With
 * `at: 'key'` always the key's. A path that is not written has the place of the nearest thing around it.
 */
function findPlace(document, path, at, toPlace) {
    let node = document.contents;
    let offset = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(node) ?? 0;
    for (const [index, part] of path.entries()) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            node = node.resolve(document);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const pair = node.items.find((item) => (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(item) === String(part));
            if (pair === undefined)
                break;
            const wantsKey = (at === 'key' && index === path.length - 1) || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.value);
            node = pair.value;
            offset = (wantsKey ? undefined : (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(node)) ?? (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(pair.key) ?? offset;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            node = node.items[Number(part)];
            if ((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(node) === undefined)
                break;
            offset = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(node) ?? offset;
        }
        else
            break;
    }
    return toPlace(offset);
}
/** `tasks[2].expected_tools` */
function dotted(path) {
    return path
        .map((part) => (typeof part === 'number' ? `[${part}]` : /^[\w^@-]+$/.test(part) ? `.${part}` : `["${part}"]`))
        .join('')
        .replace(/^\./, '');
}


/***/ }),

/***/ 3735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ convert),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   TN: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
/* harmony import */ var _yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3);



/** Values that aliases may add to what is written; more is an attack or a mistake. */
const MOST_ALIASED = 20_000;
/** The document as JSON, with everything in it that is refused; the value counts only where nothing is. */
function convert(document, toPlace) {
    const walk = { toPlace, problems: [], anchors: new Map(), open: [], followed: [], aliased: 0 };
    const value = toJson(walk, document.contents);
    return { value, problems: walk.problems };
}
function toJson(walk, node) {
    if (walk.aliased > MOST_ALIASED)
        return null;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        return followAlias(walk, node, node.source);
    const outermost = walk.followed[0];
    if (outermost !== undefined && ++walk.aliased > MOST_ALIASED) {
        report(walk, outermost, 'too-many-aliases', 'This file expands too much: aliases (`*name`) repeat too many values.', {
            hint: 'Write the values out, or split the file.',
        });
        return null;
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node)) {
        remember(walk, node, node.anchor);
        return scalarToJson(walk, node);
    }
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return null;
    remember(walk, node, node.anchor);
    if (walk.open.length >= _yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .l) {
        report(walk, node, 'too-deep', `This is nested more than ${_yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .l} levels deep.`, {
            hint: 'Make the structure flatter.',
        });
        return null;
    }
    walk.open.push(node);
    const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? mapToJson(walk, node) : node.items.map((item) => toJson(walk, item));
    walk.open.pop();
    return value;
}
function remember(walk, node, anchor) {
    if (anchor !== undefined && walk.followed.length === 0)
        walk.anchors.set(anchor, node);
}
function followAlias(walk, alias, name) {
    const target = walk.anchors.get(name);
    if (target === undefined || walk.open.includes(target)) {
        const message = target === undefined ? `No anchor \`&${name}\` stands before this alias.` : `The alias \`*${name}\` holds itself.`;
        report(walk, alias, 'bad-alias', message, { hint: 'Write the value out; put a text that begins with * in quotes.' });
        return null;
    }
    walk.followed.push(alias);
    const value = toJson(walk, target);
    walk.followed.pop();
    return value;
}
function mapToJson(walk, map) {
    const entries = new Map();
    const first = new Map();
    for (const pair of map.items) {
        const key = keyOf(pair);
        if (key === undefined) {
            report(walk, pair.key, 'bad-key', 'A key must be plain text.', { hint: 'Write it as a word, or in quotes.' });
        }
        else if (_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEYS */ .a2.has(key)) {
            report(walk, pair.key, 'unsafe-key', `The key \`${key}\` is not allowed.`, { hint: 'Use another name.' });
        }
        else if (entries.has(key)) {
            const { line } = walk.toPlace(startOf(first.get(key)) ?? 0);
            report(walk, pair.key, 'duplicate-key', `The key \`${key}\` is written twice; the first time in line ${line}.`, {
                hint: 'Keep one of them.',
            });
        }
        else {
            first.set(key, pair.key);
            entries.set(key, toJson(walk, pair.value));
        }
    }
    return Object.fromEntries(entries);
}
function scalarToJson(walk, node) {
    const { value } = node;
    if (typeof value === 'string') {
        if (/\p{Surrogate}/u.test(value)) {
            report(walk, node, 'bad-text', 'This text holds half a character (a lone surrogate).', {
                hint: 'Write it whole.',
            });
        }
        return value;
    }
    if (typeof value === 'number') {
        if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
            report(walk, node, 'bad-number', `The number ${node.source ?? value} cannot be kept exactly.`, {
                hint: 'Put it in quotes if it is an identifier.',
            });
        }
        return value;
    }
    return typeof value === 'boolean' ? value : null;
}
function report(walk, node, code, message, rest) {
    walk.problems.push({ code, message, ...walk.toPlace(startOf(node) ?? 0), ...rest });
}
function keyOf(pair) {
    const { key } = pair;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
        return undefined;
    return typeof key.value === 'string' ? key.value : key.value === null ? '' : String(key.value);
}
/** Offset of a node in the text. */
function startOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.range?.[0] : undefined;
}


/***/ }),

/***/ 6635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/src/suite/yaml-depth.js
var yaml_depth = __webpack_require__(3);
// EXTERNAL MODULE: ./build/src/suite/yaml-place.js
var yaml_place = __webpack_require__(4949);
;// CONCATENATED MODULE: ./build/src/suite/yaml-text.js
/** The text of a file, or why it is not text. A byte order mark is dropped. */
function decodeText(bytes) {
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
        return notText('The file is UTF-16 text, not UTF-8.', 'Save it as UTF-8.');
    }
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
        return notText('The file is not text: it holds a NUL byte.', 'Name a YAML or JSON file.', placeOfByte(bytes, nul));
    }
    try {
        return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return notText('The file is not valid UTF-8.', 'Save it as UTF-8.', firstBrokenPlace(bytes));
    }
}
function startsWith(bytes, ...start) {
    return start.every((byte, index) => bytes[index] === byte);
}
function notText(message, hint, place = { line: 1, column: 1 }) {
    return { ok: false, problem: { code: 'not-text', message, hint, ...place } };
}
/** Decodes line by line: a line end is no part of a longer UTF-8 sequence. */
function firstBrokenPlace(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let start = 0, line = 1; start < bytes.length; line++) {
        const end = bytes.indexOf(0x0a, start);
        const slice = bytes.subarray(start, end < 0 ? bytes.length : end);
        try {
            decoder.decode(slice);
        }
        catch {
            return { line, column: new TextDecoder().decode(slice).indexOf('\uFFFD') + 1 };
        }
        if (end < 0)
            break;
        start = end + 1;
    }
    return { line: 1, column: 1 };
}
function placeOfByte(bytes, offset) {
    let line = 1;
    let start = 0;
    for (let at = bytes.indexOf(0x0a); at >= 0 && at < offset; at = bytes.indexOf(0x0a, at + 1)) {
        line++;
        start = at + 1;
    }
    return { line, column: offset - start + 1 };
}

// EXTERNAL MODULE: ./build/src/suite/yaml-value.js
var yaml_value = __webpack_require__(3735);
;// CONCATENATED MODULE: ./build/src/suite/yaml.js





/** Syntax errors follow from one another, so only the first few of a file help. */
const MOST_PROBLEMS = 10;
/**
 * Reads YAML or JSON text. What could harm or mislead is refused by name: other than UTF-8, several documents, tags,
 * duplicate keys, keys that reach an object's prototype, deep nesting, aliases that expand too far, numbers that
 * JavaScript cannot hold.
 */
function readYaml(bytes, file) {
    const decoded = typeof bytes === 'string' ? { ok: true, text: bytes } : decodeText(bytes);
    if (!decoded.ok)
        return refused(file, [decoded.problem]);
    const { text } = decoded;
    const deep = (0,yaml_depth/* checkNesting */.n)(text);
    if (deep !== undefined)
        return refused(file, [deep]);
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        strict: true,
        // found by `convert`, which is linear and can name both places
        uniqueKeys: false,
        stringKeys: true,
        resolveKnownTags: false,
        // `silent` would also silence the error about a second document
        logLevel: 'error',
    });
    const toPlace = (offset) => placeIn(lines, offset);
    const syntax = [...document.errors, ...document.warnings].map((error) => explain(error, toPlace));
    if (syntax.length > 0)
        return refused(file, syntax);
    const { value, problems } = (0,yaml_value/* convert */.C6)(document, toPlace);
    if (problems.length > 0)
        return refused(file, problems);
    return { ok: true, source: { file, value, locate: (path, at = 'value') => (0,yaml_place/* findPlace */.P)(document, path, at, toPlace) } };
}
function placeIn(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
}
function refused(file, problems) {
    const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem, file }));
    const more = problems.length - shown.length;
    if (more > 0) {
        shown.push({ code: 'more-problems', message: `${more} more problems in this file are not listed.`, file });
    }
    return { ok: false, problems: shown };
}
function explain(error, toPlace) {
    const [message, hint] = WORDS[error.code] ?? [`This is not valid YAML: ${error.message}.`, undefined];
    return { code: 'bad-yaml', message, ...toPlace(error.pos[0]), ...(hint === undefined ? {} : { hint }) };
}
const WORDS = {
    TAB_AS_INDENT: ['A tab indents this line; YAML allows spaces only.', 'Replace the tab by spaces.'],
    MULTIPLE_DOCS: ['A second document (`---`) begins here.', 'Keep one document a file; a list may hold several tasks.'],
    TAG_RESOLVE_FAILED: [
        'Tags (`!name`) are not allowed.',
        'Write the plain value; put it in quotes if it begins with `!`.',
    ],
    NON_STRING_KEY: ['A key must be text.', 'Write the key as one word or put it in quotes.'],
    RESOURCE_EXHAUSTION: ['This is nested too deeply.', 'Make the structure flatter.'],
    BAD_SCALAR_START: ['A value cannot begin with this character.', 'Put the value in quotes.'],
    BLOCK_AS_IMPLICIT_KEY: [
        'This `:` begins a second key on the same line.',
        'Put a text that holds `: ` in quotes, or start a new line.',
    ],
};


/***/ }),

/***/ 2354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ metricKind)
/* harmony export */ });
const UNITS = {
    cost: 'usd',
    model_calls: 'count',
    tool_calls: 'count',
    wall_ms: 'ms',
    model_ms: 'ms',
    tool_ms: 'ms',
    input_tokens: 'tokens',
    cached_tokens: 'tokens',
    output_tokens: 'tokens',
    reasoning_tokens: 'tokens',
};
/** Amounts have a unit of their own; every other metric, users' own sub-metrics among them, is a rate in 0..1. */
function metricKind(name) {
    const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    return unit === undefined ? { kind: 'rate', unit: 'share' } : { kind: 'amount', unit };
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ TraceEvent)
/* harmony export */ });
/* unused harmony exports UserEvent, ResponseEvent, ProposedEvent, RefusedEvent, ExecutedEvent, ModelEvent, NoteEvent, EndEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);


/**
 * The event union of a trace, one JSON object a line, `event` being the discriminator. Unknown keys are dropped, since
 * what an agent prints is foreign data; an unknown `event` makes the line a broken one.
 */
const stamp = {
    /** Given by the recorder on arrival, from 1. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().optional(),
    /** Milliseconds since the attempt began, given by the recorder. */
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional(),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['agent', 'user']).optional(),
};
const call = { tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), args: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJsonObject */ .ie.default({}), call_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() };
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional();
const UserEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('user'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which scripted turn this is, from 1, given by the recorder: a script may skip turns. Absent: the n-th message is turn n. */
    turn: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional(),
    ...stamp,
});
const ResponseEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('response'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** false: more text follows in this turn. */
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ...stamp,
});
const ProposedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('proposed'), ...call, ...stamp });
const RefusedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('refused'),
    ...call,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['schema', 'unknown_tool', 'policy']),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const ExecutedEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('executed'),
    ...call,
    ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    result: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    ms: count,
    ...stamp,
});
const ModelEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('model'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    input_tokens: count,
    output_tokens: count,
    cached_tokens: count,
    reasoning_tokens: count,
    cost_usd: count,
    ms: count,
    ...stamp,
});
/** Text beside tool calls, stray output, or a line that is kept but not trusted as what it claims to be. */
const NoteEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('note'),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    data: _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .AnyJson */ .Hy.optional(),
    ...stamp,
});
const EndEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('end'),
    /** The source's own outcome, 0..1. */
    reward: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    /** The agent's own word that something outside it failed; counts only under `trust_agent_errors`. */
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    ...stamp,
});
const TraceEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('event', [
    UserEvent,
    ResponseEvent,
    ProposedEvent,
    RefusedEvent,
    ExecutedEvent,
    ModelEvent,
    NoteEvent,
    EndEvent,
]);


/***/ }),

/***/ 9866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Hy: () => (/* binding */ AnyJson),
/* harmony export */   RU: () => (/* binding */ MAX_DOCUMENT_DEPTH),
/* harmony export */   ie: () => (/* binding */ AnyJsonObject),
/* harmony export */   kF: () => (/* binding */ AnyDocument),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5649);

/** Levels of lists and objects in one event; deeper ones would exhaust the stack of whoever walks them. */
const MAX_DEPTH = 64;
/** Levels of a whole document. */
const MAX_DOCUMENT_DEPTH = 500;
/** Whether a value is plain JSON of at most `maxDepth` levels. Walks without recursion, copies nothing. */
function isJson(value, maxDepth = MAX_DEPTH) {
    const open = [{ value, depth: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (isScalar(next.value))
            continue;
        if (typeof next.value !== 'object' || next.value === null || next.depth >= maxDepth)
            return false;
        if (!Array.isArray(next.value) && !isPlain(next.value))
            return false;
        const depth = next.depth + 1;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth });
    }
    return true;
}
/** Any JSON value. Unlike `z.json()` it keeps a key named `__proto__` as the data it is. */
const AnyJson = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => isJson(value), { error: 'must be JSON, not nested too deeply' });
/** A whole JSON document, such as the state of the world. */
const AnyDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => isJson(value, MAX_DOCUMENT_DEPTH), {
    error: 'must be JSON, not nested too deeply',
});
/** A JSON object, such as the arguments of a call. */
const AnyJsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value), { error: 'must be an object of JSON values, not nested too deeply' });
function isScalar(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    return value === null || typeof value === 'string' || typeof value === 'boolean';
}
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
}


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   Yp: () => (/* binding */ formatEventLine),
/* harmony export */   _T: () => (/* binding */ parseEventLine)
/* harmony export */ });
/* unused harmony export parseTrace */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4021);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);



/** Bytes of one line of a trace, without its line end. */
const MAX_LINE_BYTES = 1024 * 1024;
/** Reads one line of a trace. Never throws: what an agent prints is foreign data. */
function parseEventLine(line) {
    if (isTooLong(line))
        return broken(`line is longer than ${MAX_LINE_BYTES} bytes`);
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return broken(`not JSON: ${excerpt(line)}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return broken(`not a JSON object: ${excerpt(line)}`);
    }
    if (!(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value))
        return broken(`nested deeper than ${_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels`);
    const parsed = _events_js__WEBPACK_IMPORTED_MODULE_1__/* .TraceEvent */ .A2.safeParse(value);
    if (parsed.success)
        return { kind: 'event', event: parsed.data };
    return broken(describeIssue(parsed.error.issues[0], value));
}
/** Reads a whole trace; blank lines are nothing, broken ones are reported and the rest is kept. */
function parseTrace(text) {
    const events = [];
    const brokenLines = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const parsed = parseEventLine(line);
        if (parsed.kind === 'event')
            events.push(parsed.event);
        else
            brokenLines.push({ line: index + 1, message: parsed.message });
    }
    return { events, broken: brokenLines };
}
/** One line without its line end: the same keys in the same order for equal events, whatever made them. */
function formatEventLine(event) {
    const fields = event;
    const parts = [];
    for (const key of KEY_ORDER) {
        const value = fields[key];
        if (value !== undefined)
            parts.push(`${JSON.stringify(key)}:${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value)}`);
    }
    return `{${parts.join(',')}}`;
}
/** Every key of every event, in the order in which a reader wants to see them. */
const KEY_ORDER = [
    'event',
    'seq',
    'at',
    'by',
    'turn',
    'text',
    'final',
    'tool',
    'args',
    'call_id',
    'ok',
    'result',
    'reason',
    'message',
    'reward',
    'error',
    'retryable',
    'model',
    'input_tokens',
    'output_tokens',
    'cached_tokens',
    'reasoning_tokens',
    'cost_usd',
    'data',
    'ms',
];
function broken(message) {
    return { kind: 'broken', message };
}
function isTooLong(line) {
    // no UTF-16 unit takes more than three bytes, so most lines need no counting
    return line.length * 3 > MAX_LINE_BYTES && Buffer.byteLength(line) > MAX_LINE_BYTES;
}
function describeIssue(issue, value) {
    const name = 'event' in value ? value.event : undefined;
    if (name === undefined)
        return 'no `event` key';
    if (issue === undefined || issue.path[0] === 'event')
        return `unknown event ${excerpt(String(name))}`;
    return `event ${String(name)}: ${issue.path.join('.')}: ${issue.message}`;
}
function excerpt(text) {
    const flat = text.slice(0, 60).trim();
    return text.length > 60 ? `${flat}…` : flat;
}


/***/ }),

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LZ: () => (/* binding */ attemptName),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   rn: () => (/* binding */ missingAttempts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5649);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);


const Hashes = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Fingerprints = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: Hashes,
    sandbox: Hashes,
    scorer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    gold: Hashes,
});
/** `run.json`: what was planned, with what, and how far it came. */
const RunFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    id: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** Name of the suite. */
    suite: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** The suite's file as the user named it, or the imported file. */
    suite_file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The run seed; each attempt's seed is derived from it. */
    seed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    /** k: attempts planned for each task, numbered from 1. */
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** Ids of the planned tasks. */
    tasks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id),
    /** Version of Turngate. */
    turngate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: Fingerprints,
    /** Kind of the agent, or `import:<format>`. */
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** By name, what kept attempts apart from the host and from each other. */
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Absent while the run goes on, and for ever when it crashed. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The run was ended by a signal; what had not finished by then has no record or one that says so. */
    interrupted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
});
/** A run id that sorts by time: `20250301T090000Z-3f9a1c`. `random` gives numbers in [0, 1). */
function newRunId(now, random) {
    const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    const suffix = Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${time}-${suffix}`;
}
/** Attempts that were planned and have no record, task by task. */
function missingAttempts(run, records) {
    const there = new Set(Array.from(records, attemptName));
    const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1);
    return run.tasks
        .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
        .filter((key) => !there.has(attemptName(key)));
}
/** Path of one attempt's files below `traces/` and `evidence/`, without extension: `<task>/<attempt>`. */
function attemptName(key) {
    return `${key.task}/${key.attempt}`;
}


/***/ }),

/***/ 6955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ evidencePath),
/* harmony export */   rT: () => (/* binding */ tracePath),
/* harmony export */   wo: () => (/* binding */ ATTEMPTS_FILE),
/* harmony export */   zF: () => (/* binding */ RUN_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(601);


/** Names inside a run directory. */
const RUN_FILE = 'run.json';
const ATTEMPTS_FILE = 'attempts.jsonl';
function tracePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'traces', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.jsonl`);
}
function evidencePath(dir, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'evidence', `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptName */ .LZ)(key)}.json`);
}


/***/ })

};
