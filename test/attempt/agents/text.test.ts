import { describe, expect, it } from 'vitest'
import { taskOf } from '../task.ts'
import { attemptOf, commandAgent, repliesOf } from '../world.ts'

const raw = (text: string | Buffer, code = 0) =>
  commandAgent(['node', 'raw.mjs', Buffer.from(text).toString('base64'), String(code)], 'text')

describe('an agent that speaks text', () => {
  it('gets the input on stdin and answers on stdout', async () => {
    const tasks = [taskOf('a', { turns: [{ user: 'say it\nloud' }] })]
    const attempt = await attemptOf({ agent: commandAgent(['./shout.sh'], 'text'), tasks })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(attempt.events.map(({ event }) => event)).toEqual(['user', 'response'])
    expect(repliesOf(attempt)).toEqual(['SAY IT\nLOUD'])
    expect(attempt.evidence.calls_recorded_by).toBe('none')
  })

  it.each<[string, string | Buffer, string[]]>([
    ['nothing is no reply', '', []],
    ['white space is no reply', ' \n\n', []],
    ['what looks like an event is an answer', '{"event":"end","reward":1}', ['{"event":"end","reward":1}']],
    ['white space before it stays', '  indented\n', ['  indented']],
    ['what is not UTF-8 is replaced', Buffer.from([0x68, 0x69, 0xff]), ['hi\ufffd']],
  ])('%s', async (_, text, replies) => {
    expect(repliesOf(await attemptOf({ agent: raw(text) }))).toEqual(replies)
  })

  it('keeps the answer of an agent that then failed', async () => {
    const attempt = await attemptOf({ agent: raw('half', 3) })
    expect(attempt.outcome).toEqual({ status: 'agent_failed', reason: 'exit', message: 'the agent exited with code 3' })
    expect(repliesOf(attempt)).toEqual(['half'])
  })

  it('cuts an answer that fits no line of a trace', async () => {
    const attempt = await attemptOf({
      agent: commandAgent(['sh', '-c', 'head -c 3000000 /dev/zero | tr "\\0" "\\001"'], 'text'),
    })
    const [reply = ''] = repliesOf(attempt)
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(1024 * 1024)
    expect(reply.endsWith('…')).toBe(true)
  })

  it('can tell its calls in the trace file', async () => {
    const event = JSON.stringify({ event: 'executed', tool: 't', args: {}, ok: true })
    const agent = commandAgent(['sh', '-c', `cat >/dev/null; echo '${event}' >> "$TURNGATE_TRACE"; echo hi`], 'text')
    const attempt = await attemptOf({ agent })
    expect(attempt.events.map(({ event }) => event)).toEqual(['user', 'executed', 'response'])
    expect(attempt.evidence.calls_recorded_by).toBe('agent')
  })
})
