export const id = 748;
export const ids = [748,963];
export const modules = {

/***/ 26498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ replaceIfChanged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Puts a file in place whole or not at all: a crash leaves the old one. false where it has that text already. */
function replaceIfChanged(path, text) {
    if (textOf(path) === text)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    try {
        writeSynced(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
    return true;
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        // whatever is wrong with it, the new file takes its place
        return undefined;
    }
}
function writeSynced(path, text) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(handle, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(handle);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}


/***/ }),

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

/***/ 51748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schema: () => (/* binding */ schema)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(26498);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/suite/nearest.js
var nearest = __webpack_require__(98772);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/metric-names.js
var metric_names = __webpack_require__(93541);
// EXTERNAL MODULE: ./build/src/suite/schema/common.js
var common = __webpack_require__(93879);
// EXTERNAL MODULE: ./build/src/suite/schema/gold.js
var gold = __webpack_require__(3716);
// EXTERNAL MODULE: ./build/src/suite/schema/policy.js
var policy = __webpack_require__(19544);
// EXTERNAL MODULE: ./build/src/suite/schema/suite.js + 1 modules
var suite = __webpack_require__(64290);
// EXTERNAL MODULE: ./build/src/suite/schema/task.js
var task = __webpack_require__(78607);
// EXTERNAL MODULE: ./build/src/suite/schema/tools.js
var tools = __webpack_require__(7359);
// EXTERNAL MODULE: ./build/src/trace/attempt.js
var attempt = __webpack_require__(32834);
// EXTERNAL MODULE: ./build/src/trace/events.js
var events = __webpack_require__(66402);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
// EXTERNAL MODULE: ./build/src/trace/run-file.js
var run_file = __webpack_require__(10601);
;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/agents.js
/** Agents of all kinds, and the endpoint before their models. */
const AGENT_KEYS = {
    'CommandAgent.kind': 'A program that is started for each attempt.',
    'CommandAgent.command': 'The program and its arguments; `node` is the Node that runs Turngate.',
    'CommandAgent.protocol': 'jsonl: events, several user turns. text: question on stdin, answer on stdout, one user turn.',
    'CommandAgent.files': 'Files of the agent, hashed by part, so that a report can say which part changed.',
    'HttpAgent.kind': 'A service that is asked over HTTP.',
    'HttpAgent.url': 'Where each user turn is posted; with `start`, `{port}` stands for the port the service is given.',
    'HttpAgent.start': 'Program and arguments that start the service afresh for each attempt. Absent: it runs already.',
    'HttpAgent.headers': 'Sent with each request; `$` and a name in braces stand for a variable of `sandbox.env`.',
    'HttpAgent.files': 'Files of the agent, hashed by part.',
    'ModuleAgent.kind': 'An exported function, called in a process of its own for each attempt.',
    'ModuleAgent.module': 'The JavaScript module that exports it.',
    'ModuleAgent.export': 'Name of the export.',
    'ModuleAgent.files': 'Files of the agent, hashed by part; the module itself always is.',
    'OpenaiAgent.kind': 'The built-in tool-calling loop over an OpenAI-compatible endpoint.',
    'OpenaiAgent.model': 'Name of the model, as its provider knows it.',
    'OpenaiAgent.system': 'A file whose text is the system prompt.',
    'OpenaiAgent.base_url': "Address of the provider. Absent: that of `sandbox.models`, else OpenAI's own.",
    'OpenaiAgent.key': 'The environment variable that holds the key; an own `base_url` is sent none without it.',
    'OpenaiAgent.max_steps': 'Calls of the model in one user turn.',
    'OpenaiAgent.parallel_tool_calls': 'Whether one answer may hold several calls. Absent: as the provider does.',
    'OpenaiAgent.stream': 'Whether answers are asked for as a stream.',
    'OpenaiAgent.temperature': "Absent: the provider's own.",
    'OpenaiAgent.params': 'Anything else that the request is to hold, as the provider knows it.',
    'OpenaiAgent.files': 'Files of the agent, hashed by part; the system prompt always is.',
    'ReplayAgent.kind': 'Recorded attempts, graded and gated as if they had just been made.',
    'ReplayAgent.source': 'A run directory, or a file in one of the formats.',
    'ReplayAgent.format': 'What the source is.',
    'ReplayAgent.files': 'Files of the agent, hashed by part.',
    'AgentFiles.prompt': 'Globs of prompts.',
    'AgentFiles.harness': 'Globs of the code around the model.',
    'AgentFiles.model': 'Globs of files that choose the model and its settings.',
    'Models.mode': 'live: models are asked. record: and their answers kept in cassettes. replay: answers come from those.',
    'Models.cassettes': 'The folder that answers are recorded in.',
    'Models.openai': "Where models of OpenAI's protocol are.",
    'Models.anthropic': "Where models of Anthropic's protocol are.",
    'Models.requests_per_minute': 'Of all attempts together, to one provider. Absent: as many as come.',
    'Models.retries': 'How often a request is made again after 429, 5xx or a connection that failed.',
    'Models.timeout': 'How long an answer may take to begin.',
    'ModelProvider.base_url': "Absent: what OPENAI_BASE_URL or ANTHROPIC_BASE_URL says, else the provider's own.",
    'ModelProvider.key': 'Name of the variable that holds the key. Absent: the usual one, which an own `base_url` is not sent.',
};

