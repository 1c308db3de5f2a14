import { UserError } from '../../../errors.ts'

/** Reads an action's input; an input that is not given is the empty string. */
export type ReadInput = (name: string) => string

/** Undefined where the input is empty. Each reader throws a UserError that names the input, its value and what it may be. */
export function text(input: ReadInput, name: string): string | undefined {
  const value = input(name).trim()
  return value === '' ? undefined : value
}

/** Separated by commas or line breaks. */
export function list(input: ReadInput, name: string): readonly string[] | undefined {
  const values = input(name)
    .split(/[\n,]/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
  return values.length === 0 ? undefined : values
}

export function choice<T extends string>(input: ReadInput, name: string, allowed: readonly T[]): T | undefined {
  const value = text(input, name)
  if (value === undefined) return undefined
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw badInput(name, `\`${value}\` is not one of ${allowed.join(', ')}`)
}

export function wholeNumber(input: ReadInput, name: string, low: number): number | undefined {
  const value = text(input, name)
  if (value === undefined) return undefined
  const number = Number(value)
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= low) return number
  throw badInput(name, `\`${value}\` is not a whole number of at least ${low}`)
}

/** Of a workflow run, or `latest`. */
export function runId(input: ReadInput, name: string): number | 'latest' | undefined {
  const value = text(input, name)
  if (value === undefined || value === 'latest') return value
  if (/^[1-9]\d{0,14}$/.test(value)) return Number(value)
  throw badInput(name, `\`${value}\` is neither the id of a workflow run nor \`latest\``)
}

export function dollars(input: ReadInput, name: string): number | undefined {
  const value = text(input, name)
  if (value === undefined) return undefined
  const number = Number(value.replace(/^\$/, ''))
  if (/^\$?\d+(\.\d+)?$/.test(value) && number > 0) return number
  throw badInput(name, `\`${value}\` is not an amount of US dollars such as 2.50`)
}

/** `2/5` */
export function share(input: ReadInput, name: string): { readonly index: number; readonly of: number } | undefined {
  const value = text(input, name)
  if (value === undefined) return undefined
  const found = /^(\d{1,3})\/(\d{1,3})$/.exec(value)
  const [index, of] = [Number(found?.[1]), Number(found?.[2])]
  if (index >= 1 && index <= of) return { index, of }
  throw badInput(name, `\`${value}\` is not a part such as 2/5`)
}

export function yesOrNo(input: ReadInput, name: string): boolean | undefined {
  const value = choice(input, name, ['true', 'false'])
  return value === undefined ? undefined : value === 'true'
}

export function badInput(name: string, why: string, hint = 'Mend it in the workflow file.'): UserError {
  return new UserError({ code: 'bad-input', message: `input \`${name}\`: ${why}.`, hint })
}
