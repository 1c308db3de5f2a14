import { table } from './table.ts'

table(
  'identifiers',
  `
  INV-2024-0017 == inv-2024-0017
  #W2378156 == W2378156
  #1001 == 1001
  No. 1001 == #1001
  007 == 007
  ORD_1001 == ord-1001
  AB 123 CD == ab-123-cd
  ABC-123 == ABC–123
  ＡＢＣ-1 == ABC-1
  550e8400-e29b-41d4-a716-446655440000 == 550E8400-E29B-41D4-A716-446655440000
  550e8400-e29b-41d4-a716-446655440000 == 550e8400e29b41d4a716446655440000
  {550e8400-e29b-41d4-a716-446655440000} == urn:uuid:550e8400-e29b-41d4-a716-446655440000
  v1.2.3 == 1.2.3
  version 1.2.3 == v1.2.3
  v1.2 == v1.2.0
  v2 == version 2
  1.2.3-rc.1 == v1.2.3-RC.1
  order 1001 == Order 1001
  "A1" == A1
  0x1F == 0x1f
  INV-0017 ~= INV0017
  INV-2024-0017 != INV-2024-0071
  INV-2024-0017 != INV-2024-17
  order 1001 != order 1010
  007 != 7
  007 != 07
  00123 != 123
  #W2378156 != #W2378165
  A1 != A2
  ABC-123 != ABC-124
  ABC-123 != ABD-123
  user1 != user2
  user_1 != user_11
  BRCA1 != BRCA2
  1001 != 10010
  789 != 7890
  v1.2.3 != v1.2.4
  1.10.0 != 1.1.0
  1.2.3 != 1.2.3-rc.1
  550e8400-e29b-41d4-a716-446655440000 != 550e8400-e29b-41d4-a716-446655440001
  secure_pass123 != securePass123
  pass*word1 != pass*word2
  12345ABC != 12346ABC
  order 1001 != invoice 1001
  room 101 != room 110
  flight BA123 != flight BA132
  C:\\temp\\a.txt != C:\\temp\\b.txt
  main.ts != main.js
`,
)
table('declared identifiers', '#1001 == 1001\n007 != 7\nA-1 == a-1\nA1 != B1\nv1.2 == v1.2.0', { kind: 'identifier' })
table('exact', 'A1 != a1\nNYC != New York City\n1 != 1.0\nabc == abc', { kind: 'exact' })
