import { existsSync } from 'node:fs'
import { auc, bestThreshold, measure, type Scored, spearman } from './similarity/measures.ts'
import { CASCADE, type Judged, type Method, methodsFor } from './similarity/methods.ts'
import {
  dataFolder,
  type Half,
  halfOf,
  type Pair,
  readArguments,
  readReplies,
  readSentences,
  readTricky,
} from './similarity/sets.ts'
import { speed } from './similarity/speed.ts'

const HALVES: readonly Half[] = ['tune', 'report']

await main()

/** Prints how often each method sees what people see, on every set and both halves of it. `--misses` names the errors. */
async function main(): Promise<void> {
  const folder = dataFolder()
  const misses = process.argv.includes('--misses')
  if (!existsSync(folder)) {
    process.stdout.write(`No data at ${folder}. Set TURNGATE_SHARED_DATA to the folder that holds similarity/.\n`)
    return
  }
  process.stdout.write(
    'Halves: a pair is in `tune` or `report` by a hash of its two texts. Thresholds of tuned methods are chosen on `tune` only;\n' +
      'the cascade has its default threshold 0.5. Raw: labels as published. Audited: after flips and drops of bfcl_labels.json.\n' +
      'Tool arguments: against random wrong values / against the closest wrong ones. AUC and F1 of sentences: grades ≥ 4 against ≤ 2.\n\n',
  )
  const { methods, calls, texts } = await methodsFor(allPairs(folder))
  process.stdout.write(table(folder, methods))
  process.stdout.write(
    `The embedding tier asked its endpoint ${calls} times for ${texts} texts. It is a stub that hashes word stems: the column shows\n` +
      'that only free sentences in the grey zone are asked about, not what a model would say.\n\n',
  )
  if (misses) printMisses(folder)
  process.stdout.write(speed())
}

/** One row for a set's half, one column for a method. */
function table(folder: string, methods: readonly Method[]): string {
  const columns = methods.map((method) => rowsOf(method, folder))
  const head = ['set', 'half', 'pairs', ...methods.map(({ name }) => name)]
  const rows = (columns[0] ?? []).map(({ title, half, count }, index) => [
    title,
    half,
    String(count),
    ...columns.map((column) => column[index]?.figures ?? ''),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n\n`
}

function allPairs(folder: string): readonly Pair[] {
  return [
    ...[readTricky(folder), readArguments(folder, false), readArguments(folder, true)],
    ...[readReplies(folder, 'NQ'), readReplies(folder, 'TQ'), readSentences(folder, 'dev')],
  ].flat()
}

interface Row {
  readonly title: string
  readonly half: Half
  readonly count: number
  readonly figures: string
}

function rowsOf(method: Method, folder: string): readonly Row[] {
  return [
    ...byHalf('tricky pairs', readTricky(folder), method, ({ scored }) => rightOf(scored)),
    ...argumentRows('tool arguments, raw', readArguments(folder, false), method),
    ...argumentRows('tool arguments, audited', readArguments(folder, true), method),
    ...byHalf('dates, audited', datesOf(readArguments(folder, true)), method, ({ scored }) => rightOf(scored)),
    ...byHalf('replies, EVOUNA NQ', readReplies(folder, 'NQ'), method, replyFigures),
    ...byHalf('replies, EVOUNA TQ', readReplies(folder, 'TQ'), method, replyFigures),
    ...byHalf('sentences, STS-B dev', readSentences(folder, 'dev'), method, sentenceFigures),
  ]
}

interface HalfResult {
  readonly pairs: readonly Pair[]
  readonly judged: readonly Judged[]
  readonly scored: readonly Scored[]
}

function byHalf(
  title: string,
  pairs: readonly Pair[],
  method: Method,
  figures: (half: HalfResult) => string,
): readonly Row[] {
  const threshold = method.tuned
    ? bestThreshold(
        resultOf(
          pairs.filter((pair) => halfOf(pair) === 'tune'),
          method,
          0.5,
        ).scored,
      )
    : 0.5
  return HALVES.map((half) => {
    const chosen = pairs.filter((pair) => halfOf(pair) === half)
    return { title, half, count: chosen.length, figures: figures(resultOf(chosen, method, threshold)) }
  })
}

function resultOf(pairs: readonly Pair[], method: Method, threshold: number): HalfResult {
  const judged = pairs.map((pair) => method.judge(pair))
  const scored = judged.map(({ score, same: decided }, index) => ({
    score,
    predictedSame: decided ?? score >= threshold,
    same: pairs[index]?.same === true,
  }))
  return { pairs, judged, scored }
}

/** F1 of the accepted variants against random wrong values and against the closest wrong ones. */
function argumentRows(title: string, pairs: readonly Pair[], method: Method): readonly Row[] {
  return byHalf(title, pairs, method, ({ pairs: chosen, scored }) => {
    const against = (group: string) =>
      measure(scored.filter((_, index) => [group, 'pos'].includes(chosen[index]?.group ?? '')))
    const only = (group: string) => measure(scored.filter((_, index) => chosen[index]?.group === group))
    const [random, closest] = [against('neg'), against('hard')]
    const falsePositives = `${percent(only('neg').falsePositives)} / ${percent(only('hard').falsePositives)}`
    return `F1 ${percent(random.f1)} / ${percent(closest.f1)}, FPR ${falsePositives}, recall ${percent(random.recall)}`
  })
}

function datesOf(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(
    ({ param = '', group, gold, predicted }) =>
      group !== 'neg' && /date|check_(?:in|out)/i.test(param) && /\d/.test(gold) && /\d/.test(predicted),
  )
}

function rightOf(scored: readonly Scored[]): string {
  const right = scored.filter(({ predictedSame, same }) => predictedSame === same).length
  return `${right} of ${scored.length} right`
}

function replyFigures({ scored }: HalfResult): string {
  const { precision, recall, f1 } = measure(scored)
  return `F1 ${percent(f1)}, precision ${percent(precision)}, recall ${percent(recall)}`
}

function sentenceFigures({ pairs, scored }: HalfResult): string {
  const grades = pairs.map(({ grade = 0 }) => grade)
  const scores = scored.map(({ score }) => score)
  const at = (keep: (grade: number) => boolean) => scores.filter((_, index) => keep(grades[index] ?? 0))
  const clear = scored.filter((_, index) => (grades[index] ?? 0) >= 4 || (grades[index] ?? 0) <= 2)
  const separation = auc(
    at((grade) => grade >= 4),
    at((grade) => grade <= 2),
  )
  return `Spearman ${percent(spearman(scores, grades))}, AUC ${percent(separation)}, F1 ${percent(measure(clear).f1)}`
}

function printMisses(folder: string): void {
  const sets = [readTricky(folder), readArguments(folder, true), readReplies(folder, 'NQ'), readReplies(folder, 'TQ')]
  for (const pair of sets.flat().filter((item) => halfOf(item) === 'tune')) {
    const { same = false, score, reason = '' } = CASCADE.judge(pair)
    if (same === pair.same) continue
    const wanted = pair.same ? 'missed' : 'wrongly the same'
    process.stdout.write(
      `${pair.group}: ${wanted} ${score.toFixed(2)}: ${[pair.gold, ...(pair.others ?? [])].join('/')} | ${pair.predicted.slice(0, 300).replaceAll('\n', ' ')} (${reason})\n`,
    )
  }
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}
