export const id = 807;
export const ids = [807];
export const modules = {

/***/ 7552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ planAttempts)
/* harmony export */ });
/* unused harmony export attemptSeed */
/* harmony import */ var _trace_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10601);
/* harmony import */ var _seed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17462);


/** Attempt 1 of every task, then attempt 2 of every task: a run that is cut short has measured all tasks alike. */
function planAttempts({ tasks, attempts, seed, only, shard }) {
    const known = new Map(tasks.map((task) => [task.id, task]));
    const keys = (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedKeys */ .DV)({
        ...{ tasks: [...known.keys()], attempts },
        ...(only !== undefined && { only: [...only] }),
        ...(shard !== undefined && { shard }),
    });
    return keys.flatMap(({ task: id, attempt }) => {
        const task = known.get(id);
        return task === undefined ? [] : [{ task, attempt, seed: attemptSeed(seed, id, attempt) }];
    });
}
function attemptSeed(runSeed, task, attempt) {
    return (0,_seed_js__WEBPACK_IMPORTED_MODULE_1__/* .hash32 */ .A)(runSeed, task, attempt);
}


/***/ }),

/***/ 26377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/src/attempt/plan.js
var attempt_plan = __webpack_require__(7552);
// EXTERNAL MODULE: ./build/src/gate/decide.js + 25 modules
var decide = __webpack_require__(15144);
// EXTERNAL MODULE: ./build/src/grade/consult.js + 5 modules
var consult = __webpack_require__(27886);
// EXTERNAL MODULE: ./build/src/grade/grade-attempt.js + 29 modules
var grade_attempt = __webpack_require__(13722);
// EXTERNAL MODULE: ./build/src/grade/score.js
var score = __webpack_require__(68195);
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
            success_rate: grade.measured ? (0,score/* ratio */.CG)(grade.passed ? 1 : 0, 1) : (0,score/* unscored */.c7)('not measured'),
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
var compose = __webpack_require__(19471);
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
                tally(grade.aem.dialog, reasons, chains);
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
function tally(dialog, reasons, chains) {
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

// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
;// CONCATENATED MODULE: ./build/src/evaluate.js







/** The pipeline: attempts → grades → summary → verdict, again while the verdict asks for fresh attempts. */
async function evaluate(world) {
    const { suite, run } = world;
    const tasks = new Map(suite.tasks.map((task) => [task.id, task]));
    const first = firstPlan(world);
    const ledger = openLedger({
        ...{ suite: suite.name, tasks: suite.tasks, run, fingerprints: suite.fingerprints },
        ...(world.shard !== undefined && { planned: countByTask(first) }),
    });
    const fresh = new Map();
    for (let plan = first;;) {
        for await (const attempt of world.attempts(plan)) {
            const task = tasks.get(attempt.task);
            if (task === undefined)
                continue;
            const { context, judgements } = await (0,consult/* consult */.Bt)(attempt, task, world.grading, world.advisers);
            const grade = (0,grade_attempt/* gradeAttempt */.j)(attempt, task, context, judgements);
            world.onGrade?.(grade);
            const trajectory = (0,views/* trajectoryHash */.__)(attempt.events);
            // fresh attempts settle one question; they enter no metric
            if (attempt.attempt > run.attempts) {
                fresh.set(task.id, [...(fresh.get(task.id) ?? []), attemptRow(grade, trajectory)]);
            }
            else
                ledger.add({ grade, trajectory });
        }
        const summary = ledger.summary({ interrupted: run.interrupted || world.signal.aborted });
        const verdict = (0,decide/* decide */.L)({
            candidate: summary,
            baseline: world.baseline,
            policy: suite.policy,
            ...world.change,
            fresh: [...fresh].map(([id, attempts]) => ({ id, attempts })),
            canRunMore: world.canRunMore && !world.signal.aborted,
            today: world.today,
        });
        if (verdict.more === undefined)
            return { summary, verdict };
        plan = freshPlan(world, verdict.more);
        // a task whose attempts then come to nothing is not asked about again
        for (const task of verdict.more.tasks)
            fresh.set(task, fresh.get(task) ?? []);
    }
}
function firstPlan({ suite, run, only, shard }) {
    return (0,attempt_plan/* planAttempts */.c)({
        tasks: suite.tasks,
        attempts: run.attempts,
        seed: run.seed,
        ...(only !== undefined && { only }),
        ...(shard !== undefined && { shard }),
    });
}
function countByTask(plan) {
    const counts = new Map();
    for (const { task } of plan)
        counts.set(task.id, (counts.get(task.id) ?? 0) + 1);
    return (task) => counts.get(task) ?? 0;
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

/***/ 84311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ reason)
/* harmony export */ });
function reason(status, code, args) {
    return { status, code, args: { ...args } };
}


/***/ }),

/***/ 44775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ differing),
/* harmony export */   t: () => (/* binding */ comparability)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84311);
/* harmony import */ var _judges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19401);


/** The agent may differ, that is what is measured; what it was measured with may not. */
function comparability(candidateRun, baselineRun) {
    const [candidate, baseline] = [candidateRun.fingerprints, baselineRun.fingerprints];
    const sandbox = differing(candidate.sandbox, baseline.sandbox);
    const world = [];
    if (sandbox.length > 0)
        world.push((0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('not_comparable', 'sandbox_differs', { parts: sandbox }));
    if (candidate.scorer !== baseline.scorer)
        world.push((0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('not_comparable', 'scorer_differs', {}));
    world.push(...(0,_judges_js__WEBPACK_IMPORTED_MODULE_1__/* .judgesDiffer */ .PL)(candidateRun, baselineRun));
    const tasks = differing(candidate.gold, baseline.gold).filter((task) => Object.hasOwn(candidate.gold, task) && Object.hasOwn(baseline.gold, task));
    const gold = tasks.length === 0 ? [] : [(0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('not_comparable', 'gold_differs', { tasks })];
    return { reasons: [...world, ...gold], nothing: world.length > 0, tasks: new Set(tasks) };
}
/** Keys whose hashes differ, or that only one side has; sorted. */
function differing(one, other) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].filter((key) => one[key] !== other[key]).sort();
}


/***/ }),

/***/ 15144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/src/gate/codes.js
var codes = __webpack_require__(84311);
// EXTERNAL MODULE: ./build/src/grade/usage.js + 1 modules
var usage = __webpack_require__(29916);
;// CONCATENATED MODULE: ./build/src/gate/reading.js

