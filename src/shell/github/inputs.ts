import { UserError } from '../../errors.ts'
import { MODEL_MODES, type ModelMode } from '../../suite/schema/models.ts'
import type { LiveRequest } from '../use/live.ts'

/** Reads an action's input; an input that is not given is the empty string. */
export type ReadInput = (name: string) => string

/**
 * Every input, as one typed value.
 * @throws UserError naming each input that cannot be read
 */
export function readInputs(input: ReadInput): LiveRequest {
  const suite = input('suite').trim()
  if (suite === '') throw badInput('suite', 'it is empty', 'Set it to the path of suite.yaml.')
  const attempts = wholeNumber(input, 'attempts', 1)
  const concurrency = wholeNumber(input, 'concurrency', 1)
  const seed = wholeNumber(input, 'seed', 0)
  const tasks = input('tasks')
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const baseline = input('baseline').trim()
  const models = modelMode(input)
  return {
    suite,
    gate: true,
    ...(attempts !== undefined && { attempts }),
    ...(concurrency !== undefined && { concurrency }),
    ...(seed !== undefined && { seed }),
    ...(tasks.length > 0 && { tasks }),
    ...(baseline !== '' && { baseline }),
    ...(models !== undefined && { models }),
  }
}

function wholeNumber(input: ReadInput, name: string, low: number): number | undefined {
  const text = input(name).trim()
  if (text === '') return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= low) return value
  throw badInput(name, `\`${text}\` is not a whole number of at least ${low}`, 'Mend it in the workflow file.')
}

function modelMode(input: ReadInput): ModelMode | undefined {
  const text = input('models').trim()
  if (text === '') return undefined
  const mode = MODEL_MODES.find((known) => known === text)
  if (mode !== undefined) return mode
  throw badInput('models', `\`${text}\` is none of ${MODEL_MODES.join(', ')}`, 'Mend it in the workflow file.')
}

function badInput(name: string, why: string, hint: string): UserError {
  return new UserError({ code: 'bad-input', message: `input \`${name}\`: ${why}.`, hint })
}