;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/records.js
const RECORD_KEYS = {
    'trace.event': 'What happened.',
    'trace.text': 'Words of the user or the agent.',
    'trace.turn': 'Number of the scripted turn, from 1.',
    'trace.final': 'false: more text follows in this turn.',
    'trace.tool': 'Name of the tool.',
    'trace.args': 'The arguments.',
    'trace.call_id': 'Joins a proposal with what became of it.',
    'trace.reason': 'Why the call was not made.',
    'trace.message': 'What the agent was told.',
    'trace.ok': 'Whether the call succeeded.',
    'trace.result': 'What it gave.',
    'trace.error': 'What went wrong.',
    'trace.retryable': 'It would pass by itself.',
    'trace.ms': 'Milliseconds that it took.',
    'trace.model': 'Name of the model.',
    'trace.input_tokens': 'Absent: not known.',
    'trace.output_tokens': 'Absent: not known.',
    'trace.cached_tokens': 'Input tokens from the cache.',
    'trace.reasoning_tokens': 'Output tokens that were thoughts.',
    'trace.replayed': 'Whether the answer came from a cassette; its time then counts for nothing.',
    'trace.cost_usd': 'US dollars.',
    'trace.data': 'Anything worth keeping; never graded.',
    'trace.reward': "The source's own outcome, 0 to 1.",
    'trace.seq': 'Number of arrival, given by the recorder.',
    'trace.at': 'Milliseconds since the attempt began, given by the recorder.',
    'trace.by': 'user: a tool call of a simulated user.',
    'run.version': 'Version of the format.',
    'run.id': 'Names the run; sorts by time.',
    'run.suite': 'Name of the suite.',
    'run.suite_file': 'The file of the suite, or the imported file.',
    'run.seed': 'Seed of the run.',
    'run.attempts': 'Attempts planned for each task (k).',
    'run.tasks': 'Ids of the planned tasks.',
    'run.only': 'The tasks that were run, where not all were.',
    'run.shard': 'The part of the plan that was run.',
    'run.shard.index': 'Its number, from 1.',
    'run.shard.of': 'Parts in all.',
    'run.head': 'The commit that was checked out.',
    'run.base': 'The commit that it was judged by.',
    'run.tree': 'Hash of all files of that commit but the baselines.',
    'run.look': 'How many times attempts of this head, base and suite were judged. Absent: once.',
    'run.turngate': 'Version of Turngate.',
    'run.fingerprints': 'Hashes of what the run was made with.',
    'run.fingerprints.agent': 'By part of the agent.',
    'run.fingerprints.sandbox': 'By part of the sandbox.',
    'run.fingerprints.scorer': 'Of the scoring code and its settings.',
    'run.fingerprints.judge': 'Of the judges.',
    'run.fingerprints.gold': 'By task.',
    'run.agent': 'Kind of the agent, or import:<format>.',
    'run.isolation': 'What kept attempts apart.',
    'run.concurrency': 'Attempts at the same time.',
    'run.started_at': 'When the run began.',
    'run.finished_at': 'When it ended; absent while it goes on.',
    'run.interrupted': 'Whether a signal ended it.',
    'attempt.task': 'Id of the task.',
    'attempt.attempt': 'Number of the attempt, from 1.',
    'attempt.seed': 'Seed of the attempt.',
    'attempt.outcome': 'How it ended.',
    'attempt.outcome.status': 'agent_failed and timed_out count as failed; infra_failed is not measured.',
    'attempt.outcome.limit': 'The limit that was reached.',
    'attempt.outcome.message': 'In words.',
    'attempt.outcome.cause': 'What attempts that failed alike have in common.',
    'attempt.outcome.diff': 'Lines of a difference that shows it.',
    'attempt.outcome.reason': 'What failed.',
    'attempt.started_at': 'When it began; empty: not recorded.',
    'attempt.wall_ms': 'Wall time in milliseconds.',
    'evidence.state_before': 'The world before.',
    'evidence.state': 'The world afterwards.',
    'evidence.files': "Files that the task's checks name, by path.",
    'evidence.files.kind': 'What was there.',
    'evidence.files.text': 'The text of the file.',
    'evidence.files.bytes': 'Its size.',
    'evidence.files.why': 'Why it was not read.',
    'evidence.command': "The task's command, run afterwards.",
    'evidence.command.exit_code': 'null: it could not be run, or was ended.',
    'evidence.command.tail': 'The end of what it printed.',
    'evidence.command.timed_out': 'Whether it ran into its limit.',
    'evidence.calls_recorded_by': 'Where the tool events come from.',
    'evidence.broken_lines': "Lines of the agent's output that were no events.",
    'evidence.broken_lines.count': 'How many.',
    'evidence.broken_lines.first': 'The first few.',
    'evidence.broken_lines.first.line': 'Number of the line.',
    'evidence.broken_lines.first.message': 'What is wrong with it.',
    'evidence.unofficial_calls': 'Tool events printed by the agent though the sandbox records them.',
    'evidence.stderr_tail': 'The end of what the agent printed on stderr.',
    'evidence.isolation': 'What kept the attempt apart.',
};

