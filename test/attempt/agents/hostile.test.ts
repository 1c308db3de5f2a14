import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { taskOf } from '../task.ts'
import { attemptOf, commandAgent, repliesOf, temporaryFolder, type WorldParts } from '../world.ts'

function attemptAt(way: string, parts: WorldParts = {}): Promise<Attempt> {
  return attemptOf({ agent: commandAgent(['node', 'hostile.mjs', way]), ...parts })
}

const short = { limits: { time: '1s' } }

describe('how an attempt ends', () => {
  const noReply: string[] = []

  it.each<[string, WorldParts['sandbox'], Attempt['outcome'], string[]]>([
    ['hangs', short, timedOut('it printed no line (or did not flush what it printed)'), noReply],
    ['chats', short, timedOut('it printed 3 lines, none of them a `response`'), noReply],
    ['notes', short, timedOut('it printed 1 line, which is no `response`'), noReply],
    ['ends-no-line', short, timedOut('its `response` had no line end'), ['done']],
    ['endless', { limits: { output: '2MiB' } }, failed('output', 'the agent printed more than 2MiB'), noReply],
    ['endless-stderr', { limits: { output: '2MiB' } }, failed('output', 'the agent printed more than 2MiB'), noReply],
    ['endless-trace', { limits: { output: '2MiB' } }, failed('output', 'the agent printed more than 2MiB'), noReply],
    ['exits-3', {}, failed('exit', 'the agent exited with code 3'), noReply],
    ['kills-itself', {}, failed('exit', 'the agent was ended by SIGKILL'), noReply],
    ['silent', {}, { status: 'completed' }, noReply],
    ['replies-and-stays', {}, { status: 'completed' }, ['done']],
    ['closes-stdin', {}, { status: 'completed' }, ['one']],
    ['calls', { limits: { calls: 7 } }, failed('calls', 'the agent made more than 7 tool calls'), noReply],
    ['spends', { limits: { cost_usd: 0.5 } }, failed('cost', 'the agent spent more than 0.5 US dollars'), noReply],
  ])('%s', async (way, sandbox = {}, outcome, replies) => {
    const turns = way === 'closes-stdin' ? [{ user: '1' }, { user: '2' }] : [{ user: '1' }]
    const attempt = await attemptAt(way, { sandbox, tasks: [taskOf('a', { turns })] })
    expect(attempt.outcome).toEqual(outcome)
    expect(repliesOf(attempt)).toEqual(replies)
  })

  function timedOut(why: string): Attempt['outcome'] {
    const message = `the agent had not ended after 1s: ${why}; see docs/agents.md`
    return { status: 'timed_out', limit: '1s', message }
  }

  function failed(reason: 'output' | 'exit' | 'calls' | 'cost', message: string): Attempt['outcome'] {
    return { status: 'agent_failed', reason, message }
  }

  it('keeps the end of stderr, and no more', async () => {
    expect((await attemptAt('exits-3')).evidence.stderr_tail).toBe('the model is gone\n')
    const { evidence } = await attemptAt('endless-stderr', { sandbox: { limits: { output: '1MiB' } } })
    expect(evidence.stderr_tail).toBe('x'.repeat(8 * 1024))
  })

  it('holds no more of the output than the limit', async () => {
    const attempt = await attemptAt('endless', { sandbox: { limits: { output: '3MiB' } } })
    expect(JSON.stringify(attempt).length).toBeLessThan(100_000)
  })
})

describe('the workspace', () => {
  const files = ['mine.txt', 'binary.bin', 'large.txt', 'folder', 'passwd', 'alias.txt', 'loop', 'none.txt']
  const paths = [...files, '../trace.jsonl', '/etc/passwd', 'mine.txt/x']

  it('gives the files that checks name, and nothing from outside', async () => {
    const tasks = [taskOf('a', { files: paths.map((path) => ({ path })) })]
    const { evidence } = await attemptAt('writes-around', { tasks })
    expect(evidence.files).toEqual({
      'mine.txt': { kind: 'text', text: 'mine' },
      'alias.txt': { kind: 'text', text: 'mine' },
      'binary.bin': { kind: 'binary', bytes: 4 },
      'large.txt': { kind: 'too_large', bytes: 300 * 1024 },
      folder: { kind: 'refused', why: 'it is not a regular file' },
      passwd: { kind: 'refused', why: 'a link leaves the workspace' },
      loop: { kind: 'refused', why: 'its links go round in a circle' },
      'none.txt': { kind: 'absent' },
      'mine.txt/x': { kind: 'absent' },
      '../trace.jsonl': { kind: 'refused', why: 'the path leaves the workspace' },
      '/etc/passwd': { kind: 'refused', why: 'the path leaves the workspace' },
    })
  })

  it('is gone afterwards, whatever was done to it', async () => {
    const scratch = temporaryFolder()
    const attempt = await attemptAt('writes-around', { world: { scratch } })
    const [workspace = ''] = repliesOf(attempt)
    expect(workspace.startsWith(scratch)).toBe(true)
    expect(existsSync(workspace)).toBe(false)
    expect(readdirSync(scratch)).toEqual([])
  })

  it('is gone afterwards, also where its folders are deeper than a path can name', async () => {
    const scratch = temporaryFolder()
    const tasks = [
      taskOf('a', { files: [{ path: 'd'.repeat(50) }, { path: Array(1500).fill('d'.repeat(50)).join('/') }] }),
    ]
    const attempt = await attemptAt('digs', { world: { scratch }, tasks })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(Object.values(attempt.evidence.files).map(({ kind }) => kind)).toEqual(['refused', 'refused'])
    expect(readdirSync(scratch)).toEqual([])
  })
})

describe("the task's command", () => {
  it.each<[string, string[], object]>([
    ['passes', ['sh', '-c', 'test -f mine.txt && echo fine'], { exit_code: 0, tail: 'fine\n', timed_out: false }],
    ['fails', ['sh', '-c', 'echo no >&2; exit 4'], { exit_code: 4, tail: 'no\n', timed_out: false }],
    ['does not end', ['sh', '-c', 'sleep 100'], { exit_code: null, tail: '', timed_out: true }],
    [
      'prints a lot',
      ['sh', '-c', 'head -c 100000 /dev/zero | tr "\\0" x'],
      { exit_code: 0, tail: 'x'.repeat(8192), timed_out: false },
    ],
    ['is a file of the suite', ['node', 'raw.mjs', 'aGk='], { exit_code: 0, tail: 'hi', timed_out: false }],
  ])('%s', async (_, command, result) => {
    const attempt = await attemptAt('writes-around', {
      tasks: [taskOf('a', { command })],
      sandbox: { limits: { time: command.includes('sleep 100') ? '4s' : '60s' } },
    })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(attempt.evidence.command).toEqual(result)
  })

  it('says why it could not be run', async () => {
    const { evidence } = await attemptAt('silent', { tasks: [taskOf('a', { command: ['no-such-program'] })] })
    expect(evidence.command).toEqual({ exit_code: null, tail: 'spawn no-such-program ENOENT', timed_out: false })
  })

  it('is not run after an agent that failed', async () => {
    const { evidence } = await attemptAt('exits-3', { tasks: [taskOf('a', { command: ['true'] })] })
    expect(evidence.command).toBeUndefined()
  })
})
