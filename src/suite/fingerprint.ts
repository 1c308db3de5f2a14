import { canonical, hashJson, type Json, sha256 } from '../json.ts'
import { handlerParts, matchingFiles } from './handler-files.ts'
import type { EmbeddingOptions, JudgeOptions } from './schema/judge.ts'
import type { Agent, Fingerprints, Suite } from './schema/suite.ts'
import type { Task } from './schema/task.ts'
import type { ToolEntry } from './schema/tools.ts'
import { toolIdentity } from './tool-identity.ts'
import { insidePath, type Tree } from './tree.ts'

/** Files are read whole to be hashed; a larger one is hashed by its size alone. */
const MAX_HASHED_BYTES = 256 * 1024 * 1024

/**
 * Hashes of everything that a run was made with, part by part, so that a report can name what changed.
 *
 * - agent: `command` (its block, without `kind` and `files`), `models` (addresses that the suite states), `prompt`,
 *   `model`, `harness` (paths and contents of the files; also the system prompt and the model of an `openai` agent, the
 *   module of a `module` agent, and the files that a command names where no part lists them), `interface` (what the agent sees of the tools, in order, server by server: names, title,
 *   description, schemas, hints)
 * - sandbox: `fixture` (paths, contents, executable bits of the workspace), `state`, `behaviour` (how each tool answers:
 *   rules, delays, failures, the files of its handler; their order does not matter), `settings` (now, network, limits,
 *   environment allow-list)
 * - scorer: the scoring code, its options, the embedding model, modules of sub-metrics (paths and contents), and what of
 *   the tools decides a grade: aliases, `tool_id`, `action`, read-only marks, comparisons
 * - judge: where the suite has any, the models, how they are asked, the prompt, and the rubrics of sub-metrics
 * - gold: per task, all that decides what the right outcome is
 *
 * A part that the suite does not have is left out.
 *
 * @param versions of the scoring code (`Similarity.version`) and of the judges' prompt
 */
export function fingerprintSuite(
  tree: Tree,
  suite: Omit<Suite, 'fingerprints'>,
  { scorer = '', judgePrompt = '' }: { readonly scorer?: string; readonly judgePrompt?: string },
): Fingerprints {
  return {
    agent: {
      command: agentBlock(suite.agent),
      ...modelAddresses(suite.sandbox),
      ...agentParts(tree, suite.agent),
      ...interfaceFingerprint(suite.tools),
    },
    sandbox: {
      ...fixture(tree, suite.sandbox.workspace),
      ...(suite.state === undefined ? {} : { state: hashJson(suite.state) }),
      ...(suite.tools.length === 0 ? {} : { behaviour: behaviour(tree, suite) }),
      settings: hashJson(plain(settings(suite))),
    },
    scorer: scorerFingerprint(suite, scorer),
    ...judgeFingerprint(suite, judgePrompt),
    gold: Object.fromEntries(suite.tasks.map((task) => [task.id, goldFingerprint(task)])),
  }
}

/** Hash of what the agent sees of the tools; nothing where there are none. */
export function interfaceFingerprint(tools: readonly ToolEntry[]): { interface?: string } {
  return tools.length === 0 ? {} : { interface: hashJson(byServer(tools).map(seenByAgent)) }
}

/** Hash of all that decides how an attempt is graded; `scorer` names the scoring code. */
export function scorerFingerprint(suite: ScorerParts, scorer: string): string {
  const { similarity, aem, tools, embedding, sub_metrics } = suite
  const modules = sub_metrics.flatMap(({ name, applies_to, code }) =>
    code === undefined ? [] : [{ name, applies_to, code }],
  )
  return hashJson(
    plain({
      ...{ scorer, similarity, aem, tools: gradingRules(tools) },
      ...(embedding !== undefined && { embedding: asksWhat(embedding) }),
      ...(modules.length > 0 && { modules }),
    }),
  )
}

type ScorerParts = Pick<Suite, 'similarity' | 'aem' | 'tools' | 'embedding' | 'sub_metrics'>

/**
 * Hash of who answers rubrics and how; nothing where a suite has no judge. `prompt` names what they are told. The rubrics
 * of a task are part of its gold, so that a task that comes or goes is no other judge.
 */
export function judgeFingerprint(
  suite: Pick<Suite, 'judges' | 'judge' | 'sub_metrics'>,
  prompt: string,
): { judge?: string } {
  if (suite.judges.length === 0) return {}
  const dimensions = suite.sub_metrics.flatMap(({ name, applies_to, rubric, against }) =>
    rubric === undefined ? [] : [{ name, applies_to, rubric, against }],
  )
  const { concurrency: _, ...options } = asksWhat(suite.judge)
  return { judge: hashJson(plain({ judges: suite.judges.map(asksWhat), options, prompt, dimensions })) }
}

/** Without what decides only who pays, how fast an answer comes, or whether it comes. */
function asksWhat<T extends Partial<EmbeddingOptions & JudgeOptions>>(options: T) {
  const { api_key_env: _k, timeout: _t, retries: _r, requests_per_minute: _m, ...rest } = options
  return rest
}

/** Hash of a sub-metric's module and of the files that it names: paths and contents. */
export function moduleFingerprint(tree: Tree, module: string, files: readonly string[]): string {
  return hashJson(matching(tree, [module, ...files]))
}

function agentBlock(agent: Agent): string {
  const { kind, files: _files, ...block } = agent
  // what an openai agent's model is belongs to its own part, and who pays to none
  const elsewhere = kind === 'openai' ? ['model', 'temperature', 'params', 'base_url', 'key'] : []
  return hashJson(plain(Object.fromEntries(Object.entries(block).filter(([key]) => !elsewhere.includes(key)))))
}

