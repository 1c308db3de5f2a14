/**
 * Part of the program around a handler: takes away whatever differs from one time to the next (the clock, random numbers,
 * names of the machine) or reaches beyond the question (files, the network, processes, other realms), before the handler
 * is loaded. What is used all the same is kept in `used`, so that a handler that catches the refusal fails too.
 */
export const TAKEN_AWAY = `
import { syncBuiltinESMExports } from 'node:module'
import buffer from 'node:buffer'
import childProcess from 'node:child_process'
import cluster from 'node:cluster'
import crypto from 'node:crypto'
import dgram from 'node:dgram'
import dns from 'node:dns'
import fs from 'node:fs'
import nodeModule from 'node:module'
import net from 'node:net'
import os from 'node:os'
import perf from 'node:perf_hooks'
import v8 from 'node:v8'
import vm from 'node:vm'
import workers from 'node:worker_threads'

// not in every build of Node
const rare = await Promise.all(
  ['node:inspector', 'node:wasi', 'node:sqlite'].map((name) => import(name).then((found) => found.default, () => ({}))),
)
const used = new Set()
const refuse = (what, why = VARIES) => {
  const told = 'it uses ' + what + ', ' + why
  used.add(told)
  throw new Error(told)
}
const VARIES = 'which is not the same each time; a handler has now, seed and random() for that, and answers from its question alone'
const BEYOND = 'which a handler cannot have: it answers from its question alone'

/** What Node itself denied, in words. */
const denied = ({ permission, resource }) => {
  if (permission === 'FileSystemRead') return 'it reads ' + (resource || 'a file') + ', which is not among its files; name what it reads under files'
  if (permission === 'FileSystemWrite') return 'it writes ' + (resource || 'a file') + '; a handler writes to the state document alone'
  return 'it uses ' + (permission || 'what Node denies it') + ', ' + BEYOND
}
const isDenial = (error) => error?.code === 'ERR_ACCESS_DENIED'
const note = (error) => {
  if (isDenial(error)) used.add(denied(error))
}
const words = (error) => (isDenial(error) ? denied(error) : String(error?.message ?? error).slice(0, 300))

const trap = (object, names, prefix, why = VARIES) => {
  for (const name of names) {
    if (typeof object?.[name] !== 'function') continue
    // one that reads another object, which is trapped itself
    if (Object.getOwnPropertyDescriptor(object, name)?.configurable === false) continue
    // a function, since classes are among them
    const value = function () { refuse(prefix + name, why) }
    Object.defineProperty(object, name, { value, configurable: true, writable: true })
  }
}
const hide = (object, names, prefix, why = VARIES) => {
  for (const name of names) {
    if (!(name in object)) continue
    Object.defineProperty(object, name, { configurable: true, get: () => refuse(prefix + name, why) })
  }
}
const functionsOf = (object) => Object.keys(object).filter((name) => typeof object[name] === 'function')

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
if (globalThis.Temporal) trap(Temporal.Now, Object.getOwnPropertyNames(Temporal.Now), 'Temporal.Now.')
Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => 0 })
const dated = new Proxy(buffer.File, {
  construct: (target, args, newTarget) =>
    args[2]?.lastModified === undefined ? refuse('new File() without lastModified') : Reflect.construct(target, args, newTarget),
})
buffer.File.prototype.constructor = dated
for (const object of [globalThis, buffer]) {
  if ('File' in object) Object.defineProperty(object, 'File', { value: dated, configurable: true, writable: true })
}

const TIMES = ['now', 'mark', 'measure', 'timerify', 'toJSON', 'eventLoopUtilization', 'getEntries', 'getEntriesByName', 'getEntriesByType']
for (const object of [perf.performance, Object.getPrototypeOf(perf.performance)]) {
  trap(object, TIMES, 'performance.')
  hide(object, ['timeOrigin', 'nodeTiming'], 'performance.')
}
for (const object of [globalThis, perf]) trap(object, ['PerformanceMark', 'PerformanceObserver', 'monitorEventLoopDelay'], '')
hide(perf, ['timeOrigin'], 'perf_hooks.')
const OF_PROCESS = ['hrtime', 'uptime', 'cpuUsage', 'threadCpuUsage', 'memoryUsage', 'resourceUsage', 'availableMemory', 'constrainedMemory', 'cwd']
trap(process, OF_PROCESS, 'process.')
process.hrtime.bigint = () => refuse('process.hrtime')
hide(process, ['pid', 'ppid', 'report'], 'process.')
trap(process, ['binding', '_linkedBinding', 'dlopen', 'chdir', 'kill'], 'process.', BEYOND)
const { env } = process
for (const name of Object.keys(env)) delete env[name]
const OF_MACHINE = ['uptime', 'freemem', 'totalmem', 'loadavg', 'hostname', 'homedir', 'networkInterfaces', 'cpus', 'availableParallelism', 'userInfo']
trap(os, OF_MACHINE, 'os.')
trap(v8, functionsOf(v8).filter((name) => !/^(de)?serialize/i.test(name)), 'v8.')

// a realm of its own has a clock and random numbers of its own
trap(vm, functionsOf(vm), 'vm.', BEYOND)
for (const module of rare) trap(module, functionsOf(module), '', BEYOND)
trap(nodeModule, ['register', 'registerHooks'], 'module.', BEYOND)
trap(workers, ['Worker'], 'worker_threads.', BEYOND)
trap(childProcess, functionsOf(childProcess), 'child_process.', BEYOND)
trap(cluster, ['fork'], 'cluster.', BEYOND)
trap(globalThis, ['fetch', 'WebSocket', 'EventSource'], '', BEYOND)
trap(net, ['connect', 'createConnection', 'createServer'], 'net.', BEYOND)
trap(net.Socket.prototype, ['connect'], 'net.Socket.', BEYOND)
trap(net.Server.prototype, ['listen'], 'net.Server.', BEYOND)
trap(dgram, ['createSocket'], 'dgram.', BEYOND)
const LOOKUPS = ['lookup', 'resolve', 'resolve4', 'resolve6']
trap(dns, LOOKUPS, 'dns.', BEYOND)
trap(dns.promises, LOOKUPS, 'dns.', BEYOND)

// Node denies these; that they were asked for is kept
const watched = (real) => new Proxy(real, {
  apply(target, self, args) {
    const last = args.at(-1)
    if (typeof last === 'function') args[args.length - 1] = function (...told) { note(told[0]); return last.apply(this, told) }
    try {
      const made = Reflect.apply(target, self, args)
      if (made instanceof Promise) made.then(undefined, note)
      return made
    } catch (error) {
      note(error)
      throw error
    }
  },
})
const asksWhether = (real) => new Proxy(real, {
  apply(target, self, args) {
    const path = args[0] instanceof URL ? fileURLToPath(args[0]) : String(args[0])
    if (!process.permission.has('fs.read', path)) used.add(denied({ permission: 'FileSystemRead', resource: path }))
    return Reflect.apply(target, self, args)
  },
})
for (const object of [fs, fs.promises]) {
  for (const name of functionsOf(object)) {
    if (/^[A-Z]/.test(name) || /^exists/.test(name)) continue
    const real = object[name]
    object[name] = watched(real)
    if (typeof real.native === 'function') real.native = watched(real.native)
  }
}
for (const name of ['exists', 'existsSync']) fs[name] = asksWhether(fs[name])

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
`
