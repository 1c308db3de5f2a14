import { table } from './table.ts'

table(
  'URLs',
  `
  https://example.com/docs/ == http://www.example.com/docs
  https://example.com == https://example.com/
  https://example.com == example.com
  https://www.example.com == example.com
  https://EXAMPLE.com/docs == https://example.com/docs
  https://example.com:443/a == https://example.com/a
  http://example.com:80/a == http://example.com/a
  https://example.com/a?x=1&y=2 == https://example.com/a?y=2&x=1
  https://example.com/index.html == https://example.com/
  example.com/docs == https://example.com/docs/
  <https://example.com> == https://example.com
  https://example.com/caf%C3%A9 == https://example.com/café
  https://example.com/a# == https://example.com/a
  www.example.org == https://example.org
  http://localhost:3000/ == http://localhost:3000
  https://user@example.com/ == https://user@example.com
  ftp://example.com/a/ == ftp://example.com/a
  https://api.example.com/v1/ == api.example.com/v1
  https://example.com/orders/1001 == example.com/orders/1001/
  HTTPS://EXAMPLE.COM/docs == https://example.com/docs
  https://example.com/search?q=red+shoes == https://example.com/search?q=red%20shoes
  https://shop.example.co.uk/ == shop.example.co.uk
  ws://example.com/live == ws://example.com/live/
  https://example.com/docs != https://example.com/doc
  https://example.com/orders/1001 != https://example.com/orders/1010
  https://example.com/search?q=shoes != https://example.com/search?q=boots
  https://example.com/en/ != https://example.com/de/
  https://shop.example.com/a != https://shop.example.net/a
  https://example.com != https://example.com.evil.org
  https://example.com/a/b != https://example.com/b/a
  https://examp1e.com != https://example.com
  https://example.com/docs != https://example.org/docs
  https://example.com/a != https://example.com/A
  https://example.com/a?x=1 != https://example.com/a?x=2
  https://example.com/a?x=1 != https://example.com/a
  https://example.com/a#b != https://example.com/a#c
  https://example.com:8080 != https://example.com
  https://api.example.com != https://example.com
  ftp://example.com/a != https://example.com/a
  https://192.168.1.1/a != https://192.168.1.2/a
  https://example.com/1 != https://example.com/10
  http://localhost:3000 != http://localhost:3001
`,
)
table(
  'e-mail addresses',
  `
  jane.doe@example.com == Jane.Doe@Example.com
  jane.doe@example.com == mailto:jane.doe@example.com
  jane.doe@example.com == <jane.doe@example.com>
  jane.doe@example.com == Jane Doe <jane.doe@example.com>
  JANE@EXAMPLE.ORG == jane@example.org
  a+b@example.org == A+B@example.org
  x_y@mail.example.co.uk == X_Y@mail.example.co.uk
  o'neil@example.org == O'Neil@example.org
  sales@example.com == SALES@EXAMPLE.COM
  sales@example.com == mailto:sales@example.com
  Sales <sales@example.com> == sales@example.com
  "Doe, Jane" <jane.doe@example.com> == jane.doe@example.com
  first.last@sub.example.org == First.Last@Sub.Example.Org
  user-name@example-shop.com == User-Name@Example-Shop.com
  123456@example.com == 123456@EXAMPLE.com
  info@example.museum == Info@Example.Museum
  jane.doe@example.com != jane.doe@example.org
  jane.doe@example.com != jane_doe@example.com
  jane.doe@example.com != doe.jane@example.com
  jane@example.com != jane@example.co
  jane@example.com != jane@example.com.au
  jane@example.com != jane@examp1e.com
  jane@shop.example.com != jane@help.example.com
  jane+orders@example.com != jane+returns@example.com
  sales@example.com != sale@example.com
  no-reply@example.com != reply@example.com
  123456@example.com != 123465@example.com
  j.doe@example.com != k.doe@example.com
  jane@example.com != https://example.com/jane
  jane@example.com != jane example com
  jane.doe@example.com != janedoe@example.com
  jane.doe@example.com != john.doe@example.com
  jane@example.com != jane@mail.example.com
  a+b@example.org != a@example.org
  jane@example.com != jane@exarnple.com
  info@example.com != support@example.com
  jane1@example.com != jane2@example.com
  jane@example.com != example.com
  jane@example.com != jane
`,
)
table('declared URLs', 'example.com == https://example.com/\nexample.com != home page', { kind: 'url' })
table('declared e-mail addresses', 'A@b.org == a@B.org\na@b.org != a', { kind: 'email' })
