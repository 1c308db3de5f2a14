import type { AemContext, SubMetric } from '../types.ts'
import { completeness } from './completeness.ts'
import { structural } from './structural.ts'
import { truthfulness } from './truthfulness.ts'

/** The levels in the order in which a turn's reason is looked for; a user's own come last. */
const EMBEDDED: readonly SubMetric[] = [structural, completeness, truthfulness]

export function subMetricsOf(context: Pick<AemContext, 'subMetrics'>): readonly SubMetric[] {
  return [...EMBEDDED, ...(context.subMetrics ?? [])]
}
