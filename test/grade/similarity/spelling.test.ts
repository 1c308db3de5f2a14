import { table } from './table.ts'

table(
  'casing styles',
  `
  customerId == customer_id
  customerId == customer-id
  customerId == CustomerId
  customerId == CUSTOMER_ID
  customerId == customer id
  customerId == Customer ID
  in_progress == In Progress
  in_progress == inProgress
  in_progress == IN-PROGRESS
  IN_PROGRESS == in progress
  orderStatus == order_status
  XMLHttpRequest == xml_http_request
  parseJSON == parse_json
  OrderCancelled == order_cancelled
  read-only == read only
  e-mail == e_mail
  snake_case_name == snakeCaseName
  snake_case_name == Snake Case Name
  kebab-case-name == kebabCaseName
  REVENUE == revenue
  Net_Revenue == net revenue
  living_room == Living Room
  top-selling == top selling
  UPPER == upper
  New_York == New York
  sort_by_date == sortByDate
  credit_card == credit card
  user_name == userName
  customerId != customer_name
  customerId != orderId
  in_progress != in_review
  order_status != order_statistics
  main_db != maindb
  admin_user != admin
  userRequest != usageRequest
  mapController != dataController
  primary_key != foreign_key
  created_at != updated_at
  start_date != end_date
  YOUR_KEY != YOUR_KEY_HERE
  read_only != write_only
  first_name != last_name
`,
)

table(
  'Unicode',
  `
  café == cafe
  Café == CAFÉ
  naïve == naive
  résumé == resume
  Zürich == Zurich
  São Paulo == Sao Paulo
  Łódź == Lodz
  Malmö == Malmo
  Øresund == Oresund
  Straße == Strasse
  Ångström == Angstrom
  ＡＢＣ == abc
  ｔｏｋｙｏ == tokyo
  １２３ == 123
  ﬁle == file
  it’s == it's
  O’Neil == O'Neil
  “quoted” == "quoted"
  «bonjour» == bonjour
  a–b == a-b
  a—b == a-b
  New\u00a0York == New York
  New  York == New York
  foo\u200bbar == foobar
  co\u00adoperate == cooperate
  e\u0301te\u0301 == été
  … == ...
  ½ == 1/2
  m² == m^2
  5 µm == 5 μm
  № 5 == No 5
  東京 == Tokyo
  東京都 == 東京都
  日本 == Japan
  中国 == China
  Deutschland == Germany
  España == Spain
  Österreich == Austria
  한국어 == Korean
  Français == French
  İstanbul == Istanbul
  東京 != 京都
  北 != 南
  日本 != 中国
  café != cave
  Zürich != Züri
  привет != пока
  😀 != 😢
  é != a
`,
)
