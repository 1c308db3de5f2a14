/** Scores between these are neither clearly the same nor clearly different. */
const GREY: readonly [low: number, high: number] = [0.2, 0.8]

/** Whether words alone leave it open: a later tier (embedding, judge) may see it otherwise. */
export function isGrey({ score }: { readonly score: number }): boolean {
  return score > GREY[0] && score < GREY[1]
}
