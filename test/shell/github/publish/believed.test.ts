import { describe, expect, it } from 'vitest'
import { plainText, words } from '../../../../src/report/text.ts'
import type { Report } from '../../../../src/report/types.ts'
import { believed, contradiction } from '../../../../src/shell/github/publish/believed.ts'
import { REPORTS } from '../../../report/reports.ts'

function reportOf(name: string): Report {
  const report = REPORTS[name]
  if (report === undefined) throw new Error(name)
  return report
}

describe('a report by somebody who is not trusted', () => {
  it.each([
    ['pass', 'Pass'],
    ['no-baseline', 'First gate'],
  ])('of %s is believed where all of it agrees', (name, headline) => {
    const report = reportOf(name)
    expect(contradiction(report, 'success')).toBeUndefined()
    expect(plainText(believed(report, 'success').headline.verdict)).toBe(headline)
    expect(believed(report, 'failure').status).toBe('could_not_run')
  })

  it.each(['Pass', 'First gate'])('is refused where a regression is headed "%s"', (verdict) => {
    const report = reportOf('regressed')
    const headline = { ...report.headline, verdict: words(verdict) }
    expect(believed({ ...report, headline }, 'failure').headline.verdict).toEqual(words('Could not run'))
  })

  it('is refused where a missing baseline is headed as a first gate', () => {
    const report = reportOf('no-baseline')
    const reasons = report.reasons.map((reason) => ({ ...reason, code: 'baseline_missing' }))
    expect(believed({ ...report, reasons }, 'success').status).toBe('could_not_run')
  })
})
