export const id = 966;
export const ids = [966];
export const modules = {

/***/ 7552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ planAttempts)
/* harmony export */ });
/* unused harmony export attemptSeed */
/* harmony import */ var _seed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7462);

/** Attempt 1 of every task, then attempt 2 of every task: a run that is cut short has measured all tasks alike. */
function planAttempts({ tasks, attempts, seed, only }) {
    const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task.id));
    const numbers = Array.from({ length: attempts }, (_, index) => index + 1);
    return numbers.flatMap((attempt) => chosen.map((task) => ({ task, attempt, seed: attemptSeed(seed, task.id, attempt) })));
}
function attemptSeed(runSeed, task, attempt) {
    return (0,_seed_js__WEBPACK_IMPORTED_MODULE_0__/* .hash32 */ .A)(runSeed, task, attempt);
}


/***/ }),

/***/ 7462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hash32)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** An unsigned 32-bit number from the parts, by SHA-256, so that neighbouring attempts share nothing. */
function hash32(...parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest().readUInt32BE(0);
}


/***/ }),

/***/ 6606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ referenceEvents)
});

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(3809);
;// CONCATENATED MODULE: ./build/src/baseline/fold.js

/** Characters up to which a value is kept as it stands. */
const FOLD_ABOVE = 400;
/**
 * A long text as its beginning, its length and a hash: enough to see what it is and whether two are equal. Folding
 * again changes nothing.
 */
function fold(text) {
    if (text.length <= FOLD_ABOVE)
        return text;
    const head = [...text.slice(0, HEAD)].join('');
    return `${head.replace(/[\uD800-\uDBFF]$/, '')}… [${text.length} characters, sha256 ${(0,json/* sha256 */.sc)(text).slice(0, 12)}]`;
}
const HEAD = 200;

;// CONCATENATED MODULE: ./build/src/baseline/reference-events.js



/**
 * What a reference keeps of a trace: what was said, what the agent called and what came back. Model calls, notes, the
 * user's own calls, times, sequence numbers and call ids go; a call is one event; long values are folded. Doing it
 * again changes nothing.
 */
function referenceEvents(events) {
    const calls = (0,views/* agentCalls */.nM)(events);
    // without ids, an open proposal would later be taken for a settled one of the same tool
    const needsIds = calls.some((call) => call.fate === 'unknown');
    const kept = [
        ...events.flatMap((event, position) => (event.event === 'user' ? [{ position, event: userEvent(event) }] : [])),
        ...(0,views/* replies */.Po)(events).map(({ position, text }) => ({
            position,
            event: { event: 'response', text: fold(text) },
        })),
        ...calls.map((call, index) => ({
            position: call.position,
            event: callEvent(call, needsIds ? { call_id: String(index + 1) } : {}),
        })),
    ];
    return kept.sort((a, b) => a.position - b.position).map(({ event }) => event);
}
function userEvent({ text, turn }) {
    return { event: 'user', text: fold(text), ...(turn !== undefined && { turn }) };
}
function callEvent(call, id) {
    const made = { tool: call.tool, args: foldArgs(call.args), ...id };
    switch (call.fate) {
        case 'unknown':
            return { event: 'proposed', ...made };
        case 'refused':
            return {
                event: 'refused',
                ...made,
                reason: call.reason ?? 'policy',
                ...(call.message !== undefined && { message: fold(call.message) }),
            };
        default:
            return {
                event: 'executed',
                ...made,
                ok: call.fate === 'ok',
                ...(call.result !== undefined && { result: foldValue(call.result) }),
                ...(call.error !== undefined && { error: fold(call.error) }),
            };
    }
}
/** Characters of a whole value above which it is folded as one text. */
const MAX_VALUE = 4000;
function foldValue(value) {
    const folded = foldLeaves(value);
    const text = (0,json/* canonical */.$N)(folded);
    return typeof folded === 'string' || text.length <= MAX_VALUE ? folded : fold(text);
}
function foldArgs(args) {
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, foldValue(value)]));
}
function foldLeaves(value) {
    if (typeof value === 'string')
        return fold(value);
    if (Array.isArray(value))
        return value.map(foldLeaves);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foldLeaves(item)]));
}


/***/ }),

/***/ 8731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/src/attempt/plan.js
var attempt_plan = __webpack_require__(7552);
;// CONCATENATED MODULE: ./build/src/gate/codes.js
function reason(status, code, args) {
    return { status, code, args: { ...args } };
}

;// CONCATENATED MODULE: ./build/src/gate/comparability.js

/** The agent may differ, that is what is measured; what it was measured with may not. */
function comparability(candidate, baseline) {
    const sandbox = differing(candidate.sandbox, baseline.sandbox);
    const world = [];
    if (sandbox.length > 0)
        world.push(reason('not_comparable', 'sandbox_differs', { parts: sandbox }));
    if (candidate.scorer !== baseline.scorer)
        world.push(reason('not_comparable', 'scorer_differs', {}));
    if (candidate.judge !== baseline.judge)
        world.push(reason('not_comparable', 'judge_differs', {}));
    const tasks = differing(candidate.gold, baseline.gold).filter((task) => Object.hasOwn(candidate.gold, task) && Object.hasOwn(baseline.gold, task));
    const gold = tasks.length === 0 ? [] : [reason('not_comparable', 'gold_differs', { tasks })];
    return { reasons: [...world, ...gold], nothing: world.length > 0, tasks: new Set(tasks) };
}
/** Keys whose hashes differ, or that only one side has; sorted. */
function differing(one, other) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].filter((key) => one[key] !== other[key]).sort();
}

;// CONCATENATED MODULE: ./build/src/gate/deterministic.js
/** Every task was measured twice or more on both sides, and on each side all of its trajectories are one. */
function isDeterministic(...sides) {
    return sides.every((side) => side.tasks.length > 0 && side.tasks.every(repeatsItself));
}
function repeatsItself(task) {
    const trajectories = task.attempts.filter((attempt) => attempt.measured).map((attempt) => attempt.trajectory);
    return trajectories.length >= 2 && new Set(trajectories).size === 1;
}

;// CONCATENATED MODULE: ./build/src/gate/reading.js
function tally(task, reading) {
    const measured = task.attempts.filter((attempt) => attempt.measured);
    const failedHoles = reading === 'failed' ? holesOf(task) : 0;
    return {
        passed: measured.filter((attempt) => attempt.passed).length,
        measured: measured.length + failedHoles,
        rates: (metric) => measured.flatMap((attempt) => ratioOf(attempt, metric)),
        amounts: (metric) => measured.flatMap((attempt) => amountOf(attempt, metric)),
        failedHoles,
    };
}
function holesOf(task) {
    return Math.max(0, task.planned - task.measured);
}
/** Whether enough of its planned attempts were measured; none at all is never enough. */
function isMeasured(task, share) {
    return task.measured > 0 && task.measured / task.planned >= share;
}
function ratioOf(attempt, metric) {
    if (metric === 'success_rate')
        return [{ num: attempt.passed ? 1 : 0, den: 1 }];
    const score = scoreOf(attempt, metric);
    if (score?.kind !== 'scored')
        return [];
    const { value, num, den } = score;
    return [num === undefined || den === undefined ? { num: value, den: 1 } : { num, den }];
}
function amountOf(attempt, metric) {
    const score = scoreOf(attempt, metric);
    return score?.kind === 'scored' ? [score.value] : [];
}
function scoreOf(attempt, metric) {
    return Object.hasOwn(attempt.metrics, metric) ? attempt.metrics[metric] : undefined;
}

;// CONCATENATED MODULE: ./build/src/gate/measured.js


/** Nothing at all was measured: there is no figure to judge. */
function hasNoResults(candidate) {
    return candidate.tasks.every((task) => task.measured === 0);
}
/** What of the plan was not measured, whatever it would have said. */
function unmeasured(candidate, gating, policy) {
    const planned = total(candidate.tasks.map((task) => task.planned));
    const measured = total(candidate.tasks.map((task) => task.measured));
    const reasons = [];
    if (candidate.run.interrupted)
        reasons.push(reason('not_measured', 'interrupted', { measured, planned }));
    if (hasNoResults(candidate)) {
        return [reason('not_measured', 'no_results', { tasks: candidate.tasks.length, planned }), ...reasons];
    }
    const short = gating.filter((task) => !isMeasured(task, policy.min_measured));
    if (short.length > 0) {
        reasons.push(reason('not_measured', 'tasks_not_measured', {
            tasks: short.map((task) => ({ task: task.id, measured: task.measured, planned: task.planned })),
            min_measured: policy.min_measured,
        }));
    }
    return reasons;
}
function holes(tasks) {
    const holed = tasks.filter((task) => holesOf(task) > 0);
    return { holes: total(holed.map(holesOf)), tasks: holed.map((task) => task.id) };
}
function total(values) {
    return values.reduce((sum, value) => sum + value, 0);
}

;// CONCATENATED MODULE: ./build/src/stats/holm.js
/**
 * Adjusted p-values of a family, in the order given: rejecting those below alpha keeps the chance of any false
 * rejection at alpha, whatever the dependence. Holm, Scand. J. Statist. 6 (1979) 65–70.
 */
function holm(ps) {
    const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
    const adjusted = new Array(ps.length).fill(1);
    let largest = 0;
    order.forEach(({ p, index }, rank) => {
        largest = Math.max(largest, Math.min(1, p * (ps.length - rank)));
        adjusted[index] = largest;
    });
    return adjusted;
}

;// CONCATENATED MODULE: ./build/src/gate/types.js
/** Worst first. */
const STATUSES = [
    'could_not_run',
    'regressed',
    'not_comparable',
    'not_measured',
    'inconclusive',
    'no_baseline',
    'pass',
];

;// CONCATENATED MODULE: ./build/src/gate/status.js

/** The worst of the reasons' statuses; pass where there is none. */
function worstStatus(reasons) {
    return STATUSES.find((status) => reasons.some((reason) => reason.status === status)) ?? 'pass';
}
/** Worst first; reasons of one status stay in the order in which they were found. */
function worstFirst(reasons) {
    return STATUSES.flatMap((status) => reasons.filter((reason) => reason.status === status));
}
/** That of the worst reason which does not exit 0. */
function exitCode(reasons, policy) {
    if (policy.mode === 'advise')
        return 0;
    const codes = worstFirst(reasons).map((reason) => exitOf(reason, policy));
    return codes.find((code) => code !== 0) ?? 0;
}
function exitOf(reason, policy) {
    switch (reason.status) {
        case 'could_not_run':
            return 2;
        case 'regressed':
            return 1;
        case 'not_comparable':
        case 'not_measured':
            return 3;
        case 'inconclusive':
            return policy.on_inconclusive === 'fail' ? 3 : 0;
        case 'no_baseline':
            return reason.code === 'suite_is_new' ? 0 : 3;
        case 'pass':
            return 0;
    }
}

// EXTERNAL MODULE: ./node_modules/fraction.js/dist/fraction.mjs
var fraction = __webpack_require__(1952);
// EXTERNAL MODULE: ./build/src/stats/pass-k.js
var pass_k = __webpack_require__(4888);
// EXTERNAL MODULE: ./build/src/stats/whole.js
var whole = __webpack_require__(7362);
;// CONCATENATED MODULE: ./build/src/stats/exact.js



/** Doubles of sums in 0..1 are right to far better than this. */
const NEAR = 1e-9;
/** Mean over the tasks of the mean over each task's attempts; every task has at least one. */
function exactMean(tasks) {
    const value = (0,whole/* mean */.i2)(tasks.map((attempts) => (0,whole/* mean */.i2)(attempts.map(({ num, den }) => num / den))));
    return { value, fraction: () => meanOf(tasks.map((attempts) => meanOf(attempts.map(toFraction)))) };
}
/** Mean over the tasks of pass^k; every task has at least k measured attempts. */
function exactPassHatK(tasks, k) {
    return {
        value: (0,whole/* mean */.i2)(tasks.map(({ passed, measured }) => (0,pass_k/* passHatK */.q)(passed, measured, k) ?? 0)),
        fraction: () => meanOf(tasks.map((task) => drawnWithoutReplacement(task, k))),
    };
}
/** Mean over the tasks of pass@k. */
function exactPassAtK(tasks, k) {
    const failed = exactPassHatK(tasks.map(({ passed, measured }) => ({ passed: measured - passed, measured })), k);
    return { value: 1 - failed.value, fraction: () => new fraction/* default */.A(1).sub(failed.fraction()) };
}
/** Whether the candidate lies more than so many points (0–100) below the baseline: 1.0 − 0.95 is not more than 5. */
function fellMoreThan(points, baseline, candidate) {
    const over = baseline.value - candidate.value - points / 100;
    if (Math.abs(over) > NEAR)
        return over > 0;
    return baseline.fraction().sub(candidate.fraction()).compare(decimal(points).div(100)) > 0;
}
/** Sign of the measured value − the bar, which is meant as the decimal it is written as. */
function compareWithBar(measured, bar) {
    const over = measured.value - bar;
    const sign = Math.abs(over) > NEAR ? over : measured.fraction().compare(decimal(bar));
    return sign > 0 ? 1 : sign < 0 ? -1 : 0;
}
/** The number as it is written: 0.3 is three tenths, not the double nearest to it. */
function decimal(value) {
    const text = String(value);
    return new fraction/* default */.A(text.includes('e') ? value.toFixed(20) : text);
}
function toFraction({ num, den }) {
    return decimal(num).div(decimal(den));
}
function meanOf(fractions) {
    return fractions.reduce((total, fraction) => total.add(fraction), new fraction/* default */.A(0)).div(fractions.length);
}
function drawnWithoutReplacement({ passed, measured }, k) {
    let product = new fraction/* default */.A(1);
    for (let drawn = 0; drawn < k; drawn += 1)
        product = product.mul(Math.max(0, passed - drawn), measured - drawn);
    return product;
}

;// CONCATENATED MODULE: ./build/src/gate/metrics/bars.js



/** The candidate's own value over all tasks that gate; undefined where nothing was scored, or a task has not k attempts. */
function ownValue({ metric, kind, draw }, tallies) {
    if (draw !== undefined) {
        if (tallies.length === 0 || tallies.some(({ measured }) => measured < draw.k))
            return undefined;
        return draw.passes === 'all' ? exactPassHatK(tallies, draw.k) : exactPassAtK(tallies, draw.k);
    }
    if (kind === 'rate') {
        const rates = tallies.map((tally) => ratesOrFailed(tally, metric)).filter((values) => values.length > 0);
        return rates.length === 0 ? undefined : exactMean(rates);
    }
    const amounts = tallies.map((tally) => tally.amounts(metric)).filter((values) => values.length > 0);
    if (amounts.length === 0)
        return undefined;
    const asRatios = amounts.map((values) => values.map((num) => ({ num, den: 1 })));
    return { ...exactMean(asRatios), value: (0,whole/* mean */.i2)(amounts.map(whole/* mean */.i2)) };
}
/** Absolute bars hold whatever the baseline was; one that cannot be judged is not met. */
function missedBars({ metric, limit }, value) {
    if (limit.min === undefined && limit.max === undefined)
        return [];
    if (value === undefined)
        return [reason('not_measured', 'bar_not_measured', { metric })];
    const missed = [];
    if (limit.min !== undefined && compareWithBar(value, limit.min) < 0) {
        missed.push(reason('regressed', 'metric_below_min', { metric, value: value.value, min: limit.min }));
    }
    if (limit.max !== undefined && compareWithBar(value, limit.max) > 0) {
        missed.push(reason('regressed', 'metric_above_max', { metric, value: value.value, max: limit.max }));
    }
    return missed;
}
function ratesOrFailed(tally, metric) {
    const scored = tally.rates(metric);
    // without a baseline only the task's other attempts say whether it has this metric; every task has a success rate
    if (scored.length === 0 && metric !== 'success_rate')
        return scored;
    return [...scored, ...Array.from({ length: tally.failedHoles }, () => ({ num: 0, den: 1 }))];
}

// EXTERNAL MODULE: ./build/src/stats/distributions.js
var distributions = __webpack_require__(6093);
;// CONCATENATED MODULE: ./build/src/stats/detectable.js


/**
 * Smallest true drop of the suite value (0..1) that is reported with this power: the candidate passes each task with
 * the same part of its chance less. Normal approximation of the stratified test: critical drop z·σ0 from the expected
 * permutation variance, or the tolerance where that is more; spread σ1 of the observed drop. Chances of tasks are drawn
 * towards the suite's mean by one attempt's worth, so that 5 of 5 is not taken for certainty. Discreteness is ignored:
 * within about two points of the simulated power for 10 tasks and more. Undefined where even a drop to 0 is not seen.
 */
function detectableDrop(tasks, options) {
    if (tasks.length === 0)
        return undefined;
    const power = options.power ?? 0.8;
    const chances = shrunk(tasks);
    const z = (0,distributions/* normalQuantile */.Zl)(1 - options.alpha);
    const reached = (part) => powerAt(tasks, chances, part, z, options);
    if (reached(1) < power)
        return undefined;
    let [low, high] = [0, 1];
    for (let step = 0; step < 40; step += 1) {
        const middle = (low + high) / 2;
        if (reached(middle) < power)
            low = middle;
        else
            high = middle;
    }
    return (0,whole/* mean */.i2)(chances) * high;
}
function powerAt(tasks, chances, part, z, options) {
    const dispersion = options.dispersion ?? 1;
    let [nullVariance, trueVariance] = [0, 0];
    tasks.forEach(({ baseline, candidate }, index) => {
        const before = chances[index] ?? 0;
        const after = before * (1 - part);
        const all = baseline + candidate;
        const [spreadBefore, spreadAfter] = [dispersion * before * (1 - before), dispersion * after * (1 - after)];
        const within = (baseline * spreadBefore + candidate * spreadAfter) / all;
        const between = (baseline * candidate * (before - after) ** 2) / all ** 2;
        // expected variance of the pooled attempts (divisor N), of which the permutation variance is a multiple
        const pooled = within + between - within / all;
        nullVariance += (pooled * all ** 2) / ((all - 1) * baseline * candidate);
        trueVariance += spreadBefore / baseline + spreadAfter / candidate;
    });
    const critical = Math.max((z * Math.sqrt(nullVariance)) / tasks.length, options.tolerance);
    const drop = (0,whole/* mean */.i2)(chances) * part;
    const spread = Math.sqrt(trueVariance) / tasks.length;
    if (spread === 0)
        return drop > critical ? 1 : 0;
    return (0,distributions/* normalCdf */.vr)((drop - critical) / spread);
}
function shrunk(tasks) {
    const attempts = (0,whole/* sum */.cz)(tasks.map((task) => task.baseline));
    const centre = ((0,whole/* sum */.cz)(tasks.map((task) => task.share * task.baseline)) + 1) / (attempts + 2);
    return tasks.map((task) => (task.share * task.baseline + centre) / (task.baseline + 1));
}

;// CONCATENATED MODULE: ./build/src/stats/dispersion.js

/**
 * Variance within groups of values in 0..1 as a part of what pass/fail values with the same means would have, in 0..1.
 * Undefined where no group of two or more shows a spread: then nothing is known of it.
 */
function dispersionOf(groups) {
    const several = groups.filter((values) => values.length > 1);
    const within = (0,whole/* sum */.cz)(several.map(whole/* variance */.GV));
    if (within <= 0)
        return undefined;
    // n / (n − 1): what the sample variance of 0s and 1s with this mean is
    const binary = (0,whole/* sum */.cz)(several.map((values) => ((0,whole/* mean */.i2)(values) * (1 - (0,whole/* mean */.i2)(values)) * values.length) / (values.length - 1)));
    return binary > 0 ? Math.min(1, within / binary) : undefined;
}

// EXTERNAL MODULE: ./build/src/stats/interval.js
var stats_interval = __webpack_require__(3732);
// EXTERNAL MODULE: ./build/src/stats/quantile.js
var quantile = __webpack_require__(8260);
;// CONCATENATED MODULE: ./build/src/stats/random.js
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

;// CONCATENATED MODULE: ./build/src/stats/ratio-bootstrap.js



const RESAMPLES = 9999;
/**
 * Ratio of means, tasks resampled with both sides together. Undefined where the baseline's mean is not above 0. With
 * few tasks resampling alone feigns certainty (one task always gives the same ratio), so p is held above 2^−tasks, the
 * chance that unchanged tasks all rise.
 */
