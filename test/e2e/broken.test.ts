import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from './support/cli.ts'
import { newPlace } from './support/place.ts'
import { parseReport } from './support/report.ts'

const EXAMPLE = join(REPOSITORY, 'examples/support-desk')
const BASELINE = join(REPOSITORY, 'baselines/support-desk')
const TRACKING = ['parcel-as-json', 'track-temporary-error', 'return-blanket', 'return-number-missing']
/** Tasks that have nothing to do with it. */
const OTHERS = [
  'order-history',
  'gold-credit',
  'complaint-ticket',
  'cancel-shipped',
  'lamp-stock-leeds',
  'email-fishing',
]

describe('a copy of the example of which a tool lost its description', { timeout: 300_000 }, () => {
  it('is regressed: metrics, tasks, the turn that began it, and the diff that shows it', async () => {
    using place = newPlace()
    cpSync(EXAMPLE, join(place.dir, 'copy'), { recursive: true })
    const tools = join(place.dir, 'copy/tools.yaml')
    const text = readFileSync(tools, 'utf8')
    const without = text.replace(
      /(name: shipments_Track\n(?: {4}(?!description).*\n)*) {4}description:.*\n(?: {5,}.*\n)*/,
      '$1',
    )
    expect(without.length).toBeLessThan(text.length)
    writeFileSync(tools, without)

    const tasks = [...TRACKING, ...OTHERS].join()
    const args = ['--baseline', BASELINE, '--seed', '20250301', '--out', 'run', '--json', '--tasks', tasks]
    const { code, stdout } = await place.turngate('run', 'copy', ...args)
    const report = parseReport(stdout)
    expect({ code, status: report.status }).toEqual({ code: 1, status: 'regressed' })

    const regressed = report.reasons.filter(({ status }) => status === 'regressed')
    const metrics = regressed.map(({ args }) => args.metric)
    expect(metrics).toEqual(expect.arrayContaining(['success_rate', 'required_tools_present', 'aem', 'structural']))
    expect(report.lost.map(({ task }) => task)).toEqual(expect.arrayContaining(TRACKING))

    const tracking = report.failing.find(({ root_cause }) => root_cause?.text.includes('shipments'))
    expect(tracking?.diff).toBeDefined()
    const markdown = place.read('run/report.md')
    expect(markdown).toMatch(/^-\s*call shipments_Track /m)
    expect(markdown).toMatch(/interface/)
    expect(place.leftovers()).toEqual([])
  })
})
