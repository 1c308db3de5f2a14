export const id = 618;
export const ids = [618];
export const modules = {

/***/ 4633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ containerOf)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5676);

const MAX_TEXT = 1_000_000;
/** The list or object that a value is, or that its JSON text encodes; else undefined. */
function containerOf(value) {
    if (typeof value === 'object' && value !== null)
        return value;
    if (typeof value !== 'string' || value.length > MAX_TEXT || !/^\s*[[{]/.test(value))
        return undefined;
    try {
        const parsed = JSON.parse(value);
        return (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .f)(parsed) && typeof parsed === 'object' && parsed !== null ? parsed : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ maximumMatching)
/* harmony export */ });
/**
 * The largest number of lefts that can have a right partner each, as partner by left (augmenting paths, Kuhn 1955).
 * Lower lefts are served first.
 */
function maximumMatching(lefts, rights, fits) {
    const holder = new Array(rights).fill(undefined);
    const place = (left, seen) => {
        for (let right = 0; right < rights; right += 1) {
            if (seen.has(right) || !fits(left, right))
                continue;
            seen.add(right);
            const other = holder[right];
            if (other !== undefined && !place(other, seen))
                continue;
            holder[right] = left;
            return true;
        }
        return false;
    };
    for (let left = 0; left < lefts; left += 1)
        place(left, new Set());
    const partner = new Array(lefts).fill(undefined);
    for (const [right, left] of holder.entries())
        if (left !== undefined)
            partner[left] = right;
    return partner;
}


/***/ }),

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

/***/ 6150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ LOCK_FILE),
/* harmony export */   QB: () => (/* binding */ rubricHash),
/* harmony export */   YU: () => (/* binding */ judgeFact),
/* harmony export */   eZ: () => (/* binding */ JudgeFact),
/* harmony export */   mF: () => (/* binding */ readLock),
/* harmony export */   o8: () => (/* binding */ missedBars)
/* harmony export */ });
/* unused harmony exports AgreementFigures, LockedJudge, JudgeLock, VOID_PARTS, licenceOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4715);



/** The file beside the suite in which licences are kept. */
const LOCK_FILE = 'judge.lock.json';
const Share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1);
const Count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative();
const Interval = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ low: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), high: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() });
/** How well two raters agree. */
const AgreementFigures = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Items that both judged. */
    labels: Count,
    /** Share of them on which both said the same; absent where there is none. */
    agreement: Share.exactOptional(),
    /** 95%, Wilson. */
    agreement_interval: Interval.exactOptional(),
    /** Cohen's; for scores with linear weights. Absent where it is undefined: no items, or one verdict only. */
    kappa: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(-1).max(1).exactOptional(),
    /** 95%, large-sample standard error; absent where every pair agrees. */
    kappa_interval: Interval.exactOptional(),
});
const BARS = ['min_kappa', 'min_agreement', 'min_labels'];
/** One judge as it was held against two humans. */
const LockedJudge = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** As the suite names it. */
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    /** Of what the judge is told besides the rubric and the text. */
    prompt_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    /** The rubric lines that were labelled. */
    rubrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1), labels: Count })),
    validated_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6(),
    /** Of the labels file. */
    labels_sha256: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    labels: Count,
    /** Items on which the judge gave no verdict, or not the same one in both orders. */
    unanswered: Count,
    human_human: AgreementFigures,
    judge_human_1: AgreementFigures,
    judge_human_2: AgreementFigures,
    /** Over the items on which the humans agree. */
    judge_consensus: AgreementFigures,
    /** Whether the figures reached the policy's bars at the time; a failed validation takes an older licence away. */
    licensed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const JudgeLock = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    judges: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LockedJudge).superRefine((judges, context) => {
        for (const [index, { name }] of judges.entries()) {
            if (judges.findIndex((other) => other.name === name) === index)
                continue;
            context.addIssue({ code: 'custom', path: [index, 'name'], message: 'stands there twice' });
        }
    }),
});
/** `figures`: they do not reach the policy's bars, or did not when they were taken. */
const VOID_PARTS = ['model', 'prompt', 'rubric', 'figures'];
/** What a summary says of one judge. */
const JudgeFact = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    licence: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['licensed', 'void', 'absent']),
    /** What voids the lock. */
    changed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(VOID_PARTS)).readonly().exactOptional(),
});
/**
 * Reads the text of a `judge.lock.json`.
 * @throws UserError: an unreadable lock is not an absent one
 */
function readLock(text, file) {
    const hint = 'Restore it from version control, or write it anew with `turngate judge validate`.';
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        const message = `not a judge lock: not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}).`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'judge-lock', message, file, hint }, { cause: error });
    }
    const parsed = JudgeLock.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(parsed.error.issues.slice(0, 5).map((issue) => ({
        code: 'judge-lock',
        message: `not a judge lock: ${issue.message}.`,
        file,
        key: issue.path.join('.'),
        hint,
    })));
}
/**
 * Whether a judge may decide. A licence is of the name, model, prompt and rubric lines that were validated, and holds
 * while the figures reach the policy's bars as they are now. Lines that were validated and are no longer judged do not
 * matter; one that was not validated voids it.
 */
function licenceOf(lock, judge, bar) {
    const locked = lock?.judges.find((one) => one.name === judge.name) ?? lock?.judges.find((one) => covers(one, judge));
    if (locked === undefined)
        return { status: 'absent' };
    const changed = [...differs(locked, judge), ...(isGood(locked, bar) ? [] : ['figures'])];
    return changed.length === 0 ? { status: 'licensed' } : { status: 'void', changed };
}
/** A judge of a suite as the summary keeps it. */
function judgeFact(lock, judge, bar) {
    const licence = licenceOf(lock, judge, bar);
    return {
        name: judge.name,
        model: judge.model,
        licence: licence.status,
        ...(licence.status === 'void' && { changed: [...licence.changed] }),
    };
}
/** Of one rubric line. Blanks at its ends and line breaks within do not matter. */
function rubricHash(line) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(line.trim().replaceAll(/\s+/g, ' '));
}
/** The judge has to reach each bar against each of the humans: a mean would let one of them hide the other. */
function missedBars(figures, bar) {
    return ['human_1', 'human_2'].flatMap((against) => {
        const { kappa, agreement, labels } = figures[`judge_${against}`];
        const reached = { min_kappa: kappa, min_agreement: agreement, min_labels: labels };
        return BARS.flatMap((name) => {
            const value = reached[name];
            if (value !== undefined && value >= bar[name])
                return [];
            return [{ bar: name, against, ...(value !== undefined && { value }), min: bar[name] }];
        });
    });
}
function isGood(locked, bar) {
    return locked.licensed && missedBars(locked, bar).length === 0;
}
function covers(locked, judge) {
    return differs(locked, judge).length === 0;
}
function differs(locked, judge) {
    const known = new Set(locked.rubrics.map((rubric) => rubric.hash));
    return [
        ...(locked.model === judge.model ? [] : ['model']),
        ...(locked.prompt_hash === judge.promptHash ? [] : ['prompt']),
        ...(judge.rubricHashes.every((hash) => known.has(hash)) ? [] : ['rubric']),
    ];
}


/***/ }),

/***/ 9625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ SCORER),
  T: () => (/* binding */ similarityOf)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/compare.js + 65 modules
var compare = __webpack_require__(9225);
;// CONCATENATED MODULE: ./build/src/grade/similarity/cascade.js

/** Raised whenever the same two values could be judged otherwise. */
const VERSION = 'cascade-1';
/** The embedded tiers as the scorer of values and replies: exact, typed, alias, facts, words; no model and no network. */
function cascadeSimilarity({ threshold = compare/* DEFAULT_THRESHOLD */.aV, locale } = {}) {
    const suite = { threshold, ...(locale !== undefined && { locale }) };
    return {
        version: `${VERSION} threshold=${threshold}${locale === undefined ? '' : ` locale=${locale}`}`,
        compareValues(gold, predicted, options = {}) {
            const { kind, tolerance, aliases } = options;
            return comparisonOf((0,compare/* compare */.UD)(gold, predicted, {
                kind,
                tolerance,
                aliases,
                locale: options.locale ?? locale,
                threshold: options.threshold ?? threshold,
            }));
        },
        compareReplies(gold, predicted, options = {}) {
            const { must_mention } = options;
            const verdict = (0,compare/* compare */.UD)(gold, predicted, {
                ...suite,
                mode: 'response',
                must_mention,
                threshold: options.threshold ?? threshold,
            });
            return replyComparisonOf(verdict);
        },
    };
}
function comparisonOf({ score, verdict, type, tier, reason, low_confidence }) {
    return { score, equivalent: verdict === 'same', type, tier, reason, low_confidence };
}
function replyComparisonOf(verdict) {
    const { complete = verdict.verdict === 'same', truthful = verdict.verdict === 'same', claims } = verdict;
    const equivalent = complete && truthful && verdict.verdict === 'same';
    const base = { ...comparisonOf(verdict), equivalent, complete, truthful, ...(claims !== undefined && { claims }) };
    if (complete && truthful)
        return base;
    // a reply that says something else instead is wrong before it is incomplete
    return { ...base, failure: truthful ? 'incomplete_response' : 'inconsistent_response' };
}

;// CONCATENATED MODULE: ./build/src/grade/scorer.js

/**
 * Names the scoring code for the scorer's fingerprint. Raise a number whenever the same attempt could score otherwise:
 * scores of different versions are not comparable.
 */
const SCORER = 'answer-1 trajectory-1 aem-1 similarity-cascade-1';
/** The scorer of values and replies that a suite asks for. */
function similarityOf(suite) {
    return cascadeSimilarity({ threshold: suite.similarity.threshold });
}


/***/ }),

/***/ 9225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aV: () => (/* binding */ DEFAULT_THRESHOLD),
  UD: () => (/* binding */ compare)
});

// UNUSED EXPORTS: compareValue, verdictOf

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/grade/aem/json-text.js
var json_text = __webpack_require__(4633);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/src/grade/similarity/finding.js

