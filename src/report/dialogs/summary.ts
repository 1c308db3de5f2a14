import type { DialogGrade } from '../../grade/aem/types.ts'

export interface ScoredDialog {
  readonly id: string
  readonly grade: DialogGrade
}

/** Several dialogs taken together. Rates are means over dialogs, as a suite's are means over attempts. */
export interface DialogsSummary {
  readonly scored: number
  /** Dialogs without gold turns. */
  readonly unscored: number
  readonly test_pass: number
  /** Absent where nothing was scored. */
  readonly success_rate?: number
  readonly sub_metrics: Readonly<Record<string, number>>
  /** Failed turns by reason, root causes apart from cascades. */
  readonly reasons: Readonly<Record<string, { readonly root: number; readonly cascade: number }>>
  readonly by_chain_length: Readonly<Record<string, { readonly num: number; readonly den: number }>>
}

export function summariseDialogs(dialogs: readonly ScoredDialog[]): DialogsSummary {
  const grades = dialogs.flatMap(({ grade }) => (grade.kind === 'scored' ? [grade] : []))
  const rates = new Map<string, number[]>()
  const reasons: Record<string, { root: number; cascade: number }> = Object.create(null)
  const chains: Record<string, { num: number; den: number }> = Object.create(null)
  for (const grade of grades) {
    for (const [name, { num, den }] of Object.entries(grade.sub_metrics)) {
      if (den > 0) rates.set(name, [...(rates.get(name) ?? []), num / den])
    }
    for (const [length, { num, den }] of Object.entries(grade.by_chain_length)) {
      chains[length] ??= { num: 0, den: 0 }
      chains[length].num += num
      chains[length].den += den
    }
    for (const turn of grade.turns) {
      if (turn.attribution === undefined) continue
      const name = turn.would_be ?? turn.reason ?? 'unknown'
      reasons[name] ??= { root: 0, cascade: 0 }
      reasons[name][turn.attribution] += 1
    }
  }
  return {
    scored: grades.length,
    unscored: dialogs.length - grades.length,
    test_pass: grades.filter((grade) => grade.test_pass).length,
    ...(grades.length > 0 && { success_rate: mean(grades.map((grade) => grade.success_rate.value)) }),
    sub_metrics: Object.fromEntries([...rates].map(([name, values]) => [name, mean(values)])),
    reasons: { ...reasons },
    by_chain_length: { ...chains },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
