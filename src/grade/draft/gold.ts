import type { GoldTurn } from '../../suite/schema/gold.ts'
import type { UserTurn } from '../../suite/schema/task.ts'
import { resolveTool } from '../../suite/tool-names.ts'
import { replies } from '../../trace/views.ts'
import { readScript } from '../aem/script.ts'
import type { AemContext } from '../aem/types.ts'
import { type GoldCall, goldCalls } from './calls.ts'
import { draftMentions } from './facts.ts'
import { groupsOf } from './order.ts'
import { sourceOf } from './sources.ts'
import type { DraftNote, DraftSource } from './types.ts'
import { compareTableOf } from './volatile.ts'

export interface DraftedGold {
  readonly turns: readonly GoldTurn[]
  readonly notes: readonly DraftNote[]
  /** The calls of the gold, in its order. */
  readonly calls: readonly GoldCall[]
  /** Those that may come in any order, by the name of their group. */
  readonly groups: ReadonlyMap<GoldCall, string>
}

/** One row of the gold before it has its number. */
interface GoldRow {
  readonly turn: Omit<GoldTurn, 'turn_no'>
  readonly notes: readonly string[]
  readonly call?: GoldCall
}

/** The gold dialog: where the user writes more than once a row for each turn; then the calls and replies that followed. */
export function draftGold(source: DraftSource, script: readonly UserTurn[], context: AemContext): DraftedGold {
  const { events } = source.attempt
  const users = script.map(({ user }) => ({ turn: 'User' as const, gold_turn: { response: user } }))
  const hasRows = users.length > 1
  // the segments of the trace as grading will see them, once these rows are there
  const rows = users.map((user, index) => ({ turn_no: index + 1, ...user }))
  const { sentSegment } = readScript(hasRows ? rows : [], script, events)
  const segmentOf = (message: number) => sentSegment[message] ?? 0
  const { calls, leftOut } = goldCalls(source, context, segmentOf)
  const groups = groupsOf(calls, source, context)
  const said = replies(events).map((reply) => ({ ...reply, segment: segmentOf(reply.segment) }))
  const segments = Math.max(1, hasRows ? users.length : 1)
  const written = Array.from({ length: segments }, (_, segment): GoldRow[] => {
    const wasSent = !hasRows || sentSegment.includes(segment)
    const own = [
      ...calls.flatMap((call) => (call.segment === segment ? [{ position: call.position, row: callRow(call) }] : [])),
      ...said.flatMap((reply, index) => {
        const isLast = said.findLastIndex((other) => other.segment === segment) === index
        return reply.segment === segment
          ? [{ position: reply.position, row: replyRow(reply.text, isLast ? draftMentions(source, index) : []) }]
          : []
      }),
    ].sort((a, b) => a.position - b.position)
    const user = users[segment]
    const head: GoldRow[] = hasRows && user !== undefined ? [{ turn: user, notes: wasSent ? [] : [NOT_SENT] }] : []
    return [...head, ...own.map(({ row }) => row)]
  }).flat()
  const turns = numbered(written, groups)
  return {
    turns,
    groups,
    calls: written.flatMap(({ call }) => call ?? []),
    notes: [
      ...leftOut.map((text): DraftNote => ({ path: ['gold'], text })),
      ...written.flatMap(({ notes }, index) => notes.map((text): DraftNote => ({ path: ['gold', index], text }))),
    ],
  }

  function callRow(call: GoldCall): GoldRow {
    const { tool_id, action } = resolveTool(context.tools, call.tool)
    const { table, notes } = compareTableOf(call, source, context)
    return {
      turn: {
        turn: 'Tool',
        gold_turn: { tool_id, ...(action !== undefined && { action }), args: { ...call.args } },
        ...(Object.keys(table).length > 0 && { compare: table }),
      },
      notes: [...call.notes, ...notes],
      call,
    }
  }
}

const NOT_SENT = 'This turn was not sent in the attempt, so that nothing is known of what should follow it.'

function replyRow(response: string, mentions: readonly string[]): GoldRow {
  return {
    turn: {
      turn: 'Agent',
      gold_turn: { response },
      ...(mentions.length > 0 && { must_mention: [...mentions] }),
    },
    notes: [],
  }
}

function numbered(rows: readonly GoldRow[], groups: ReadonlyMap<GoldCall, string>): GoldTurn[] {
  const numberOf = (call: GoldCall) => rows.findIndex((row) => row.call === call) + 1
  const calls = rows.flatMap(({ call }) => call ?? [])
  return rows.map(({ turn, call }, index) => {
    const group = call === undefined ? undefined : groups.get(call)
    const uses = call === undefined ? [] : sourceOf(call, calls.slice(0, calls.indexOf(call))).map(numberOf)
    return {
      turn_no: index + 1,
      ...turn,
      ...(group !== undefined && { tags: [`OrderInvariant_${group}`] }),
      ...(uses.length > 0 && { depends_on: uses }),
    }
  })
}
