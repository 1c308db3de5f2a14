import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { adk } from '../../../src/trace/import/adk/index.ts'
import { detectImporter } from '../../../src/trace/import/index.ts'
import { usageOf } from '../../../src/trace/usage.ts'
import { agentCalls, replies } from '../../../src/trace/views.ts'

const text = readFileSync('test/fixtures/trace/adk.json', 'utf8')
const results = adk.read(text, 'orders.evalset_result.json')
const said = (words: string) => ({ parts: [{ text: words }] })
const invocation = (more: object = {}) => ({
  user_content: said('Turn it off.'),
  final_response: said('It is off.\n'),
  intermediate_data: { tool_uses: [{ name: 'set', args: { on: false } }] },
  ...more,
})
const set = (more: object = {}, ...conversation: object[]) =>
  JSON.stringify({
    eval_set_id: 'lights',
    eval_cases: [{ eval_id: 'off', conversation: conversation.length > 0 ? conversation : [invocation()], ...more }],
  })
const NO_ATTEMPTS = expect.stringContaining('an eval set holds no attempts')
const GOLD = [
  { turn_no: 1, turn: 'User', gold_turn: { response: 'Turn it off.' } },
  { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'set', args: { on: false } } },
  { turn_no: 3, turn: 'Agent', gold_turn: { response: 'It is off.' } },
]

