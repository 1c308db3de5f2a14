import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import { table } from './table.ts'

table(
  'facts that changed places',
  `
  from 7 to 9 == to 9 from 7
  5 adults, 2 children == 2 children and 5 adults
  seat 12 row 4 == row 4 seat 12
  room 5, floor 2 == floor 2, room 5
  flight 12 at gate 7 == gate 7, flight 12
  gate 5 at 5 pm == at 5 pm gate 5
  2 nights for 3 adults == 3 adults for 2 nights
  refund order 12 for user 5 == for user 5, refund order 12
  refund A100 and ship B200 == ship B200 and refund A100
  pay $20 to Bob and $30 to Alice == pay $30 to Alice and $20 to Bob
  pay $20 to Bob and $30 to Alice == pay Alice $30 and Bob $20
  depart 2024-03-05, return 2024-03-09 == return 2024-03-09, depart 2024-03-05
  ship 3 boxes on March 5 and 5 boxes on March 9 == ship 5 boxes on March 9 and 3 boxes on March 5
  raise the limit from $500 to $800 == raise the limit to $800 from $500
  pick up on Monday and return on Friday == return on Friday and pick up on Monday
  flights after 5 pm and before 9 pm == flights before 9 pm and after 5 pm
  2 large and 3 small pizzas == 3 small and 2 large pizzas
  2 tickets for adults and 3 for children == 3 tickets for children and 2 for adults
  latitude 10, longitude 20 == longitude 20, latitude 10
  x: 5, y: 10 == y: 10, x: 5
  orders 1001, 1002 and 1003 from warehouse 5 == orders 1003, 1002 and 1001 from warehouse 5
  order 1001 and 1002 == order 1002 and 1001
  add 3 and 5 == add 5 and 3
  multiply 3 by 5 == multiply 5 by 3
  compare order 1001 with order 1002 == compare order 1002 with order 1001
  GCD of 12 and 18 == GCD of 18 and 12
  open Monday and Friday == open Friday and Monday
  user 12 in group 5 != user 5 in group 12
  transfer 50 from account 7 to account 9 != transfer 50 from account 9 to account 7
  move 3 units from bin 4 to bin 8 != move 3 units from bin 8 to bin 4
  move 3 units from bin 4 to bin 8 != move 4 units from bin 8 to bin 3
  seat 12 row 4 != seat 4 row 12
  refund order 12 for user 5 != refund order 5 for user 12
  refund A100 and ship B200 != refund B200 and ship A100
  send 5 emails to 3 people != send 3 emails to 5 people
  pay $20 to Bob and $30 to Alice != pay $30 to Bob and $20 to Alice
  depart 2024-03-05, return 2024-03-09 != depart 2024-03-09, return 2024-03-05
  check in March 5, check out March 9 != check in March 9, check out March 5
  invoice 77 dated March 5, due March 9 != invoice 77 dated March 9, due March 5
  ship 3 boxes on March 5 and 5 boxes on March 9 != ship 5 boxes on March 5 and 3 boxes on March 9
  raise the limit from $500 to $800 != raise the limit from $800 to $500
  Open from 9 am to 5 pm != Open from 5 pm to 9 am
  flights after 5 pm and before 9 pm != flights after 9 pm and before 5 pm
  pick up on Monday and return on Friday != pick up on Friday and return on Monday
  subtract 3 from 5 != subtract 5 from 3
  divide 10 by 2 != divide 2 by 10
  add 5 items to cart 3 != add 3 items to cart 5
  swap item 1 for item 2 != swap item 2 for item 1
  replace A1 with B2 != replace B2 with A1
  2 tickets for adults and 3 for children != 3 tickets for adults and 2 for children
  Ann has 3 cats, Bob has 2 cats != Ann has 2 cats, Bob has 3 cats
  A1 beats B2 != B2 beats A1
  width 5 height 10 != width 10 height 5
  x: 5, y: 10 != x: 10, y: 5
  compare Q1 2023 with Q2 2024 != compare Q2 2023 with Q1 2024
  first floor, third room != 3rd floor, 1st room
  room for 2 adults for 3 nights != room for 3 adults for 2 nights
`,
)

table(
  'bounds in sentences',
  `
  Guests must be 18 or older. != Guests must be under 18.
  You can cancel before March 5. != You can cancel after March 5.
  You must arrive before 5 pm. != You must arrive after 5 pm.
  Returns are accepted within 30 days. != Returns are accepted after 30 days.
  The bag weighs over 20 kg. != The bag weighs under 20 kg.
  Orders from March 5 are free. != Orders until March 5 are free.
  Tickets for more than 10 people cost less. == Tickets for over 10 people cost less.
`,
)

