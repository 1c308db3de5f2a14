import { markdownTable } from 'markdown-table'
import { pairDialog } from '../../src/grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../src/grade/aem/score-dialog.ts'
import type { Similarity } from '../../src/grade/ports.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import { syntheticDialog, TURNS } from './aem/dialogs.ts'

/** How fast dialogs are paired and scored. First argument: dialogs, 10,000 if not given. */
const dialogs = Number(process.argv[2] ?? 10_000)

score(Math.ceil(dialogs / 20), 1_000_000)
const rows = [Math.ceil(dialogs / 2), dialogs].map((count, index) => score(count, index * dialogs))
console.log(`Dialogs of ${TURNS} turns, no value twice, paired and scored one after the other in one process.\n`)
console.log(
  markdownTable([
    ['dialogs', 'turns per second', 'seconds', 'of them in similarity', 'peak memory', 'AEM score'],
    ...rows.map(({ count, seconds, inSimilarity, mean }) => [
      String(count),
      Math.round((count * TURNS) / seconds).toLocaleString('en-US'),
      seconds.toFixed(2),
      `${((100 * inSimilarity) / seconds).toFixed(0)}%`,
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
      `${(100 * mean).toFixed(1)}%`,
    ]),
  ]),
)
const [half, whole] = rows
if (half !== undefined && whole !== undefined) {
  console.log(`\nTwice the dialogs took ${(whole.seconds / half.seconds).toFixed(2)} times as long.`)
}

/** @param first number of the first dialog: other numbers, other values */
function score(count: number, first: number) {
  const timed = timedSimilarity(cascadeSimilarity())
  const context = { tools: [], similarity: timed.similarity, aem: AemOptions.parse({}) }
  const scores: number[] = []
  let milliseconds = 0
  for (let number = 0; number < count; number += 1) {
    const dialog = syntheticDialog(first + number)
    const start = performance.now()
    const grade = scoreDialog(pairDialog(dialog, context), context)
    milliseconds += performance.now() - start
    if (grade.kind === 'scored') scores.push(grade.score)
  }
  if (scores.length < count) throw new Error(`${count - scores.length} dialogs were not scored.`)
  const mean = scores.reduce((sum, value) => sum + value, 0) / count
  return { count, seconds: milliseconds / 1000, inSimilarity: timed.milliseconds() / 1000, mean }
}

function timedSimilarity(base: Similarity) {
  let spent = 0
  function timed<T>(compare: () => T): T {
    const start = performance.now()
    const found = compare()
    spent += performance.now() - start
    return found
  }
  const similarity: Similarity = {
    version: base.version,
    compareValues: (...args) => timed(() => base.compareValues(...args)),
    compareReplies: (...args) => timed(() => base.compareReplies(...args)),
  }
  return { similarity, milliseconds: () => spent }
}
