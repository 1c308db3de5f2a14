const UNITS = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value] as const),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
)
const SCALES = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['lakh', 1e5],
  ['crore', 1e7],
])
const FRACTIONS = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['eighth', 8],
  ['tenth', 10],
])

/**
 * The number that English words spell (`twenty-one`, `two hundred and five`, `one and a half`, `three quarters`,
 * `zero point five`, `a dozen`), else undefined.
 */
export function numberOfWords(text: string): number | undefined {
  if (text.length > 120) return undefined
  const words = text.toLowerCase().replaceAll('-', ' ').split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > 16) return undefined
  const [first, ...rest] = words
  if (first === 'minus' || first === 'negative') return negated(unsigned(rest))
  return unsigned(words)
}

/** Words that a number can consist of, for finding one in a sentence. */
export const NUMBER_WORDS: readonly string[] = [...UNITS.keys(), ...TENS.keys(), ...SCALES.keys(), 'dozen']

function unsigned(words: readonly string[]): number | undefined {
  const and = words.lastIndexOf('and')
  const tail = words.slice(and + 1)
  const part = fractionOf(tail)
  if (part !== undefined) {
    const whole = and > 0 ? wholeOf(words.slice(0, and)) : and === -1 ? 0 : undefined
    return whole === undefined ? undefined : whole + part
  }
  const point = words.indexOf('point')
  if (point > 0) return decimal(wholeOf(words.slice(0, point)), words.slice(point + 1))
  return wholeOf(words)
}

/** `half`, `a half`, `three quarters`, `one third`; `half a million`, `a quarter of a million`. */
function fractionOf(words: readonly string[]): number | undefined {
  const scale = SCALES.get(words.at(-1) ?? '')
  if (scale !== undefined && words.length > 1) {
    const inner = words
      .slice(0, -1)
      .filter((word, index, all) => !(word === 'of' || (word === 'a' && index === all.length - 1)))
    const part = fractionOf(inner)
    return part === undefined ? undefined : part * scale
  }
  const size = FRACTIONS.get((words.at(-1) ?? '').replace(/^(third|quarter|fourth|fifth|sixth|eighth|tenth)s$/, '$1'))
  if (size === undefined || words.length > 2) return undefined
  if (words.length === 1) return words[0] === 'half' ? 0.5 : undefined
  const count = words[0] === 'a' || words[0] === 'an' ? 1 : UNITS.get(words[0] ?? '')
  return count === undefined || count === 0 ? undefined : count / size
}

function wholeOf(words: readonly string[]): number | undefined {
  let total = 0
  let current: number | undefined
  let last = 'none'
  for (const [index, word] of words.entries()) {
    if (word === 'and' && index > 0 && index < words.length - 1 && last === 'scale') continue
    const article = (word === 'a' || word === 'an') && index === 0 && words.length > 1
    const unit = article ? 1 : UNITS.get(word)
    const ten = TENS.get(word)
    const scale = SCALES.get(word) ?? (word === 'dozen' ? 12 : undefined)
    if (unit !== undefined && last !== 'unit' && !(last === 'ten' && (unit === 0 || unit > 9))) {
      current = (current ?? 0) + unit
      last = 'unit'
    } else if (ten !== undefined && last !== 'unit' && last !== 'ten') {
      current = (current ?? 0) + ten
      last = 'ten'
    } else if (scale !== undefined && (current !== undefined || words.length === 1)) {
      if (scale === 100) current = (current ?? 1) * 100
      else {
        total += (current ?? 1) * scale
        current = undefined
      }
      last = 'scale'
    } else return undefined
  }
  return last === 'none' ? undefined : total + (current ?? 0)
}

function decimal(whole: number | undefined, digits: readonly string[]): number | undefined {
  const values = digits.map((word) => UNITS.get(word))
  if (whole === undefined || values.length === 0 || values.some((value) => value === undefined || value > 9)) {
    return undefined
  }
  return Number(`${whole}.${values.join('')}`)
}

function negated(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value
}
