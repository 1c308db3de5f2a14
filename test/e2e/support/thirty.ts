import type { Files } from './place.ts'

export interface ThirtyAgent {
  /** Share of attempts, in percent, that fail by their seed. */
  readonly slips: number
  /** A question that is answered wrong every time. */
  readonly stumblesOver?: string
}

/** Thirty tasks, and an agent in plain sh that is as steady as it is told to be. */
export function thirty(agent: ThirtyAgent, policy = '{}'): Files {
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'))
  const tasks = numbers.map((n) => `  - {id: t${n}, input: question ${n}, answer: [{equals: "yes: question ${n}"}]}`)
  return {
    'suite.yaml': [
      'name: thirty',
      'agent: {kind: command, command: [sh, agent.sh], protocol: text}',
      // thousands of attempts of an agent that does nothing
      'sandbox: {isolation: off}',
      `policy: ${policy}`,
      'tasks:',
      ...tasks,
      '',
    ].join('\n'),
    'agent.sh': thirtyAgent(agent),
  }
}

export function thirtyAgent({ slips, stumblesOver = 'nothing' }: ThirtyAgent): string {
  return `read -r question
if [ "$question" = "${stumblesOver}" ]; then echo "no idea"; exit; fi
if [ $((TURNGATE_SEED % 100)) -lt ${slips} ]; then echo "no"; exit; fi
echo "yes: $question"
`
}
