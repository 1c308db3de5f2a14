import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'

/** `github`, `inputs`, `matrix`, …: what expressions of a workflow may ask for. */
export type Contexts = Readonly<Record<string, unknown>>

/** How the jobs that a job needs have ended. */
export type Needed = 'success' | 'failure' | 'cancelled'

/** A text with each `${{ … }}` in the place of its value, evaluated by GitHub's own code. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluate(expression, contexts).coerceString())
}

/** Whether a job runs; without a word of how others ended, only where all succeeded. */
export function holds(condition: string | undefined, contexts: Contexts, needed: Needed = 'success'): boolean {
  const bare = (condition ?? 'success()').replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1')
  const whole = /\b(success|failure|cancelled|always)\s*\(/.test(bare) ? bare : `success() && (${bare})`
  return isTrue(evaluate(whole, contexts, needed))
}

function evaluate(expression: string, contexts: Contexts, needed: Needed = 'success'): data.ExpressionData {
  const states: Readonly<Record<string, boolean>> = {
    success: needed === 'success',
    failure: needed === 'failure',
    cancelled: needed === 'cancelled',
    always: true,
  }
  const functions = Object.entries(states).map(([name, value]): FunctionDefinition => {
    return { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }
  })
  const { tokens } = new Lexer(expression).lex()
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse()
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver)
  if (!(values instanceof data.Dictionary)) throw new Error('the contexts are no object')
  return new Evaluator(parsed, values, new Map(functions.map((one) => [one.name, one]))).evaluate()
}

function isTrue(value: data.ExpressionData): boolean {
  return !['', 'false', '0'].includes(value.coerceString())
}
