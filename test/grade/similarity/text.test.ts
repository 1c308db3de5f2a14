import { table } from './table.ts'

table(
  'names and phrases',
  `
  Smith, John == John Smith
  Dr. Martin Luther King Jr. == Martin Luther King
  Mr. John Doe == John Doe
  Hotel Sheraton == Sheraton Hotel
  the Louvre == Louvre
  Shishir's birthday == Shishir birthday
  Apple Inc. == Apple Inc
  Apple Inc. ~= Apple
  Hilton Hotel ~= Hilton
  Louvre Museum ~= Louvre
  Yellowstone National Park ~= Yellowstone
  Battle of Hastings ~= Hastings
  beef stew recipe ~= beef stew
  credit_card ~= credit card payment
  12 Main Street == 12 Main St.
  123 Oak Avenue, Springfield, IL == 123 Oak Ave, Springfield, Illinois
  bananas == banana
  colour == color
  organise == organize
  trapezoid == trapezoidal
  anchovies == anchovy
  rock & roll == rock and roll
  LA Lakers == Los Angeles Lakers
  Golden Gate Bridge in San Francisco == Golden Gate Bridge, San Francisco
  cancel my subscription == terminate my subscription
  schedule a meeting == arrange a meeting
  enable notifications == activate notifications
  call off the meeting == cancel the meeting
  pay back the loan == repay the loan
  first class == 1st class
  third floor == 3rd floor
  the second of March == 2nd of March
  21st century == twenty-first century
  first floor, third room == 1st floor, 3rd room
  first class != 2nd class
  cancel my subscription != renew my subscription
  enable notifications != deactivate notifications
  profit != revenue
  net profit for 2024 != net revenue for 2024
  John Smith != Jane Smith
  John Smith != John Smythe-Jones
  Santa Clara != Santa Rosa
  Hilton Hotel != Sheraton Hotel
  Museum of Modern Art != Metropolitan Museum of Art
  salad != vegan salad
  coffee != iced coffee
  economy != premium economy
  park != theme park
  president != vice president
  FIFA != FIFA 21
  Economy class != Business class
  red wine != white wine
  meeting != meeting reminder
  order history != order
  apple juice != apple pie
  12 Main Street != 21 Main Street
  12 Main Street != 12 Main Avenue
  flights from New York to Boston != flights from Boston to New York
`,
)

table(
  'qualifiers',
  `
  San Francisco, CA ~= San Francisco
  San Francisco, CA == San Francisco, California
  San Francisco, CA == San Francisco, USA
  San Francisco, CA == SF, California
  Paris, France ~= Paris
  Boston, MA == Boston, USA
  London, UK == London, England
  London, UK == London, United Kingdom
  Toronto, ON == Toronto, Canada
  Springfield, IL != Springfield, MA
  Portland, OR != Portland, ME
  Paris, France != Paris, Texas
  Berkeley, CA != Oakland, CA
  Paris, France != France
  Denver, Colorado != Colorado
  Paris (France) ~= Paris
`,
)

table(
  'sentences',
  `
  transfer $50 from savings to checking == move 50 dollars from my savings account to checking
  A man is playing a guitar. == A man plays the guitar.
  Book a table for two at 7 pm. == Reserve a table for 2 at 19:00.
  The meeting starts at 9 am. == The meeting begins at 9:00.
  Ship the package to Berlin. != Ship the package to Munich.
  Book a table for two at 7 pm. != Book a table for two at 8 pm.
  The meeting starts at 9 am. != The meeting starts at 10 am.
  transfer $50 from savings to checking != transfer $50 from checking to savings
  A man is playing a guitar. != A dog is sleeping in the sun.
  2 adults and 1 child == two adults, one child
  2 adults and 1 child != 1 adult and 2 children
  The dog chased the cat. != The cat chased the dog.
  Alice sent Bob the file. != Bob sent Alice the file.
  Berlin to Paris != Paris to Berlin
  red and blue == blue and red
  every day == daily
  Robert Smith == Bob Smith
  Vincent Van Gogh ~= Van Gogh
  What is your order number? != What is your phone number?
  What is your order status? != Where is your order?
  When does it arrive? != Where does it arrive?
  Who ordered it? != Why was it ordered?
`,
)

table(
  'code',
  `
  2x**2 + 3 == 2x^2+3
  2x**2 + 3 == lambda x: 2x**2 + 3
  f(x) = x**2 == x^2
  SELECT * FROM orders == select * from orders
  /usr/local/bin == /usr/local/bin
  git commit -m "x" != git commit -m "y"
  2x**2 != x**2
  3x + 2 != 2x + 3
  /usr/local/bin != /usr/local/lib
  rm -rf build != rm -r build
  docker ps != docker start
  a && b != a || b
`,
)
table('text, whatever it looks like', '5 == 5\n5 != 6\nNew York == new york\nJanuary != February\nA1 != A2', {
  kind: 'text',
})
