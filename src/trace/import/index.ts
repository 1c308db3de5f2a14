import { UserError } from '../../errors.ts'
import { adk } from './adk/index.ts'
import { dialogs } from './dialogs/index.ts'
import { openaiChat } from './openai-chat/index.ts'
import { otel } from './otel/index.ts'
import { readRows } from './rows.ts'
import { tauBench } from './tau-bench/index.ts'
import { tau2Bench } from './tau2-bench/index.ts'
import type { Imported, Importer } from './types.ts'

export type { Imported, Importer } from './types.ts'

/** Every format that can be imported. */
export const importers: readonly Importer[] = [tauBench, tau2Bench, openaiChat, otel, adk, dialogs]

/** Reads a foreign file as the format that is named, or else as the one that it looks like. */
export function importText(text: string, file: string, format?: string): Imported {
  return (format === undefined ? detectImporter(text, file) : importerOf(format)).read(text, file)
}

/** @throws UserError that lists the formats */
export function importerOf(format: string): Importer {
  const importer = importers.find((one) => one.format === format)
  if (importer !== undefined) return importer
  throw new UserError({
    code: 'import-format',
    message: `there is no import format \`${format}\``,
    hint: `Formats: ${importers.map((one) => one.format).join(', ')}.`,
  })
}

/** The importer whose format the content shows; its name plays no part. */
export function detectImporter(text: string, file: string): Importer {
  const known = importers.map((one) => one.title).join(', ')
  // of a file of many values the first one shows it
  const [first] = readRows(text, file, `one of the known formats (${known})`)
  const importer = first === undefined ? undefined : importers.find((one) => one.matches(first.value))
  if (importer !== undefined) return importer
  throw new UserError({
    code: 'import-format',
    message: `the content is none of the known formats: ${known}`,
    file,
    hint: `Name the format: ${importers.map((one) => one.format).join(', ')}.`,
  })
}