function ratioBootstrap(pairs, seed = 1) {
    const base = (0,whole/* mean */.i2)(pairs.map((pair) => pair.baseline));
    if (!(base > 0))
        return undefined;
    const ratios = resampledRatios(pairs, seed);
    const notRisen = ratios.filter((ratio) => ratio <= 1).length;
    const floor = Math.max(2 ** -pairs.length, 1 / (RESAMPLES + 1));
    const [low, high] = [(0,quantile/* quantile */.Y)(ratios, 0.025), (0,quantile/* quantile */.Y)(ratios, 0.975)];
    return {
        ratio: (0,whole/* mean */.i2)(pairs.map((pair) => pair.candidate)) / base,
        p: Math.max(floor, (1 + notRisen) / (RESAMPLES + 1)),
        floor,
        ...(pairs.length < 2 || low === undefined || high === undefined ? {} : { interval: { low, high } }),
    };
}
function resampledRatios(pairs, seed) {
    const random = seededRandom(seed);
    const candidate = Float64Array.from(pairs, (pair) => pair.candidate);
    const baseline = Float64Array.from(pairs, (pair) => pair.baseline);
    return new Float64Array(RESAMPLES).map(() => {
        let [above, below] = [0, 0];
        for (let drawn = 0; drawn < pairs.length; drawn += 1) {
            const at = Math.floor(random() * pairs.length);
            above += candidate[at] ?? 0;
            below += baseline[at] ?? 0;
        }
        // a resample of tasks that all cost nothing shows no rise
        return below > 0 ? above / below : 1;
    });
}

;// CONCATENATED MODULE: ./build/src/stats/strata.js

/** Values of attempts are kept as whole numbers over at most this; finer ones are rounded to 1/1000. */
const FINEST = 2520;
const ROUNDED = 1000;
/** Share of passes: the candidate's passes are hypergeometric. Both sides need at least one measured attempt. */
function countStratum(baseline, candidate) {
    const total = baseline.passed + candidate.passed;
    const all = baseline.measured + candidate.measured;
    return overCounts(baseline, candidate, candidate.measured * baseline.measured, (passes) => {
        return all * passes - candidate.measured * total;
    });
}
/** pass^k of the task, a function of its count of passes. Both sides need at least k measured attempts. */
function passHatKStratum(baseline, candidate, k) {
    const total = baseline.passed + candidate.passed;
    const [own, other] = [(0,whole/* choose */.Sw)(candidate.measured, k), (0,whole/* choose */.Sw)(baseline.measured, k)];
    const exact = own * other < Number.MAX_SAFE_INTEGER / 2;
    const den = exact ? own * other : 2 ** 40;
    return overCounts(baseline, candidate, den, (passes) => {
        const [won, lost] = [(0,whole/* choose */.Sw)(passes, k), (0,whole/* choose */.Sw)(total - passes, k)];
        return exact ? won * other - lost * own : Math.round((won / own - lost / other) * den);
    });
}
/** pass@k of the task: one less pass^k of its failures, so the same differences the other way round. */
function passAtKStratum(baseline, candidate, k) {
    const failures = ({ passed, measured }) => ({ passed: measured - passed, measured });
    const { den, nums, chances, observed } = passHatKStratum(failures(baseline), failures(candidate), k);
    return {
        den,
        nums: nums.map((num) => -num).reverse(),
        chances: [...chances].reverse(),
        observed: nums.length - 1 - observed,
    };
}
/**
 * Mean of fractions: the exact permutation distribution of the attempts' values, by counting subsets on integer
 * numerators. Values that have no common denominator up to 2520 are rounded to 1/1000 first; the test stays exact for
 * the rounded values. Both sides need at least one value.
 */
function fractionStratum(baseline, candidate) {
    const { den, nums } = onOneDenominator([...baseline, ...candidate]);
    const least = Math.min(...nums);
    const step = nums.reduce((divisor, num) => (0,whole/* gcd */.p_)(divisor, num - least), 0) || 1;
    const levels = nums.map((num) => (num - least) / step);
    const [all, own, other] = [nums.length, candidate.length, baseline.length];
    // the smaller side is the one that is drawn; the other follows from the total
    const drawsCandidate = own <= other;
    const chances = subsetSums(levels, Math.min(own, other));
    const total = (0,whole/* sum */.cz)(levels);
    const ownSum = (0,whole/* sum */.cz)(levels.slice(other));
    const sums = [...chances.keys()].filter((level) => (chances[level] ?? 0) > 0);
    const ownSums = drawsCandidate ? sums : sums.map((level) => total - level).reverse();
    const kept = sums.map((level) => chances[level] ?? 0);
    return {
        den: den * own * other,
        nums: ownSums.map((level) => step * (all * level - own * total)),
        chances: drawsCandidate ? kept : kept.reverse(),
        observed: ownSums.indexOf(ownSum),
    };
}
function overCounts(baseline, candidate, den, numOf) {
    const total = baseline.passed + candidate.passed;
    const least = Math.max(0, total - baseline.measured);
    const most = Math.min(candidate.measured, total);
    const nums = [];
    const weights = [];
    // ratio of neighbouring hypergeometric chances, summed in logarithms so that no count is too large
    let log = 0;
    for (let passes = least; passes <= most; passes += 1) {
        nums.push(numOf(passes));
        weights.push(log);
        const up = (total - passes) * (candidate.measured - passes);
        const down = (passes + 1) * (baseline.measured - total + passes + 1);
        log += Math.log(up / down);
    }
    const top = Math.max(...weights);
    const raw = weights.map((weight) => Math.exp(weight - top));
    const mass = (0,whole/* sum */.cz)(raw);
    return { den, nums, chances: raw.map((chance) => chance / mass), observed: candidate.passed - least };
}
function onOneDenominator(values) {
    const den = commonDenominator(values);
    if (den !== undefined)
        return { den, nums: values.map((value) => value.num * (den / value.den)) };
    return { den: ROUNDED, nums: values.map((value) => Math.round((value.num / value.den) * ROUNDED)) };
}
function commonDenominator(values) {
    let common = 1;
    for (const { num, den } of values) {
        if (!Number.isInteger(num) || !Number.isInteger(den))
            return undefined;
        common = (0,whole/* lcmUpTo */.Dq)(FINEST, common, den);
        if (common === undefined)
            return undefined;
    }
    return common;
}
/** Chance of each sum of `size` of the levels, drawn without replacement; index is the sum. */
function subsetSums(levels, size) {
    const most = (0,whole/* sum */.cz)([...levels].sort((a, b) => b - a).slice(0, size));
    const width = most + 1;
    const chances = new Float64Array((size + 1) * width);
    chances[0] = 1;
    levels.forEach((level, seen) => {
        for (let taken = Math.min(seen, size); taken >= 0; taken -= 1) {
            const take = (size - taken) / (levels.length - seen);
            if (take < 0 || take > 1)
                continue;
            for (let at = 0; at < width; at += 1) {
                const chance = chances[taken * width + at] ?? 0;
                if (chance === 0)
                    continue;
                const next = (taken + 1) * width + at + level;
                if (take > 0)
                    chances[next] = (chances[next] ?? 0) + chance * take;
                chances[taken * width + at] = chance * (1 - take);
            }
        }
    });
    return chances.subarray(size * width);
}

;// CONCATENATED MODULE: ./build/src/stats/lattice.js

/** Places for each stratum, at least and at most so many in all: more are not worth their time. */
const PER_STRATUM = 512;
const [FEWEST_PLACES, MOST_PLACES] = [2 ** 14, 2 ** 17];
/**
 * All strata on one lattice of whole steps. Exact wherever the least common denominator fits into the places: always
 * for pass/fail with equal attempts, mostly with a few holes. Fractions of many denominators do not fit; then every
 * difference is rounded to the nearest step. Which place an outcome gets does not depend on which attempts are whose, so
 * the test of the rounded differences is itself exact and its error rate is unchanged; a difference moves by at most
 * 1/1024 of the strata's mean range (1/262 with a thousand strata).
 */
function placeOnLattice(strata) {
    const places = Math.min(MOST_PLACES, Math.max(FEWEST_PLACES, PER_STRATUM * strata.length));
    return exactParts(strata, places) ?? roundedParts(strata, places);
}
function exactParts(strata, most) {
    const reduced = strata.map(reduce);
    let common = 1;
    for (const { den } of reduced) {
        common = (0,whole/* lcmUpTo */.Dq)(Number.MAX_SAFE_INTEGER, common, den);
        if (common === undefined)
            return undefined;
    }
    let [unit, range] = [0, 0];
    for (const { den, steps } of reduced) {
        range += (steps.at(-1) ?? 0) * (common / den);
        if (range > Number.MAX_SAFE_INTEGER)
            return undefined;
        for (const step of steps)
            unit = (0,whole/* gcd */.p_)(unit, step * (common / den));
    }
    if (range / (unit || 1) > most)
        return undefined;
    const parts = strata.map((stratum, index) => {
        const { den, steps } = reduced[index] ?? { den: 1, steps: [] };
        return part(stratum, steps, ((unit || 1) * den) / common);
    });
    return { exact: true, parts };
}
function roundedParts(strata, most) {
    const distances = strata.map(({ den, nums }) => nums.map((num) => (num - (nums[0] ?? 0)) / den));
    const range = distances.reduce((total, steps) => total + (steps.at(-1) ?? 0), 0);
    const unit = range / most || 1;
    return { exact: false, parts: strata.map((stratum, index) => part(stratum, distances[index] ?? [], unit)) };
}
function part(stratum, distances, unit) {
    const places = distances.map((distance) => Math.round(distance / unit));
    return { places, chances: stratum.chances, observed: places[stratum.observed] ?? 0 };
}
/** Distances from the lowest difference in lowest terms; a stratum that cannot differ asks nothing of the lattice. */
function reduce({ den, nums }) {
    const least = nums[0] ?? 0;
    const divisor = nums.reduce((common, num) => (0,whole/* gcd */.p_)(common, num - least), den);
    return { den: den / divisor, steps: nums.map((num) => (num - least) / divisor) };
}

;// CONCATENATED MODULE: ./build/src/stats/stratified.js


/** Chances below this are cut off at either end and counted into the tail, so that p only grows. */
const NEGLIGIBLE = 1e-20;
/**
 * The exact permutation test of the mean difference, attempts exchangeable within each stratum and strata independent:
 * distributions are convolved on a common lattice of whole numbers. No random numbers, no normal approximation.
 */
function stratifiedTest(strata) {
    const lattice = placeOnLattice(strata);
    const { mass, offset, cutLow, cutHigh } = convolve(lattice.parts);
    const observed = lattice.parts.reduce((total, part) => total + part.observed, 0) - offset;
    const at = mass[observed] ?? 0;
    const below = cutLow + (0,whole/* sum */.cz)(mass.subarray(0, Math.max(0, observed)));
    const above = cutHigh + (0,whole/* sum */.cz)(mass.subarray(Math.max(0, observed + 1)));
    const midLower = Math.min(1, below + at / 2);
    const midUpper = Math.min(1, above + at / 2);
    return {
        difference: observedMean(strata),
        lower: Math.min(1, below + at),
        midLower,
        upper: Math.min(1, above + at),
        midUpper,
        twoSided: Math.min(1, 2 * Math.min(midLower, midUpper)),
        floor: cutLow > 0 ? 0 : (mass[0] ?? 0) / 2,
        exact: lattice.exact,
    };
}
function convolve(parts) {
    let sofar = { mass: Float64Array.of(1), offset: 0, cutLow: 0, cutHigh: 0 };
    for (const { places, chances } of parts) {
        const range = places.at(-1) ?? 0;
        if (range === 0)
            continue;
        const mass = new Float64Array(sofar.mass.length + range);
        places.forEach((place, index) => {
            addShifted(mass, sofar.mass, place, chances[index] ?? 0);
        });
        sofar = trimmed({ ...sofar, mass });
    }
    return sofar;
}
function addShifted(into, from, shift, factor) {
    for (let at = 0; at < from.length; at += 1) {
        into[at + shift] = (into[at + shift] ?? 0) + (from[at] ?? 0) * factor;
    }
}
function trimmed(whole) {
    let [first, end] = [0, whole.mass.length];
    let { cutLow, cutHigh } = whole;
    while (first < end && (whole.mass[first] ?? 0) < NEGLIGIBLE)
        cutLow += whole.mass[first++] ?? 0;
    while (end > first && (whole.mass[end - 1] ?? 0) < NEGLIGIBLE)
        cutHigh += whole.mass[--end] ?? 0;
    return { mass: whole.mass.subarray(first, end), offset: whole.offset + first, cutLow, cutHigh };
}
function observedMean(strata) {
    const differences = strata.map((stratum) => (stratum.nums[stratum.observed] ?? 0) / stratum.den);
    return strata.length === 0 ? 0 : (0,whole/* mean */.i2)(differences);
}

;// CONCATENATED MODULE: ./build/src/gate/metrics/compare.js









const DRAWS = {
    all: { ofSuite: exactPassHatK, ofTask: pass_k/* passHatK */.q, stratum: passHatKStratum },
    any: { ofSuite: exactPassAtK, ofTask: pass_k/* passAtK */.k, stratum: passAtKStratum },
};
/** A rate, by the exact stratified test; undefined where no task has it on both sides. */
function compareRate(samples, metric) {
    const tasks = samples.flatMap((sample) => {
        const baseline = sample.baseline.rates(metric);
        const candidate = candidateRates(sample, metric);
        return baseline.length > 0 && candidate.length > 0 ? [{ baseline, candidate }] : [];
    });
    if (tasks.length === 0)
        return undefined;
    const binary = metric === 'success_rate';
    return {
        ...differenceOf(exactMean(tasks.map((task) => task.baseline)), exactMean(tasks.map((task) => task.candidate)), tasks.map(({ baseline, candidate }) => meanRatio(candidate) - meanRatio(baseline))),
        test: () => tested(tasks.map(({ baseline, candidate }) => binary ? countStratum(countOf(baseline), countOf(candidate)) : fractionStratum(baseline, candidate))),
        detectable: (alpha, maxDrop) => detectableOf(tasks, binary, alpha, maxDrop),
    };
}
/** pass^k or pass@k, functions of each task's count; undefined unless every compared task has k attempts on both sides. */
function compareDraws(samples, draw) {
    const { k } = draw;
    if (samples.length === 0 || samplesWithK(samples, k) < samples.length)
        return undefined;
    const { ofSuite, ofTask, stratum } = DRAWS[draw.passes];
    const value = ({ passed, measured }) => ofTask(passed, measured, k) ?? 0;
    return {
        ...differenceOf(ofSuite(samples.map((sample) => sample.baseline), k), ofSuite(samples.map((sample) => sample.candidate), k), samples.map(({ baseline, candidate }) => value(candidate) - value(baseline))),
        test: () => tested(samples.map(({ baseline, candidate }) => stratum(baseline, candidate, k))),
    };
}
function samplesWithK(samples, k) {
    return samples.filter(({ baseline, candidate }) => Math.min(baseline.measured, candidate.measured) >= k).length;
}
/** An amount, by the ratio of means; `zero` where the baseline's mean is 0. */
function compareAmount(samples, metric) {
    const pairs = samples.flatMap((sample) => {
        const baseline = sample.baseline.amounts(metric);
        const candidate = sample.candidate.amounts(metric);
        return baseline.length > 0 && candidate.length > 0 ? [{ baseline: (0,whole/* mean */.i2)(baseline), candidate: (0,whole/* mean */.i2)(candidate) }] : [];
    });
    if (pairs.length === 0)
        return undefined;
    const result = ratioBootstrap(pairs);
    if (result === undefined)
        return 'zero';
    return {
        baseline: (0,whole/* mean */.i2)(pairs.map((pair) => pair.baseline)),
        candidate: (0,whole/* mean */.i2)(pairs.map((pair) => pair.candidate)),
        change: result.ratio,
        ...(result.interval === undefined ? {} : { interval: result.interval }),
        // the limit is a decimal and the ratio a quotient of doubles: equal ones may differ in the last bits
        exceeds: (limit) => result.ratio > limit * (1 + 1e-12),
        test: () => result,
    };
}
/** A hole that is read as failed scores 0 in every rate that the task has. */
function candidateRates(sample, metric) {
    const scored = sample.candidate.rates(metric);
    if (scored.length === 0 && sample.baseline.rates(metric).length === 0)
        return scored;
    return [...scored, ...Array.from({ length: sample.candidate.failedHoles }, () => ({ num: 0, den: 1 }))];
}
function differenceOf(baseline, candidate, byTask) {
    const interval = (0,stats_interval/* meanInterval */.V)(byTask);
    return {
        baseline: baseline.value,
        candidate: candidate.value,
        change: candidate.value - baseline.value,
        ...(interval === undefined
            ? {}
            : { interval: { low: Math.max(-1, interval.low), high: Math.min(1, interval.high) } }),
        exceeds: (points) => fellMoreThan(points, baseline, candidate),
    };
}
function tested(strata) {
    const { midLower, floor } = stratifiedTest(strata);
    return { p: midLower, floor };
}
function detectableOf(tasks, binary, alpha, maxDrop) {
    const power = tasks.map(({ baseline, candidate }) => ({
        share: meanRatio(baseline),
        baseline: baseline.length,
        candidate: candidate.length,
    }));
    const groups = tasks.flatMap(({ baseline, candidate }) => [baseline.map(shareOf), candidate.map(shareOf)]);
    const dispersion = binary ? 1 : dispersionOf(groups);
    return dispersion === undefined ? undefined : detectableDrop(power, { alpha, tolerance: maxDrop / 100, dispersion });
}
function countOf(ratios) {
    return { passed: ratios.filter((ratio) => ratio.num > 0).length, measured: ratios.length };
}
function meanRatio(ratios) {
    return (0,whole/* mean */.i2)(ratios.map(shareOf));
}
function shareOf({ num, den }) {
    return num / den;
}

// EXTERNAL MODULE: ./build/src/suite/metric-names.js
var metric_names = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/src/gate/metrics/limits.js


/** The policy's metrics first, the primary one before all; then every other measured one by name. */
function metricCases(policy, measured) {
    const gated = Object.keys(policy.metrics).sort((a, b) => Number(b === 'success_rate') - Number(a === 'success_rate'));
    const others = [...new Set(measured)].filter((metric) => !Object.hasOwn(policy.metrics, metric)).sort();
    return [...gated.map((metric) => caseOf(metric, policy.metrics[metric])), ...others.map((metric) => caseOf(metric))];
}
/** A limit that can never apply would never fire, so it is an error and not a limit. */
function misplacedLimits(policy) {
    return Object.entries(policy.metrics).flatMap(([metric, limit]) => {
        const { kind } = caseOf(metric);
        const key = kind === 'rate' ? 'max_rise' : 'max_drop';
        return limit[key] === undefined ? [] : [reason('could_not_run', 'limit_not_applicable', { metric, kind, key })];
    });
}
function caseOf(metric, limit = {}) {
    const k = (0,metric_names/* passK */.Xp)(metric);
    return {
        metric,
        kind: (0,metric_names/* isAmount */.Pt)(metric) ? 'amount' : 'rate',
        ...(k === undefined ? {} : { draw: { k, passes: metric.startsWith('pass^') ? 'all' : 'any' } }),
        limit: stated(limit),
    };
}
function stated({ max_drop, max_rise, min, max }) {
    return {
        ...(max_drop === undefined ? {} : { max_drop }),
        ...(max_rise === undefined ? {} : { max_rise }),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
    };
}

;// CONCATENATED MODULE: ./build/src/gate/metrics/judge.js






