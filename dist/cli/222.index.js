export const id = 222;
export const ids = [222];
export const modules = {

/***/ 4633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ containerOf)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35676);

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

/***/ 35676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isShallow),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _trace_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23837);

/** Levels of data that graders walk into: comparing recurses, and an agent must not be able to exhaust the stack. */
const MAX_DEPTH = 200;
/** Whether a value may be recursed into. */
function isShallow(value) {
    return (0,_trace_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value, MAX_DEPTH);
}


/***/ }),

/***/ 9625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ SCORER),
  T: () => (/* binding */ similarityOf)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/compare.js + 50 modules
var compare = __webpack_require__(25873);
;// CONCATENATED MODULE: ./build/src/grade/similarity/cascade.js

/** Attempts of one task say much the same; an agent that decides nothing by chance says the very same. */
const MAX_REPLIES = 500;
const MAX_KEY = 4_000;
/** Raised whenever the same two values could be judged otherwise. */
const VERSION = 'cascade-1';
/** The embedded tiers as the scorer of values and replies: exact, typed, alias, facts, words; no model and no network. */
function cascadeSimilarity({ threshold = compare/* DEFAULT_THRESHOLD */.aV, locale } = {}) {
    const suite = { threshold, ...(locale !== undefined && { locale }) };
    const replies = new Map();
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
            const own = options.threshold ?? threshold;
            const key = JSON.stringify([gold, predicted, must_mention ?? null, own]);
            const known = replies.get(key);
            if (known !== undefined)
                return known;
            const found = replyComparisonOf((0,compare/* compare */.UD)(gold, predicted, { ...suite, mode: 'response', must_mention, threshold: own }));
            if (key.length > MAX_KEY)
                return found;
            if (replies.size >= MAX_REPLIES)
                replies.clear();
            replies.set(key, found);
            return found;
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
function similarityOf({ similarity }) {
    return cascadeSimilarity(similarity);
}


/***/ }),

/***/ 18023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ isAcronym),
/* harmony export */   OB: () => (/* binding */ spells),
/* harmony export */   u7: () => (/* binding */ ROMAN)
/* harmony export */ });
/* harmony import */ var _text_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10677);

/** `IBM` and `International Business Machines`, `WHO`, `UEFA CL` not; either side may be the short one. */
function isAcronym(a, b) {
    return expands(a, b) || expands(b, a);
}
/** Whether `tokens` begin with the letters of the acronym, with or without small words. */
function spells(acronym, tokens) {
    const letters = acronym.toLowerCase().replaceAll('.', '');
    if (letters.length < 2 || letters.length > 8 || tokens.length < 2 || tokens.length > 12)
        return false;
    const content = (0,_text_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .contentOf */ .$E)(tokens);
    return (initials(tokens) === letters || initials(content) === letters || initials(content.flatMap(camelParts)) === letters);
}
function expands(short, long) {
    const compact = short.replace(/[.\s]/g, '');
    // `WW2` is World War 2 or II
    const [, letters = '', digits = ''] = /^(\p{Lu}{2,8})(\d{0,2})$/u.exec(compact) ?? [];
    if (letters === '')
        return false;
    const tokens = (0,_text_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOf */ .k8)(long).filter((token) => token.raw !== '-');
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
    return (0,_text_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCasing */ .Yr)(token.raw)
        .split(/[\s]+/)
        .map((word) => ({ word: word.toLowerCase() }));
}
/** Numerals that follow a name. */
const ROMAN = new Map('i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, String(index + 1)]));


/***/ }),

/***/ 43142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ monthOf),
/* harmony export */   Up: () => (/* binding */ weekdayOf),
/* harmony export */   a2: () => (/* binding */ MONTH_PATTERN)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35158);

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
    return (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .unaccented */ .Bs)((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(word)).replace(/\.$/, '');
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


/***/ }),

/***/ 73943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ currenciesOf)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35158);

/** ISO 4217 codes that a sign, code, name or word may mean, the likeliest first; none: no currency. */
function currenciesOf(text) {
    if (text.length > 40)
        return [];
    const key = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .unaccented */ .Bs)((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text)).replaceAll('.', '').replace(/\s+/g, ' ').trim();
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
    built ??= build();
    return built;
}
function build() {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    const entries = new Map();
    for (const code of Intl.supportedValuesOf('currency')) {
        entries.set(code.toLowerCase(), [code]);
        const name = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .unaccented */ .Bs)((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(names.of(code) ?? code));
        if (!name.includes('('))
            entries.set(name, [code]);
    }
    for (const [spoken, codes] of Object.entries(SPOKEN))
        entries.set(spoken, codes.split(' '));
    return entries;
}


/***/ }),

/***/ 25873:
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
var depth = __webpack_require__(35676);
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
var grey_zone = __webpack_require__(13501);
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
;// CONCATENATED MODULE: ./build/src/grade/similarity/text/synonyms.js

/** Words that can stand for each other in most sentences. */
const SYNONYMS = `
book booking reserve reservation | cancel cancellation annul terminate termination discontinue revoke rescind void | buy purchase | begin start commence launch |
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
staff team crew | money cash fund | bill invoice | refund reimburse reimbursement repayment repay | payment pay | account acct | password passcode |
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
chairman chairwoman chairperson | schedule arrange plan | postpone delay defer | enable activate | disable deactivate |
call phone ring | renew extend prolong | assign allocate | submit lodge | track trace monitor | calculate compute |
convert transform | subscribe enroll enrol register | explain describe | suggest recommend advise propose | replace substitute |
rent lease hire | save store | inspect examine | duplicate copy | erase wipe
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

// EXTERNAL MODULE: ./build/src/grade/similarity/text/tokens.js + 1 modules
var text_tokens = __webpack_require__(10677);
// EXTERNAL MODULE: ./build/src/grade/similarity/alias/calendar.js
var calendar = __webpack_require__(43142);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/reader.js
var reader = __webpack_require__(77859);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/boolean.js

const TRUE = new Set(['true', 'yes', 'y', 'on', 't', 'yep', 'yeah', 'yup']);
const FALSE = new Set(['false', 'no', 'n', 'off', 'f', 'nope', 'nah']);
/** `true`, `yes`, `on`, `Y`. */
const boolean_boolean = (0,reader/* remembered */.HK)({
    type: 'boolean',
    read(text) {
        const word = text.toLowerCase();
        return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
    },
    agree: (gold, predicted) => (gold === predicted ? reader/* AGREE */.tr : reader/* DISAGREE */.vH),
});

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/identifier.js
var identifier = __webpack_require__(38847);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/money.js
var money = __webpack_require__(70154);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/number.js + 1 modules
var number = __webpack_require__(64500);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/percent.js
var percent = __webpack_require__(73743);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/phone.js
var phone = __webpack_require__(11122);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/rounded.js


const FRACTION = /\/|\b(?:third|quarter|fourth|fifth|sixth|eighth|tenth)s?$/i;
/** Fewer digits would make 33% of a third. */
const MIN_DIGITS = 3;
/**
 * Whether a fraction (`two thirds`, `2/3`) is equal to a decimal number or percentage once it is rounded to the digits that
 * the latter gives (`66.7%`, `0.667`); undefined where the two are nothing of the kind.
 */
function isRounded(fraction, decimal, settings) {
    if (!FRACTION.test(fraction))
        return undefined;
    const digits = /^[-+]?(\d{0,12})\.(\d{1,12})(?: ?%| ?percent| ?per cent| ?pct\.?)?$/i.exec(decimal);
    if (digits === null)
        return undefined;
    const [exact, share] = [number/* number */.a.read(fraction, settings), percent/* percent */.K.read(decimal, settings)];
    const given = share === undefined ? number/* number */.a.read(decimal, settings) : share * 100;
    if (exact === undefined || given === undefined)
        return undefined;
    const places = digits[2]?.length ?? 0;
    if (`${digits[1] ?? ''}${digits[2] ?? ''}`.replace(/^0+/, '').length < MIN_DIGITS)
        return undefined;
    const scaled = share === undefined ? exact : exact * 100;
    return Math.abs(scaled - given) <= 0.5 * 10 ** -places * (1 + 1e-9);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/bridges.js










/**
 * Values of two types that can still be one: a percentage and its fraction, an amount whose currency is not said, a month
 * and its number. Undefined where the two have no bridge.
 */
function compareAcross(gold, predicted, settings) {
    return (eitherWay(fractionAndRounded, gold, predicted, settings) ??
        eitherWay(percentAndNumber, gold, predicted, settings) ??
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
function fractionAndRounded(a, b, settings) {
    return isRounded(a, b, settings) === true
        ? { decided: 'same', type: 'number', reason: 'equal after rounding to the digits given', low_confidence: true }
        : undefined;
}
function percentAndNumber(a, b, settings) {
    const [share, plain] = [percent/* percent */.K.read(a, settings), number/* number */.a.read(b, settings)];
    if (share === undefined || plain === undefined)
        return undefined;
    if ((0,reader/* withinTolerance */.p4)(share, plain))
        return { decided: 'same', type: 'percent', reason: 'a percentage and its fraction' };
    if ((0,reader/* withinTolerance */.p4)(share * 100, plain)) {
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
    const [amount, plain] = [money/* money */.T.read(a, settings), number/* number */.a.read(b, settings)];
    if (amount === undefined || plain === undefined)
        return undefined;
    if ((0,reader/* withinTolerance */.p4)(amount.amount, plain, settings.tolerance)) {
        return { decided: 'same', type: 'money', reason: 'the same amount, its currency not said', low_confidence: true };
    }
    return { decided: 'different', type: 'money', reason: 'another amount' };
}
function monthAndNumber(a, b, settings) {
    const month = /^\p{L}{3,12}\.?$/u.test(a) ? (0,calendar/* monthOf */.GS)(a, settings.locale) : undefined;
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
    const [gold, predicted] = [(0,phone/* looksLikePhone */.C)(a) ? phone/* phone */.l.read(a, settings) : undefined, phone/* phone */.l.read(b, settings)];
    if (gold === undefined || predicted === undefined || (0,phone/* looksLikePhone */.C)(b))
        return undefined;
    const { same: equal, low = false, reason = 'the same number' } = phone/* phone */.l.agree(gold, predicted, settings);
    return equal
        ? { decided: 'same', type: 'phone', reason, low_confidence: low }
        : { decided: 'different', type: 'phone', reason: 'another phone number' };
}
/** `007` is not 7, and `#123` is 123. */
function codeAndDigits(a, b, settings) {
    const code = identifier/* identifier */.Cv.read(a, settings);
    if (code === undefined || !/^\d{1,30}$/.test(b))
        return undefined;
    return code.compact === b
        ? { decided: 'same', type: 'identifier', reason: 'the same digits' }
        : { decided: 'different', type: 'identifier', reason: 'another identifier' };
}

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/date.js
var date = __webpack_require__(90020);
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
    const left = [];
    for (const fact of predicted) {
        if (taken.has(fact))
            continue;
        // said once more: whether that is sure counts from this side as from the other
        const partner = gold.find((other) => agreement(other, fact, settings) !== undefined);
        if (partner === undefined)
            left.push(fact);
        else
            matched.push({ gold: partner, predicted: fact, low: agreement(partner, fact, settings)?.low === true });
    }
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
    const across = compareAcross(gold.value, predicted.value, settings);
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
    const month = (0,calendar/* monthOf */.GS)(gold.value.trim());
    return month !== undefined && (date/* date */.p.read(predicted.value, {}) ?? []).some((reading) => reading.month === month);
}
const FULLER = new Set(['duration', 'quantity', 'date', 'percent', 'money']);
const numbers = new WeakMap();
/** The whole of a number, or every number in the text of another fact; read once. */
function numbersIn(fact) {
    const known = numbers.get(fact);
    if (known !== undefined)
        return known;
    const parts = fact.type === 'number' ? [fact.value] : (fact.value.match(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?/giu) ?? []);
    const found = parts.slice(0, 12).flatMap((part) => (0,number/* readNumber */.k)(part) ?? []);
    numbers.set(fact, found);
    return found;
}
const CROSSING = new Set(['number', 'money', 'percent', 'identifier', 'period']);
/** Facts of one family are rivals, and can change places. */
function familyOf({ type }) {
    return FAMILIES[type] ?? type;
}
const FAMILIES = {
    number: 'number',
    identifier: 'number',
    date: 'date',
    period: 'period',
};

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/mentions.js


/** In the order of the text. Members of a list (`1001, 1002 and 1003`) share their role. */
function mentionsOf({ places, rest }) {
    const spots = spotsOf(places, rest);
    const gaps = [...spots, undefined].map((spot, index) => {
        const last = spots[index - 1];
        return rest.slice(last === undefined ? 0 : last.end, spot?.at ?? rest.length);
    });
    const isListed = spots.map((spot, index) => {
        const next = spots[index + 1];
        return next !== undefined && next.family === spot.family && LISTED.test(gaps[index + 1] ?? '');
    });
    return spots.flatMap((spot, index) => {
        const first = index === 0 ? 0 : isListed.lastIndexOf(false, index - 1) + 1;
        const last = isListed.indexOf(false, index);
        const before = once(() => [
            ...neighbour(spot, spots[first - 1], gaps[first]),
            ...beforeIn(gaps[first] ?? '', first > 0),
        ]);
        const behind = once(() => [
            ...afterIn(gaps[last + 1] ?? '', last < spots.length - 1),
            ...neighbour(spot, spots[last + 1], gaps[last + 1]),
        ]);
        const lead = (gaps[index] ?? '').slice(-NEAR);
        const tail = (gaps[index + 1] ?? '').slice(0, NEAR);
        return spot.items.map(({ text, fact }) => ({
            text,
            family: fact === undefined ? spot.family : familyOf(fact),
            get before() {
                return before();
            },
            get after() {
                return [...behind(), ...spot.items.flatMap((item) => (item.text === text ? [] : [`#${item.text}`]))];
            },
            ...{ lead, tail, ...(fact !== undefined && { fact }) },
        }));
    });
}
/** Most mentions are never asked for their role. */
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** How much of the text around a mention is looked at, in characters and in words. */
const NEAR = 80;
const MAX_WORDS = 4;
const MAX_SPOTS = 40;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu;
const LISTED = /^[\s,;&/]*(?:\b(?:and|or)\b)?\s*$/iu;
function spotsOf(places, rest) {
    const spots = new Map();
    for (const { fact, at, length } of places) {
        const items = [...(spots.get(at)?.items ?? []), { text: fact.text, fact }];
        const [first] = items;
        spots.set(at, { at, end: at + length, family: familyOf(first?.fact ?? fact), items });
    }
    for (const match of rest.matchAll(WEEKDAY)) {
        const end = match.index + match[0].length;
        spots.set(match.index, { at: match.index, end, family: 'weekday', items: [{ text: match[0] }] });
        if (spots.size >= MAX_SPOTS)
            break;
    }
    return [...spots.values()].sort((a, b) => a.at - b.at).slice(0, MAX_SPOTS);
}
/** A fact of another kind in the same part: the `March 5` of `3 boxes on March 5`. */
function neighbour(spot, other, gap = '') {
    if (other === undefined || other.family === spot.family || gap.length > NEAR || partsOf(gap).length > 1)
        return [];
    return other.items.map(({ text }) => `#${text}`);
}
/** The end of a part of a sentence. */
const BREAK = /[,;!?\n()]|\.(?=\s|$)|\b(?:and|or|but|then|while)\b|&/giu;
/** What belongs to the mention behind a gap: all behind a break, else from the last preposition on. */
function beforeIn(gap, isBetween) {
    const parts = partsOf(gap.slice(-NEAR));
    const words = wordsOf(parts.at(-1) ?? '');
    const at = parts.length === 1 && isBetween ? words.findLastIndex((word) => PARTICLES.has(word)) : 0;
    return words.slice(Math.max(0, at)).slice(-MAX_WORDS);
}
function afterIn(gap, isBetween) {
    const parts = partsOf(gap.slice(0, NEAR));
    const words = wordsOf(parts[0] ?? '');
    const at = parts.length === 1 && isBetween ? words.findLastIndex((word) => PARTICLES.has(word)) : -1;
    return words.slice(0, at < 0 ? MAX_WORDS : Math.min(at, MAX_WORDS));
}
function partsOf(gap) {
    return gap.trim() === '' ? [''] : gap.replace(/\bno\./giu, 'no').split(BREAK);
}
function wordsOf(text) {
    return text.trim() === '' ? [] : (0,text_tokens/* tokensOf */.k8)(text).flatMap((token) => wordOf(token) ?? []);
}
function wordOf({ word, stem, stop }) {
    if (PARTICLES.has(word))
        return SAME_PARTICLE.get(word) ?? word;
    return stop ? undefined : stem;
}
/** Whether a word of a role is a preposition or the like rather than a name of it. */
function isParticle(word) {
    return PARTICLES.has(word);
}
const PARTICLES = new Set('from to into onto in out on off at by for with without before after until till since over under above below via through per as of than not against within between'.split(' '));
const SAME_PARTICLE = new Map([
    ['into', 'to'],
    ['onto', 'to'],
    ['till', 'until'],
]);

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/exchanged-facts.js


