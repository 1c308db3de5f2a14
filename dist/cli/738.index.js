export const id = 738;
export const ids = [738];
export const modules = {

/***/ 82716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ writeArtefacts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/report/change.js
var change = __webpack_require__(39558);
// EXTERNAL MODULE: ./build/src/report/phrase.js + 7 modules
var phrase = __webpack_require__(62430);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/clusters.js


/**
 * Failing tasks grouped by what most of their failed attempts failed by, largest group first. The root cause is AEM's;
 * an attempt without one is told by its first finding.
 */
function clusterCauses(tasks) {
    const groups = new Map();
    for (const task of tasks) {
        const main = mainCause(task);
        if (main === undefined)
            continue;
        const group = groups.get(main.id) ?? { key: main.key, tasks: [], attempts: [] };
        group.tasks.push(task.id);
        group.attempts.push(...main.attempts);
        groups.set(main.id, group);
    }
    return [...groups.values()]
        .sort((a, b) => b.tasks.length - a.tasks.length || b.attempts.length - a.attempts.length)
        .map(({ key, tasks: names, attempts }) => ({
        ...key,
        text: causeText(key, attempts),
        tasks: names,
        attempts: attempts.length,
    }));
}
/** What most failed attempts of a task have in common; the earliest of equals. */
function mainCause(task) {
    const found = new Map();
    for (const attempt of task.attempts) {
        if (!attempt.measured || attempt.passed)
            continue;
        const key = causeOf(attempt);
        const id = JSON.stringify([key.reason, key.tool, key.action, key.fields]);
        const group = found.get(id) ?? { id, key, attempts: [] };
        group.attempts.push(attempt);
        found.set(id, group);
    }
    return [...found.values()].sort((a, b) => b.attempts.length - a.attempts.length)[0];
}
/** `orders.Refund`: parameters missing (`amount`); `orders.Get`: `orders.List` called instead */
function causeText(key, attempts = []) {
    const { reason, tool, action, fields } = key;
    const what = insteadText(reason, attempts) ?? (0,report_text/* words */.aL)((0,phrase/* causeReason */.Ez)(reason));
    const named = fields.length === 0 ? what : (0,report_text/* say */.cv) `${what} (${(0,report_text/* listed */.KE)(fields, 3)})`;
    return tool === undefined ? named : (0,report_text/* say */.cv) `${toolName(tool, action)}: ${named}`;
}
/** Of a wrong tool, what was done in its place, where all attempts did the same. */
function insteadText(reason, attempts) {
    if (reason !== 'tool_mismatch')
        return undefined;
    const called = new Set(attempts.map((attempt) => attempt.root_cause?.called));
    if (called.size !== 1)
        return undefined;
    const [tool] = called;
    return tool === undefined ? (0,report_text/* words */.aL)('not called') : (0,report_text/* say */.cv) `${tool} called instead`;
}
function toolName(tool, action) {
    return action === undefined ? tool : `${tool}.${action}`;
}
function causeOf({ root_cause: root, failures, outcome }) {
    // an attempt that ended early failed by that, whatever turns it left undone
    if (outcome.status === 'timed_out')
        return { reason: 'timed_out', fields: [] };
    if (outcome.status === 'agent_failed')
        return { reason: `agent_failed_${outcome.reason}`, fields: [] };
    if (root !== undefined) {
        const { reason, tool, action, fields } = root;
        return { reason, fields, ...(tool !== undefined && { tool }), ...(action !== undefined && { action }) };
    }
    const [first] = failures;
    if (first === undefined)
        return { reason: 'unknown', fields: [] };
    const { tool, check } = first.args;
    return {
        reason: first.code,
        fields: typeof check === 'string' ? [check] : [],
        ...(typeof tool === 'string' && { tool }),
    };
}

;// CONCATENATED MODULE: ./build/src/report/metric-falls.js
/** Tasks in which the regressed rates, success apart, fell most; the largest fall of a task only. */
function metricFalls(summary, baseline, verdict) {
    if (baseline === undefined || verdict === undefined)
        return [];
    const before = new Map(baseline.tasks.map((task) => [task.id, task]));
    const fallen = verdict.metrics.filter(({ metric, kind, status }) => kind === 'rate' && metric !== 'success_rate' && (status === 'regressed' || status === 'inconclusive'));
    const falls = fallen.flatMap(({ metric }) => summary.tasks
        .flatMap((task) => {
        const [old, now] = [taskMean(before.get(task.id), metric), taskMean(task, metric)];
        return old === undefined || now === undefined || old - now < LEAST
            ? []
            : [{ task: task.id, metric, baseline: old, candidate: now }];
    })
        .sort((a, b) => a.candidate - a.baseline - (b.candidate - b.baseline))
        .slice(0, MOST));
    return falls.filter((fall, index) => falls.findIndex((other) => other.task === fall.task) === index);
}
const LEAST = 0.2;
const MOST = 5;
function taskMean(task, metric) {
    const values = (task?.attempts ?? []).flatMap((attempt) => {
        const score = attempt.measured ? attempt.metrics[metric] : undefined;
        return score?.kind === 'scored' ? [score.value] : [];
    });
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./build/src/report/failing.js


/**
 * The tasks a report is about, worst first. Where the gate found the candidate worse: the tasks that became clearly
 * worse (those that fail as much as before are no news), then those in which a regressed metric fell. Where it passed:
 * those that fail at least half of their attempts. Where nothing was compared: every task with a failed attempt.
 */
function failingTasks({ summary, verdict, baseline }) {
    const changes = new Map(verdict?.lost.map((change) => [change.task, change]) ?? []);
    const ranked = summary.tasks
        .map((task) => ({ task, worth: worth(task, changes.get(task.id)) }))
        .filter((entry) => entry.worth > 0)
        .sort((a, b) => b.worth - a.worth);
    const clear = ranked.filter((entry) => entry.worth >= CLEAR);
    const plain = (entries) => entries.map((entry) => entry.task);
    switch (verdict?.status) {
        case 'regressed':
        case 'inconclusive': {
            const worse = (entries) => entries.filter((entry) => changes.has(entry.task.id) || baseline === undefined);
            const chosen = [worse(clear), worse(ranked), clear].find((entries) => entries.length > 0) ?? [];
            const fallen = metricFalls(summary, baseline, verdict).map((fall) => fall.task);
            const more = summary.tasks.filter((task) => fallen.includes(task.id) && !chosen.some((entry) => entry.task === task));
            return [...plain(chosen), ...more];
        }
        case 'pass':
            return plain(clear);
        default:
            return plain(ranked);
    }
}
/** Attempts whose grades and traces `buildReport` wants, the most telling first. */
function wantedDetails(sides, most = 50) {
    const falls = metricFalls(sides.summary, sides.baseline, sides.verdict);
    return failingTasks(sides)
        .slice(0, most)
        .flatMap((task) => {
        const attempt = shownAttempt(task, falls.find((fall) => fall.task === task.id)?.metric);
        const passing = task.attempts.find((one) => one.measured && one.passed && one.attempt !== attempt)?.attempt;
        return attempt === undefined ? [] : [{ task: task.id, attempt, ...(passing !== undefined && { passing }) }];
    });
}
/** The first attempt that fails as most of them do; of a task that passes, the one with the lowest value of a metric. */
function shownAttempt(task, metric) {
    const failed = mainCause(task)?.attempts[0]?.attempt;
    if (failed !== undefined || metric === undefined)
        return failed;
    const scored = task.attempts.flatMap((attempt) => {
        const score = attempt.measured ? attempt.metrics[metric] : undefined;
        return score?.kind === 'scored' ? [{ attempt: attempt.attempt, value: score.value }] : [];
    });
    return scored.sort((a, b) => a.value - b.value || a.attempt - b.attempt)[0]?.attempt;
}
/** From here on a task fails clearly, and not by one slip. */
const CLEAR = 1;
function worth(task, change) {
    const failed = task.measured - task.passed;
    if (failed === 0 || task.measured === 0)
        return 0;
    const share = failed / task.measured;
    const isNamed = change?.verdict !== undefined && change.verdict !== 'quarantined' && change.verdict !== 'advisory';
    const drop = change === undefined ? 0 : shareOf(change.baseline) - shareOf(change.candidate);
    if (isNamed)
        return 4 + share;
    if (drop >= 0.4)
        return 2 + drop;
    return share >= 0.5 ? CLEAR + share : share;
}
function shareOf({ passed, measured }) {
    return measured === 0 ? 0 : passed / measured;
}

// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
// EXTERNAL MODULE: ./build/src/grade/answer/changed-places.js
var changed_places = __webpack_require__(28309);
// EXTERNAL MODULE: ./build/src/suite/pointer.js
var pointer = __webpack_require__(66583);
// EXTERNAL MODULE: ./build/src/suite/state-check.js
var state_check = __webpack_require__(18502);
// EXTERNAL MODULE: ./build/src/report/escape.js
var report_escape = __webpack_require__(96209);
;// CONCATENATED MODULE: ./build/src/report/state-diff.js





/**
 * What an attempt changed in the state document, against what its task expects: places that had to change and are wrong
 * first, then those that had to stay as they were, then the rest. Undefined where there is nothing to tell.
 */
function stateDiff(task, sides) {
    const { before, after } = sides;
    if (before === undefined && after === undefined)
        return undefined;
    const wrong = task.state.flatMap((check) => wrongPlace(check, sides));
    const told = new Set(wrong.map(({ path }) => path));
    const changed = (0,changed_places/* changedPlaces */.f)(before, after)
        .filter((path) => !told.has(path))
        .map((path) => ({ path, mark: markOf(path, task.state_unchanged_except), ...valuesAt(path, sides) }));
    const rows = [
        ...wrong,
        ...['unexpected', 'allowed', 'changed'].flatMap((mark) => changed.filter((row) => row.mark === mark)),
    ];
    if (rows.length === 0)
        return undefined;
    return { rows: rows.slice(0, MOST_ROWS), more: Math.max(0, rows.length - MOST_ROWS) };
}
const MOST_ROWS = 20;
/** Characters of one value. */
const MOST_VALUE = 120;
function wrongPlace(check, sides) {
    if (holds(check, sides.after))
        return [];
    return [{ path: check.path, mark: 'wrong', ...valuesAt(check.path, sides), expected: expectedWords(check) }];
}
/** A pattern that cannot be compiled is told among the findings. */
function holds(check, state) {
    try {
        return (0,state_check/* checkState */.W)(state, check).ok;
    }
    catch {
        return true;
    }
}
function markOf(path, except) {
    if (except === undefined)
        return 'changed';
    return except.some((pointer) => path === pointer || path.startsWith(`${pointer}/`)) ? 'allowed' : 'unexpected';
}
function valuesAt(path, { before, after }) {
    const [old, current] = [(0,pointer/* getPointer */.Mb)(before, path), (0,pointer/* getPointer */.Mb)(after, path)];
    return {
        ...(old !== undefined && { before: (0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(old), MOST_VALUE) }),
        ...(current !== undefined && { after: (0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(current), MOST_VALUE) }),
    };
}
/** `"refunded"`, `not "open"`, `holding "x"`: what the check wants at its place. */
function expectedWords({ equals, not_equals, exists, contains, matches, length }) {
    const text = (value) => (0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(value), MOST_VALUE);
    return [
        equals === undefined ? [] : [text(equals)],
        not_equals === undefined ? [] : [`not ${text(not_equals)}`],
        exists === undefined ? [] : [exists ? 'present' : 'absent'],
        contains === undefined ? [] : [`holding ${text(contains)}`],
        matches === undefined ? [] : [`matching ${matches}`],
        length === undefined ? [] : [`of length ${length}`],
    ]
        .flat()
        .join(', ');
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js
var array = __webpack_require__(61318);
// EXTERNAL MODULE: ./build/src/trace/shorten.js
var shorten = __webpack_require__(93426);
// EXTERNAL MODULE: ./build/src/baseline/reference-events.js + 1 modules
var reference_events = __webpack_require__(96606);
// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
;// CONCATENATED MODULE: ./build/src/report/trace-lines.js




/**
 * A trace as lines: the user's words, the agent's replies, its calls with canonical arguments and what came back. What
 * differs between two equal attempts is made alike: call ids and times are left out, identifiers and instants that
 * tools hand out are numbered by their first appearance.
 */
function traceLines(trace, tools) {
    const events = (0,reference_events/* referenceEvents */.x)(trace);
    const said = (0,views/* replies */.Po)(events);
    const calls = (0,views/* agentCalls */.nM)(events);
    const stable = stabiliser();
    const items = [
        ...events.flatMap((event, position) => event.event === 'user' ? [{ position, lines: () => [spoken('user', event.text)] }] : []),
        ...said.map((reply, index) => ({
            position: reply.position,
            lines: () => [{ ...spoken('reply', stable(reply.text, false)), reply: index }],
        })),
        ...calls.map((call, index) => ({
            position: call.position,
            lines: () => [
                { ...callLine((0,tool_names/* resolveTool */.Hj)(tools, call.tool).name, call.args, stable), call: index },
                ...outcomeLines(call, stable),
            ],
        })),
    ];
    return items.sort((a, b) => a.position - b.position).flatMap((item) => item.lines());
}
/** Gold turns as lines; results only where the author recorded them. */
function goldLines(gold, tools) {
    const verbatim = (text) => text;
    return gold
        .filter((turn) => turn.by !== 'user')
        .flatMap(({ turn, gold_turn: expected, result }) => {
        if ('response' in expected)
            return [spoken(turn === 'User' ? 'user' : 'reply', expected.response)];
        const name = (0,tool_names/* resolveAction */.n5)(tools, { tool_id: expected.tool_id, action: expected.action }).name;
        const call = callLine(name, expected.args, verbatim);
        return result === undefined ? [call] : [call, { kind: 'outcome', text: `  → ${spaced(result)}` }];
    });
}
function callLine(tool, args, stable) {
    return { kind: 'call', text: `call ${tool} ${stable(spaced(args), false)}` };
}
function outcomeLines(call, stable) {
    const line = (text) => ({ kind: 'outcome', text: `  ${text}` });
    switch (call.fate) {
        case 'ok':
            return call.result === undefined ? [] : [line(`→ ${stable(spaced(withoutTimes(call.result)), true)}`)];
        case 'failed':
            return [line(`✗ ${stable(flat(call.error ?? spaced(call.result ?? 'failed')), true)}`)];
        case 'refused':
            return [line(`✗ refused (${call.reason ?? 'policy'}): ${stable(flat(call.message ?? ''), true)}`.trimEnd())];
        case 'unknown':
            return [line('? nobody recorded what became of it')];
    }
}
/** One line, however long: a reply that differs in one place must not tear the lines of the next one apart. */
function spoken(kind, text) {
    return { kind, text: `${kind}: ${flat(text)}`.trimEnd() };
}
function spaced(value) {
    // raw line breaks stand only outside of strings
    return (0,json/* canonical */.$N)(value, 1)
        .replaceAll(/([[{])\n */g, '$1')
        .replaceAll(/\n *([\]}])/g, '$1')
        .replaceAll(/\n */g, ' ');
}
function flat(text) {
    return text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ⏎ ');
}
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const INSTANT = /\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?(?!\d)/g;
/**
 * Numbers UUIDs wherever they come from, and instants that a tool handed out before the agent used them: an agent's
 * own wrong instant stays what it is. The number tells two of them apart.
 */
function stabiliser() {
    const uuids = new Map();
    const instants = new Map();
    const numbered = (known, name, text) => {
        const key = text.toLowerCase();
        const label = known.get(key) ?? `<${name} ${known.size + 1}>`;
        known.set(key, label);
        return label;
    };
    return (text, fromTool) => text
        .replaceAll(UUID, (uuid) => numbered(uuids, 'uuid', uuid))
        .replaceAll(INSTANT, (instant) => fromTool ? numbered(instants, 'time', instant) : (instants.get(instant.toLowerCase()) ?? instant));
}
const TIME_KEY = /^(?:.*_)?(?:elapsed|latency|took|response_time)(?:_?(?:ms|s|sec|seconds|us|ns))?$|_ms$/i;
/** Numbers that say how long a tool took. */
function withoutTimes(value) {
    if (Array.isArray(value))
        return value.map(withoutTimes);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).map(([key, item]) => typeof item === 'number' && TIME_KEY.test(key) ? [key, '<duration>'] : [key, withoutTimes(item)]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/src/report/trace-diff.js



/** The failing trace against the nearest passing one. Undefined where there is nothing to hold it against. */
function traceDiff(request) {
    const right = traceLines(request.trace, request.tools);
    const traces = [
        ...request.references,
        ...(request.references.length === 0 && request.passing ? [request.passing] : []),
    ];
    if (traces.length > 0) {
        const nearest = nearestOf(traces.map((trace) => traceLines(trace, request.tools)), right);
        return diffOf(request.references.length > 0 ? 'reference' : 'passing', nearest, right, request.labels);
    }
    if (request.gold === undefined || request.gold.length === 0)
        return undefined;
    const left = goldLines(request.gold, request.tools);
    return diffOf('gold', left, likeGold(right, left), request.labels);
}
/** Unchanged lines shown around a change. */
const CONTEXT = 3;
function nearestOf(lefts, right) {
    const distances = lefts.map((left) => edits(left, right));
    return lefts[distances.indexOf(Math.min(...distances))] ?? [];
}
/** Lines to remove and to add. */
function edits(left, right) {
    return changesOf(left, right).reduce((sum, change) => (change.kind === 'same' ? sum : sum + change.lines.length), 0);
}
/** Edits above which two traces count as different from their first difference on; the search is quadratic in them. */
const MOST_EDITS = 600;
function changesOf(left, right) {
    const texts = (lines) => lines.map((line) => line.text);
    const found = (0,array/* diffArrays */.E)(texts(left), texts(right), { maxEditLength: MOST_EDITS });
    if (found === undefined)
        return apartFromFirst(left, right);
    const at = { left: 0, right: 0 };
    return found.map(({ added, removed, value }) => {
        const kind = added ? 'added' : removed ? 'removed' : 'same';
        const from = { ...at };
        if (kind !== 'added')
            at.left += value.length;
        if (kind !== 'removed')
            at.right += value.length;
        return { kind, lines: kind === 'removed' ? left.slice(from.left, at.left) : right.slice(from.right, at.right) };
    });
}
function apartFromFirst(left, right) {
    let same = 0;
    while (same < left.length && left[same]?.text === right[same]?.text)
        same += 1;
    const changes = [
        { kind: 'same', lines: right.slice(0, same) },
        { kind: 'removed', lines: left.slice(same) },
        { kind: 'added', lines: right.slice(same) },
    ];
    return changes.filter((change) => change.lines.length > 0);
}
/** A gold says nothing of what tools answer, and often nothing of the user or of replies. */
function likeGold(right, gold) {
    const told = new Set(gold.map((line) => line.kind));
    return right.filter((line) => told.has(line.kind) || line.kind === 'call' || line.text.startsWith('  ✗'));
}
function diffOf(leftName, left, right, labels) {
    const changes = changesOf(left, right);
    const lines = [];
    for (const [index, { kind, lines: of }] of changes.entries()) {
        const other = kind === 'removed' ? changes[index + 1] : kind === 'added' ? changes[index - 1] : undefined;
        const opposite = other === undefined || other.kind === 'same' ? [] : other.lines;
        for (const [at, line] of of.entries()) {
            const label = kind === 'removed' ? undefined : labelOf(line, labels);
            lines.push({ kind, text: (0,shorten/* shortenPair */.K)(line.text, opposite[at]?.text), ...(label !== undefined && { label }) });
        }
    }
    return markFirst(leftName, withGaps(lines));
}
function labelOf(line, labels) {
    const found = labels.filter((entry) => (entry.call !== undefined && entry.call === line.call) ||
        (entry.reply !== undefined && entry.reply === line.reply));
    return found.length === 0 ? undefined : found.map((entry) => entry.label).join('; ');
}
/** Long stretches of equal lines become one line that counts them. */
function withGaps(lines) {
    const near = lines.map((_, index) => lines
        .slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1)
        .some((line) => line.kind !== 'same' || line.label !== undefined));
    const out = [];
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index];
        if (line === undefined)
            continue;
        let end = index;
        while (end < lines.length && !near[end])
            end += 1;
        if (end - index <= 1) {
            out.push(line);
            continue;
        }
        out.push({ kind: 'gap', text: `${end - index} equal lines` });
        index = end - 1;
    }
    return out;
}
function markFirst(left, lines) {
    const first = lines.findIndex((line) => line.kind === 'added' || line.kind === 'removed');
    return {
        left,
        first_divergence: first,
        lines: lines.map((line, index) => index === first ? { ...line, label: ['first divergence', line.label].filter(Boolean).join('; ') } : line),
    };
}

;// CONCATENATED MODULE: ./build/src/report/failing-task.js







/** One failing task: where it failed first, why, and how its trace differs from one that passes. */
function failingTask({ task, change, baseline, fall, detail, tools }) {
    const { grade } = detail;
    const main = mainCause(task);
    const dialog = grade.aem.dialog;
    const root = dialog?.turns.find((turn) => turn.attribution === 'root');
    const before = change?.baseline ?? baseline;
    const state = stateDiff(detail.task, detail.state ?? {});
    const diff = traceDiff({
        trace: detail.events,
        references: detail.references,
        passing: detail.passing,
        gold: detail.task.gold,
        tools,
        labels: (dialog?.turns ?? []).flatMap((turn) => turnLabel(turn, detail.events)),
    });
    return {
        task: task.id,
        source: task.source,
        critical: task.critical,
        ...(task.origin !== undefined && { origin: task.origin }),
        candidate: { passed: task.passed, measured: task.measured },
        ...(before !== undefined && { baseline: { passed: before.passed, measured: before.measured } }),
        ...(change?.verdict !== undefined && { verdict: change.verdict }),
        ...(fall !== undefined && { fell: fall }),
        attempt: grade.attempt,
        alike: main?.attempts.length ?? 0,
        failed: task.measured - task.passed,
        ...(main !== undefined && { cause: causeText(main.key, main.attempts) }),
        failures: findingsOf(detail),
        ...(root === undefined ? {} : { root_cause: rootCause(root, dialog?.turns ?? []) }),
        ...(diff === undefined ? {} : { diff: withNotCalled(diff, root) }),
        ...(state === undefined ? {} : { state }),
    };
}
function findingsOf({ grade }) {
    const checks = Object.values(grade.trajectory.checks).filter((check) => check.status === 'failed');
    // what a judge without a licence holds against the attempt, and what it could not say, is told and decides nothing
    const rubrics = grade.answer.checks.filter(({ judged, status }) => judged === true && status !== 'passed');
    const all = [...grade.failures, ...[...checks, ...rubrics].flatMap((check) => check.findings)];
    const texts = all.map((finding) => ({ id: (0,json/* canonical */.$N)({ code: finding.code, args: finding.args }), finding }));
    const distinct = texts.filter((text, index) => texts.findIndex((other) => other.id === text.id) === index);
    return distinct.slice(0, MOST_FINDINGS).map(({ finding }) => (0,phrase/* phraseFinding */.rL)(finding));
}
const MOST_FINDINGS = 8;
function rootCause(turn, turns) {
    const gold = turn.gold;
    const tool = 'tool_id' in gold ? toolName(gold.tool_id, gold.action) : undefined;
    const fields = fieldsOf(turn);
    const reason = turn.reason ?? 'failed';
    // a tool or a reply is named by the reason already
    const paths = fields.map((field) => field.path).filter((path) => path !== WHOLE_TOOL && path !== WHOLE_REPLY);
    const key = { reason, fields: paths };
    const action = 'tool_id' in gold ? { tool: gold.tool_id, ...(gold.action !== undefined && { action: gold.action }) } : {};
    return {
        turn_no: turn.turn_no,
        ...(tool !== undefined && { tool }),
        reason,
        text: tool !== undefined && reason === 'tool_mismatch' ? mismatchText(tool, turn) : causeText({ ...key, ...action }),
        fields,
        cascades: turns.filter((other) => other.caused_by?.root_turn_no === turn.turn_no).length,
    };
}
function mismatchText(tool, { predicted }) {
    if (predicted?.kind !== 'action')
        return (0,report_text/* say */.cv) `${tool}: not called`;
    return (0,report_text/* say */.cv) `${tool}: ${toolName(predicted.tool_id, predicted.action)} called instead`;
}
const WHOLE_TOOL = 'tool';
const WHOLE_REPLY = 'reply';
/** What the turn's detail names: fields with both values, keys that one side lacks, tools, or whole replies. */
function fieldsOf({ detail = {}, gold, predicted }) {
    // a user's sub-metric judges the turn as a whole
    const own = typeof detail.sub_metric === 'string' ? [{ path: detail.sub_metric, ...wordsOf(detail) }] : [];
    if ('response' in gold) {
        const said = predicted?.kind === 'response' ? { predicted: predicted.response } : {};
        return [{ path: WHOLE_REPLY, gold: gold.response, ...said }, ...own];
    }
    if (own.length > 0)
        return own;
    const args = predicted?.kind === 'action' ? predicted.args : undefined;
    const goldArgs = gold.args;
    const { fields, missing, extra } = detail;
    const compared = list(fields).flatMap((field) => {
        if (typeof field !== 'object' || field === null || !('path' in field))
            return [];
        const { path, gold: right, predicted: wrong } = field;
        return [
            {
                path: String(path),
                ...(right !== undefined && { gold: (0,json/* canonical */.$N)(right) }),
                ...(wrong !== undefined && { predicted: (0,json/* canonical */.$N)(wrong) }),
            },
        ];
    });
    const lacking = list(missing).map((path) => valueAt('gold', String(path), goldArgs));
    const added = list(extra).map((path) => valueAt('predicted', String(path), args));
    const named = [...compared, ...lacking, ...added];
    if (named.length > 0)
        return named;
    const [right, wrong] = [detail.gold, detail.predicted];
    if (typeof right !== 'string')
        return [];
    return [{ path: WHOLE_TOOL, gold: right, ...(typeof wrong === 'string' && { predicted: wrong }) }];
}
function wordsOf({ why }) {
    return typeof why === 'string' ? { predicted: why } : {};
}
function valueAt(side, path, args) {
    const value = args !== undefined && Object.hasOwn(args, path) ? args[path] : undefined;
    return { path, ...(value !== undefined && { [side]: (0,json/* canonical */.$N)(value) }) };
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
/** Which call or reply of the trace a failed turn was paired with, and what is said beside it. */
function turnLabel(turn, events) {
    if (turn.attribution === undefined || turn.reason === undefined || turn.predicted === undefined)
        return [];
    const label = turn.attribution === 'root'
        ? `root cause: turn ${turn.turn_no}, ${(0,phrase/* turnReason */.eH)(turn.reason)}`
        : `turn ${turn.turn_no} fails because of turn ${turn.caused_by?.turn_no ?? '?'}`;
    const { predicted } = turn;
    if (predicted.kind === 'response') {
        const reply = (0,views/* replies */.Po)(events).findIndex((one) => one.segment >= turn.segment && one.text === predicted.response);
        return reply < 0 ? [] : [{ reply, label }];
    }
    const wanted = (0,json/* canonical */.$N)(predicted.args);
    const call = (0,views/* agentCalls */.nM)(events).findIndex((one) => one.segment >= turn.segment && one.tool === predicted.tool && (0,json/* canonical */.$N)(one.args) === wanted);
    return call < 0 ? [] : [{ call, label }];
}
/** A turn that was not done has no line of its own: the first divergence says so. */
function withNotCalled(diff, root) {
    if (root === undefined || root.predicted !== undefined || root.reason === undefined)
        return diff;
    const note = `root cause: turn ${root.turn_no} was not done`;
    return {
        ...diff,
        lines: diff.lines.map((line, index) => index === diff.first_divergence ? { ...line, label: [line.label, note].filter(Boolean).join('; ') } : line),
    };
}

// EXTERNAL MODULE: ./build/src/report/metric-names.js
var metric_names = __webpack_require__(17731);
;// CONCATENATED MODULE: ./build/src/report/headline.js



/** Verdict, the number against its limit, and what explains it. */
function headline(facts) {
    const cause = causeLine(facts);
    const note = noteLine(facts.verdict);
    return {
        verdict: facts.verdict === undefined ? (0,phrase/* status */.h5)(facts.status) : (0,phrase/* verdictWords */.L2)(facts.verdict),
        figure: figureLine(facts),
        ...(cause === undefined ? {} : { cause }),
        ...(note === undefined ? {} : { note }),
    };
}
/** What lets a change through though it did not pass is said loudly. */
function noteLine(verdict) {
    if (verdict === undefined || verdict.exit_code !== 0 || verdict.status === 'pass')
        return undefined;
    if (verdict.mode === 'advise')
        return (0,report_text/* say */.cv) `Mode ${'advise'}: this is shown and blocks nothing.`;
    if ((0,phrase/* isFirstGate */.QS)(verdict))
        return (0,report_text/* words */.aL)('This is the first gate of this suite: it is measured, compared with nothing, and blocks nothing.');
    if (verdict.status !== 'inconclusive')
        return undefined;
    return (0,report_text/* say */.cv) `This is not a pass. It blocks nothing because the policy says ${'on_inconclusive: pass'}.`;
}
function figureLine(facts) {
    const { rows, verdict, totals } = facts;
    const success = rows.find((row) => row.metric === 'success_rate');
    const deciding = verdict === undefined ? undefined : decidingReason(verdict);
    const at = deciding === undefined ? -1 : (verdict?.reasons.indexOf(deciding) ?? -1);
    const phrase = facts.phrases[at];
    if (deciding === undefined || phrase === undefined)
        return withTotals(success, totals);
    const row = rows.find((one) => one.metric === deciding.args.metric);
    // a missed bar is told by its phrase, a change by its figures
    const isChange = 'change' in deciding.args || 'ratio' in deciding.args;
    const figures = row === undefined || !isChange ? undefined : moved(row);
    if (figures === undefined)
        return phrase.text;
    const others = otherMetrics(verdict, deciding);
    return others.length === 0 ? figures : (0,report_text/* say */.cv) `${figures}; also past its limit: ${(0,report_text/* joinTexts */.B5)(others, ', ')}`;
}
/** The worst reason, the primary metric before others. Of a pass or a first gate there is none: its figures speak. */
function decidingReason(verdict) {
    if (verdict.status === 'pass' || (0,report_text/* plainText */.wh)((0,phrase/* verdictWords */.L2)(verdict)) !== (0,report_text/* plainText */.wh)((0,phrase/* status */.h5)(verdict.status)))
        return undefined;
    const worst = verdict.reasons.filter((reason) => reason.status === verdict.status);
    return worst.find((reason) => reason.args.metric === 'success_rate') ?? worst[0];
}
function otherMetrics(verdict, deciding) {
    const metrics = (verdict?.reasons ?? [])
        .filter((reason) => reason.status === deciding.status && typeof reason.args.metric === 'string')
        .map((reason) => String(reason.args.metric));
    const names = [...new Set(metrics)].filter((metric) => metric !== deciding.args.metric);
    const shown = names.slice(0, 3).map(metric_names/* metricLabel */.B);
    return names.length > 3 ? [...shown, (0,report_text/* words */.aL)(`${names.length - 3} more`)] : shown;
}
/** `Success rate 86.7% → 73.3% (−13.4, limit: drop ≤ 5)` */
function moved(row) {
    const { baseline, candidate, change, limit } = row.shown;
    const against = limit === '' ? '' : `, limit: ${limit}`;
    const unit = row.kind === 'rate' ? ' points' : '';
    return (0,report_text/* say */.cv) `${row.label} ${(0,report_text/* words */.aL)(`${baseline} → ${candidate} (${change}${unit}${against})`)}`;
}
function withTotals(row, totals) {
    const attempts = (0,report_text/* words */.aL)(`${totals.passed} of ${totals.measured} attempts of ${totals.tasks === 1 ? '1 task' : `${totals.tasks} tasks`} passed`);
    if (row === undefined || row.shown.candidate === '')
        return attempts;
    const figures = row.shown.change === '' ? (0,report_text/* say */.cv) `${row.label} ${(0,report_text/* words */.aL)(row.shown.candidate)}` : moved(row);
    return (0,report_text/* say */.cv) `${figures}; ${attempts}`;
}
function causeLine({ causes, failing, status: of }) {
    const [first] = causes;
    if (first === undefined || of === 'pass' || failing === 0)
        return undefined;
    if (failing === 1)
        return (0,report_text/* say */.cv) `The failing task's root cause: ${first.text}`;
    const explained = first.tasks.length;
    const most = `1 root cause explains ${explained === failing ? `all ${failing}` : `${explained} of ${failing}`} failing tasks`;
    return explained > 1
        ? (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(most)}: ${first.text}`
        : (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(`${failing} failing tasks, each with a root cause of its own; the first`)}: ${first.text}`;
}

// EXTERNAL MODULE: ./build/src/summary/metric-kinds.js
var metric_kinds = __webpack_require__(72354);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
;// CONCATENATED MODULE: ./build/src/report/metric-rows.js




/** Every metric that was judged or measured, in groups. The shown figure is the judged one. */
function metricGroups(summary, verdict) {
    const judged = new Map(verdict?.metrics.map((metric) => [metric.metric, metric]) ?? []);
    const names = [...new Set([...judged.keys(), ...Object.keys(summary.metrics)])].sort(metric_names/* byMetricOrder */.u_);
    return metric_names/* GROUP_ORDER */.Tg.flatMap((name) => {
        const rows = names
            .filter((metric) => (0,metric_names/* groupOf */.F8)(metric) === name)
            .map((metric) => metricRow(metric, summary.metrics[metric], judged.get(metric)))
            .filter((row) => row.candidate !== undefined || row.baseline !== undefined || !isSilent(row));
        return rows.length === 0 ? [] : [{ name, title: metric_names/* GROUP_TITLES */.Cx[name], rows }];
    });
}
/** Amounts that nobody limits and nobody measured are left out; checks that no task states are shown without a value. */
function isSilent({ kind, status }) {
    return kind === 'amount' && status === 'reported';
}
function metricRow(metric, measured, judged) {
    const { kind, unit } = (0,metric_kinds/* metricKind */.f)(metric);
    const candidate = judged === undefined ? measured?.value : judged.candidate;
    const status = judged?.status ?? 'reported';
    const limit = judged?.limit ?? {};
    const interval = measured?.interval;
    const { baseline, change, p, p_adjusted, detectable } = judged ?? {};
    return {
        metric,
        label: (0,metric_names/* metricLabel */.B)(metric),
        kind,
        unit,
        role: judged?.role ?? 'reported',
        status,
        ...(baseline !== undefined && { baseline }),
        ...(candidate !== undefined && { candidate }),
        ...(change !== undefined && { change }),
        limit,
        ...(p !== undefined && { p }),
        ...(p_adjusted !== undefined && { p_adjusted }),
        ...(interval !== undefined && { interval }),
        ...(judged?.interval !== undefined && { change_interval: judged.interval }),
        ...(detectable !== undefined && { detectable }),
        ...(measured?.p50 !== undefined && { p50: measured.p50 }),
        ...(measured?.p95 !== undefined && { p95: measured.p95 }),
        tasks: measured?.tasks ?? 0,
        of: measured?.of ?? 0,
        unscored: measured?.unscored ?? {},
        shown: {
            ...(0,figures/* showFigures */.VK)({ kind, unit, baseline, candidate, change, limit }),
            verdict: (0,phrase/* metricStatus */.Vh)(status === 'reported' && measured?.advisory === true ? 'advisory' : status),
        },
    };
}

// EXTERNAL MODULE: ./build/src/gate/judges.js
var judges = __webpack_require__(19401);
// EXTERNAL MODULE: ./build/src/grade/usage.js + 1 modules
var usage = __webpack_require__(29916);
;// CONCATENATED MODULE: ./build/src/report/notes.js





/** What a reader has to know to trust the figures. */
function notes({ summary, unmeasured, lookup, site, isGated, secrets, tellsMain = false }) {
    return [
        tellsMain ? undefined : mainNotAccepted(lookup),
        ...(isGated ? [] : notes_judges(summary, site)),
        ...holes(unmeasured, summary),
        secretsNote(secrets),
        ...(0,phrase/* isolationNotes */.ag)(summary.run.isolation),
        replayed(summary),
    ].flatMap((note) => (note === undefined ? [] : [note]));
}
function mainNotAccepted(lookup) {
    if (lookup?.kind !== 'found' || lookup.main === lookup.accepted)
        return undefined;
    const rate = (summary) => (0,figures/* percent */.KN)(summary.metrics.success_rate?.value ?? 0);
    return (0,report_text/* say */.cv) `The baseline's newest entry (${'main'}, success rate ${(0,report_text/* words */.aL)(rate(lookup.main.summary))}) is not the accepted one (${(0,report_text/* words */.aL)(rate(lookup.accepted.summary))}): compared with ${'main'}.`;
}
function notes_judges({ run }, site) {
    const unlicensed = (run.judges ?? []).filter((judge) => judge.licence !== 'licensed');
    return unlicensed.map((judge) => (0,phrase/* phraseReason */.AZ)((0,judges/* unlicensedNote */.LU)(judge), site).text);
}
function secretsNote(count) {
    if (count === 0)
        return undefined;
    const places = count === 1 ? '1 place' : `${count} places`;
    return (0,report_text/* say */.cv) `Secrets were taken out of what the agent wrote, in ${(0,report_text/* words */.aL)(places)}: look at what it prints.`;
}
/** Attempts without a result, by what kept them from having one. */
function holes(unmeasured, { tasks }) {
    const silent = tasks.filter((task) => task.planned > task.attempts.length);
    const missing = silent.reduce((sum, task) => sum + task.planned - task.attempts.length, 0);
    const more = unmeasured.slice(notes_MOST);
    const kinds = `${more.length} more ${more.length === 1 ? 'kind' : 'kinds'} of unmeasured attempts`;
    return [
        ...unmeasured.slice(0, notes_MOST).map(causeNote),
        ...(more.length > 0 ? [(0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(kinds)}: ${attempts(sum(more))} of ${(0,report_text/* listed */.KE)(tasksOf(more))}.`] : []),
        ...(missing > 0 ? [(0,report_text/* say */.cv) `${attempts(missing)} of ${(0,report_text/* listed */.KE)(silent.map((task) => task.id))}: no record.`] : []),
    ];
}
const notes_MOST = 3;
function causeNote({ text, attempts: count, tasks, first, diff }) {
    const where = (0,report_text/* say */.cv) ` The trace of attempt ${first.attempt} of ${first.task} has all of it.`;
    return (0,report_text/* say */.cv) `${attempts(count)} of ${(0,report_text/* listed */.KE)(tasks)}: ${text}${diff === undefined ? [] : where}`;
}
function sum(unmeasured) {
    return unmeasured.reduce((total, one) => total + one.attempts, 0);
}
function tasksOf(unmeasured) {
    return [...new Set(unmeasured.flatMap(({ tasks }) => tasks))];
}
function attempts(count) {
    return (0,report_text/* words */.aL)(`${count} attempt${count === 1 ? '' : 's'}`);
}
function replayed({ tasks }) {
    const isReplayed = tasks.some(({ attempts }) => attempts.some(({ metrics: { wall_ms: wall } }) => wall?.kind === 'unscored' && wall.reason === usage/* REPLAYED */.l));
    return isReplayed ? (0,report_text/* words */.aL)('Model answers were replayed from cassettes: nothing is said of latency.') : undefined;
}

;// CONCATENATED MODULE: ./build/src/report/unmeasured.js

/** Attempts without a result, by what kept them from having one, largest first; those that left no record are not among them. */
function unmeasuredByCause({ tasks }) {
    const causes = new Map();
    for (const { id, attempts } of tasks) {
        for (const { attempt, measured, outcome, failures } of attempts) {
            const finding = outcome.status === 'infra_failed' ? findingOf(outcome) : failures[0];
            if (measured || finding === undefined)
                continue;
            const text = (0,phrase/* phraseFinding */.rL)(finding);
            const key = JSON.stringify(text);
            const known = causes.get(key);
            if (known === undefined) {
                const diff = 'diff' in outcome ? outcome.diff.map(diffLine) : undefined;
                const first = { task: id, attempt };
                causes.set(key, { text, attempts: 1, tasks: [id], first, ...(diff !== undefined && { diff }) });
            }
            else {
                known.attempts += 1;
                if (!known.tasks.includes(id))
                    known.tasks.push(id);
            }
        }
    }
    return [...causes.values()].sort((a, b) => b.attempts - a.attempts);
}
function findingOf({ reason, message, cause }) {
    return { code: 'infra_failed', args: { reason, message: cause ?? message } };
}
/** Of a unified diff. */
function diffLine(line) {
    const text = line.slice(1);
    if (line.startsWith('+'))
        return { kind: 'added', text };
    if (line.startsWith('-'))
        return { kind: 'removed', text };
    return line.startsWith(' ') ? { kind: 'same', text } : { kind: 'gap', text: '' };
}

;// CONCATENATED MODULE: ./build/src/report/build.js











/** Everything that a report says, as plain data; `renderMarkdown`, `renderTerminal`, `renderJson` print it. Pure. */
function buildReport(input) {
    const { summary, verdict, lookup } = input;
    const site = { ...(input.site ?? { suite: summary.suite }), isChange: input.change !== undefined };
    const main = lookup?.kind === 'found' ? lookup.main.summary : input.baseline;
    const sides = { summary, verdict, baseline: main };
    const failing = failingTasks(sides);
    const falls = metricFalls(summary, main, verdict);
    const phrases = (verdict?.reasons ?? []).map((reason) => (0,phrase/* phraseReason */.AZ)(reason, site));
    const reasons = (verdict?.reasons ?? []).map((reason, index) => {
        const { text, next } = phrases[index] ?? { text: [] };
        return { ...reason, text, ...(next !== undefined && { next }) };
    });
    const groups = metricGroups(summary, verdict);
    const unmeasured = unmeasuredByCause(summary);
    const causes = clusterCauses(failing);
    const shown = failing.flatMap((task) => {
        const detail = input.details?.find((one) => one.task.id === task.id);
        if (detail === undefined)
            return [];
        return failingTask({
            task,
            detail,
            change: [...(verdict?.lost ?? []), ...(verdict?.won ?? [])].find((change) => change.task === task.id),
            baseline: main?.tasks.find((one) => one.id === task.id),
            // a task that fails is told by its failures
            fall: task.passed < task.measured ? undefined : falls.find((fall) => fall.task === task.id),
            tools: input.tools ?? [],
        });
    });
    const status = verdict?.status ?? 'measured';
    const totals = totalsOf(summary);
    return {
        version: 1,
        suite: summary.suite,
        run: summary.run,
        status,
        exit_code: verdict?.exit_code ?? 0,
        mode: verdict?.mode ?? 'measure',
        ...(verdict === undefined ? {} : { rule: verdict.rule }),
        headline: headline({
            status,
            verdict,
            causes,
            totals,
            phrases,
            rows: groups.flatMap((group) => group.rows),
            failing: failing.length,
        }),
        reasons,
        ...(input.change === undefined ? {} : { change: (0,change/* showChange */.e)(input.change, verdict?.reasons ?? [], site) }),
        // what a lesser reason asks for can wait until the deciding ones are settled
        next: distinct(reasons.flatMap((reason) => (reason.next !== undefined && reason.status === status ? [reason.next] : []))),
        notes: notes({
            ...{ summary, unmeasured, lookup, site, isGated: verdict !== undefined, secrets: input.secrets ?? 0 },
            tellsMain: reasons.some(({ code }) => code === 'main_regressed'),
        }),
        ...(unmeasured.length > 0 && { unmeasured }),
        groups,
        pass_k: passRows(summary, main),
        causes,
        failing: shown,
        more_failing: failing.filter((task) => !shown.some((one) => one.task === task.id)).map((task) => task.id),
        lost: verdict?.lost ?? [],
        won: verdict?.won ?? [],
        changed: verdict?.changed ?? [],
        agent_known: ['prompt', 'model', 'harness'].some((part) => summary.fingerprints.agent[part] !== undefined),
        ...(main === undefined ? {} : { baseline: baselineFacts(main, lookup?.place) }),
        totals,
        artefacts: input.artefacts ?? [],
    };
}
function totalsOf(summary) {
    const sum = (of) => summary.tasks.reduce((all, task) => all + of(task), 0);
    return {
        tasks: summary.tasks.length,
        planned: sum((task) => task.planned),
        measured: sum((task) => task.measured),
        passed: sum((task) => task.passed),
    };
}
function passRows(summary, baseline) {
    return summary.pass_hat_k.map(({ k, value, tasks, of }) => ({
        k,
        pass_hat: value ?? null,
        pass_at: summary.pass_at_k.find((row) => row.k === k)?.value ?? null,
        baseline_pass_hat: baseline?.pass_hat_k.find((row) => row.k === k)?.value ?? null,
        tasks,
        of,
    }));
}
function baselineFacts(summary, place = '') {
    return {
        place,
        run: summary.run,
        attempts: summary.tasks.reduce((sum, task) => sum + task.measured, 0),
        tasks: summary.tasks.length,
    };
}
function distinct(texts) {
    const plain = texts.map(report_text/* plainText */.wh);
    return texts.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}

// EXTERNAL MODULE: ./build/src/report/json.js
var report_json = __webpack_require__(47912);
;// CONCATENATED MODULE: ./build/src/report/fit.js

const SEPARATOR = '\n\n';
/**
 * Sections in their order, at most `limit` code points (or what `measure` counts) in all: the least worthy are shortened
 * first, then dropped, whole ones only. `left` makes the line that says how many were dropped or shortened.
 */
function fitSections(sections, limit, left, measure = report_escape/* codePoints */.BH) {
    const shown = sections.map((section) => ({ section, text: section.text, reduced: false }));
    const order = [...shown]
        .filter(({ section }) => section.worth !== Number.POSITIVE_INFINITY)
        .sort((a, b) => a.section.worth - b.section.worth);
    const reduce = (entry, text) => {
        if (entry.text !== text)
            entry.reduced = true;
        entry.text = text;
    };
    const assemble = () => {
        const count = shown.filter((entry) => entry.reduced).length;
        return [...shown.map((entry) => entry.text), count === 0 ? '' : left(count)]
            .filter((text) => text !== '')
            .join(SEPARATOR);
    };
    let text = assemble();
    for (const make of [(section) => section.short ?? section.text, () => '']) {
        for (const entry of order) {
            if (measure(text) <= limit)
                return text;
            reduce(entry, make(entry.section));
            text = assemble();
        }
    }
    return text;
}

// EXTERNAL MODULE: ./build/src/report/lines.js
var lines = __webpack_require__(99603);
// EXTERNAL MODULE: ./build/src/report/symbols.js
var symbols = __webpack_require__(63969);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(31486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 13 modules
var mdast_util_to_markdown_lib = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/src/report/markdown/nodes.js



/** Characters of one piece of data in running text. */
const MOST_DATA = 300;
/** Data stands in code spans, so that nothing in it is a link, a mention, an image or markup. */
function phrasing(text) {
    return text.flatMap((piece, index) => {
        if (typeof piece === 'string')
            return [{ type: 'text', value: piece }];
        // two code spans in touch would be read as one
        const touches = index > 0 && typeof text[index - 1] !== 'string';
        const span = { type: 'inlineCode', value: spanText(piece.data) };
        return touches ? [{ type: 'text', value: ' ' }, span] : [span];
    });
}
function heading(depth, text) {
    return { type: 'heading', depth, children: phrasing(text) };
}
function paragraph(text) {
    return { type: 'paragraph', children: phrasing(text) };
}
function strong(text) {
    return { type: 'paragraph', children: [{ type: 'strong', children: phrasing(text) }] };
}
function bullets(texts, ordered = false) {
    return {
        type: 'list',
        ordered,
        spread: false,
        children: texts.map((text) => ({
            type: 'listItem',
            spread: false,
            children: [{ type: 'paragraph', children: phrasing(text) }],
        })),
    };
}
function table(align, header, rows) {
    const cell = ({ text, bold }) => ({
        type: 'tableCell',
        children: bold === true && text.length > 0 ? [{ type: 'strong', children: phrasing(text) }] : phrasing(text),
    });
    return {
        type: 'table',
        align: [...align],
        children: [header.map((text) => ({ text })), ...rows].map((cells) => ({
            type: 'tableRow',
            children: cells.map(cell),
        })),
    };
}
/** A fence longer than any run of backticks inside. */
function fence(lang, lines) {
    return { type: 'code', lang, value: lines.map(report_escape/* visible */.RK).join('\n') };
}
/** Folded; inside `<summary>` markdown is not read, so the text is HTML. */
function folded(summary, content) {
    return [
        { type: 'html', value: `<details><summary>${htmlOf(summary)}</summary>` },
        ...content,
        { type: 'html', value: '</details>' },
    ];
}
function markdown(nodes) {
    const root = { type: 'root', children: [...nodes] };
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)(root, {
        extensions: [(0,lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false })],
        bullet: '-',
        rule: '-',
    }).trimEnd();
}
function htmlOf(text) {
    return text
        .map((piece) => typeof piece === 'string' ? (0,report_escape/* escapeHtml */.ZD)(piece) : `<code>${(0,report_escape/* escapeHtml */.ZD)(spanText(piece.data))}</code>`)
        .join('');
}
function spanText(data) {
    const text = (0,report_escape/* clamp */.qE)((0,report_escape/* visible */.RK)(data), MOST_DATA);
    // an empty code span is no code span
    return text.trim() === '' ? `"${text}"` : text;
}

;// CONCATENATED MODULE: ./build/src/report/markdown/failing.js



/** The heading, then one folded block a task; the first tasks are worth the most. */
function failingSections(report) {
    const { failing, more_failing: more } = report;
    if (failing.length === 0 && more.length === 0)
        return [];
    return [
        { worth: 72, nodes: [heading(3, (0,report_text/* words */.aL)((0,lines/* failingTitle */.J5)(report)))] },
        ...failing.map((task, index) => ({
            worth: 70 - Math.min(index, 69) * 0.25,
            nodes: folded((0,lines/* taskLine */.er)(task), taskNodes(task)),
            short: [paragraph((0,lines/* taskLine */.er)(task))],
        })),
        ...(more.length === 0 ? [] : [{ worth: 45, nodes: [paragraph((0,report_text/* say */.cv) `Not shown in detail: ${(0,report_text/* listed */.KE)(more, 20)}.`)] }]),
    ];
}
function taskNodes(task) {
    const { root_cause: root, failures, diff, state } = task;
    return [
        paragraph((0,lines/* attemptLine */.O_)(task)),
        ...(root === undefined ? [] : rootNodes(root)),
        ...(failures.length === 0 ? [] : [bullets(failures)]),
        ...(state === undefined ? [] : stateNodes(state)),
        ...(diff === undefined ? [] : diffNodes(diff)),
    ];
}
function stateNodes(state) {
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('absent') : (0,report_text/* say */.cv) `${side}`);
    const rows = state.rows.map((row) => [
        { text: (0,report_text/* say */.cv) `${row.path === '' ? WHOLE_DOCUMENT : row.path}` },
        { text: value(row.before) },
        { text: value(row.after) },
        { text: (0,lines/* stateNote */.WH)(row) },
    ]);
    const head = ['State', 'Before', 'After', 'Task'].map(report_text/* words */.aL);
    return [table(['left', 'left', 'left', 'left'], head, rows), ...(state.more > 0 ? [paragraph((0,lines/* stateMore */.lN)(state))] : [])];
}
const WHOLE_DOCUMENT = 'the whole document';
function rootNodes(root) {
    const { fields } = root;
    const line = paragraph((0,lines/* rootCauseLine */.Yc)(root));
    if (fields.length === 0)
        return [line];
    const value = (side) => (side === undefined ? (0,report_text/* words */.aL)('–') : (0,report_text/* say */.cv) `${side}`);
    const rows = fields
        .slice(0, 10)
        .map((field) => [{ text: (0,report_text/* say */.cv) `${field.path}` }, { text: value(field.gold) }, { text: value(field.predicted) }]);
    return [line, table(['left', 'left', 'left'], [(0,report_text/* words */.aL)('Field'), (0,report_text/* words */.aL)('Gold'), (0,report_text/* words */.aL)('Predicted')], rows)];
}
function diffNodes(diff) {
    const left = lines/* DIFF_LEFT */.Iy[diff.left];
    if (diff.first_divergence < 0)
        return [paragraph((0,report_text/* words */.aL)(`The trace takes the same path as the ${left}.`))];
    return [fence('diff', [`--- ${left}`, '+++ this attempt', ...diff.lines.slice(0, MOST_LINES).map(failing_diffLine)])];
}
const MOST_LINES = 200;
const SIGN = { same: ' ', added: '+', removed: '-', gap: '' };
function failing_diffLine({ kind, text, label }) {
    if (kind === 'gap')
        return `@@ ${text} @@`;
    return `${SIGN[kind]}${text}${label === undefined ? '' : `   ← ${label}`}`;
}

;// CONCATENATED MODULE: ./build/src/report/markdown/metrics.js





/** What decides, in one table whose groups are parted by a row of their own; where nothing was judged, everything. */
function metricTable(report) {
    const judged = groupsOf(report, isJudged);
    if (judged.length === 0 && groupsOf(report, () => true).length === 0)
        return [];
    return [heading(3, (0,report_text/* words */.aL)('Metrics')), groupTable(judged.length > 0 ? judged : groupsOf(report, () => true))];
}
/** What is measured and decides nothing, folded, so that the table above stays short. */
function metrics_otherMetrics(report) {
    const others = groupsOf(report, (row) => !isJudged(row));
    if (others.length === 0 || groupsOf(report, isJudged).length === 0)
        return [];
    return folded((0,report_text/* words */.aL)('Also measured'), [groupTable(others)]);
}
function isJudged({ role }) {
    return role !== 'reported';
}
/** A row without a value on either side, that nothing was decided by, would say nothing. */
function saysNothing({ shown, status }) {
    const isSilent = status === 'reported' || status === 'no_baseline' || status === 'pass';
    return shown.candidate === '' && shown.baseline === '' && isSilent;
}
function groupsOf({ groups }, isWanted) {
    return groups
        .map((group) => ({ ...group, rows: group.rows.filter((row) => isWanted(row) && !saysNothing(row)) }))
        .filter((group) => group.rows.length > 0);
}
function groupTable(groups) {
    const all = groups.flatMap((group) => group.rows);
    const columns = COLUMNS.filter((column, at) => at === 0 || all.some((row) => column.text(row).length > 0));
    return table(columns.map((column) => column.align), columns.map((column) => (0,report_text/* words */.aL)(column.title)), groups.flatMap((group) => groupRows(group, columns)));
}
/** How sure each gated figure is, folded. */
function precisionTable({ groups }) {
    const rows = groups
        .flatMap((group) => group.rows)
        .filter((row) => row.role !== 'reported' && (row.p !== undefined || row.change_interval !== undefined));
    if (rows.length === 0)
        return [];
    const number = (value) => ({ text: (0,report_text/* words */.aL)(value === undefined ? '' : pWords(value)) });
    return folded((0,report_text/* words */.aL)('How sure these figures are'), [
        table(['left', 'left', 'right', 'right', 'right'], ['Metric', '95% interval of the change', 'p', 'p, Holm', 'drop found in 80% of runs'].map(report_text/* words */.aL), rows.map((row) => [
            { text: row.label },
            { text: (0,report_text/* words */.aL)((0,lines/* intervalWords */.Tj)(row)) },
            number(row.p),
            number(row.p_adjusted),
            { text: (0,report_text/* words */.aL)((0,lines/* detectableWords */.jy)(row)) },
        ])),
    ]);
}
function pWords(p) {
    return p < 0.0001 ? '< 0.0001' : String(Number(p.toPrecision(2)));
}
/** The curves; a value stands beside how many tasks it is over where those are not all. */
function passTable({ pass_k: rows, baseline }) {
    if (rows.length < 2)
        return [];
    const cell = (value) => ({ text: (0,report_text/* words */.aL)(value === null ? '–' : (0,figures/* percent */.KN)(value)) });
    const line = (title, values) => [{ text: (0,report_text/* words */.aL)(title) }, ...values];
    const partial = rows.some((row) => row.tasks !== row.of);
    return [
        heading(3, (0,report_text/* words */.aL)('All of k attempts pass (pass^k), any of k (pass@k)')),
        table(['left', ...rows.map(() => 'right')], [(0,report_text/* words */.aL)('k'), ...rows.map((row) => (0,report_text/* words */.aL)(String(row.k)))], [
            ...(baseline === undefined
                ? []
                : [
                    line('pass^k, baseline', rows.map((row) => cell(row.baseline_pass_hat))),
                ]),
            line('pass^k', rows.map((row) => ({ ...cell(row.pass_hat), bold: true }))),
            line('pass@k', rows.map((row) => cell(row.pass_at))),
            ...(partial
                ? [
                    line('over tasks', rows.map((row) => ({ text: (0,report_text/* words */.aL)(`${row.tasks} of ${row.of}`) }))),
                ]
                : []),
        ]),
    ];
}
const COLUMNS = [
    { title: 'Metric', align: 'left', text: (row) => row.label },
    { title: 'Baseline', align: 'right', text: (row) => (0,report_text/* words */.aL)(row.shown.baseline) },
    { title: 'Now', align: 'right', text: (row) => (0,report_text/* words */.aL)(row.shown.candidate === '' ? '–' : row.shown.candidate) },
    { title: 'Change', align: 'right', text: (row) => (0,report_text/* words */.aL)(row.shown.change) },
    { title: 'Limit', align: 'left', text: (row) => (0,report_text/* words */.aL)(row.shown.limit) },
    {
        title: 'Verdict',
        align: 'left',
        text: (row) => (0,report_text/* words */.aL)(`${(0,symbols/* metricEmoji */.XF)(row.status)} ${row.shown.verdict}`.trim()),
    },
];
function groupRows(group, columns) {
    const title = columns.map((_, index) => (index === 0 ? { text: (0,report_text/* words */.aL)(group.title), bold: true } : { text: [] }));
    const isBad = (row) => row.status !== 'pass' && row.status !== 'reported' && row.status !== 'no_baseline';
    return [title, ...group.rows.map((row) => columns.map((column) => ({ text: column.text(row), bold: isBad(row) })))];
}

;// CONCATENATED MODULE: ./build/src/report/markdown/render.js









const DEFAULT_LIMIT = 65_000;
/** The report as GitHub-flavoured markdown. Above the limit, whole sections go in order of worth, never the headline. */
function renderMarkdown(report, options = {}) {
    const { limit = DEFAULT_LIMIT, unit, links = [] } = options;
    const sections = [
        section(Number.POSITIVE_INFINITY, headlineNodes(report)),
        section(98, acceptedNodes(report)),
        section(95, reasonNodes(report), reasonNodes(report, 3)),
        section(92, editNodes(report), editNodes(report, 5)),
        section(90, nextNodes(report)),
        section(85, causeNodes(report)),
        section(80, metricTable(report)),
        section(33, metrics_otherMetrics(report)),
        section(35, precisionTable(report)),
        section(75, changedNodes(report)),
        ...failingSections(report).map(({ worth, nodes, short }) => section(worth, nodes, short)),
        section(40, movedNodes(report)),
        section(30, passTable(report)),
        section(50, noteNodes(report)),
        section(49, missNodes(report)),
        section(Number.POSITIVE_INFINITY, footerNodes(report, links)),
    ];
    return `${fitSections(sections, limit - 1, leftOut, unit === 'bytes' ? report_escape/* utf8Bytes */.dy : report_escape/* codePoints */.BH)}\n`;
}
function section(worth, nodes, short) {
    const text = nodes.length === 0 ? '' : markdown(nodes);
    return { worth, text, ...(short !== undefined && { short: markdown(short) }) };
}
function leftOut(count) {
    const parts = `${count} part${count === 1 ? '' : 's'}`;
    return markdown([
        paragraph((0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(parts)} of this report shortened or left out to fit; the run directory has all of it.`),
    ]);
}
function headlineNodes({ headline, status, suite }) {
    return [
        heading(2, (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)((0,symbols/* statusEmoji */.H0)(status))} ${headline.verdict}: ${suite}`),
        strong(headline.figure),
        ...(headline.cause === undefined ? [] : [paragraph(headline.cause)]),
        ...(headline.note === undefined ? [] : [paragraph(headline.note)]),
    ];
}
function reasonNodes(report, most = 20) {
    const texts = (0,lines/* whyTexts */.pl)(report, most);
    return texts.length === 0 ? [] : [bullets(texts)];
}
function acceptedNodes({ change }) {
    return change === undefined || change.accepted.length === 0 ? [] : [bullets(change.accepted)];
}
function editNodes({ change, reasons }, most = 50) {
    if (change === undefined || change.edits.length === 0)
        return [];
    const texts = change.edits.slice(0, most).map(({ text }) => text);
    const rest = change.edits.length - texts.length;
    return [
        heading(3, (0,report_text/* words */.aL)(`This pull request ${(0,phrase/* isFirstGate */.QS)({ reasons }) ? 'adds' : 'changes'} the gate`)),
        bullets(rest > 0 ? [...texts, (0,report_text/* words */.aL)(`and ${rest} more`)] : texts),
    ];
}
function nextNodes({ next }) {
    return next.length === 0 ? [] : [strong((0,report_text/* words */.aL)('What to do next')), bullets(next.slice(0, 5), true)];
}
function causeNodes({ causes }) {
    if (causes.length < 2)
        return [];
    const texts = causes
        .slice(0, 5)
        .map((cause) => (0,report_text/* say */.cv) `${cause.text}: ${(0,report_text/* words */.aL)(count(cause.tasks.length, 'task'))} (${(0,report_text/* listed */.KE)(cause.tasks)})`);
    return [heading(3, (0,report_text/* words */.aL)('Root causes')), bullets(texts)];
}
function changedNodes(report) {
    const texts = (0,lines/* changedTexts */.XH)(report);
    if (texts === undefined)
        return [];
    const nothing = paragraph((0,report_text/* words */.aL)('Nothing: every part of the agent is the same as in the baseline.'));
    return [heading(3, (0,report_text/* words */.aL)('What changed in the agent')), texts.length === 0 ? nothing : bullets(texts)];
}
function movedNodes(report) {
    const texts = (0,lines/* movedTexts */.aM)(report, 20);
    return texts.length === 0 ? [] : [heading(3, (0,report_text/* words */.aL)('Tasks that moved, passed attempts')), bullets(texts)];
}
function noteNodes(report) {
    const texts = (0,lines/* noteTexts */.HI)(report, 20);
    return texts.length === 0 ? [] : [heading(3, (0,report_text/* words */.aL)('Notes')), bullets(texts)];
}
/** Why attempts were not measured, by one of each cause. */
function missNodes({ unmeasured = [] }) {
    return unmeasured.slice(0, MOST_MISSES).flatMap(({ first, diff }) => {
        if (diff === undefined)
            return [];
        const title = (0,report_text/* say */.cv) `Attempt ${first.attempt} of ${first.task}, as it was recorded and as it asked:`;
        return [paragraph(title), fence('diff', ['--- recorded', '+++ asked', ...diff.map(failing_diffLine)])];
    });
}
const MOST_MISSES = 3;
function footerNodes({ run, baseline, artefacts, totals }, links) {
    const measured = `${totals.measured} of ${totals.planned} attempts measured`;
    const against = baseline === undefined
        ? []
        : [(0,report_text/* say */.cv) `against run ${baseline.run.id}${place(baseline)} (${(0,report_text/* words */.aL)(count(baseline.attempts, 'attempt'))})`];
    const files = artefacts.slice(0, 5).map((artefact) => (0,report_text/* say */.cv) `${(0,report_text/* words */.aL)(artefact.title)}: ${artefact.path}`);
    return [
        { type: 'thematicBreak' },
        ...(links.length === 0 ? [] : [linkLine(links)]),
        paragraph((0,report_text/* joinTexts */.B5)([
            (0,report_text/* say */.cv) `Run ${run.id}, seed ${run.seed}, ${(0,report_text/* words */.aL)(measured)}`,
            ...against,
            ...files,
            (0,report_text/* say */.cv) `Turngate ${(0,report_text/* words */.aL)(versionWords(run.turngate))}`,
        ], ' · ')),
    ];
}
function linkLine(links) {
    const nodes = links.flatMap(({ title, url }, index) => [
        ...(index === 0 ? [] : [{ type: 'text', value: ' · ' }]),
        { type: 'link', url, children: [{ type: 'text', value: title }] },
    ]);
    return { type: 'paragraph', children: nodes };
}
function place(baseline) {
    return baseline.place === '' ? [] : (0,report_text/* say */.cv) ` in ${baseline.place}`;
}
function versionWords(version) {
    return /^[\w.+-]{1,40}$/.test(version) ? version : '';
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./build/src/trace/store/read.js
var read = __webpack_require__(53189);
;// CONCATENATED MODULE: ./build/src/shell/use/artefacts.js






/** Writes what was found into the run directory, and gives the report. */
async function writeArtefacts(request) {
    const { evaluation, suite, comparison, dir, cwd, redactor } = request;
    const writeFile = (name, text) => request.writeFile(name, redactor.text(text));
    const secrets = redactor.count;
    const sides = {
        summary: evaluation.summary,
        ...(comparison !== undefined && { verdict: evaluation.verdict }),
        ...(comparison?.baseline.kind === 'found' && { baseline: comparison.baseline.main.summary }),
    };
    const built = buildReport({
        summary: evaluation.summary,
        verdict: sides.verdict,
        lookup: comparison?.baseline,
        change: request.change,
        details: await readDetails(request, sides),
        tools: suite.tools,
        site: { suite: suite.file },
        artefacts: [{ title: 'Run directory', path: (0,external_node_path_.relative)(cwd, dir) || '.' }],
        secrets,
    });
    const report = redactor.deep(built);
    await writeFile('summary.json', `${JSON.stringify(evaluation.summary, null, 1)}\n`);
    if (comparison !== undefined)
        await writeFile('verdict.json', `${JSON.stringify(evaluation.verdict, null, 2)}\n`);
    await writeFile('report.json', (0,report_json/* renderJson */.h)(report));
    await writeFile('report.md', renderMarkdown(report));
    return report;
}
/** The traces of the few attempts that a report shows, read back from the run directory. */
async function readDetails({ suite, comparison, dir, scores }, sides) {
    const details = [];
    for (const wanted of wantedDetails(sides)) {
        const task = suite.tasks.find((one) => one.id === wanted.task);
        const grade = scores.read(wanted);
        const events = await (0,read/* readTraceOf */.VD)(dir, wanted);
        if (task === undefined || grade === undefined || events === undefined)
            continue;
        const passing = wanted.passing === undefined ? undefined : await (0,read/* readTraceOf */.VD)(dir, { task: wanted.task, attempt: wanted.passing });
        const evidence = await (0,read/* readEvidenceOf */.FW)(dir, wanted);
        details.push({
            task,
            grade,
            events,
            references: (await comparison?.references(wanted.task)) ?? [],
            ...(passing !== undefined && { passing }),
            ...(evidence?.state !== undefined && { state: { before: evidence.state_before, after: evidence.state } }),
        });
    }
    return details;
}


/***/ }),

/***/ 8222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   On: () => (/* binding */ goldFingerprints),
/* harmony export */   Rl: () => (/* binding */ importedSuite)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _grade_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9625);
/* harmony import */ var _suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17926);
/* harmony import */ var _suite_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39150);
/* harmony import */ var _suite_schema_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90983);
/* harmony import */ var _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64290);







/**
 * A suite made of an imported file, with the default policy. It keeps the attempts that the source made: k is the
 * largest number of attempts that any task has.
 */
function importedSuite(imported, file, name = imported.suite) {
    const aem = _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .AemOptions */ .Gg.parse({});
    const similarity = { threshold: 0.5 };
    const agent = _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .ReplayAgent */ .$W.parse({ kind: 'replay', source: file, format: imported.format });
    return {
        file,
        name,
        attempts: Math.max(1, ...imported.attempts.map((attempt) => attempt.attempt)),
        tasks: imported.tasks,
        agent,
        sandbox: _suite_schema_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .Sandbox */ .ak.parse({}),
        similarity,
        aem,
        sub_metrics: [],
        judges: [],
        judge: _suite_schema_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .JudgeOptions */ .y5.parse({}),
        prices: {},
        policy: (0,_suite_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultPolicy */ .G4)(),
        tools: [],
        state: undefined,
        fingerprints: {
            // what the source does not say cannot differ: two imports of one benchmark are compared as they stand
            agent: {},
            sandbox: {},
            scorer: (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerFingerprint */ .xN)({ similarity, aem, tools: [], sub_metrics: [] }, _grade_scorer_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORER */ .Z),
            gold: goldFingerprints(imported.tasks),
        },
    };
}
function goldFingerprints(tasks) {
    return Object.fromEntries(tasks.map((task) => [task.id, (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .goldFingerprint */ .HT)(task)]));
}
/** @throws UserError when the file cannot be read. */
async function readTextFile(path, label) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const message = code === 'ENOENT'
            ? 'there is no such file.'
            : code === 'EISDIR'
                ? 'this is a folder, not a file.'
                : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'unreadable-file', message, file: label, hint: 'Check the path.' }, { cause: error });
    }
}


/***/ }),

/***/ 12860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ openScores)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(10601);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/trace/store/replace-file.js
var replace_file = __webpack_require__(51932);
;// CONCATENATED MODULE: ./build/src/trace/store/list-file.js


const FLUSHED_CHARACTERS = 1024 * 1024;
/** Entries are kept in the order in which they come, then put in order: they may come in another one each time. */
function openListFile(path) {
    const part = `${path}${replace_file/* PART */.s}`;
    const sortedPart = `${path}.sorted${replace_file/* PART */.s}`;
    const places = new Map();
    let file = (0,external_node_fs_.openSync)(part, 'w+');
    let isFinished = false;
    let offset = 0;
    let waiting = [];
    let waitingCharacters = 0;
    function write(text) {
        const place = { offset, bytes: Buffer.byteLength(text) };
        offset += place.bytes;
        waiting.push(text);
        waitingCharacters += text.length;
        if (waitingCharacters > FLUSHED_CHARACTERS)
            flush();
        return place;
    }
    function flush() {
        if (file !== undefined)
            writeAll(file, Buffer.from(waiting.join('')));
        waiting = [];
        waitingCharacters = 0;
    }
    function close() {
        if (file === undefined)
            return;
        (0,external_node_fs_.closeSync)(file);
        file = undefined;
        if (isFinished)
            return;
        for (const path of [part, sortedPart])
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
    return {
        add(name, entry) {
            write(places.size === 0 ? '[\n' : ',\n');
            places.set(name, write(JSON.stringify(entry)));
        },
        finish(sorted) {
            write(places.size === 0 ? '[]\n' : '\n]\n');
            flush();
            const names = [...places.keys()];
            if (file !== undefined && sorted.some((name, index) => name !== names[index])) {
                const from = file;
                const to = (0,external_node_fs_.openSync)(sortedPart, 'w+');
                file = to;
                try {
                    rearrange(from, to, sorted, places);
                }
                finally {
                    (0,external_node_fs_.closeSync)(from);
                }
                (0,external_node_fs_.renameSync)(sortedPart, part);
            }
            (0,external_node_fs_.renameSync)(part, path);
            isFinished = true;
        },
        read(name) {
            const place = places.get(name);
            return place === undefined || file === undefined ? undefined : readAt(file, place).toString('utf8');
        },
        close,
    };
}
/** Copies the entries in that order, and notes where they stand now. */
function rearrange(from, to, names, places) {
    let offset = 0;
    for (const [index, name] of names.entries()) {
        const place = places.get(name);
        if (place === undefined)
            continue;
        const before = index === 0 ? '[\n' : ',\n';
        const entry = readAt(from, place);
        writeAll(to, Buffer.concat([Buffer.from(before), entry]));
        places.set(name, { offset: offset + before.length, bytes: entry.length });
        offset += before.length + entry.length;
    }
    writeAll(to, Buffer.from('\n]\n'));
}
function readAt(file, { offset, bytes }) {
    const buffer = Buffer.alloc(bytes);
    for (let read = 0; read < bytes;) {
        const more = (0,external_node_fs_.readSync)(file, buffer, read, bytes - read, offset + read);
        if (more === 0)
            throw new Error('the list ends before its entry does');
        read += more;
    }
    return buffer;
}
/** A disk that fills up may take a part of it. */
function writeAll(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += (0,external_node_fs_.writeSync)(file, bytes, written);
}

;// CONCATENATED MODULE: ./build/src/shell/use/scores.js



/** The grades stand task by task, in whichever order the attempts ended. */
function openScores(dir, { tasks }) {
    const list = openListFile((0,external_node_path_.join)(dir, 'scores.json'));
    const ranks = new Map(tasks.map((task, index) => [task.id, index]));
    const keys = new Map();
    const byTask = (a, b) => (ranks.get(a.task) ?? 0) - (ranks.get(b.task) ?? 0) || a.attempt - b.attempt;
    return {
        add(grade) {
            const name = (0,run_file/* attemptName */.LZ)(grade);
            keys.set(name, { task: grade.task, attempt: grade.attempt });
            list.add(name, grade);
        },
        finish() {
            const sorted = [...keys].sort(([, a], [, b]) => byTask(a, b)).map(([name]) => name);
            list.finish(sorted);
        },
        read(key) {
            const text = list.read((0,run_file/* attemptName */.LZ)(key));
            return text === undefined ? undefined : parse(text);
        },
        close: list.close,
    };
}
function parse(text) {
    return JSON.parse(text);
}


/***/ }),

/***/ 93426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ shortenPair)
/* harmony export */ });
/** Characters of one line of a diff. */
const MOST = 240;
/** Kept before the first difference of two long lines. */
const LEAD = 60;
/**
 * A line short enough to read. Of two long lines that stand against each other, the part is shown where they begin to
 * differ, so that both do not look the same.
 */
function shortenPair(text, other) {
    if (text.length <= MOST)
        return text;
    const common = other === undefined ? 0 : commonPrefix(text, other);
    if (common < MOST - LEAD)
        return `${cut(text, 0, MOST)}…`;
    const from = common - LEAD;
    const tail = cut(text, from, from + MOST - LEAD);
    return `${cut(text, 0, LEAD)} … ${tail}${from + MOST - LEAD < text.length ? '…' : ''}`;
}
/** Never inside a surrogate pair. */
function cut(text, from, to) {
    return text
        .slice(from, to)
        .replace(/^[\uDC00-\uDFFF]/, '')
        .replace(/[\uD800-\uDBFF]$/, '');
}
function commonPrefix(a, b) {
    let length = 0;
    while (length < a.length && length < b.length && a[length] === b[length])
        length += 1;
    return length;
}


/***/ })

};