/** Every metric against its limits: the primary one at alpha, all others that gate as one Holm family. */
function judgeMetrics({ samples, own, measured, policy }) {
    const examined = metricCases(policy, measured).map((metric) => examine(metric, samples));
    const adjusted = adjustFamily(examined, policy);
    const judged = examined.map((metric) => {
        const value = ownValue(metric, own);
        const bars = missedBars(metric, value);
        const change = judgeChange(metric, adjusted, policy);
        const reasons = [...change, ...bars, ...metric.notes];
        return { reasons, verdict: verdictOf(metric, value?.value, reasons, adjusted, policy) };
    });
    return { metrics: judged.map(({ verdict }) => verdict), reasons: judged.flatMap(({ reasons }) => reasons) };
}
/** Bars alone, where there is nothing to compare with. */
function judgeBars({ own, measured, policy }, otherwise) {
    const judged = metricCases(policy, measured).map((metric) => {
        const value = ownValue(metric, own);
        const reasons = missedBars(metric, value);
        const status = statusOf(reasons) ?? (isGated(metric) ? otherwise : 'reported');
        return {
            reasons,
            verdict: {
                ...{ metric: metric.metric, kind: metric.kind, role: roleOf(metric), limit: metric.limit, status },
                ...(value === undefined ? {} : { candidate: value.value }),
            },
        };
    });
    return { metrics: judged.map(({ verdict }) => verdict), reasons: judged.flatMap(({ reasons }) => reasons) };
}
function examine(metric, samples) {
    if (!isGated(metric)) {
        const comparison = compare(metric, samples);
        return { ...metric, notes: [], ...(typeof comparison === 'object' ? { comparison } : {}) };
    }
    const gaps = missingParts(metric, samples);
    const comparison = compare(metric, samples);
    if (comparison === 'zero') {
        return { ...metric, notes: [...gaps, reason('pass', 'metric_baseline_zero', { metric: metric.metric })] };
    }
    if (comparison === undefined)
        return { ...metric, notes: gaps };
    return { ...metric, comparison, notes: gaps, ...(hasChangeLimit(metric) ? { tested: comparison.test() } : {}) };
}
function compare({ metric, kind, draw }, samples) {
    if (draw !== undefined)
        return compareDraws(samples, draw);
    return kind === 'rate' ? compareRate(samples, metric) : compareAmount(samples, metric);
}
/** What one side has and the other lacks; an unmeasured metric is never taken for an unchanged one. */
function missingParts({ metric, kind, draw }, samples) {
    if (samples.length === 0)
        return [];
    if (draw !== undefined) {
        const tasks = samplesWithK(samples, draw.k);
        return tasks === samples.length ? [] : [reason('pass', 'pass_k_incomplete', { metric, tasks, of: samples.length })];
    }
    const scored = (tally) => (kind === 'rate' ? tally.rates(metric) : tally.amounts(metric)).length > 0;
    const before = samples.filter(({ baseline }) => scored(baseline));
    const after = samples.filter(({ candidate }) => scored(candidate));
    if (before.length === 0)
        return [reason('pass', after.length === 0 ? 'metric_not_measured' : 'metric_not_in_baseline', { metric })];
    if (!before.some((sample) => after.includes(sample)))
        return [reason('not_measured', 'metric_missing', { metric })];
    // a task of which every attempt is a hole is told as a hole, not as a missing metric
    const gone = before.filter(({ candidate }) => !scored(candidate) && candidate.measured > candidate.failedHoles);
    if (gone.length === 0)
        return [];
    const tasks = gone.map(({ id }) => id);
    return [reason(kind === 'rate' ? 'not_measured' : 'pass', 'metric_missing_in_tasks', { metric, tasks })];
}
/**
 * Holm's adjusted p by metric. A metric whose floor is above alpha (near-constant, or too few attempts) can never be
 * rejected, so it takes no share of alpha from the others (Tarone, Biometrics 46 (1990) 515).
 */
function adjustFamily(examined, policy) {
    const family = examined.flatMap(({ metric, tested }) => metric !== 'success_rate' && tested !== undefined && tested.floor < policy.family_alpha
        ? [{ metric, p: tested.p }]
        : []);
    const adjusted = holm(family.map(({ p }) => p));
    return new Map(family.map(({ metric }, index) => [metric, adjusted[index] ?? 1]));
}
function judgeChange(examined, adjusted, policy) {
    const { metric, comparison, tested, limit } = examined;
    const bound = limit.max_drop ?? limit.max_rise;
    if (comparison === undefined || tested === undefined || bound === undefined)
        return [];
    if (!comparison.exceeds(bound))
        return [];
    const { baseline, candidate, change } = comparison;
    const drop = { metric, baseline, candidate, change, max_drop: bound };
    const rise = { metric, baseline, candidate, ratio: change, max_rise: bound };
    const isRate = examined.kind === 'rate';
    if (policy.rule === 'threshold') {
        return isRate
            ? [reason('regressed', 'metric_dropped_past_threshold', drop)]
            : [reason('regressed', 'metric_rose_past_threshold', rise)];
    }
    const alpha = alphaOf(metric, policy);
    const p = metric === 'success_rate' ? tested.p : (adjusted.get(metric) ?? 1);
    const test = { p, alpha };
    if (p < alpha) {
        return isRate
            ? [reason('regressed', 'metric_dropped', { ...drop, ...test })]
            : [reason('regressed', 'metric_rose', { ...rise, ...test })];
    }
    return isRate
        ? [reason('inconclusive', 'metric_drop_unproven', { ...drop, ...test })]
        : [reason('inconclusive', 'metric_rise_unproven', { ...rise, ...test })];
}
function verdictOf(examined, own, reasons, adjusted, policy) {
    const { metric, kind, limit, comparison, tested } = examined;
    const pAdjusted = adjusted.get(metric);
    const members = metric === 'success_rate' ? 1 : Math.max(1, adjusted.size);
    const detectable = limit.max_drop === undefined
        ? undefined
        : comparison?.detectable?.(alphaOf(metric, policy) / members, limit.max_drop);
    const candidate = comparison?.candidate ?? own;
    return {
        metric,
        kind,
        role: comparison === undefined && limit.min === undefined && limit.max === undefined ? 'reported' : roleOf(examined),
        status: statusOf(reasons) ?? (comparison === undefined || !isGated(examined) ? 'reported' : 'pass'),
        limit,
        ...(comparison === undefined ? {} : { baseline: comparison.baseline, change: comparison.change }),
        ...(candidate === undefined ? {} : { candidate }),
        ...(comparison?.interval === undefined ? {} : { interval: comparison.interval }),
        ...(tested === undefined ? {} : { p: tested.p }),
        ...(pAdjusted === undefined ? {} : { p_adjusted: pAdjusted }),
        ...(detectable === undefined ? {} : { detectable }),
    };
}
/** The worst of a metric's own reasons, where one of them says more than pass. */
function statusOf(reasons) {
    const worst = worstStatus(reasons);
    return worst === 'regressed' || worst === 'not_measured' || worst === 'inconclusive' ? worst : undefined;
}
function roleOf(metric) {
    if (!isGated(metric))
        return 'reported';
    return metric.metric === 'success_rate' ? 'primary' : 'family';
}
function isGated({ limit }) {
    return Object.keys(limit).length > 0;
}
function hasChangeLimit({ limit }) {
    return limit.max_drop !== undefined || limit.max_rise !== undefined;
}
function alphaOf(metric, policy) {
    return metric === 'success_rate' ? policy.alpha : policy.family_alpha;
}

;// CONCATENATED MODULE: ./build/src/gate/sample.js

/** With holes dropped, tasks of which too little was measured fall out on both sides. */
function samplesOf(pairs, reading, minMeasured) {
    return pairs
        .filter((pair) => counts(pair.candidate, reading, minMeasured))
        .map(({ id, critical, baseline, candidate }) => ({
        id,
        critical,
        baseline: tally(baseline, 'dropped'),
        candidate: tally(candidate, reading),
    }));
}
function talliesOf(tasks, reading, minMeasured) {
    return tasks
        .filter((task) => counts(task, reading, minMeasured))
        .map((task) => ({ id: task.id, tally: tally(task, reading) }));
}
function counts(task, reading, minMeasured) {
    return reading === 'failed' ? task.planned > 0 : isMeasured(task, minMeasured);
}

;// CONCATENATED MODULE: ./build/src/gate/tasks/added.js

/** Tasks that the baseline does not have must reach the bar by themselves. */
function judgeAdded(added, min) {
    return added
        .filter(({ tally }) => tally.passed / tally.measured < min)
        .map(({ id, tally }) => reason('regressed', 'new_task_below_bar', { task: id, passed: tally.passed, measured: tally.measured, min }));
}

;// CONCATENATED MODULE: ./build/src/gate/tasks/counts.js
function countsOf({ baseline, candidate }) {
    return {
        baseline_passed: baseline.passed,
        baseline_measured: baseline.measured,
        candidate_passed: candidate.passed,
        candidate_measured: candidate.measured,
    };
}

;// CONCATENATED MODULE: ./build/src/gate/tasks/breaks.js


/** Fewer attempts than this on a side, and a task that fails all of them may be chance. */
const ENOUGH_ATTEMPTS = 5;
/** Passed at least this share in the baseline. */
const USED_TO_PASS = 0.8;
/** Tasks that used to pass and pass none now: too small for the suite's mean, named when fresh attempts fail too. */
function judgeBreaks({ samples, fresh, attempts, minMeasured }) {
    const reasons = [];
    const verdicts = new Map();
    const unsettled = [];
    for (const sample of samples.filter(looksBroken)) {
        const task = sample.id;
        const counts = countsOf(sample);
        const again = fresh.get(task);
        verdicts.set(task, 'suspected_broken');
        if (again === undefined) {
            unsettled.push(task);
            reasons.push(reason('inconclusive', 'task_break_unconfirmed', { task, attempts, ...counts }));
            continue;
        }
        const measured = again.filter((attempt) => attempt.measured);
        const passed = measured.filter((attempt) => attempt.passed).length;
        const result = { task, fresh_measured: measured.length, ...counts };
        if (passed > 0) {
            verdicts.delete(task);
            reasons.push(reason('pass', 'task_break_refuted', { ...result, fresh_passed: passed }));
        }
        else if (measured.length / attempts < minMeasured) {
            reasons.push(reason('not_measured', 'fresh_not_measured', { task, measured: measured.length, planned: attempts }));
        }
        else {
            verdicts.set(task, 'broken');
            reasons.push(reason('regressed', 'task_broken', result));
        }
    }
    return { reasons, verdicts, unsettled };
}
function looksBroken({ baseline, candidate }) {
    return (Math.min(baseline.measured, candidate.measured) >= ENOUGH_ATTEMPTS &&
        baseline.passed / baseline.measured >= USED_TO_PASS &&
        candidate.passed === 0);
}

;// CONCATENATED MODULE: ./build/src/gate/tasks/changes.js



/** Tasks whose share of passes fell or rose, the largest change first. */
function changesOf(samples, verdictOf) {
    const moved = (sign) => samples
        .filter((sample) => direction(sample) === sign)
        .sort((a, b) => distance(b) - distance(a))
        .map((sample) => changeOf(sample, verdictOf(sample.id)));
    return { lost: moved(-1), won: moved(1) };
}
/** Tasks that turned round in both directions while the suite's total hides it. */
function churn(samples) {
    const turned = (from, to) => samples.filter((sample) => share(sample[from]) >= 0.8 && share(sample[to]) <= 0.2).map((sample) => sample.id);
    const [lost, won] = [turned('baseline', 'candidate'), turned('candidate', 'baseline')];
    return lost.length > 0 && won.length > 0 ? [reason('pass', 'churn', { lost, won })] : [];
}
function changeOf({ id, baseline, candidate }, verdict) {
    const test = stratifiedTest([countStratum(baseline, candidate)]);
    return {
        task: id,
        baseline: { passed: baseline.passed, measured: baseline.measured },
        candidate: { passed: candidate.passed, measured: candidate.measured },
        ...(verdict === undefined ? {} : { verdict }),
        p: Math.min(test.midLower, test.midUpper),
    };
}
/** By whole numbers, so that equal shares are equal. */
function direction({ baseline, candidate }) {
    return Math.sign(candidate.passed * baseline.measured - baseline.passed * candidate.measured);
}
function distance({ baseline, candidate }) {
    return Math.abs(share(candidate) - share(baseline));
}
function share({ passed, measured }) {
    return passed / measured;
}

;// CONCATENATED MODULE: ./build/src/gate/tasks/critical.js





/** Each critical task by its own exact test, Holm among them; one that cannot reach alpha takes no share of it. */
function judgeCritical(samples, alpha) {
    const tested = samples
        .filter(({ critical }) => critical)
        .map((sample) => ({ sample, test: stratifiedTest([countStratum(sample.baseline, sample.candidate)]) }))
        .filter(({ test }) => test.floor < alpha);
    const adjusted = holm(tested.map(({ test }) => test.midLower));
    return tested.flatMap(({ sample }, index) => {
        const p = adjusted[index] ?? 1;
        return p < alpha
            ? [reason('regressed', 'critical_task_regressed', { task: sample.id, ...countsOf(sample), p, alpha })]
            : [];
    });
}

;// CONCATENATED MODULE: ./build/src/gate/judge.js









/** Judged with holes dropped and, where there are any, with holes failed; what depends on the reading is not measured. */
function judge(input) {
    const dropped = read(input, 'dropped');
    const { holes: count, tasks } = holes(input.scope.gating);
    if (count === 0)
        return dropped;
    const failed = read(input, 'failed');
    const [as, otherwise] = [worstStatus(dropped.reasons), worstStatus(failed.reasons)];
    const unsettled = [...new Set([...dropped.unsettled, ...failed.unsettled])];
    if (as === otherwise) {
        const told = reason('pass', 'holes_tolerated', { holes: count, tasks });
        return { ...dropped, reasons: [...dropped.reasons, told], unsettled };
    }
    const why = reason('not_measured', 'holes_change_verdict', { dropped: as, failed: otherwise, holes: count, tasks });
    // where only the milder looking reading is red, its red does not stand either
    const demoted = dropped.reasons.map((it) => (it.status === 'regressed' ? { ...it, status: 'not_measured' } : it));
    return { ...dropped, reasons: [why, ...demoted], unsettled };
}
function read(input, reading) {
    const { scope, policy } = input;
    const own = talliesOf(scope.gating, reading, policy.min_measured);
    const measured = metricNames(input);
    if (input.barsOnly !== undefined) {
        const bars = judgeBars({ own: own.map(({ tally }) => tally), measured, policy }, input.barsOnly);
        return { ...bars, lost: [], won: [], unsettled: [] };
    }
    const samples = samplesOf(scope.compared, reading, policy.min_measured);
    const metrics = judgeMetrics({ samples, own: own.map(({ tally }) => tally), measured, policy });
    const breaks = judgeBreaks({
        samples,
        fresh: new Map((input.fresh ?? []).map((task) => [task.id, task.attempts])),
        attempts: input.candidate.run.attempts,
        minMeasured: policy.min_measured,
    });
    const critical = judgeCritical(samples, policy.alpha);
    const addedIds = new Set(scope.added.map((task) => task.id));
    const added = judgeAdded(own.filter(({ id }) => addedIds.has(id)), policy.new_task_min);
    const aside = samplesOf(scope.aside, reading, policy.min_measured);
    const verdicts = taskVerdicts(scope, breaks.verdicts, critical);
    const changes = changesOf([...samples, ...aside], (task) => verdicts.get(task));
    return {
        reasons: [...metrics.reasons, ...breaks.reasons, ...critical, ...added, ...churn(samples)],
        metrics: metrics.metrics,
        lost: [...changes.lost, ...added.map(belowBar)],
        won: changes.won,
        unsettled: breaks.unsettled,
    };
}
function metricNames({ candidate, baseline }) {
    return [candidate, baseline].flatMap((side) => Object.entries(side?.metrics ?? {}).flatMap(([name, { value }]) => (value === undefined ? [] : [name])));
}
function taskVerdicts(scope, breaks, critical) {
    const verdicts = new Map(scope.aside.map(({ id, why }) => [id, why]));
    for (const { args } of critical)
        verdicts.set(String(args.task), 'critical_regressed');
    for (const [task, verdict] of breaks) {
        if (verdict === 'broken' || !verdicts.has(task))
            verdicts.set(task, verdict);
    }
    return verdicts;
}
function belowBar({ args }) {
    return {
        task: String(args.task),
        baseline: { passed: 0, measured: 0 },
        candidate: { passed: Number(args.passed), measured: Number(args.measured) },
        verdict: 'new_below_bar',
    };
}

;// CONCATENATED MODULE: ./build/src/gate/scope.js


function scopeOf({ candidate, baseline, incomparable, policy, today }) {
    const before = byId(baseline?.tasks ?? []);
    const after = byId(candidate.tasks);
    const quarantined = new Set(policy.quarantine.filter((entry) => holds(entry, today)).map((entry) => entry.task));
    // a draft stays one only while neither side has reviewed it: unsetting the mark must not silence a task
    const advises = (id) => !(after.get(id)?.reviewed ?? false) && !(before.get(id)?.reviewed ?? false);
    const gates = (task) => !quarantined.has(task.id) && !advises(task.id);
    const gating = candidate.tasks.filter(gates);
    const pairs = candidate.tasks.flatMap((task) => {
        const old = before.get(task.id);
        if (old === undefined || incomparable.has(task.id))
            return [];
        return [{ id: task.id, critical: task.critical || old.critical, baseline: old, candidate: task }];
    });
    const usable = pairs.filter((pair) => isMeasured(pair.baseline, policy.min_measured));
    const compared = usable.filter((pair) => gates(pair.candidate));
    return {
        gating,
        compared,
        added: baseline === undefined ? [] : gating.filter((task) => !before.has(task.id)),
        aside: usable
            .filter((pair) => !gates(pair.candidate))
            .map((pair) => ({ ...pair, why: quarantined.has(pair.id) ? 'quarantined' : 'advisory' })),
        reasons: [
            ...missing(baseline, (task) => after.has(task.id) || !gates(task), policy),
            ...nothingGates(candidate, gating),
            ...quarantineNotes(policy, after, today),
            ...named('pass', 'tasks_advisory', candidate.tasks.filter((task) => advises(task.id))),
            // left out one by one they are a remark; where that leaves nothing, nothing was compared
            ...named(compared.length === 0 ? 'not_measured' : 'pass', 'baseline_tasks_not_measured', pairs.filter((pair) => gates(pair.candidate) && !usable.includes(pair))),
        ],
    };
}
/** Ids that stand more than once. */
function duplicateTasks(summary) {
    const ids = summary.tasks.map((task) => task.id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].sort();
}
function holds(entry, today) {
    return today <= entry.expires;
}
function missing(baseline, isExcused, policy) {
    const tasks = (baseline?.tasks ?? [])
        .filter((task) => !isExcused(task) && isMeasured(task, policy.min_measured))
        .map((task) => task.id);
    return tasks.length === 0 ? [] : [reason('not_measured', 'tasks_missing', { tasks })];
}
function nothingGates(candidate, gating) {
    if (gating.length > 0 || candidate.tasks.length === 0)
        return [];
    return [reason('not_measured', 'no_gating_tasks', { tasks: candidate.tasks.length })];
}
function quarantineNotes(policy, tasks, today) {
    return policy.quarantine
        .filter((entry) => tasks.has(entry.task))
        .map(({ task, owner, reason: why, expires }) => today <= expires
        ? reason('pass', 'task_quarantined', { task, owner, reason: why, expires })
        : reason('pass', 'quarantine_expired', { task, owner, expires }));
}
function named(status, code, tasks) {
    return tasks.length === 0 ? [] : [reason(status, code, { tasks: tasks.map((task) => task.id) })];
}
function byId(tasks) {
    return new Map(tasks.map((task) => [task.id, task]));
}

;// CONCATENATED MODULE: ./build/src/gate/decide.js








