import { z } from 'zod'
import { isJsonObject, type Json } from '../json.ts'
import type { KeyPath } from './yaml-place.ts'

/** The keys that objects may have at a path of a schema, in the schema's order; empty where any key may be. */
export function keysAt(schema: z.core.$ZodType, path: KeyPath, value: Json | undefined): readonly string[] {
  let schemas: readonly z.core.$ZodType[] = alternatives(schema, value)
  let at = value
  for (const part of path) {
    at = childOf(at, part)
    schemas = schemas.flatMap((parent) => childSchemas(parent, part)).flatMap((child) => alternatives(child, at))
  }
  return [...new Set(schemas.flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : [])))]
}

/** The value at a path, or undefined where there is none. */
export function valueAt(value: Json | undefined, path: KeyPath): Json | undefined {
  return path.reduce(childOf, value)
}

function childOf(value: Json | undefined, part: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(part)]
  return isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined
}

function childSchemas(schema: z.core.$ZodType, part: string | number): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child: z.core.$ZodType | undefined = schema.shape[String(part)]
    return child === undefined ? [] : [child]
  }
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  return []
}

/** Takes off wrappers; of a discriminated union, only the branches that the value chooses. */
function alternatives(schema: z.core.$ZodType, value: Json | undefined): readonly z.core.$ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return alternatives(schema.unwrap(), value)
  }
  if (!(schema instanceof z.ZodUnion)) return [schema]
  const branches = schema.options.flatMap((option) => alternatives(option, value))
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return branches
  const { discriminator } = schema.def
  const chosen = branches.filter((branch) => {
    const literal = branch instanceof z.ZodObject ? branch.shape[discriminator] : undefined
    return literal instanceof z.ZodLiteral && literal.safeParse(childOf(value, discriminator)).success
  })
  return chosen.length > 0 ? chosen : branches
}
