/**
 * The program around a handler. A question is a JSON line on its input, an answer one on its output. Whatever differs from
 * one time to the next is taken away before the handler is loaded (the clock, random numbers, the network, names of the
 * machine), and using it fails the call even where the handler catches that.
 */
export const HANDLER_BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { syncBuiltinESMExports } from 'node:module'
import { pathToFileURL } from 'node:url'
import crypto from 'node:crypto'
import dns from 'node:dns'
import net from 'node:net'
import dgram from 'node:dgram'
import os from 'node:os'
import perf from 'node:perf_hooks'

const write = process.stdout.write.bind(process.stdout)
// what the module prints is no answer
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (body) => write(JSON.stringify(body) + '\\n')
const words = (error) => {
  if (error?.code !== 'ERR_ACCESS_DENIED') return String(error?.message ?? error).slice(0, 300)
  const what = error.permission === 'FileSystemRead' ? 'reads ' + error.resource : 'uses ' + error.permission
  return 'it ' + what + ', which is not among its files; name what it reads under files'
}

const used = new Set()
const INSTEAD = 'a handler has now, seed and random() for that, and answers from its question alone'
const refuse = (what) => {
  used.add(what)
  throw new Error('it uses ' + what + ', which is not the same each time; ' + INSTEAD)
}
const trap = (object, names, prefix) => {
  for (const name of names) {
    if (typeof object?.[name] !== 'function') continue
    // one that reads another object, which is trapped itself
    if (Object.getOwnPropertyDescriptor(object, name)?.configurable === false) continue
    Object.defineProperty(object, name, { value: () => refuse(prefix + name), configurable: true, writable: true })
  }
}

const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    args.length === 0 ? refuse('new Date()') : Reflect.construct(target, args, newTarget),
  apply: () => refuse('Date()'),
  get: (target, key) => (key === 'now' ? () => refuse('Date.now') : target[key]),
})
RealDate.prototype.constructor = globalThis.Date
const RANDOM = ['randomUUID', 'getRandomValues', 'randomBytes', 'randomInt', 'randomFill', 'randomFillSync', 'pseudoRandomBytes', 'generateKey', 'generateKeySync', 'generateKeyPair', 'generateKeyPairSync']
trap(Math, ['random'], 'Math.')
trap(crypto.webcrypto, ['randomUUID', 'getRandomValues'], 'crypto.')
trap(crypto.webcrypto.subtle, ['generateKey'], 'crypto.subtle.')
trap(crypto, RANDOM, 'crypto.')
trap(perf.performance, ['now', 'mark', 'measure'], 'performance.')
trap(process, ['hrtime', 'uptime', 'cpuUsage', 'memoryUsage', 'resourceUsage', 'cwd'], 'process.')
process.hrtime.bigint = () => refuse('process.hrtime')
if (globalThis.Temporal) trap(Temporal.Now, Object.getOwnPropertyNames(Temporal.Now), 'Temporal.Now.')
for (const name of ['pid', 'ppid']) {
  Object.defineProperty(process, name, { configurable: true, get: () => refuse('process.' + name) })
}
const { env } = process
for (const name of Object.keys(env)) delete env[name]
trap(os, ['uptime', 'freemem', 'loadavg', 'hostname', 'networkInterfaces', 'cpus', 'userInfo'], 'os.')
trap(globalThis, ['fetch', 'WebSocket', 'EventSource'], '')
trap(net, ['connect', 'createConnection', 'createServer'], 'net.')
trap(net.Socket.prototype, ['connect'], 'net.Socket.')
trap(dgram, ['createSocket'], 'dgram.')
trap(dns, ['lookup', 'resolve', 'resolve4', 'resolve6'], 'dns.')
trap(dns.promises, ['lookup', 'resolve', 'resolve4', 'resolve6'], 'dns.')
const { DateTimeFormat } = Intl
for (const name of ['format', 'formatToParts']) {
  const own = Object.getOwnPropertyDescriptor(DateTimeFormat.prototype, name)
  const guarded = (real) => (date) => (date === undefined ? refuse('Intl.DateTimeFormat') : real(date))
  Object.defineProperty(DateTimeFormat.prototype, name, {
    configurable: true,
    ...(own.get ? { get() { return guarded(own.get.call(this)) } }
      : { value(date) { return guarded((given) => own.value.call(this, given))(date) } }),
  })
}
syncBuiltinESMExports()

/** The generator mulberry32: numbers from 0 to 1 that the seed decides. */
const generator = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

let handle
try {
  handle = (await import(pathToFileURL(process.argv[1]).href)).default
  if (used.size > 0) refuse([...used].join(', '))
  if (typeof handle !== 'function') throw new Error('it has no default export that is a function')
} catch (error) {
  tell({ broken: words(error) })
  process.exit(1)
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, question } = JSON.parse(line)
  if (question === null) {
    tell({ id, answer: null })
    continue
  }
  const { random, ...given } = question
  try {
    const answer = (await handle(given, { random: generator(random) })) ?? {}
    if (used.size > 0) refuse([...used].join(', '))
    tell({ id, answer })
  } catch (error) {
    tell({ id, error: words(error) })
  }
}
`
