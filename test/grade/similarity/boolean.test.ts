import { expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import { table } from './table.ts'

table(
  'booleans',
  `
  true == yes
  true == on
  true == TRUE
  true == True
  true == y
  yes == Y
  yes == yep
  yes == yeah
  on == yes
  on == ON
  t == true
  false == no
  false == off
  false == FALSE
  false == n
  no == nope
  no == N
  off == OFF
  off == no
  f == false
  Yes. == yes
  "true" == true
  ｙｅｓ == yes
  true ~= 1
  false ~= 0
  yes ~= 1
  off ~= 0
  true != false
  true != no
  true != off
  yes != no
  y != n
  on != off
  true != 0
  false != 1
  yes != maybe
  no != none
  true != 2
  on != in
  yes != not yes
  off != of course
`,
)
table('declared booleans', 'true == yes\ntrue ~= 1\ntrue != perhaps\nfalse == off', { kind: 'boolean' })

it.each([
  [true, 'true', 'same'],
  [true, 'yes', 'same'],
  [false, 'no', 'same'],
  [true, 1, 'same'],
  [true, false, 'different'],
  [true, 'no', 'different'],
  [true, 0, 'different'],
  [false, null, 'different'],
  [false, '', 'different'],
])('%j and %j are %s', (gold, predicted, verdict) => {
  expect(compare(gold, predicted).verdict).toBe(verdict)
  expect(compare(predicted, gold).verdict).toBe(verdict)
})