describe('replies whose facts are there, but not so', () => {
  it.each<[gold: string, predicted: string, reason: string]>([
    ['User 12 is in group 5.', 'User 5 is in group 12.', '12 and 5 have changed places'],
    [
      'I transferred $50 from account 7 to account 9.',
      'I have transferred $50 from account 9 to account 7.',
      '7 and 9 have changed places',
    ],
    ['Alice gets $20 and Bob $30.', 'Alice gets $30 and Bob $20.', '$20 and $30 have changed places'],
    ['Ann gets $20. Bob gets $30.', 'Ann gets $30. Bob gets $20.', '$20 and $30 have changed places'],
    [
      'The call is on Monday and the visit is on Friday.',
      'The call is on Friday and the visit is on Monday.',
      'Monday and Friday have changed places',
    ],
    ['1969', 'It happened in 1968, not 1969.', 'denies 1969'],
    ['1969', 'It did not happen in 1969.', 'denies 1969'],
    ['Gate 7', 'Your gate is not 7.', 'denies 7'],
    ['$20', 'It costs $30 instead of $20.', 'denies $20'],
    ['Your total is $54.20.', 'Your total is $45.20, not $54.20.', 'denies $54.20'],
    ['You must be 18 or older.', 'You must be under 18.', 'other bound: 18 or older ≠ under 18'],
    ['Children under 12 travel free.', 'Children 12 and over travel free.', 'other bound: under 12 ≠ 12 and over'],
    [
      'Refunds take more than 5 days.',
      'Refunds take less than 5 days.',
      'other bound: more than 5 days ≠ less than 5 days',
    ],
    ['Up to 10 guests are allowed.', 'More than 10 guests are required.', 'other bound: Up to 10 ≠ More than 10'],
    ['You need at least 5 items.', 'You need at most 5 items.', 'other bound: at least 5 ≠ at most 5'],
    ['Orders of $100 or more ship free.', 'Orders under $100 ship free.', 'other bound: $100 or more ≠ under $100'],
    ['The price is $20.', 'The price is no longer $20; it is $25.', 'denies $20'],
    ['The price is $20.', 'The price is not $20 but $25.', 'denies $20'],
    ['The order was shipped.', 'The order has not shipped, but it is packed.', 'only one is negated'],
    ['Order 1001 was shipped.', 'Order 1001 was not shipped on May 5.', 'only one is negated'],
    ['The order was shipped.', 'The order was not shipped on May 5 but will be on May 6.', 'only one is negated'],
    ['The store is open on Sunday.', 'The store is not open on Sunday but on Monday.', 'only one is negated'],
    ['It was founded in 1968, not 1969.', 'It was founded in 1969, not 1968.', 'denies 1968'],
    ['increase the limit to 500', 'decrease the limit to 500', 'opposite: increase ≠ decrease'],
    ['turn on the lights', 'turn off the lights', 'opposite: turn on ≠ turn off'],
    ['No, you cannot return it.', 'Yes, you can return it.', 'only one is negated'],
    ['Your refund of $42 was issued.', 'Your refund of $42 was denied.', 'opposite: issued ≠ denied'],
  ])('%j ~ %j: %s', (gold, predicted, reason) => {
    const found = compare(gold, predicted, { mode: 'response' })
    expect(found).toMatchObject({ verdict: 'different', truthful: false, reason })
  })

  it.each([
    ['Ann gets $20. Bob gets $30.', 'Bob gets $30. Ann gets $20.'],
    ['Alice gets $20 and Bob $30.', 'Bob gets $30 and Alice $20.'],
    ['User 12 is in group 5.', 'In group 5 there is user 12.'],
    ['1969', 'It happened in 1969, not 1968.'],
    ['1969', 'The first landing was not until 1969.'],
    ['1969', 'I am not sure, but probably 1969.'],
    ['1969', 'No, 1969.'],
    ['1969', 'Not in 1968 but in 1969.'],
    ['Your total is $54.20.', 'Your total is $54.20, not $45.20.'],
    ['You must be 18 or older.', 'You must be at least 18.'],
    ['Children under 12 travel free.', 'Free travel for kids below 12.'],
    ['At least 3 people must sign.', 'A minimum of 3 people have to sign.'],
    ['You need at least 3 years of experience.', 'You need 3 or more years of experience.'],
    ['Refunds take up to 5 days.', 'Refunds take no more than 5 days.'],
    ['The price is $25.', 'The price is no longer $20; it is $25.'],
    ['It was founded in 1968, not 1969.', 'It was founded in 1968.'],
    ['Your flight leaves from gate 14.', 'Your flight does not leave from gate 12 but from gate 14.'],
    ['The capital is Paris.', 'The capital is not Lyon but Paris.'],
    ['The capital is Paris.', 'The capital is Paris, not Lyon.'],
    ['Half of the order was refunded.', '50% of the order was refunded.'],
    ['fourth', 'He was in the 4th grade.'],
  ])('%j ~ %j: the same', (gold, predicted) => {
    expect(compare(gold, predicted, { mode: 'response' })).toMatchObject({ verdict: 'same', truthful: true })
  })
})

table(
  'bounds in other words, parts of a whole and what is left out',
  `
  You must be 18 or older. == You must be at least 18.
  Refunds take 5 days or less. == Refunds take at most 5 days.
  at least 3 years of experience == 3 or more years of experience
  You may take up to 5 items. == You may take no more than 5 items.
  two thirds of the users == 66.7% of the users
  a quarter of the users == 25% of the users
  half of the users == 50 percent of the users
  1/4 of the budget == 25% of the budget
  switch off the heating == turn off the heating
  You must be at least 18. != You must be over 18.
  You must be 18 or older. != You must be at least 21.
  Delivery in 3 or more days != Delivery in 3 or fewer days
  You may not take more than 5 items. != You may take more than 5 items.
  half of the users != 60% of the users
  a third of the users != two thirds of the users
  switch on the heating != switch off the heating
  pizza, not spicy != pizza
`,
)
