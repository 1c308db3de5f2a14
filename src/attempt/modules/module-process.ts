import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isJsonObject, type Json } from '../../json.ts'
import { AnyJson } from '../../trace/json-value.ts'
import { LineSplitter } from '../../trace/lines.ts'
import { type RunningProcess, runProcess } from '../process/run-process.ts'
import { removeFolder } from '../sandbox/remove-folder.ts'
import { BOOTSTRAP } from './bootstrap.ts'

export interface ModuleOptions {
  /** Absolute path of the ES module. */
  readonly file: string
  /** Milliseconds, of one question. */
  readonly timeout: number
  /** Absolute folder; the process gets one of its own in it, which goes with it. */
  readonly scratch: string
  readonly path: string
  readonly signal: AbortSignal
  /** The program around the module; default: the one that asks its default export with a turn and its context. */
  readonly bootstrap?: string
  /** Options of Node that the process is started with. */
  readonly flags?: readonly string[]
  /** Length of one answer, in UTF-16 units. */
  readonly mostBytes?: number
}

export type ModuleAnswer =
  | { readonly kind: 'answered'; readonly answer: Json }
  | { readonly kind: 'failed'; readonly reason: string }

/** A user's module in a process of its own, that sees no variable of the host's. */
export interface ModuleProcess {
  /** One question at a time, in the order asked. Never rejects. */
  ask(question: Json): Promise<ModuleAnswer>
  close(): Promise<void>
}

/** Deaths without an answer in between after which the module is not started again. */
const MOST_DEATHS = 3

/** Started with the first question; again after it crashed or ran out of time. */
export function openModule(options: ModuleOptions): ModuleProcess {
  let running: Child | undefined
  let deaths = 0
  let lastReason = ''
  let queue: Promise<unknown> = Promise.resolve()

  async function answer(question: Json): Promise<ModuleAnswer> {
    if (options.signal.aborted) return { kind: 'failed', reason: 'interrupted' }
    if (deaths >= MOST_DEATHS) return { kind: 'failed', reason: `its module kept failing: ${lastReason}` }
    running ??= await start(options)
    const answered = await running.ask(question)
    if (running.isOver()) {
      await running.close()
      running = undefined
      deaths += 1
      lastReason = answered.kind === 'failed' ? answered.reason : 'it ended'
    } else deaths = 0
    return answered
  }
  return {
    ask(question) {
      const answered = queue.then(() => answer(question))
      queue = answered
      return answered
    },
    async close() {
      await queue
      await running?.close()
    },
  }
}

interface Child {
  ask(question: Json): Promise<ModuleAnswer>
  isOver(): boolean
  close(): Promise<void>
}

async function start(options: ModuleOptions): Promise<Child> {
  const { file, timeout, scratch, path, signal } = options
  const { bootstrap = BOOTSTRAP, flags = [], mostBytes = MOST_BYTES } = options
  const folder = join(scratch, `module-${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  let isOver = false
  let pending: ((answer: ModuleAnswer) => void) | undefined
  let id = 0
  let broken: string | undefined
  const settle = (answer: ModuleAnswer) => {
    pending?.(answer)
    pending = undefined
  }
  const lines = new LineSplitter(mostBytes)
  const hear = (line: string) => {
    const told = readLine(line)
    if (told === undefined) {
      isOver = true
      settle({ kind: 'failed', reason: 'its module printed what is no answer' })
      child.end()
    } else if ('broken' in told) broken = `its module could not be loaded: ${told.broken}`
    else if (told.id !== id) return
    else if ('error' in told) settle({ kind: 'failed', reason: `its module threw: ${told.error}` })
    else settle({ kind: 'answered', answer: told.answer })
  }
  const child: RunningProcess = runProcess({
    command: process.execPath,
    args: [...flags, '--input-type=module', '-e', bootstrap, file],
    cwd: folder,
    env: {
      ...{ PATH: path, HOME: folder, TMPDIR: folder, TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      TURNGATE_MODULE: folder,
    },
    marker: { variable: `TURNGATE_MODULE=${folder}`, folder },
    signal,
    onStdout: (chunk) => {
      // a line that was cut is no JSON either
      for (const { text } of lines.push(chunk)) hear(text)
    },
    onStderr: () => undefined,
  })
  child.ended.then((end) => {
    isOver = true
    const how = end.kind === 'exited' ? `exit code ${end.code ?? end.signal}` : end.message
    settle({ kind: 'failed', reason: broken ?? `its module ended (${how})` })
  })
  return {
    isOver: () => isOver,
    ask(question) {
      id += 1
      const asked = new Promise<ModuleAnswer>((resolve) => {
        const timer = setTimeout(() => {
          isOver = true
          settle({ kind: 'failed', reason: `its module took longer than ${timeout} ms` })
          child.end()
        }, timeout)
        pending = (answer) => {
          clearTimeout(timer)
          resolve(answer)
        }
      })
      if (isOver) settle({ kind: 'failed', reason: broken ?? 'its module ended' })
      else child.write(`${JSON.stringify({ id, ...(isJsonObject(question) ? question : {}) })}\n`)
      return asked
    },
    async close() {
      child.closeInput()
      child.end()
      await child.ended
      await removeFolder(folder)
    },
  }
}

const MOST_BYTES = 1024 * 1024

const Told = z.union([
  z.strictObject({ id: z.number(), answer: AnyJson }),
  z.strictObject({ id: z.number(), error: z.string() }),
  z.strictObject({ broken: z.string() }),
])

function readLine(line: string): z.infer<typeof Told> | undefined {
  try {
    return Told.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
