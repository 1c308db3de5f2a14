/** What a scripted model says; the same for every protocol. */
export interface Scripted {
  readonly text?: string
  readonly calls?: readonly ScriptedCall[]
  /** null: the server does not tell. */
  readonly usage?: ScriptedUsage | null
  readonly model?: string
}

export interface ScriptedCall {
  readonly id: string
  readonly name: string
  /** As the model writes them: JSON, or not. */
  readonly arguments: string
}

/** Of the whole answer: input includes the cached part, output the reasoning. */
export interface ScriptedUsage {
  readonly input: number
  readonly output: number
  readonly cached: number
  readonly reasoning: number
}

export const USAGE: ScriptedUsage = { input: 120, output: 30, cached: 100, reasoning: 10 }
export const MODEL = 'gpt-4o-2024-08-06'

/** Pieces of a few characters, as a stream has them. */
export function pieces(text: string, size = 4): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
}
