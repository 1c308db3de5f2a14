export const id = 692;
export const ids = [692];
export const modules = {

/***/ 27692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  draft: () => (/* binding */ draft)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/report/phrase.js + 7 modules
var phrase = __webpack_require__(62430);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/shell/use/stored.js + 1 modules
var stored = __webpack_require__(4807);
;// CONCATENATED MODULE: ./build/src/shell/use/gold/draft-source.js





/**
 * Opens what `--from` names: `RUN_DIR/ATTEMPT`, or `RUN_DIR` alone.
 * @throws UserError when there is no such run
 */
async function openDraftRun(from, cwd, now) {
    const [, dir = from, number] = /^(.+?)[\\/]+(\d+)[\\/]*$/.exec(from) ?? [];
    const opened = await (0,stored/* openStoredRun */.v)((0,external_node_path_.resolve)(cwd, dir), cwd);
    const grades = [];
    await (0,stored/* evaluateStored */.f)(opened, { now, onGrade: (grade) => grades.push(grade) });
    const attempts = [];
    for await (const attempt of opened.stored.attempts)
        attempts.push(attempt);
    return { ...opened, label: dir, attempts, grades, ...(number !== undefined && { attempt: Number(number) }) };
}
/**
 * The attempt that a task's gold is drafted from, and the other attempts that passed.
 * @throws UserError when the attempt is not there, or did not pass and is not `forced`
 */
function draftSource(run, task, forced) {
    const own = run.attempts.filter((attempt) => attempt.task === task);
    const passed = own.filter((attempt) => gradeOf(run, attempt)?.passed === true);
    const chosen = run.attempt === undefined
        ? (passed[0] ?? (forced ? own[0] : undefined))
        : own.find(({ attempt }) => attempt === run.attempt);
    if (chosen === undefined)
        throw noAttempt(run, task, own);
    if (!passed.includes(chosen) && !forced)
        throw notPassed(run, task, chosen, passed);
    return { attempt: chosen, others: passed.filter((attempt) => attempt !== chosen) };
}
function gradeOf(run, { task, attempt }) {
    return run.grades.find((grade) => grade.task === task && grade.attempt === attempt);
}
function noAttempt(run, task, own) {
    const numbers = own.map(({ attempt }) => attempt).join(', ');
    if (run.attempt !== undefined) {
        const message = `The run has no attempt ${run.attempt} of \`${task}\`.`;
        const hint = numbers === '' ? 'It has none of this task.' : `It has ${numbers}.`;
        return new errors/* UserError */.yo({ code: 'no-attempt', message, file: run.label, hint });
    }
    const message = own.length === 0 ? `The run has no attempt of \`${task}\`.` : `No attempt of \`${task}\` passed.`;
    const hint = own.length === 0 ? 'Name a run that made some.' : `Name one all the same: --from ${run.label}/ATTEMPT --force.`;
    return new errors/* UserError */.yo({ code: 'no-passing-attempt', message, file: run.label, hint });
}
function notPassed(run, task, attempt, passed) {
    const grade = gradeOf(run, attempt);
    const why = (grade?.failures ?? []).slice(0, 3).map((finding) => (0,report_text/* plainText */.wh)((0,phrase/* phraseFinding */.rL)(finding)));
    const what = grade?.measured === true ? 'did not pass' : 'is not known to have passed';
    const others = passed.map((other) => other.attempt).join(', ');
    return new errors/* UserError */.yo({
        code: 'not-passed',
        message: `Attempt ${attempt.attempt} of \`${task}\` ${what}: ${why.join(' ') || 'nothing was measured.'}`,
        file: run.label,
        hint: `${others === '' ? 'None of this task did.' : `These passed: ${others}.`} --force takes it for right all the same.`,
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/suite/edit/task-map.js
var task_map = __webpack_require__(85441);
;// CONCATENATED MODULE: ./build/src/suite/edit/written-keys.js



/** Where a task stands in the value of a file: the whole of it, an item of a list, or of the suite's `tasks`. */
function findTask(value, id) {
    if ((0,json/* isJsonObject */.OW)(value) && value.id === id)
        return [];
    const list = (0,json/* isJsonObject */.OW)(value) ? value.tasks : value;
    if (!Array.isArray(list))
        return undefined;
    const items = list;
    const index = items.findIndex((item) => (0,json/* isJsonObject */.OW)(item) && item.id === id);
    if (index < 0)
        return undefined;
    return (0,json/* isJsonObject */.OW)(value) ? ['tasks', index] : [index];
}
/** The keys of a task, and whether each was drafted: then a comment above it says so. */
function writtenKeys(text, path) {
    const counter = new dist/* LineCounter */.HN();
    const map = (0,task_map/* taskMap */.y)((0,dist/* parseDocument */.Tp)(text, { lineCounter: counter }), path);
    const lines = text.split(/\r?\n/);
    const mark = new RegExp(`^\\s*# ${task_map/* DRAFT_MARK */.S}\\b`);
    return new Map((map?.items ?? []).flatMap(({ key }) => {
        if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
            return [];
        const line = key.range == null ? 0 : counter.linePos(key.range[0]).line - 1;
        return [[key.value, mark.test(lines[line - 1] ?? '') ? 'drafted' : 'author']];
    }));
}

// EXTERNAL MODULE: ./build/src/suite/schema-keys.js
var schema_keys = __webpack_require__(57256);
// EXTERNAL MODULE: ./build/src/suite/yaml.js + 1 modules
var yaml = __webpack_require__(66635);
// EXTERNAL MODULE: ./build/src/shell/use/suite.js
var suite = __webpack_require__(86316);
;// CONCATENATED MODULE: ./build/src/shell/use/gold/draft-target.js








/** The suite that `--suite` names, else the one that the run was made of, else the copy that the run keeps. */
function suiteOfDraft(run, named, cwd) {
    if (named !== undefined)
        return (0,suite/* loadSuiteFile */.xi)(named, cwd);
    const { suite_file: file, agent } = run.stored.run;
    if (agent.startsWith('import:'))
        return { suite: run.suite };
    const path = (0,external_node_path_.resolve)(cwd, file);
    if (textOf(path) === undefined)
        return { suite: run.suite };
    return (0,suite/* loadSuiteFile */.xi)(path, cwd);
}
/**
 * The place of the task: `out` where it is given, else the file of the suite that holds it.
 * @throws UserError when there is no such file, or it does not hold the task
 */
function targetOf(task, { root, suite }, out, cwd) {
    const isKnown = root !== undefined && suite.tasks.some(({ id }) => id === task.id);
    const own = isKnown ? (0,external_node_path_.join)(root, task.source.file) : undefined;
    const file = out === undefined ? own : (0,external_node_path_.resolve)(cwd, out);
    if (file === undefined) {
        const message = `It is not known which file holds the task \`${task.id}\`.`;
        const hint = 'Name the suite with --suite, or a file for the task with --out.';
        throw new errors/* UserError */.yo({ code: 'no-target', message, hint });
    }
    const label = (0,external_node_path_.relative)(cwd, file) || file;
    if (!['.yaml', '.yml', '.json'].includes((0,external_node_path_.extname)(file))) {
        const message = 'A task is written as YAML or JSON.';
        throw new errors/* UserError */.yo({ code: 'bad-target', message, file: label, hint: 'End the name in .yaml, .yml or .json.' });
    }
    const text = textOf(file);
    if (text === undefined)
        return { file, label, isNew: true, path: [], holdsReviewed: false, ...copyOf(task, own, file) };
    const read = (0,yaml/* readYaml */.g)(text, label);
    if (!read.ok)
        throw new errors/* UserError */.yo(read.problems);
    const path = findTask(read.source.value, task.id);
    if (path !== undefined) {
        const written = (0,schema_keys/* valueAt */.f)(read.source.value, path);
        const holdsReviewed = (0,json/* isJsonObject */.OW)(written) && written.gold !== undefined && written.reviewed !== false;
        return { file, label, isNew: false, text, path, holdsReviewed };
    }
    const message = `The file does not hold the task \`${task.id}\`.`;
    throw new errors/* UserError */.yo({
        code: 'other-task',
        message,
        file: label,
        hint: 'Name a new file, or the one that holds the task.',
    });
}
/** A new file of the same kind begins as a copy of the file that holds the task alone. */
function copyOf(task, own, file) {
    const text = own === undefined ? undefined : textOf(own);
    if (own === undefined || text === undefined || ((0,external_node_path_.extname)(own) === '.json') !== ((0,external_node_path_.extname)(file) === '.json'))
        return {};
    const read = (0,yaml/* readYaml */.g)(text, own);
    return read.ok && findTask(read.source.value, task.id)?.length === 0 ? { text } : {};
}
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(26498);
// EXTERNAL MODULE: ./build/src/trace/views.js
var views = __webpack_require__(43809);
// EXTERNAL MODULE: ./build/src/grade/similarity/facts/facts.js + 1 modules
var facts = __webpack_require__(98990);
;// CONCATENATED MODULE: ./build/src/grade/draft/sources.js

/** Shorter texts stand in too many results by chance. */
const SHORTEST = 4;
/** Of the earlier calls, those whose results hold a value that this call was given: the first that does, for each value. */
function sourceOf(call, earlier) {
    const values = leaves(call.args).filter(isTelling);
    const found = values.flatMap((value) => {
        const asked = earlier.some((other) => leaves(other.args).includes(value));
        // what was asked for with the value does not give it
        if (asked)
            return [];
        return earlier.find((other) => other.result !== undefined && leaves(other.result).includes(value)) ?? [];
    });
    return [...new Set(found)];
}
/** The scalars in a value, in their order. */
function leaves(value) {
    const found = [];
    const open = [value];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
        if (Array.isArray(next))
            open.unshift(...next);
        else if ((0,json/* isJsonObject */.OW)(next))
            open.unshift(...Object.values(next));
        else
            found.push(next);
    }
    return found;
}
function isTelling(value) {
    return typeof value === 'string' ? value.length >= SHORTEST : typeof value === 'number' && Math.abs(value) >= 100;
}

;// CONCATENATED MODULE: ./build/src/grade/draft/facts.js



/** More facts make a reply fail for what does not matter. */
const MOST = 4;
/**
 * Facts of a reply (amounts, dates, identifiers) that the agent had from the world and not from the user, and that the
 * same reply of every other passing attempt states in the same words.
 * @param index of the reply among the attempt's own, from 0
 */
function draftMentions(source, index) {
    const said = (0,views/* replies */.Po)(source.attempt.events);
    const fromEnd = said.length - index;
    const text = said[index]?.text ?? '';
    const elsewhere = source.others.map((attempt) => (0,views/* replies */.Po)(attempt.events).at(-fromEnd)?.text ?? '');
    const user = source.attempt.events.flatMap((event) => (event.event === 'user' ? [event.text] : [])).join('\n');
    const world = worldOf(source.attempt);
    return (0,facts/* factsOf */.x)(text, {})
        .facts.map((fact) => fact.text.trim())
        .filter((fact) => fact.length > 1 && text.includes(fact) && !user.includes(fact) && world(fact))
        .filter((fact) => elsewhere.every((other) => other.includes(fact)))
        .slice(0, MOST);
}
/** Whether a fact stands in what tools gave the agent or in the state that it left, as text or as a number. */
function worldOf({ events, evidence }) {
    const values = [
        ...events.flatMap((event) => event.event === 'executed' && event.result !== undefined ? leaves(event.result) : []),
        ...(evidence.state === undefined ? [] : leaves(evidence.state)),
    ];
    const text = values.filter((value) => typeof value === 'string').join('\n');
    const numbers = new Set(values.filter((value) => typeof value === 'number'));
    return (fact) => {
        const number = Number(fact.replaceAll(/[^\d.-]/g, ''));
        return text.includes(fact) || (/\d/.test(fact) && numbers.has(number));
    };
}

;// CONCATENATED MODULE: ./build/src/grade/draft/answer.js


/** Answer checks on the last reply: the facts that it states from the world. Without one, nothing is checked. */
function draftAnswer(source) {
    const last = (0,views/* replies */.Po)(source.attempt.events).length - 1;
    const facts = last < 0 ? [] : draftMentions(source, last);
    if (facts.length === 0)
        return { fields: {}, notes: [] };
    const text = 'The facts that the last reply has from the world: take out what does not matter, add what is missing.';
    return { fields: { answer: facts.map((contains) => ({ contains })) }, notes: [{ path: ['answer'], text }] };
}

;// CONCATENATED MODULE: ./build/src/grade/draft/files.js
const LONGEST = 2000;
/** The files that the task names, as the attempt left them. What it does not name was not kept. */
function draftFiles(task, source) {
    const checks = [];
    const notes = [];
    for (const path of new Set(task.files.map((check) => check.path))) {
        const [first, ...rest] = [source.attempt, ...source.others].map((attempt) => fileOf(attempt, path));
        if (first === undefined)
            continue;
        const agreed = rest.every((other) => other?.kind === first.kind && textIn(other) === textIn(first));
        const text = textIn(first);
        if (first.kind === 'absent')
            checks.push({ path, exists: false });
        else if (agreed && text !== undefined && text.length <= LONGEST)
            checks.push({ path, equals: text });
        else {
            const why = agreed ? 'is no short text' : 'differs between passing attempts';
            notes.push({ path: ['files', checks.length], text: `The file ${why}; only that it is there is checked.` });
            checks.push({ path, exists: true });
        }
    }
    return { fields: checks.length > 0 ? { files: checks } : {}, notes };
}
function fileOf({ evidence }, path) {
    return Object.hasOwn(evidence.files, path) ? evidence.files[path] : undefined;
}
function textIn(file) {
    return file?.kind === 'text' ? file.text : undefined;
}

// EXTERNAL MODULE: ./build/src/suite/tool-names.js
var tool_names = __webpack_require__(99799);
// EXTERNAL MODULE: ./build/src/grade/aem/script.js
var aem_script = __webpack_require__(71696);
;// CONCATENATED MODULE: ./build/src/grade/draft/calls.js


/**
 * The calls that were carried out, without reads that not every passing attempt needed. Calls that failed are left out:
 * the gold says what is right, and a failed call that is made again is no fault.
 */
function goldCalls(source, context, segmentOf) {
    const nameOf = (call) => (0,tool_names/* resolveTool */.Hj)(context.tools, call.tool).name;
    const isRead = (call) => (0,tool_names/* resolveTool */.Hj)(context.tools, call.tool).entry?.read_only === true;
    const made = carriedOut(source.attempt);
    const others = source.others.map((attempt) => carriedOut(attempt));
    const leftOut = [];
    const calls = made.flatMap((call, index) => {
        const name = nameOf(call);
        const before = made.slice(0, index).filter((other) => isSame(other, call)).length;
        const twins = others.flatMap((list) => list.filter((other) => isSame(other, call))[before] ?? []);
        const missing = others.length - twins.length;
        if (missing > 0 && isRead(call)) {
            leftOut.push(`A call of ${name} is left out: ${missing} of ${others.length} other passing attempts did without.`);
            return [];
        }
        const notes = missing > 0 ? [`${missing} of ${others.length} other passing attempts did not make this call.`] : [];
        return [{ ...call, name, segment: segmentOf(call.segment), twins, notes }];
    });
    const failed = (0,views/* agentCalls */.nM)(source.attempt.events).filter(({ fate }) => fate === 'failed' || fate === 'refused');
    for (const call of failed)
        leftOut.push(`A call of ${nameOf(call)} that ${call.fate === 'failed' ? 'failed' : 'was refused'} is left out.`);
    return { calls, leftOut: [...new Set(leftOut)] };
    function isSame(one, other) {
        return nameOf(one) === nameOf(other);
    }
}
/** A call whose end nobody recorded counts as carried out: in such traces none may be. */
function carriedOut({ events }) {
    return (0,views/* agentCalls */.nM)(events).filter(({ fate }) => fate === 'ok' || fate === 'unknown');
}

;// CONCATENATED MODULE: ./build/src/grade/draft/order.js



/**
 * Calls that may come in any order, by the name of their group: neighbours of one segment that were asked for at the
 * same time, or that another passing attempt made the other way round. One that uses another's result does not qualify.
 */
function groupsOf(calls, source, context) {
    const orders = source.others.map((attempt) => (0,views/* agentCalls */.nM)(attempt.events).map((call) => (0,tool_names/* resolveTool */.Hj)(context.tools, call.tool).name));
    const groups = new Map();
    let stretch = [];
    let count = 0;
    for (const call of calls) {
        const last = stretch.at(-1);
        if (last !== undefined && isFree(last, call)) {
            stretch.push(call);
            continue;
        }
        close();
        stretch = [call];
    }
    close();
    return groups;
    function isFree(earlier, later) {
        if (earlier.segment !== later.segment || sourceOf(later, stretch).length > 0)
            return false;
        const together = earlier.settled === undefined ? false : later.position < earlier.settled;
        return together || orders.some((names) => comesBefore(names, later.name, earlier.name));
    }
    function close() {
        if (stretch.length < 2)
            return;
        count += 1;
        for (const call of stretch)
            groups.set(call, `any${count}`);
    }
}
function comesBefore(names, first, second) {
    const [a, b] = [names.indexOf(first), names.indexOf(second)];
    return first !== second && a >= 0 && b >= 0 && a < b;
}

// EXTERNAL MODULE: ./build/src/grade/aem/arguments.js
var aem_arguments = __webpack_require__(66131);
;// CONCATENATED MODULE: ./build/src/grade/draft/volatile.js


/**
 * How the arguments of a drafted call are compared, over the tool's own table: what differs between passing attempts is
 * not looked at, what some of them leave out is optional. With one attempt alone, identifiers and times that nobody gave
 * to the agent are taken to differ from run to run.
 */
function compareTableOf(call, source, context) {
    const own = (0,tool_names/* resolveTool */.Hj)(context.tools, call.tool).entry?.compare ?? {};
    const table = {};
    const notes = [];
    for (const twin of call.twins) {
        const { fields, missing, extra } = (0,aem_arguments/* compareArguments */.E)(call.args, twin.args, {
            table: own,
            similarity: context.similarity,
        });
        for (const field of fields.filter(({ equivalent }) => !equivalent)) {
            const path = withoutIndices(field.path);
            if (table[path]?.ignore !== true) {
                notes.push(`\`${path}\` differs between passing attempts (${shown(field.gold)}, ${shown(field.predicted)}).`);
            }
            table[path] = { ignore: true };
        }
        for (const path of [...missing, ...extra].map(withoutIndices)) {
            if (table[path] !== undefined)
                continue;
            notes.push(`\`${path}\` is not given in every passing attempt.`);
            table[path] = { optional: true };
        }
    }
    for (const [path, value] of places(call.args)) {
        const hasRule = table[path] !== undefined || own[path] !== undefined;
        if (hasRule || !looksVolatile(value) || isGiven(value, call, source))
            continue;
        table[path] = { ignore: true };
        notes.push(`\`${path}\` looks as if it differed from run to run, and nobody gave it to the agent.`);
    }
    return { table, notes };
}
/** A UUID, a long random hexadecimal number, an instant, or a time in milliseconds or seconds since 1970. */
function looksVolatile(value) {
    if (typeof value === 'number')
        return Number.isInteger(value) && /^1[5-9]\d{8}(\d{3})?$/.test(String(value));
    if (typeof value !== 'string')
        return false;
    return (/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i.test(value) ||
        /^(?=.*\d)(?=.*[a-f])[0-9a-f]{16,64}$/i.test(value) ||
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(value));
}
/** The user wrote it, the world held it at the beginning, or a call before this one brought it. */
function isGiven(value, call, { attempt }) {
    const text = typeof value === 'string' ? value : String(value);
    const before = attempt.events.slice(0, call.position);
    const told = before.some((event) => {
        if (event.event === 'user')
            return event.text.includes(text);
        return event.event === 'executed' && JSON.stringify(event.result ?? event.error ?? null).includes(text);
    });
    return told || JSON.stringify(attempt.evidence.state_before ?? null).includes(text);
}
/** Paths of the scalars, as `compare` names them: `filters.region`, `items[].id`. */
function places(args) {
    const found = [];
    const walk = (value, path) => {
        if (Array.isArray(value))
            for (const item of value)
                walk(item, `${path}[]`);
        else if (typeof value === 'object' && value !== null) {
            for (const [key, inner] of Object.entries(value))
                walk(inner, path === '' ? key : `${path}.${key}`);
        }
        else
            found.push([path, value]);
    };
    walk(args, '');
    return found;
}
function withoutIndices(path) {
    return path.replaceAll(/\[\d+\]/g, '[]');
}
function shown(value) {
    const text = JSON.stringify(value ?? null);
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

;// CONCATENATED MODULE: ./build/src/grade/draft/gold.js








/** The gold dialog: where the user writes more than once a row for each turn; then the calls and replies that followed. */
function draftGold(source, script, context) {
    const { events } = source.attempt;
    const users = script.map(({ user }) => ({ turn: 'User', gold_turn: { response: user } }));
    const hasRows = users.length > 1;
    // the segments of the trace as grading will see them, once these rows are there
    const rows = users.map((user, index) => ({ turn_no: index + 1, ...user }));
    const { sentSegment } = (0,aem_script/* readScript */.U)(hasRows ? rows : [], script, events);
    const segmentOf = (message) => sentSegment[message] ?? 0;
    const { calls, leftOut } = goldCalls(source, context, segmentOf);
    const groups = groupsOf(calls, source, context);
    const said = (0,views/* replies */.Po)(events).map((reply) => ({ ...reply, segment: segmentOf(reply.segment) }));
    const segments = Math.max(1, hasRows ? users.length : 1);
    const written = Array.from({ length: segments }, (_, segment) => {
        const wasSent = !hasRows || sentSegment.includes(segment);
        const own = [
            ...calls.flatMap((call) => (call.segment === segment ? [{ position: call.position, row: callRow(call) }] : [])),
            ...said.flatMap((reply, index) => {
                const isLast = said.findLastIndex((other) => other.segment === segment) === index;
                return reply.segment === segment
                    ? [{ position: reply.position, row: replyRow(reply.text, isLast ? draftMentions(source, index) : []) }]
                    : [];
            }),
        ].sort((a, b) => a.position - b.position);
        const user = users[segment];
        const head = hasRows && user !== undefined ? [{ turn: user, notes: wasSent ? [] : [NOT_SENT] }] : [];
        return [...head, ...own.map(({ row }) => row)];
    }).flat();
    const turns = numbered(written, groups);
    return {
        turns,
        groups,
        calls: written.flatMap(({ call }) => call ?? []),
        notes: [
            ...leftOut.map((text) => ({ path: ['gold'], text })),
            ...written.flatMap(({ notes }, index) => notes.map((text) => ({ path: ['gold', index], text }))),
        ],
    };
    function callRow(call) {
        const { tool_id, action } = (0,tool_names/* resolveTool */.Hj)(context.tools, call.tool);
        const { table, notes } = compareTableOf(call, source, context);
        return {
            turn: {
                turn: 'Tool',
                gold_turn: { tool_id, ...(action !== undefined && { action }), args: { ...call.args } },
                ...(Object.keys(table).length > 0 && { compare: table }),
            },
            notes: [...call.notes, ...notes],
            call,
        };
    }
}
const NOT_SENT = 'This turn was not sent in the attempt, so that nothing is known of what should follow it.';
function replyRow(response, mentions) {
    return {
        turn: {
            turn: 'Agent',
            gold_turn: { response },
            ...(mentions.length > 0 && { must_mention: [...mentions] }),
        },
        notes: [],
    };
}
function numbered(rows, groups) {
    const numberOf = (call) => rows.findIndex((row) => row.call === call) + 1;
    const calls = rows.flatMap(({ call }) => call ?? []);
    return rows.map(({ turn, call }, index) => {
        const group = call === undefined ? undefined : groups.get(call);
        const uses = call === undefined ? [] : sourceOf(call, calls.slice(0, calls.indexOf(call))).map(numberOf);
        return {
            turn_no: index + 1,
            ...turn,
            ...(group !== undefined && { tags: [`OrderInvariant_${group}`] }),
            ...(uses.length > 0 && { depends_on: uses }),
        };
    });
}

// EXTERNAL MODULE: ./build/src/suite/pointer.js
var pointer = __webpack_require__(66583);
// EXTERNAL MODULE: ./build/src/grade/answer/changed-places.js
var changed_places = __webpack_require__(28309);
;// CONCATENATED MODULE: ./build/src/grade/draft/state.js




const state_MOST = 20;
/** What the attempt changed in the world, as checks, and that it changed nothing else. */
function draftState(source) {
    const { state_before: before, state } = source.attempt.evidence;
    if (before === undefined || state === undefined)
        return { fields: {}, notes: [] };
    const places = wholePlaces(before, state);
    const others = source.others.flatMap(({ evidence }) => evidence.state ?? []);
    const checks = [];
    const notes = [];
    for (const place of places) {
        const after = (0,pointer/* getPointer */.Mb)(state, place);
        for (const { check, note } of checksAt(place, after, others)) {
            if (note !== undefined)
                notes.push({ path: ['state', checks.length], text: note });
            checks.push(check);
        }
    }
    const elsewhere = source.others.flatMap(({ evidence }) => evidence.state_before === undefined || evidence.state === undefined
        ? []
        : wholePlaces(evidence.state_before, evidence.state));
    const allowed = topmost([...places, ...elsewhere]);
    if (checks.length > state_MOST) {
        const text = `The attempt changed ${checks.length} places; the first ${state_MOST} are checked.`;
        notes.push({ path: ['state'], text });
    }
    return {
        fields: {
            ...(checks.length > 0 && { state: checks.slice(0, state_MOST) }),
            state_unchanged_except: allowed,
        },
        notes: notes.filter(({ path }) => (path[1] ?? 0) < state_MOST),
    };
}
/** The changed places; of an object or list that came or went, itself in place of everything in it. */
function wholePlaces(before, after) {
    const tops = (0,changed_places/* changedPlaces */.f)(before, after).map((place) => {
        const parts = place.split('/');
        for (let length = 2; length < parts.length; length += 1) {
            const outer = parts.slice(0, length).join('/');
            if ((0,pointer/* getPointer */.Mb)(before, outer) === undefined || (0,pointer/* getPointer */.Mb)(after, outer) === undefined)
                return outer;
        }
        return place;
    });
    return [...new Set(tops)];
}
/** A place whose value differs between passing attempts, or looks as if it did, is taken apart until what is fixed is left. */
function checksAt(place, after, others) {
    const elsewhere = others.map((state) => (0,pointer/* getPointer */.Mb)(state, place));
    if (after === undefined) {
        const agreed = elsewhere.every((other) => other === undefined);
        return agreed ? [{ check: { path: place, exists: false } }] : [];
    }
    const agreed = elsewhere.every((other) => (0,json/* equalJson */.FS)(other, after));
    if (agreed && !holdsVolatile(after))
        return [{ check: { path: place, equals: after } }];
    if (elsewhere.some((other) => other === undefined))
        return [];
    const inner = (0,json/* isJsonObject */.OW)(after) ? Object.entries(after) : Array.isArray(after) ? [...after.entries()] : [];
    if (inner.length > 0) {
        return inner.flatMap(([key, value]) => checksAt(`${place}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`, value, others));
    }
    const why = agreed ? 'looks as if it differed from run to run' : 'differs between passing attempts';
    return [{ check: { path: place, exists: true }, note: `The value ${why}; only that there is one is checked.` }];
}
function holdsVolatile(value) {
    if (typeof value !== 'object' || value === null)
        return looksVolatile(value);
    return Object.values(value).some(holdsVolatile);
}
/** Without places that lie in another one. */
function topmost(places) {
    const distinct = [...new Set(places)];
    return distinct.filter((place) => !distinct.some((other) => other !== place && place.startsWith(`${other}/`)));
}

;// CONCATENATED MODULE: ./build/src/grade/draft/tools.js


/** `expected_tools` in the order of the gold, and `forbidden_tools` where no passing attempt wrote anything. */
function draftTools(task, { calls, groups }, source, tools) {
    const expected = expectedTools(calls.filter(({ fate }) => fate === 'ok'), groups);
    const forbidden = forbiddenTools(task, source, tools);
    const text = 'Every writing tool that no passing attempt used: take out what would do no harm.';
    return {
        fields: {
            ...(expected.length > 0 && { expected_tools: expected }),
            ...(forbidden.length > 0 && { forbidden_tools: forbidden }),
        },
        notes: forbidden.length > 0 ? [{ path: ['forbidden_tools'], text }] : [],
    };
}
function expectedTools(calls, groups) {
    const items = [];
    for (const call of calls) {
        const group = groups.get(call);
        const last = items.at(-1);
        if (group !== undefined && last?.group === group)
            last.names.push(call.name);
        else
            items.push({ group, names: [call.name] });
    }
    return items.map(({ names }) => (names.length > 1 ? { any_order: names } : (names[0] ?? '')));
}
/** Where the right thing is to change nothing, or someone tries to talk the agent into it, writes are forbidden. */
function forbiddenTools(task, source, tools) {
    const used = new Set([source.attempt, ...source.others].flatMap((attempt) => (0,views/* agentCalls */.nM)(attempt.events)
        .filter(({ fate }) => fate !== 'refused')
        .map((call) => (0,tool_names/* resolveTool */.Hj)(tools, call.tool).name)));
    const writers = tools.filter((tool) => tool.read_only !== true).map((tool) => tool.name);
    const wrote = writers.some((name) => used.has(name));
    return wrote && task.origin !== 'adversarial' ? [] : writers.filter((name) => !used.has(name));
}

;// CONCATENATED MODULE: ./build/src/grade/draft/draft.js





/**
 * Drafts what a task expects from a trace that is taken for right: its gold turns, and the checks of the other layers.
 * What a person has to look at is in the notes. Pure: the same attempts give the same draft.
 */
function draftTask(task, source, context) {
    const script = task.turns.length > 0 ? task.turns : scriptOf(source.attempt.events);
    const gold = draftGold(source, script, context);
    const parts = [
        ...(task.turns.length > 0 || script.length === 0 ? [] : [{ fields: { turns: [...script] }, notes: [] }]),
        draftTools(task, gold, source, context.tools),
        draftAnswer(source),
        draftState(source),
        draftFiles(task, source),
        { fields: { gold: [...gold.turns] }, notes: gold.notes },
    ];
    return {
        fields: Object.assign({}, ...parts.map((part) => part.fields)),
        notes: parts.flatMap((part) => part.notes),
    };
}
/** An imported task has no scripted user: what the user wrote is the script. */
function scriptOf(events) {
    return events.flatMap((event) => (event.event === 'user' ? [{ user: event.text }] : []));
}

;// CONCATENATED MODULE: ./build/src/grade/draft/types.js
/** Keys of a task that can be drafted, in the order in which they are written. */
const DRAFTED_KEYS = [
    'turns',
    'expected_tools',
    'forbidden_tools',
    'answer',
    'state',
    'state_unchanged_except',
    'files',
    'gold',
];

// EXTERNAL MODULE: ./build/src/grade/grade-attempt.js + 29 modules
var grade_attempt = __webpack_require__(13722);
// EXTERNAL MODULE: ./build/src/suite/edit/edit-task.js + 2 modules
var edit_task = __webpack_require__(28250);
// EXTERNAL MODULE: ./build/src/shell/use/world.js
var world = __webpack_require__(72000);
// EXTERNAL MODULE: ./build/src/suite/explain.js + 1 modules
var explain = __webpack_require__(67692);
// EXTERNAL MODULE: ./build/src/suite/load.js + 12 modules
var load = __webpack_require__(41087);
// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var schema_task = __webpack_require__(78607);
// EXTERNAL MODULE: ./build/src/suite/task.js
var suite_task = __webpack_require__(82325);
// EXTERNAL MODULE: ./build/src/shell/files/disk-tree.js
var disk_tree = __webpack_require__(72696);
;// CONCATENATED MODULE: ./build/src/shell/use/gold/check-draft.js








/**
 * The task as it will be read once the text is written: in its suite where it belongs to one, else by itself.
 * @throws UserError when the suite would not be valid any more
 */
function checkDraft(text, task, target, { suite, root }) {
    const inside = root === undefined ? undefined : (0,external_node_path_.relative)(root, target.file).split(external_node_path_.sep).join('/');
    if (root !== undefined && inside === task.source.file) {
        const file = suite.file.split('/').at(-1) ?? suite.file;
        const tree = withText((0,disk_tree/* openDiskTree */.M)(root, suite.file.slice(0, -file.length).replace(/\/$/, '') || '.'), inside, text);
        const loaded = (0,load/* loadSuite */.b)(tree, file).tasks.find((one) => one.id === task.id);
        if (loaded !== undefined)
            return loaded;
    }
    const read = (0,yaml/* readYaml */.g)(text, target.label);
    if (!read.ok)
        throw new errors/* UserError */.yo(read.problems);
    const value = target.path.reduce((inner, part) => Object(inner)[part], read.source.value);
    const parsed = schema_task/* TaskFile */.kE.safeParse(value);
    if (!parsed.success)
        throw new errors/* UserError */.yo((0,explain/* explainIssues */._)(parsed.error.issues, schema_task/* TaskFile */.kE, read.source, target.path));
    return (0,suite_task/* completeTask */.R)(parsed.data, task.source);
}
function withText(tree, path, text) {
    const bytes = new TextEncoder().encode(text);
    return {
        label: tree.label,
        read: (wanted, maxBytes) => wanted === path ? { kind: 'file', bytes, executable: false } : tree.read(wanted, maxBytes),
        list: () => tree.list(),
    };
}

// EXTERNAL MODULE: ./build/src/shell/use/gold/task-text.js
var task_text = __webpack_require__(96952);
;// CONCATENATED MODULE: ./build/src/shell/use/gold/write-draft.js















/**
 * Drafts the gold of one task and writes it into its file, as not reviewed.
 * @throws UserError when there is no passing attempt, when reviewed gold would be lost, or when the attempt does not
 *   pass what was drafted from it
 */
function writeDraft(run, suite, request) {
    const { force, cwd } = request;
    const task = taskOf(run, suite, request.task);
    const source = draftSource(run, task.id, force);
    checkScript(run, task, force);
    const target = targetOf(task, suite, request.out, cwd);
    if (target.holdsReviewed && !force)
        throw reviewedGold(task, target);
    const context = (0,world/* gradingOf */.Mu)(suite.suite);
    const draft = draftTask(task, source, context);
    const { edits, drafted, kept } = editsOf(task, draft, target, `${run.label}/${source.attempt.attempt}`, force);
    const text = target.text === undefined ? (0,task_text/* taskText */.H)(task, edits) : (0,edit_task/* editTask */.g)(target.text, target.path, edits);
    const finished = checkDraft(text, task, target, suite);
    const notes = draft.notes.filter(({ path }) => drafted.includes(path[0])).map(noteText);
    const problems = failuresOf(finished, task, source, context);
    if (problems.own.length > 0 && !force)
        throw draftFails(task, source, problems.own);
    (0,replace_file/* replaceIfChanged */.g)(target.file, text);
    return {
        ...{ task: task.id, file: target.label, attempt: source.attempt.attempt, drafted, kept },
        gold_turns: draft.fields.gold?.length ?? 0,
        notes: [...notes, ...problems.own, ...problems.others],
        was_reviewed: task.reviewed && !target.isNew,
    };
}
function taskOf(run, { suite }, id) {
    const task = suite.tasks.find((one) => one.id === id) ?? run.suite.tasks.find((one) => one.id === id);
    if (task !== undefined)
        return task;
    const known = suite.tasks.map((one) => one.id);
    throw new errors/* UserError */.yo({
        code: 'unknown-task',
        message: `the suite has no task \`${id}\`.`,
        file: suite.file,
        hint: `Its tasks: ${known.slice(0, 40).join(', ')}${known.length > 40 ? ', …' : ''}.`,
    });
}
/** An attempt at other words of the user says nothing of these. */
function checkScript(run, task, force) {
    const made = run.suite.tasks.find((one) => one.id === task.id);
    if (force || made === undefined || made.turns.length === 0)
        return;
    if ((0,json/* equalJson */.FS)((0,task_text/* plain */.p)(made.turns), (0,task_text/* plain */.p)(task.turns)))
        return;
    const message = `What the user writes in \`${task.id}\` was changed after the run.`;
    const hint = 'Run the suite again and draft from that; --force drafts all the same.';
    throw new errors/* UserError */.yo({ code: 'other-turns', message, file: run.label, hint });
}
/** What is to be written: a person's own keys stay, unless they are given up by force. */
function editsOf(task, draft, target, from, force) {
    const written = target.text === undefined ? statedKeys(task) : writtenKeys(target.text, target.path);
    const isKept = (key) => {
        if (key === 'gold' || force || written.get(key) !== 'author')
            return false;
        // files that are only named are there to be filled in
        return key !== 'files' || task.files.some((check) => Object.keys(check).length > 1);
    };
    const stated = DRAFTED_KEYS.filter((key) => draft.fields[key] !== undefined);
    const kept = stated.filter(isKept);
    const drafted = stated.filter((key) => !kept.includes(key));
    const edits = drafted.map((key) => {
        const own = draft.notes.filter(({ path }) => path[0] === key);
        return {
            key,
            value: (0,task_text/* plain */.p)(draft.fields[key] ?? null),
            comments: [
                `drafted from ${from}: look it over`,
                ...own.filter(({ path }) => path.length === 1).map(({ text }) => `drafted: ${text}`),
            ],
            itemComments: own.flatMap(({ path: [, index], text }) => (index === undefined ? [] : [{ index, text }])),
        };
    });
    const reviewed = { key: 'reviewed', value: false };
    return { edits: [...edits, reviewed], drafted, kept };
}
/** Of a task that goes into a new file, it is not known what was drafted before. */
function statedKeys(task) {
    const stated = Object.entries(task).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
    return new Map(stated.map(([key]) => [key, 'author']));
}
/** What the attempts that the draft is made from fail of it, in words. */
function failuresOf(finished, before, source, context) {
    const failures = (attempt, task = finished) => {
        const { answer, trajectory, aem } = (0,grade_attempt/* gradeAttempt */.j)(attempt, task, context);
        const checks = [...answer.checks, ...Object.values(trajectory.checks)];
        const found = checks.flatMap((check) => (check.status === 'failed' ? check.findings : []));
        const words = found.map((finding) => (0,report_text/* plainText */.wh)((0,phrase/* phraseFinding */.rL)(finding)));
        if (aem.status !== 'failed')
            return words;
        const turns = aem.dialog?.kind === 'scored' ? aem.dialog.turns.filter((turn) => !turn.passed) : [];
        return [
            ...words,
            `Gold turns fail: ${turns.map((turn) => turn.turn_no).join(', ') || 'calls that are not in the gold'}.`,
        ];
    };
    const others = source.others.flatMap((attempt) => {
        const words = failures(attempt);
        return words.length === 0
            ? []
            : [`Attempt ${attempt.attempt}, which passed before, does not pass the draft: ${words[0]}`];
    });
    // what it failed before, and passed for all that, is not the draft's doing
    const known = new Set(before.gold === undefined ? failures(source.attempt, before) : []);
    return { own: failures(source.attempt).filter((failure) => !known.has(failure)), others };
}
function reviewedGold(task, target) {
    return new errors/* UserError */.yo({
        code: 'reviewed-gold',
        message: `The gold of \`${task.id}\` was reviewed by a person.`,
        file: target.label,
        hint: 'Write the draft elsewhere with --out FILE, or over it with --force.',
    });
}
function draftFails(task, { attempt }, words) {
    return new errors/* UserError */.yo({
        code: 'draft-fails',
        message: `Attempt ${attempt.attempt} of \`${task.id}\` does not pass with what the task already states: ${words.slice(0, 3).join(' ')}`,
        hint: 'Nothing was written. Mend the task, or write all the same with --force.',
    });
}
function noteText({ path: [key, index], text }) {
    return index === undefined ? `${key}: ${text}` : `${key}[${index}]: ${text}`;
}

// EXTERNAL MODULE: ./build/src/shell/use/problem-text.js
var problem_text = __webpack_require__(26379);
// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/gold.js






/** `turngate gold draft TASK --from RUN_DIR/ATTEMPT`: gold and expectations from a passing trace. */
async function draft(io, task, options) {
    const { cwd } = io;
    const all = options.all === true;
    if (all === (task !== undefined))
        throw usage('Name one task, or all of them with --all.');
    if (all && options.out !== undefined)
        throw usage('--out names a file for one task, and --all takes every one.');
    const run = await openDraftRun(options.from, cwd, io.now());
    const suite = suiteOfDraft(run, options.suite, cwd);
    const names = task === undefined ? suite.suite.tasks.map(({ id }) => id) : [task];
    const written = [];
    const skipped = [];
    for (const name of names) {
        try {
            const request = {
                task: name,
                force: options.force === true,
                cwd,
                ...(options.out !== undefined && { out: options.out }),
            };
            written.push(writeDraft(run, suite, request));
        }
        catch (error) {
            // of many tasks, those that cannot be drafted are told at the end
            if (!all || !(error instanceof errors/* UserError */.yo))
                throw error;
            skipped.push({ task: name, why: error.problems.map((problem) => (0,problem_text/* problemText */.f)(problem, cwd)).join(' ') });
        }
    }
    if (options.json === true)
        (0,print.printJson)({ drafted: written, skipped }, io);
    else
        io.out(render(written, skipped));
    return written.length > 0 ? 0 : 2;
}
function usage(message) {
    return new errors/* UserError */.yo({ code: 'bad-usage', message, hint: 'turngate gold draft --help shows examples.' });
}
function render(written, skipped) {
    const lines = written.flatMap((one) => [
        `${one.file}: ${one.drafted.join(', ')} of ${one.task} drafted from attempt ${one.attempt} (${one.gold_turns} gold turns)`,
        ...(one.kept.length > 0 ? [`  kept as you wrote it: ${one.kept.join(', ')}`] : []),
        ...one.notes.map((note) => `  look at ${note}`),
        ...(one.was_reviewed ? ['  this task counted before: its new gold cannot be compared with an older baseline'] : []),
    ]);
    const left = skipped.map(({ task, why }) => `not drafted: ${task}: ${why}`);
    const next = written.length === 0
        ? []
        : ['Drafts are advisory: measured and reported, not gated. Look them over, then set `reviewed: true`.'];
    return `${[...lines, ...left, ...next].join('\n')}\n`;
}


/***/ })

};
