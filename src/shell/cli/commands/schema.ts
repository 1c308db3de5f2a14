import { join, relative, resolve } from 'node:path'
import { replaceIfChanged } from '../../../baseline/store/replace-file.ts'
import { UserError } from '../../../errors.ts'
import type { JsonObject } from '../../../json.ts'
import { didYouMean } from '../../../suite/nearest.ts'
import { jsonSchemaOf, SCHEMA_NAMES } from '../../schemas/schemas.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface SchemaOptions {
  readonly out?: string
  readonly json?: boolean
}

/** `turngate schema [NAME] [--out DIR]`: JSON Schemas of the file formats. */
export async function schema(io: Io, name: string | undefined, { out, json }: SchemaOptions): Promise<ExitCode> {
  if (name !== undefined && out === undefined) {
    io.out(textOf(schemaOf(name)))
    return 0
  }
  const names = name === undefined ? SCHEMA_NAMES : [name]
  const texts = names.map((one) => [`${one}.schema.json`, textOf(schemaOf(one))] as const)
  const dir = resolve(io.cwd, out ?? 'schemas')
  for (const [file, text] of texts) replaceIfChanged(join(dir, file), text)
  const shown = relative(io.cwd, dir) || '.'
  if (json === true) printJson({ dir: shown, files: texts.map(([file]) => file) }, io)
  else {
    io.out(`${shown}: ${texts.map(([file]) => file).join(', ')}\n`)
    io.out(`In a YAML file beside that folder: # yaml-language-server: $schema=${shown}/${names[0]}.schema.json\n`)
  }
  return 0
}

function schemaOf(name: string): JsonObject {
  const found = jsonSchemaOf(name)
  if (found !== undefined) return found
  const near = didYouMean(name, SCHEMA_NAMES)
  throw new UserError({
    code: 'unknown-schema',
    message: `There is no schema \`${name}\`.`,
    hint: near ?? `Schemas: ${SCHEMA_NAMES.join(', ')}.`,
  })
}

function textOf(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
