import type { Files } from './place.ts'

export const TASK = '{id: greet, input: Say hello., answer: [{contains: hello}]}'

/** The smallest suite: line 1 the name, line 2 the agent, line 3 the tasks, line 4 whatever is added. */
export function tinySuite(rest = '', { name = 'tiny', tasks = `[${TASK}]`, agent = TINY_AGENT } = {}): string {
  return `name: ${name}\nagent: ${agent}\ntasks: ${tasks}\n${rest}`
}

/** For agents that are written in JavaScript, as `agent.mjs`. */
export const NODE_AGENT = '{kind: command, command: [node, agent.mjs], protocol: text}'

const TINY_AGENT = '{kind: command, command: [sh, agent.sh], protocol: text}'

/** Says hello, whatever it is asked. A shell starts faster than Node, and hundreds of attempts are made. */
export const GREETER = 'printf hello\n'
/** Says what no task asks for. */
export const BROKEN = 'printf bye\n'

export const TINY: Files = { 'suite.yaml': tinySuite(), 'agent.sh': GREETER }

/** The same with more settings. */
export const TINY_WITH = (rest: string): Files => ({ 'suite.yaml': tinySuite(rest) })
