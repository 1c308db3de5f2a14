import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlace, type Place } from './support/place.ts'
import { parseReport, type ReportJson } from './support/report.ts'
import { thirty, thirtyAgent } from './support/thirty.ts'

/** What a seed decides: which attempts passed, by which trajectory. */
interface SummaryFile {
  readonly tasks: readonly {
    readonly id: string
    readonly attempts: readonly {
      readonly attempt: number
      readonly seed: number
      readonly passed: boolean
      readonly trajectory: string
    }[]
  }[]
}

interface VerdictFile {
  readonly status: string
  readonly reasons: readonly { readonly status: string; readonly code: string }[]
}

const SLOW = { timeout: 120_000 }

describe('thirty tasks and an agent that slips by its seed', SLOW, () => {
  let place: Place

  beforeAll(() => {
    place = newPlace(thirty({ slips: 3 }))
  })
  afterAll(() => place[Symbol.dispose]())

  async function run(...args: readonly string[]): Promise<{ code: number | null; report: ReportJson; stderr: string }> {
    const { code, stdout, stderr } = await place.turngate('run', 'suite.yaml', '--json', ...args)
    expect(place.leftovers()).toEqual([])
    return { code, report: parseReport(stdout), stderr }
  }

  async function gate(...args: readonly string[]): Promise<{ code: number | null; report: ReportJson }> {
    const { code, stdout } = await place.turngate('gate', '--json', ...args)
    return { code, report: parseReport(stdout) }
  }

  function decided(dir: string) {
    const summary: SummaryFile = JSON.parse(place.read(`${dir}/summary.json`))
    return summary.tasks.map(({ id, attempts }) => [
      id,
      attempts.map(({ attempt, seed, passed, trajectory }) => [attempt, seed, passed, trajectory]),
    ])
  }

  function verdictOf(dir: string): VerdictFile {
    return JSON.parse(place.read(`${dir}/verdict.json`))
  }

  it('have no verdict without a baseline', async () => {
    const { code, report, stderr } = await run('--seed', '1', '--out', 'base')
    expect(code).toBe(3)
    expect(report).toMatchObject({ status: 'no_baseline', exit_code: 3, totals: { tasks: 30, measured: 150 } })
    expect(report.reasons[0]).toMatchObject({ code: 'baseline_missing', args: { place: 'baselines/thirty' } })
    expect(report.next.join()).toContain('turngate baseline write RUN_DIR')
    expect(stderr).toContain('150/150 attempts')
  })

  it('become a baseline', async () => {
    const written = await place.turngate('baseline', 'write', 'base', '--json')
    expect(written.code).toBe(0)
    expect(JSON.parse(written.stdout)).toMatchObject({ suite: 'thirty', dir: 'baselines/thirty' })
    const before = place.contents()
    const again = await place.turngate('baseline', 'write', 'base')
    expect(again.stdout).toBe('baselines/thirty holds this run already; nothing was written\n')
    expect(place.contents()).toEqual(before)
    const shown = await place.turngate('baseline', 'show', 'baselines/thirty')
    expect(shown.stdout).toMatch(/30 tasks, 150 measured attempts/)
    const json = await place.turngate('baseline', 'show', 'baselines/thirty', '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'found', main: { summary: { suite: 'thirty' } } })
  })

  it('pass against it by another seed', async () => {
    const { code, report } = await run('--seed', '2', '--out', 'again', '--concurrency', '1')
    expect(code).toBe(0)
    expect(report).toMatchObject({ status: 'pass', exit_code: 0, run: { seed: 2, attempts: 5 } })
    expect(report.totals.passed).toBeLessThan(150)
    expect(decided('again')).not.toEqual(decided('base'))
  })

  it('end the same way by the same seed, one at a time and four at a time', async () => {
    await run('--seed', '2', '--out', 'again-4', '--concurrency', '4')
    expect(decided('again-4')).toEqual(decided('again'))
    expect(verdictOf('again-4').status).toBe('pass')
  })

  it('draw a fresh seed where none is given', async () => {
    const seeds = [await run('--attempts', '1', '--no-gate'), await run('--attempts', '1', '--no-gate')]
    expect(new Set(seeds.map(({ report }) => report.run.seed)).size).toBe(2)
  })

  it('are judged again as they stand, and graded again', async () => {
    const before = verdictOf('again')
    const { code, report } = await gate('again')
    expect(code).toBe(0)
    expect(report.status).toBe('pass')
    expect(verdictOf('again')).toEqual(before)
    const summary = place.read('again/summary.json')
    const scored = await place.turngate('score', 'again', '--json')
    expect(scored.code).toBe(0)
    expect(parseReport(scored.stdout).status).toBe('measured')
    expect(place.read('again/summary.json')).toBe(summary)
  })

  it('are compared with a run directory as with a baseline', async () => {
    const { code, report } = await gate('again', '--baseline', 'base')
    expect(code).toBe(0)
    expect(report.reasons.map((reason) => reason.code)).toEqual(verdictOf('again').reasons.map(({ code }) => code))
  })

  it('are replayed from a run directory', async () => {
    place.write({ 'replay/suite.yaml': 'name: thirty\nagent: {kind: replay, source: run}\n' })
    const files = Object.entries(place.files()).filter(([path]) => path.startsWith('again/'))
    place.write(Object.fromEntries(files.map(([path, text]) => [path.replace('again/', 'replay/run/'), text])))
    const { code, stdout } = await place.turngate('run', 'replay', '--baseline', 'base', '--out', 'replayed', '--json')
    expect(parseReport(stdout)).toMatchObject({ status: 'pass', totals: { tasks: 30, measured: 150 } })
    expect(code).toBe(0)
    expect(decided('replayed')).toEqual(decided('again'))
  })

  it('are diagnostic when only some are run: never a pass', async () => {
    const { code, report } = await run('--tasks', 't01,t02', '--seed', '3')
    expect(code).toBe(3)
    expect(report).toMatchObject({ status: 'not_measured', totals: { measured: 10 } })
  })

  it('regress when the agent slips far more often, and say where', async () => {
    place.write({ 'agent.sh': thirtyAgent({ slips: 40 }) })
    const { code, report } = await run('--seed', '3', '--out', 'broken')
    expect(code).toBe(1)
    expect(report).toMatchObject({ status: 'regressed', headline: { verdict: 'Regressed' } })
    expect(report.reasons[0]).toMatchObject({ status: 'regressed', code: 'metric_dropped' })
    const lost = report.lost.map(({ task }) => task)
    expect(lost.length).toBeGreaterThan(15)
    expect(report.failing.length).toBeGreaterThan(0)
    for (const { task } of report.failing) expect(lost).toContain(task)
    const markdown = place.read('broken/report.md')
    for (const { task } of report.failing) expect(markdown).toContain(task)
    expect(markdown).toContain('-reply: yes: question')
    expect(markdown).toContain('+reply: no')
  })

  it('exit 0 under advise, and say the same', async () => {
    place.write({ 'advise.yaml': 'mode: advise\n' })
    const { code, report } = await gate('broken', '--policy', 'advise.yaml')
    expect(code).toBe(0)
    expect(report).toMatchObject({ status: 'regressed', mode: 'advise', exit_code: 0 })
    place.write(thirty({ slips: 40 }, '{mode: advise}'))
    const made = await run('--seed', '3')
    expect(made.code).toBe(0)
    expect(made.report).toMatchObject({ status: 'regressed', mode: 'advise' })
    place.write(thirty({ slips: 40 }))
  })

  it('are only measured with --no-gate', async () => {
    const { code, report } = await run('--seed', '3', '--no-gate', '--out', 'measured')
    expect(code).toBe(0)
    expect(report.status).toBe('measured')
    expect(place.has('measured/verdict.json')).toBe(false)
    expect((await gate('measured')).code).toBe(1)
  })

  describe('of which one breaks', () => {
    const task = 't07'

    beforeAll(() => place.write({ 'agent.sh': thirtyAgent({ slips: 3, stumblesOver: 'question 07' }) }))

    it('asks for fresh attempts, makes them, and names the task', async () => {
      const { code, report, stderr } = await run('--seed', '2', '--out', 'single')
      expect(code).toBe(1)
      expect(stderr).toContain('155/155 attempts')
      expect(report.status).toBe('regressed')
      expect(report.reasons.filter(({ status }) => status === 'regressed')).toMatchObject([
        { code: 'task_broken', args: { task, fresh_measured: 5, baseline_passed: 5, candidate_passed: 0 } },
      ])
      expect(report.reasons[0]?.text).toContain(task)
      const made = place.read('single/attempts.jsonl').trimEnd().split('\n')
      const fresh = made.map((line) => JSON.parse(line)).filter(({ attempt }) => attempt > 5)
      expect(fresh.map((one) => [one.task, one.attempt])).toEqual([6, 7, 8, 9, 10].map((n) => [task, n]))
      // they enter no metric
      expect(report.totals).toMatchObject({ planned: 150, measured: 150 })
    })

    it('comes to the same verdict from what is stored', async () => {
      const before = verdictOf('single')
      const { code } = await gate('single')
      expect(code).toBe(1)
      expect(verdictOf('single')).toEqual(before)
    })

    it('is inconclusive where none can be made, and names the command that settles it', async () => {
      await run('--seed', '2', '--no-gate', '--out', 'unsettled')
      const { code, report } = await gate('unsettled')
      expect(code).toBe(0)
      expect(report).toMatchObject({ status: 'inconclusive', headline: { verdict: 'Inconclusive' } })
      expect(report.reasons[0]).toMatchObject({ code: 'task_break_unconfirmed', args: { task, attempts: 5 } })
      expect(report.next.join()).toContain('turngate run suite.yaml')
      place.write({ 'strict.yaml': 'on_inconclusive: fail\n' })
      const strict = await gate('unsettled', '--policy', 'strict.yaml')
      expect(strict.code).toBe(3)
      expect(strict.report.status).toBe('inconclusive')
    })
  })
})
