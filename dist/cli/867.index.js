export const id = 867;
export const ids = [867];
export const modules = {

/***/ 26150:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
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

/***/ 4715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   FS: () => (/* binding */ equalJson),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   aB: () => (/* binding */ toJson),
/* harmony export */   jM: () => (/* binding */ hashJson),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** JSON text with keys in code-unit order, so that equal values have equal text (`1` and `1.0` are one number). */
function canonical(value, indent = 0) {
    return indent === 0 ? textOf(value) : JSON.stringify(sorted(value ?? null), null, indent);
}
/** Strict equality of JSON values; the order of keys does not matter, absent is not null. */
function equalJson(a, b) {
    if (a === b)
        return true;
    if (a === undefined || b === undefined)
        return false;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return textOf(a) === textOf(b);
    if (Array.isArray(a) || Array.isArray(b)) {
        if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length)
            return false;
        return a.every((item, index) => equalJson(item ?? null, b[index] ?? null));
    }
    return isJsonObject(a) && isJsonObject(b) && equalObjects(a, b);
}
/** SHA-256 of the canonical text, in hexadecimal. */
function hashJson(value) {
    return sha256(canonical(value));
}
/** SHA-256 in hexadecimal. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
/** As JSON has it: keys that are undefined are left out. */
function toJson(value) {
    return JSON.parse(JSON.stringify(value));
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** As `JSON.stringify(sorted(value))`, without the copy: most of what is hashed is small, and there is much of it. */
function textOf(value) {
    if (Array.isArray(value))
        return `[${value.map(textOf).join(',')}]`;
    if (!isJsonObject(value))
        return JSON.stringify(value ?? null);
    let text = '';
    for (const key of Object.keys(value).sort()) {
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(value[key])}`;
    }
    return `{${text}}`;
}
function equalObjects(a, b) {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length)
        return false;
    return keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key] ?? null, b[key] ?? null));
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

/***/ 39558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ showChange),
/* harmony export */   y: () => (/* binding */ isAcceptance)
/* harmony export */ });
/* harmony import */ var _suite_accept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21758);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62430);


function showChange({ base, edits, accepted }, reasons, site) {
    return {
        base,
        accepted: reasons.filter(isAcceptance).map((reason) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phraseReason */ .AZ)(reason, site).text),
        edits: [...edits]
            .sort((a, b) => RANK.indexOf(a.effect) - RANK.indexOf(b.effect))
            .map((edit) => ({ ...edit, text: (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phraseEdit */ .Ok)(edit, (0,_suite_accept_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptsEdit */ .Ac)(accepted, edit.key)?.reason) })),
    };
}
const RANK = ['weakens', 'changes', 'tightens'];
/** Shown in a place of its own, and not again among the others. */
function isAcceptance({ code }) {
    return code === 'metric_accepted' || code === 'task_accepted' || code === 'edit_accepted';
}


/***/ }),

/***/ 96209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   OR: () => (/* binding */ escapeHidden),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
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
/** Bytes in UTF-8. */
function utf8Bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}
function escapeHtml(text) {
    return text.replaceAll(/[&<>"'@#`]/g, (character) => `&#${character.codePointAt(0)};`);
}


/***/ }),

/***/ 31953:
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

/***/ 47912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96209);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);


/**
 * The report as JSON text: the model of `types.ts`, `version: 1`, with every text as one plain string. Figures are
 * raw; `shown` has them as they are printed. Keys are only added within a version.
 */