/** Candidate against baseline under a policy that was written beforehand. Pure: the same input, the same verdict. */
function decide(input) {
    const lookup = input.baseline;
    const blocked = [...misplacedLimits(input.policy), ...unusable(input)];
    if (blocked.length > 0)
        return verdict(input, blocked);
    if (lookup.kind !== 'found') {
        return verdict(input, [withoutBaseline(input, lookup.place)], judged(input));
    }
    const baseline = lookup.main.summary;
    const comparable = comparability(input.candidate.fingerprints, baseline.fingerprints);
    const suggests = input.policy.rule === 'exact' && isDeterministic(input.candidate, baseline);
    const notes = suggests ? [reason('pass', 'deterministic', {})] : [];
    return verdict(input, [...comparable.reasons, ...notes], judged(input, baseline, comparable), baseline);
}
/** What lets nothing be judged: input that cannot be trusted. */
function unusable({ candidate, baseline }) {
    if (baseline.kind === 'unreadable') {
        const messages = baseline.problems.map((problem) => problem.message);
        return [reason('could_not_run', 'baseline_unreadable', { place: baseline.place, messages })];
    }
    const reasons = duplicates('candidate', candidate);
    if (baseline.kind === 'absent')
        return reasons;
    const { summary } = baseline.main;
    if (summary.suite !== candidate.suite) {
        reasons.push(reason('could_not_run', 'baseline_of_other_suite', { baseline: summary.suite, candidate: candidate.suite }));
    }
    return [...reasons, ...duplicates('baseline', summary)];
}
function duplicates(side, summary) {
    const tasks = duplicateTasks(summary);
    return tasks.length === 0 ? [] : [reason('could_not_run', 'duplicate_tasks', { side, tasks })];
}
function withoutBaseline({ newSuite }, place) {
    return reason('no_baseline', newSuite === true ? 'suite_is_new' : 'baseline_missing', { place });
}
function judged(input, baseline, comparable) {
    const { candidate, policy, today, fresh } = input;
    const scope = scopeOf({
        candidate,
        policy,
        today,
        incomparable: comparable?.tasks ?? new Set(),
        ...(baseline === undefined ? {} : { baseline }),
    });
    const always = [...unmeasured(candidate, scope.gating, policy), ...scope.reasons];
    if (hasNoResults(candidate))
        return { reasons: always, metrics: [], lost: [], won: [], unsettled: [] };
    const judgement = judge({
        candidate,
        policy,
        scope,
        ...(fresh === undefined ? {} : { fresh }),
        ...(baseline === undefined
            ? { barsOnly: 'no_baseline' }
            : { baseline, ...(comparable?.nothing === true ? { barsOnly: 'not_comparable' } : {}) }),
    });
    return { ...judgement, reasons: [...judgement.reasons, ...always] };
}
function verdict(input, given, judgement, baseline) {
    const { policy, candidate } = input;
    const judgedReasons = [...given, ...(judgement?.reasons ?? [])];
    const found = baseline === undefined ? judgedReasons : [...judgedReasons, ...nothingGated(input, judgement)];
    const status = worstStatus(found);
    const metrics = judgement?.metrics ?? [];
    const passed = metrics.filter((metric) => metric.status === 'pass').map((metric) => metric.metric);
    const reasons = status === 'pass'
        ? [reason('pass', 'within_limits', { metrics: passed, tasks: candidate.tasks.length }), ...found]
        : worstFirst(found);
    const more = moreOf(input, status, judgement);
    return {
        status,
        exit_code: exitCode(reasons, policy),
        mode: policy.mode,
        rule: policy.rule,
        reasons,
        metrics,
        lost: judgement?.lost ?? [],
        won: judgement?.won ?? [],
        changed: baseline === undefined ? [] : differing(candidate.fingerprints.agent, baseline.fingerprints.agent),
        deterministic: baseline !== undefined && isDeterministic(candidate, baseline),
        ...(more === undefined ? {} : { more }),
    };
}
/** A run that no limit was applied to was not judged: it is no pass. */
function nothingGated({ policy }, judgement) {
    const judgedMetrics = (judgement?.metrics ?? []).filter(({ status }) => status !== 'reported');
    return judgedMetrics.length > 0
        ? []
        : [reason('not_measured', 'nothing_gated', { metrics: Object.keys(policy.metrics) })];
}
/** Attempts are asked for only where they can be made and can still change the status. */
function moreOf(input, status, judgement) {
    const tasks = judgement?.unsettled ?? [];
    const final = status === 'regressed' || status === 'could_not_run' || input.candidate.run.interrupted;
    if (tasks.length === 0 || final || !input.canRunMore)
        return undefined;
    return { tasks, attempts: input.candidate.run.attempts };
}

;// CONCATENATED MODULE: ./build/src/grade/overall.js
/** Failed when any failed, unscored when none could be scored, else passed. */
function overall(checks) {
    if (checks.some((check) => check.status === 'failed'))
        return 'failed';
    return checks.some((check) => check.status === 'passed') ? 'passed' : 'unscored';
}

;// CONCATENATED MODULE: ./build/src/grade/codes.js
/**
 * Every code of a finding that grading makes, with the names of the arguments it carries. `check` names the line of
 * the task (`answer[0].contains`), `where` is `reply` or a file's path; texts are excerpts.
 */
const GRADE_CODES = {
    // the attempt
    infra_failed: ['reason', 'message'],
    timed_out: ['limit', 'message'],
    agent_failed: ['reason', 'message'],
    /** The agent's own word that something outside it failed, which did not count. */
    claimed_error: ['message'],
    /** A layer of `pass_when` that could not be judged, so that the attempt is neither a pass nor a fail. */
    layer_not_measured: ['layer', 'reason'],
    reward_too_low: ['reward'],
    aem_turns_failed: ['failed', 'scored', 'first_failure_turn', 'root_cause'],
    /** `by`: what DialogScore.failed_by says; `calls`: tools of the extra calls that did it. */
    aem_failed_by: ['by', 'calls'],
    // layer 1
    no_reply: ['check'],
    text_not_equal: ['check', 'where', 'expected', 'actual'],
    text_not_contained: ['check', 'where', 'expected', 'actual'],
    text_contained: ['check', 'where', 'unwanted'],
    pattern_not_matched: ['check', 'where', 'pattern', 'actual'],
    pattern_matched: ['check', 'where', 'pattern'],
    pattern_unusable: ['check', 'pattern', 'message'],
    not_json: ['check', 'where', 'actual'],
    /** `places`: JSON Pointers, the first few of `count`. */
    json_differs: ['check', 'where', 'places', 'count'],
    schema_refused: ['check', 'where', 'message'],
    schema_unusable: ['check', 'message'],
    no_judge: ['check', 'rubric'],
    no_state: ['check'],
    state_wrong: ['check', 'reason'],
    /** `places`: JSON Pointers, the first few of `count`. */
    state_changed: ['check', 'places', 'count'],
    file_absent: ['check', 'path'],
    file_present: ['check', 'path'],
    /** `why`: `binary`, `too_large`, `not_collected`, or the sandbox's reason for refusing the path. */
    file_unreadable: ['check', 'path', 'why'],
    /** `exit_code` is null where the command could not be run or was ended. */
    command_failed: ['check', 'exit_code', 'tail'],
    command_timed_out: ['check', 'tail'],
    command_not_run: ['check'],
    // layer 2
    not_stated: [],
    no_call_channel: [],
    tool_not_called: ['tool'],
    forbidden_tool_executed: ['tool', 'count'],
    forbidden_tool_refused: ['tool', 'count'],
    out_of_order: ['expected_first', 'came_before'],
    order_incomplete: ['tool', 'expected', 'executed'],
    over_budget: ['executed', 'max'],
    /** `times`: how often in a row; `retryable`: whether one repeat was allowed. */
    failed_call_repeated: ['tool', 'args', 'times', 'retryable'],
    /** `reason`: `schema` or `unknown_tool`. */
    args_refused: ['tool', 'reason', 'message'],
};
function finding(code, args) {
    return { code, args };
}
const MAX_EXCERPT = 200;
/** Findings land in reports, so what an agent wrote is cut. */
function excerpt(text) {
    return text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT - 1)}…`;
}

;// CONCATENATED MODULE: ./build/src/grade/answer/line.js
/** Failed with what was found, passed where that is nothing. */
function line_judged(name, findings) {
    return { name, status: findings.length === 0 ? 'passed' : 'failed', findings };
}

;// CONCATENATED MODULE: ./build/src/grade/answer/command.js


const NAME = 'command';
/** `command`: ran in the workspace after the agent had ended, and must have exited with 0. */
const judgeCommand = (task, { evidence }) => {
    if (task.command === undefined)
        return [];
    const result = evidence.command;
    if (result === undefined)
        return [line_judged(NAME, [finding('command_not_run', { check: NAME })])];
    const tail = excerpt(result.tail.slice(-200));
    if (result.timed_out)
        return [line_judged(NAME, [finding('command_timed_out', { check: NAME, tail })])];
    if (result.exit_code === 0)
        return [line_judged(NAME, [])];
    return [line_judged(NAME, [finding('command_failed', { check: NAME, exit_code: result.exit_code, tail })])];
};

;// CONCATENATED MODULE: ./build/src/grade/answer/text/kind.js
/** Line ends and white space at both ends do not count; case only where the task says so. */
function normalised(text, ignoreCase) {
    const plain = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
    return ignoreCase ? plain.toLowerCase() : plain;
}

;// CONCATENATED MODULE: ./build/src/grade/answer/text/contains.js


const contains = {
    negated: false,
    judge(subject, expected) {
        if (includes(subject, expected))
            return undefined;
        const { text, check, where } = subject;
        return finding('text_not_contained', { check, where, expected: excerpt(expected), actual: excerpt(text) });
    },
};
const notContains = {
    negated: true,
    judge(subject, unwanted) {
        if (!includes(subject, unwanted))
            return undefined;
        return finding('text_contained', { check: subject.check, where: subject.where, unwanted: excerpt(unwanted) });
    },
};
function includes({ text, ignoreCase }, part) {
    return normalised(text, ignoreCase).includes(normalised(part, ignoreCase));
}

;// CONCATENATED MODULE: ./build/src/grade/answer/text/equals.js


const equals = {
    negated: false,
    judge({ text, check, where, ignoreCase }, expected) {
        if (normalised(text, ignoreCase) === normalised(expected, ignoreCase))
            return undefined;
        return finding('text_not_equal', { check, where, expected: excerpt(expected), actual: excerpt(text) });
    },
};

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/pointer.js
var pointer = __webpack_require__(6583);
;// CONCATENATED MODULE: ./build/src/grade/answer/changed-places.js


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
        walk(`${place}/${(0,pointer/* escapePointerPart */.E0)(key)}`, own(old, key), own(current, key), places);
}
/** Both as containers of one kind, an absent side as an empty one; nothing where they are no such pair. */
function sameShape(before, after) {
    // `null` is a value, so `??` would not do
    const [a, b] = [before === undefined ? after : before, after === undefined ? before : after];
    if (isList(a) && isList(b))
        return [asList(before), asList(after)];
    if ((0,json/* isJsonObject */.OW)(a) && (0,json/* isJsonObject */.OW)(b))
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
    return (0,json/* isJsonObject */.OW)(value) ? value : {};
}
function own(container, key) {
    const entry = Object.getOwnPropertyDescriptor(container, key);
    return entry?.value;
}

// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(9866);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/src/grade/answer/text/parse-json.js


/**
 * The JSON that a text holds: the whole text, else its last block fenced as ```json. Undefined where there is none,
 * where it does not parse, or where it is nested too deeply to be walked.
 */
function parseJsonText(text) {
    const whole = parse(text);
    return whole === undefined ? parse(lastBlock(text)) : whole;
}
function lastBlock(text) {
    const opening = [...text.matchAll(/```json\b/gi)].at(-1);
    if (opening === undefined)
        return '';
    const start = opening.index + opening[0].length;
    const end = text.indexOf('```', start);
    return text.slice(start, end < 0 ? undefined : end);
}
function parse(text) {
    try {
        const value = JSON.parse(text);
        return (0,json_value/* isJson */.Fh)(value, depth/* MAX_DEPTH */.l) ? value : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/grade/answer/text/json.js



const MAX_PLACES = 10;
const json_json = {
    negated: false,
    judge({ text, check, where }, expected) {
        const actual = parseJsonText(text);
        if (actual === undefined)
            return finding('not_json', { check, where, actual: excerpt(text) });
        const places = changedPlaces(expected, actual);
        if (places.length === 0)
            return undefined;
        return finding('json_differs', { check, where, places: places.slice(0, MAX_PLACES), count: places.length });
    },
};

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/suite/json-schema.js
var json_schema = __webpack_require__(7924);
;// CONCATENATED MODULE: ./build/src/grade/answer/text/json-schema.js




const jsonSchema = {
    negated: false,
    judge({ text, check, where }, schema) {
        const compiled = compile(schema);
        if (typeof compiled === 'string')
            return finding('schema_unusable', { check, message: compiled });
        const actual = parseJsonText(text);
        if (actual === undefined)
            return finding('not_json', { check, where, actual: excerpt(text) });
        const [error] = compiled.errors(actual);
        return error === undefined ? undefined : finding('schema_refused', { check, where, message: excerpt(error) });
    },
};
const known = new WeakMap();
/** The compiled schema, or why it cannot be used; once for all attempts. */
function compile(schema) {
    const made = known.get(schema) ?? tryCompile(schema);
    known.set(schema, made);
    return made;
}
function tryCompile(schema) {
    try {
        return (0,json_schema/* compileJsonSchema */.n)(schema);
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
}

// EXTERNAL MODULE: ./build/src/suite/pattern.js
var suite_pattern = __webpack_require__(6544);
;// CONCATENATED MODULE: ./build/src/grade/answer/text/matches.js



const matches = {
    negated: false,
    judge(subject, pattern) {
        const { text, check, where } = subject;
        return search(subject, pattern, (found) => found ? undefined : finding('pattern_not_matched', { check, where, pattern, actual: excerpt(text) }));
    },
};
const notMatches = {
    negated: true,
    judge(subject, pattern) {
        const { check, where } = subject;
        return search(subject, pattern, (found) => found ? finding('pattern_matched', { check, where, pattern }) : undefined);
    },
};
/** A pattern that does not compile fails the check under either sign: nothing was shown. */
function search({ text, check, ignoreCase }, pattern, judge) {
    try {
        return judge((0,suite_pattern/* compilePattern */.E)(pattern, { ignoreCase }).test(text));
    }
    catch (error) {
        return finding('pattern_unusable', { check, pattern, message: (0,errors/* messageOf */.bD)(error) });
    }
}

;// CONCATENATED MODULE: ./build/src/grade/answer/text/registry.js





const TEXT_CHECKS = {
    equals: equals,
    contains: contains,
    not_contains: notContains,
    matches: matches,
    not_matches: notMatches,
    json: json_json,
    json_schema: jsonSchema,
};
/** What a line of a task expects of a text; `line` names it in findings: `answer[0]`. */
function textExpectations(line, stated) {
    return Object.keys(TEXT_CHECKS)
        .filter(isKind)
        .flatMap((kind) => expectation(kind, `${line}.${kind}`, stated));
}
function expectation(kind, check, stated) {
    const expected = stated[kind];
    if (expected === undefined)
        return [];
    const { negated, judge } = TEXT_CHECKS[kind];
    return [{ kind, negated, judge: (subject) => judge({ ...subject, check }, expected) }];
}
function isKind(key) {
    return Object.hasOwn(TEXT_CHECKS, key);
}

;// CONCATENATED MODULE: ./build/src/grade/answer/files.js



/** `files`: what the agent left in the workspace. */
const judgeFiles = (task, { evidence }) => task.files.map((check, index) => {
    const name = `files[${index}]`;
    const file = Object.hasOwn(evidence.files, check.path) ? evidence.files[check.path] : undefined;
    return line_judged(name, files_judge(name, check, file));
});
function files_judge(name, check, file) {
    const about = { check: name, path: check.path };
    if (file === undefined)
        return [finding('file_unreadable', { ...about, why: 'not_collected' })];
    if (file.kind === 'refused')
        return [finding('file_unreadable', { ...about, why: file.why })];
    const expectations = textExpectations(name, check);
    if (check.exists === false && expectations.length === 0) {
        return file.kind === 'absent' ? [] : [finding('file_present', about)];
    }
    if (file.kind === 'absent')
        return [finding('file_absent', about)];
    if (expectations.length === 0)
        return [];
    if (file.kind !== 'text')
        return [finding('file_unreadable', { ...about, why: file.kind })];
    const subject = { text: file.text, where: check.path, ignoreCase: false };
    return expectations.map((expectation) => expectation.judge(subject)).filter((found) => found !== undefined);
}

// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(3809);
;// CONCATENATED MODULE: ./build/src/grade/answer/replies.js




/** `answer`: lines about the agent's last reply, or any of them. */
const judgeReplies = (task, { events }) => {
    const texts = (0,views/* replies */.Po)(events).map((reply) => reply.text);
    return task.answer.map((check, index) => judgeLine(`answer[${index}]`, check, texts));
};
function judgeLine(name, check, texts) {
    const expectations = textExpectations(name, check);
    const unjudged = check.rubric === undefined ? [] : [finding('no_judge', { check: name, rubric: excerpt(check.rubric) })];
    if (expectations.length === 0) {
        // a line that states nothing shows nothing
        if (unjudged.length === 0)
            return line_judged(name, [finding('not_stated', {})]);
        return { name, status: 'unscored', findings: unjudged };
    }
    // an agent that says nothing keeps no promise, not even that of leaving something out
    if (texts.length === 0)
        return line_judged(name, [finding('no_reply', { check: name })]);
    const chosen = check.reply === 'any' ? texts : texts.slice(-1);
    const { status, findings } = line_judged(name, expectations.flatMap((expectation) => judgeTexts(expectation, chosen, check.ignore_case === true)));
    return { name, status, findings: [...findings, ...unjudged] };
}
/** What must be there may be in any of the texts; what must not be there may be in none. */
function judgeTexts(expectation, texts, ignoreCase) {
    const results = texts.map((text) => expectation.judge({ text, where: 'reply', ignoreCase }));
    const failures = results.filter((result) => result !== undefined);
    const isMet = expectation.negated ? failures.length === 0 : failures.length < results.length;
    return isMet ? [] : failures.slice(-1);
}

// EXTERNAL MODULE: ./build/src/suite/state-check.js
var state_check = __webpack_require__(8502);
;// CONCATENATED MODULE: ./build/src/grade/answer/state.js




/** `state`: conditions on the world document as the agent left it. */
const judgeState = (task, { evidence }) => task.state.map((check, index) => {
    const name = `state[${index}]`;
    return line_judged(name, state_judge(name, check, evidence.state));
});
function state_judge(name, check, state) {
    if (state === undefined)
        return [finding('no_state', { check: name })];
    try {
        const { ok, reason } = (0,state_check/* checkState */.W)(state, check);
        return ok ? [] : [finding('state_wrong', { check: name, reason: excerpt(reason) })];
    }
    catch (error) {
        // a pattern of the task that does not compile shows nothing
        return [finding('pattern_unusable', { check: name, pattern: check.matches ?? '', message: (0,errors/* messageOf */.bD)(error) })];
    }
}

;// CONCATENATED MODULE: ./build/src/grade/answer/state-unchanged.js



const state_unchanged_NAME = 'state_unchanged_except';
const state_unchanged_MAX_PLACES = 20;
/** `state_unchanged_except`: every changed place of the world document lies at or under a listed pointer. */
const judgeStateUnchanged = (task, { evidence }) => {
    const allowed = task.state_unchanged_except;
    if (allowed === undefined)
        return [];
    if (evidence.state === undefined || evidence.state_before === undefined) {
        return [line_judged(state_unchanged_NAME, [finding('no_state', { check: state_unchanged_NAME })])];
    }
    const places = changedPlaces(evidence.state_before, evidence.state).filter((place) => !allowed.some((pointer) => place === pointer || place.startsWith(`${pointer}/`)));
    if (places.length === 0)
        return [line_judged(state_unchanged_NAME, [])];
    return [
        line_judged(state_unchanged_NAME, [
            finding('state_changed', { check: state_unchanged_NAME, places: places.slice(0, state_unchanged_MAX_PLACES), count: places.length }),
        ]),
    ];
};

;// CONCATENATED MODULE: ./build/src/grade/answer/grade-answer.js






const LINE_JUDGES = [judgeReplies, judgeState, judgeStateUnchanged, judgeFiles, judgeCommand];
/** Layer 1: every line that the task states on replies, world, files and command. Reads evidence, runs nothing. */
function gradeAnswer(attempt, task) {
    const checks = LINE_JUDGES.flatMap((judge) => judge(task, attempt));
    return { status: overall(checks), checks };
}

;// CONCATENATED MODULE: ./build/src/grade/bounded.js

/** The attempt with whatever lies deeper than that replaced by the text `…`. */
function boundedAttempt(attempt) {
    const { state, state_before, ...evidence } = attempt.evidence;
    return {
        ...attempt,
        events: attempt.events.map(boundedEvent),
        evidence: {
            ...evidence,
            ...(state === undefined ? {} : { state: bounded(state) }),
            ...(state_before === undefined ? {} : { state_before: bounded(state_before) }),
        },
    };
}
function boundedEvent(event) {
    if (event.event !== 'proposed' && event.event !== 'executed' && event.event !== 'refused')
        return event;
    const args = boundedArgs(event.args);
    if (event.event !== 'executed' || event.result === undefined)
        return { ...event, args };
    return { ...event, args, result: bounded(event.result) };
}
function boundedArgs(args) {
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, bounded(value)]));
}
function bounded(value) {
    return (0,depth/* isShallow */.f)(value) ? value : cut(value, depth/* MAX_DEPTH */.l);
}
function cut(value, left) {
    if (typeof value === 'number' && !Number.isFinite(value))
        return null;
    if (typeof value !== 'object' || value === null)
        return value;
    if (left <= 0)
        return '…';
    if (Array.isArray(value))
        return value.map((item) => cut(item, left - 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, left - 1)]));
}