function tally(task, reading) {
    const measured = task.attempts.filter((attempt) => attempt.measured);
    const failedHoles = reading === 'failed' ? holesOf(task) : 0;
    return {
        passed: measured.filter((attempt) => attempt.passed).length,
        measured: measured.length + failedHoles,
        rates: (metric) => measured.flatMap((attempt) => ratioOf(attempt, metric)),
        amounts: (metric) => measured.flatMap((attempt) => amountOf(attempt, metric)),
        replayed: (metric) => measured.length > 0 && measured.every((attempt) => isReplayed(attempt, metric)),
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
function isReplayed(attempt, metric) {
    const score = scoreOf(attempt, metric);
    return score?.kind === 'unscored' && score.reason === usage/* REPLAYED */.l;
}
function scoreOf(attempt, metric) {
    return Object.hasOwn(attempt.metrics, metric) ? attempt.metrics[metric] : undefined;
}

;// CONCATENATED MODULE: ./build/src/gate/accept.js


/**
 * The policy with the limits that somebody accepted for this one change in place of its own, where they are wider, and
 * a note of each; the notes stand before all other reasons. Tasks that are accepted are left to the scope.
 */
function withAccepted(policy, accepted) {
    const metrics = { ...policy.metrics };
    for (const entry of accepted) {
        const { metric } = entry;
        const own = metric === undefined || !Object.hasOwn(metrics, metric) ? undefined : metrics[metric];
        if (metric !== undefined && own !== undefined)
            metrics[metric] = widened(own, entry);
    }
    return { policy: { ...policy, metrics }, notes: accepted.map(note) };
}
/** Tasks whose drop was accepted, held against how far it was. */
function acceptedTasks(candidate, accepted, policy) {
    return accepted.flatMap(({ task: id, min_passed: min = 0 }) => {
        const task = candidate.tasks.find((one) => one.id === id);
        if (task === undefined || min === 0)
            return [];
        const { passed, measured, planned } = task;
        if (!isMeasured(task, policy.min_measured)) {
            const tasks = [{ task: task.id, measured, planned }];
            return [(0,codes/* reason */.l)('not_measured', 'tasks_not_measured', { tasks, min_measured: policy.min_measured })];
        }
        return passed + 1e-9 >= min * measured
            ? []
            : [(0,codes/* reason */.l)('regressed', 'accepted_task_below_limit', { task: task.id, passed, measured, min })];
    });
}
function widened(own, entry) {
    const wider = (key, pick) => {
        const [from, to] = [own[key], entry[key]];
        return from === undefined || to === undefined ? {} : { [key]: pick(from, to) };
    };
    return {
        ...own,
        ...wider('max_drop', Math.max),
        ...wider('max_rise', Math.max),
        ...wider('max', Math.max),
        ...wider('min', Math.min),
    };
}
function note({ metric, task, edit, min_passed, reason: why, ...limits }) {
    if (metric !== undefined)
        return (0,codes/* reason */.l)('pass', 'metric_accepted', { metric, limits, reason: why });
    if (task !== undefined)
        return (0,codes/* reason */.l)('pass', 'task_accepted', { task, min_passed: min_passed ?? 1, reason: why });
    return (0,codes/* reason */.l)('pass', 'edit_accepted', { edit: edit ?? '', reason: why });
}

// EXTERNAL MODULE: ./build/src/gate/comparability.js
var comparability = __webpack_require__(44775);
;// CONCATENATED MODULE: ./build/src/gate/deterministic.js
/** Every task was measured twice or more on both sides, and on each side all of its trajectories are one. */
function isDeterministic(...sides) {
    return sides.every((side) => side.tasks.length > 0 && side.tasks.every(repeatsItself));
}
function repeatsItself(task) {
    const trajectories = task.attempts.filter((attempt) => attempt.measured).map((attempt) => attempt.trajectory);
    return trajectories.length >= 2 && new Set(trajectories).size === 1;
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
        reasons.push((0,codes/* reason */.l)('not_measured', 'interrupted', { measured, planned }));
    if (hasNoResults(candidate)) {
        return [(0,codes/* reason */.l)('not_measured', 'no_results', { tasks: candidate.tasks.length, planned }), ...reasons];
    }
    const short = gating.filter((task) => !isMeasured(task, policy.min_measured));
    if (short.length > 0) {
        reasons.push((0,codes/* reason */.l)('not_measured', 'tasks_not_measured', {
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

// EXTERNAL MODULE: ./build/src/gate/status.js + 1 modules
var gate_status = __webpack_require__(77675);
// EXTERNAL MODULE: ./node_modules/fraction.js/dist/fraction.mjs
var fraction = __webpack_require__(41952);
// EXTERNAL MODULE: ./build/src/stats/pass-k.js
var pass_k = __webpack_require__(54888);
// EXTERNAL MODULE: ./build/src/stats/whole.js
var whole = __webpack_require__(37362);
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
function missedBars({ metric, limit }, value, tallies) {
    if (limit.min === undefined && limit.max === undefined)
        return [];
    if (value === undefined && tallies.length > 0 && tallies.every((tally) => tally.replayed(metric))) {
        return [(0,codes/* reason */.l)('pass', 'metric_replayed', { metric })];
    }
    if (value === undefined)
        return [(0,codes/* reason */.l)('not_measured', 'bar_not_measured', { metric })];
    const missed = [];
    if (limit.min !== undefined && compareWithBar(value, limit.min) < 0) {
        missed.push((0,codes/* reason */.l)('regressed', 'metric_below_min', { metric, value: value.value, min: limit.min }));
    }
    if (limit.max !== undefined && compareWithBar(value, limit.max) > 0) {
        missed.push((0,codes/* reason */.l)('regressed', 'metric_above_max', { metric, value: value.value, max: limit.max }));
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
var distributions = __webpack_require__(8474);
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
var stats_interval = __webpack_require__(63732);
// EXTERNAL MODULE: ./build/src/stats/quantile.js
var quantile = __webpack_require__(38260);
// EXTERNAL MODULE: ./build/src/stats/random.js
var stats_random = __webpack_require__(14918);
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
    const random = (0,stats_random/* seededRandom */.I)(seed);
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
    const interval = (0,stats_interval/* meanInterval */.VO)(byTask);
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
var metric_names = __webpack_require__(93541);
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
        return limit[key] === undefined ? [] : [(0,codes/* reason */.l)('could_not_run', 'limit_not_applicable', { metric, kind, key })];
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
        const bars = missedBars(metric, value, own);
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
        const reasons = missedBars(metric, value, own);
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
        return { ...metric, notes: [...gaps, (0,codes/* reason */.l)('pass', 'metric_baseline_zero', { metric: metric.metric })] };
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
        return tasks === samples.length ? [] : [(0,codes/* reason */.l)('pass', 'pass_k_incomplete', { metric, tasks, of: samples.length })];
    }
    const scored = (tally) => (kind === 'rate' ? tally.rates(metric) : tally.amounts(metric)).length > 0;
    const before = samples.filter(({ baseline }) => scored(baseline));
    const after = samples.filter(({ candidate }) => scored(candidate));
    if (before.length === 0)
        return [(0,codes/* reason */.l)('pass', after.length === 0 ? 'metric_not_measured' : 'metric_not_in_baseline', { metric })];
    if (samples.every(({ candidate }) => candidate.replayed(metric)))
        return [(0,codes/* reason */.l)('pass', 'metric_replayed', { metric })];
    if (!before.some((sample) => after.includes(sample)))
        return [(0,codes/* reason */.l)('not_measured', 'metric_missing', { metric })];
    // a task of which every attempt is a hole is told as a hole, not as a missing metric
    const gone = before.filter(({ candidate }) => !scored(candidate) && candidate.measured > candidate.failedHoles);
    if (gone.length === 0)
        return [];
    const tasks = gone.map(({ id }) => id);
    return [(0,codes/* reason */.l)(kind === 'rate' ? 'not_measured' : 'pass', 'metric_missing_in_tasks', { metric, tasks })];
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
            ? [(0,codes/* reason */.l)('regressed', 'metric_dropped_past_threshold', drop)]
            : [(0,codes/* reason */.l)('regressed', 'metric_rose_past_threshold', rise)];
    }
    const alpha = alphaOf(metric, policy);
    // outside the family there is nothing to adjust for: such a test can prove nothing
    const test = { p: adjusted.get(metric) ?? tested.p, alpha };
    if (test.p < alpha) {
        return isRate
            ? [(0,codes/* reason */.l)('regressed', 'metric_dropped', { ...drop, ...test })]
            : [(0,codes/* reason */.l)('regressed', 'metric_rose', { ...rise, ...test })];
    }
    const unproven = { ...test, ...(tested.floor < alpha ? {} : { least_p: tested.floor }) };
    return isRate
        ? [(0,codes/* reason */.l)('inconclusive', 'metric_drop_unproven', { ...drop, ...unproven })]
        : [(0,codes/* reason */.l)('inconclusive', 'metric_rise_unproven', { ...rise, ...unproven })];
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
    const worst = (0,gate_status/* worstStatus */.A4)(reasons);
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
        .map(({ id, tally }) => (0,codes/* reason */.l)('regressed', 'new_task_below_bar', { task: id, passed: tally.passed, measured: tally.measured, min }));
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
            reasons.push((0,codes/* reason */.l)('inconclusive', 'task_break_unconfirmed', { task, attempts, ...counts }));
            continue;
        }
        const measured = again.filter((attempt) => attempt.measured);
        const passed = measured.filter((attempt) => attempt.passed).length;
        const result = { task, fresh_measured: measured.length, ...counts };
        if (passed > 0) {
            verdicts.delete(task);
            reasons.push((0,codes/* reason */.l)('pass', 'task_break_refuted', { ...result, fresh_passed: passed }));
        }
        else if (measured.length / attempts < minMeasured) {
            reasons.push((0,codes/* reason */.l)('not_measured', 'fresh_not_measured', { task, measured: measured.length, planned: attempts }));
        }
        else {
            verdicts.set(task, 'broken');
            reasons.push((0,codes/* reason */.l)('regressed', 'task_broken', result));
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
    return lost.length > 0 && won.length > 0 ? [(0,codes/* reason */.l)('pass', 'churn', { lost, won })] : [];
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
            ? [(0,codes/* reason */.l)('regressed', 'critical_task_regressed', { task: sample.id, ...countsOf(sample), p, alpha })]
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
    const [as, otherwise] = [(0,gate_status/* worstStatus */.A4)(dropped.reasons), (0,gate_status/* worstStatus */.A4)(failed.reasons)];
    const unsettled = [...new Set([...dropped.unsettled, ...failed.unsettled])];
    if (as === otherwise) {
        const told = (0,codes/* reason */.l)('pass', 'holes_tolerated', { holes: count, tasks });
        return { ...dropped, reasons: [...dropped.reasons, told], unsettled };
    }
    const why = (0,codes/* reason */.l)('not_measured', 'holes_change_verdict', { dropped: as, failed: otherwise, holes: count, tasks });
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

// EXTERNAL MODULE: ./build/src/gate/judges.js
var gate_judges = __webpack_require__(19401);
;// CONCATENATED MODULE: ./build/src/gate/looks.js

/**
 * The level at which the n-th look at growing data is judged. Each further look spends half of what the one before it
 * spent: alpha, 1.5 alpha, 1.75 alpha, … and never 2 alpha. So a red is cleared only by a p-value that is larger than
 * the one which would have cleared it at first, over all attempts and not over the new ones.
 */
function alphaAt(alpha, look) {
    // without the last bits of the doubles, since reports show it
    return Math.min(MOST_ALPHA, Number((alpha * (2 - 2 ** (1 - look))).toPrecision(12)));
}
const MOST_ALPHA = 0.499;
function atLook(policy, look) {
    if (look <= 1)
        return { policy, notes: [] };
    const levels = { alpha: alphaAt(policy.alpha, look), family_alpha: alphaAt(policy.family_alpha, look) };
    return { policy: { ...policy, ...levels }, notes: [(0,codes/* reason */.l)('pass', 'looked_again', { look, ...levels })] };
}
/** What a required check says after a run of chosen tasks alone: such a run finds faults, it clears none. */
function afterPartialRun(earlier, now) {
    return now === 'regressed' ? 'regressed' : earlier;
}

// EXTERNAL MODULE: ./build/src/gate/main-regressed.js
var main_regressed = __webpack_require__(41045);
;// CONCATENATED MODULE: ./build/src/gate/scope.js


function scopeOf({ candidate, baseline, incomparable, policy, today, accepted }) {
    const before = byId(baseline?.tasks ?? []);
    const after = byId(candidate.tasks);
    const quarantined = new Set(policy.quarantine.filter((entry) => holds(entry, today)).map((entry) => entry.task));
    // a draft stays one only while neither side has reviewed it: unsetting the mark must not silence a task
    const advises = (id) => !(after.get(id)?.reviewed ?? false) && !(before.get(id)?.reviewed ?? false);
    const whyAside = (id) => quarantined.has(id) ? 'quarantined' : accepted?.has(id) === true ? 'accepted' : advises(id) ? 'advisory' : undefined;
    const gates = (task) => whyAside(task.id) === undefined;
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
        aside: usable.flatMap((pair) => {
            const why = whyAside(pair.id);
            return why === undefined ? [] : [{ ...pair, why }];
        }),
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
    return tasks.length === 0 ? [] : [(0,codes/* reason */.l)('not_measured', 'tasks_missing', { tasks })];
}
function nothingGates(candidate, gating) {
    if (gating.length > 0 || candidate.tasks.length === 0)
        return [];
    return [(0,codes/* reason */.l)('not_measured', 'no_gating_tasks', { tasks: candidate.tasks.length })];
}
function quarantineNotes(policy, tasks, today) {
    return policy.quarantine
        .filter((entry) => tasks.has(entry.task))
        .map(({ task, owner, reason: why, expires }) => today <= expires
        ? (0,codes/* reason */.l)('pass', 'task_quarantined', { task, owner, reason: why, expires })
        : (0,codes/* reason */.l)('pass', 'quarantine_expired', { task, owner, expires }));
}
function named(status, code, tasks) {
    return tasks.length === 0 ? [] : [(0,codes/* reason */.l)(status, code, { tasks: tasks.map((task) => task.id) })];
}
function byId(tasks) {
    return new Map(tasks.map((task) => [task.id, task]));
}

;// CONCATENATED MODULE: ./build/src/gate/decide.js












/** Candidate against baseline under a policy that was written beforehand. Pure: the same input, the same verdict. */
function decide(given) {
    const lookup = given.baseline;
    const { policy: widened, notes: accepted } = withAccepted(given.policy, given.accepted ?? []);
    const looked = atLook(widened, given.look ?? 1);
    const { policy, reasons: judges } = (0,gate_judges/* withoutAdvisory */.Ef)(looked.policy, given.candidate);
    const input = { ...given, policy };
    const always = [...accepted, ...looked.notes, ...judges, ...breaks(given)];
    const blocked = [...misplacedLimits(given.policy), ...unusable(input)];
    if (blocked.length > 0)
        return verdict(input, blocked);
    if (lookup.kind !== 'found') {
        return verdict(input, [withoutBaseline(input, lookup.place), ...always], judged(input));
    }
    const baseline = lookup.main.summary;
    const comparable = (0,comparability/* comparability */.t)(input.candidate, baseline);
    const suggests = input.policy.rule === 'exact' && isDeterministic(input.candidate, baseline);
    const judgeMain = (accepted) => decide({ ...given, candidate: baseline, baseline: accepted, canRunMore: false, fresh: [], accepted: [], look: 1 });
    const notes = [...(suggests ? [(0,codes/* reason */.l)('pass', 'deterministic', {})] : []), ...(0,main_regressed/* mainRegressed */.w)(lookup, judgeMain)];
    return verdict(input, [...comparable.reasons, ...notes, ...always], judged(input, baseline, comparable), baseline);
}
/** What lets nothing be judged: input that cannot be trusted. */
function unusable({ candidate, baseline }) {
    if (baseline.kind === 'unreadable') {
        const messages = baseline.problems.map((problem) => problem.message);
        return [(0,codes/* reason */.l)('could_not_run', 'baseline_unreadable', { place: baseline.place, messages })];
    }
    const reasons = duplicates('candidate', candidate);
    if (baseline.kind === 'absent')
        return reasons;
    const { summary } = baseline.main;
    if (summary.suite !== candidate.suite) {
        reasons.push((0,codes/* reason */.l)('could_not_run', 'baseline_of_other_suite', { baseline: summary.suite, candidate: candidate.suite }));
    }
    return [...reasons, ...duplicates('baseline', summary)];
}
function duplicates(side, summary) {
    const tasks = duplicateTasks(summary);
    return tasks.length === 0 ? [] : [(0,codes/* reason */.l)('could_not_run', 'duplicate_tasks', { side, tasks })];
}
function withoutBaseline({ newSuite, bringsBaseline = false }, place) {
    return newSuite === true
        ? (0,codes/* reason */.l)('no_baseline', 'suite_is_new', { place, brings: bringsBaseline })
        : (0,codes/* reason */.l)('no_baseline', 'baseline_missing', { place });
}
/** Told before a merge: after it, every change would be told that its base is broken. */
function breaks({ breaksBaseline }) {
    return breaksBaseline === undefined ? [] : [(0,codes/* reason */.l)('not_comparable', 'baseline_breaks', breaksBaseline)];
}
function judged(input, baseline, comparable) {
    const { candidate, policy, today, fresh, accepted = [] } = input;
    const scope = scopeOf({
        candidate,
        policy,
        today,
        accepted: new Set(accepted.flatMap(({ task }) => task ?? [])),
        incomparable: comparable?.tasks ?? new Set(),
        ...(baseline === undefined ? {} : { baseline }),
    });
    const always = [
        ...unmeasured(candidate, scope.gating, policy),
        ...scope.reasons,
        ...acceptedTasks(candidate, accepted, policy),
    ];
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
    const status = (0,gate_status/* worstStatus */.A4)(found);
    const metrics = judgement?.metrics ?? [];
    const passed = metrics.filter((metric) => metric.status === 'pass').map((metric) => metric.metric);
    const reasons = status === 'pass'
        ? [(0,codes/* reason */.l)('pass', 'within_limits', { metrics: passed, tasks: candidate.tasks.length }), ...found]
        : (0,gate_status/* worstFirst */.md)(found);
    const more = moreOf(input, status, judgement);
    return {
        status,
        exit_code: (0,gate_status/* exitCode */.I$)(reasons, policy),
        mode: policy.mode,
        rule: policy.rule,
        reasons,
        metrics,
        lost: judgement?.lost ?? [],
        won: judgement?.won ?? [],
        changed: baseline === undefined ? [] : (0,comparability/* differing */.R)(candidate.fingerprints.agent, baseline.fingerprints.agent),
        deterministic: baseline !== undefined && isDeterministic(candidate, baseline),
        ...(more === undefined ? {} : { more }),
    };
}
/** A run that no limit was applied to was not judged: it is no pass. */
function nothingGated({ policy }, judgement) {
    const judgedMetrics = (judgement?.metrics ?? []).filter(({ status }) => status !== 'reported');
    return judgedMetrics.length > 0
        ? []
        : [(0,codes/* reason */.l)('not_measured', 'nothing_gated', { metrics: Object.keys(policy.metrics) })];
}
/** Attempts are asked for only where they can be made and can still change the status. */
function moreOf(input, status, judgement) {
    const tasks = judgement?.unsettled ?? [];
    const final = status === 'regressed' || status === 'could_not_run' || input.candidate.run.interrupted;
    if (tasks.length === 0 || final || !input.canRunMore)
        return undefined;
    return { tasks, attempts: input.candidate.run.attempts };
}


/***/ }),

/***/ 19401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ withoutAdvisory),
/* harmony export */   LU: () => (/* binding */ unlicensedNote),
/* harmony export */   PL: () => (/* binding */ judgesDiffer)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84311);

/**
 * Why judges keep two runs from being compared: they decide on one side only, or are not the same ones. Judges vote
 * together, so they decide where each of them is licensed; where they decide on neither side they may differ.
 */
function judgesDiffer(candidate, baseline) {
    const [now, before] = [judgesOf(candidate), judgesOf(baseline)];
    const unequal = candidate.fingerprints.judge === baseline.fingerprints.judge ? [] : [(0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('not_comparable', 'judge_differs', {})];
    if (now === undefined || before === undefined)
        return unequal;
    if (decide(now) === decide(before))
        return decide(now) ? unequal : [];
    const names = [...new Set([...now, ...before].map((judge) => judge.name))].sort();
    return names.flatMap((name) => {
        const [own, old] = [now, before].map((side) => side.find((judge) => judge.name === name));
        const standing = { candidate: own?.licence ?? 'none', baseline: old?.licence ?? 'none' };
        const decides = decide(now) ? 'candidate' : 'baseline';
        const other = decides === 'candidate' ? old : own;
        // told of the ones that keep their side from deciding, not of those that would have let it
        if (other?.licence === 'licensed')
            return [];
        const changed = [...(other?.changed ?? [])];
        return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('not_comparable', 'judge_licence_differs', { judge: name, decides, ...standing, changed })];
    });
}
/** A policy without the limits of what judges without a licence said, and what a reader should know of them. */
function withoutAdvisory(policy, candidate) {
    const isAdvisory = (metric) => Object.hasOwn(candidate.metrics, metric) && candidate.metrics[metric]?.advisory === true;
    const limits = Object.entries(policy.metrics);
    const unlicensed = (judgesOf(candidate) ?? []).filter((judge) => judge.licence !== 'licensed');
    return {
        policy: { ...policy, metrics: Object.fromEntries(limits.filter(([metric]) => !isAdvisory(metric))) },
        reasons: [
            ...unlicensed.map(unlicensedNote),
            ...limits.flatMap(([metric]) => isAdvisory(metric) ? [(0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('pass', 'judge_metric_advisory', { metric })] : []),
        ],
    };
}
/** Also told where nothing is gated. */
function unlicensedNote({ name, model, licence, changed = [] }) {
    return licence === 'void'
        ? (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('pass', 'judge_lock_void', { judge: name, model, changed: [...changed] })
        : (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('pass', 'judge_unlicensed', { judge: name, model });
}
function decide(judges) {
    return judges.length > 0 && judges.every((judge) => judge.licence === 'licensed');
}
/** Undefined: the run had judges and does not say which. */
function judgesOf({ run, fingerprints }) {
    return run.judges ?? (fingerprints.judge === undefined ? [] : undefined);
}


/***/ }),

/***/ 41045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ mainRegressed)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84311);

/**
 * A regression that was merged anyway: said in one line, and nobody else's fault.
 * @param judge gives the verdict on the newest entry of the baseline as a candidate against what it is given
 */
function mainRegressed(lookup, judge) {
    const { main, accepted, place } = lookup;
    if (main === accepted)
        return [];
    const verdict = judge({ ...lookup, main: accepted });
    const regressed = verdict.reasons.filter(({ status }) => status === 'regressed');
    if (regressed.length === 0)
        return [];
    const metric = verdict.metrics.find(({ status }) => status === 'regressed')?.metric ?? 'success_rate';
    const value = (entry) => entry.summary.metrics[metric]?.value ?? 0;
    return [
        (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)('pass', 'main_regressed', {
            ...{ place, run: main.summary.run.id, accepted: accepted.summary.run.id, reasons: regressed.length },
            ...{ metric, from: value(accepted), to: value(main) },
        }),
    ];
}


/***/ }),

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I$: () => (/* binding */ exitCode),
  md: () => (/* binding */ worstFirst),
  A4: () => (/* binding */ worstStatus)
});

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


/***/ }),

/***/ 71696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readScript)
/* harmony export */ });
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


/***/ }),

/***/ 9764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ boundedAttempt)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35676);

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
    return (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .f)(value) ? value : cut(value, _depth_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l);
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


/***/ }),

/***/ 47015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   gk: () => (/* binding */ finding)
/* harmony export */ });
/* unused harmony export GRADE_CODES */
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
    /** `licensed`: it may decide; `quote`: the judge's evidence, empty where something is missing. */
    rubric_met: ['check', 'rubric', 'reason', 'quote', 'licensed'],
    rubric_not_met: ['check', 'rubric', 'reason', 'quote', 'licensed'],
    rubric_not_measured: ['check', 'rubric', 'reason'],
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


/***/ }),

/***/ 27886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lz: () => (/* binding */ NO_JUDGEMENTS),
  Bt: () => (/* binding */ consult),
  g2: () => (/* binding */ consultOnTurns)
});

// EXTERNAL MODULE: ./build/src/grade/bounded.js
var bounded = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/grade/grade-aem.js + 5 modules
var grade_aem = __webpack_require__(73161);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
;// CONCATENATED MODULE: ./build/src/grade/judge/judge-answers.js