function renderJson(report) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHidden */ .OR)(JSON.stringify(jsonReport(report), null, 2))}\n`;
}
function jsonReport(report) {
    const { headline, reasons, change, next, notes, unmeasured, groups, causes, failing, ...facts } = report;
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
        ...(change !== undefined && {
            change: {
                ...change,
                accepted: plainTexts(change.accepted),
                edits: change.edits.map((edit) => ({ ...edit, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(edit.text) })),
            },
        }),
        next: plainTexts(next),
        notes: plainTexts(notes),
        ...(unmeasured !== undefined && {
            unmeasured: unmeasured.map((cause) => ({ ...cause, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(cause.text) })),
        }),
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

/***/ 99603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ noteTexts),
/* harmony export */   Iy: () => (/* binding */ DIFF_LEFT),
/* harmony export */   J5: () => (/* binding */ failingTitle),
/* harmony export */   O_: () => (/* binding */ attemptLine),
/* harmony export */   Tj: () => (/* binding */ intervalWords),
/* harmony export */   WH: () => (/* binding */ stateNote),
/* harmony export */   XH: () => (/* binding */ changedTexts),
/* harmony export */   Yc: () => (/* binding */ rootCauseLine),
/* harmony export */   aM: () => (/* binding */ movedTexts),
/* harmony export */   er: () => (/* binding */ taskLine),
/* harmony export */   jy: () => (/* binding */ detectableWords),
/* harmony export */   lN: () => (/* binding */ stateMore),
/* harmony export */   pl: () => (/* binding */ whyTexts)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39558);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31953);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17731);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62430);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);





/** Lines that every renderer shows in the same words. */
/** `refund-over-limit` 5/5 → 0/5 passed, critical: `orders.Refund`: parameters missing (`amount`) */
function taskLine({ task, baseline, candidate, verdict, cause, failures, fell, critical }) {
    const before = baseline === undefined ? '' : `${share(baseline)} → `;
    const marks = [critical ? 'critical' : [], verdict === undefined ? [] : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .taskVerdict */ .fJ)(verdict)].flat();
    const why = cause ?? failures[0] ?? [];
    const fall = fell === undefined
        ? []
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `, ${(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_1__/* .metricLabel */ .B)(fell.metric)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(fell.baseline)} → ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(fell.candidate)}`)}`;
    const counts = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(`${before}${share(candidate)} passed${marks.map((mark) => `, ${mark}`).join('')}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${task} ${counts}${fall}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(why.length === 0 ? '' : ': ')}${why}`;
}
/** `Attempt 2, as 4 of 5 failed attempts; task in tasks/refunds.yaml:12` */
function attemptLine({ attempt, alike, failed, source }) {
    const others = failed > 1 && alike > 0 ? `, as ${alike} of ${failed} failed attempts` : '';
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Attempt ${attempt}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(others)}; task in ${`${source.file}:${source.line}`}`;
}
function rootCauseLine({ turn_no, text, cascades }) {
    const after = cascades === 0 ? '' : `; ${cascades} later turn${cascades === 1 ? ' fails' : 's fail'} because of it`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Root cause: turn ${turn_no}, ${text}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(after)}`;
}
/** What stands beside a changed place: what it should be, or whether it could change. */
function stateNote({ mark, expected }) {
    if (expected !== undefined)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `expected ${expected}`;
    if (mark === 'unexpected')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)('must not change');
    return mark === 'allowed' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)('may change') : [];
}
function stateMore({ more }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(`and ${more} more changed place${more === 1 ? '' : 's'}`);
}
function failingTitle({ failing, more_failing: more, status }) {
    const name = status === 'regressed' || status === 'inconclusive' ? 'Tasks that got worse' : 'Failing tasks';
    return `${name} (${failing.length + more.length})`;
}
/** Reasons of one kind about many tasks are told once, with the names of the others; what the headline said, not again. */
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
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${reason.text} Likewise ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 10)}.`];
    });
    const isSaid = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(texts[0] ?? []) === (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(report.headline.figure);
    if (isSaid)
        texts.shift();
    const precision = status === 'pass' || status === 'inconclusive' ? precisionText(report) : undefined;
    if (precision !== undefined)
        texts.push(precision);
    if (status === 'pass')
        texts.push(...ungatedTexts(reasons));
    return texts.length > most ? [...texts.slice(0, most), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(`and ${texts.length - most} more reasons`)] : texts;
}
/** Tasks whose passed attempts fell, and those where they rose. */
function movedTexts({ lost, won }, most) {
    const line = (title, changes) => {
        if (changes.length === 0)
            return [];
        const shown = changes
            .slice(0, most)
            .map(({ task, baseline, candidate }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${task} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(`${share(baseline)} → ${share(candidate)}`)}`);
        const rest = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(changes.length > most ? ` and ${changes.length - most} more` : '');
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(title)} (${changes.length}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(shown, ', ')}${rest}`];
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
    metric_not_measured: 'Not measured on either side, so not gated',
    metric_replayed: 'Not measured, since model answers were replayed, so not gated',
    metric_not_in_baseline: 'Not in the baseline, so listed and not gated',
};
function withoutUngated(reasons) {
    return reasons.filter((reason) => !Object.hasOwn(UNGATED, reason.code) && !(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .isAcceptance */ .y)(reason));
}
/** Metrics with a limit that could not be applied: one line for each why, not one for each metric. */
function ungatedTexts(reasons) {
    return Object.entries(UNGATED).flatMap(([code, why]) => {
        const labels = reasons.flatMap((reason) => (reason.code === code ? [(0,_metric_names_js__WEBPACK_IMPORTED_MODULE_1__/* .metricLabel */ .B)(String(reason.args.metric))] : []));
        return labels.length === 0 ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(why)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTexts */ .B5)(labels, ', ')}.`];
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
    return parts.length === 0 ? undefined : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${row.label}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(parts.join('; '))}.`;
}
/** `−3.2 to +11.0` points, `×0.97 to ×1.05` for amounts; empty where there is none. */
function intervalWords({ kind, change_interval: interval }) {
    if (interval === undefined)
        return '';
    const { low, high } = interval;
    return kind === 'rate' ? `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .signed */ .x8)(low * 100)} to ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .signed */ .x8)(high * 100)}` : `×${low.toFixed(2)} to ×${high.toFixed(2)}`;
}
/** Points, as drops are: `9.5`. */
function detectableWords({ detectable }) {
    return detectable === undefined ? '' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .signed */ .x8)(detectable * 100).replace(/^[+−]/, '');
}
/** Parts of the agent that differ, each with what belongs to it; undefined where nothing was compared. */
function changedTexts({ changed, baseline, agent_known: known }) {
    if (baseline === undefined)
        return undefined;
    const unknown = known ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Its files are not known: ${'agent.files'} of the suite names none.`];
    const parts = changed.map((part) => {
        const about = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
        return about === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${part}` : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${part}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL)(about)}`;
    });
    return [...parts, ...unknown];
}
const PARTS = {
    prompt: 'the files of its prompt',
    model: 'the model and its settings',
    harness: 'its own code',
    models: 'the address of its models',
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

/***/ 17731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ metricLabel),
/* harmony export */   Cx: () => (/* binding */ GROUP_TITLES),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Tg: () => (/* binding */ GROUP_ORDER),
/* harmony export */   u_: () => (/* binding */ byMetricOrder)
/* harmony export */ });
/* harmony import */ var _suite_metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93541);
/* harmony import */ var _summary_metric_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72354);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



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
    trajectory: _suite_metric_names_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAJECTORY_CHECKS */ .Qx,
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
    return (0,_summary_metric_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .metricKind */ .f)(metric).kind === 'rate' ? 'aem' : 'other';
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
/** As a reader names it: a user's plain name like ours (`safety` is Safety); any other name that is not ours is data. */
function metricLabel(metric) {
    const known = Object.hasOwn(LABELS, metric) ? LABELS[metric] : undefined;
    if (known !== undefined)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(known);
    const k = PASS_K.exec(metric)?.[1];
    if (k !== undefined)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`pass^${k}`);
    return PLAIN.test(metric) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(sentenceCase(metric)) : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${metric}`;
}
const PLAIN = /^[a-z][a-z0-9_]*$/;
function sentenceCase(name) {
    return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}
const PASS_K = /^pass[_^](?:hat_)?(\d+)$/;
function rank(metric) {
    const group = KNOWN[groupOf(metric)];
    const place = group.indexOf(metric);
    return place < 0 ? group.length : place;
}


/***/ }),

/***/ 62430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* reexport */ causeReason),
  QS: () => (/* reexport */ isFirstGate),
  ag: () => (/* reexport */ isolationNotes),
  Vh: () => (/* reexport */ metricStatus),
  Ok: () => (/* reexport */ phraseEdit),
  rL: () => (/* binding */ phraseFinding),
  AZ: () => (/* binding */ phraseReason),
  h5: () => (/* reexport */ status_status),
  fJ: () => (/* reexport */ taskVerdict),
  eH: () => (/* reexport */ turnReason),
  L2: () => (/* reexport */ verdictWords)
});

// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
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
    configuration: 'the model provider is not set up',
    cassette: 'a model request was not recorded',
    budget: 'the run had spent its budget',
    unreachable: 'the service of the agent could not be reached',
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
    cpu: 'took more time on the processor than its limit',
    memory: 'took more memory than its limit',
    file_size: 'wrote a larger file than its limit',
    processes: 'started more processes than its limit',
    steps: 'asked its model more often than its limit',
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
var metric_kinds = __webpack_require__(72354);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./build/src/report/metric-names.js
var metric_names = __webpack_require__(17731);
;// CONCATENATED MODULE: ./build/src/report/phrase/next.js

/** What to do where two sides were not measured alike. */
function anew(site) {
    if (site.isChange === true) {
        return (0,report_text/* say */.cv) `Refresh the baseline on the default branch (${REFRESH}), or let ${'remeasure: auto'} of the policy measure the base agent in the same run.`;
    }
    return (0,report_text/* say */.cv) `Measure the base agent under the same conditions: run ${`turngate run ${site.suite}`} with the base's agent, then ${'turngate baseline write RUN_DIR'}.`;
}
/** A ready workflow. */
const REFRESH = 'docs/recipes/refresh.yml';

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
/** What a headline begins with: a suite that nothing could be expected of yet is no fault of anybody. */
function verdictWords({ status: name, reasons }) {
    const isFirst = name === 'no_baseline' && reasons.every(({ status: of, code }) => of !== name || code === FIRST);
    return isFirst ? (0,report_text/* words */.aL)('First gate') : status_status(name);
}
const FIRST = 'suite_is_new';
/** Whether what is compared with does not have the suite yet. */
function isFirstGate({ reasons }) {
    return reasons.some(({ code }) => code === FIRST);
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
    accepted: 'accepted',
};
function taskVerdict(name) {
    return TASK[name];
}

;// CONCATENATED MODULE: ./build/src/report/phrase/change.js