// EXTERNAL MODULE: ./build/src/grade/aem/extra.js
var aem_extra = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/src/grade/aem/gold-turns.js
var gold_turns = __webpack_require__(4580);
;// CONCATENATED MODULE: ./build/src/grade/aem/assign.js
const MAX_EXACT = 12;
/**
 * Pairs gold turns with calls, keeping the order of the stretches. The value of an assignment is compared part by part:
 * pairs that pass; of the same tool and action; of the same tool; argument agreement; calls that succeeded; the earliest
 * gold turns; then, from the first call on, calls are taken as early as they can be, by the earliest gold turn.
 *
 * Dynamic programming from the last call backwards. State: stretch, call, and the members of the stretch that are used
 * up. Time is stretches × calls × 2^members.
 *
 * @param value undefined where the two may not be paired
 * @returns the call of each gold turn, by gold turn
 */
function assign_assign(stretches, calls, value) {
    const plans = [];
    let after = new Float64Array((calls + 1) * PARTS);
    for (const stretch of stretches.toReversed()) {
        const plan = planStretch(stretch, calls, after, value);
        plans.unshift(plan);
        after = plan.values;
    }
    return readPlans(plans, calls);
}
/**
 * Pairs that pass, of the same tool and action, of the same tool, as one number (16 bits each); agreement in millionths;
 * fate; rank of the set of gold turns that are paired.
 */
