import Table from 'cli-table3'
import type { Difference, ToolCheck, Verification } from '../../attempt/verify/verify.ts'
import { canonical, type Json } from '../../json.ts'
import type { Fingerprints } from '../../suite/schema/suite.ts'
import { clamp } from '../escape.ts'
import { stateDiff } from '../state-diff.ts'
import { type Look, lookOf, type TerminalOptions, wrapped } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'

const MOST_SHOWN = 10

/** What `turngate sandbox verify` found, tool by tool, what differs, and the fingerprints that name this world. */
export function renderVerification(
  found: Verification,
  fingerprints: Pick<Fingerprints, 'agent' | 'sandbox'>,
  options: TerminalOptions,
): string {
  const look = lookOf(options)
  const { differences, faults, tools } = found
  const shown = firstOfEach(differences).slice(0, MOST_SHOWN)
  const hidden = differences.length - shown.length
  return `${[
    ...(tools.length === 0 ? [] : [table(found, look)]),
    ...faults
      .slice(0, MOST_SHOWN)
      .map(({ script, message }) => wrapped(printable(`${script}: ${message}`), '! ', look)),
    ...shown.map((difference) => differenceLines(difference, look)),
    ...(hidden > 0 ? [`${hidden} more difference${hidden === 1 ? '' : 's'}; --json has all of them.`] : []),
    ...unreached(tools, look),
    wrapped(headline(found), '', look),
    fingerprintLines(fingerprints),
  ].join('\n')}\n`
}

function headline({ same, scripts, calls, tools, faults, differences }: Verification): string {
  if (tools.length === 0) return 'The suite has no tools, so nothing in its world answers.'
  const made = `${calls} calls in ${scripts} worlds, each made twice`
  if (same) return `Same: ${made}; the same answers and the same final state.`
  const broken = faults.length > 0 ? [`${faults.length} failure${faults.length === 1 ? '' : 's'} of handlers`] : []
  const unlike =
    differences.length > 0 ? [`${differences.length} difference${differences.length === 1 ? '' : 's'}`] : []
  return `Not the same: ${made}; ${[...broken, ...unlike].join(', ')}.`
}

/** One of each tool tells what to look at. */
function firstOfEach(differences: readonly Difference[]): readonly Difference[] {
  const kind = ({ tool, what, script }: Difference) => (what === 'state' ? script : `${what} ${tool}`)
  return differences.filter((one, index) => differences.findIndex((other) => kind(other) === kind(one)) === index)
}

function table({ tools, faults }: Verification, { colors }: Look): string {
  const failing = new Set(faults.map(({ tool }) => tool))
  const head = ['Tool', 'Calls', 'Ok', 'Errors', 'Drawn', 'Refused', 'Rules reached', 'Each time']
  const colAligns = head.map((_, index) => (index > 0 && index < 6 ? ('right' as const) : ('left' as const)))
  const made = new Table({ head, colAligns, style: { head: [], border: [], compact: true } })
  for (const { tool, calls, ok, errors, drawn, refused, reached, rules, same } of tools) {
    const share = rules === 0 ? '–' : `${reached.length} of ${rules}`
    made.push([
      printable(tool),
      ...[calls, ok, errors, drawn, refused].map(String),
      share,
      same ? colors.green('the same') : colors.red(failing.has(tool) ? 'fails' : 'differs'),
    ])
  }
  return made.toString()
}

function differenceLines(difference: Difference, look: Look): string {
  const { script, what, tool, handler, args, first, second } = difference
  if (what === 'state') {
    const rows = stateDiff({ state: [] }, { before: first, after: second })?.rows.slice(0, MOST_SHOWN) ?? []
    const places = rows.map((row) => `${row.path}: ${row.before ?? 'absent'}, then ${row.after ?? 'absent'}`)
    return wrapped(printable(`${script}: the final state differs at ${places.join('; ')}`), '! ', look)
  }
  const who = `${tool}${handler === undefined ? '' : `, by its handler ${handler},`} with ${short(args ?? {})}`
  const then = what === 'recorded' ? 'was recorded to answer' : 'answers'
  const text = `${script}: ${who} ${then} ${short(first)}, then ${short(second)}`
  return wrapped(printable(text), '! ', look)
}

function short(value: Json): string {
  return clamp(canonical(value), 160)
}

/** No fault: the calls were made up, and there may be no arguments that lead there. */
function unreached(tools: readonly ToolCheck[], look: Look): string[] {
  const names = tools.flatMap(({ tool, rules, reached }) => {
    const rest = Array.from({ length: rules }, (_, index) => index + 1).filter((rule) => !reached.includes(rule))
    return rest.length === 0 ? [] : [`${printable(tool)} ${rest.join(', ')}`]
  })
  if (names.length === 0) return []
  return [wrapped(`Rules that no call reached (--run asks what a run asked): ${names.join('; ')}.`, '', look)]
}

function fingerprintLines({ agent, sandbox }: Pick<Fingerprints, 'agent' | 'sandbox'>): string {
  const rows = [
    ...Object.entries(sandbox).map(([part, hash]) => [`sandbox ${part}`, hash]),
    ...(agent.interface === undefined ? [] : [['agent interface', agent.interface]]),
  ]
  return rows.map(([name = '', hash = '']) => `${name.padEnd(18)} ${hash.slice(0, 16)}`).join('\n')
}
