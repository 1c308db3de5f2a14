import { expect, it } from 'vitest'
import { readInputs } from '../../../src/shell/github/inputs.ts'

const reading = (inputs: Readonly<Record<string, string>>) => () => readInputs((name) => inputs[name] ?? '')

it('reads where answers of models come from', () => {
  expect(reading({ suite: 's.yaml', models: ' replay ' })()).toEqual({ suite: 's.yaml', gate: true, models: 'replay' })
  expect(reading({ suite: 's.yaml' })()).toEqual({ suite: 's.yaml', gate: true })
})

it('refuses another word', () => {
  const message = 'input `models`: `reply` is none of live, record, replay. Mend it in the workflow file.'
  expect(reading({ suite: 's.yaml', models: 'reply' })).toThrow(message)
})