const PARTS = 4;
const RANK = 3;
const SKIP = -1;
const END = -2;
function planStretch(stretch, calls, after, value) {
    const all = (1 << stretch.members.length) - 1;
    const closes = stretch.members.map((_, b) => bitsOf(stretch.before[b]) | (1 << b));
    const choices = new Int8Array((calls + 1) * all);
    const values = new Float64Array((calls + 1) * PARTS);
    let next = new Float64Array(all * PARTS);
    let here = new Float64Array(all * PARTS);
    const candidate = new Float64Array(PARTS);
    for (let call = calls; call >= 0; call -= 1) {
        const takers = call < calls ? takersOf(stretch, call, calls, value) : [];
        // with all members used up the stretch ends, so that mask needs no state of its own
        for (let mask = 0; mask < all; mask += 1) {
            const at = mask * PARTS;
            copy(after, call * PARTS, here, at);
            let choice = END;
            if (call < calls && assign_compare(next, at, here, at) > 0) {
                copy(next, at, here, at);
                choice = SKIP;
            }
            for (const { member, worth } of takers) {
                if ((mask & (1 << member)) !== 0)
                    continue;
                const rest = mask | (closes[member] ?? 0);
                if (rest === all)
                    add(after, (call + 1) * PARTS, worth, candidate);
                else
                    add(next, rest * PARTS, worth, candidate);
                // a tie goes to taking the call, and to the earliest member, which comes last
                if (assign_compare(candidate, 0, here, at) < 0)
                    continue;
                copy(candidate, 0, here, at);
                choice = member;
            }
            choices[call * all + mask] = choice;
        }
        copy(here, 0, values, call * PARTS);
        [next, here] = [here, next];
    }
    rankDensely(values);
    return { stretch, closes, choices, values };
}
/** The members that may take a call, last member first. */
function takersOf(stretch, call, calls, value) {
    const takers = [];
    for (let member = stretch.members.length - 1; member >= 0; member -= 1) {
        const pair = value(stretch.members[member] ?? -1, call);
        if (pair === undefined)
            continue;
        const counts = Number(pair.passed) * 2 ** 32 + Number(pair.sameAction) * 2 ** 16 + 1;
        // ranks of what follows are below calls + 2, so that an earlier gold turn outweighs them all
        const earliest = (1 << (stretch.members.length - 1 - member)) * (calls + 2);
        takers.push({ member, worth: [counts, Math.round(pair.agreement * 1e6), pair.fate, earliest] });
    }
    return takers;
}
/** Replaces each rank by its place among those that occur, so that ranks stay small from stretch to stretch. */
function rankDensely(values) {
    const ranks = [...new Set(values.filter((_, index) => index % PARTS === RANK))].sort((a, b) => a - b);
    const place = new Map(ranks.map((rank, index) => [rank, index]));
    for (let at = RANK; at < values.length; at += PARTS)
        values[at] = place.get(values[at] ?? 0) ?? 0;
}
function readPlans(plans, calls) {
    const partners = new Map();
    let call = 0;
    for (const { stretch, closes, choices } of plans) {
        const all = (1 << stretch.members.length) - 1;
        for (let mask = 0; mask < all && call < calls; call += 1) {
            const choice = choices[call * all + mask] ?? END;
            if (choice === END)
                break;
            const gold = choice === SKIP ? undefined : stretch.members[choice];
            if (gold === undefined)
                continue;
            partners.set(gold, call);
            mask |= closes[choice] ?? 0;
        }
    }
    return partners;
}
function bitsOf(members) {
    return [...(members ?? [])].reduce((bits, member) => bits | (1 << member), 0);
}
function assign_compare(a, atA, b, atB) {
    for (let part = 0; part < PARTS; part += 1) {
        const difference = (a[atA + part] ?? 0) - (b[atB + part] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}
function add(from, at, worth, to) {
    for (let part = 0; part < PARTS; part += 1)
        to[part] = (from[at + part] ?? 0) + (worth[part] ?? 0);
}
function copy(from, at, to, toAt) {
    for (let part = 0; part < PARTS; part += 1)
        to[toAt + part] = from[at + part] ?? 0;
}

// EXTERNAL MODULE: ./build/src/grade/aem/compare-call.js + 2 modules
var compare_call = __webpack_require__(5650);
// EXTERNAL MODULE: ./build/src/grade/aem/groups.js
var aem_groups = __webpack_require__(9159);
;// CONCATENATED MODULE: ./build/src/grade/aem/gaps.js


/**
 * Gives gold turns and calls that are both left over between the same matched neighbours to each other, left to right:
 * another tool was called where this one was due. Recovered calls are nobody's partner.
 *
 * @returns `matched` and what was added to it
 */
function fillGaps(groups, calls, matched) {
    const partners = new Map(matched);
    const taken = new Set([...matched.values(), ...(0,aem_extra/* recoveredCalls */.tR)(calls)]);
    const bounds = boundsOf(groups, matched, calls.length);
    let cursor = -1;
    for (const [index, group] of groups.entries()) {
        const order = (0,aem_groups/* orderInside */.x)(group.map(({ turn }) => turn));
        for (const [member, { gold }] of group.entries()) {
            if (matched.has(gold))
                continue;
            const matchedWhere = (isOrdered) => group.flatMap((other, at) => (isOrdered(at) ? (matched.get(other.gold) ?? []) : []));
            const earlier = matchedWhere((other) => order[member]?.has(other) === true);
            const later = matchedWhere((other) => order[other]?.has(member) === true);
            const low = Math.max(bounds[index]?.after ?? -1, cursor, ...earlier);
            const high = Math.min(bounds[index]?.before ?? calls.length, ...later);
            const call = firstFree(low + 1, high, taken);
            if (call === undefined)
                continue;
            partners.set(gold, call);
            taken.add(call);
            cursor = call;
        }
    }
    return partners;
}
/** By group: the last call matched before it, and the first one matched after it. */
function boundsOf(groups, matched, calls) {
    const own = groups.map((group) => group.flatMap(({ gold }) => matched.get(gold) ?? []));
    const bounds = groups.map(() => ({ after: -1, before: calls }));
    let last = -1;
    for (const [index, bound] of bounds.entries()) {
        bound.after = last;
        last = Math.max(last, ...(own[index] ?? []));
    }
    let first = calls;
    for (const [index, bound] of [...bounds.entries()].reverse()) {
        bound.before = first;
        first = Math.min(first, ...(own[index] ?? []));
    }
    return bounds;
}
function firstFree(from, to, taken) {
    for (let call = from; call < to; call += 1)
        if (!taken.has(call))
            return call;
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/grade/aem/stretch-plan.js


const MAX_STATES = 1 << 22;
/**
 * The action turns of one stretch as `assign` takes them. A group of more than `MAX_EXACT` (or of very many states) is
 * put in a fixed order first, that of the calls which its members like best, taken greedily; that order is then kept.
 */
function planStretches(members, calls, value) {
    const before = (0,aem_groups/* orderInside */.x)(members.map(({ turn }) => turn));
    const golds = members.map(({ gold }) => gold);
    const isSmall = golds.length <= MAX_EXACT && 2 ** golds.length * (calls + 1) <= MAX_STATES;
    if (isSmall)
        return golds.length === 0 ? [] : [{ members: golds, before }];
    const liked = likedCalls(golds, calls, value);
    return inOrder(liked, before).map((member) => ({ members: [golds[member] ?? 0], before: [new Set()] }));
}
/** By member, the call that it gets when the best pairs are taken first; none: after all calls. */
function likedCalls(golds, calls, value) {
    const pairs = golds.flatMap((gold, member) => Array.from({ length: calls }, (_, call) => ({ member, call, worth: value(gold, call) })).flatMap((pair) => pair.worth === undefined ? [] : [{ ...pair, worth: weight(pair.worth) }]));
    pairs.sort((a, b) => b.worth - a.worth || a.member - b.member || a.call - b.call);
    const liked = golds.map(() => calls);
    const taken = new Set();
    for (const { member, call } of pairs) {
        if (taken.has(call) || liked[member] !== calls)
            continue;
        liked[member] = call;
        taken.add(call);
    }
    return liked;
}
function weight({ passed, sameAction, agreement, fate }) {
    return Number(passed) * 100 + Number(sameAction) * 10 + agreement + fate * 1e-7;
}
/** Members by the call that they like, each after those that have to come before it. */
function inOrder(liked, before) {
    const left = new Set(liked.keys());
    const order = [];
    while (left.size > 0) {
        const free = [...left].filter((member) => [...(before[member] ?? [])].every((other) => !left.has(other)));
        free.sort((a, b) => (liked[a] ?? 0) - (liked[b] ?? 0) || a - b);
        const next = free[0];
        if (next === undefined)
            break;
        order.push(next);
        left.delete(next);
    }
    return order;
}

;// CONCATENATED MODULE: ./build/src/grade/aem/pair-calls.js






/**
 * Pairs the gold turns of one segment with the agent's calls in it: the best assignment by tool and arguments, then what
 * is left between the same matched neighbours, left to right.
 *
 * @param golds all the agent's gold turns of the segment; replies only part groups
 * @param calls in the order in which they were made
 * @returns by index of the gold turn, the index of its call
 */
function pairCalls(golds, calls, context) {
    const resolved = golds.map((turn) => (0,compare_call/* goldCall */.R9)(turn, context.tools));
    const value = pairValues(resolved, calls, context);
    const groups = (0,aem_groups/* stretches */.Y)(golds).map((group) => group.flatMap((gold) => {
        const turn = golds[gold];
        return turn === undefined || resolved[gold] === undefined ? [] : [{ turn, gold }];
    }));
    const planned = groups.flatMap((group) => planStretches(group, calls.length, value));
    const matched = new Map(assign_assign(planned, calls.length, value));
    return fillGaps(groups, calls, matched);
}
/** Calls that are alike are compared once with each gold turn. */
function pairValues(golds, calls, context) {
    const kinds = new Map();
    const kindOf = calls.map((call) => {
        const key = callKey(call);
        const kind = kinds.get(key) ?? kinds.size;
        kinds.set(key, kind);
        return kind;
    });
    const known = golds.map(() => []);
    return (gold, call) => {
        const [expected, made, kind] = [golds[gold], calls[call], kindOf[call]];
        if (expected === undefined || made === undefined || kind === undefined)
            return undefined;
        if (!(0,compare_call/* isSameTool */.N8)(expected, made))
            return undefined;
        const row = known[gold] ?? [];
        const found = row[kind] ?? pairValue(expected, made, context);
        row[kind] = found;
        return found;
    };
}
function pairValue(gold, call, { similarity }) {
    const { passed, sameAction, agreement } = (0,compare_call/* compareCall */.wb)(gold, call, similarity);
    return { passed, sameAction, agreement, fate: call.fate === 'ok' ? 2 : call.fate === 'unknown' ? 1 : 0 };
}
function callKey(call) {
    return (0,json/* canonical */.$N)([call.tool_id, call.action ?? null, call.fate, call.args]);
}

// EXTERNAL MODULE: ./build/src/grade/aem/predicted.js
var predicted = __webpack_require__(7211);
;// CONCATENATED MODULE: ./build/src/grade/aem/script.js
/**
 * Which segment each gold turn and each stretch of the trace belongs to. `User` rows of the gold part it; without any
 * the whole dialog is one segment. A scripted turn that was not sent keeps its number: its gold has no partner.
 */
function readScript(gold, turns, events) {
    const rows = gold.flatMap((turn) => (turn.turn === 'User' ? [wordsOf(turn)] : []));
    const sent = events.flatMap((event, position) => event.event === 'user' ? [{ text: event.text, position, turn: event.turn }] : []);
    // an imported task has no script of its own; its gold says what the user said
    const script = turns.length > 0
        ? turns.map((turn) => ({ text: turn.user, maySkip: turn.when !== undefined }))
        : rows.map((text) => ({ text, maySkip: true }));
    if (rows.length === 0) {
        const messages = sent.map(({ text, position }) => ({ text, position, segment: 0 }));
        const scripted = script.slice(0, 1).map(({ text }) => ({ text, position: -1, segment: 0 }));
        const goldSegment = gold.map(() => 0);
        return { goldSegment, sentSegment: sent.map(() => 0), messages: sent.length > 0 ? messages : scripted };
    }
    const sentSegment = place(sent, script);
    return {
        goldSegment: segmentsOfGold(gold, place(rows.map((text) => ({ text })), script.map(skippable))),
        sentSegment,
        messages: sent.length > 0
            ? sent.map(({ text, position }, index) => ({ text, position, segment: sentSegment[index] ?? 0 }))
            : script.map(({ text }, segment) => ({ text, position: -1, segment })),
    };
}
/**
 * The scripted turn of each message, in order: by the number that the recorder gave, else the next turn with these very
 * words that only skippable turns come before, else the next turn. What comes after the last turn belongs to it.
 */
function place(messages, script) {
    let next = 0;
    return messages.map(({ text, turn }) => {
        const recorded = turn === undefined ? undefined : turn - 1;
        const found = recorded ?? nextWithText(text, script, next) ?? next;
        const at = Math.max(0, Math.min(found, script.length - 1));
        next = at + 1;
        return at;
    });
}
function nextWithText(text, script, from) {
    for (let index = from; index < script.length; index += 1) {
        if (script[index]?.text.trim() === text.trim())
            return index;
        if (script[index]?.maySkip !== true)
            return undefined;
    }
    return undefined;
}
/** A `User` row may be left out of the gold where nothing is scored. */
function skippable({ text }) {
    return { text, maySkip: true };
}
/** Turns before the first `User` row belong to the first segment. */
function segmentsOfGold(gold, ofRow) {
    let row = -1;
    return gold.map((turn) => {
        if (turn.turn === 'User')
            row += 1;
        return row < 0 ? 0 : (ofRow[row] ?? 0);
    });
}
function wordsOf(turn) {
    return 'response' in turn.gold_turn ? turn.gold_turn.response : '';
}

;// CONCATENATED MODULE: ./build/src/grade/aem/pair-trace.js






/**
 * Pairs a live trace with the task's gold. Candidates are all of the agent's calls, executed or refused, and its
 * replies, segment by segment.
 */
function pairTrace(events, task, context) {
    const gold = task.gold ?? [];
    const script = readScript(gold, task.turns, events);
    const segmentOf = (message) => script.sentSegment[message] ?? 0;
    const calls = (0,views/* agentCalls */.nM)(events).map((call) => ({
        predicted: (0,predicted/* predictedCall */.V)(call, context.tools),
        position: call.position,
        ...(call.settled !== undefined && { settled: call.settled }),
        segment: segmentOf(call.segment),
    }));
    const said = (0,views/* replies */.Po)(events).map(({ text, position, segment }) => ({
        predicted: { kind: 'response', response: text },
        position,
        segment: segmentOf(segment),
    }));
    const segments = new Set([
        ...script.goldSegment,
        ...calls.map((call) => call.segment),
        ...said.map((reply) => reply.segment),
    ]);
    const partners = new Map();
    const extra = [];
    let extraReplies = 0;
    for (const segment of [...segments].sort((a, b) => a - b)) {
        const isHere = (part) => part.segment === segment;
        const golds = gold.flatMap((turn, index) => script.goldSegment[index] === segment && (0,gold_turns/* isAgentTurn */.j1)(turn) ? [{ turn, index }] : []);
        const made = calls.filter(isHere);
        const predicted = made.map((call) => call.predicted);
        const paired = pairCalls(golds.map(({ turn }) => turn), predicted, context);
        for (const [turn, call] of paired)
            setPartner(partners, golds[turn]?.index, made[call]);
        const used = new Set(paired.values());
        extra.push(...(0,aem_extra/* extraCalls */.Uy)(predicted, (call) => used.has(call), segment, { unknownIsDone: false }));
        extraReplies += pairReplies(golds.flatMap(({ turn, index }) => ((0,gold_turns/* isReply */.nK)(turn) ? [index] : [])), said.filter(isHere), partners);
    }
    const turns = gold.flatMap((turn, index) => (0,gold_turns/* isAgentTurn */.j1)(turn) ? [{ gold: turn, segment: script.goldSegment[index] ?? 0, ...partners.get(index) }] : []);
    return { turns, extra, extraCallsPolicy: task.extra_calls, userMessages: script.messages, extraReplies };
}
/** From the end, since what an agent says on the way comes before what it was asked for. Returns how many are left over. */
function pairReplies(golds, said, partners) {
    const pairs = Math.min(golds.length, said.length);
    for (let fromEnd = 1; fromEnd <= pairs; fromEnd += 1)
        setPartner(partners, golds.at(-fromEnd), said.at(-fromEnd));
    return said.length - pairs;
}
function setPartner(partners, gold, found) {
    if (gold === undefined || found === undefined)
        return;
    const { predicted, position, settled } = found;
    partners.set(gold, { predicted, position, ...(settled !== undefined && { settled }) });
}

// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 13 modules
var score_dialog = __webpack_require__(5203);
;// CONCATENATED MODULE: ./build/src/grade/grade-aem.js


/** Layer 3: the trace paired with the task's gold, turn by turn. */
function gradeAem(attempt, task, context) {
    if (!areCallsKnown(attempt, task))
        return { status: 'unscored', reason: 'no tool calls recorded' };
    const dialog = (0,score_dialog/* scoreDialog */.r)(pairTrace(attempt.events, task, context), context);
    if (dialog.kind === 'unscored')
        return { status: 'unscored', reason: dialog.reason };
    return { status: dialog.test_pass ? 'passed' : 'failed', dialog };
}
/** Calls that nobody recorded are not calls that were not made. */
function areCallsKnown({ evidence }, task) {
    if (evidence.calls_recorded_by !== 'none')
        return true;
    return !(task.gold ?? []).some((turn) => 'tool_id' in turn.gold_turn && turn.by !== 'user');
}

;// CONCATENATED MODULE: ./build/src/grade/layers.js

/** What every layer that a task may name in `pass_when` says about this attempt. */
function judgeLayers(attempt, grades) {
    return {
        answer: ofAnswer(grades.answer),
        trajectory: ofTrajectory(grades.trajectory),
        aem: ofAem(grades.aem),
        recorded: ofRecordedOutcome(attempt),
    };
}
/** Which layers decide; those that could not be scored and may be left out are, while another one remains. */
function decidingLayers(task, layers) {
    const all = [...new Set(task.pass_when)];
    const rest = all.filter((layer) => layers[layer].status !== 'left_out');
    return rest.length === 0 ? all : rest;
}
function ofAnswer({ status, checks }) {
    if (status === 'passed')
        return { status };
    if (status === 'failed')
        return { status, findings: findingsOf(checks) };
    // rubric lines without a judge are no part of `pass_when`
    return checks.length === 0
        ? { status: 'unscored', reason: 'no answer check stated' }
        : { status: 'left_out', reason: 'no judge configured' };
}
function ofTrajectory({ status, checks }) {
    if (status === 'passed')
        return { status };
    if (status === 'failed')
        return { status, findings: findingsOf(Object.values(checks)) };
    return { status: 'unscored', reason: 'no tool calls recorded' };
}
function ofAem({ status, reason, dialog }) {
    if (dialog === undefined || status === 'unscored')
        return { status: 'unscored', reason: reason ?? 'not scored' };
    return dialog.test_pass ? { status: 'passed' } : { status: 'failed', findings: aemFindings(dialog) };
}
function aemFindings(dialog) {
    const { failed_by, total_failures, first_failure_turn, root_cause, success_rate, extra } = dialog;
    const turns = finding('aem_turns_failed', {
        failed: total_failures,
        scored: success_rate.den,
        first_failure_turn,
        root_cause,
    });
    const others = failed_by.map((by) => {
        const kind = by === 'extra_call' ? 'extra_' : by;
        const calls = extra.filter((call) => call.kind.startsWith(kind)).map((call) => call.tool);
        return finding('aem_failed_by', { by, calls: [...new Set(calls)] });
    });
    return total_failures > 0 || others.length === 0 ? [turns, ...others] : others;
}
const FULL_REWARD = 1 - 1e-6;
/** Only an importer's word counts: an agent that runs here could write its own reward. */
function ofRecordedOutcome({ events, evidence }) {
    const ends = evidence.calls_recorded_by === 'import' ? events.filter((event) => event.event === 'end') : [];
    const reward = ends.findLast((end) => end.reward !== undefined)?.reward;
    if (reward === undefined)
        return { status: 'unscored', reason: 'no recorded outcome' };
    if (reward >= FULL_REWARD)
        return { status: 'passed' };
    return { status: 'failed', findings: [finding('reward_too_low', { reward })] };
}
function findingsOf(checks) {
    return checks.filter((check) => check.status === 'failed').flatMap((check) => check.findings);
}

// EXTERNAL MODULE: ./build/src/grade/grade.js
var grade = __webpack_require__(6434);
;// CONCATENATED MODULE: ./build/src/grade/score.js
function ratio(num, den) {
    return den > 0 ? { kind: 'scored', value: num / den, num, den } : unscored('nothing to score');
}
function amount(value) {
    return Number.isFinite(value) ? { kind: 'scored', value } : unscored(`not a finite number (${value})`);
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}

;// CONCATENATED MODULE: ./build/src/grade/metrics.js


/**
 * The flat map that statistics read. Sub-metrics come under their own names, so that one that a user adds needs nothing
 * here. An attempt that infrastructure broke off says nothing about the agent: all of it is unscored, by one reason.
 */
function metricsOf(graded, usage, continuous) {
    const metrics = {
        // first, so that no sub-metric can take the place of what comes after it
        ...subMetrics(graded.aem, continuous),
        aem: aemScore(graded.aem),
        success_rate: successRate(graded),
        ...Object.fromEntries(grade/* TRAJECTORY_CHECKS */.Q.map((name) => [name, checkScore(graded.trajectory.checks[name])])),
        ...usage,
    };
    if (graded.outcome.status !== 'infra_failed')
        return metrics;
    const reason = unscored(`not measured: ${graded.outcome.reason}`);
    return Object.fromEntries(Object.keys(metrics).map((name) => [name, reason]));
}
function successRate({ measured, passed, failures }) {
    if (measured)
        return ratio(passed ? 1 : 0, 1);
    return unscored(`not measured: ${failures.map(({ args }) => args.reason).join('; ')}`);
}
function checkScore({ status, findings }) {
    if (status !== 'unscored')
        return ratio(status === 'passed' ? 1 : 0, 1);
    const isChannel = findings.some(({ code }) => code === 'no_call_channel');
    return unscored(isChannel ? 'no tool calls recorded' : 'not stated');
}
function aemScore({ dialog, reason }) {
    if (dialog === undefined)
        return unscored(reason ?? 'not scored');
    const fraction = dialog.score_fraction;
    return fraction === undefined ? amount(dialog.score) : ratio(fraction.num, fraction.den);
}
/** In continuous mode a rate is no fraction of turns, and only its value is kept. */
function subMetrics({ dialog }, continuous) {
    const rates = Object.entries(dialog?.sub_metrics ?? {});
    return Object.fromEntries(rates.map(([name, { num, den, value }]) => [name, continuous && den > 0 ? amount(value) : ratio(num, den)]));
}

;// CONCATENATED MODULE: ./build/src/grade/outcome.js
/**
 * How the attempt ended, for grading. The agent's own word that something outside it failed makes the attempt not
 * measured where the policy trusts it, whatever the attempt came to: to believe only the failing ones would favour them.
 */
function outcomeOf(attempt, trustAgentErrors) {
    const claim = claimedError(attempt);
    if (!trustAgentErrors || claim === undefined || attempt.outcome.status === 'infra_failed')
        return attempt.outcome;
    return { status: 'infra_failed', reason: 'claimed', message: claim };
}
/** The error that the agent says was not its own. */
function claimedError({ events }) {
    const ends = events.filter((event) => event.event === 'end');
    return ends.find((end) => end.by !== 'user' && end.error !== undefined)?.error;
}

;// CONCATENATED MODULE: ./build/src/grade/pass.js


/**
 * Whether the attempt passed. It fails when the agent did not come to its end, when it executed a forbidden tool, or
 * when a layer of `pass_when` failed. It is not measured when infrastructure failed, or when nothing failed and a layer
 * of `pass_when` could not be judged.
 */
function judgePass(outcome, task, trajectory, layers) {
    if (outcome.status === 'infra_failed') {
        return { measured: false, passed: false, failures: outcomeFindings(outcome) };
    }
    const deciding = decidingLayers(task, layers);
    const failures = [
        ...outcomeFindings(outcome),
        ...forbiddenCalls(trajectory),
        ...deciding.flatMap((layer) => {
            const verdict = layers[layer];
            return verdict.status === 'failed' ? verdict.findings.filter(({ code }) => !isForbiddenCall(code)) : [];
        }),
    ];
    if (failures.length > 0)
        return { measured: true, passed: false, failures };
    const unknown = deciding.flatMap((layer) => {
        const verdict = layers[layer];
        return 'reason' in verdict ? [finding('layer_not_measured', { layer, reason: verdict.reason })] : [];
    });
    // no suite is valid with such a task; an imported one may come this far, and must not pass for want of a layer
    if (deciding.length === 0)
        unknown.push(finding('layer_not_measured', { layer: 'none', reason: 'no layer stated' }));
    return { measured: unknown.length === 0, passed: unknown.length === 0, failures: unknown };
}
function outcomeFindings(outcome) {
    switch (outcome.status) {
        case 'completed':
            return [];
        case 'timed_out':
            return [finding('timed_out', { limit: outcome.limit, message: excerpt(outcome.message) })];
        case 'agent_failed':
        case 'infra_failed':
            return [finding(outcome.status, { reason: outcome.reason, message: excerpt(outcome.message) })];
    }
}
function forbiddenCalls({ checks }) {
    return checks.forbidden_tools_absent.findings.filter(({ code }) => code === 'forbidden_tool_executed');
}
/** Named once for the whole attempt; a refused one is no reason to fail. */
function isForbiddenCall(code) {
    return code === 'forbidden_tool_executed' || code === 'forbidden_tool_refused';
}

// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(9799);
;// CONCATENATED MODULE: ./build/src/grade/trajectory/view.js



function viewTrajectory(events, task, tools) {
    const nameOf = namer(tools);
    const calls = (0,views/* agentCalls */.nM)(events).map((call) => ({ ...call, tool: nameOf(call.tool) }));
    return {
        executed: calls.filter((call) => call.fate === 'ok' || call.fate === 'failed'),
        refused: calls.filter((call) => call.fate === 'refused'),
        ordered: task.ordered,
        ...(isStated(task.expected_tools) && { expected: task.expected_tools.map((item) => membersOf(item).map(nameOf)) }),
        ...(isStated(task.forbidden_tools) && { forbidden: task.forbidden_tools.map(nameOf) }),
        ...(task.max_turns !== undefined && { maxTurns: task.max_turns }),
    };
}
function passed(findings = []) {
    return { status: 'passed', findings };
}
/** Failed with what was found, passed where that is nothing. */
function result(findings) {
    return findings.length === 0 ? passed() : { status: 'failed', findings };
}
function notStated() {
    return { status: 'unscored', findings: [finding('not_stated', {})] };
}
/** An empty list expects nothing, so that a check on it would pass whatever happened. */
function isStated(list) {
    return list !== undefined && list.length > 0;
}
function membersOf(item) {
    return typeof item === 'string' ? [item] : item.any_order;
}
function namer(tools) {
    const known = new Map();
    return (tool) => {
        const name = known.get(tool) ?? oneName(tools, tool);
        known.set(tool, name);
        return name;
    };
}
/** Without an entry in the table, `orders.Get` and `orders__Get` are still one tool. */
function oneName(tools, tool) {
    const { name, tool_id, action, entry } = (0,tool_names/* resolveTool */.Hj)(tools, tool);
    return entry === undefined && action !== undefined ? `${tool_id}.${action}` : name;
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/args-valid-first-try.js


/** No call was refused by its schema or as an unknown tool. A refusal by policy is not about the arguments. */
const argsValidFirstTry = ({ refused }) => result(refused.flatMap(({ tool, reason, message }) => reason === 'schema' || reason === 'unknown_tool'
    ? [finding('args_refused', { tool: excerpt(tool), reason, message: excerpt(message ?? '') })]
    : []));

;// CONCATENATED MODULE: ./build/src/grade/trajectory/expected-order.js


/**
 * The expected tools occur among the executed calls in this order, with anything between (a subsequence). An item of
 * several tools is met by all of them, in any order, after the item before and before the item after. Taking each at
 * the earliest place is enough: a later place never makes room for what follows.
 */
const expectedOrder = ({ expected, ordered, executed }) => {
    if (expected === undefined || !ordered)
        return notStated();
    const names = executed.map((call) => call.tool);
    const taken = new Map();
    const findings = [];
    let from = 0;
    for (const item of expected) {
        const { places, unmet } = takeItem(item, names, from);
        for (const place of places)
            taken.set(place, names[place] ?? '');
        for (const tool of unmet)
            findings.push(explain(tool, names, taken, expected));
        from = Math.max(from, ...places.map((place) => place + 1));
    }
    return result(findings);
};
/** The earliest places from `from` on that meet the item's tools, and the tools that have none. */
function takeItem(item, names, from) {
    const unmet = [...item];
    const places = [];
    for (let place = from; place < names.length && unmet.length > 0; place += 1) {
        const member = unmet.indexOf(names[place] ?? '');
        if (member < 0)
            continue;
        unmet.splice(member, 1);
        places.push(place);
    }
    return { places, unmet };
}
/** Called, but before something that should come first; or not called often enough. */
function explain(tool, names, taken, expected) {
    const early = names.findLastIndex((name, place) => name === tool && !taken.has(place));
    const first = [...taken].sort(([a], [b]) => a - b).find(([place]) => place > early);
    if (early >= 0 && first !== undefined) {
        return finding('out_of_order', { expected_first: first[1], came_before: tool });
    }
    const wanted = expected.flat().filter((name) => name === tool).length;
    return finding('order_incomplete', { tool, expected: wanted, executed: names.filter((name) => name === tool).length });
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/forbidden-tools-absent.js


/** No forbidden tool was executed; a refused call of one is reported and fails nothing. */
const forbiddenToolsAbsent = ({ forbidden, executed, refused }) => {
    if (forbidden === undefined)
        return notStated();
    const tried = forbidden_tools_absent_tally(forbidden, refused).map((args) => finding('forbidden_tool_refused', args));
    const done = forbidden_tools_absent_tally(forbidden, executed).map((args) => finding('forbidden_tool_executed', args));
    return done.length === 0 ? passed(tried) : result([...done, ...tried]);
};
function forbidden_tools_absent_tally(forbidden, calls) {
    return [...new Set(forbidden)]
        .map((tool) => ({ tool, count: calls.filter((call) => call.tool === tool).length }))
        .filter(({ count }) => count > 0);
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/recovered-from-errors.js



/**
 * No executed call repeats, verbatim, the failed call just before it. Verbatim: the same tool and equal canonical JSON.
 * Where the first of a row failed with an error marked retryable, one repeat is allowed. Calls made at the same time
 * are no repeats: the agent did not know yet that the first had failed.
 */
const recoveredFromErrors = ({ executed }) => result(rows(executed).flatMap((row) => {
    const isRetryable = row[0]?.retryable === true;
    const [first, ...repeats] = row;
    if (first === undefined || repeats.length <= (isRetryable ? 1 : 0))
        return [];
    const args = excerpt((0,json/* canonical */.$N)(first.args));
    return [finding('failed_call_repeated', { tool: first.tool, args, times: row.length, retryable: isRetryable })];
}));
/** Runs of calls in which each repeats the failed one before it. */
function rows(calls) {
    const found = [];
    for (const call of calls) {
        const row = found.at(-1);
        const before = row?.at(-1);
        if (row !== undefined && before !== undefined && isRepeat(before, call))
            row.push(call);
        else
            found.push([call]);
    }
    return found;
}
function isRepeat(before, call) {
    if (before.fate !== 'failed' || before.tool !== call.tool)
        return false;
    if (before.settled !== undefined && before.settled > call.position)
        return false;
    return (0,json/* canonical */.$N)(before.args) === (0,json/* canonical */.$N)(call.args);
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/required-tools-present.js


/** Every expected tool was executed, successfully or not. Names count as a set; repeats are the order's matter. */
const requiredToolsPresent = ({ expected, executed }) => {
    if (expected === undefined)
        return notStated();
    const called = new Set(executed.map((call) => call.tool));
    const missing = [...new Set(expected.flat())].filter((tool) => !called.has(tool));
    return result(missing.map((tool) => finding('tool_not_called', { tool })));
};

;// CONCATENATED MODULE: ./build/src/grade/trajectory/within-turn-budget.js


/** At most `max_turns` calls were executed. */
const withinTurnBudget = ({ maxTurns, executed }) => {
    if (maxTurns === undefined)
        return notStated();
    return result(executed.length <= maxTurns ? [] : [finding('over_budget', { executed: executed.length, max: maxTurns })]);
};

;// CONCATENATED MODULE: ./build/src/grade/trajectory/grade-trajectory.js









const CHECKS = {
    required_tools_present: requiredToolsPresent,
    forbidden_tools_absent: forbiddenToolsAbsent,
    expected_order: expectedOrder,
    within_turn_budget: withinTurnBudget,
    recovered_from_errors: recoveredFromErrors,
    args_valid_first_try: argsValidFirstTry,
};
/** Layer 2: the six checks, apart from each other, never blended into one number. */
function gradeTrajectory(attempt, task, tools) {
    const hasCalls = attempt.evidence.calls_recorded_by !== 'none';
    const view = hasCalls ? viewTrajectory(attempt.events, task, tools) : undefined;
    const judge = (name) => (view === undefined ? NO_CHANNEL : CHECKS[name](view));
    const checks = {
        required_tools_present: judge('required_tools_present'),
        forbidden_tools_absent: judge('forbidden_tools_absent'),
        expected_order: judge('expected_order'),
        within_turn_budget: judge('within_turn_budget'),
        recovered_from_errors: judge('recovered_from_errors'),
        args_valid_first_try: judge('args_valid_first_try'),
    };
    return { status: overall(Object.values(checks)), checks };
}
const NO_CHANNEL = { status: 'unscored', findings: [finding('no_call_channel', {})] };

;// CONCATENATED MODULE: ./build/src/trace/usage.js
/** Sums over a trace, the simulated user's calls left out: an attempt costs what its agent costs. */
function usageOf(events) {
    const own = events.filter((event) => event.by !== 'user');
    const models = own.filter((event) => event.event === 'model');
    const tools = own.filter((event) => event.event === 'executed');
    const figures = {
        input_tokens: usage_total(models.map((event) => event.input_tokens)),
        output_tokens: usage_total(models.map((event) => event.output_tokens)),
        cached_tokens: totalOfStated(models.map((event) => event.cached_tokens)),
        reasoning_tokens: totalOfStated(models.map((event) => event.reasoning_tokens)),
        cost_usd: usage_total(models.map((event) => event.cost_usd)),
        model_ms: usage_total(models.map((event) => event.ms)),
        tool_ms: usage_total(tools.map((event) => event.ms)),
    };
    const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
    return { model_calls: models.length, tool_calls: tools.length, ...known };
}
/** One unknown part makes the sum unknown, never smaller. */
function usage_total(values) {
    if (values.length === 0)
        return undefined;
    let sum = 0;
    for (const value of values) {
        if (value === undefined)
            return undefined;
        sum += value;
    }
    return sum;
}
/** Providers leave these counts out where they are zero. */
function totalOfStated(values) {
    const stated = values.filter((value) => value !== undefined);
    return stated.length === 0 ? undefined : stated.reduce((sum, value) => sum + value, 0);
}

;// CONCATENATED MODULE: ./build/src/grade/prices.js
/** The day whose list prices these are. */
const PRICES_AS_OF = '2025-06-03';
/**
 * List prices in US dollars for one million tokens, by the exact name that the provider gives back; snapshots of one
 * family may differ. Few and certain: a suite states any other under `prices`, which also overrides these.
 */
const PRICES = {
    'gpt-4.1': { input: 2, cached_input: 0.5, output: 8 },
    'gpt-4.1-2025-04-14': { input: 2, cached_input: 0.5, output: 8 },
    'gpt-4.1-mini': { input: 0.4, cached_input: 0.1, output: 1.6 },
    'gpt-4.1-mini-2025-04-14': { input: 0.4, cached_input: 0.1, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, cached_input: 0.025, output: 0.4 },
    'gpt-4.1-nano-2025-04-14': { input: 0.1, cached_input: 0.025, output: 0.4 },
    'gpt-4o': { input: 2.5, cached_input: 1.25, output: 10 },
    'gpt-4o-2024-05-13': { input: 5, output: 15 },
    'gpt-4o-2024-08-06': { input: 2.5, cached_input: 1.25, output: 10 },
    'gpt-4o-2024-11-20': { input: 2.5, cached_input: 1.25, output: 10 },
    'gpt-4o-mini': { input: 0.15, cached_input: 0.075, output: 0.6 },
    'gpt-4o-mini-2024-07-18': { input: 0.15, cached_input: 0.075, output: 0.6 },
};

;// CONCATENATED MODULE: ./build/src/grade/cost.js


/**
 * US dollars of the agent's model calls. Each call costs what was recorded, else its tokens times the suite's price,
 * else times the list price. One call of unknown cost makes the sum unknown, never smaller.
 */
function costOf(events, prices) {
    const calls = events.filter((event) => event.event === 'model').filter((event) => event.by !== 'user');
    if (calls.length === 0)
        return unscored('no model calls recorded');
    let sum = 0;
    const unknown = new Set();
    for (const call of calls) {
        const cost = costOfCall(call, prices);
        if (typeof cost === 'string')
            unknown.add(cost);
        else
            sum += cost;
    }
    return unknown.size === 0 ? amount(sum) : unscored([...unknown].sort().slice(0, MAX_REASONS).join('; '));
}
const MAX_REASONS = 3;
/** Dollars, or why they are unknown. */
function costOfCall(call, prices) {
    const name = call.model.slice(0, 100);
    const own = priceOf(prices, call.model);
    if (call.cost_usd !== undefined && !isUnmeteredZero(call))
        return call.cost_usd;
    // sources write 0 for a price they do not know; only the suite may say that a model is free
    if (call.cost_usd !== undefined && own === undefined)
        return `cost of ${name} recorded as 0 though it used tokens`;
    const price = own ?? priceOf(PRICES, call.model);
    if (price === undefined)
        return `price of ${name} unknown`;
    return tokenCost(call, price) ?? `tokens of ${name} not recorded`;
}
function isUnmeteredZero({ cost_usd, input_tokens, output_tokens }) {
    return cost_usd === 0 && !(input_tokens === 0 && output_tokens === 0);
}
function priceOf(prices, model) {
    return Object.hasOwn(prices, model) ? prices[model] : undefined;
}
const MILLION = 1_000_000;
/** `input_tokens` includes the cached ones, `output_tokens` the reasoning ones, as OpenAI-compatible servers count. */
function tokenCost({ input_tokens, output_tokens, cached_tokens }, price) {
    if (input_tokens === undefined || output_tokens === undefined)
        return undefined;
    const cached = Math.min(cached_tokens ?? 0, input_tokens);
    const cachedPrice = price.cached_input ?? price.input;
    return ((input_tokens - cached) * price.input + cached * cachedPrice + output_tokens * price.output) / MILLION;
}

;// CONCATENATED MODULE: ./build/src/grade/usage.js



/** What the figures are called in an attempt's metrics. */
const USAGE_METRICS = (/* unused pure expression or super */ null && ([
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
]));
/** Cost (US dollars), tokens, calls and times (milliseconds) of one attempt; what was not recorded is unscored, not 0. */
function gradeUsage(attempt, prices) {
    const usage = usageOf(attempt.events);
    const ofModels = (value) => usage.model_calls === 0 ? unscored('no model calls recorded') : recorded(value);
    return {
        cost: costOf(attempt.events, prices),
        input_tokens: ofModels(usage.input_tokens),
        output_tokens: ofModels(usage.output_tokens),
        cached_tokens: ofModels(usage.cached_tokens),
        reasoning_tokens: ofModels(usage.reasoning_tokens),
        model_calls: ofModels(usage.model_calls),
        model_ms: ofModels(usage.model_ms),
        wall_ms: recorded(attempt.wall_ms),
        ...ofTools(attempt, usage),
    };
}
function ofTools({ evidence }, usage) {
    if (evidence.calls_recorded_by === 'none') {
        const reason = unscored('no tool calls recorded');
        return { tool_calls: reason, tool_ms: reason };
    }
    // no call took no time, where each call's time would have been recorded
    const isKnownZero = usage.tool_calls === 0 && evidence.calls_recorded_by === 'sandbox';
    return { tool_calls: amount(usage.tool_calls), tool_ms: isKnownZero ? amount(0) : recorded(usage.tool_ms) };
}
function recorded(value) {
    return value === undefined ? unscored('not recorded') : amount(value);
}

;// CONCATENATED MODULE: ./build/src/grade/grade-attempt.js










/**
 * Judges one attempt on all three layers, whatever way it ended, and says whether it passed. Only judges: it reads the
 * trace and the evidence, runs nothing, and does not throw on anything that an agent wrote.
 */
function gradeAttempt(given, task, context) {
    const attempt = boundedAttempt(given);
    const outcome = outcomeOf(attempt, context.trustAgentErrors);
    const answer = gradeAnswer(attempt, task);
    const trajectory = gradeTrajectory(attempt, task, context.tools);
    const aem = gradeAem(attempt, task, context);
    const layers = judgeLayers(attempt, { answer, trajectory, aem });
    const { measured, passed, failures } = judgePass(outcome, task, trajectory, layers);
    const claim = claimedError(attempt);
    const graded = {
        task: attempt.task,
        attempt: attempt.attempt,
        seed: attempt.seed,
        outcome,
        measured,
        passed,
        failures: measured && !passed && claim !== undefined
            ? [...failures, finding('claimed_error', { message: excerpt(claim) })]
            : failures,
        answer,
        trajectory,
        aem,
    };
    return { ...graded, metrics: metricsOf(graded, gradeUsage(attempt, context.prices), context.aem.continuous) };
}

;// CONCATENATED MODULE: ./build/src/summary/attempt-row.js

/** What a summary keeps of one grade: no turns, no texts but those of its findings. */
function attemptRow(grade, trajectory) {
    const cause = grade.aem.dialog === undefined ? undefined : firstRootCause(grade.aem.dialog);
    return {
        attempt: grade.attempt,
        seed: grade.seed,
        outcome: grade.outcome,
        measured: grade.measured,
        passed: grade.measured && grade.passed,
        metrics: {
            ...grade.metrics,
            success_rate: grade.measured ? ratio(grade.passed ? 1 : 0, 1) : unscored('not measured'),
        },
        trajectory,
        failures: grade.failures,
        ...(cause === undefined ? {} : { root_cause: cause }),
    };
}
function firstRootCause(dialog) {
    const turn = dialog.turns.find((candidate) => candidate.attribution === 'root');
    if (turn?.reason === undefined)
        return undefined;
    const { gold, predicted } = turn;
    const called = turn.reason === 'tool_mismatch' && predicted?.kind === 'action' ? nameOf(predicted) : undefined;
    return {
        turn_no: turn.turn_no,
        reason: turn.reason,
        ...('tool_id' in gold ? { tool: gold.tool_id } : {}),
        ...('tool_id' in gold && gold.action !== undefined ? { action: gold.action } : {}),
        ...(called !== undefined && { called }),
        fields: fieldsOf(turn),
        cascades: dialog.turns.filter((other) => other.caused_by?.root_turn_no === turn.turn_no).length,
    };
}
function nameOf({ tool_id, action }) {
    return (action === undefined ? tool_id : `${tool_id}.${action}`).slice(0, 100);
}
/** Paths of the fields that were missing, extra or wrong, as the turn's detail names them. */
function fieldsOf(turn) {
    const names = Object.values(turn.detail ?? {}).flatMap((value) => (Array.isArray(value) ? value : []));
    const paths = names.flatMap((name) => {
        if (typeof name === 'string')
            return [name];
        if (typeof name === 'object' && name !== null && 'path' in name && typeof name.path === 'string')
            return [name.path];
        return [];
    });
    // an agent names what it adds: neither long nor many
    return [...new Set(paths.map((path) => path.slice(0, 100)))].sort().slice(0, 20);
}

// EXTERNAL MODULE: ./build/src/summary/compose.js + 1 modules
var compose = __webpack_require__(9471);
;// CONCATENATED MODULE: ./build/src/summary/ledger.js


function openLedger(facts) {
    const rows = new Map(facts.tasks.map((task) => [task.id, new Map()]));
    const reasons = Object.create(null);
    const chains = Object.create(null);
    return {
        add({ grade, trajectory }) {
            const ofTask = rows.get(grade.task);
            if (ofTask === undefined)
                throw new Error(`attempt of task ${grade.task}, which the suite does not have`);
            if (ofTask.has(grade.attempt))
                throw new Error(`attempt ${grade.attempt} of task ${grade.task} was added twice`);
            ofTask.set(grade.attempt, attemptRow(grade, trajectory));
            if (grade.measured && grade.aem.dialog !== undefined)
                ledger_tally(grade.aem.dialog, reasons, chains);
        },
        summary(run) {
            return (0,compose/* compose */.Z)({
                suite: facts.suite,
                run: { ...facts.run, ...run },
                fingerprints: facts.fingerprints,
                tasks: facts.tasks.map((task) => ({
                    ...taskFacts(task),
                    planned: facts.planned?.(task.id) ?? facts.run.attempts,
                    attempts: [...(rows.get(task.id)?.values() ?? [])],
                })),
                failure_reasons: structuredClone({ ...reasons }),
                by_chain_length: structuredClone({ ...chains }),
            });
        },
    };
}
function taskFacts(task) {
    return {
        id: task.id,
        ...(task.origin === undefined ? {} : { origin: task.origin }),
        critical: task.critical,
        reviewed: task.reviewed,
        source: task.source,
    };
}
function ledger_tally(dialog, reasons, chains) {
    for (const turn of dialog.turns) {
        if (turn.reason === undefined || turn.attribution === undefined)
            continue;
        // a cascade is counted under what it would have been by itself
        const name = turn.attribution === 'cascade' ? (turn.would_be ?? turn.reason) : turn.reason;
        reasons[name] ??= { root: 0, cascade: 0 };
        reasons[name][turn.attribution] += 1;
    }
    for (const [length, { num, den }] of Object.entries(dialog.by_chain_length)) {
        chains[length] ??= { num: 0, den: 0 };
        chains[length].num += num;
        chains[length].den += den;
    }
}

;// CONCATENATED MODULE: ./build/src/evaluate.js






/** The pipeline: attempts → grades → summary → verdict, again while the verdict asks for fresh attempts. */
async function evaluate(world) {
    const { suite, run } = world;
    const tasks = new Map(suite.tasks.map((task) => [task.id, task]));
    const ledger = openLedger({ suite: suite.name, tasks: suite.tasks, run, fingerprints: suite.fingerprints });
    const grades = [];
    const fresh = new Map();
    for (let plan = firstPlan(world);;) {
        for await (const attempt of world.attempts(plan)) {
            const task = tasks.get(attempt.task);
            if (task === undefined)
                continue;
            const grade = gradeAttempt(attempt, task, world.grading);
            grades.push(grade);
            const trajectory = (0,views/* trajectoryHash */.__)(attempt.events);
            // fresh attempts settle one question; they enter no metric
            if (attempt.attempt > run.attempts) {
                fresh.set(task.id, [...(fresh.get(task.id) ?? []), attemptRow(grade, trajectory)]);
            }
            else
                ledger.add({ grade, trajectory });
        }
        const summary = ledger.summary({ interrupted: run.interrupted || world.signal.aborted });
        const verdict = decide({
            candidate: summary,
            baseline: world.baseline,
            policy: suite.policy,
            fresh: [...fresh].map(([id, attempts]) => ({ id, attempts })),
            canRunMore: world.canRunMore && !world.signal.aborted,
            today: world.today,
        });
        if (verdict.more === undefined)
            return { summary, verdict, grades };
        plan = freshPlan(world, verdict.more);
        // a task whose attempts then come to nothing is not asked about again
        for (const task of verdict.more.tasks)
            fresh.set(task, fresh.get(task) ?? []);
    }
}
function firstPlan({ suite, run, only }) {
    return (0,attempt_plan/* planAttempts */.c)({
        tasks: suite.tasks,
        attempts: run.attempts,
        seed: run.seed,
        ...(only !== undefined && { only }),
    });
}
/** Attempts numbered after the planned ones. */
function freshPlan({ suite, run }, more) {
    const plan = (0,attempt_plan/* planAttempts */.c)({
        tasks: suite.tasks,
        attempts: run.attempts + more.attempts,
        seed: run.seed,
        only: more.tasks,
    });
    return plan.filter((planned) => planned.attempt > run.attempts);
}


/***/ }),

/***/ 5650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wb: () => (/* binding */ compareCall),
  R9: () => (/* binding */ goldCall),
  N8: () => (/* binding */ isSameTool)
});

// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(9799);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(5676);
// EXTERNAL MODULE: ./build/src/grade/aem/json-text.js
var json_text = __webpack_require__(4633);
;// CONCATENATED MODULE: ./build/src/grade/aem/matching.js
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

;// CONCATENATED MODULE: ./build/src/grade/aem/arguments.js




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
    const [a, b] = (0,depth/* isShallow */.f)(gold) && (0,depth/* isShallow */.f)(predicted) ? [(0,json_text/* containerOf */.t)(gold), (0,json_text/* containerOf */.t)(predicted)] : [];
    const inherited = ofMembers(rule);
    if ((0,json/* isJsonObject */.OW)(a) && (0,json/* isJsonObject */.OW)(b)) {
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
    const partner = maximumMatching(gold.length, predicted.length, (left, right) => {
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

// EXTERNAL MODULE: ./build/src/grade/aem/gold-turns.js
var gold_turns = __webpack_require__(4580);
;// CONCATENATED MODULE: ./build/src/grade/aem/compare-call.js



/** Undefined for a reply. */
function goldCall(turn, tools) {
    const action = (0,gold_turns/* actionOf */.qj)(turn);
    if (action === undefined)
        return undefined;
    const tool = (0,tool_names/* resolveAction */.n5)(tools, action);
    return { turn, action, tool, table: mergeTables(tool.entry?.compare, turn.compare) };
}
/** Whether the two name one tool; cheap, so that pairing can ask it of every two. */
function isSameTool(gold, predicted) {
    return gold.tool.tool_id === predicted.tool_id || isOneName(gold.tool, predicted);
}
function compareCall(gold, predicted, similarity) {
    const oneName = isOneName(gold.tool, predicted);
    const sameTool = oneName || gold.tool.tool_id === predicted.tool_id;
    const sameAction = oneName || (sameTool && gold.tool.action === predicted.action);
    const compared = compareArguments(gold.action.args, predicted.args, {
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

/***/ 2297:
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

/***/ 9159:
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

/***/ 7211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ predictedTurn),
/* harmony export */   V: () => (/* binding */ predictedCall)
/* harmony export */ });
/* harmony import */ var _suite_tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9799);

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

/***/ 5203:
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
var depth = __webpack_require__(5676);
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
var groups = __webpack_require__(9159);
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
    const low = Object.entries(rates).filter(([name, rate]) => rate.value + ROUNDING < barOf(name, bars));
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
var extra = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/src/grade/aem/compare-call.js + 2 modules
var compare_call = __webpack_require__(5650);
;// CONCATENATED MODULE: ./build/src/grade/aem/sub-metrics/completeness.js
/** Every argument that is due and no other; every part of the reply that is due. */
const completeness = {
    name: 'completeness',
    applies_to: ['action', 'response'],
    evaluate(turn, context) {
        const call = context.callOf(turn);
        if (call !== undefined)
            return completeness_ofCall(call);
        const reply = context.replyOf(turn);
        return reply === undefined ? { status: 'unscored', score: 0 } : completeness_ofReply(reply);
    },
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
    evaluate(turn, context) {
        const call = context.callOf(turn);
        if (call !== undefined)
            return truthfulness_ofCall(call);
        const reply = context.replyOf(turn);
        return reply === undefined ? { status: 'unscored', score: 0 } : truthfulness_ofReply(reply);
    },
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
        sub[metric.name] = result;
        if (metric.fails_all === true && result.status === 'failed')
            fatal = result;
    }
    const failed = Object.values(sub).find(({ status }) => status === 'failed');
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
        return [[name, { num, den, value: continuous ? mean : num / den }]];
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
/** Of the sub-metrics that could judge the turn. */
function meanScore(sub) {
    const scores = Object.values(sub).flatMap(({ status, score }) => (status === 'unscored' ? [] : [score]));
    return scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
function byChainLength(turns, continuous) {
    const buckets = CHAINS.map((name) => [name, turns.filter((turn) => chainName(turn.chain) === name)]);
    return Object.fromEntries(buckets.flatMap(([name, members]) => (members.length === 0 ? [] : [[name, tally(members, continuous)]])));
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ evaluateStored),
  v: () => (/* binding */ openStoredRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/evaluate.js + 75 modules
var evaluate = __webpack_require__(8731);
// EXTERNAL MODULE: ./build/src/grade/scorer.js + 9 modules
var scorer = __webpack_require__(6008);
// EXTERNAL MODULE: ./build/src/suite/fingerprint.js
var fingerprint = __webpack_require__(7926);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(3879);
// EXTERNAL MODULE: ./build/src/suite/schema/gold.js
var gold = __webpack_require__(3716);
// EXTERNAL MODULE: ./build/src/suite/schema/policy.js
var policy = __webpack_require__(9544);
// EXTERNAL MODULE: ./build/src/suite/schema/suite.js
var suite = __webpack_require__(9512);
// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var task = __webpack_require__(8607);
// EXTERNAL MODULE: ./build/src/suite/schema/tools.js
var tools = __webpack_require__(7359);
;// CONCATENATED MODULE: ./build/src/suite/snapshot.js







/**
 * A suite as it was run, kept in the run directory (`suite.json`), so that stored attempts can be graded and gated with
 * nothing else at hand.
 */
const TaskSnapshot = schemas/* strictObject */.rej({
    id: common.Id,
    description: schemas/* string */.YjP().exactOptional(),
    origin: schemas/* enum */.k5n(['failure', 'success', 'adversarial']).exactOptional(),
    turns: schemas/* array */.YOg(task/* UserTurn */.Hd),
    expected_tools: schemas/* array */.YOg(task/* ExpectedTool */.Xi).exactOptional(),
    forbidden_tools: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
    ordered: schemas/* boolean */.zMY(),
    max_turns: schemas/* number */.aig().exactOptional(),
    pass_when: schemas/* array */.YOg(schemas/* enum */.k5n(task/* LAYERS */.RR)),
    extra_calls: schemas/* enum */.k5n(task/* EXTRA_CALLS */.fS),
    answer: schemas/* array */.YOg(task/* AnswerCheck */.x6),
    state: schemas/* array */.YOg(task/* StateCheck */.a7),
    state_unchanged_except: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
    files: schemas/* array */.YOg(task/* FileCheck */.Tt),
    command: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
    gold: schemas/* array */.YOg(gold/* GoldTurn */.Ir).exactOptional(),
    critical: schemas/* boolean */.zMY(),
    reviewed: schemas/* boolean */.zMY(),
    source: schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), line: schemas/* number */.aig() }),
});
const Hashes = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const SuiteSnapshot = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    name: common.Id,
    attempts: schemas/* number */.aig().int().positive(),
    tasks: schemas/* array */.YOg(TaskSnapshot),
    agent: suite/* Agent */.g6,
    sandbox: suite/* Sandbox */.ak,
    similarity: schemas/* strictObject */.rej({ threshold: schemas/* number */.aig() }),
    aem: suite/* AemOptions */.Gg,
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), suite/* Price */.gm),
    policy: policy/* Policy */.PE,
    tools: schemas/* array */.YOg(tools/* ToolEntry */.FM),
    state: common/* JsonValue */.es.optional(),
    fingerprints: schemas/* strictObject */.rej({
        agent: Hashes,
        sandbox: Hashes,
        scorer: schemas/* string */.YjP(),
        judge: schemas/* string */.YjP().exactOptional(),
        gold: Hashes,
    }),
});

// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(601);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var read = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(2000);
;// CONCATENATED MODULE: ./build/src/shell/use/stored.js









/** A run directory with the suite that was kept in it, or with the one that is given in its place. */
async function openStoredRun(path, cwd, suite) {
    const dir = (0,external_node_path_.resolve)(cwd, path);
    const stored = await (0,read/* readRun */.cI)(dir);
    if (suite !== undefined)
        return { dir, stored, suite };
    const label = (0,external_node_path_.relative)(cwd, dir) || '.';
    const snapshot = await readSnapshot(dir, label);
    checkSnapshot(snapshot, stored.run, (0,external_node_path_.join)(label, 'suite.json'));
    return { dir, stored, suite: snapshot };
}
/** Grades and judges stored attempts again; makes none. */
async function evaluateStored(opened, options) {
    const { stored, suite: given } = opened;
    // the world that the attempts were made in is the run's, whatever the suite says by now; the scorer is this code
    const { agent, sandbox } = stored.run.fingerprints;
    const suite = {
        ...given,
        policy: options.policy ?? given.policy,
        fingerprints: { ...given.fingerprints, agent, sandbox, scorer: (0,fingerprint/* scorerFingerprint */.xN)(given, scorer/* SCORER */.Z) },
    };
    return (0,evaluate/* evaluate */._)({
        suite,
        run: (0,world/* runInfo */.Q6)(stored.run),
        attempts: () => storedAttempts(stored),
        canRunMore: false,
        grading: (0,world/* gradingOf */.Mu)(suite),
        baseline: options.baseline ?? world/* NOTHING_TO_COMPARE */.g_,
        today: (0,world/* isoDate */._$)(options.now),
        signal: new AbortController().signal,
    });
}
/** What is stored, then each planned attempt that has no record, as not measured. */
async function* storedAttempts(stored) {
    yield* stored.attempts;
    for (const key of (0,run_file/* missingAttempts */.rn)(stored.run, stored.records))
        yield missing(key, stored.run);
}
function missing(key, run) {
    return {
        ...key,
        seed: 0,
        outcome: { status: 'infra_failed', reason: 'missing', message: 'the run ended before this attempt did' },
        started_at: run.started_at,
        events: [],
        evidence: { files: {}, calls_recorded_by: 'none', isolation: [] },
    };
}
/** A snapshot whose gold is not what the run was made with was edited: what it says of the attempts cannot be trusted. */
function checkSnapshot(suite, run, file) {
    const edited = suite.tasks.filter((task) => run.fingerprints.gold[task.id] !== (0,fingerprint/* goldFingerprint */.HT)(task));
    const lost = run.tasks.filter((id) => !suite.tasks.some((task) => task.id === id));
    const names = [...edited.map((task) => task.id), ...lost];
    if (names.length === 0)
        return;
    const shown = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
    throw brokenSnapshot(`It does not fit run.json: what is right in ${shown} was changed after the run.`, file);
}
async function readSnapshot(dir, label) {
    const file = (0,external_node_path_.join)(label, 'suite.json');
    const text = await (0,read/* readRunFile */.m8)(dir, 'suite.json');
    if (text === undefined)
        throw brokenSnapshot('The run does not hold its suite.', file);
    const parsed = SuiteSnapshot.safeParse(parseJson(text, file));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw brokenSnapshot('This is not the suite of a run', file, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
function brokenSnapshot(message, file, why) {
    return new errors/* UserError */.yo({
        code: 'suite-snapshot',
        message: why === undefined ? message : `${message} (${why}).`,
        file,
        hint: 'Run the suite again; `turngate score` takes it by --suite.',
    });
}
function parseJson(text, file) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw brokenSnapshot('This is not the suite of a run', file, (0,errors/* messageOf */.bD)(error));
    }
}


/***/ }),

