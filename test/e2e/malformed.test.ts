import { beforeAll, describe, expect, it } from 'vitest'
import { ARGUMENTS } from './malformed/arguments.ts'
import type { Case } from './malformed/case.ts'
import { STORED } from './malformed/stored.ts'
import { SUITES } from './malformed/suites.ts'
import { type Files, newPlace } from './support/place.ts'
import { TINY } from './support/tiny.ts'

/** One clear message on stderr, nothing on stdout, exit code 2, and no file made, changed or left behind. */
async function expectRefusal(files: Files, { prepare, args = ['run', 'suite.yaml'], says, ...more }: Case) {
  using place = newPlace({ ...files, ...more.files })
  prepare?.(place)
  const before = place.contents()
  const { code, stdout, stderr } = await place.turngate(...args)
  const lines = stderr.split('\n')
  expect(lines.pop()).toBe('')
  expect(lines).toEqual(says.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))))
  expect(stderr).not.toMatch(/^\s+at /m)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(place.contents()).toEqual(before)
  expect(place.leftovers()).toEqual([])
}

describe('a suite is refused that has', () => {
  it.concurrent.each(SUITES)('$title', (one) => expectRefusal(TINY, one))
})

describe('refused is', () => {
  it.concurrent.each(ARGUMENTS)('$title', (one) => expectRefusal(TINY, one))
})

describe('refused is, beside what is stored,', () => {
  let stored: Files

  beforeAll(async () => {
    using place = newPlace(TINY)
    await place.turngate('run', 'suite.yaml', '--no-gate', '--attempts', '2', '--out', 'base')
    await place.turngate('baseline', 'write', 'base')
    stored = place.files()
  })

  it.concurrent.each(STORED)('$title', (one) => expectRefusal(stored, one))
})

it('is refused by many', () => {
  const titles = [...SUITES, ...ARGUMENTS, ...STORED].map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.length).toBeGreaterThanOrEqual(75)
})