;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/suite.js
const SUITE_KEYS = {
    'Suite.version': 'Version of the format.',
    'Suite.name': 'Names the suite and the folder of its baseline: letters, digits, `.`, `_`, `-`.',
    'Suite.description': 'For readers.',
    'Suite.attempts': 'How often each task is run (k).',
    'Suite.tasks': 'A glob, or a list of globs and tasks. A replay suite may leave it out.',
    'Suite.agent': 'The agent under test, and how it is run.',
    'Suite.sandbox': 'The world that each attempt is made in.',
    'Suite.similarity': 'How values and replies are compared.',
    'Suite.similarity.threshold': 'Score from which on two values or replies mean the same.',
    'Suite.similarity.locale': 'Language tag such as de-DE, for dates and numbers that can be read in two ways.',
    'Suite.embedding': 'A model for free sentences that words leave open. Absent: off.',
    'Suite.aem': "How the score of a dialog is made of its turns'.",
    'Suite.sub_metrics': "Dimensions of your own, by a judge's rubric or by a module.",
    'Suite.judges': 'Models that answer rubrics; all of them vote.',
    'Suite.judge': 'How judges are asked.',
    'Suite.prices': 'US dollars for a million tokens, by model, over the list prices.',
    'Suite.policy': 'A file, or the policy itself.',
    'Sandbox.workspace': 'Folder that is copied fresh for each attempt; the agent works in it.',
    'Sandbox.state': 'The world document that the tools read and write (JSON or YAML).',
    'Sandbox.tools': 'The file of the tools.',
    'Sandbox.env': 'Names of environment variables that the agent may see; nothing else reaches it.',
    'Sandbox.now': 'The time that the agent is told in TURNGATE_NOW.',
    'Sandbox.network': 'What the agent may reach.',
    'Sandbox.models': 'The recording endpoint between the agent and its models. Absent: there is none.',
    'Sandbox.isolation': 'off: agents are plain processes of this user. auto: kept apart as well as the host can.',
    'Sandbox.require_isolation': 'What has to be in force; the run is refused where the host cannot do it.',
    'Sandbox.limits': 'Limits of one attempt.',
    'Limits.time': 'Wall time.',
    'Limits.run_cost_usd': 'US dollars that models may cost in the whole run.',
    'Limits.cpu': 'Time on processors, of all processes of an attempt together.',
    'Limits.memory': 'Memory of all processes of an attempt together.',
    'Limits.file_size': 'The largest file that the agent may write.',
    'Limits.processes': 'Processes of an attempt at the same time.',
    'Limits.calls': 'Tool calls that the agent may propose.',
    'Limits.output': 'Bytes that the agent may print: 4MiB.',
    'Limits.cost_usd': 'US dollars that its model calls may cost.',
    'Price.input': 'Input tokens.',
    'Price.cached_input': 'Input tokens from the cache; default: as input.',
    'Price.output': 'Output tokens.',
    'AemOptions.compose': 'mean and weighted: share of turns; gated: at most `cap` once a critical turn failed; thresholds: bars.',
    'AemOptions.cap': 'gated: the highest score once a critical turn failed.',
    'AemOptions.thresholds': 'thresholds: the lowest rate of each sub-metric with which a dialog passes.',
    'AemOptions.continuous': 'Keep scores of fields and replies in place of pass or fail.',
    'Embedding.model': 'Name of the model.',
    'Embedding.base_url': 'Address of an OpenAI-compatible endpoint.',
    'Embedding.api_key_env': 'Name of the environment variable that holds the key.',
    'Embedding.dimensions': 'Length of the vectors, where the model lets one choose.',
    'Embedding.threshold': 'Cosine from which two sentences mean the same.',
    'Embedding.timeout': 'Of one request.',
    'Embedding.retries': 'Tries after a failure that passes by itself.',
    'Embedding.requests_per_minute': 'Requests a minute at most.',
    'Judge.name': 'Names the judge in reports and in its licence.',
    'Judge.model': 'Name of the model.',
    'Judge.base_url': 'Address of an OpenAI-compatible endpoint.',
    'Judge.api_key_env': 'Name of the environment variable that holds the key.',
    'Judge.temperature': 'Sent only where it is stated.',
    'Judge.response_format': 'How the endpoint is told the form of the answer.',
    'JudgeOptions.votes': 'Answers of each judge; a strict majority of all of them decides.',
    'JudgeOptions.allow_same_family': "Whether a judge of the agent's own family of models may decide.",
    'JudgeOptions.max_chars': "Characters of the agent's output that a judge is shown.",
    'JudgeOptions.timeout': 'Of one request.',
    'JudgeOptions.retries': 'Tries after a failure that passes by itself, and after an answer that cannot be read.',
    'JudgeOptions.concurrency': 'Requests at the same time.',
    'JudgeOptions.requests_per_minute': 'Requests a minute at most.',
    'SubMetric.name': 'Lower-case letters, digits, `_`.',
    'SubMetric.applies_to': 'The turns that it judges.',
    'SubMetric.rubric': 'A question that a judge answers with yes or no.',
    'SubMetric.against': 'gold: the reply is held against the gold one.',
    'SubMetric.module': 'An ES module whose default export judges one turn.',
    'SubMetric.files': 'Globs of what the module imports.',
    'SubMetric.timeout': 'Of one turn, for modules.',
    'Policy.version': 'Version of the format.',
    'Policy.mode': 'gate: a regression fails the job. advise: it is reported.',
    'Policy.alpha': 'Level of the test of the success rate.',
    'Policy.family_alpha': 'Level of the tests of all other gated metrics together.',
    'Policy.rule': 'exact: a test decides. threshold: the limits alone do.',
    'Policy.on_inconclusive': 'What too few attempts to tell count as.',
    'Policy.max_attempts': 'Attempts of a task at most; more than k lets the gate ask for fresh ones.',
    'Policy.min_measured': 'Share of attempts that must have been measured.',
    'Policy.new_task_min': 'Success rate that a task must have that the baseline does not know.',
    'Policy.trust_agent_errors': "Whether an agent's word counts that something outside it failed.",
    'Policy.remeasure': 'Whether the baseline is measured again where the sandbox changed.',
    'Policy.reuse': 'Whether what was measured of equal files before is judged again in place of new attempts.',
    'Policy.judge': 'What a judge must reach before it may decide.',
    'Policy.metrics': 'Limits by metric; one that is not listed is reported and not gated.',
    'Policy.quarantine': 'Tasks that do not count for a while.',
    'JudgeBar.min_kappa': "Cohen's κ against each of two people.",
    'JudgeBar.min_agreement': 'Share of items on which it agrees with each of them.',
    'JudgeBar.min_labels': 'Items that both have labelled.',
    'MetricLimit.max_drop': 'Of a rate, in points: 5 allows 85% after 90%.',
    'MetricLimit.max_rise': 'Of an amount, as a ratio: 1.25 allows a quarter more.',
    'MetricLimit.min': "The lowest value, in the metric's own unit (rates 0 to 1).",
    'MetricLimit.max': "The highest value, in the metric's own unit.",
    'Quarantine.task': 'Id of the task.',
    'Quarantine.owner': 'Who looks after it.',
    'Quarantine.reason': 'Why it does not count.',
    'Quarantine.expires': 'The last day on which it does not count.',
};

