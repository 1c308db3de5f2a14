import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Measured {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
  /** User and system time of the process and of all that it started and waited for. */
  readonly cpuSeconds: number
  /** The most memory that the process itself held, in megabytes; NaN where the system does not tell. */
  readonly peakMb: number
}

export interface MeasureOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program to its end, and measures it from outside. */
export function measure(command: readonly string[], { cwd, env }: MeasureOptions): Promise<Measured> {
  const begun = performance.now()
  // the shell counts the processor time of its child, and of those that the child waited for
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const texts = [1, 2, 3].map((index) => {
    const chunks: Buffer[] = []
    child.stdio[index]?.on('data', (chunk: Buffer) => chunks.push(chunk))
    return () => Buffer.concat(chunks).toString('utf8')
  })
  let peakMb = Number.NaN
  const watch = setInterval(() => {
    const now = peakOf(childOf(child.pid))
    if (now !== undefined) peakMb = now
  }, 10)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(watch)
      const [stdout = '', stderr = '', times = ''] = texts.map((text) => text())
      const seconds = (performance.now() - begun) / 1000
      resolve({ code: code ?? -1, stdout, stderr, seconds, cpuSeconds: cpuOf(times), peakMb })
    })
  })
}

/** As `measure`, of a program that has to do its work. */
export async function measureWell(
  command: readonly string[],
  options: MeasureOptions,
  codes: readonly number[] = [0],
): Promise<Measured> {
  const measured = await measure(command, options)
  if (codes.includes(measured.code)) return measured
  throw new Error(`${command.join(' ')} exited with ${measured.code}:\n${measured.stderr}\n${measured.stdout}`)
}

function childOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ')[0]) || undefined
  } catch {
    return undefined
  }
}

/** The high-water mark of the memory of a process, which only grows. */
function peakOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  try {
    const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return kib === undefined ? undefined : Number(kib) / 1024
  } catch {
    return undefined
  }
}

/** The second line of `times`: user and system time of children, such as `0m1.23s 0m0.05s`. */
function cpuOf(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return parts.reduce((sum, part) => sum + part, 0)
}
