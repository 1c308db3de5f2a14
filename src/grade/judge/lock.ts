import { z } from 'zod'
import { messageOf, UserError } from '../../errors.ts'
import { sha256 } from '../../json.ts'
import type { JudgeBar } from '../../suite/schema/policy.ts'

/** The file beside the suite in which licences are kept. */
export const LOCK_FILE = 'judge.lock.json'

const Share = z.number().min(0).max(1)
const Count = z.number().int().nonnegative()

const Interval = z.strictObject({ low: z.number(), high: z.number() })

/** How well two raters agree. */
export const AgreementFigures = z.strictObject({
  /** Items that both judged. */
  labels: Count,
  /** Share of them on which both said the same; absent where there is none. */
  agreement: Share.exactOptional(),
  /** 95%, Wilson. */
  agreement_interval: Interval.exactOptional(),
  /** Cohen's; for scores with linear weights. Absent where it is undefined: no items, or one verdict only. */
  kappa: z.number().min(-1).max(1).exactOptional(),
  /** 95%, large-sample standard error; absent where every pair agrees. */
  kappa_interval: Interval.exactOptional(),
})
export type AgreementFigures = z.infer<typeof AgreementFigures>

const BARS = ['min_kappa', 'min_agreement', 'min_labels'] as const

/** One judge as it was held against two humans. */
export const LockedJudge = z.strictObject({
  /** As the suite names it. */
  name: z.string().min(1),
  model: z.string().min(1),
  /** Of what the judge is told besides the rubric and the text. */
  prompt_hash: z.string().min(1),
  /** The rubric lines that were labelled. */
  rubrics: z.array(z.strictObject({ line: z.string(), hash: z.string().min(1), labels: Count })),
  validated_at: z.iso.date(),
  /** Of the labels file. */
  labels_sha256: z.string().min(1),
  labels: Count,
  /** Items on which the judge gave no verdict, or not the same one in both orders. */
  unanswered: Count,
  human_human: AgreementFigures,
  judge_human_1: AgreementFigures,
  judge_human_2: AgreementFigures,
  /** Over the items on which the humans agree. */
  judge_consensus: AgreementFigures,
  /** Whether the figures reached the policy's bars at the time; a failed validation takes an older licence away. */
  licensed: z.boolean(),
})
export type LockedJudge = z.infer<typeof LockedJudge>

export const JudgeLock = z.strictObject({
  version: z.literal(1),
  judges: z.array(LockedJudge).superRefine((judges, context) => {
    for (const [index, { name }] of judges.entries()) {
      if (judges.findIndex((other) => other.name === name) === index) continue
      context.addIssue({ code: 'custom', path: [index, 'name'], message: 'stands there twice' })
    }
  }),
})
export type JudgeLock = z.infer<typeof JudgeLock>

/** Which judge asks for a licence: all that voids it when it changes. */
export interface JudgeIdentity {
  readonly name: string
  readonly model: string
  readonly promptHash: string
  /** `rubricHash` of every line that it judges. */
  readonly rubricHashes: readonly string[]
}

/** `figures`: they do not reach the policy's bars, or did not when they were taken. */
export const VOID_PARTS = ['model', 'prompt', 'rubric', 'figures'] as const
export type VoidPart = (typeof VOID_PARTS)[number]

export type Licence =
  | { readonly status: 'licensed' }
  | { readonly status: 'void'; readonly changed: readonly VoidPart[] }
  | { readonly status: 'absent' }

/** What a summary says of one judge. */
export const JudgeFact = z.strictObject({
  name: z.string().min(1),
  model: z.string().min(1),
  licence: z.enum(['licensed', 'void', 'absent']),
  /** What voids the lock. */
  changed: z.array(z.enum(VOID_PARTS)).readonly().exactOptional(),
})
export type JudgeFact = z.infer<typeof JudgeFact>

/**
 * Reads the text of a `judge.lock.json`.
 * @throws UserError: an unreadable lock is not an absent one
 */
export function readLock(text: string, file: string): JudgeLock {
  const hint = 'Restore it from version control, or write it anew with `turngate judge validate`.'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = `not a judge lock: not JSON (${messageOf(error)}).`
    throw new UserError({ code: 'judge-lock', message, file, hint }, { cause: error })
  }
  const parsed = JudgeLock.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError(
    parsed.error.issues.slice(0, 5).map((issue) => ({
      code: 'judge-lock',
      message: `not a judge lock: ${issue.message}.`,
      file,
      key: issue.path.join('.'),
      hint,
    })),
  )
}

/**
 * Whether a judge may decide. A licence is of the name, model, prompt and rubric lines that were validated, and holds
 * while the figures reach the policy's bars as they are now. Lines that were validated and are no longer judged do not
 * matter; one that was not validated voids it.
 */
export function licenceOf(lock: JudgeLock | undefined, judge: JudgeIdentity, bar: JudgeBar): Licence {
  const locked = lock?.judges.find((one) => one.name === judge.name) ?? lock?.judges.find((one) => covers(one, judge))
  if (locked === undefined) return { status: 'absent' }
  const changed = [...differs(locked, judge), ...(isGood(locked, bar) ? [] : (['figures'] as const))]
  return changed.length === 0 ? { status: 'licensed' } : { status: 'void', changed }
}

/** A judge of a suite as the summary keeps it. */
export function judgeFact(lock: JudgeLock | undefined, judge: JudgeIdentity, bar: JudgeBar): JudgeFact {
  const licence = licenceOf(lock, judge, bar)
  return {
    name: judge.name,
    model: judge.model,
    licence: licence.status,
    ...(licence.status === 'void' && { changed: [...licence.changed] }),
  }
}

/** Of one rubric line. Blanks at its ends and line breaks within do not matter. */
export function rubricHash(line: string): string {
  return sha256(line.trim().replaceAll(/\s+/g, ' '))
}

/** A bar that was missed; `value` is absent where the figure is undefined. */
export interface MissedBar {
  readonly bar: (typeof BARS)[number]
  readonly against: 'human_1' | 'human_2'
  readonly value?: number
  readonly min: number
}

/** The judge has to reach each bar against each of the humans: a mean would let one of them hide the other. */
export function missedBars(figures: Pick<LockedJudge, 'judge_human_1' | 'judge_human_2'>, bar: JudgeBar): MissedBar[] {
  return (['human_1', 'human_2'] as const).flatMap((against) => {
    const { kappa, agreement, labels } = figures[`judge_${against}`]
    const reached = { min_kappa: kappa, min_agreement: agreement, min_labels: labels }
    return BARS.flatMap((name): MissedBar[] => {
      const value = reached[name]
      if (value !== undefined && value >= bar[name]) return []
      return [{ bar: name, against, ...(value !== undefined && { value }), min: bar[name] }]
    })
  })
}

function isGood(locked: LockedJudge, bar: JudgeBar): boolean {
  return locked.licensed && missedBars(locked, bar).length === 0
}

function covers(locked: LockedJudge, judge: JudgeIdentity): boolean {
  return differs(locked, judge).length === 0
}

function differs(locked: LockedJudge, judge: JudgeIdentity): VoidPart[] {
  const known = new Set(locked.rubrics.map((rubric) => rubric.hash))
  return [
    ...(locked.model === judge.model ? [] : (['model'] as const)),
    ...(locked.prompt_hash === judge.promptHash ? [] : (['prompt'] as const)),
    ...(judge.rubricHashes.every((hash) => known.has(hash)) ? [] : (['rubric'] as const)),
  ]
}
