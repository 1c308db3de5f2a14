import type { Reason, Verdict } from '../gate/types.ts'
import { metricLabel } from './metric-names.ts'
import { isFirstGate, type Phrase, status, verdictWords } from './phrase.ts'
import { joinTexts, plainText, say, type Text, words } from './text.ts'
import type { Cause, Headline, MetricRow, Report } from './types.ts'

export interface HeadlineFacts {
  readonly status: Report['status']
  readonly verdict: Verdict | undefined
  readonly rows: readonly MetricRow[]
  readonly causes: readonly Cause[]
  readonly failing: number
  readonly totals: Report['totals']
  /** Phrases of the verdict's reasons, in their order. */
  readonly phrases: readonly Phrase[]
}

/** Verdict, the number against its limit, and what explains it. */
export function headline(facts: HeadlineFacts): Headline {
  const cause = causeLine(facts)
  const note = noteLine(facts.verdict)
  return {
    verdict: facts.verdict === undefined ? status(facts.status) : verdictWords(facts.verdict),
    figure: figureLine(facts),
    ...(cause === undefined ? {} : { cause }),
    ...(note === undefined ? {} : { note }),
  }
}

/** What lets a change through though it did not pass is said loudly. */
function noteLine(verdict: Verdict | undefined): Text | undefined {
  if (verdict === undefined || verdict.exit_code !== 0 || verdict.status === 'pass') return undefined
  if (verdict.mode === 'advise') return say`Mode ${'advise'}: this is shown and blocks nothing.`
  if (isFirstGate(verdict))
    return words('This is the first gate of this suite: it is measured, compared with nothing, and blocks nothing.')
  if (verdict.status !== 'inconclusive') return undefined
  return say`This is not a pass. It blocks nothing because the policy says ${'on_inconclusive: pass'}.`
}

function figureLine(facts: HeadlineFacts): Text {
  const { rows, verdict, totals } = facts
  const success = rows.find((row) => row.metric === 'success_rate')
  const deciding = verdict === undefined ? undefined : decidingReason(verdict)
  const at = deciding === undefined ? -1 : (verdict?.reasons.indexOf(deciding) ?? -1)
  const phrase = facts.phrases[at]
  if (deciding === undefined || phrase === undefined) return withTotals(success, totals)
  const row = rows.find((one) => one.metric === deciding.args.metric)
  // a missed bar is told by its phrase, a change by its figures
  const isChange = 'change' in deciding.args || 'ratio' in deciding.args
  const figures = row === undefined || !isChange ? undefined : moved(row)
  if (figures === undefined) return phrase.text
  const others = otherMetrics(verdict, deciding)
  return others.length === 0 ? figures : say`${figures}; also past its limit: ${joinTexts(others, ', ')}`
}

/** The worst reason, the primary metric before others. Of a pass or a first gate there is none: its figures speak. */
function decidingReason(verdict: Verdict): Reason | undefined {
  if (verdict.status === 'pass' || plainText(verdictWords(verdict)) !== plainText(status(verdict.status)))
    return undefined
  const worst = verdict.reasons.filter((reason) => reason.status === verdict.status)
  return worst.find((reason) => reason.args.metric === 'success_rate') ?? worst[0]
}

function otherMetrics(verdict: Verdict | undefined, deciding: Reason): Text[] {
  const metrics = (verdict?.reasons ?? [])
    .filter((reason) => reason.status === deciding.status && typeof reason.args.metric === 'string')
    .map((reason) => String(reason.args.metric))
  const names = [...new Set(metrics)].filter((metric) => metric !== deciding.args.metric)
  const shown = names.slice(0, 3).map(metricLabel)
  return names.length > 3 ? [...shown, words(`${names.length - 3} more`)] : shown
}

/** `Success rate 86.7% → 73.3% (−13.4, limit: drop ≤ 5)` */
function moved(row: MetricRow): Text {
  const { baseline, candidate, change, limit } = row.shown
  const against = limit === '' ? '' : `, limit: ${limit}`
  const unit = row.kind === 'rate' ? ' points' : ''
  return say`${row.label} ${words(`${baseline} → ${candidate} (${change}${unit}${against})`)}`
}

function withTotals(row: MetricRow | undefined, totals: Report['totals']): Text {
  const attempts = words(
    `${totals.passed} of ${totals.measured} attempts of ${totals.tasks === 1 ? '1 task' : `${totals.tasks} tasks`} passed`,
  )
  if (row === undefined || row.shown.candidate === '') return attempts
  const figures = row.shown.change === '' ? say`${row.label} ${words(row.shown.candidate)}` : moved(row)
  return say`${figures}; ${attempts}`
}

function causeLine({ causes, failing, status: of }: HeadlineFacts): Text | undefined {
  const [first] = causes
  if (first === undefined || of === 'pass' || failing === 0) return undefined
  if (failing === 1) return say`The failing task's root cause: ${first.text}`
  const explained = first.tasks.length
  const most = `1 root cause explains ${explained === failing ? `all ${failing}` : `${explained} of ${failing}`} failing tasks`
  return explained > 1
    ? say`${words(most)}: ${first.text}`
    : say`${words(`${failing} failing tasks, each with a root cause of its own; the first`)}: ${first.text}`
}