/**
 * Facts that both texts state, in each other's role: `from account 7 to account 9` and `from account 9 to account 7`; in
 * words, or undefined. Each role has to be taken over by another fact, round in a circle, so that the same statement in
 * another order (`to 9 from 7`) is none.
 */
function exchangedFacts([gold, goldText], [predicted, predictedText], { matched }) {
    if (gold.length < 2 || predicted.length < 2)
        return undefined;
    const shared = sharedOf(gold, predicted, matched);
    if (shared.length < 2)
        return undefined;
    const circle = circleIn(shared) ?? circleIn(shared.map(({ gold: a, predicted: b }) => ({ gold: b, predicted: a })));
    if (circle === undefined)
        return undefined;
    const isCommuting = COMMUTATIVE.test(goldText) && COMMUTATIVE.test(predictedText);
    if (isCommuting && circle.every((index) => isSameLabel(shared[index])))
        return undefined;
    const names = [...circle].sort((a, b) => a - b).map((index) => shared[index]?.gold[0]?.text.trim() ?? '');
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have changed places`;
}
const MAX_SHARED = 12;
function sharedOf(gold, predicted, matched) {
    const names = [...new Set(gold.map(nameOf))].slice(0, MAX_SHARED);
    return names.flatMap((name) => {
        const mine = gold.filter((mention) => nameOf(mention) === name);
        const partner = typeof name === 'string' ? name : matched.find((pair) => pair.gold === name)?.predicted;
        const theirs = predicted.filter((mention) => nameOf(mention) === partner);
        return theirs.length === 0 ? [] : [{ gold: mine, predicted: theirs }];
    });
}
function nameOf({ fact, text }) {
    return fact ?? text.toLowerCase().replace(/s$/, '');
}
/** The shortest way along facts that each took the role of the next, back to the first. */
function circleIn(shared) {
    const takers = shared.map((_, index) => shared.flatMap((__, other) => (takes(shared, index, other) ? [other] : [])));
    let paths = shared.map((_, index) => [index]);
    for (let step = 0; step < MAX_CIRCLE; step += 1) {
        const next = paths.flatMap((path) => (takers[path.at(-1) ?? 0] ?? []).map((other) => ({ path, other })));
        const closed = next.find(({ path, other }) => path.length > 1 && other === path[0]);
        if (closed !== undefined)
            return closed.path;
        paths = next.flatMap(({ path, other }) => (path.includes(other) ? [] : [[...path, other]])).slice(0, 100);
    }
    return undefined;
}
const MAX_CIRCLE = 4;
/** Whether the second fact stands in the predicted text where the first one stands in the gold, rather than it itself. */
function takes(shared, index, other) {
    const [mine, theirs] = [shared[index], shared[other]];
    if (index === other || mine === undefined || theirs === undefined)
        return false;
    if (mine.gold[0]?.family !== theirs.gold[0]?.family)
        return false;
    const isOwn = (word, side) => !theirs.gold.some((mention) => mention[side].includes(word));
    const likeness = (mentions) => Math.max(...mine.gold.flatMap((a) => mentions.map((b) => likenessOf(a, b, isOwn))));
    return likeness(theirs.predicted) > likeness(mine.predicted);
}
/** How many words two roles share of those that are the first one's own; a name on the other side counts half. */
function likenessOf(a, b, isOwn) {
    const count = (side, other) => a[side].reduce((sum, word) => {
        if (!isOwn(word, side))
            return sum;
        if (b[side].some((candidate) => isSameWord(word, candidate)))
            return sum + 1;
        return !isParticle(word) && b[other].includes(word) ? sum + 0.5 : sum;
    }, 0);
    return count('before', 'after') + count('after', 'before');
}
function isSameWord(a, b) {
    return a === b || (!isParticle(a) && !isParticle(b) && isSynonym(a, b));
}
/** What is done to both alike, whichever comes first: `add 3 to 5`, `compare order 1 with order 2`. */
const COMMUTATIVE = /\b(?:add(?:ing|ed|s)?|sum|plus|multipl(?:y|ied|ying)|times|product|compar\w{1,6}|versus|vs|combin\w{1,5}|averages?|differences?|distance|between)\b/iu;
const COMMUTATIVE_STEMS = new Set('add sum plu multipli time product compar versu vs combin averag differ distanc'.split(' '));
/** The same names around it in both texts, whatever its preposition is. */
function isSameLabel(shared) {
    const labels = (mentions) => mentions
        .flatMap(({ before, after }) => [...before, ...after])
        .filter((word) => !isParticle(word) && !COMMUTATIVE_STEMS.has(word));
    const [a, b] = [labels(shared?.gold ?? []), labels(shared?.predicted ?? [])];
    return a.every((word) => b.includes(word)) && b.every((word) => a.includes(word));
}

// EXTERNAL MODULE: ./build/src/grade/similarity/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(98990);
// EXTERNAL MODULE: ./build/src/grade/similarity/memo.js
var memo = __webpack_require__(95419);
;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/bounds.js
/** A fact that is the least on one side and the most on the other: `18 or older` and `under 18`; in words, or undefined. */
function oppositeBounds(gold, predicted, { matched }) {
    for (const pair of matched) {
        const [mine, theirs] = [boundsOf(gold, pair.gold), boundsOf(predicted, pair.predicted)];
        if (mine.length === 0 || theirs.length === 0)
            continue;
        const isOpposite = mine.every((a) => theirs.every((b) => isAgainst(a.direction, b.direction)));
        if (isOpposite)
            return `other bound: ${mine[0]?.words ?? ''} ≠ ${theirs[0]?.words ?? ''}`;
    }
    return undefined;
}
/** The words that make the same bound of a fact on both sides: `at least` and `or older`. */
function agreedBounds(gold, predicted, { matched }) {
    return matched.flatMap((pair) => {
        const [[mine], [theirs]] = [boundsOf(gold, pair.gold), boundsOf(predicted, pair.predicted)];
        if (mine?.direction === undefined || theirs === undefined)
            return [];
        const isSame = mine.direction === theirs.direction && mine.isStrict === theirs.isStrict;
        return isSame && !mine.isTurned && !theirs.isTurned ? [{ gold: mine.around, predicted: theirs.around }] : [];
    });
}
function boundsOf(mentions, fact) {
    return mentions.filter((mention) => mention.fact === fact).map(boundOf);
}
function isAgainst(a, b) {
    return a !== undefined && b !== undefined && a !== b;
}
const known = new WeakMap();
/** Read once, since every claim of a long text asks for it. */
function boundOf(mention) {
    const bound = known.get(mention) ?? readBound(mention);
    known.set(mention, bound);
    return bound;
}
function readBound({ lead, tail, text, family }) {
    const found = matchOf(lead, tail, TIMES.has(family));
    const words = `${found?.before ?? ''}${text.trim()}${found?.behind ?? ''}`.replace(/\s+/g, ' ').trim();
    const isTurned = found !== undefined && NEGATED.test(lead.slice(0, lead.length - (found.before?.length ?? 0)));
    const direction = isTurned ? (found.direction === 'at least' ? 'at most' : 'at least') : found?.direction;
    const around = `${found?.before ?? ''} ${found?.behind?.replace(/^.*(?=\b(?:or|and)\b)/, '') ?? ''}`;
    return {
        direction,
        isStrict: found?.isStrict === true,
        isTurned,
        around: around.toLowerCase().match(/[a-z]+/g) ?? [],
        words,
    };
}
function matchOf(lead, tail, isTime) {
    for (const [direction, pattern] of isTime ? [...BEFORE_TIME, ...BEFORE] : BEFORE) {
        const before = pattern.exec(lead)?.[0];
        if (before !== undefined)
            return { direction, before, isStrict: STRICT.test(before) };
    }
    for (const [direction, pattern] of BEHIND) {
        const behind = pattern.exec(tail)?.[0];
        if (behind !== undefined)
            return { direction, behind, isStrict: false };
    }
    return undefined;
}
const TIMES = new Set(['date', 'time', 'period']);
const NEGATED = /\b(?:not|cannot|never|no|nobody|none)\b[^,;.!?]{0,30}$|n't\b[^,;.!?]{0,30}$/iu;
/** `more than`, not `no more than`. */
const STRICT = /^(?!(?:no|not|on or) )(?:[a-z]+ than|over|above|exceeding|after|under|below|before)\b/iu;
const UP = 'more|greater|older|later|higher|larger|bigger|longer';
const DOWN = 'less|fewer|younger|earlier|lower|smaller|shorter|sooner';
const AGE = '(?: the)?(?: age of| age)?';
/** Those with a negation in them first. */
const BEFORE = [
    ['at least', new RegExp(`\\b(?:no|not) (?:${DOWN}) than${AGE} $`, 'iu')],
    ['at most', new RegExp(`\\b(?:no|not) (?:${UP}) than${AGE} $`, 'iu')],
    [
        'at least',
        new RegExp(`\\b(?:at least|minimum(?: of)?|(?:${UP}) than|over|above|exceeding|after|since)${AGE} $`, 'iu'),
    ],
    [
        'at most',
        new RegExp(`\\b(?:at most|up to|maximum(?: of)?|(?:${DOWN}) than|under|below|before|until|till|within)${AGE} $`, 'iu'),
    ],
];
/** `from` and `by` bound a time; elsewhere they say where from and by how much. */
const BEFORE_TIME = [
    ['at least', /\b(?:from|starting(?: from| on)?|as of|on or after) $/iu],
    ['at most', /\b(?:by|on or before) $/iu],
];
const NOUNS = '(?: [a-z]+){0,2}';
const BEHIND = [
    [
        'at least',
        new RegExp(`^(?:\\+|${NOUNS} (?:or|and) (?:${UP}|over|above|up|upwards?|onwards?)\\b| onwards?\\b)`, 'iu'),
    ],
    ['at most', new RegExp(`^${NOUNS} (?:or|and) (?:${DOWN}|under|below)\\b`, 'iu')],
];

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/agreed-bounds.js

/** Both sides without the words of a bound that they share: `at least 18`, `18 or older`. */
function withoutAgreedBounds(gold, predicted, facts) {
    const agreed = agreedBounds(gold.mentions, predicted.mentions, facts);
    if (agreed.length === 0)
        return [gold, predicted];
    return [
        without(gold, agreed.flatMap((pair) => pair.gold)),
        without(predicted, agreed.flatMap((pair) => pair.predicted)),
    ];
}
function without(side, words) {
    const left = [...words];
    const tokens = side.tokens.filter(({ word }) => {
        const at = left.indexOf(word);
        if (at >= 0)
            left.splice(at, 1);
        return at < 0;
    });
    return { ...side, tokens };
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./build/src/grade/similarity/alias/acronym.js
var acronym = __webpack_require__(18023);
// EXTERNAL MODULE: ./build/src/grade/similarity/text/fold.js
var fold = __webpack_require__(35158);
;// CONCATENATED MODULE: ./build/src/grade/similarity/alias/region-names.js
/** Names and abbreviations in use beside those that `Intl` gives. */
const SPOKEN = `US=USA,U.S.,U.S.A.,United States of America,America,US of A|GB=UK,U.K.,Great Britain,Britain,United Kingdom of Great Britain and Northern Ireland|
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
    const key = keyOf(text);
    return table().get(key) ?? (/\P{ASCII}/u.test(text) ? (foreign().get((0,fold/* foldText */.TH)(text)) ?? []) : []);
}
function keyOf(text) {
    return (0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(text)).replaceAll('.', '').replace(/^the /, '').replace(/ ?& ?/g, ' and ').trim();
}
let built;
let builtForeign;
function table() {
    built ??= build();
    return built;
}
function build() {
    const regions = new Map();
    const add = (name, code) => {
        const key = keyOf(name);
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
    for (const [code, names] of pairsOf(SPOKEN))
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
function foreign() {
    builtForeign ??= new Map(['zh', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'ru', 'ar'].flatMap((locale) => countryNames(locale).map(([code, name]) => [(0,fold/* foldText */.TH)(name), [code]])));
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
        if ((0,acronym/* spells */.OB)(letters, run))
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
    if (isShortForm(a.word, b.word) || acronym/* ROMAN */.u7.get(a.word) === b.word || acronym/* ROMAN */.u7.get(b.word) === a.word)
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
minimum average|maximum average|mean median|bullish bearish|acid base|absent present|arrived departed|profitable unprofitable|
issue deny|issue reject|issue refuse|process deny|process reject|confirm reject|confirm decline|ship cancel|deliver cancel|deliver lose|schedule cancel|
postpone confirm|renew cancel|expire renew
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
    return synonymsOf(a).some((stem) => antonyms.has(`${stem} ${b}`) && antonyms_STRICT.has(stem));
}
/** Stems whose synonyms share all their opposites. */
const antonyms_STRICT = new Set([
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
const MAX_TOKENS = 60;
/** Whether opposites and negations cancel out (`not approved` says `denied`) or turn the statement round. */
function polarityOf(alignment, gold, predicted) {
    if (gold.length > MAX_TOKENS || predicted.length > MAX_TOKENS)
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
            conflict: first === undefined ? 'only one is negated' : `opposite: ${first.gold.raw} ≠ ${first.predicted.raw}`,
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
    const [inGold, inPredicted] = [polarity_wordsOf(gold), polarity_wordsOf(predicted)];
    for (const [a, b] of polarity_PARTICLES) {
        for (const [here, there, first] of [[a, b, gold], [b, a, predicted]]) {
            if (!inGold.has(here) || !inPredicted.has(there))
                continue;
            const [mine, theirs] = [followers(gold, here), followers(predicted, there)];
            const found = mine.find(({ stem }) => hasStem(theirs, stem));
            if (found === undefined || hasStem(followers(first, b), found.stem))
                continue;
            return `${found.phrase} ≠ ${theirs.find(({ stem }) => stem === found.stem)?.phrase ?? ''}`;
        }
    }
    return undefined;
}
const polarity_PARTICLES = [
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
function polarity_wordsOf(tokens) {
    return new Set(tokens.map(({ word }) => word));
}
/** The content words right behind a particle. */
function followers(tokens, particle) {
    return tokens.flatMap((token, index) => {
        if (token.word !== particle)
            return [];
        const run = tokens.slice(index, index + 5);
        const at = run.findIndex((candidate, place) => place > 0 && !candidate.stop);
        const next = run[at];
        if (at < 0 || next === undefined)
            return [];
        const phrase = run.slice(0, at + 1).map(({ raw }) => raw);
        return [{ stem: next.stem, phrase: phrase.join(' ') }];
    });
}
function hasStem(followers, stem) {
    return followers.some((follower) => follower.stem === stem);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/acts.js




/**
 * An act that the claim reports as done and others only announce, offer or tie to a condition (`I have cancelled` and
 * `I will cancel if you confirm`), or the other way round; in words, or undefined. Only verbs that both have are looked at,
 * in the first group that has them.
 */
function unfinishedAct(claim, groups) {
    const acts = actsOf(claim);
    const found = acts.length === 0 ? undefined : findUnfinished(acts, groups());
    return found === undefined ? undefined : inWords(...found);
}
/** The same of two values, which have no direction. */
function otherStage(gold, predicted) {
    const a = actsOf(gold);
    if (a.length === 0)
        return undefined;
    const b = actsOf(predicted);
    const there = findUnfinished(a, [b]);
    if (there !== undefined)
        return inWords(...there);
    const back = findUnfinished(b, [a]);
    return back === undefined ? undefined : inWords(back[1], back[0]);
}
function findUnfinished(acts, groups) {
    for (const act of acts) {
        const found = groups.map((group) => group.filter((other) => isSameVerb(act.verb, other.verb)));
        const rivals = found.find((group) => group.length > 0) ?? [];
        const [first] = rivals;
        if (first !== undefined && rivals.every((other) => acts_isAgainst(act.stage, other.stage)))
            return [act, first];
    }
    return undefined;
}
function inWords(gold, predicted) {
    return `${STAGES[gold.stage]} ≠ ${STAGES[predicted.stage]}: ${gold.words} ≠ ${predicted.words}`;
}
const MAX_LENGTH = 400;
const STAGES = {
    done: 'done',
    state: 'done',
    announced: 'only announced',
    offered: 'only offered',
    requested: 'only asked for',
    tried: 'only tried',
};
/** An announcement that was kept is none that is missed; an offer that was not waited for is. */
function acts_isAgainst(gold, predicted) {
    const [isGoldDone, isDone] = [DONE.has(gold), DONE.has(predicted)];
    return isGoldDone ? !isDone : gold !== 'announced' && isDone;
}
const DONE = new Set(['done', 'state']);
function isSameVerb(a, b) {
    return a.stem === b.stem || (DEALS.has(a.stem) && DEALS.has(b.stem) && isSynonym(a.stem, b.stem));
}
/** Verbs whose synonyms mean the very same act. */
const DEALS = new Set('cancel terminate annul void revoke refund reimburse repay ship send dispatch book reserve buy purchase approve accept remove delete'
    .split(' ')
    .map(stemmer/* stemmer */.I));
/** The verbs of a sentence whose form says how far they are; none of a very long one. */
function actsOf(text) {
    return text.length > MAX_LENGTH ? [] : knownActs(text, undefined);
}
const knownActs = (0,memo/* remembering */.M)((text) => {
    const isAsked = acts_ASKED.test(text);
    const isHabit = HABIT.test(text);
    const isTied = isAsked || CONDITION.test(text);
    const tokens = (0,text_tokens/* tokensOf */.k8)(text.replace(/'ll\b/giu, ' will').replace(/'ve\b/giu, ' have'));
    return tokens.flatMap((verb, index) => {
        if (verb.stop || verb.word.length < 3)
            return [];
        const chain = chainBefore(tokens, index);
        const words = chain.map(({ word }) => word);
        const lead = ledBy(tokens[index - chain.length - 1], verb, words);
        const stage = lead?.stage ?? stageOf(verb, words, isTied, isHabit);
        const said = [...(lead === undefined ? [] : [lead.words]), ...chain.map(({ raw }) => raw).reverse(), verb.raw];
        return stage === undefined ? [] : [{ verb, stage: isAsked ? 'offered' : stage, words: said.join(' ') }];
    });
});
/** The whole is one question. */
const acts_ASKED = /^\W*(?:(?:so|sure|ok|okay|and|then|great)\b\W*)?(?:would|shall|should|do|does|did|can|could|may|will|has|have|is|are|was|were|what|which|when|where|who|how|why|want|ready)\b[^.!]*\?\s*$/iu;
/** `if you confirm`, `once you approve`: the act waits for the user. */
const CONDITION = /\b(?:if|once|when|as soon as|after|unless|until|provided|should)\b[^.;!?]{0,40}\b(?:you|your|confirm\w*|approv\w*|agree\w*|accept\w*|verif\w*)\b|\b(?:you|your)\b[^.;!?]{0,40}\b(?:before|so that) (?:i|we)\b/iu;
/** What happens each time is no single act. */
const HABIT = /\b(?:within|every|each|always|usually|normally|typically|generally|automatically|only|per)\b/iu;
const MODALS = new Set('will shall would can could may might must should to'.split(' '));
const BETWEEN = new Set('almost be been being have has had not now also then just already soon i we you it they'.split(' '));
/** The helping verbs right before a verb, the nearest first. */
function chainBefore(tokens, index) {
    const chain = [];
    for (const token of tokens.slice(Math.max(0, index - 6), index).reverse()) {
        if (!MODALS.has(token.word) && !BE.has(token.word) && !BETWEEN.has(token.word) && !/ly$/.test(token.word))
            break;
        chain.push(token);
        if (MODALS.has(token.word))
            break;
    }
    return chain;
}
const BE = new Set('is are am was were'.split(' '));
function stageOf(verb, chain, isTied, isHabit) {
    const isParticiple = isPast(verb);
    const modal = chain.find((word) => MODALS.has(word));
    if (modal !== undefined) {
        const isPassive = isParticiple && chain.includes('be');
        const isBase = !isParticiple && !/ing$/.test(verb.word);
        if (!isPassive && !isBase)
            return undefined;
        // `to cancel` alone says nothing of when
        if (modal === 'to' && !isTied)
            return isPassive ? 'announced' : undefined;
        return isTied || !FUTURE.has(modal) ? 'offered' : 'announced';
    }
    if (isParticiple && chain.some((word) => word === 'almost' || word === 'nearly'))
        return 'tried';
    if (!isParticiple)
        return isTied && chain.some((word) => word === 'i' || word === 'we') ? 'offered' : undefined;
    if (chain.includes('being') && !chain.some((word) => BE.has(word)))
        return undefined;
    if (chain.some((word) => word === 'is' || word === 'are' || word === 'am'))
        return isHabit ? undefined : 'state';
    return 'done';
}
/** `going to cancel`, `failed to cancel`, `please cancel`: what the word before the verb makes of it. */
function ledBy(lead, verb, chain) {
    const isLed = chain.length === 0 ? lead?.word === 'please' && !isPast(verb) : chain.at(-1) === 'to';
    const stage = LEADS.get(lead?.word ?? '');
    return !isLed || lead === undefined || stage === undefined ? undefined : { stage, words: lead.raw };
}
const LEADS = new Map([
    ...each('going gonna about plan planning planned intend intending want wanting hope hoping prepare preparing scheduled').map((word) => [word, 'announced']),
    ...each('ready happy glad offer offered').map((word) => [word, 'offered']),
    ...each('try tried trying attempt attempted attempting fail failed forgot refused declined').map((word) => [word, 'tried']),
    ['please', 'requested'],
]);
function each(list) {
    return list.split(' ');
}
function isPast({ word }) {
    return /ed$/.test(word) || PAST.has(word);
}
const FUTURE = new Set(['will', 'shall']);
const PAST = new Set('sent paid made sold given gave taken took found left begun began broken broke bought built caught chosen chose done held kept lost met put set shipped told won written wrote gone went come came got gotten drawn drew brought'.split(' '));

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/question.js
/** What a question asks for. */
function askedFor(text, tokens) {
    const first = tokens.slice(0, 12);
    const words = first.map(({ word }) => word);
    const at = words.findIndex((word) => WH.has(word));
    if (at < 0 || (at > 0 && !text.includes('?')))
        return undefined;
    const [word = '', next = ''] = words.slice(at);
    const said = (count) => first
        .slice(at, at + count)
        .map(({ raw }) => raw)
        .join(' ');
    if (word === 'how' && (next === 'many' || next === 'much'))
        return { sort: 'amount', words: said(2) };
    const noun = word === 'what' || word === 'which' ? question_NOUNS.get(next) : undefined;
    return { sort: noun ?? WH.get(word) ?? 'thing', words: said(noun === undefined ? 1 : 2) };
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
const question_NOUNS = new Map([
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
        if (goldA === undefined || goldB === undefined || goldA.stem === goldB.stem)
            continue;
        if (goldA.stem === predictedB?.stem && goldB.stem === predictedA?.stem) {
            return `${a} ${goldA.raw}, ${b} ${goldB.raw} ≠ ${a} ${goldB.raw}, ${b} ${goldA.raw}`;
        }
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
    if (a === undefined || b === undefined || a[0].stem === a[1].stem)
        return undefined;
    const isSwap = a[0].stem === b[1].stem && a[1].stem === b[0].stem;
    return isSwap ? `${a[0].raw} and ${a[1].raw} have changed places` : undefined;
}
function endsOf(tokens) {
    const at = tokens.findIndex(({ word }) => word === 'to');
    const before = tokens.slice(0, Math.max(0, at)).findLast(({ stop }) => !stop);
    const after = filler(tokens, 'to');
    return before === undefined || after === undefined ? undefined : [before, after];
}
function isPassive(tokens) {
    return tokens.some(({ word }, index) => word === 'by' && tokens.slice(0, index).some((other) => roles_BE.has(other.word)));
}
const roles_BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);
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
            return token;
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
        exchangedFacts([view.gold.mentions, view.gold.text], [view.predicted.mentions, view.predicted.text], view.facts) ??
        oppositeBounds(view.gold.mentions, view.predicted.mentions, view.facts) ??
        (view.sentence ? otherStage(view.gold.text, view.predicted.text) : undefined));
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
        return `${vetoes_wordsOf(a)} ≠ ${vetoes_wordsOf(b)}`;
    }
    if (!view.sentence && (a.length > 0 || b.length > 0)) {
        return `only one says ${vetoes_wordsOf(a.length > 0 ? a : b)}`;
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
    if (a === undefined || b === undefined || a.sort === b.sort)
        return undefined;
    const reason = `other question: ${a.words} ≠ ${b.words}`;
    if (a.sort !== 'thing' && b.sort !== 'thing')
        return reason;
    // `what` can ask for a person or an amount
    const other = a.sort === 'thing' ? b.sort : a.sort;
    return OPEN.has(other) ? reason : undefined;
}
const OPEN = new Set(['place', 'reason', 'manner', 'time']);
function vetoes_wordsOf(tokens) {
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
const knownSide = (0,memo/* remembering */.M)((text, locale) => {
    const extracted = (0,facts_facts/* factsOf */.x)(text, { locale });
    const { facts, rest } = extracted;
    return { text, tokens: (0,text_tokens/* tokensOf */.k8)(rest), facts, mentions: mentionsOf(extracted) };
});
function viewFrom(goldSide, predictedSide, settings) {
    // a name written as one word has no small words: YOUR_API_KEY_HERE
    const isName = !/\s/.test(goldSide.text.trim()) && !/\s/.test(predictedSide.text.trim());
    const [gold, predicted] = isName ? [withoutStops(goldSide), withoutStops(predictedSide)] : [goldSide, predictedSide];
    const sentence = isSentence(gold) && isSentence(predicted);
    const facts = matchFacts(gold.facts, predicted.facts, settings);
    return viewOfSides(...withoutAgreedBounds(gold, predicted, facts), facts, sentence);
}
function viewOfSides(gold, predicted, facts, sentence) {
    const aligned = align((0,text_tokens/* contentOf */.$E)(gold.tokens), (0,text_tokens/* contentOf */.$E)(predicted.tokens));
    const { alignment, conflict } = polarityOf(aligned, gold.tokens, predicted.tokens);
    return {
        gold,
        predicted,
        facts,
        alignment,
        ...(conflict !== undefined && { flipped: conflict }),
        sentence,
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

;// CONCATENATED MODULE: ./build/src/grade/similarity/text/ordinals.js
/** Ordinals that only one of two texts writes in digits, in the words of both: `first class` beside `1st class`. */
function withSameOrdinals(a, b) {
    if (a.length > ordinals_MAX_LENGTH || b.length > ordinals_MAX_LENGTH)
        return [a, b];
    return [spelledAs(a, b), spelledAs(b, a)];
}
/** A text with each ordinal spelled as the other one has it, so that only this one changes. */
function withOrdinalsOf(text, other) {
    if (text.length > ordinals_MAX_LENGTH || other.length > ordinals_MAX_LENGTH)
        return text;
    const words = new Map((other.match(WORDS) ?? []).flatMap((word) => [[signFor(word) ?? '', word]]));
    return spelledAs(text, other).replace(DIGITS, (sign) => isWord(other, sign) ? sign : (words.get(sign.toLowerCase()) ?? sign));
}
const ordinals_MAX_LENGTH = 6_000;
/** The text with `first` as `1st` where the other one has `1st` and not `first`. */
function spelledAs(text, other) {
    const digits = new Set((other.match(DIGITS) ?? []).map((found) => found.toLowerCase()));
    if (digits.size === 0)
        return text;
    return text.replace(WORDS, (word) => {
        const sign = signFor(word);
        return sign !== undefined && digits.has(sign) && !isWord(other, word) ? sign : word;
    });
}
function signFor(word) {
    return ORDINALS.get(word.toLowerCase().replace(/[\s-]+/, '-'));
}
function isWord(text, word) {
    return text.toLowerCase().includes(word.toLowerCase());
}
const DIGITS = /\b\d{1,2}(?:st|nd|rd|th)\b/giu;
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** `first` to `ninety-ninth`. */
const ORDINALS = new Map([
    ...UNITS.map((word, index) => [word, signOf(index + 1)]),
    ...TENS.flatMap((ten, index) => [
        [ten.replace(/y$/, 'ieth'), signOf((index + 2) * 10)],
        ...UNITS.slice(0, 9).map((word, unit) => [`${ten}-${word}`, signOf((index + 2) * 10 + unit + 1)]),
    ]),
]);
const WORDS = new RegExp(`\\b(?:(?:${TENS.join('|')})[ -](?:${UNITS.slice(0, 9).join('|')})|${[...UNITS, ...TENS.map((ten) => ten.replace(/y$/, 'ieth'))].join('|')})\\b`, 'giu');
function signOf(value) {
    const [tens, unit] = [Math.floor(value / 10), value % 10];
    const suffix = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][unit] ?? 'th');
    return `${value}${suffix}`;
}

// EXTERNAL MODULE: ./build/src/grade/similarity/alias/currencies.js
var currencies = __webpack_require__(73943);
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
    return (0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(text.slice(0, 500)))
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
    return languages_built.get((0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(text)));
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
            languages.set((0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(name)), code);
        }
    }
    for (const code of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ru', 'ar', 'pl', 'tr', 'sv']) {
        const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
        if (own !== undefined)
            languages.set((0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(own)), code);
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
    if ((0,acronym/* isAcronym */.MK)(gold, predicted))
        return same('alias', 'acronym', 'one is the acronym of the other');
    const apart = verdicts.find(({ share }) => share === false);
    if (apart !== undefined)
        return different('alias', apart.category.type, `${unequal(gold, predicted)}: two of a kind`);
    return initial(gold, predicted) ?? initial(predicted, gold);
}
const CATEGORIES = [
    { type: 'region', reason: 'two names of one region', share: sharing(regionsOf) },
    { type: 'currency', reason: 'two names of one currency', share: sharing((text) => (0,currencies/* currenciesOf */.P)(text).slice(0, 1)) },
    { type: 'language', reason: 'two names of one language', share: sharing(one(languageOf)) },
    { type: 'weekday', reason: 'two names of one weekday', share: sharing(one(calendar/* weekdayOf */.Up)) },
    {
        type: 'month',
        reason: 'two names of one month',
        share: (gold, predicted, { locale }) => sharing(one((text) => (0,calendar/* monthOf */.GS)(text, locale)))(gold, predicted),
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
    const complement = COPULA.exec((0,fold/* foldText */.TH)(sentence))?.[2];
    if (complement === undefined)
        return false;
    const words = (text) => (0,text_tokens/* contentOf */.$E)((0,text_tokens/* tokensOf */.k8)(text))
        .map(({ stem }) => stem)
        .join(' ');
    const isSame = words(complement) !== '' && words(complement) === words((0,fold/* foldText */.TH)(answer));
    return isSame && otherStage(sentence, answer) === undefined;
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
    if (gold.length === 0 || predicted.length === 0) {
        // `not spicy` asks for something else rather than for the same more closely
        return [...gold, ...predicted].some((part) => qualifiers_NEGATED.test(part)) ? 'conflict' : 'one-sided';
    }
    const agrees = gold.some((a) => predicted.some((b) => isSameQualifier(a, b, settings)));
    if (agrees)
        return 'agree';
    const contains = gold.some((a) => predicted.some((b) => isWithin(a, b) || isWithin(b, a)));
    return contains ? 'agree' : 'conflict';
}
const qualifiers_NEGATED = /^(?:but )?(?:not|no|without|except) /i;
/** Equal words, or two names of one place. */
function isSameQualifier(a, b, settings) {
    if ((0,fold/* foldText */.TH)(a).replaceAll('.', '') === (0,fold/* foldText */.TH)(b).replaceAll('.', ''))
        return true;
    if (compareAlias(a, b, settings)?.decided === 'same')
        return true;
    const words = (text) => (0,text_tokens/* contentOf */.$E)((0,text_tokens/* tokensOf */.k8)(text))
        .map(({ stem }) => stem)
        .join(' ');
    return words(a) === words(b);
}
/** California lies in the USA, England in the UK. */
function isWithin(inner, outer) {
    const outside = regionsOf(outer);
    return regionsOf(inner).some((code) => code.includes('-') && outside.some((other) => code.startsWith(`${other}-`)));
}

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/duration.js
var duration = __webpack_require__(43316);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/email.js
var email = __webpack_require__(93186);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/formula.js

const OPERATOR = /[\d)a-z] ?(?:\*\*|[*^+/=-]) ?[\d(a-z]/i;
const ALLOWED = /^[\w\s+\-*/^().,=:·×÷√π|<>!%]{3,120}$/u;
/** `2x**2 + 3` and `lambda x: 2x^2+3`: spaces, the function's name and the sign of the power do not count. */
const formula = (0,reader/* remembered */.HK)({
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
    agree: (gold, predicted) => (gold === predicted ? reader/* AGREE */.tr : reader/* DISAGREE */.vH),
});

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/month.js + 1 modules
var month = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/quantity.js + 1 modules
var quantity = __webpack_require__(16521);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/count.js



/** A number of things, as a bound of a range: `5 items`. */
const count = (0,reader/* remembered */.HK)({
    type: 'count',
    read(text, { locale }) {
        const match = /^(.{1,40}?) ([a-z]{3,20})$/i.exec(text);
        const value = match === null ? undefined : (0,number/* readNumber */.k)(match[1] ?? '', locale);
        return value === undefined ? undefined : { value, noun: (0,stemmer/* stemmer */.I)((match?.[2] ?? '').toLowerCase()) };
    },
    agree: (gold, predicted, { tolerance }) => gold.noun === predicted.noun && (0,reader/* withinTolerance */.p4)(gold.value, predicted.value, tolerance) ? reader/* AGREE */.tr : reader/* DISAGREE */.vH,
});

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/time.js
var time = __webpack_require__(11693);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/bound.js









/** Undefined where no type reads it. */
function bound_readBound(text, settings) {
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
    readerOf(number/* number */.a),
    readerOf(date/* date */.p),
    readerOf(month/* period */.i),
    readerOf(time/* time */.k),
    readerOf(money/* money */.T),
    readerOf(percent/* percent */.K),
    readerOf(duration/* duration */.p),
    readerOf(quantity/* quantity */.a),
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


const range_BETWEEN = /^(?:between|from|in the range(?: of)?|anywhere between) (.{1,40}?) (?:and|to|-|until|till|through) (.{1,40})$/i;
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
const range = (0,reader/* remembered */.HK)({
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
        return sides.some(({ low }) => low === true) ? { same: true, low: true } : reader/* AGREE */.tr;
    },
});
function agreeSide(gold, predicted, settings) {
    if (gold === undefined || predicted === undefined) {
        return gold === predicted ? reader/* AGREE */.tr : { same: false, reason: 'only one is bounded there' };
    }
    return agreeBounds(gold, predicted, settings) ?? reader/* DISAGREE */.vH;
}
function oneSided(text, settings) {
    for (const [pattern, side, open] of ONE_SIDED) {
        const match = pattern.exec(text);
        const bound = match === null ? undefined : bound_readBound((match[1] ?? '').trim(), settings);
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
    const match = range_BETWEEN.exec(text) ?? TO.exec(text) ?? DASH.exec(text);
    if (match === null)
        return undefined;
    const [a, b] = [(match[1] ?? '').trim(), (match[2] ?? '').trim()];
    if (/^(?:\d{4}|\d{2})$/.test(a) && /^\d{2}$/.test(b) && a !== b && text.length <= 7)
        return withYears(a, b, settings);
    const high = bound_readBound(b, settings);
    if (high === undefined)
        return undefined;
    const low = bound_readBound(withUnitOf(a, b), settings) ?? bound_readBound(a, settings);
    if (low === undefined)
        return undefined;
    if (shareType(low, high))
        return between(low, high);
    const raised = bound_readBound(withSignOf(a, b), settings);
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
    const [low, high] = [bound_readBound(full(first), settings), bound_readBound(full(second), settings)];
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

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/url.js
var url = __webpack_require__(827);
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
    const plain = (0,fold/* unified */.lk)(text).replace(/\s+/gu, ' ').trim();
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
    reading(email/* email */.R, (a, b) => a.includes('@') && b.includes('@')),
    reading(url/* url */.O, (a, b) => (a.includes('.') && b.includes('.')) || (a.includes('://') && b.includes('://'))),
    reading(identifier/* uuid */.uR, (a, b) => a.length >= 32 && b.length >= 32),
    reading(identifier/* version */.rE, shortWithDigit),
    reading(phone/* phone */.l, (a, b) => typed_short(a, b) && ((0,phone/* looksLikePhone */.C)(a) || (0,phone/* looksLikePhone */.C)(b)) && DIGIT.test(a) && DIGIT.test(b)),
    reading(date/* date */.p, shortWithDigit),
    reading(month/* period */.i, typed_short),
    reading(time/* time */.k, typed_short),
    reading(number/* number */.a, typed_short),
    reading(percent/* percent */.K, typed_short),
    reading(money/* money */.T, typed_short),
    reading(duration/* duration */.p, typed_short),
    reading(quantity/* quantity */.a, typed_short),
    reading(quantity/* unit */.z, typed_short),
    reading(range, shortWithDigit),
    reading(formula, (a, b) => a.length <= 130 && b.length <= 130),
    reading(identifier/* identifier */.Cv, (a, b) => typed_short(a, b) && DIGIT.test(a) && DIGIT.test(b)),
];
const BRIDGED = new Set(['number', 'percent', 'money', 'boolean', 'phone', 'month', 'identifier']);
const DECLARED = {
    number: [compareBy(number/* number */.a), compareBy(percent/* percent */.K), compareBy(money/* money */.T)],
    money: [compareBy(money/* money */.T), compareBy(number/* number */.a)],
    percent: [compareBy(percent/* percent */.K), compareBy(number/* number */.a)],
    quantity: [compareBy(quantity/* quantity */.a), compareBy(quantity/* unit */.z), compareBy(duration/* duration */.p)],
    date: [compareBy(date/* date */.p), compareBy(month/* period */.i)],
    month: [compareBy(month/* period */.i)],
    time: [compareBy(time/* time */.k)],
    duration: [compareBy(duration/* duration */.p)],
    range: [compareBy(range)],
    identifier: [compareBy(identifier/* uuid */.uR), compareBy(identifier/* version */.rE), compareBy(identifier/* identifier */.Cv), compareBy(number/* number */.a)],
    phone: [compareBy(phone/* phone */.l)],
    email: [compareBy(email/* email */.R)],
    url: [compareBy(url/* url */.O)],
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
    if (!isUrl && (0,fold/* foldText */.TH)(gold) === (0,fold/* foldText */.TH)(predicted))
        return same('exact', 'text', 'the same but for case and spaces');
    if (gold.trim() === '' || predicted.trim() === '')
        return different('exact', 'text', `${unequal(gold, predicted)}: one is empty`);
    if (settings.kind !== undefined && settings.kind !== 'text') {
        const declared = compareDeclared(settings.kind, gold, predicted, settings);
        if (declared !== undefined)
            return declared;
    }
    return inferred(...withSameOrdinals(gold, predicted), settings);
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
    if (isCode && !isProse(a, b))
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
    if (text.length > fold/* MAX_TEXT */.lG)
        return text;
    if (isCode)
        return (0,fold/* foldText */.TH)(text).replace(/\s/g, '');
    if (/\d/.test(text))
        return (0,fold/* unaccented */.Bs)((0,fold/* foldText */.TH)(text))
            .replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')
            .replace(/(?<!\d)[.,'"](?!\d)|[.,;:!?'"]+$/g, '');
    return (0,text_tokens/* tokensOf */.k8)(text)
        .map(({ word }) => word)
        .join(' ');
}
/** A formula beside a sentence that describes it is not decided by its characters. */
function isProse(a, b) {
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
const claims_BREAK = /(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Mt|Jr|Sr|No|vs|Inc|Ltd|Co)\.)(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\p{N}#$€£])|\n+|(?<=[;:])\s+/u;
/** The sentences of a text, several together where there are very many; one sentence with `;` or a long `and` stays whole, since its parts share a subject. */
function sentencesOf(text) {
    const sentences = text
        .slice(0, fold/* MAX_TEXT */.lG)
        .split(claims_BREAK)
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

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/denied-facts.js
/** A fact that the gold states and the other text says is not so wherever it names it: `in 1968, not 1969`; or undefined. */
function deniedFact(gold, predicted, { matched }) {
    const denied = matched.find((pair) => mentionsBy(gold, pair.gold).some((mention) => !isDenied(mention)) &&
        mentionsBy(predicted, pair.predicted).every(isDenied) &&
        mentionsBy(predicted, pair.predicted).length > 0);
    return denied === undefined ? undefined : `denies ${denied.gold.text.trim()}`;
}
function mentionsBy(mentions, fact) {
    return mentions.filter((mention) => mention.fact === fact);
}
const SMALL = '(?: (?:on|in|at|by|for|of|to|from|as|the|a|an|order|number|gate|room|year))*';
/** `not 1969`, `rather than in 1969`, `did not happen in 1969`; not `not until 1969` or `not sure, but 1969`. */
const DENIED = new RegExp(`(?:\\b(?:not|never|nor|no longer|instead of|rather than|unlike|except)|n't)${SMALL} $|` +
    `(?:\\b(?:do|does|did|is|are|was|were|will|has|have) not|\\b(?:do|does|did|is|are|was|were|wo|has|have)n't)` +
    ` (?!sure|certain|clear|known|only|just|until|before|after|alone|exactly)(?:be )?[a-z]+${SMALL.replace('*', '+')} $`, 'iu');
const denied_facts_known = new WeakMap();
/** Looked at once, since every claim of a long text asks for it. */
function isDenied(mention) {
    const denied = denied_facts_known.get(mention) ?? DENIED.test(mention.lead);
    denied_facts_known.set(mention, denied);
    return denied;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/contrast.js





/** A claim without the fact that it only sets aside: `It was in 1968, not 1969` asks for no 1969. */
function withoutOwnContrast(claim, settings) {
    return withoutDenied(claim, claim, settings);
}
/**
 * A sentence of a reply without what it sets aside for something else (`Paris, not Lyon`, `not from gate 12 but from 14`),
 * which is no denial of the claim. What the claim itself says stays denied.
 */
function withoutContrast(sentence, claim, settings) {
    const kept = withoutDenied(sentence, claim, settings);
    const text = [BUT, COMMA].reduce((whole, pattern) => withoutAside(whole, pattern, claim), kept.text);
    return text === kept.text ? kept : sideOf(text, settings);
}
/** Without the facts that are denied, where the claim states another one of their kind. */
function withoutDenied(side, claim, settings) {
    const stated = new Set(claim.mentions.filter((mention) => mention.fact !== undefined && !isDenied(mention)).map(({ family }) => family));
    const denied = side.mentions.filter((mention) => mention.fact !== undefined && isDenied(mention) && stated.has(familyOf(mention.fact)));
    const text = denied.reduce((whole, { text: fact }) => {
        const at = whole.lastIndexOf(fact);
        if (at < 0)
            return whole;
        const before = whole.slice(0, at).replace(DENIED, (found) => found.replace(NEGATION, ''));
        return `${before}${whole.slice(at + fact.length)}`;
    }, side.text);
    return text === side.text ? side : sideOf(text, settings);
}
const NEGATION = /\b(?:not|never|nor|no longer|instead of|rather than|unlike|except)\b|n't\b/iu;
/** `not Lyon but Paris` and `Paris, not Lyon`. */
const BUT = /\bnot ((?:[^\s,;.!?]+ ){1,5}?)but (?=\S)/giu;
const COMMA = /[,;(] ?(?:and |but )?(?:not|rather than|instead of) ((?:[^\s,;.!?)]+ ?){1,4})(?=[,;.!?)]|$)/giu;
function withoutAside(text, pattern, { tokens }) {
    return text.replace(pattern, (whole, aside) => {
        const words = (0,text_tokens/* contentOf */.$E)((0,text_tokens/* tokensOf */.k8)(aside));
        const isOther = words.length > 0 && align((0,text_tokens/* contentOf */.$E)(tokens), words).pairs.length === 0;
        return isOther ? '' : whole;
    });
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/quoted.js
/** As a reason quotes it. */
function quoted(text) {
    return JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`);
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/statement.js







/**
 * Whether a reply states a short fact (a name, a thing): its content words near each other, or a name of it that means the
 * same. A surname alone stands for the person; a denial (`not Paris`) is no statement.
 */
function statementOf(fact, text, reply, settings) {
    const content = fact.filter(({ stop }) => !stop);
    const wanted = content.length === 0 ? fact : content;
    const nearest = nearestRun(wanted, reply);
    const denied = nearest !== undefined && statement_isDenied(reply, nearest.start);
    if (nearest !== undefined && nearest.score === 1)
        return { score: 1, denied };
    const named = byOtherName(text, reply, settings);
    if (named !== undefined)
        return { score: 1, denied: statement_isDenied(reply, named) };
    const person = bySurname(wanted, reply);
    if (person !== undefined)
        return { score: Math.max(0.65, nearest?.score ?? 0), denied: statement_isDenied(reply, person) };
    return { score: nearest?.score ?? 0, denied: denied && (nearest?.score ?? 0) >= settings.threshold };
}
/** How far apart the words of one fact may stand, beyond their own number. */
const SLACK = 6;
const MAX_STARTS = 200;
/** The stretch of the reply that holds most of the words. */
function nearestRun(wanted, reply) {
    const [weights, total] = weigh(wanted);
    let best;
    const starts = reply.flatMap((token, index) => (wanted.some((word) => statement_isSameWord(word, token)) ? [index] : []));
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
function statement_isSameWord(a, b) {
    return a.stem === b.stem || kinship(a, b) >= 0.8;
}
const statement_BEFORE = 3;
const DENIALS = new Set(['instead', 'rather', 'unlike', 'except']);
/** `not Paris`, `rather than Paris`, right before it. */
function statement_isDenied(reply, start) {
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
    const own = (0,text_tokens/* tokensOf */.k8)(text);
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
            if (size === 1 && token.caps && (0,acronym/* spells */.OB)(token.raw, own))
                return index;
            if (letters !== undefined && size > 1 && (0,acronym/* spells */.OB)(letters, run))
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

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/coverage.js












/** How much of a claim's words a reply says; of a name or a thing near each other, of a sentence within one sentence. */
function coverageOf(claim, reply, settings) {
    const content = claim.tokens.filter(({ stop }) => !stop);
    return isShort(claim.text, content)
        ? shortCoverage(claim, reply, settings)
        : longCoverage(claim, content, reply, settings);
}
/** A name or a thing rather than a sentence. */
function isShort(text, content) {
    return content.length <= 6 && !/[?]/.test(text) && !hasVerb(text) && !SENTENCE.test(text);
}
function hasVerb(text) {
    return VERB.test(text);
}
/** A full stop behind four words or more, the last one no abbreviation. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){2,} \S*(?:\p{Ll}{2}|\d)[.!]$/u;
const VERB = /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|been|i|you|we|your|please)\b/i;
function shortCoverage({ text, tokens }, reply, settings) {
    if (tokens.length === 0)
        return { score: 1 };
    const statement = statementOf(tokens, text, reply.tokens, settings);
    const swap = statement.score < 0.9 ? undefined : swapIn({ text, tokens, facts: [], mentions: [] }, reply);
    if (swap !== undefined)
        return { score: 0.4, contradiction: swap };
    const turned = statement.score >= 0.9 ? undefined : oppositeIn(tokens, reply);
    if (turned !== undefined)
        return { score: Math.min(0.4, statement.score), contradiction: turned };
    return statement.denied ? { score: 0.2, contradiction: `denies ${quoted(text)}` } : { score: statement.score };
}
/** `Bob manages Alice` has all the words of `Alice manages Bob`. */
function swapIn(claim, { sentences }) {
    const found = sentences.slice(0, MAX_ALIGNED).map((sentence) => exchanged(claim, sentence));
    return found.find((reason) => reason !== undefined);
}
/** `decrease the limit` for `increase the limit`: the opposite word beside all the others. */
function oppositeIn(tokens, { sentences }) {
    const content = (0,text_tokens/* contentOf */.$E)(tokens);
    if (content.length < 2)
        return undefined;
    for (const sentence of sentences.slice(0, MAX_ALIGNED)) {
        const { onlyGold, onlyPredicted } = align(content, (0,text_tokens/* contentOf */.$E)(sentence.tokens));
        const [opposite] = onlyGold.length > 1 ? [] : oppositesIn(onlyGold, onlyPredicted);
        if (opposite !== undefined)
            return `opposite: ${opposite.gold.raw} ≠ ${opposite.predicted.raw}`;
    }
    return undefined;
}
function longCoverage(claim, content, reply, settings) {
    const whole = recall(content, reply.content);
    let best;
    for (const sentence of nearest(content, reply)) {
        const score = recall(content, (0,text_tokens/* contentOf */.$E)(sentence.tokens));
        if (score > (best?.score ?? 0))
            best = { sentence, score };
    }
    const isNear = best !== undefined && (best.score >= coverage_NEAR || affirmedRecall(content, best.sentence) >= coverage_NEAR);
    if (best === undefined || !isNear)
        return { score: whole * 0.95 };
    const affirming = withoutContrast(best.sentence, claim, settings);
    const sides = withoutAgreedBounds(claim, affirming, matchFacts(claim.facts, affirming.facts, settings));
    const against = contradiction(viewFrom(withoutFacts(sides[0]), withoutFacts(sides[1]), settings));
    return { score: Math.max(best.score, whole * 0.95), ...(against !== undefined && { contradiction: against }) };
}
function withoutFacts(side) {
    return { ...side, facts: [], mentions: [] };
}
/** From here on a sentence speaks of the same. */
const coverage_NEAR = 0.3;
/** Of `cannot return it` without its negation, which the other side may lack. */
function affirmedRecall(content, sentence) {
    const affirmed = content.filter((token) => !isNegation(token));
    return affirmed.length === content.length || affirmed.length === 0 ? 0 : recall(affirmed, (0,text_tokens/* contentOf */.$E)(sentence.tokens));
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
    if (text.length > 100 || hasVerb(text) || text.includes('?'))
        return [text];
    const bare = text.replace(/\s*\([^()\d]{1,60}\)/g, '').trim();
    const plain = /[\p{L}\p{N}]/u.test(bare) ? bare : text;
    const parts = plain.split(OR).filter((part) => /[\p{L}\p{N}]/u.test(part));
    return parts.length > 1 && parts.length <= 4 ? [plain, ...parts] : [plain];
}
/** But for the `or more` of a bound. */
const OR = /,? or (?!(?:more|less|fewer|older|younger|later|earlier|higher|lower|over|under|above|below)\b)/i;
function judgeWording(text, reply, settings) {
    const side = withoutOwnContrast(sideOf(text, settings), settings);
    const { facts, tokens: words } = side;
    const content = words.filter(({ stop }) => !stop);
    const found = matchFacts(facts, reply.facts, settings);
    const low = found.matched.some((match) => match.low);
    const coverage = coverageOf(side, reply, settings);
    const score = combined(coverage.score, content, facts.length, found.matched.length);
    const claim = text.slice(0, 500);
    const agreed = found.matched.length > 0;
    const against = conflictIn(found) ?? misstated(side, reply, found) ?? coverage.contradiction;
    if (against !== undefined)
        return contradicted({ text: claim, score, verdict: 'contradicted' }, against);
    const [absent] = found.onlyGold;
    if (absent !== undefined) {
        return {
            claim: { text: claim, score: Math.min(score, 0.45), verdict: 'missing' },
            reason: `does not state ${absent.text.trim()}`,
            low,
            unsaid: coverage.score < 0.3,
            agreed,
        };
    }
    const unfinished = score < 0.3 ? undefined : unfinishedAct(text, () => actsByRelevance(found, reply));
    if (unfinished !== undefined) {
        return {
            claim: { text: claim, score: Math.min(score, 0.45), verdict: 'missing' },
            reason: unfinished,
            low,
            unsaid: false,
            agreed,
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
        agreed,
    };
}
function contradicted({ text, score }, reason) {
    const claim = { text, score: Math.min(score, 0.4), verdict: 'contradicted' };
    return { claim, reason, low: false, unsaid: false, agreed: true };
}
function conflictIn({ conflicts: [first] }) {
    return first === undefined ? undefined : `fact conflict: ${first.gold.text.trim()} ≠ ${first.predicted.text.trim()}`;
}
/** The fact is there, but denied or as the other bound. */
function misstated({ mentions }, reply, found) {
    return oppositeBounds(mentions, reply.mentions, found) ?? deniedFact(mentions, reply.mentions, found);
}
/** What is done in the sentences that name a fact of the claim, then in the others. */
function actsByRelevance({ matched }, { sentences, acts }) {
    const wanted = matched.map(({ predicted }) => predicted.text);
    const isNamed = sentences.map(({ facts }) => facts.some(({ text }) => wanted.includes(text)));
    const of = (named) => acts.filter((_, index) => isNamed[index] === named).flat();
    return [of(true), of(false)];
}
/** Facts and words together, a fact as heavy as a word and a half. */
function combined(words, content, facts, stated) {
    const total = content.length + 1.5 * facts;
    return total === 0 ? words : (words * content.length + 1.5 * stated) / total;
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/reply-parts.js






function replyOf(text, settings) {
    const extracted = (0,facts_facts/* factsOf */.x)(text, settings);
    const { facts, rest } = extracted;
    let tokens;
    let acts;
    const sentences = sentencesOf(text);
    return {
        text,
        facts,
        mentions: mentionsOf(extracted),
        get tokens() {
            tokens ??= (0,text_tokens/* tokensOf */.k8)(text);
            return tokens;
        },
        content: (0,text_tokens/* contentOf */.$E)((0,text_tokens/* tokensOf */.k8)(rest)),
        sentences: sentences.map((sentence) => sideOf(sentence, settings)),
        get acts() {
            acts ??= sentences.map(actsOf);
            return acts;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/grade/similarity/reply/reply.js














/**
 * Whether a reply says what the gold reply says: every fact and claim of the gold is looked for in it. A longer reply that
 * states them is fine. What is missing makes it incomplete, what conflicts inconsistent.
 */
function compareReply(gold, reply, settings) {
    const predicted = withOrdinalsOf(reply, gold);
    if ((0,fold/* foldText */.TH)(gold) === (0,fold/* foldText */.TH)(predicted))
        return withMentions(exact(gold), predicted, settings);
    const parts = replyOf(predicted, settings);
    const sentences = sentencesOf(gold);
    const spoken = sentences.filter((sentence) => !isPolite((0,text_tokens/* tokensOf */.k8)(sentence)) || (0,facts_facts/* factsOf */.x)(sentence, settings).facts.length > 0);
    const judged = (spoken.length > 0 ? spoken : sentences).map((sentence) => judgeClaim(sentence, parts, settings));
    const finding = concluded(gold, predicted, withExchange(judged, gold, parts, settings), settings);
    return withMentions(gold.length > fold/* MAX_TEXT */.lG ? partly(finding) : finding, predicted, settings);
}
/** Facts that changed places may stand in different claims: `Ann gets $20. Bob gets $30.` */
function withExchange(judged, gold, reply, settings) {
    if (reply.mentions.length < 2 || judged.some(({ claim }) => claim.verdict === 'contradicted'))
        return judged;
    const { facts, mentions } = sideOf(gold, settings);
    if (mentions.length < 2)
        return judged;
    const matches = matchFacts(facts, reply.facts, settings);
    const reason = exchangedFacts([mentions, gold], [reply.mentions, reply.text], matches);
    if (reason === undefined)
        return judged;
    const first = judged.findIndex(({ agreed }) => agreed);
    return judged.map((found, index) => (index === Math.max(0, first) ? contradicted(found.claim, reason) : found));
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
        reason: `${finding.reason} (only the first ${fold/* MAX_TEXT */.lG} characters were compared)`,
    };
}
function concluded(gold, predicted, judged, settings) {
    const claims = judged.map(({ claim }) => claim);
    const score = claims.length === 0 ? 0 : claims.reduce((sum, claim) => sum + claim.score, 0) / claims.length;
    const against = judged.find(({ claim }) => claim.verdict === 'contradicted');
    const missing = judged.find(({ claim }) => claim.verdict === 'missing');
    const low = judged.some((claim) => claim.low);
    if (against === undefined && missing === undefined && claims.length > 0) {
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
    if (against === undefined && isWholeAnswer(gold, predicted, settings)) {
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
    const isUnrelated = against === undefined &&
        judged.every(({ agreed }) => !agreed) &&
        claims.every((claim) => claim.score < settings.threshold) &&
        judged.some(({ unsaid }) => unsaid) &&
        saysMore(gold, predicted);
    return {
        score: Math.min(score, settings.threshold * 0.9),
        decided: 'different',
        tier: against === undefined ? 'facts' : 'veto',
        type: claims.some(({ text }) => text.length > 60) ? 'sentence' : 'reply',
        reason: against?.reason ?? missing?.reason ?? 'nothing is stated',
        complete: missing === undefined && claims.length > 0,
        truthful: against === undefined && !isUnrelated,
        claims,
        low_confidence: against === undefined && score > 0.1,
    };
}
/** Whether the reply has words that the gold lacks: it speaks of something else rather than too little. */
function saysMore(gold, predicted) {
    const stems = new Set((0,text_tokens/* tokensOf */.k8)(gold).map(({ stem }) => stem));
    return (0,text_tokens/* tokensOf */.k8)(predicted).some((token) => !token.stop && !stems.has(token.stem));
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
    const { facts, rest } = (0,facts_facts/* factsOf */.x)(text, settings);
    const tokens = (0,text_tokens/* tokensOf */.k8)(rest);
    if (facts.length === 0 && tokens.length === 0) {
        const found = text.trim() !== '' && (0,fold/* foldText */.TH)(reply.text).includes((0,fold/* foldText */.TH)(text));
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
function verdictOf(found, { threshold, strict }) {
    const { decided, score } = found;
    const verdict = decided ?? (score >= threshold ? 'same' : 'different');
    const low_confidence = found.low_confidence ?? (decided === undefined && (0,grey_zone/* isGrey */.u)(found));
    const finding = undecided(found);
    if (strict === true && verdict === 'same' && low_confidence) {
        return { ...finding, verdict: 'different', low_confidence, reason: `not sure enough: ${finding.reason}` };
    }
    return { ...finding, verdict, low_confidence };
}
/** Part by part: this is done for every value of every attempt, and a rest of an object is slow to make. */
function undecided({ score, type, tier, reason, claims, complete, truthful }) {
    const finding = { score, type, tier, reason };
    if (claims === undefined && complete === undefined && truthful === undefined)
        return finding;
    return {
        ...finding,
        ...(claims !== undefined && { claims }),
        ...(complete !== undefined && { complete }),
        ...(truthful !== undefined && { truthful }),
    };
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
    const { same: equal, reason } = number/* number */.a.agree(gold, predicted, { tolerance });
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

/***/ 98990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/alias/acronym.js
var acronym = __webpack_require__(18023);
// EXTERNAL MODULE: ./build/src/grade/similarity/text/fold.js
var fold = __webpack_require__(35158);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/date.js
var date = __webpack_require__(90020);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/duration.js
var duration = __webpack_require__(43316);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/email.js
var email = __webpack_require__(93186);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/identifier.js
var identifier = __webpack_require__(38847);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/money.js
var money = __webpack_require__(70154);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/month.js + 1 modules
var month = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/number.js + 1 modules
var number = __webpack_require__(64500);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/percent.js
var percent = __webpack_require__(73743);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/phone.js
var phone = __webpack_require__(11122);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/quantity.js + 1 modules
var quantity = __webpack_require__(16521);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/time.js
var time = __webpack_require__(11693);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/url.js
var url = __webpack_require__(827);
// EXTERNAL MODULE: ./build/src/grade/similarity/alias/calendar.js
var calendar = __webpack_require__(43142);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/number-words.js
var number_words = __webpack_require__(86589);
;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/patterns.js


const DIGITS = "\\d{1,3}(?:[,.' \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const WORD = `(?:${[...number_words/* NUMBER_WORDS */._].sort((a, b) => b.length - a.length).join('|')})`;
/** `twenty-one`, `two hundred and five`, `a dozen`. */
const SPELLED = `(?:an? (?=hundred|thousand|million|billion|dozen))?${WORD}(?:[ -](?:and )?${WORD}){0,8}`;
const PART = '(?:third|quarter|fourth|fifth|sixth|eighth|tenth)';
const SCALE = '(?: ?(?:thousand|million|billion|trillion|lakhs?|crores?)| ?(?:k|m|mn|bn|b)(?![\\p{L}\\p{N}]))?';
const AMOUNT = `(?:${DIGITS})${SCALE}|${SPELLED}`;
const MONTH = `(?:${calendar/* MONTH_PATTERN */.a2})\\.?`;
const MONTH_BEGINS = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/iu;
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const YEAR = '(?:1[0-9]|20|21)\\d{2}';
const CLOCK = '\\d{1,2}(?::\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)';
const CURRENCY_WORD = 'us dollars?|dollars?|bucks?|euros?|pounds?(?: sterling)?|cents?|yen|yuan|rupees?|francs?|pesos?|usd|eur|gbp|jpy|inr|cad|aud|chf|cny|krw|[€£¥₹¢]';
const UNIT_WORD = 'kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|km/h|kmh|kph|mph|km|cm|mm|miles?|mi|feet|foot|ft|inch(?:es)?|yards?|yd|' +
    'kilograms?|kilos?|kgs?|grams?|mg|lbs?|ounces?|oz|tons?|tonnes?|lit(?:er|re)s?|ml|gallons?|gal|cups?|tablespoons?|tbsp|teaspoons?|tsp|' +
    'degrees? (?:celsius|fahrenheit|c|f)\\b|°[cf]?|celsius|fahrenheit|acres?|hectares?|square (?:met(?:er|re)s?|feet|miles|kilomet(?:er|re)s?)|sq ?ft|' +
    'watts?|kw|kwh|volts?|amps?|hertz|mhz|ghz|bytes?|kb|mb|gb|tb|psi|bar|calories|kcal|m|g|l';
const TIME_UNIT = 'milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|yrs?|decades?|centur(?:y|ies)';
/** `3 or more years`, for `3 years or more`. */
const BOUND = new RegExp(`(\\d) (or (?:more|less|fewer)) (${TIME_UNIT}|${UNIT_WORD}|${CURRENCY_WORD})(?![\\p{L}])`, 'giu');
/**
 * What stands in a sentence, the most telling first. A match is then read by the reader of its type. `needs` is in every
 * text that holds a match: most texts lack most of it, and it is found much faster.
 */
const PATTERNS = [
    ['url', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}[^\s<>"')\].,;:!?]/giu, /:\/\/|www\./iu],
    ['email', /[^\s@<>"(),:;]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}\b/giu, /@/],
    ['uuid', /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/giu, /-.{4}-.{4}-/],
    [
        'date',
        new RegExp(`\\b\\d{4}-\\d{2}-\\d{2}(?:[T ]${CLOCK}(?:Z|[+-]\\d{2}:?\\d{2})?)?\\b|\\b\\d{4}/\\d{1,2}/\\d{1,2}\\b`, 'giu'),
        /\d[-/]\d/,
    ],
    ['date', /\b\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})\b/giu, /\d[/.-]\d/],
    [
        'date',
        new RegExp(`\\b${MONTH} ?${DAY}(?:,? ?${YEAR})?(?!\\d|[:.,]\\d)\\b|\\b${DAY} (?:of )?${MONTH}(?:,? ${YEAR})?(?!\\d)\\b`, 'giu'),
        MONTH_BEGINS,
    ],
    [
        'period',
        new RegExp(`\\b${MONTH}(?: ${YEAR})?(?: (?:to|through|thru|until|till) | ?- ?)${MONTH}(?:,? (?:of )?${YEAR})?(?![ -]?\\d)\\b`, 'giu'),
        MONTH_BEGINS,
    ],
    [
        'period',
        new RegExp(`\\b(?:q[1-4]|(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter|h[12]|(?:first|second) half)(?:,? (?:of )?(?:the year )?${YEAR})?\\b`, 'giu'),
        /[qh]\d|quarter|half/iu,
    ],
    [
        'period',
        new RegExp(`\\b(?:fy|fiscal year) ?${YEAR}\\b|\\b${MONTH},? (?:of )?${YEAR}\\b|\\b${YEAR}-(?:0[1-9]|1[0-2])\\b(?!-)`, 'giu'),
        /\d{3}/,
    ],
    ['time', new RegExp(`\\b${CLOCK} ?(?:[ap]\\.?m\\b\\.?)?|\\b\\d{1,2} ?[ap]\\.?m\\b\\.?`, 'giu'), /\d/],
    [
        'money',
        new RegExp(`(?:us|ca|au|nz|hk|[cas])?[$€£¥₹] ?(?:${DIGITS})${SCALE}|\\b(?:usd|eur|gbp|jpy|inr|cad|aud|chf|cny) ?(?:${DIGITS})${SCALE}`, 'giu'),
        /[$€£¥₹]|usd|eur|gbp|jpy|inr|cad|aud|chf|cny/iu,
    ],
    [
        'money',
        new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT}) ?(?:${CURRENCY_WORD})(?![\\p{L}])`, 'giu'),
        new RegExp(CURRENCY_WORD, 'iu'),
    ],
    [
        'percent',
        new RegExp(`(?<![\\p{L}\\p{N}.])-?(?:${AMOUNT}) ?(?:%|percent\\b|per cent\\b|pct\\b|percentage points?\\b)`, 'giu'),
        /%|percent|per cent|pct/iu,
    ],
    [
        'number',
        new RegExp(`\\b(?:half|(?:an?|one)[ -]${PART}|${WORD}[ -]${PART}s|\\d{1,2}/\\d{1,2})(?= of\\b)`, 'giu'),
        new RegExp(`(?:half|${PART}s?|\\d) of\\b`, 'iu'),
    ],
    [
        'duration',
        new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${TIME_UNIT})\\b`, 'giu'),
        new RegExp(TIME_UNIT, 'iu'),
    ],
    [
        'quantity',
        new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${UNIT_WORD})(?![\\p{L}\\p{N}])`, 'giu'),
        new RegExp(`(?:[\\p{L}\\p{N}.,])[ -]?(?:${UNIT_WORD})(?![\\p{L}\\p{N}])`, 'iu'),
    ],
    ['phone', /(?<![\p{L}\p{N}])\+?\(?\d{1,4}\)?[ .-]\(?\d{2,4}\)?[ .-]\d{3,4}(?:[ .-]\d{2,4})?\b/giu, /\d\)?[ .-]\(?\d/],
    [
        'identifier',
        /#\p{L}{0,8}\d[\w-]{0,40}|(?<![\p{L}\p{N}])(?=[\w-]{0,20}\d)(?=[\w-]{0,20}\p{L})(?!\d{1,3}(?:st|nd|rd|th)\b)[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+){0,8}|\b0\d+\b/giu,
        /\d/,
    ],
    ['roman', /(?<=\p{L} )(?:III?|IV|VI{1,3}|IX|XI{1,3})(?![\p{L}\p{N}.'])/gu, /\p{L} [IVX]/u],
    [
        'number',
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${DIGITS})(?:st|nd|rd|th)?${SCALE}(?![\\p{L}\\p{N}])|\\b${SPELLED}\\b`, 'giu'),
        /./u,
    ],
];

;// CONCATENATED MODULE: ./build/src/grade/similarity/facts/facts.js















const MAX_LENGTH = fold/* MAX_TEXT */.lG;
const MAX_FACTS = 40;
const MAX_PLACES = 80;
/** The facts of a text, each once and each part of it in one of them at most. `Q3 2024` is two: the quarter and the year. */
function factsOf(text, settings) {
    let rest = (0,fold/* unified */.lk)(text.slice(0, MAX_LENGTH));
    if (!MAY_HOLD.test(rest))
        return { facts: [], places: [], rest: text };
    rest = rest.replace(BOUND, '$1 $3 $2');
    const found = [];
    const places = [];
    for (const [type, pattern, needs] of PATTERNS) {
        if (!needs.test(rest))
            continue;
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
                const known = found.find((other) => other.fact.type === fact.type && other.fact.value === fact.value);
                const here = { fact: known?.fact ?? fact, at: place, length: match.length };
                if (known === undefined)
                    found.push(here);
                if (places.length < MAX_PLACES)
                    places.push(here);
            }
            return ' '.repeat(match.length);
        });
    }
    const facts = found.sort((a, b) => a.at - b.at).map(({ fact }) => fact);
    return { facts, places: places.sort((a, b) => a.at - b.at), rest: rest + text.slice(MAX_LENGTH) };
}
/** Without a digit or the word of a number there is nothing to find. */
const MAY_HOLD = /\d|@|:\/\/|[½¼¾]|\b[ivx]{2,4}\b|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|quarters?|half|thirds?|fourths?|fifths?|sixths?|eighths?|tenths?)\b/iu;
function readFacts(type, match, settings) {
    const text = match.trim();
    if (text === '')
        return [];
    if (type === 'period') {
        const year = /\b(?:1\d|20|21)\d{2}\b/.exec(text)?.[0];
        const bare = year === undefined ? '' : withoutYear(text, year);
        if (year !== undefined && bare !== '' && !/^(?:fy|fiscal)/i.test(text)) {
            const month = /^\d{2}$/.test(bare) ? MONTHS[Number(bare) - 1] : undefined;
            const part = month === undefined ? factOf('period', bare, settings) : factOf('period', month, settings, text);
            return part.length === 0 ? [] : [...part, ...factOf('number', year, settings)];
        }
    }
    if (type === 'roman')
        return factOf('number', acronym/* ROMAN */.u7.get(text.toLowerCase()) ?? '', settings, text);
    if (type === 'number') {
        return factOf('number', text.replace(/(?<=\d)(?:st|nd|rd|th)/i, ''), settings, text);
    }
    return factOf(type, text, settings);
}
/** `Q3` of `Q3 2024`, `January to March` of `January 2024 to March 2024`; another year in it stays. */
function withoutYear(text, year) {
    return text.replace(new RegExp(`,? ?(?:of )?(?:the year )?\\b${year}\\b-?`, 'g'), '').trim();
}
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
function factOf(type, value, settings, text = value) {
    const fact = MAKERS[type]?.(value, settings, text);
    return fact === undefined ? [] : [fact];
}
const MAKERS = {
    url: maker(url/* url */.O),
    email: maker(email/* email */.R),
    uuid: maker(identifier/* uuid */.uR),
    date: maker(date/* date */.p),
    period: maker(month/* period */.i),
    time: maker(time/* time */.k),
    money: maker(money/* money */.T),
    percent: maker(percent/* percent */.K),
    duration: maker(duration/* duration */.p),
    quantity: maker(quantity/* quantity */.a),
    phone: maker(phone/* phone */.l),
    identifier: maker(identifier/* identifier */.Cv),
    number: maker(number/* number */.a),
};
function maker(reader) {
    const values = new WeakMap();
    return (value, settings, text) => {
        const read = reader.read(reader.type === 'time' ? value.replace(/\.$/, '') : value, settings);
        if (read === undefined)
            return undefined;
        const fact = {
            type: reader.type,
            text,
            value,
            agreeWith(other, options) {
                const found = values.get(other);
                return found === undefined ? undefined : reader.agree(read, found, options);
            },
        };
        values.set(fact, read);
        return fact;
    };
}


/***/ }),

/***/ 13501:
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

/***/ 95419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ remembering)
/* harmony export */ });
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


/***/ }),

/***/ 35158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ unaccented),
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   lk: () => (/* binding */ unified)
/* harmony export */ });
/** What lies beyond this length is compared by equality only, so that no value can make grading slow. */
const MAX_TEXT = 6_000;
/** Lower case, one Unicode form, one kind of apostrophe, quote, hyphen and space, none of them at the ends. */
function foldText(whole) {
    if (whole.length > MAX_TEXT)
        return foldText(whole.slice(0, MAX_TEXT)) + whole.slice(MAX_TEXT);
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


/***/ }),

/***/ 10677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $E: () => (/* binding */ contentOf),
  Yr: () => (/* binding */ splitCasing),
  k8: () => (/* binding */ tokensOf)
});

// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
// EXTERNAL MODULE: ./build/src/grade/similarity/text/fold.js
var fold = __webpack_require__(35158);
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
    const plain = (0,fold/* unaccented */.Bs)((0,fold/* unified */.lk)(text.slice(0, fold/* MAX_TEXT */.lG)));
    const spaced = /\s/u.test(plain.trim()) ? plain.replaceAll('_', ' ') : splitCasing(plain);
    const shouting = !/\p{Ll}/u.test(spaced) && /\s/u.test(spaced.trim());
    const tokens = [];
    const phrases = phrasesIn(spaced);
    let afterComma = false;
    for (const raw of expanded(spaced)
        .replace(/\b(\p{Lu})\. (?=\p{Lu}\.)/gu, '$1.')
        .match(WORD) ?? []) {
        if (raw === ',' || raw === '(' || raw === '[') {
            afterComma = true;
            continue;
        }
        const token = tokenOf(raw, afterComma, shouting);
        const phrase = phrases.get(token.word)?.shift();
        tokens.push(phrase === undefined ? token : { ...token, raw: phrase });
        afterComma = false;
        if (tokens.length >= MAX_TOKENS)
            break;
    }
    const rest = text.length > fold/* MAX_TEXT */.lG ? [tokenOf(text.slice(fold/* MAX_TEXT */.lG), false, true)] : [];
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
/** What stands in the text for each word that means a phrase, in order: a reason says it as it was written. */
function phrasesIn(text) {
    if (!MAY_HOLD_PHRASE.test(text))
        return NONE;
    const found = PHRASES.filter(([phrase]) => text.search(phrase) >= 0);
    return new Map(found.map(([phrase, word]) => [word, text.match(new RegExp(`${phrase.source}|\\b${word}\\b`, 'giu')) ?? []]));
}
const NONE = new Map();
const MAY_HOLD_PHRASE = /priced|expensive|\b(?:call|put|push|pay|paid|send|sent|bring|brought|giv|gave|set|turn|switch|get|got)\w* (?:back|off|on|up|rid of)\b/iu;
/** Phrases that mean one word. */
const PHRASES = [
    [/\b(?:low(?:est)?[- ]priced|least expensive)\b/giu, 'cheapest'],
    [/\b(?:high(?:est)?[- ]priced|most expensive)\b/giu, 'dearest'],
    [/\bcall(?:s|ed|ing)? off\b/giu, 'cancel'],
    [/\b(?:put(?:s|ting)? off|push(?:ed|es|ing)? back)\b/giu, 'postpone'],
    [/\b(?:pay|pays|paid|paying) back\b/giu, 'repay'],
    [/\b(?:send|sends|sent|sending|bring|brings|brought|give|gives|gave|giving) back\b/giu, 'return'],
    [/\bset(?:s|ting)? up\b/giu, 'arrange'],
    [/\b(?:turn|switch)(?:s|es|ed|ing)? on\b/giu, 'enable'],
    [/\b(?:turn|switch)(?:s|es|ed|ing)? off\b/giu, 'disable'],
    [/\b(?:get|gets|got|getting) rid of\b/giu, 'remove'],
];
function stemOf(word) {
    const known = stems.get(word);
    if (known !== undefined)
        return known;
    const stem = stemFor(word);
    if (stems.size >= MAX_STEMS)
        stems.clear();
    stems.set(word, stem);
    return stem;
}
/** A language has few words, and each of them is met many times. */
const stems = new Map();
const MAX_STEMS = 20_000;
function stemFor(word) {
    const isPlain = word.length <= 30 && /^(?:[a-z]{4,}|[a-z]{2}y)$/.test(word);
    return IRREGULAR.get(word) ?? (isPlain ? (0,stemmer/* stemmer */.I)(word) : word);
}
function expanded(text) {
    const plain = MAY_HOLD_PHRASE.test(text)
        ? PHRASES.reduce((whole, [phrase, word]) => whole.replace(phrase, word), text)
        : text;
    if (!MAY_EXPAND.test(plain))
        return plain;
    return plain
        .replace(/\b(can)'?not\b|\bcan't\b/giu, 'can not')
        .replace(/\bwon't\b/giu, 'will not')
        .replace(/n't\b/giu, ' not')
        .replace(/'(?:re|ve|ll|d|m)\b/giu, ' ')
        .replace(/\s&\s/g, ' and ')
        .replace(/\be-mail/giu, 'email');
}
/** What any of the replacements begins with. */
const MAY_EXPAND = /'|&|\bcannot\b|\be-mail/iu;
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


/***/ }),

/***/ 90020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ date)
/* harmony export */ });
/* harmony import */ var _alias_calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43142);
/* harmony import */ var _numeric_date_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70094);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77859);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11693);




/** `2024-03-05`, `03/05/2024`, `March 5, 2024`, `5th of March`, `Jan.1,2021`, with or without a time of day. */
const date = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .HK)({
    type: 'date',
    read(text, { locale }) {
        const split = withoutTime(text);
        for (const { day, clock } of split) {
            const readings = [...(0,_numeric_date_js__WEBPACK_IMPORTED_MODULE_1__/* .numericDates */ .x)(day, locale), ...named(day, locale)].filter(exists);
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
    const read = _time_js__WEBPACK_IMPORTED_MODULE_3__/* .time */ .k.read((match[2] ?? '').replace(/(:\d{2}):(\d{2})[.,]\d{1,9}/, '$1:$2'), {});
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
function named(text, locale) {
    const words = text
        .replace(/(\d)(st|nd|rd|th)\b/giu, '$1')
        .replace(/[.,/'-]+/g, ' ')
        .split(/\s+/)
        .map((word) => word.toLowerCase())
        .filter((word) => word !== '' && !SKIPPED.has(word) && (0,_alias_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .weekdayOf */ .Up)(word) === undefined);
    if (words.length < 2 || words.length > 3)
        return [];
    const months = words.map((word) => (/\d/.test(word) ? undefined : ((0,_alias_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .monthOf */ .GS)(word, locale) ?? undefined)));
    const at = months.findIndex((month) => month !== undefined);
    const month = months[at];
    const numbers = words.filter((_, index) => index !== at);
    if (month === undefined || numbers.some((word) => ordinalOf(word) === undefined))
        return [];
    const [first = '', second] = numbers;
    if (second === undefined)
        return first.length > 2 ? [] : [{ month, day: ordinalOf(first) ?? 0 }];
    const [day, year] = first.length === 4 ? [second, first] : [first, second];
    return [{ year: (0,_numeric_date_js__WEBPACK_IMPORTED_MODULE_1__/* .fullYear */ .f)(year), month, day: ordinalOf(day) ?? 0 }];
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


/***/ }),

/***/ 43316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64500);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77859);


/** Unit → [seconds, months]. */
const UNITS = [
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
const UNIT = UNITS.map(([pattern]) => pattern).join('|');
const DIGITS = '\\d[\\d.,/]{0,15}(?: \\d{1,3}/\\d{1,3})?';
const WORDS = 'an?|one|half an?|(?:[a-z]+[ -]){0,5}?[a-z]+';
const PART = new RegExp(`^(?:(${DIGITS})[ -]?|(${WORDS})[ -])(${UNIT})(?![a-z])(?: and an? (half|quarter))?\\.?(?:,? and |, | )?`, 'i');
const ISO = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const CLOCK = /^(\d{1,3}):([0-5]\d):([0-5]\d)(\.\d+)?$/;
/** `90 minutes`, `1h30m`, `an hour and a half`, `PT1H30M`, `1:30:00`, `two weeks`. */
const duration = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)({
    type: 'duration',
    read(text, { locale }) {
        return iso(text) ?? clock(text) ?? inParts(withAmount(text.toLowerCase()), locale);
    },
    agree: agreeDuration,
});
function agreeDuration(gold, predicted, { tolerance }) {
    if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTolerance */ .p4)(gold.seconds, predicted.seconds) && (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTolerance */ .p4)(gold.months, predicted.months))
        return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .AGREE */ .tr;
    const calendar = (gold.months === 0) !== (predicted.months === 0);
    if (calendar)
        return { same: false, low: true, reason: 'a month has no fixed number of days' };
    const isNear = tolerance !== undefined && gold.months === predicted.months;
    return isNear && (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTolerance */ .p4)(gold.seconds, predicted.seconds, tolerance)
        ? { same: true, reason: `within ${tolerance} s` }
        : _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DISAGREE */ .vH;
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
function clock(text) {
    const match = CLOCK.exec(text);
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
        const unit = part === null ? undefined : UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part[3] ?? ''));
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
    return (0,_number_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .k)(text.replace(/ of an?$/, ''), locale);
}


/***/ }),

/***/ 93186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ email)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77859);

const EMAIL = /^(?:mailto:)?<?([^\s@<>"(),:;]{1,64}|"[^"]{1,62}")@([a-z0-9.-]{1,253}\.[a-z]{2,24})>?$/i;
const WITH_NAME = /^[^<>@]{0,100}<([^<>\s]{3,320})>$/;
/** Case does not count, though a server may tell local parts apart. `Jane <jane@x.org>` is `jane@x.org`. */
const email = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
    type: 'email',
    read(text) {
        const match = EMAIL.exec(WITH_NAME.exec(text)?.[1] ?? text);
        return match === null ? undefined : `${match[1]}@${match[2]}`.toLowerCase();
    },
    agree: (gold, predicted) => (gold === predicted ? _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH),
});


/***/ }),

/***/ 38847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   rE: () => (/* binding */ version),
/* harmony export */   uR: () => (/* binding */ uuid)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77859);

const UUID = /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;
const VERSION = /^(?:v\.? ?|version |release )?(\d{1,6}(?:\.\d{1,6}){0,4})(-[a-z0-9.-]{1,30})?(\+[a-z0-9.-]{1,30})?$/i;
/** Letters with digits, digits behind a sign, or digits that begin with a zero. */
const CODE = /^(?:(?:no\.?|nr\.?|number|id|#) ?)?#?([a-z0-9]+(?:[-_/. :][a-z0-9]+){0,8})$/i;
const uuid = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
    type: 'uuid',
    read(text) {
        const match = UUID.exec(text);
        return match === null ? undefined : match.slice(1).join('').toLowerCase();
    },
    agree: (gold, predicted) => (gold === predicted ? _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH),
});
/** `v1.2.0`, `1.2.0-rc.1`; trailing zeros do not count. Two parts only with a `v` before them. */
const version = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
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
    agree: (gold, predicted) => (gold === predicted ? _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH),
});
/** `INV-2024-0017`, `#W2378156`, `007`: every character counts, case and the kind of separator do not. */
const identifier = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
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
            return _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr;
        if (gold.compact !== predicted.compact)
            return _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH;
        // `securePass123` and `secure_pass123` may be two passwords
        const isPlain = /^[a-z]{0,5}\d/.test(gold.compact) || /^\d+$/.test(gold.compact);
        return isPlain ? { same: true, low: true, reason: 'only the separators differ' } : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH;
    },
});
/** Two words of three letters or more, or one behind a space, make a phrase (`order 1001`), not a code. */
function isProse(text) {
    const words = text.split(/[-_/. :]/).filter((part) => /^[a-z]{3,}$/i.test(part)).length;
    return words > 1 || (words === 1 && text.includes(' '));
}


/***/ }),

/***/ 70154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ money)
/* harmony export */ });
/* harmony import */ var _alias_currencies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73943);
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64500);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77859);



const BEFORE = /^(-?)\s?([^\d\s+-][^\d+-]{0,24}?)\s?(-?[\d.,' \u00a0\u202f]{1,30}(?: ?[a-z]{1,9}\.?)?)$/iu;
const AFTER = /^(-?[\d.,' \u00a0\u202f]{1,30}(?: ?(?:k|thousand|mn|mio|m|million|bn|b|billion|tn|t|trillion|lakhs?|crores?|dozen|hundred)(?![a-z]))?) ?([^\d]{1,30})$/iu;
/** `$1,200`, `1200 USD`, `1.200,50 €`, `CHF 1'200.–`, `fifty dollars`, `50 cents`. */
const money = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .HK)({
    type: 'money',
    read(text, { locale }) {
        return prefixed(text, locale) ?? suffixed(text, locale) ?? inWords(text, locale);
    },
    agree(gold, predicted, { tolerance }) {
        const shared = gold.currencies.some((code) => predicted.currencies.includes(code));
        if (!shared)
            return { same: false, reason: `${gold.currencies[0]} is not ${predicted.currencies[0]}` };
        const low = gold.currencies[0] !== predicted.currencies[0];
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .withinTolerance */ .p4)(gold.amount, predicted.amount))
            return low ? { same: true, low } : _reader_js__WEBPACK_IMPORTED_MODULE_2__/* .AGREE */ .tr;
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .withinTolerance */ .p4)(gold.amount, predicted.amount, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return _reader_js__WEBPACK_IMPORTED_MODULE_2__/* .DISAGREE */ .vH;
    },
});
function prefixed(text, locale) {
    const match = BEFORE.exec(text);
    if (match === null)
        return undefined;
    const both = /^(.*\d(?: ?[a-z]{1,2})?) ?([A-Z]{3})$/.exec(match[3] ?? '');
    const sign = match[1] === '-' ? -1 : 1;
    // `$1,200 USD` names its currency twice
    const named = both === null ? undefined : amountOf(both[1] ?? '', both[2] ?? '', locale);
    if (named !== undefined)
        return { ...named, amount: sign * named.amount };
    const read = amountOf(match[3] ?? '', match[2] ?? '', locale);
    return read === undefined ? undefined : { ...read, amount: sign * read.amount };
}
function suffixed(text, locale) {
    const match = AFTER.exec(text);
    return match === null ? undefined : amountOf(match[1] ?? '', match[2] ?? '', locale);
}
function inWords(text, locale) {
    const match = /^((?:[\d.,]+ )?[a-z -]{1,60}) ([a-z€£¥]+(?: [a-z]+)?)$/iu.exec(text);
    if (match === null)
        return undefined;
    const [head = '', tail = ''] = [match[1], match[2]];
    const space = tail.indexOf(' ');
    const whole = amountOf(head, tail, locale);
    if (whole !== undefined || space < 0)
        return whole;
    return amountOf(`${head} ${tail.slice(0, space)}`, tail.slice(space + 1), locale);
}
const CENTS = /^(?:¢|c|cents?|pence|p|euro ?cents?)$/i;
function amountOf(amount, unit, locale) {
    const value = (0,_number_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .k)(amount.trim().replace(/[.,]-{1,2}$/, ''), locale, true);
    if (value === undefined)
        return undefined;
    if (CENTS.test(unit.trim()))
        return { amount: value / 100, currencies: centsOf(unit.trim()) };
    const currencies = (0,_alias_currencies_js__WEBPACK_IMPORTED_MODULE_0__/* .currenciesOf */ .P)(unit);
    return currencies.length === 0 ? undefined : { amount: value, currencies };
}
function centsOf(unit) {
    if (/^p/i.test(unit))
        return ['GBP'];
    return /euro/i.test(unit) ? ['EUR'] : ['USD', 'EUR', 'CAD', 'AUD'];
}


/***/ }),

