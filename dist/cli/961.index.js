export const id = 961;
export const ids = [961,963];
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

/***/ 96952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ taskText),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _suite_edit_edit_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28250);
/* harmony import */ var _suite_schema_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78607);



/** A task as a file of its own, in which `edits` take the place of what the task states. */
function taskText(task, edits = []) {
    const { source: _source, ...stated } = task;
    const edited = new Set(edits.map(({ key }) => key));
    const own = Object.entries(stated).flatMap(([key, value]) => {
        const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
        if (isEmpty || edited.has(key) || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .equalJson */ .FS)(plain(value), DEFAULTS[key]))
            return [];
        return [{ key, value: plain(value) }];
    });
    const order = Object.keys(_suite_schema_task_js__WEBPACK_IMPORTED_MODULE_2__/* .TaskFile */ .kE.shape);
    return (0,_suite_edit_edit_task_js__WEBPACK_IMPORTED_MODULE_1__/* .newTask */ .e)([...own, ...edits].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)));
}
/** What is not written: it is so anyway, or, as a recorded outcome, only a replay knows it. */
const DEFAULTS = {
    ordered: true,
    extra_calls: 'fail_writes',
    critical: false,
    reviewed: true,
    pass_when: ['recorded'],
};
/** A value as JSON, without keys that are undefined. */
function plain(value) {
    const copy = JSON.parse(JSON.stringify(value));
    return copy;
}


/***/ }),

/***/ 28250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ editTask),
  e: () => (/* binding */ newTask)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/suite/yaml.js + 1 modules
var yaml = __webpack_require__(66635);
;// CONCATENATED MODULE: ./build/src/suite/edit/render.js

const WIDTH = 120;
/** The lines of a key of a block map at a column. */
function renderKey(edit, column) {
    const document = new dist/* Document */.yo({});
    document.set(edit.key, styled(document, edit));
    const text = document.toString({ lineWidth: WIDTH - column });
    const lines = [...(edit.comments ?? []).map((comment) => `# ${oneLine(comment)}`), ...text.trimEnd().split('\n')];
    return lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line));
}
/** The value as a node: lists of maps line by line, what is inside them in one line where it fits. */
function styled(document, { value, itemComments = [] }) {
    const node = document.createNode(value);
    if ((0,dist/* isSeq */.oP)(node) && node.items.some(dist/* isMap */.jh)) {
        for (const item of node.items)
            if ((0,dist/* isMap */.jh)(item))
                styleItem(item);
        for (const { index, text } of itemComments) {
            const item = node.items[index];
            if (!(0,dist/* isNode */.Ll)(item))
                continue;
            item.commentBefore = [item.commentBefore, ` ${oneLine(text)}`].filter((part) => part != null).join('\n');
        }
    }
    else if ((0,dist/* isCollection */.P3)(node))
        node.flow = true;
    return node;
}
/** A gold turn has a line for each of its keys; all else fits on one. */
function styleItem(item) {
    if (!(0,dist/* isMap */.jh)(item))
        return;
    const isTurn = item.has('gold_turn');
    item.flow = !isTurn;
    (0,dist/* visit */.YR)(item, (_, inner) => {
        if ((0,dist/* isCollection */.P3)(inner) && inner !== item)
            inner.flow = true;
    });
    const reply = isTurn ? item.getIn(['gold_turn', 'response'], true) : undefined;
    if (!(0,dist/* isScalar */.jn)(reply) || typeof reply.value !== 'string' || !reply.value.includes('\n'))
        return;
    // several lines read better as they are
    reply.type = 'BLOCK_LITERAL';
    const turn = item.get('gold_turn', true);
    if ((0,dist/* isMap */.jh)(turn))
        turn.flow = false;
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ').trim();
}

// EXTERNAL MODULE: ./build/src/suite/edit/task-map.js
var task_map = __webpack_require__(85441);
;// CONCATENATED MODULE: ./build/src/suite/edit/splice.js



/**
 * The text with the lines of one key of a block map replaced, or added behind the map's last key; undefined where the
 * map is not written line by line.
 */
