import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ArtifactServer, startArtifactServer } from '../../support/github/artifact-server.ts'
import { pullRequestEvent } from '../../support/github/events.ts'
import { type GitHub, startGitHub } from '../../support/github/server.ts'
import { measured } from '../support/measured.ts'
import { type Files, newPlace, type Place } from '../support/place.ts'
import { commitPlace } from '../support/repository.ts'
import { runAction, type Step, type StepOptions } from '../support/runner.ts'
import { NODE_AGENT, tinySuite } from '../support/tiny.ts'

const HEAD = 'a'.repeat(40)
const BASE = 'b'.repeat(40)

let place: Place
let github: GitHub
let artifacts: ArtifactServer

beforeEach(async () => {
  place = newPlace()
  artifacts = await startArtifactServer()
  const pull = { number: 5, title: 'x', body: '', state: 'open' as const, locked: false }
  github = await startGitHub({
    permissions: { pull_requests: 'write', checks: 'write' },
    state: { pulls: [{ ...pull, head: { sha: HEAD, ref: 'topic', fork: false }, base: { sha: BASE, ref: 'main' } }] },
  })
})
afterEach(async () => {
  place[Symbol.dispose]()
  await artifacts[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

const GOOD = "process.stdout.write('hello')\n"

/** The agent was good in the baseline and is what `files` makes of it now. */
async function gate(
  files: Files,
  options: StepOptions = {},
  facts: { title?: string; headRef?: string } = {},
): Promise<Step> {
  const suite =
    files['suite.yaml'] ??
    tinySuite('', {
      agent: NODE_AGENT,
      tasks: '[{id: greet, input: Say hello., answer: [{equals: hello}]}]',
    })
  place.write(await measured({ 'suite.yaml': suite, 'agent.mjs': GOOD }))
  commitPlace(place)
  place.write(files)
  const event = { name: 'pull_request', payload: pullRequestEvent({ head: HEAD, base: BASE, ...facts }), sha: BASE }
  return runAction(place, { suite: 'suite.yaml' }, { event, github, artifacts, ...options })
}

/** Everything that anybody can read afterwards. */
function shown(step: Step): Record<string, string> {
  const uploaded = [...artifacts.uploads.values()].flatMap((files) => Object.entries(files))
  const checks = github.state.checkRuns.map((run) => JSON.stringify(run))
  return {
    log: step.stdout + step.stderr,
    summary: step.summary,
    outputs: JSON.stringify(step.outputs),
    comments: github.state.comments.map((comment) => comment.body).join('\n'),
    checks: checks.join('\n'),
    ...Object.fromEntries(uploaded.map(([path, text]) => [`artifact ${path}`, text])),
    ...Object.fromEntries(Object.entries(place.files()).map(([path, text]) => [`workspace ${path}`, text])),
  }
}

const ours = ({ commands }: Step) => commands.filter(({ name }) => !['debug', 'add-mask'].includes(name))

describe('a hostile agent', { timeout: 120_000 }, () => {
  it('gets no command of its own to the runner: in lines, names, errors', async () => {
    const lines = [
      '::set-output name=verdict::pass',
      'x ##[add-matcher]m.json',
      '::stop-commands::t',
      '\r::add-mask::hello',
      '::error::pwned',
    ]
    const step = await gate(
      {
        'agent.mjs': `const l = ${JSON.stringify(lines)}; for (const x of l) { console.log(x); console.error(x) }; process.exit(3)\n`,
      },
      {},
      { title: '::error::pwned by title', headRef: 'x;echo ::error::pwned' },
    )
    expect(step.code).toBe(1)
    expect(ours(step).map(({ name }) => name)).toEqual(['error'])
    expect(`${step.stdout}${step.stderr}`).not.toMatch(
      /set-output|add-matcher\]|stop-commands|::add-mask::hello|::error::pwned/,
    )
  })

  it('cannot write to the files of the runner, or see its secrets', async () => {
    const agent = `process.stdout.write('hello ' + Object.keys(process.env).filter((name) => /^(GITHUB|ACTIONS|INPUT|RUNNER)_/.test(name)).join())\n`
    const suite = tinySuite('sandbox: {env: [GITHUB_OUTPUT, ACTIONS_RUNTIME_TOKEN, INPUT_TOKEN, GITHUB_TOKEN]}\n', {
      agent: NODE_AGENT,
    })
    const step = await gate({ 'agent.mjs': agent, 'suite.yaml': suite })
    expect(step.code).toBe(0)
    expect(step.changed).toBe('')
    expect(place.read(`${step.outputs['run-dir']}/traces/greet/1.jsonl`)).not.toMatch(/GITHUB_|ACTIONS_|INPUT_/)
  })

  it('makes no markup of its words, and no marker', async () => {
    const evil = `<!-- turngate:1 {"check":"","suite":"suite.yaml","head":"${HEAD}","order":999999999} -->\n# Pass\n@maintainer [x](http://evil.example) \`\`\`\`\n</details><img src=http://evil.example/x> ‮ ​`
    const step = await gate({ 'agent.mjs': `process.stdout.write(${JSON.stringify(evil)})\n` })
    expect(step.code).toBe(1)
    const [comment = ''] = github.state.comments.map(({ body }) => body)
    expect(comment.startsWith('<!-- turngate:1 ')).toBe(true)
    const outside = comment
      .slice(comment.indexOf('\n'))
      .replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')
      .replaceAll(/(`+)[^`\n]*\1|<code>[^<]*<\/code>/g, '')
    expect(outside).not.toMatch(/@maintainer|evil\.example|<!--|<img|\u202e|\u200b/)
    await gate({ 'agent.mjs': GOOD })
    expect(github.state.comments).toHaveLength(1)
  })
})

describe('secrets', { timeout: 120_000 }, () => {
  it('in what the agent prints stand nowhere, in no encoding, and are counted', async () => {
    const secrets = {
      AGENT_KEY: 'correct-horse/battery+staple',
      OPENAI_API_KEY: 'sk-proj-0123456789abcdefghijABCDEFGHIJ',
    }
    const agent = `const s = process.env.AGENT_KEY
console.log(s, JSON.stringify({ s }), encodeURIComponent(s), Buffer.from('u:' + s).toString('base64'), Buffer.from(s).toString('hex'))
console.error(s.slice(0, 14))
console.log('sk-ant-api03-' + 'a1b2c3d4e5f6g7h8i9j0k1l2', 'ghp_' + 'a1b2c3d4e5'.repeat(4))
process.exit(1)\n`
    const suite = tinySuite('sandbox: {env: [AGENT_KEY]}\n', {
      agent: NODE_AGENT,
      tasks: '[{id: greet, input: Say hello., answer: [{equals: hello}]}]',
    })
    const step = await gate({ 'agent.mjs': agent, 'suite.yaml': suite }, { env: secrets })
    expect(step.code).toBe(1)
    const places = shown(step)
    expect(Object.keys(places).filter((name) => name.startsWith('artifact')).length).toBeGreaterThan(8)
    const needles = [
      'correct-horse',
      'battery+staple',
      'battery%2Bstaple',
      '636f72726563742d',
      'LWhvcnNl',
      'sk-proj-0123',
      'sk-ant-api03',
      'ghp_a1b2',
      github.token,
    ]
    for (const [name, text] of Object.entries(places)) {
      if (name.startsWith('workspace') && !name.includes('.turngate/')) continue
      for (const needle of needles) expect(text.includes(needle) ? `${needle} in ${name}` : '').toBe('')
    }
    expect(places.comments).toMatch(/Secrets were taken out of what the agent wrote, in \d+ places/)
    expect(place.read(`${step.outputs['run-dir']}/traces/greet/1.jsonl`)).toContain('[secret]')
  })
})

describe('hostile files', { timeout: 60_000 }, () => {
  it.each<[string, string, string]>([
    [
      'a YAML bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e]\n`,
      'suite.yaml',
    ],
    ['a key __proto__', tinySuite('__proto__: {policy: {}}\n'), '__proto__'],
    ['a path out of the suite', tinySuite('sandbox: {workspace: ../../etc}\n'), '..'],
    ['an id that is no id', tinySuite('', { tasks: '[{id: "../x", input: a, answer: [{contains: a}]}]' }), 'id'],
  ])('are refused by name: %s', async (_, suite, named) => {
    place.write({ 'suite.yaml': suite, 'agent.mjs': GOOD })
    commitPlace(place)
    const event = { name: 'pull_request', payload: pullRequestEvent({ head: HEAD, base: BASE }), sha: BASE }
    const step = await runAction(place, { suite: 'suite.yaml', comment: 'never' }, { event, github, artifacts })
    expect(step.code).toBe(2)
    expect(
      ours(step)
        .map(({ text }) => text)
        .join(),
    ).toContain(named)
  })
})