/***/ 56223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ period)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/alias/calendar.js
var calendar = __webpack_require__(43142);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/numeric-date.js
var numeric_date = __webpack_require__(70094);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/reader.js
var reader = __webpack_require__(77859);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/span.js

const ENDS = /^(?:from |between )?(.{3,24}?) (?:to|through|thru|until|till|and) (?:the end of )?(.{3,24})$/;
const DASHED = /^(\p{L}[^-]{2,24}?) ?- ?(\p{L}[^-]{2,24})$/u;
const NAMED = /^([\p{L}.]{3,12})(?: (?:of )?(\d{4}))?$/u;
const NUMBERED = /^(\d{4})-(\d{2})$/;
const DAYS = /^(\d{4}-\d{2})-01(?: (?:to|through|thru|until|till|and) |\/| - )(\d{4}-\d{2})-(\d{2})$/;
/**
 * `january to march 2024`, `jan-mar`, `2024-01 to 2024-03`, `2024-01-01 to 2024-03-31`: whole months of one year; undefined
 * for anything else. In lower case.
 */
function spanOf(text, locale) {
    const days = DAYS.exec(text.replace(/^(?:from|between) /, ''));
    if (days !== null)
        return endsOf(monthIn(days[1], locale), wholeMonth(days[2], days[3]));
    const ends = ENDS.exec(text) ?? DASHED.exec(text);
    return ends === null ? undefined : endsOf(monthIn(ends[1], locale), monthIn(ends[2], locale));
}
function endsOf(first, last) {
    if (first === undefined || last === undefined || first.month > last.month)
        return undefined;
    // the year of the first one alone would leave the other's open
    if (first.year !== undefined && first.year !== last.year)
        return undefined;
    return { from: first.month, to: last.month, ...(last.year !== undefined && { year: last.year }) };
}
function monthIn(text = '', locale) {
    const numbered = NUMBERED.exec(text);
    if (numbered !== null)
        return { month: Number(numbered[2]), year: numbered[1] ?? '' };
    const named = NAMED.exec(text);
    const month = named === null ? undefined : (0,calendar/* monthOf */.GS)(named[1] ?? '', locale);
    return month === undefined ? undefined : { month, ...(named?.[2] !== undefined && { year: named[2] }) };
}
/** Only where the day is the month's last. */
function wholeMonth(text = '', day = '') {
    const found = monthIn(text);
    if (found === undefined)
        return undefined;
    const last = new Date(Date.UTC(Number(found.year), found.month, 0)).getUTCDate();
    return last === Number(day) ? found : undefined;
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
/** `March 2024`, `2024-03`, `Q3 2024`, `third quarter of 2024`, `July to September 2024`, `H1 2024`, `FY2024`. A bare year is a number. */
const period = (0,reader/* remembered */.HK)({
    type: 'period',
    read(raw, { locale }) {
        const text = raw.toLowerCase().replace(/,/g, '');
        return month(text, locale) ?? quarter(text) ?? half(text) ?? fiscalYear(text) ?? months(text, locale);
    },
    agree(gold, predicted) {
        if (gold.part !== predicted.part || gold.index !== predicted.index)
            return reader/* DISAGREE */.vH;
        if (gold.year !== undefined && predicted.year !== undefined && gold.year !== predicted.year)
            return reader/* DISAGREE */.vH;
        if ((gold.year === undefined) !== (predicted.year === undefined))
            return { same: false, low: true, reason: 'only one names the year' };
        return gold.fiscal === predicted.fiscal ? reader/* AGREE */.tr : { same: true, low: true, reason: 'only one is a fiscal year' };
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
    const named = (0,calendar/* monthOf */.GS)(first, locale) ?? (second === undefined ? undefined : (0,calendar/* monthOf */.GS)(second, locale));
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
/** A quarter, half or whole year by its first and last month. */
function months(text, locale) {
    const span = spanOf(text, locale);
    if (span === undefined)
        return undefined;
    const length = span.to - span.from + 1;
    const part = PARTS.get(length);
    if (part === undefined || (span.from - 1) % length !== 0)
        return undefined;
    return periodOf(part, part === 'year' ? 0 : span.to / length, span.year);
}
const PARTS = new Map([
    [1, 'month'],
    [3, 'quarter'],
    [6, 'half'],
    [12, 'year'],
]);
function numberOf(text = '') {
    return NUMBERS[text] ?? Number(text);
}
function periodOf(part, index, year, fiscal) {
    const base = { part, index, fiscal: fiscal !== undefined };
    return year === undefined ? base : { ...base, year: (0,numeric_date/* fullYear */.f)(year.replace("'", '')) };
}


/***/ }),

/***/ 86589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ numberOfWords),
/* harmony export */   _: () => (/* binding */ NUMBER_WORDS)
/* harmony export */ });
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