/** Reasons about what a change may do to the gate, and about what was accepted. */
const CHANGE_REASONS = {
    gate_files_changed: ({ files }) => ({
        text: (0,report_text/* say */.cv) `Files that the attempts were judged by changed while they ran: ${(0,report_text/* listed */.KE)(files)}.`,
        next: (0,report_text/* say */.cv) `The agent, or what it starts, writes into ${'.turngate/'}: keep it out of there. Nothing that was measured counts.`,
    }),
    baseline_breaks: ({ place, messages }) => ({
        text: (0,report_text/* say */.cv) `The baseline that this change leaves in ${place} cannot be read: ${(0,report_text/* listed */.KE)(messages, 3)}. After a merge nothing could be compared with it.`,
        next: (0,report_text/* say */.cv) `Restore ${place} as the base has it; the refresh on the default branch writes it.`,
    }),
    baseline_missing: ({ place }) => ({
        text: (0,report_text/* say */.cv) `There is no baseline in ${place}: none was written yet, a refresh is pending, or it was removed.`,
        next: (0,report_text/* say */.cv) `Let the refresh on the default branch write one (${REFRESH}), or write it from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
    }),
    suite_is_new: ({ place, brings }) => ({
        text: (0,report_text/* say */.cv) `There is nothing to compare with yet: the base has neither this suite nor a baseline in ${place}. Bars (${'min'}, ${'max'}) of the policy were judged.`,
        next: brings
            ? (0,report_text/* say */.cv) `Merge it when the figures look right: the baseline in ${place} counts from then on, later changes are compared with it, and the refresh on the default branch keeps it up to date (${REFRESH}).`
            : (0,report_text/* say */.cv) `Merge it when the figures look right: the refresh on the default branch (${REFRESH}) then measures the suite and writes the baseline in ${place}, which later changes are compared with.`,
    }),
    base_broken: ({ base, messages }) => ({
        text: (0,report_text/* say */.cv) `The base ${base.slice(0, 12)} cannot be read (${(0,report_text/* listed */.KE)(messages, 3)}). By what was accepted, the change's own copy stands in its place.`,
    }),
    accepted_task_below_limit: ({ task, passed, measured, min }) => ({
        text: (0,report_text/* say */.cv) `Task ${task} passed ${passed} of ${measured} attempts, below the ${(0,report_text/* words */.aL)((0,figures/* percent */.KN)(min, 0))} that was accepted for it.`,
        next: (0,report_text/* say */.cv) `Mend it, or change ${'min_passed'} in ${'accept.yaml'} with a reason.`,
    }),
    not_remeasured: ({ why, message }) => ({
        text: (0,report_text/* say */.cv) `The base agent was not measured again: ${(0,report_text/* words */.aL)(NOT_REMEASURED[why])}${message === '' ? [] : (0,report_text/* say */.cv) ` (${message})`}.`,
        next: (0,report_text/* words */.aL)(why === 'off' ? 'Set `remeasure: auto` in the policy, or refresh the baseline.' : 'Refresh the baseline.'),
    }),
    metric_accepted: ({ metric, limits, reason }) => ({
        text: (0,report_text/* say */.cv) `Accepted for this change: ${(0,metric_names/* metricLabel */.B)(metric)} up to ${(0,report_text/* joinTexts */.B5)(Object.entries(limits).map(([key, value]) => (0,report_text/* say */.cv) `${key} ${value}`), ', ')} (${reason}).`,
    }),
    task_accepted: ({ task, min_passed, reason }) => ({
        text: (0,report_text/* say */.cv) `Accepted for this change: task ${task} down to ${(0,report_text/* words */.aL)((0,figures/* percent */.KN)(min_passed, 0))} passed attempts (${reason}).`,
    }),
    edit_accepted: ({ edit, reason }) => ({
        text: (0,report_text/* say */.cv) `Accepted for this change: the edit of ${edit} counts before it is merged (${reason}).`,
    }),
    main_regressed: ({ place, metric, from, to, reasons }) => ({
        text: (0,report_text/* say */.cv) `A regression was merged before this change and is held against nobody here: the newest entry in ${place} has ${(0,metric_names/* metricLabel */.B)(metric)} ${(0,report_text/* words */.aL)(moved(metric, from, to))}${(0,report_text/* words */.aL)(reasons > 1 ? `, and ${reasons - 1} more` : '')}.`,
    }),
    remeasured: ({ by_change, by_base, tasks }) => ({
        text: by_base === 'none'
            ? (0,report_text/* say */.cv) `The base agent was measured again under this change's copies${onTasks(tasks)}: ${status_status(by_change)}. The base's copies cannot judge it.`
            : (0,report_text/* say */.cv) `By the base's copies: ${status_status(by_base)}. By this change's own, with the base agent measured again${onTasks(tasks)}: ${status_status(by_change)}. The worse one counts until the edits are merged.`,
        ...(by_base !== 'none' &&
            by_base !== by_change && {
            next: (0,report_text/* say */.cv) `If the edits are meant, accept them by their keys in ${'accept.yaml'} beside the baseline: ${'{edit: KEY, reason: …}'}.`,
        }),
    }),
    baseline_remeasured: ({ differs }) => ({
        text: (0,report_text/* say */.cv) `The stored baseline was made with something else (${(0,report_text/* listed */.KE)(differs)}), so the base agent was measured again for this comparison.`,
    }),
    looked_again: ({ look, alpha, family_alpha }) => ({
        text: (0,report_text/* say */.cv) `Attempts of earlier runs are joined; this is look ${look} at them, at alpha ${alpha} and ${'family_alpha'} ${family_alpha}.`,
    }),
    head_tested: ({ base }) => ({
        text: (0,report_text/* say */.cv) `The head of the change was tested, not its merge with ${base.slice(0, 12)}.`,
    }),
};
/** One line of "This pull request changes the gate". */
function phraseEdit(edit, accepted) {
    const { key, file, kind, effect, from, to } = edit;
    const change = from === undefined || to === undefined ? [] : (0,report_text/* say */.cv) ` (${from} → ${to})`;
    const weakens = effect === 'weakens' ? ', which weakens the gate' : '';
    const counts = accepted === undefined
        ? effect === 'weakens'
            ? (0,report_text/* words */.aL)('; it does not count before it is merged')
            : (0,report_text/* words */.aL)(key === 'baseline' ? '; it counts from the merge on' : '')
        : (0,report_text/* say */.cv) `; accepted: ${accepted}`;
    return (0,report_text/* say */.cv) `${key} ${(0,report_text/* words */.aL)(KIND[kind])}${change} in ${file}${(0,report_text/* words */.aL)(weakens)}${counts}`;
}
const KIND = {
    added: 'added',
    removed: 'removed',
    renamed: 'renamed',
    edited: 'edited',
};
const NOT_REMEASURED = {
    off: 'the policy says so',
    budget: 'there is no budget left for it',
    replay: 'a recording makes no new attempts',
    failed: 'it could not be run',
};
function onTasks(tasks) {
    return tasks.length === 0 ? [] : (0,report_text/* say */.cv) ` on ${(0,report_text/* listed */.KE)(tasks)}`;
}
function moved(metric, from, to) {
    const kind = (0,metric_kinds/* metricKind */.f)(metric);
    const change = kind.kind === 'rate' ? to - from : to / from;
    const shown = (0,figures/* showFigures */.VK)({ ...kind, baseline: from, candidate: to, change, limit: {} });
    return `${shown.baseline} → ${shown.candidate}`;
}

