import type { Attempt, Outcome } from '../trace/attempt.ts'

/**
 * How the attempt ended, for grading. The agent's own word that something outside it failed makes the attempt not
 * measured where the policy trusts it, whatever the attempt came to: to believe only the failing ones would favour them.
 */
export function outcomeOf(attempt: Attempt, trustAgentErrors: boolean): Outcome {
  const claim = claimedError(attempt)
  if (!trustAgentErrors || claim === undefined || attempt.outcome.status === 'infra_failed') return attempt.outcome
  return { status: 'infra_failed', reason: 'claimed', message: claim }
}

/** The error that the agent says was not its own. */
export function claimedError({ events }: Attempt): string | undefined {
  const ends = events.filter((event) => event.event === 'end')
  return ends.find((end) => end.by !== 'user' && end.error !== undefined)?.error
}
