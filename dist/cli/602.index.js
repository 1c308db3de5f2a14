export const id = 602;
export const ids = [602,963];
export const modules = {

/***/ 10684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ admitRun)
/* harmony export */ });
/* unused harmony export isMeasured */
/** Why a run may not become a baseline: only fully measured ones do. Empty where it may. */
function admitRun(summary, minMeasured) {
    if (summary.run.interrupted) {
        return [refusal('it was interrupted', 'Run the suite to its end.')];
    }
    const [first, ...others] = summary.tasks.filter((task) => !isMeasured(task, minMeasured));
    if (summary.tasks.length === 0)
        return [refusal('it holds no task', 'Run the whole suite.')];
    if (first === undefined)
        return [];
    const names = [first, ...others].slice(0, MOST).map((task) => `${task.id} (${task.measured} of ${task.planned})`);
    const rest = others.length + 1 - names.length;
    return [
        refusal(`too few attempts were measured (min_measured ${minMeasured}): ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`, 'Mend what kept them from being measured, and run again.'),
    ];
}
const MOST = 5;
/** Integers are compared, so that 4 of 5 is not less than 0.8. */
function isMeasured(task, minMeasured) {
    return task.measured > 0 && task.measured + 1e-9 >= minMeasured * task.planned;
}
function refusal(why, hint) {
    return { code: 'baseline-not-measured', message: `This run cannot become a baseline: ${why}.`, hint };
}


/***/ }),

/***/ 58745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ formatHistory),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Vv: () => (/* binding */ HISTORY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41514);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _suite_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53564);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56211);




const HISTORY = 'history.jsonl';
/** One refresh of a baseline. */
const HistoryLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Of the run, ISO time. */
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    /** That was measured. */
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    entries: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['both', 'main']),
    why: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['first', 'as_good', 'accepted', 'measured_anew', 'unproven', 'regressed']),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative(),
    measured: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative(),
    /** Codes and subjects of what was worse. */
    worse: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).exactOptional(),
    /** Every entry of `accept.yaml` that was there, with its reason: none of them counts again. */
    accept: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).exactOptional(),
});
/** What was written into a baseline, oldest first. */
function readHistory(tree) {
    const found = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(tree, HISTORY);
    if (found.kind === 'absent')
        return { lines: [], problems: [] };
    if (found.kind === 'problem')
        return { lines: [], problems: [found.problem] };
    const problems = [];
    const lines = found.text.split('\n').flatMap((text, index) => {
        if (text.trim() === '')
            return [];
        const line = parse(text);
        if (typeof line !== 'string')
            return [line];
        const place = { file: (0,_suite_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .labelled */ .wW)(tree, HISTORY), line: index + 1 };
        const hint = 'Take either side of a merge conflict whole, or restore the file from version control.';
        problems.push({ code: 'history-broken', message: `The line cannot be read: ${line}.`, ...place, hint });
        return [];
    });
    return { lines, problems };
}
function formatHistory(lines) {
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
function parse(text) {
    try {
        const parsed = HistoryLine.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'it is no refresh');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}


/***/ }),

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

/***/ 16380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ writeBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/trace/readable-json.js
var readable_json = __webpack_require__(83690);
// EXTERNAL MODULE: ./build/src/baseline/admit.js
var admit = __webpack_require__(10684);
// EXTERNAL MODULE: ./build/src/baseline/entry-file.js
var entry_file = __webpack_require__(81772);
// EXTERNAL MODULE: ./build/src/baseline/history.js
var baseline_history = __webpack_require__(58745);
// EXTERNAL MODULE: ./build/src/baseline/lookup.js + 3 modules
var lookup = __webpack_require__(56211);
// EXTERNAL MODULE: ./build/src/baseline/store/disk.js
var disk = __webpack_require__(87830);
// EXTERNAL MODULE: ./build/src/baseline/store/replace-file.js
var replace_file = __webpack_require__(26498);
// EXTERNAL MODULE: ./build/src/baseline/choose-references.js
var choose_references = __webpack_require__(47039);
// EXTERNAL MODULE: ./build/src/baseline/reference-events.js + 1 modules
var reference_events = __webpack_require__(96606);
// EXTERNAL MODULE: ./build/src/baseline/reference-file.js
var reference_file = __webpack_require__(19227);
// EXTERNAL MODULE: ./build/src/baseline/references.js
var references = __webpack_require__(3207);
;// CONCATENATED MODULE: ./build/src/baseline/store/write-references.js










