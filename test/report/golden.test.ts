import { describe, expect, it } from 'vitest'
import { renderJson } from '../../src/report/json.ts'
import { renderMarkdown } from '../../src/report/markdown/render.ts'
import { renderTerminal } from '../../src/report/terminal/render.ts'
import { REPORTS } from './reports.ts'

/** Reviewed as text; `npx vitest run test/report -u` writes them anew. */
describe.each(['pass', 'regressed', 'inconclusive', 'no-baseline', 'measured'])('%s', (name) => {
  const report = REPORTS[name]
  if (report === undefined) throw new Error(name)

  it('as markdown', async () => {
    await expect(renderMarkdown(report)).toMatchFileSnapshot(`../fixtures/report/${name}.md`)
  })

  it('for a terminal of 80 columns', async () => {
    await expect(renderTerminal(report, { width: 80, color: false })).toMatchFileSnapshot(
      `../fixtures/report/${name}.txt`,
    )
  })
})

it('as JSON', async () => {
  const report = REPORTS.regressed
  if (report === undefined) throw new Error('no report')
  await expect(renderJson({ ...report, failing: report.failing.slice(0, 1) })).toMatchFileSnapshot(
    '../fixtures/report/regressed.json',
  )
})
