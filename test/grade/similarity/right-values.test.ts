import { describe, expect, it } from 'vitest'
import { withEmbedding } from '../../../src/grade/embedding/similarity.ts'
import { cascadeSimilarity } from '../../../src/grade/similarity/cascade.ts'
import { compare } from '../../../src/grade/similarity/compare.ts'

describe('right values', () => {
  it.each([
    ['NYC', 'New York City', 'same'],
    ['Q3 2024 revenue', 'third quarter revenue figures for 2024', 'same'],
    ['$1,200', '1200 USD', 'same'],
    ['profit', 'revenue', 'different'],
    ['2024-03-05', '2024-05-03', 'different'],
    ['approved', 'not approved', 'different'],
    ['order 1001', 'order 1010', 'different'],
    // what simpler cascades get wrong
    ['WHO', 'World Health Organization', 'same'],
    ['Niger', 'Nigeria', 'different'],
    ['lowest-priced', 'cheapest', 'same'],
    ['lowest-priced', 'highest-priced', 'different'],
    ['What is my order?', 'Where is my order?', 'different'],
    ['The payment failed.', 'The payment succeeded.', 'different'],
  ])('%s and %s are %s', (gold, predicted, verdict) => {
    expect(compare(gold, predicted).verdict).toBe(verdict)
    expect(compare(predicted, gold).verdict).toBe(verdict)
  })

  it.each(['value', 'response'] as const)('a polite paraphrase of a question is the same as a %s', (mode) => {
    const gold = 'Which region should the report cover?'
    expect(compare(gold, 'Sure, which region would you like the report for?', { mode }).verdict).toBe('same')
  })

  it('says why', () => {
    const gold = 'You will be refunded $54.20.'
    expect(compare(gold, 'A refund of $45.20 will follow.', { mode: 'response' }).reason).toBe(
      'fact conflict: $54.20 ≠ $45.20',
    )
    expect(compare(30, 31).reason).toBe('30 ≠ 31')
    expect(compare('x'.repeat(1000), 5).reason.length).toBeLessThan(140)
  })

  it('takes the threshold from the options, for what only words decide', () => {
    const [gold, predicted] = [
      'The hotel near the old harbour has a pool.',
      'The hotel near the harbour has a big pool.',
    ]
    expect(compare(gold, predicted, { threshold: 0.3 }).verdict).toBe('same')
    expect(compare(gold, predicted, { threshold: 0.99 }).verdict).toBe('different')
    expect(compare('5', 'five', { threshold: 1 }).verdict).toBe('same')
  })

  it('refuses what it is not sure of when it is strict', () => {
    expect(compare('$5', '5').verdict).toBe('same')
    expect(compare('$5', '5', { strict: true })).toMatchObject({ verdict: 'different', low_confidence: true })
    expect(compare('$5', '5 USD', { strict: true }).verdict).toBe('same')
  })
})

describe('the reason of an opposite', () => {
  it.each([
    ['before Monday', 'after Monday', 'opposite: before Monday ≠ after Monday'],
    ['after Monday', 'before Monday', 'opposite: after Monday ≠ before Monday'],
    ['The item is in stock.', 'The item is out of stock.', 'opposite: in stock ≠ out of stock'],
    ['The item is out of stock.', 'The item is in stock.', 'opposite: out of stock ≠ in stock'],
    ['lowest-priced hotel', 'most expensive hotel', 'opposite: lowest-priced ≠ most expensive'],
    ['The refund was Approved.', 'The refund was rejected.', 'opposite: Approved ≠ rejected'],
    ['Berlin to Munich flights', 'Munich to Berlin flights', 'Berlin and Munich have changed places'],
    [
      'from Libraries to Stations',
      'from Stations to Libraries',
      'from Libraries, to Stations ≠ from Stations, to Libraries',
    ],
    ['What is your order status?', 'Where is your order?', 'other question: What ≠ Where'],
    ['World War II medals', 'World War III medals', 'fact conflict: II ≠ III'],
    ['the 12th street fair', 'the 21st street fair', 'fact conflict: 12th ≠ 21st'],
    ['sales report for 2024-03', 'sales report for 2024-04', 'fact conflict: 2024-03 ≠ 2024-04'],
    [
      'The order is cancelled.',
      'The order will be cancelled.',
      'done ≠ only announced: is cancelled ≠ will be cancelled',
    ],
    [
      'The order will be cancelled.',
      'The order is cancelled.',
      'only announced ≠ done: will be cancelled ≠ is cancelled',
    ],
  ])('%s and %s: names both in the words of the texts, the gold first', (gold, predicted, reason) => {
    expect(compare(gold, predicted)).toMatchObject({ verdict: 'different', reason })
  })
})

describe('a reply that begins with no', () => {
  it.each([
    ['Your card is blocked.', 'No, your card is not blocked.'],
    ['Yes, you can return it.', "No, you can't return it."],
    ['The shop is open on Sunday.', 'No, the shop is not open on Sunday.'],
  ])('does not state %j: %j', (gold, predicted) => {
    expect(compare(gold, predicted, { mode: 'response' }).verdict).toBe('different')
  })
})

describe('the grey zone', () => {
  const agreeing = withEmbedding(cascadeSimilarity(), () => 0.95, 0.6)
  const disagreeing = withEmbedding(cascadeSimilarity(), () => 0.1, 0.6)

  it('holds free sentences that nothing settled', () => {
    const paraphrase = [
      'The child is riding a small horse.',
      'A little boy rides through the field on a pony.',
    ] as const
    expect(agreeing.compareValues(...paraphrase)).toMatchObject({ equivalent: true, tier: 'embedding' })
    expect(disagreeing.compareValues(...paraphrase)).toMatchObject({ equivalent: false, tier: 'embedding' })
  })
  it.each([
    ['2024-03-05', '2024-05-03'],
    ['profit', 'revenue'],
    ['San Francisco, CA', 'San Francisco'],
    ['The refund was approved.', 'The refund was not approved.'],
    ['order 1001', 'order 1010'],
  ])('%s and %s are settled', (gold, predicted) => {
    expect(agreeing.compareValues(gold, predicted)).toEqual(cascadeSimilarity().compareValues(gold, predicted))
  })

  it('holds the claims of a reply that words leave open, and no others', () => {
    const gold = 'Your refund of $20 was approved. The parcel will be collected by a driver tomorrow morning.'
    const reply = 'We approved your $20 refund. The driver will collect your package in the morning.'
    const words = cascadeSimilarity().compareReplies(gold, reply)
    expect(words.claims?.some(({ open }) => open)).toBe(true)
    expect(agreeing.compareReplies(gold, reply)).toMatchObject({ equivalent: true, tier: 'embedding' })
    expect(disagreeing.compareReplies(gold, reply)).toMatchObject({ equivalent: false, complete: false })
    const wrongFact = reply.replace('$20', '$25')
    expect(agreeing.compareReplies(gold, wrongFact)).toMatchObject({ equivalent: false, truthful: false })
  })
})
