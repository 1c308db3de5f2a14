import { AGENT_KEYS } from './agents.ts'
import type { KeyText } from './key-text.ts'
import { RECORD_KEYS } from './records.ts'
import { SUITE_KEYS } from './suite.ts'
import { TASK_KEYS } from './task.ts'
import { TOOL_KEYS } from './tools.ts'

/** What an editor shows at each key, by the part that it stands in: `Task.answer`. A test says which are missing. */
export const KEYS: Readonly<Record<string, KeyText>> = {
  ...{ ...AGENT_KEYS, ...SUITE_KEYS, ...TASK_KEYS, ...TOOL_KEYS, ...RECORD_KEYS },
}