/***/ }),

/***/ 64500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ number),
  k: () => (/* binding */ readNumber)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/number-words.js
var number_words = __webpack_require__(86589);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/numeral.js
/** Scale words and letters after a number: `1.2M`, `3 thousand`. */
const SCALES = {
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
    const value = unsigned(signed[2] ?? '', options);
    return value === undefined ? undefined : signed[1] === '-' ? -value : value;
}
function unsigned(text, options) {
    const fraction = /^(?:(\d{1,6})[ -])?(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(text);
    if (fraction !== null) {
        const size = Number(fraction[3]);
        return size === 0 ? undefined : Number(fraction[1] ?? 0) + Number(fraction[2]) / size;
    }
    const scaled = SCALED.exec(text);
    if (scaled !== null) {
        const value = plain(scaled[1] ?? '', options);
        return value === undefined ? undefined : rounded(value * (SCALES[(scaled[2] ?? '').toLowerCase()] ?? 1));
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

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/reader.js
var reader = __webpack_require__(77859);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/number.js



/** `1,200`, `1.2 million`, `twenty-one`, `1/2`. */
const number = (0,reader/* remembered */.HK)({
    type: 'number',
    read: (text, { locale }) => readNumber(text, locale),
    agree(gold, predicted, { tolerance }) {
        if ((0,reader/* withinTolerance */.p4)(gold, predicted))
            return reader/* AGREE */.tr;
        if ((0,reader/* withinTolerance */.p4)(gold, predicted, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return reader/* DISAGREE */.vH;
    },
});
function readNumber(text, locale, money = false) {
    return numberOfNumeral(text, { locale, money }) ?? (0,number_words/* numberOfWords */.A)(text) ?? scaledWords(text, locale, money);
}
/** `2 and a half`. */
function scaledWords(text, locale, money) {
    const match = /^([\d.,]{1,20}) and a (half|quarter)$/i.exec(text);
    if (match === null)
        return undefined;
    const value = numberOfNumeral(match[1] ?? '', { locale, money });
    return value === undefined ? undefined : value + (match[2]?.toLowerCase() === 'half' ? 0.5 : 0.25);
}


/***/ }),

/***/ 70094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ fullYear),
/* harmony export */   x: () => (/* binding */ numericDates)
/* harmony export */ });
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


