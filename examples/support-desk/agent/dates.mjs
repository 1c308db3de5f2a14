const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY_MS = 86_400_000

/** Dates that a text names, as `{raw, iso}`; those without a year are the next ones after `now`. */
export function findDates(text, now) {
  const found = []
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const iso = read(match, now)
      if (iso !== undefined) found.push({ raw: match[0], iso, at: match.index })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

const MONTH = `(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})\\b`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'

const FORMS = [
  { pattern: /\b\d{4}-\d{2}-\d{2}\b/g, read: ([iso]) => iso },
  { pattern: new RegExp(`\\b${MONTH}\\.? ${DAY}`, 'gi'), read: ([, month, day], now) => next(month, day, now) },
  { pattern: new RegExp(`\\b${DAY} (?:of )?${MONTH}`, 'gi'), read: ([, day, month], now) => next(month, day, now) },
  { pattern: /\btomorrow\b/gi, read: (_, now) => isoOf(now.getTime() + DAY_MS) },
  {
    pattern: new RegExp(`\\b(?:next|on) (${WEEKDAYS.join('|')})\\b`, 'gi'),
    read: ([, name], now) => weekday(name, now),
  },
]

function next(monthName, day, now) {
  const month = MONTHS.findIndex((name) => name.startsWith(monthName.toLowerCase().slice(0, 3)))
  const thisYear = Date.UTC(now.getUTCFullYear(), month, Number(day))
  const isPast = thisYear < now.getTime() - DAY_MS
  return isoOf(isPast ? Date.UTC(now.getUTCFullYear() + 1, month, Number(day)) : thisYear)
}

function weekday(name, now) {
  const ahead = (WEEKDAYS.indexOf(name.toLowerCase()) - now.getUTCDay() + 7) % 7
  return isoOf(now.getTime() + (ahead === 0 ? 7 : ahead) * DAY_MS)
}

function isoOf(time) {
  return new Date(time).toISOString().slice(0, 10)
}
