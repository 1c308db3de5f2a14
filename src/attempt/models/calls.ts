import type { JsonObject } from '../../json.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { fitEvent } from '../../trace/fit.ts'
import type { Recorder } from '../sandbox/recorder.ts'
import type { ProposedCall, ToolResult } from './protocols/types.ts'

/**
 * The tool calls that an attempt's models propose. Where the suite has no tools they are the record of calls, settled by
 * what the model is told of them. Where it has, the sandbox's record is the only one: a proposal that reaches the tool
 * doubles is recorded there, and one that does not becomes a note, so that no call is counted twice and none is lost.
 */
export interface CallRecord {
  propose(calls: readonly ProposedCall[]): void
  /** What a request tells of earlier calls; the same is told again with each request. */
  settle(results: readonly ToolResult[]): void
  /** The sandbox has recorded a call. */
  reached(tool: string, args: JsonObject): void
  /** Proposals so far. */
  readonly count: () => number
  /** At the end of the attempt. */
  finish(): void
}

export function openCallRecord(recorder: Recorder, hasTools: boolean): CallRecord {
  const open: Pending[] = []
  const settledTimes = new Map<string, number>()
  const record = (event: TraceEvent) => recorder.record(fitEvent(event), 'models')
  let count = 0

  function note(call: Pending, text: string, result?: ToolResult): void {
    const { tool, args, id } = call
    const data = {
      ...{ tool, args: args ?? {} },
      ...(id !== undefined && { call_id: id }),
      ...(result !== undefined && { result: result.result }),
    }
    record({ event: 'note', text, data })
  }

  function settleOne(result: ToolResult): void {
    const index = open.findIndex(({ id }) => id === result.id)
    const call = open[index]
    if (call === undefined) return
    open.splice(index, 1)
    if (hasTools) {
      if (!call.reached) note(call, `the model called ${call.tool}, and the call did not reach the sandbox`, result)
    } else if (call.args !== undefined) {
      const outcome = result.ok ? { ok: true, result: result.result } : { ok: false, error: errorText(result) }
      record({ event: 'executed', ...eventOf(call), ...outcome })
    }
  }

  return {
    count: () => count,
    propose(calls) {
      for (const call of calls) {
        count += 1
        open.push({ ...call, reached: false })
        if (hasTools) continue
        record({ event: 'proposed', ...eventOf(call) })
        // nobody can make such a call as it stands
        const message = 'the arguments are not a JSON object'
        if (call.args === undefined) record({ event: 'refused', ...eventOf(call), reason: 'schema', message })
      }
    },
    settle(results) {
      const told = new Map<string, number>()
      for (const result of results) {
        const times = (told.get(result.id) ?? 0) + 1
        told.set(result.id, times)
        // some servers give every answer's first call the same id
        if (times <= (settledTimes.get(result.id) ?? 0)) continue
        settledTimes.set(result.id, times)
        settleOne(result)
      }
    },
    reached(tool, args) {
      const candidates = open.filter((call) => !call.reached && names(call.tool, tool))
      const text = JSON.stringify(args)
      const call = candidates.find((one) => JSON.stringify(one.args) === text) ?? candidates[0]
      if (call !== undefined) call.reached = true
    },
    finish() {
      if (!hasTools) return
      for (const call of open.filter(({ reached }) => !reached)) {
        note(call, `the model called ${call.tool}, and nobody made the call`)
      }
      open.length = 0
    },
  }
}

interface Pending extends ProposedCall {
  reached: boolean
}

function eventOf({ tool, args, id }: ProposedCall) {
  return { tool, args: args ?? {}, ...(id !== undefined && { call_id: id }) }
}

/** Clients put their own prefix before a tool's name: `mcp__turngate__orders_Get`. */
function names(shown: string, tool: string): boolean {
  return shown === tool || (shown.endsWith(tool) && /[^A-Za-z0-9]$/.test(shown.slice(0, -tool.length)))
}

function errorText({ result }: ToolResult): string {
  return typeof result === 'string' ? result : JSON.stringify(result)
}
