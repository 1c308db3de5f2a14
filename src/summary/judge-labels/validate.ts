import {
  type AgreementFigures,
  type JudgeLock,
  type LockedJudge,
  type MissedBar,
  missedBars,
  rubricHash,
} from '../../grade/judge/lock.ts'
import { sha256 } from '../../json.ts'
import { crossTable } from '../../stats/agreement.ts'
import type { JudgeBar } from '../../suite/schema/policy.ts'
import { type LengthBias, lengthBias, type PositionBias, positionBias } from './bias.ts'
import { agreementFigures, type Pair } from './figures.ts'
import { type JudgeLabels, type KnownJudge, type Label, readLabels, type Verdict } from './labels.ts'

/** What the labels say of one judge; everything that goes into its lock, and what a reader needs besides. */
export interface ValidatedJudge extends LockedJudge {
  readonly by_rubric: readonly RubricAgreement[]
  readonly position?: PositionBias
  readonly length?: LengthBias
  /** Bars that it does not reach; none: it is licensed. */
  readonly missed: readonly MissedBar[]
}

export interface RubricAgreement {
  readonly line: string
  readonly human_human: AgreementFigures
  readonly judge_consensus: AgreementFigures
  /** Rows: what the humans agree on; columns: the judge, and last how often it gave no verdict. */
  readonly confusion: {
    readonly categories: readonly Verdict[]
    readonly counts: readonly (readonly number[])[]
    readonly unanswered: readonly number[]
  }
}

export interface Validation {
  readonly version: 1
  readonly bar: JudgeBar
  readonly judges: readonly ValidatedJudge[]
}

/**
 * Holds each judge of a labels file against its two humans.
 * @param today ISO date
 * @param known judges of the suite, whose model and prompt labels need not repeat
 * @throws UserError where the text is no labels file
 */
export function validateJudges(
  text: string,
  file: string,
  bar: JudgeBar,
  today: string,
  known: readonly KnownJudge[] = [],
): Validation {
  const facts = { validated_at: today, labels_sha256: sha256(text) }
  return { version: 1, bar, judges: readLabels(text, file, known).map((judge) => validated(judge, bar, facts)) }
}

/**
 * The lock that a validation comes to. A judge that failed enters as well, without a licence: left out, an older licence
 * of it would stand. Judges of `earlier` that were not validated now stay as they are.
 */
export function lockOf({ judges }: Validation, earlier?: JudgeLock): JudgeLock {
  const names = new Set(judges.map((judge) => judge.name))
  const kept = earlier?.judges.filter((judge) => !names.has(judge.name)) ?? []
  const locked = judges.map(({ by_rubric: _r, position: _p, length: _l, missed: _m, ...judge }): LockedJudge => judge)
  return { version: 1, judges: [...kept, ...locked].sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

function validated(
  { name, model, promptHash, labels }: JudgeLabels,
  bar: JudgeBar,
  facts: Pick<LockedJudge, 'validated_at' | 'labels_sha256'>,
): ValidatedJudge {
  const answered = labels.filter((label) => label.judge !== undefined)
  const figures = {
    human_human: agreementFigures(pairs(labels, 'human_1', 'human_2')),
    judge_human_1: agreementFigures(pairs(labels, 'human_1', 'judge')),
    judge_human_2: agreementFigures(pairs(labels, 'human_2', 'judge')),
    judge_consensus: agreementFigures(pairs(labels, 'consensus', 'judge')),
  }
  const missed = missedBars(figures, bar)
  const lines = [...new Set(labels.map((label) => label.rubric))]
  const byRubric = lines.map((line) => ({ line, own: labels.filter((label) => label.rubric === line) }))
  const [position, length] = [positionBias(labels), lengthBias(labels)]
  return {
    name,
    model,
    prompt_hash: promptHash,
    rubrics: byRubric.map(({ line, own }) => ({ line, hash: rubricHash(line), labels: own.length })),
    ...facts,
    labels: labels.length,
    unanswered: labels.length - answered.length,
    ...figures,
    licensed: missed.length === 0,
    by_rubric: byRubric.map(({ line, own }) => ofRubric(line, own)),
    ...(position !== undefined && { position }),
    ...(length !== undefined && { length }),
    missed,
  }
}

function ofRubric(line: string, labels: readonly Label[]): RubricAgreement {
  const compared = pairs(labels, 'consensus', 'judge')
  const { categories } = crossTable(labels.flatMap(({ consensus, judge }) => [consensus, judge]).flatMap(withItself))
  return {
    line,
    human_human: agreementFigures(pairs(labels, 'human_1', 'human_2')),
    judge_consensus: agreementFigures(compared),
    confusion: {
      categories,
      counts: categories.map((row) =>
        categories.map((column) => compared.filter(([human, judge]) => human === row && judge === column).length),
      ),
      unanswered: categories.map(
        (row) => labels.filter((label) => label.consensus === row && label.judge === undefined).length,
      ),
    },
  }
}

type Rater = 'human_1' | 'human_2' | 'consensus' | 'judge'

/** Verdicts of two raters on the labels on which both have one. */
function pairs(labels: readonly Label[], one: Rater, other: Rater): Pair[] {
  return labels.flatMap((label): Pair[] => {
    const [a, b] = [label[one], label[other]]
    return a === undefined || b === undefined ? [] : [[a, b]]
  })
}

function withItself(verdict: Verdict | undefined): Pair[] {
  return verdict === undefined ? [] : [[verdict, verdict]]
}