/** Writes and removes reference traces as `chooseReferences` says; the paths that changed, relative to `dir`. */
async function writeReferences(dir, { summary, traceOf }, before) {
    const tree = (0,disk/* baselineTree */._)(dir);
    const found = summary.tasks.map((task) => (0,references/* lookupReferences */.x)(tree, task.id));
    const links = found.flatMap((one) => one.problems).filter((problem) => problem.code === 'baseline-symlink');
    if (links.length > 0)
        throw new errors/* UserError */.yo(links);
    const stored = found.flatMap((one) => one.references);
    const changed = removeOrphans(dir, new Set(summary.tasks.map((task) => task.id)));
    for (const { task, keep, add } of (0,choose_references/* chooseReferences */._)(summary, stored, before)) {
        const kept = new Set(keep.map((reference) => reference.path));
        const free = Array.from({ length: choose_references/* MOST_REFERENCES */.v }, (_, index) => (0,references/* referencePath */.Z)(task, index + 1)).filter((path) => !kept.has(path));
        const written = new Set();
        for (const { attempt, trajectory } of add) {
            const events = await traceOf(task, attempt);
            const path = free[written.size];
            if (events === undefined || path === undefined)
                continue;
            written.add(path);
            const text = (0,reference_file/* formatReference */.F)({ task, trajectory, run: summary.run.id, attempt }, (0,reference_events/* referenceEvents */.x)(events));
            if ((0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, path), text))
                changed.push(path);
        }
        for (const { path } of stored.filter((reference) => reference.task === task)) {
            if (kept.has(path) || written.has(path))
                continue;
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, path), { force: true });
            changed.push(path);
        }
    }
    return changed;
}
/** References of tasks that the suite has no more. */
function removeOrphans(dir, tasks) {
    const orphans = foldersIn((0,external_node_path_.join)(dir, lookup/* REFERENCES */.tf)).filter((name) => !tasks.has(name));
    for (const name of orphans)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, lookup/* REFERENCES */.tf, name), { recursive: true, force: true });
    return orphans.map((name) => `${lookup/* REFERENCES */.tf}/${name}`);
}
function foldersIn(path) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/baseline/store/write.js











/**
 * Makes a run the baseline in `dir`. Refuses, and leaves everything as it was, where the run was not fully measured,
 * or where something is there that is not a whole baseline of the same suite. Each file is replaced whole, the entries
 * last: a crash leaves the old baseline readable.
 */
