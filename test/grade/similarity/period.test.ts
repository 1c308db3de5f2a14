import { table } from './table.ts'

table(
  'months, quarters and years',
  `
  March 2024 == 2024-03
  March 2024 == 03/2024
  March 2024 == Mar 2024
  March 2024 == 2024/03
  March 2024 == March, 2024
  March 2024 == the month of March 2024
  March 2024 == 2024 March
  März 2024 == March 2024
  03-2024 == 2024-03
  December == Dec
  December == dec.
  décembre == December
  December ~= 12
  May ~= 05
  Q3 2024 == third quarter of 2024
  Q3 2024 == 3rd quarter 2024
  Q3 2024 == 2024 Q3
  Q3 2024 == 2024-Q3
  Q3 2024 == 3Q 2024
  Q3 2024 == Q3/2024
  Q3 2024 == Q3, 2024
  Q3 2024 == quarter 3 2024
  Q3 2024 == the third quarter of 2024
  Q3'24 == Q3 2024
  Q3 == third quarter
  Q1 == first quarter
  H1 2024 == first half of 2024
  H1 2024 == 1H 2024
  2024 H2 == second half of 2024
  FY2024 == fiscal year 2024
  FY24 == FY2024
  Monday == Mon
  Wednesday == wed
  Thursdays == Thursday
  Q3 FY2024 ~= Q3 2024
  March 2024 != April 2024
  March 2024 != March 2023
  March 2024 != 2024-04
  Q3 2024 != Q4 2024
  Q3 2024 != Q3 2023
  Q3 2024 != third quarter of 2023
  Q3 2024 != H2 2024
  Q3 != fourth quarter
  H1 2024 != H2 2024
  FY2024 != FY2025
  December != 11
  December != November
  Monday != Tuesday
  June != July
  2023 != 2024
`,
)
table('declared months', 'March 2024 == 2024-03\nDec ~= 12\nMarch 2024 != spring', { kind: 'month' })
