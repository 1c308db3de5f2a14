import { ACTS, CHANGES } from './lexicon.mjs'
import { concepts, sentences } from './words.mjs'

const WEIGHT = { lead: 1, rest: 0.6, name: 0.35, parameters: 0.3 }
/** Below it no tool is thought to be for the need. A name and its parameters alone stay below. */
const TRUST = 0.5
/** A description that the name bears out counts a little more. */
const NAMED_TOO = 0.1
const OTHER_PURPOSE = 0.2
const WRONG_MODE = 0.4

/** What a tool's served texts say that it does. */
export function profile(tool) {
  const [first = '', ...others] = sentences(tool.description ?? '')
  // "Not for …, use … instead" tells of other tools
  const parts = [first, ...others.filter((sentence) => !/\b(not|never|instead)\b/i.test(sentence))]
  const lead = concepts(firstClause(first))
  const properties = Object.entries(tool.inputSchema?.properties ?? {})
  return {
    tool,
    lead,
    rest: concepts(parts.map(withoutOutputVerb).join(' ')),
    name: concepts(tool.name),
    parameters: concepts(properties.map(([name, schema]) => `${name} ${schema?.description ?? ''}`).join(' ')),
    acts: ACTS.filter((act) => act !== 'read' && lead.has(act)),
    isReader: tool.annotations?.readOnlyHint,
  }
}

/** The tool whose texts fit the need `{act, nouns}` best, or undefined. Among near equals the temperature decides. */
export function chooseTool(need, profiles, { model, random, purpose, only = () => true }) {
  return rankTools(need, profiles, { model, random, purpose, only })[0]
}

export function rankTools(need, profiles, { model, random, purpose, only = () => true }) {
  return profiles
    .filter(({ tool }) => only(tool))
    .map((candidate) => ({ ...candidate, score: closeness(need, candidate) }))
    .filter(({ score }) => score >= TRUST)
    .map((candidate) => ({
      ...candidate,
      score: candidate.score + model.noise * random.gumbel('choose', purpose, candidate.tool.name),
    }))
    .sort((a, b) => b.score - a.score)
}

/** Share of the need that the texts cover, less what they say the tool is for beside it. */
function closeness({ act, nouns }, candidate) {
  const wanted = [[act, 2], ...nouns.map((noun) => [noun, act === 'read' || act === 'list' ? 2 : 1])]
  const total = wanted.reduce((sum, [, weight]) => sum + weight, 0)
  const covered = wanted.reduce((sum, [concept, weight]) => sum + weight * evidence(concept, candidate), 0)
  const strangers = candidate.acts.filter((one) => one !== act).length
  return covered / total - OTHER_PURPOSE * Math.min(2, strangers) - (isWrongMode(act, candidate) ? WRONG_MODE : 0)
}

function evidence(concept, candidate) {
  const places = Object.keys(WEIGHT).filter((place) => candidate[place].has(concept))
  const isSaidTwice = places.includes('name') && (places.includes('lead') || places.includes('rest'))
  return Math.max(0, ...places.map((place) => WEIGHT[place])) + (isSaidTwice ? NAMED_TOO : 0)
}

function isWrongMode(act, { isReader }) {
  return isReader !== undefined && isReader === CHANGES.has(act)
}

function firstClause(sentence) {
  return withoutOutputVerb(sentence).split(/[,;:(]| with | including /)[0]
}

/** In "Returns the items" nothing is sent back. */
function withoutOutputVerb(sentence) {
  return sentence.replace(/^returns\b/i, 'Gets')
}
