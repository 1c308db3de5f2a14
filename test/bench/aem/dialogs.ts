import type { Dialog, DialogTurn } from '../../../src/suite/schema/gold.ts'

/** Turns of each dialog: two from the user, five calls, three replies. */
export const TURNS = 10

const CITIES = ['Lisbon', 'Porto Alegre', 'San Francisco, CA', 'Reykjavík', 'New Delhi', 'Kyoto', 'Zürich', 'Cape Town']
const REASONS = ['damaged in transit', 'arrived too late', 'wrong size', 'no longer needed', 'ordered twice by mistake']

/**
 * A support dialog of ten turns, another one for each number: no value repeats from dialog to dialog, so that nothing is
 * scored from memory. One in five has a wrong value, a missing call or a reply that leaves a fact out.
 */
export function syntheticDialog(number: number): Dialog {
  const draw = drawsOf(number)
  const order = String(100_000 + number * 7)
  const city = CITIES[draw(CITIES.length)] ?? ''
  const reason = REASONS[draw(REASONS.length)] ?? ''
  const cents = 1000 + ((number * 37) % 90_000)
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const [day, month] = [1 + draw(28), 1 + draw(12)]
  const iso = `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const said = `${MONTHS[month - 1]} ${day}, 2025`
  const fault = draw(5) === 0 ? draw(3) : undefined
  const wrongAmount = fault === 0 ? String(Number(amount) + 9) : amount
  const called = (turn_no: number, name: readonly [tool: string, action: string], gold: Args, predicted = gold) =>
    call(turn_no, name, gold, predicted)
  return [
    user(1, `I want my money back for order ${order}, it was ${reason}.`),
    called(2, ['orders', 'Get'], { order_id: order }, { order_id: `#${order}` }),
    called(3, ['customers', 'Get'], { city, since: iso }, { city: city.toLowerCase(), since: said }),
    reply(
      4,
      `Order ${order} cost $${amount}. Shall I refund all of it?`,
      `It was $${amount} for ${order}. Refund it all?`,
    ),
    user(5, 'Yes, all of it.'),
    fault === 1
      ? missing(6, ['refunds', 'Create'], { order_id: order, amount, reason })
      : called(
          6,
          ['refunds', 'Create'],
          { order_id: order, amount, reason },
          { order_id: order, amount: `$${wrongAmount}`, reason: `It ${reason}` },
        ),
    called(7, ['shipments', 'Cancel'], { order_id: order, on: iso }, { order_id: order, on: said }),
    called(
      8,
      ['notes', 'Add'],
      { text: `Refund of $${amount}: ${reason}` },
      { text: `${reason}: refunded $${amount}` },
    ),
    reply(
      9,
      `I refunded $${amount}; it arrives on ${iso}.`,
      fault === 2 ? 'All done.' : `$${amount} will be back on ${said}.`,
    ),
    reply(10, 'Is there anything else that I can do?', 'Can I help with anything else?'),
  ]
}

type Args = Readonly<Record<string, string>>

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function user(turn_no: number, response: string): DialogTurn {
  return { turn_no, turn: 'User', gold_turn: { response } }
}

function reply(turn_no: number, gold: string, predicted: string): DialogTurn {
  return { turn_no, turn: 'Agent', gold_turn: { response: gold }, predict_turn: { response: predicted } }
}

function call(turn_no: number, [tool_id, action]: readonly [string, string], gold: Args, predicted: Args): DialogTurn {
  return {
    ...{ turn_no, turn: 'Agent' },
    gold_turn: { tool_id, action, args: { ...gold } },
    predict_turn: { tool_id, action, args: { ...predicted } },
  }
}

function missing(turn_no: number, [tool_id, action]: readonly [string, string], gold: Args): DialogTurn {
  return { turn_no, turn: 'Agent', gold_turn: { tool_id, action, args: { ...gold } } }
}

/** Whole numbers below a bound, the same ones for the same dialog: a multiplicative congruential generator. */
function drawsOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