;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/task.js
const TASK_KEYS = {
    'Task.id': 'Names the task: letters, digits, `.`, `_`, `-`.',
    'Task.description': 'For readers.',
    'Task.origin': 'Where it comes from.',
    'Task.input': 'What the user writes; in place of `turns`.',
    'Task.turns': 'The scripted user, turn by turn; in place of `input`.',
    'Task.expected_tools': 'Tools that must be executed, in order; `{any_order: [...]}` for a group.',
    'Task.expected_tools.any_order': 'Tools that may come in any order among themselves.',
    'Task.forbidden_tools': 'Tools that must not be executed.',
    'Task.ordered': { text: 'Whether the order of `expected_tools` counts.', default: true },
    'Task.max_turns': 'Executed calls at most.',
    'Task.pass_when': 'The layers that decide. Default: the first of answer, aem, trajectory that the task states.',
    'Task.extra_calls': { text: 'What calls do that the gold does not have.', default: 'fail_writes' },
    'Task.answer': 'Checks on the reply.',
    'Task.state': 'Conditions on the world after the attempt.',
    'Task.state_unchanged_except': 'JSON Pointers below which the world may have changed; [] allows nothing.',
    'Task.files': 'Checks on files of the workspace.',
    'Task.command': 'A program that is run in the workspace afterwards and must exit 0.',
    'Task.gold': 'The right dialog, turn by turn.',
    'Task.critical': { text: 'Gated by itself.', default: false },
    'Task.reviewed': {
        text: 'false: drafted; measured and reported, not gated, until a person has looked.',
        default: true,
    },
    'UserTurn.user': 'What the user writes.',
    'UserTurn.when': 'Sent only if all of this holds.',
    'UserTurn.when.asked': "A pattern (RE2) that the agent's last reply must match, in any case.",
    'UserTurn.when.state': 'Conditions on the world.',
    'UserTurn.else': { text: 'When it does not hold: leave this turn out, or end the conversation.', default: 'skip' },
    'StateCheck.path': 'JSON Pointer: /orders/1001/status.',
    'StateCheck.equals': 'The value.',
    'StateCheck.not_equals': 'Any other value; what is absent does not satisfy it.',
    'StateCheck.exists': 'Whether there is one.',
    'StateCheck.contains': 'A part of a text, an item of a list, some keys of an object.',
    'StateCheck.matches': 'A pattern (RE2) that the text matches.',
    'StateCheck.length': 'Of a text, list or object.',
    'AnswerCheck.equals': 'The reply is this text.',
    'AnswerCheck.contains': 'The reply contains this text.',
    'AnswerCheck.not_contains': 'The reply does not contain this text.',
    'AnswerCheck.matches': 'The reply matches this pattern (RE2).',
    'AnswerCheck.not_matches': 'The reply does not match this pattern (RE2).',
    'AnswerCheck.json': 'The reply is JSON equal to this value.',
    'AnswerCheck.json_schema': 'The reply is JSON that this JSON Schema accepts.',
    'AnswerCheck.rubric': 'A question that judges answer with yes or no.',
    'AnswerCheck.reply': { text: 'Which reply is looked at.', default: 'last' },
    'AnswerCheck.ignore_case': { text: 'Capitals do not count.', default: false },
    'FileCheck.path': 'Path in the workspace; by itself: the file exists.',
    'FileCheck.exists': 'Whether the file is there.',
    'FileCheck.equals': 'Its whole text.',
    'FileCheck.contains': 'A text in it.',
    'FileCheck.not_contains': 'A text that is not in it.',
    'FileCheck.matches': 'A pattern (RE2) that it matches.',
    'FileCheck.json': 'It is JSON equal to this value.',
    'FileCheck.json_schema': 'It is JSON that this JSON Schema accepts.',
    ...turnTexts('GoldTurn'),
    ...turnTexts('DialogTurn'),
    'GoldTurn.gold_turn': "The reply, the user's words, or the call.",
    'DialogTurn.gold_turn': 'What was right; null or absent: nothing.',
    'DialogTurn.predict_turn': 'What the agent did; null or absent: nothing.',
    'DialogTurn.predict_turn.tool_id': 'The tool, or its whole name.',
    'DialogTurn.predict_turn.action': 'What the tool does, where the two are apart.',
    'DialogTurn.predict_turn.args': 'The arguments.',
    'DialogTurn.predict_turn.result': 'What the call gave.',
    'DialogTurn.predict_turn.ok': 'Whether it succeeded.',
    'DialogTurn.predict_turn.refused': 'Whether it was refused.',
    'Response.response': "The reply, or the user's words.",
    'Action.tool_id': 'The tool, or its whole name.',
    'Action.action': 'What the tool does, where the two are apart.',
    'Action.args': 'The arguments.',
    'FieldCompare.kind': 'What the values are; found out where it is not stated.',
    'FieldCompare.tolerance': 'Distance at which numbers are still equal.',
    'FieldCompare.threshold': 'Score from which two texts mean the same.',
    'FieldCompare.locale': 'Settles day and month and the decimal mark: de-DE.',
    'FieldCompare.ignore': 'The value is not looked at, present or absent.',
    'FieldCompare.optional': 'May be absent on either side.',
    'FieldCompare.default': 'What absent means.',
    'FieldCompare.aliases': 'Groups of spellings that mean the same.',
};
function turnTexts(part) {
    return {
        [`${part}.turn_no`]: 'Number of the turn; numbers rise.',
        [`${part}.turn`]: 'Who acts: Agent replies, Tool calls, User speaks.',
        [`${part}.tags`]: 'OrderInvariant_<group>: members come in any order.',
        [`${part}.depends_on`]: 'Numbers of the turns whose output this one uses.',
        [`${part}.weight`]: 'Weight in the score of the dialog.',
        [`${part}.critical`]: 'A dialog in which it fails is capped, where the suite composes so.',
        [`${part}.result`]: 'The right result of the call.',
        [`${part}.by`]: "user: a call of the user's own, which is not scored.",
        [`${part}.compare_args`]: 'Only these arguments are compared; null: all of them; []: the name alone.',
        [`${part}.compare`]: "How arguments are compared, over the tool's own table.",
        [`${part}.must_mention`]: 'Facts that the reply has to state.',
    };
}

