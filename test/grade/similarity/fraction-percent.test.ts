import { table } from './table.ts'

table(
  'percentages',
  `
  15% == 15 percent
  15% == 15 per cent
  15% == 15 pct
  15% == 0.15
  15% == fifteen percent
  15% == 15.0%
  15 % == 15%
  150% == 1.5
  0.5% == 0.005
  -3% == -0.03
  −3% == minus three percent
  50% == half
  25% == a quarter
  50% == 1/2
  75% == three quarters
  100% == 1
  12,5 % == 12.5%
  150 bps == 1.5%
  25 basis points == 0.25%
  ５０％ == 50%
  five percentage points == 5 percentage points
  15% ~= 15
  7.5 percent ~= 7.5
  15% != 50%
  15% != 1.5%
  15% != 0.5
  15% != 16
  15% != -15%
  1% != 10%
  50 bps != 50%
  33% != 1/3
  two thirds ~= 66.7%
  two thirds ~= 66.67 percent
  one third ~= 33.3%
  2/3 ~= 0.667
  1/8 == 12.5%
  two thirds != 66.6%
  two thirds != 66.70%
  two thirds != 0.66
  1/8 != 12.6%
`,
)
table(
  'fractions',
  `
  1/2 == 0.5
  1/2 == half
  1/2 == one half
  1/2 == 2/4
  1/2 == ½
  1 1/2 == 1.5
  1½ == 1.5
  one and a half == 1.5
  2 and a half == 2.5
  3/4 == 0.75
  three quarters == 3/4
  two thirds == 2/3
  one third == 1/3
  a quarter == 0.25
  half a million == 500000
  a quarter of a million == 250,000
  1/8 == 0.125
  3 ¾ == 3.75
  1/2 != 1/3
  1/2 != 2/1
  1/4 != 4
  two thirds != three quarters
  1 1/2 != 11/2
  half != two
`,
)
table('percentages with a decimal comma', '12,5% == 0.125\n1.200 % == 12', { locale: 'fr-FR' })
table('declared percentages', '15 ~= 15%\n0.15 == 15%\n15% != 25%\n15% != high', { kind: 'percent' })
