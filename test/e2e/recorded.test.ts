import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from './support/cli.ts'
import { newPlace, type Place } from './support/place.ts'
import { parseReport } from './support/report.ts'

const DATA = resolve(process.env.TURNGATE_SHARED_DATA ?? join(REPOSITORY, '../shared/data'))

interface VerdictFile {
  readonly metrics: readonly { readonly metric: string; readonly p?: number; readonly status: string }[]
}

describe.skipIf(!existsSync(DATA))('recorded runs of others', () => {
  let place: Place

  beforeAll(() => {
    place = newPlace()
  })
  afterAll(() => place[Symbol.dispose]())

  async function importFile(format: string, file: string, out: string) {
    const { code, stdout, stderr } = await place.turngate('import', format, join(DATA, file), '--out', out, '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    return JSON.parse(stdout)
  }

  async function gatePair(domain: string) {
    for (const side of ['gpt-4.1-finetuned', 'gpt-4.1']) {
      const imported = await importFile('tau2-bench', `tau2-bench/${domain}-${side}.json`, `${domain}-${side}`)
      expect(imported).toMatchObject({ suite: `tau2-${domain}`, tasks: 40, attempts: 40, warnings: [] })
    }
    const sides = [`${domain}-gpt-4.1`, '--baseline', `${domain}-gpt-4.1-finetuned`]
    const { code, stdout, stderr } = await place.turngate('gate', ...sides, '--json')
    expect(stderr).toBe('')
    const verdict: VerdictFile = JSON.parse(place.read(`${domain}-gpt-4.1/verdict.json`))
    const of = (metric: string) => verdict.metrics.find((one) => one.metric === metric)
    return { code, report: parseReport(stdout), of }
  }

  it('gives the published pass^1 to pass^4 of τ-bench', async () => {
    const imported = await importFile('tau-bench', 'tau-bench/gpt-4o-airline.json', 'airline')
    expect(imported).toMatchObject({ suite: 'tau-bench-airline', tasks: 50, attempts: 200 })
    const { code, stdout } = await place.turngate('score', 'airline', '--json')
    expect(code).toBe(0)
    const report = parseReport(stdout)
    expect(report.pass_k.map(({ pass_hat }) => pass_hat.toFixed(4))).toEqual(['0.4200', '0.2733', '0.2200', '0.2000'])
    expect(report).toMatchObject({ status: 'measured', totals: { tasks: 50, measured: 200, passed: 84 } })
    const shown = await place.turngate('score', 'airline')
    expect(shown.stdout).toMatch(/pass\^k +42\.0% +27\.3% +22\.0% +20\.0%/)
  })

  it('calls τ² telecom regressed', async () => {
    const { code, report, of } = await gatePair('telecom')
    expect(code).toBe(1)
    expect(report.status).toBe('regressed')
    expect(report.lost).toHaveLength(12)
    expect(report.won).toHaveLength(0)
    expect(of('success_rate')?.p?.toFixed(5)).toBe('0.00012')
    expect(report.headline.figure).toContain('75.0% → 45.0%')
    expect(report.reasons[0]).toMatchObject({ status: 'regressed', code: 'metric_dropped' })
    const [first] = report.failing
    expect(report.lost.map(({ task }) => task)).toContain(first?.task)
    expect(first?.diff?.left).toBeDefined()
    const shown = await place.turngate('gate', 'telecom-gpt-4.1', '--baseline', 'telecom-gpt-4.1-finetuned')
    expect(shown.code).toBe(1)
    expect(shown.stdout).toContain('Tasks that got worse (12)')
    expect(shown.stdout).toContain('p = 0.00012')
  })

  it('lets τ² retail pass, and names what six lost and six won tasks hide', async () => {
    const { code, report, of } = await gatePair('retail')
    expect(code).toBe(0)
    expect(report.status).toBe('pass')
    const lost = ['101', '36', '55', '62', '79', '86']
    const won = ['111', '18', '27', '33', '64', '71']
    expect(report.lost.map(({ task }) => task)).toEqual(lost)
    expect(report.won.map(({ task }) => task)).toEqual(won)
    const churn = report.reasons.find((reason) => reason.code === 'churn')
    expect(churn?.args).toEqual({ lost, won })
    expect(of('success_rate')?.p).toBeCloseTo(0.5, 12)
    expect(of('cost')).toMatchObject({ status: 'reported' })
    expect(report.reasons).toContainEqual(
      expect.objectContaining({ code: 'metric_not_in_baseline', args: { metric: 'cost' } }),
    )
  })

  it('refuses to hold one domain against another', async () => {
    const { code, stdout, stderr } = await place.turngate('gate', 'retail-gpt-4.1', '--baseline', 'telecom-gpt-4.1')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe(
      'error: telecom-gpt-4.1: This run is of suite `tau2-telecom`, not of `tau2-retail`. Name a run of the same suite with --baseline.\n',
    )
  })

  it('makes a baseline of an imported run, by which it is judged alike', async () => {
    expect((await place.turngate('baseline', 'write', 'telecom-gpt-4.1-finetuned')).code).toBe(0)
    const { code, stdout } = await place.turngate('gate', 'telecom-gpt-4.1', '--json')
    expect(code).toBe(1)
    expect(parseReport(stdout).lost).toHaveLength(12)
  })
})
