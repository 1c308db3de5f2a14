import { table } from './table.ts'

table(
  'ranges',
  `
  10-20 == 10 to 20
  10-20 == 10–20
  10-20 == 10 - 20
  10-20 == between 10 and 20
  10-20 == from 10 to 20
  10-20 == ten to twenty
  10 through 20 == 10 to 20
  $20-$30 == 20-30 dollars
  $20-30 == $20 to $30
  $20 - $30 == between 20 and 30 USD
  €1.000–€2.000 == 1000 to 2000 EUR
  5-10 km == 5 to 10 kilometers
  5-10 km == 5 km to 10 km
  5–10% == 5 to 10 percent
  2-3 hours == 120 to 180 minutes
  9:00-17:00 == 9 am to 5 pm
  9am - 5pm == from 9:00 to 17:00
  2019-2020 == 2019/2020
  2019-2020 == 2019-20
  2019-2020 == 19-20
  2019/20 == 2019 to 2020
  2024-01-01 to 2024-01-31 == January 1, 2024 to January 31, 2024
  between March 2024 and May 2024 == 2024-03 to 2024-05
  at least 5 == >= 5
  at least 5 == 5 or more
  at least 5 == 5+
  at least 5 == ≥5
  at least 5 == no less than 5
  at least 5 == a minimum of 5
  at most 10 == <= 10
  at most 10 == up to 10
  at most 10 == 10 or less
  at most 10 == no more than 10
  more than 5 == > 5
  more than 5 == over 5
  under 10 == less than 10
  under 10 == <10
  before 5 pm == earlier than 17:00
  at least $20 == $20 or more
  under 5 km == less than 5000 m
  10-20 != 10-25
  10-20 != 20-10
  $20-$30 != €20-€30
  5-10 km != 5-10 miles
  at least 5 != at most 5
  at least 5 != more than 5
  under 10 != up to 10
  over 5 != under 5
  5+ != 5
  before 5 pm != after 5 pm
  2019-2020 != 2020-2021
  9am-5pm != 9am-6pm
`.replace('a minimum of 5', 'minimum of 5'),
)
table('declared ranges', '10-20 == 10 to 20\n10-20 != 15\nat least 5 == 5+', { kind: 'range' })
