/** Lines of labels files for tests. */
export interface LabelRow {
  readonly id: string
  readonly human_1: unknown
  readonly human_2: unknown
  readonly judge: unknown
  readonly [key: string]: unknown
}

const JUDGE = { rubric: 'Is polite.', judge_name: 'tone', model: 'model-a', prompt_hash: 'prompt-1' }

export function labelsText(rows: readonly LabelRow[]): string {
  return rows.map((row) => JSON.stringify({ ...JUDGE, ...row })).join('\n')
}

/**
 * So many items on which the humans agree, half of them met, the judge right on all but every `wrongEvery`-th: one of
 * each two wrong ones says met. 100 items and 10: agreement .9, kappa .8.
 */
export function syntheticRows(count: number, wrongEvery: number): LabelRow[] {
  return Array.from({ length: count }, (_, index) => {
    const human = index % 2 === 0
    // an odd step apart, so that both kinds of errors occur
    const wrong = index % (2 * wrongEvery) === 0 || index % (2 * wrongEvery) === wrongEvery + 1 - (wrongEvery % 2)
    return { id: `item-${index}`, rubric: 'Is polite.', human_1: human, human_2: human, judge: wrong ? !human : human }
  })
}
