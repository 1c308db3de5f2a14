import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase, tasks } from '../../support/malformed.ts'

const gold = (...turns: readonly string[]) => ({
  'suite.yaml': tasks(`id: a\n    input: x\n    gold:\n${turns.map((turn) => `      - {${turn}}`).join('\n')}`),
})

const CASES: readonly MalformedCase[] = [
  [
    'gold turns of a wrong form',
    gold(
      'turn_no: 1, turn: Agnt, gold_turn: {response: a}',
      'turn_no: 2, turn: Agent, gold_turn: {respones: a}',
      'turn_no: 3, turn: Tool, gold_turn: {tool: a, args: {}}',
      'turn_no: 4, turn: Tool, gold_turn: {}',
      'turn_no: 5, turn: Tool',
    ),
    [
      'suite.yaml:7:28: tasks[0].gold[0].turn: `turn` must be one of `User`, `Agent`, `Tool`, not `Agnt`. Did you mean `Agent`?',
      'suite.yaml:8:47: tasks[0].gold[1].gold_turn.respones: The key `respones` is not known in `tasks[0].gold[1].gold_turn`. Did you mean `response`?',
      'suite.yaml:9:46: tasks[0].gold[2].gold_turn.tool: The key `tool` is not known in `tasks[0].gold[2].gold_turn`. Did you mean `tool_id`?',
      "suite.yaml:10:34: tasks[0].gold[3].gold_turn: `gold_turn` must hold `response` (a reply, or the user's words) or `tool_id` and `args` (a tool call); it is a map of keys.",
      "suite.yaml:11:9: tasks[0].gold[4].gold_turn: The key `gold_turn` is missing in `tasks[0].gold[4]`. It must hold `response` (a reply, or the user's words) or `tool_id` and `args` (a tool call).",
    ],
  ],
  [
    'gold that does not hang together',
    gold(
      'turn_no: 2, turn: Tool, gold_turn: {response: a}, tags: [OrderInvariant_a]',
      'turn_no: 2, turn: Agent, gold_turn: {tool_id: a}, depends_on: [9, 3]',
      'turn_no: 3, turn: Agent, gold_turn: {response: a}, tags: [OrderInvariant_a, order-invariant_b]',
      'turn_no: 1, turn: User, gold_turn: {response: a}',
      'turn_no: 4, turn: User, gold_turn: {response: a}',
    ),
    [
      'suite.yaml:6:5: tasks[0].gold: The task has 1 user turn, and its gold 2 `User` rows. Give each user turn a row: `{turn_no: 1, turn: User, gold_turn: {response: ...}}`.',
      'suite.yaml:7:28: tasks[0].gold[0].turn: A turn of kind `Tool` holds a reply. Write `turn: Agent`, or give `gold_turn: {tool_id: ..., args: {...}}`.',
      'suite.yaml:8:19: tasks[0].gold[1].turn_no: Two turns have the number 2. Number the turns in the order in which they happen.',
      'suite.yaml:8:28: tasks[0].gold[1].turn: A turn of kind `Agent` holds a tool call. Write `turn: Tool`, or give the words as `gold_turn: {response: ...}`.',
      'suite.yaml:8:73: tasks[0].gold[1].depends_on[0]: Turn 2 depends on turn 9, which is not there. A turn can only use what earlier turns brought.',
      'suite.yaml:8:76: tasks[0].gold[1].depends_on[1]: Turn 2 depends on turn 3, which comes later. A turn can only use what earlier turns brought.',
      'suite.yaml:9:61: tasks[0].gold[2].tags: The turns of the group `OrderInvariant_a` do not follow one another: another turn stands before turn 3. Put the members together, or give the later ones a group of their own.',
      'suite.yaml:9:86: tasks[0].gold[2].tags[1]: The tag `order-invariant_b` makes no order-invariant group. Write `OrderInvariant_<group>`.',
      'suite.yaml:10:19: tasks[0].gold[3].turn_no: Turn 1 stands after turn 3: the numbers must rise. Number the turns in the order in which they happen.',
    ],
  ],

  [
    'gold of two user turns without their rows',
    {
      'suite.yaml': tasks(
        '{id: a, turns: [{user: a}, {user: b}], gold: [{turn_no: 1, turn: Agent, gold_turn: {response: x}}]}',
      ),
    },
    [
      'suite.yaml:4:44: tasks[0].gold: The task has 2 user turns, and its gold 0 `User` rows. Give each user turn a row: `{turn_no: 1, turn: User, gold_turn: {response: ...}}`.',
    ],
  ],
]

describe('malformed gold', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