async function writeBaseline(dir, request) {
    const { summary } = request;
    const refusals = (0,admit/* admitRun */.R)(summary, request.minMeasured);
    if (refusals.length > 0)
        throw new errors/* UserError */.yo(refusals);
    const tree = (0,disk/* baselineTree */._)(dir);
    const before = (0,lookup/* lookupBaseline */.YR)(tree, summary.suite);
    if (before.kind === 'unreadable')
        throw new errors/* UserError */.yo(before.problems);
    const previous = before.kind === 'found' ? before : undefined;
    if (previous === undefined)
        refuseForeignFolder(dir);
    const { problems } = (0,baseline_history/* readHistory */.Lu)(tree);
    if (request.history !== undefined && problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const changed = await writeReferences(dir, request, previous?.main);
    const put = (path, text) => {
        if ((0,replace_file/* replaceIfChanged */.g)((0,external_node_path_.join)(dir, path), text))
            changed.push(path);
    };
    const mainText = entryText({ summary, runs: [summary.run] });
    if (request.entries === 'main' && previous !== undefined) {
        // the old entry is written out before the one that it may refer to changes
        put(lookup/* ACCEPTED */.wh, entryText(previous.accepted));
        put(lookup/* MAIN */.QT, mainText);
    }
    else {
        put(lookup/* MAIN */.QT, mainText);
        put(lookup/* ACCEPTED */.wh, sameAsMain(summary.suite));
    }
    if (request.history !== undefined && changed.length > 0) {
        put(baseline_history/* HISTORY */.Vv, (0,baseline_history/* formatHistory */.As)([...(0,baseline_history/* readHistory */.Lu)(tree).lines, request.history]));
    }
    return { changed };
}
/** What was accepted by hand may be there before the first baseline. */
const ACCEPT = 'accept.yaml';
/** A folder that holds other things is no place for a baseline: most likely the path is wrong. */
function refuseForeignFolder(dir) {
    const others = (0,external_node_fs_.existsSync)(dir) ? (0,external_node_fs_.readdirSync)(dir).filter((name) => !name.startsWith('.') && name !== ACCEPT) : [];
    if (others.length === 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'not-a-baseline-folder',
        message: 'This folder is not empty, and holds no baseline.',
        file: dir,
        hint: 'Name a new or empty folder with --dir, such as baselines/<suite>; nothing was written.',
    });
}
function entryText(entry) {
    return (0,readable_json/* readableJson */.R)((0,entry_file/* encodeEntry */.v)(entry), isOneLine);
}
function sameAsMain(suite) {
    return (0,readable_json/* readableJson */.R)({ version: 1, suite, same_as: 'main' }, () => false);
}
/** One run, one attempt, one count a line. */
function isOneLine(path) {
    const [top] = path;
    if (top === 'tasks')
        return path.length === 4 || (path.length === 3 && path[2] === 'source');
    return path.length === 2 && (top === 'runs' || top === 'failure_reasons' || top === 'by_chain_length');
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

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ printProblems)
/* harmony export */ });
/* harmony import */ var _use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26379);

const MOST = 20;
/** What could be worked around, on stderr. */
function printProblems(problems, io) {
    for (const problem of problems.slice(0, MOST))
        io.err(`warning: ${(0,_use_problem_text_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .f)(problem, io.cwd)}\n`);
    if (problems.length > MOST)
        io.err(`warning: ${problems.length - MOST} more like these\n`);
}


/***/ }),

/***/ 83690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readableJson)
/* harmony export */ });
/**
 * JSON for people who read git diffs: one key a line down to the values that `onOneLine` picks by their path, which
 * stand on one line each. Keys stay in the order they have.
 */
function readableJson(value, onOneLine) {
    return `${layout(value, [], onOneLine)}\n`;
}
function layout(value, path, onOneLine) {
    if (typeof value !== 'object' || value === null || onOneLine(path))
        return spaced(value);
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const isList = Array.isArray(value);
    if (entries.length === 0)
        return isList ? '[]' : '{}';
    const pad = '  '.repeat(path.length + 1);
    const lines = entries.map(([key, item]) => {
        const text = layout(item, [...path, key], onOneLine);
        return isList ? `${pad}${text}` : `${pad}${JSON.stringify(key)}: ${text}`;
    });
    const end = '  '.repeat(path.length);
    return isList ? `[\n${lines.join(',\n')}\n${end}]` : `{\n${lines.join(',\n')}\n${end}}`;
}
function spaced(value) {
    // JSON.stringify with an indent puts each line break outside of strings, where it may become a space
    return JSON.stringify(value, null, 1)
        .replaceAll(/([[{])\n */g, '$1')
        .replaceAll(/\n *([\]}])/g, '$1')
        .replaceAll(/\n */g, ' ');
}


/***/ })

};
