import { isJsonObject, type Json } from '../../../json.ts'

/** What stands below these keys is the agent's own data, whose keys are left as they are. */
const OWN_DATA: ReadonlySet<string> = new Set(['args', 'response', 'state', 'tool_input', 'final_session_state'])

/** ADK writes its keys as `evalId` or `eval_id`; here they are all `eval_id`. */
export function snakeKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(snakeKeys)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = snake(key)
      return [name, OWN_DATA.has(name) ? inner : snakeKeys(inner)]
    }),
  )
}

function snake(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