/** Puts each rubric line of a task to the judges; of an agent that said nothing there is nothing to ask. */
async function judgeAnswers({ events }, task, panel, agentModels) {
    const texts = (0,views/* replies */.Po)(events).map((reply) => reply.text);
    const said = events.flatMap((event) => (event.event === 'user' ? [event.text] : []));
    const asked = task.answer.map(async ({ rubric, reply }, index) => {
        if (rubric === undefined)
            return undefined;
        if (texts.length === 0) {
            const { licensed } = panel;
            return { index, judgement: { kind: 'not_measured', licensed, reason: 'there is no reply' }, spent: [] };
        }
        const text = reply === 'any' ? texts.join('\n\n') : (texts.at(-1) ?? '');
        return { index, ...(await panel.judge({ rubric, text, said }, agentModels)) };
    });
    const judged = (await Promise.all(asked)).filter((line) => line !== undefined);
    return {
        lines: new Map(judged.map(({ index, judgement }) => [index, judgement])),
        spent: judged.flatMap(({ spent }) => spent),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/grade/aem/gold-turns.js
var gold_turns = __webpack_require__(4580);
// EXTERNAL MODULE: ./build/src/grade/codes.js
var codes = __webpack_require__(47015);
;// CONCATENATED MODULE: ./build/src/grade/own-metrics/turns.js
/**
 * Which turns each sub-metric is asked about: those that scoring itself would ask it about, found out by scoring once.
 *
 * @param score scores the dialog with these sub-metrics
 */
function turnsToJudge(entries, score) {
    const found = new Map(entries.map(({ name }) => [name, []]));
    score(entries.map(({ name, applies_to }) => ({
        name,
        applies_to,
        evaluate(turn, { dialog }) {
            const { predicted } = turn;
            if (predicted !== undefined) {
                found.get(name)?.push({ index: dialog.turns.indexOf(turn), turn, predicted, dialog });
            }
            return { status: 'unscored', score: 0 };
        },
    })));
    return found;
}
/** A sub-metric whose results are there before it is asked; `results` by place among the dialog's gold turns. */
function settledSubMetric({ name, applies_to }, isAdvisory, results) {
    return {
        name,
        applies_to,
        advisory: isAdvisory,
        evaluate: (turn, { dialog }) => results.get(dialog.turns.indexOf(turn)) ?? unmeasured('it was not asked'),
    };
}
function unmeasured(reason) {
    return { status: 'unscored', score: 0, unmeasured: reason };
}
/** What the user had written when the turn was made, oldest first. */
function saidBefore({ turn, dialog }) {
    const position = turn.position ?? Number.POSITIVE_INFINITY;
    const isEarlier = (message) => message.position < 0 ? message.segment <= turn.segment : message.position < position;
    return dialog.userMessages.filter(isEarlier).map(({ text }) => text);
}

;// CONCATENATED MODULE: ./build/src/grade/own-metrics/module.js





/** One turn by a user's module; what it answered before is not asked again. */
async function judgeByModule({ name, code }, turn, module, { task, store }) {
    const question = (0,json/* toJson */.aB)({
        turn: { ...plainTurn(turn.turn), said: saidBefore(turn) },
        context: { metric: name, task, dialog: turn.dialog.turns.map(plainTurn) },
    });
    const key = (0,json/* hashJson */.jM)(['module', code ?? null, name, question]);
    const stored = readAnswer(name, store.get(key));
    if (stored !== undefined)
        return stored;
    if (module === undefined)
        return unmeasured('its module is not at hand');
    const answered = await module.ask(question);
    if (answered.kind === 'failed')
        return unmeasured(answered.reason);
    const result = readAnswer(name, answered.answer);
    if (result === undefined)
        return unmeasured('its module gave no verdict that can be read');
    store.put(key, answered.answer);
    return result;
}
/** The turn as modules see it: plain data. */
function plainTurn({ gold, predicted, segment }) {
    return {
        turn_no: gold.turn_no,
        kind: (0,gold_turns/* isReply */.nK)(gold) ? 'response' : 'action',
        segment,
        gold: gold.gold_turn,
        predicted: predicted ?? null,
    };
}
const Verdict = schemas/* union */.KCZ([
    schemas/* boolean */.zMY().transform((passed) => ({ status: passed ? 'passed' : 'failed' })),
    schemas/* strictObject */.rej({
        status: schemas/* enum */.k5n(['passed', 'failed', 'unscored']),
        score: schemas/* number */.aig().min(0).max(1).exactOptional(),
        /** A name for this kind of failure, for tables and clusters. */
        reason: schemas/* string */.YjP()
            .regex(/^[a-z][a-z0-9_]{0,63}$/)
            .exactOptional(),
        /** In words. */
        why: schemas/* string */.YjP().exactOptional(),
    }),
]);
function readAnswer(name, answer) {
    const read = Verdict.safeParse(answer);
    if (!read.success)
        return undefined;
    const { status, score, reason, why, } = read.data;
    if (status === 'unscored')
        return { status, score: 0 };
    if (status === 'passed')
        return { status, score: score ?? 1 };
    const detail = { sub_metric: name, ...(why !== undefined && { why: (0,codes/* excerpt */.Kb)(why) }) };
    return { status, score: score ?? 0, reason: reason ?? `${name}_failed`, detail };
}

// EXTERNAL MODULE: ./build/src/grade/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(99336);
;// CONCATENATED MODULE: ./build/src/grade/judge/pairwise.js

/**
 * Which of two texts fits a statement better. Asked in both orders, since judges favour a place; it counts where both
 * answers say the same.
 *
 * @param ask puts "A fits better than B" to the judges
 */
async function comparePair(criterion, first, second, ask) {
    const rubric = (0,judge_prompt/* pairStatement */.ou)(criterion);
    const [forward, backward] = await Promise.all([
        ask({ rubric, text: first, other: second }),
        ask({ rubric, text: second, other: first }),
    ]);
    if (forward.kind === 'not_measured')
        return { kind: 'not_measured', reason: forward.reason };
    if (backward.kind === 'not_measured')
        return { kind: 'not_measured', reason: backward.reason };
    if (forward.holds && !backward.holds)
        return { kind: 'preferred', which: 'first', reason: forward.reason };
    if (!forward.holds && backward.holds)
        return { kind: 'preferred', which: 'second', reason: backward.reason };
    if (!forward.holds)
        return { kind: 'level', reason: forward.reason };
    return { kind: 'not_measured', reason: 'the judges prefer whichever text comes first' };
}

;// CONCATENATED MODULE: ./build/src/grade/own-metrics/rubric.js




/** One turn by a rubric. */
async function judgeByRubric(entry, turn, panel, agentModels) {
    const spent = [];
    const said = saidBefore(turn);
    async function ask(claim) {
        const judged = await panel.judge({ ...claim, said }, agentModels);
        spent.push(...judged.spent);
        return judged.judgement;
    }
    const { gold_turn } = turn.turn.gold;
    if (entry.against === 'gold' && 'response' in gold_turn && turn.predicted.kind === 'response') {
        const { response } = turn.predicted;
        const preference = await comparePair(entry.rubric, response, gold_turn.response, ask);
        if (preference.kind === 'not_measured')
            return { result: unmeasured(preference.reason), spent };
        const isWorse = preference.kind === 'preferred' && preference.which === 'second';
        return { result: resultOf(entry.name, !isWorse, isWorse ? 0 : 1, { why: preference.reason }), spent };
    }
    const judgement = await ask({ rubric: entry.rubric, text: textOf(turn.predicted) });
    if (judgement.kind === 'not_measured')
        return { result: unmeasured(judgement.reason), spent };
    const { holds, score, quote, reason } = judgement;
    return { result: resultOf(entry.name, holds, score, { quote, why: reason }), spent };
}
/** A call is judged as JSON text. */
function textOf(predicted) {
    if (predicted.kind === 'response')
        return predicted.response;
    return (0,json/* canonical */.$N)({ tool: predicted.tool, args: predicted.args }, 1);
}
function resultOf(name, passed, score, { why, quote }) {
    if (passed)
        return { status: 'passed', score };
    const detail = { sub_metric: name, why: (0,codes/* excerpt */.Kb)(why), ...(quote !== undefined && { quote: (0,codes/* excerpt */.Kb)(quote) }) };
    return { status: 'failed', score, reason: `${name}_failed`, detail };
}

;// CONCATENATED MODULE: ./build/src/grade/consult.js






const NO_JUDGEMENTS = { lines: new Map() };
/** Asks everybody who has a say, so that grading itself stays synchronous. Does not reject for what they answer. */
async function consult(given, task, context, advisers) {
    // nothing is graded of an attempt that infrastructure broke off
    if (advisers === undefined || given.outcome.status === 'infra_failed')
        return { context, judgements: NO_JUDGEMENTS };
    const attempt = (0,bounded/* boundedAttempt */.F)(given);
    const agentModels = modelsOf(attempt);
    const about = { task, agentModels, hasGold: (task.gold ?? []).length > 0 };
    const turns = await consultOnTurns((around) => (0,grade_aem/* gradeAem */.V)(attempt, task, around), context, about, advisers);
    const { panel } = advisers;
    const asksJudges = task.answer.some(({ rubric }) => rubric !== undefined) || turns.asksJudges;
    if (panel === undefined || !asksJudges)
        return { context: { ...context, ...turns.context }, judgements: { ...NO_JUDGEMENTS, ...turns.failure } };
    const answers = await judgeAnswers(attempt, task, panel, agentModels);
    return {
        context: { ...context, ...turns.context },
        judgements: { lines: answers.lines, spent: [...answers.spent, ...turns.spent], ...turns.failure },
    };
}
/**
 * The same for the turns of a dialog.
 *
 * @param score scores the dialog; it is run more than once
 */
async function consultOnTurns(score, context, { task, agentModels, hasGold }, advisers) {
    const { panel, store, modules, embedding, signal } = advisers;
    const nothing = { context: { similarity: context.similarity }, failure: {}, asksJudges: false, spent: [] };
    if (!hasGold)
        return nothing;
    const settled = await embedding?.settle(context.similarity, (similarity) => score({ ...context, similarity }), signal);
    if (settled?.kind === 'failed')
        return { ...nothing, failure: { aemFailure: settled.reason } };
    const similarity = settled?.similarity ?? context.similarity;
    // without a judge a rubric is no dimension at all
    const entries = advisers.subMetrics.filter(({ rubric }) => rubric === undefined || panel !== undefined);
    if (entries.length === 0)
        return { ...nothing, context: { similarity } };
    const wanted = turnsToJudge(entries, (subMetrics) => score({ ...context, similarity, subMetrics }));
    const subMetrics = [];
    const spent = [];
    for (const entry of entries) {
        const turns = wanted.get(entry.name) ?? [];
        const { rubric } = entry;
        if (rubric !== undefined && panel !== undefined) {
            const judged = await each(turns, (turn) => judgeByRubric({ ...entry, rubric }, turn, panel, agentModels));
            spent.push(...judged.flatMap(([, answer]) => answer.spent));
            const results = new Map(judged.map(([index, { result }]) => [index, result]));
            subMetrics.push(settledSubMetric(entry, !panel.licensed, results));
            continue;
        }
        const facts = { id: task.id, ...(task.description !== undefined && { description: task.description }) };
        const module = modules.get(entry.name);
        const results = await each(turns, (turn) => judgeByModule(entry, turn, module, { task: facts, store }));
        subMetrics.push(settledSubMetric(entry, false, new Map(results)));
    }
    const asksJudges = entries.some(({ rubric }) => rubric !== undefined);
    return { context: { similarity, subMetrics }, failure: {}, asksJudges, spent };
}
function each(turns, ask) {
    return Promise.all(turns.map(async (turn) => [turn.index, await ask(turn)]));
}
/** The agent's models, as the trace names them. */
function modelsOf({ events }) {
    const calls = events.filter((event) => event.event === 'model').filter((event) => event.by !== 'user');
    return [...new Set(calls.map(({ model }) => model))];
}


/***/ }),

/***/ 96932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/* harmony import */ var _trace_call_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74800);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68195);


/** US dollars of the agent's model calls. One call of unknown cost makes the sum unknown, never smaller. */
function costOf(events, prices) {
    const calls = events.filter((event) => event.event === 'model').filter((event) => event.by !== 'user');
    if (calls.length === 0)
        return (0,_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)('no model calls recorded');
    let sum = 0;
    const unknown = new Set();
    for (const call of calls) {
        const cost = (0,_trace_call_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .callCost */ .w)(call, prices);
        if (typeof cost === 'string')
            unknown.add(cost);
        else
            sum += cost;
    }
    return unknown.size === 0 ? (0,_score_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(sum) : (0,_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)([...unknown].sort().slice(0, MAX_REASONS).join('; '));
}
const MAX_REASONS = 3;


/***/ }),

/***/ 82330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ embeddingModel)
/* harmony export */ });
/** Names whose vectors are comparable: the model, where it is, and how long its vectors are. */
function embeddingModel({ model, base_url, dimensions }) {
    return [base_url, model, dimensions].filter((part) => part !== undefined).join(' ');
}


/***/ }),

/***/ 73161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ gradeAem)
});

// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
// EXTERNAL MODULE: ./build/src/grade/aem/extra.js
var aem_extra = __webpack_require__(32297);
// EXTERNAL MODULE: ./build/src/grade/aem/gold-turns.js
var gold_turns = __webpack_require__(4580);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
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
            if (call < calls && compare(next, at, here, at) > 0) {
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
                if (compare(candidate, 0, here, at) < 0)
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
function compare(a, atA, b, atB) {
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

// EXTERNAL MODULE: ./build/src/grade/aem/compare-call.js
var compare_call = __webpack_require__(39565);
// EXTERNAL MODULE: ./build/src/grade/aem/groups.js
var aem_groups = __webpack_require__(89159);
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
    const inOrder = pairedInOrder(resolved, calls, context);
    if (inOrder !== undefined)
        return inOrder;
    const value = pairValues(resolved, calls, context);
    const groups = (0,aem_groups/* stretches */.Y)(golds).map((group) => group.flatMap((gold) => {
        const turn = golds[gold];
        return turn === undefined || resolved[gold] === undefined ? [] : [{ turn, gold }];
    }));
    const planned = groups.flatMap((group) => planStretches(group, calls.length, value));
    const matched = new Map(assign_assign(planned, calls.length, value));
    return fillGaps(groups, calls, matched);
}
/** Where each call is just what the gold wants next, no other assignment is better: most attempts that pass are so. */
function pairedInOrder(resolved, calls, context) {
    const golds = resolved.flatMap((call, gold) => (call === undefined ? [] : [{ call, gold }]));
    if (golds.length !== calls.length)
        return undefined;
    const pairs = new Map();
    for (const [index, { call: expected, gold }] of golds.entries()) {
        const made = calls[index];
        if (made === undefined || made.fate !== 'ok' || !(0,compare_call/* isSameTool */.N8)(expected, made))
            return undefined;
        const { passed, agreement } = pairValue(expected, made, context);
        if (!passed || agreement !== 1)
            return undefined;
        pairs.set(gold, index);
    }
    return pairs;
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
// EXTERNAL MODULE: ./build/src/grade/aem/script.js
var aem_script = __webpack_require__(71696);
;// CONCATENATED MODULE: ./build/src/grade/aem/pair-trace.js






/**
 * Pairs a live trace with the task's gold. Candidates are all of the agent's calls, executed or refused, and its
 * replies, segment by segment.
 */
function pairTrace(events, task, context) {
    const gold = task.gold ?? [];
    const script = (0,aem_script/* readScript */.U)(gold, task.turns, events);
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

// EXTERNAL MODULE: ./build/src/grade/aem/score-dialog.js + 14 modules
var score_dialog = __webpack_require__(38867);
;// CONCATENATED MODULE: ./build/src/grade/grade-aem.js


/**
 * Layer 3: the trace paired with the task's gold, turn by turn.
 *
 * @param failure why turns could not be compared
 */
function gradeAem(attempt, task, context, failure) {
    if (failure !== undefined)
        return { status: 'unscored', reason: failure };
    if (!areCallsKnown(attempt, task))
        return { status: 'unscored', reason: 'no tool calls recorded' };
    const dialog = (0,score_dialog/* scoreDialog */.r)(pairTrace(attempt.events, task, context), context);
    if (dialog.kind === 'unscored')
        return { status: 'unscored', reason: dialog.reason };
    return withUnmeasured(dialog);
}
/** What a deciding sub-metric could not judge is neither right nor wrong, so that a dialog may fail but not pass. */
function withUnmeasured(dialog) {
    const open = new Map();
    for (const { sub } of dialog.turns) {
        for (const [name, { unmeasured, advisory }] of Object.entries(sub)) {
            if (unmeasured === undefined || open.has(name))
                continue;
            open.set(name, { reason: `${name} was not measured: ${unmeasured}`, decides: advisory !== true });
        }
    }
    const reason = [...open.values()].find(({ decides }) => decides)?.reason;
    const unmeasured = Object.fromEntries([...open].map(([name, { reason: why }]) => [name, why]));
    return {
        status: !dialog.test_pass ? 'failed' : reason === undefined ? 'passed' : 'unscored',
        dialog,
        ...(reason !== undefined && { reason }),
        ...(open.size > 0 && { unmeasured }),
    };
}
/** Calls that nobody recorded are not calls that were not made. */
function areCallsKnown({ evidence }, task) {
    if (evidence.calls_recorded_by !== 'none')
        return true;
    return !(task.gold ?? []).some((turn) => 'tool_id' in turn.gold_turn && turn.by !== 'user');
}


/***/ }),

/***/ 13722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ gradeAttempt)
});

