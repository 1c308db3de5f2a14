import type { Problem } from '../../../errors.ts'
import { UserError } from '../../../errors.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import { Dialog } from '../../../suite/schema/gold.ts'
import { parseDocument, readShape } from '../document.ts'
import { limited } from '../limited.ts'

export interface NamedDialog {
  /** As the file names it; absent where it does not. */
  readonly name?: string
  readonly dialog: Dialog
}

/**
 * Reads the AEM dialog list: a list of turns is one dialog, a list of such lists several; `{id, turns}` names a dialog
 * and `{id, dialogs}` the suite.
 * @throws UserError that names dialog, turn and key
 */
export function readDialogs(
  text: string,
  file: string,
  title: string,
): { readonly suite?: string; readonly dialogs: readonly NamedDialog[] } {
  const document = parseDocument(text, file, title)
  const outer = isJsonObject(document) && 'dialogs' in document ? document : undefined
  if (outer !== undefined) onlyKeys(outer, ['id', 'dialogs'], '', file, title)
  const list = outer === undefined ? document : outer.dialogs
  const at = outer === undefined ? '' : 'dialogs'
  const suite = typeof outer?.id === 'string' ? { suite: outer.id } : {}
  if (isJsonObject(list) && outer === undefined) return { dialogs: [readOne(list, '', file, title)] }
  if (!Array.isArray(list)) throw wrong('expected a list of turns, or a list of dialogs', at, file, title)
  const items: readonly Json[] = list
  if (items.length === 0) throw wrong('the list is empty', at, file, title)
  if (items.some(isTurn)) return { ...suite, dialogs: [readOne(list, at, file, title)] }
  return { ...suite, dialogs: items.map((item, index) => readOne(item, `${at}[${index}]`, file, title)) }
}

/** Whether a value looks like one turn of the list. */
export function isTurn(value: Json | undefined): boolean {
  return isJsonObject(value) && ('turn_no' in value || 'gold_turn' in value || 'predict_turn' in value)
}

function readOne(value: Json, at: string, file: string, title: string): NamedDialog {
  if (!isJsonObject(value)) return { dialog: readTurns(value, at, file, title) }
  onlyKeys(value, ['id', 'turns'], at, file, title)
  const turns = readTurns(value.turns ?? null, at === '' ? 'turns' : `${at}.turns`, file, title)
  return { ...(typeof value.id === 'string' && { name: value.id }), dialog: turns }
}

function readTurns(value: Json, at: string, file: string, title: string): Dialog {
  const hidden = findProto(value)
  if (hidden) throw wrong('a key is named __proto__', at, file, title)
  const dialog = readShape(Dialog, value, { file, title, at })
  const problems = turnNumberProblems(dialog, at, file)
  if (problems.length > 0) throw new UserError(limited(problems, file))
  return dialog
}

function turnNumberProblems(dialog: Dialog, at: string, file: string): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<number>()
  const all = new Set(dialog.map((turn) => turn.turn_no))
  for (const [index, turn] of dialog.entries()) {
    const key = `${at}[${index}]`
    if (seen.has(turn.turn_no)) {
      problems.push({
        code: 'duplicate-turn',
        message: `turn ${turn.turn_no} is there twice`,
        file,
        key: `${key}.turn_no`,
        hint: 'Give each turn of a dialog its own number.',
      })
    }
    seen.add(turn.turn_no)
    for (const needed of turn.depends_on ?? []) {
      if (all.has(needed) && needed !== turn.turn_no) continue
      problems.push({
        code: 'unknown-turn',
        message: `turn ${turn.turn_no} depends on turn ${needed}, which is no other turn of the dialog`,
        file,
        key: `${key}.depends_on`,
      })
    }
  }
  return problems
}

function onlyKeys(value: JsonObject, known: readonly string[], at: string, file: string, title: string): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw wrong(`unknown key \`${unknown.slice(0, 60)}\`; known here: ${known.join(', ')}`, at, file, title)
}

function findProto(value: Json): boolean {
  if (Array.isArray(value)) return value.some(findProto)
  if (!isJsonObject(value)) return false
  return Object.keys(value).some((key) => key === '__proto__' || findProto(value[key] ?? null))
}

function wrong(message: string, key: string, file: string, title: string): UserError {
  return new UserError({ code: 'import-shape', message: `not ${title}: ${message}`, file, key })
}
