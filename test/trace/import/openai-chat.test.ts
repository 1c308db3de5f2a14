import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { detectImporter } from '../../../src/trace/import/index.ts'
import { openaiChat } from '../../../src/trace/import/openai-chat/index.ts'
import { usageOf } from '../../../src/trace/usage.ts'
import { agentCalls, replies } from '../../../src/trace/views.ts'

const imported = openaiChat.read(readFileSync('test/fixtures/trace/openai-chat.json', 'utf8'), 'chats.json')
const read = (text: string) => openaiChat.read(text, 'logs/train.jsonl')
const user = (content: unknown) => ({ role: 'user', content })
const assistant = (content: unknown) => ({ role: 'assistant', content })
const line = (...messages: unknown[]) => JSON.stringify({ messages })
const eventsOf = (text: string) => read(text).attempts[0]?.events ?? []
const NO_OUTCOME = expect.stringContaining('the source does not say what passed')

describe('OpenAI chat messages', () => {
  it('become attempts of the task that they name', () => {
    expect(imported).toMatchObject({ format: 'openai-chat', suite: 'chats', dialogs: [] })
    expect(imported.tasks).toMatchObject([{ id: 'sales-report', description: 'sales report', pass_when: ['recorded'] }])
    expect(imported.attempts.map(({ task, attempt, events }) => [task, attempt, events.at(-1)])).toMatchObject([
      ['sales-report', 1, { event: 'end', reward: 1 }],
      ['sales-report', 2, { event: 'end', reward: 0 }],
    ])
    expect(imported.warnings).toEqual(['a refusal is kept as the reply that the user read'])
  })

  it('tell parallel calls by their ids, and errors by their words', () => {
    const [first, second] = imported.attempts
    expect(first?.events.map((event) => event.event)).toEqual([
      ...['user', 'note', 'proposed', 'proposed', 'executed', 'executed', 'response', 'model', 'end'],
    ])
    expect(first?.events[0]).toMatchObject({ text: 'Sum up the revenue of the EU.' })
    expect(agentCalls(first?.events ?? [])).toMatchObject([
      { tool: 'filter_data', args: { filters: { region: 'EU' } }, fate: 'ok', result: { total: 940200 } },
      { tool: 'get_order', args: { order_id: '1001' }, fate: 'failed', retryable: true },
    ])
    expect(usageOf(first?.events ?? [])).toMatchObject({
      ...{ model_calls: 1, input_tokens: 320, output_tokens: 48, cached_tokens: 128, reasoning_tokens: 16 },
    })
    expect(replies(second?.events ?? [])).toMatchObject([{ text: 'I cannot help with that.' }])
  })

  it.each<[string, string, number]>([
    ['one list of messages', JSON.stringify([user('Hi'), assistant('Hello')]), 1],
    ['one conversation', line(user('Hi'), assistant('Hello')), 1],
    ['a list of lists', JSON.stringify([[user('Hi')], [user('Ho')]]), 2],
    ['a list of conversations', `[${line(user('Hi'))}, ${line(user('Ho'))}]`, 2],
    ['a line for each', `${line(user('Hi'))}\n\n${line(user('Ho'))}\r\n${line(user('He'))}\n`, 3],
    ['a line of messages for each', `${JSON.stringify([user('Hi')])}\n${JSON.stringify([user('Ho')])}`, 2],
    ['a stored completion', JSON.stringify({ messages: [user('Hi')], choices: [{ message: assistant('Hello') }] }), 1],
  ])('may be %s', (_, text, attempts) => {
    expect(detectImporter(text, 'f').format).toBe('openai-chat')
    expect(read(text).attempts).toHaveLength(attempts)
    expect(eventsOf(text)[0]).toMatchObject({ event: 'user', text: 'Hi' })
  })

  it('are attempts of one task where the user wrote the same', () => {
    const text = [line(user('Hi'), assistant('A'), user('Yes')), line(user('Hi')), line(user('Hi'), user('Yes'))].join(
      '\n',
    )
    const { tasks, attempts, suite } = read(text)
    expect(suite).toBe('train')
    expect(tasks.map((task) => task.id)).toEqual(['Hi-Yes', 'Hi'])
    expect(attempts.map(({ task, attempt }) => `${task} ${attempt}`)).toEqual(['Hi-Yes 1', 'Hi-Yes 2', 'Hi 1'])
    const backwards = read(text.split('\n').reverse().join('\n')).tasks.map((task) => task.id)
    expect(backwards.sort()).toEqual(['Hi', 'Hi-Yes'])
  })

  it('of fine-tuning keep what else is said, as a note', () => {
    const row = { messages: [user('Hi'), { ...assistant('Ho'), weight: 0 }], id: 'x', tools: [{ type: 'function' }] }
    const { attempts, warnings } = read(JSON.stringify(row))
    expect(attempts[0]?.events[0]).toMatchObject({ event: 'note', data: { id: 'x', tools: [{ type: 'function' }] } })
    expect(warnings).toEqual([
      'an answer with `weight: 0`, which is not to be learnt, is kept like any other',
      NO_OUTCOME,
    ])
  })

  it.each<[string, unknown[], string]>([
    [
      'an image',
      [user([{ type: 'image_url', image_url: { url: 'u' } }])],
      'a part of a message that is no text (image_url) is kept as a note',
    ],
    ['no word of a user', [assistant('a')], '1 of 1 conversations have no message of a user'],
    [
      'a system message on the way',
      [user('a'), { role: 'system', content: 'now be kind' }],
      'messages of role "system" are kept as notes',
    ],
    [
      'an answer without a call',
      [user('a'), { role: 'tool', tool_call_id: 'x', content: '1' }],
      'a tool result belongs to no call; it is kept as a note',
    ],
    [
      'a call without an answer',
      [user('a'), { role: 'assistant', tool_calls: [{ id: 'x', function: { name: 'f', arguments: '{}' } }] }],
      'a call has no answer; what became of it is not known',
    ],
    [
      'arguments that are no JSON',
      [user('a'), { role: 'assistant', tool_calls: [{ id: 'x', function: { name: 'f', arguments: '{' } }] }],
      'the arguments of a call were no JSON object; it counts as refused, the text is kept as a note',
    ],
    [
      'a custom tool',
      [user('a'), { role: 'assistant', tool_calls: [{ id: 'x', custom: { name: 'f', input: 'ls' } }] }],
      'a custom tool takes plain text; it is kept as the argument `input`',
    ],
    [
      'what is not known',
      [user('a'), { ...assistant('b'), annotations: [1], audio: null }],
      '`annotations` of a message is left out',
    ],
  ])('warn about %s', (_, messages, warning) => {
    expect(read(line(...messages)).warnings).toContain(warning)
  })

  it('name the line of a role that nobody knows', () => {
    const text = `${line(user('a'))}\n${line(user('b'), { role: 'alien', content: 5 })}`
    expect(() => read(text)).toThrow(
      'logs/train.jsonl:2: messages[1].role: not OpenAI chat messages: the role "alien" is none of user, assistant, tool, function, system, developer',
    )
  })

  it('know the single call of older models', () => {
    const events = eventsOf(
      line(
        user('a'),
        { role: 'assistant', content: null, function_call: { name: 'f', arguments: '{"x": 1}' } },
        { role: 'function', name: 'f', content: '{"error": "no x"}' },
      ),
    )
    expect(agentCalls(events)).toMatchObject([
      { tool: 'f', args: { x: 1 }, fate: 'failed', error: '{"error": "no x"}' },
    ])
  })

  it.each<[string, string, string]>([
    [
      'a broken line',
      `${line(user('a'))}\n{"messages": [}\n${line(user('b'))}\n{"messages"`,
      'f.jsonl:2:15: not OpenAI chat messages: not JSON (`}` cannot stand here). The file may have been cut off; write or download it again.\nf.jsonl:4:12: not OpenAI chat messages: not JSON (the text ends too early). The file may have been cut off; write or download it again.',
    ],
    [
      'a message without a role',
      `${line(user('a'))}\n${line({ content: 'x' })}`,
      'f.jsonl:2: messages[0].role: not OpenAI chat messages: Invalid input: expected string, received undefined.',
    ],
    [
      'a message without a role, by its line in a document',
      JSON.stringify([[user('a')], [user('b'), { content: 'x' }]], null, 1),
      'f.jsonl:13: [1][1].role: not OpenAI chat messages: Invalid input: expected string, received undefined.',
    ],
    ['no message', '{"messages": []}', 'f.jsonl:1: messages: not OpenAI chat messages: the list is empty.'],
    ['no conversation', '[]', 'f.jsonl:1: not OpenAI chat messages: the list is empty.'],
    [
      'a line that is a text',
      `${line(user('a'))}\n"x"`,
      'f.jsonl:2: not OpenAI chat messages: expected a conversation: a list of messages, or {"messages": [...]}.',
    ],
    [
      'pairs of answers',
      '{"input": {"messages": []}, "preferred_output": [], "non_preferred_output": []}',
      'f.jsonl:1: preferred_output: not OpenAI chat messages: a pair of preferred and other answers is no conversation.',
    ],
    ['another object', '{"name": "x"}', 'f.jsonl:1: not OpenAI chat messages: `messages` is missing.'],
    [
      'a reward that is none',
      '{"messages": [{"role": "user"}],\n "reward": 7}',
      'f.jsonl:2: reward: not OpenAI chat messages: Too big: expected number to be <=1.',
    ],
  ])('with %s are refused', (_, text, message) => {
    expect(messageOf(() => openaiChat.read(text, 'f.jsonl'))).toBe(message)
  })
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return error instanceof UserError ? error.message : String(error)
  }
  return 'it was read'
}
