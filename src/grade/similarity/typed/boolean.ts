import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

const TRUE = new Set(['true', 'yes', 'y', 'on', 't', 'yep', 'yeah', 'yup'])
const FALSE = new Set(['false', 'no', 'n', 'off', 'f', 'nope', 'nah'])

/** `true`, `yes`, `on`, `Y`. */
export const boolean: Reader<boolean> = remembered({
  type: 'boolean',
  read(text) {
    const word = text.toLowerCase()
    return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})
