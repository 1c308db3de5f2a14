import type { IsolationName } from '../../attempt/isolation/names.ts'
import { joinTexts, say, type Text, words } from '../text.ts'

/** What kept attempts apart, as a sentence; and what did not and should have, as others. */
export function isolationNotes(names: readonly string[]): Text[] {
  if (names.length === 0) return []
  const known = names.filter(isIsolationName)
  const said = known.flatMap((name) => WORDS[name] ?? [])
  const limits = known.flatMap((name) => LIMITS[name] ?? [])
  const others = names.filter((name) => !isIsolationName(name)).map((name) => say`${name}`)
  const parts = [
    ...said.map((text) => words(text)),
    ...(limits.length === 0 ? [] : [words(`limits on ${anded(limits)}`)]),
    ...others,
  ]
  return [
    ...known.map(warning).flatMap((note) => (note === undefined ? [] : [note])),
    say`Isolation in force: ${joinTexts(parts, ', ')}.`,
  ]
}

const WORDS: Partial<Record<IsolationName, string>> = {
  fresh_workspace: 'a fresh workspace for each attempt',
  copy_on_write: 'copied on write',
  fresh_state: 'a fresh state document',
  allowed_environment: 'an allow-listed environment',
  fixed_variables: 'fixed variables for clock and seed and locale and time zone',
  process_namespace: 'a process table for each attempt that ends with it',
  process_tree: 'every process ended that is known as its own (same process table as the host)',
  process_group: 'the process group ended (same process table as the host)',
  private_files: 'no sight of the files of other attempts',
  network_none: 'no network but the tools',
  network_models: 'no network but the tools and the model endpoint',
  network_open: 'open network',
  network_not_closed: 'open network',
}

const LIMITS: Partial<Record<IsolationName, string>> = {
  limit_time: 'time',
  limit_output: 'output',
  limit_file_size: 'file size',
  limit_cpu: 'processor time',
  limit_memory: 'memory',
  limit_processes: 'processes',
}

function warning(name: IsolationName): Text | undefined {
  switch (name) {
    case 'network_not_closed':
      return say`The network was open though the suite closes it: agents could reach every address, and results may depend on what they found there. How to close it on this host: ${'docs/isolation.md'}.`
    case 'isolation_off':
      return say`The suite switches isolation off (${'isolation: off'}): agents were plain processes of this user.`
    case 'shared_files':
      return say`Attempts ran as the same user in the same file system, and could read the files of others if they looked for them.`
    default:
      return undefined
  }
}

const NAMES: ReadonlySet<string> = new Set<string>([
  ...Object.keys(WORDS),
  ...Object.keys(LIMITS),
  'shared_files',
  'isolation_off',
] satisfies string[])

function isIsolationName(name: string): name is IsolationName {
  return NAMES.has(name)
}

function anded(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
}
