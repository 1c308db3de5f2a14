import { foldText, unaccented } from '../text/fold.ts'

/** Whole values that mean the same and that no rule derives: nicknames of cities, short names, spellings of nothing. */
const GROUPS = `
New York|New York City|NYC|NY|NY City|New York NY|New York City NY|Big Apple
Los Angeles|LA|L.A.|City of Los Angeles
San Francisco|SF|San Fran|Frisco
Washington D.C.|Washington DC|DC|D.C.|Washington District of Columbia
Las Vegas|Vegas
Philadelphia|Philly
New Orleans|NOLA
Saint Petersburg|St Petersburg
Mumbai|Bombay
Chennai|Madras
Kolkata|Calcutta
Bengaluru|Bangalore
Ho Chi Minh City|Saigon|HCMC
Beijing|Peking|北京
Shanghai|上海
Tokyo|東京|东京
Seoul|서울
Kyiv|Kiev
Mexico City|CDMX|Ciudad de Mexico
Rio de Janeiro|Rio
Munich|Munchen|Muenchen
Cologne|Koln|Koeln
Vienna|Wien
Prague|Praha
Rome|Roma
Milan|Milano
Florence|Firenze
Venice|Venezia
Naples|Napoli
Moscow|Moskva
Lisbon|Lisboa
Warsaw|Warszawa
Copenhagen|Kobenhavn
Geneva|Geneve
Brussels|Bruxelles|Brussel
car|automobile|auto
bike|bicycle|bicycling|cycling|cycle
driving|drive
walking|walk
plane|airplane|aeroplane|aircraft
TV|television
fridge|refrigerator
phone|telephone
gas|gasoline|petrol
soccer|association football
movie|film|motion picture
female|woman|women|girl
male|man|men|boy
ascending|asc
descending|desc
none|null|nil|n/a|not applicable|nothing
Coke|Coca-Cola
C#|C sharp|csharp
C++|cpp|C plus plus
JavaScript|JS|ECMAScript
TypeScript|TS
Python|py
golang|Go
Postgres|PostgreSQL
Kubernetes|K8s
database|DB
repository|repo
application|app
administrator|admin
configuration|config
production|prod
development|dev
environment|env
documentation|docs
New Year's Eve|NYE
Christmas|Xmas
Artificial intelligence|AI
doctor of philosophy|PhD|doctorate
bachelor's degree|bachelors|BSc|BA
master's degree|masters|MSc|MA
versus|vs
UTC|GMT|Coordinated Universal Time|Greenwich Mean Time|Zulu
EST|Eastern Standard Time|ET|Eastern Time
CST|Central Standard Time|CT|Central Time
MST|Mountain Standard Time|MT|Mountain Time
PST|Pacific Standard Time|PT|Pacific Time
CET|Central European Time
all|everything|entire|whole
daily|every day|each day|once a day|per day
weekly|every week|each week|once a week|per week
monthly|every month|each month|once a month|per month
quarterly|every quarter|every three months
yearly|annually|annual|every year|each year|once a year|per year
hourly|every hour|each hour|once an hour|per hour
Bank of America|BofA
round trip|return trip|roundtrip
one way|oneway|single trip
kids|children
dad|father
mom|mother|mum
photo|photograph|picture
high|H
medium|M|med
low|L
small|S
large|L
extra large|XL
extra small|XS
female|F
male|M
`

/** Whether two whole values are declared to mean the same, by the suite (`more`) or by common use. */
export function inOneGroup(gold: string, predicted: string, more: readonly (readonly string[])[] = []): boolean {
  const [a, b] = [aliasKey(gold), aliasKey(predicted)]
  if (a === '' || b === '') return false
  const groups = table()
  const common = groups.get(a)
  const isCommon = common !== undefined && (groups.get(b) ?? []).some((group) => common.includes(group))
  return isCommon || more.some((group) => hasBoth(group, a, b))
}

/** Whether the suite itself says so; its word goes before every rule. */
export function isDeclaredAlias(gold: string, predicted: string, groups: readonly (readonly string[])[] = []): boolean {
  return (
    groups.length > 0 &&
    gold.length < 500 &&
    predicted.length < 500 &&
    groups.some((group) => hasBoth(group, aliasKey(gold), aliasKey(predicted)))
  )
}

function hasBoth(group: readonly string[], a: string, b: string): boolean {
  const spellings = group.map(aliasKey)
  return spellings.includes(a) && spellings.includes(b)
}

function aliasKey(text: string): string {
  return unaccented(foldText(text.slice(0, 500)))
    .replace(/[.,]/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
}

let built: ReadonlyMap<string, readonly number[]> | undefined

function table(): ReadonlyMap<string, readonly number[]> {
  if (built !== undefined) return built
  const groups = new Map<string, readonly number[]>()
  for (const [index, line] of GROUPS.trim().split('\n').entries()) {
    for (const name of line.split('|')) {
      const key = aliasKey(name)
      groups.set(key, [...(groups.get(key) ?? []), index])
    }
  }
  built = groups
  return groups
}