;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/tools.js
const TOOL_KEYS = {
    'Tools.version': 'Version of the format.',
    'Tools.server': 'The MCP server of the tools that name none themselves.',
    'Tools.tools': 'The tools, in the order in which the agent is shown them.',
    'Tool.name': 'As providers want it: letters, digits, `_`, `-`, 64 at most.',
    'Tool.server': 'The MCP server that serves it. Names of tools may repeat between servers.',
    'Tool.title': 'A name for people, shown to MCP clients.',
    'Tool.tool_id': 'The tool in gold and reports, where name and action are apart.',
    'Tool.action': 'What it does, where the two are apart.',
    'Tool.aliases': 'Other names that lead to this tool.',
    'Tool.read_only': 'It changes nothing; extra calls of it fail no dialog.',
    'Tool.description': 'Shown to the agent as it stands.',
    'Tool.input_schema': 'JSON Schema of the arguments, shown to the agent as it stands.',
    'Tool.output_schema': 'JSON Schema of the results, shown to the agent as it stands.',
    'Tool.annotations': 'Hints that MCP clients are given.',
    'Tool.annotations.destructive': 'It may destroy something.',
    'Tool.annotations.idempotent': 'The same call twice does what one does.',
    'Tool.annotations.open_world': 'It reaches beyond the world of the task.',
    'Tool.compare': 'How its arguments are compared: {amount: {kind: number, tolerance: 0.01}}.',
    'Tool.rules': 'The first whose `when` holds answers.',
    'Tool.handler': 'A module that answers in place of `rules`.',
    'Tool.handler.module': 'The JavaScript module.',
    'Tool.handler.files': 'Globs of other files that it reads, for the fingerprint.',
    'Tool.handler.timeout': 'How long one answer may take.',
    'Tool.delay': 'How long each call takes.',
    'Tool.failure_rate': "Share of calls, drawn by the attempt's seed, that end in a retryable error.",
    'Tool.delay.min': 'Shortest time.',
    'Tool.delay.max': "Longest time; drawn by the attempt's seed.",
    'Tool.failure': 'What a drawn failure looks like.',
    'Tool.failure.message': 'What the agent is told.',
    'Tool.failure.retryable': 'It would pass by itself.',
    'ToolRule.when': 'Absent: always.',
    'ToolRule.when.args': 'Conditions on arguments: a value, or equals, not_equals, one_of, matches, exists, gt, gte, lt, lte.',
    'ToolRule.when.state': 'Conditions on the world; `{argument}` in a path is filled in.',
    'ToolRule.when.state.path': 'JSON Pointer: /orders/{id}/status.',
    'ToolRule.when.state.equals': 'The value.',
    'ToolRule.when.state.not_equals': 'Any other value.',
    'ToolRule.when.state.exists': 'Whether there is one.',
    'ToolRule.when.state.contains': 'A part of it.',
    'ToolRule.when.state.matches': 'A pattern (RE2).',
    'ToolRule.when.state.length': 'Of a text, list or object.',
    'ToolRule.times': 'Answers only the first n calls that match.',
    'ToolRule.set': 'Writes to the world, before `return` is made.',
    'ToolRule.set.path': 'JSON Pointer; `{argument}` is filled in.',
    'ToolRule.set.value': 'The value; {$arg: name} and {$state: pointer} are replaced.',
    'ToolRule.append': 'Items that are added to lists of the world.',
    'ToolRule.append.path': 'JSON Pointer of the list; `{argument}` is filled in.',
    'ToolRule.append.value': 'The item; {$arg: name} and {$state: pointer} are replaced.',
    'ToolRule.remove': 'JSON Pointers of what is taken out of the world.',
    'ToolRule.return': 'The result; {$arg: name}, {$state: pointer} and {$list: pointer} are replaced.',
    'ToolRule.error': 'The call fails.',
    'ToolRule.error.message': 'What the agent is told.',
    'ToolRule.error.retryable': 'It would pass by itself.',
    'ToolRule.content': 'Shown to the agent in place of the text of `return`, which stays the structured result.',
    'ToolRule.content.type': 'text, image, audio or a link to a resource.',
    'ToolRule.content.text': 'The text.',
    'ToolRule.content.data': 'The bytes, in base64.',
    'ToolRule.content.mime_type': 'What kind of bytes.',
    'ToolRule.content.uri': 'Address of the resource.',
    'ToolRule.content.name': 'Name of the resource.',
    'ToolRule.delay': 'How long this answer takes.',
    'ToolRule.delay.min': 'Shortest time.',
    'ToolRule.delay.max': "Longest time; drawn by the attempt's seed.",
};

;// CONCATENATED MODULE: ./build/src/shell/schemas/keys/index.js





/** What an editor shows at each key, by the part that it stands in: `Task.answer`. A test says which are missing. */
const KEYS = {
    ...{ ...AGENT_KEYS, ...SUITE_KEYS, ...TASK_KEYS, ...TOOL_KEYS, ...RECORD_KEYS },
};

