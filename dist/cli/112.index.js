export const id = 112;
export const ids = [112,963];
export const modules = {

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

/***/ 3112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _use_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65020);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);



/** `turngate merge DIR…`: the shards of one run as one run directory. */
async function merge(io, dirs, { out, json }) {
    const { dir, run, attempts, planned } = await (0,_use_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeRuns */ .r)(dirs, out, {
        cwd: io.cwd,
        now: io.now,
        onNote: (note) => io.err(`note: ${note}\n`),
    });
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(io.cwd, dir) || '.';
    if (json === true) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_2__.printJson)({ suite: run.suite, shards: dirs.length, attempts, planned, run_dir: shown }, io);
        return 0;
    }
    io.out(`${run.suite}: ${attempts} of ${planned} attempts of ${dirs.length} shards, in ${shown}\n`);
    io.out(`Next: turngate gate ${shown}\n`);
    return 0;
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

/***/ 58831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defaultDirectory),
/* harmony export */   c: () => (/* binding */ makeDefaultFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const FOLDER = '.turngate';
/** Where a run goes when nobody says so: `.turngate/runs/<id>`. */
function defaultDirectory(cwd, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, 'runs', id);
}
/** Makes the folder of all runs, which keeps itself out of version control. */
async function makeDefaultFolder(cwd) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, FOLDER, '.gitignore'), '*\n');
}


/***/ }),

/***/ 65020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ refuseShard),
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27406);
/* harmony import */ var _trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10601);
/* harmony import */ var _trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53189);
/* harmony import */ var _trace_store_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88822);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58831);
/* harmony import */ var _same_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12930);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);









/**
 * Joins the shards of one run in a new run directory, which is read like that of a run that was never split.
 * @throws UserError when they are not all shards of one run; nothing is written then
 */
async function mergeRuns(paths, out, host) {
    const { cwd, now, onNote } = host;
    const shards = [];
    for (const path of paths)
        shards.push({ ...(await (0,_stored_js__WEBPACK_IMPORTED_MODULE_8__/* .openStoredRun */ .v)(path, cwd)), label: path });
    const problems = shardProblems(shards);
    const [first] = shards;
    if (first === undefined || problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
    const run = joinedRun(first, shards, now());
    const dir = out === undefined ? (0,_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultDirectory */ .V)(cwd, run.id) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    if (out === undefined)
        await (0,_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .makeDefaultFolder */ .c)(cwd);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, '..'), { recursive: true });
    const beside = await filesBeside(first, shards);
    const writer = await (0,_trace_store_write_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .Iy)(dir, run, async (write) => {
        for (const [name, text] of beside)
            await write(name, text);
    });
    let attempts = 0;
    for (const { stored, label } of shards) {
        const missing = (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingAttempts */ .rn)(stored.run, stored.records).length;
        if (missing > 0)
            onNote(`${label} lacks ${missing} of its attempts; \`turngate run SUITE --resume ${label}\` makes them`);
        for await (const attempt of stored.attempts) {
            attempts += 1;
            await writer.append(attempt);
        }
        for (const problem of stored.problems)
            onNote(`${problem.file ?? label}: ${problem.message}`);
    }
    const { finished_at, interrupted } = run;
    await writer.close({ finished_at: finished_at ?? now().toISOString(), interrupted });
    const { shard: _, ...whole } = run;
    return { dir, run, attempts, planned: (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedKeys */ .DV)(whole).length };
}
/** Everything that keeps the runs from being the shards of one run. */
function shardProblems(shards) {
    const [first] = shards;
    if (first === undefined)
        return [];
    const strangers = shards.filter(({ stored }) => stored.run.shard === undefined);
    if (strangers.length > 0) {
        const hint = 'Each directory has to come from `turngate run SUITE --seed N --shard i/n`.';
        return strangers.map(({ label }) => problem(label, 'this run is no shard.', hint));
    }
    const differences = shards.slice(1).flatMap((shard) => {
        const found = (0,_same_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planDifferences */ .A)(planOf(first), planOf(shard));
        return found.map((what) => problem(shard.label, `it is no shard of the same run as ${first.label}: they differ in ${what}.`));
    });
    return differences.length > 0 ? differences : [...countProblems(shards), ...shards.flatMap(foreignAttempts)];
}
/** Each of the n parts once. */
function countProblems(shards) {
    const [first] = shards;
    const of = first?.stored.run.shard?.of ?? 0;
    const odd = shards.filter(({ stored }) => stored.run.shard?.of !== of);
    if (odd.length > 0) {
        return odd.map(({ label, stored }) => problem(label, `it is one of ${stored.run.shard?.of} shards, and ${first?.label} is one of ${of}.`));
    }
    const indexOf = ({ stored }) => stored.run.shard?.index ?? 0;
    const twice = shards.flatMap((shard, index) => {
        const earlier = shards.slice(0, index).find((other) => indexOf(other) === indexOf(shard));
        if (earlier === undefined)
            return [];
        return [problem(shard.label, `it is shard ${indexOf(shard)}/${of}, and so is ${earlier.label}.`)];
    });
    const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !shards.some((shard) => indexOf(shard) === index));
    const names = missing.map((index) => `${index}/${of}`).join(', ');
    const hint = 'Name the directories of all shards.';
    return missing.length === 0 ? twice : [...twice, problem(undefined, `shard ${names} is missing.`, hint)];
}
/** Attempts that another shard has to make. */
function foreignAttempts({ stored, label }) {
    const share = new Set((0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedKeys */ .DV)(stored.run).map(_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptName */ .LZ));
    const foreign = stored.records.map(_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptName */ .LZ).filter((name) => !share.has(name));
    if (foreign.length === 0)
        return [];
    return [problem(label, `it holds attempts of other shards: ${foreign.slice(0, 5).join(', ')}.`)];
}
function problem(file, message, hint = 'Nothing was written.') {
    return { code: 'merge-mismatch', message, ...(file !== undefined && { file }), hint };
}
function planOf({ stored, suite }) {
    return { run: stored.run, suite };
}
function joinedRun(first, shards, now) {
    const { shard: _, ...plan } = first.stored.run;
    const runs = shards.map(({ stored }) => stored.run);
    const ends = runs.flatMap(({ finished_at }) => finished_at ?? []);
    return {
        ...plan,
        id: (0,_trace_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .newRunId */ .F$)(now, Math.random),
        // what held for every attempt
        isolation: plan.isolation.filter((name) => runs.every(({ isolation }) => isolation.includes(name))),
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? plan.started_at,
        ...(ends.length > 0 && { finished_at: ends.sort().at(-1) }),
        interrupted: runs.some(({ interrupted }) => interrupted),
    };
}
/** The suite, the licences of its judges, and what judges and modules answered. */
async function filesBeside(first, shards) {
    const answers = [];
    for (const { dir } of shards)
        answers.push((await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m8)(dir, 'judgements.jsonl')) ?? '');
    const licences = await (0,_trace_store_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m8)(first.dir, 'licences.json');
    return [
        ['suite.json', `${JSON.stringify(first.suite, null, 1)}\n`],
        ...(licences === undefined ? [] : [['licences.json', licences]]),
        ...(answers.every((text) => text === '') ? [] : [['judgements.jsonl', answers.join('')]]),
    ];
}
/** @throws UserError where a run holds only a part of what was planned, so that nothing can be said of the whole. */
function refuseShard({ stored, dir }, cwd) {
    const { shard } = stored.run;
    if (shard === undefined)
        return;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, dir) || '.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'only-a-shard',
        message: `this is shard ${shard.index} of ${shard.of} of a run.`,
        file,
        hint: 'Join all shards first: `turngate merge DIR… --out RUN_DIR`.',
    });
}


