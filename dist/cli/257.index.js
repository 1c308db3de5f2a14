export const id = 257;
export const ids = [257];
export const modules = {

/***/ 92257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCalibrationHtml: () => (/* binding */ renderCalibrationHtml)
});

// EXTERNAL MODULE: ./node_modules/hastscript/lib/index.js + 3 modules
var lib = __webpack_require__(84137);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./node_modules/@observablehq/plot/src/index.js + 63 modules
var src = __webpack_require__(44564);
// EXTERNAL MODULE: ./node_modules/hast-util-from-dom/lib/index.js + 1 modules
var hast_util_from_dom_lib = __webpack_require__(61300);
// EXTERNAL MODULE: ./node_modules/linkedom/esm/index.js + 184 modules
var esm = __webpack_require__(23543);
;// CONCATENATED MODULE: ./build/src/report/charts/draw.js



/**
 * A chart as an SVG element for a page: no script, no network, texts escaped when the page is written. Its colours are
 * CSS variables that the page sets (`COLORS`), so that it can be read in light and dark.
 * @param label what it shows, for those who cannot see it
 */
function draw(label, options) {
    const { document } = (0,esm/* parseHTML */.BW)('<!doctype html><html><body></body></html>');
    const svg = (0,src/* plot */.QI)({ ...options, document, ariaLabel: label, style: STYLE });
    svg.setAttribute('role', 'img');
    const drawn = (0,hast_util_from_dom_lib/* fromDom */.n)(svg);
    if (drawn.type !== 'element')
        throw new Error('the chart is no element');
    return drawn;
}
const STYLE = { background: 'none', fontSize: '12px', fontFamily: 'inherit', overflow: 'visible' };
/** Variables that a page with charts has to set. */
const COLORS = {
    positive: 'var(--chart-positive)',
    negative: 'var(--chart-negative)',
    accent: 'var(--chart-accent)',
    quiet: 'var(--chart-quiet)',
    /** What a figure stands on. */
    behind: 'var(--panel)',
};

;// CONCATENATED MODULE: ./build/src/report/charts/histogram.js


/** Scores of what people accept, upwards, and of what they do not, downwards; with the suite's and the recommended threshold. */
function scoreHistogram({ name, histogram, recommended }, threshold) {
    const most = Math.max(1, ...histogram.flatMap((bin) => [bin.positive, bin.negative]));
    const bars = histogram.flatMap(({ low, high, positive, negative }) => [
        { low, high, count: positive, color: COLORS.positive },
        { low, high, count: -negative, color: COLORS.negative },
    ]);
    const options = {
        width: 430,
        height: 340,
        marginTop: 30,
        marginLeft: 48,
        marginBottom: 42,
        x: { domain: [0, 1], label: 'score', labelAnchor: 'center', labelArrow: 'none', ticks: 10 },
        y: {
            domain: [-most, most],
            nice: true,
            label: 'items',
            labelArrow: 'none',
            grid: true,
            ticks: Math.min(10, 2 * most),
            tickFormat: (count) => (Number.isInteger(count) ? String(Math.abs(count)) : ''),
        },
        marks: [
            (0,src/* rectY */.aT)(bars.filter((bar) => bar.count !== 0), { x1: 'low', x2: 'high', y: 'count', fill: 'color', insetLeft: 0.5, insetRight: 0.5 }),
            (0,src/* ruleY */.OJ)([0], { stroke: 'currentColor' }),
            (0,src/* ruleX */.hI)([threshold], { stroke: 'currentColor', strokeDasharray: '2 3' }),
            ...(recommended === undefined
                ? []
                : [(0,src/* ruleX */.hI)([recommended.threshold], { stroke: 'currentColor', strokeWidth: 2 })]),
        ],
    };
    return draw(`Scores of ${name}`, options);
}

;// CONCATENATED MODULE: ./build/src/report/charts/roc.js


