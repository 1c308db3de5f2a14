import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePoints } from '../../../src/report/escape.ts'
import { bullets, fence, folded, heading, markdown, paragraph, table } from '../../../src/report/markdown/nodes.ts'
import { renderMarkdown } from '../../../src/report/markdown/render.ts'
import { plainText, say } from '../../../src/report/text.ts'
import type { Report } from '../../../src/report/types.ts'
import { REPORTS } from '../reports.ts'
import { HOSTILE } from '../sample.ts'

const hasCmark = spawnSync('cmark-gfm', ['--version']).status === 0

describe.skipIf(!hasCmark)('through cmark-gfm', () => {
  it.each(Object.entries(REPORTS))('a report of %s holds no node but its own', (_, report) => {
    expectHarmless(renderMarkdown(report))
  })

  it('foreign text stays in code, wherever it stands', () => {
    const nasty = fc.oneof(
      fc.constantFrom(
        HOSTILE,
        '`',
        '``',
        ' ` ',
        '|',
        '\\|',
        '\\',
        '`|`',
        '<!--',
        '</details>',
        '@me',
        '#1',
        '\n\n# x',
        '\r',
        '',
        ' ',
      ),
      fc.string({
        unit: fc.constantFrom(
          '`',
          '|',
          '\\',
          '<',
          '>',
          '[',
          ']',
          '(',
          ')',
          '!',
          '#',
          '@',
          '*',
          '_',
          '~',
          ' ',
          '\n',
          '\t',
          '&',
          ';',
          'a',
          '-',
          '=',
          ':',
        ),
      }),
      fc.string({ unit: 'binary' }),
    )
    const documents = fc
      .sample(fc.tuple(nasty, nasty, nasty), { numRuns: 80, seed: 7 })
      .map(([a, b, c]) =>
        markdown([
          heading(2, say`Verdict: ${a}`),
          paragraph(say`${a}${b} ${c}, and ${a}.`),
          bullets([say`${b}`, say`one ${c}`]),
          table(['left', 'right'], [say`${a}`, say`x`], [[{ text: say`${b}`, bold: true }, { text: say`${c}` }]]),
          ...folded(say`${a} and ${b}`, [fence('diff', [`+${a}`, `-${b}`, c])]),
          paragraph(say`last`),
        ]),
      )
    for (const document of documents) {
      const xml = expectHarmless(document)
      expect(xml.match(/<table_row|<table_header/g)).toHaveLength(2)
      expect(xml.match(/<table_cell/g)).toHaveLength(4)
      expect(xml.match(/<heading/g)).toHaveLength(1)
      expect(xml.match(/<code_block/g)).toHaveLength(1)
      expect(xml.match(/<item/g)).toHaveLength(2)
    }
  }, 120_000)
})

describe('fitted to a limit', () => {
  const report = manyTasks(REPORTS.hostile)

  it.each([65_000, 20_000, 6_000, 2_500, 1_500])('of %d code points, it keeps the headline and the footer', (limit) => {
    const text = renderMarkdown(report, { limit })
    expect(codePoints(text)).toBeLessThanOrEqual(limit)
    expect(text).toContain('Regressed')
    expect(text.replaceAll('`', '')).toContain(plainText(report.headline.figure))
    expect(text).toContain('Run `candidate`')
    expect(text).toContain('shortened or left out to fit')
    if (hasCmark) expectHarmless(text)
  })

  it('nothing is left out where all of it fits', () => {
    expect(renderMarkdown(REPORTS.regressed ?? report)).not.toContain('left out')
  })

  it('the metric table outlives the diffs', () => {
    const text = renderMarkdown(report, { limit: 6_000 })
    expect(text).toContain('### Metrics')
    expect(text).not.toContain('```diff')
  })
})

/** Links, images and headings of our own are none or known; HTML is our folding alone. */
function expectHarmless(text: string): string {
  const { stdout } = spawnSync(
    'cmark-gfm',
    ['-e', 'table', '-e', 'autolink', '-e', 'strikethrough', '-e', 'tasklist', '--unsafe', '-t', 'xml'],
    {
      input: text,
      encoding: 'utf8',
    },
  )
  expect(stdout).toContain('<document')
  expect(stdout).not.toMatch(/<(?:link|image|html_inline|strikethrough|footnote)/)
  const html = [...stdout.matchAll(/<html_block[^>]*>([^<]*)</g)].map(([, body]) => body ?? '')
  for (const block of html) {
    expect(block).toMatch(
      /^(?:&lt;details&gt;&lt;summary&gt;(?:(?!&lt;)[^@\n]|&lt;\/?code&gt;)*&lt;\/summary&gt;|&lt;\/details&gt;)\n$/,
    )
  }
  const words = [...stdout.matchAll(/<text[^>]*>([^<]*)</g)].map(([, body]) => body).join(' ')
  expect(words).not.toMatch(/evil|@me|@maintainer|GH-7/)
  return stdout
}

function manyTasks(report: Report | undefined): Report {
  if (report === undefined) throw new Error('no report')
  const failing = Array.from({ length: 80 }, (_, index) =>
    report.failing.map((task) => ({ ...task, task: `${task.task}-${index}` })),
  )
  return { ...report, failing: failing.flat() }
}
