import { describe, expect, it } from 'vitest'
import { codePoints, utf8Bytes } from '../../../src/report/escape.ts'
import { renderMarkdown } from '../../../src/report/markdown/render.ts'
import type { Report } from '../../../src/report/types.ts'
import { REPORTS } from '../reports.ts'

/** A regressed report whose tasks have long diffs of characters beyond the first plane. */
function reportOf(tasks: number, linesEach: number): Report {
  const { regressed } = REPORTS
  const [task] = regressed?.failing ?? []
  if (regressed === undefined || task === undefined) throw new Error('no regressed report')
  const line = { kind: 'added' as const, text: `call orders_Refund ${'😀'.repeat(40)}` }
  const diff = { left: 'reference' as const, first_divergence: 0, lines: Array.from({ length: linesEach }, () => line) }
  const failing = Array.from({ length: tasks }, (_, index) => ({ ...task, task: `refund-${index}`, diff }))
  return { ...regressed, failing }
}

const links = [{ title: 'Full report', url: 'https://github.com/acme/desk/actions/runs/42' }]

describe('a body of 313,521 characters and more', () => {
  const report = reportOf(50, 110)
  const whole = renderMarkdown(report, { limit: Number.POSITIVE_INFINITY })

  it('is shed in the order of worth: diffs of the last tasks first, metrics and reasons last', () => {
    expect(codePoints(whole)).toBeGreaterThan(313_521)
    const kept = (limit: number) => {
      const text = renderMarkdown(report, { limit, links })
      expect(codePoints(text)).toBeLessThanOrEqual(limit)
      expect(text).not.toMatch(/\p{Cs}/u)
      expect(text.startsWith('## ❌ Regressed: `refund-desk`\n')).toBe(true)
      expect(text).toContain('[Full report](https://github.com/acme/desk/actions/runs/42)')
      expect(text).toContain('shortened or left out to fit')
      return {
        diffs: text.match(/```diff/g)?.length ?? 0,
        metrics: text.includes('### Metrics'),
        changed: text.includes('### What changed in the agent'),
        reasons: text.includes('Success rate fell by'),
      }
    }
    const comment = kept(65_000)
    expect(comment).toMatchObject({ metrics: true, changed: true, reasons: true })
    expect(comment.diffs).toBeGreaterThan(3)
    expect(kept(12_000)).toMatchObject({ metrics: true, reasons: true })
    expect(kept(3000)).toMatchObject({ diffs: 0, reasons: true })
    expect(renderMarkdown(report, { limit: 65_000 })).toContain('refund-0</code>')
  })
})

describe('a summary of 1,028 KiB', () => {
  it('is held below the limit in bytes, which is not that of characters', () => {
    const report = reportOf(50, 150)
    const whole = renderMarkdown(report, { limit: Number.POSITIVE_INFINITY })
    expect(utf8Bytes(whole)).toBeGreaterThan(1028 * 1024)
    const text = renderMarkdown(report, { limit: 1_000_000, unit: 'bytes' })
    expect(utf8Bytes(text)).toBeLessThanOrEqual(1_000_000)
    expect(utf8Bytes(text)).toBeGreaterThan(900_000)
    expect(text).toContain('left out to fit')
  })
})
