import { resolve } from 'node:path'
import { z } from 'zod'
import { type Problem, UserError } from '../../../errors.ts'
import { compare as compareValues } from '../../../grade/similarity/compare.ts'
import type { CompareOptions, SimilarityVerdict } from '../../../grade/similarity/types.ts'
import type { Json } from '../../../json.ts'
import { FieldCompare, JsonValue } from '../../../suite/schema/common.ts'
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
  const problems: Problem[] = []
  const pairs = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const pair = parsePair(line, file, index + 1)
    if ('message' in pair) problems.push(pair)
    return 'message' in pair ? [] : [pair]
  })
  if (problems.length > 0) throw new UserError(problems)
  for (const { gold, predicted, mode } of pairs) {
    const verdict = compareValues(gold, predicted, { ...settings, ...(mode !== undefined && { mode }) })
    io.out(`${JSON.stringify({ gold, predicted, ...asJson(verdict) })}\n`)
  }
  return 0
}

const Pair = z.object({ gold: JsonValue, predicted: JsonValue, mode: z.enum(['value', 'response']).optional() })

function parsePair(line: string, file: string, number: number): z.infer<typeof Pair> | Problem {
  const hint = 'Each line is one JSON object such as {"gold": "NYC", "predicted": "New York City"}.'
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { code: 'bad-json', message: 'This line is not JSON.', file, line: number, hint }
  }
  const absent = ['gold', 'predicted'].find((name) => typeof value !== 'object' || value === null || !(name in value))
  if (absent !== undefined) return { code: 'bad-pair', message: `\`${absent}\` is missing.`, file, line: number, hint }
  const parsed = Pair.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const key = issue?.path.join('.') ?? ''
  const message = key === '' ? 'This line is not an object.' : `${issue?.message ?? 'It cannot be read'}.`
  return { code: 'bad-pair', message, file, line: number, ...(key !== '' && { key }), hint }
}

/** @throws UserError for a kind, mode, locale or threshold that is not known. */
function settingsOf({ kind, mode, locale, threshold, tolerance, strict }: CompareCommandOptions): CompareOptions {
  const parsed = FieldCompare.safeParse({ kind, locale, threshold, tolerance })
  if (!parsed.success) {
    throw new UserError(
      parsed.error.issues.map((issue) => ({
        code: 'bad-option',
        message: `${issue.message}.`,
        key: `--${issue.path.join('.')}`,
      })),
    )
  }
  if (mode !== undefined && mode !== 'value' && mode !== 'response') throw usage('--mode is value or response.')
  return { ...parsed.data, mode, strict }
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
