import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'

type Outcome = 'same' | 'incomplete' | 'inconsistent' | 'different'

/** Same; leaves something out; says otherwise; or simply not the same. */
function outcomeOf(gold: string, predicted: string): Outcome {
  const { verdict, complete, truthful } = compare(gold, predicted, { mode: 'response' })
  if (verdict === 'same') return 'same'
  if (truthful === false) return 'inconsistent'
  return complete === false ? 'incomplete' : 'different'
}

describe('replies', () => {
  it.each<[gold: string, predicted: string, outcome: Outcome]>([
    ['Your order ships on Monday.', 'your  order ships on monday', 'same'],
    ['Paris', 'The capital of France is Paris.', 'same'],
    ['The capital of France is Paris.', 'Paris', 'same'],
    ['Paris', 'It is Lyon.', 'inconsistent'],
    ['Paris', 'It is not Paris, it is Lyon.', 'inconsistent'],
    ['Paris', 'It is Lyon rather than Paris.', 'inconsistent'],
    ['Paris', 'No, Paris is right.', 'same'],
    ['David Seville', 'He was created by David Seville in 1958.', 'same'],
    ['Pyotr Ilyich Tchaikovsky', 'Swan Lake was composed by Tchaikovsky.', 'same'],
    ['John Smith', 'The author is Jane Smith.', 'inconsistent'],
    ['E. L. James', 'The writer is E.L. James.', 'same'],
    ['World Health Organization', 'The WHO declared it.', 'same'],
    ['WHO', 'The World Health Organization declared it.', 'same'],
    ['United Kingdom', 'It was made in the UK.', 'same'],
    ['27', 'He was 27 years old.', 'same'],
    ['27', 'He was 28 years old.', 'incomplete'],
    ['1976', 'It came into use on July 23, 1976.', 'same'],
    ['April 1917', 'They entered the war on April 6, 1917.', 'same'],
    ['2024-03-05', 'It arrives on March 5, 2024.', 'same'],
    ['2024-03-05', 'It arrives on March 6, 2024.', 'inconsistent'],
    ['$1,200', 'You will get 1200 dollars.', 'same'],
    ['$1,200', 'You will get $1,250.', 'inconsistent'],
    ['Tulsa, Oklahoma', 'The story is set in Tulsa, Oklahoma, in the 1960s.', 'same'],
    ['Tulsa, Oklahoma', 'The story is set in Tulsa.', 'same'],
    ['Baltimore, Maryland', 'He lives in a house in Maryland.', 'inconsistent'],
    ['Budapest, Vienna and Bratislava', 'Budapest, Vienna and Bratislava lie on it.', 'same'],
    [
      'Your order #W2378156 has been cancelled and you will be refunded $54.20.',
      'I cancelled order W2378156; a refund of $54.20 will follow.',
      'same',
    ],
    [
      'Your order #W2378156 has been cancelled and you will be refunded $54.20.',
      'I cancelled order W2378156; a refund of $45.20 will follow.',
      'inconsistent',
    ],
    [
      'Your order #W2378156 has been cancelled and you will be refunded $54.20.',
      'I cancelled order W2378156.',
      'incomplete',
    ],
    [
      'Your order #W2378156 has been cancelled and you will be refunded $54.20.',
      'I have not cancelled order W2378156; a refund of $54.20 will follow.',
      'inconsistent',
    ],
    ['Which region should the report cover?', 'Sure, which region would you like the report for?', 'same'],
    ['Which region should the report cover?', 'Which period should the report cover?', 'inconsistent'],
    ['What is your order number?', 'Could you please provide your order ID?', 'same'],
    ['What is your order number?', 'Where is your order?', 'inconsistent'],
    ['The refund was approved.', 'Good news: your refund was approved!', 'same'],
    ['The refund was approved.', 'I am sorry, the refund was denied.', 'inconsistent'],
    ['The refund was approved.', 'The refund was not approved.', 'inconsistent'],
    ['Your refund of $20 arrives on Friday.', 'Refund arrives.', 'incomplete'],
    ['The total is 20 dollars.', '', 'incomplete'],
    ['The total is 20 dollars.', 'I cannot help with that request.', 'inconsistent'],
    ['The flight leaves at 2:30 PM.', 'Your flight leaves at 14:30 from gate B7.', 'same'],
    ['The flight leaves at 2:30 PM.', 'Your flight leaves at 2:30 AM.', 'inconsistent'],
    ['The store opens at 9 and closes at 17.', 'It opens at 9 and closes at 17, every day.', 'same'],
    ['Alice manages Bob.', 'Bob manages Alice.', 'inconsistent'],
    ['What date would you like to travel?', 'When would you like to travel?', 'same'],
    ['Sorry, we do not ship to Canada.', 'Yes, we ship to Canada!', 'inconsistent'],
    ['It costs $5. It is red.', 'It is red.', 'incomplete'],
    ['The order has shipped. The refund is approved.', 'approved', 'incomplete'],
    ['Your booking is confirmed. Anything else?', 'Your booking is confirmed.', 'same'],
  ])('%j ~ %j: %s', (gold, predicted, outcome) => {
    expect(outcomeOf(gold, predicted)).toBe(outcome)
  })

  it('keeps a score for every claim', () => {
    const gold = 'Order 1001 was shipped on March 5, 2024. The refund of $20 was approved.'
    const { claims, verdict } = compare(gold, 'Order 1001 was shipped on March 5, 2024.', { mode: 'response' })
    expect(verdict).toBe('different')
    expect(claims?.map((claim) => claim.verdict)).toEqual(['stated', 'missing'])
    expect(claims?.[0]?.score).toBeGreaterThan(0.9)
    expect(claims?.[1]?.score).toBeLessThan(0.5)
  })

  it.each([
    ['refunded 20 dollars today', ['20'], true],
    ['refunded 200 dollars today', ['20'], false],
    ['refunded 20 dollars today', ['$20'], true],
    ['refunded twenty dollars today', ['20 dollars'], true],
    ['refunded 20 dollars today ✓', ['✓'], true],
    ['refunded 20 dollars today', ['✓'], false],
    ['refunded 20 dollars on 2024-03-05', ['March 5'], true],
    ['refunded 20 dollars to the UK card', ['United Kingdom'], true],
    ['refunded 20 dollars, not to your card', ['your card'], false],
  ])('%j mentions %j: %s', (predicted, must_mention, complete) => {
    const found = compare('refunded 20 dollars', predicted, { mode: 'response', must_mention })
    if (complete) expect(found).toMatchObject({ verdict: 'same', complete: true })
    else expect(found).toMatchObject({ verdict: 'different', complete: false })
  })
})