;// CONCATENATED MODULE: ./build/src/shell/schemas/describe.js


/**
 * The schema with the text of every key that has one. A key is known by the part that it stands in, which is the name of
 * a definition, or `root` outside all of them.
 */
function describe(schema, root) {
    const definitions = (0,json/* isJsonObject */.OW)(schema.definitions) ? schema.definitions : undefined;
    const described = withTexts(schema, root, '');
    if (definitions === undefined)
        return described;
    const parts = Object.entries(definitions).map(([name, part]) => [name, inside(part, name, '')]);
    return { ...described, definitions: Object.fromEntries(parts) };
}
/** Every key of a schema, as `Part.key.inner`: what a text is wanted for. */
function keysIn(schema, root) {
    const found = new Set();
    const walk = (value, part, path) => {
        if (Array.isArray(value))
            for (const item of value)
                walk(item, part, path);
        if (!isJsonObject(value))
            return;
        for (const [key, inner] of Object.entries(value)) {
            if (key === 'properties' && isJsonObject(inner)) {
                for (const [name, property] of Object.entries(inner)) {
                    found.add(`${part}.${joined(path, name)}`);
                    walk(property, part, joined(path, name));
                }
            }
            else if (NESTED.has(key))
                walk(inner, part, path);
            else if (key === 'definitions' && isJsonObject(inner)) {
                for (const [name, definition] of Object.entries(inner))
                    walk(definition, name, '');
            }
        }
    };
    walk(schema, root, '');
    return [...found];
}
/** Where schemas stand in schemas, besides `properties`. */
const NESTED = new Set(['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']);
function withTexts(schema, part, path) {
    const entries = Object.entries(schema).map(([key, value]) => {
        if (key === 'properties' && (0,json/* isJsonObject */.OW)(value)) {
            const inner = Object.entries(value).map(([name, property]) => {
                const at = joined(path, name);
                const described = inside(property, part, at);
                return [name, (0,json/* isJsonObject */.OW)(described) ? withText(described, KEYS[`${part}.${at}`]) : described];
            });
            return [key, Object.fromEntries(inner)];
        }
        return [key, NESTED.has(key) ? inside(value, part, path) : value];
    });
    return Object.fromEntries(entries);
}
function inside(value, part, path) {
    if (Array.isArray(value))
        return value.map((item) => inside(item, part, path));
    return (0,json/* isJsonObject */.OW)(value) ? withTexts(value, part, path) : value;
}
function withText(schema, text) {
    if (text === undefined)
        return schema;
    return typeof text === 'string'
        ? { ...schema, description: text }
        : { ...schema, description: text.text, default: text.default };
}
function joined(path, name) {
    return path === '' ? name : `${path}.${name}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./build/src/suite/schema/agents.js
var agents = __webpack_require__(99432);
// EXTERNAL MODULE: ./build/src/suite/schema/judge.js
var judge = __webpack_require__(90983);
// EXTERNAL MODULE: ./build/src/suite/schema/models.js
var models = __webpack_require__(71100);
;// CONCATENATED MODULE: ./build/src/shell/schemas/named.js










/** The parts of the formats that have a name of their own in the JSON Schemas. */
const NAMED = registries/* registry */.u5();
const PARTS = [
    [suite/* SuiteFile */.hI, 'Suite', 'Suite'],
    [suite/* CommandAgent */.jc, 'CommandAgent', 'A program that is started for each attempt'],
    [agents/* HttpAgent */.qB, 'HttpAgent', 'A service that is asked over HTTP'],
    [agents/* ModuleAgent */.Kj, 'ModuleAgent', 'A function that is called'],
    [agents/* OpenaiAgent */.wV, 'OpenaiAgent', 'The built-in agent'],
    [suite/* ReplayAgent */.$W, 'ReplayAgent', 'Recorded attempts in place of new ones'],
    [agents/* AgentFiles */.Tf, 'AgentFiles', 'Files of the agent, by part'],
    [suite/* Sandbox */.ak, 'Sandbox', 'The world that an attempt is made in'],
    [models/* Models */.B, 'Models', 'The recording endpoint between agent and models'],
    [models/* ModelProvider */.l, 'ModelProvider', 'Where models of one protocol are'],
    [suite/* Limits */.xu, 'Limits', 'Limits of one attempt'],
    [suite/* Price */.gm, 'Price', 'Price of a model'],
    [suite/* AemOptions */.Gg, 'AemOptions', 'How the score of a dialog is made'],
    [judge/* EmbeddingOptions */.iQ, 'Embedding', 'A model for free sentences'],
    [judge/* JudgeEntry */.Wu, 'Judge', 'A model that answers rubrics'],
    [judge/* JudgeOptions */.y5, 'JudgeOptions', 'How judges are asked'],
    [judge/* SubMetricEntry */.zg, 'SubMetric', 'A metric of your own'],
    [task/* TaskFile */.kE, 'Task', 'Task'],
    [task/* UserTurn */.Hd, 'UserTurn', 'A turn of the scripted user'],
    [task/* StateCheck */.a7, 'StateCheck', 'A condition on the world'],
    [task/* AnswerCheck */.x6, 'AnswerCheck', 'A check on the reply'],
    [task/* FileCheck */.Tt, 'FileCheck', 'A check on a file of the workspace'],
    [gold/* GoldTurn */.Ir, 'GoldTurn', 'One turn of the right dialog'],
    [gold/* DialogTurn */.gs, 'DialogTurn', 'One turn, gold and predicted'],
    [gold/* ResponseTurn */.xm, 'Response', 'A reply, or the words of a user'],
    [gold/* ActionTurn */.kx, 'Action', 'A tool call'],
    [common/* FieldCompare */.og, 'FieldCompare', 'How one argument is compared'],
    [tools/* ToolsFile */._x, 'Tools', 'Tools'],
    [tools/* ToolEntry */.FM, 'Tool', 'A tool, and how its double answers'],
    [tools/* ToolRule */.B4, 'ToolRule', 'A rule by which a tool answers'],
    [policy/* Policy */.PE, 'Policy', 'Policy of the gate'],
    [policy/* MetricLimit */.WW, 'MetricLimit', 'Limits of one metric'],
    [policy/* Quarantine */.Bu, 'Quarantine', 'A task that does not count for a while'],
    [policy/* JudgeBar */.R0, 'JudgeBar', 'What a judge must reach to decide'],
];
for (const [schema, id, title] of PARTS)
    NAMED.add(schema, { id, title });

;// CONCATENATED MODULE: ./build/src/shell/schemas/schemas.js















/** A file format that has a schema: what it is called on the command line, and what it describes. */
const FORMATS = {
    suite: { schema: suite/* SuiteFile */.hI, title: 'Turngate suite (suite.yaml)' },
    task: { schema: schemas/* union */.KCZ([task/* TaskFile */.kE, schemas/* array */.YOg(task/* TaskFile */.kE)]), title: 'Turngate tasks: one, or a list of them' },
    tools: { schema: tools/* ToolsFile */._x, title: 'Turngate tools (tools.yaml)' },
    policy: { schema: policy/* Policy */.PE, title: 'Turngate policy (policy.yaml)' },
    trace: { schema: events/* TraceEvent */.A2, title: 'Turngate trace: one event, a line of a .jsonl file' },
    dialogs: { schema: gold/* Dialog */.lG, title: 'AEM dialog: gold and predicted turns' },
    run: { schema: run_file/* RunFile */.cB, title: 'Turngate run (run.json)' },
    attempt: { schema: attempt/* AttemptRecord */.Hi, title: 'Turngate attempt: one line of attempts.jsonl' },
    evidence: { schema: attempt/* Evidence */.of, title: 'Turngate evidence of one attempt (evidence/<task>/<attempt>.json)' },
};
const SCHEMA_NAMES = Object.keys(FORMATS);
/**
 * The JSON Schema (draft-07, which every editor reads) of one of the file formats, made from the schema that Turngate
 * itself reads it by. It accepts whatever Turngate accepts; what can only be said in words, such as that a pattern is
 * RE2 or that a tool's name is known, Turngate alone refuses.
 * @returns undefined where there is no such format
 */
function jsonSchemaOf(name) {
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
    if (format === undefined)
        return undefined;
    const made = json_schema_processors/* toJSONSchema */.bl(format.schema, {
        target: 'draft-7',
        io: 'input',
        metadata: NAMED,
        unrepresentable: 'any',
        reused: 'inline',
        override: ({ zodSchema, jsonSchema }) => {
            // a limit of what numbers can hold is no rule of the format
            if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
                delete jsonSchema.maximum;
            if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
                delete jsonSchema.minimum;
            // zod has formats of its own, whose pattern stands beside them
            if (jsonSchema.format !== undefined && !FORMAT_NAMES.has(jsonSchema.format))
                delete jsonSchema.format;
            OVERRIDES.get(zodSchema)?.(jsonSchema);
        },
    });
    const plain = JSON.parse(JSON.stringify(made));
    if (!(0,json/* isJsonObject */.OW)(plain))
        return undefined;
    const { $schema = '', title: _, ...rest } = describe(plain, name);
    return { $schema, title: format.title, ...rest };
}
const FORMAT_NAMES = new Set(['date', 'date-time', 'uri']);
/** Rules between keys, which the schemas check by code. */
const OVERRIDES = new Map([
    [task/* TaskFile */.kE, (schema) => Object.assign(schema, exactlyOne(['input', 'turns']))],
    [task/* StateCheck */.a7, (schema) => Object.assign(schema, atLeastOne(Object.keys(task/* stateConditions */.w3)))],
    [task/* AnswerCheck */.x6, (schema) => Object.assign(schema, exactlyOne(ANSWER_KINDS))],
    [tools/* ToolRule */.B4, (schema) => Object.assign(schema, { not: { required: ['return', 'error'] } })],
    [common/* JsonValue */.es, anyValue],
    [common/* JsonSchema */.MP, (schema) => Object.assign(anyValue(schema), { type: 'object' })],
    [json_value/* AnyJsonObject */.ie, (schema) => Object.assign(schema, { type: 'object' })],
    [policy/* Policy */.PE, completeMetrics],
]);
const ANSWER_KINDS = Object.keys(task/* AnswerCheck */.x6.shape).filter((key) => key !== 'reply' && key !== 'ignore_case');
function exactlyOne(keys) {
    return { oneOf: keys.map((key) => ({ required: [key] })) };
}
function atLeastOne(keys) {
    return { anyOf: keys.map((key) => ({ required: [key] })) };
}
/** Any JSON is best said by an empty schema. */
function anyValue(schema) {
    for (const key of Object.keys(schema))
        delete schema[key];
    return schema;
}
/** Editors offer the names that are known; a suite's own sub-metrics are right too. */
function completeMetrics(schema) {
    const metrics = schema.properties?.metrics;
    if (typeof metrics !== 'object')
        return;
    metrics.propertyNames = { anyOf: [{ enum: [...metric_names/* METRIC_NAMES */.Uw] }, { type: 'string' }] };
}

// EXTERNAL MODULE: ./build/src/shell/cli/print.js + 3 modules
var print = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/src/shell/cli/commands/schema.js






/** `turngate schema [NAME] [--out DIR]`: JSON Schemas of the file formats. */
async function schema(io, name, { out, json }) {
    if (name !== undefined && out === undefined) {
        io.out(textOf(schemaOf(name)));
        return 0;
    }
    const names = name === undefined ? SCHEMA_NAMES : [name];
    const texts = names.map((one) => [`${one}.schema.json`, textOf(schemaOf(one))]);
    const dir = (0,external_node_path_.resolve)(io.cwd, out ?? 'schemas');
    for (const [file, text] of texts)
        (0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, file), text);
    const shown = (0,external_node_path_.relative)(io.cwd, dir) || '.';
    if (json === true)
        (0,print.printJson)({ dir: shown, files: texts.map(([file]) => file) }, io);
    else {
        io.out(`${shown}: ${texts.map(([file]) => file).join(', ')}\n`);
        io.out(`In a YAML file beside that folder: # yaml-language-server: $schema=${shown}/${names[0]}.schema.json\n`);
    }
    return 0;
}
function schemaOf(name) {
    const found = jsonSchemaOf(name);
    if (found !== undefined)
        return found;
    const near = (0,nearest/* didYouMean */.au)(name, SCHEMA_NAMES);
    throw new errors/* UserError */.yo({
        code: 'unknown-schema',
        message: `There is no schema \`${name}\`.`,
        hint: near ?? `Schemas: ${SCHEMA_NAMES.join(', ')}.`,
    });
}
function textOf(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
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


/***/ }),

