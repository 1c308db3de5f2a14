import { type Fact, factsOf } from '../facts/facts.ts'
import { type Mention, mentionsOf } from '../facts/mentions.ts'
import { type Act, actsOf } from '../text/acts.ts'
import { sideOf } from '../text/compare-text.ts'
import { contentOf, type Token, tokensOf } from '../text/tokens.ts'
import type { Side } from '../text/vetoes.ts'
import type { Settings } from '../types.ts'
import { sentencesOf } from './claims.ts'

/** A predicted reply, taken apart once. */
export interface Reply {
  readonly text: string
  readonly facts: readonly Fact[]
  readonly mentions: readonly Mention[]
  readonly tokens: readonly Token[]
  /** Content words outside the facts. */
  readonly content: readonly Token[]
  readonly sentences: readonly Side[]
  /** Of each sentence. */
  readonly acts: readonly (readonly Act[])[]
}

export function replyOf(text: string, settings: Settings): Reply {
  const extracted = factsOf(text, settings)
  const { facts, rest } = extracted
  let tokens: readonly Token[] | undefined
  let acts: Reply['acts'] | undefined
  const sentences = sentencesOf(text)
  return {
    text,
    facts,
    mentions: mentionsOf(extracted),
    get tokens() {
      tokens ??= tokensOf(text)
      return tokens
    },
    content: contentOf(tokensOf(rest)),
    sentences: sentences.map((sentence) => sideOf(sentence, settings)),
    get acts() {
      acts ??= sentences.map(actsOf)
      return acts
    },
  }
}