/***/ }),

/***/ 73743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ percent)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64500);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77859);


const PERCENT = /^(.{1,40}?) ?(%|percent|per cent|pct\.?|percentage points?|pp|‰|per mille|bps|basis points?)$/i;
/** As a fraction: `15%` and `15 percent` are 0.15, `150 bps` are 0.015. */
const percent = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)({
    type: 'percent',
    read(text, { locale }) {
        const match = PERCENT.exec(text);
        const value = match === null ? undefined : (0,_number_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .k)((match[1] ?? '').trim(), locale);
        return value === undefined ? undefined : Number((value / sizeOf(match?.[2] ?? '')).toPrecision(14));
    },
    agree(gold, predicted, { tolerance }) {
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTolerance */ .p4)(gold, predicted))
            return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .AGREE */ .tr;
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTolerance */ .p4)(gold * 100, predicted * 100, tolerance))
            return { same: true, reason: `within ${tolerance}` };
        return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DISAGREE */ .vH;
    },
});
function sizeOf(unit) {
    if (/^b/i.test(unit))
        return 10_000;
    return unit === '‰' || /mille/i.test(unit) ? 1_000 : 100;
}


/***/ }),

/***/ 11122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ looksLikePhone),
/* harmony export */   l: () => (/* binding */ phone)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77859);

