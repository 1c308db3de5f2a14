import type { Files } from './place.ts'

export const TASK = '{id: greet, input: Say hello., answer: [{contains: hello}]}'

/** The smallest suite: line 1 the name, line 2 the agent, line 3 the tasks, line 4 whatever is added. */
export function tinySuite(rest = '', { name = 'tiny', tasks = `[${TASK}]`, agent = TINY_AGENT } = {}): string {
  return `name: ${name}\nagent: ${agent}\ntasks: ${tasks}\n${rest}`
}

const TINY_AGENT = '{kind: command, command: [node, agent.mjs], protocol: text}'

/** Says hello, whatever it is asked. */
export const GREETER = "process.stdout.write('hello')\n"

export const TINY: Files = { 'suite.yaml': tinySuite(), 'agent.mjs': GREETER }

/** The same with more settings. */
export const TINY_WITH = (rest: string): Files => ({ 'suite.yaml': tinySuite(rest) })
