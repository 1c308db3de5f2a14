import { table } from './table.ts'

table(
  'durations',
  `
  90 minutes == 1.5 hours
  90 minutes == 1 hour 30 minutes
  90 minutes == 1h30m
  90 minutes == 1h 30min
  90 minutes == an hour and a half
  90 minutes == one and a half hours
  90 minutes == PT1H30M
  90 minutes == 1:30:00
  90 minutes == 5400 seconds
  90 min == ninety minutes
  90 mins == 90 minutes
  30 minutes == half an hour
  15 minutes == a quarter of an hour
  2 weeks == 14 days
  2 weeks == a fortnight
  two weeks == 2 wks
  1 day == 24 hours
  1 day == 24h
  24 h == 24 hours
  48 hours == two days
  P2W == 14 days
  PT30S == 30 seconds
  30s == 30 sec
  500 ms == 0.5 seconds
  1 year == 12 months
  18 months == 1.5 years
  18 months == a year and a half
  a decade == 10 years
  1 century == 100 years
  2 quarters == 6 months
  3 days and 4 hours == 76 hours
  3 days, 4 hours == 76h
  a minute == 60 seconds
  year == 1 year
  week == 7 days
  ３ days == three days
  2 weeks != 2 days
  90 minutes != 90 seconds
  90 minutes != 1 hour
  1 hour != 1 day
  1 year != 10 months
  1 month != 30 days
  1 month != 1 week
  5m != 5h
  an hour != half an hour
  PT1H != PT1M
  30s != 30 days
  two weeks != three weeks
`,
)
table('declared durations', '90 minutes == 1.5 hours\n5 minutes != 5\n1 day != soon', { kind: 'duration' })
table('durations within a tolerance of seconds', '60 s == 65 s\n60 s != 66 s\n1 minute == 57 seconds', { tolerance: 5 })
