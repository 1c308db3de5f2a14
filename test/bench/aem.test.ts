import { describe, expect, it } from 'vitest'
import { pairDialog } from '../../src/grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../src/grade/aem/score-dialog.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import { Dialog } from '../../src/suite/schema/gold.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import { syntheticDialog, TURNS } from './aem/dialogs.ts'

describe('the dialogs that the throughput is measured on', () => {
  const context = { tools: [], similarity: cascadeSimilarity(), aem: AemOptions.parse({}) }
  const dialogs = Array.from({ length: 200 }, (_, number) => syntheticDialog(number))
  const grades = dialogs.map((dialog) => scoreDialog(pairDialog(dialog, context), context))

  it('are dialogs of ten turns', () => {
    for (const dialog of dialogs) expect(Dialog.parse(dialog)).toHaveLength(TURNS)
  })

  it('are each their own', () => {
    expect(new Set(dialogs.map((dialog) => JSON.stringify(dialog))).size).toBe(dialogs.length)
  })

  it('are scored, some with failed turns and some without', () => {
    const failures = grades.map((grade) => (grade.kind === 'scored' ? grade.total_failures : -1))
    expect(Math.min(...failures)).toBe(0)
    expect(failures.filter((count) => count > 0).length).toBeGreaterThan(20)
  })
})