;// CONCATENATED MODULE: ./build/src/grade/overall.js
/** Failed when any failed, unscored when none could be scored, else passed. */
function overall(checks) {
    if (checks.some((check) => check.status === 'failed'))
        return 'failed';
    return checks.some((check) => check.status === 'passed') ? 'passed' : 'unscored';
}

// EXTERNAL MODULE: ./build/src/grade/codes.js
var codes = __webpack_require__(47015);
;// CONCATENATED MODULE: ./build/src/grade/answer/line.js
/** Failed with what was found, passed where that is nothing. */
function judged(name, findings) {
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
        return [judged(NAME, [(0,codes/* finding */.gk)('command_not_run', { check: NAME })])];
    const tail = (0,codes/* excerpt */.Kb)(result.tail.slice(-200));
    if (result.timed_out)
        return [judged(NAME, [(0,codes/* finding */.gk)('command_timed_out', { check: NAME, tail })])];
    if (result.exit_code === 0)
        return [judged(NAME, [])];
    return [judged(NAME, [(0,codes/* finding */.gk)('command_failed', { check: NAME, exit_code: result.exit_code, tail })])];
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
        return (0,codes/* finding */.gk)('text_not_contained', { check, where, expected: (0,codes/* excerpt */.Kb)(expected), actual: (0,codes/* excerpt */.Kb)(text) });
    },
};
const notContains = {
    negated: true,
    judge(subject, unwanted) {
        if (!includes(subject, unwanted))
            return undefined;
        return (0,codes/* finding */.gk)('text_contained', { check: subject.check, where: subject.where, unwanted: (0,codes/* excerpt */.Kb)(unwanted) });
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
        return (0,codes/* finding */.gk)('text_not_equal', { check, where, expected: (0,codes/* excerpt */.Kb)(expected), actual: (0,codes/* excerpt */.Kb)(text) });
    },
};

// EXTERNAL MODULE: ./build/src/grade/answer/changed-places.js
var changed_places = __webpack_require__(28309);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
// EXTERNAL MODULE: ./build/src/grade/depth.js
var depth = __webpack_require__(35676);
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
const json = {
    negated: false,
    judge({ text, check, where }, expected) {
        const actual = parseJsonText(text);
        if (actual === undefined)
            return (0,codes/* finding */.gk)('not_json', { check, where, actual: (0,codes/* excerpt */.Kb)(text) });
        const places = (0,changed_places/* changedPlaces */.f)(expected, actual);
        if (places.length === 0)
            return undefined;
        return (0,codes/* finding */.gk)('json_differs', { check, where, places: places.slice(0, MAX_PLACES), count: places.length });
    },
};

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/suite/json-schema.js
var json_schema = __webpack_require__(7924);
;// CONCATENATED MODULE: ./build/src/grade/answer/text/json-schema.js




const jsonSchema = {
    negated: false,
    judge({ text, check, where }, schema) {
        const compiled = compile(schema);
        if (typeof compiled === 'string')
            return (0,codes/* finding */.gk)('schema_unusable', { check, message: compiled });
        const actual = parseJsonText(text);
        if (actual === undefined)
            return (0,codes/* finding */.gk)('not_json', { check, where, actual: (0,codes/* excerpt */.Kb)(text) });
        const [error] = compiled.errors(actual);
        return error === undefined ? undefined : (0,codes/* finding */.gk)('schema_refused', { check, where, message: (0,codes/* excerpt */.Kb)(error) });
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
var suite_pattern = __webpack_require__(36544);
;// CONCATENATED MODULE: ./build/src/grade/answer/text/matches.js



const matches = {
    negated: false,
    judge(subject, pattern) {
        const { text, check, where } = subject;
        return search(subject, pattern, (found) => found ? undefined : (0,codes/* finding */.gk)('pattern_not_matched', { check, where, pattern, actual: (0,codes/* excerpt */.Kb)(text) }));
    },
};
const notMatches = {
    negated: true,
    judge(subject, pattern) {
        const { check, where } = subject;
        return search(subject, pattern, (found) => found ? (0,codes/* finding */.gk)('pattern_matched', { check, where, pattern }) : undefined);
    },
};
/** A pattern that does not compile fails the check under either sign: nothing was shown. */
function search({ text, check, ignoreCase }, pattern, judge) {
    try {
        return judge((0,suite_pattern/* compilePattern */.E)(pattern, { ignoreCase }).test(text));
    }
    catch (error) {
        return (0,codes/* finding */.gk)('pattern_unusable', { check, pattern, message: (0,errors/* messageOf */.bD)(error) });
    }
}

;// CONCATENATED MODULE: ./build/src/grade/answer/text/registry.js





const TEXT_CHECKS = {
    equals: equals,
    contains: contains,
    not_contains: notContains,
    matches: matches,
    not_matches: notMatches,
    json: json,
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
    return judged(name, judge(name, check, file));
});
function judge(name, check, file) {
    const about = { check: name, path: check.path };
    if (file === undefined)
        return [(0,codes/* finding */.gk)('file_unreadable', { ...about, why: 'not_collected' })];
    if (file.kind === 'refused')
        return [(0,codes/* finding */.gk)('file_unreadable', { ...about, why: file.why })];
    const expectations = textExpectations(name, check);
    if (check.exists === false && expectations.length === 0) {
        return file.kind === 'absent' ? [] : [(0,codes/* finding */.gk)('file_present', about)];
    }
    if (file.kind === 'absent')
        return [(0,codes/* finding */.gk)('file_absent', about)];
    if (expectations.length === 0)
        return [];
    if (file.kind !== 'text')
        return [(0,codes/* finding */.gk)('file_unreadable', { ...about, why: file.kind })];
    const subject = { text: file.text, where: check.path, ignoreCase: false };
    return expectations.map((expectation) => expectation.judge(subject)).filter((found) => found !== undefined);
}

// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
;// CONCATENATED MODULE: ./build/src/grade/answer/replies.js




/** `answer`: lines about the agent's last reply, or any of them. */
const judgeReplies = (task, { events }, rubrics) => {
    const texts = (0,views/* replies */.Po)(events).map((reply) => reply.text);
    return task.answer.map((check, index) => {
        const name = `answer[${index}]`;
        if (check.rubric === undefined)
            return judgeLine(name, check, texts);
        const judged = judgeRubric(name, check.rubric, texts, rubrics.get(index));
        if (textExpectations(name, check).length === 0)
            return judged;
        // an imported line may state both: what can be checked without a judge decides
        const line = judgeLine(name, check, texts);
        return { ...line, findings: [...line.findings, ...judged.findings] };
    });
};
function judgeRubric(name, rubric, texts, judgement) {
    const about = { check: name, rubric: (0,codes/* excerpt */.Kb)(rubric) };
    if (judgement === undefined)
        return { name, status: 'unscored', findings: [(0,codes/* finding */.gk)('no_judge', about)] };
    const kind = { name, judged: true, ...(!judgement.licensed && { advisory: true }) };
    if (texts.length === 0)
        return { ...kind, status: 'failed', findings: [(0,codes/* finding */.gk)('no_reply', { check: name })] };
    if (judgement.kind === 'not_measured') {
        const { reason } = judgement;
        return { ...kind, status: 'unscored', findings: [(0,codes/* finding */.gk)('rubric_not_measured', { ...about, reason })] };
    }
    const { holds, licensed } = judgement;
    const said = { ...about, reason: (0,codes/* excerpt */.Kb)(judgement.reason), quote: (0,codes/* excerpt */.Kb)(judgement.quote), licensed };
    const found = (0,codes/* finding */.gk)(holds ? 'rubric_met' : 'rubric_not_met', said);
    return { ...kind, status: holds ? 'passed' : 'failed', findings: [found] };
}
function judgeLine(name, check, texts) {
    const expectations = textExpectations(name, check);
    // a line that states nothing shows nothing
    if (expectations.length === 0)
        return judged(name, [(0,codes/* finding */.gk)('not_stated', {})]);
    // an agent that says nothing keeps no promise, not even that of leaving something out
    if (texts.length === 0)
        return judged(name, [(0,codes/* finding */.gk)('no_reply', { check: name })]);
    const chosen = check.reply === 'any' ? texts : texts.slice(-1);
    return judged(name, expectations.flatMap((expectation) => judgeTexts(expectation, chosen, check.ignore_case === true)));
}
/** What must be there may be in any of the texts; what must not be there may be in none. */
function judgeTexts(expectation, texts, ignoreCase) {
    const results = texts.map((text) => expectation.judge({ text, where: 'reply', ignoreCase }));
    const failures = results.filter((result) => result !== undefined);
    const isMet = expectation.negated ? failures.length === 0 : failures.length < results.length;
    return isMet ? [] : failures.slice(-1);
}

// EXTERNAL MODULE: ./build/src/suite/state-check.js
var state_check = __webpack_require__(18502);
;// CONCATENATED MODULE: ./build/src/grade/answer/state.js




/** `state`: conditions on the world document as the agent left it. */
const judgeState = (task, { evidence }) => task.state.map((check, index) => {
    const name = `state[${index}]`;
    return judged(name, state_judge(name, check, evidence.state));
});
function state_judge(name, check, state) {
    if (state === undefined)
        return [(0,codes/* finding */.gk)('no_state', { check: name })];
    try {
        const { ok, reason } = (0,state_check/* checkState */.W)(state, check);
        return ok ? [] : [(0,codes/* finding */.gk)('state_wrong', { check: name, reason: (0,codes/* excerpt */.Kb)(reason) })];
    }
    catch (error) {
        // a pattern of the task that does not compile shows nothing
        return [(0,codes/* finding */.gk)('pattern_unusable', { check: name, pattern: check.matches ?? '', message: (0,errors/* messageOf */.bD)(error) })];
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
        return [judged(state_unchanged_NAME, [(0,codes/* finding */.gk)('no_state', { check: state_unchanged_NAME })])];
    }
    const places = (0,changed_places/* changedPlaces */.f)(evidence.state_before, evidence.state).filter((place) => !allowed.some((pointer) => place === pointer || place.startsWith(`${pointer}/`)));
    if (places.length === 0)
        return [judged(state_unchanged_NAME, [])];
    return [
        judged(state_unchanged_NAME, [
            (0,codes/* finding */.gk)('state_changed', { check: state_unchanged_NAME, places: places.slice(0, state_unchanged_MAX_PLACES), count: places.length }),
        ]),
    ];
};

;// CONCATENATED MODULE: ./build/src/grade/answer/grade-answer.js






const LINE_JUDGES = [judgeReplies, judgeState, judgeStateUnchanged, judgeFiles, judgeCommand];
/** Layer 1: every line that the task states on replies, world, files and command. Reads evidence, runs nothing. */
function gradeAnswer(attempt, task, rubrics = new Map()) {
    const checks = LINE_JUDGES.flatMap((judge) => judge(task, attempt, rubrics));
    return { status: statusOf(checks), checks };
}
/** A judge's silence is no pass, and takes nothing from a failure. */
function statusOf(checks) {
    const deciding = checks.filter(({ advisory }) => advisory !== true);
    const status = overall(deciding);
    const isOpen = deciding.some((line) => line.judged === true && line.status === 'unscored');
    return status === 'passed' && isOpen ? 'unscored' : status;
}

// EXTERNAL MODULE: ./build/src/grade/bounded.js
var bounded = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/grade/consult.js + 5 modules
var consult = __webpack_require__(27886);
// EXTERNAL MODULE: ./build/src/grade/grade-aem.js + 5 modules
var grade_aem = __webpack_require__(73161);
// EXTERNAL MODULE: ./build/src/grade/cost.js
var cost = __webpack_require__(96932);
// EXTERNAL MODULE: ./build/src/grade/score.js
var grade_score = __webpack_require__(68195);
;// CONCATENATED MODULE: ./build/src/grade/judge/usage.js


/** What the judges used, under names of its own: it is no cost of the agent. Nothing where no judge could be asked. */
function judgeUsage(spent, prices) {
    if (spent === undefined)
        return {};
    const none = { judge_calls: (0,grade_score/* amount */.vj)(0), judge_cost: (0,grade_score/* amount */.vj)(0) };
    if (spent.length === 0)
        return { ...none, judge_input_tokens: (0,grade_score/* amount */.vj)(0), judge_output_tokens: (0,grade_score/* amount */.vj)(0) };
    const calls = spent.map((usage) => ({ event: 'model', ...(usage ?? { model: 'unknown' }) }));
    return {
        judge_calls: (0,grade_score/* amount */.vj)(spent.length),
        judge_cost: (0,cost/* costOf */.h)(calls, prices),
        judge_input_tokens: sum(calls.map((call) => call.input_tokens)),
        judge_output_tokens: sum(calls.map((call) => call.output_tokens)),
    };
}
function sum(counts) {
    const known = counts.filter((count) => count !== undefined);
    if (known.length < counts.length)
        return (0,grade_score/* unscored */.c7)('not recorded');
    return (0,grade_score/* amount */.vj)(known.reduce((total, count) => total + count, 0));
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
    const deciding = checks.filter(({ advisory }) => advisory !== true);
    if (status === 'failed')
        return { status, findings: findingsOf(deciding) };
    if (checks.length === 0)
        return { status: 'unscored', reason: 'no answer check stated' };
    const open = deciding.find((line) => line.judged === true);
    if (open !== undefined)
        return { status: 'unscored', reason: `${open.name}: ${reasonOf(open)}` };
    // rubric lines without a judge, or with one that has no licence, are no part of `pass_when`
    const reason = checks.length > deciding.length ? 'its judges have no licence' : 'no judge configured';
    return { status: 'left_out', reason };
}
/** Why a rubric line is not measured. */
function reasonOf({ findings }) {
    return String(findings.find(({ code }) => code === 'rubric_not_measured')?.args.reason ?? 'not measured');
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
    const turns = (0,codes/* finding */.gk)('aem_turns_failed', {
        failed: total_failures,
        scored: success_rate.den,
        first_failure_turn,
        root_cause,
    });
    const others = failed_by.map((by) => {
        const kind = by === 'extra_call' ? 'extra_' : by;
        const calls = extra.filter((call) => call.kind.startsWith(kind)).map((call) => call.tool);
        return (0,codes/* finding */.gk)('aem_failed_by', { by, calls: [...new Set(calls)] });
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
    return { status: 'failed', findings: [(0,codes/* finding */.gk)('reward_too_low', { reward })] };
}
function findingsOf(checks) {
    return checks.filter((check) => check.status === 'failed').flatMap((check) => check.findings);
}

// EXTERNAL MODULE: ./build/src/suite/metric-names.js
var metric_names = __webpack_require__(93541);
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
        ...Object.fromEntries(metric_names/* TRAJECTORY_CHECKS */.Qx.map((name) => [name, checkScore(graded.trajectory.checks[name])])),
        ...rubricRate(graded.answer),
        ...usage,
    };
    if (graded.outcome.status !== 'infra_failed')
        return metrics;
    const reason = (0,grade_score/* unscored */.c7)(`not measured: ${graded.outcome.reason}`);
    return Object.fromEntries(Object.keys(metrics).map((name) => [name, reason]));
}
function successRate({ measured, passed, failures }) {
    if (measured)
        return (0,grade_score/* ratio */.CG)(passed ? 1 : 0, 1);
    return (0,grade_score/* unscored */.c7)(`not measured: ${failures.map(({ args }) => args.reason).join('; ')}`);
}
function checkScore({ status, findings }) {
    if (status !== 'unscored')
        return (0,grade_score/* ratio */.CG)(status === 'passed' ? 1 : 0, 1);
    const isChannel = findings.some(({ code }) => code === 'no_call_channel');
    return (0,grade_score/* unscored */.c7)(isChannel ? 'no tool calls recorded' : 'not stated');
}
/** Over the rubric lines that judges were asked about; of a task without any there is no such metric. */
function rubricRate({ checks }) {
    const lines = checks.filter(({ judged }) => judged === true);
    if (lines.length === 0)
        return {};
    const open = lines.find(({ status }) => status === 'unscored');
    const why = open?.findings.find(({ code }) => code === 'rubric_not_measured')?.args.reason;
    const rate = open === undefined
        ? (0,grade_score/* ratio */.CG)(lines.filter(({ status }) => status === 'passed').length, lines.length)
        : (0,grade_score/* unscored */.c7)(`not measured: ${String(why ?? 'no verdict')}`);
    return { rubric: lines.some((line) => line.advisory === true) ? (0,grade_score/* advisory */.oI)(rate) : rate };
}
function aemScore({ dialog, reason }) {
    if (dialog === undefined || reason !== undefined)
        return (0,grade_score/* unscored */.c7)(reason ?? 'not scored');
    const fraction = dialog.score_fraction;
    return fraction === undefined ? (0,grade_score/* amount */.vj)(dialog.score) : (0,grade_score/* ratio */.CG)(fraction.num, fraction.den);
}
/** In continuous mode a rate is no fraction of turns, and only its value is kept. */
function subMetrics({ dialog, unmeasured = {} }, continuous) {
    const rates = Object.entries(dialog?.sub_metrics ?? {}).map(([name, { num, den, value, ...rate }]) => {
        const score = continuous && den > 0 ? (0,grade_score/* amount */.vj)(value) : (0,grade_score/* ratio */.CG)(num, den);
        return [name, rate.advisory === true ? (0,grade_score/* advisory */.oI)(score) : score];
    });
    // a rate over the turns that happened to be judged would be another rate
    const open = Object.entries(unmeasured).map(([name, reason]) => {
        const isAdvisory = dialog?.turns.some(({ sub }) => sub[name]?.advisory === true);
        return [name, isAdvisory === true ? (0,grade_score/* advisory */.oI)((0,grade_score/* unscored */.c7)(reason)) : (0,grade_score/* unscored */.c7)(reason)];
    });
    return Object.fromEntries([...rates, ...open]);
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
        return 'reason' in verdict ? [(0,codes/* finding */.gk)('layer_not_measured', { layer, reason: verdict.reason })] : [];
    });
    // no suite is valid with such a task; an imported one may come this far, and must not pass for want of a layer
    if (deciding.length === 0)
        unknown.push((0,codes/* finding */.gk)('layer_not_measured', { layer: 'none', reason: 'no layer stated' }));
    return { measured: unknown.length === 0, passed: unknown.length === 0, failures: unknown };
}
function outcomeFindings(outcome) {
    switch (outcome.status) {
        case 'completed':
            return [];
        case 'timed_out':
            return [(0,codes/* finding */.gk)('timed_out', { limit: outcome.limit, message: (0,codes/* excerpt */.Kb)(outcome.message) })];
        case 'agent_failed':
        case 'infra_failed':
            return [(0,codes/* finding */.gk)(outcome.status, { reason: outcome.reason, message: (0,codes/* excerpt */.Kb)(outcome.message) })];
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
var tool_names = __webpack_require__(99799);
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
    return { status: 'unscored', findings: [(0,codes/* finding */.gk)('not_stated', {})] };
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
    ? [(0,codes/* finding */.gk)('args_refused', { tool: (0,codes/* excerpt */.Kb)(tool), reason, message: (0,codes/* excerpt */.Kb)(message ?? '') })]
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
        return (0,codes/* finding */.gk)('out_of_order', { expected_first: first[1], came_before: tool });
    }
    const wanted = expected.flat().filter((name) => name === tool).length;
    return (0,codes/* finding */.gk)('order_incomplete', { tool, expected: wanted, executed: names.filter((name) => name === tool).length });
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/forbidden-tools-absent.js


/** No forbidden tool was executed; a refused call of one is reported and fails nothing. */
const forbiddenToolsAbsent = ({ forbidden, executed, refused }) => {
    if (forbidden === undefined)
        return notStated();
    const tried = tally(forbidden, refused).map((args) => (0,codes/* finding */.gk)('forbidden_tool_refused', args));
    const done = tally(forbidden, executed).map((args) => (0,codes/* finding */.gk)('forbidden_tool_executed', args));
    return done.length === 0 ? passed(tried) : result([...done, ...tried]);
};
function tally(forbidden, calls) {
    return [...new Set(forbidden)]
        .map((tool) => ({ tool, count: calls.filter((call) => call.tool === tool).length }))
        .filter(({ count }) => count > 0);
}

// EXTERNAL MODULE: ./build/src/json.js
var src_json = __webpack_require__(4715);
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
    const args = (0,codes/* excerpt */.Kb)((0,src_json/* canonical */.$N)(first.args));
    return [(0,codes/* finding */.gk)('failed_call_repeated', { tool: first.tool, args, times: row.length, retryable: isRetryable })];
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
    return (0,src_json/* canonical */.$N)(before.args) === (0,src_json/* canonical */.$N)(call.args);
}