describe('a Google ADK file', () => {
  it('of results gives attempts, their outcomes, and the gold that was expected', () => {
    expect(results).toMatchObject({ format: 'adk', suite: 'orders' })
    expect(results.tasks).toMatchObject([
      {
        id: 'order-status',
        pass_when: ['recorded'],
        gold: [
          { turn: 'User', gold_turn: { response: 'Where is order 1001?' } },
          { turn: 'Tool', gold_turn: { tool_id: 'get_order', args: { order_id: '1001', region: 'EU' } } },
          { turn: 'Agent', gold_turn: { response: 'Order 1001 is shipped.' } },
        ],
      },
    ])
    const [first, second] = results.attempts
    expect(first).toMatchObject({ attempt: 1, wall_ms: 1500, outcome: { status: 'completed' } })
    expect(first?.events.at(-1)).toMatchObject({ event: 'end', reward: 1 })
    expect(first?.events.map((event) => event.event)).toEqual([
      'user',
      'proposed',
      'executed',
      'note',
      'response',
      'end',
    ])
    expect(replies(first?.events ?? [])).toMatchObject([{ text: 'It is shipped.' }])
    expect(second?.events.at(-1)).toMatchObject({ event: 'end', reward: 0 })
    expect(second?.wall_ms).toBeUndefined()
    expect(agentCalls(second?.events ?? [])).toMatchObject([
      { fate: 'failed', error: '{"error":"order_id is missing"}' },
    ])
    expect(usageOf(second?.events ?? [])).toMatchObject({ input_tokens: 100, output_tokens: 15, reasoning_tokens: 5 })
    expect(results.warnings).toEqual([])
  })

  it('of results may be a JSON text in a JSON text, as some versions wrote it', () => {
    expect(detectImporter(JSON.stringify(text), 'f').format).toBe('adk')
    const { tasks, attempts } = adk.read(JSON.stringify(text), 'orders.evalset_result.json')
    expect({ tasks, attempts }).toEqual({ tasks: results.tasks, attempts: results.attempts })
  })

  it('of cases gives tasks with gold', () => {
    const imported = adk.read(set(), 'lights.evalset.json')
    expect(imported).toMatchObject({ suite: 'lights', attempts: [], warnings: [NO_ATTEMPTS] })
    expect(imported.tasks).toMatchObject([{ id: 'off', turns: [], pass_when: ['aem'], gold: GOLD }])
  })

  it.each<[string, unknown, string]>([
    [
      'keys in camel case',
      {
        evalSetId: 'lights',
        evalCases: [
          {
            evalId: 'off',
            conversation: [
              {
                userContent: said('Turn it off.'),
                finalResponse: said('It is off.'),
                intermediateData: { toolUses: [{ name: 'set', args: { on: false } }] },
              },
            ],
          },
        ],
      },
      'lights',
    ],
    [
      'events as they came',
      JSON.parse(
        set(
          {},
          invocation({
            intermediate_data: {
              invocation_events: [
                { author: 'a', content: { parts: [{ function_call: { name: 'set', args: { on: false } } }] } },
              ],
            },
          }),
        ),
      ),
      'lights',
    ],
    [
      'a list of named cases',
      [
        {
          name: 'off',
          data: [
            {
              query: 'Turn it off.',
              expected_tool_use: [{ tool_name: 'set', tool_input: { on: false } }],
              reference: 'It is off.',
            },
          ],
        },
      ],
      'off',
    ],
    [
      'a list of questions',
      [
        {
          query: 'Turn it off.',
          expected_tool_use: [{ tool_name: 'set', tool_input: { on: false } }],
          reference: 'It is off.',
        },
      ],
      'off',
    ],
  ])('may have %s', (_, document, suite) => {
    expect(detectImporter(JSON.stringify(document), 'f').format).toBe('adk')
    const imported = adk.read(JSON.stringify(document), 'tests/off.test.json')
    expect(imported.suite).toBe(suite)
    expect(imported.tasks).toMatchObject([{ id: 'off', gold: GOLD }])
  })

  it('keeps the keys of arguments as they are', () => {
    const args = { userId: 'u', order_id: 1 }
    const { tasks } = adk.read(set({}, invocation({ intermediate_data: { toolUses: [{ name: 'set', args }] } })), 'f')
    expect(tasks[0]?.gold?.[1]).toMatchObject({ gold_turn: { args } })
  })

  it('takes rubrics of a case as answer checks', () => {
    const { tasks } = adk.read(
      set({ rubrics: [{ rubric_id: 'r', rubric_content: { text_property: 'It is kind.' } }] }),
      'f',
    )
    expect(tasks[0]?.answer).toEqual([{ rubric: 'It is kind.' }])
  })

  it.each<[string, string, string]>([
    [
      'a simulated user',
      JSON.stringify({ eval_cases: [{ eval_id: 'sim', conversation_scenario: { starting_prompt: 'Hi' } }] }),
      'task sim has a simulated user (`conversation_scenario`); it has no gold',
    ],
    [
      'the state of a session',
      set({ session_input: { app_name: 'a', user_id: 'u', state: { x: 1 } } }),
      '`session_input` is left out: give the sandbox a state in its place',
    ],
    [
      'the state that is expected',
      set({ final_session_state: { x: 1 } }),
      '`final_session_state` is left out: give the sandbox a state in its place',
    ],
    [
      'rubrics of an invocation',
      set({}, invocation({ rubrics: [{}] })),
      'rubrics of single invocations are left out; those of a case are answer checks',
    ],
    [
      'words on the way',
      set({}, invocation({ intermediate_data: { intermediate_responses: [['helper', [{ text: 'One moment.' }]]] } })),
      '`intermediate_responses` are left out of the gold: they are no replies to the user',
    ],
    [
      'a case that is there twice',
      JSON.stringify({
        eval_cases: [
          { eval_id: 'a', conversation: [] },
          { eval_id: 'a', conversation: [] },
        ],
      }),
      'an `eval_id` is there twice; the first case of it is used',
    ],
    [
      'a call without a result',
      JSON.stringify({
        eval_case_results: [
          {
            eval_id: 'a',
            final_eval_status: 1,
            eval_metric_result_per_invocation: [{ actual_invocation: invocation() }],
          },
        ],
      }),
      'the result of a call was not captured; the call counts as carried out',
    ],
    [
      'a result without gold',
      JSON.stringify({ eval_case_results: [{ eval_id: 'a', final_eval_status: 1 }] }),
      'task a is not defined in the file; it has no gold',
    ],
    [
      'a case that was not evaluated',
      JSON.stringify({ eval_case_results: [{ eval_id: 'a', final_eval_status: 3 }] }),
      'a case that was not evaluated is not measured',
    ],
    [
      'an image',
      JSON.stringify({
        eval_case_results: [
          {
            eval_id: 'a',
            final_eval_status: 1,
            eval_metric_result_per_invocation: [
              { actual_invocation: invocation({ user_content: { parts: [{ inline_data: { data: 'x' } }] } }) },
            ],
          },
        ],
      }),
      'a part of a message that is no text (inline_data) is left out',
    ],
  ])('warns about %s', (_, document, warning) => {
    expect(adk.read(document, 'f').warnings).toContain(warning)
  })

  it.each<[string, string, string]>([
    ['no case', '{"eval_cases": []}', 'f:1: eval_cases: not a Google ADK eval set: the list is empty.'],
    [
      'neither cases nor results',
      '{\n"eval_set_id": "x"}',
      'f:1: not a Google ADK eval set: it holds neither `eval_cases` nor `eval_case_results`.',
    ],
    [
      'a case without an id',
      '{"eval_cases": [\n  {"eval_id": "a", "conversation": []},\n  {"conversation": []}\n]}',
      'f:3: eval_cases[1].eval_id: not a Google ADK eval set: Invalid input: expected string, received undefined.',
    ],
    [
      'a call without a name',
      JSON.stringify(JSON.parse(set({}, invocation({ intermediate_data: { tool_uses: [{ args: {} }] } }))), null, 1),
      'f:24: eval_cases[0].conversation[0].intermediate_data.tool_uses[0].name: not a Google ADK eval set: Invalid input: expected string, received undefined.',
    ],
    [
      'a status that is none',
      '{"eval_case_results": [{"eval_id": "a",\n"final_eval_status": 9}]}',
      'f:2: eval_case_results[0].final_eval_status: not a Google ADK eval set: must be 1 (passed), 2 (failed) or 3 (not evaluated).',
    ],
    [
      'a question that is no text',
      '[{"query": 1}]',
      'f:1: [0].query: not a Google ADK eval set: Invalid input: expected string, received number.',
    ],
    [
      'broken JSON',
      '{"eval_cases": [}',
      'f:1:17: not a Google ADK eval set: not JSON (`}` cannot stand here). The file may have been cut off; write or download it again.',
    ],
    [
      'two documents',
      '{"eval_cases": []}\n{"eval_cases": []}',
      'f:2: not a Google ADK eval set: not JSON (a second value begins here). The file may have been cut off; write or download it again.',
    ],
  ])('with %s is refused', (_, document, message) => {
    expect(messageOf(() => adk.read(document, 'f'))).toBe(message)
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
