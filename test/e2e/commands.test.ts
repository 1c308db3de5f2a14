import { describe, expect, it } from 'vitest'
import { newPlace } from './support/place.ts'
import { TINY } from './support/tiny.ts'

const SLOW = { timeout: 120_000 }

describe('the command line', SLOW, () => {
  const COMMANDS = [
    ...['demo', 'run', 'score', 'gate', 'baseline write', 'baseline show', 'import', 'gold draft', 'schema'],
    'sandbox verify',
  ]

  it.concurrent.each(COMMANDS)('helps with examples: %s', async (command) => {
    using place = newPlace()
    const { code, stdout, stderr } = await place.turngate(...command.split(' '), '--help')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Examples:\n  $ turngate ')
    expect(stdout).toContain('--json')
  })

  it('knows its version', async () => {
    using place = newPlace()
    expect((await place.turngate('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('prints JSON of dialogs and imports', async () => {
    const turn = '{"turn_no":1,"turn":"Agent","gold_turn":{"response":"a"},"predict_turn":{"response":"a"}}'
    using place = newPlace({ 'dialogs.json': `[${turn}]` })
    const scored = await place.turngate('score', 'dialogs.json', '--json')
    expect(JSON.parse(scored.stdout)).toMatchObject({
      version: 1,
      dialogs: [{ success_rate: { value: 1 }, test_pass: true }],
    })
    const imported = await place.turngate('import', 'dialogs', 'dialogs.json', '--json')
    const { run_dir: dir } = JSON.parse(imported.stdout)
    expect(dir).toMatch(/^\.turngate\/runs\//)
    expect((await place.turngate('score', dir)).code).toBe(0)
  })

  it('scores by the suite that is named where the run lost its own', async () => {
    using place = newPlace(TINY)
    await place.turngate('run', 'suite.yaml', '--no-gate', '--out', 'base')
    place.remove('base/suite.json')
    expect((await place.turngate('score', 'base')).code).toBe(2)
    expect((await place.turngate('score', 'base', '--suite', 'suite.yaml')).code).toBe(0)
  })

  it('does not mind a reader that goes away', async () => {
    using place = newPlace(TINY)
    const { child, ended } = place.start('run', 'suite.yaml', '--no-gate')
    child.stdout?.destroy()
    expect(await ended).toMatchObject({ code: 0, signal: null })
  })

  it('does not mind that nobody reads what it says on the way', async () => {
    using place = newPlace(TINY)
    const { child, ended } = place.start('run', 'suite.yaml', '--no-gate')
    child.stdout?.destroy()
    child.stderr?.destroy()
    expect(await ended).toMatchObject({ code: 0, signal: null })
  })
})
