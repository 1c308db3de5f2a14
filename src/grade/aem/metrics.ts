import { amount, ratio, type Score, unscored } from '../score.ts'
import { subMetricsOf } from './sub-metrics/index.ts'
import type { AemContext, DialogGrade } from './types.ts'

/** The dialog's scores by metric name: `aem`, and each sub-metric under its own name. */
export function dialogMetrics(
  grade: DialogGrade,
  context: Pick<AemContext, 'aem' | 'subMetrics'>,
): Readonly<Record<string, Score>> {
  const names = subMetricsOf(context).map(({ name }) => name)
  if (grade.kind === 'unscored') return Object.fromEntries(['aem', ...names].map((name) => [name, grade]))
  const { score, score_fraction } = grade
  const aem = score_fraction === undefined ? amount(score) : ratio(score_fraction.num, score_fraction.den)
  const rates = names.map((name) => {
    const rate = grade.sub_metrics[name]
    if (rate === undefined) return [name, unscored('applies to no turn of the gold')]
    return [name, context.aem.continuous ? amount(rate.value) : ratio(rate.num, rate.den)]
  })
  return { aem, ...Object.fromEntries(rates) }
}