/** ROC curve with the wished false-positive rate and, where there is one, the recommended threshold. */
function rocChart({ name, roc, recommended }, wishedFpr) {
    const points = [{ fpr: 0, recall: 0 }, ...roc.map(({ fpr = 0, recall = 0 }) => ({ fpr, recall }))];
    const chosen = recommended === undefined ? [] : [{ fpr: recommended.fpr ?? 0, recall: recommended.recall ?? 0 }];
    const options = {
        width: 380,
        height: 340,
        marginTop: 30,
        marginLeft: 48,
        marginBottom: 42,
        x: {
            domain: [0, 1],
            label: 'false-positive rate',
            labelAnchor: 'center',
            labelArrow: 'none',
            grid: true,
            ticks: 5,
        },
        y: { domain: [0, 1], label: 'true-positive rate', labelArrow: 'none', grid: true, ticks: 5 },
        marks: [
            (0,src/* line */.n8)([
                { x: 0, y: 0 },
                { x: 1, y: 1 },
            ], { x: 'x', y: 'y', stroke: COLORS.quiet, strokeDasharray: '3 4' }),
            (0,src/* ruleX */.hI)([wishedFpr], { stroke: COLORS.negative, strokeDasharray: '5 4' }),
            (0,src/* line */.n8)(points, { x: 'fpr', y: 'recall', stroke: COLORS.accent, strokeWidth: 2.25 }),
            (0,src/* dot */.Om)(chosen, { x: 'fpr', y: 'recall', r: 5, fill: COLORS.accent }),
            (0,src/* text */.Qq)(chosen, {
                x: 'fpr',
                y: 'recall',
                text: () => `threshold ${recommended?.threshold ?? ''}`,
                textAnchor: 'start',
                dx: 10,
                dy: 12,
                fill: 'currentColor',
                stroke: COLORS.behind,
                strokeWidth: 4,
            }),
        ],
    };
    return draw(`ROC curve of ${name}`, options);
}

// EXTERNAL MODULE: ./build/src/report/escape.js
var report_escape = __webpack_require__(96209);
// EXTERNAL MODULE: ./build/src/report/figures.js
var figures = __webpack_require__(31953);
// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 23 modules
var hast_util_to_html_lib = __webpack_require__(50025);
;// CONCATENATED MODULE: ./build/src/report/html/page.js


