import { type Problem, UserError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { checkAgent } from './check/agent.ts'
import { checkGold } from './check/gold.ts'
import { checkIds, checkQuarantine } from './check/ids.ts'
import { checkJudging, subMetricNames } from './check/judging.ts'
import { checkModels } from './check/models.ts'
import { checkPassK } from './check/policy.ts'
import { checkStated } from './check/states.ts'
import { checkToolNames, checkToolTable } from './check/tools.ts'
import { fingerprintSuite, moduleFingerprint } from './fingerprint.ts'
import { readHead, type SuiteHead } from './head.ts'
import { loadTasks, type WrittenTask } from './load-tasks.ts'
import { defaultPolicy, policyOf } from './policy.ts'
import { type NamedAt, problemAt, readSource } from './read-source.ts'
import { readWorld, type World } from './read-world.ts'
import type { OwnSubMetric, SubMetricEntry } from './schema/judge.ts'
import type { Policy } from './schema/policy.ts'
import { Sandbox, type Suite } from './schema/suite.ts'
import { valueAt } from './schema-keys.ts'
import { insidePath, labelled, type Tree } from './tree.ts'
import type { Source } from './yaml.ts'

interface LoadOptions {
  /** Names the scoring code, for the scorer's fingerprint (`Similarity.version`). */
  readonly scorer?: string
  /** Names the prompt that judges are given, for the judge's fingerprint. */
  readonly judgePrompt?: string
}

/**
 * Reads a suite and every file that it names, checks each by itself and against the others, and takes fingerprints.
 *
 * @param path of the suite file, relative to the tree
 * @throws UserError with all problems of all files at once
 */
export function loadSuite(tree: Tree, path: string, options: LoadOptions = {}): Suite {
  const problems: Problem[] = []
  const source = readSource(tree, path, problems)
  if (source === undefined) throw new UserError(problems)
  if (!isJsonObject(source.value)) throw new UserError(notASuite(source))

  const head = readHead(source, problems)
  const world = readWorld(tree, source, problems)
  const policy = readPolicy(tree, source, problems)
  const written = readTasks(tree, source, path, head, problems)
  problems.push(...crossChecks(tree, source, head, world, policy, written))
  if (problems.length > 0 || !head.ok || policy === undefined) throw new UserError(inOrder(problems))

  const { tasks: _tasks, policy: _policy, version: _version, description: _description, ...settings } = head.data
  const suite = {
    ...settings,
    sub_metrics: settings.sub_metrics.map((entry) => withCode(tree, entry)),
    file: labelled(tree, path),
    tasks: written.flatMap(({ task }) => task ?? []),
    policy: policy.policy,
    tools: world.tools ?? [],
    state: world.state,
  }
  return { ...suite, fingerprints: fingerprintSuite(tree, suite, options) }
}

function withCode(tree: Tree, entry: SubMetricEntry): OwnSubMetric {
  const { module, files = [] } = entry
  return module === undefined ? entry : { ...entry, code: moduleFingerprint(tree, module, files) }
}

interface PlacedPolicy {
  readonly policy: Policy
  readonly at: NamedAt
}

function readPolicy(tree: Tree, suite: Source, problems: Problem[]): PlacedPolicy | undefined {
  const stated = valueAt(suite.value, ['policy'])
  const at = { source: suite, path: ['policy'] }
  const known = subMetricNames(suite)
  if (stated === undefined || stated === null) return { policy: defaultPolicy(), at }
  if (typeof stated !== 'string') return placed(policyOf(suite, ['policy'], problems, known), at)
  const source = readSource(tree, stated, problems, { namedAt: at })
  if (source === undefined) return undefined
  return placed(policyOf(source, [], problems, known), { source, path: [] })
}

function placed(policy: Policy | undefined, at: NamedAt): PlacedPolicy | undefined {
  return policy === undefined ? undefined : { policy, at }
}

function readTasks(
  tree: Tree,
  suite: Source,
  path: string,
  head: SuiteHead,
  problems: Problem[],
): readonly WrittenTask[] {
  const tasks = valueAt(suite.value, ['tasks'])
  if (tasks === undefined) {
    if (head.agent?.kind === 'replay') return []
    const hint = 'Name the task files, `tasks: tasks/*.yaml`, or write the tasks here as a list.'
    problems.push({
      ...problemAt({ source: suite, path: [] }, 'missing-key', 'The suite has no tasks.', hint),
      key: 'tasks',
    })
    return []
  }
  const before = problems.length
  const written = loadTasks(tree, suite, path, namedFiles(suite, path), problems)
  if (written.length === 0 && problems.length === before) {
    const hint = 'Add a task: `{id: greet, input: Hello, answer: [{contains: hello}]}`.'
    problems.push(problemAt({ source: suite, path: ['tasks'] }, 'empty-suite', 'The suite has no tasks.', hint))
  }
  return written
}

/** Files that a suite names for something else; a wide glob of tasks does not mean them. */
function namedFiles(suite: Source, path: string): ReadonlySet<string> {
  const named = [['policy'], ['sandbox', 'tools'], ['sandbox', 'state']].map((key) => valueAt(suite.value, key))
  return new Set([path, ...named].flatMap((file) => (typeof file === 'string' ? (insidePath(file) ?? []) : [])))
}

function crossChecks(
  tree: Tree,
  source: Source,
  head: SuiteHead,
  world: World,
  placedPolicy: PlacedPolicy | undefined,
  written: readonly WrittenTask[],
): readonly Problem[] {
  const { agent } = head
  const facts = { agent, hasState: world.hasState, hasTools: world.hasTools }
  const { tools } = world
  const policyProblems = (): readonly Problem[] => {
    if (placedPolicy === undefined) return []
    const { policy, at } = placedPolicy
    // the tasks of a replay's source are not known here
    const ids = written.flatMap((one) => one.id ?? [])
    const known = ids.length === 0 ? [] : checkQuarantine(policy, at, ids)
    return [...known, ...checkPassK(policy, at, head.attempts)]
  }
  return [
    ...(agent === undefined
      ? []
      : checkAgent(tree, agent, { workspace: world.workspace, env: allowed(source) }, source)),
    ...checkJudging(tree, source),
    ...checkModels(source),
    ...(tools === undefined || world.toolsAt === undefined ? [] : checkToolTable(tools, world.toolsAt)),
    ...checkIds(written),
    ...written.flatMap((each) => [
      ...checkStated(each, facts),
      ...checkGold(each),
      ...(tools === undefined ? [] : checkToolNames(each, tools)),
    ]),
    ...policyProblems(),
  ]
}

/** Also where something else of the sandbox is wrong. */
function allowed(suite: Source): readonly string[] {
  return Sandbox.shape.env.safeParse(valueAt(suite.value, ['sandbox', 'env'])).data ?? []
}

function notASuite(source: Source): Problem {
  const at = { source, path: [] }
  const hint = 'Begin with `version: 1`, `name:`, `tasks:` and `agent:`.'
  const message = source.value === null ? 'The file is empty.' : 'A suite is a map of keys.'
  return problemAt(at, 'not-a-suite', message, hint)
}

/** File by file, from top to bottom, each once. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  const distinct = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
  return distinct.sort(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  )
}
