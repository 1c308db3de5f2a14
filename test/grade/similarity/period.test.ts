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
  Q1 2024 == January to March 2024
  Q1 2024 == Jan-Mar 2024
  Q1 2024 == January 2024 - March 2024
  Q1 2024 == from January through March of 2024
  Q1 2024 == 2024-01-01 to 2024-03-31
  Q1 2024 == 2024-01 to 2024-03
  Q1 == January to March
  H2 2024 == July to December 2024
  March 2024 == 2024-03-01 to 2024-03-31
  FY2024 ~= January to December 2024
  Q3 2024 revenue == revenue from July to September 2024
  Q1 2024 != January to April 2024
  Q1 2024 != February to April 2024
  Q1 2024 != January to March 2023
  Q1 2024 != January to March
  Q2 2024 != 2024-04-01 to 2024-06-29
  Q3 2024 revenue != revenue from July to August 2024
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