function replaceBlock(text, path, edit) {
    const counter = new dist/* LineCounter */.HN();
    const map = (0,task_map/* taskMap */.y)((0,dist/* parseDocument */.Tp)(text, { lineCounter: counter }), path);
    if (map === undefined || map.flow === true || map.items.length === 0)
        return undefined;
    const keys = map.items.map(({ key }) => {
        const offset = (0,dist/* isScalar */.jn)(key) ? key.range?.[0] : undefined;
        return { name: (0,dist/* isScalar */.jn)(key) ? key.value : undefined, ...(offset !== undefined && counter.linePos(offset)) };
    });
    const found = keys.find(({ name }) => name === edit.key);
    const place = found ?? keys.at(-1);
    if (place?.line === undefined || place.col === undefined)
        return undefined;
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = text.split(/\r?\n/);
    const column = place.col - 1;
    const from = place.line - 1;
    // the key of a list's item stands behind its dash
    if (found !== undefined && (lines[from] ?? '').slice(0, column).trim() !== '')
        return undefined;
    const end = blockEnd(lines, from, column);
    const start = found === undefined ? end : markedStart(lines, from);
    return [...lines.slice(0, start), ...renderKey(edit, column), ...lines.slice(end)].join(lineEnd);
}
/** The first line behind the block of a key: what is indented more belongs to it, and a list may stand at its column. */
function blockEnd(lines, from, column) {
    let end = from + 1;
    for (let at = from + 1; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const indent = line.length - line.trimStart().length;
        const isBlank = line.trim() === '';
        const isComment = line.trimStart().startsWith('#');
        const belongs = indent > column || (indent === column && /^-(\s|$)/.test(line.trimStart()));
        if (!isBlank && !isComment && !belongs)
            break;
        // comments and blank lines belong to what follows them, unless they are indented as the block is
        if (!isBlank && belongs)
            end = at + 1;
    }
    return end;
}
/** Comments of an earlier draft go with it. */
function markedStart(lines, from) {
    let start = from;
    while (start > 0 && new RegExp(`^\\s*# ${task_map/* DRAFT_MARK */.S}\\b`).test(lines[start - 1] ?? ''))
        start -= 1;
    return start;
}

;// CONCATENATED MODULE: ./build/src/suite/edit/edit-task.js






/**
 * The text of a YAML or JSON file in which keys of one task are written anew. Everything else stays as it is, comments
 * and blank lines included; new keys come after the task's last one.
 *
 * @param path of the task in the file: `[]`, `[2]`, `['tasks', 2]`
 */
function editTask(text, path, edits) {
    if (/^\s*[[{]/.test(text) && isJsonText(text))
        return editJson(text, path, edits);
    const spliced = splice(text, path, edits);
    if (spliced !== undefined && holds(spliced, text, path, edits))
        return spliced;
    return editDocument(text, path, edits);
}
/** A new task file. */
function newTask(edits) {
    return edits
        .map((edit) => renderKey(edit, 0).join('\n'))
        .join('\n')
        .concat('\n');
}
/** Line by line, where the task is a block map: the only way that leaves the rest of the file untouched. */
function splice(text, path, edits) {
    let edited = text;
    for (const edit of edits)
        edited = edited === undefined ? undefined : replaceBlock(edited, path, edit);
    return edited;
}
/** Where lines cannot be told apart, as in `{id: a, input: b}`: the document is written again, with its comments. */
function editDocument(text, path, edits) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    for (const edit of edits) {
        const node = styled(document, edit);
        // the node of a path of no keys is the document's own
        if (path.length === 0)
            document.set(edit.key, node);
        else
            document.setIn([...path, edit.key], node);
    }
    const task = (0,task_map/* taskMap */.y)(document, path);
    // comments and nested lists need lines of their own
    if (task !== undefined)
        task.flow = false;
    return document.toString({ lineWidth: 120 });
}
function editJson(text, path, edits) {
    const indent = /^\s*[[{]\s*\n( +|\t+)/.exec(text)?.[1] ?? '  ';
    const document = new dist/* Document */.yo(JSON.parse(text));
    for (const { key, value } of edits)
        document.setIn([...path, key], value);
    return `${JSON.stringify(document.toJS(), null, indent)}\n`;
}
function isJsonText(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Whether the new text says exactly what the old one and the edits say. */
function holds(text, before, path, edits) {
    const [old, now] = [(0,yaml/* readYaml */.g)(before, ''), (0,yaml/* readYaml */.g)(text, '')];
    if (!old.ok || !now.ok)
        return false;
    return (0,json/* equalJson */.FS)(now.source.value, withEdits(old.source.value, path, edits));
}
function withEdits(value, path, edits) {
    const [part, ...rest] = path;
    if (part === undefined) {
        if (!(0,json/* isJsonObject */.OW)(value))
            return value;
        return { ...value, ...Object.fromEntries(edits.map((edit) => [edit.key, edit.value])) };
    }
    if (Array.isArray(value)) {
        return value.map((item, index) => (index === part ? withEdits(item, rest, edits) : item));
    }
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    return { ...value, [part]: withEdits(value[part] ?? null, rest, edits) };
}


/***/ }),

/***/ 85441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DRAFT_MARK),
/* harmony export */   y: () => (/* binding */ taskMap)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** Comments that begin so stand above what was drafted; a later draft replaces it. */
const DRAFT_MARK = 'drafted';
/** The map of a task in a parsed file; undefined where there is none. */
function taskMap(document, path) {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node : undefined;
}


/***/ })

};
