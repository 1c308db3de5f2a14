import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'

/** What stands in a page: texts are escaped, whoever wrote them. */
export type Content = ElementContent

/** One HTML file that stands by itself: no script, and by its own policy no network. */
export function page(title: string, body: readonly Content[]): string {
  const root: Root = {
    type: 'root',
    children: [
      { type: 'doctype' },
      h('html', { lang: 'en' }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          h('meta', { httpEquiv: 'Content-Security-Policy', content: "default-src 'none'; style-src 'unsafe-inline'" }),
          h('meta', { name: 'color-scheme', content: 'light dark' }),
          h('title', title),
          h('style', STYLE),
        ]),
        h('body', [h('main', [...body])]),
      ]),
    ],
  }
  return `${toHtml(root)}\n`
}

/** A picture that `charts/` has drawn, with what it shows below it. */
export function figure(picture: Content, caption: readonly (string | Content)[]): Content {
  return h('figure', [picture, h('figcaption', [...caption])])
}

/** Columns from the second on hold figures, unless `texts` says otherwise. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | Content)[])[],
  texts = false,
): Content {
  const align = (index: number) => (texts || index === 0 ? {} : { className: ['figure'] })
  return h('div', { className: ['scroll'] }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          head.map((title, index) => h('th', { scope: 'col', ...align(index) }, title)),
        ),
      ]),
      h(
        'tbody',
        rows.map((row) =>
          h(
            'tr',
            row.map((cell, index) => h('td', align(index), [cell])),
          ),
        ),
      ),
    ]),
  ])
}

/** A coloured mark for a caption that explains a chart's colours: the name of a `--chart-` variable. */
export function swatch(color: 'positive' | 'negative'): Content {
  return h('span', { className: ['swatch', color] })
}

// colours of Okabe and Ito, told apart by readers who do not see red and green, lightened for dark pages
const STYLE = `
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
`
