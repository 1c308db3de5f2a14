import { compare } from '../../../src/grade/similarity/compare.ts'

const SIZE = 100_000

/** Texts that are as long as values may be, and built to make matching slow. */
const HOSTILE: readonly (readonly [title: string, make: (end: string) => string])[] = [
  ['words', (end) => `${Array.from({ length: SIZE / 8 }, (_, index) => `word${index}`).join(' ')}${end}`],
  ['sentences', (end) => `${'The order 1001 was not shipped on March 5, 2024 for $54.20. '.repeat(SIZE / 60)}${end}`],
  ['digits', (end) => '1'.repeat(SIZE) + end],
  ['separated digits', (end) => '1,'.repeat(SIZE / 2) + end],
  ['number words', (end) => 'one hundred and '.repeat(SIZE / 16) + end],
  ['punctuation', (end) => '!'.repeat(SIZE) + end],
  ['at signs', (end) => 'a@'.repeat(SIZE / 2) + end],
  ['dots', (end) => 'a.'.repeat(SIZE / 2) + end],
  ['hyphens', (end) => 'a-'.repeat(SIZE / 2) + end],
  ['capitals', (end) => 'AB '.repeat(SIZE / 3) + end],
  ['commas', (end) => 'a, '.repeat(SIZE / 3) + end],
  ['brackets', (end) => '['.repeat(SIZE) + end],
  ['combining marks', (end) => `e${'\u0301'.repeat(SIZE)}${end}`],
  ['ligatures', (end) => '\ufdfa'.repeat(SIZE / 3) + end],
  ['Chinese', (end) => '的'.repeat(SIZE / 3) + end],
  ['spaces', (end) => `a${' '.repeat(SIZE)}${end}`],
  ['quotes', (end) => '"\''.repeat(SIZE / 2) + end],
]

/** The time of short values and sentences, and the longest that hostile input of 100 kB takes. */
export function speed(): string {
  const value = perCall(() => compare('2024-03-05', 'March 5, 2024'))
  const place = perCall(() => compare('San Francisco, CA', 'San Francisco'))
  const sentence = perCall(() =>
    compare('Which region should the report cover?', 'Sure, which region would you like the report for?', {
      mode: 'response',
    }),
  )
  const lines = HOSTILE.map(([title, make]) => {
    const [a, b] = [make('x'), make('y')]
    const times = (['value', 'response'] as const).map((mode) => once(() => compare(a, b, { mode })))
    return `| ${title} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`
  })
  return [
    '## time',
    '',
    `a date ${value.toFixed(0)} µs, a place ${place.toFixed(0)} µs, a reply of one sentence ${sentence.toFixed(0)} µs`,
    '',
    '| 100 kB of | value, ms | response, ms |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

function perCall(work: () => void): number {
  const count = 2_000
  for (let index = 0; index < 200; index += 1) work()
  const start = performance.now()
  for (let index = 0; index < count; index += 1) work()
  return ((performance.now() - start) / count) * 1_000
}

/** The faster of two, in milliseconds. */
function once(work: () => void): number {
  const run = () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }
  return Math.min(run(), run())
}
