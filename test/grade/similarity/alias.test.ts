import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import { table } from './table.ts'

table(
  'names of one thing',
  `
  NYC == New York City
  New York City == New York
  LA == Los Angeles
  L.A. == Los Angeles
  SF == San Francisco
  DC == Washington, D.C.
  USA == United States
  U.S. == United States of America
  US == America
  UK == United Kingdom
  GB == Great Britain
  UAE == United Arab Emirates
  EU == European Union
  DE == Germany
  Holland == Netherlands
  Burma == Myanmar
  Côte d'Ivoire == Ivory Coast
  DEU == Germany
  CA == California
  TX == Texas
  BC == British Columbia
  NSW == New South Wales
  American == USA
  German == Germany
  en == English
  es == Spanish
  Deutsch == German
  WHO == World Health Organization
  World Health Organization == W.H.O.
  IBM == International Business Machines
  NBA == National Basketball Association
  MAU == monthly active users
  WW2 == World War II
  World War 2 == World War II
  JS == JavaScript
  Peking == Beijing
  Bombay == Mumbai
  München == Munich
  St. Petersburg == Saint Petersburg
  America/New_York == New York
  none == N/A
  asc == ascending
  D ~= dinner
  Niger != Nigeria
  Georgia != Germany
  Austria != Australia
  Iran != Iraq
  Mali != Malta
  Slovakia != Slovenia
  EU != EEA
  CA != Colorado
  Spanish != Portuguese
  WHO != World Trade Organization
  IBM != International Monetary Fund
  NBA != NFL
  who != World Trade Organization
  Dominica != Dominican Republic
  Guinea != Guinea-Bissau
`,
)

describe('aliases of the suite', () => {
  const aliases = [
    ['prio1', 'urgent', 'ASAP'],
    ['5', 'express'],
  ]
  it.each([
    ['prio1', 'Urgent', 'same'],
    ['asap', 'PRIO1', 'same'],
    ['5', 'express', 'same'],
    ['prio1', 'express', 'different'],
    ['prio1', 'prio2', 'different'],
  ])('%s and %s are %s', (gold, predicted, verdict) => {
    expect(compare(gold, predicted, { aliases }).verdict).toBe(verdict)
  })
  it('go before the declared kind', () => {
    expect(compare('5', 'express', { aliases, kind: 'number' })).toMatchObject({ verdict: 'same', tier: 'alias' })
    expect(compare(5, 'express', { aliases }).verdict).toBe('same')
  })
})