const PHONE = /^(?:tel:)?(\+|00)?([\d][\d ().\-/]{5,24}\d|\([\d]{2,5}\)[\d ().\-/]{5,20}\d)(?:,? ?(?:ext\.?|x|extension|#) ?(\d{1,6}))?$/i;
/** `+1 (555) 123-4567`, `555-123-4567`; spaces, brackets and an unsaid country code do not count. */
const phone = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
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
            return _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr;
        if (gold.international === predicted.international) {
            const [longer, shorter] = gold.digits.length > predicted.digits.length ? [gold, predicted] : [predicted, gold];
            const isNorthAmerican = longer.digits.length === 11 && shorter.digits.length === 10 && longer.digits === `1${shorter.digits}`;
            return isNorthAmerican ? _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH;
        }
        const [abroad, national] = gold.international ? [gold, predicted] : [predicted, gold];
        const local = national.digits.replace(/^0/, '');
        const code = abroad.digits.length - local.length;
        return local.length >= 7 && code >= 1 && code <= 3 && abroad.digits.endsWith(local)
            ? { same: true, low: abroad.digits.slice(0, code) !== '1', reason: 'the same number with its country code' }
            : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH;
    },
});
/** Digits alone are a phone number only beside one that is written as such. */
function looksLikePhone(text) {
    return /^\+|^00\d|^tel:|[()]|\d[ .-]\d{3}[ .-]\d/.test(text) && phone.read(text, {}) !== undefined;
}


