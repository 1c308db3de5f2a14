import { table } from './table.ts'

table(
  'times of day',
  `
  14:30 == 2:30 PM
  14:30 == 2:30pm
  14:30 == 2.30 pm
  14:30 == 2:30 p.m.
  14:30 == 14:30:00
  14:30 == 14h30
  14:30 == 1430 hours
  14:30 == 14.30 h
  14:30 == half past two pm
  14:30 == 2:30 in the afternoon
  14:00 == 2 PM
  14:00 == 2pm
  14:00 == 14 Uhr
  09:00 == 9:00
  09:00 == 9 am
  09:00 == 9 a.m.
  09:00 == 9:00 in the morning
  09:05 == 9:05 AM
  00:00 == midnight
  00:00 == 12 AM
  00:00 == 12:00 am
  24:00 == 00:00
  12:00 == noon
  12:00 == midday
  12:00 == 12 PM
  12:30 == 12:30 pm
  00:30 == 12:30 AM
  23:59 == 11:59 PM
  14:30 UTC == 14:30Z
  14:30 UTC == 2:30 PM GMT
  14:30+02:00 == 12:30Z
  9:00 EST == 14:00 UTC
  at 5 pm == 17:00
  14:30:15 == 2:30:15 PM
  17:45 == quarter to six pm
  ten past nine am == 9:10
  14:30 ~= half past two
  03:00 ~= three o'clock
  14:30 ~= 14:30 UTC
  14:30 != 2:30 AM
  2:30 AM != 2:30 PM
  14:30 != 14:31
  14:30 != 4:30 PM
  14:30:00 != 14:30:01
  noon != midnight
  12 AM != 12 PM
  9 am != 9 pm
  14:30Z != 14:30+02:00
  9:00 EST != 9:00 PST
  half past two != half past three
`,
)
table('declared times', '14:30 == 2:30 PM\n9 != 9 am\n14:30 != evening', { kind: 'time' })
