import type { Problem } from '../../errors.ts'
import type { WrittenTask } from '../load-tasks.ts'
import { problemAt } from '../read-source.ts'
import type { GoldTurn } from '../schema/gold.ts'

/** The gold of a task hangs together: numbers, kinds, segments, dependencies, order-invariant groups. */
export function checkGold(written: WrittenTask): readonly Problem[] {
  const { task, source, path } = written
  if (task?.gold === undefined) return []
  const gold = task.gold
  const at = (code: string, message: string, hint: string, ...rest: readonly (string | number)[]) =>
    problemAt({ source, path: [...path, 'gold', ...rest] }, code, message, hint)
  return [
    ...gold.flatMap((turn, index) => [
      ...wrongNumber(gold, index, at),
      ...wrongKind(turn, index, at),
      ...wrongDependencies(gold, index, at),
      ...misspeltTags(turn, index, at),
    ]),
    ...brokenGroups(gold, at),
    ...wrongSegments(gold, task.turns.length, at),
  ]
}

type At = (code: string, message: string, hint: string, ...rest: readonly (string | number)[]) => Problem

function wrongNumber(gold: readonly GoldTurn[], index: number, at: At): readonly Problem[] {
  const number = gold[index]?.turn_no ?? 0
  const before = gold[index - 1]?.turn_no ?? 0
  if (number > before) return []
  const message =
    number === before
      ? `Two turns have the number ${number}.`
      : `Turn ${number} stands after turn ${before}: the numbers must rise.`
  return [at('gold-number', message, 'Number the turns in the order in which they happen.', index, 'turn_no')]
}

function wrongKind({ turn, gold_turn }: GoldTurn, index: number, at: At): readonly Problem[] {
  const isCall = 'tool_id' in gold_turn
  if (isCall === (turn === 'Tool')) return []
  const message = isCall ? `A turn of kind \`${turn}\` holds a tool call.` : 'A turn of kind `Tool` holds a reply.'
  const hint = isCall
    ? 'Write `turn: Tool`, or give the words as `gold_turn: {response: ...}`.'
    : 'Write `turn: Agent`, or give `gold_turn: {tool_id: ..., args: {...}}`.'
  return [at('gold-kind', message, hint, index, 'turn')]
}

function wrongDependencies(gold: readonly GoldTurn[], index: number, at: At): readonly Problem[] {
  const turn = gold[index]
  return (turn?.depends_on ?? []).flatMap((number, position) => {
    const source = gold.findIndex((other) => other.turn_no === number)
    if (source >= 0 && source < index) return []
    const what = source < 0 ? 'is not there' : source === index ? 'is the turn itself' : 'comes later'
    const message = `Turn ${turn?.turn_no} depends on turn ${number}, which ${what}.`
    return [
      at('gold-dependency', message, 'A turn can only use what earlier turns brought.', index, 'depends_on', position),
    ]
  })
}

function misspeltTags({ tags }: GoldTurn, index: number, at: At): readonly Problem[] {
  return (tags ?? []).flatMap((tag, position) => {
    if (!/^order[-_ ]?invariant/i.test(tag) || /^OrderInvariant_.+/.test(tag)) return []
    const message = `The tag \`${tag}\` makes no order-invariant group.`
    return [at('gold-tag', message, 'Write `OrderInvariant_<group>`.', index, 'tags', position)]
  })
}

function brokenGroups(gold: readonly GoldTurn[], at: At): readonly Problem[] {
  const tags = new Set(gold.flatMap((turn) => turn.tags ?? []).filter((tag) => tag.startsWith('OrderInvariant_')))
  return [...tags].flatMap((tag) => {
    const members = gold.flatMap((turn, index) => (turn.tags?.includes(tag) ? [index] : []))
    const gap = members.findIndex((member, position) => position > 0 && member !== (members[position - 1] ?? 0) + 1)
    const index = members[gap]
    if (index === undefined) return []
    const message = `The turns of the group \`${tag}\` do not follow one another: another turn stands before turn ${gold[index]?.turn_no}.`
    return [
      at(
        'gold-group',
        message,
        'Put the members together, or give the later ones a group of their own.',
        index,
        'tags',
      ),
    ]
  })
}

function wrongSegments(gold: readonly GoldTurn[], userTurns: number, at: At): readonly Problem[] {
  const rows = gold.filter((turn) => turn.turn === 'User' && turn.by !== 'agent').length
  if (userTurns === rows || (userTurns === 1 && rows === 0)) return []
  const message = `The task has ${userTurns} user turn${userTurns === 1 ? '' : 's'}, and its gold ${rows} \`User\` row${rows === 1 ? '' : 's'}.`
  const hint = 'Give each user turn a row: `{turn_no: 1, turn: User, gold_turn: {response: ...}}`.'
  return gold.length === 0 ? [] : [at('gold-users', message, hint)]
}
