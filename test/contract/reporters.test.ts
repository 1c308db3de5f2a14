import { describe, expect, it } from 'vitest'
import { renderJson } from '../../src/report/json.ts'
import { renderMarkdown } from '../../src/report/markdown/render.ts'
import { metricLabel } from '../../src/report/metric-names.ts'
import { renderTerminal } from '../../src/report/terminal/render.ts'
import { plainText } from '../../src/report/text.ts'
import type { Report } from '../../src/report/types.ts'
import { REPORTS } from '../report/reports.ts'

/** What every renderer owes its reader. */
const RENDERERS: Readonly<Record<string, (report: Report) => string>> = {
  markdown: (report) => renderMarkdown(report),
  json: renderJson,
  terminal: (report) => renderTerminal(report, { width: 80, color: false }),
}

describe.each(Object.entries(RENDERERS))('%s', (_, render) => {
  describe.each(Object.entries(REPORTS))('of %s', (_name, report) => {
    const text = render(report)
    const flat = flatten(text)

    it('says verdict, number and cause', () => {
      expect(flat).toContain(flatten(plainText(report.headline.verdict)))
      expect(flat).toContain(flatten(plainText(report.headline.figure)))
      if (report.headline.cause !== undefined) expect(flat).toContain(flatten(plainText(report.headline.cause)))
    })

    it('says every reason, and what to do next', () => {
      const seen = new Set<string>()
      for (const reason of report.reasons) {
        // reasons of one kind about several tasks may be told once, with their names
        if (seen.has(reason.code) && typeof reason.args.task === 'string') expect(flat).toContain(reason.args.task)
        // metrics that could not be gated are named in one line, after why
        else if (['metric_not_measured', 'metric_not_in_baseline', 'metric_replayed'].includes(reason.code)) {
          expect(flat).toContain(flatten(plainText(metricLabel(String(reason.args.metric)))))
        }
      }
    })

    it('names every failing task with the place to look at', () => {
      for (const task of report.failing) expect(flat).toContain(flatten(task.task))
      const [first] = report.failing
      if (first?.root_cause !== undefined) expect(flat).toContain(flatten(plainText(first.root_cause.text)))
      if (first?.diff !== undefined) expect(flat).toContain('firstdivergence')
    })

    it('says where it all comes from', () => {
      expect(flat).toContain(report.run.id)
      for (const artefact of report.artefacts) expect(flat).toContain(flatten(artefact.path))
    })

    it('ends with a line break, holds no control character and is the same every time', () => {
      expect(text.endsWith('\n')).toBe(true)
      expect(text).toBe(render(report))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2066-\u2069]/)
    })
  })
})

/** Marks of code, breaks and blanks aside, every renderer says the same. */
function flatten(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/<\/?code>|\\(?=[<>|"_*`[\]~&])|[`\s*]/g, '')
}