/***/ 32834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ AttemptRecord),
/* harmony export */   Pi: () => (/* binding */ Outcome),
/* harmony export */   of: () => (/* binding */ Evidence)
/* harmony export */ });
/* unused harmony export FileEvidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23837);



/** Why an attempt ended. `agent_failed` and `timed_out` count as failed; `infra_failed` is not measured. */
const Outcome = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('status', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('completed') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent_failed'),
        /**
         * `exit` (non-zero or a signal), `spawn`, a limit (`calls`, `output`, `cost`, `steps`, `cpu`, `memory`, `file_size`,
         * `processes`), `protocol`, `source` (an importer's own failure).
         */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            'exit',
            'spawn',
            'calls',
            'output',
            'cost',
            'steps',
            'cpu',
            'memory',
            'file_size',
            'processes',
            'protocol',
            'source',
        ]),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('infra_failed'),
        /**
         * `sandbox`, `spawn` (the machine could not start a process), `provider`, `configuration` (a key is missing or was
         * refused), `cassette` (the request was not recorded), `budget` (of the run), `unreachable` (the agent's service), `interrupted`, `missing`, `claimed`.
         */
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            'sandbox',
            'spawn',
            'provider',
            'configuration',
            'cassette',
            'budget',
            'unreachable',
            'interrupted',
            'missing',
            'claimed',
        ]),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** The message without what is this attempt's own: attempts of one cause are told together. */
        cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
        /** Lines of a unified diff, `-` what would have been answered, `+` what was asked. */
        diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().exactOptional(),
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
    /** Where the tool events of this trace come from (`models`: what its models proposed and were told); `none` leaves all six trajectory checks unscored. */
    calls_recorded_by: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['sandbox', 'models', 'agent', 'import', 'none']),
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

