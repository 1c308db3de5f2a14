import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { isJsonObject, type Json } from '../../src/json.ts'
import { Id } from '../../src/suite/schema/common.ts'
import { REPLAY_FORMATS } from '../../src/suite/schema/suite.ts'
import { AttemptRecord, Evidence } from '../../src/trace/attempt.ts'
import { detectImporter, importers, importText } from '../../src/trace/import/index.ts'
import { formatEventLine, parseEventLine } from '../../src/trace/line.ts'
import { agentCalls, replies, trajectoryHash } from '../../src/trace/views.ts'

const fixture = (format: string) => readFileSync(`test/fixtures/trace/${format}.json`, 'utf8')

const foreign: [string, string][] = [
  ['nothing', ''],
  ['blanks', ' \n\t'],
  ['no JSON', 'PK\u0003\u0004 binary'],
  ['null', 'null'],
  ['a number', '42'],
  ['a string', '"traj"'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list of numbers', '[1,2,3]'],
  ['a list of empty objects', '[{}]'],
  ['a package file', '{"name":"x","version":"1.0.0"}'],
  ['very deep nesting', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['a hidden prototype', '{"__proto__":{"simulations":[]}}'],
]

it('every importer is a replay format, and the other way round', () => {
  expect(['run', ...importers.map((importer) => importer.format)]).toEqual([...REPLAY_FORMATS])
})

describe.each(importers)('importer $format', (importer) => {
  const text = fixture(importer.format)
  const imported = importer.read(text, `results/${importer.format}.json`)

  it('is found by content', () => {
    expect(detectImporter(text, 'anything.txt').format).toBe(importer.format)
    expect(importText(text, 'f').tasks).toEqual(importText(text, 'f', importer.format).tasks)
  })

  it('gives legal and unique ids', () => {
    expect(imported.tasks.length).toBeGreaterThan(0)
    for (const name of [imported.suite, ...imported.tasks.map((task) => task.id)]) expect(Id.parse(name)).toBe(name)
    expect(new Set(imported.tasks.map((task) => task.id)).size).toBe(imported.tasks.length)
    const names = imported.attempts.map((attempt) => `${attempt.task}/${attempt.attempt}`)
    expect(new Set(names).size).toBe(names.length)
    for (const attempt of imported.attempts) expect(imported.tasks.map((task) => task.id)).toContain(attempt.task)
  })

  it('gives valid attempts', () => {
    expect(imported.attempts.length).toBeGreaterThan(0)
    for (const { events, evidence, ...record } of imported.attempts) {
      expect(AttemptRecord.parse(record)).toEqual(record)
      expect(Evidence.parse(evidence)).toEqual(evidence)
      expect(evidence.calls_recorded_by).toBe('import')
      for (const event of events) expect(parseEventLine(formatEventLine(event))).toEqual({ kind: 'event', event })
      expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
      expect(events.filter((event) => event.event === 'end')).toEqual([events.at(-1)])
    }
  })

  it('gives tasks that can be graded and not run', () => {
    for (const task of imported.tasks) {
      expect(task.turns).toEqual([])
      expect(task.pass_when).toHaveLength(1)
      expect(task.source.file).toBe(`results/${importer.format}.json`)
    }
  })

  it('gives the same for the same text', () => {
    expect(importer.read(text, `results/${importer.format}.json`)).toEqual(imported)
    const reordered = JSON.stringify(JSON.parse(text), null, 7)
    expect(importer.read(`\uFEFF${reordered}\n`, `results/${importer.format}.json`)).toEqual(imported)
  })

  it.each(foreign)('refuses %s and names itself', (_, content) => {
    const problem = problemOf(() => importer.read(content, 'given.json'))
    expect(problem.message).toContain(importer.title)
    expect(problem.file).toBe('given.json')
  })

  it.each(importers.filter((other) => other !== importer).map((other) => other.format))('refuses %s', (other) => {
    expect(problemOf(() => importer.read(fixture(other), 'given.json')).message).toContain(importer.title)
  })

  it('refuses the file cut off anywhere', () => {
    const whole = text.trimEnd()
    const cuts = fc.integer({ min: 0, max: whole.length - 1 })
    fc.assert(
      fc.property(cuts, (length) => {
        expect(problemOf(() => importer.read(whole.slice(0, length), 'f')).message).toContain(importer.title)
      }),
    )
  })

  it('survives any value in place of any other', () => {
    const document: Json = JSON.parse(text)
    const values = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...hostile))
    fc.assert(
      fc.property(fc.nat(), values, (place, value) => {
        const changed = replaceLeaf(document, place, value)
        try {
          const result = importer.read(JSON.stringify(changed), 'f')
          for (const attempt of result.attempts) {
            for (const event of attempt.events) expect(parseEventLine(formatEventLine(event)).kind).toBe('event')
            agentCalls(attempt.events)
            replies(attempt.events)
            trajectoryHash(attempt.events)
          }
          for (const task of result.tasks) Id.parse(task.id)
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('survives keys named __proto__ and huge strings', () => {
    const spoilt = text
      .replaceAll('"region": "EU"', '"region": "EU", "__proto__": {"polluted": true}')
      .replaceAll('"line": "L1"', '"line": "L1", "__proto__": {"polluted": true}')
      .replaceAll(
        '{\\"order_id\\": \\"1001\\"}',
        '{\\"order_id\\": \\"1001\\", \\"__proto__\\": {\\"polluted\\": true}}',
      )
    expect(spoilt).not.toBe(text)
    try {
      const result = importer.read(spoilt, 'f')
      const args = result.attempts.flatMap((attempt) => agentCalls(attempt.events)).map((call) => call.args)
      expect(args.some((one) => Object.hasOwn(one, '__proto__'))).toBe(true)
      expect(args.every((one) => one.polluted === undefined)).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(UserError)
      expect(String(error)).toContain('__proto__')
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)

    const large = importer.read(
      text.replaceAll('1001', 'x'.repeat(2_000_000)).replaceAll('EU', 'y'.repeat(2_000_000)),
      'f',
    )
    for (const attempt of large.attempts) {
      for (const event of attempt.events) expect(parseEventLine(formatEventLine(event)).kind).toBe('event')
    }
  })
})

const hostile: Json[] = [
  null,
  '',
  '###',
  '\u0000',
  '[[[',
  '{"a":',
  'x'.repeat(10_000),
  -1,
  1e308,
  { __proto__: null },
  [],
]

function problemOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof UserError && error.problems[0] !== undefined) return error.problems[0]
    throw error
  }
  throw new Error('it was read')
}

/** A copy in which the value that `place` counts to (round and round) is another one. */
function replaceLeaf(document: Json, place: number, value: unknown): unknown {
  const target = place % countValues(document)
  let seen = -1
  function walk(node: Json): unknown {
    seen += 1
    if (seen === target) return value
    if (Array.isArray(node)) return node.map(walk)
    if (!isJsonObject(node)) return node
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]))
  }
  return walk(document)
}

function countValues(node: Json): number {
  if (typeof node !== 'object' || node === null) return 1
  return 1 + Object.values(node).reduce<number>((sum, child: Json) => sum + countValues(child), 0)
}
