import { stemmer } from 'stemmer'
import { synonymsOf } from './synonyms.ts'

/** Two sides of one scale: one of each makes the opposite statement. */
const ANTONYMS = `
approve reject|approve deny|approve refuse|approve decline|accept reject|accept refuse|accept decline|accept deny|grant deny|allow forbid|allow deny|allow prohibit|permit forbid|allow block|allow ban|
enable disable|activate deactivate|active inactive|on off|open close|open closed|lock unlock|start stop|begin end|start end|start finish|
succeed fail|success failure|successful unsuccessful|successful fail|success fail|pass fail|win lose|win loss|
increase decrease|rise fall|raise lower|up down|grow shrink|gain lose|gain loss|high low|higher lower|highest lowest|tall short|long short|
hot cold|warm cool|warm cold|fast slow|early late|earlier later|old new|old young|first last|previous next|past future|
buy sell|credit debit|deposit withdraw|deposit withdrawal|profit loss|income expense|asset liability|revenue expense|revenue profit|revenue cost|profit cost|
add remove|add delete|create delete|create destroy|insert delete|include exclude|included excluded|import export|upload download|push pull|
send receive|give take|borrow lend|ask answer|question answer|arrive depart|arrival departure|enter exit|enter leave|come go|
before after|above below|over under|inside outside|in out|front back|left right|top bottom|north south|east west|northern southern|eastern western|
indoor outdoor|inbound outbound|incoming outgoing|internal external|upstream downstream|
true false|yes no|right wrong|correct incorrect|correct wrong|valid invalid|legal illegal|possible impossible|visible hidden|visible invisible|
public private|positive negative|major minor|maximum minimum|max min|most least|more less|more fewer|many few|all none|always never|
everyone nobody|everything nothing|some none|full empty|available unavailable|available sold|present absent|alive dead|live die|
safe dangerous|safe unsafe|easy hard|easy difficult|simple complex|cheap expensive|cheapest dearest|rich poor|strong weak|hard soft|heavy light|
light dark|dry wet|clean dirty|thick thin|wide narrow|deep shallow|big small|large small|good bad|best worst|better worse|happy sad|love hate|
like dislike|agree disagree|connect disconnect|appear disappear|trust distrust|join leave|attack defend|confirm cancel|confirm deny|
man woman|male female|boy girl|husband wife|father mother|son daughter|brother sister|king queen|uncle aunt|nephew niece|
ascending descending|horizontal vertical|odd even|input output|read write|encode decode|encrypt decrypt|compress decompress|expand collapse|
paid unpaid|pay refund|free paid|domestic international|temporary permanent|manual automatic|online offline|urgent routine|
morning evening|day night|sunrise sunset|summer winter|spring autumn|breakfast dinner|weekday weekend|
gross net|wholesale retail|employer employee|buyer seller|landlord tenant|lender borrower|plaintiff defendant|teacher student|
economy business|front rear|single double|male-only female-only|vegetarian vegan|
required optional|mandatory optional|guilty innocent|virtual physical|digital physical|adult child|ally enemy|victory defeat|
delivered pending|complete incomplete|resolved unresolved|known unknown|likely unlikely|able unable|usual unusual|known secret|
minimum average|maximum average|mean median|bullish bearish|acid base|absent present|arrived departed|profitable unprofitable|
issue deny|issue reject|issue refuse|process deny|process reject|confirm reject|confirm decline|ship cancel|deliver cancel|deliver lose|schedule cancel|
postpone confirm|renew cancel|expire renew
`

/** Opposites that a prefix makes: enabled/disabled, possible/impossible. */
const PREFIX = /^(?:un|in|im|il|ir|dis|non|mis|de)(?=\p{L}{3})/u
const SUFFIX = /less$/

const antonyms = pairsOf(ANTONYMS)

/** Of stems, or of the words behind them: `fail` and `succeed`, `enabled` and `disabled`, `useful` and `useless`. */
export function isAntonym(a: { readonly stem: string; readonly word: string }, b: typeof a): boolean {
  if (antonyms.has(`${a.stem} ${b.stem}`) || antonyms.has(`${a.word} ${b.word}`)) return true
  return negates(a.word, b.word) || negates(b.word, a.word) || viaSynonym(a.stem, b.stem) || viaSynonym(b.stem, a.stem)
}

function negates(longer: string, word: string): boolean {
  if (longer.length <= word.length + 1 && !SUFFIX.test(longer)) return false
  const bare = longer.replace(PREFIX, '')
  if (bare !== longer && (bare === word || stemmer(bare) === stemmer(word) || `en${bare}` === word)) return true
  if (longer.startsWith('dis') && word.startsWith('en')) return stemmer(longer.slice(3)) === stemmer(word.slice(2))
  return SUFFIX.test(longer) && (word === longer.replace(SUFFIX, '') || word === longer.replace(SUFFIX, 'ful'))
}

/** The opposite of a synonym is an opposite too: `turned down` aside, `declined` and `granted`. */
function viaSynonym(a: string, b: string): boolean {
  return synonymsOf(a).some((stem) => antonyms.has(`${stem} ${b}`) && STRICT.has(stem))
}

/** Stems whose synonyms share all their opposites. */
const STRICT = new Set(
  [
    'approv',
    'accept',
    'deni',
    'refus',
    'reject',
    'succeed',
    'fail',
    'allow',
    'forbid',
    'increas',
    'decreas',
    'rise',
    'fall',
    'cheap',
    'expens',
  ].map(stemmer),
)

function pairsOf(list: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (const pair of list.replace(/\n/g, '').split('|')) {
    const [a = '', b = ''] = pair.trim().split(' ')
    for (const [x, y] of [
      [a, b],
      [stemmer(a), stemmer(b)],
    ] as const) {
      pairs.add(`${x} ${y}`)
      pairs.add(`${y} ${x}`)
    }
  }
  return pairs
}