// EXTERNAL MODULE: ./build/src/grade/judge/lock.js
var lock = __webpack_require__(26150);
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
        text: (0,report_text/* say */.cv) `${fell(args)}, more than the ${limitOf(args)} allowed, but that may be chance (${tested(args)}).${outOfReach(args)}`,
        next: moreAttempts(site),
    }),
    metric_rose: (args) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed (${tested(args)}).`,
        next: COSTS,
    }),
    metric_rise_unproven: (args, site) => ({
        text: (0,report_text/* say */.cv) `${rose(args)}, more than the ×${args.max_rise} allowed, but that may be chance (${tested(args)}).${outOfReach(args)}`,
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
    ...CHANGE_REASONS,
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
        next: site.isChange === true
            ? (0,report_text/* words */.aL)('Run the job again, to its end.')
            : (0,report_text/* say */.cv) `Run it again to its end: ${`turngate run ${site.suite}`}.`,
    }),
    budget_spent: ({ limit, spent }) => ({
        text: (0,report_text/* say */.cv) `The budget of ${(0,report_text/* words */.aL)(usd(limit))} was spent (${(0,report_text/* words */.aL)(usd(spent))}), so no other attempts were made.`,
        next: (0,report_text/* words */.aL)('Raise the budget, or make fewer attempts.'),
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
        text: (0,report_text/* say */.cv) `Task ${args.task} seems broken: it passed ${baselineOf(args)} attempts in the baseline and ${candidateOf(args)} now; ${args.attempts} fresh attempts would prove it.`,
        next: (0,report_text/* say */.cv) `Let ${`turngate run ${site.suite}`} make the fresh attempts.`,
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
    metric_replayed: ({ metric }) => ({
        text: (0,report_text/* say */.cv) `${(0,metric_names/* metricLabel */.B)(metric)} was not measured, since model answers were replayed: it is listed, not gated.`,
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
/** The change may be large all the same: its test could not have rejected, whichever side the values lay on. */
function outOfReach({ alpha, least_p }) {
    if (least_p === undefined)
        return (0,report_text/* words */.aL)('');
    return (0,report_text/* words */.aL)(` With so few values that differ, p cannot be below ${pValue(least_p, alpha).slice(2)}.`);
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
    return site.isChange === true
        ? (0,report_text/* say */.cv) `More attempts would tell. Run the job again: it adds as many to these (${'turngate run --continue RUN_DIR'} on the command line).`
        : (0,report_text/* say */.cv) `More attempts would tell: raise ${'attempts'} in ${site.suite} and run again.`;
}
function dateWords(date) {
    return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : 'an unreadable date';
}
function usd(amount) {
    return `$${Number(amount.toPrecision(3))}`;
}

;// CONCATENATED MODULE: ./build/src/report/phrase/isolation.js

/** What kept attempts apart, as a sentence; and what did not and should have, as others. */
function isolationNotes(names) {
    if (names.length === 0)
        return [];
    const known = names.filter(isIsolationName);
    const said = known.flatMap((name) => WORDS[name] ?? []);
    const limits = known.flatMap((name) => LIMITS[name] ?? []);
    const others = names.filter((name) => !isIsolationName(name)).map((name) => (0,report_text/* say */.cv) `${name}`);
    const parts = [
        ...said.map((text) => (0,report_text/* words */.aL)(text)),
        ...(limits.length === 0 ? [] : [(0,report_text/* words */.aL)(`limits on ${anded(limits)}`)]),
        ...others,
    ];
    return [
        ...known.map(warning).flatMap((note) => (note === undefined ? [] : [note])),
        (0,report_text/* say */.cv) `Isolation in force: ${(0,report_text/* joinTexts */.B5)(parts, ', ')}.`,
    ];
}
const WORDS = {
    fresh_workspace: 'a fresh workspace for each attempt',
    copy_on_write: 'copied on write',
    fresh_state: 'a fresh state document',
    allowed_environment: 'an allow-listed environment',
    fixed_variables: 'fixed variables for clock and seed and locale and time zone',
    process_namespace: 'a process table for each attempt that ends with it',
    process_tree: 'every process ended that is known as its own (same process table as the host)',
    process_group: 'the process group ended (same process table as the host)',
    private_files: 'no sight of the files of other attempts',
    network_none: 'no network but the tools',
    network_models: 'no network but the tools and the model endpoint',
    network_open: 'open network',
    network_not_closed: 'open network',
};
const LIMITS = {
    limit_time: 'time',
    limit_output: 'output',
    limit_file_size: 'file size',
    limit_cpu: 'processor time',
    limit_memory: 'memory',
    limit_processes: 'processes',
};
function warning(name) {
    switch (name) {
        case 'network_not_closed':
            return (0,report_text/* say */.cv) `The network was open though the suite closes it: agents could reach every address, and results may depend on what they found there. How to close it on this host: ${'docs/isolation.md'}.`;
        case 'isolation_off':
            return (0,report_text/* say */.cv) `The suite switches isolation off (${'isolation: off'}): agents were plain processes of this user.`;
        case 'shared_files':
            return (0,report_text/* say */.cv) `Attempts ran as the same user in the same file system, and could read the files of others if they looked for them.`;
        default:
            return undefined;
    }
}
const NAMES = new Set([
    ...Object.keys(WORDS),
    ...Object.keys(LIMITS),
    'shared_files',
    'isolation_off',
]);
function isIsolationName(name) {
    return NAMES.has(name);
}
function anded(list) {
    return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
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

/***/ 63969:
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

/***/ 74913:
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

/***/ 21758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FA: () => (/* binding */ ACCEPT),
  Ac: () => (/* binding */ acceptsEdit),
  jO: () => (/* binding */ addedEntries),
  u0: () => (/* binding */ entryText),
  pc: () => (/* binding */ readAccept)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/change/edit.js
var edit = __webpack_require__(29803);
// EXTERNAL MODULE: ./build/src/suite/explain.js + 1 modules
var explain = __webpack_require__(67692);
// EXTERNAL MODULE: ./build/src/suite/metric-names.js
var metric_names = __webpack_require__(93541);
// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(98772);
// EXTERNAL MODULE: ./build/src/suite/read-source.js
var read_source = __webpack_require__(73288);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/suite/schema/refine.js
var refine = __webpack_require__(64995);
;// CONCATENATED MODULE: ./build/src/suite/schema/accept.js




/** One intended drop, or one edit of the gate that is to count before it is merged. */
const AcceptEntry = schemas/* strictObject */.rej({
    /** With one limit or more, in place of the policy's. */
    metric: schemas/* string */.YjP().min(1).exactOptional(),
    max_drop: schemas/* number */.aig().nonnegative().max(100).exactOptional(),
    max_rise: schemas/* number */.aig().min(1).exactOptional(),
    min: schemas/* number */.aig().nonnegative().exactOptional(),
    max: schemas/* number */.aig().nonnegative().exactOptional(),
    task: common.Id.exactOptional(),
    /** Of a task: the share of attempts that it must still pass. */
    min_passed: schemas/* number */.aig().min(0).max(1).exactOptional(),
    /** A key as the report names it: `policy.metrics.cost`, `gold.refund-1`; or what several begin with: `policy`. */
    edit: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9_.^@-]{1,200}$/, { error: 'must be a key as the report names it, such as gold.refund-1' })
        .exactOptional(),
    reason: schemas/* string */.YjP().min(1),
})
    .superRefine((0,refine/* exactlyOne */.B)(['metric', 'task', 'edit'], 'The entry does not say what is accepted.'))
    .superRefine(limitFits);
/** `baselines/<suite>/accept.yaml` */
const AcceptFile = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1).default(1),
    accept: schemas/* array */.YOg(AcceptEntry).default([]),
});
const LIMITS = ['max_drop', 'max_rise', 'min', 'max'];
function limitFits(entry, context) {
    const refuse = (code, path, message, hint) => context.addIssue({ code: 'custom', message, path, params: { code, hint } });
    const given = LIMITS.filter((key) => entry[key] !== undefined);
    const { metric, task } = entry;
    if (metric === undefined && given[0] !== undefined) {
        refuse('contradiction', [given[0]], `\`${given[0]}\` is for metrics.`, 'Take it out, or name a `metric`.');
    }
    if (task === undefined && entry.min_passed !== undefined) {
        refuse('contradiction', ['min_passed'], '`min_passed` is for tasks.', 'Take it out, or name a `task`.');
    }
    if (task !== undefined && entry.min_passed === undefined) {
        const hint = 'Give `min_passed`, the share of its attempts that must still pass: 0 accepts that it fails.';
        refuse('states-nothing', [], `No limit is stated for task \`${task}\`.`, hint);
    }
    if (metric === undefined)
        return;
    const wrong = (0,metric_names/* isAmount */.Pt)(metric) ? 'max_drop' : 'max_rise';
    const right = (0,metric_names/* isAmount */.Pt)(metric) ? 'max_rise' : 'max_drop';
    if (given.length === 0) {
        refuse('states-nothing', [], `No limit is stated for \`${metric}\`.`, `Give \`${right}\`: how far it may go.`);
    }
    if (entry[wrong] !== undefined) {
        const kind = (0,metric_names/* isAmount */.Pt)(metric) ? 'an amount' : 'a rate';
        refuse('wrong-limit', [wrong], `\`${metric}\` is ${kind}, and \`${wrong}\` is not for those.`, `Use \`${right}\`.`);
    }
}

;// CONCATENATED MODULE: ./build/src/suite/accept.js








const ACCEPT = 'accept.yaml';
/**
 * The entries of `accept.yaml` in the folder of a suite's baseline; none where there is no such file.
 *
 * @param known names are held against it; absent: they are taken as they stand
 * @throws UserError with every problem of it
 */
