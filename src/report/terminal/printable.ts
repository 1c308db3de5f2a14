import { visible } from '../escape.ts'
import { plainData, type Text } from '../text.ts'

/** Foreign text for one line of a terminal: no control sequence, no hidden character survives. */
export function printable(text: string): string {
  return visible(text)
}

/** A text with its data made printable, and marked where `mark` is given. */
export function printableText(text: Text, mark: (data: string) => string = (data) => data): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : mark(plainData(printable(piece.data))))).join('')
}
