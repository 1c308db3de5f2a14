import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

const OPERATOR = /[\d)a-z] ?(?:\*\*|[*^+/=-]) ?[\d(a-z]/i
const ALLOWED = /^[\w\s+\-*/^().,=:·×÷√π|<>!%]{3,120}$/u

/** `2x**2 + 3` and `lambda x: 2x^2+3`: spaces, the function's name and the sign of the power do not count. */
export const formula: Reader<string> = remembered({
  type: 'formula',
  read(text) {
    const body = text.replace(/^(?:lambda \w+ ?: ?|[a-z]\w{0,10} ?\( ?\w+ ?\) ?= ?|y ?= ?)/i, '')
    const plain = body.toLowerCase().replaceAll('^', '**').replace(/[·×]/gu, '*').replace(/\s+/g, '')
    const isFormula =
      OPERATOR.test(body) &&
      ALLOWED.test(body) &&
      !/[a-z]{2,}[-/= ]+[a-z]{2,}/i.test(body) &&
      /[+*^=()]|\d ?[-/] ?[a-z]/i.test(body)
    return isFormula ? plain.replace(/(?<=\d)\*(?=[a-z(])/g, '') : undefined
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})
