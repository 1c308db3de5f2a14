import { UserError } from '../../../errors.ts'
import { isJsonObject, type Json } from '../../../json.ts'
import { numberAttempts } from '../attempts.ts'
import { NO_OUTCOME, nameOfFile, tasksByWords } from '../by-words.ts'
import { textOf } from '../conversation.ts'
import { readShape, shapeProblem } from '../document.ts'
import type { JsonText } from '../json-place.ts'
import { limited } from '../limited.ts'
import { readRows } from '../rows.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { ChatRow } from './schema.ts'
import { chatTrace, messagesOf } from './trace.ts'

const TITLE = 'OpenAI chat messages'

export const openaiChat: Importer = { format: 'openai-chat', title: TITLE, matches, read }

function matches(document: Json): boolean {
  if (isJsonObject(document)) return isMessages(document.messages)
  if (!Array.isArray(document)) return false
  const first: Json | undefined = document[0]
  if (isMessages(document)) return true
  return isJsonObject(first) ? isMessages(first.messages) : isMessages(first)
}

/** A list that begins with a message: something with a role that is no turn of another format. */
function isMessages(value: Json | undefined): boolean {
  if (!Array.isArray(value)) return false
  const first: Json | undefined = value[0]
  return isJsonObject(first) && typeof first.role === 'string' && !('parts' in first)
}

function read(text: string, file: string): Imported {
  const warnings = new Warnings()
  const rows = readRows(text, file, TITLE).flatMap((row) => conversationsOf(row.value, row, file))
  const { tasks, idOf } = tasksByWords(
    rows.map((row) => ({
      ...(row.task_id != null && { name: String(row.task_id) }),
      words: messagesOf(row).flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : [])),
    })),
    file,
  )
  const attempts = rows.map((row, index) => ({
    task: idOf(index),
    ...(row.trial != null && { trial: row.trial }),
    outcome: { status: 'completed' as const },
    events: chatTrace(row, warnings),
  }))
  const silent = rows.filter((row) => !messagesOf(row).some(({ role }) => role === 'user')).length
  if (silent > 0) warnings.add(`${silent} of ${rows.length} conversations have no message of a user`)
  if (rows.some((row) => row.reward == null)) warnings.add(NO_OUTCOME)
  return {
    format: openaiChat.format,
    suite: nameOfFile(file),
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: [],
    warnings: warnings.list(),
  }
}

/** A value is one conversation, a list of messages or `{messages}`, or a list of conversations. */
function conversationsOf(value: Json, text: JsonText, file: string): ChatRow[] {
  const place = { file, title: TITLE, text }
  const refuse = (message: string, at: readonly PropertyKey[] = []) =>
    new UserError(limited([shapeProblem(message, at, place)], file))
  if (!Array.isArray(value)) return [readOne(value, [], place, refuse)]
  const items: readonly Json[] = value
  if (items.length === 0) throw refuse('the list is empty')
  if (items.some((item) => isJsonObject(item) && 'role' in item)) {
    return [{ messages: readShape(ChatRow.shape.messages, value, place) }]
  }
  return items.map((item, index) => readOne(item, [index], place, refuse))
}

function readOne(
  value: Json,
  at: readonly PropertyKey[],
  place: { readonly file: string; readonly title: string; readonly text: JsonText },
  refuse: (message: string, at: readonly PropertyKey[]) => UserError,
): ChatRow {
  if (Array.isArray(value)) return { messages: readShape(ChatRow.shape.messages, value, { ...place, at }) }
  if (!isJsonObject(value)) throw refuse('expected a conversation: a list of messages, or {"messages": [...]}', at)
  if ('preferred_output' in value) {
    throw refuse('a pair of preferred and other answers is no conversation', [...at, 'preferred_output'])
  }
  if (!('messages' in value)) throw refuse('`messages` is missing', at)
  return readShape(ChatRow, value, { ...place, at })
}
