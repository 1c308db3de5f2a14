import { stemmer } from 'stemmer'

/** Words that can stand for each other in most sentences. */
const SYNONYMS = `
book booking reserve reservation
cancel cancellation annul
buy purchase
begin start commence launch
end finish stop terminate conclude
fast quick rapid speedy swift
big large huge great giant enormous
small little tiny
help assist aid support assistance
show display present
make create produce generate
get obtain receive acquire fetch retrieve
give provide supply offer
send dispatch mail ship forward deliver shipping
move transfer shift
ask request inquire enquire query
answer reply respond response
tell inform notify say state
choose select pick
change modify alter edit update amend adjust
remove delete erase drop
add append include insert
fix repair mend
check verify confirm validate
issue problem trouble
error mistake fault
price cost fee charge rate
cheap inexpensive low-cost affordable budget lowest-priced low-priced
expensive costly pricey high-priced
cheapest lowest-priced least-expensive
id number identifier no
job work occupation
firm company business corporation enterprise
client customer
staff employee worker personnel
boss manager supervisor
doctor physician
lawyer attorney
kid child
man guy male gentleman
woman lady female
boy lad
girl lass
baby infant
person people human
car auto automobile vehicle
bike bicycle
motorcycle motorbike
plane airplane aircraft jet
ship boat vessel
flat apartment
house home
store shop
road street
city town
trip journey travel voyage tour
holiday vacation
film movie picture
photo picture image photograph
song tune
speak talk chat
yell shout scream
look watch view see
run jog sprint
walk stroll
jump leap
cut slice chop
cook prepare
fry saute
eat consume
happy glad pleased joyful
sad unhappy
angry mad furious
kill murder slay
die perish
hurt injure wound harm
attack assault raid
fight battle combat
war conflict
bomb explosive
police cop officer
accuse charge blame
arrest detain
jail prison
law legislation
rule regulation
vote ballot
election poll
country nation
president leader
minister secretary
talks negotiation discussion
deal agreement accord pact
rise increase grow climb gain jump surge raise
fall decrease decline drop sink reduce slump
allow permit let authorize authorise
forbid ban prohibit
deny refuse reject decline disapprove
approve accept grant
require need demand
want wish desire
try attempt
keep retain maintain hold
break crack smash
close shut
open unlock
near close nearby
far distant remote
below under beneath underneath
above over
sofa couch
rock stone
rubbish garbage trash waste
autumn fall
gift present
amount sum total quantity
average mean
maximum max highest greatest most top
minimum min lowest least
revenue income turnover sales
staff team crew
money cash fund
bill invoice
refund reimburse reimbursement repayment
payment pay
account acct
password passcode
email e-mail mail
phone telephone mobile cell
message text
meeting appointment
task todo
list enumerate
find locate search discover
know understand
think believe
correct right accurate
wrong incorrect false inaccurate
important significant key major
hard difficult tough
easy simple
new recent latest
old ancient aged
currently now presently
soon shortly
also too
maybe perhaps possibly
often frequently
usually normally typically
about approximately around roughly circa
finished done completed complete
successful succeed success successfully
fail failure failed unsuccessful
expire lapse
available obtainable
item product article
order purchase
delivery shipment shipping
region area zone territory
period timeframe
report summary
document doc file
folder directory
user member
login signin log-in sign-in
logout signout
exercise workout
dog puppy
cat kitten
horse pony
infant baby
rabbit bunny
onstage stage
lady woman
guitar guitarist
football soccer
grass lawn
sea ocean
forest wood
hill mountain
wear dress
ride riding
sit seat
lay lie
throw toss
hit strike punch
spank hit
push shove
pull drag
play perform
dance dancing
draw sketch
paint painting
write compose
read reading
study research
teach instruct
learn study
begin open
percent pct
figures numbers data statistics stats
temperature temp
weather forecast
restaurant diner eatery
hotel inn
airport airfield
train railway
subway metro underground
taxi cab
lift elevator
biscuit cookie
soda pop
cup mug
dish plate
pan skillet
pot saucepan
stove cooker
knife blade
spoon ladle
garlic clove
potato spud
prawn shrimp
aubergine eggplant
egg eggs
bread loaf
colour color
centre center
theatre theater
grey gray
favourite favorite
organise organize
licence license
cheque check
programme program
defence defense
metre meter
litre liter
tyre tire
mum mom mother
dad father
settle resolve
ready prepared
void invalid
valid legitimate
urgent pressing
quiet silent
loud noisy
rich wealthy
poor needy
clever smart intelligent
stupid dumb
odd strange weird unusual
pretty beautiful lovely attractive
dirty filthy
clean tidy
wet damp
famous renowned
choose opt
agree consent
oppose resist
damage destroy
protect defend guard
warn alert
tax levy
budget spending
debt liability
shares stock equity
profit earnings
loss deficit
market exchange
quarter q
january jan
approved accepted
assistant helper
administrator admin
orthopaedic orthopedic
paediatric pediatric
anaesthesia anesthesia
aluminium aluminum
sulphur sulfur
chairman chairwoman chairperson
`

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
minimum average|maximum average|mean median|bullish bearish|acid base|absent present|arrived departed|profitable unprofitable
`

/** Opposites that a prefix makes: enabled/disabled, possible/impossible. */
const PREFIX = /^(?:un|in|im|il|ir|dis|non|mis|de)(?=\p{L}{3})/u
const SUFFIX = /less$/

const synonyms = groupsOf(
  SYNONYMS.trim()
    .split('\n')
    .map((line) => line.split(' ')),
)
const antonyms = pairsOf(ANTONYMS)

export function isSynonym(a: string, b: string): boolean {
  const groups = synonyms.get(a)
  return groups !== undefined && (synonyms.get(b)?.some((group) => groups.includes(group)) ?? false)
}

/** Of stems, or of the words behind them: `fail` and `succeed`, `enabled` and `disabled`, `useful` and `useless`. */
export function isAntonym(a: { readonly stem: string; readonly word: string }, b: typeof a): boolean {
  if (antonyms.has(`${a.stem} ${b.stem}`) || antonyms.has(`${a.word} ${b.word}`)) return true
  return negates(a.word, b.word) || negates(b.word, a.word) || viaSynonym(a.stem, b.stem)
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
  const mine = members.get(a)
  return mine?.some((stem) => antonyms.has(`${stem} ${b}`) && STRICT.has(stem)) ?? false
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

const members = membersOf()

function membersOf(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const line of SYNONYMS.trim().split('\n')) {
    const stems = line.split(' ').map(stemmer)
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), ...stems])
  }
  return found
}

function groupsOf(lines: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, readonly number[]>()
  for (const [index, words] of lines.entries()) {
    for (const word of words) {
      for (const key of new Set([word, stemmer(word)])) groups.set(key, [...(groups.get(key) ?? []), index])
    }
  }
  return groups
}

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
