import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'

/** The attributes below a prefix as a tree: `gen_ai.prompt.0.role` becomes `[{role}]`. Undefined where there are none. */
export function unflatten(attributes: JsonObject, prefix: string): Json | undefined {
  const under = Object.entries(attributes).filter(([key]) => key.startsWith(`${prefix}.`))
  if (under.length === 0) return undefined
  const root: Node = { children: new Map() }
  for (const [key, value] of under) {
    let node = root
    for (const part of key
      .slice(prefix.length + 1)
      .split('.')
      .slice(0, DEEPEST)) {
      const child = node.children.get(part) ?? { children: new Map() }
      node.children.set(part, child)
      node = child
    }
    node.value = value
  }
  return asJson(root)
}

/** Names of attributes come from outside. */
const DEEPEST = 30

interface Node {
  value?: Json
  readonly children: Map<string, Node>
}

function asJson(node: Node): Json {
  if (node.children.size === 0) return node.value ?? null
  const entries = [...node.children].map(([key, child]): [string, Json] => [key, asJson(child)])
  if (!entries.every(([key]) => /^\d{1,6}$/.test(key))) return Object.fromEntries(entries)
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
}

/** The items of an unflattened list, each taken out of the key that wraps it: `[{message: {role}}]`. */
export function unwrap(list: Json | undefined, key: string): Json[] {
  const items: readonly Json[] = Array.isArray(list) ? list : []
  return items.flatMap((item) => (isJsonObject(item) && item[key] !== undefined ? [item[key]] : []))
}
