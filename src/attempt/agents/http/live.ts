import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TraceEvent } from '../../../trace/events.ts'
import type { CommandLine } from '../../command-line.ts'
import type { AgentEnd } from '../../outcome.ts'
import type { LiveAgent, Session } from '../../sandbox/session.ts'
import { createBudget } from '../dialog/budget.ts'
import { createIntake } from '../dialog/intake.ts'
import { stderrOf } from '../dialog/process-end.ts'
import { scriptedUser } from '../dialog/script.ts'
import { understoodEnd } from '../dialog/understood.ts'
import { readAnswer } from './answer.ts'
import { bodyOf, contextOf, headersOf } from './context.ts'
import { brokenEnd, endedEnd, statusEnd } from './ends.ts'
import type { Ports } from './ports.ts'
import { ConnectionError, post } from './post.ts'
import { type Service, startService } from './service.ts'

export interface HttpOptions {
  /** May have `{port}` in it, where `start` is there. */
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly start?: CommandLine
  readonly ports: Ports
}

/** One attempt: the service is started where that is asked for, then each user turn is one request. */
export function liveHttp(options: HttpOptions): LiveAgent {
  return async (session) => {
    const { start, ports } = options
    if (start === undefined)
      return converse(
        options,
        options.url,
        session,
        createBudget(session, () => undefined),
      )
    const port = await ports.take()
    const url = options.url.replaceAll('{port}', String(port))
    const budget = createBudget(session, () => undefined)
    const service = startService(start, session, budget, { hostname: new URL(url).hostname, port })
    try {
      const report = await converse(options, url, session, budget, service)
      return { ...report, evidence: { ...report.evidence, ...stderrOf(await service.stop()) } }
    } finally {
      await service.stop()
      ports.giveBack(port)
    }
  }
}

async function converse(
  options: HttpOptions,
  url: string,
  session: Session,
  budget: ReturnType<typeof createBudget>,
  service?: Service,
) {
  const { recorder, hasTools, models, signal } = session
  const user = scriptedUser(session)
  const intake = createIntake({ recorder, hasTools, models, onEvent })
  const lines = intake.stream()
  const context = contextOf(session, randomUUID())
  const headers = [...headersOf(context), ...options.headers]
  let reply: string[] = []

  function onEvent(event: TraceEvent, callIsOpen: boolean): void {
    // text that comes while a call is open belongs to the call
    if (event.event === 'response' && !callIsOpen) reply.push(event.text)
  }

  async function takeTurns(): Promise<AgentEnd> {
    if (service !== undefined && !(await service.listening())) return endedEnd(await service.endedSoon())
    for (let words = user.next(''); words !== undefined; words = user.next(reply.join('\n'))) {
      reply = []
      const asked = post({ url, headers, signal, body: bodyOf(words, context), connect: service?.connect })
      const answer = await (service === undefined ? asked : Promise.race([asked, endOf(service)]))
      const refused = statusEnd(answer.statusCode ?? 0, service !== undefined)
      if (refused !== undefined) return letGo(answer, refused)
      await readAnswer(answer, {
        spend: (chunk) => budget.spend(chunk, () => undefined),
        onLine: (line) => lines.push(Buffer.from(`${line}\n`)),
      })
    }
    session.settle()
    return { kind: 'done' }
  }

  const end = await takeTurns().catch(async (error): Promise<AgentEnd> => {
    // once the attempt is ended from outside, that says why
    if (signal.aborted) return { kind: 'done' }
    return brokenEnd(error, service === undefined ? undefined : { ended: await service.endedSoon() })
  })
  const evidence = intake.evidence()
  return { end: understoodEnd(end, intake.understood(), evidence), recordsCalls: true, evidence }
}

/** A connection that waits for a port does not see that nobody will open it. */
async function endOf(service: Service): Promise<never> {
  await service.ended
  throw new ConnectionError(false, new Error('it has ended'))
}

function letGo(answer: IncomingMessage, end: AgentEnd): AgentEnd {
  answer.destroy()
  return end
}
