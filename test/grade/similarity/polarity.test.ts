import { table } from './table.ts'

table(
  'negation',
  `
  The refund was not approved. == The refund was denied.
  I can't share that information. == I cannot share that information.
  I can't share that information. == I can not share that information.
  The order has not shipped. == The order hasn't shipped.
  It isn't available. == It is not available.
  not approved == not approved
  The item won't ship today. == The item will not ship today.
  He did not fail. == He succeeded.
  The door is not open. == The door is closed.
  not enabled == disabled
  not valid == invalid
  I don't have your order number. == I do not have your order number.
  approved != not approved
  The refund was approved. != The refund was not approved.
  Your card is blocked. != No, your card is not blocked.
  The shop is open on Sunday. != No, the shop is not open on Sunday.
  You cannot return it. == No, you cannot return it.
  The refund was approved. != The refund wasn't approved.
  The item is available. != The item is not available.
  I can share that. != I can't share that.
  You are eligible for a refund. != You are not eligible for a refund.
  The order has shipped. != The order has not shipped.
  The order has shipped. != The order hasn't shipped yet.
  Your card will be charged. != Your card will not be charged.
  Your card will be charged. != Your card won't be charged.
  The flight is refundable. != The flight is non-refundable.
  Coffee with sugar != Coffee without sugar
  rooms with a view != rooms without a view
  Everyone can enter. != Nobody can enter.
  He always pays. != He never pays.
  The account is active. != The account is no longer active.
  Delivery is possible on Sunday. != Delivery is impossible on Sunday.
  verified != unverified
  approved != disapproved
  paid != unpaid
  known != unknown
  useful != useless
  The refund was not denied. != The refund was denied.
  The refund was not approved. != The refund was not denied.
  I did not cancel the booking. != I cancelled the booking.
  There are seats left. != There are no seats left.
  The meeting is not cancelled. != The meeting is cancelled.
  Smoking is allowed. != Smoking is not allowed.
  Smoking is allowed. != Smoking is forbidden.
`,
)

table(
  'antonyms',
  `
  The refund was approved. != The refund was rejected.
  The refund was approved. != The refund was denied.
  enabled != disabled
  enable != disable
  active != inactive
  high != low
  open != closed
  The store is open. != The store is closed.
  The item is in stock. != The item is out of stock.
  The build failed. != The build succeeded.
  The payment succeeded. != The payment failed.
  failed != succeeded
  success != failure
  The test passed. != The test failed.
  The price increased. != The price decreased.
  Sales rose sharply. != Sales fell sharply.
  buy != sell
  buy 10 shares != sell 10 shares
  deposit != withdrawal
  arrival != departure
  inbound flight != outbound flight
  lowest price != highest price
  cheapest flight != most expensive flight
  lowest-priced hotel != highest-priced hotel
  first item != last item
  ascending != descending
  min != max
  minimum temperature != maximum temperature
  include taxes != exclude taxes
  import orders != export orders
  upload the file != download the file
  male != female
  left != right
  north != south
  public repository != private repository
  before the meeting != after the meeting
  turn the light on != turn the light off
  profit != loss
  gross income != net income
  Do you want me to cancel the booking? != Do you want me to confirm the booking?
  the same day != the same night
  cheapest == lowest-priced
  lowest-priced hotel == cheapest hotel
  begin == start
  film == movie
`,
)

table(
  'comparatives',
  `
  at least 5 items == 5 or more items
  at most 10 days == up to 10 days
  no more than 3 == at most 3
  no fewer than 3 == at least 3
  more than 5 == over 5
  less than 5 == under 5
  >= 5 == at least 5
  5 years or older != under 5 years
  at least 5 != at most 5
  at least 5 != exactly 5
  at least 5 items != at most 5 items
  more than 5 items != fewer than 5 items
  more than 5 items != less than 5 items
  over $50 != under $50
  above 20 degrees != below 20 degrees
  before noon != after noon
  before Friday != after Friday
  before 5 pm != after 5 pm
  earlier than Monday != later than Monday
  cheaper than $50 != more expensive than $50
  older than 18 != younger than 18
  faster delivery != slower delivery
  higher price != lower price
  better rating != worse rating
  the largest city != the smallest city
  the oldest building != the newest building
  most popular != least popular
  more sugar != less sugar
  too hot != too cold
  longest route != shortest route
  up to 10 != more than 10
  until Friday != from Friday
  since 2020 != until 2020
  increase by 5% != decrease by 5%
  increase by 5% != increase by 50%
  increase to 5% != increase to 6%
  twice a week != once a week
  maximum 10 guests != minimum 10 guests
  no later than Friday != no earlier than Friday
  prices rise == prices increase
`,
)
