import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readDuration } from '../../attempt/duration.ts'
import { type ModuleProcess, openModule } from '../../attempt/modules/module-process.ts'
import { removeFolder } from '../../attempt/sandbox/remove-folder.ts'
import type { Advisers } from '../../grade/consult.ts'
import { embeddingModel } from '../../grade/embedding/model.ts'
import { embeddingTier } from '../../grade/embedding/tier.ts'
import { openPanel } from '../../grade/judge/panel.ts'
import { judgeSettings } from '../../grade/judge/settings.ts'
import type { Endpoint } from '../../grade/openai.ts'
import { type AnswerStore, type Embedder, EndpointError, type Judge } from '../../grade/ports.ts'
import { SCORER } from '../../grade/scorer.ts'
import type { Json } from '../../json.ts'
import { scorerFingerprint } from '../../suite/fingerprint.ts'
import type { EmbeddingOptions, JudgeEntry, JudgeOptions } from '../../suite/schema/judge.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { openAnswerFile } from '../files/answer-file.ts'
import { openVectorFolder } from '../files/vector-folder.ts'
import { type Reach, reachOf } from './endpoint.ts'
import { redactorFor } from './secrets.ts'

export interface AdviserPlace {
  /** Absolute run directory: what judges and modules answered is kept there. Absent: it is kept nowhere. */
  readonly dir?: string
  /** Absolute folder of the suite, where its modules are; absent where only the run is at hand. */
  readonly root?: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  /** Whether a judge may decide. Default: none may. */
  readonly isLicensed?: (judge: JudgeEntry) => boolean
}

export interface OpenAdvisers {
  /** Absent where the suite asks nobody. */
  readonly advisers?: Advisers
  close(): Promise<void>
}

/** Whom a suite wants asked. Nothing is started or loaded before it is needed. */
export async function openAdvisers(suite: Suite, place: AdviserPlace): Promise<OpenAdvisers> {
  const { embedding, judges, sub_metrics: subMetrics } = suite
  if (embedding === undefined && judges.length === 0 && subMetrics.length === 0) return { close: async () => undefined }
  // what models and modules say is foreign text, which may repeat a key that it was asked with
  const redactor = redactorFor(suite, place.env)
  const store = redacted(
    place.dir === undefined ? memoryStore() : openAnswerFile(join(place.dir, ANSWERS_FILE)),
    redactor,
  )
  const modules = await openModules(suite, place)
  const isLicensed = place.isLicensed ?? (() => false)
  return {
    advisers: {
      ...{ subMetrics, store, signal: place.signal, modules: modules.byName },
      ...(embedding !== undefined && { embedding: openEmbedding(embedding, place) }),
      ...(judges.length > 0 && {
        panel: openPanel(
          judges.map((entry) => ({
            judge: lateJudge(entry, suite.judge, place.env, redactor),
            licensed: isLicensed(entry),
          })),
          {
            ...{ votes: suite.judge.votes, allowSameFamily: suite.judge.allow_same_family },
            ...{
              maxChars: suite.judge.max_chars,
              rereads: Math.min(1, suite.judge.retries),
              store,
              signal: place.signal,
            },
          },
        ),
      }),
    },
    close: modules.close,
  }
}

const ANSWERS_FILE = 'judgements.jsonl'

/**
 * The suite without the embedding tier where its key is not set: a run is scored with it or without it, and its
 * fingerprint says which.
 */
export function withReachableTiers(
  suite: Suite,
  env: AdviserPlace['env'],
): { readonly suite: Suite; readonly note?: string } {
  const { embedding, ...rest } = suite
  if (embedding === undefined) return { suite }
  const reach = reachOf(embedding, EMBEDDING_KEY, env)
  if (reach.kind === 'reachable') return { suite }
  const fingerprints = { ...suite.fingerprints, scorer: scorerFingerprint(rest, SCORER) }
  return { suite: { ...rest, fingerprints }, note: `the embedding tier is off: ${reach.reason}` }
}

const EMBEDDING_KEY = 'TURNGATE_EMBEDDING_API_KEY'
const JUDGE_KEY = 'TURNGATE_JUDGE_API_KEY'

function openEmbedding(options: EmbeddingOptions, { cwd, env }: AdviserPlace) {
  return embeddingTier(
    lateEmbedder(options, env),
    openVectorFolder(join(cwd, '.turngate', 'cache', 'embeddings')),
    options,
  )
}

/** The network is loaded with the first question: most of what is asked may be stored already. */
function lateEmbedder(options: EmbeddingOptions, env: AdviserPlace['env']): Embedder {
  const reach = reachOf(options, EMBEDDING_KEY, env)
  let opened: Promise<Embedder> | undefined
  return {
    model: embeddingModel(options),
    async embed(texts, signal) {
      if (reach.kind === 'unreachable') throw new EndpointError(reach.reason)
      opened ??= import('../../grade/openai.ts').then(({ openaiEmbedder }) =>
        openaiEmbedder(endpointOf(reach, { ...options, concurrency: 1 }), options),
      )
      return (await opened).embed(texts, signal)
    },
  }
}

function lateJudge(entry: JudgeEntry, options: JudgeOptions, env: AdviserPlace['env'], redactor: Redactor): Judge {
  const reach = reachOf(entry, JUDGE_KEY, env)
  let opened: Promise<Judge> | undefined
  return {
    name: entry.name,
    model: entry.model,
    settings: judgeSettings(entry),
    async ask(question, signal) {
      if (reach.kind === 'unreachable') return { kind: 'failed', reason: reach.reason }
      opened ??= import('../../grade/openai.ts').then(({ openaiJudge }) =>
        openaiJudge(endpointOf(reach, options), entry),
      )
      return redactor.deep(await (await opened).ask(question, signal))
    },
  }
}

function endpointOf(
  { apiKey, baseUrl }: Reach & { readonly kind: 'reachable' },
  {
    timeout,
    retries,
    concurrency,
    requests_per_minute: requestsPerMinute,
  }: Pick<JudgeOptions, 'timeout' | 'retries' | 'concurrency' | 'requests_per_minute'>,
): Endpoint {
  return {
    ...{ timeout: readDuration(timeout), retries, concurrency },
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  }
}

async function openModules({ sub_metrics }: Suite, { root, env, signal }: AdviserPlace) {
  const byName = new Map<string, ModuleProcess>()
  const entries = sub_metrics.filter(({ module }) => module !== undefined)
  if (root === undefined || entries.length === 0) return { byName, close: async () => undefined }
  const scratch = await mkdtemp(join(tmpdir(), 'turngate-modules-'))
  for (const { name, module = '', timeout } of entries) {
    const file = resolve(root, module)
    byName.set(name, openModule({ file, timeout: readDuration(timeout), scratch, path: env.PATH ?? '', signal }))
  }
  return {
    byName,
    async close() {
      await Promise.all([...byName.values()].map((module) => module.close()))
      await removeFolder(scratch)
    },
  }
}

function redacted(store: AnswerStore, redactor: Redactor): AnswerStore {
  return { get: store.get, put: (key, answer) => store.put(key, redactor.deep(answer)) }
}

function memoryStore(): AnswerStore {
  const answers = new Map<string, Json>()
  return {
    get: (key) => answers.get(key),
    put: (key, answer) => void answers.set(key, answer),
  }
}