function readAccept(tree, known) {
    if (tree.read(ACCEPT, 0).kind === 'absent')
        return [];
    const problems = [];
    const source = (0,read_source/* readSource */.o$)({ ...tree, list: () => [] }, ACCEPT, problems);
    if (source === undefined)
        throw new errors/* UserError */.yo(problems);
    const parsed = AcceptFile.safeParse(source.value ?? {});
    if (!parsed.success)
        throw new errors/* UserError */.yo((0,explain/* explainIssues */._)(parsed.error.issues, AcceptFile, source));
    const { accept } = parsed.data;
    const unknown = accept.flatMap(({ metric, task }, index) => {
        const at = (key) => ({ source, path: ['accept', index, key] });
        if (known === undefined)
            return [];
        if (metric !== undefined && !(0,metric_names/* isMetricName */.M8)(metric) && !known.subMetrics.includes(metric)) {
            const hint = (0,nearest/* didYouMean */.au)(metric, [...metric_names/* METRIC_NAMES */.Uw, ...known.subMetrics]);
            return [(0,read_source/* problemAt */.l4)(at('metric'), 'unknown-metric', `There is no metric \`${metric}\`.`, hint)];
        }
        if (task === undefined || known.tasks.includes(task))
            return [];
        const hint = (0,nearest/* didYouMean */.au)(task, known.tasks);
        return [(0,read_source/* problemAt */.l4)(at('task'), 'unknown-task', `There is no task \`${task}\`.`, hint)];
    });
    if (unknown.length > 0)
        throw new errors/* UserError */.yo(unknown);
    return accept;
}
/** Entries that only the newer file has: an entry counts for the change that adds it, and for no other. */
function addedEntries(older, newer) {
    const known = new Set(older.map(entryText));
    return newer.filter((entry) => !known.has(entryText(entry)));
}
/** Equal for equal entries. */
function entryText(entry) {
    return (0,json/* canonical */.$N)((0,edit/* plain */.p)(entry));
}
/** Whether an entry lets an edit of the gate count before it is merged. */
function acceptsEdit(entries, key) {
    return entries.find(({ edit }) => edit !== undefined && (edit === key || key.startsWith(`${edit}.`)));
}


/***/ }),

/***/ 29803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ edited),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/** An edit where the two differ; nothing else. */
function edited(key, file, from, to, effect) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(from) === (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .hashJson */ .jM)(to))
        return [];
    return [{ key, file, kind: 'edited', effect, ...short('from', from), ...short('to', to) }];
}
const MOST_SHOWN = 60;
function short(key, value) {
    const text = JSON.stringify(value);
    return text.length > MOST_SHOWN ? {} : { [key]: text };
}
/** As JSON, without keys that are undefined. */
function plain(value) {
    return JSON.parse(JSON.stringify(value));
}


/***/ }),

/***/ 67692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ explainIssues)
});

// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(98772);
// EXTERNAL MODULE: ./build/src/suite/schema-keys.js
var schema_keys = __webpack_require__(57256);
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
var value_words = __webpack_require__(85895);
// EXTERNAL MODULE: ./build/src/suite/yaml-place.js
var yaml_place = __webpack_require__(94949);
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
        if (!['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code))
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
    const ownWords = issue.message.startsWith('must ');
    if ((0,schema_keys/* valueAt */.f)(context.value, path) === undefined) {
        // the one union without words of its own is that of all JSON
        return [missing(path, ownWords ? sentence(`it ${issue.message}`) : 'It takes any JSON value.', context)];
    }
    const branch = bestBranch(issue.errors);
    // the words of the union name all values, a branch that is a list of values only its own
    if (branch !== undefined && !(ownWords && branch.every(isOtherValue))) {
        return withoutEchoes(branch).flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, context));
    }
    return [problem('wrong-type', subject(path, context, issue.message), path, context)];
}
function isOtherValue({ code, path }) {
    return code === 'invalid_value' && path.length === 0;
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

/***/ 7924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compileJsonSchema)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42463);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52210);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36544);





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

/***/ 93541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ isMetricName),
/* harmony export */   Pt: () => (/* binding */ isAmount),
/* harmony export */   Qx: () => (/* binding */ TRAJECTORY_CHECKS),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   Xi: () => (/* binding */ SUB_METRICS),
/* harmony export */   Xp: () => (/* binding */ passK)
/* harmony export */ });
/* unused harmony export USAGE_METRICS */
/** The embedded dimensions of a turn. */
const SUB_METRICS = ['structural', 'completeness', 'truthfulness'];
const TRAJECTORY_CHECKS = [
    'required_tools_present',
    'forbidden_tools_absent',
    'expected_order',
    'within_turn_budget',
    'recovered_from_errors',
    'args_valid_first_try',
];
/** What an attempt used: US dollars, tokens, calls, milliseconds. */
const USAGE_METRICS = [
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
/** Shares in 0..1; higher is better. */
const RATES = ['success_rate', 'aem', ...SUB_METRICS, 'rubric', ...TRAJECTORY_CHECKS];
/** Amounts in their own unit; lower is better. */
const AMOUNTS = [
    ...USAGE_METRICS,
    ...['judge_cost', 'judge_calls', 'judge_input_tokens', 'judge_output_tokens'],
];
/** Every metric that a policy may gate, but for `pass^k` and `pass@k`, which exist for each k. */
const METRIC_NAMES = [...RATES, ...AMOUNTS];
const PASS_AT = /^pass[\^@]([1-9]\d{0,3})$/;
function isMetricName(name) {
    return METRIC_NAMES.includes(name) || PASS_AT.test(name);
}
function isAmount(name) {
    return AMOUNTS.includes(name);
}
/** k of `pass^k` or `pass@k`, else undefined. */
function passK(name) {
    const k = PASS_AT.exec(name)?.[1];
    return k === undefined ? undefined : Number(k);
}


/***/ }),

/***/ 98772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

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

/***/ 36544:
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

/***/ 66583:
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

/***/ 73288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98772);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53564);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66635);
/* harmony import */ var _yaml_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94949);




const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Reads a YAML or JSON file of the suite; what is wrong with it is added to `problems`, and undefined returned. */
function readSource(tree, path, problems, options = {}) {
    const file = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .labelled */ .wW)(tree, path);
    const found = tree.read(path, options.maxBytes ?? MAX_FILE_BYTES);
    if (found.kind !== 'file') {
        problems.push(fileProblem(tree, path, found, options.namedAt));
        return undefined;
    }
    const read = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .g)(found.bytes, file);
    if (read.ok)
        return read.source;
    problems.push(...read.problems);
    return undefined;
}
const ROOT_HINT = 'Name the file, or the folder of a suite.';
/** What keeps a file of the suite from being read, in words. */
function fileProblem(tree, path, found, namedAt) {
    const { code, message, hint } = words(tree, path, found);
    if (namedAt === undefined)
        return { code, message, hint: hint ?? ROOT_HINT, file: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .labelled */ .wW)(tree, path) };
    return problemAt(namedAt, code, message, hint ?? 'Paths are relative to the folder of the suite.');
}
/** A problem at a key path of a file. */
function problemAt(where, code, message, hint) {
    const { source, path } = where;
    return {
        code,
        message,
        file: source.file,
        ...source.locate(path),
        ...(path.length === 0 ? {} : { key: (0,_yaml_place_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .B)(path) }),
        ...(hint === undefined ? {} : { hint }),
    };
}
function words(tree, path, found) {
    switch (found.kind) {
        case 'absent': {
            const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)((0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .insidePath */ .yt)(path) ?? path, tree.list());
            const message = `There is no file \`${path}\`.`;
            return { code: 'missing-file', message, ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?` }) };
        }
        case 'outside':
            return {
                code: 'outside-folder',
                message: `\`${path}\` leaves the suite's folder.`,
                hint: 'Move the file into the folder of the suite and name it by a relative path.',
            };
        case 'directory':
            return { code: 'not-a-file', message: `\`${path}\` is a folder, not a file.`, hint: 'Name the file in it.' };
        case 'too_large':
            return {
                code: 'too-large',
                message: `\`${path}\` is too large (${found.size} bytes).`,
                hint: 'Split it, or keep what is not read out of it.',
            };
        case 'refused':
            return { code: 'unreadable-file', message: `\`${path}\` cannot be read: ${found.why}.`, hint: 'Mend that.' };
    }
}


