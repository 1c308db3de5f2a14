import { isJsonObject, type Json } from '../../../json.ts'
import { numberAttempts } from '../attempts.ts'
import { legalId, legalIds } from '../ids.ts'
import { importedTask } from '../task.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { isTurn, readDialogs } from './read.ts'
import { dialogGold, dialogTrace } from './trace.ts'

const TITLE = 'an AEM dialog list'

export const dialogs: Importer = { format: 'dialogs', title: TITLE, matches, read }

function matches(document: Json): boolean {
  if (isJsonObject(document)) return Array.isArray(document.dialogs) || Array.isArray(document.turns)
  if (!Array.isArray(document)) return false
  const first: Json | undefined = document[0]
  if (Array.isArray(first)) return first.length === 0 || isTurn(first[0])
  return isTurn(first) || (isJsonObject(first) && Array.isArray(first.turns))
}

function read(text: string, file: string): Imported {
  const source = readDialogs(text, file, TITLE)
  const warnings = new Warnings()
  const names = uniqueNames(source.dialogs.map((entry) => entry.name))
  const ids = legalIds(names)
  const named = source.dialogs.map(({ dialog }, index) => {
    const name = names[index] ?? ''
    return { id: ids.get(name) ?? legalId(name), name, dialog }
  })
  const tasks = named.map(({ id, name, dialog }) =>
    importedTask({ id, name, file, passWhen: 'aem', gold: dialogGold(dialog) }),
  )
  const attempts = named.map(({ id, dialog }) => ({
    task: id,
    outcome: { status: 'completed' as const },
    events: dialogTrace(dialog),
  }))
  return {
    format: dialogs.format,
    suite: legalId(source.suite ?? baseName(file)),
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: named.map(({ id, dialog }) => ({ task: id, dialog })),
    warnings: warnings.list(),
  }
}

/** Dialogs without a name are counted from 1; one whose name is taken gets its number as well. */
function uniqueNames(names: readonly (string | undefined)[]): string[] {
  const taken = new Set(names.filter((name, index) => name !== undefined && names.indexOf(name) === index))
  return names.map((name, index) => {
    if (name !== undefined && names.indexOf(name) === index) return name
    let unique = `${name ?? 'dialog'}-${index + 1}`
    while (taken.has(unique)) unique += '-'
    taken.add(unique)
    return unique
  })
}

function baseName(file: string): string {
  return (file.split(/[\\/]/).pop() ?? file).replace(/\.json$/i, '')
}
