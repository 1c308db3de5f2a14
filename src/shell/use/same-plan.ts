import { canonical, type Json } from '../../json.ts'
import type { Fingerprints, Suite } from '../../suite/schema/suite.ts'
import type { RunFile } from '../../trace/run-file.ts'

/** A run as it was planned, and the suite that it was planned by. */
export interface RunPlan {
  readonly run: RunFile
  readonly suite: Suite
}

/** What differs, in words, so that attempts of the two would not be attempts of one run. Empty where nothing does. */
export function planDifferences(a: RunPlan, b: RunPlan): string[] {
  const facts: readonly (readonly [name: string, of: (run: RunFile) => string | number])[] = [
    ['the suite', (run) => run.suite],
    ['the version of Turngate', (run) => run.turngate],
    ['the kind of agent', (run) => run.agent],
    ['the run seed', (run) => run.seed],
    ['the number of attempts per task', (run) => run.attempts],
  ]
  return [
    ...facts.flatMap(([name, of]) => {
      const [one, other] = [of(a.run), of(b.run)]
      return one === other ? [] : [`${name} (${one}, ${other})`]
    }),
    ...setDifference('the tasks', a.run.tasks, b.run.tasks),
    ...setDifference('the chosen tasks', a.run.only ?? a.run.tasks, b.run.only ?? b.run.tasks),
    ...fingerprintDifferences(a.run.fingerprints, b.run.fingerprints),
    ...suiteDifferences(a.suite, b.suite),
  ]
}

function setDifference(name: string, a: readonly string[], b: readonly string[]): string[] {
  const ids = [...new Set([...a, ...b])].filter((id) => a.includes(id) !== b.includes(id))
  if (ids.length > 0) return [`${name} (${shown(ids)})`]
  // the order decides what a shard makes
  return a.some((id, index) => b[index] !== id) ? [`the order of ${name}`] : []
}

function fingerprintDifferences(a: Fingerprints, b: Fingerprints): string[] {
  const gold = differentKeys(a.gold, b.gold)
  return [
    ...differentKeys(a.agent, b.agent).map((part) => `the agent's ${part}`),
    ...differentKeys(a.sandbox, b.sandbox).map((part) => `the sandbox's ${part}`),
    ...(a.scorer === b.scorer ? [] : ['the scorer']),
    ...(a.judge === b.judge ? [] : ['the judge']),
    ...(gold.length === 0 ? [] : [`what is right in ${shown(gold)}`]),
  ]
}

/** What decides a verdict and has no fingerprint. */
function suiteDifferences(a: Suite, b: Suite): string[] {
  const marks = (suite: Suite) =>
    Object.fromEntries(suite.tasks.map(({ id, origin, critical, reviewed }) => [id, { origin, critical, reviewed }]))
  const tasks = differentKeys(marks(a), marks(b)).filter((id) => a.tasks.some((task) => task.id === id))
  return [
    ...(isSame(a.policy, b.policy) ? [] : ['the policy']),
    ...(isSame(a.prices, b.prices) ? [] : ['the prices']),
    ...(tasks.length === 0 ? [] : [`\`origin\`, \`critical\` or \`reviewed\` of ${shown(tasks)}`]),
  ]
}

function differentKeys(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSame(a[key], b[key]))
}

function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b)
}

function textOf(value: unknown): string {
  const plain: Json = JSON.parse(JSON.stringify(value ?? null))
  return canonical(plain)
}

const MOST = 5

function shown(names: readonly string[]): string {
  const rest = names.length - MOST
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