/***/ }),

/***/ 12930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ planDifferences)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);

/** What differs, in words, so that attempts of the two would not be attempts of one run. Empty where nothing does. */
function planDifferences(a, b) {
    const facts = [
        ['the suite', (run) => run.suite],
        ['the version of Turngate', (run) => run.turngate],
        ['the kind of agent', (run) => run.agent],
        ['the run seed', (run) => run.seed],
        ['the number of attempts per task', (run) => run.attempts],
    ];
    return [
        ...facts.flatMap(([name, of]) => {
            const [one, other] = [of(a.run), of(b.run)];
            return one === other ? [] : [`${name} (${one}, ${other})`];
        }),
        ...setDifference('the tasks', a.run.tasks, b.run.tasks),
        ...(a.run.only === undefined && b.run.only === undefined
            ? []
            : setDifference('the chosen tasks', a.run.only ?? a.run.tasks, b.run.only ?? b.run.tasks)),
        ...fingerprintDifferences(a.run.fingerprints, b.run.fingerprints),
        ...suiteDifferences(a.suite, b.suite),
    ];
}
function setDifference(name, a, b) {
    const ids = [...new Set([...a, ...b])].filter((id) => a.includes(id) !== b.includes(id));
    if (ids.length > 0)
        return [`${name} (${shown(ids)})`];
    // the order decides what a shard makes
    return a.some((id, index) => b[index] !== id) ? [`the order of ${name}`] : [];
}
function fingerprintDifferences(a, b) {
    const gold = differentKeys(a.gold, b.gold);
    return [
        ...differentKeys(a.agent, b.agent).map((part) => `the agent's ${part}`),
        ...differentKeys(a.sandbox, b.sandbox).map((part) => `the sandbox's ${part}`),
        ...(a.scorer === b.scorer ? [] : ['the scorer']),
        ...(a.judge === b.judge ? [] : ['the judge']),
        ...(gold.length === 0 ? [] : [`what is right in ${shown(gold)}`]),
    ];
}
/** What decides a verdict and has no fingerprint. */
function suiteDifferences(a, b) {
    const marks = (suite) => Object.fromEntries(suite.tasks.map(({ id, origin, critical, reviewed }) => [id, { origin, critical, reviewed }]));
    const tasks = differentKeys(marks(a), marks(b)).filter((id) => a.tasks.some((task) => task.id === id));
    return [
        ...(isSame(a.policy, b.policy) ? [] : ['the policy']),
        ...(isSame(a.prices, b.prices) ? [] : ['the prices']),
        ...(tasks.length === 0 ? [] : [`\`origin\`, \`critical\` or \`reviewed\` of ${shown(tasks)}`]),
    ];
}
function differentKeys(a, b) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSame(a[key], b[key]));
}
function isSame(a, b) {
    return textOf(a) === textOf(b);
}
function textOf(value) {
    const plain = JSON.parse(JSON.stringify(value ?? null));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(plain);
}
const MOST = 5;
function shown(names) {
    const rest = names.length - MOST;
    return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 51932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile),