/***/ }),

/***/ 57256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ keysAt),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
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

/***/ 99432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ ModuleAgent),
/* harmony export */   Tf: () => (/* binding */ AgentFiles),
/* harmony export */   qB: () => (/* binding */ HttpAgent),
/* harmony export */   wV: () => (/* binding */ OpenaiAgent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90983);



const Globs = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1));
/** Files of the agent, hashed by part, so that a report can say which part changed. */
const AgentFiles = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    prompt: Globs.optional(),
    harness: Globs.optional(),
    model: Globs.optional(),
});
const Url = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isHttpUrl, { error: 'must be an address such as http://127.0.0.1:8000/chat' });
/** The built-in tool-calling loop over an OpenAI-compatible endpoint. */
const OpenaiAgent = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('openai'),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    /** A file whose text is the system prompt. */
    system: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8.optional(),
    base_url: _judge_js__WEBPACK_IMPORTED_MODULE_1__/* .BaseUrl */ .BG.optional(),
    /** The environment variable that holds the key; an own `base_url` is sent none without it. */
    key: (0,_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyName */ .nC)('key').optional(),
    /** Calls of the model in one user turn. */
    max_steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(1000).default(20),
    /** Left to the provider where it is not stated. */
    parallel_tool_calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    stream: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    temperature: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(2).optional(),
    /** Anything else that the request is to hold, as the provider knows it. */
    params: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonValue */ .es).superRefine(withoutOwn).optional(),
    files: AgentFiles.optional(),
});
/** A service that is asked over HTTP. */
const HttpAgent = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('http'),
    /** With `start`, `{port}` stands for the port that the service is told in `TURNGATE_PORT`. */
    url: Url,
    /** Starts the service afresh for each attempt. */
    start: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1)).min(1).optional(),
    /** `${NAME}` stands for a variable of `sandbox.env`. */
    headers: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    files: AgentFiles.optional(),
});
/** An exported function, called in a process of its own. */
const ModuleAgent = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('module'),
    module: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8,
    export: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).default('default'),
    files: AgentFiles.optional(),
});
/** What `params` may not hold, and where it is said in place of that. */
const OWN_PARAMS = {
    model: 'Write `model` beside `params`.',
    temperature: 'Write `temperature` beside `params`.',
    stream: 'Write `stream` beside `params`.',
    parallel_tool_calls: 'Write `parallel_tool_calls` beside `params`.',
    messages: 'The system prompt is `system`; the rest comes from the task.',
    tools: 'The tools are those of `sandbox.tools`.',
    seed: 'The seed is the one of the attempt.',
    n: 'One answer is asked for at a time.',
};
function withoutOwn(params, context) {
    for (const key of Object.keys(params)) {
        const hint = OWN_PARAMS[key];
        if (hint === undefined)
            continue;
        const message = `\`${key}\` cannot be one of \`params\`.`;
        context.addIssue({ code: 'custom', path: [key], message, params: { code: 'own-param', hint } });
    }
}
function isHttpUrl(text) {
    const url = text.replaceAll('{port}', '1');
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}


/***/ }),

/***/ 93879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ CompareTable),
/* harmony export */   Gv: () => (/* binding */ PatternText),
/* harmony export */   Id: () => (/* binding */ Id),
/* harmony export */   MP: () => (/* binding */ JsonSchema),
/* harmony export */   c8: () => (/* binding */ RelativePath),
/* harmony export */   es: () => (/* binding */ JsonValue),
/* harmony export */   gm: () => (/* binding */ Pointer),
/* harmony export */   hT: () => (/* binding */ Locale),
/* harmony export */   og: () => (/* binding */ FieldCompare)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41514);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7924);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36544);




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
/** BCP 47, e.g. `de-DE`; settles the order of day and month and the decimal mark. */
const Locale = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(isLocale, { error: 'must be a language tag such as en-US or de-DE' });
/** How one argument is compared, keyed by its path (`filters.region`, `items[].id`). */
const FieldCompare = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(ARGUMENT_KINDS).optional(),
    /** Absolute distance that still counts as equal, for numbers. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).optional(),
    locale: Locale.optional(),
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

/***/ 93590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ writes),
/* harmony export */   Gu: () => (/* binding */ Delay),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   KA: () => (/* binding */ DEFAULT_SERVER),
/* harmony export */   dw: () => (/* binding */ Duration),
/* harmony export */   hR: () => (/* binding */ Handler),
/* harmony export */   nk: () => (/* binding */ ContentPart),
/* harmony export */   rB: () => (/* binding */ Annotations),
/* harmony export */   xo: () => (/* binding */ ServerName)
/* harmony export */ });
/* harmony import */ var ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70744);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93879);



/** The server of tools that name none; it is what clients show such tools under. */
const DEFAULT_SERVER = 'turngate';
/** Part of addresses, of variables (`TURNGATE_MCP_URL_CRM`) and of the names of its tools in traces (`crm__search`). */
const ServerName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, {
    error: 'must hold only small letters, digits and `-`, beginning with a letter or digit (32 at most)',
})
    .refine((name) => name !== DEFAULT_SERVER, {
    error: `must not be ${DEFAULT_SERVER}, which is the server of the tools that name none`,
});
/** A duration such as `200ms`, `2s`, `1m`; kept as text, read by the sandbox. */
const Duration = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be a duration such as 200ms, 30s, 2m' })
    .regex(/^\d+(\.\d+)?(ms|s|m|h)$/, { error: 'must be a duration such as 200ms, 30s, 2m' });
/** Fixed, or drawn from the attempt's seed for each call. */
const Delay = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    Duration,
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ min: Duration, max: Duration }).refine(({ min, max }) => millis(min) <= millis(max), {
        error: 'The shortest delay is longer than the longest.',
        path: ['min'],
    }),
], { error: 'must be a duration such as 200ms, 30s, 2m' });
/** What a failure drawn by `failure_rate` says. */
const Failure = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** A module that answers in place of rules, in a process of its own. */
const Handler = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    _common_js__WEBPACK_IMPORTED_MODULE_1__/* .RelativePath */ .c8,
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        module: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .RelativePath */ .c8,
        /** Globs of files that the module reads, besides the modules that it imports. */
        files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1)).optional(),
        /** Of one call. */
        timeout: Duration.optional(),
    }),
], { error: 'must be the path of a module, or a map with `module`' });
/** What MCP calls hints, besides `read_only`. */
const Annotations = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    destructive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    idempotent: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    open_world: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** Parts of a result that are more than JSON. */
const ContentPart = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['image', 'audio']),
        /** Base64. */
        data: zod__WEBPACK_IMPORTED_MODULE_2__/* .base64 */ .K39({ error: 'must be base64' }).max(256 * 1024),
        mime_type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w.+-]+\/[\w.+-]+$/, { error: 'must be a media type such as image/png' }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('resource_link'),
        uri: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
        mime_type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }),
]);
/** The writes of a rule or of a handler's answer; `Path` says which pointers it may use. */
function writes(path) {
    const entries = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path, value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonValue */ .es })).optional();
    return { set: entries, append: entries, remove: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(path).optional() };
}
function millis(duration) {
    return ms__WEBPACK_IMPORTED_MODULE_0__(duration);
}


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ GoldTurn),
/* harmony export */   gs: () => (/* binding */ DialogTurn),
/* harmony export */   kx: () => (/* binding */ ActionTurn),
/* harmony export */   lG: () => (/* binding */ Dialog),
/* harmony export */   xm: () => (/* binding */ ResponseTurn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);


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

/***/ 90983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ BaseUrl),
/* harmony export */   Ru: () => (/* binding */ EnvironmentName),
/* harmony export */   Wu: () => (/* binding */ JudgeEntry),
/* harmony export */   iQ: () => (/* binding */ EmbeddingOptions),
/* harmony export */   nC: () => (/* binding */ KeyName),
/* harmony export */   y5: () => (/* binding */ JudgeOptions),
/* harmony export */   zg: () => (/* binding */ SubMetricEntry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93541);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93879);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64995);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7359);