function same(tier, type, reason, extra = {}) {
    return { score: 1, decided: 'same', tier, type, reason, ...extra };
}
function different(tier, type, reason, extra = {}) {
    return { score: 0, decided: 'different', tier, type, reason, ...extra };
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

// EXTERNAL MODULE: ./build/src/grade/similarity/grey-zone.js
var grey_zone = __webpack_require__(3501);
;// CONCATENATED MODULE: ./build/src/grade/similarity/list.js
const MAX_TEXT = 10_000;
/** The members that a text enumerates: `a, b and c`, one a line, `a; b`, `a | b`; undefined for anything but a text. */
function enumeratedIn(value) {
    if (typeof value !== 'string' || value.length > MAX_TEXT || /^\s*[[{]/.test(value))
        return undefined;
    const text = value.trim();
    if (text === '')
        return undefined;
    const separator = /[;\n]/.test(text) ? /[;\n]/ : text.includes(',') ? /,/ : /\|/;
    const parts = text
        .split(separator)
        .map((part) => part.trim().replace(/^(?:and|or|&) /i, ''))
        .filter((part) => part !== '');
    const pair = /^(.+?) (?:and|&) (.+)$/.exec(parts.at(-1) ?? '');
    return pair === null ? parts : [...parts.slice(0, -1), pair[1] ?? '', pair[2] ?? ''];
}

// EXTERNAL MODULE: ./build/src/grade/aem/matching.js
var matching = __webpack_require__(3164);
;// CONCATENATED MODULE: ./build/src/grade/similarity/nested.js



/** In order; the score is the mean over the longer list. */
function compareList(gold, predicted, settings, compare) {
    const length = Math.max(gold.length, predicted.length);
    const pairs = Array.from({ length }, (_, index) => ({ place: `[${index}]`, a: gold[index], b: predicted[index] }));
    return compareMembers('list', pairs, settings, compare);
}
/** Keys must be the same; the score is the mean over the keys of either side. */
function compareObject(gold, predicted, settings, compare) {
    const keys = [...new Set([...Object.keys(gold), ...Object.keys(predicted)])];
    const pairs = keys.map((key) => ({ place: key, a: own(gold, key), b: own(predicted, key) }));
    return compareMembers('object', pairs, settings, compare);
}
/** In any order, each member with a partner of its own. */
function compareSet(gold, predicted, settings, compare) {
    const matched = isSmall(gold, predicted)
        ? matchedBySimilarity(gold, predicted, settings, compare)
        : matchedExactly(gold, predicted);
    const total = gold.length + predicted.length;
    const score = total === 0 ? 1 : (2 * matched) / total;
    if (matched === gold.length && matched === predicted.length)
        return same('typed', 'set', 'the same members', { score });
    return different('typed', 'set', `${matched} of ${Math.max(gold.length, predicted.length)} members match`, { score });
}
/** After so many members that are compared at length the rest is compared by equality, so that the work is bounded. */
const MAX_WORK = 300;
function compareMembers(type, pairs, settings, compare) {
    if (pairs.length === 0)
        return same('typed', type, 'both are empty');
    let [sum, work, isLow] = [0, 0, false];
    let difference;
    for (const { place, a, b } of pairs) {
        if (a !== b)
            work += 1;
        const found = compareMember(a, b, settings, work > MAX_WORK ? exactly : compare);
        sum += found.score;
        isLow ||= found.low_confidence === true;
        if (!isSame(found, settings))
            difference ??= `${place}: ${found.reason}`;
    }
    const extra = { score: sum / pairs.length, ...(isLow && { low_confidence: true }) };
    return difference === undefined
        ? same('typed', type, 'every member matches', extra)
        : different('typed', type, difference, extra);
}
function compareMember(a, b, settings, compare) {
    if (a === undefined || b === undefined) {
        return different('typed', 'absent', a === undefined ? 'not in the gold value' : 'missing');
    }
    return a === b ? same('exact', 'identical', 'identical') : compare(a, b, settings);
}
function isSame({ decided, score }, { threshold }) {
    return decided === undefined ? score >= threshold : decided === 'same';
}
function exactly(a, b) {
    return (0,json/* canonical */.$N)(a) === (0,json/* canonical */.$N)(b) ? same('exact', 'identical', 'identical') : different('exact', 'text', 'differs');
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
const MAX_MEMBERS = 40;
const MAX_SIZE = 10_000;
/** Pairing by similarity compares each with each; larger sets are matched by equality. */
function isSmall(gold, predicted) {
    if (gold.length > MAX_MEMBERS || predicted.length > MAX_MEMBERS)
        return false;
    return JSON.stringify(gold).length + JSON.stringify(predicted).length <= MAX_SIZE;
}
function matchedBySimilarity(gold, predicted, settings, compare) {
    const equivalent = gold.map((a) => predicted.map((b) => isSame(compareMember(a, b, settings, compare), settings)));
    const partner = (0,matching/* maximumMatching */.o)(gold.length, predicted.length, (left, right) => equivalent[left]?.[right] === true);
    return partner.filter((right) => right !== undefined).length;
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

// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/src/grade/similarity/text/fold.js
/** What lies beyond this length is compared by equality only, so that no value can make grading slow. */
const fold_MAX_TEXT = 6_000;
/** Lower case, one Unicode form, one kind of apostrophe, quote, hyphen and space, none of them at the ends. */
function foldText(whole) {
    if (whole.length > fold_MAX_TEXT)
        return foldText(whole.slice(0, fold_MAX_TEXT)) + whole.slice(fold_MAX_TEXT);
    return unified(whole).toLowerCase().replace(/\s+/gu, ' ').trim();
}
/** Compatibility forms (full width, superscripts) and typographic signs as the plain ones; case is kept. */
function unified(text) {
    if (PLAIN.test(text))
        return text;
    // a few signs become whole phrases under NFKC
    if (text.normalize('NFKC').length > 2 * text.length + 100)
        return text;
    return text
        .replace(/[\u00b2\u00b3]/gu, (sign) => (sign === '\u00b2' ? '^2' : '^3'))
        .replace(/([0-9]?)([\u00bc-\u00be\u2150-\u215e])/gu, (_, whole, sign) => fraction(whole, sign))
        .normalize('NFKC')
        .replace(/[\u2018\u2019\u201b\u2032\u02bc`\u00b4]/gu, "'")
        .replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu, '"')
        .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/gu, '-')
        .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '');
}
/** Without accents: `Łódź Café` → `Lodz Cafe`. */
function unaccented(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .normalize('NFD')
        .replace(/\p{Mn}+/gu, '')
        .replace(/[ßøłđæœıðþ]/giu, (letter) => LETTERS[letter] ?? letter)
        .normalize('NFC');
}
const PLAIN = /^[\t\n\r -_a-~]*$/;
const LETTERS = {
    ß: 'ss',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ı: 'i',
    ð: 'd',
    þ: 'th',
};
/** `1½` is `1 1/2`, not the `11/2` that NFKC makes of it. */
function fraction(whole, sign) {
    const plain = sign.normalize('NFKC').replace('\u2044', '/');
    return whole === '' ? plain : `${whole} ${plain}`;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/stop-words.js
/** Words that carry no content of their own. Negations, question words and prepositions of direction do. */
const STOP = new Set(`a an the of and or to in on at for by with from as is are was were be been being am do does did done doing have has
  had having will would shall should can could may might must it its this that these those there here i me my mine we us
  our ours you your yours he him his she her hers they them their theirs so such then than too very just also please
  kindly sure ok okay yes thanks thank hello hi dear let lets 's s d ll re ve m t go ahead like want wish need able about into onto
  if but some any each per own via get got which what whose whom`.split(/\s+/));
function isStopWord(word) {
    return STOP.has(word);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/tokens.js



/** Scripts without spaces between words: each character stands as a word of its own. */
const SPACELESS = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';
const LETTER = `(?:(?!${SPACELESS})[\\p{L}\\p{M}])`;
const WORD = new RegExp(`(?:\\b\\p{Lu}\\.){2,6}|${SPACELESS}\\p{M}*|${LETTER}+(?:'${LETTER}+)*|\\p{N}+(?:[.,]\\p{N}+)*|[#+]+(?=\\s|$)|[,(\\[]|[\\p{S}](?=\\s|$)`, 'gu');
const MAX_TOKENS = 1_200;
/** The words of a text in order. A text of one word is also split where its casing says so (`customerId`). */
function tokensOf(text) {
    const plain = unaccented(unified(text.slice(0, fold_MAX_TEXT)));
    const spaced = /\s/u.test(plain.trim()) ? plain.replaceAll('_', ' ') : splitCasing(plain);
    const shouting = !/\p{Ll}/u.test(spaced) && /\s/u.test(spaced.trim());
    const tokens = [];
    let afterComma = false;
    for (const raw of expanded(spaced)
        .replace(/\b(\p{Lu})\. (?=\p{Lu}\.)/gu, '$1.')
        .match(WORD) ?? []) {
        if (raw === ',' || raw === '(' || raw === '[') {
            afterComma = true;
            continue;
        }
        tokens.push(tokenOf(raw, afterComma, shouting));
        afterComma = false;
        if (tokens.length >= MAX_TOKENS)
            break;
    }
    const rest = text.length > fold_MAX_TEXT ? [tokenOf(text.slice(fold_MAX_TEXT), false, true)] : [];
    return [...tokens, ...rest];
}
/** `orderStatus`, `order_status` and `order-status` as `order Status`; digits stay with their letters. */
function splitCasing(text) {
    return text
        .replace(/[_]+/g, ' ')
        .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2');
}
/** Words that carry content; all of them where none does (`The Who`). */
function contentOf(tokens) {
    const content = tokens.filter((token) => !token.stop);
    return content.length === 0 ? tokens : content;
}
function tokenOf(raw, afterComma, shouting) {
    const caps = !shouting && raw.length > 1 && /^(?:\p{Lu}\.?){2,}$/u.test(raw);
    const word = raw
        .toLowerCase()
        .replaceAll('.', (dot) => (/^\p{N}/u.test(raw) ? dot : ''))
        .replace(/'s?$|'(?=s$)/u, '');
    // an acronym that spells a stop word is none: WHO, IT, US
    return { raw, word, stem: stemOf(word), stop: !caps && isStopWord(word), caps, afterComma };
}
function stemOf(word) {
    if (word.length > 30 || !/^[a-z]{4,}$/.test(word))
        return word.length > 3 ? word : (IRREGULAR.get(word) ?? word);
    return IRREGULAR.get(word) ?? (0,stemmer/* stemmer */.I)(word);
}
function expanded(text) {
    return text
        .replace(/\b(can)'?not\b|\bcan't\b/giu, 'can not')
        .replace(/\bwon't\b/giu, 'will not')
        .replace(/n't\b/giu, ' not')
        .replace(/'(?:re|ve|ll|d|m)\b/giu, ' ')
        .replace(/\s&\s/g, ' and ')
        .replace(/\be-mail/giu, 'email')
        .replace(/\b(?:low(?:est)?[- ]priced|least expensive)\b/giu, 'cheapest')
        .replace(/\b(?:high(?:est)?[- ]priced|most expensive)\b/giu, 'dearest');
}
/** Forms that the stemmer cannot join. */
const IRREGULAR = new Map(`men man|women woman|children child|people person|feet foot|teeth tooth|mice mouse|geese goose|went go|gone go|bought buy|
  sent send|paid pay|made make|ran run|running run|sold sell|took take|taken take|gave give|given give|found find|left leave|
  began begin|begun begin|broke break|broken break|chose choose|chosen choose|came come|drove drive|driven drive|ate eat|eaten eat|
  fell fall|fallen fall|flew fly|flown fly|forgot forget|grew grow|grown grow|kept keep|knew know|known know|lost lose|met meet|
  rode ride|ridden ride|rose rise|risen rise|saw see|seen see|shot shoot|showed show|shown show|sang sing|sung sing|sat sit|slept sleep|
  spoke speak|spoken speak|stood stand|stole steal|stolen steal|swam swim|told tell|thought think|threw throw|thrown throw|
  wore wear|worn wear|won win|wrote write|written write|built build|caught catch|held hold|hid hide|hidden hide|led lead|
  better good|best good|worse bad|worst bad|shipped ship|lives life|knives knife|wives wife|wolves wolf|leaves leave|
  dying die|lying lie|tying tie|said say|says say|drawn draw|drew draw|brought bring|taught teach|felt feel|dealt deal|meant mean|
  data data|dice die|analyses analysi|indices index|vertices vertex|matrices matrix|anchovies anchovi|humans human`
    .split('|')
    .map((pair) => pair.trim().split(' '))
    .map(([form, base]) => [form ?? '', (0,stemmer/* stemmer */.I)(base ?? '')]));

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/acronym.js

/** `IBM` and `International Business Machines`, `WHO`, `UEFA CL` not; either side may be the short one. */
function isAcronym(a, b) {
    return expands(a, b) || expands(b, a);
}
/** Whether `tokens` begin with the letters of the acronym, with or without small words. */
function spells(acronym, tokens) {
    const letters = acronym.toLowerCase().replaceAll('.', '');
    if (letters.length < 2 || letters.length > 8 || tokens.length < 2 || tokens.length > 12)
        return false;
    const content = contentOf(tokens);
    return (initials(tokens) === letters || initials(content) === letters || initials(content.flatMap(camelParts)) === letters);
}
function expands(short, long) {
    const compact = short.replace(/[.\s]/g, '');
    // `WW2` is World War 2 or II
    const [, letters = '', digits = ''] = /^(\p{Lu}{2,8})(\d{0,2})$/u.exec(compact) ?? [];
    if (letters === '')
        return false;
    const tokens = tokensOf(long).filter((token) => token.raw !== '-');
    if (digits === '')
        return spells(letters, tokens);
    const last = tokens.at(-1);
    return (last !== undefined &&
        (last.word === digits || ROMAN.get(last.word) === digits) &&
        spells(letters, tokens.slice(0, -1)));
}
function initials(tokens) {
    return tokens.map(({ word }) => word.charAt(0)).join('');
}
function camelParts(token) {
    return splitCasing(token.raw)
        .split(/[\s]+/)
        .map((word) => ({ word: word.toLowerCase() }));
}
/** Numerals that follow a name. */
const ROMAN = new Map('i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, String(index + 1)]));

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/calendar.js

/** 1 to 12 for the name or abbreviation of a month, in English or the locale's language. */
function monthOf(word, locale) {
    const key = keyOf(word);
    return ENGLISH.get(key) ?? foreign(locale).get(key);
}
/** 0 (Sunday) to 6 for the name or abbreviation of a weekday. */
function weekdayOf(word) {
    return WEEKDAYS.get(keyOf(word).replace(/s$/, '')) ?? WEEKDAYS.get(keyOf(word));
}
/** Month names as a pattern for sentences. */
const MONTH_PATTERN = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
function keyOf(word) {
    return unaccented(foldText(word)).replace(/\.$/, '');
}
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const ENGLISH = new Map([
    ...MONTHS.flatMap((name, index) => [[name, index + 1], [name.slice(0, 3), index + 1]]),
    ['sept', 9],
]);
const WEEKDAYS = new Map([
    ...'sunday monday tuesday wednesday thursday friday saturday'
        .split(' ')
        .flatMap((name, index) => [[name, index], [name.slice(0, 3), index]]),
    ['tues', 2],
    ['weds', 3],
    ['thur', 4],
    ['thurs', 4],
]);
/** Languages whose month names are unlike words of another one's dates. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'];
const known = new Map();
function foreign(locale) {
    const key = locale ?? '';
    let names = known.get(key);
    if (names === undefined) {
        names = build(locale === undefined ? LANGUAGES : [locale, ...LANGUAGES]);
        if (known.size < 20)
            known.set(key, names);
    }
    return names;
}
function build(locales) {
    const names = new Map();
    for (const locale of locales) {
        for (const month of ['long', 'short']) {
            const format = formatOf(locale, month);
            for (let index = 0; index < 12; index += 1) {
                const parts = format?.formatToParts(new Date(Date.UTC(2024, index, 15))) ?? [];
                const name = keyOf(parts.find(({ type }) => type === 'month')?.value ?? '');
                if (name.length > 2 && !names.has(name))
                    names.set(name, index + 1);
            }
        }
    }
    return names;
}
function formatOf(locale, month) {
    try {
        return new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/numeric-date.js
/**
 * Readings of a date in digits. Year first is year, month, day. Otherwise a number above 12 settles the order, then the
 * locale, else both orders are readings. Eight digits are `YYYYMMDD`.
 */
function numericDates(text, locale) {
    const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(text);
    if (compact !== null)
        return [dateOf(compact[1], compact[2], compact[3])];
    const yearFirst = /^(\d{4})([-/.\\ ])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})(年)(\d{1,2})月(\d{1,2})日$/.exec(text);
    if (yearFirst !== null)
        return [dateOf(yearFirst[1], yearFirst[3], yearFirst[4])];
    const yearLast = /^(\d{1,2})([-/.\\ ])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/.exec(text);
    if (yearLast === null)
        return [];
    const [, first, , second, year] = yearLast;
    const monthFirst = dateOf(year, first, second);
    const dayFirst = dateOf(year, second, first);
    if (Number(first) > 12)
        return [dayFirst];
    if (Number(second) > 12)
        return [monthFirst];
    if (first === second)
        return [monthFirst];
    const order = orderOf(locale);
    if (order !== undefined)
        return [order === 'month' ? monthFirst : dayFirst];
    return [monthFirst, dayFirst];
}
function dateOf(year = '', month = '', day = '') {
    return { year: fullYear(year), month: Number(month), day: Number(day) };
}
/** `24` is 2024, `85` is 1985. */
function fullYear(text) {
    const year = Number(text);
    return text.length === 2 ? year + (year < 70 ? 2000 : 1900) : year;
}
const orders = new Map();
/** Which of the two a locale writes first. A bare language (`en`) says nothing of it. */
function orderOf(locale) {
    if (locale === undefined || locale === 'en')
        return undefined;
    if (!orders.has(locale) && orders.size < 50)
        orders.set(locale, firstPart(locale));
    return orders.get(locale);
}
function firstPart(locale) {
    try {
        const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0);
        const first = parts.find(({ type }) => type === 'month' || type === 'day')?.type;
        return first === 'month' ? 'month' : 'day';
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/memo.js
/** Texts up to this length are worth remembering: values, names, short sentences. */
const MAX_LENGTH = 200;
/**
 * Remembers what a pure function of a text and a locale gave. Grading compares one value with many; the memory is bounded,
 * and forgotten as a whole when it is full.
 */
function remembering(make, limit = 1_000) {
    const known = new Map();
    return (text, locale) => {
        if (text.length > MAX_LENGTH)
            return make(text, locale);
        const key = locale === undefined ? text : `${text}\0${locale}`;
        const earlier = known.get(key);
        if (earlier !== undefined)
            return earlier.made;
        const made = make(text, locale);
        if (known.size >= limit)
            known.clear();
        known.set(key, { made });
        return made;
    };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/reader.js

/** The reader with its readings remembered. */
function remembered(reader) {
    const read = remembering((text, locale) => reader.read(text, { locale }));
    return { ...reader, read: (text, { locale }) => read(text, locale) };
}
const AGREE = { same: true };
const DISAGREE = { same: false };
/** Whether two numbers are at most `tolerance` apart; the bound itself counts, whatever binary rounding makes of it. */
function withinTolerance(a, b, tolerance = 0) {
    if (a === b)
        return true;
    const scale = Math.max(Math.abs(a), Math.abs(b), tolerance);
    return Math.abs(a - b) <= tolerance + 8 * Number.EPSILON * scale;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/number-words.js
const UNITS = new Map(('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen')
    .split(' ')
    .map((word, value) => [word, value]));
const TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]));
const SCALES = new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
    ['lakh', 1e5],
    ['crore', 1e7],
]);
const FRACTIONS = new Map([
    ['half', 2],
    ['halves', 2],
    ['third', 3],
    ['quarter', 4],
    ['fourth', 4],
    ['fifth', 5],
    ['sixth', 6],
    ['eighth', 8],
    ['tenth', 10],
]);
/**
 * The number that English words spell (`twenty-one`, `two hundred and five`, `one and a half`, `three quarters`,
 * `zero point five`, `a dozen`), else undefined.
 */
function numberOfWords(text) {
    if (text.length > 120)
        return undefined;
    const words = text.toLowerCase().replaceAll('-', ' ').split(/\s+/).filter(Boolean);
    if (words.length === 0 || words.length > 16)
        return undefined;
    const [first, ...rest] = words;
    if (first === 'minus' || first === 'negative')
        return negated(unsigned(rest));
    return unsigned(words);
}
/** Words that a number can consist of, for finding one in a sentence. */
const NUMBER_WORDS = [...UNITS.keys(), ...TENS.keys(), ...SCALES.keys(), 'dozen'];
function unsigned(words) {
    const and = words.lastIndexOf('and');
    const tail = words.slice(and + 1);
    const part = fractionOf(tail);
    if (part !== undefined) {
        const whole = and > 0 ? wholeOf(words.slice(0, and)) : and === -1 ? 0 : undefined;
        return whole === undefined ? undefined : whole + part;
    }
    const point = words.indexOf('point');
    if (point > 0)
        return decimal(wholeOf(words.slice(0, point)), words.slice(point + 1));
    return wholeOf(words);
}
/** `half`, `a half`, `three quarters`, `one third`; `half a million`, `a quarter of a million`. */
function fractionOf(words) {
    const scale = SCALES.get(words.at(-1) ?? '');
    if (scale !== undefined && words.length > 1) {
        const inner = words
            .slice(0, -1)
            .filter((word, index, all) => !(word === 'of' || (word === 'a' && index === all.length - 1)));
        const part = fractionOf(inner);
        return part === undefined ? undefined : part * scale;
    }
    const size = FRACTIONS.get((words.at(-1) ?? '').replace(/^(third|quarter|fourth|fifth|sixth|eighth|tenth)s$/, '$1'));
    if (size === undefined || words.length > 2)
        return undefined;
    if (words.length === 1)
        return words[0] === 'half' ? 0.5 : undefined;
    const count = words[0] === 'a' || words[0] === 'an' ? 1 : UNITS.get(words[0] ?? '');
    return count === undefined || count === 0 ? undefined : count / size;
}
function wholeOf(words) {
    let total = 0;
    let current;
    let last = 'none';
    for (const [index, word] of words.entries()) {
        if (word === 'and' && index > 0 && index < words.length - 1 && last === 'scale')
            continue;
        const article = (word === 'a' || word === 'an') && index === 0 && words.length > 1;
        const unit = article ? 1 : UNITS.get(word);
        const ten = TENS.get(word);
        const scale = SCALES.get(word) ?? (word === 'dozen' ? 12 : undefined);
        if (unit !== undefined && last !== 'unit' && !(last === 'ten' && (unit === 0 || unit > 9))) {
            current = (current ?? 0) + unit;
            last = 'unit';
        }
        else if (ten !== undefined && last !== 'unit' && last !== 'ten') {
            current = (current ?? 0) + ten;
            last = 'ten';
        }
        else if (scale !== undefined && (current !== undefined || words.length === 1)) {
            if (scale === 100)
                current = (current ?? 1) * 100;
            else {
                total += (current ?? 1) * scale;
                current = undefined;
            }
            last = 'scale';
        }
        else
            return undefined;
    }
    return last === 'none' ? undefined : total + (current ?? 0);
}
function decimal(whole, digits) {
    const values = digits.map((word) => UNITS.get(word));
    if (whole === undefined || values.length === 0 || values.some((value) => value === undefined || value > 9)) {
        return undefined;
    }
    return Number(`${whole}.${values.join('')}`);
}
function negated(value) {
    return value === undefined ? undefined : -value;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/time.js


const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:\.\d{1,9})?)?)? ?(?:(a|p)\.? ?m\.?|(h|hrs|hours|uhr|o'clock))?(?: ?\(?(z|utc|gmt|[a-z]{2,4}t|[+-]\d{1,2}:?(?:\d{2})?)\)?)?$/i;
const MILITARY = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs|hours)$/i;
/** Standard and daylight offsets of the zones that people abbreviate, in hours. */
const ZONES = {
    z: 0,
    utc: 0,
    gmt: 0,
    est: -5,
    edt: -4,
    cst: -6,
    cdt: -5,
    mst: -7,
    mdt: -6,
    pst: -8,
    pdt: -7,
    cet: 1,
    cest: 2,
    bst: 1,
    wet: 0,
    eet: 2,
    eest: 3,
    ist: 5.5,
    jst: 9,
};
/** `14:30`, `2:30 PM`, `2pm`, `14h30`, `noon`, `half past two`, `1430 hours`, `14:30 UTC`. */
const time = remembered({
    type: 'time',
    read(raw) {
        const text = raw
            .toLowerCase()
            .replace(/^at /, '')
            .replace(/ in the (morning|afternoon|evening)$/, (_, part) => (part === 'morning' ? ' am' : ' pm'));
        return named(text) ?? military(text) ?? clock(text) ?? spoken(text);
    },
    agree: agreeTime,
});
function agreeTime(gold, predicted) {
    if (gold.offset !== undefined && predicted.offset !== undefined) {
        const [a, b] = [gold, predicted].map(({ seconds, offset = 0 }) => (((seconds - offset * 60) % 86_400) + 86_400) % 86_400);
        return a === b ? AGREE : DISAGREE;
    }
    const low = gold.offset !== predicted.offset;
    if (gold.seconds === predicted.seconds && gold.halfDay === predicted.halfDay)
        return low ? { same: true, low } : AGREE;
    if (gold.halfDay || predicted.halfDay) {
        const agrees = gold.seconds % 43_200 === predicted.seconds % 43_200;
        return agrees ? { same: true, low: true, reason: 'morning or afternoon is not said' } : DISAGREE;
    }
    return gold.seconds === predicted.seconds ? { same: true, low } : DISAGREE;
}
function named(text) {
    if (/^(?:12 )?(?:noon|midday)$/.test(text))
        return { seconds: 43_200, halfDay: false };
    return /^(?:12 )?midnight$/.test(text) ? { seconds: 0, halfDay: false } : undefined;
}
function military(text) {
    const match = MILITARY.exec(text);
    return match === null ? undefined : { seconds: Number(match[1]) * 3600 + Number(match[2]) * 60, halfDay: false };
}
function clock(text) {
    const match = CLOCK.exec(text);
    if (match === null)
        return undefined;
    const [, hours = '', minutes, seconds = '0', half, word, zone] = match;
    // a bare number is no time, and `10.30` alone is a number
    if (minutes === undefined && half === undefined && word === undefined)
        return undefined;
    if (text.includes('.') && !text.includes(':') && half === undefined && word === undefined && zone === undefined)
        return undefined;
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
    if (hour > 24 || Number(minutes ?? 0) > 59 || (half !== undefined && (Number(hours) > 12 || hours === '0')))
        return undefined;
    const offset = zone === undefined ? undefined : offsetOf(zone);
    if (zone !== undefined && offset === undefined)
        return undefined;
    const total = ((hour % 24) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
    return { seconds: total, halfDay: word === "o'clock" && Number(hours) <= 12, ...(offset !== undefined && { offset }) };
}
/** `half past two`, `quarter to three`, `twenty past five pm`, `three o'clock`. */
function spoken(text) {
    const match = /^(?:(?:a )?(half|quarter|[a-z]+(?:[ -][a-z]+)?|\d{1,2})(?: minutes)? (past|to|after|before) )?([a-z]+|\d{1,2})(?: (o'clock))?(?: ?(a|p)\.?m\.?)?$/.exec(text);
    if (match === null || (match[1] === undefined && match[4] === undefined && match[5] === undefined))
        return undefined;
    const hour = numberIn(match[3] ?? '');
    const minutes = match[1] === undefined ? 0 : match[1] === 'half' ? 30 : match[1] === 'quarter' ? 15 : numberIn(match[1]);
    if (hour === undefined || hour < 1 || hour > 12 || minutes === undefined || minutes > 59)
        return undefined;
    const sign = match[2] === 'to' || match[2] === 'before' ? -1 : 1;
    const base = (hour % 12) * 60 + (match[5] === 'p' ? 720 : 0) + sign * minutes;
    return { seconds: ((base + 1440) % 1440) * 60, halfDay: match[5] === undefined };
}
function numberIn(text) {
    return /^\d+$/.test(text) ? Number(text) : numberOfWords(text);
}
function offsetOf(zone) {
    const named = ZONES[zone];
    if (named !== undefined)
        return named * 60;
    const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
    if (match === null)
        return undefined;
    return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/date.js




/** `2024-03-05`, `03/05/2024`, `March 5, 2024`, `5th of March`, `Jan.1,2021`, with or without a time of day. */
const date = remembered({
    type: 'date',
    read(text, { locale }) {
        const split = withoutTime(text);
        for (const { day, clock } of split) {
            const readings = [...numericDates(day, locale), ...date_named(day, locale)].filter(exists);
            if (readings.length > 0)
                return readings.map((reading) => ({ ...reading, ...clock }));
        }
        return undefined;
    },
    agree: agreeDates,
});
function agreeDates(gold, predicted) {
    const pairs = gold.flatMap((a) => predicted.map((b) => ({ a, b })));
    const fit = pairs.find(({ a, b }) => fits(a, b));
    const isAmbiguous = gold.length > 1 || predicted.length > 1;
    if (fit === undefined)
        return { same: false };
    if ((fit.a.year === undefined) !== (fit.b.year === undefined))
        return { same: true, low: true, reason: 'the year is not said' };
    // the same two readings on both sides: whichever is meant, they agree
    const alike = gold.length === predicted.length && gold.every((a, index) => fits(a, predicted[index] ?? a));
    if (isAmbiguous && !alike)
        return { same: true, low: true, reason: 'equal if day and month are read so; the order is ambiguous' };
    return { same: true };
}
function fits(a, b) {
    if (a.offset !== undefined && b.offset !== undefined && a.offset !== b.offset)
        return instant(a) === instant(b);
    const sameYear = a.year === undefined || b.year === undefined || a.year === b.year;
    return sameYear && a.month === b.month && a.day === b.day && (a.seconds ?? 0) === (b.seconds ?? 0);
}
function instant({ year = 2000, month, day, seconds = 0, offset = 0 }) {
    return Date.UTC(year, month - 1, day) / 1000 + seconds - offset * 60;
}
/** The text as a day alone, and as a day with a time of day at its end. */
function withoutTime(text) {
    const whole = { day: text, clock: {} };
    const match = /^(.*?\d)(?:[Tt](?=\d)| at |, | - | )(\d{1,2}(?::\d{2}.*| ?[ap]\.?m.*|h\d{2}.*)|noon|midnight)$/i.exec(text);
    if (match === null)
        return [whole];
    const read = time.read((match[2] ?? '').replace(/(:\d{2}):(\d{2})[.,]\d{1,9}/, '$1:$2'), {});
    if (read === undefined)
        return [whole];
    const { seconds, offset } = read;
    return [{ day: match[1] ?? '', clock: { seconds, ...(offset !== undefined && { offset }) } }, whole];
}
function exists({ year = 2000, month, day }) {
    if (month < 1 || month > 12 || day < 1 || day > 31)
        return false;
    const probe = new Date(0);
    probe.setUTCFullYear(year, month, 0);
    return day <= probe.getUTCDate();
}
/** Month by name, in any order with day and year. */
function date_named(text, locale) {
    const words = text
        .replace(/(\d)(st|nd|rd|th)\b/giu, '$1')
        .replace(/[.,/'-]+/g, ' ')
        .split(/\s+/)
        .map((word) => word.toLowerCase())
        .filter((word) => word !== '' && !SKIPPED.has(word) && weekdayOf(word) === undefined);
    if (words.length < 2 || words.length > 3)
        return [];
    const months = words.map((word) => (/\d/.test(word) ? undefined : (monthOf(word, locale) ?? undefined)));
    const at = months.findIndex((month) => month !== undefined);
    const month = months[at];
    const numbers = words.filter((_, index) => index !== at);
    if (month === undefined || numbers.some((word) => ordinalOf(word) === undefined))
        return [];
    const [first = '', second] = numbers;
    if (second === undefined)
        return first.length > 2 ? [] : [{ month, day: ordinalOf(first) ?? 0 }];
    const [day, year] = first.length === 4 ? [second, first] : [first, second];
    return [{ year: fullYear(year), month, day: ordinalOf(day) ?? 0 }];
}
const SKIPPED = new Set(['of', 'the', 'on', 'de', 'del', 'le', 'el', 'am', 'den', 'ad', 'ce', 'date']);
const ORDINALS = ('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth').split(' ');
function ordinalOf(word) {
    if (/^\d{1,4}$/.test(word))
        return Number(word);
    const index = ORDINALS.indexOf(word);
    return index >= 0 ? index + 1 : undefined;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/numeral.js
/** Scale words and letters after a number: `1.2M`, `3 thousand`. */
const numeral_SCALES = {
    k: 1e3,
    thousand: 1e3,
    m: 1e6,
    mn: 1e6,
    mio: 1e6,
    million: 1e6,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
    t: 1e12,
    tn: 1e12,
    trillion: 1e12,
    lakh: 1e5,
    lakhs: 1e5,
    crore: 1e7,
    crores: 1e7,
    dozen: 12,
    hundred: 100,
};
const SCALED = /^(.*?\d) ?(k|thousand|mn|mio|m|million|bn|b|billion|tn|t|trillion|lakhs?|crores?|dozen|hundred)\.?$/i;
/** More digits than a double holds are text. */
const MAX_DIGITS = 15;
/**
 * The number that digits spell, in the notations of most locales (`1,200.50`, `1.200,50`, `1 200`, `1'200`, `12,00,000`),
 * with a scale (`1.2M`, `3 thousand`), as a fraction (`1/2`, `1 1/2`) or with an exponent. Leading zeros make an identifier.
 */
function numberOfNumeral(text, options = {}) {
    if (text.length > 50 || !/\d/.test(text))
        return undefined;
    const signed = /^([+-]?)\s?(.+)$/s.exec(text);
    if (signed === null)
        return undefined;
    const value = numeral_unsigned(signed[2] ?? '', options);
    return value === undefined ? undefined : signed[1] === '-' ? -value : value;
}
function numeral_unsigned(text, options) {
    const fraction = /^(?:(\d{1,6})[ -])?(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(text);
    if (fraction !== null) {
        const size = Number(fraction[3]);
        return size === 0 ? undefined : Number(fraction[1] ?? 0) + Number(fraction[2]) / size;
    }
    const scaled = SCALED.exec(text);
    if (scaled !== null) {
        const value = plain(scaled[1] ?? '', options);
        return value === undefined ? undefined : rounded(value * (numeral_SCALES[(scaled[2] ?? '').toLowerCase()] ?? 1));
    }
    return plain(text, options);
}
/** Where the decimal mark of a locale is a comma. */
function hasDecimalComma(locale) {
    if (locale === undefined)
        return false;
    try {
        return new Intl.NumberFormat(locale).format(1.5).includes(',');
    }
    catch {
        return false;
    }
}
function plain(text, options) {
    if (/^\d+(?:\.\d+)?e[+-]?\d{1,3}$/i.test(text))
        return finite(text);
    const compact = text.replace(/(?<=\d)[  '_](?=\d{3}(?:\D|$))/g, '\u00a0');
    const parts = /^(\d*)((?:[.,\u00a0]\d+)*)$/.exec(compact);
    if (parts === null)
        return undefined;
    const digits = canonicalDigits(compact, options);
    if (digits === undefined || digits.replace(/\D/g, '').length > MAX_DIGITS)
        return undefined;
    if (/^0\d/.test(digits))
        return undefined;
    return finite(digits);
}
/** Digits with `.` as the only mark, or undefined where the marks fit no notation. */
function canonicalDigits(text, { locale, money = false }) {
    const spaced = text.includes('\u00a0');
    if (spaced && !/^\d{1,3}(?:\u00a0\d{3})+(?:[.,]\d+)?$/.test(text))
        return undefined;
    const bare = text.replaceAll('\u00a0', '');
    const [commas, dots] = [bare.split(',').length - 1, bare.split('.').length - 1];
    if (commas === 0 && dots === 0)
        return bare;
    if (commas > 0 && dots > 0) {
        const decimalMark = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.';
        return withMarks(bare, decimalMark);
    }
    const mark = commas > 0 ? ',' : '.';
    if (commas + dots > 1)
        return grouped(bare, mark);
    if (spaced)
        return bare.replace(mark, '.');
    const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
    if (!isThousands)
        return bare.replace(mark, '.').replace(/^\./, '0.');
    const groups = hasDecimalComma(locale) ? mark === '.' : mark === ',' || money;
    return groups ? bare.replace(mark, '') : bare.replace(mark, '.');
}
function withMarks(text, decimalMark) {
    const groupMark = decimalMark === ',' ? '.' : ',';
    const [whole = '', part = '', ...more] = text.split(decimalMark);
    const digits = more.length > 0 ? undefined : grouped(whole, groupMark);
    return digits === undefined || part.includes(groupMark) ? undefined : `${digits}.${part}`;
}
/** Groups of three, or Indian groups of two before the last three. */
function grouped(text, mark) {
    const [first = '', ...groups] = text.split(mark);
    const last = groups.at(-1) ?? '';
    const isGrouped = first.length <= 3 && last.length === 3 && groups.slice(0, -1).every(({ length }) => length === 3);
    const isIndian = mark === ',' && first.length <= 2 && last.length === 3 && groups.slice(0, -1).every(({ length }) => length === 2);
    return first !== '' && (isGrouped || isIndian) ? [first, ...groups].join('') : undefined;
}
function finite(text) {
    const value = Number(text);
    return Number.isFinite(value) ? value : undefined;
}
/** 1.2 · 1e6 is 1200000, not 1199999.9999999998. */
function rounded(value) {
    return Number(value.toPrecision(15));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/number.js



/** `1,200`, `1.2 million`, `twenty-one`, `1/2`. */
const number = remembered({
    type: 'number',
    read: (text, { locale }) => readNumber(text, locale),
    agree(gold, predicted, { tolerance }) {
        if (withinTolerance(gold, predicted))
            return AGREE;
        if (withinTolerance(gold, predicted, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return DISAGREE;
    },
});
function readNumber(text, locale, money = false) {
    return numberOfNumeral(text, { locale, money }) ?? numberOfWords(text) ?? scaledWords(text, locale, money);
}
/** `2 and a half`. */
function scaledWords(text, locale, money) {
    const match = /^([\d.,]{1,20}) and a (half|quarter)$/i.exec(text);
    if (match === null)
        return undefined;
    const value = numberOfNumeral(match[1] ?? '', { locale, money });
    return value === undefined ? undefined : value + (match[2]?.toLowerCase() === 'half' ? 0.5 : 0.25);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/duration.js


/** Unit → [seconds, months]. */
const duration_UNITS = [
    ['milliseconds?|millis|msecs?|ms', 0.001, 0],
    ['seconds?|secs?|s', 1, 0],
    ['minutes?|mins?|m', 60, 0],
    ['hours?|hrs?|h', 3600, 0],
    ['days?|d', 86_400, 0],
    ['nights?', 86_400, 0],
    ['fortnights?', 1_209_600, 0],
    ['weeks?|wks?|w', 604_800, 0],
    ['months?|mos?|mths?', 0, 1],
    ['quarters?', 0, 3],
    ['years?|yrs?|y', 0, 12],
    ['decades?', 0, 120],
    ['centur(?:y|ies)', 0, 1200],
];
const UNIT = duration_UNITS.map(([pattern]) => pattern).join('|');
const DIGITS = '\\d[\\d.,/]{0,15}(?: \\d{1,3}/\\d{1,3})?';
const WORDS = 'an?|one|half an?|(?:[a-z]+[ -]){0,5}?[a-z]+';
const PART = new RegExp(`^(?:(${DIGITS})[ -]?|(${WORDS})[ -])(${UNIT})(?![a-z])(?: and an? (half|quarter))?\\.?(?:,? and |, | )?`, 'i');
const ISO = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const duration_CLOCK = /^(\d{1,3}):([0-5]\d):([0-5]\d)(\.\d+)?$/;
/** `90 minutes`, `1h30m`, `an hour and a half`, `PT1H30M`, `1:30:00`, `two weeks`. */
const duration = remembered({
    type: 'duration',
    read(text, { locale }) {
        return iso(text) ?? duration_clock(text) ?? inParts(withAmount(text.toLowerCase()), locale);
    },
    agree: agreeDuration,
});
function agreeDuration(gold, predicted, { tolerance }) {
    if (withinTolerance(gold.seconds, predicted.seconds) && withinTolerance(gold.months, predicted.months))
        return AGREE;
    const calendar = (gold.months === 0) !== (predicted.months === 0);
    if (calendar)
        return { same: false, low: true, reason: 'a month has no fixed number of days' };
    const isNear = tolerance !== undefined && gold.months === predicted.months;
    return isNear && withinTolerance(gold.seconds, predicted.seconds, tolerance)
        ? { same: true, reason: `within ${tolerance} s` }
        : DISAGREE;
}
/** `year` alone is one year. */
function withAmount(text) {
    return /^(?:second|minute|hour|day|night|week|fortnight|month|year|decade|century)$/.test(text) ? `1 ${text}` : text;
}
function iso(text) {
    const match = ISO.exec(text);
    if (match === null || !/\d/.test(text))
        return undefined;
    const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
        .slice(1)
        .map((part) => Number(part ?? 0));
    return {
        seconds: weeks * 604_800 + days * 86_400 + hours * 3600 + minutes * 60 + seconds,
        months: years * 12 + months,
    };
}
function duration_clock(text) {
    const match = duration_CLOCK.exec(text);
    if (match === null)
        return undefined;
    return {
        seconds: Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(`${match[3]}${match[4] ?? ''}`),
        months: 0,
    };
}
function inParts(text, locale) {
    if (/^(?:a |three )?quarters? of an? hour$/.test(text))
        return { seconds: text.startsWith('three') ? 2700 : 900, months: 0 };
    let rest = text.replace(/^(?:for|within|about) /, '').replace(/\btime$/, '');
    let [seconds, months] = [0, 0];
    for (let count = 0; rest !== ''; count += 1) {
        const part = PART.exec(rest);
        const unit = part === null ? undefined : duration_UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part[3] ?? ''));
        const amount = part === null ? undefined : amountOf(part[1] ?? part[2] ?? '', locale);
        if (part === null || unit === undefined || amount === undefined || count > 6)
            return undefined;
        const extra = part[4] === undefined ? 0 : part[4] === 'half' ? 0.5 : 0.25;
        seconds += (amount + extra) * unit[1];
        months += (amount + extra) * unit[2];
        rest = rest.slice(part[0].length);
    }
    return seconds === 0 && months === 0 && !/\d|zero/.test(text) ? undefined : { seconds, months };
}
function amountOf(text, locale) {
    if (/^an?$/.test(text))
        return 1;
    if (/^half an?$/.test(text))
        return 0.5;
    if (/^a couple(?: of)?$/.test(text))
        return 2;
    return readNumber(text.replace(/ of an?$/, ''), locale);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/email.js

const EMAIL = /^(?:mailto:)?<?([^\s@<>"(),:;]{1,64}|"[^"]{1,62}")@([a-z0-9.-]{1,253}\.[a-z]{2,24})>?$/i;
const WITH_NAME = /^[^<>@]{0,100}<([^<>\s]{3,320})>$/;
/** Case does not count, though a server may tell local parts apart. `Jane <jane@x.org>` is `jane@x.org`. */
const email = remembered({
    type: 'email',
    read(text) {
        const match = EMAIL.exec(WITH_NAME.exec(text)?.[1] ?? text);
        return match === null ? undefined : `${match[1]}@${match[2]}`.toLowerCase();
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/identifier.js

const UUID = /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;
const VERSION = /^(?:v\.? ?|version |release )?(\d{1,6}(?:\.\d{1,6}){0,4})(-[a-z0-9.-]{1,30})?(\+[a-z0-9.-]{1,30})?$/i;
/** Letters with digits, digits behind a sign, or digits that begin with a zero. */
const CODE = /^(?:(?:no\.?|nr\.?|number|id|#) ?)?#?([a-z0-9]+(?:[-_/. :][a-z0-9]+){0,8})$/i;
const uuid = remembered({
    type: 'uuid',
    read(text) {
        const match = UUID.exec(text);
        return match === null ? undefined : match.slice(1).join('').toLowerCase();
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});
/** `v1.2.0`, `1.2.0-rc.1`; trailing zeros do not count. Two parts only with a `v` before them. */
const version = remembered({
    type: 'version',
    read(text) {
        const match = VERSION.exec(text);
        if (match === null || /^\d+(?:\.\d+)?$/.test(text) || /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text))
            return undefined;
        const core = (match[1] ?? '').split('.').map((part) => part.replace(/^0+(?=\d)/, ''));
        while (core.length > 1 && core.at(-1) === '0')
            core.pop();
        return `${core.join('.')}${(match[2] ?? '').toLowerCase()}`;
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});
/** `INV-2024-0017`, `#W2378156`, `007`: every character counts, case and the kind of separator do not. */
const identifier = remembered({
    type: 'identifier',
    read(text) {
        if (text.length > 60)
            return undefined;
        const match = CODE.exec(text);
        const body = match?.[1] ?? '';
        const isCode = /\d/.test(body) &&
            (/^#|^0\d/.test(text) ||
                (/[a-z]/i.test(body) && !/^\d+ [a-z ]+$/i.test(body)) ||
                /\d[-_/:]\d/.test(body) ||
                body !== text);
        if (match === null || !isCode || isProse(body))
            return undefined;
        return {
            compact: body.toLowerCase().replace(/[-_/. :]/g, ''),
            parts: body.toLowerCase().replace(/[-_/. :]+/g, '-'),
        };
    },
    agree(gold, predicted) {
        if (gold.parts === predicted.parts)
            return AGREE;
        if (gold.compact !== predicted.compact)
            return DISAGREE;
        // `securePass123` and `secure_pass123` may be two passwords
        const isPlain = /^[a-z]{0,5}\d/.test(gold.compact) || /^\d+$/.test(gold.compact);
        return isPlain ? { same: true, low: true, reason: 'only the separators differ' } : DISAGREE;
    },
});
/** Two words of three letters or more, or one behind a space, make a phrase (`order 1001`), not a code. */
function isProse(text) {
    const words = text.split(/[-_/. :]/).filter((part) => /^[a-z]{3,}$/i.test(part)).length;
    return words > 1 || (words === 1 && text.includes(' '));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/currencies.js

/** ISO 4217 codes that a sign, code, name or word may mean, the likeliest first; none: no currency. */
function currenciesOf(text) {
    if (text.length > 40)
        return [];
    const key = unaccented(foldText(text)).replaceAll('.', '').replace(/\s+/g, ' ').trim();
    const plain = table().get(key) ?? table().get(key.replace(/s$/, '')) ?? table().get(key.replace(/s (?=\w)/, ' '));
    return plain ?? [];
}
/** Signs and words that several countries use, or that `Intl` does not list. `dollar` alone is USD, `pound` GBP. */
const SPOKEN = {
    $: 'USD CAD AUD NZD SGD HKD MXN',
    us$: 'USD',
    usd$: 'USD',
    'u s dollar': 'USD',
    dollar: 'USD CAD AUD NZD SGD HKD',
    buck: 'USD',
    greenback: 'USD',
    'american dollar': 'USD',
    'united states dollar': 'USD',
    c$: 'CAD',
    ca$: 'CAD',
    cad$: 'CAD',
    a$: 'AUD',
    au$: 'AUD',
    aud$: 'AUD',
    nz$: 'NZD',
    s$: 'SGD',
    hk$: 'HKD',
    r$: 'BRL',
    real: 'BRL',
    reais: 'BRL',
    '€': 'EUR',
    euro: 'EUR',
    eur: 'EUR',
    '£': 'GBP',
    pound: 'GBP EGP',
    quid: 'GBP',
    sterling: 'GBP',
    'pound sterling': 'GBP',
    'british pound sterling': 'GBP',
    '¥': 'JPY CNY',
    yen: 'JPY',
    'jp¥': 'JPY',
    yuan: 'CNY',
    renminbi: 'CNY',
    rmb: 'CNY',
    'cn¥': 'CNY',
    '₹': 'INR',
    rs: 'INR PKR',
    rupee: 'INR PKR',
    rupees: 'INR PKR',
    '₩': 'KRW',
    won: 'KRW',
    '₽': 'RUB',
    rouble: 'RUB',
    ruble: 'RUB',
    '₺': 'TRY',
    lira: 'TRY',
    '₴': 'UAH',
    hryvnia: 'UAH',
    '₫': 'VND',
    dong: 'VND',
    '฿': 'THB',
    baht: 'THB',
    '₪': 'ILS',
    shekel: 'ILS',
    '₱': 'PHP',
    '₦': 'NGN',
    naira: 'NGN',
    franc: 'CHF XOF XAF',
    fr: 'CHF',
    sfr: 'CHF',
    peso: 'MXN PHP ARS CLP COP',
    mx$: 'MXN',
    krona: 'SEK ISK',
    kronor: 'SEK',
    krone: 'NOK DKK',
    kroner: 'NOK DKK',
    kr: 'SEK NOK DKK',
    zloty: 'PLN',
    zł: 'PLN',
    zl: 'PLN',
    forint: 'HUF',
    koruna: 'CZK',
    rand: 'ZAR',
    dirham: 'AED MAD',
    riyal: 'SAR QAR',
    ringgit: 'MYR',
    rm: 'MYR',
    rupiah: 'IDR',
    bitcoin: 'BTC',
    btc: 'BTC',
    '₿': 'BTC',
    ether: 'ETH',
    ethereum: 'ETH',
    eth: 'ETH',
};
let built;
function table() {
    built ??= currencies_build();
    return built;
}
function currencies_build() {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    const entries = new Map();
    for (const code of Intl.supportedValuesOf('currency')) {
        entries.set(code.toLowerCase(), [code]);
        const name = unaccented(foldText(names.of(code) ?? code));
        if (!name.includes('('))
            entries.set(name, [code]);
    }
    for (const [spoken, codes] of Object.entries(SPOKEN))
        entries.set(spoken, codes.split(' '));
    return entries;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/money.js



const BEFORE = /^(-?)\s?([^\d\s+-][^\d+-]{0,24}?)\s?(-?[\d.,' \u00a0\u202f]{1,30}(?: ?[a-z]{1,9}\.?)?)$/iu;
const AFTER = /^(-?[\d.,' \u00a0\u202f]{1,30}(?: ?(?:k|thousand|mn|mio|m|million|bn|b|billion|tn|t|trillion|lakhs?|crores?|dozen|hundred)(?![a-z]))?) ?([^\d]{1,30})$/iu;
/** `$1,200`, `1200 USD`, `1.200,50 €`, `CHF 1'200.–`, `fifty dollars`, `50 cents`. */
const money = remembered({
    type: 'money',
    read(text, { locale }) {
        return prefixed(text, locale) ?? suffixed(text, locale) ?? inWords(text, locale);
    },
    agree(gold, predicted, { tolerance }) {
        const shared = gold.currencies.some((code) => predicted.currencies.includes(code));
        if (!shared)
            return { same: false, reason: `${gold.currencies[0]} is not ${predicted.currencies[0]}` };
        const low = gold.currencies[0] !== predicted.currencies[0];
        if (withinTolerance(gold.amount, predicted.amount))
            return low ? { same: true, low } : AGREE;
        if (withinTolerance(gold.amount, predicted.amount, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return DISAGREE;
    },
});
function prefixed(text, locale) {
    const match = BEFORE.exec(text);
    if (match === null)
        return undefined;
    const both = /^(.*\d(?: ?[a-z]{1,2})?) ?([A-Z]{3})$/.exec(match[3] ?? '');
    const sign = match[1] === '-' ? -1 : 1;
    // `$1,200 USD` names its currency twice
    const named = both === null ? undefined : money_amountOf(both[1] ?? '', both[2] ?? '', locale);
    if (named !== undefined)
        return { ...named, amount: sign * named.amount };
    const read = money_amountOf(match[3] ?? '', match[2] ?? '', locale);
    return read === undefined ? undefined : { ...read, amount: sign * read.amount };
}
function suffixed(text, locale) {
    const match = AFTER.exec(text);
    return match === null ? undefined : money_amountOf(match[1] ?? '', match[2] ?? '', locale);
}
function inWords(text, locale) {
    const match = /^((?:[\d.,]+ )?[a-z -]{1,60}) ([a-z€£¥]+(?: [a-z]+)?)$/iu.exec(text);
    if (match === null)
        return undefined;
    const [head = '', tail = ''] = [match[1], match[2]];
    const space = tail.indexOf(' ');
    const whole = money_amountOf(head, tail, locale);
    if (whole !== undefined || space < 0)
        return whole;
    return money_amountOf(`${head} ${tail.slice(0, space)}`, tail.slice(space + 1), locale);
}
const CENTS = /^(?:¢|c|cents?|pence|p|euro ?cents?)$/i;
function money_amountOf(amount, unit, locale) {
    const value = readNumber(amount.trim().replace(/[.,]-{1,2}$/, ''), locale, true);
    if (value === undefined)
        return undefined;
    if (CENTS.test(unit.trim()))
        return { amount: value / 100, currencies: centsOf(unit.trim()) };
    const currencies = currenciesOf(unit);
    return currencies.length === 0 ? undefined : { amount: value, currencies };
}
function centsOf(unit) {
    if (/^p/i.test(unit))
        return ['GBP'];
    return /euro/i.test(unit) ? ['EUR'] : ['USD', 'EUR', 'CAD', 'AUD'];
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/month.js



const YEAR = `(\\d{4}|'?\\d{2})`;
const NUMBERS = {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    last: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    i: 1,
    ii: 2,
    iii: 3,
    iv: 4,
};
const ORDINAL = 'first|second|third|fourth|1st|2nd|3rd|4th';
const QUARTER_FIRST = new RegExp(`^q(?:uarter|tr)?[ .-]?([1-4]|one|two|three|four|iv|i{1,3})(?:[ ,/-]*(?:of )?(fy)? ?${YEAR})?$`);
const QUARTER_WORDS = new RegExp(`^(?:the )?(?:(${ORDINAL}) (?:fiscal |financial )?(?:quarter|qtr)|([1-4])q)(?:[ ,-]*(?:of |in )?(?:the year )?(fy|fiscal(?: year)?)? ?${YEAR})?$`);
const YEAR_QUARTER = new RegExp(`^(fy)? ?${YEAR}[ -/:]*(?:q([1-4])|(${ORDINAL}) quarter)$`);
const HALF = new RegExp(`^(?:h([12])|([12])h|(?:the )?(first|second|1st|2nd) half)(?:[ ,/-]*(?:of )?(fy)? ?${YEAR})?$`);
const YEAR_HALF = new RegExp(`^(fy)? ?${YEAR}[ -/]*h([12])$`);
const FISCAL = new RegExp(`^(?:fy|fiscal year|financial year)[ -]?${YEAR}$`);
/** `March 2024`, `2024-03`, `Q3 2024`, `third quarter of 2024`, `H1 2024`, `FY2024`. A bare year is a number. */
const period = remembered({
    type: 'period',
    read(raw, { locale }) {
        const text = raw.toLowerCase().replace(/,/g, '');
        return month(text, locale) ?? quarter(text) ?? half(text) ?? fiscalYear(text);
    },
    agree(gold, predicted) {
        if (gold.part !== predicted.part || gold.index !== predicted.index)
            return DISAGREE;
        if (gold.year !== undefined && predicted.year !== undefined && gold.year !== predicted.year)
            return DISAGREE;
        if ((gold.year === undefined) !== (predicted.year === undefined))
            return { same: false, low: true, reason: 'only one names the year' };
        return gold.fiscal === predicted.fiscal ? AGREE : { same: true, low: true, reason: 'only one is a fiscal year' };
    },
});
function month(text, locale) {
    const numeric = /^(\d{4})[-/.](0?[1-9]|1[0-2])$/.exec(text) ?? /^(0?[1-9]|1[0-2])[-/.](\d{4})$/.exec(text);
    if (numeric !== null) {
        const [a = '', b = ''] = numeric.slice(1);
        return a.length === 4 ? periodOf('month', Number(b), a) : periodOf('month', Number(a), b);
    }
    const words = text
        .replace(/^(?:the )?month of /, '')
        .replace(/[.'-]/g, ' ')
        .replace(/ (?:of|de|in) /, ' ')
        .trim()
        .split(/\s+/);
    const [first = '', second] = words;
    if (words.length > 2)
        return undefined;
    const named = monthOf(first, locale) ?? (second === undefined ? undefined : monthOf(second, locale));
    if (named === undefined)
        return undefined;
    const year = second === undefined ? undefined : /^\d/.test(first) ? first : second;
    if (year !== undefined && !/^\d{4}$|^\d{2}$/.test(year))
        return undefined;
    // `May 24` is a day
    return year !== undefined && year.length === 2 && !/'/.test(text) ? undefined : periodOf('month', named, year);
}
function quarter(text) {
    const first = QUARTER_FIRST.exec(text);
    if (first !== null)
        return periodOf('quarter', numberOf(first[1]), first[3], first[2]);
    const words = QUARTER_WORDS.exec(text);
    if (words !== null)
        return periodOf('quarter', numberOf(words[1] ?? words[2]), words[4], words[3]);
    const year = YEAR_QUARTER.exec(text);
    return year === null ? undefined : periodOf('quarter', numberOf(year[3] ?? year[4]), year[2], year[1]);
}
function half(text) {
    const first = HALF.exec(text);
    if (first !== null)
        return periodOf('half', numberOf(first[1] ?? first[2] ?? first[3]), first[5], first[4]);
    const year = YEAR_HALF.exec(text);
    return year === null ? undefined : periodOf('half', Number(year[3]), year[2], year[1]);
}
function fiscalYear(text) {
    const match = FISCAL.exec(text);
    return match === null ? undefined : periodOf('year', 0, match[1], 'fy');
}
function numberOf(text = '') {
    return NUMBERS[text] ?? Number(text);
}
function periodOf(part, index, year, fiscal) {
    const base = { part, index, fiscal: fiscal !== undefined };
    return year === undefined ? base : { ...base, year: fullYear(year.replace("'", '')) };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/percent.js


const PERCENT = /^(.{1,40}?) ?(%|percent|per cent|pct\.?|percentage points?|pp|‰|per mille|bps|basis points?)$/i;
/** As a fraction: `15%` and `15 percent` are 0.15, `150 bps` are 0.015. */
const percent = remembered({
    type: 'percent',
    read(text, { locale }) {
        const match = PERCENT.exec(text);
        const value = match === null ? undefined : readNumber((match[1] ?? '').trim(), locale);
        return value === undefined ? undefined : Number((value / sizeOf(match?.[2] ?? '')).toPrecision(14));
    },
    agree(gold, predicted, { tolerance }) {
        if (withinTolerance(gold, predicted))
            return AGREE;
        if (withinTolerance(gold * 100, predicted * 100, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return DISAGREE;
    },
});
function sizeOf(unit) {
    if (/^b/i.test(unit))
        return 10_000;
    return unit === '‰' || /mille/i.test(unit) ? 1_000 : 100;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/phone.js

const PHONE = /^(?:tel:)?(\+|00)?([\d][\d ().\-/]{5,24}\d|\([\d]{2,5}\)[\d ().\-/]{5,20}\d)(?:,? ?(?:ext\.?|x|extension|#) ?(\d{1,6}))?$/i;
/** `+1 (555) 123-4567`, `555-123-4567`; spaces, brackets and an unsaid country code do not count. */
const phone = remembered({
    type: 'phone',
    read(text) {
        const match = PHONE.exec(text);
        if (match === null || /^\d{4}-\d{1,2}-\d{1,2}$/.test(text))
            return undefined;
        const digits = (match[2] ?? '').replace(/\(0\)/, '').replace(/\D/g, '');
        if (digits.length < 7 || digits.length > 15)
            return undefined;
        return { digits, international: match[1] !== undefined, extension: match[3] ?? '' };
    },
    agree(gold, predicted) {
        if (gold.extension !== predicted.extension)
            return { same: false, reason: 'other extension' };
        if (gold.digits === predicted.digits)
            return AGREE;
        if (gold.international === predicted.international) {
            const [longer, shorter] = gold.digits.length > predicted.digits.length ? [gold, predicted] : [predicted, gold];
            const isNorthAmerican = longer.digits.length === 11 && shorter.digits.length === 10 && longer.digits === `1${shorter.digits}`;
            return isNorthAmerican ? AGREE : DISAGREE;
        }
        const [abroad, national] = gold.international ? [gold, predicted] : [predicted, gold];
        const local = national.digits.replace(/^0/, '');
        const code = abroad.digits.length - local.length;
        return local.length >= 7 && code >= 1 && code <= 3 && abroad.digits.endsWith(local)
            ? { same: true, low: abroad.digits.slice(0, code) !== '1', reason: 'the same number with its country code' }
            : DISAGREE;
    },
});
/** Digits alone are a phone number only beside one that is written as such. */
function looksLikePhone(text) {
    return /^\+|^00\d|^tel:|[()]|\d[ .-]\d{3}[ .-]\d/.test(text) && phone.read(text, {}) !== undefined;
}

// EXTERNAL MODULE: ./node_modules/js-quantities/build/quantities.js
var quantities = __webpack_require__(1287);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/unit.js


/** The unit that a word or symbol names (`kilometers`, `sq ft`, `kg/m³`, `grams per mole`), else undefined. */
function unitOf(text) {
    if (text.length === 0 || text.length > 40)
        return undefined;
    const exact = unit_table().get(text);
    if (exact !== undefined)
        return exact;
    const key = foldText(text).replace(/\.$/, '');
    return unit_table().get(key) ?? compound(key);
}
/** `quantity` in the base unit of its dimension. */
function inBase(quantity, unit) {
    return unit.symbol.startsWith('temp') ? kelvin(quantity, unit.symbol) : quantity * unit.scale;
}
/** js-quantities' symbol, then how people write it; a name that differs only in case from another is given as it is. */
const SPELLINGS = `
m: meter metre mtr
km: kilometer kilometre kms
cm: centimeter centimetre cms
mm: millimeter millimetre
um: µm μm micrometer micrometre micron
nm: nanometer nanometre
in: inch inches "
ft: foot feet '
yd: yard yds
mi: mile
nmi: nautical-mile nauticalmile
ly: light-year lightyear light-years lightyears
au: astronomical-unit astronomical-units
g: gram gramme gm gms
kg: kilogram kilogramme kilo kgs
mg: milligram
ug: microgram mcg µg μg
t: tonne metric-ton metric-tons
tn: ton short-ton short-tons
lb: pound lbs
oz: ounce
stone: st stones
l: liter litre L ltr
ml: milliliter millilitre mL cc
dl: deciliter decilitre
cl: centiliter centilitre
gal: gallon gals
qt: quart
pt: pint
cup: cups c
tbsp: tablespoon tbs tbl
tsp: teaspoon
floz: fluid-ounce fluid-ounces fl-oz
m2: m^2 sqm sq-m square-meter square-metre square-meters square-metres
km2: km^2 sq-km square-kilometer square-kilometre square-kilometers square-kilometres
cm2: cm^2 sq-cm square-centimeter square-centimeters square-centimetres
in2: in^2 sq-in square-inch square-inches
ft2: ft^2 sqft sq-ft square-foot square-feet
yd2: yd^2 sq-yd square-yard square-yards
mi2: mi^2 sq-mi square-mile square-miles
m3: m^3 cubic-meter cubic-metre cubic-meters cubic-metres
cm3: cm^3 cubic-centimeter cubic-centimetre cubic-centimeters cubic-centimetres
ft3: ft^3 cubic-foot cubic-feet
in3: in^3 cubic-inch cubic-inches
acre: acres
hectare: ha hectares
m/s: mps meter-per-second
km/h: kph kmh kmph
mph: mile-per-hour
knot: knots kt kn kts
m/s2: m/s^2
tempC: C °c c celsius centigrade degc deg-c degree-celsius degrees-celsius degree-c degrees-c
tempF: F °f f fahrenheit degf deg-f degree-fahrenheit degrees-fahrenheit degree-f degrees-f
tempK: kelvin kelvins k
deg: ° degree degrees
rad: radian
Pa: pascal pa
kPa: kilopascal kpa
hPa: hectopascal hpa
bar: bars
psi: psi
atm: atmosphere atmospheres
mmHg: mmhg
J: joule j
kJ: kilojoule kj
cal: calorie
kcal: kilocalorie
Wh: watt-hour wh
kWh: kilowatt-hour kilowatt-hours kwh
MWh: megawatt-hour megawatt-hours mwh
W: watt w
kW: kilowatt kw
MW: megawatt
hp: horsepower
N: newton
kN: kilonewton kn
N*m: Nm newton-meter newton-meters
V: volt v
mV: millivolt mv
kV: kilovolt kv
A: amp ampere amps
mA: milliamp ma mah
ohm: Ω ohms
Hz: hertz hz
kHz: kilohertz khz
MHz: megahertz mhz
GHz: gigahertz ghz
rpm: rpm
mol: mole moles
b: bit bits
kb: kilobit kbit
Mb: megabit mbit
Gb: gigabit gbit
B: byte bytes
kB: kilobyte kb
MB: megabyte mb
GB: gigabyte gb
TB: terabyte tb
PB: petabyte pb
KiB: kibibyte kib
MiB: mebibyte mib
GiB: gibibyte gib
`;
let unit_built;
function unit_table() {
    unit_built ??= unit_build();
    return unit_built;
}
function unit_build() {
    const units = new Map();
    const add = (name, unit) => {
        if (!units.has(name))
            units.set(name, unit);
    };
    for (const line of SPELLINGS.trim().split('\n')) {
        const [symbol = '', spellings = ''] = line.split(/: ?(.*)/s);
        const unit = describe(symbol);
        add(symbol, unit);
        for (const spelling of spellings.split(' ').filter(Boolean)) {
            add(spelling, unit);
            add(spelling.replaceAll('-', ' '), unit);
            if (/^[a-z-]{2,}[^s]$/.test(spelling))
                add(`${spelling.replaceAll('-', ' ')}s`, unit);
            if (/^[a-z]+-per-[a-z]+$/.test(spelling))
                add(spelling.replace('-per-', 's per '), unit);
        }
    }
    return units;
}
function describe(symbol) {
    const one = quantities(1, symbol);
    const base = one.toBase();
    return { symbol, dimension: base.units(), scale: symbol.startsWith('temp') ? 1 : base.scalar };
}
/** `grams per mole`, `kg/m^3`, `square inches`, `$/…` not. */
function compound(key) {
    const parts = key.split(/ ?\/ ?| per /);
    const [top, bottom] = parts.map((part) => unit_table().get(part) ?? TIME.get(part));
    if (parts.length !== 2 || top === undefined || bottom === undefined)
        return undefined;
    if (top.symbol.startsWith('temp') || bottom.symbol.startsWith('temp'))
        return undefined;
    return {
        symbol: `${top.symbol}/${bottom.symbol}`,
        dimension: `${top.dimension}/${bottom.dimension}`,
        scale: top.scale / bottom.scale,
    };
}
const TIME = new Map([
    [['s', 'sec', 'second', 'seconds'], 1],
    [['min', 'minute', 'minutes'], 60],
    [['h', 'hr', 'hour', 'hours'], 3600],
    [['day', 'days', 'd'], 86_400],
].flatMap(([spellings, scale]) => spellings.map((spelling) => [spelling, { symbol: 's', dimension: 's', scale }])));
function kelvin(degrees, symbol) {
    if (symbol === 'tempC')
        return degrees + 273.15;
    return symbol === 'tempF' ? ((degrees + 459.67) * 5) / 9 : degrees;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/quantity.js



const QUANTITY = /^([+-]?[\d.,' \u00a0/]{0,24}\d(?: ?(?:thousand|million|billion))?) ?-?([a-zµμΩ°"'][^\d]{0,30}\d?(?:\^\d)?|°[cf]?)$/iu;
const quantity_WORDS = /^([a-z][a-z -]{0,50}?) ((?:[a-z]+ ){0,3}[a-z/]+)$/i;
const FEET_INCHES = /^(\d{1,4}) ?(?:ft|foot|feet|') ?(\d{1,2}(?:\.\d+)?) ?(?:in|inch|inches|")?$/i;
/** `5 km`, `5000m`, `98.6 °F`, `six feet`, `5'11"`, `10 kg/m³`. */
const quantity = remembered({
    type: 'quantity',
    read(text, { locale }) {
        const tall = FEET_INCHES.exec(text);
        const inches = unitOf('in');
        if (tall !== null && inches !== undefined)
            return quantityOf(Number(tall[1]) * 12 + Number(tall[2]), inches, '0');
        const match = QUANTITY.exec(text);
        if (match !== null)
            return withUnit((match[1] ?? '').trim(), match[2] ?? '', locale);
        return quantity_inWords(text, locale);
    },
    agree: agreeQuantity,
});
/** Unit names alone: `kilometers` and `km`, but not `inches` and `square inches`. */
const unit = remembered({
    type: 'unit',
    read: (text) => (text.length > 40 ? undefined : unitOf(text)),
    agree(gold, predicted) {
        if (gold.symbol === predicted.symbol)
            return AGREE;
        if (gold.dimension !== predicted.dimension)
            return { same: false, reason: 'units of other dimensions' };
        const isTemperature = gold.symbol.startsWith('temp') || predicted.symbol.startsWith('temp');
        return !isTemperature && withinTolerance(gold.scale, predicted.scale) ? AGREE : DISAGREE;
    },
});
/** Converted exactly, or within the rounding of the coarser side where the units differ. */
function agreeQuantity(gold, predicted, { tolerance }) {
    if (gold.unit.dimension !== predicted.unit.dimension)
        return { same: false, reason: 'units of other dimensions' };
    const [a, b] = [inBase(gold.value, gold.unit), inBase(predicted.value, predicted.unit)];
    if (Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
        return AGREE;
    if (tolerance !== undefined && Math.abs(a - b) <= tolerance * gold.unit.scale)
        return { same: true, reason: `within ${tolerance}` };
    const rounding = Math.max(gold.precision, predicted.precision) + 1e-12;
    const isRounded = gold.unit.symbol !== predicted.unit.symbol && Math.abs(a - b) <= Math.min(rounding, 0.005 * Math.abs(a));
    return isRounded ? { same: true, low: true, reason: 'equal after conversion and rounding' } : DISAGREE;
}
function withUnit(amount, name, locale) {
    const value = readNumber(amount, locale);
    const found = unitOf(name.trim());
    return value === undefined || found === undefined ? undefined : quantityOf(value, found, amount);
}
function quantity_inWords(text, locale) {
    const match = quantity_WORDS.exec(text);
    if (match === null)
        return undefined;
    const words = text.split(' ');
    const half = /^half an? (.+)$/i.exec(text);
    if (half !== null)
        return withUnit('0.5', half[1] ?? '', locale);
    for (let size = 1; size <= Math.min(4, words.length - 1); size += 1) {
        const found = unitOf(words.slice(-size).join(' '));
        const value = found === undefined ? undefined : readNumber(words.slice(0, -size).join(' '), locale);
        if (found !== undefined && value !== undefined)
            return quantityOf(value, found, '0');
    }
    return undefined;
}
function quantityOf(value, found, amount) {
    const decimals = /[.,](\d+)$/.exec(amount)?.[1]?.length ?? 0;
    return { value, unit: found, precision: 0.5 * 10 ** -decimals * found.scale };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/url.js

const SCHEME = /^(https?|ftps?|wss?):\/\/[^\s/?#]{1,300}\.?[^\s]*$/i;
/** Without a scheme only what ends in a common top-level domain or has a path. */
const BARE = /^(?:www\.[a-z0-9-]+\.[a-z]{2,24}|(?:[a-z0-9-]{1,63}\.){1,6}(?:com|org|net|io|dev|app|gov|edu|co|ai|de|uk|fr|eu|ca|info)(?:\.[a-z]{2})?)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const DEFAULT_PORTS = { http: '80', https: '443', ftp: '21' };
/** Scheme `http`/`https`, `www.`, default port, last slash, order of the query and case of the host do not count. */
const url = remembered({
    type: 'url',
    read(raw) {
        const text = raw.replace(/^<|>$/g, '');
        if (SCHEME.test(text))
            return normalised(text);
        return BARE.test(text) ? normalised(`https://${text}`) : undefined;
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});
function normalised(text) {
    const parsed = parse(text);
    if (parsed === undefined)
        return undefined;
    const scheme = parsed.protocol.replace(/s?:$/, '');
    const port = parsed.port === '' || parsed.port === DEFAULT_PORTS[parsed.protocol.slice(0, -1)] ? '' : `:${parsed.port}`;
    const host = parsed.hostname.replace(/^www\./, '');
    const path = decoded(parsed.pathname).replace(/\/(?:index\.html?)?$/, '');
    parsed.searchParams.sort();
    const query = parsed.searchParams.toString();
    const login = parsed.username === '' ? '' : `${parsed.username}:${parsed.password}@`;
    return `${scheme === 'http' ? '' : scheme}//${login}${host}${port}${path}${query === '' ? '' : `?${query}`}${parsed.hash}`;
}
function parse(text) {
    try {
        return new URL(text);
    }
    catch {
        return undefined;
    }
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/patterns.js


const patterns_DIGITS = "\\d{1,3}(?:[,.' \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const patterns_WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`;
/** `twenty-one`, `two hundred and five`, `a dozen`. */
const SPELLED = `(?:an? (?=hundred|thousand|million|billion|dozen))?${patterns_WORD}(?:[ -](?:and )?${patterns_WORD}){0,8}`;
const SCALE = '(?: ?(?:thousand|million|billion|trillion|lakhs?|crores?)| ?(?:k|m|mn|bn|b)(?![\\p{L}\\p{N}]))?';
const AMOUNT = `(?:${patterns_DIGITS})${SCALE}|${SPELLED}`;
const MONTH = `(?:${MONTH_PATTERN})\\.?`;
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const patterns_YEAR = '(?:1[0-9]|20|21)\\d{2}';
const patterns_CLOCK = '\\d{1,2}(?::\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)';
const CURRENCY_WORD = 'us dollars?|dollars?|bucks?|euros?|pounds?(?: sterling)?|cents?|yen|yuan|rupees?|francs?|pesos?|usd|eur|gbp|jpy|inr|cad|aud|chf|cny|krw|[€£¥₹¢]';
const UNIT_WORD = 'kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|km/h|kmh|kph|mph|km|cm|mm|miles?|mi|feet|foot|ft|inch(?:es)?|yards?|yd|' +
    'kilograms?|kilos?|kgs?|grams?|mg|lbs?|ounces?|oz|tons?|tonnes?|lit(?:er|re)s?|ml|gallons?|gal|cups?|tablespoons?|tbsp|teaspoons?|tsp|' +
    'degrees? (?:celsius|fahrenheit|c|f)\\b|°[cf]?|celsius|fahrenheit|acres?|hectares?|square (?:met(?:er|re)s?|feet|miles|kilomet(?:er|re)s?)|sq ?ft|' +
    'watts?|kw|kwh|volts?|amps?|hertz|mhz|ghz|bytes?|kb|mb|gb|tb|psi|bar|calories|kcal|m|g|l';
const TIME_UNIT = 'milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|yrs?|decades?|centur(?:y|ies)';
/** What stands in a sentence, the most telling first. A match is then read by the reader of its type. */
const PATTERNS = [
    ['url', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}[^\s<>"')\].,;:!?]/giu],
    ['email', /[^\s@<>"(),:;]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}\b/giu],
    ['uuid', /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/giu],
    [
        'date',
        new RegExp(`\\b\\d{4}-\\d{2}-\\d{2}(?:[T ]${patterns_CLOCK}(?:Z|[+-]\\d{2}:?\\d{2})?)?\\b|\\b\\d{4}/\\d{1,2}/\\d{1,2}\\b`, 'giu'),
    ],
    ['date', /\b\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})\b/giu],
    [
        'date',
        new RegExp(`\\b${MONTH} ?${DAY}(?:,? ?${patterns_YEAR})?(?!\\d|[:.,]\\d)\\b|\\b${DAY} (?:of )?${MONTH}(?:,? ${patterns_YEAR})?(?!\\d)\\b`, 'giu'),
    ],
    [
        'period',
        new RegExp(`\\b(?:q[1-4]|(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter|h[12]|(?:first|second) half)(?:,? (?:of )?(?:the year )?${patterns_YEAR})?\\b`, 'giu'),
    ],
    [
        'period',
        new RegExp(`\\b(?:fy|fiscal year) ?${patterns_YEAR}\\b|\\b${MONTH},? (?:of )?${patterns_YEAR}\\b|\\b${patterns_YEAR}-(?:0[1-9]|1[0-2])\\b(?!-)`, 'giu'),
    ],
    ['time', new RegExp(`\\b${patterns_CLOCK} ?(?:[ap]\\.?m\\b\\.?)?|\\b\\d{1,2} ?[ap]\\.?m\\b\\.?`, 'giu')],
    [
        'money',
        new RegExp(`(?:us|ca|au|nz|hk|[cas])?[$€£¥₹] ?(?:${patterns_DIGITS})${SCALE}|\\b(?:usd|eur|gbp|jpy|inr|cad|aud|chf|cny) ?(?:${patterns_DIGITS})${SCALE}`, 'giu'),
    ],
    ['money', new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT}) ?(?:${CURRENCY_WORD})(?![\\p{L}])`, 'giu')],
    [
        'percent',
        new RegExp(`(?<![\\p{L}\\p{N}.])-?(?:${AMOUNT}) ?(?:%|percent\\b|per cent\\b|pct\\b|percentage points?\\b)`, 'giu'),
    ],
    ['duration', new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${TIME_UNIT})\\b`, 'giu')],
    ['quantity', new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${UNIT_WORD})(?![\\p{L}\\p{N}])`, 'giu')],
    ['phone', /(?<![\p{L}\p{N}])\+?\(?\d{1,4}\)?[ .-]\(?\d{2,4}\)?[ .-]\d{3,4}(?:[ .-]\d{2,4})?\b/giu],
    [
        'identifier',
        /#\p{L}{0,8}\d[\w-]{0,40}|(?<![\p{L}\p{N}])(?=[\w-]{0,20}\d)(?=[\w-]{0,20}\p{L})(?!\d{1,3}(?:st|nd|rd|th)\b)[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+){0,8}|\b0\d+\b/giu,
    ],
    ['roman', /(?<=\p{L} )(?:III?|IV|VI{1,3}|IX|XI{1,3})(?![\p{L}\p{N}.'])/gu],
    [
        'number',
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns_DIGITS})(?:st|nd|rd|th)?${SCALE}(?![\\p{L}\\p{N}])|\\b${SPELLED}\\b`, 'giu'),
    ],
];

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/facts.js















const facts_MAX_LENGTH = fold_MAX_TEXT;
const MAX_FACTS = 40;
/** The facts of a text, each once and each part of it in one of them at most. `Q3 2024` is two: the quarter and the year. */
function factsOf(text, settings) {
    let rest = unified(text.slice(0, facts_MAX_LENGTH));
    if (!MAY_HOLD.test(rest))
        return { facts: [], rest: text };
    const found = [];
    for (const [type, pattern] of PATTERNS) {
        rest = rest.replace(pattern, (match, ...more) => {
            const at = more.find((item) => typeof item === 'number');
            const place = typeof at === 'number' ? at : 0;
            // "one" is mostly a pronoun, unless a noun follows
            const isPronoun = /^one$/i.test(match.trim()) &&
                !/^ (?!of\b|or\b|and\b|another\b|is\b|can\b|more\b)[a-z]{3}/i.test(rest.slice(place + match.length));
            const facts = found.length >= MAX_FACTS || isPronoun ? [] : readFacts(type, match, settings);
            if (facts.length === 0)
                return match;
            for (const fact of facts) {
                const isNew = !found.some((other) => other.fact.type === fact.type && other.fact.text === fact.text);
                if (isNew)
                    found.push({ at: place, fact });
            }
            return ' '.repeat(match.length);
        });
    }
    const facts = found.sort((a, b) => a.at - b.at).map(({ fact }) => fact);
    return { facts, rest: rest + text.slice(facts_MAX_LENGTH) };
}
/** Without a digit or the word of a number there is nothing to find. */
const MAY_HOLD = /\d|@|:\/\/|[½¼¾]|\b[ivx]{2,4}\b|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|quarter|half)\b/iu;
function readFacts(type, match, settings) {
    const text = match.trim();
    if (text === '')
        return [];
    if (type === 'period') {
        const year = /\b(?:1\d|20|21)\d{2}\b/.exec(text)?.[0];
        const bare = text.replace(/,? ?(?:of )?(?:the year )?\b(?:1\d|20|21)\d{2}\b-?/, '').trim();
        if (year !== undefined && bare !== '' && !/^(?:fy|fiscal)/i.test(text)) {
            const month = /^\d{2}$/.test(bare) ? facts_MONTHS[Number(bare) - 1] : bare;
            return [...factOf('period', month ?? bare, settings), ...factOf('number', year, settings)];
        }
    }
    if (type === 'roman')
        return factOf('number', ROMAN.get(text.toLowerCase()) ?? '', settings);
    if (type === 'number') {
        return factOf('number', text.replace(/(?<=\d)(?:st|nd|rd|th)/i, ''), settings);
    }
    return factOf(type, text, settings);
}
const facts_MONTHS = 'January February March April May June July August September October November December'.split(' ');
function factOf(type, text, settings) {
    const fact = MAKERS[type]?.(text, settings);
    return fact === undefined ? [] : [fact];
}
const MAKERS = {
    url: maker(url),
    email: maker(email),
    uuid: maker(uuid),
    date: maker(date),
    period: maker(period),
    time: maker(time),
    money: maker(money),
    percent: maker(percent),
    duration: maker(duration),
    quantity: maker(quantity),
    phone: maker(phone),
    identifier: maker(identifier),
    number: maker(number),
};
function maker(reader) {
    const values = new WeakMap();
    return (text, settings) => {
        const value = reader.read(reader.type === 'time' ? text.replace(/\.$/, '') : text, settings);
        if (value === undefined)
            return undefined;
        const fact = {
            type: reader.type,
            text,
            agreeWith(other, options) {
                const found = values.get(other);
                return found === undefined ? undefined : reader.agree(value, found, options);
            },
        };
        values.set(fact, value);
        return fact;
    };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/boolean.js

const TRUE = new Set(['true', 'yes', 'y', 'on', 't', 'yep', 'yeah', 'yup']);
const FALSE = new Set(['false', 'no', 'n', 'off', 'f', 'nope', 'nah']);
/** `true`, `yes`, `on`, `Y`. */
const boolean_boolean = remembered({
    type: 'boolean',
    read(text) {
        const word = text.toLowerCase();
        return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/bridges.js









/**
 * Values of two types that can still be one: a percentage and its fraction, an amount whose currency is not said, a month
 * and its number. Undefined where the two have no bridge.
 */
function compareAcross(gold, predicted, settings) {
    return (eitherWay(percentAndNumber, gold, predicted, settings) ??
        eitherWay(moneyAndNumber, gold, predicted, settings) ??
        eitherWay(monthAndNumber, gold, predicted, settings) ??
        eitherWay(booleanAndNumber, gold, predicted, settings) ??
        eitherWay(phoneAndDigits, gold, predicted, settings) ??
        eitherWay(codeAndDigits, gold, predicted, settings));
}
function eitherWay(bridge, gold, predicted, settings) {
    const found = bridge(gold, predicted, settings) ?? bridge(predicted, gold, settings);
    if (found === undefined)
        return undefined;
    const extra = found.low_confidence === true ? { low_confidence: true } : {};
    if (found.decided === 'same')
        return same('typed', found.type, found.reason, { ...extra, score: found.low_confidence === true ? 0.7 : 1 });
    return different('typed', found.type, `${unequal(gold, predicted)}: ${found.reason}`, extra);
}
function percentAndNumber(a, b, settings) {
    const [share, plain] = [percent.read(a, settings), number.read(b, settings)];
    if (share === undefined || plain === undefined)
        return undefined;
    if (withinTolerance(share, plain))
        return { decided: 'same', type: 'percent', reason: 'a percentage and its fraction' };
    if (withinTolerance(share * 100, plain)) {
        return {
            decided: 'same',
            type: 'percent',
            reason: 'the same number, its percent sign not said',
            low_confidence: true,
        };
    }
    return { decided: 'different', type: 'percent', reason: 'neither the fraction nor the percentage' };
}
function moneyAndNumber(a, b, settings) {
    const [amount, plain] = [money.read(a, settings), number.read(b, settings)];
    if (amount === undefined || plain === undefined)
        return undefined;
    if (withinTolerance(amount.amount, plain, settings.tolerance)) {
        return { decided: 'same', type: 'money', reason: 'the same amount, its currency not said', low_confidence: true };
    }
    return { decided: 'different', type: 'money', reason: 'another amount' };
}
function monthAndNumber(a, b, settings) {
    const month = /^\p{L}{3,12}\.?$/u.test(a) ? monthOf(a, settings.locale) : undefined;
    if (month === undefined || !/^\d{1,2}$/.test(b))
        return undefined;
    return Number(b) === month
        ? { decided: 'same', type: 'period', reason: 'a month and its number', low_confidence: true }
        : { decided: 'different', type: 'period', reason: 'another month' };
}
function booleanAndNumber(a, b, settings) {
    const truth = a.length > 1 ? boolean_boolean.read(a, settings) : undefined;
    if (truth === undefined || (b !== '0' && b !== '1'))
        return undefined;
    return truth === (b === '1')
        ? { decided: 'same', type: 'boolean', reason: 'a truth value and its number', low_confidence: true }
        : { decided: 'different', type: 'boolean', reason: 'the other truth value' };
}
function phoneAndDigits(a, b, settings) {
    const [gold, predicted] = [looksLikePhone(a) ? phone.read(a, settings) : undefined, phone.read(b, settings)];
    if (gold === undefined || predicted === undefined || looksLikePhone(b))
        return undefined;
    const { same: equal, low = false, reason = 'the same number' } = phone.agree(gold, predicted, settings);
    return equal
        ? { decided: 'same', type: 'phone', reason, low_confidence: low }
        : { decided: 'different', type: 'phone', reason: 'another phone number' };
}
/** `007` is not 7, and `#123` is 123. */
function codeAndDigits(a, b, settings) {
    const code = identifier.read(a, settings);
    if (code === undefined || !/^\d{1,30}$/.test(b))
        return undefined;
    return code.compact === b
        ? { decided: 'same', type: 'identifier', reason: 'the same digits' }
        : { decided: 'different', type: 'identifier', reason: 'another identifier' };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/match-facts.js




/** Pairs equal facts first, then what is left of one kind as conflicts. A fact said twice counts once. */
function matchFacts(gold, predicted, settings) {
    const taken = new Set();
    const matched = [];
    const open = [];
    for (const fact of gold) {
        const partner = predicted.find((other) => !taken.has(other) && agreement(fact, other, settings) !== undefined) ??
            predicted.find((other) => agreement(fact, other, settings) !== undefined);
        if (partner === undefined)
            open.push(fact);
        else {
            taken.add(partner);
            matched.push({ gold: fact, predicted: partner, low: agreement(fact, partner, settings)?.low === true });
        }
    }
    const left = predicted.filter((fact) => !taken.has(fact) && !gold.some((other) => agreement(other, fact, settings) !== undefined));
    return { matched, ...rivals(open, left) };
}
function rivals(gold, predicted) {
    const used = new Set();
    const conflicts = [];
    const onlyGold = [];
    for (const fact of gold) {
        const rival = predicted.find((other) => !used.has(other) && familyOf(other) === familyOf(fact));
        if (rival === undefined)
            onlyGold.push(fact);
        else {
            used.add(rival);
            conflicts.push({ gold: fact, predicted: rival });
        }
    }
    return { conflicts, onlyGold, onlyPredicted: predicted.filter((fact) => !used.has(fact)) };
}
function agreement(gold, predicted, settings) {
    if (settings.mode === 'response' && covers(gold, predicted))
        return { low: false };
    const found = gold.agreeWith(predicted, settings);
    if (found !== undefined)
        return found.same ? { low: found.low === true } : undefined;
    if (gold.type === predicted.type || !CROSSING.has(gold.type) || !CROSSING.has(predicted.type))
        return undefined;
    if (gold.type !== 'number' && predicted.type !== 'number')
        return undefined;
    const across = compareAcross(gold.text, predicted.text, settings);
    return across?.decided === 'same' ? { low: across.low_confidence === true } : undefined;
}
/** A reply may say it more fully: `27` as 27 years, 1976 as July 23, 1976, April as April 6. */
function covers(gold, predicted) {
    if (gold.type === 'number') {
        if (!FULLER.has(predicted.type))
            return false;
        const [wanted] = numbersIn(gold);
        return wanted !== undefined && numbersIn(predicted).includes(wanted);
    }
    if (gold.type !== 'period' || predicted.type !== 'date')
        return false;
    const month = monthOf(gold.text.trim());
    return month !== undefined && (date.read(predicted.text, {}) ?? []).some((reading) => reading.month === month);
}
const FULLER = new Set(['duration', 'quantity', 'date', 'percent', 'money']);
const numbers = new WeakMap();
/** The whole of a number, or every number in the text of another fact; read once. */
function numbersIn(fact) {
    const known = numbers.get(fact);
    if (known !== undefined)
        return known;
    const parts = fact.type === 'number' ? [fact.text] : (fact.text.match(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?/giu) ?? []);
    const found = parts.slice(0, 12).flatMap((part) => readNumber(part) ?? []);
    numbers.set(fact, found);
    return found;
}
const CROSSING = new Set(['number', 'money', 'percent', 'identifier', 'period']);
function familyOf({ type }) {
    return FAMILIES[type] ?? type;
}
const FAMILIES = {
    number: 'number',
    identifier: 'number',
    date: 'date',
    period: 'period',
};

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/region-names.js
/** Names and abbreviations in use beside those that `Intl` gives. */
const region_names_SPOKEN = `US=USA,U.S.,U.S.A.,United States of America,America,US of A|GB=UK,U.K.,Great Britain,Britain,United Kingdom of Great Britain and Northern Ireland|
AE=UAE,Emirates|NL=Holland,Netherlands|KR=South Korea,Republic of Korea,Korea|KP=North Korea,DPRK|RU=Russian Federation|CZ=Czech Republic|
CI=Ivory Coast|MM=Burma|TR=Turkey,Turkiye|VN=Viet Nam|IR=Islamic Republic of Iran|SY=Syrian Arab Republic|LA=Lao PDR|CD=DRC,DR Congo,Democratic Republic of the Congo|
CN=PRC,People's Republic of China,Mainland China|HK=Hong Kong|MO=Macau,Macao|TW=Taiwan ROC|VA=Vatican|SA=KSA,Saudi|ZA=RSA|PS=Palestine|BA=Bosnia|
SZ=Swaziland|CV=Cape Verde|TL=East Timor|MK=Macedonia|DE=Federal Republic of Germany,Deutschland|ES=Espana|IT=Italia|JP=Nippon|CH=Schweiz|AT=Osterreich|
BR=Brasil|EU=European Union,European,Europe|NZ=Aotearoa|DO=Dominican Rep|CF=CAR|PG=PNG`;
const ISO3 = `AR=ARG|AU=AUS|AT=AUT|BE=BEL|BR=BRA|CA=CAN|CH=CHE|CL=CHL|CN=CHN|CO=COL|CZ=CZE|DE=DEU|DE=GER|DK=DNK|EG=EGY|ES=ESP|FI=FIN|FR=FRA|GB=GBR|
GR=GRC|HK=HKG|HU=HUN|ID=IDN|IE=IRL|IL=ISR|IN=IND|IT=ITA|JP=JPN|KE=KEN|KR=KOR|MA=MAR|MX=MEX|MY=MYS|NG=NGA|NL=NLD|NO=NOR|NZ=NZL|PE=PER|PH=PHL|PK=PAK|PL=POL|
PT=PRT|RO=ROU|RU=RUS|SA=SAU|SE=SWE|SG=SGP|TH=THA|TR=TUR|TW=TWN|UA=UKR|VN=VNM|ZA=ZAF`;
const DEMONYMS = `US=American|GB=British|CA=Canadian|AU=Australian|DE=German|FR=French|ES=Spanish|IT=Italian|PT=Portuguese|NL=Dutch|BE=Belgian|
CH=Swiss|AT=Austrian|PL=Polish|CZ=Czech|SE=Swedish|NO=Norwegian|DK=Danish|FI=Finnish|IE=Irish|GR=Greek|TR=Turkish|RU=Russian|UA=Ukrainian|HU=Hungarian|RO=Romanian|
BG=Bulgarian|CN=Chinese|JP=Japanese|KR=Korean|IN=Indian|PK=Pakistani|BD=Bangladeshi|TH=Thai|VN=Vietnamese|ID=Indonesian|MY=Malaysian|PH=Filipino,Philippine|
SG=Singaporean|IL=Israeli|EG=Egyptian|SA=Saudi Arabian|IR=Iranian|IQ=Iraqi|ZA=South African|NG=Nigerian|NE=Nigerien|KE=Kenyan|MA=Moroccan|ET=Ethiopian|MX=Mexican|
BR=Brazilian|AR=Argentine,Argentinian|CL=Chilean|CO=Colombian|PE=Peruvian|CU=Cuban|NZ=New Zealander`;
/** States and provinces by the codes that addresses use. */
const SUBDIVISIONS = {
    US: `AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California,Calif|CO=Colorado|CT=Connecticut|DE=Delaware|FL=Florida|GA=Georgia|HI=Hawaii|ID=Idaho|
IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana|ME=Maine|MD=Maryland|MA=Massachusetts|MI=Michigan|MN=Minnesota|MS=Mississippi|MO=Missouri|
MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire|NJ=New Jersey|NM=New Mexico|NY=New York,New York State|NC=North Carolina|ND=North Dakota|OH=Ohio|OK=Oklahoma|
OR=Oregon|PA=Pennsylvania|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee|TX=Texas|UT=Utah|VT=Vermont|VA=Virginia|
WA=Washington,Washington State,State of Washington|WV=West Virginia|WI=Wisconsin|WY=Wyoming|DC=District of Columbia,Washington DC`,
    CA: `ON=Ontario|QC=Quebec|BC=British Columbia|AB=Alberta|MB=Manitoba|SK=Saskatchewan|NS=Nova Scotia|NB=New Brunswick|NL=Newfoundland and Labrador,Newfoundland|
PE=Prince Edward Island|YT=Yukon|NT=Northwest Territories|NU=Nunavut`,
    AU: 'NSW=New South Wales|VIC=Victoria|QLD=Queensland|TAS=Tasmania|ACT=Australian Capital Territory|WA=Western Australia|SA=South Australia|NT=Northern Territory',
    GB: 'ENG=England|SCT=Scotland|WLS=Wales|NIR=Northern Ireland',
};

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/regions.js


/**
 * Countries and states that a text may name, as `US`, `US-CA`; none: no region that is known. `CA` may be Canada or
 * California. A demonym (`American`) names its country.
 */
function regionsOf(text) {
    if (text.length > 60)
        return [];
    const key = regions_keyOf(text);
    return regions_table().get(key) ?? (/\P{ASCII}/u.test(text) ? (regions_foreign().get(foldText(text)) ?? []) : []);
}
function regions_keyOf(text) {
    return unaccented(foldText(text)).replaceAll('.', '').replace(/^the /, '').replace(/ ?& ?/g, ' and ').trim();
}
let regions_built;
let builtForeign;
function regions_table() {
    regions_built ??= regions_build();
    return regions_built;
}
function regions_build() {
    const regions = new Map();
    const add = (name, code) => {
        const key = regions_keyOf(name);
        const codes = regions.get(key) ?? [];
        if (!codes.includes(code))
            regions.set(key, [...codes, code]);
    };
    for (const [code, name] of countryNames('en')) {
        add(code, code);
        add(name, code);
        // `Myanmar (Burma)`
        const both = /^(.+) \((.+)\)$/.exec(name);
        for (const part of both?.slice(1) ?? [])
            add(part, code);
    }
    for (const [code, names] of pairsOf(region_names_SPOKEN))
        for (const name of names.split(','))
            add(name, code);
    for (const [code, iso3] of pairsOf(ISO3))
        add(iso3, code);
    for (const [code, names] of pairsOf(DEMONYMS))
        for (const name of names.split(','))
            add(name, code);
    for (const [country, list] of Object.entries(SUBDIVISIONS)) {
        for (const [code, names] of pairsOf(list)) {
            add(code, `${country}-${code}`);
            for (const name of names.split(','))
                add(name, `${country}-${code}`);
        }
    }
    return regions;
}
/** Country names in the scripts that English ones cannot be read in. */
function regions_foreign() {
    builtForeign ??= new Map(['zh', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'ru', 'ar'].flatMap((locale) => countryNames(locale).map(([code, name]) => [foldText(name), [code]])));
    return builtForeign;
}
function countryNames(locale) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    return [...letters].flatMap((first) => [...letters].flatMap((second) => {
        const name = names.of(first + second);
        return name === undefined || NO_COUNTRY.has(first + second) ? [] : [[first + second, name]];
    }));
}
/** Codes that `Intl` names though they are no country, or are another one's old code. */
const NO_COUNTRY = new Set([
    'ZZ',
    'XA',
    'XB',
    'QO',
    'UN',
    'EZ',
    'UK',
    'SU',
    'DD',
    'FX',
    'YU',
    'CS',
    'AN',
    'BU',
    'TP',
    'ZR',
    'VD',
    'YD',
    'RH',
    'HV',
    'DY',
    'NH',
    'NQ',
    'NT',
    'PC',
    'PU',
    'PZ',
    'FQ',
    'CT',
    'JT',
    'MI',
    'WK',
]);
/** `US=United States|GB=Britain,UK` */
function pairsOf(list) {
    return list
        .split('|')
        .map((entry) => entry.trim().split('='))
        .map(([key = '', value = '']) => [key, value]);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/short-forms.js
/** Abbreviations of single words, as they stand in addresses, names and field values. */
const FORMS = `st street|st saint|ave avenue|av avenue|rd road|blvd boulevard|dr drive|dr doctor|ln lane|sq square|hwy highway|pkwy parkway|pl place|ct court|apt apartment|
ste suite|fl floor|bldg building|mt mount|ft fort|n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest|
univ university|dept department|inst institute|assn association|govt government|natl national|intl international|intl int|co company|corp corporation|
inc incorporated|ltd limited|bros brothers|mfg manufacturing|mgmt management|mgr manager|asst assistant|exec executive|vp president|eng engineering|eng engineer|
acct account|amt amount|qty quantity|no number|num number|nr number|pct percent|avg average|max maximum|min minimum|approx approximately|est estimated|
temp temperature|temp temporary|info information|config configuration|app application|admin administrator|dev development|dev developer|prod production|
env environment|db database|repo repository|auth authentication|msg message|img image|pic picture|doc document|docs documents|ref reference|addr address|
tel telephone|ext extension|cat category|desc description|lang language|loc location|dest destination|dep departure|arr arrival|src source|
yr year|yrs years|mo month|wk week|hr hour|hrs hours|sec second|jan january|feb february|mar march|apr april|jun june|jul july|aug august|sep september|
sept september|oct october|nov november|dec december|mon monday|tue tuesday|wed wednesday|thu thursday|fri friday|sat saturday|sun sunday|
vs versus|w with|gov governor|sen senator|rep representative|gen general|col colonel|capt captain|lt lieutenant|sgt sergeant|prof professor|rev reverend|
jr junior|sr senior|vol volume|ch chapter|fig figure|pp pages|ed edition|tv television|pc computer|lib library|met metropolitan|utd united|fc football|
hosp hospital|stn station|intl international|pkg package|misc miscellaneous|std standard|tech technology|biz business|math mathematics|maths mathematics|
bio biology|chem chemistry|econ economics|phys physics|lit literature|gym gymnasium|lab laboratory|exam examination|fridge refrigerator|veg vegetarian|
rhino rhinoceros|hippo hippopotamus|croc crocodile|gator alligator|ad advertisement|promo promotion|demo demonstration|memo memorandum|
spec specification|sync synchronize|async asynchronous|param parameter|func function|var variable|str string|int integer|bool boolean|char character|dir directory`;
/** Given names and their short forms. */
const NICKNAMES = `bob robert|rob robert|bobby robert|bill william|will william|billy william|liz elizabeth|beth elizabeth|betty elizabeth|kate katherine|kathy katherine|
katie katherine|jim james|jimmy james|jamie james|mike michael|mick michael|dick richard|rick richard|rich richard|tom thomas|tommy thomas|dave david|dan daniel|danny daniel|
joe joseph|jack john|johnny john|jon jonathan|steve stephen|steve steven|stephen steven|chris christopher|alex alexander|andy andrew|drew andrew|tony anthony|
ben benjamin|sam samuel|matt matthew|nick nicholas|pat patrick|pete peter|ed edward|ted edward|eddie edward|fred frederick|greg gregory|jeff jeffrey|jerry gerald|
ken kenneth|larry lawrence|leo leonard|max maximilian|nate nathan|ray raymond|ron ronald|tim timothy|vince vincent|walt walter|zach zachary|abby abigail|
becky rebecca|cindy cynthia|deb deborah|jen jennifer|jenny jennifer|jess jessica|maggie margaret|peggy margaret|meg margaret|nancy ann|sue susan|vicky victoria`;
/** Whether one is a known short form of the other. */
function isShortForm(a, b) {
    return FORM_PAIRS.has(`${a} ${b}`) || FORM_PAIRS.has(`${b} ${a}`);
}
const FORM_PAIRS = new Set([FORMS, NICKNAMES].flatMap((list) => list.split('|').map((pair) => pair.trim())));

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/synonyms.js

/** Words that can stand for each other in most sentences. */
const SYNONYMS = `
book booking reserve reservation | cancel cancellation annul | buy purchase | begin start commence launch |
end finish stop terminate conclude | fast quick rapid speedy swift | big large huge great giant enormous | small little tiny |
help assist aid support assistance | show display present | make create produce generate | get obtain receive acquire fetch retrieve |
give provide supply offer | send dispatch mail ship forward deliver shipping | move transfer shift | ask request inquire enquire query |
answer reply respond response | tell inform notify say state | choose select pick | change modify alter edit update amend adjust |
remove delete erase drop | add append include insert | fix repair mend | check verify confirm validate | issue problem trouble |
error mistake fault | price cost fee charge rate | cheap inexpensive low-cost affordable budget lowest-priced low-priced |
expensive costly pricey high-priced | cheapest lowest-priced least-expensive | id number identifier no | job work occupation |
firm company business corporation enterprise | client customer | staff employee worker personnel | boss manager supervisor |
doctor physician | lawyer attorney | kid child | man guy male gentleman | woman lady female | boy lad | girl lass | baby infant |
person people human | car auto automobile vehicle | bike bicycle | motorcycle motorbike | plane airplane aircraft jet | ship boat vessel |
flat apartment | house home | store shop | road street | city town | trip journey travel voyage tour | holiday vacation | film movie picture |
photo picture image photograph | song tune | speak talk chat | yell shout scream | look watch view see | run jog sprint | walk stroll |
jump leap | cut slice chop | cook prepare | fry saute | eat consume | happy glad pleased joyful | sad unhappy | angry mad furious |
kill murder slay | die perish | hurt injure wound harm | attack assault raid | fight battle combat | war conflict | bomb explosive |
police cop officer | accuse charge blame | arrest detain | jail prison | law legislation | rule regulation | vote ballot | election poll |
country nation | president leader | minister secretary | talks negotiation discussion | deal agreement accord pact |
rise increase grow climb gain jump surge raise | fall decrease decline drop sink reduce slump | allow permit let authorize authorise |
forbid ban prohibit | deny refuse reject decline disapprove | approve accept grant | require need demand | want wish desire | try attempt |
keep retain maintain hold | break crack smash | close shut | open unlock | near close nearby | far distant remote |
below under beneath underneath | above over | sofa couch | rock stone | rubbish garbage trash waste | autumn fall | gift present |
amount sum total quantity | average mean | maximum max highest greatest most top | minimum min lowest least | revenue income turnover sales |
staff team crew | money cash fund | bill invoice | refund reimburse reimbursement repayment | payment pay | account acct | password passcode |
email e-mail mail | phone telephone mobile cell | message text | meeting appointment | task todo | list enumerate |
find locate search discover | know understand | think believe | correct right accurate | wrong incorrect false inaccurate |
important significant key major | hard difficult tough | easy simple | new recent latest | old ancient aged | currently now presently |
soon shortly | also too | maybe perhaps possibly | often frequently | usually normally typically | about approximately around roughly circa |
finished done completed complete | successful succeed success successfully | fail failure failed unsuccessful | expire lapse |
available obtainable | item product article | order purchase | delivery shipment shipping | region area zone territory | period timeframe |
report summary | document doc file | folder directory | user member | login signin log-in sign-in | logout signout | exercise workout |
dog puppy | cat kitten | horse pony | infant baby | rabbit bunny | onstage stage | lady woman | guitar guitarist | football soccer |
grass lawn | sea ocean | forest wood | hill mountain | wear dress | ride riding | sit seat | lay lie | throw toss | hit strike punch |
spank hit | push shove | pull drag | play perform | dance dancing | draw sketch | paint painting | write compose | read reading |
study research | teach instruct | learn study | begin open | percent pct | figures numbers data statistics stats | temperature temp |
weather forecast | restaurant diner eatery | hotel inn | airport airfield | train railway | subway metro underground | taxi cab |
lift elevator | biscuit cookie | soda pop | cup mug | dish plate | pan skillet | pot saucepan | stove cooker | knife blade | spoon ladle |
garlic clove | potato spud | prawn shrimp | aubergine eggplant | egg eggs | bread loaf | colour color | centre center | theatre theater |
grey gray | favourite favorite | organise organize | licence license | cheque check | programme program | defence defense | metre meter |
litre liter | tyre tire | mum mom mother | dad father | settle resolve | ready prepared | void invalid | valid legitimate | urgent pressing |
quiet silent | loud noisy | rich wealthy | poor needy | clever smart intelligent | stupid dumb | odd strange weird unusual |
pretty beautiful lovely attractive | dirty filthy | clean tidy | wet damp | famous renowned | choose opt | agree consent | oppose resist |
damage destroy | protect defend guard | warn alert | tax levy | budget spending | debt liability | shares stock equity | profit earnings |
loss deficit | market exchange | quarter q | january jan | approved accepted | assistant helper | administrator admin |
orthopaedic orthopedic | paediatric pediatric | anaesthesia anesthesia | aluminium aluminum | sulphur sulfur |
chairman chairwoman chairperson
`;
const lines = SYNONYMS.trim()
    .split('|')
    .map((line) => line.trim().split(' '));
const groups = groupsOf();
/** Of two words or stems. */
function isSynonym(a, b) {
    const mine = groups.get(a);
    return mine !== undefined && (groups.get(b)?.some((group) => mine.includes(group)) ?? false);
}
/** The stems that can stand for a stem, itself among them. */
function synonymsOf(stem) {
    return (groups.get(stem) ?? []).flatMap((group) => lines[group]?.map((word) => (0,stemmer/* stemmer */.I)(word)) ?? []);
}
function groupsOf() {
    const found = new Map();
    for (const [index, words] of lines.entries()) {
        for (const word of words) {
            for (const key of new Set([word, (0,stemmer/* stemmer */.I)(word)]))
                found.set(key, [...(found.get(key) ?? []), index]);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/align.js





/** Tokens left after the equal ones are compared each with each, so they are few. */
const MAX_LEFT = 40;
/** Pairs words one to one: equal stems first, then acronyms, synonyms, short forms and slips of the keyboard. */
function align(gold, predicted) {
    const pairs = [];
    const places = new Map();
    for (const token of predicted)
        places.set(token.stem, [...(places.get(token.stem) ?? []), token]);
    const used = new Set();
    let left = [];
    for (const token of gold) {
        const other = places.get(token.stem)?.shift();
        if (other === undefined)
            left.push(token);
        else {
            used.add(other);
            pairs.push({ gold: token, predicted: other, score: 1 });
        }
    }
    let open = predicted.filter((token) => !used.has(token));
    if (left.length > 0 && open.length > 0) {
        ;
        [left, open] = withAcronyms(left, open, pairs);
        [left, open] = withKin(left, open, pairs);
    }
    return { pairs, onlyGold: left, onlyPredicted: open };
}
/** `LA` takes `Los Angeles`, in either direction. */
function withAcronyms(gold, predicted, pairs) {
    let [a, b] = [[...gold], [...predicted]];
    for (const token of gold.slice(0, MAX_LEFT)) {
        const run = token.caps ? runSpelling(token, b) : undefined;
        if (run === undefined)
            continue;
        pairs.push(...run.map((other) => ({ gold: token, predicted: other, score: 1 })));
        a = a.filter((other) => other !== token);
        b = b.filter((other) => !run.includes(other));
    }
    for (const token of b.slice(0, MAX_LEFT)) {
        const run = token.caps ? runSpelling(token, a) : undefined;
        if (run === undefined)
            continue;
        pairs.push(...run.map((other) => ({ gold: other, predicted: token, score: 1 })));
        b = b.filter((other) => other !== token);
        a = a.filter((other) => !run.includes(other));
    }
    return [a, b];
}
function runSpelling({ raw }, tokens) {
    const letters = raw.replaceAll('.', '');
    for (let start = 0; start + letters.length <= Math.min(tokens.length, MAX_LEFT); start += 1) {
        const run = tokens.slice(start, start + letters.length);
        if (spells(letters, run))
            return run;
    }
    return undefined;
}
function withKin(gold, predicted, pairs) {
    const open = predicted.slice(0, MAX_LEFT);
    const used = new Set();
    const left = gold.filter((token, index) => {
        if (index >= MAX_LEFT)
            return true;
        let best;
        for (const other of open) {
            const score = used.has(other) ? 0 : kinship(token, other);
            if (score > (best?.score ?? 0))
                best = { other, score };
        }
        if (best === undefined)
            return true;
        used.add(best.other);
        pairs.push({ gold: token, predicted: best.other, score: best.score });
        return false;
    });
    return [left, predicted.filter((token) => !used.has(token))];
}
/** 0..1 for two different stems. */
function kinship(a, b) {
    if (a.word === b.word)
        return 1;
    if (isShortForm(a.word, b.word) || ROMAN.get(a.word) === b.word || ROMAN.get(b.word) === a.word)
        return 1;
    if (isSynonym(a.stem, b.stem) || isSynonym(a.word, b.word))
        return 0.95;
    if (asksFor(a.word, b.word) || isSameRegion(a, b))
        return 0.9;
    if (isDerived(a.word, b.word) || isDerived(b.word, a.word))
        return 0.9;
    return isSlip(a.word, b.word) ? SLIP : 0;
}
/** `when` asks for a date, `where` for a place. */
const ASKED = new Map([
    ['when', ['date', 'time', 'day']],
    ['where', ['place', 'location', 'address', 'city']],
    ['who', ['person', 'name']],
    ['why', ['reason']],
    ['how', ['way', 'manner']],
]);
function asksFor(a, b) {
    return (ASKED.get(a)?.includes(b) ?? false) || (ASKED.get(b)?.includes(a) ?? false);
}
/** `European` and `Europe`. */
function isSameRegion(a, b) {
    if (!/^\p{Lu}\p{Ll}{3}/u.test(a.raw) || !/^\p{Lu}\p{Ll}{3}/u.test(b.raw))
        return false;
    const regions = regionsOf(a.word);
    return regions.length > 0 && regionsOf(b.word).some((code) => regions.includes(code));
}
/** The score of two words that differ by a slip of the keyboard. */
const SLIP = 0.8;
const SUFFIX = /^(?:s|es|al|ic|ical|ally|ly|ed|ing|er|ian|ish|ment|ation|ness|ity|y|e|able|ize|ise)$/;
/** `trapezoid` and `trapezoidal`; not `Niger` and `Nigeria`. */
function isDerived(short, long) {
    return (short.length >= 5 && long.length > short.length && long.startsWith(short) && SUFFIX.test(long.slice(short.length)));
}
/** One letter wrong in a long word, two in a very long one. */
function isSlip(a, b) {
    const length = Math.min(a.length, b.length);
    if (length < 6 || Math.max(a.length, b.length) > 30 || a.charAt(0) !== b.charAt(0) || /\d/.test(a + b))
        return false;
    return (0,mod/* distance */.Io)(a, b) <= (length >= 10 ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/generic.js

/**
 * Words that say what kind of thing a name names and no more: `Hilton Hotel` is `Hilton`. They may be left out behind what
 * they describe.
 */
const HEADS = `hotel hotels restaurant cafe bar pub theater theatre cinema museum gallery library park garden gardens stadium arena airport station district county
city town village province state region area street river lake mountain mount island islands desert rainforest forest ecosystem national
building tower bridge palace castle church cathedral temple university college school hospital bank
inc incorporated ltd limited llc llp plc corp corporation co company gmbh ag sa nv group holdings
airlines airline airways club team league league's fc cf afc brewery bakery
recipe dish food cuisine music song album movie film book novel game series show event conference tournament
number name title type category method payment system service program project department office court
rating figures figure data value values amount rate language currency particle particles structure algorithm model test
act law reading account account's level class style theory effect element gene protein disease syndrome species size color colour`;
/** Titles before and behind a person's name. */
const TITLES = 'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev reverend hon jr sr junior senior esq phd md mba capt captain president';
/** Heads that may be left out before `of` what they describe: `Battle of Waterloo` is `Waterloo`. */
const OF_HEADS = 'battle treaty siege signing city town county state republic kingdom island isle gulf bay strait mount lake river port province region war concept idea topic name title';
const ofHeads = new Set(OF_HEADS.split(' ').flatMap((word) => [word, (0,stemmer/* stemmer */.I)(word)]));
const heads = new Set(HEADS.split(/\s+/).flatMap((word) => [word, (0,stemmer/* stemmer */.I)(word)]));
const titles = new Set(TITLES.split(' '));
function isHeadNoun({ word, stem }) {
    return heads.has(word) || heads.has(stem);
}
function isTitle(word) {
    return titles.has(word);
}
function isHeadOf({ word, stem }) {
    return ofHeads.has(word) || ofHeads.has(stem);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/given-names.js
/** Common given names: one before a surname names the same person as the surname alone, though not surely. */
const NAMES = new Set(`adam adele agatha alan albert alexander alfred alice amanda amelia amy andrea andrew angela anna anne anthony antonio aretha arthur audrey barack barbara ben
  benjamin bernard bill billy bob boris brad brian bruce carl carlos carol caroline catherine charles charlotte chris christian christina christopher claire claude
  clint cristiano daniel david dean deborah denis diana diego donald dorothy douglas edgar edith edward elena eleanor elizabeth ella elon elvis emily emma eric
  ernest eva felix fernando frances francis frank franz fred frederick freddie friedrich gabriel galileo george gerald gina giuseppe gordon grace greta gustav guy
  hannah hans harold harry heinrich helen henri henry hermann howard hugo ian igor immanuel ingrid isaac isabel jack jackie jacob james jane janet jason jean
  jeff jennifer jeremy jessica jim jimmy joan johann johannes john jonathan jorge jose joseph juan judith julia julie julius justin karen karl kate katherine
  keith kenneth kevin kim kurt larry laura lauren leo leonard leonardo lewis linda lionel lisa louis louise lucas lucy ludwig luis luke madonna manuel marco
  margaret maria marie marilyn mario mark martin mary matthew max maria mel michael michelle miguel miles mohammed molly morgan muhammad nancy naomi natalie
  neil nelson nicholas nicole niels nikola noah olga oliver oprah oscar otto pablo pamela patricia patrick paul pedro peter philip pierre queen quentin rachel
  ralph raymond rebecca rene ricardo richard robert roger roland ronald rosa rose roy russell ruth ryan salvador sam samantha samuel sandra sara sarah scott sean
  sebastian serena sergio sharon sigmund silvia simon sofia sophia stanley stephen steve steven stuart susan taylor ted teresa theodore thomas tim timothy tina
  tom tony usain valentina vera victor victoria vincent virginia vladimir walt walter wayne werner wilhelm william winston wolfgang yoko`.split(/\s+/));
function isGivenName(word) {
    return NAMES.has(word);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/score.js
/**
 * f1 · (1 − 0.4 · min(1, substitutions)): f1 over what both sides say, weighted; substitutions are words that both sides
 * have and the other lacks, as a share of the shorter side.
 */
function lexicalScore({ alignment, facts, gold, predicted }) {
    const shared = alignment.pairs.reduce((sum, pair) => sum + pair.score * (weightOf(pair.gold) + weightOf(pair.predicted)), 0);
    const sharedFacts = 2 * FACT * facts.matched.length;
    const [left, right] = [sum(alignment.onlyGold), sum(alignment.onlyPredicted)];
    const lostFacts = FACT * (facts.onlyGold.length + facts.onlyPredicted.length + 2 * facts.conflicts.length);
    const total = pairWeight(alignment.pairs) + sharedFacts + left + right + lostFacts;
    if (total === 0)
        return gold.text === predicted.text ? 1 : 0;
    const f1 = (shared + sharedFacts) / total;
    const shorter = Math.min(total - left, total - right) / 2;
    const substitutions = shorter === 0 ? 1 : Math.min(left, right) / shorter;
    return clamp(f1 * (1 - 0.4 * Math.min(1, substitutions)));
}
/** A fact weighs as much as a word and a half. */
const FACT = 1.5;
/** Words that carry less: verbs of asking and telling. */
const LIGHT = new Set('provide tell give share know let help assist show find look see say'.split(' '));
function isLight({ word }) {
    return LIGHT.has(word);
}
function weightOf(token) {
    return token.stop ? 0.3 : isLight(token) ? 0.4 : 1;
}
function sum(tokens) {
    return tokens.reduce((total, token) => total + weightOf(token), 0);
}
function pairWeight(pairs) {
    return pairs.reduce((total, pair) => total + weightOf(pair.gold) + weightOf(pair.predicted), 0);
}
function clamp(value) {
    return Math.min(1, Math.max(0, value));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/left-over.js




/** What one side says beyond the other: nothing, words that add nothing, or words that count. */
function leftOver(view) {
    const { onlyGold, onlyPredicted, pairs } = view.alignment;
    const [a, b] = [onlyGold.filter(({ stop }) => !stop), onlyPredicted.filter(({ stop }) => !stop)];
    const matched = pairs.length + view.facts.matched.length;
    if (matched === 0)
        return { kind: 'words', reason: 'nothing in common' };
    const oneSidedFacts = view.facts.onlyGold.length + view.facts.onlyPredicted.length;
    if (a.length === 0 && b.length === 0 && oneSidedFacts === 0)
        return { kind: 'none', reason: 'the same words' };
    if (a.length > 0 && b.length > 0)
        return { kind: 'words', reason: `differs in ${names(a)} and ${names(b)}` };
    const extra = a.length > 0 ? a : b;
    const longer = a.length > 0 ? view.gold.tokens : view.predicted.tokens;
    if (oneSidedFacts === 0 && extra.every((token) => isHarmless(token, longer, extra))) {
        return {
            kind: 'harmless',
            reason: `only one says ${names(extra)}, which adds nothing`,
            low: !extra.every(({ word }) => isTitle(word)),
        };
    }
    return { kind: 'words', reason: extra.length === 0 ? 'a fact is said only once' : `only one says ${names(extra)}` };
}
function isHarmless(token, longer, extra) {
    if (isTitle(token.word) || isLight(token) || isQuestionWord(token.word))
        return true;
    const index = longer.indexOf(token);
    const others = longer.filter((other) => !other.stop && !extra.includes(other));
    const isLast = others.every((other) => longer.indexOf(other) < index);
    const isFirst = others.every((other) => longer.indexOf(other) > index);
    // behind what it describes (`Hilton Hotel`), or a head before it (`Battle of Waterloo`)
    if (isHeadNoun(token) && others.some((other) => longer.indexOf(other) < index))
        return true;
    if (isHeadOf(token) && isFirst && longer[index + 1]?.word === 'of')
        return true;
    // a given name before what is written as a surname: `Vincent Van Gogh` is `Van Gogh`
    if (isGivenName(token.word) && isFirst && others.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw)))
        return others.length <= 2;
    return (token.afterComma || regionsOf(token.raw).length > 0) && isLast;
}
/** `when is the meeting` as a search is `meeting`. */
function isQuestionWord(word) {
    return word === 'when' || word === 'where' || word === 'who' || word === 'how' || word === 'why';
}
function names(tokens) {
    return tokens
        .slice(0, 4)
        .map(({ raw }) => raw.slice(0, 30))
        .join(' ');
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/antonyms.js


/** Two sides of one scale: one of each makes the opposite statement. */
const ANTONYMS = `
approve reject|approve deny|approve refuse|approve decline|accept reject|accept refuse|accept decline|accept deny|grant deny|allow forbid|allow deny|allow prohibit|permit forbid|allow block|allow ban|
enable disable|activate deactivate|active inactive|on off|open close|open closed|lock unlock|start stop|begin end|start end|start finish|
succeed fail|success failure|successful unsuccessful|successful fail|success fail|pass fail|win lose|win loss|
increase decrease|rise fall|raise lower|up down|grow shrink|gain lose|gain loss|high low|higher lower|highest lowest|tall short|long short|
hot cold|warm cool|warm cold|fast slow|early late|earlier later|old new|old young|first last|previous next|past future|
buy sell|credit debit|deposit withdraw|deposit withdrawal|profit loss|income expense|asset liability|revenue expense|revenue profit|revenue cost|profit cost|
add remove|add delete|create delete|create destroy|insert delete|include exclude|included excluded|import export|upload download|push pull|
send receive|give take|borrow lend|ask answer|question answer|arrive depart|arrival departure|enter exit|enter leave|come go|
before after|above below|over under|inside outside|in out|front back|left right|top bottom|north south|east west|northern southern|eastern western|
indoor outdoor|inbound outbound|incoming outgoing|internal external|upstream downstream|
true false|yes no|right wrong|correct incorrect|correct wrong|valid invalid|legal illegal|possible impossible|visible hidden|visible invisible|
public private|positive negative|major minor|maximum minimum|max min|most least|more less|more fewer|many few|all none|always never|
everyone nobody|everything nothing|some none|full empty|available unavailable|available sold|present absent|alive dead|live die|
safe dangerous|safe unsafe|easy hard|easy difficult|simple complex|cheap expensive|cheapest dearest|rich poor|strong weak|hard soft|heavy light|
light dark|dry wet|clean dirty|thick thin|wide narrow|deep shallow|big small|large small|good bad|best worst|better worse|happy sad|love hate|
like dislike|agree disagree|connect disconnect|appear disappear|trust distrust|join leave|attack defend|confirm cancel|confirm deny|
man woman|male female|boy girl|husband wife|father mother|son daughter|brother sister|king queen|uncle aunt|nephew niece|
ascending descending|horizontal vertical|odd even|input output|read write|encode decode|encrypt decrypt|compress decompress|expand collapse|
paid unpaid|pay refund|free paid|domestic international|temporary permanent|manual automatic|online offline|urgent routine|
morning evening|day night|sunrise sunset|summer winter|spring autumn|breakfast dinner|weekday weekend|
gross net|wholesale retail|employer employee|buyer seller|landlord tenant|lender borrower|plaintiff defendant|teacher student|
economy business|front rear|single double|male-only female-only|vegetarian vegan|
required optional|mandatory optional|guilty innocent|virtual physical|digital physical|adult child|ally enemy|victory defeat|
delivered pending|complete incomplete|resolved unresolved|known unknown|likely unlikely|able unable|usual unusual|known secret|
minimum average|maximum average|mean median|bullish bearish|acid base|absent present|arrived departed|profitable unprofitable
`;
/** Opposites that a prefix makes: enabled/disabled, possible/impossible. */
const PREFIX = /^(?:un|in|im|il|ir|dis|non|mis|de)(?=\p{L}{3})/u;
const antonyms_SUFFIX = /less$/;
const antonyms = antonyms_pairsOf(ANTONYMS);
/** Of stems, or of the words behind them: `fail` and `succeed`, `enabled` and `disabled`, `useful` and `useless`. */
function isAntonym(a, b) {
    if (antonyms.has(`${a.stem} ${b.stem}`) || antonyms.has(`${a.word} ${b.word}`))
        return true;
    return negates(a.word, b.word) || negates(b.word, a.word) || viaSynonym(a.stem, b.stem) || viaSynonym(b.stem, a.stem);
}
function negates(longer, word) {
    if (longer.length <= word.length + 1 && !antonyms_SUFFIX.test(longer))
        return false;
    const bare = longer.replace(PREFIX, '');
    if (bare !== longer && (bare === word || (0,stemmer/* stemmer */.I)(bare) === (0,stemmer/* stemmer */.I)(word) || `en${bare}` === word))
        return true;
    if (longer.startsWith('dis') && word.startsWith('en'))
        return (0,stemmer/* stemmer */.I)(longer.slice(3)) === (0,stemmer/* stemmer */.I)(word.slice(2));
    return antonyms_SUFFIX.test(longer) && (word === longer.replace(antonyms_SUFFIX, '') || word === longer.replace(antonyms_SUFFIX, 'ful'));
}
/** The opposite of a synonym is an opposite too: `turned down` aside, `declined` and `granted`. */
function viaSynonym(a, b) {
    return synonymsOf(a).some((stem) => antonyms.has(`${stem} ${b}`) && STRICT.has(stem));
}
/** Stems whose synonyms share all their opposites. */
const STRICT = new Set([
    'approv',
    'accept',
    'deni',
    'refus',
    'reject',
    'succeed',
    'fail',
    'allow',
    'forbid',
    'increas',
    'decreas',
    'rise',
    'fall',
    'cheap',
    'expens',
].map(stemmer/* stemmer */.I));
function antonyms_pairsOf(list) {
    const pairs = new Set();
    for (const pair of list.replace(/\n/g, '').split('|')) {
        const [a = '', b = ''] = pair.trim().split(' ');
        for (const [x, y] of [
            [a, b],
            [(0,stemmer/* stemmer */.I)(a), (0,stemmer/* stemmer */.I)(b)],
        ]) {
            pairs.add(`${x} ${y}`);
            pairs.add(`${y} ${x}`);
        }
    }
    return pairs;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/polarity.js

const NEGATIONS = new Set('not no never none nobody nothing nowhere neither nor without non cannot hardly barely unable'.split(' '));
function isNegation({ word }) {
    return NEGATIONS.has(word);
}
/**
 * Negations of a text; `not only` and `no.` before a number are none, two of them cancel out. A `no` that begins a denial
 * (`No, it is not open`) says it twice rather than takes it back.
 */
function negationsOf(tokens) {
    return tokens.filter((token, index) => {
        if (!isNegation(token))
            return false;
        if (token.word === 'no' && index === 0 && tokens.slice(1).some(isNegation))
            return false;
        const next = tokens[index + 1];
        if (token.word === 'no' && (next === undefined ? tokens.length > 1 : /^\d/.test(next.word)))
            return false;
        return !(token.word === 'not' && next?.word === 'only');
    }).length;
}
/** Words left over on both sides that say the opposite of each other. */
function oppositesIn(gold, predicted) {
    const used = new Set();
    return gold.slice(0, 40).flatMap((token) => {
        const other = predicted.slice(0, 40).find((candidate) => !used.has(candidate) && isAntonym(token, candidate));
        if (other === undefined)
            return [];
        used.add(other);
        return [{ gold: token, predicted: other }];
    });
}
/** Long texts hold too many negations for their number to say anything. */
const polarity_MAX_TOKENS = 60;
/** Whether opposites and negations cancel out (`not approved` says `denied`) or turn the statement round. */
function polarityOf(alignment, gold, predicted) {
    if (gold.length > polarity_MAX_TOKENS || predicted.length > polarity_MAX_TOKENS)
        return { alignment };
    const opposites = oppositesIn(alignment.onlyGold, alignment.onlyPredicted);
    // `always` and `never` are one turn, not two
    const opposed = new Set(opposites.flatMap((pair) => [pair.gold, pair.predicted]));
    const count = (tokens) => negationsOf(tokens.filter((token) => !opposed.has(token)));
    const negations = Math.abs(count(gold) - count(predicted));
    if ((negations + opposites.length) % 2 === 1) {
        const [first] = opposites;
        return {
            alignment,
            conflict: first === undefined ? 'only one is negated' : `opposite: ${first.gold.word} ≠ ${first.predicted.word}`,
        };
    }
    const isBalanced = opposites.length > 0 || negations === 0;
    const isOpen = (token) => !opposed.has(token) && !(isBalanced && isNegation(token));
    return {
        alignment: {
            pairs: [...alignment.pairs, ...opposites.map((pair) => ({ ...pair, score: 0.9 }))],
            onlyGold: alignment.onlyGold.filter(isOpen),
            onlyPredicted: alignment.onlyPredicted.filter(isOpen),
        },
    };
}
/** `in stock` and `out of stock`, `with sugar` and `without sugar`: particles that the word behind them shares. */
function particleFlip(gold, predicted) {
    for (const [a, b] of PARTICLES) {
        for (const [first, second, isGoldFirst] of [[gold, predicted, true], [predicted, gold, false]]) {
            const found = followers(first, a).find((token) => hasStem(followers(second, b), token));
            if (found === undefined || hasStem(followers(first, b), found))
                continue;
            const [here, there] = isGoldFirst ? [a, b] : [b, a];
            return `${here} ${found.word} ≠ ${there} ${found.word}`;
        }
    }
    return undefined;
}
const PARTICLES = [
    ['in', 'out'],
    ['on', 'off'],
    ['with', 'without'],
    ['before', 'after'],
    ['above', 'below'],
    ['over', 'under'],
    ['inside', 'outside'],
    ['to', 'from'],
    ['until', 'since'],
    ['until', 'from'],
];
/** The content words right behind a particle. */
function followers(tokens, particle) {
    return tokens.flatMap((token, index) => {
        if (token.word !== particle)
            return [];
        const next = tokens.slice(index + 1, index + 5).find((candidate) => !candidate.stop);
        return next === undefined ? [] : [next];
    });
}
function hasStem(tokens, { stem }) {
    return tokens.some((token) => token.stem === stem);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/counts.js


/** `2 adults and 1 child` and `1 adult and 2 children`: the same numbers of other things; in words, or undefined. */
function otherCounts(gold, predicted) {
    if (gold.length > counts_MAX_LENGTH || predicted.length > counts_MAX_LENGTH)
        return undefined;
    const [a, b] = [countsOf(gold), countsOf(predicted)];
    for (const [noun, count] of a) {
        const other = b.get(noun);
        if (other !== undefined && other.value !== count.value)
            return `${count.text} ≠ ${other.text}`;
    }
    return undefined;
}
const counts_MAX_LENGTH = 400;
/** By the stem of the word right behind a number; what is counted twice is left out. */
function countsOf(text) {
    const tokens = tokensOf(text);
    const counts = new Map();
    const twice = new Set();
    for (const [index, token] of tokens.entries()) {
        const next = tokens[index + 1];
        const value = next === undefined || !isNoun(next) ? undefined : readNumber(token.word);
        if (value === undefined || next === undefined)
            continue;
        if (counts.has(next.stem))
            twice.add(next.stem);
        counts.set(next.stem, { value, text: `${token.raw} ${next.raw}` });
    }
    for (const noun of twice)
        counts.delete(noun);
    return counts;
}
function isNoun({ word, stop }) {
    return !stop && /^[a-z]{3,}$/.test(word) && readNumber(word) === undefined;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/question.js
/** What a question asks for: a person, place, time, reason, manner or amount; `what` and `which` leave it open. */
function askedFor(text, tokens) {
    const words = tokens.slice(0, 12).map(({ word }) => word);
    const at = words.findIndex((word) => WH.has(word));
    if (at < 0 || (at > 0 && !text.includes('?')))
        return undefined;
    const [word = '', next = ''] = words.slice(at);
    if (word === 'how' && (next === 'many' || next === 'much'))
        return 'amount';
    if (word === 'what' || word === 'which')
        return NOUNS.get(next) ?? 'thing';
    return WH.get(word);
}
const WH = new Map([
    ['what', 'thing'],
    ['which', 'thing'],
    ['who', 'person'],
    ['whom', 'person'],
    ['where', 'place'],
    ['when', 'time'],
    ['why', 'reason'],
    ['how', 'manner'],
]);
const NOUNS = new Map([
    ['time', 'time'],
    ['date', 'time'],
    ['day', 'time'],
    ['year', 'time'],
    ['person', 'person'],
    ['place', 'place'],
    ['location', 'place'],
    ['city', 'place'],
    ['country', 'place'],
    ['reason', 'reason'],
    ['amount', 'amount'],
    ['price', 'amount'],
    ['way', 'manner'],
]);

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/roles.js
/** `from New York to Boston` and `from Boston to New York`: what changed places, in words. */
function swappedRoles(gold, predicted) {
    for (const [a, b] of ROLES) {
        const [goldA, goldB] = [filler(gold, a), filler(gold, b)];
        const [predictedA, predictedB] = [filler(predicted, a), filler(predicted, b)];
        if (goldA === undefined || goldB === undefined || predictedA === undefined || predictedB === undefined)
            continue;
        if (goldA !== goldB && goldA === predictedB && goldB === predictedA)
            return `${a} and ${b} have changed places`;
    }
    return undefined;
}
/**
 * Two words that have changed places around what stands between them: `the dog chased the cat`. Lists may be in any order,
 * and the passive (`was chased by`) turns subject and object round by itself.
 */
function exchanged(gold, predicted) {
    if (gold.tokens.length > roles_MAX_TOKENS || predicted.tokens.length > roles_MAX_TOKENS)
        return undefined;
    const around = aroundTo(gold.tokens, predicted.tokens);
    if (around !== undefined)
        return around;
    if ([gold, predicted].some(({ text }) => /,|;|\band\b|\bor\b/i.test(text)))
        return undefined;
    if (isPassive(gold.tokens) !== isPassive(predicted.tokens))
        return undefined;
    const a = gold.tokens.filter(({ stop }) => !stop);
    const b = predicted.tokens.filter(({ stop }) => !stop);
    if (a.length !== b.length || a.length < 3)
        return undefined;
    const places = a.flatMap((token, index) => (token.stem === b[index]?.stem ? [] : [index]));
    const [first = 0, second = 0] = places;
    if (places.length !== 2 || second - first < 2)
        return undefined;
    const isSwap = a[first]?.stem === b[second]?.stem && a[second]?.stem === b[first]?.stem;
    return isSwap ? `${a[first]?.raw} and ${a[second]?.raw} have changed places` : undefined;
}
const roles_MAX_TOKENS = 40;
/** `Berlin to Paris` and `Paris to Berlin`. */
function aroundTo(gold, predicted) {
    const [a, b] = [endsOf(gold), endsOf(predicted)];
    if (a === undefined || b === undefined || a[0] === a[1])
        return undefined;
    return a[0] === b[1] && a[1] === b[0] ? `${a[0]} and ${a[1]} have changed places` : undefined;
}
function endsOf(tokens) {
    const at = tokens.findIndex(({ word }) => word === 'to');
    const before = tokens.slice(0, Math.max(0, at)).findLast(({ stop }) => !stop);
    const after = filler(tokens, 'to');
    return before === undefined || after === undefined ? undefined : [before.stem, after];
}
function isPassive(tokens) {
    return tokens.some(({ word }, index) => word === 'by' && tokens.slice(0, index).some((other) => BE.has(other.word)));
}
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);
/** Pairs of prepositions whose objects do not commute. */
const ROLES = [
    ['from', 'to'],
    ['from', 'into'],
    ['over', 'under'],
    ['before', 'after'],
    ['for', 'by'],
    ['to', 'by'],
];
const BOUNDARY = new Set('from to into over under before after for by at on in with via and or'.split(' '));
/** The first content word behind a preposition. */
function filler(tokens, preposition) {
    const at = tokens.findIndex(({ word }) => word === preposition);
    if (at < 0)
        return undefined;
    for (const token of tokens.slice(at + 1, at + 6)) {
        if (BOUNDARY.has(token.word))
            return undefined;
        if (!token.stop)
            return token.stem;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/vetoes.js





/** Why the two cannot mean the same however alike their words are; undefined where nothing forbids it. */
function veto(view) {
    return (factConflict(view) ??
        oneSidedFact(view) ??
        flip(view) ??
        otherQuestion(view) ??
        swapped(view) ??
        otherCounts(view.gold.text, view.predicted.text));
}
/** Why a sentence of a reply says otherwise than the claim; facts are looked at apart. */
function contradiction(view) {
    const slot = isQuestion(view.gold.text) && isQuestion(view.predicted.text) ? softVeto(view) : undefined;
    return flip(view) ?? otherQuestion(view) ?? swapped(view) ?? slot;
}
function swapped({ gold, predicted }) {
    return swappedRoles(gold.tokens, predicted.tokens) ?? exchanged(gold, predicted);
}
function isQuestion(text) {
    return /\?\s*$/.test(text);
}
/** What makes short values differ though part of their words agree. */
function softVeto(view) {
    const [a, b] = [view.alignment.onlyGold.filter(isHeavy), view.alignment.onlyPredicted.filter(isHeavy)];
    if (view.alignment.pairs.length === 0 && view.facts.matched.length === 0)
        return undefined;
    if (a.length > 0 && b.length > 0 && (!view.sentence || isShortSubstitution(view, a, b))) {
        return `${wordsOf(a)} ≠ ${wordsOf(b)}`;
    }
    if (!view.sentence && (a.length > 0 || b.length > 0)) {
        return `only one says ${wordsOf(a.length > 0 ? a : b)}`;
    }
    return undefined;
}
/** In a sentence of few content words one other noun is another sentence. */
function isShortSubstitution(view, a, b) {
    const shared = view.alignment.pairs.length + view.facts.matched.length;
    return a.length + b.length <= 2 && shared <= 3;
}
function isHeavy(token) {
    return !token.stop && !isLight(token);
}
function factConflict({ facts }) {
    const [first] = facts.conflicts;
    return first === undefined ? undefined : `fact conflict: ${first.gold.text.trim()} ≠ ${first.predicted.text.trim()}`;
}
/** `FIFA 21` is not `FIFA`; in a sentence it only lowers the score. */
function oneSidedFact({ facts, sentence }) {
    const fact = [...facts.onlyGold, ...facts.onlyPredicted].find(({ text }) => !/^(?:1|one|a)$/i.test(text.trim()));
    if (fact === undefined || sentence)
        return undefined;
    return `only one says ${fact.text.trim()}`;
}
function flip({ gold, predicted, flipped }) {
    if (gold.tokens.length > 60 || predicted.tokens.length > 60)
        return undefined;
    const particle = particleFlip(gold.tokens, predicted.tokens);
    if (particle !== undefined && swappedRoles(gold.tokens, predicted.tokens) === undefined)
        return `opposite: ${particle}`;
    return flipped;
}
function otherQuestion({ gold, predicted }) {
    const [a, b] = [askedFor(gold.text, gold.tokens), askedFor(predicted.text, predicted.tokens)];
    if (a === undefined || b === undefined || a === b)
        return undefined;
    if (a === 'thing' || b === 'thing') {
        const other = a === 'thing' ? b : a;
        return other === 'place' || other === 'reason' || other === 'manner' || other === 'time'
            ? `other question: ${a} ≠ ${b}`
            : undefined;
    }
    return `other question: ${a} ≠ ${b}`;
}
function wordsOf(tokens) {
    return tokens
        .slice(0, 4)
        .map(({ raw }) => raw.slice(0, 30))
        .join(' ');
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/compare-text.js










/** Two texts by their facts and words: vetoes first, then the weighted alignment of what they say. */
function compareText(gold, predicted, settings) {
    const view = viewOf(gold, predicted, settings);
    const type = view.sentence ? 'sentence' : 'text';
    const score = lexicalScore(view);
    const refusal = veto(view);
    if (refusal !== undefined) {
        return different('veto', type, refusal, { score: capped(score, settings), low_confidence: false });
    }
    const left = leftOver(view);
    if (left.kind === 'none') {
        if (view.reordered)
            return {
                score: view.sentence ? 0.7 : 0.9,
                tier: 'lexical',
                type,
                reason: 'the same words in another order',
                low_confidence: view.sentence,
            };
        const [only] = view.alignment.pairs;
        if (only !== undefined &&
            view.alignment.pairs.length === 1 &&
            only.score <= SLIP &&
            view.facts.matched.length === 0) {
            const reason = `${only.gold.raw.slice(0, 40)} ≠ ${only.predicted.raw.slice(0, 40)}, alike in spelling only`;
            return different('lexical', type, reason, {
                score: Math.min(0.45, settings.threshold * 0.9),
                low_confidence: true,
            });
        }
        const low = view.alignment.pairs.some((pair) => pair.score < 0.9) || view.facts.matched.some((pair) => pair.low);
        return { score: low ? 0.75 : 0.97, tier: 'lexical', type, reason: left.reason, low_confidence: low };
    }
    if (left.kind === 'harmless') {
        return { score: 0.8, tier: 'lexical', type, reason: left.reason, low_confidence: left.low === true };
    }
    const doubt = softVeto(view);
    if (doubt !== undefined) {
        return different('veto', type, doubt, { score: capped(score, settings), low_confidence: true });
    }
    return {
        score,
        tier: 'lexical',
        type,
        reason: `${Math.round(score * 100)}% alike; ${left.reason}`,
        low_confidence: score > 0.2 && score < 0.8,
    };
}
/** Everything that the steps look at, made once. */
function viewOf(gold, predicted, settings) {
    return viewFrom(sideOf(gold, settings), sideOf(predicted, settings), settings);
}
function sideOf(text, { locale }) {
    return knownSide(text, locale);
}
const knownSide = remembering((text, locale) => {
    const { facts, rest } = factsOf(text, { locale });
    return { text, tokens: tokensOf(rest), facts };
});
function viewFrom(goldSide, predictedSide, settings) {
    // a name written as one word has no small words: YOUR_API_KEY_HERE
    const isName = !/\s/.test(goldSide.text.trim()) && !/\s/.test(predictedSide.text.trim());
    const [gold, predicted] = isName ? [withoutStops(goldSide), withoutStops(predictedSide)] : [goldSide, predictedSide];
    const facts = matchFacts(gold.facts, predicted.facts, settings);
    const aligned = align(contentOf(gold.tokens), contentOf(predicted.tokens));
    const { alignment, conflict } = polarityOf(aligned, gold.tokens, predicted.tokens);
    return {
        gold,
        predicted,
        facts,
        alignment,
        ...(conflict !== undefined && { flipped: conflict }),
        sentence: isSentence(gold) && isSentence(predicted),
        reordered: isReordered(alignment.pairs.map((pair) => pair.predicted), predicted.tokens),
    };
}
const VERBS = /\b(?:is|are|was|were|has|have|had|will|would|should|shall|can|could|do|does|did|may|must|i|you|we|they|he|she|please|isn't|don't|can't)\b/i;
function withoutStops(side) {
    return { ...side, tokens: side.tokens.map((token) => ({ ...token, stop: false })) };
}
function isSentence({ text, tokens }) {
    if (tokens.length >= 7)
        return true;
    return tokens.length >= 3 && (/[?!]\s*$/.test(text) || VERBS.test(text) || /[\p{L}]{2,}\.\s*$/u.test(text));
}
function isReordered(order, tokens) {
    const places = new Map(tokens.map((token, index) => [token, index]));
    const indexes = order.map((token) => places.get(token) ?? 0);
    return indexes.some((place, index) => index > 0 && place < (indexes[index - 1] ?? 0));
}
/** Below the threshold, whatever the words have in common. */
function capped(score, { threshold }) {
    return Math.min(score * 0.6, threshold * 0.9);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/groups.js

/** Whole values that mean the same and that no rule derives: nicknames of cities, short names, spellings of nothing. */
const GROUPS = `
New York|New York City|NYC|NY|NY City|New York NY|New York City NY|Big Apple
Los Angeles|LA|L.A.|City of Los Angeles
San Francisco|SF|San Fran|Frisco
Washington D.C.|Washington DC|DC|D.C.|Washington District of Columbia
Las Vegas|Vegas
Philadelphia|Philly
New Orleans|NOLA
Saint Petersburg|St Petersburg
Mumbai|Bombay
Chennai|Madras
Kolkata|Calcutta
Bengaluru|Bangalore
Ho Chi Minh City|Saigon|HCMC
Beijing|Peking|北京
Shanghai|上海
Tokyo|東京|东京
Seoul|서울
Kyiv|Kiev
Mexico City|CDMX|Ciudad de Mexico
Rio de Janeiro|Rio
Munich|Munchen|Muenchen
Cologne|Koln|Koeln
Vienna|Wien
Prague|Praha
Rome|Roma
Milan|Milano
Florence|Firenze
Venice|Venezia
Naples|Napoli
Moscow|Moskva
Lisbon|Lisboa
Warsaw|Warszawa
Copenhagen|Kobenhavn
Geneva|Geneve
Brussels|Bruxelles|Brussel
car|automobile|auto
bike|bicycle|bicycling|cycling|cycle
driving|drive
walking|walk
plane|airplane|aeroplane|aircraft
TV|television
fridge|refrigerator
phone|telephone
gas|gasoline|petrol
soccer|association football
movie|film|motion picture
female|woman|women|girl
male|man|men|boy
ascending|asc
descending|desc
none|null|nil|n/a|not applicable|nothing
Coke|Coca-Cola
C#|C sharp|csharp
C++|cpp|C plus plus
JavaScript|JS|ECMAScript
TypeScript|TS
Python|py
golang|Go
Postgres|PostgreSQL
Kubernetes|K8s
database|DB
repository|repo
application|app
administrator|admin
configuration|config
production|prod
development|dev
environment|env
documentation|docs
New Year's Eve|NYE
Christmas|Xmas
Artificial intelligence|AI
doctor of philosophy|PhD|doctorate
bachelor's degree|bachelors|BSc|BA
master's degree|masters|MSc|MA
versus|vs
UTC|GMT|Coordinated Universal Time|Greenwich Mean Time|Zulu
EST|Eastern Standard Time|ET|Eastern Time
CST|Central Standard Time|CT|Central Time
MST|Mountain Standard Time|MT|Mountain Time
PST|Pacific Standard Time|PT|Pacific Time
CET|Central European Time
all|everything|entire|whole
daily|every day|each day|once a day|per day
weekly|every week|each week|once a week|per week
monthly|every month|each month|once a month|per month
quarterly|every quarter|every three months
yearly|annually|annual|every year|each year|once a year|per year
hourly|every hour|each hour|once an hour|per hour
Bank of America|BofA
round trip|return trip|roundtrip
one way|oneway|single trip
kids|children
dad|father
mom|mother|mum
photo|photograph|picture
high|H
medium|M|med
low|L
small|S
large|L
extra large|XL
extra small|XS
female|F
male|M
`;
/** Whether two whole values are declared to mean the same, by the suite (`more`) or by common use. */
function inOneGroup(gold, predicted, more = []) {
    const [a, b] = [aliasKey(gold), aliasKey(predicted)];
    if (a === '' || b === '')
        return false;
    const groups = groups_table();
    const common = groups.get(a);
    const isCommon = common !== undefined && (groups.get(b) ?? []).some((group) => common.includes(group));
    return isCommon || more.some((group) => hasBoth(group, a, b));
}
/** Whether the suite itself says so; its word goes before every rule. */
function isDeclaredAlias(gold, predicted, groups = []) {
    return (groups.length > 0 &&
        gold.length < 500 &&
        predicted.length < 500 &&
        groups.some((group) => hasBoth(group, aliasKey(gold), aliasKey(predicted))));
}
function hasBoth(group, a, b) {
    const spellings = group.map(aliasKey);
    return spellings.includes(a) && spellings.includes(b);
}
function aliasKey(text) {
    return unaccented(foldText(text.slice(0, 500)))
        .replace(/[.,]/g, '')
        .replace(/[_\s]+/g, ' ')
        .trim();
}
let groups_built;
function groups_table() {
    if (groups_built !== undefined)
        return groups_built;
    const groups = new Map();
    for (const [index, line] of GROUPS.trim().split('\n').entries()) {
        for (const name of line.split('|')) {
            const key = aliasKey(name);
            groups.set(key, [...(groups.get(key) ?? []), index]);
        }
    }
    groups_built = groups;
    return groups;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/languages.js

/** ISO 639 code of a language by code (`en`, `en-US` not), English name or own name; else undefined. */
function languageOf(text) {
    if (text.length > 40)
        return undefined;
    languages_built ??= languages_build();
    return languages_built.get(unaccented(foldText(text)));
}
let languages_built;
/** Three letters where two do not name it. */
const languages_ISO3 = {
    eng: 'en',
    spa: 'es',
    fra: 'fr',
    fre: 'fr',
    deu: 'de',
    ger: 'de',
    ita: 'it',
    por: 'pt',
    zho: 'zh',
    chi: 'zh',
    jpn: 'ja',
    kor: 'ko',
    rus: 'ru',
    ara: 'ar',
    hin: 'hi',
    nld: 'nl',
    tur: 'tr',
    pol: 'pl',
    swe: 'sv',
    vie: 'vi',
    tha: 'th',
    castilian: 'es',
    farsi: 'fa',
    mandarin: 'zh',
    'mandarin chinese': 'zh',
    tagalog: 'tl',
    'brazilian portuguese': 'pt-br',
};
function languages_build() {
    const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const languages = new Map();
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (const first of letters) {
        for (const second of letters) {
            const code = first + second;
            const name = english.of(code);
            if (name === undefined || name.includes('('))
                continue;
            languages.set(code, code);
            languages.set(unaccented(foldText(name)), code);
        }
    }
    for (const code of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ru', 'ar', 'pl', 'tr', 'sv']) {
        const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
        if (own !== undefined)
            languages.set(unaccented(foldText(own)), code);
    }
    for (const [name, code] of Object.entries(languages_ISO3))
        languages.set(name, code);
    return languages;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/time-zones.js
/** `America/New_York`, `New York` and `America/New York`; zones whose clocks always agree are not one by name. */
function isSameZone(a, b) {
    const [first, second] = [zoneKey(a), zoneKey(b)];
    if (!a.includes('/') && !b.includes('/'))
        return false;
    return (first !== '' && (first === second || first.endsWith(`/${second}`) || second.endsWith(`/${first}`)) && isZone(a, b));
}
function zoneKey(text) {
    return text.length > 60
        ? ''
        : text
            .trim()
            .toLowerCase()
            .replace(/[\s_]+/g, '_');
}
function isZone(a, b) {
    zones ??= new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.toLowerCase()));
    return zones.has(zoneKey(a)) || zones.has(zoneKey(b));
}
let zones;

;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/alias.js








/**
 * Two whole values that name one thing: a country, state, currency, language, month or weekday by another name, an
 * acronym, or a spelling of the suite. Two that name different things of one category are different. Else undefined.
 */
function compareAlias(gold, predicted, settings) {
    if (gold.length > 120 || predicted.length > 120)
        return undefined;
    const verdicts = CATEGORIES.map((category) => ({ category, share: category.share(gold, predicted, settings) }));
    const shared = verdicts.find(({ share }) => share === true);
    if (shared !== undefined)
        return same('alias', shared.category.type, shared.category.reason);
    if (inOneGroup(gold, predicted))
        return same('alias', 'alias', 'two names of one thing');
    if (isAcronym(gold, predicted))
        return same('alias', 'acronym', 'one is the acronym of the other');
    const apart = verdicts.find(({ share }) => share === false);
    if (apart !== undefined)
        return different('alias', apart.category.type, `${unequal(gold, predicted)}: two of a kind`);
    return initial(gold, predicted) ?? initial(predicted, gold);
}
const CATEGORIES = [
    { type: 'region', reason: 'two names of one region', share: sharing(regionsOf) },
    { type: 'currency', reason: 'two names of one currency', share: sharing((text) => currenciesOf(text).slice(0, 1)) },
    { type: 'language', reason: 'two names of one language', share: sharing(one(languageOf)) },
    { type: 'weekday', reason: 'two names of one weekday', share: sharing(one(weekdayOf)) },
    {
        type: 'month',
        reason: 'two names of one month',
        share: (gold, predicted, { locale }) => sharing(one((text) => monthOf(text, locale)))(gold, predicted),
    },
    {
        type: 'time zone',
        reason: 'two names of one time zone',
        share: (gold, predicted) => isSameZone(gold, predicted) || undefined,
    },
];
function one(read) {
    return (text) => {
        const found = read(text);
        return found === undefined ? [] : [found];
    };
}
function sharing(read) {
    return (gold, predicted) => {
        const a = read(gold);
        const b = a.length === 0 ? [] : read(predicted);
        return a.length === 0 || b.length === 0 ? undefined : a.some((item) => b.includes(item));
    };
}
/** `F` for `feeling`: a letter stands for a word that begins with it, but not surely. */
function initial(letter, word) {
    if (!/^[A-Z]$/.test(letter) || !/^[a-z]{3,20}$/i.test(word))
        return undefined;
    if (word.charAt(0).toLowerCase() !== letter.toLowerCase())
        return undefined;
    return {
        score: 0.55,
        tier: 'alias',
        type: 'initial',
        reason: 'a letter that may stand for the word',
        low_confidence: true,
    };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/elliptic.js


const COPULA = /^(.{3,160}?)\b(?:is|are|was|were|will be)\b (.{1,80}?)[.!]?$/i;
/** Whether a short answer is what a sentence of the form `X is Y` says of X: `Paris` for `The capital is Paris.` */
function isElliptic(sentence, answer) {
    if (/[.!;]\s+\S/.test(sentence) ||
        sentence.includes('?') ||
        answer.includes('?') ||
        !/\s/.test(sentence) ||
        answer.length > 80 ||
        sentence.length > 250 ||
        /\bnot\b|n't\b/i.test(sentence) !== /\bnot\b|n't\b/i.test(answer))
        return false;
    const complement = COPULA.exec(foldText(sentence))?.[2];
    if (complement === undefined)
        return false;
    const words = (text) => contentOf(tokensOf(text))
        .map(({ stem }) => stem)
        .join(' ');
    return words(complement) !== '' && words(complement) === words(foldText(answer));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/code-like.js
/** Code, paths, passwords and formulas: every character counts. Prose that quotes a little of it is not. */
function isCodeLike(text) {
    const plain = text.trim();
    if (plain === '' || plain.length > 4_000)
        return false;
    const words = plain.split(/\s+/);
    if (words.length === 1)
        return isCodeWord(plain);
    if (words.length > 40)
        return false;
    return /[{}\\|;`<>=^~]|\$(?!\s?\d)\S|\*\*|\s--?[a-z]|\s\/[A-Za-z]\b|&&|\w\(\w*\)|(?:^|\s)[.~]?\/[\w.-]+\//.test(plain);
}
function isCodeWord(word) {
    if (/\p{L}\d|\d\p{L}/u.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word))
        return true;
    if (/^['"(]?[\p{L}\p{M}'.&-]+[)'".,!?:]*$/u.test(word))
        return false;
    return /[/\\@=*$%#<>{}[\]|;:^~+!?]./u.test(word) && !/^\p{L}+[/:]\p{L}+$/u.test(word);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/qualifiers.js




/** `Portland, OR, USA`: a head and what narrows it; undefined for lists and sentences. */
function qualifiedOf(text) {
    if (text.length > 120 || /[.!?;:]\s/.test(text.replace(/\b(?:st|mt|ft|dr)\. /gi, '').replace(/\.$/, '')))
        return undefined;
    const [head = '', ...qualifiers] = text
        .replace(/\s*\(([^()]*)\)\s*$/, ', $1')
        .split(',')
        .map((part) => part.trim());
    if (head === '' || qualifiers.length === 0 || qualifiers.length > 3)
        return undefined;
    if (qualifiers.some((part) => part === '' || part.split(/\s+/).length > 4 || /^(?:and|or) /i.test(part)))
        return undefined;
    return { head, qualifiers };
}
/** How the qualifiers of two equal heads stand to each other. */
function compareQualifiers(gold, predicted, settings) {
    if (gold.length === 0 || predicted.length === 0)
        return 'one-sided';
    const agrees = gold.some((a) => predicted.some((b) => isSameQualifier(a, b, settings)));
    if (agrees)
        return 'agree';
    const contains = gold.some((a) => predicted.some((b) => isWithin(a, b) || isWithin(b, a)));
    return contains ? 'agree' : 'conflict';
}
/** Equal words, or two names of one place. */
function isSameQualifier(a, b, settings) {
    if (foldText(a).replaceAll('.', '') === foldText(b).replaceAll('.', ''))
        return true;
    if (compareAlias(a, b, settings)?.decided === 'same')
        return true;
    const words = (text) => contentOf(tokensOf(text))
        .map(({ stem }) => stem)
        .join(' ');
    return words(a) === words(b);
}
/** California lies in the USA, England in the UK. */
function isWithin(inner, outer) {
    const outside = regionsOf(outer);
    return regionsOf(inner).some((code) => code.includes('-') && outside.some((other) => code.startsWith(`${other}-`)));
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/formula.js

const OPERATOR = /[\d)a-z] ?(?:\*\*|[*^+/=-]) ?[\d(a-z]/i;
const ALLOWED = /^[\w\s+\-*/^().,=:·×÷√π|<>!%]{3,120}$/u;
/** `2x**2 + 3` and `lambda x: 2x^2+3`: spaces, the function's name and the sign of the power do not count. */
const formula = remembered({
    type: 'formula',
    read(text) {
        const body = text.replace(/^(?:lambda \w+ ?: ?|[a-z]\w{0,10} ?\( ?\w+ ?\) ?= ?|y ?= ?)/i, '');
        const plain = body.toLowerCase().replaceAll('^', '**').replace(/[·×]/gu, '*').replace(/\s+/g, '');
        const isFormula = OPERATOR.test(body) &&
            ALLOWED.test(body) &&
            !/[a-z]{2,}[-/= ]+[a-z]{2,}/i.test(body) &&
            /[+*^=()]|\d ?[-/] ?[a-z]/i.test(body);
        return isFormula ? plain.replace(/(?<=\d)\*(?=[a-z(])/g, '') : undefined;
    },
    agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
});

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/count.js



/** A number of things, as a bound of a range: `5 items`. */
const count = remembered({
    type: 'count',
    read(text, { locale }) {
        const match = /^(.{1,40}?) ([a-z]{3,20})$/i.exec(text);
        const value = match === null ? undefined : readNumber(match[1] ?? '', locale);
        return value === undefined ? undefined : { value, noun: (0,stemmer/* stemmer */.I)((match?.[2] ?? '').toLowerCase()) };
    },
    agree: (gold, predicted, { tolerance }) => gold.noun === predicted.noun && withinTolerance(gold.value, predicted.value, tolerance) ? AGREE : DISAGREE,
});

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/bound.js









/** Undefined where no type reads it. */
function readBound(text, settings) {
    const readings = READERS.flatMap(({ type, read }) => {
        const reading = read(text, settings);
        return reading === undefined ? [] : [[type, reading]];
    });
    return readings.length === 0 ? undefined : new Map(readings);
}
/** Undefined where the two share no type; otherwise the type in which they are equal, if any. */
function agreeBounds(gold, predicted, settings) {
    const found = [...gold].flatMap(([type, reading]) => {
        const other = predicted.get(type);
        return other === undefined ? [] : (reading.agreeWith(other, settings) ?? []);
    });
    return found.find(({ same }) => same) ?? found[0];
}
function shareType(a, b) {
    return [...a.keys()].some((type) => b.has(type));
}
const READERS = [
    readerOf(number),
    readerOf(date),
    readerOf(period),
    readerOf(time),
    readerOf(money),
    readerOf(percent),
    readerOf(duration),
    readerOf(quantity),
    readerOf(count),
];
function readerOf(reader) {
    const values = new WeakMap();
    const read = (text, settings) => {
        const value = reader.read(text, settings);
        if (value === undefined)
            return undefined;
        const reading = {
            agreeWith(other, options) {
                const found = values.get(other);
                return found === undefined ? undefined : reader.agree(value, found, options);
            },
        };
        values.set(reading, value);
        return reading;
    };
    return { type: reader.type, read };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/range.js


const BETWEEN = /^(?:between|from|in the range(?: of)?|anywhere between) (.{1,40}?) (?:and|to|-|until|till|through) (.{1,40})$/i;
const TO = /^(.{1,40}?)(?: (?:to|through|thru|until|till|and up to) | ?(?:\.\.\.?|~) ?| - )(.{1,40})$/i;
const DASH = /^([^-]{1,30})-([^-]{1,30})$/;
const SLASH = /^(\d{4})\/(\d{2}|\d{4})$/;
/** Words and signs of one-sided ranges: [pattern, side, open]. */
const ONE_SIDED = [
    [
        /^(?:at least|no less than|no fewer than|not less than|minimum(?: of)?|min\.?(?: of)?|>=|=>|≥|from) ?(.+)$/i,
        'low',
        false,
    ],
    [
        /^(.+?) ?(?:\+|or more|or greater|or higher|or above|or later|and up|and above|and over|minimum|at least|onwards?)$/i,
        'low',
        false,
    ],
    [
        /^(?:more than|greater than|over|above|exceeding|higher than|larger than|bigger than|after|later than|>) ?(.+)$/i,
        'low',
        true,
    ],
    [/^(?:since|starting|on or after|as of) ?(.+)$/i, 'low', false],
    [
        /^(?:at most|no more than|not more than|up to|maximum(?: of)?|max\.?(?: of)?|<=|=<|≤|until|till|by|on or before|no later than) ?(.+)$/i,
        'high',
        false,
    ],
    [
        /^(.+?) ?(?:or less|or fewer|or lower|or below|or under|or earlier|and under|and below|maximum|at most)$/i,
        'high',
        false,
    ],
    [/^(?:less than|fewer than|under|below|lower than|smaller than|before|earlier than|<) ?(.+)$/i, 'high', true],
];
/** `10-20`, `$20 to $30`, `between 5 and 10 km`, `2019/20`, `at least 5`, `5+`, `under 10`, `> 3`. */
const range = remembered({
    type: 'range',
    read(raw, settings) {
        const text = raw.replace(/^(\S{1,20}) (or (?:more|fewer|less)) ([a-z]{3,20})$/i, '$1 $3 $2');
        return oneSided(text, settings) ?? twoSided(text, settings);
    },
    agree(gold, predicted, settings) {
        const sides = [agreeSide(gold.low, predicted.low, settings), agreeSide(gold.high, predicted.high, settings)];
        const wrong = sides.find(({ same }) => !same);
        if (wrong !== undefined)
            return wrong;
        if (gold.openLow !== predicted.openLow || gold.openHigh !== predicted.openHigh) {
            return { same: false, reason: 'only one includes the bound' };
        }
        return sides.some(({ low }) => low === true) ? { same: true, low: true } : AGREE;
    },
});
function agreeSide(gold, predicted, settings) {
    if (gold === undefined || predicted === undefined) {
        return gold === predicted ? AGREE : { same: false, reason: 'only one is bounded there' };
    }
    return agreeBounds(gold, predicted, settings) ?? DISAGREE;
}
function oneSided(text, settings) {
    for (const [pattern, side, open] of ONE_SIDED) {
        const match = pattern.exec(text);
        const bound = match === null ? undefined : readBound((match[1] ?? '').trim(), settings);
        if (bound === undefined)
            continue;
        return side === 'low'
            ? { low: bound, openLow: open, openHigh: false }
            : { high: bound, openLow: false, openHigh: open };
    }
    return undefined;
}
function twoSided(text, settings) {
    const season = SLASH.exec(text);
    if (season !== null)
        return withYears(season[1] ?? '', season[2] ?? '', settings);
    const match = BETWEEN.exec(text) ?? TO.exec(text) ?? DASH.exec(text);
    if (match === null)
        return undefined;
    const [a, b] = [(match[1] ?? '').trim(), (match[2] ?? '').trim()];
    if (/^(?:\d{4}|\d{2})$/.test(a) && /^\d{2}$/.test(b) && a !== b && text.length <= 7)
        return withYears(a, b, settings);
    const high = readBound(b, settings);
    if (high === undefined)
        return undefined;
    const low = readBound(withUnitOf(a, b), settings) ?? readBound(a, settings);
    if (low === undefined)
        return undefined;
    if (shareType(low, high))
        return between(low, high);
    const raised = readBound(withSignOf(a, b), settings);
    return raised !== undefined && shareType(low, raised) ? between(low, raised) : undefined;
}
function between(low, high) {
    return { low, high, openLow: false, openHigh: false };
}
/** `2019-20` ends in 2020; `19-20` is read so too. */
function withYears(first, second, settings) {
    const century = first.length === 4 ? first.slice(0, 2) : '20';
    const isSeason = (Number(first.slice(-2)) + 1) % 100 === Number(second.slice(-2));
    const full = (year) => (year.length === 2 && (first.length === 4 || isSeason) ? `${century}${year}` : year);
    const [low, high] = [readBound(full(first), settings), readBound(full(second), settings)];
    return low === undefined || high === undefined ? undefined : between(low, high);
}
/** `5` of `5 to 10 km` is 5 km; `20` of `20-30 dollars` are dollars. */
function withUnitOf(first, second) {
    const unit = /^[\d.,]+( ?[^\d\s.,].*)$/.exec(second)?.[1];
    return unit !== undefined && /^[\d.,]+$/.test(first) ? `${first}${unit}` : first;
}
/** `30` of `$20-30` are dollars. */
function withSignOf(first, second) {
    const sign = /^([^\d\s]{1,3}) ?\d/.exec(first)?.[1];
    return sign !== undefined && /^[\d.,]+$/.test(second) ? `${sign}${second}` : second;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/typed.js


















/** No atomic value is longer; longer texts are prose. */
const typed_MAX_LENGTH = 400;
const MAX_SHORT = 90;
/**
 * Two texts that are values of one atomic type, equal (1) or not (0); undefined where no type reads both. A text may be of
 * several types (`5 pounds`): one that makes them equal is enough, with low confidence where another tells them apart.
 */
function compareTyped(goldText, predictedText, settings) {
    const [gold, predicted] = [tidy(goldText), tidy(predictedText)];
    if (gold === undefined || predicted === undefined)
        return undefined;
    let refused;
    for (const { applies, compare, isLastResort } of typed_READERS) {
        if (!applies(gold, predicted))
            continue;
        // a code is what no other type can read
        const found = refused !== undefined && isLastResort ? undefined : compare(gold, predicted, settings);
        if (found === undefined)
            continue;
        if (found.decided === 'same')
            return refused === undefined || isFinal(refused) ? found : { ...found, low_confidence: true };
        refused ??= found;
        if (isFinal(refused))
            return refused;
    }
    const across = compareAcross(gold, predicted, settings);
    if (across !== undefined && (refused === undefined || across.decided === 'same'))
        return across;
    return refused;
}
/** Both as the kind that was declared; undefined for kinds that are no atomic type. */
function compareDeclared(kind, goldText, predictedText, settings) {
    const readers = DECLARED[kind];
    if (readers === undefined)
        return undefined;
    const [gold, predicted] = [tidy(goldText) ?? '', tidy(predictedText) ?? ''];
    const found = readers.map((compare) => compare(gold, predicted, settings)).filter((finding) => finding !== undefined);
    const across = BRIDGED.has(kind) ? compareAcross(gold, predicted, settings) : undefined;
    return (found.find(({ decided }) => decided === 'same') ??
        (across?.decided === 'same' ? across : undefined) ??
        found[0] ??
        across ??
        different('typed', kind, `not both of kind ${kind}: ${unequal(goldText, predictedText)}`));
}
/** Tidy: trimmed, one Unicode form, without quotes around the whole. */
function tidy(text) {
    if (text.length > typed_MAX_LENGTH)
        return undefined;
    const plain = unified(text).replace(/\s+/gu, ' ').trim();
    const bare = /^"([^"]*)"$|^'([^']*)'$/.exec(plain);
    const inner = (bare?.[1] ?? bare?.[2] ?? plain).trim();
    const sentence = /^(.*[\p{L}\p{N}%])[.!]$/su.exec(inner);
    return sentence !== null && !/\.[^.]{1,4}\.$/.test(inner) ? (sentence[1] ?? inner) : inner;
}
function compareBy(reader) {
    return (gold, predicted, settings) => {
        const a = reader.read(gold, settings);
        const b = a === undefined ? undefined : reader.read(predicted, settings);
        if (a === undefined || b === undefined)
            return undefined;
        return findingOf(reader.type, gold, predicted, reader.agree(a, b, settings));
    };
}
function findingOf(type, gold, predicted, { same: equal, low, reason }) {
    const extra = low === true ? { low_confidence: true } : {};
    if (!equal)
        return different('typed', type, `${unequal(gold, predicted)}${reason === undefined ? '' : `: ${reason}`}`, extra);
    return same('typed', type, reason ?? `the same ${type}`, low === true ? { ...extra, score: 0.75 } : {});
}
/** Types whose texts cannot mean anything else. */
function isFinal({ type }) {
    return type === 'email' || type === 'url' || type === 'uuid';
}
function reading(reader, applies) {
    return { applies, compare: compareBy(reader), isLastResort: reader.type === 'identifier' };
}
const DIGIT = /\d/;
const typed_short = (gold, predicted) => gold.length <= MAX_SHORT && predicted.length <= MAX_SHORT;
const shortWithDigit = (gold, predicted) => typed_short(gold, predicted) && (DIGIT.test(gold) || DIGIT.test(predicted));
const typed_READERS = [
    reading(boolean_boolean, (a, b) => a.length <= 5 && b.length <= 5),
    reading(email, (a, b) => a.includes('@') && b.includes('@')),
    reading(url, (a, b) => (a.includes('.') && b.includes('.')) || (a.includes('://') && b.includes('://'))),
    reading(uuid, (a, b) => a.length >= 32 && b.length >= 32),
    reading(version, shortWithDigit),
    reading(phone, (a, b) => typed_short(a, b) && (looksLikePhone(a) || looksLikePhone(b)) && DIGIT.test(a) && DIGIT.test(b)),
    reading(date, shortWithDigit),
    reading(period, typed_short),
    reading(time, typed_short),
    reading(number, typed_short),
    reading(percent, typed_short),
    reading(money, typed_short),
    reading(duration, typed_short),
    reading(quantity, typed_short),
    reading(unit, typed_short),
    reading(range, shortWithDigit),
    reading(formula, (a, b) => a.length <= 130 && b.length <= 130),
    reading(identifier, (a, b) => typed_short(a, b) && DIGIT.test(a) && DIGIT.test(b)),
];
const BRIDGED = new Set(['number', 'percent', 'money', 'boolean', 'phone', 'month', 'identifier']);
const DECLARED = {
    number: [compareBy(number), compareBy(percent), compareBy(money)],
    money: [compareBy(money), compareBy(number)],
    percent: [compareBy(percent), compareBy(number)],
    quantity: [compareBy(quantity), compareBy(unit), compareBy(duration)],
    date: [compareBy(date), compareBy(period)],
    month: [compareBy(period)],
    time: [compareBy(time)],
    duration: [compareBy(duration)],
    range: [compareBy(range)],
    identifier: [compareBy(uuid), compareBy(version), compareBy(identifier), compareBy(number)],
    phone: [compareBy(phone)],
    email: [compareBy(email)],
    url: [compareBy(url)],
    boolean: [compareBy(boolean_boolean)],
};

;// CONCATENATED MODULE: ./build/src/grade/similarity/value.js










/**
 * Two texts as values, the cheapest and surest step first: exact, atomic type, equal but for punctuation, alias, code,
 * qualifiers, then facts and words. The first step that settles it decides.
 */
function compareTextValue(gold, predicted, settings) {
    if (gold === predicted)
        return same('exact', 'text', 'identical');
    if (isDeclaredAlias(gold, predicted, settings.aliases))
        return same('alias', 'alias', 'declared to mean the same');
    if (settings.kind === 'exact')
        return different('exact', 'text', unequal(gold, predicted));
    // the path of a URL tells capitals apart
    const isUrl = gold.includes('://') && predicted.includes('://');
    if (!isUrl && foldText(gold) === foldText(predicted))
        return same('exact', 'text', 'the same but for case and spaces');
    if (gold.trim() === '' || predicted.trim() === '')
        return different('exact', 'text', `${unequal(gold, predicted)}: one is empty`);
    if (settings.kind !== undefined && settings.kind !== 'text') {
        const declared = compareDeclared(settings.kind, gold, predicted, settings);
        if (declared !== undefined)
            return declared;
    }
    return inferred(gold, predicted, settings);
}
function inferred(gold, predicted, settings) {
    const typed = settings.kind === 'text' ? undefined : compareTyped(gold, predicted, settings);
    if (typed !== undefined)
        return typed;
    const [a, b] = [unquoted(gold), unquoted(predicted)];
    const isCode = isCodeLike(a) || isCodeLike(b);
    if (bare(a, isCode) === bare(b, isCode) && bare(a, isCode) !== '')
        return same('exact', isCode ? 'code' : 'text', 'the same but for punctuation and case');
    const alias = compareAlias(a, b, settings);
    if (alias !== undefined)
        return alias;
    if (isCode && !value_isProse(a, b))
        return different('exact', 'code', unequal(gold, predicted));
    return elliptic(a, b) ?? qualified(a, b, settings) ?? compareText(a, b, settings);
}
/** `Paris` beside `The capital of France is Paris.` */
function elliptic(a, b) {
    if (!isElliptic(a, b) && !isElliptic(b, a))
        return undefined;
    const reason = 'the answer without its sentence';
    return { score: 0.75, tier: 'lexical', type: 'sentence', reason, low_confidence: true };
}
/** `'radium'` and `"radium"`. */
function unquoted(text) {
    const match = /^\s*(["'`])(.*)\1\s*$/s.exec(text);
    return match?.[2] ?? text;
}
/** The words without what stands between them; of code every character but white space. */
function bare(text, isCode) {
    if (text.length > fold_MAX_TEXT)
        return text;
    if (isCode)
        return foldText(text).replace(/\s/g, '');
    if (/\d/.test(text))
        return unaccented(foldText(text))
            .replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')
            .replace(/(?<!\d)[.,'"](?!\d)|[.,;:!?'"]+$/g, '');
    return tokensOf(text)
        .map(({ word }) => word)
        .join(' ');
}
/** A formula beside a sentence that describes it is not decided by its characters. */
function value_isProse(a, b) {
    return [a, b].every((text) => text.trim().split(/\s+/).length >= 5 && /^[\p{L}\p{N}\s.,;:'"!?()$€£%/#@&+-]+$/u.test(text));
}
/** A head with what narrows it, where either side has a comma: `Portland, OR` is `Portland`, not `Portland, ME`. */
function qualified(gold, predicted, settings) {
    const [a, b] = [qualifiedOf(gold), qualifiedOf(predicted)];
    if (a === undefined && b === undefined)
        return undefined;
    const [goldHead, predictedHead] = [a?.head ?? gold, b?.head ?? predicted];
    if (goldHead === gold && predictedHead === predicted)
        return undefined;
    const heads = compareTextValue(goldHead, predictedHead, settings);
    const isSame = heads.decided === 'same' || (heads.decided === undefined && heads.score >= settings.threshold);
    if (!isSame)
        return undefined;
    const relation = compareQualifiers(a?.qualifiers ?? [], b?.qualifiers ?? [], settings);
    if (relation === 'conflict') {
        const reason = `${(a?.qualifiers ?? []).join(', ')} ≠ ${(b?.qualifiers ?? []).join(', ')}`;
        return different('veto', 'text', reason, { score: 0.4 });
    }
    const isAgreed = relation === 'agree';
    const reason = isAgreed ? 'the same head and qualifier' : 'only one has a qualifier behind the comma';
    const score = Math.min(heads.score, isAgreed ? 0.95 : 0.8);
    return { score, tier: 'lexical', type: 'text', reason, low_confidence: !isAgreed || heads.low_confidence === true };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/claims.js

const MAX_CLAIMS = 20;
/** After a full stop before a capital, unless it ends an initial or an abbreviation. */
const BREAK = /(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Mt|Jr|Sr|No|vs|Inc|Ltd|Co)\.)(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\p{N}#$€£])|\n+|(?<=[;:])\s+/u;
/** The sentences of a text, several together where there are very many; one sentence with `;` or a long `and` stays whole, since its parts share a subject. */
function sentencesOf(text) {
    const sentences = text
        .slice(0, fold_MAX_TEXT)
        .split(BREAK)
        .map((sentence) => sentence.trim())
        .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
    if (sentences.length <= MAX_CLAIMS)
        return sentences;
    const size = Math.ceil(sentences.length / MAX_CLAIMS);
    return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) => sentences.slice(index * size, (index + 1) * size).join(' '));
}
/** Sentences that state nothing: greetings, thanks, offers of help. */
function isPolite(tokens) {
    const content = tokens.filter(({ stop }) => !stop);
    return content.length === 0 || (content.length <= 4 && content.every(({ word }) => POLITE.has(word)));
}
const POLITE = new Set('welcome happy glad help assist assistance anything else know question questions feel free reach day nice great good course sorry apologies apologize inconvenience morning afternoon evening understand patience'.split(' '));

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/statement.js







/**
 * Whether a reply states a short fact (a name, a thing): its content words near each other, or a name of it that means the
 * same. A surname alone stands for the person; a denial (`not Paris`) is no statement.
 */
function statementOf(fact, text, reply, settings) {
    const content = fact.filter(({ stop }) => !stop);
    const wanted = content.length === 0 ? fact : content;
    const nearest = nearestRun(wanted, reply);
    const denied = nearest !== undefined && isDenied(reply, nearest.start);
    if (nearest !== undefined && nearest.score === 1)
        return { score: 1, denied };
    const named = byOtherName(text, reply, settings);
    if (named !== undefined)
        return { score: 1, denied: isDenied(reply, named) };
    const person = bySurname(wanted, reply);
    if (person !== undefined)
        return { score: Math.max(0.65, nearest?.score ?? 0), denied: isDenied(reply, person) };
    return { score: nearest?.score ?? 0, denied: denied && (nearest?.score ?? 0) >= settings.threshold };
}
/** How far apart the words of one fact may stand, beyond their own number. */
const SLACK = 6;
const MAX_STARTS = 200;
/** The stretch of the reply that holds most of the words. */
function nearestRun(wanted, reply) {
    const [weights, total] = weigh(wanted);
    let best;
    const starts = reply.flatMap((token, index) => (wanted.some((word) => isSameWord(word, token)) ? [index] : []));
    for (const start of starts.slice(0, MAX_STARTS)) {
        const window = reply.slice(start, start + wanted.length + SLACK);
        const { pairs } = align(wanted, window);
        const found = shareOf(pairs, weights, total);
        const score = found > 0.94 ? 1 : found;
        if (score > (best?.score ?? 0))
            best = { start, score };
        if (score === 1)
            break;
    }
    return best ?? acrossReply(wanted, reply);
}
/** Where no word starts it, as with synonyms: anywhere in the reply. */
function acrossReply(wanted, reply) {
    const { pairs } = align(wanted, reply.slice(0, 400));
    const [first] = pairs;
    if (first === undefined)
        return undefined;
    const [weights, total] = weigh(wanted);
    return { start: reply.indexOf(first.predicted), score: shareOf(pairs, weights, total) * 0.9 };
}
/** Half of a name is less than half of the fact: the exponent is what tells `Jane Smith` from `John Smith`. */
function shareOf(pairs, weights, total) {
    const counted = new Set();
    let found = 0;
    for (const pair of pairs) {
        if (!counted.has(pair.gold))
            found += pair.score * (weights.get(pair.gold) ?? 0);
        counted.add(pair.gold);
    }
    return Math.min(1, found / total) ** 1.5;
}
/** Words that only say what kind of thing it is, or that narrow it behind a comma, weigh little. */
function weigh(tokens) {
    let isBehind = false;
    const weights = new Map(tokens.map((token, index) => {
        isBehind ||= index > 0 && token.afterComma;
        return [token, isTitle(token.word) ? 0.2 : isBehind ? 0.3 : isHeadNoun(token) ? 0.5 : 1];
    }));
    return [weights, [...weights.values()].reduce((sum, weight) => sum + weight, 0)];
}
function isSameWord(a, b) {
    return a.stem === b.stem || kinship(a, b) >= 0.8;
}
const statement_BEFORE = 3;
const DENIALS = new Set(['instead', 'rather', 'unlike', 'except']);
/** `not Paris`, `rather than Paris`, right before it. */
function isDenied(reply, start) {
    const before = reply.slice(Math.max(0, start - statement_BEFORE), start);
    const at = before.findLastIndex((token) => isNegation(token) || DENIALS.has(token.word));
    if (at < 0)
        return false;
    const between = before.slice(at + 1);
    // `No, Paris` affirms
    if ((between[0] ?? reply[start])?.afterComma === true)
        return false;
    return between.every(({ stop, word }) => (stop || word === 'than') && word !== 'but');
}
/** Place of a name in the reply that means the same as the fact. */
function byOtherName(text, reply, settings) {
    if (text.length > 80)
        return undefined;
    const regions = regionsOf(text);
    const letters = /^(?:\p{Lu}\.?){2,8}$/u.test(text.trim()) ? text.trim() : undefined;
    const own = tokensOf(text);
    for (const [index, token] of reply.slice(0, 400).entries()) {
        for (let size = 1; size <= 4 && index + size <= reply.length; size += 1) {
            const run = reply.slice(index, index + size);
            if (size > 1 && run.at(-1)?.stop === true)
                continue;
            const phrase = run.map(({ raw }) => raw).join(' ');
            if (size === 1 && token.stop)
                continue;
            const isName = /^\p{Lu}/u.test(phrase);
            if (regions.length > 0 && isName && regionsOf(phrase).some((code) => regions.includes(code)))
                return index;
            if (isDeclaredAlias(text, phrase, settings.aliases) || inOneGroup(text, phrase))
                return index;
            if (size === 1 && token.caps && spells(token.raw, own))
                return index;
            if (letters !== undefined && size > 1 && spells(letters, run))
                return index;
        }
    }
    return undefined;
}
/** `Tchaikovsky` for `Pyotr Ilyich Tchaikovsky`, unless another first name stands before it. */
function bySurname(wanted, reply) {
    const names = wanted.filter(({ word }) => !isTitle(word));
    const last = names.at(-1);
    if (last === undefined ||
        names.length < 2 ||
        names.length > 4 ||
        !names.every(({ raw, afterComma }) => /^\p{Lu}\p{Ll}/u.test(raw) && !afterComma))
        return undefined;
    if (isHeadNoun(last))
        return undefined;
    const at = reply.findIndex(({ stem }) => stem === last.stem);
    if (at < 0)
        return undefined;
    const before = reply[at - 1];
    const isOther = before !== undefined && /^\p{Lu}\p{Ll}/u.test(before.raw) && !before.stop && !isTitle(before.word);
    return isOther && !names.some(({ stem }) => stem === before.stem) ? undefined : at;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/judge-claim.js









/** One sentence or short fact of the gold against the whole reply; of a fact with `or` in it either part is enough. */
function judgeClaim(text, reply, settings) {
    const [first = text, ...others] = wordingsOf(text);
    let best = judgeWording(first, reply, settings);
    for (const wording of others) {
        if (best.claim.verdict === 'stated')
            break;
        const next = judgeWording(wording, reply, settings);
        if (next.claim.verdict === 'stated' || next.claim.score > best.claim.score)
            best = next;
    }
    return { ...best, claim: { ...best.claim, text: text.slice(0, 500) } };
}
/** A short fact without the words in brackets that explain it, and each of its alternatives. */
function wordingsOf(text) {
    if (text.length > 100 || VERB.test(text) || text.includes('?'))
        return [text];
    const bare = text.replace(/\s*\([^()\d]{1,60}\)/g, '').trim();
    const plain = /[\p{L}\p{N}]/u.test(bare) ? bare : text;
    const parts = plain.split(/,? or /i).filter((part) => /[\p{L}\p{N}]/u.test(part));
    return parts.length > 1 && parts.length <= 4 ? [plain, ...parts] : [plain];
}
function judgeWording(text, reply, settings) {
    const side = sideOf(text, settings);
    const { facts, tokens: words } = side;
    const content = words.filter(({ stop }) => !stop);
    const found = matchFacts(facts, reply.facts, settings);
    const low = found.matched.some((match) => match.low);
    const [conflict] = found.conflicts;
    const coverage = isShort(text, content)
        ? shortCoverage(words, text, reply, settings)
        : longCoverage(side, content, reply, settings);
    const score = combined(coverage.score, content, facts.length, found.matched.length);
    const claim = text.slice(0, 500);
    if (conflict !== undefined) {
        const reason = `fact conflict: ${conflict.gold.text.trim()} ≠ ${conflict.predicted.text.trim()}`;
        return { claim: { text: claim, score: Math.min(score, 0.4), verdict: 'contradicted' }, reason, low, unsaid: false };
    }
    if (coverage.contradiction !== undefined) {
        return {
            claim: { text: claim, score: Math.min(score, 0.4), verdict: 'contradicted' },
            reason: coverage.contradiction,
            low,
            unsaid: false,
        };
    }
    const [absent] = found.onlyGold;
    if (absent !== undefined) {
        return {
            claim: { text: claim, score: Math.min(score, 0.45), verdict: 'missing' },
            reason: `does not state ${absent.text.trim()}`,
            low,
            unsaid: coverage.score < 0.3,
        };
    }
    const isStated = score >= settings.threshold;
    const reason = isStated
        ? `states ${quoted(text)}`
        : `does not state ${quoted(text)} (${Math.round(score * 100)}% of it)`;
    return {
        claim: { text: claim, score, verdict: isStated ? 'stated' : 'missing', ...((0,grey_zone/* isGrey */.u)({ score }) && { open: true }) },
        reason,
        low: low || (isStated && score < 0.8),
        unsaid: !isStated,
    };
}
/** A name or a thing rather than a sentence. */
function isShort(text, content) {
    return content.length <= 6 && !/[?]/.test(text) && !VERB.test(text);
}
const VERB = /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|been|i|you|we|your|please)\b/i;
function shortCoverage(words, text, reply, settings) {
    if (words.length === 0)
        return { score: 1 };
    const statement = statementOf(words, text, reply.tokens, settings);
    const swap = statement.score < 0.9 ? undefined : swapIn({ text, tokens: words, facts: [] }, reply);
    if (swap !== undefined)
        return { score: 0.4, contradiction: swap };
    return statement.denied ? { score: 0.2, contradiction: `denies ${quoted(text)}` } : { score: statement.score };
}
/** `Bob manages Alice` has all the words of `Alice manages Bob`. */
function swapIn(claim, { sentences }) {
    const found = sentences.slice(0, MAX_ALIGNED).map((sentence) => exchanged(claim, sentence));
    return found.find((reason) => reason !== undefined);
}
function longCoverage(claim, content, reply, settings) {
    const whole = recall(content, reply.content);
    let best;
    for (const sentence of nearest(content, reply)) {
        const score = recall(content, contentOf(sentence.tokens));
        if (score > (best?.score ?? 0))
            best = { sentence, score };
    }
    if (best === undefined || best.score < 0.3)
        return { score: whole * 0.95 };
    const against = contradiction(viewFrom({ ...claim, facts: [] }, { ...best.sentence, facts: [] }, settings));
    return { score: Math.max(best.score, whole * 0.95), ...(against !== undefined && { contradiction: against }) };
}
/** The sentences with the most words of the claim as they stand; only these are aligned. */
function nearest(claim, { sentences }) {
    if (sentences.length <= MAX_ALIGNED)
        return sentences;
    const stems = new Set(claim.map(({ stem }) => stem));
    return sentences
        .map((sentence) => ({ sentence, common: sentence.tokens.filter(({ stem }) => stems.has(stem)).length }))
        .sort((a, b) => b.common - a.common)
        .slice(0, MAX_ALIGNED)
        .map(({ sentence }) => sentence);
}
const MAX_ALIGNED = 4;
/** Words that a thing is asked for with: `email address` is `email`. */
const LABELS = new Set(['number', 'name', 'address', 'id', 'code', 'details', 'information']);
/** Share of the claim's words that the text says, light verbs counting less. */
function recall(claim, text) {
    if (claim.length === 0)
        return 1;
    const weight = (token) => (isLight(token) ? 0.3 : LABELS.has(token.word) ? 0.5 : 1);
    const total = claim.reduce((sum, token) => sum + weight(token), 0);
    const counted = new Set();
    let found = 0;
    for (const pair of align(claim, text).pairs) {
        if (counted.has(pair.gold))
            continue;
        counted.add(pair.gold);
        found += pair.score * weight(pair.gold);
    }
    // one word of two is not the sentence
    return claim.length <= 3 ? (found / total) ** 1.5 : found / total;
}
/** Facts and words together, a fact as heavy as a word and a half. */
function combined(words, content, facts, stated) {
    const total = content.length + 1.5 * facts;
    return total === 0 ? words : (words * content.length + 1.5 * stated) / total;
}
function quoted(text) {
    return JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/reply.js











/**
 * Whether a reply says what the gold reply says: every fact and claim of the gold is looked for in it. A longer reply that
 * states them is fine. What is missing makes it incomplete, what conflicts inconsistent.
 */
function compareReply(gold, predicted, settings) {
    if (foldText(gold) === foldText(predicted))
        return withMentions(exact(gold), predicted, settings);
    const reply = replyOf(predicted, settings);
    const sentences = sentencesOf(gold);
    const spoken = sentences.filter((sentence) => !isPolite(tokensOf(sentence)) || factsOf(sentence, settings).facts.length > 0);
    const claims = (spoken.length > 0 ? spoken : sentences).map((sentence) => judgeClaim(sentence, reply, settings));
    const finding = concluded(gold, predicted, claims, settings);
    return withMentions(gold.length > fold_MAX_TEXT ? partly(finding) : finding, predicted, settings);
}
function exact(gold) {
    const claims = [{ text: gold.slice(0, 500), score: 1, verdict: 'stated' }];
    return same('exact', 'reply', 'the same text', { complete: true, truthful: true, claims });
}
/** What lies beyond the length that is taken apart was not looked at. */
function partly(finding) {
    return {
        ...finding,
        score: Math.min(finding.score, 0.9),
        low_confidence: true,
        reason: `${finding.reason} (only the first ${fold_MAX_TEXT} characters were compared)`,
    };
}
function replyOf(text, settings) {
    const { facts, rest } = factsOf(text, settings);
    const tokens = tokensOf(text);
    return {
        text,
        facts,
        tokens,
        content: contentOf(tokensOf(rest)),
        sentences: sentencesOf(text).map((sentence) => sideOf(sentence, settings)),
    };
}
function concluded(gold, predicted, judged, settings) {
    const claims = judged.map(({ claim }) => claim);
    const score = claims.length === 0 ? 0 : claims.reduce((sum, claim) => sum + claim.score, 0) / claims.length;
    const contradicted = judged.find(({ claim }) => claim.verdict === 'contradicted');
    const missing = judged.find(({ claim }) => claim.verdict === 'missing');
    const low = judged.some((claim) => claim.low);
    if (contradicted === undefined && missing === undefined && claims.length > 0) {
        return {
            score: Math.max(score, settings.threshold),
            decided: 'same',
            tier: 'facts',
            type: 'reply',
            reason: claims.length === 1 ? (judged[0]?.reason ?? '') : 'every claim is stated',
            complete: true,
            truthful: true,
            claims,
            ...(low && { low_confidence: true }),
        };
    }
    if (contradicted === undefined && isWholeAnswer(gold, predicted, settings)) {
        return {
            score: 0.9,
            decided: 'same',
            tier: 'facts',
            type: 'reply',
            reason: 'the answer without its sentence',
            complete: true,
            truthful: true,
            // what the words leave out is understood: no later tier has to say it
            claims: claims.map(({ open: _, ...claim }) => claim),
            low_confidence: true,
        };
    }
    const isUnrelated = contradicted === undefined &&
        claims.every((claim) => claim.score < settings.threshold) &&
        judged.some(({ unsaid }) => unsaid) &&
        saysMore(gold, predicted);
    return {
        score: Math.min(score, settings.threshold * 0.9),
        decided: 'different',
        tier: contradicted === undefined ? 'facts' : 'veto',
        type: claims.some(({ text }) => text.length > 60) ? 'sentence' : 'reply',
        reason: contradicted?.reason ?? missing?.reason ?? 'nothing is stated',
        complete: missing === undefined && claims.length > 0,
        truthful: contradicted === undefined && !isUnrelated,
        claims,
        low_confidence: contradicted === undefined && score > 0.2,
    };
}
/** Whether the reply has words that the gold lacks: it speaks of something else rather than too little. */
function saysMore(gold, predicted) {
    const stems = new Set(tokensOf(gold).map(({ stem }) => stem));
    return tokensOf(predicted).some((token) => !token.stop && !stems.has(token.stem));
}
/** `Paris` for `The capital of France is Paris.`, or the same in other words. */
function isWholeAnswer(gold, predicted, settings) {
    if (isElliptic(gold, predicted))
        return true;
    if (gold.length > 200 || predicted.length > 200)
        return false;
    const { kind: _, must_mention: __, ...plain } = settings;
    const value = compareTextValue(gold, predicted, { ...plain, mode: 'value' });
    return value.decided === 'same';
}
/** Facts that the author asks for by name. */
function withMentions(finding, predicted, settings) {
    const wanted = settings.must_mention ?? [];
    if (wanted.length === 0)
        return finding;
    const reply = replyOf(predicted, settings);
    const mentions = wanted.map((text) => ({ text, ...mentionOf(text, reply, settings) }));
    const missing = mentions.filter(({ verdict }) => verdict !== 'stated').map(({ text }) => JSON.stringify(text));
    const claims = [...(finding.claims ?? []), ...mentions];
    if (missing.length === 0)
        return { ...finding, claims };
    const reason = `does not mention ${missing.join(', ')}`;
    return {
        ...finding,
        claims,
        complete: false,
        decided: 'different',
        score: Math.min(finding.score, settings.threshold * 0.9),
        reason: finding.decided === 'different' ? `${finding.reason}; ${reason}` : reason,
    };
}
function mentionOf(text, reply, settings) {
    const { facts, rest } = factsOf(text, settings);
    const tokens = tokensOf(rest);
    if (facts.length === 0 && tokens.length === 0) {
        const found = text.trim() !== '' && foldText(reply.text).includes(foldText(text));
        return found ? { score: 1, verdict: 'stated' } : { score: 0, verdict: 'missing' };
    }
    const { matched } = matchFacts(facts, reply.facts, settings);
    const words = restOf(tokens, text, reply, settings);
    const isStated = matched.length === facts.length && words.score >= 0.9 && !words.denied;
    return { score: isStated ? 1 : Math.min(0.9, words.score), verdict: isStated ? 'stated' : 'missing' };
}
function restOf(tokens, text, reply, settings) {
    return tokens.length === 0 ? { score: 1, denied: false } : statementOf(tokens, text, reply.tokens, settings);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/compare.js










const DEFAULT_THRESHOLD = 0.5;
/**
 * Whether two JSON values or replies mean the same, with a reason in words. Pure, deterministic, never throws; the work is
 * bounded whatever is compared. `response` mode compares texts as replies, `value` mode is symmetric.
 */
function compare(gold, predicted, options = {}) {
    const settings = { ...options, mode: options.mode ?? 'value', threshold: options.threshold ?? DEFAULT_THRESHOLD };
    return verdictOf(findingFor(gold, predicted, settings), settings);
}
/** Applies the threshold, and `strict`, to what was found. */
function verdictOf({ decided, ...finding }, { threshold, strict }) {
    const verdict = decided ?? (finding.score >= threshold ? 'same' : 'different');
    const low_confidence = finding.low_confidence ?? (decided === undefined && (0,grey_zone/* isGrey */.u)(finding));
    if (strict === true && verdict === 'same' && low_confidence) {
        return { ...finding, verdict: 'different', low_confidence, reason: `not sure enough: ${finding.reason}` };
    }
    return { ...finding, verdict, low_confidence };
}
function findingFor(gold, predicted, settings) {
    if (settings.mode === 'response' && typeof gold === 'string' && typeof predicted === 'string') {
        return compareReply(gold, predicted, settings);
    }
    if (gold === predicted)
        return same('exact', typeOf(gold), 'identical');
    if (!(0,depth/* isShallow */.f)(gold) || !(0,depth/* isShallow */.f)(predicted))
        return different('exact', 'depth', 'nested too deeply to compare');
    return compareValue(gold, predicted, settings);
}
/** Two values of any JSON type; lists and objects member by member, with the same options. */
function compareValue(gold, predicted, settings) {
    if ((0,json/* equalJson */.FS)(gold, predicted))
        return same('exact', typeOf(gold), 'identical');
    if (gold === null || predicted === null)
        return different('typed', 'null', `${unequal(gold, predicted)}: one is null`);
    const [a, b] = [(0,json_text/* containerOf */.t)(gold), (0,json_text/* containerOf */.t)(predicted)];
    if ((0,json/* isJsonObject */.OW)(a) && (0,json/* isJsonObject */.OW)(b))
        return compareObject(a, b, member(settings), compareValue);
    const lists = settings.kind === 'exact' ? undefined : listsOf([gold, a], [predicted, b], settings);
    if (lists !== undefined) {
        const compareMembers = settings.kind === 'set' ? compareSet : compareList;
        return compareMembers(lists[0], lists[1], member(settings), compareValue);
    }
    if (typeof gold === 'object' || typeof predicted === 'object')
        return different('typed', 'type', unequal(gold, predicted));
    return compareScalar(gold, predicted, settings);
}
/** Two lists, or one beside a text that enumerates (`a, b and c`); two texts only where the kind says so. */
function listsOf([gold, a], [predicted, b], { kind }) {
    const isDeclared = kind === 'list' || kind === 'set';
    if (!Array.isArray(a) && !Array.isArray(b) && !isDeclared)
        return undefined;
    const first = Array.isArray(a) ? a : enumeratedIn(gold);
    const second = Array.isArray(b) ? b : enumeratedIn(predicted);
    return first === undefined || second === undefined ? undefined : [first, second];
}
function compareScalar(gold, predicted, settings) {
    if (typeof gold === 'number' && typeof predicted === 'number')
        return compareNumbers(gold, predicted, settings);
    if (typeof gold === 'boolean' && typeof predicted === 'boolean')
        return different('typed', 'boolean', unequal(gold, predicted));
    const found = compareTextValue(String(gold), String(predicted), settings);
    if (found.reason === 'identical')
        return same('typed', typeof gold === 'string' ? typeof predicted : typeof gold, 'the same value as text');
    return found;
}
function compareNumbers(gold, predicted, { tolerance, kind }) {
    if (kind === 'exact')
        return different('exact', 'number', unequal(gold, predicted));
    const { same: equal, reason } = number.agree(gold, predicted, { tolerance });
    return equal
        ? same('typed', 'number', reason ?? 'the same number')
        : different('typed', 'number', unequal(gold, predicted));
}
/** How a list itself is compared does not say how its members are. */
function member(settings) {
    if (settings.kind !== 'list' && settings.kind !== 'set')
        return settings;
    const { kind: _, ...rest } = settings;
    return rest;
}
function typeOf(value) {
    if (value === null)
        return 'null';
    if (typeof value === 'object')
        return Array.isArray(value) ? 'list' : 'object';
    return typeof value === 'string' ? 'text' : typeof value;
}


/***/ }),

/***/ 3501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isGrey)
/* harmony export */ });
/** Scores between these are neither clearly the same nor clearly different. */
const GREY = [0.2, 0.8];
/** Whether words alone leave it open: a later tier (embedding, judge) may see it otherwise. */
function isGrey({ score }) {
    return score > GREY[0] && score < GREY[1];
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
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7905);
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
    answer: ['success_rate', 'rubric'],
    trajectory: _grade_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAJECTORY_CHECKS */ .Q,
    aem: ['aem', 'structural', 'completeness', 'truthfulness'],
    cost: [
        ...['cost', 'input_tokens', 'cached_tokens', 'output_tokens', 'reasoning_tokens', 'model_calls', 'tool_calls'],
        ...['judge_cost', 'judge_calls', 'judge_input_tokens', 'judge_output_tokens'],
    ],
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
    rubric: 'Rubric lines met',
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
    judge_cost: 'Cost of judges per attempt',
    judge_calls: 'Answers of judges',
    judge_input_tokens: 'Input tokens of judges',
    judge_output_tokens: 'Output tokens of judges',
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

/***/ 7905:
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
    rubric_met: (args) => (0,report_text/* say */.cv) `${str(args.check)}: ${str(args.rubric)} Met${evidence(args)}`,
    rubric_not_met: (args) => (0,report_text/* say */.cv) `${str(args.check)}: ${str(args.rubric)} Not met${evidence(args)}`,
    rubric_not_measured: ({ check, reason }) => (0,report_text/* say */.cv) `${str(check)} is a rubric and was not measured: ${str(reason)}.`,
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
/** The judge's word is data, as what it quotes is. */
function evidence({ reason, quote, licensed }) {
    const quoted = quote === '' ? [] : (0,report_text/* say */.cv) ` (${str(quote)})`;
    const advisory = licensed === true ? [] : (0,report_text/* words */.aL)(' The judge has no licence: this decides nothing.');
    return [...(0,report_text/* words */.aL)(', says the judge: '), ...(0,report_text/* say */.cv) `${str(reason)}`, ...quoted, ...(0,report_text/* words */.aL)('.'), ...advisory];
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
// EXTERNAL MODULE: ./build/src/grade/judge/lock.js
var lock = __webpack_require__(6150);
;// CONCATENATED MODULE: ./build/src/report/phrase/next.js

/** What to do where two sides were not measured alike. */
function anew(site) {
    return (0,report_text/* say */.cv) `Measure the base agent under the same conditions: run ${`turngate run ${site.suite}`} with the base's agent, then ${'turngate baseline write RUN_DIR'}.`;
}

;// CONCATENATED MODULE: ./build/src/report/phrase/judges.js




/** Reasons about judges and their licences. */
const JUDGE_REASONS = {
    judge_differs: (_args, site) => ({
        text: (0,report_text/* words */.aL)("The judge differs from the baseline's, so the figures cannot be compared."),
        next: anew(site),
    }),
    judge_licence_differs: ({ judge, decides, candidate, baseline, changed }, site) => decides === 'baseline'
        ? {
            text: (0,report_text/* say */.cv) `Judges decided in the baseline and do not now, because of ${judge} (${(0,report_text/* words */.aL)(STANDING[candidate])}${changedWords(changed)}), so the figures cannot be compared.`,
            next: candidate === 'none' ? anew(site) : validate(site),
        }
        : {
            text: (0,report_text/* say */.cv) `Judges decide now and did not in the baseline, because of ${judge} (${(0,report_text/* words */.aL)(STANDING[baseline])} there${changedWords(changed)}), so the figures cannot be compared.`,
            next: anew(site),
        },
    judge_unlicensed: ({ judge, model }, site) => ({
        text: (0,report_text/* say */.cv) `Judge ${judge} (${model}) has no licence: it reports and decides nothing, and its rubric lines are left out of ${'pass_when'}.`,
        next: validate(site),
    }),
    judge_lock_void: ({ judge, model, changed }, site) => ({
        text: (0,report_text/* say */.cv) `The licence of judge ${judge} (${model}) in ${lock/* LOCK_FILE */.FI} is void${changedWords(changed)}. It reports and decides nothing, and its rubric lines are left out of ${'pass_when'}.`,
        next: validate(site),
    }),
    judge_metric_advisory: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `The limit of ${(0,metric_names/* metricLabel */.B)(metric)} does not count: a judge that has a vote in it has no licence.`,
    }),
};
const STANDING = {
    licensed: 'licensed',
    void: 'its licence is void',
    absent: 'it has no licence',
    none: 'no such judge',
};
const VOID = {
    model: 'the model changed',
    prompt: 'the prompt changed',
    rubric: 'a rubric line was changed or added',
    figures: 'its figures do not reach the bars of the policy',
};
function changedWords(changed) {
    return (0,report_text/* words */.aL)(changed.length === 0 ? '' : `: ${changed.map((part) => VOID[part]).join(', ')}`);
}
function validate(site) {
    return (0,report_text/* say */.cv) `Let two humans label what the judge judged, and run ${`turngate judge validate LABELS --suite ${site.suite}`}.`;
}

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
    advisory: 'advisory',
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
        text: (0,report_text/* say */.cv) `${fell(args)}, more than the ${limitOf(args)} allowed (${'rule: threshold'}: every larger drop fails).`,
        next: FIX,
    }),
    metric_rose_past_threshold: (args) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed (${'rule: threshold'}: every larger rise fails).`,
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
    ...JUDGE_REASONS,
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

/***/ 3698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   ST: () => (/* binding */ statusColor),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7336);
/* harmony import */ var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2958);


function lookOf({ width, color }) {
    return { width: Math.max(40, width), colors: picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color) };
}
/** Wraps to the width; `first` stands before the first line, blanks of the same length before the others. */
function wrapped(text, first, { width }) {
    const pad = ' '.repeat(first.length);
    const lines = (0,wrap_ansi__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text, Math.max(20, width - first.length), { hard: true, trim: true }).split('\n');
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

/***/ 3963:
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
// EXTERNAL MODULE: ./build/src/report/terminal/look.js
var terminal_look = __webpack_require__(3698);
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
    const look = (0,terminal_look/* lookOf */.Li)(options);
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
/* harmony export */   HC: () => (/* binding */ moduleFingerprint),
/* harmony export */   HT: () => (/* binding */ goldFingerprint),
/* harmony export */   cT: () => (/* binding */ judgeFingerprint),
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
 * - scorer: the scoring code, its options, the embedding model, modules of sub-metrics (paths and contents), and what of
 *   the tools decides a grade: aliases, `tool_id`, `action`, read-only marks, comparisons
 * - judge: where the suite has any, the models, how they are asked, the prompt, and the rubrics of sub-metrics
 * - gold: per task, all that decides what the right outcome is
 *
 * A part that the suite does not have is left out.
 *
 * @param versions of the scoring code (`Similarity.version`) and of the judges' prompt
 */
function fingerprintSuite(tree, suite, { scorer = '', judgePrompt = '' }) {
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
        ...judgeFingerprint(suite, judgePrompt),
        gold: Object.fromEntries(suite.tasks.map((task) => [task.id, goldFingerprint(task)])),
    };
}
/** Hash of all that decides how an attempt is graded; `scorer` names the scoring code. */
function scorerFingerprint(suite, scorer) {
    const { similarity, aem, tools, embedding, sub_metrics } = suite;
    const modules = sub_metrics.flatMap(({ name, applies_to, code }) => code === undefined ? [] : [{ name, applies_to, code }]);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain({
        ...{ scorer, similarity, aem, tools: gradingRules(tools) },
        ...(embedding !== undefined && { embedding: asksWhat(embedding) }),
        ...(modules.length > 0 && { modules }),
    }));
}
/**
 * Hash of who answers rubrics and how; nothing where a suite has no judge. `prompt` names what they are told. The rubrics
 * of a task are part of its gold, so that a task that comes or goes is no other judge.
 */
function judgeFingerprint(suite, prompt) {
    if (suite.judges.length === 0)
        return {};
    const dimensions = suite.sub_metrics.flatMap(({ name, applies_to, rubric, against }) => rubric === undefined ? [] : [{ name, applies_to, rubric, against }]);
    const { concurrency: _, ...options } = asksWhat(suite.judge);
    return { judge: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain({ judges: suite.judges.map(asksWhat), options, prompt, dimensions })) };
}
/** Without what decides only who pays, how fast an answer comes, or whether it comes. */
function asksWhat(options) {
    const { api_key_env: _k, timeout: _t, retries: _r, requests_per_minute: _m, ...rest } = options;
    return rest;
}
/** Hash of a sub-metric's module and of the files that it names: paths and contents. */
function moduleFingerprint(tree, module, files) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(matching(tree, [module, ...files]));
}
function agentBlock(agent) {
    const { kind: _kind, files: _files, ...block } = agent;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(block);
}
function filesByPart(tree, { files }) {
    const parts = {};
    for (const [part, globs] of Object.entries(files ?? {})) {
        parts[part] = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(matching(tree, globs ?? []));
    }
    return parts;
}
function matching(tree, globs) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_2__(globs.flatMap((glob) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .yt)(glob) ?? []), { dot: true });
    return tree
        .list()
        .filter((file) => matches(file))
        .map((path) => fileHash(tree, path, path));
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
    'rubric',
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
    'judge_cost',
    'judge_calls',
    'judge_input_tokens',
    'judge_output_tokens',
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
/* harmony export */   gm: () => (/* binding */ Pointer),
/* harmony export */   og: () => (/* binding */ FieldCompare)
/* harmony export */ });
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
const ARGUMENT_KINDS = [
    'exact',
    'number',
    'money',
    'percent',
    'quantity',
    'date',
    'month',
    'time',
    'duration',
    'range',
    'identifier',
    'phone',
    'email',
    'url',
    'boolean',
    'text',
    'list',
    'set',
];
/** How one argument is compared, keyed by its path (`filters.region`, `items[].id`). */
const FieldCompare = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(ARGUMENT_KINDS).optional(),
    /** Absolute distance that still counts as equal, for numbers. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).optional(),
    /** BCP 47, e.g. `de-DE`; settles the order of day and month and the decimal mark. */
    locale: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(isLocale, { error: 'must be a language tag such as en-US or de-DE' }).optional(),
    /** The value is not looked at, present or absent. */
    ignore: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    /** May be absent on either side; where `default` is given, absent means that value. */
    optional: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    default: JsonValue.optional(),
    /** Groups of spellings that mean the same. */
    aliases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).min(2)).optional(),
});
const CompareTable = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1), FieldCompare);
function isLocale(tag) {
    try {
        return Intl.getCanonicalLocales(tag).length === 1;
    }
    catch {
        return false;
    }
}


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

/***/ 983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ EnvironmentName),
/* harmony export */   Wu: () => (/* binding */ JudgeEntry),
/* harmony export */   iQ: () => (/* binding */ EmbeddingOptions),
/* harmony export */   y5: () => (/* binding */ JudgeOptions),
/* harmony export */   zg: () => (/* binding */ SubMetricEntry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5649);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3879);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4995);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7359);





const EnvironmentName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, {
    error: 'must be the name of an environment variable, such as OPENAI_API_KEY (its value is not written here)',
});
/** A message that does not begin with `must` shows no value: it may be the key itself. */
const KeyName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Z_][A-Z0-9_]*$/, {
    error: '`api_key_env` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.',
});
const BaseUrl = zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1' });
/** A model that speaks OpenAI's protocol. */
const endpoint = {
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    base_url: BaseUrl.exactOptional(),
    /** Name of the variable that holds the key. */
    api_key_env: KeyName.exactOptional(),
};
const JudgeEntry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** Names it in reports and in its licence. */
    name: _common_js__WEBPACK_IMPORTED_MODULE_1__.Id,
    ...endpoint,
    /** Sent only where it is stated: some models refuse any. */
    temperature: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(2).exactOptional(),
    /** How the endpoint is told the form of the answer; `none` for those that know neither. */
    response_format: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['json_schema', 'json_object', 'none']).default('json_schema'),
});
/** How judges are asked. The defaults are written in one place, here. */
const JudgeOptions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** Answers of each judge; a strict majority of all of them decides. */
    votes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).max(9).default(1),
    allow_same_family: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    /** Characters of the agent's output that a judge is shown. */
    max_chars: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(200).max(1_000_000).default(20_000),
    /** Of one request. */
    timeout: _tools_js__WEBPACK_IMPORTED_MODULE_3__/* .Duration */ .dw.default('60s'),
    /** After 429, 5xx, a broken connection, a time-out, or an answer that cannot be read. */
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(10).default(3),
    /** Requests at the same time. */
    concurrency: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).max(64).default(4),
    requests_per_minute: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).exactOptional(),
});
/** The embedding tier of the similarity cascade; without this block it is off. */
const EmbeddingOptions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...endpoint,
    dimensions: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).exactOptional(),
    /** Cosine from which two sentences mean the same. */
    threshold: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().gt(0).lt(1).default(0.6),
    timeout: _tools_js__WEBPACK_IMPORTED_MODULE_3__/* .Duration */ .dw.default('60s'),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(10).default(3),
    requests_per_minute: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).exactOptional(),
});
/** A user's own dimension of a turn's correctness: a rubric that a judge answers, or a module that decides. */
const SubMetricEntry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[a-z][a-z0-9_]{0,63}$/, { error: 'must hold only lower-case letters, digits and `_` (64 at most)' })
        .refine((name) => !(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isMetricName */ .M8)(name), { error: 'must not be the name of a metric that is there already' }),
    applies_to: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['response', 'action']))
        .min(1)
        .default(['response', 'action']),
    rubric: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).exactOptional(),
    /** `gold`: the rubric says what makes a reply good, and the agent's is held against the gold one, in both orders. */
    against: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('gold').exactOptional(),
    /** An ES module; its default export judges one turn. */
    module: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .RelativePath */ .c8.exactOptional(),
    /** What the module imports, for the fingerprint. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1)).exactOptional(),
    /** Of one turn, for modules. */
    timeout: _tools_js__WEBPACK_IMPORTED_MODULE_3__/* .Duration */ .dw.default('10s'),
})
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_2__/* .exactlyOne */ .B)(['rubric', 'module'], 'The sub-metric does not say how a turn is judged.'))
    .superRefine(comparesReplies);
function comparesReplies({ against, applies_to, module }, context) {
    if (against === undefined)
        return;
    const refuse = (message, hint) => context.addIssue({ code: 'custom', message, path: ['against'], params: { code: 'contradiction', hint } });
    if (module !== undefined)
        refuse('`against` is for rubrics.', 'A module is given the gold anyway: take it out.');
    else if (applies_to.includes('action'))
        refuse('`against` is for replies.', 'Write `applies_to: [response]`.');
}


/***/ }),

/***/ 9544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PE: () => (/* binding */ Policy)
/* harmony export */ });
/* unused harmony exports MetricLimit, Quarantine, JudgeBar */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3879);



/** Limits of one metric. Rates are in points (0–100), ratios are candidate / baseline, bars are in the metric's own unit. */
const MetricLimit = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    max_drop: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(100).optional(),
    max_rise: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).optional(),
    min: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
});
const Quarantine = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    task: _common_js__WEBPACK_IMPORTED_MODULE_1__.Id,
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    /** ISO date; the quarantine holds until the end of that day (UTC). */
    expires: zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6({ error: 'must be a day such as 2025-06-01' }),
});
/** What a judge must reach against each of two humans before it may decide. */
const JudgeBar = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    min_kappa: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).max(1).default(0.6),
    min_agreement: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).max(1).default(0.8),
    min_labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(50),
});
/**
 * `policy.yaml`. The defaults are written in one place, here. Which metrics there are depends on the suite, whose own
 * sub-metrics are among them; reading a policy checks the names.
 */
const Policy = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1).optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['gate', 'advise']).default('gate'),
    alpha: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).lt(0.5).default(0.05),
    family_alpha: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).lt(0.5).default(0.05),
    rule: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['exact', 'threshold']).default('exact'),
    on_inconclusive: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail']).default('pass'),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(5),
    min_measured: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).max(1).default(0.8),
    new_task_min: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).default(0.8),
    trust_agent_errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    remeasure: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto', 'off']).default('auto'),
    judge: JudgeBar.prefault({}),
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), MetricLimit)
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
    quarantine: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Quarantine).superRefine(namedOnce).default([]),
});
function limitsAreSensible(metrics, context) {
    for (const [name, limit] of Object.entries(metrics))
        limitIsSensible(name, limit, context);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5649);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4377);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(983);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9544);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8607);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7359);






const Globs = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1));
/** Files of the agent, hashed by part, so that a report can say which part changed. */
const AgentFiles = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    prompt: Globs.optional(),
    harness: Globs.optional(),
    model: Globs.optional(),
});
const CommandAgent = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('command'),
    command: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1)).min(1),
    protocol: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['jsonl', 'text']).default('jsonl'),
    files: AgentFiles.optional(),
});
const REPLAY_FORMATS = ['run', 'tau-bench', 'tau2-bench', 'dialogs'];
const ReplayAgent = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('replay'),
    /** A run directory, or a file in a format that `turngate import` reads. */
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8,
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(REPLAY_FORMATS).default('run'),
    files: AgentFiles.optional(),
});
const Agent = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [CommandAgent, ReplayAgent]);
const Limits = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    /** Wall time of one attempt. */
    time: _tools_js__WEBPACK_IMPORTED_MODULE_4__/* .Duration */ .dw.default('120s'),
    /** Tool calls of one attempt, proposed by the agent. */
    calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1).default(50),
    /** Bytes that the agent may print in one attempt. */
    output: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP({ error: 'must be a size such as 4MiB' })
        .regex(/^\d+(\.\d+)?\s*(B|KiB|MiB|GiB|KB|MB|GB)$/, { error: 'must be a size such as 4MiB' })
        .default('4MiB'),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().positive().optional(),
});
const Sandbox = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    workspace: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8.optional(),
    state: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8.optional(),
    tools: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .EnvironmentName */ .Ru).default([]),
    now: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$({ offset: true, error: 'must be a time with its zone, such as 2025-03-01T09:00:00Z' })
        .default('2025-01-01T00:00:00Z'),
    network: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['none', 'models', 'open']).default('open'),
    limits: Limits.prefault({}),
});
/** US dollars for one million tokens. */
const Price = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    input: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
    cached_input: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative(),
});
const AemOptions = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    compose: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['mean', 'weighted', 'gated', 'thresholds']).default('mean'),
    /** `gated`: the highest score a dialog can have once a critical turn failed. */
    cap: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1).default(0),
    /** `thresholds`: the lowest rate of each sub-metric with which a dialog passes. */
    thresholds: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1)).default({}),
    /** Keep field and claim scores in place of pass or fail. */
    continuous: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false),
});
const SuiteFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1).default(1),
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1).max(1000).default(5),
    /** A glob, or a list of globs and inline tasks; a `replay` suite may leave it out and take its source's. */
    tasks: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), _task_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskFile */ .kE]))]).optional(),
    agent: Agent,
    sandbox: Sandbox.prefault({}),
    similarity: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ threshold: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1).default(0.5) }).prefault({}),
    /** The tier above the embedded similarity, for free sentences. */
    embedding: _judge_js__WEBPACK_IMPORTED_MODULE_1__/* .EmbeddingOptions */ .iQ.exactOptional(),
    aem: AemOptions.prefault({}),
    sub_metrics: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .SubMetricEntry */ .zg).default([]),
    judges: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .JudgeEntry */ .Wu).default([]),
    judge: _judge_js__WEBPACK_IMPORTED_MODULE_1__/* .JudgeOptions */ .y5.prefault({}),
    prices: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Price).default({}),
    policy: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([_common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8, _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .Policy */ .PE]).optional(),
});


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
    judge_cost: 'usd',
    judge_calls: 'count',
    judge_input_tokens: 'tokens',
    judge_output_tokens: 'tokens',
};
/** Amounts have a unit of their own; every other metric, users' own sub-metrics among them, is a rate in 0..1. */
function metricKind(name) {
    const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    return unit === undefined ? { kind: 'rate', unit: 'share' } : { kind: 'amount', unit };
}


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


/***/ })

};