;// CONCATENATED MODULE: ./build/src/grade/trajectory/required-tools-present.js


/** Every expected tool was executed, successfully or not. Names count as a set; repeats are the order's matter. */
const requiredToolsPresent = ({ expected, executed }) => {
    if (expected === undefined)
        return notStated();
    const called = new Set(executed.map((call) => call.tool));
    const missing = [...new Set(expected.flat())].filter((tool) => !called.has(tool));
    return result(missing.map((tool) => (0,codes/* finding */.gk)('tool_not_called', { tool })));
};

;// CONCATENATED MODULE: ./build/src/grade/trajectory/within-turn-budget.js


/** At most `max_turns` calls were executed. */
const withinTurnBudget = ({ maxTurns, executed }) => {
    if (maxTurns === undefined)
        return notStated();
    return result(executed.length <= maxTurns ? [] : [(0,codes/* finding */.gk)('over_budget', { executed: executed.length, max: maxTurns })]);
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
const NO_CHANNEL = { status: 'unscored', findings: [(0,codes/* finding */.gk)('no_call_channel', {})] };

// EXTERNAL MODULE: ./build/src/grade/usage.js + 1 modules
var grade_usage = __webpack_require__(29916);
;// CONCATENATED MODULE: ./build/src/grade/grade-attempt.js












/**
 * Judges one attempt on all three layers, whatever way it ended, and says whether it passed. Only judges: it reads the
 * trace and the evidence, runs nothing, and does not throw on anything that an agent wrote.
 *
 * @param judgements what judges and other models said beforehand (`consult`)
 */
function gradeAttempt(given, task, context, judgements = consult/* NO_JUDGEMENTS */.lz) {
    const attempt = (0,bounded/* boundedAttempt */.F)(given);
    const outcome = outcomeOf(attempt, context.trustAgentErrors);
    const answer = gradeAnswer(attempt, task, judgements.lines);
    const trajectory = gradeTrajectory(attempt, task, context.tools);
    const aem = (0,grade_aem/* gradeAem */.V)(attempt, task, context, judgements.aemFailure);
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
            ? [...failures, (0,codes/* finding */.gk)('claimed_error', { message: (0,codes/* excerpt */.Kb)(claim) })]
            : failures,
        answer,
        trajectory,
        aem,
    };
    const usage = { ...(0,grade_usage/* gradeUsage */.E)(attempt, context.prices), ...judgeUsage(judgements.spent, context.prices) };
    return { ...graded, metrics: metricsOf(graded, usage, context.aem.continuous) };
}


/***/ }),

/***/ 75268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ judgeSettings)
/* harmony export */ });
/** What of a judge may change its answers, wherever it is reached and whoever pays for it. */
function judgeSettings({ model, base_url, temperature, response_format }) {
    return { model, base_url: base_url ?? null, temperature: temperature ?? null, response_format };
}


/***/ }),

/***/ 18473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ EndpointError)
/* harmony export */ });
/** An endpoint gave no usable answer; the message says why in a few words. */
class EndpointError extends Error {
    constructor(message, options) {
        super(message, options);
        this.name = 'EndpointError';
    }
}


/***/ }),

/***/ 68195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   c7: () => (/* binding */ unscored),
/* harmony export */   oI: () => (/* binding */ advisory),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
function ratio(num, den) {
    return den > 0 ? { kind: 'scored', value: num / den, num, den } : unscored('nothing to score');
}
function amount(value) {
    return Number.isFinite(value) ? { kind: 'scored', value } : unscored(`not a finite number (${value})`);
}
/** The score, marked as one that decides nothing. */
function advisory(score) {
    return { ...score, advisory: true };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}


/***/ }),

/***/ 29916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ REPLAYED),
  E: () => (/* binding */ gradeUsage)
});

;// CONCATENATED MODULE: ./build/src/trace/usage.js
/** Sums over a trace, the simulated user's calls left out: an attempt costs what its agent costs. */
function usageOf(events) {
    const own = events.filter((event) => event.by !== 'user');
    const models = own.filter((event) => event.event === 'model');
    const tools = own.filter((event) => event.event === 'executed');
    const figures = {
        input_tokens: total(models.map((event) => event.input_tokens)),
        output_tokens: total(models.map((event) => event.output_tokens)),
        cached_tokens: totalOfStated(models.map((event) => event.cached_tokens)),
        reasoning_tokens: totalOfStated(models.map((event) => event.reasoning_tokens)),
        cost_usd: total(models.map((event) => event.cost_usd)),
        model_ms: total(models.map((event) => event.ms)),
        tool_ms: total(tools.map((event) => event.ms)),
    };
    const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
    return { model_calls: models.length, tool_calls: tools.length, ...known };
}
/** One unknown part makes the sum unknown, never smaller. */
function total(values) {
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

// EXTERNAL MODULE: ./build/src/grade/cost.js
var cost = __webpack_require__(96932);
// EXTERNAL MODULE: ./build/src/grade/score.js
var grade_score = __webpack_require__(68195);
;// CONCATENATED MODULE: ./build/src/grade/usage.js



/** Cost (US dollars), tokens, calls and times (milliseconds) of one attempt; what was not recorded is unscored, not 0. */
function gradeUsage(attempt, prices) {
    const usage = usageOf(attempt.events);
    // an answer from a cassette comes at once, and took its time when it was recorded
    const replayed = attempt.events.some((event) => event.event === 'model' && event.replayed === true);
    const timed = (score) => (replayed ? (0,grade_score/* unscored */.c7)(REPLAYED) : score);
    const ofModels = (value) => usage.model_calls === 0 ? (0,grade_score/* unscored */.c7)('no model calls recorded') : recorded(value);
    return {
        cost: (0,cost/* costOf */.h)(attempt.events, prices),
        input_tokens: ofModels(usage.input_tokens),
        output_tokens: ofModels(usage.output_tokens),
        cached_tokens: ofModels(usage.cached_tokens),
        reasoning_tokens: ofModels(usage.reasoning_tokens),
        model_calls: ofModels(usage.model_calls),
        model_ms: timed(ofModels(usage.model_ms)),
        wall_ms: timed(recorded(attempt.wall_ms)),
        ...ofTools(attempt, usage),
    };
}
/** Why an attempt whose models answered from a cassette has no times. */
const REPLAYED = 'model answers were replayed';
function ofTools({ evidence }, usage) {
    if (evidence.calls_recorded_by === 'none') {
        const reason = (0,grade_score/* unscored */.c7)('no tool calls recorded');
        return { tool_calls: reason, tool_ms: reason };
    }
    // no call took no time, where each call's time would have been recorded
    const isWhole = evidence.calls_recorded_by === 'sandbox' || evidence.calls_recorded_by === 'models';
    const isKnownZero = usage.tool_calls === 0 && isWhole;
    return { tool_calls: (0,grade_score/* amount */.vj)(usage.tool_calls), tool_ms: isKnownZero ? (0,grade_score/* amount */.vj)(0) : recorded(usage.tool_ms) };
}
function recorded(value) {
    return value === undefined ? (0,grade_score/* unscored */.c7)('not recorded') : (0,grade_score/* amount */.vj)(value);
}


/***/ }),

/***/ 84220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ openAdvisers),
  t: () => (/* binding */ withReachableTiers)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(74207);
// EXTERNAL MODULE: ./build/src/attempt/modules/module-process.js + 1 modules
var module_process = __webpack_require__(14329);
// EXTERNAL MODULE: ./build/src/attempt/sandbox/remove-folder.js
var remove_folder = __webpack_require__(98088);
// EXTERNAL MODULE: ./build/src/grade/embedding/model.js
var model = __webpack_require__(82330);
// EXTERNAL MODULE: ./build/src/grade/ports.js
var ports = __webpack_require__(18473);
;// CONCATENATED MODULE: ./build/src/grade/embedding/cosine.js
/** Cosine of the angle between two vectors, −1..1; undefined where a vector is zero or their lengths differ. */
function cosine(a, b) {
    if (a.length !== b.length)
        return undefined;
    let [dot, lengthA, lengthB] = [0, 0, 0];
    for (const [index, x] of a.entries()) {
        const y = b[index] ?? 0;
        dot += x * y;
        lengthA += x * x;
        lengthB += y * y;
    }
    const value = dot / Math.sqrt(lengthA * lengthB);
    return Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : undefined;
}

// EXTERNAL MODULE: ./build/src/grade/similarity/grey-zone.js
var grey_zone = __webpack_require__(13501);
;// CONCATENATED MODULE: ./build/src/grade/embedding/grey-zone.js