/***/ 2000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ gradingOf),
/* harmony export */   Q6: () => (/* binding */ runInfo),
/* harmony export */   _$: () => (/* binding */ isoDate),
/* harmony export */   g_: () => (/* binding */ NOTHING_TO_COMPARE)
/* harmony export */ });
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6008);

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
function runInfo(run) {
    return {
        id: run.id,
        seed: run.seed,
        started_at: run.started_at,
        attempts: run.attempts,
        turngate: run.turngate,
        interrupted: run.interrupted,
        isolation: run.isolation,
    };
}
/** No baseline and nothing to compare with: for runs that are only measured. */
const NOTHING_TO_COMPARE = { kind: 'absent', place: '' };
function isoDate(now) {
    return now.toISOString().slice(0, 10);
}


/***/ }),

/***/ 6093:
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

/***/ 3732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ meanInterval),
/* harmony export */   h: () => (/* binding */ shareInterval)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6093);
/* harmony import */ var _whole_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7362);


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
function wilson(share, trials, t) {
    const shrink = 1 + t ** 2 / trials;
    const centre = (share + t ** 2 / (2 * trials)) / shrink;
    const half = (t / shrink) * Math.sqrt((share * (1 - share)) / trials + t ** 2 / (4 * trials ** 2));
    return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) };
}


/***/ }),

/***/ 4888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ passAtK),
/* harmony export */   q: () => (/* binding */ passHatK)
/* harmony export */ });
/**
 * pass^k = C(c,k) / C(n,k): the chance that k of a task's n measured attempts, drawn without replacement, all passed.
 * Undefined, not 0, where k > n. Never the plug-in (c/n)^k, which is biased upwards.
 */
function passHatK(passed, measured, k) {
    if (k < 1 || k > measured)
        return undefined;
    let product = 1;
    for (let drawn = 0; drawn < k; drawn += 1)
        product *= Math.max(0, passed - drawn) / (measured - drawn);
    return product;
}
/** pass@k = 1 − C(n−c,k) / C(n,k): at least one of k passed. Undefined where k > n. */
function passAtK(passed, measured, k) {
    const noneOf = passHatK(measured - passed, measured, k);
    return noneOf === undefined ? undefined : 1 - noneOf;
}


/***/ }),

/***/ 8260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/**
 * Quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan, Am. Stat. 50 (1996) 361–365,
 * the default of R and NumPy). `share` in 0..1; undefined for no values.
 */
function quantile(values, share) {
    const sorted = Float64Array.from(values).sort();
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)];
    const above = sorted[Math.ceil(place)];
    if (below === undefined || above === undefined)
        return undefined;
    return below + (above - below) * (place - Math.floor(place));
}


/***/ }),

/***/ 7362:
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


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ checkState)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6544);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);



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

/***/ 9799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveTool),
/* harmony export */   ab: () => (/* binding */ toolSpellings),
/* harmony export */   n5: () => (/* binding */ resolveAction)
/* harmony export */ });
/**
 * Resolves a tool's name through the suite's table. In this order: the provider-legal `name`; an alias; `tool_id` and
 * `action` joined by `.` or `__`; `tool_id` alone, where one entry only has it; then the same for what remains when a
 * client's prefix (`mcp__<server>__`, `<server>__`) is taken off, shortest prefix first. A name that no entry has, and
 * every name where there is no table (`tools` empty), is split at its last `.` or `__` into `tool_id` and `action`.
 */
function resolveTool(tools, name) {
    for (const spelling of withoutPrefixes(name)) {
        const entry = findEntry(tools, spelling);
        if (entry !== undefined)
            return fromEntry(entry);
    }
    return split(name);
}
/**
 * Resolves the tool of a gold or dialog turn, which may state `tool_id` and `action` apart. Without an entry the two
 * are kept as they are, and the name is `tool_id.action`.
 */
function resolveAction(tools, turn) {
    const { tool_id, action } = turn;
    if (action === undefined)
        return resolveTool(tools, tool_id);
    const entry = tools.find((tool) => tool.tool_id === tool_id && tool.action === action) ??
        ['_', '.', '__'].map((joint) => byName(tools, `${tool_id}${joint}${action}`)).find((tool) => tool !== undefined);
    return entry === undefined ? { name: `${tool_id}.${action}`, tool_id, action } : fromEntry(entry);
}
/** Every spelling that leads to a tool of the table, for "did you mean". */
function toolSpellings(tools) {
    return tools.flatMap((tool) => [
        tool.name,
        ...(tool.aliases ?? []),
        ...(tool.tool_id === undefined
            ? []
            : [tool.action === undefined ? tool.tool_id : `${tool.tool_id}.${tool.action}`]),
    ]);
}
function withoutPrefixes(name) {
    const spellings = [name];
    for (let at = name.indexOf('__'); at >= 0; at = name.indexOf('__', at + 2)) {
        if (at > 0 && at + 2 < name.length)
            spellings.push(name.slice(at + 2));
    }
    return spellings;
}
function findEntry(tools, name) {
    const named = byName(tools, name) ?? tools.find((tool) => joined(tool).includes(name));
    if (named !== undefined)
        return named;
    const sharing = tools.filter((tool) => tool.tool_id === name);
    return sharing.length === 1 ? sharing[0] : undefined;
}
function byName(tools, name) {
    return tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.aliases?.includes(name));
}
function joined(tool) {
    if (tool.tool_id === undefined || tool.action === undefined)
        return [];
    return ['.', '__'].map((joint) => `${tool.tool_id}${joint}${tool.action}`);
}
function fromEntry(entry) {
    const tool_id = entry.tool_id ?? entry.name;
    return { name: entry.name, tool_id, ...(entry.action === undefined ? {} : { action: entry.action }), entry };
}
function split(name) {
    const dot = name.lastIndexOf('.');
    const dashes = name.lastIndexOf('__');
    const at = Math.max(dot, dashes);
    const end = at === dashes ? at + 2 : at + 1;
    if (at <= 0 || end >= name.length)
        return { name, tool_id: name };
    return { name, tool_id: name.slice(0, at), action: name.slice(end) };
}


/***/ }),

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./build/src/stats/pass-k.js
var pass_k = __webpack_require__(4888);
// EXTERNAL MODULE: ./build/src/stats/interval.js
var stats_interval = __webpack_require__(3732);
// EXTERNAL MODULE: ./build/src/stats/quantile.js
var quantile = __webpack_require__(8260);
// EXTERNAL MODULE: ./build/src/summary/metric-kinds.js
var metric_kinds = __webpack_require__(2354);
;// CONCATENATED MODULE: ./build/src/summary/metric.js



/** Mean over tasks of the mean over the task's measured, scored attempts. */
function metricSummary(name, tasks) {
    const { kind, unit } = (0,metric_kinds/* metricKind */.f)(name);
    const perTask = tasks.map((task) => scoredOf(name, task)).filter((scores) => scores.length > 0);
    const means = perTask.map((scores) => mean(scores.map((score) => score.value)));
    const all = kind === 'amount' ? perTask.flat().map((score) => score.value) : [];
    const interval = kind === 'amount'
        ? (0,stats_interval/* meanInterval */.V)(means)
        : (0,stats_interval/* shareInterval */.h)(perTask.map((scores, index) => ({ mean: means[index] ?? 0, trials: trialsOf(scores) })));
    const p50 = (0,quantile/* quantile */.Y)(all, 0.5);
    const p95 = (0,quantile/* quantile */.Y)(all, 0.95);
    return {
        kind,
        unit,
        ...(means.length > 0 && { value: mean(means) }),
        tasks: means.length,
        of: tasks.length,
        ...(interval !== undefined && { interval }),
        ...(p50 !== undefined && { p50 }),
        ...(p95 !== undefined && { p95 }),
        unscored: unscoredReasons(name, tasks),
    };
}
function scoredOf(name, task) {
    return task.attempts.flatMap((attempt) => {
        const score = attempt.measured ? scoreOf(attempt.metrics, name) : undefined;
        return score?.kind === 'scored' ? [score] : [];
    });
}
/** A fraction stands for as many trials as its denominator, any other rate for one. */
function trialsOf(scores) {
    return scores.reduce((sum, score) => sum + (score.den ?? 1), 0);
}
/** Attempts that were planned and gave no score, by reason. */
function unscoredReasons(name, tasks) {
    const counts = new Map();
    const count = (reason, by) => counts.set(reason, (counts.get(reason) ?? 0) + by);
    for (const task of tasks) {
        for (const attempt of task.attempts) {
            const score = scoreOf(attempt.metrics, name);
            if (!attempt.measured)
                count('not measured', 1);
            else if (score === undefined)
                count('not recorded', 1);
            else if (score.kind === 'unscored')
                count(score.reason, 1);
        }
        if (task.planned > task.attempts.length)
            count('no record', task.planned - task.attempts.length);
    }
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function scoreOf(metrics, name) {
    return Object.hasOwn(metrics, name) ? metrics[name] : undefined;
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./build/src/summary/compose.js


/** Suite values, curves and intervals of attempts that stand as rows: of a run, or of a baseline that was read. */
function compose(parts) {
    const tasks = parts.tasks.map(taskSummary).sort((a, b) => byCodeUnit(a.id, b.id));
    const most = Math.max(parts.run.attempts, ...tasks.map((task) => task.planned));
    return {
        version: 1,
        suite: parts.suite,
        run: parts.run,
        fingerprints: parts.fingerprints,
        tasks,
        metrics: metricSummaries(tasks),
        pass_hat_k: curve(tasks, most, pass_k/* passHatK */.q),
        pass_at_k: curve(tasks, most, pass_k/* passAtK */.k),
        failure_reasons: parts.failure_reasons,
        by_chain_length: parts.by_chain_length,
    };
}
function taskSummary({ id, origin, critical, reviewed, source, planned, attempts, }) {
    const measured = attempts.filter((attempt) => attempt.measured);
    return {
        id,
        ...(origin === undefined ? {} : { origin }),
        critical,
        reviewed,
        source: { file: source.file, line: source.line },
        planned: Math.max(planned, attempts.length),
        measured: measured.length,
        passed: measured.filter((attempt) => attempt.passed).length,
        attempts: [...attempts].sort((a, b) => byCodeUnit(a.run ?? '', b.run ?? '') || a.attempt - b.attempt),
    };
}
function metricSummaries(tasks) {
    const names = new Set(tasks.flatMap((task) => task.attempts.flatMap((attempt) => Object.keys(attempt.metrics))));
    names.add('success_rate');
    return Object.fromEntries([...names].sort(byCodeUnit).map((name) => [name, metricSummary(name, tasks)]));
}
/** The unweighted mean over the tasks that have k measured attempts. */
function curve(tasks, most, ofTask) {
    return Array.from({ length: most }, (_, index) => {
        const k = index + 1;
        const values = tasks.flatMap((task) => ofTask(task.passed, task.measured, k) ?? []);
        const sum = values.reduce((total, value) => total + value, 0);
        return { k, ...(values.length > 0 && { value: sum / values.length }), tasks: values.length, of: tasks.length };
    });
}
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 2834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ AttemptRecord),
/* harmony export */   Pi: () => (/* binding */ Outcome),
/* harmony export */   of: () => (/* binding */ Evidence)
/* harmony export */ });
/* unused harmony export FileEvidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5649);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3879);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9866);



/** Why an attempt ended. `agent_failed` and `timed_out` count as failed; `infra_failed` is not measured. */
const Outcome = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('status', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('completed') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent_failed'),
        /** `exit` (non-zero or a signal), `spawn`, `calls`, `output`, `cost`, `protocol`, `source` (an importer's own failure). */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['exit', 'spawn', 'calls', 'output', 'cost', 'protocol', 'source']),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('infra_failed'),
        /** `sandbox`, `spawn` (the machine could not start a process), `provider`, `interrupted`, `missing`, `claimed`. */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sandbox', 'spawn', 'provider', 'interrupted', 'missing', 'claimed']),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
]);
const FileEvidence = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('absent') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('binary'), bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('too_large'), bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('refused'), why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
/** All that layer 1 needs, collected before the workspace goes. */
const Evidence = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** The world document before and after; absent where the suite has none. */
    state_before: _json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .AnyDocument */ .kF.optional(),
    state: _json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .AnyDocument */ .kF.optional(),
    /** Files that the task's checks name, by path in the workspace. */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), FileEvidence).default({}),
    /** The task's `command`, run in the workspace after the agent had ended. `exit_code` null: it could not be run or was ended. */
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(), tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }).optional(),
    /** Where the tool events of this trace come from; `none` leaves all six trajectory checks unscored. */
    calls_recorded_by: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sandbox', 'agent', 'import', 'none']),
    /** Lines of the agent's output that were no events, with 1-based line numbers (the first few) and their count. */
    broken_lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), first: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })) })
        .optional(),
    /** Tool events printed by the agent though the sandbox records them; they became notes. */
    unofficial_calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** By name, what kept this attempt apart from the host and from other attempts. */
    isolation: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
/** One line of `attempts.jsonl`. */
const AttemptRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    task: _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id,
    /** From 1. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative(),
    outcome: Outcome,
    /** As recorded; empty where an imported source did not record it. */
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Wall time in milliseconds; absent where the source did not record it. */
    wall_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
});


/***/ }),

/***/ 432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6193);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8181);


/** Cuts a byte stream into lines and never holds more than one line of at most `limit` UTF-16 units. */
class LineSplitter {
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #limit;
    #held = '';
    #cut = false;
    #number = 0;
    constructor(limit = _line_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LINE_BYTES */ .Oc) {
        this.#limit = limit;
    }
    /** The lines that this chunk completes. */
    push(chunk) {
        return this.#take(this.#decoder.write(chunk));
    }
    /** The line that the end of the stream completes, if there is one. */
    end() {
        const lines = this.#take(this.#decoder.end());
        if (this.#held === '' && !this.#cut)
            return lines;
        return [...lines, this.#line(false)];
    }
    #take(text) {
        const lines = [];
        const parts = text.split('\n');
        const rest = parts.pop() ?? '';
        for (const part of parts) {
            this.#hold(part);
            lines.push(this.#line(true));
        }
        this.#hold(rest);
        return lines;
    }
    #hold(part) {
        const room = this.#limit - this.#held.length;
        if (part.length > room)
            this.#cut = true;
        this.#held += part.slice(0, room);
    }
    #line(ended) {
        this.#number += 1;
        const line = { number: this.#number, text: this.#held, cut: this.#cut, ended };
        this.#held = '';
        this.#cut = false;
        return line;
    }
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VD: () => (/* binding */ readTraceOf),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   m8: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2834);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8181);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(432);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6955);









/**
 * Opens a run directory for reading.
 * @throws UserError when there is no readable `run.json`. All else that is wrong becomes a problem: a broken line is
 * left out, an attempt whose trace or evidence is gone is not measured.
 */
async function readRun(dir) {
    const run = await readRunJson(dir);
    const problems = new Problems();
    const records = await readRecords((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .ATTEMPTS_FILE */ .wo), problems);
    return {
        dir,
        run,
        records,
        problems: problems.list,
        attempts: { [Symbol.asyncIterator]: () => readAttempts(dir, records, problems) },
    };
}
/** The text of a derived file such as `summary.json`; undefined where the run has none. */
async function readRunFile(dir, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), 'utf8');
    }
    catch (error) {
        if (isAbsent(error))
            return undefined;
        throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), error);
    }
}
/** The events of one attempt; undefined where they cannot be read. */
async function readTraceOf(dir, key) {
    const events = await readTrace((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .tracePath */ .rT)(dir, key), new Problems());
    return typeof events === 'string' ? undefined : events;
}
/** Each problem once, though attempts may be read more than once. */
class Problems {
    list = [];
    #known = new Set();
    add(problem) {
        const text = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(problem);
        if (this.#known.has(text))
            return;
        this.#known.add(text);
        this.list.push(problem);
    }
}
async function readRunJson(dir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF);
    const text = await readRunFile(dir, _layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF);
    if (text === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'not-a-run',
            message: `this is not a run directory: it has no ${_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_FILE */ .zF}`,
            file: dir,
            hint: 'Name a directory that `turngate run` or `turngate import` wrote.',
        });
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({ code: 'run-corrupt', message: `not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`, file }, { cause: error });
    }
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (version !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'run-version',
            message: `run format ${JSON.stringify(version)} is unknown; this Turngate reads format 1`,
            file,
        });
    }
    const parsed = _run_file_js__WEBPACK_IMPORTED_MODULE_7__/* .RunFile */ .cB.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(parsed.error.issues.map((issue) => ({
        code: 'run-corrupt',
        message: issue.message,
        file,
        key: issue.path.join('.'),
    })));
}
async function readRecords(file, problems) {
    const records = new Map();
    for await (const line of recordLines(file)) {
        if (line.text.trim() === '')
            continue;
        const record = parseRecord(line);
        if (typeof record === 'string') {
            problems.add({ code: 'attempt-line', message: record, file, line: line.number });
            continue;
        }
        const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptName */ .LZ)(record);
        const earlier = records.get(name);
        if (earlier !== undefined && earlier.outcome.status !== 'infra_failed') {
            problems.add({
                code: 'attempt-twice',
                message: `${name} is recorded twice; the first is kept`,
                file,
                line: line.number,
            });
            continue;
        }
        // an attempt that was not measured may be made again
        records.delete(name);
        records.set(name, record);
    }
    return [...records.values()];
}
/** The record, or what is wrong with the line. */
function parseRecord(line) {
    let value;
    try {
        value = JSON.parse(line.text);
    }
    catch {
        return line.ended ? 'not JSON; the line is left out' : 'the last line was not written to its end; it is left out';
    }
    const parsed = _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .AttemptRecord */ .Hi.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    return `not an attempt: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}; the line is left out`;
}
async function* readAttempts(dir, records, problems) {
    for (const record of records) {
        const trace = await readTrace((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .tracePath */ .rT)(dir, record), problems);
        const evidence = await readEvidence((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .evidencePath */ .Zz)(dir, record), problems);
        if (typeof trace !== 'string' && typeof evidence !== 'string') {
            yield { ...record, events: trace, evidence };
            continue;
        }
        yield {
            ...record,
            outcome: {
                status: 'infra_failed',
                reason: 'missing',
                message: typeof trace === 'string' ? trace : String(evidence),
            },
            events: typeof trace === 'string' ? [] : trace,
            evidence: typeof evidence === 'string' ? _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .Evidence */ .of.parse({ calls_recorded_by: 'none' }) : evidence,
        };
    }
}
/** The events, or why there are none. */
async function readTrace(file, problems) {
    const events = [];
    try {
        for await (const line of linesOf(file)) {
            if (line.text.trim() === '')
                continue;
            const parsed = (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* .parseEventLine */ ._T)(line.text);
            if (parsed.kind === 'event')
                events.push(parsed.event);
            else
                problems.add({ code: 'trace-line', message: parsed.message, file, line: line.number });
        }
        return events;
    }
    catch (error) {
        const message = `the trace cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`;
        problems.add({ code: 'trace-unreadable', message, file });
        return message;
    }
}
/** The evidence, or why there is none. */
async function readEvidence(file, problems) {
    try {
        return _attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .Evidence */ .of.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8')));
    }
    catch (error) {
        const message = `the evidence cannot be read (${firstLine((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error))})`;
        problems.add({ code: 'evidence-unreadable', message, file });
        return message;
    }
}
/** A run that crashed before its first attempt may have no such file. */
async function* recordLines(file) {
    try {
        yield* linesOf(file);
    }
    catch (error) {
        if (isAbsent(error))
            return;
        throw unreadable(file, error);
    }
}
async function* linesOf(file) {
    const splitter = new _lines_js__WEBPACK_IMPORTED_MODULE_6__/* .LineSplitter */ .g(_line_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc + 1);
    const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file, { highWaterMark: 64 * 1024 });
    for await (const chunk of chunks)
        yield* splitter.push(chunk);
    yield* splitter.end();
}
function isAbsent(error) {
    return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
function unreadable(file, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({ code: 'run-unreadable', message: `cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)})`, file }, { cause });
}
function firstLine(text) {
    return text.split('\n', 1)[0] ?? '';
}


/***/ }),

/***/ 3809:
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
    return callsBy('agent', events);
}
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
        const entry = { key: callKey(event.tool, event.args), id: event.call_id, tool: event.tool };
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
function callKey(tool, args) {
    return `${tool} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(args)}`;
}
/** By call id; else the oldest open proposal of the same tool and arguments; else the oldest one of the same tool. */
function findProposal(open, event) {
    const idsDiffer = (call) => call.id !== undefined && event.id !== undefined && call.id !== event.id;
    const candidates = [...open].filter(([, call]) => !idsDiffer(call));
    const sameId = candidates.find(([, call]) => event.id !== undefined && call.id === event.id);
    const same = sameId ?? candidates.find(([, call]) => call.key === event.key);
    return (same ?? candidates.find(([, call]) => call.tool === event.tool))?.[0];
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
