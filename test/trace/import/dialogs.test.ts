import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dialogs } from '../../../src/trace/import/dialogs/index.ts'
import { detectImporter } from '../../../src/trace/import/index.ts'

const text = readFileSync('test/fixtures/trace/dialogs.json', 'utf8')
const imported = dialogs.read(text, 'data/dialogs.json')

const turn = { turn_no: 1, turn: 'Agent', gold_turn: { response: 'a' }, predict_turn: { response: 'b' } }

describe('a dialog list', () => {
  it('becomes a task with gold for each dialog', () => {
    expect(imported.suite).toBe('reports')
    expect(imported.tasks.map((task) => [task.id, task.pass_when, task.gold?.length])).toEqual([
      ['sales-report', ['aem'], 6],
      ['dialog-2', ['aem'], 0],
    ])
    expect(imported.tasks[0]?.description).toBe('sales report')
    expect(imported.tasks[0]?.gold?.[3]).toEqual({
      turn_no: 4,
      turn: 'Tool',
      gold_turn: { tool_id: 'reports', action: 'FilterData', args: { metric: 'revenue', region: 'EU' } },
      tags: ['OrderInvariant_filter'],
    })
  })

  it('becomes an attempt with the predicted turns', () => {
    const args = { metric: 'profit', region: 'EU' }
    expect(imported.attempts[0]?.events).toEqual([
      { event: 'user', text: 'Show me the revenue.', seq: 1 },
      { event: 'response', text: 'Sure, which region would you like the report for?', seq: 2 },
      { event: 'user', text: 'EU', seq: 3 },
      { event: 'proposed', tool: 'reports.FilterData', args, call_id: 'turn-4', seq: 4 },
      {
        event: 'executed',
        tool: 'reports.FilterData',
        args,
        call_id: 'turn-4',
        ok: true,
        result: { rows: 3 },
        seq: 5,
      },
      { event: 'proposed', tool: 'mail', args: { to: 'all' }, call_id: 'turn-5', seq: 6 },
      {
        event: 'refused',
        tool: 'mail',
        args: { to: 'all' },
        call_id: 'turn-5',
        reason: 'policy',
        message: 'refused in the source',
        seq: 7,
      },
      { event: 'end', seq: 8 },
    ])
  })

  it('keeps the dialogs as they stand', () => {
    expect(imported.dialogs.map((entry) => [entry.task, entry.dialog.length])).toEqual([
      ['sales-report', 6],
      ['dialog-2', 1],
    ])
  })

  it.each<[string, unknown, string, string[]]>([
    ['a list of turns', [turn], 'my-file', ['dialog-1']],
    ['a list of lists', [[turn], [turn]], 'my-file', ['dialog-1', 'dialog-2']],
    ['an object with dialogs', { dialogs: [[turn]] }, 'my-file', ['dialog-1']],
    ['a named object with dialogs', { id: 'My suite', dialogs: [[turn]] }, 'My-suite', ['dialog-1']],
    ['one dialog under dialogs', { dialogs: [turn] }, 'my-file', ['dialog-1']],
    ['one named dialog', { id: 'one', turns: [turn] }, 'my-file', ['one']],
    ['a list of named dialogs', [{ id: 'one', turns: [turn] }, { turns: [turn] }], 'my-file', ['one', 'dialog-2']],
    [
      'names that are taken',
      [
        { id: 'a', turns: [] },
        { id: 'a', turns: [] },
      ],
      'my-file',
      ['a', 'a-2'],
    ],
  ])('may be %s', (_, document, suite, ids) => {
    const content = JSON.stringify(document)
    const result = dialogs.read(content, 'some/my file.json')
    expect(result.suite).toBe(suite)
    expect(result.tasks.map((task) => task.id)).toEqual(ids)
    expect(detectImporter(content, 'f').format).toBe('dialogs')
  })

  it.each<[string, unknown, string]>([
    [
      'an unknown key',
      [[turn], [{ ...turn, golden: 1 }]],
      'f: [1][0]: not an AEM dialog list: Unrecognized key: "golden"',
    ],
    [
      'a missing number',
      [{ turn: 'Agent' }, turn],
      'f: [0].turn_no: not an AEM dialog list: Invalid input: expected number',
    ],
    [
      'a turn of no kind',
      { dialogs: [[{ ...turn, turn: 'Bot' }]] },
      'f: dialogs[0][0].turn: not an AEM dialog list: Invalid option: expected one of "User"|"Agent"|"Tool"',
    ],
    [
      'arguments that are no object',
      [{ ...turn, predict_turn: { tool_id: 't', args: '{}' } }],
      'f: [0].predict_turn.args: not an AEM dialog list: Invalid input: expected record, received string',
    ],
    ['neither reply nor call', [{ ...turn, gold_turn: {} }], 'f: [0].gold_turn'],
    ['a turn number twice', [turn, turn], 'f: [1].turn_no: turn 1 is there twice'],
    ['a turn that is not there', [{ ...turn, depends_on: [9] }], 'f: [0].depends_on: turn 1 depends on turn 9'],
    ['an unknown key outside', { dialogs: [[turn]], version: 1 }, 'f: not an AEM dialog list: unknown key `version`'],
    ['dialogs that are none', { dialogs: 'x' }, 'f: dialogs: not an AEM dialog list: expected a list of turns'],
    ['no dialog', { dialogs: [] }, 'f: dialogs: not an AEM dialog list: the list is empty'],
  ])('with %s is refused', (_, document, message) => {
    expect(() => dialogs.read(JSON.stringify(document), 'f')).toThrow(message)
  })
})
