import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ACTION, type Ended, REPOSITORY, type Running, start } from './cli.ts'
import type { Place } from './place.ts'

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly outputs: Readonly<Record<string, unknown>>
  readonly runs: { readonly using: string; readonly main: string }
}

export const ACTION_FILE: ActionFile = parse(readFileSync(join(REPOSITORY, 'action.yml'), 'utf8'))

export interface Step extends Ended {
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** Workflow commands that a runner would find in what was printed, on stdout and stderr. */
  readonly commands: readonly Command[]
}

export interface Command {
  readonly name: string
  readonly text: string
}

interface StepOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly node?: string
}

/** Runs the action as a runner does: defaults of `action.yml`, `INPUT_*`, file commands. */
export function runAction(place: Place, inputs: Record<string, string>, options: StepOptions = {}): Promise<Step> {
  return startAction(place, inputs, options).step
}

const FILES = { GITHUB_OUTPUT: 'runner/output', GITHUB_STEP_SUMMARY: 'runner/summary' }

export function startAction(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  { env = {}, node }: StepOptions = {},
): Pick<Running, 'child'> & { readonly step: Promise<Step> } {
  place.write(Object.fromEntries(Object.values(FILES).map((path) => [path, ''])))
  const given = Object.entries(ACTION_FILE.inputs).map(([name, input]) => [name, inputs[name] ?? input.default ?? ''])
  const { child, ended } = start(ACTION, [], {
    cwd: place.dir,
    env: {
      ...place.env,
      ...Object.fromEntries(given.map(([name = '', value = '']) => [`INPUT_${name.toUpperCase()}`, value])),
      ...Object.fromEntries(Object.entries(FILES).map(([name, path]) => [name, join(place.dir, path)])),
      GITHUB_ACTIONS: 'true',
      ...env,
    },
    ...(node !== undefined && { node }),
  })
  return { child, step: ended.then((end) => stepOf(place, end)) }
}

function stepOf(place: Place, ended: Ended): Step {
  return {
    ...ended,
    outputs: parseOutputs(place.read(FILES.GITHUB_OUTPUT)),
    summary: place.read(FILES.GITHUB_STEP_SUMMARY),
    commands: commandsIn(`${ended.stdout}\n${ended.stderr}`),
  }
}

/** `name<<delimiter`, lines, `delimiter`. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [name, delimiter] = line.split('<<')
    if (name === undefined || delimiter === undefined) continue
    const end = lines.indexOf(delimiter)
    outputs[name] = lines.splice(0, end).join('\n')
    lines.shift()
  }
  return outputs
}

/** As the runner's own parser: `::name …::text` at the start of a line, `##[name …]text` anywhere in it. */
export function commandsIn(printed: string): Command[] {
  return printed.split(/\r\n|\r|\n/).flatMap((line) => {
    const found = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? /##\[([\w-]+)[^\]]*\](.*)$/.exec(line)
    return found === null ? [] : [{ name: found[1] ?? '', text: found[2] ?? '' }]
  })
}