const EnvironmentName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, {
    error: 'must be the name of an environment variable, such as OPENAI_API_KEY (its value is not written here)',
});
/** A message that does not begin with `must` shows no value: it may be the key itself. */
const KeyName = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Z_][A-Z0-9_]*$/, {
    error: `\`${name}\` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.`,
});
/** The suite is kept with the run, so that no secret may stand in it. */
const BaseUrl = zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1', abort: true })
    .refine(isAddressAlone, {
    error: '`base_url` takes an address without user, password or query. Name the variable that holds the key beside it.',
});
/** A model that speaks OpenAI's protocol. */
const endpoint = {
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    base_url: BaseUrl.exactOptional(),
    /** Name of the variable that holds the key. */
    api_key_env: KeyName('api_key_env').exactOptional(),
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
function isAddressAlone(text) {
    const { username, password, search } = new URL(text);
    return username === '' && password === '' && search === '';
}
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

/***/ 71100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Models),
/* harmony export */   l: () => (/* binding */ ModelProvider)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41514);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90983);
/* harmony import */ var _model_mode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66081);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7359);





/** Where the real models of one protocol are. */
const ModelProvider = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Without it the provider's own, or what OPENAI_BASE_URL or ANTHROPIC_BASE_URL says. */
    base_url: _judge_js__WEBPACK_IMPORTED_MODULE_1__/* .BaseUrl */ .BG.exactOptional(),
    /** Name of the variable that holds the key. Without it the provider's usual one, which an own `base_url` is not sent. */
    key: (0,_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyName */ .nC)('key').exactOptional(),
});
/** The recording endpoint between an agent and its models; without this block there is none. */
const Models = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_model_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .MODEL_MODES */ .R).default('live'),
    /** The folder that answers are recorded in. */
    cassettes: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .RelativePath */ .c8.default('cassettes'),
    openai: ModelProvider.prefault({}),
    anthropic: ModelProvider.prefault({}),
    /** Of all attempts together, to one provider. */
    requests_per_minute: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(1).exactOptional(),
    /** After 429, 5xx, or a connection that failed. */
    retries: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0).max(10).default(4),
    /** Until an answer begins. */
    timeout: _tools_js__WEBPACK_IMPORTED_MODULE_2__/* .Duration */ .dw.default('10m'),
});


/***/ }),

/***/ 19544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ Quarantine),
/* harmony export */   PE: () => (/* binding */ Policy),
/* harmony export */   R0: () => (/* binding */ JudgeBar),
/* harmony export */   WW: () => (/* binding */ MetricLimit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _metric_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93541);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93879);



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
    reuse: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
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

/***/ 64995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ exactlyOne),
/* harmony export */   L: () => (/* binding */ atLeastOne)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98772);

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

/***/ 64290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gg: () => (/* binding */ AemOptions),
  g6: () => (/* binding */ Agent),
  jc: () => (/* binding */ CommandAgent),
  xu: () => (/* binding */ Limits),
  gm: () => (/* binding */ Price),
  $W: () => (/* binding */ ReplayAgent),
  ak: () => (/* binding */ Sandbox),
  hI: () => (/* binding */ SuiteFile)
});

// UNUSED EXPORTS: REPLAY_FORMATS, SimilarityOptions

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/src/suite/schema/agents.js
var agents = __webpack_require__(99432);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/suite/schema/tools.js
var tools = __webpack_require__(7359);
;// CONCATENATED MODULE: ./build/src/suite/schema/isolation.js


const Size = schemas/* string */.YjP({ error: 'must be a size such as 4MiB' })
    .regex(/^\d+(\.\d+)?\s*(B|KiB|MiB|GiB|KB|MB|GB)$/, { error: 'must be a size such as 4MiB' });
/** Keys of `sandbox.limits`. Absent ones have no default here, so that the fingerprint of a suite without them stays. */
const ResourceLimits = {
    /** Time on processors, of all processes of one attempt together. */
    cpu: tools/* Duration */.dw.optional(),
    /** Memory of all processes of one attempt together. */
    memory: Size.optional(),
    /** The largest file that an agent may write. */
    file_size: Size.optional(),
    /** Processes of one attempt at the same time. */
    processes: schemas/* number */.aig().int().min(1).optional(),
};
const REQUIRABLE = ['network', 'processes', 'files', 'cpu', 'memory', 'file_size'];
/** Keys of `sandbox`. They say how a world is kept apart, not what is in it, and are no part of its fingerprint. */
const Isolation = {
    /** `off`: agents are plain processes of this user, for those that need to be. */
    isolation: schemas/* enum */.k5n(['auto', 'off']).optional(),
    /** What has to be in force; the run is refused where the host cannot do it. */
    require_isolation: schemas/* array */.YOg(schemas/* enum */.k5n(REQUIRABLE)).optional(),
};

// EXTERNAL MODULE: ./build/src/suite/schema/judge.js
var judge = __webpack_require__(90983);
// EXTERNAL MODULE: ./build/src/suite/schema/models.js
var models = __webpack_require__(71100);
// EXTERNAL MODULE: ./build/src/suite/schema/policy.js
var policy = __webpack_require__(19544);
// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var task = __webpack_require__(78607);
;// CONCATENATED MODULE: ./build/src/suite/schema/suite.js









const CommandAgent = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('command'),
    command: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1),
    protocol: schemas/* enum */.k5n(['jsonl', 'text']).default('jsonl'),
    files: agents/* AgentFiles */.Tf.optional(),
});
const REPLAY_FORMATS = ['run', 'tau-bench', 'tau2-bench', 'openai-chat', 'otel', 'adk', 'dialogs'];
const ReplayAgent = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('replay'),
    /** A run directory, or a file in a format that `turngate import` reads. */
    source: common/* RelativePath */.c8,
    format: schemas/* enum */.k5n(REPLAY_FORMATS).default('run'),
    files: agents/* AgentFiles */.Tf.optional(),
});
const Agent = schemas/* discriminatedUnion */.gMt('kind', [CommandAgent, agents/* HttpAgent */.qB, agents/* ModuleAgent */.Kj, agents/* OpenaiAgent */.wV, ReplayAgent]);
const Limits = schemas/* strictObject */.rej({
    /** Wall time of one attempt. */
    time: tools/* Duration */.dw.default('120s'),
    /** Tool calls of one attempt, proposed by the agent. */
    calls: schemas/* number */.aig().int().min(1).default(50),
    /** Bytes that the agent may print in one attempt. */
    output: Size.default('4MiB'),
    cost_usd: schemas/* number */.aig().positive().optional(),
    /** US dollars of the models of all attempts together; past it the run ends. */
    run_cost_usd: schemas/* number */.aig().positive().optional(),
    ...ResourceLimits,
});
const Sandbox = schemas/* strictObject */.rej({
    workspace: common/* RelativePath */.c8.optional(),
    state: common/* RelativePath */.c8.optional(),
    /** One file, or several: their tools are one table. */
    tools: schemas/* union */.KCZ([common/* RelativePath */.c8, schemas/* array */.YOg(common/* RelativePath */.c8).min(1)], { error: 'must be a file, or a list of files' })
        .optional(),
    env: schemas/* array */.YOg(judge/* EnvironmentName */.Ru).default([]),
    now: iso/* datetime */.w$({ offset: true, error: 'must be a time with its zone, such as 2025-03-01T09:00:00Z' })
        .default('2025-01-01T00:00:00Z'),
    network: schemas/* enum */.k5n(['none', 'models', 'open']).default('open'),
    models: models/* Models */.B.exactOptional(),
    ...Isolation,
    limits: Limits.prefault({}),
});
/** US dollars for one million tokens. */
const Price = schemas/* strictObject */.rej({
    input: schemas/* number */.aig().nonnegative(),
    cached_input: schemas/* number */.aig().nonnegative().optional(),
    output: schemas/* number */.aig().nonnegative(),
});
const AemOptions = schemas/* strictObject */.rej({
    compose: schemas/* enum */.k5n(['mean', 'weighted', 'gated', 'thresholds']).default('mean'),
    /** `gated`: the highest score a dialog can have once a critical turn failed. */
    cap: schemas/* number */.aig().min(0).max(1).default(0),
    /** `thresholds`: the lowest rate of each sub-metric with which a dialog passes. */
    thresholds: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().min(0).max(1)).default({}),
    /** Keep field and claim scores in place of pass or fail. */
    continuous: schemas/* boolean */.zMY().default(false),
});
const SimilarityOptions = schemas/* strictObject */.rej({
    threshold: schemas/* number */.aig().min(0).max(1).default(0.5),
    /** Of values whose argument does not name one. */
    locale: common/* Locale */.hT.exactOptional(),
});
const SuiteFile = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1).default(1),
    name: common.Id,
    description: schemas/* string */.YjP().optional(),
    attempts: schemas/* number */.aig().int().min(1).max(1000).default(5),
    /** A glob, or a list of globs and inline tasks; a `replay` suite may leave it out and take its source's. */
    tasks: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP().min(1), task/* TaskFile */.kE]))]).optional(),
    agent: Agent,
    sandbox: Sandbox.prefault({}),
    similarity: SimilarityOptions.prefault({}),
    /** The tier above the embedded similarity, for free sentences. */
    embedding: judge/* EmbeddingOptions */.iQ.exactOptional(),
    aem: AemOptions.prefault({}),
    sub_metrics: schemas/* array */.YOg(judge/* SubMetricEntry */.zg).default([]),
    judges: schemas/* array */.YOg(judge/* JudgeEntry */.Wu).default([]),
    judge: judge/* JudgeOptions */.y5.prefault({}),
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), Price).default({}),
    policy: schemas/* union */.KCZ([common/* RelativePath */.c8, policy/* Policy */.PE]).optional(),
});


