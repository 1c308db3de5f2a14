import type { Verification } from '../../attempt/verify/verify.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { type Look, lookOf, type TerminalOptions, wrapped } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'
import { differenceLines } from './differences.ts'
import { toolTable } from './tool-table.ts'

/** What `turngate sandbox verify` found: whether the world is fixed, what differs, tool by tool, and what names this world. */
export function renderVerification(
  found: Verification,
  suite: Pick<Suite, 'name' | 'fingerprints'>,
  options: TerminalOptions,
): string {
  const look = lookOf(options)
  const blocks = [
    headline(found, suite.name, look),
    differenceLines(found, look),
    ...(found.tools.length === 0 ? [] : [toolTable(found, look)]),
    unreached(found, look),
    fingerprintLines(suite.fingerprints, look),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function headline(found: Verification, suite: string, look: Look): string {
  const { bold, green, red } = look.colors
  const name = printable(suite)
  if (found.tools.length === 0) {
    return `${green('✓')} ${bold('Nothing answers')}  ${name}\n  The suite has no tools.`
  }
  const title = found.same
    ? `${green('✓')} ${bold('The same each time')}`
    : `${red('✗')} ${bold('Not the same each time')}`
  return `${title}  ${name}\n${wrapped(inWords(found), '  ', look)}`
}

function inWords({ same, scripts, calls, tools, faults, differences }: Verification): string {
  const made = `${count(calls, 'call')} of ${count(tools.length, 'tool')}, in ${count(scripts, 'fresh world')}, and all of it again`
  if (same) return `${made}: the same answers, delays and final states.`
  const what = [
    ...(faults.length > 0 ? [`${count(faults.length, 'failure')} of handlers`] : []),
    ...(differences.length > 0 ? [count(differences.length, 'difference')] : []),
  ]
  return `${made}: ${what.join(', ')}.`
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

/** No fault: the calls were made up, and there may be no arguments that lead there. */
function unreached({ tools }: Verification, look: Look): string {
  const names = tools.flatMap(({ tool, rules, reached }) => {
    const rest = Array.from({ length: rules }, (_, index) => index + 1).filter((rule) => !reached.includes(rule))
    return rest.length === 0 ? [] : [`rule${rest.length === 1 ? '' : 's'} ${rest.join(', ')} of ${printable(tool)}`]
  })
  if (names.length === 0) return ''
  return wrapped(`No call reached ${names.join('; ')}. With --run DIR, what a run asked is asked too.`, '', look)
}

function fingerprintLines({ agent, sandbox }: Suite['fingerprints'], { colors }: Look): string {
  const rows = [
    ...Object.entries(sandbox).map(([part, hash]) => [`sandbox ${part}`, hash]),
    ...(agent.interface === undefined ? [] : [['agent interface', agent.interface]]),
  ]
  const lines = rows.map(([name = '', hash = '']) => `  ${name.padEnd(18)} ${hash.slice(0, 16)}`)
  return [colors.bold('Fingerprints'), ...lines].join('\n')
}
