/** Common given names: one before a surname names the same person as the surname alone, though not surely. */
const NAMES = new Set(
  `adam adele agatha alan albert alexander alfred alice amanda amelia amy andrea andrew angela anna anne anthony antonio aretha arthur audrey barack barbara ben
  benjamin bernard bill billy bob boris brad brian bruce carl carlos carol caroline catherine charles charlotte chris christian christina christopher claire claude
  clint cristiano daniel david dean deborah denis diana diego donald dorothy douglas edgar edith edward elena eleanor elizabeth ella elon elvis emily emma eric
  ernest eva felix fernando frances francis frank franz fred frederick freddie friedrich gabriel galileo george gerald gina giuseppe gordon grace greta gustav guy
  hannah hans harold harry heinrich helen henri henry hermann howard hugo ian igor immanuel ingrid isaac isabel jack jackie jacob james jane janet jason jean
  jeff jennifer jeremy jessica jim jimmy joan johann johannes john jonathan jorge jose joseph juan judith julia julie julius justin karen karl kate katherine
  keith kenneth kevin kim kurt larry laura lauren leo leonard leonardo lewis linda lionel lisa louis louise lucas lucy ludwig luis luke madonna manuel marco
  margaret maria marie marilyn mario mark martin mary matthew max maria mel michael michelle miguel miles mohammed molly morgan muhammad nancy naomi natalie
  neil nelson nicholas nicole niels nikola noah olga oliver oprah oscar otto pablo pamela patricia patrick paul pedro peter philip pierre queen quentin rachel
  ralph raymond rebecca rene ricardo richard robert roger roland ronald rosa rose roy russell ruth ryan salvador sam samantha samuel sandra sara sarah scott sean
  sebastian serena sergio sharon sigmund silvia simon sofia sophia stanley stephen steve steven stuart susan taylor ted teresa theodore thomas tim timothy tina
  tom tony usain valentina vera victor victoria vincent virginia vladimir walt walter wayne werner wilhelm william winston wolfgang yoko`.split(
    /\s+/,
  ),
)

export function isGivenName(word: string): boolean {
  return NAMES.has(word)
}