/** One HTML file that stands by itself: no script, and by its own policy no network. */
function page(title, body) {
    const root = {
        type: 'root',
        children: [
            { type: 'doctype' },
            (0,lib.h)('html', { lang: 'en' }, [
                (0,lib.h)('head', [
                    (0,lib.h)('meta', { charSet: 'utf-8' }),
                    (0,lib.h)('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
                    (0,lib.h)('meta', { httpEquiv: 'Content-Security-Policy', content: "default-src 'none'; style-src 'unsafe-inline'" }),
                    (0,lib.h)('meta', { name: 'color-scheme', content: 'light dark' }),
                    (0,lib.h)('title', title),
                    (0,lib.h)('style', page_STYLE),
                ]),
                (0,lib.h)('body', [(0,lib.h)('main', [...body])]),
            ]),
        ],
    };
    return `${(0,hast_util_to_html_lib/* toHtml */.V)(root)}\n`;
}
/** A picture that `charts/` has drawn, with what it shows below it. */
function figure(picture, caption) {
    return (0,lib.h)('figure', [picture, (0,lib.h)('figcaption', [...caption])]);
}
/** Columns from the second on hold figures, unless `texts` says otherwise. */
function table(head, rows, texts = false) {
    const align = (index) => (texts || index === 0 ? {} : { className: ['figure'] });
    return (0,lib.h)('div', { className: ['scroll'] }, [
        (0,lib.h)('table', [
            (0,lib.h)('thead', [
                (0,lib.h)('tr', head.map((title, index) => (0,lib.h)('th', { scope: 'col', ...align(index) }, title))),
            ]),
            (0,lib.h)('tbody', rows.map((row) => (0,lib.h)('tr', row.map((cell, index) => (0,lib.h)('td', align(index), [cell]))))),
        ]),
    ]);
}
/** A coloured mark for a caption that explains a chart's colours: the name of a `--chart-` variable. */
function swatch(color) {
    return (0,lib.h)('span', { className: ['swatch', color] });
}
// colours of Okabe and Ito, told apart by readers who do not see red and green, lightened for dark pages
const page_STYLE = `
:root { --back: #ffffff; --text: #1c2024; --soft: #5b6470; --line: #d9dee3; --panel: #f6f8fa;
  --chart-positive: #0072b2; --chart-negative: #d55e00; --chart-accent: #00795a; --chart-quiet: #8a929b; }
@media (prefers-color-scheme: dark) { :root { --back: #14171a; --text: #e4e7ea; --soft: #a2abb4; --line: #343a41;
  --panel: #1d2126; --chart-positive: #56b4e9; --chart-negative: #f0883e; --chart-accent: #3fc99b; --chart-quiet: #77808a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 26px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 40px 0 8px; } h3 { font-size: 16px; margin: 24px 0 6px; }
p { margin: 6px 0; } .soft { color: var(--soft); }
.charts { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px 0; }
figure { margin: 0; padding: 16px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; max-width: 100%; }
figure svg { max-width: 100%; height: auto; }
figcaption { margin-top: 8px; font-size: 13px; color: var(--soft); width: 0; min-width: 100%; }
.swatch { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin: 0 5px 0 2px; }
.swatch.positive { background: var(--chart-positive); } .swatch.negative { background: var(--chart-negative); }
.scroll { overflow-x: auto; margin: 8px 0 16px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 5px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; } .figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td code { overflow-wrap: anywhere; } code { font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
@media print { figure { break-inside: avoid; } }
`;

// EXTERNAL MODULE: ./build/src/report/calibration/rows.js
var rows = __webpack_require__(58502);
;// CONCATENATED MODULE: ./build/src/report/calibration/html.js








/**
 * A calibration as one HTML file, with ROC curve and scores of each group drawn.
 * @param file name of the labelled file, for the title
 */
function renderCalibrationHtml(calibration, file) {
    const { groups, source, threshold } = calibration;
    return page(`Calibration of ${(0,report_escape/* visible */.RK)(file)}`, [
        (0,lib.h)('h1', 'Calibration'),
        (0,lib.h)('p', { className: ['soft'] }, [
            `Turngate's scores of the ${source === 'pairs' ? 'pairs' : 'turns'} in ${(0,report_escape/* visible */.RK)(file)} against people's labels; the suite's threshold is ${threshold}.`,
        ]),
        table(rows/* GROUP_HEAD */.lV, groups.map((group) => (0,rows/* groupRow */.We)(group).map(report_escape/* visible */.RK))),
        ...(0,rows/* skippedLines */.kY)(calibration).map((line) => (0,lib.h)('p', { className: ['soft'] }, (0,report_escape/* visible */.RK)(line))),
        ...groups.map((group) => section(group, calibration)),
    ]);
}
function section(group, { threshold, wished_fpr }) {
    return (0,lib.h)('section', [
        (0,lib.h)('h2', (0,report_escape/* visible */.RK)(group.name)),
        ...(0,rows/* recommendation */.cu)(group, wished_fpr).map((line) => (0,lib.h)('p', line)),
        (0,lib.h)('div', { className: ['charts'] }, [
            ...(group.auc === undefined || !(0,rows/* hasThresholds */.Li)(group)
                ? []
                : [
                    figure(rocChart(group, wished_fpr), [
                        `Share of right items accepted against share of wrong ones, threshold by threshold. Area ${group.auc.toFixed(3)}; the dashed upright line is the wished rate, ${(0,figures/* percent */.KN)(wished_fpr)}.`,
                    ]),
                ]),
            figure(scoreHistogram(group, threshold), [
                swatch('positive'),
                'right items, upwards; ',
                swatch('negative'),
                `wrong items, downwards. Dotted: the suite's threshold, ${threshold}`,
                group.recommended === undefined ? '.' : `; solid: the recommended one, ${group.recommended.threshold}.`,
            ]),
        ]),
        ...((0,rows/* hasThresholds */.Li)(group) ? [(0,lib.h)('h3', 'By threshold'), table(rows/* THRESHOLD_HEAD */.JP, (0,rows/* thresholdRows */.n$)(group, wished_fpr))] : []),
        ...errors('Accepted, and the labels do not', 'false_accept', group),
        ...errors('Rejected, and the labels do not', 'false_reject', group),
    ]);
}
function errors(title, kind, group) {
    const own = group.errors.filter((error) => error.kind === kind);
    if (own.length === 0)
        return [];
    return [
        (0,lib.h)('h3', `${title}, the surest first`),
        table(['name', 'score', 'gold', 'predicted', 'why Turngate decided so'], own.map(({ name, score, gold, predicted, reason }) => [
            (0,report_escape/* visible */.RK)(name),
            score.toFixed(2),
            code(gold),
            predicted === undefined ? 'nothing' : code(predicted),
            (0,report_escape/* visible */.RK)((0,report_escape/* clamp */.qE)(reason, 240)),
        ]), true),
    ];
}
function code(value) {
    return (0,lib.h)('code', (0,report_escape/* visible */.RK)((0,report_escape/* clamp */.qE)((0,json/* canonical */.$N)(value), 240)));
}


/***/ })

};
