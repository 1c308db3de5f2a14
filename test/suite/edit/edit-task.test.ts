import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json.ts'
import { editTask, type KeyEdit, newTask } from '../../../src/suite/edit/edit-task.ts'
import { findTask, writtenKeys } from '../../../src/suite/edit/written-keys.ts'
import { readYaml } from '../../../src/suite/yaml.ts'

const GOLD: KeyEdit = {
  key: 'gold',
  value: [
    { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'orders', args: { id: '1001' } } },
    { turn_no: 2, turn: 'Agent', gold_turn: { response: 'It says: "shipped".\nReally.' }, must_mention: ['a', 'b'] },
  ],
  comments: ['drafted from runs/a/1'],
  itemComments: [{ index: 1, text: 'Worded\ndifferently.' }],
}
const REVIEWED: KeyEdit = { key: 'reviewed', value: false }
const GOLD_LINES = `# drafted from runs/a/1
gold:
  - turn_no: 1
    turn: Tool
    gold_turn: { tool_id: orders, args: { id: "1001" } }
  # Worded differently.
  - turn_no: 2
    turn: Agent
    gold_turn:
      response: |-
        It says: "shipped".
        Really.
    must_mention: [ a, b ]
`

const valueIn = (text: string): Json => {
  const read = readYaml(text, 'f')
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.source.value
}

describe('editing a task in its file', () => {
  it('leaves every other byte as it is', () => {
    const before = `# about the task
id:   refund   # an id

turns:
- {user: "I want a refund.",
   when: {asked: 'all'}}   # keep
# of the answer
answer: [{contains: x}]

# the end
`
    expect(editTask(before, [], [GOLD, REVIEWED])).toBe(
      before.replace('\n\n# the end', `\n${GOLD_LINES}reviewed: false\n\n# the end`),
    )
  })

  it('replaces a key with the comments of its draft, and no others', () => {
    const before = `id: a
# drafted from runs/old/1
# drafted: look at it
gold:
- turn_no: 1
  # inside
  gold_turn:
    response: |
      words

      # no comment
reviewed: true

# drafted by hand, long ago
input: hi
`
    expect(editTask(before, [], [GOLD, REVIEWED])).toBe(
      `id: a\n${GOLD_LINES}reviewed: false\n\n# drafted by hand, long ago\ninput: hi\n`,
    )
  })

  it('finds the task in a list, and in a suite', () => {
    const list = '- id: a\n  input: x\n- id: b\n  input: y   # why\n\n- id: c\n'
    expect(findTask(valueIn(list), 'b')).toEqual([1])
    expect(editTask(list, [1], [REVIEWED])).toBe(list.replace('# why\n', '# why\n  reviewed: false\n'))
    const suite = 'name: s\ntasks:\n  - id: a\n    input: x\nagent: {kind: replay}\n'
    expect(findTask(valueIn(suite), 'a')).toEqual(['tasks', 0])
    expect(editTask(suite, ['tasks', 0], [REVIEWED])).toBe(suite.replace('x\n', 'x\n    reviewed: false\n'))
    expect(findTask(valueIn(suite), 'z')).toBeUndefined()
  })

  it('keeps line ends of Windows', () => {
    expect(editTask('id: a\r\ninput: x\r\n', [], [REVIEWED])).toBe('id: a\r\ninput: x\r\nreviewed: false\r\n')
  })

  it('adds to a last line without an end', () => {
    expect(editTask('id: a\ninput: x', [], [REVIEWED])).toBe('id: a\ninput: x\nreviewed: false')
  })

  it.each<[string, string, (string | number)[]]>([
    ['a task in braces', '# top\n{id: a, input: x} # end\n', []],
    ['a task in braces in a suite', 'name: s # name\ntasks: [{id: a, input: x}, {id: b, input: y}]\n', ['tasks', 0]],
    ['a task whose key stands behind a dash', '- reviewed: true\n  id: a\n  input: x # x\n', [0]],
  ])('writes the document again for %s, with its comments', (_, before, path) => {
    const after = editTask(before, path, [GOLD, REVIEWED])
    for (const comment of before.match(/#.*/g) ?? []) expect(after).toContain(comment)
    const task = path.reduce<Json | undefined>(
      (value, part) => (Array.isArray(value) ? value[Number(part)] : Object(value)[part]),
      valueIn(after),
    )
    expect(task).toMatchObject({ id: 'a', input: 'x', gold: GOLD.value, reviewed: false })
  })

  it('writes JSON as JSON', () => {
    const after = editTask('{\n    "id": "a",\n    "input": "x"\n}\n', [], [REVIEWED])
    expect(after).toBe('{\n    "id": "a",\n    "input": "x",\n    "reviewed": false\n}\n')
    expect(JSON.parse(editTask('[{"id":"a"},{"id":"b"}]', [1], [GOLD]))).toEqual([
      { id: 'a' },
      { id: 'b', gold: GOLD.value },
    ])
  })

  it('writes a new file', () => {
    const text = newTask([
      { key: 'id', value: 'a' },
      { key: 'expected_tools', value: ['f', { any_order: ['g', 'h'] }] },
      GOLD,
    ])
    expect(text).toBe(`id: a\nexpected_tools:\n  - f\n  - { any_order: [ g, h ] }\n${GOLD_LINES}`)
  })

  it('tells what was drafted from what a person wrote', () => {
    const text = 'id: a\n# drafted from runs/a/1\n# drafted: note\nanswer: [{contains: x}]\n# mine\nstate: []\n'
    expect([...writtenKeys(text, [])]).toEqual([
      ['id', 'author'],
      ['answer', 'drafted'],
      ['state', 'author'],
    ])
  })
})