/* harmony export */   s: () => (/* binding */ PART)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Ends the name of a file that is being written. */
const PART = '.part';
/**
 * A reader sees the old file or the new one, never a part. Written at once: a run writes many small files, and handing
 * each of them to another thread takes longer than writing it.
 */
function replaceFile(path, text) {
    const temporary = `${path}${PART}`;
    try {
        writeMaking(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
}
/** Most folders are there already. */
function writeMaking(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
}


/***/ }),

/***/ 88822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ recordLine),
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   NG: () => (/* binding */ reopenRun),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   XY: () => (/* binding */ writeRunFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4715);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58181);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10601);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6955);
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51932);









/**
 * Starts a run directory. Trace and evidence of an attempt are there before its line in `attempts.jsonl` is, so that a
 * crash at any time leaves only whole attempts and at most one partial last line.
 * @param writeFirst writes what has to be there before `run.json` is
 * @throws UserError when the directory holds anything already, or cannot be written.
 */
async function openRun(dir, info, writeFirst) {
    const run = _run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .RunFile */ .cB.parse(info);
    await claimDirectory(dir);
    // `wx`: of two runs that start in one directory at once, the second one fails before it writes anything
    const records = openRecords(dir, 'wx');
    await writeFirst?.((name, text) => writeRunFile(dir, name, text));
    return writerOf(dir, run, records, []);
}
/**
 * Goes on with a run that did not come to its end.
 * @param stored its attempts; those that were not measured may be stored again
 */
async function reopenRun(dir, info, stored) {
    const { finished_at: _, ...run } = _run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .RunFile */ .cB.parse({ ...info, interrupted: false });
    return writerOf(dir, run, openRecords(dir, 'a'), stored);
}
function openRecords(dir, flags) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .ATTEMPTS_FILE */ .wo), flags);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
}
function writerOf(dir, run, records, stored) {
    (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF), jsonText(run, 2));
    const measured = new Set(Array.from(stored).filter(isMeasured).map(_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptName */ .LZ));
    let isOpen = true;
    function store(attempt) {
        const { events, evidence, ...record } = attempt;
        (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .tracePath */ .rT)(dir, attempt), events.map((event) => `${(0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* .formatEventLine */ .Yp)(event)}\n`).join(''));
        (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .evidencePath */ .Zz)(dir, attempt), jsonText(evidence, 2));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(records, recordLine(record));
    }
    function letGo() {
        if (isOpen)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(records);
        isOpen = false;
    }
    return {
        dir,
        async append(attempt) {
            const name = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptName */ .LZ)(attempt);
            if (measured.has(name))
                throw new Error(`attempt ${name} is stored already`);
            store(attempt);
            if (isMeasured(attempt))
                measured.add(name);
        },
        writeFile: (name, text) => writeRunFile(dir, name, text),
        async close(end) {
            letGo();
            (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF), jsonText({ ...run, ...end }, 2));
        },
        abandon: letGo,
    };
}
/** Writes a derived file into a run directory, over an older one of that name; the record of the run itself is refused. */
async function writeRunFile(dir, name, text) {
    if (!/^[a-z][a-z0-9_-]*\.[a-z]+$/.test(name) || name === _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF || name === _layout_js__WEBPACK_IMPORTED_MODULE_7__/* .ATTEMPTS_FILE */ .wo) {
        throw new Error(`${name} is not the name of a derived file`);
    }
    (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), text);
}
/** One line of `attempts.jsonl`, with its end. */
function recordLine(record) {
    return jsonText(record, 0);
}
function isMeasured({ outcome }) {
    return outcome.status !== 'infra_failed';
}
async function claimDirectory(dir) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(dir);
    }
    catch (error) {
        throw directoryError(dir, error);
    }
    if (names.length === 0)
        return;
    const isRun = names.includes(_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .RUN_FILE */ .zF);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
        code: isRun ? 'run-exists' : 'directory-not-empty',
        message: isRun ? 'this directory holds a run already' : 'this directory is not empty',
        file: dir,
        hint: 'Name a new directory; nothing was written.',
    });
}
function directoryError(dir, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
        code: 'run-not-writable',
        message: `the run directory cannot be written (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)})`,
        file: dir,
        hint: 'Name a directory that can be written and that no other run is using.',
    }, { cause });
}
/** Stable text; keys that are undefined are left out, as JSON has no such value. */
function jsonText(value, indent) {
    const plain = JSON.parse(JSON.stringify(value));
    return `${(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonical */ .$N)(plain, indent)}\n`;
}


/***/ })

};
