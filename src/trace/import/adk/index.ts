import { UserError } from '../../../errors.ts'
import { equalJson, isJsonObject, type Json } from '../../../json.ts'
import type { GoldTurn } from '../../../suite/schema/gold.ts'
import type { AnswerCheck } from '../../../suite/schema/task.ts'
import { numberAttempts } from '../attempts.ts'
import { nameOfFile } from '../by-words.ts'
import { parseDocument, shapeProblem } from '../document.ts'
import { legalId, legalIds } from '../ids.ts'
import { importedTask } from '../task.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { goldOf } from './gold.ts'
import { remarksOf } from './parts.ts'
import { kindOf, readAdk, unwrapped } from './read.ts'
import type { EvalCase, EvalCaseResult } from './schema.ts'
import { adkTrace } from './trace.ts'

const TITLE = 'a Google ADK eval set'

export const adk: Importer = { format: 'adk', title: TITLE, matches, read }

function matches(document: Json): boolean {
  return kindOf(unwrapped(document)) !== undefined
}

function read(text: string, file: string): Imported {
  const written = parseDocument(text, file, TITLE)
  const document = unwrapped(written)
  // of a text within a text, lines mean nothing
  const place = { file, title: TITLE, ...(document === written && { text: { text, line: 1 } }) }
  const name = nameOfFile(file.replace(/\.(evalset|evalset_result|test)\.json$/i, ''))
  const source = readAdk(document, name, place)
  if (source === undefined) {
    throw new UserError(shapeProblem('it holds neither `eval_cases` nor `eval_case_results`', [], place))
  }
  const warnings = new Warnings()
  const suite = legalId(source.name ?? name)
  return source.kind === 'set'
    ? importSet(source.cases, suite, file, warnings)
    : importResults(source.results, suite, file, warnings)
}

function importSet(cases: readonly EvalCase[], suite: string, file: string, warnings: Warnings): Imported {
  const ids = legalIds(cases.map((one) => one.eval_id))
  const first = new Map(cases.toReversed().map((one) => [one.eval_id, one]))
  if (first.size < cases.length) warnings.add('an `eval_id` is there twice; the first case of it is used')
  const tasks = [...ids].map(([name, id]) => {
    const one = first.get(name)
    if (one !== undefined) warnOfCase(one, warnings)
    const gold = one?.conversation == null ? undefined : goldOf(one.conversation)
    const answer = one === undefined ? [] : rubricsOf(one)
    return importedTask({ id, name, file, passWhen: 'aem', answer, ...(gold !== undefined && { gold }) })
  })
  warnings.add(
    'an eval set holds no attempts: import its results (`.evalset_result.json`), or replay others against it',
  )
  return { format: adk.format, suite, tasks, attempts: [], dialogs: [], warnings: warnings.list() }
}

function importResults(results: readonly EvalCaseResult[], suite: string, file: string, warnings: Warnings): Imported {
  const ids = legalIds(results.map((result) => result.eval_id))
  const tasks = [...ids].map(([name, id]) => {
    const gold = agreedGold(name, results, warnings)
    return importedTask({ id, name, file, passWhen: 'recorded', ...(gold !== undefined && { gold }) })
  })
  const attempts = results.map((result) => {
    const made = (result.eval_metric_result_per_invocation ?? []).map((each) => each.actual_invocation)
    const seconds = made.map((invocation) => invocation.duration)
    const status = result.final_eval_status
    if (status === 3) warnings.add('a case that was not evaluated is not measured')
    return {
      task: ids.get(result.eval_id) ?? legalId(result.eval_id),
      outcome:
        status === 3
          ? { status: 'infra_failed' as const, reason: 'missing' as const, message: 'the source did not evaluate it' }
          : { status: 'completed' as const },
      events: adkTrace(made, status === 3 ? undefined : status === 1 ? 1 : 0, warnings),
      ...(seconds.length > 0 &&
        seconds.every((each) => each != null) && {
          wallMs: seconds.reduce<number>((sum, each) => sum + (each ?? 0), 0) * 1000,
        }),
    }
  })
  return {
    format: adk.format,
    suite,
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: [],
    warnings: warnings.list(),
  }
}

/** Each result repeats what was expected. */
function agreedGold(
  name: string,
  results: readonly EvalCaseResult[],
  warnings: Warnings,
): readonly GoldTurn[] | undefined {
  const stated = results.flatMap((result) => {
    if (result.eval_id !== name) return []
    const expected = (result.eval_metric_result_per_invocation ?? []).map((each) => each.expected_invocation)
    const known = expected.filter((each) => each != null)
    return known.length === expected.length && known.length > 0 ? [goldOf(known)] : []
  })
  const [first] = stated
  if (first === undefined) warnings.add(`task ${name} is not defined in the file; it has no gold`)
  else if (stated.some((gold) => !equalJson(plain(gold), plain(first)))) {
    warnings.add(`task ${name} is defined in two ways; the first is used`)
  }
  return first
}

function plain(gold: readonly GoldTurn[]): Json {
  const value: Json = JSON.parse(JSON.stringify(gold))
  return value
}

function rubricsOf({ rubrics }: EvalCase): AnswerCheck[] {
  return (rubrics ?? []).flatMap((rubric) => {
    const text = rubric.rubric_content?.text_property ?? ''
    return text === '' ? [] : [{ rubric: text }]
  })
}

function warnOfCase(one: EvalCase, warnings: Warnings): void {
  const invocations = one.conversation ?? []
  if (one.conversation == null) {
    warnings.add(`task ${one.eval_id} has a simulated user (\`conversation_scenario\`); it has no gold`)
  }
  for (const key of ['session_input', 'final_session_state'] as const) {
    if (isFilled(one[key])) warnings.add(`\`${key}\` is left out: give the sandbox a state in its place`)
  }
  if (invocations.some((each) => (each.rubrics ?? []).length > 0)) {
    warnings.add('rubrics of single invocations are left out; those of a case are answer checks')
  }
  if (invocations.some((each) => remarksOf(each).length > 0)) {
    warnings.add('`intermediate_responses` are left out of the gold: they are no replies to the user')
  }
}

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  return !isJsonObject(value) || Object.keys(value).length > 0
}
