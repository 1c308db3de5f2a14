/** Abbreviations of single words, as they stand in addresses, names and field values. */
const FORMS = `st street|st saint|ave avenue|av avenue|rd road|blvd boulevard|dr drive|dr doctor|ln lane|sq square|hwy highway|pkwy parkway|pl place|ct court|apt apartment|
ste suite|fl floor|bldg building|mt mount|ft fort|n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest|
univ university|dept department|inst institute|assn association|govt government|natl national|intl international|intl int|co company|corp corporation|
inc incorporated|ltd limited|bros brothers|mfg manufacturing|mgmt management|mgr manager|asst assistant|exec executive|vp president|eng engineering|eng engineer|
acct account|amt amount|qty quantity|no number|num number|nr number|pct percent|avg average|max maximum|min minimum|approx approximately|est estimated|
temp temperature|temp temporary|info information|config configuration|app application|admin administrator|dev development|dev developer|prod production|
env environment|db database|repo repository|auth authentication|msg message|img image|pic picture|doc document|docs documents|ref reference|addr address|
tel telephone|ext extension|cat category|desc description|lang language|loc location|dest destination|dep departure|arr arrival|src source|
yr year|yrs years|mo month|wk week|hr hour|hrs hours|sec second|jan january|feb february|mar march|apr april|jun june|jul july|aug august|sep september|
sept september|oct october|nov november|dec december|mon monday|tue tuesday|wed wednesday|thu thursday|fri friday|sat saturday|sun sunday|
vs versus|w with|gov governor|sen senator|rep representative|gen general|col colonel|capt captain|lt lieutenant|sgt sergeant|prof professor|rev reverend|
jr junior|sr senior|vol volume|ch chapter|fig figure|pp pages|ed edition|tv television|pc computer|lib library|met metropolitan|utd united|fc football|
hosp hospital|stn station|intl international|pkg package|misc miscellaneous|std standard|tech technology|biz business|math mathematics|maths mathematics|
bio biology|chem chemistry|econ economics|phys physics|lit literature|gym gymnasium|lab laboratory|exam examination|fridge refrigerator|veg vegetarian|
rhino rhinoceros|hippo hippopotamus|croc crocodile|gator alligator|ad advertisement|promo promotion|demo demonstration|memo memorandum|
spec specification|sync synchronize|async asynchronous|param parameter|func function|var variable|str string|int integer|bool boolean|char character|dir directory`

/** Given names and their short forms. */
const NICKNAMES = `bob robert|rob robert|bobby robert|bill william|will william|billy william|liz elizabeth|beth elizabeth|betty elizabeth|kate katherine|kathy katherine|
katie katherine|jim james|jimmy james|jamie james|mike michael|mick michael|dick richard|rick richard|rich richard|tom thomas|tommy thomas|dave david|dan daniel|danny daniel|
joe joseph|jack john|johnny john|jon jonathan|steve stephen|steve steven|stephen steven|chris christopher|alex alexander|andy andrew|drew andrew|tony anthony|
ben benjamin|sam samuel|matt matthew|nick nicholas|pat patrick|pete peter|ed edward|ted edward|eddie edward|fred frederick|greg gregory|jeff jeffrey|jerry gerald|
ken kenneth|larry lawrence|leo leonard|max maximilian|nate nathan|ray raymond|ron ronald|tim timothy|vince vincent|walt walter|zach zachary|abby abigail|
becky rebecca|cindy cynthia|deb deborah|jen jennifer|jenny jennifer|jess jessica|maggie margaret|peggy margaret|meg margaret|nancy ann|sue susan|vicky victoria`

/** Whether one is a known short form of the other. */
export function isShortForm(a: string, b: string): boolean {
  return FORM_PAIRS.has(`${a} ${b}`) || FORM_PAIRS.has(`${b} ${a}`)
}

const FORM_PAIRS = new Set([FORMS, NICKNAMES].flatMap((list) => list.split('|').map((pair) => pair.trim())))
