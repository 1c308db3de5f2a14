import Table from 'cli-table3'
import pc from 'picocolors'
import type { AgreementFigures, MissedBar } from '../../grade/judge/lock.ts'
import type { Correlation } from '../../stats/correlation.ts'
import type { Interval } from '../../stats/interval.ts'
import type { LengthBias, PositionBias } from '../../summary/judge-labels/bias.ts'
import type { RubricAgreement, ValidatedJudge, Validation } from '../../summary/judge-labels/validate.ts'
import { percent } from '../figures.ts'
import { lookOf, type TerminalOptions, wrapped } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'
import { judgeWarnings } from './warnings.ts'

/** Rubric lines whose confusion is shown. */
const MOST_LINES = 20

/** What a validation found, judge by judge, for a terminal. */
export function renderValidation(validation: Validation, options: TerminalOptions): string {
  const look = lookOf(options)
  const colors = pc.createColors(options.color)
  // coloured afterwards: colours have no width
  const marked = (text: string, mark: string, color: (text: string) => string) =>
    wrapped(text, `${mark} `, look).replace(mark, color(mark))
  const blocks = validation.judges.map((judge) => {
    const verdict = judge.licensed ? colors.green('licensed') : colors.red('no licence')
    const lines = judge.by_rubric.slice(0, MOST_LINES)
    const hidden = judge.by_rubric.length - lines.length
    return [
      `${colors.bold(printable(judge.name))} (${printable(judge.model)}): ${verdict}`,
      answered(judge),
      agreementTable(judge),
      ...lines.map((line) => confusion(line, look.width)),
      ...(hidden > 0 ? [`${hidden} more rubric lines; --json has all of them.`] : []),
      ...(judge.position === undefined ? [] : [wrapped(positionWords(judge.position), '', look)]),
      ...(judge.length === undefined ? [] : [wrapped(lengthWords(judge.length), '', look)]),
      ...judge.missed.map((missed) => marked(missedWords(missed), '×', colors.red)),
      ...judgeWarnings(judge, validation.bar).map((warning) => marked(warning, '!', colors.yellow)),
    ].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** A bar in words. */
export function missedWords({ bar, against, value, min }: MissedBar): string {
  const who = against === 'human_1' ? 'the first human' : 'the second human'
  switch (bar) {
    case 'min_kappa':
      return value === undefined
        ? `kappa against ${who} is undefined: only one verdict occurs. Label items of both kinds.`
        : `kappa against ${who} is ${value.toFixed(2)}, below min_kappa ${min}.`
    case 'min_agreement':
      return value === undefined
        ? `there is no item that ${who} and the judge both judged.`
        : `agreement with ${who} is ${percent(value)}, below min_agreement ${percent(min, 0)}.`
    case 'min_labels':
      return `${value ?? 0} items were judged by ${who} and the judge, fewer than min_labels ${min}.`
  }
}

function answered({ labels, unanswered, rubrics }: ValidatedJudge): string {
  const lines = `${rubrics.length} rubric ${rubrics.length === 1 ? 'line' : 'lines'}`
  const holes = unanswered === 0 ? '' : `, ${unanswered} without a verdict of the judge`
  return `${labels} ${labels === 1 ? 'label' : 'labels'} on ${lines}${holes}`
}

function agreementTable(judge: ValidatedJudge): string {
  const table = new Table({
    head: ['', 'items', 'agreement (95%)', "Cohen's kappa (95%)"],
    style: { head: [], border: [], compact: true },
  })
  const row = (title: string, figures: AgreementFigures) =>
    table.push([title, figures.labels, share(figures), kappa(figures)])
  row('human – human', judge.human_human)
  row('judge – first human', judge.judge_human_1)
  row('judge – second human', judge.judge_human_2)
  row('judge – what both say', judge.judge_consensus)
  return table.toString()
}

function share({ agreement, agreement_interval }: AgreementFigures): string {
  if (agreement === undefined) return 'none'
  return `${percent(agreement)}${range(agreement_interval, (value) => percent(value, 0))}`
}

function kappa({ kappa: value, kappa_interval }: AgreementFigures): string {
  if (value === undefined) return 'undefined'
  return `${value.toFixed(2)}${range(kappa_interval, (end) => end.toFixed(2))}`
}

function range(interval: Interval | undefined, show: (value: number) => string): string {
  return interval === undefined ? '' : ` (${show(interval.low)} to ${show(interval.high)})`
}

function confusion({ line, confusion: found, judge_consensus }: RubricAgreement, width: number): string {
  const categories = found.categories.map((category) => verdictWord(category))
  const holes = found.unanswered.some((count) => count > 0)
  const table = new Table({
    head: ['humans \\ judge', ...categories, ...(holes ? ['no verdict'] : [])],
    style: { head: [], border: [], compact: true },
  })
  found.counts.forEach((counts, index) => {
    table.push([categories[index] ?? '', ...counts, ...(holes ? [found.unanswered[index] ?? 0] : [])])
  })
  return [printable(line).slice(0, width), `kappa ${kappa(judge_consensus)}`, table.toString()].join('\n')
}

function verdictWord(verdict: boolean | number | string): string {
  return typeof verdict === 'boolean' ? (verdict ? 'pass' : 'fail') : String(verdict)
}

function positionWords(bias: PositionBias): string {
  const { pairs, consistent, first_both, second_both, first_interval } = bias
  const share_ = range(first_interval, (value) => percent(value, 0))
  return `Position: ${consistent} of ${pairs} pairs judged alike in both orders (${percent(consistent / pairs)}). Of the others ${first_both} went to the candidate shown first both times, ${second_both} to the second${share_ === '' ? '' : `; share of the first${share_}`}.`
}

function lengthWords({ labels, judge, humans, beyond }: LengthBias): string {
  return `Length: Spearman's rho of verdict and length of ${labels} texts: judge ${rho(judge)}, humans ${rho(humans)}; judge beyond the humans ${rho(beyond)}.`
}

function rho(correlation: Correlation | undefined): string {
  if (correlation === undefined) return 'undefined'
  return `${correlation.value.toFixed(2)}${range(correlation.interval, (end) => end.toFixed(2))}`
}
