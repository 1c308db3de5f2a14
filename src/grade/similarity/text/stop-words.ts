/** Words that carry no content of their own. Negations, question words and prepositions of direction do. */
const STOP = new Set(
  `a an the of and or to in on at for by with from as is are was were be been being am do does did done doing have has
  had having will would shall should can could may might must it its this that these those there here i me my mine we us
  our ours you your yours he him his she her hers they them their theirs so such then than too very just also please
  kindly sure ok okay yes thanks thank hello hi dear let lets 's s d ll re ve m t go ahead like want wish need able about into onto
  if but some any each per own via get got which what whose whom`.split(/\s+/),
)

export function isStopWord(word: string): boolean {
  return STOP.has(word)
}
