import type { ActionTurn, GoldTurn } from '../../suite/schema/gold.ts'

/** `User` rows carry words and are not scored; turns `by: user` are the user's own calls. */
export function isAgentTurn(turn: Pick<GoldTurn, 'turn' | 'by'>): boolean {
  return turn.turn !== 'User' && turn.by !== 'user'
}

export function isReply(turn: GoldTurn): boolean {
  return 'response' in turn.gold_turn
}

/** Undefined for a reply. */
export function actionOf(turn: GoldTurn): ActionTurn | undefined {
  return 'tool_id' in turn.gold_turn ? turn.gold_turn : undefined
}
