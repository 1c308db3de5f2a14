import { MONTH_PATTERN } from '../alias/calendar.ts'
import { NUMBER_WORDS } from '../typed/number-words.ts'

const DIGITS = "\\d{1,3}(?:[,.' \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?"
const WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`
/** `twenty-one`, `two hundred and five`, `a dozen`. */
const SPELLED = `(?:an? (?=hundred|thousand|million|billion|dozen))?${WORD}(?:[ -](?:and )?${WORD}){0,8}`
const PART = '(?:third|quarter|fourth|fifth|sixth|eighth|tenth)'
const SCALE = '(?: ?(?:thousand|million|billion|trillion|lakhs?|crores?)| ?(?:k|m|mn|bn|b)(?![\\p{L}\\p{N}]))?'
const AMOUNT = `(?:${DIGITS})${SCALE}|${SPELLED}`
const MONTH = `(?:${MONTH_PATTERN})\\.?`
const MONTH_BEGINS = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/iu
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const YEAR = '(?:1[0-9]|20|21)\\d{2}'
const CLOCK = '\\d{1,2}(?::\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)'
const CURRENCY_WORD =
  'us dollars?|dollars?|bucks?|euros?|pounds?(?: sterling)?|cents?|yen|yuan|rupees?|francs?|pesos?|usd|eur|gbp|jpy|inr|cad|aud|chf|cny|krw|[€£¥₹¢]'
const UNIT_WORD =
  'kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|km/h|kmh|kph|mph|km|cm|mm|miles?|mi|feet|foot|ft|inch(?:es)?|yards?|yd|' +
  'kilograms?|kilos?|kgs?|grams?|mg|lbs?|ounces?|oz|tons?|tonnes?|lit(?:er|re)s?|ml|gallons?|gal|cups?|tablespoons?|tbsp|teaspoons?|tsp|' +
  'degrees? (?:celsius|fahrenheit|c|f)\\b|°[cf]?|celsius|fahrenheit|acres?|hectares?|square (?:met(?:er|re)s?|feet|miles|kilomet(?:er|re)s?)|sq ?ft|' +
  'watts?|kw|kwh|volts?|amps?|hertz|mhz|ghz|bytes?|kb|mb|gb|tb|psi|bar|calories|kcal|m|g|l'
const TIME_UNIT =
  'milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|yrs?|decades?|centur(?:y|ies)'

/** `3 or more years`, for `3 years or more`. */
export const BOUND = new RegExp(
  `(\\d) (or (?:more|less|fewer)) (${TIME_UNIT}|${UNIT_WORD}|${CURRENCY_WORD})(?![\\p{L}])`,
  'giu',
)

/**
 * What stands in a sentence, the most telling first. A match is then read by the reader of its type. `needs` is in every
 * text that holds a match: most texts lack most of it, and it is found much faster.
 */
export const PATTERNS: readonly (readonly [type: string, pattern: RegExp, needs: RegExp])[] = [
  ['url', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}[^\s<>"')\].,;:!?]/giu, /:\/\/|www\./iu],
  ['email', /[^\s@<>"(),:;]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}\b/giu, /@/],
  ['uuid', /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/giu, /-.{4}-.{4}-/],
  [
    'date',
    new RegExp(
      `\\b\\d{4}-\\d{2}-\\d{2}(?:[T ]${CLOCK}(?:Z|[+-]\\d{2}:?\\d{2})?)?\\b|\\b\\d{4}/\\d{1,2}/\\d{1,2}\\b`,
      'giu',
    ),
    /\d[-/]\d/,
  ],
  ['date', /\b\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})\b/giu, /\d[/.-]\d/],
  [
    'date',
    new RegExp(
      `\\b${MONTH} ?${DAY}(?:,? ?${YEAR})?(?!\\d|[:.,]\\d)\\b|\\b${DAY} (?:of )?${MONTH}(?:,? ${YEAR})?(?!\\d)\\b`,
      'giu',
    ),
    MONTH_BEGINS,
  ],
  [
    'period',
    new RegExp(
      `\\b${MONTH}(?: ${YEAR})?(?: (?:to|through|thru|until|till) | ?- ?)${MONTH}(?:,? (?:of )?${YEAR})?(?![ -]?\\d)\\b`,
      'giu',
    ),
    MONTH_BEGINS,
  ],
  [
    'period',
    new RegExp(
      `\\b(?:q[1-4]|(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter|h[12]|(?:first|second) half)(?:,? (?:of )?(?:the year )?${YEAR})?\\b`,
      'giu',
    ),
    /[qh]\d|quarter|half/iu,
  ],
  [
    'period',
    new RegExp(
      `\\b(?:fy|fiscal year) ?${YEAR}\\b|\\b${MONTH},? (?:of )?${YEAR}\\b|\\b${YEAR}-(?:0[1-9]|1[0-2])\\b(?!-)`,
      'giu',
    ),
    /\d{3}/,
  ],
  ['time', new RegExp(`\\b${CLOCK} ?(?:[ap]\\.?m\\b\\.?)?|\\b\\d{1,2} ?[ap]\\.?m\\b\\.?`, 'giu'), /\d/],
  [
    'money',
    new RegExp(
      `(?:us|ca|au|nz|hk|[cas])?[$€£¥₹] ?(?:${DIGITS})${SCALE}|\\b(?:usd|eur|gbp|jpy|inr|cad|aud|chf|cny) ?(?:${DIGITS})${SCALE}`,
      'giu',
    ),
    /[$€£¥₹]|usd|eur|gbp|jpy|inr|cad|aud|chf|cny/iu,
  ],
  [
    'money',
    new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT}) ?(?:${CURRENCY_WORD})(?![\\p{L}])`, 'giu'),
    new RegExp(CURRENCY_WORD, 'iu'),
  ],
  [
    'percent',
    new RegExp(`(?<![\\p{L}\\p{N}.])-?(?:${AMOUNT}) ?(?:%|percent\\b|per cent\\b|pct\\b|percentage points?\\b)`, 'giu'),
    /%|percent|per cent|pct/iu,
  ],
  [
    'number',
    new RegExp(`\\b(?:half|(?:an?|one)[ -]${PART}|${WORD}[ -]${PART}s|\\d{1,2}/\\d{1,2})(?= of\\b)`, 'giu'),
    new RegExp(`(?:half|${PART}s?|\\d) of\\b`, 'iu'),
  ],
  [
    'duration',
    new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${TIME_UNIT})\\b`, 'giu'),
    new RegExp(TIME_UNIT, 'iu'),
  ],
  [
    'quantity',
    new RegExp(`(?<![\\p{L}\\p{N}.])(?:${AMOUNT})[ -]?(?:${UNIT_WORD})(?![\\p{L}\\p{N}])`, 'giu'),
    new RegExp(`(?:[\\p{L}\\p{N}.,])[ -]?(?:${UNIT_WORD})(?![\\p{L}\\p{N}])`, 'iu'),
  ],
  ['phone', /(?<![\p{L}\p{N}])\+?\(?\d{1,4}\)?[ .-]\(?\d{2,4}\)?[ .-]\d{3,4}(?:[ .-]\d{2,4})?\b/giu, /\d\)?[ .-]\(?\d/],
  [
    'identifier',
    /#\p{L}{0,8}\d[\w-]{0,40}|(?<![\p{L}\p{N}])(?=[\w-]{0,20}\d)(?=[\w-]{0,20}\p{L})(?!\d{1,3}(?:st|nd|rd|th)\b)[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+){0,8}|\b0\d+\b/giu,
    /\d/,
  ],
  ['roman', /(?<=\p{L} )(?:III?|IV|VI{1,3}|IX|XI{1,3})(?![\p{L}\p{N}.'])/gu, /\p{L} [IVX]/u],
  [
    'number',
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${DIGITS})(?:st|nd|rd|th)?${SCALE}(?![\\p{L}\\p{N}])|\\b${SPELLED}\\b`, 'giu'),
    /./u,
  ],
]