/** Who answers is part of the agent; how often it is asked again, and whether a cassette answers, is not. */
function modelAddresses({ models }: Suite['sandbox']): { models?: string } {
  const addresses = { openai: models?.openai.base_url, anthropic: models?.anthropic.base_url }
  const isStated = Object.values(addresses).some((address) => address !== undefined)
  return isStated ? { models: hashJson(plain(addresses)) } : {}
}

function agentParts(tree: Tree, agent: Agent): Record<string, string> {
  const parts: Record<string, string> = {}
  const own = ownFiles(tree, agent)
  for (const part of ['prompt', 'harness', 'model'] as const) {
    const globs = agent.files?.[part]
    const files = own[part] ?? []
    if (globs !== undefined || files.length > 0) parts[part] = hashJson(matching(tree, globs ?? [], files))
  }
  if (agent.kind !== 'openai') return parts
  const { model, temperature, params, base_url } = agent
  return { ...parts, model: hashJson(plain({ model, temperature, params, base_url, files: parts.model })) }
}

/** Files that are the agent's whether or not its `files` name them. */
function ownFiles(tree: Tree, agent: Agent): { readonly [part in 'prompt' | 'harness' | 'model']?: readonly string[] } {
  if (agent.kind === 'openai' && agent.system !== undefined) return { prompt: [agent.system] }
  if (agent.kind === 'module') return { harness: [agent.module] }
  const words = agent.kind === 'command' ? agent.command : agent.kind === 'http' ? (agent.start ?? []) : []
  return { harness: startedFiles(tree, words, agent) }
}

/** Files that the words of a command name, as they are started, and that no part of the agent's `files` matches. */
function startedFiles(tree: Tree, words: readonly string[], { files = {} }: Agent): readonly string[] {
  // the Node that runs Turngate, whatever lies beside the suite
  const named = words[0] === 'node' ? words.slice(1) : words
  const paths = new Set(named.map((word) => insidePath(word)))
  const listed = new Set(Object.values(files).flatMap((globs) => matchingFiles(tree, globs ?? [])))
  return tree.list().filter((path) => paths.has(path) && !listed.has(path))
}

/** Paths and contents of what the globs match, and of the files named beside them. */
function matching(tree: Tree, globs: readonly string[], paths: readonly string[] = []): Json {
  const named = new Set(paths.map((path) => insidePath(path) ?? path))
  const matched = new Set(matchingFiles(tree, globs))
  return tree
    .list()
    .filter((file) => named.has(file) || matched.has(file))
    .map((path) => fileHash(tree, path, path))
}

function fixture(tree: Tree, workspace: string | undefined): Record<string, string> {
  if (workspace === undefined) return {}
  const folder = insidePath(workspace) ?? ''
  const prefix = folder === '' ? '' : `${folder}/`
  const paths = tree.list().filter((path) => path.startsWith(prefix))
  return { fixture: hashJson(paths.map((path) => fileHash(tree, path, path.slice(prefix.length)))) }
}

/** Path, contents, executable bit. */
function fileHash(tree: Tree, path: string, name: string): Json {
  const file = tree.read(path, MAX_HASHED_BYTES)
  if (file.kind === 'file') return [name, sha256(file.bytes), file.executable]
  return [name, file.kind, file.kind === 'too_large' ? file.size : null]
}

/** Each server lists its own tools, so their order counts within a server only. */
function byServer(tools: readonly ToolEntry[]): readonly ToolEntry[] {
  const servers = [...new Set(tools.map((tool) => tool.server ?? ''))].sort()
  return servers.flatMap((server) => tools.filter((tool) => (tool.server ?? '') === server))
}

function seenByAgent(tool: ToolEntry): Json {
  const { name, description, read_only, server, title, output_schema, annotations } = tool
  // as it is shown: a schema that leaves its type out is one of an object
  const input_schema = { ...tool.input_schema, type: 'object' }
  return plain({ name, description, input_schema, read_only, server, title, output_schema, annotations })
}

/** Named by what an author keeps when a tool is renamed, so that a new name alone is a change of the interface. */
function behaviour(tree: Tree, { tools, handlers = {} }: Pick<Suite, 'tools' | 'handlers'>): string {
  const each = tools.map((tool) => {
    const { delay, failure, handler } = tool
    const rules = tool.rules?.length === 0 ? undefined : tool.rules
    const failure_rate = tool.failure_rate === 0 ? undefined : tool.failure_rate
    const files = handler === undefined ? undefined : handlers[handlerParts(handler).module]
    const code = files?.map((path) => fileHash(tree, path, path))
    return plain({ of: toolIdentity(tool, tools), rules, delay, failure_rate, failure, handler: code })
  })
  return hashJson(sortedByText(each))
}

function settings({ sandbox }: Omit<Suite, 'fingerprints'>) {
  const { now, network, env } = sandbox
  // who pays how much decides whether an attempt is measured, not what its world answers
  const { run_cost_usd: _, ...limits } = sandbox.limits
  return { now, network, limits, env: [...new Set(env)].sort() }
}

function gradingRules(tools: readonly ToolEntry[]): Json {
  const rules = tools.map(({ name, server, tool_id, action, aliases, read_only, compare }) => {
    return plain({ name, server, tool_id, action, aliases, read_only, compare })
  })
  return sortedByText(rules)
}

/** Hash of all that decides what the right outcome of a task is. */
export function goldFingerprint(task: Task): string {
  const { description: _d, origin: _o, critical: _c, reviewed: _r, source: _s, id: _i, ...outcome } = task
  return hashJson(plain(outcome))
}

function sortedByText(values: readonly Json[]): Json {
  return values.map((value) => canonical(value)).sort()
}

/** As JSON, without keys that are undefined. */
function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}