/***/ 66402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ TraceEvent)
/* harmony export */ });
/* unused harmony exports UserEvent, ResponseEvent, ProposedEvent, RefusedEvent, ExecutedEvent, ModelEvent, NoteEvent, EndEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23837);


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
    /** Why there was no answer, or not all of one. */
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The answer came from a cassette, and took no time worth measuring. */
    replayed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
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

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ plannedKeys),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LZ: () => (/* binding */ attemptName),
/* harmony export */   cB: () => (/* binding */ RunFile),
/* harmony export */   rn: () => (/* binding */ missingAttempts)
/* harmony export */ });
/* unused harmony export Shard */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93879);


const Hashes = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Fingerprints = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: Hashes,
    sandbox: Hashes,
    scorer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    gold: Hashes,
});
/** One of `of` parts of a plan, counted from 1. */
const Shard = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive() })
    .refine(({ index, of }) => index <= of, 'there is no such shard');
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
    /** The tasks that were chosen, where not all were; the others are planned still, and not measured. */
    only: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_suite_schema_common_js__WEBPACK_IMPORTED_MODULE_0__.Id).exactOptional(),
    /** The part of the plan that this run makes; the others are runs of their own. */
    shard: Shard.exactOptional(),
    /** The commit that was checked out, and the one that it was judged by. */
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** Hash of all files of that commit but the baselines: equal ones need not be measured twice. */
    tree: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    /** How many times attempts of this head, base and suite were judged, this time included; absent: once. */
    look: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(2).exactOptional(),
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
/** Attempts that were planned and have no record, task by task; of a shard, those of its own share. */
function missingAttempts(run, records) {
    const there = new Set(Array.from(records, attemptName));
    const share = run.shard === undefined ? undefined : new Set(plannedKeys(run).map(attemptName));
    const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1);
    return run.tasks
        .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
        .filter((key) => !there.has(attemptName(key)) && (share?.has(attemptName(key)) ?? true));
}
/** What a run sets out to make, in that order: attempt 1 of every task, then attempt 2 of every task. */
function plannedKeys({ tasks, attempts, only, shard }) {
    const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task));
    const numbers = Array.from({ length: attempts }, (_, index) => index + 1);
    const keys = numbers.flatMap((attempt) => chosen.map((task) => ({ task, attempt })));
    // dealt out one by one: shares differ by one attempt at most, whatever tasks and attempts there are
    return shard === undefined ? keys : keys.filter((_, index) => index % shard.of === shard.index - 1);
}
/** Path of one attempt's files below `traces/` and `evidence/`, without extension: `<task>/<attempt>`. */
function attemptName(key) {
    return `${key.task}/${key.attempt}`;
}


/***/ })

};
