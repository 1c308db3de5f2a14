import { stemmer } from 'stemmer'

/** Words that can stand for each other in most sentences. */
const SYNONYMS = `
book booking reserve reservation | cancel cancellation annul terminate termination discontinue revoke rescind void | buy purchase | begin start commence launch |
end finish stop terminate conclude | fast quick rapid speedy swift | big large huge great giant enormous | small little tiny |
help assist aid support assistance | show display present | make create produce generate | get obtain receive acquire fetch retrieve |
give provide supply offer | send dispatch mail ship forward deliver shipping | move transfer shift | ask request inquire enquire query |
answer reply respond response | tell inform notify say state | choose select pick | change modify alter edit update amend adjust |
remove delete erase drop | add append include insert | fix repair mend | check verify confirm validate | issue problem trouble |
error mistake fault | price cost fee charge rate | cheap inexpensive low-cost affordable budget lowest-priced low-priced |
expensive costly pricey high-priced | cheapest lowest-priced least-expensive | id number identifier no | job work occupation |
firm company business corporation enterprise | client customer | staff employee worker personnel | boss manager supervisor |
doctor physician | lawyer attorney | kid child | man guy male gentleman | woman lady female | boy lad | girl lass | baby infant |
person people human | car auto automobile vehicle | bike bicycle | motorcycle motorbike | plane airplane aircraft jet | ship boat vessel |
flat apartment | house home | store shop | road street | city town | trip journey travel voyage tour | holiday vacation | film movie picture |
photo picture image photograph | song tune | speak talk chat | yell shout scream | look watch view see | run jog sprint | walk stroll |
jump leap | cut slice chop | cook prepare | fry saute | eat consume | happy glad pleased joyful | sad unhappy | angry mad furious |
kill murder slay | die perish | hurt injure wound harm | attack assault raid | fight battle combat | war conflict | bomb explosive |
police cop officer | accuse charge blame | arrest detain | jail prison | law legislation | rule regulation | vote ballot | election poll |
country nation | president leader | minister secretary | talks negotiation discussion | deal agreement accord pact |
rise increase grow climb gain jump surge raise | fall decrease decline drop sink reduce slump | allow permit let authorize authorise |
forbid ban prohibit | deny refuse reject decline disapprove | approve accept grant | require need demand | want wish desire | try attempt |
keep retain maintain hold | break crack smash | close shut | open unlock | near close nearby | far distant remote |
below under beneath underneath | above over | sofa couch | rock stone | rubbish garbage trash waste | autumn fall | gift present |
amount sum total quantity | average mean | maximum max highest greatest most top | minimum min lowest least | revenue income turnover sales |
staff team crew | money cash fund | bill invoice | refund reimburse reimbursement repayment repay | payment pay | account acct | password passcode |
email e-mail mail | phone telephone mobile cell | message text | meeting appointment | task todo | list enumerate |
find locate search discover | know understand | think believe | correct right accurate | wrong incorrect false inaccurate |
important significant key major | hard difficult tough | easy simple | new recent latest | old ancient aged | currently now presently |
soon shortly | also too | maybe perhaps possibly | often frequently | usually normally typically | about approximately around roughly circa |
finished done completed complete | successful succeed success successfully | fail failure failed unsuccessful | expire lapse |
available obtainable | item product article | order purchase | delivery shipment shipping | region area zone territory | period timeframe |
report summary | document doc file | folder directory | user member | login signin log-in sign-in | logout signout | exercise workout |
dog puppy | cat kitten | horse pony | infant baby | rabbit bunny | onstage stage | lady woman | guitar guitarist | football soccer |
grass lawn | sea ocean | forest wood | hill mountain | wear dress | ride riding | sit seat | lay lie | throw toss | hit strike punch |
spank hit | push shove | pull drag | play perform | dance dancing | draw sketch | paint painting | write compose | read reading |
study research | teach instruct | learn study | begin open | percent pct | figures numbers data statistics stats | temperature temp |
weather forecast | restaurant diner eatery | hotel inn | airport airfield | train railway | subway metro underground | taxi cab |
lift elevator | biscuit cookie | soda pop | cup mug | dish plate | pan skillet | pot saucepan | stove cooker | knife blade | spoon ladle |
garlic clove | potato spud | prawn shrimp | aubergine eggplant | egg eggs | bread loaf | colour color | centre center | theatre theater |
grey gray | favourite favorite | organise organize | licence license | cheque check | programme program | defence defense | metre meter |
litre liter | tyre tire | mum mom mother | dad father | settle resolve | ready prepared | void invalid | valid legitimate | urgent pressing |
quiet silent | loud noisy | rich wealthy | poor needy | clever smart intelligent | stupid dumb | odd strange weird unusual |
pretty beautiful lovely attractive | dirty filthy | clean tidy | wet damp | famous renowned | choose opt | agree consent | oppose resist |
damage destroy | protect defend guard | warn alert | tax levy | budget spending | debt liability | shares stock equity | profit earnings |
loss deficit | market exchange | quarter q | january jan | approved accepted | assistant helper | administrator admin |
orthopaedic orthopedic | paediatric pediatric | anaesthesia anesthesia | aluminium aluminum | sulphur sulfur |
chairman chairwoman chairperson | schedule arrange plan | postpone delay defer | enable activate | disable deactivate |
call phone ring | renew extend prolong | assign allocate | submit lodge | track trace monitor | calculate compute |
convert transform | subscribe enroll enrol register | explain describe | suggest recommend advise propose | replace substitute |
rent lease hire | save store | inspect examine | duplicate copy | erase wipe
`

const lines = SYNONYMS.trim()
  .split('|')
  .map((line) => line.trim().split(' '))
const groups = groupsOf()

/** Of two words or stems. */
export function isSynonym(a: string, b: string): boolean {
  const mine = groups.get(a)
  return mine !== undefined && (groups.get(b)?.some((group) => mine.includes(group)) ?? false)
}

/** The stems that can stand for a stem, itself among them. */
export function synonymsOf(stem: string): readonly string[] {
  return (groups.get(stem) ?? []).flatMap((group) => lines[group]?.map((word) => stemmer(word)) ?? [])
}

function groupsOf(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const [index, words] of lines.entries()) {
    for (const word of words) {
      for (const key of new Set([word, stemmer(word)])) found.set(key, [...(found.get(key) ?? []), index])
    }
  }
  return found
}
