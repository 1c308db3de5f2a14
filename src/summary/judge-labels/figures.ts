import type { AgreementFigures } from '../../grade/judge/lock.ts'
import { agreements, type CrossTable, cohenKappa, crossTable, weightedKappa } from '../../stats/agreement.ts'
import { proportionInterval } from '../../stats/interval.ts'
import type { Verdict } from './labels.ts'

export type Pair = readonly [Verdict, Verdict]

/** Percent agreement and kappa of two raters; kappa of scores is linearly weighted. */
export function agreementFigures(pairs: readonly Pair[]): AgreementFigures {
  const table = crossTable(pairs)
  const agreed = agreements(table)
  const kappa = isOfScores(table) ? weightedKappa(table) : cohenKappa(table)
  const interval = proportionInterval(agreed, table.total)
  return {
    labels: table.total,
    ...(table.total > 0 && { agreement: agreed / table.total }),
    ...(interval !== undefined && { agreement_interval: interval }),
    ...(kappa !== undefined && { kappa: kappa.value }),
    ...(kappa?.interval !== undefined && { kappa_interval: kappa.interval }),
  }
}

function isOfScores(table: CrossTable<Verdict>): table is CrossTable<number> {
  return table.total > 0 && table.categories.every((category) => typeof category === 'number')
}
