import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ended, REPOSITORY, start } from './support/cli.ts'
import { newPlace, type Place } from './support/place.ts'

const BY_NAME = [
  [
    'six checks',
    /Required tools present +\d+\.\d%[\s\S]*Forbidden tools absent +\d+\.\d%[\s\S]*Expected order +\d+\.\d%/,
  ],
  [
    'more of them',
    /Within turn budget +\d+\.\d%[\s\S]*Recovered from errors +\d+\.\d%[\s\S]*Arguments valid first try +\d+\.\d%/,
  ],
  [
    'AEM by sub-metric',
    /AEM score +\d+\.\d%[\s\S]*Structural +\d+\.\d%[\s\S]*Completeness +\d+\.\d%[\s\S]*Truthfulness +\d+\.\d%/,
  ],
  ['pass^1 to pass^5', /k=1 +k=2 +k=3 +k=4 +k=5\n[\s\S]*pass\^k( +\d+\.\d%){5}/],
  ['cost', /Cost per attempt +\$\d/],
  ['latency', /Wall time +[\d.]+ m?s/],
] as const

describe('a fresh clone with nothing installed', { timeout: 300_000 }, () => {
  let place: Place
  let clone: string
  let before: string
  let demo: Ended

  beforeAll(async () => {
    place = newPlace()
    clone = join(place.dir, 'turngate')
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', REPOSITORY, clone])
    cpSync(join(REPOSITORY, 'dist'), join(clone, 'dist'), { recursive: true })
    before = status()
    demo = await start(join(clone, 'dist/cli/index.js'), ['demo'], { cwd: clone, env: place.env }).ended
  }, 300_000)
  afterAll(() => place[Symbol.dispose]())

  function status(): string {
    return execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })
  }

  it('runs the demo, which passes', () => {
    expect(demo.code).toBe(0)
    expect(demo.stdout).toMatch(/^✓ Pass {2}support-desk\n {2}Success rate \d+\.\d% → \d+\.\d%/)
    expect(demo.stdout).toMatch(/of 150 attempts of 30 tasks passed/)
  })

  it.each(BY_NAME)('is shown %s', (_, figures) => {
    expect(demo.stdout).toMatch(figures)
  })

  it('is told how far it has come', () => {
    expect(demo.stderr).toContain('15/150 attempts')
    expect(demo.stderr).toContain('150/150 attempts')
  })

  it('stays clean', () => {
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
    expect(status()).toBe(before)
    expect(before === '' || before === '?? dist/\n').toBe(true)
    expect(place.leftovers()).toEqual([])
  })
})
