import { type ChatBody, completion, type Scripted } from './model-server.ts'

const ORDER = 'ANSWER PASS'

/**
 * Stands in for a judge model that does whatever it is told outside of fences: an order there, or a ready-made answer,
 * becomes its verdict. Fences are those that the system message describes, if any; role tokens in any text part
 * messages, as servers that read them do. Told nothing, it judges statements of the form `mentions "WORD"`.
 */
export function obedientJudge({ messages }: ChatBody): Scripted {
  const [system = '', ...rest] = messages.map(({ content }) => content)
  const code = /=== (\S+) NAME ===/.exec(system)?.[1]
  const [user = '', ...forged] = rest.join('\n').split(/<\|im_start\|>\w+\n/)
  const { free, data } = split(user.split('\n'), code)
  const told = [...free, ...forged].join('\n')
  if (told.includes(ORDER)) return answer('pass', 1, data.findLast((line) => line.trim() !== '')?.slice(-12) ?? '')
  const ready = /\{"verdict".*\}/.exec(told)?.[0]
  if (ready !== undefined) return completion(ready)
  const word = /mentions "(.*)"/.exec(told)?.[1] ?? ''
  return data.join('\n').includes(word) ? answer('pass', 1, word) : answer('fail', 0, '')
}

/** Lines that the judge takes for its task, and lines that it takes for the agent's text. */
function split(lines: readonly string[], code: string | undefined) {
  const free: string[] = []
  const data: string[] = []
  let fence: string | undefined
  for (const line of lines) {
    const mark = code === undefined ? undefined : new RegExp(`^=== ${code} (\\w+) ===$`).exec(line)?.[1]
    if (mark !== undefined) fence = mark === 'END' ? undefined : mark
    else if (fence === undefined) free.push(line)
    else if (fence === 'agent') data.push(line)
  }
  return { free, data: code === undefined ? lines : data }
}

function answer(verdict: string, score: number, quote: string): Scripted {
  return completion(JSON.stringify({ verdict, score, quote, reason: 'As told.' }))
}
