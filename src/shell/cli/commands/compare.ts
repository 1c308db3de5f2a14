import { resolve } from 'node:path'
import { z } from 'zod'
import { type Problem, UserError } from '../../../errors.ts'
import { compare as compareValues } from '../../../grade/similarity/compare.ts'
import type { CompareOptions, SimilarityVerdict } from '../../../grade/similarity/types.ts'
import type { Json, JsonObject } from '../../../json.ts'
import { explainIssues } from '../../../suite/explain.ts'
import { FieldCompare } from '../../../suite/schema/common.ts'
import { readJsonLines } from '../../../summary/json-lines.ts'
import { fitsMode, KIND_OF_REPLY, PAIR } from '../../../summary/pair.ts'
import { readTextFile } from '../../use/imported.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface CompareCommandOptions {
  readonly kind?: string
  readonly mode?: string
  readonly locale?: string
  readonly threshold?: number
  readonly tolerance?: number
  readonly strict?: boolean
  readonly pairs?: string
  readonly json?: boolean
}

/** `turngate compare GOLD PREDICTED` or `--pairs FILE`: why two values do or do not mean the same. */
export async function compare(
  io: Io,
  gold: string | undefined,
  predicted: string | undefined,
  options: CompareCommandOptions,
): Promise<ExitCode> {
  const settings = settingsOf(options)
  if (options.pairs !== undefined) {
    if (gold !== undefined) throw usage('Give two values or --pairs FILE, not both.')
    return comparePairs(io, options.pairs, settings)
  }
  if (gold === undefined || predicted === undefined)
    throw usage('Two values are needed: the gold and the predicted one.')
  const verdict = compareValues(gold, predicted, settings)
  if (options.json === true) printJson(asJson(verdict), io)
  else io.out(render(verdict))
  return verdict.verdict === 'same' ? 0 : 1
}

/** One JSON verdict a line, in the order of the file; nothing is printed when a line cannot be read. */
async function comparePairs(io: Io, file: string, settings: CompareOptions): Promise<ExitCode> {
  const text = await readTextFile(resolve(io.cwd, file), file)
  for (const { value } of readJsonLines(text, pairLine(settings), { file, form: FORM })) {
    const { gold, predicted, ...own } = value
    const verdict = compareValues(gold, predicted, { ...settings, ...own })
    io.out(`${JSON.stringify({ gold, predicted, ...asJson(verdict) })}\n`)
  }
  return 0
}

const FORM =
  'Each line is an object with `gold` and `predicted`, such as {"gold": "NYC", "predicted": "New York City"}.'

/** A line says for itself what the options say for all. */
function pairLine(settings: CompareOptions) {
  const { tolerance, locale, threshold, aliases } = FieldCompare.shape
  return z
    .strictObject({
      ...PAIR,
      ...{ tolerance, locale, threshold, aliases },
      must_mention: z.array(z.string().min(1)).optional(),
      strict: z.boolean().optional(),
    })
    .superRefine(fitsMode(settings))
}

const Options = FieldCompare.pick({ kind: true, locale: true, threshold: true, tolerance: true }).extend({
  mode: PAIR.mode,
})

/** @throws UserError for a kind, mode or locale that is not known, and a kind of replies. */
function settingsOf({ kind, mode, locale, threshold, tolerance, strict }: CompareCommandOptions): CompareOptions {
  const given = { kind, mode, locale, threshold, tolerance }
  const parsed = Options.safeParse(given)
  if (!parsed.success) throw new UserError(badOptions(parsed.error.issues, given))
  if (parsed.data.mode === 'response' && kind !== undefined)
    throw new UserError({
      code: 'bad-option',
      key: '--kind',
      message: KIND_OF_REPLY,
      hint: 'Leave out --kind, or use --mode value.',
    })
  return { ...parsed.data, strict }
}

function badOptions(issues: readonly z.core.$ZodIssue[], given: object): Problem[] {
  const value: JsonObject = JSON.parse(JSON.stringify(given))
  const source = { file: '', value, locate: () => ({ line: 1, column: 1 }) }
  return explainIssues(issues, Options, source).map(({ code, key, message, hint }) => ({
    code,
    key: `--${key}`,
    message,
    ...(hint !== undefined && { hint }),
  }))
}

function usage(message: string): UserError {
  return new UserError({ code: 'bad-usage', message, hint: 'turngate compare --help shows examples.' })
}

function asJson(verdict: SimilarityVerdict): { readonly [key: string]: Json } {
  const { verdict: word, score, type, tier, reason, low_confidence, complete, truthful, claims } = verdict
  return {
    verdict: word,
    score: Math.round(score * 1e4) / 1e4,
    type,
    tier,
    reason,
    low_confidence,
    ...(complete !== undefined && { complete }),
    ...(truthful !== undefined && { truthful }),
    ...(claims !== undefined && { claims: claims.map((claim) => ({ ...claim })) }),
  }
}

function render(verdict: SimilarityVerdict): string {
  const sure = verdict.low_confidence ? ', not sure' : ''
  const claims = (verdict.claims ?? []).map(
    ({ text, score, verdict: word }) => `  ${word} (${score.toFixed(2)}): ${text.replace(/\s+/g, ' ').slice(0, 100)}\n`,
  )
  const head = `${verdict.verdict} (${verdict.score.toFixed(2)}${sure}): ${verdict.reason}\n`
  const how = `  as ${verdict.type}, settled by ${verdict.tier}\n`
  return head + how + (claims.length > 1 ? claims.join('') : '')
}
