import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'

describe('what is done and what is only announced or offered', () => {
  it.each([
    ['I have cancelled order 1001.', 'I will cancel order 1001 if you confirm.'],
    ['I have cancelled order 1001.', 'I will cancel order 1001.'],
    ['I have cancelled order 1001.', "I'll cancel order 1001 once you approve."],
    ['I have cancelled order 1001.', 'I cancelled order 1002. I can cancel order 1001 if you like.'],
    ['Order 1001 is refunded.', 'Order 1001 will be refunded if you approve.'],
    ['Your order has been cancelled.', 'I can cancel your order.'],
    ['Your order has been cancelled.', 'Shall I cancel your order?'],
    ['Your order has been shipped.', 'Your order will be shipped tomorrow.'],
    ["I've sent the email.", "I'll send the email."],
    ['I have updated your address.', 'Would you like me to update your address?'],
    ['Would you like me to cancel order 1001?', 'I have cancelled order 1001.'],
    ['I will cancel order 1001 if you confirm.', 'I have cancelled order 1001.'],
    ["I've sent the invoice to you.", "I'm going to send the invoice to you."],
    ["I've paid the bill.", 'I plan to pay the bill.'],
    ['I updated your address.', 'I am about to update your address.'],
    ['I updated your address.', 'I tried to update your address but it failed.'],
    ['I have submitted the form.', 'I failed to submit the form.'],
    ['I have submitted the form.', 'I almost submitted the form.'],
    ['I have submitted the form.', 'I need you to confirm before I submit the form.'],
    ['I have submitted the form.', 'Please submit the form.'],
    ['Your appointment is confirmed for March 5.', 'Your appointment will be confirmed for March 5 once you pay.'],
  ])('%j is not stated by %j', (gold, predicted) => {
    const found = compare(gold, predicted, { mode: 'response' })
    expect(found).toMatchObject({ verdict: 'different', complete: false })
    expect(found.reason).toMatch(
      /^(?:done|only offered) ≠ (?:done|only offered|only announced|only asked for|only tried): /,
    )
  })

  it('says so in the words of the texts', () => {
    const { reason } = compare('Order 1001 is refunded.', 'Order 1001 will be refunded if you approve.', {
      mode: 'response',
    })
    expect(reason).toBe('done ≠ only offered: is refunded ≠ will be refunded')
  })

  it.each([
    ["I've cancelled order 1001.", 'Done! Order 1001 is now cancelled. I will email you if anything changes.'],
    ['I have updated your address.', 'Your address has been updated. Would you like me to update your phone too?'],
    ['Order 1001 is refunded.', 'Order 1001 has been refunded. You will get the money in 5 days.'],
    ['Your order has been shipped.', 'We shipped your order yesterday.'],
    ['Your order will be refunded.', 'Your order has been refunded.'],
    ['I have submitted the form.', 'I went ahead and submitted the form.'],
    ['I have submitted the form.', 'I managed to submit the form.'],
    ['I sent the mail.', 'I tried twice and then sent the mail.'],
    ['I have refunded $20.', 'I have refunded $20, and I am going to send you a mail.'],
    ['Your order is cancelled.', 'Your order is cancelled. Please wait for the refund.'],
    ['Please confirm your address.', 'Could you please confirm your address?'],
    ['Refunds are processed within 5 days.', 'Refunds will be processed within 5 days.'],
    ['The fee is charged every month.', 'The fee will be charged every month.'],
    ['You can cancel within 24 hours.', 'You can cancel your order within 24 hours.'],
  ])('%j is stated by %j', (gold, predicted) => {
    expect(compare(gold, predicted, { mode: 'response' })).toMatchObject({ verdict: 'same', complete: true })
  })
})

describe('values that are sentences', () => {
  it.each([
    ['You have been charged $15.', 'You will be charged $15.', 'different'],
    ['Please cancel my order.', 'I want to cancel my order.', 'same'],
    ['reset the password', 'please reset the password', 'same'],
    ['I need to pay my bill.', 'I want to pay my bill.', 'same'],
  ])('%j ~ %j: %s', (gold, predicted, verdict) => {
    expect(compare(gold, predicted).verdict).toBe(verdict)
    expect(compare(predicted, gold).verdict).toBe(verdict)
  })
})

describe('a reply in other words', () => {
  it.each([
    ['Your refund of $42 was issued.', "We've sent back 42 dollars to you."],
    ['Your order arrives on Monday.', 'It will be with you Monday.'],
    ['No, you cannot return it.', "Unfortunately returns aren't possible."],
  ])('%j ~ %j: contradicts nothing, and is not sure', (gold, predicted) => {
    expect(compare(gold, predicted, { mode: 'response' })).toMatchObject({ truthful: true, low_confidence: true })
  })
})