/***/ }),

/***/ 16521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ quantity),
  z: () => (/* binding */ unit)
});

// EXTERNAL MODULE: ./build/src/grade/similarity/typed/number.js + 1 modules
var number = __webpack_require__(64500);
// EXTERNAL MODULE: ./build/src/grade/similarity/typed/reader.js
var reader = __webpack_require__(77859);
// EXTERNAL MODULE: ./node_modules/js-quantities/build/quantities.js
var quantities = __webpack_require__(81287);
// EXTERNAL MODULE: ./build/src/grade/similarity/text/fold.js
var fold = __webpack_require__(35158);
;// CONCATENATED MODULE: ./build/src/grade/similarity/typed/unit.js


/** The unit that a word or symbol names (`kilometers`, `sq ft`, `kg/m³`, `grams per mole`), else undefined. */
function unitOf(text) {
    if (text.length === 0 || text.length > 40)
        return undefined;
    const exact = table().get(text);
    if (exact !== undefined)
        return exact;
    const key = (0,fold/* foldText */.TH)(text).replace(/\.$/, '');
    return table().get(key) ?? compound(key);
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
let built;
function table() {
    built ??= build();
    return built;
}
function build() {
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
    const [top, bottom] = parts.map((part) => table().get(part) ?? TIME.get(part));
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
const WORDS = /^([a-z][a-z -]{0,50}?) ((?:[a-z]+ ){0,3}[a-z/]+)$/i;
const FEET_INCHES = /^(\d{1,4}) ?(?:ft|foot|feet|') ?(\d{1,2}(?:\.\d+)?) ?(?:in|inch|inches|")?$/i;
/** `5 km`, `5000m`, `98.6 °F`, `six feet`, `5'11"`, `10 kg/m³`. */
const quantity = (0,reader/* remembered */.HK)({
    type: 'quantity',
    read(text, { locale }) {
        const tall = FEET_INCHES.exec(text);
        const inches = unitOf('in');
        if (tall !== null && inches !== undefined)
            return quantityOf(Number(tall[1]) * 12 + Number(tall[2]), inches, '0');
        const match = QUANTITY.exec(text);
        if (match !== null)
            return withUnit((match[1] ?? '').trim(), match[2] ?? '', locale);
        return inWords(text, locale);
    },
    agree: agreeQuantity,
});
/** Unit names alone: `kilometers` and `km`, but not `inches` and `square inches`. */
const unit = (0,reader/* remembered */.HK)({
    type: 'unit',
    read: (text) => (text.length > 40 ? undefined : unitOf(text)),
    agree(gold, predicted) {
        if (gold.symbol === predicted.symbol)
            return reader/* AGREE */.tr;
        if (gold.dimension !== predicted.dimension)
            return { same: false, reason: 'units of other dimensions' };
        const isTemperature = gold.symbol.startsWith('temp') || predicted.symbol.startsWith('temp');
        return !isTemperature && (0,reader/* withinTolerance */.p4)(gold.scale, predicted.scale) ? reader/* AGREE */.tr : reader/* DISAGREE */.vH;
    },
});
/** Converted exactly, or within the rounding of the coarser side where the units differ. */
function agreeQuantity(gold, predicted, { tolerance }) {
    if (gold.unit.dimension !== predicted.unit.dimension)
        return { same: false, reason: 'units of other dimensions' };
    const [a, b] = [inBase(gold.value, gold.unit), inBase(predicted.value, predicted.unit)];
    if (Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
        return reader/* AGREE */.tr;
    if (tolerance !== undefined && Math.abs(a - b) <= tolerance * gold.unit.scale)
        return { same: true, reason: `within ${tolerance}` };
    const rounding = Math.max(gold.precision, predicted.precision) + 1e-12;
    const isRounded = gold.unit.symbol !== predicted.unit.symbol && Math.abs(a - b) <= Math.min(rounding, 0.005 * Math.abs(a));
    return isRounded ? { same: true, low: true, reason: 'equal after conversion and rounding' } : reader/* DISAGREE */.vH;
}
function withUnit(amount, name, locale) {
    const value = (0,number/* readNumber */.k)(amount, locale);
    const found = unitOf(name.trim());
    return value === undefined || found === undefined ? undefined : quantityOf(value, found, amount);
}
function inWords(text, locale) {
    const match = WORDS.exec(text);
    if (match === null)
        return undefined;
    const words = text.split(' ');
    const half = /^half an? (.+)$/i.exec(text);
    if (half !== null)
        return withUnit('0.5', half[1] ?? '', locale);
    for (let size = 1; size <= Math.min(4, words.length - 1); size += 1) {
        const found = unitOf(words.slice(-size).join(' '));
        const value = found === undefined ? undefined : (0,number/* readNumber */.k)(words.slice(0, -size).join(' '), locale);
        if (found !== undefined && value !== undefined)
            return quantityOf(value, found, '0');
    }
    return undefined;
}
function quantityOf(value, found, amount) {
    const decimals = /[.,](\d+)$/.exec(amount)?.[1]?.length ?? 0;
    return { value, unit: found, precision: 0.5 * 10 ** -decimals * found.scale };
}


/***/ }),

/***/ 77859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ remembered),
/* harmony export */   p4: () => (/* binding */ withinTolerance),
/* harmony export */   tr: () => (/* binding */ AGREE),
/* harmony export */   vH: () => (/* binding */ DISAGREE)
/* harmony export */ });
/* harmony import */ var _memo_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95419);

