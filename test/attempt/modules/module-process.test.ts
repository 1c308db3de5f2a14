import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { openModule } from '../../../src/attempt/modules/module-process.ts'

const moody = fileURLToPath(new URL('../../fixtures/modules/moody.mjs', import.meta.url))

function open(file = moody, timeout = 5000, signal = new AbortController().signal) {
  const scratch = mkdtempSync(join(tmpdir(), 'turngate-modules-test-'))
  const module = openModule({ file, timeout, scratch, path: process.env.PATH ?? '', signal })
  onTestFinished(async () => {
    await module.close()
    rmSync(scratch, { recursive: true, force: true })
  })
  return { module, scratch, ask: (mood: string) => module.ask({ turn: { mood }, context: {} }) }
}

it('answers in the order asked', async () => {
  const { ask } = open()
  const answers = await Promise.all(['a', 'b', 'c'].map(ask))
  expect(answers).toEqual(['a', 'b', 'c'].map((mood) => ({ kind: 'answered', answer: { mood } })))
})

it.each([
  ['throw', 'its module threw: bad mood'],
  ['exit', 'its module ended (exit code 3)'],
  ['garbage', 'its module printed what is no answer'],
  ['flood', 'its module printed what is no answer'],
])('%s: is told, and the next question is answered', async (mood, reason) => {
  const { ask } = open()
  expect(await ask(mood)).toEqual({ kind: 'failed', reason })
  expect(await ask('fine')).toEqual({ kind: 'answered', answer: { mood: 'fine' } })
})

it('is ended at its limit of time', async () => {
  const { ask } = open(moody, 300)
  expect(await ask('hang')).toEqual({ kind: 'failed', reason: 'its module took longer than 300 ms' })
})

it('answers null where it gives nothing back', async () => {
  expect(await open().ask('nothing')).toEqual({ kind: 'answered', answer: null })
})

it('sees no variable of the host', async () => {
  process.env.TURNGATE_TEST_SECRET = 'secret'
  onTestFinished(() => void delete process.env.TURNGATE_TEST_SECRET)
  expect(await open().ask('env')).toEqual({
    kind: 'answered',
    answer: 'HOME LANG LC_ALL PATH TMPDIR TURNGATE_MODULE TZ',
  })
})

it('is not started for ever', async () => {
  const { ask } = open()
  for (let death = 0; death < 3; death += 1) await ask('exit')
  expect(await ask('fine')).toEqual({
    kind: 'failed',
    reason: 'its module kept failing: its module ended (exit code 3)',
  })
})

it.each([
  ['export const a = 1', 'it has no default export that is a function'],
  ['export default (', 'Unexpected end of input'],
  ["import './nowhere.mjs'", 'Cannot find module'],
])('%s: says why it cannot be loaded', async (source, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'turngate-modules-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'own.mjs'), source)
  expect(await open(join(folder, 'own.mjs')).ask('fine')).toEqual({
    kind: 'failed',
    reason: expect.stringContaining(reason),
  })
})

it('asks nobody once the run was ended', async () => {
  const stop = new AbortController()
  stop.abort()
  expect(await open(moody, 5000, stop.signal).ask('fine')).toEqual({ kind: 'failed', reason: 'interrupted' })
})
