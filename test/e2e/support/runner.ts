import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runAction as act } from '../../../src/shell/github/action.ts'
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
  /** What later steps would find in their environment: nothing is right. */
  readonly changed: string
  /** Workflow commands that a runner would find in what was printed, on stdout and stderr. */
  readonly commands: readonly Command[]
}

export interface Command {
  readonly name: string
  readonly text: string
}

export interface StepOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly node?: string
  /** Default: a push that nobody made, as on a developer's machine. */
  readonly event?: RunnerEvent
  /** The loopback GitHub, whose token the workflow hands to the action. */
  readonly github?: { readonly env: Readonly<Record<string, string>>; readonly token: string }
  /** The loopback artifact server. */
  readonly artifacts?: { readonly env: Readonly<Record<string, string>> }
}

export interface RunnerEvent {
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sha?: string
  readonly ref?: string
  readonly actor?: string
  /** Default: 42. */
  readonly run?: number
  /** Default: 1. */
  readonly attempt?: number
}

/** Runs the action as a runner does: defaults of `action.yml`, `INPUT_*`, file commands, the event's payload. */
export function runAction(place: Place, inputs: Record<string, string>, options: StepOptions = {}): Promise<Step> {
  return startAction(place, inputs, options).step
}

// beside the workspace, as a runner's are
const FILES = {
  GITHUB_OUTPUT: '../runner/output',
  GITHUB_STEP_SUMMARY: '../runner/summary',
  GITHUB_ENV: '../runner/env',
  GITHUB_STATE: '../runner/state',
  GITHUB_PATH: '../runner/path',
}
const EVENT_FILE = '../runner/event.json'

export function startAction(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  options: StepOptions = {},
): Pick<Running, 'child'> & { readonly step: Promise<Step> } {
  const { node } = options
  const env = environmentOf(place, inputs, options)
  const { child, ended } = start(ACTION, [], { cwd: place.dir, env, ...(node !== undefined && { node }) })
  return { child, step: ended.then((end) => stepOf(place, end)) }
}

let isBusy = false

/**
 * The same within this process, which spares hundreds of starts: what the bundle adds is shown by the tests that spawn it.
 * A second one at the same time is spawned.
 */
export async function runActionHere(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  options: StepOptions = {},
): Promise<Step> {
  if (isBusy || options.node !== undefined) return startAction(place, inputs, options).step
  isBusy = true
  const env = environmentOf(place, inputs, options)
  const own = { env: { ...process.env }, cwd: process.cwd() }
  const printed = { stdout: '', stderr: '' }
  const streams = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name]
    process[name].write = (text: string | Uint8Array) => {
      printed[name] += String(text)
      return true
    }
    return () => {
      process[name].write = write
    }
  })
  try {
    replaceEnvironment(env)
    process.chdir(place.dir)
    const signal = new AbortController().signal
    const readInput = (name: string) => (env[inputVariable(name)] ?? '').trim()
    const code = await act({ env, cwd: place.dir, home: REPOSITORY, signal, readInput })
    return stepOf(place, { code, signal: null, ...printed })
  } finally {
    for (const giveBack of streams) giveBack()
    process.chdir(own.cwd)
    replaceEnvironment(own.env)
    isBusy = false
  }
}

/** Libraries read the process's own. */
function replaceEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
}

function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

function environmentOf(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  { env = {}, event, github, artifacts }: StepOptions,
): Record<string, string> {
  place.write(Object.fromEntries(Object.values(FILES).map((path) => [path, ''])))
  if (event !== undefined) place.write({ [EVENT_FILE]: JSON.stringify(event.payload) })
  const given = Object.entries(ACTION_FILE.inputs).map(([name, input]) => {
    const preset = (input.default ?? '').replace(/^\$\{\{ github\.token \}\}$/, github?.token ?? '')
    return [inputVariable(name), inputs[name] ?? preset]
  })
  return {
    ...place.env,
    ...Object.fromEntries(given),
    ...Object.fromEntries(Object.entries(FILES).map(([name, path]) => [name, join(place.dir, path)])),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: place.dir,
    ...github?.env,
    ...artifacts?.env,
    ...(event !== undefined && eventEnv(event, join(place.dir, EVENT_FILE))),
    ...env,
  }
}

function eventEnv(event: RunnerEvent, file: string): Record<string, string> {
  return {
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file,
    GITHUB_SHA: event.sha ?? '',
    GITHUB_REF: event.ref ?? '',
    GITHUB_ACTOR: event.actor ?? 'mona',
    GITHUB_RUN_ID: String(event.run ?? 42),
    GITHUB_RUN_ATTEMPT: String(event.attempt ?? 1),
    GITHUB_RUN_NUMBER: '7',
    GITHUB_WORKFLOW: 'gate',
    GITHUB_JOB: 'gate',
  }
}

function stepOf(place: Place, ended: Ended): Step {
  return {
    ...ended,
    outputs: parseOutputs(place.read(FILES.GITHUB_OUTPUT)),
    summary: place.read(FILES.GITHUB_STEP_SUMMARY),
    changed: place.read(FILES.GITHUB_ENV) + place.read(FILES.GITHUB_STATE) + place.read(FILES.GITHUB_PATH),
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
