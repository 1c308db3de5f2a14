import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openAnswerFile } from '../../../src/shell/files/answer-file.ts'

it('keeps answers for the next to open it, and passes over broken lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turngate-answers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'judgements.jsonl')
  const first = openAnswerFile(file)
  expect(first.get('a')).toBeUndefined()
  first.put('a', { holds: true })
  appendFileSync(file, '{"key": "b", "ans\n[1]\n{"answer": 1}\n')
  const second = openAnswerFile(file)
  second.put('c', false)
  second.put('a', null)
  appendFileSync(file, '{"key": "d", "ans')
  openAnswerFile(file).put('e', 1)
  const third = openAnswerFile(file)
  expect(['d', 'e'].map((key) => third.get(key))).toEqual([undefined, 1])
  expect(['a', 'b', 'c'].map((key) => third.get(key))).toEqual([null, undefined, false])
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe('{"key":"a","answer":{"holds":true}}')
})