/** Whether a comparison of words was left undecided: exact, typed and vetoed ones are settled whatever a model says. */
function isUndecided(found) {
    return found.tier === 'lexical' && (0,grey_zone/* isGrey */.u)(found);
}
/** Whether two values are free sentences; short and typed values mean what they say. */
function areSentences(gold, predicted, { kind }) {
    if (kind !== undefined && kind !== 'text')
        return undefined;
    return isSentence(gold) && isSentence(predicted) ? [gold, predicted] : undefined;
}
const FEWEST_WORDS = 4;
const MOST_CHARS = 4000;
/** Four words or more, and not a whole document. */
function isSentence(value) {
    if (typeof value !== 'string' || value.length > MOST_CHARS)
        return false;
    return (value.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS;
}

;// CONCATENATED MODULE: ./build/src/grade/embedding/score.js
/** A cosine as a score, 0..1: 0.5 at the threshold, and linear on both sides of it. */
function scoreOf(cosine, threshold) {
    const score = cosine >= threshold ? 0.5 + (0.5 * (cosine - threshold)) / (1 - threshold) : (0.5 * cosine) / threshold;
    return Math.min(1, Math.max(0, score));
}

;// CONCATENATED MODULE: ./build/src/grade/embedding/claims.js


/**
 * A reply that was taken apart, with a model's word on the claims that words leave open: each is stated when the nearest
 * sentence of the reply is near enough. Claims that facts or vetoes settled stay as they are.
 */
function settleClaims(found, claims, predicted, cosineOf, threshold) {
    const sentences = sentencesOf(predicted);
    if (sentences.length === 0 || !claims.some(isAsked))
        return found;
    const settled = claims.map((claim) => (isAsked(claim) ? settleClaim(claim, sentences, cosineOf, threshold) : claim));
    const known = settled.filter((claim) => claim !== undefined);
    if (known.length < claims.length)
        return found;
    const isStated = known.every(({ verdict }) => verdict === 'stated');
    const truthful = isStated || (found.truthful && !known.some(({ verdict }) => verdict === 'contradicted'));
    const score = known.reduce((sum, claim) => sum + claim.score, 0) / known.length;
    const missing = known.find(({ verdict }) => verdict === 'missing');
    const { failure: _, ...rest } = found;
    const after = { ...rest, claims: known, tier: 'embedding' };
    if (isStated) {
        const reason = 'embeddings agree: every claim is stated';
        return { ...after, score: Math.max(0.5, score), equivalent: true, complete: true, truthful, reason };
    }
    return {
        ...after,
        ...{ score: Math.min(score, 0.45), equivalent: false, complete: missing === undefined, truthful },
        failure: truthful ? 'incomplete_response' : 'inconsistent_response',
        reason: missing === undefined ? found.reason : `embeddings disagree: does not state ${JSON.stringify(missing.text)}`,
    };
}
function isAsked({ open, text }) {
    return open === true && isSentence(text);
}
/** Undefined while a cosine is not known. */
function settleClaim(claim, sentences, cosineOf, threshold) {
    const cosines = sentences.map((sentence) => cosineOf(claim.text, sentence));
    const known = cosines.filter((cosine) => cosine !== undefined);
    if (known.length < cosines.length)
        return undefined;
    const best = Math.max(...known);
    return { ...claim, score: scoreOf(best, threshold), verdict: best >= threshold ? 'stated' : 'missing' };
}
const MOST_SENTENCES = 20;
function sentencesOf(text) {
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
    return sentences.filter(isSentence).slice(0, MOST_SENTENCES);
}

;// CONCATENATED MODULE: ./build/src/grade/embedding/similarity.js



/**
 * The similarity, with a model's word on the pairs of free sentences that it leaves undecided. What a pair's cosine is
 * not known of stays as it is.
 *
 * @param threshold cosine from which two sentences mean the same
 */
function withEmbedding(base, cosineOf, threshold) {
    return {
        version: `${base.version} embedding`,
        compareValues(gold, predicted, options = {}) {
            const found = base.compareValues(gold, predicted, options);
            const texts = isUndecided(found) ? areSentences(gold, predicted, options) : undefined;
            const cosine = texts === undefined ? undefined : cosineOf(...texts);
            return cosine === undefined ? found : { ...found, ...settle(cosine, threshold) };
        },
        compareReplies(gold, predicted, options = {}) {
            const found = base.compareReplies(gold, predicted, options);
            if (found.claims !== undefined)
                return settleClaims(found, found.claims, predicted, cosineOf, threshold);
            const texts = isUndecided(found) ? areSentences(gold, predicted, {}) : undefined;
            const cosine = texts === undefined ? undefined : cosineOf(...texts);
            return cosine === undefined ? found : settleReply(found, settle(cosine, threshold));
        },
    };
}
function settle(cosine, threshold) {
    const equivalent = cosine >= threshold;
    const reason = `embeddings ${equivalent ? 'agree' : 'disagree'}: cosine ${cosine.toFixed(2)}, threshold ${threshold}`;
    return { score: scoreOf(cosine, threshold), equivalent, tier: 'embedding', reason };
}
/** A vector does not tell an omission from a contradiction: which of the two is reported stays the words' finding. */
function settleReply(found, settled) {
    if (isMissingFact(found))
        return found;
    const { failure: _, ...rest } = found;
    if (settled.equivalent)
        return { ...rest, ...settled, complete: true, truthful: true };
    const failure = found.failure ?? 'inconsistent_response';
    return found.equivalent
        ? { ...rest, ...settled, complete: false, truthful: false, failure }
        : { ...found, ...settled, failure };
}
/** One sub-metric failed and the other held: that is a finding about a fact, not a matter of wording. */
function isMissingFact({ complete, truthful }) {
    return complete !== truthful;
}

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
;// CONCATENATED MODULE: ./build/src/grade/embedding/vectors.js

const MOST_IN_BATCH = 96;
const MOST_KEPT = 2000;
/** Vectors by content: from memory, else from the cache, else from the model in batches; each text is asked for once. */
function openVectors(embedder, cache) {
    const kept = new Map();
    return {
        async of(texts, signal) {
            const found = new Map();
            const missing = [];
            for (const text of new Set(texts)) {
                const vector = kept.get(text) ?? (await cache.get(keyOf(embedder, text)));
                if (vector === undefined)
                    missing.push(text);
                else
                    found.set(text, vector);
            }
            for (let from = 0; from < missing.length; from += MOST_IN_BATCH) {
                const batch = missing.slice(from, from + MOST_IN_BATCH);
                const vectors = await embedder.embed(batch, signal);
                for (const [index, text] of batch.entries()) {
                    const vector = vectors[index];
                    if (vector === undefined)
                        continue;
                    found.set(text, vector);
                    await cache.put(keyOf(embedder, text), vector);
                }
            }
            for (const [text, vector] of found)
                keep(kept, text, vector);
            return found;
        },
    };
}
function keyOf({ model }, text) {
    return (0,json/* sha256 */.sc)(JSON.stringify(['embedding', model, text]));
}
/** The oldest go first. */
function keep(kept, text, vector) {
    kept.delete(text);
    kept.set(text, vector);
    for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT)
            return;
        kept.delete(oldest);
    }
}

;// CONCATENATED MODULE: ./build/src/grade/embedding/tier.js




/** Rounds after which a comparison that still asks for new texts is given up. */
const MOST_ROUNDS = 8;
/** Scoring is synchronous, so that the vectors are there before it: pairs are collected, embedded in batches, scored. */
function embeddingTier(embedder, cache, { threshold }) {
    const vectors = openVectors(embedder, cache);
    return {
        async settle(base, grade, signal) {
            const known = new Map();
            const unlike = [];
            for (let round = 0; round < MOST_ROUNDS; round += 1) {
                const wanted = new Set();
                const similarity = withEmbedding(base, lookup(known, wanted, unlike), threshold);
                grade(similarity);
                if (unlike.length > 0)
                    return { kind: 'failed', reason: 'embeddings: two vectors cannot be compared' };
                if (wanted.size === 0)
                    return { kind: 'settled', similarity };
                try {
                    for (const [text, vector] of await vectors.of(wanted, signal))
                        known.set(text, vector);
                }
                catch (error) {
                    if (!(error instanceof ports/* EndpointError */.c))
                        throw error;
                    return { kind: 'failed', reason: `embeddings: ${error.message}` };
                }
            }
            return { kind: 'failed', reason: 'embeddings: the comparison did not come to rest' };
        },
    };
}
/** @param unlike texts whose vectors are zero, or of another length than those of the cache */
function lookup(known, wanted, unlike) {
    return (gold, predicted) => {
        const [a, b] = [known.get(gold), known.get(predicted)];
        if (a === undefined)
            wanted.add(gold);
        if (b === undefined)
            wanted.add(predicted);
        if (a === undefined || b === undefined)
            return undefined;
        const value = cosine(a, b);
        if (value === undefined)
            unlike.push(gold);
        return value;
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./build/src/grade/judge/family.js
/** Who trained a model, as far as its name says so; names of one maker are one family. */
const FAMILIES = [
    ['openai', /^(gpt|chatgpt|o[1-9](?!\d)|davinci|text-davinci|codex|computer-use)/],
    ['anthropic', /^claude/],
    ['google', /^(gemini|gemma|palm|text-bison|chat-bison|learnlm)/],
    ['meta', /^(llama|meta-llama|codellama)/],
    ['mistral', /^(mistral|mixtral|ministral|magistral|codestral|devstral|pixtral|open-mi)/],
    ['qwen', /^(qwen|qwq|qvq)/],
    ['deepseek', /^deepseek/],
    ['xai', /^grok/],
    ['cohere', /^(command|aya|c4ai)/],
    ['microsoft', /^(phi|wizardlm)/],
    ['amazon', /^(nova|titan)/],
    ['zhipu', /^(glm|chatglm)/],
    ['moonshot', /^(kimi|moonshot)/],
    ['nvidia', /^nemotron/],
    ['ibm', /^granite/],
    ['ai21', /^(jamba|j2)/],
    ['01', /^yi(?![a-z])/],
];
/**
 * The family of a model by its name, such as `openai/gpt-4.1-mini` or `ft:gpt-4o:acme::x`. A name that is not known is a
 * family by its first word; undefined where even that is not there.
 */
function modelFamily(model) {
    const parts = model.toLowerCase().replace(/^ft:/, '').split('/');
    for (const part of parts.toReversed()) {
        // Bedrock writes `eu.anthropic.claude-3`
        const names = [part, ...part.split('.').map((_, index, all) => all.slice(index).join('.'))];
        const known = FAMILIES.find(([, pattern]) => names.some((name) => pattern.test(name)));
        if (known !== undefined)
            return known[0];
    }
    return /[a-z]+/.exec(parts.at(-1) ?? '')?.[0];
}
/** The first of the agent's models that is of the judge's family. */
function kinOf(judge, agentModels) {
    const family = modelFamily(judge);
    if (family === undefined)
        return undefined;
    return agentModels.find((model) => modelFamily(model) === family);
}

;// CONCATENATED MODULE: ./build/src/grade/judge/parse.js

const Form = schemas/* strictObject */.rej({
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'unclear']),
    score: schemas/* number */.aig(),
    quote: schemas/* string */.YjP().max(10_000),
    reason: schemas/* string */.YjP().max(10_000),
});
/**
 * Reads one answer of a judge. It counts only when it is the JSON object that was asked for, whole and alone, in range,
 * and quotes the text it judges. Everything else is no verdict, and above all no 0.
 *
 * @param shown the texts that the judge was shown
 */
function readAnswer(reply, shown) {
    if (reply.kind === 'failed')
        return unusable(reply.reason, false);
    if (reply.kind === 'refused')
        return unusable('the judge refused to answer', false);
    if (reply.cut)
        return unusable("the judge's answer was cut off", true);
    const value = reply.text.length > parse_MOST_CHARS ? undefined : parseWhole(reply.text);
    if (value === undefined)
        return unusable("the judge's answer is not the JSON object alone", true);
    const read = Form.safeParse(value);
    if (!read.success)
        return unusable("the judge's answer has not the form asked for", true);
    const { verdict, score, quote, reason } = read.data;
    if (!(score >= 0 && score <= 1))
        return unusable("the judge's score is not in 0..1", true);
    if (verdict === 'unclear')
        return unusable('the judge could not tell', false);
    const holds = verdict === 'pass';
    if (holds !== score >= 0.5)
        return unusable("the judge's score contradicts its verdict", true);
    if (!isEvidence(quote, shown, holds))
        return unusable("the judge's quote is not in the text", true);
    return { kind: 'verdict', holds, score, quote, reason };
}
const parse_MOST_CHARS = 30_000;
/** Some endpoints fence JSON; text before or after it is prose, and a JSON object inside prose may be the agent's. */
function parseWhole(text) {
    const whole = /^```(?:json)?\s*\n([\s\S]*?)\n\s*```$/.exec(text.trim())?.[1] ?? text;
    try {
        return JSON.parse(whole);
    }
    catch {
        return undefined;
    }
}
/** White space, case and the style of quotation marks aside, the quote stands in one of the texts. */
function isEvidence(quote, shown, holds) {
    const wanted = plain(quote);
    if (wanted === '')
        return !holds;
    return SAYS_SOMETHING.test(wanted) && shown.some((text) => plain(text).includes(wanted));
}
/** A full stop stands in every text, and the mark of what was left out is not the agent's. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;
function plain(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[\u2018\u2019\u201a\u201b`´]/g, "'")
        .replaceAll(/[\u201c-\u201f«»]/g, '"')
        .replaceAll(/[\u2010-\u2015]/g, '-')
        .replaceAll(/[\s\u200b-\u200d\ufeff]+/g, '');
}
function unusable(reason, retry) {
    return { kind: 'unusable', reason, retry };
}

// EXTERNAL MODULE: ./build/src/grade/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(99336);
;// CONCATENATED MODULE: ./build/src/grade/judge/votes.js
/**
 * More than half of all votes decide; an unusable one counts for neither side, and a tie for none. The score is the mean
 * of those that agree with the outcome, quote and reason are of the first of them.
 */
function countVotes(answers) {
    const verdicts = answers.filter((answer) => answer.kind === 'verdict');
    const unusable = answers.filter((answer) => answer.kind === 'unusable');
    const agreeing = verdicts.filter((verdict) => verdict.holds);
    const opposing = verdicts.filter((verdict) => !verdict.holds);
    const votes = { for: agreeing.length, against: opposing.length, unusable: unusable.length };
    const winners = [agreeing, opposing].find((side) => side.length * 2 > answers.length);
    const [first] = winners ?? [];
    if (winners === undefined || first === undefined)
        return { kind: 'undecided', reason: why(votes, unusable), votes };
    const score = winners.reduce((sum, verdict) => sum + verdict.score, 0) / winners.length;
    return { kind: 'decided', holds: first.holds, score, quote: first.quote, reason: first.reason, votes };
}
function why(votes, unusable) {
    if (votes.for + votes.against + votes.unusable === 0)
        return 'no judge was asked';
    const reasons = [...new Set(unusable.map(({ reason }) => reason))].join('; ');
    if (votes.for + votes.against === 0)
        return reasons;
    const tally = `no majority: ${votes.for} for, ${votes.against} against, ${votes.unusable} without a verdict`;
    return reasons === '' ? tally : `${tally} (${reasons})`;
}

;// CONCATENATED MODULE: ./build/src/grade/judge/panel.js







