import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../../errors.ts'
import type { JsonObject } from '../../../json.ts'
import { handlerParts } from '../../../suite/handler-files.ts'
import type { Handler } from '../../../suite/schema/doubles.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { readDuration } from '../../duration.ts'
import { type ModuleAnswer, type ModuleProcess, openModule } from '../../modules/module-process.ts'
import { HANDLER_BOOTSTRAP } from './bootstrap.ts'

/** The handlers of one attempt, each in a process of its own that nothing of another attempt has touched. */
export interface Handlers {
  /** Never rejects. */
  ask(handler: Handler, question: JsonObject | null): Promise<ModuleAnswer>
  /** Starts every handler, so that no call pays for it. What goes wrong is told by the first question. */
  warm(): Promise<void>
  close(): Promise<void>
}

export interface HandlersOptions {
  readonly suite: Pick<Suite, 'tools' | 'handlers'>
  /** Absolute folder of the suite. */
  readonly root: string
  /** Absolute folder; each process gets one of its own in it, which goes with it. */
  readonly scratch: string
  readonly path: string
  readonly signal: AbortSignal
}

/** Undefined where no tool has a handler. */
export function openHandlers(options: HandlersOptions): Handlers | undefined {
  const { tools, handlers: files = {} } = options.suite
  const handlers = tools.flatMap(({ handler }) => (handler === undefined ? [] : [handlerParts(handler)]))
  if (handlers.length === 0) return undefined
  const modules = new Map<string, Promise<ModuleProcess>>()
  for (const { module } of handlers) {
    if (modules.has(module)) continue
    const timeouts = handlers.filter((one) => one.module === module).map(({ timeout }) => readDuration(timeout))
    modules.set(module, start(module, files[module] ?? [module], Math.max(...timeouts), options))
  }
  return {
    async ask(handler, question) {
      const { module } = handlerParts(handler)
      const process = await modules.get(module)
      return process?.ask({ question }) ?? { kind: 'failed', reason: 'it was not started' }
    },
    async warm() {
      await Promise.all([...modules.values()].map(async (process) => (await process).ask({ question: NOTHING })))
    },
    async close() {
      await Promise.all([...modules.values()].map(async (process) => (await process).close()))
    },
  }
}

/** Loads every handler once. @throws UserError that names those that cannot be loaded */
export async function checkHandlers(options: HandlersOptions & { readonly file: string }): Promise<void> {
  const handlers = openHandlers(options)
  if (handlers === undefined) return
  try {
    const modules = [...new Set(options.suite.tools.flatMap(({ handler }) => handler ?? []))]
    const answers = await Promise.all(modules.map(async (handler) => ({ handler, ...(await ask(handlers, handler)) })))
    const problems = answers.flatMap((answer) => {
      if (answer.kind === 'answered') return []
      const message = `the handler ${handlerParts(answer.handler).module} cannot be used: ${answer.reason}.`
      return [{ code: 'bad-handler', message, file: options.file, hint: HANDLER_HINT }]
    })
    if (problems.length > 0) throw new UserError(problems)
  } finally {
    await handlers.close()
  }
}

const HANDLER_HINT = 'Mend the module; docs/tools.md says what a handler is.'

function ask(handlers: Handlers, handler: Handler): Promise<ModuleAnswer> {
  return handlers.ask(handler, NOTHING)
}

/** Answered without asking the module, once it is loaded. */
const NOTHING = null

/** A whole document may go both ways. */
const MOST_BYTES = 16 * 1024 * 1024

async function start(
  module: string,
  files: readonly string[],
  timeout: number,
  { root, scratch, path, signal }: HandlersOptions,
): Promise<ModuleProcess> {
  // links are followed before permissions are looked up
  const folder = await realpath(root).catch(() => root)
  const readable = await Promise.all(files.map((file) => realpath(join(folder, file)).catch(() => join(folder, file))))
  return openModule({
    ...{ timeout, scratch, path, signal },
    file: join(folder, module),
    bootstrap: HANDLER_BOOTSTRAP,
    flags: [permissionFlag(), ...readable.map((file) => `--allow-fs-read=${file}`), '--no-warnings'],
    mostBytes: MOST_BYTES,
  })
}

/** What a handler reads is part of the fingerprint; Node sees to it that it reads nothing else, and starts nothing. */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
}