/** The reader with its readings remembered. */
function remembered(reader) {
    const read = (0,_memo_js__WEBPACK_IMPORTED_MODULE_0__/* .remembering */ .M)((text, locale) => reader.read(text, { locale }));
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


/***/ }),

/***/ 11693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _number_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86589);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77859);


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
const time = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)({
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
        return a === b ? _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DISAGREE */ .vH;
    }
    const low = gold.offset !== predicted.offset;
    if (gold.seconds === predicted.seconds && gold.halfDay === predicted.halfDay)
        return low ? { same: true, low } : _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .AGREE */ .tr;
    if (gold.halfDay || predicted.halfDay) {
        const agrees = gold.seconds % 43_200 === predicted.seconds % 43_200;
        return agrees ? { same: true, low: true, reason: 'morning or afternoon is not said' } : _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DISAGREE */ .vH;
    }
    return gold.seconds === predicted.seconds ? { same: true, low } : _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DISAGREE */ .vH;
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
    return /^\d+$/.test(text) ? Number(text) : (0,_number_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOfWords */ .A)(text);
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


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ url)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77859);

const SCHEME = /^(https?|ftps?|wss?):\/\/[^\s/?#]{1,300}\.?[^\s]*$/i;
/** Without a scheme only what ends in a common top-level domain or has a path. */
const BARE = /^(?:www\.[a-z0-9-]+\.[a-z]{2,24}|(?:[a-z0-9-]{1,63}\.){1,6}(?:com|org|net|io|dev|app|gov|edu|co|ai|de|uk|fr|eu|ca|info)(?:\.[a-z]{2})?)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const DEFAULT_PORTS = { http: '80', https: '443', ftp: '21' };
/** Scheme `http`/`https`, `www.`, default port, last slash, order of the query and case of the host do not count. */
const url = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .HK)({
    type: 'url',
    read(raw) {
        const text = raw.replace(/^<|>$/g, '');
        if (SCHEME.test(text))
            return normalised(text);
        return BARE.test(text) ? normalised(`https://${text}`) : undefined;
    },
    agree: (gold, predicted) => (gold === predicted ? _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .AGREE */ .tr : _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .DISAGREE */ .vH),
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


/***/ }),

/***/ 17926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HC: () => (/* binding */ moduleFingerprint),
/* harmony export */   HT: () => (/* binding */ goldFingerprint),
/* harmony export */   cT: () => (/* binding */ judgeFingerprint),
/* harmony export */   qI: () => (/* binding */ interfaceFingerprint),
/* harmony export */   xN: () => (/* binding */ scorerFingerprint),
/* harmony export */   xW: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _handler_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95029);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53564);




/** Files are read whole to be hashed; a larger one is hashed by its size alone. */
const MAX_HASHED_BYTES = 256 * 1024 * 1024;
/**
 * Hashes of everything that a run was made with, part by part, so that a report can name what changed.
 *
 * - agent: `command` (its block, without `kind` and `files`), `models` (addresses that the suite states), `prompt`,
 *   `model`, `harness` (paths and contents of the files; also the system prompt and the model of an `openai` agent, the
 *   module of a `module` agent, and the files that a command names where no part lists them), `interface` (what the agent sees of the tools, in order, server by server: names, title,
 *   description, schemas, hints)
 * - sandbox: `fixture` (paths, contents, executable bits of the workspace), `state`, `behaviour` (how each tool answers:
 *   rules, delays, failures, the files of its handler; their order does not matter), `settings` (now, network, limits,
 *   environment allow-list)
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
            ...modelAddresses(suite.sandbox),
            ...agentParts(tree, suite.agent),
            ...interfaceFingerprint(suite.tools),
        },
        sandbox: {
            ...fixture(tree, suite.sandbox.workspace),
            ...(suite.state === undefined ? {} : { state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(suite.state) }),
            ...(suite.tools.length === 0 ? {} : { behaviour: behaviour(tree, suite) }),
            settings: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain(settings(suite))),
        },
        scorer: scorerFingerprint(suite, scorer),
        ...judgeFingerprint(suite, judgePrompt),
        gold: Object.fromEntries(suite.tasks.map((task) => [task.id, goldFingerprint(task)])),
    };
}
/** Hash of what the agent sees of the tools; nothing where there are none. */
function interfaceFingerprint(tools) {
    return tools.length === 0 ? {} : { interface: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(byServer(tools).map(seenByAgent)) };
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
    const { kind, files: _files, ...block } = agent;
    // what an openai agent's model is belongs to its own part, and who pays to none
    const elsewhere = kind === 'openai' ? ['model', 'temperature', 'params', 'base_url', 'key'] : [];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain(Object.fromEntries(Object.entries(block).filter(([key]) => !elsewhere.includes(key)))));
}
/** Who answers is part of the agent; how often it is asked again, and whether a cassette answers, is not. */
function modelAddresses({ models }) {
    const addresses = { openai: models?.openai.base_url, anthropic: models?.anthropic.base_url };
    const isStated = Object.values(addresses).some((address) => address !== undefined);
    return isStated ? { models: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain(addresses)) } : {};
}
function agentParts(tree, agent) {
    const parts = {};
    const own = ownFiles(tree, agent);
    for (const part of ['prompt', 'harness', 'model']) {
        const globs = agent.files?.[part];
        const files = own[part] ?? [];
        if (globs !== undefined || files.length > 0)
            parts[part] = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(matching(tree, globs ?? [], files));
    }
    if (agent.kind !== 'openai')
        return parts;
    const { model, temperature, params, base_url } = agent;
    return { ...parts, model: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(plain({ model, temperature, params, base_url, files: parts.model })) };
}
/** Files that are the agent's whether or not its `files` name them. */
function ownFiles(tree, agent) {
    if (agent.kind === 'openai' && agent.system !== undefined)
        return { prompt: [agent.system] };
    if (agent.kind === 'module')
        return { harness: [agent.module] };
    const words = agent.kind === 'command' ? agent.command : agent.kind === 'http' ? (agent.start ?? []) : [];
    return { harness: startedFiles(tree, words, agent) };
}
/** Files that the words of a command name, as they are started, and that no part of the agent's `files` matches. */
function startedFiles(tree, words, { files = {} }) {
    // the Node that runs Turngate, whatever lies beside the suite
    const named = words[0] === 'node' ? words.slice(1) : words;
    const paths = new Set(named.map((word) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .insidePath */ .yt)(word)));
    const listed = new Set(Object.values(files).flatMap((globs) => (0,_handler_files_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingFiles */ .VS)(tree, globs ?? [])));
    return tree.list().filter((path) => paths.has(path) && !listed.has(path));
}
/** Paths and contents of what the globs match, and of the files named beside them. */
function matching(tree, globs, paths = []) {
    const named = new Set(paths.map((path) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .insidePath */ .yt)(path) ?? path));
    const matched = new Set((0,_handler_files_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingFiles */ .VS)(tree, globs));
    return tree
        .list()
        .filter((file) => named.has(file) || matched.has(file))
        .map((path) => fileHash(tree, path, path));
}
function fixture(tree, workspace) {
    if (workspace === undefined)
        return {};
    const folder = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .insidePath */ .yt)(workspace) ?? '';
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
/** Each server lists its own tools, so their order counts within a server only. */
function byServer(tools) {
    const servers = [...new Set(tools.map((tool) => tool.server ?? ''))].sort();
    return servers.flatMap((server) => tools.filter((tool) => (tool.server ?? '') === server));
}
function seenByAgent(tool) {
    const { name, description, read_only, server, title, output_schema, annotations } = tool;
    // as it is shown: a schema that leaves its type out is one of an object
    const input_schema = { ...tool.input_schema, type: 'object' };
    return plain({ name, description, input_schema, read_only, server, title, output_schema, annotations });
}
/** Named by what an author keeps when a tool is renamed, so that a new name alone is a change of the interface. */
function behaviour(tree, { tools, handlers = {} }) {
    const each = tools.map((tool) => {
        const { delay, failure, handler } = tool;
        const rules = tool.rules?.length === 0 ? undefined : tool.rules;
        const failure_rate = tool.failure_rate === 0 ? undefined : tool.failure_rate;
        const files = handler === undefined ? undefined : handlers[(0,_handler_files_js__WEBPACK_IMPORTED_MODULE_1__/* .handlerParts */ .zk)(handler).module];
        const code = files?.map((path) => fileHash(tree, path, path));
        return plain({ of: (0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .toolIdentity */ .P)(tool, tools), rules, delay, failure_rate, failure, handler: code });
    });
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(sortedByText(each));
}
function settings({ sandbox }) {
    const { now, network, env } = sandbox;
    // who pays how much decides whether an attempt is measured, not what its world answers
    const { run_cost_usd: _, ...limits } = sandbox.limits;
    return { now, network, limits, env: [...new Set(env)].sort() };
}
function gradingRules(tools) {
    const rules = tools.map(({ name, server, tool_id, action, aliases, read_only, compare }) => {
        return plain({ name, server, tool_id, action, aliases, read_only, compare });
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

/***/ 15076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VS: () => (/* binding */ matchingFiles),
/* harmony export */   bk: () => (/* binding */ moduleGraph),
/* harmony export */   ss: () => (/* binding */ handlerFiles),
/* harmony export */   zk: () => (/* binding */ handlerParts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var es_module_lexer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97565);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14006);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73288);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53564);





function handlerParts(handler) {
    const { module, files = [], timeout = '5s' } = typeof handler === 'string' ? { module: handler } : handler;
    return { module: (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .insidePath */ .yt)(module) ?? module, files, timeout };
}
/** The module with every file that it imports, and theirs. Modules of Node are no files. */
function moduleGraph(tree, module) {
    const files = new Set();
    const faults = [];
    const open = [module];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
        if (files.has(file))
            continue;
        files.add(file);
        if (!/\.m?js$/.test(file))
            continue;
        const found = tree.read(file, _read_source_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FILE_BYTES */ .gZ);
        if (found.kind !== 'file') {
            faults.push({ file, kind: found.kind === 'absent' ? 'missing' : 'unreadable', what: file });
            continue;
        }
        for (const specifier of specifiersOf(new TextDecoder().decode(found.bytes))) {
            const target = specifier === undefined ? undefined : importedFile(file, specifier);
            if (typeof target === 'string')
                open.push(target);
            if (specifier === undefined)
                faults.push({ file, kind: 'computed', what: file });
            else if (target === undefined)
                faults.push({ file, ...faultOf(specifier) });
            else if (typeof target === 'string' && tree.read(target, 0).kind === 'absent') {
                faults.push({ file, kind: 'missing', what: specifier });
                open.pop();
            }
        }
    }
    return { files: [...files].sort(), faults };
}
/** By module, of every handler: the files that it may read. Undefined where no tool has a handler. */
function handlerFiles(tree, tools) {
    const handlers = tools.flatMap(({ entry }) => (entry.handler === undefined ? [] : [handlerParts(entry.handler)]));
    if (handlers.length === 0)
        return undefined;
    const modules = [...new Set(handlers.map(({ module }) => module))].sort();
    return Object.fromEntries(modules.map((module) => {
        const globs = handlers.filter((one) => one.module === module).flatMap(({ files }) => files);
        const more = matchingFiles(tree, globs);
        return [module, [...new Set([...moduleGraph(tree, module).files, ...more])].sort()];
    }));
}
/** Files of the tree that one of the globs names. */
function matchingFiles(tree, globs) {
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(globs.flatMap((glob) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .insidePath */ .yt)(glob) ?? []), { dot: true });
    return globs.length === 0 ? [] : tree.list().filter((file) => matches(file));
}
/** Undefined for one that is worked out while it runs, and for text that is no module. */
function specifiersOf(text) {
    try {
        const [imports] = (0,es_module_lexer_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .q)(text);
        return imports.flatMap(({ type, specifier }) => (type === 'import-meta' ? [] : [specifier ?? undefined]));
    }
    catch {
        // Node says what is wrong with it, when it is loaded
        return [];
    }
}
/** A path of the tree; null for a module of Node; undefined for what is neither. */
function importedFile(from, specifier) {
    if (specifier.startsWith('node:'))
        return null;
    if (!/^\.\.?\//.test(specifier))
        return undefined;
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .insidePath */ .yt)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), specifier.replace(/[?#].*$/, '')));
}
function faultOf(specifier) {
    return { kind: /^\.\.?\//.test(specifier) ? 'outside' : 'package', what: specifier };
}


/***/ }),

/***/ 95029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ toolIdentity)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/**
 * What stays when an author renames a tool or moves it to another server: `tool_id` with `action`, else the name; where
 * tools of one table share that, server and name besides. Fingerprints and everything drawn by the seed go by it.
 */
function toolIdentity(tool, tools) {
    const own = keptName(tool);
    const sharing = tools.filter((other) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(keptName(other)) === (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(own));
    return sharing.length > 1 ? [own, tool.server ?? null, tool.name] : own;
}
function keptName({ name, tool_id, action }) {
    return tool_id === undefined ? name : [tool_id, action ?? null];
}


/***/ })

};