function openPanel(seats, options) {
    const licensed = seats.length > 0 && seats.every((seat) => seat.licensed);
    const asking = new Map();
    return {
        licensed,
        async judge(claim, agentModels) {
            const kin = options.allowSameFamily ? undefined : findKin(seats, agentModels);
            if (kin !== undefined)
                return { judgement: { kind: 'not_measured', licensed, reason: kin }, spent: [] };
            const numbers = Array.from({ length: options.votes }, (_, index) => index + 1);
            const asked = seats.flatMap(({ judge }) => numbers.map((vote) => askOnce(judge, claim, vote, options, asking)));
            const answers = await Promise.all(asked);
            const spent = answers.flatMap((answer) => answer.spent);
            const count = countVotes(answers.map(({ answer }) => answer));
            if (count.kind === 'undecided') {
                return { judgement: { kind: 'not_measured', licensed, reason: count.reason }, spent };
            }
            return { judgement: { ...count, kind: 'judged', licensed }, spent };
        },
    };
}
/** A panel that lost a member would not be the same panel, so that one of the family keeps all of it from judging. */
function findKin(seats, agentModels) {
    for (const { judge } of seats) {
        const kin = kinOf(judge.model, agentModels);
        if (kin === undefined)
            continue;
        const models = judge.model === kin ? judge.model : `${judge.model} and ${kin}`;
        return `judge ${judge.name} is of the agent's own model family (${models}); set judge.allow_same_family, or choose another`;
    }
    return undefined;
}
/** @param asking equal questions that are on their way share one answer, as they will from the store */
async function askOnce(judge, claim, vote, options, asking) {
    const key = (0,json/* hashJson */.jM)(['judge', judge_prompt/* JUDGE_PROMPT */.nW, judge.name, judge.settings, options.maxChars, (0,json/* toJson */.aB)(claim), vote]);
    const stored = Stored.safeParse(options.store.get(key));
    if (stored.success)
        return { answer: { kind: 'verdict', ...stored.data.verdict }, spent: stored.data.spent };
    const asked = asking.get(key) ?? ask(judge, claim, key, options);
    asking.set(key, asked);
    return asked.finally(() => asking.delete(key));
}
/** @param key what the answer is kept by; the fence is no part of it, being another one each time */
async function ask(judge, claim, key, options) {
    const spent = [];
    for (let left = options.rereads;; left -= 1) {
        const fence = drawFence(claim, options.fence ?? randomFence);
        const { question, shown } = (0,judge_prompt/* buildQuestion */.R3)(claim, { fence, maxChars: options.maxChars });
        const reply = await judge.ask(question, options.signal);
        if (reply.kind !== 'failed')
            spent.push(reply.usage);
        const answer = readAnswer(reply, shown);
        if (answer.kind === 'verdict') {
            const { kind: _, ...verdict } = answer;
            options.store.put(key, (0,json/* toJson */.aB)({ verdict, spent: spent.map((usage) => usage ?? null) }));
            return { answer, spent };
        }
        if (!answer.retry || left <= 0)
            return { answer, spent };
    }
}
const Stored = schemas/* object */.Ikc({
    verdict: schemas/* strictObject */.rej({
        holds: schemas/* boolean */.zMY(),
        score: schemas/* number */.aig().min(0).max(1),
        quote: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
    }),
    spent: schemas/* array */.YOg(schemas/* strictObject */.rej({
        model: schemas/* string */.YjP(),
        input_tokens: schemas/* number */.aig().exactOptional(),
        output_tokens: schemas/* number */.aig().exactOptional(),
        cached_tokens: schemas/* number */.aig().exactOptional(),
    })
        .nullable()
        .transform((usage) => usage ?? undefined)),
});
/** Drawn again in the unthinkable case that a text holds it. */
function drawFence({ rubric, text, other = '', said }, draw) {
    for (;;) {
        const fence = draw();
        if (![rubric, text, other, ...said].some((part) => part.includes(fence)))
            return fence;
    }
}
function randomFence() {
    return (0,external_node_crypto_.randomBytes)(16).toString('hex');
}

// EXTERNAL MODULE: ./build/src/grade/judge/settings.js
var settings = __webpack_require__(75268);
// EXTERNAL MODULE: ./build/src/grade/scorer.js + 1 modules
var scorer = __webpack_require__(9625);
// EXTERNAL MODULE: ./build/src/suite/fingerprint.js
var fingerprint = __webpack_require__(17926);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/shell/files/answer-file.js


/**
 * Answers of judges and modules as JSON lines `{key, answer}` beside the run that they belong to, so that it is graded
 * again with no question asked. A broken line is no answer; the last one of a key holds.
 */
function openAnswerFile(path) {
    const answers = new Map();
    const text = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    // a run that was ended in the middle of a line must not take the next one with it
    let before = text === '' || text.endsWith('\n') ? '' : '\n';
    for (const line of text.split('\n')) {
        const entry = parse(line);
        if ((0,json/* isJsonObject */.OW)(entry) && typeof entry.key === 'string')
            answers.set(entry.key, entry.answer ?? null);
    }
    return {
        get: (key) => answers.get(key),
        put(key, answer) {
            answers.set(key, answer);
            (0,external_node_fs_.appendFileSync)(path, `${before}${JSON.stringify({ key, answer })}\n`);
            before = '';
        },
    };
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/files/vector-folder.js



/** Vectors as files of 32-bit floats, little-endian, named by their key. What cannot be read or written is not there. */
function openVectorFolder(folder) {
    const made = (0,promises_.mkdir)(folder, { recursive: true }).then(() => (0,promises_.writeFile)((0,external_node_path_.join)(folder, '.gitignore'), '*\n'));
    made.catch(() => undefined);
    return {
        async get(key) {
            try {
                const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(folder, `${key}.f32`));
                return bytes.length === 0 || bytes.length % 4 !== 0 ? undefined : vectorOf(bytes);
            }
            catch {
                return undefined;
            }
        },
        async put(key, vector) {
            const file = (0,external_node_path_.join)(folder, `${key}.f32`);
            const beside = `${file}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
            try {
                await made;
                // whole or not at all: another run may read it now
                await (0,promises_.writeFile)(beside, bytesOf(vector));
                await (0,promises_.rename)(beside, file);
            }
            catch {
                // a cache that cannot be written costs time, not the run
            }
        },
    };
}
function bytesOf(vector) {
    const bytes = Buffer.alloc(vector.length * 4);
    for (const [index, value] of vector.entries())
        bytes.writeFloatLE(value, index * 4);
    return bytes;
}
function vectorOf(bytes) {
    return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
}

;// CONCATENATED MODULE: ./build/src/shell/use/endpoint.js
/**
 * The key is the variable that the suite names; else `own`, Turngate's variable for this kind of model; else
 * OPENAI_API_KEY. The last is OpenAI's: it is not sent to an address that a suite states.
 */
function reachOf({ base_url, api_key_env }, own, env) {
    const names = api_key_env !== undefined ? [api_key_env] : base_url !== undefined ? [own] : [own, 'OPENAI_API_KEY'];
    const name = names.find((candidate) => given(env, candidate) !== undefined);
    const key = name === undefined ? undefined : given(env, name);
    // a server of one's own may want none
    const isKeyNeeded = api_key_env !== undefined || base_url === undefined;
    if (key === undefined && isKeyNeeded)
        return unreachable(`no key in ${names.join(' or ')}`);
    if (key !== undefined && !SENDABLE.test(key))
        return unreachable(`${name} holds characters that no key has`);
    const baseUrl = base_url ?? given(env, 'OPENAI_BASE_URL');
    if (baseUrl !== undefined && !URL.canParse(baseUrl))
        return unreachable('OPENAI_BASE_URL is not an address');
    return { kind: 'reachable', ...(key !== undefined && { apiKey: key }), ...(baseUrl !== undefined && { baseUrl }) };
}
/** Anything else breaks the header of the request, and the error about it would quote the key. */
const SENDABLE = /^[\x21-\x7e]+$/;
function unreachable(reason) {
    return { kind: 'unreachable', reason };
}
/** An empty variable is one that is not set; a line end after a pasted key is not part of it. */
function given(env, name) {
    return env[name]?.trim() || undefined;
}

// EXTERNAL MODULE: ./build/src/shell/use/secrets.js + 4 modules
var secrets = __webpack_require__(83947);
;// CONCATENATED MODULE: ./build/src/shell/use/advisers.js

















/** Whom a suite wants asked. Nothing is started or loaded before it is needed. */
async function openAdvisers(suite, place) {
    const { embedding, judges, sub_metrics: subMetrics } = suite;
    if (embedding === undefined && judges.length === 0 && subMetrics.length === 0)
        return { close: async () => undefined };
    // what models and modules say is foreign text, which may repeat a key that it was asked with
    const redactor = (0,secrets/* redactorFor */.s)(suite, place.env);
    const store = redacted(place.dir === undefined ? memoryStore() : openAnswerFile((0,external_node_path_.join)(place.dir, ANSWERS_FILE)), redactor);
    const modules = await openModules(suite, place);
    const isLicensed = place.isLicensed ?? (() => false);
    return {
        advisers: {
            ...{ subMetrics, store, signal: place.signal, modules: modules.byName },
            ...(embedding !== undefined && { embedding: openEmbedding(embedding, place) }),
            ...(judges.length > 0 && {
                panel: openPanel(judges.map((entry) => ({
                    judge: lateJudge(entry, suite.judge, place.env, redactor),
                    licensed: isLicensed(entry),
                })), {
                    ...{ votes: suite.judge.votes, allowSameFamily: suite.judge.allow_same_family },
                    ...{
                        maxChars: suite.judge.max_chars,
                        rereads: Math.min(1, suite.judge.retries),
                        store,
                        signal: place.signal,
                    },
                }),
            }),
        },
        close: modules.close,
    };
}
const ANSWERS_FILE = 'judgements.jsonl';
/**
 * The suite without the embedding tier where its key is not set: a run is scored with it or without it, and its
 * fingerprint says which.
 */
function withReachableTiers(suite, env) {
    const { embedding, ...rest } = suite;
    if (embedding === undefined)
        return { suite };
    const reach = reachOf(embedding, EMBEDDING_KEY, env);
    if (reach.kind === 'reachable')
        return { suite };
    const fingerprints = { ...suite.fingerprints, scorer: (0,fingerprint/* scorerFingerprint */.xN)(rest, scorer/* SCORER */.Z) };
    return { suite: { ...rest, fingerprints }, note: `the embedding tier is off: ${reach.reason}` };
}
const EMBEDDING_KEY = 'TURNGATE_EMBEDDING_API_KEY';
const JUDGE_KEY = 'TURNGATE_JUDGE_API_KEY';
function openEmbedding(options, { cwd, env }) {
    return embeddingTier(lateEmbedder(options, env), openVectorFolder((0,external_node_path_.join)(cwd, '.turngate', 'cache', 'embeddings')), options);
}
/** The network is loaded with the first question: most of what is asked may be stored already. */
function lateEmbedder(options, env) {
    const reach = reachOf(options, EMBEDDING_KEY, env);
    let opened;
    return {
        model: (0,model/* embeddingModel */.d)(options),
        async embed(texts, signal) {
            if (reach.kind === 'unreachable')
                throw new ports/* EndpointError */.c(reach.reason);
            opened ??= Promise.all(/* import() */[__webpack_require__.e(674), __webpack_require__.e(689)]).then(__webpack_require__.bind(__webpack_require__, 15689)).then(({ openaiEmbedder }) => openaiEmbedder(endpointOf(reach, { ...options, concurrency: 1 }), options));
            return (await opened).embed(texts, signal);
        },
    };
}
function lateJudge(entry, options, env, redactor) {
    const reach = reachOf(entry, JUDGE_KEY, env);
    let opened;
    return {
        name: entry.name,
        model: entry.model,
        settings: (0,settings/* judgeSettings */.$)(entry),
        async ask(question, signal) {
            if (reach.kind === 'unreachable')
                return { kind: 'failed', reason: reach.reason };
            opened ??= Promise.all(/* import() */[__webpack_require__.e(674), __webpack_require__.e(689)]).then(__webpack_require__.bind(__webpack_require__, 15689)).then(({ openaiJudge }) => openaiJudge(endpointOf(reach, options), entry));
            return redactor.deep(await (await opened).ask(question, signal));
        },
    };
}
function endpointOf({ apiKey, baseUrl }, { timeout, retries, concurrency, requests_per_minute: requestsPerMinute, }) {
    return {
        ...{ timeout: (0,duration/* readDuration */.$)(timeout), retries, concurrency },
        ...(apiKey !== undefined && { apiKey }),
        ...(baseUrl !== undefined && { baseUrl }),
        ...(requestsPerMinute !== undefined && { requestsPerMinute }),
    };
}
async function openModules({ sub_metrics }, { root, env, signal }) {
    const byName = new Map();
    const entries = sub_metrics.filter(({ module }) => module !== undefined);
    if (root === undefined || entries.length === 0)
        return { byName, close: async () => undefined };
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'turngate-modules-'));
    for (const { name, module = '', timeout } of entries) {
        const file = (0,external_node_path_.resolve)(root, module);
        byName.set(name, (0,module_process/* openModule */.f)({ file, timeout: (0,duration/* readDuration */.$)(timeout), scratch, path: env.PATH ?? '', signal }));
    }
    return {
        byName,
        async close() {
            await Promise.all([...byName.values()].map((module) => module.close()));
            await (0,remove_folder/* removeFolder */.v)(scratch);
        },
    };
}
function redacted(store, redactor) {
    return { get: store.get, put: (key, answer) => store.put(key, redactor.deep(answer)) };
}
function memoryStore() {
    const answers = new Map();
    return {
        get: (key) => answers.get(key),
        put: (key, answer) => void answers.set(key, answer),
    };
}


/***/ }),

/***/ 79094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ judgeFacts),
/* harmony export */   PU: () => (/* binding */ keepLock),
/* harmony export */   _C: () => (/* binding */ readLockBeside),
/* harmony export */   _L: () => (/* binding */ judgeIdentities),
/* harmony export */   lQ: () => (/* binding */ licensedBy),
/* harmony export */   wQ: () => (/* binding */ readKeptLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27406);
/* harmony import */ var _grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26150);
/* harmony import */ var _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99336);
/* harmony import */ var _grade_judge_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75268);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4715);
/* harmony import */ var _trace_store_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53189);








/** The copy of the lock in a run directory: stored attempts are judged by the licences of their own time. */
const KEPT = 'licences.json';
/** Whether each judge of a suite may decide, by the `judge.lock.json` beside the suite. */
function judgeFacts(suite, lock) {
    return judgeIdentities(suite).map((identity) => (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeFact */ .YU)(lock, identity, suite.policy.judge));
}
/** What a licence is given for. */
function judgeIdentities(suite) {
    const rubricHashes = [...new Set(statementsOf(suite).map(_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .rubricHash */ .QB))];
    return suite.judges.map((entry) => ({
        ...{ name: entry.name, model: entry.model, rubricHashes },
        promptHash: (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .hashJson */ .jM)({ prompt: _grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__/* .JUDGE_PROMPT */ .nW, settings: toldWithout(entry), max_chars: suite.judge.max_chars }),
    }));
}
/** Everything that the judges of a suite are asked. */
function statementsOf({ tasks, sub_metrics }) {
    return [
        ...tasks.flatMap((task) => task.answer.flatMap(({ rubric }) => rubric ?? [])),
        ...sub_metrics.flatMap(({ rubric, against }) => {
            if (rubric === undefined)
                return [];
            return against === undefined ? rubric : (0,_grade_judge_prompt_js__WEBPACK_IMPORTED_MODULE_4__/* .pairStatement */ .ou)(rubric);
        }),
    ];
}
/** @throws UserError when there is a lock that cannot be read: that is not the same as none */
function readLockBeside(root) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .LOCK_FILE */ .FI);
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        const message = `cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({ code: 'judge-lock', message, file, hint: 'Check its permissions.' }, { cause: error });
    }
    return (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .readLock */ .mF)(text, file);
}
async function keepLock(lock, write) {
    if (lock !== undefined)
        await write(KEPT, `${JSON.stringify(lock, null, 2)}\n`);
}
async function readKeptLock(dir) {
    const text = await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunFile */ .m8)(dir, KEPT);
    return text === undefined ? undefined : (0,_grade_judge_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .readLock */ .mF)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, KEPT));
}
function licensedBy(facts) {
    return ({ name }) => facts.some((fact) => fact.name === name && fact.licence === 'licensed');
}
/** How it is asked, but for the model, whose change has a name of its own. */
function toldWithout(entry) {
    const settings = (0,_grade_judge_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgeSettings */ .$)(entry);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(settings))
        return settings;
    const { model: _, ...rest } = settings;
    return rest;
}


/***/ }),

/***/ 83947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ redactorFor)
});

