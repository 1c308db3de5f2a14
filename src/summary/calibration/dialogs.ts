import { z } from 'zod'
import { UserError } from '../../errors.ts'
import { pairDialog } from '../../grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../grade/aem/score-dialog.ts'
import type { AemContext, PredictedTurn, TurnScore } from '../../grade/aem/types.ts'
import { isJsonObject, type Json } from '../../json.ts'
import { explainIssues } from '../../suite/explain.ts'
import { readYaml } from '../../suite/yaml.ts'
import type { KeyPath } from '../../suite/yaml-place.ts'
import { parseDocument } from '../../trace/import/document.ts'
import { importerOf } from '../../trace/import/index.ts'
import { limited } from '../../trace/import/limited.ts'
import { HumanLabel } from './pairs.ts'
import type { LabelledItem, LabelledItems } from './types.ts'

const Human = z.record(z.string().min(1), HumanLabel)
type Human = z.infer<typeof Human>

/**
 * Reads dialogs whose turns carry a person's verdict (`human: {completeness: true}`), and scores them turn by turn.
 * @throws UserError where the text is no dialog list, or a verdict is none
 */
export function scoreDialogs(text: string, file: string, context: AemContext): LabelledItems {
  const verdicts: Written[] = []
  const plain = withoutVerdicts(parseDocument(text, file, 'labelled pairs or dialogs'), verdicts)
  const { dialogs } = importerOf('dialogs').read(JSON.stringify(plain), file)
  const humans = readHumans(verdicts, text, file)
  const skipped: Record<string, number> = {}
  const skip = (reason: string) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  const items: LabelledItem[] = []
  let at = 0
  for (const { task, dialog } of dialogs) {
    const grade = scoreDialog(pairDialog(dialog, context), context)
    const turns = new Map(grade.kind === 'scored' ? grade.turns.map((turn) => [turn.turn_no, turn]) : [])
    for (const { turn_no } of dialog) {
      const human = humans[at] ?? {}
      at += 1
      for (const [metric, label] of Object.entries(human)) {
        const turn = turns.get(turn_no)
        const result = turn?.sub[metric]
        if (turn === undefined || result === undefined) skip(`${metric} is no sub-metric of such a turn`)
        else if (result.status === 'unscored') skip(`${metric} was not measured`)
        else items.push(itemOf(`${task} turn ${turn_no}`, metric, turn, Number(label)))
      }
    }
  }
  if (items.length > 0) {
    return { source: 'dialogs', items, groups: [...new Set(items.flatMap((item) => item.groups))].sort(), skipped }
  }
  const hint = 'Give turns `human`, such as `"human": {"completeness": true, "truthfulness": 0.5}`.'
  throw new UserError({
    code: 'no-labels',
    message: 'No turn carries a verdict that there is a score for.',
    file,
    hint,
  })
}

function itemOf(name: string, metric: string, turn: TurnScore, label: number): LabelledItem {
  const result = turn.sub[metric]
  return {
    name,
    groups: [metric],
    score: result?.score ?? 0,
    accepted: result?.status === 'passed',
    label,
    gold: goldOf(turn.gold),
    ...(turn.predicted !== undefined && { predicted: said(turn.predicted) }),
    reason: result?.reason ?? 'passed',
  }
}

function goldOf(turn: TurnScore['gold']): Json {
  if ('response' in turn) return { response: turn.response }
  const { tool_id, action, args } = turn
  return { tool_id, ...(action !== undefined && { action }), args }
}

function said(turn: PredictedTurn): Json {
  return turn.kind === 'response' ? { response: turn.response } : { tool: turn.tool, args: turn.args }
}

interface Written {
  readonly path: KeyPath
  readonly value: Json | undefined
}

/** The document without `human`; what stood there is added to `verdicts`, turn by turn in the document's order. */
function withoutVerdicts(value: Json, verdicts: Written[], path: KeyPath = []): Json {
  if (Array.isArray(value)) return value.map((item, index) => withoutVerdicts(item, verdicts, [...path, index]))
  if (!isJsonObject(value)) return value
  if ('turn_no' in value) {
    const { human, ...turn } = value
    verdicts.push({ path: [...path, 'human'], value: human })
    return turn
  }
  const { dialogs, turns } = value
  return {
    ...value,
    ...(dialogs !== undefined && { dialogs: withoutVerdicts(dialogs, verdicts, [...path, 'dialogs']) }),
    ...(turns !== undefined && { turns: withoutVerdicts(turns, verdicts, [...path, 'turns']) }),
  }
}

function readHumans(verdicts: readonly Written[], text: string, file: string): Human[] {
  const read = verdicts.map(({ path, value }) => ({ path, result: Human.safeParse(value ?? {}) }))
  const wrong = read.flatMap(({ path, result }) => (result.success ? [] : [{ path, issues: result.error.issues }]))
  if (wrong.length === 0) return read.flatMap(({ result }) => (result.success ? [result.data] : []))
  // JSON is YAML, whose reader knows where each value stands
  const source = readYaml(text, file)
  if (!source.ok) throw new UserError(source.problems)
  const problems = wrong.flatMap(({ path, issues }) => explainIssues(issues, Human, source.source, path))
  throw new UserError(limited(problems, file))
}