/***/ }),

/***/ 78607:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41514);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);
/* harmony import */ var _gold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3716);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64995);




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
/* harmony export */   B4: () => (/* binding */ ToolRule),
/* harmony export */   FM: () => (/* binding */ ToolEntry),
/* harmony export */   _x: () => (/* binding */ ToolsFile),
/* harmony export */   dw: () => (/* reexport safe */ _doubles_js__WEBPACK_IMPORTED_MODULE_3__.dw)
/* harmony export */ });
/* unused harmony export ToolName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41514);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98772);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93879);
/* harmony import */ var _doubles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93590);
/* harmony import */ var _refine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64995);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78607);








/** Legal for every provider. */
const ToolName = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[a-zA-Z0-9_-]{1,64}$/, {
    error: 'must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it',
});
/**
 * A pointer whose `{argument}` parts are filled from the call's arguments (escaped as RFC 6901 wants):
 * `/orders/{id}/status`.
 */
const PointerTemplate = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().startsWith('/', { error: 'must be a JSON Pointer such as /orders/{id}/status' });
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
const RuleStateCheck = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ path: PointerTemplate, ..._task_js__WEBPACK_IMPORTED_MODULE_5__/* .stateConditions */ .w3 })
    .superRefine((0,_refine_js__WEBPACK_IMPORTED_MODULE_4__/* .atLeastOne */ .L)(Object.keys(_task_js__WEBPACK_IMPORTED_MODULE_5__/* .stateConditions */ .w3)));
const ToolRule = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    when: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        args: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ArgumentCondition).optional(),
        /** Conditions on the state document; `{argument}` parts of each path are filled in first. */
        state: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(RuleStateCheck).optional(),
    })
        .optional(),
    /** Applies to the first n calls that match it in an attempt, then falls through. */
    times: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(1).optional(),
    /** Writes to the state document, in this order, before `return` is built. */
    ...(0,_doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .writes */ .D3)(PointerTemplate),
    /**
     * The result. Inside it `{$arg: name}`, `{$state: pointer}` and `{$list: pointer, where: {field: value}}` are
     * replaced, and `{argument}` in strings is filled in.
     */
    return: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonValue */ .es.optional(),
    /** Shown to the agent in place of the text of `return`, which stays the structured result. */
    content: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .ContentPart */ .nk).min(1).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1), retryable: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).optional(),
    delay: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .Delay */ .Gu.optional(),
})
    .superRefine(returnOrError);
const ToolEntry = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: ToolName,
    /** The MCP server that serves it; the names of tools may repeat between servers. */
    server: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerName */ .xo.optional(),
    tool_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    action: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    aliases: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1)).optional(),
    read_only: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    /** JSON Schema of the arguments, shown to the agent as it stands. */
    input_schema: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonSchema */ .MP.optional(),
    /** JSON Schema of the results, shown to the agent as it stands. */
    output_schema: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonSchema */ .MP.optional(),
    annotations: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .Annotations */ .rB.optional(),
    compare: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .CompareTable */ .Af.optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(ToolRule).optional(),
    handler: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .Handler */ .hR.optional(),
    delay: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .Delay */ .Gu.optional(),
    /** Share of calls, drawn from the attempt's seed, that end in an error. */
    failure_rate: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().min(0).max(1).optional(),
    failure: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR.optional(),
})
    .superRefine(oneWayToAnswer);
const ToolsFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1).default(1),
    /** Of the tools that name none themselves. */
    server: _doubles_js__WEBPACK_IMPORTED_MODULE_3__/* .ServerName */ .xo.optional(),
    tools: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(ToolEntry).min(1),
});
function returnOrError(rule, context) {
    if ((rule.return === undefined && rule.content === undefined) || rule.error === undefined)
        return;
    const message = 'A call cannot both return a result and end in an error.';
    const hint = `Keep \`${rule.return === undefined ? 'content' : 'return'}\` or \`error\`.`;
    context.addIssue({ code: 'custom', message, path: ['error'], params: { code: 'contradiction', hint } });
}
function oneWayToAnswer(tool, context) {
    if (tool.handler !== undefined && tool.rules !== undefined) {
        const message = 'A tool is answered by `rules` or by a `handler`, not by both.';
        context.addIssue({
            code: 'custom',
            message,
            path: ['handler'],
            params: { code: 'contradiction', hint: 'Keep one of the two.' },
        });
    }
    if (tool.failure !== undefined && tool.failure_rate === undefined) {
        const message = '`failure` says what a drawn failure looks like, and nothing draws one.';
        const hint = 'Add `failure_rate: 0.05`, or take `failure` out.';
        context.addIssue({ code: 'custom', message, path: ['failure'], params: { code: 'states-nothing', hint } });
    }
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

/***/ 53564:
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
    if (tree.label === '' || tree.label === '.')
        return path;
    // the root of a commit: `4f2a90c1:suite.yaml`
    return tree.label.endsWith(':') ? `${tree.label}${path}` : `${tree.label.replace(/\/+$/, '')}/${path}`;
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

/***/ 85895:
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

/***/ 10003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_DEPTH),
/* harmony export */   n: () => (/* binding */ checkNesting)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

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

/***/ 94949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dotted),
/* harmony export */   P: () => (/* binding */ findPlace)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _yaml_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13735);


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

/***/ 13735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ convert),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   TN: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66583);
/* harmony import */ var _yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10003);



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

/***/ 66635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/suite/yaml-depth.js
var yaml_depth = __webpack_require__(10003);
// EXTERNAL MODULE: ./build/src/suite/yaml-place.js
var yaml_place = __webpack_require__(94949);
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
var yaml_value = __webpack_require__(13735);
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

/***/ 72354:
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

/***/ 23837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Hy: () => (/* binding */ AnyJson),
/* harmony export */   RU: () => (/* binding */ MAX_DOCUMENT_DEPTH),
/* harmony export */   ie: () => (/* binding */ AnyJsonObject),
/* harmony export */   kF: () => (/* binding */ AnyDocument),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

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