// UNUSED EXPORTS: redactorOf

;// CONCATENATED MODULE: ./build/src/trace/redact/broken.js
/**
 * What stands between two parts of a value that was broken over lines or spelled out: space, and line breaks as JSON writes
 * them, at most twice inside one another.
 */
const BREAKS = /(?:\s|\\{1,4}[nrt])+/g;
/** Shorter values are words, which stand next to others by chance. */
const LEAST_BROKEN = 12;
/** Makes a function that replaces values also where they are broken, anywhere in them. Linear in the text. */
function breakable(values) {
    const whole = values.map((value) => value.replaceAll(BREAKS, '')).filter((value) => value.length >= LEAST_BROKEN);
    const found = literally(whole);
    return (text, replace) => {
        if (found === undefined)
            return text;
        const { joined, origin } = withoutBreaks(text);
        if (joined.length === text.length)
            return text;
        let [shown, at] = ['', 0];
        for (const { index, 0: value } of joined.matchAll(found)) {
            shown += text.slice(at, origin(index)) + replace();
            at = origin(index + value.length - 1) + 1;
        }
        return shown + text.slice(at);
    };
}
/** Finds any of the values, longer ones first; undefined where there is none. */
function literally(values) {
    const longestFirst = [...new Set(values)].sort((a, b) => b.length - a.length);
    return longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escaped).join('|'), 'g');
}
function withoutBreaks(text) {
    const starts = [];
    const origins = [];
    const parts = [];
    let [length, end] = [0, 0];
    const keep = (from, to) => {
        if (from === to)
            return;
        starts.push(length);
        origins.push(from);
        parts.push(text.slice(from, to));
        length += to - from;
    };
    for (const { index, 0: gap } of text.matchAll(BREAKS)) {
        keep(end, index);
        end = index + gap.length;
    }
    keep(end, text.length);
    let part = 0;
    const origin = (at) => {
        while ((starts[part + 1] ?? Number.POSITIVE_INFINITY) <= at)
            part += 1;
        return at - (starts[part] ?? 0) + (origins[part] ?? 0);
    };
    return { joined: parts.join(''), origin };
}
function escaped(value) {
    return value.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/src/trace/redact/credentials.js
/**
 * Shapes of credentials that give themselves away by their beginning. Every repetition is bounded, so that hostile text
 * costs linear time.
 */
const SHAPES = [
    // OpenAI, Anthropic, OpenRouter, Stripe
    /\b[srp]k[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}[A-Za-z0-9_-]{16,200}/,
    // GitHub, GitLab, npm, Hugging Face, Slack
    /\bgh[pousr]_[A-Za-z0-9]{30,255}/,
    /\bgithub_pat_[A-Za-z0-9_]{22,255}/,
    /\bglpat-[A-Za-z0-9_-]{18,255}/,
    /\bnpm_[A-Za-z0-9]{30,100}/,
    /\bhf_[A-Za-z0-9]{30,100}/,
    /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/,
    // AWS, Google
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
    /\bAIza[A-Za-z0-9_-]{35}/,
    // JSON web tokens
    /\beyJ[A-Za-z0-9_-]{8,2000}\.eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{0,2000}/,
    // private keys, their line breaks written in any way
    /-----BEGIN(?: |%20|\+)(?:[A-Z]{1,12}(?: |%20|\+)){0,3}PRIVATE(?: |%20|\+)KEY-----[^-]{0,20000}(?:-----END[^-]{0,60}-----)?/,
];
const ANY = new RegExp(SHAPES.map((shape) => shape.source).join('|'), 'g');
/** What follows these words is a credential; the words stay. */
const AFTER = [
    /(?<=\b[Bb]earer(?: |%20|\+)(?:"|%22)?)[A-Za-z0-9._~+/=-]{16,2000}/g,
    // the password of an address
    /(?<=:\/\/[^\s/:@"'`]{1,100}:)[^\s/@"'`[\]]{3,200}(?=@)/g,
];
function replaceCredentials(text, replace) {
    return AFTER.reduce((left, shape) => left.replace(shape, replace), text.replace(ANY, replace));
}
function credentialsIn(text) {
    return text.match(ANY) ?? [];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/trace/redact/encodings.js

/** A secret as it is, and as it stands inside JSON (once, twice), a URL, base64 of either alphabet, and hexadecimal. */
function encodingsOf(secret) {
    const bytes = external_node_buffer_.Buffer.from(secret, 'utf8');
    const json = jsonInside(secret);
    const url = encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, '\uFFFD'));
    const strictUrl = url.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
    const form = strictUrl.replaceAll('%20', '+');
    const hex = bytes.toString('hex');
    const urls = [url, strictUrl, form].flatMap((one) => [one, lowerEscapes(one)]);
    const all = [
        secret,
        json,
        jsonInside(json),
        asciiJson(secret),
        ...urls,
        ...base64Insides(bytes),
        hex,
        hex.toUpperCase(),
    ];
    return all.filter((text) => text !== '');
}
function jsonInside(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** As other languages write JSON: nothing but ASCII, and slashes escaped. */
function asciiJson(text) {
    return jsonInside(text)
        .replaceAll('/', '\\/')
        .replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function lowerEscapes(url) {
    return url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}
/**
 * What is the same in the base64 of any text with the secret in it: three bytes make four letters, so there are three ways
 * to stand, and letters that also hold a neighbour's bits are left out.
 */
function base64Insides(bytes) {
    const insides = [0, 1, 2].map((before) => {
        const text = external_node_buffer_.Buffer.concat([external_node_buffer_.Buffer.alloc(before), bytes]).toString('base64');
        const first = [0, 2, 3][before] ?? 0;
        const last = Math.floor(((before + bytes.length) * 8) / 6);
        return text.slice(first, last);
    });
    const long = insides.filter((text) => text.length >= 8);
    return [...long, ...long.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

;// CONCATENATED MODULE: ./build/src/trace/redact/redactor.js



/** Stands in the place of a secret: no length, no part of it. */
const SECRET = '[secret]';
/** Shorter values are words and numbers: hiding them would hide the report. */
const SHORTEST = 6;
/**
 * Known secrets first, in every encoding, also where they are broken over lines; then text that has the shape of a
 * credential, also inside base64. A secret that was cut off at either end of a text is taken out as far as it stands there.
 */
function redactor_createRedactor({ secrets, isPublic = () => false }) {
    const known = [...new Set(secrets.flatMap(linesOf))].filter((secret) => secret.length >= SHORTEST && !isPublic(secret));
    const needles = known.flatMap(encodingsOf);
    const literal = literally(needles);
    const withoutBroken = breakable(needles);
    let count = 0;
    const replaced = () => {
        count += 1;
        return SECRET;
    };
    function text(given) {
        if (given.length < SHORTEST)
            return given;
        const whole = withoutBroken(literal === undefined ? given : given.replace(literal, replaced), replaced);
        const cut = known.reduce((left, secret) => withoutCutOff(left, secret, replaced), whole);
        const plain = replaceCredentials(cut, (found) => (isPublic(found) ? found : replaced()));
        return plain.replaceAll(BASE64, (run) => (hides(run) ? replaced() : run));
    }
    function hides(run) {
        const inside = Buffer.from(run, 'base64').toString('latin1');
        return known.some((secret) => inside.includes(secret)) || credentialsIn(inside).some((found) => !isPublic(found));
    }
    function deep(value) {
        return mapped(value, text);
    }
    return {
        text,
        deep,
        get count() {
            return count;
        },
    };
}
/** A run long enough to hold a credential, with the lines that go on with it. */
const BASE64 = /[A-Za-z0-9+/_-]{24,}(?:\r?\n[ \t]{0,8}[A-Za-z0-9+/_-]{4,})*={0,2}/g;
/** A secret of several lines is shown line by line as well. */
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [secret, secret.trim(), ...lines];
}
/** At least so much of a cut-off secret is told from chance. */
const LEAST = 8;
function withoutCutOff(text, secret, replaced) {
    // whoever cut it may have marked the place, or ended the line
    const end = text.length - (/[\s.…]{0,5}$/.exec(text)?.[0].length ?? 0);
    const begin = /^[\s.…]{0,5}/.exec(text)?.[0].length ?? 0;
    const most = Math.min(secret.length - 1, end - begin);
    for (let length = most; length >= LEAST; length -= 1) {
        if (text.startsWith(secret.slice(0, length), end - length)) {
            return text.slice(0, end - length) + replaced() + text.slice(end);
        }
        if (text.startsWith(secret.slice(-length), begin)) {
            return text.slice(0, begin) + replaced() + text.slice(begin + length);
        }
    }
    return text;
}
function mapped(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (Array.isArray(value))
        return value.map((one) => mapped(one, text));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [text(key), mapped(part, text)]));
}

;// CONCATENATED MODULE: ./build/src/shell/use/secrets.js

/**
 * What must not be shown of a run: values that the suite lets an agent see, keys that it names, and every variable whose
 * name says that it is a secret. What tasks, tools and state say themselves everybody reads, so that is none.
 */
function redactorFor(suite, env) {
    const { tasks, tools, state, sandbox, judges, embedding } = suite;
    const named = [...sandbox.env, ...[...judges, embedding].flatMap((entry) => entry?.api_key_env ?? [])];
    const stated = JSON.stringify({ tasks, tools, state });
    return redactor_createRedactor({
        secrets: [...named.flatMap((name) => env[name] ?? []), ...secretsIn(env)],
        isPublic: (text) => stated.includes(JSON.stringify(text).slice(1, -1)),
    });
}
/** For what is said before a suite is read. */
function redactorOf(env) {
    return createRedactor({ secrets: secretsIn(env) });
}
function secretsIn(env) {
    return Object.entries(env).flatMap(([name, value]) => (value !== undefined && NAMES.test(name) ? [value] : []));
}
const NAMES = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|_PAT|_DSN)$/i;


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ evaluateStored),
  v: () => (/* binding */ openStoredRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/evaluate.js + 2 modules
var evaluate = __webpack_require__(26377);
// EXTERNAL MODULE: ./build/src/grade/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(99336);
// EXTERNAL MODULE: ./build/src/grade/scorer.js + 1 modules
var scorer = __webpack_require__(9625);
// EXTERNAL MODULE: ./build/src/suite/fingerprint.js
var fingerprint = __webpack_require__(17926);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/suite/schema/gold.js
var gold = __webpack_require__(3716);
// EXTERNAL MODULE: ./build/src/suite/schema/judge.js
var judge = __webpack_require__(90983);
// EXTERNAL MODULE: ./build/src/suite/schema/policy.js
var policy = __webpack_require__(19544);
// EXTERNAL MODULE: ./build/src/suite/schema/suite.js + 1 modules
var suite = __webpack_require__(64290);
// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var task = __webpack_require__(78607);
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
    embedding: judge/* EmbeddingOptions */.iQ.exactOptional(),
    aem: suite/* AemOptions */.Gg,
    sub_metrics: schemas/* array */.YOg(judge/* SubMetricEntry */.zg.safeExtend({ code: schemas/* string */.YjP().exactOptional() })).default([]),
    judges: schemas/* array */.YOg(judge/* JudgeEntry */.Wu).default([]),
    judge: judge/* JudgeOptions */.y5.prefault({}),
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), suite/* Price */.gm),
    policy: policy/* Policy */.PE,
    tools: schemas/* array */.YOg(tools/* ToolEntry */.FM),
    handlers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).exactOptional(),
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
var run_file = __webpack_require__(10601);
// EXTERNAL MODULE: ./build/src/trace/store/read.js
var read = __webpack_require__(53189);
// EXTERNAL MODULE: ./build/src/shell/use/advisers.js + 14 modules
var advisers = __webpack_require__(84220);
// EXTERNAL MODULE: ./build/src/shell/use/licences.js
var licences = __webpack_require__(79094);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
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
    const { gold } = given.fingerprints;
    const suite = {
        ...given,
        policy: options.policy ?? given.policy,
        fingerprints: {
            ...{ agent, sandbox, gold, scorer: (0,fingerprint/* scorerFingerprint */.xN)(given, scorer/* SCORER */.Z) },
            ...(0,fingerprint/* judgeFingerprint */.cT)(given, judge_prompt/* JUDGE_PROMPT */.nW),
        },
    };
    const signal = new AbortController().signal;
    const place = options.asking ?? { env: {}, signal, cwd: opened.dir };
    const judges = (0,licences/* judgeFacts */.H0)(suite, await (0,licences/* readKeptLock */.wQ)(opened.dir));
    const asked = await (0,advisers/* openAdvisers */.c)(suite, { ...place, dir: opened.dir, isLicensed: (0,licences/* licensedBy */.lQ)(judges) });
    try {
        return await (0,evaluate/* evaluate */._)({
            suite,
            run: (0,world/* runInfo */.Q6)(stored.run, judges),
            attempts: () => storedAttempts(stored),
            canRunMore: false,
            grading: (0,world/* gradingOf */.Mu)(suite),
            ...(asked.advisers !== undefined && { advisers: asked.advisers }),
            baseline: options.baseline ?? world/* NOTHING_TO_COMPARE */.g_,
            change: { ...options.change, ...(stored.run.look !== undefined && { look: stored.run.look }) },
            today: (0,world/* isoDate */._$)(options.now),
            signal: place.signal,
            ...(stored.run.shard !== undefined && { shard: stored.run.shard }),
            ...(stored.run.only !== undefined && stored.run.shard !== undefined && { only: stored.run.only }),
            ...(options.onGrade !== undefined && { onGrade: options.onGrade }),
        });
    }
    finally {
        await asked.close();
    }
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

/***/ 54888:
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

/***/ 38260:
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

/***/ 19471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./build/src/stats/pass-k.js
var pass_k = __webpack_require__(54888);
// EXTERNAL MODULE: ./build/src/stats/interval.js
var stats_interval = __webpack_require__(63732);
// EXTERNAL MODULE: ./build/src/stats/quantile.js
var quantile = __webpack_require__(38260);
// EXTERNAL MODULE: ./build/src/summary/metric-kinds.js
var metric_kinds = __webpack_require__(72354);
;// CONCATENATED MODULE: ./build/src/summary/metric.js



/** Mean over tasks of the mean over the task's measured, scored attempts. */
function metricSummary(name, tasks) {
    const { kind, unit } = (0,metric_kinds/* metricKind */.f)(name);
    const perTask = tasks.map((task) => scoredOf(name, task)).filter((scores) => scores.length > 0);
    const means = perTask.map((scores) => mean(scores.map((score) => score.value)));
    const all = kind === 'amount' ? perTask.flat().map((score) => score.value) : [];
    const interval = kind === 'amount'
        ? (0,stats_interval/* meanInterval */.VO)(means)
        : (0,stats_interval/* shareInterval */.hQ)(perTask.map((scores, index) => ({ mean: means[index] ?? 0, trials: trialsOf(scores) })));
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
        ...(tasks.some((task) => isAdvisory(name, task)) && { advisory: true }),
    };
}
function scoredOf(name, task) {
    return task.attempts.flatMap((attempt) => {
        const score = attempt.measured ? scoreOf(attempt.metrics, name) : undefined;
        return score?.kind === 'scored' ? [score] : [];
    });
}
/** A judge without a licence that says nothing blocks as little as one that speaks. */
function isAdvisory(name, { attempts }) {
    return attempts.some(({ measured, metrics }) => measured && scoreOf(metrics, name)?.advisory === true);
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

/***/ 74800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ callCost)
});

;// CONCATENATED MODULE: ./build/src/suite/prices.js
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

;// CONCATENATED MODULE: ./build/src/trace/call-cost.js

/**
 * US dollars of one model call, or why they are unknown: what was recorded, else its tokens times the suite's price,
 * else times the list price.
 */
function callCost(call, prices) {
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


/***/ })

};
