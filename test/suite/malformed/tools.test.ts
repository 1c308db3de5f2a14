import { describe, it } from 'vitest'
import { expectProblems, HEAD, type MalformedCase, TASK } from '../../support/malformed.ts'

const ORDERS = `tools:
  - {name: orders_Get, tool_id: orders, action: Get}
  - {name: orders_Refund, tool_id: orders, action: Refund}
`
const tools = (entries: string, one = TASK) => ({
  'suite.yaml': `${HEAD}tasks: [${one}]\nsandbox: {tools: tools.yaml}`,
  'tools.yaml': entries,
})

const CASES: readonly MalformedCase[] = [
  [
    'names that no tool has',
    tools(
      ORDERS,
      '{id: a, input: x, expected_tools: [orders_get, {any_order: [orders, refund]}], forbidden_tools: [mcp__shop__orders_Get, zzz], gold: [{turn_no: 1, turn: Tool, gold_turn: {tool_id: orders, action: Gt}}]}',
    ),
    [
      'suite.yaml:3:44: tasks[0].expected_tools[0]: No tool is named `orders_get`. Did you mean `orders_Get`?',
      'suite.yaml:3:69: tasks[0].expected_tools[1].any_order[0]: No tool is named `orders`. Say which of its actions: `orders_Get`, `orders_Refund`.',
      'suite.yaml:3:77: tasks[0].expected_tools[1].any_order[1]: No tool is named `refund`. The tools are `orders_Get`, `orders_Refund`.',
      'suite.yaml:3:129: tasks[0].forbidden_tools[1]: No tool is named `zzz`. The tools are `orders_Get`, `orders_Refund`.',
      'suite.yaml:3:188: tasks[0].gold[0].gold_turn.tool_id: No tool is named `orders.Gt`. Did you mean `orders_Get`?',
    ],
  ],
  [
    'names that lead to two tools',
    tools(
      `${ORDERS}  - {name: look, aliases: [orders_Get]}\n  - {name: look}\n  - {name: get, tool_id: orders, action: Get}\n`,
    ),
    [
      'tools.yaml:4:28: tools[2].aliases[0]: `orders_Get` already leads to the tool `orders_Get`. A name may lead to one tool only.',
      'tools.yaml:5:12: tools[3].name: Two tools have the name `look`. A name may lead to one tool only.',
      'tools.yaml:6:42: tools[4].action: `orders.Get` already leads to the tool `orders_Get`. A name may lead to one tool only.',
    ],
  ],
  ['an empty table', tools('tools: []'), ['tools.yaml:1:1: tools: `tools` is empty. Fill it in, or take the key out.']],
  [
    'tools of a wrong form',
    tools(
      'tools:\n  - name: orders.Get\n    input_schema: {type: objct}\n    failure_rate: 2\n    delay: 3\n    descripton: x',
    ),
    [
      'tools.yaml:2:11: tools[0].name: `name` must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it; it is `orders.Get`.',
      'tools.yaml:3:5: tools[0].input_schema: The JSON Schema cannot be used: /type must be equal to one of the allowed values. Draft-07 and 2020-12 are understood; `$schema` says which.',
      'tools.yaml:4:19: tools[0].failure_rate: `failure_rate` must be at most 1, not `2`.',
      'tools.yaml:5:12: tools[0].delay: `delay` must be a duration such as 200ms, 30s, 2m; it is `3`.',
      'tools.yaml:6:5: tools[0].descripton: The key `descripton` is not known in `tools[0]`. Did you mean `description`?',
    ],
  ],
  [
    'rules of a wrong form',
    tools(
      'tools:\n  - name: look\n    rules:\n      - {return: 1, error: {message: x}}\n      - {when: {args: {id: {gt: 1, les: 2}, to: {matches: "("}}}}\n      - {when: {state: [{path: /a}, {path: x, exists: true}]}}',
    ),
    [
      'tools.yaml:4:21: tools[0].rules[0].error: A call cannot both return a result and end in an error. Keep `return` or `error`.',
      'tools.yaml:5:36: tools[0].rules[1].when.args.id.les: `les` is no condition on an argument. Known here: `equals`, `not_equals`, `one_of`, `matches`, `exists`, `gt`, `gte`, `lt`, `lte`.',
      'tools.yaml:5:59: tools[0].rules[1].when.args.to.matches: The pattern cannot be used: missing closing ) at character 1.',
      'tools.yaml:6:25: tools[0].rules[2].when.state[0]: This check states nothing. Give one or more of `equals`, `not_equals`, `exists`, `contains`, `matches`, `length`.',
      'tools.yaml:6:44: tools[0].rules[2].when.state[1].path: `path` must be a JSON Pointer such as /orders/{id}/status; it is `x`.',
    ],
  ],
]

describe('malformed tools', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
