import { table } from './table.ts'

table(
  'numbers',
  `
  42 == 42.0
  1200 == 1,200
  1200 == 1 200
  1200 == 1'200
  1234567 == 1,234,567
  1234567 == 1.234.567
  1234567.5 == 1.234.567,5
  1234567.5 == 1,234,567.5
  1234567 == 12,34,567
  0.5 == .5
  1,5 == 1.5
  +7 == 7
  -7 == −7
  -7 == minus seven
  1e3 == 1000
  1.2E-3 == 0.0012
  1.2 million == 1200000
  1.2M == 1,200,000
  3k == 3000
  2.5 billion == 2500000000
  5 lakh == 500000
  2 crore == 20,000,000
  three == 3
  twenty-one == 21
  twenty one == 21
  one hundred and five == 105
  two thousand three hundred == 2300
  one million two hundred thousand == 1,200,000
  a hundred == 100
  a dozen == 12
  two dozen == 24
  zero == 0
  zero point five == 0.5
  three point one four == 3.14
  nineteen == 19
  ninety-nine == 99
  １２００ == 1200
  1_000_000 == 1000000
  1200 != 1201
  1200 != 120
  12 != 21
  three != 4
  thirteen != thirty
  fifty != fifteen
  7 != -7
  1.5 != 15
  1.2 million != 1.2 billion
  3k != 3
  007 != 7
  1e3 != 100
  12345678901234567890 != 12345678901234567891
  one hundred != one hundred and one
`,
)

table('numbers with a decimal comma', '1.200 == 1200\n1,200 == 1.2\n1.200,50 == 1200.5\n1,200 != 1200', {
  locale: 'de-DE',
})
table('numbers within a tolerance', '30 == 31\n30 == 29\n30 != 31.5\nthirty == 31\n-1 == 0\n-1 != 1', { tolerance: 1 })
table('declared numbers', '5 == five\n5 == 5.0\n5 != five apples\n0.15 == 15%\n5 != about five', { kind: 'number' })
