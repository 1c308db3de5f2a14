import { pairDialog } from '../../../src/grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../../src/grade/aem/score-dialog.ts'
import type { AemContext } from '../../../src/grade/aem/types.ts'
import type { Similarity } from '../../../src/grade/ports.ts'
import { similarityOf } from '../../../src/grade/scorer.ts'
import type { Dialog } from '../../../src/suite/schema/gold.ts'
import { AemOptions } from '../../../src/suite/schema/suite.ts'
import { columns } from '../support/table.ts'

const TURNS = 10

/** Pairs and scores that many dialogs, made one at a time; says how fast, in how much memory, and what similarity takes of it. */
export function benchAem(dialogs: number): string {
  const timed = timedSimilarity(similarityOf({ similarity: { threshold: 0.5 } }))
  const context: AemContext = { tools: [], aem: AemOptions.parse({}), similarity: timed.similarity }
  let [passed, spent] = [0, 0]
  for (let index = 0; index < dialogs; index += 1) {
    const dialog = dialogOf(index)
    const begun = performance.now()
    const grade = scoreDialog(pairDialog(dialog, context), context)
    spent += performance.now() - begun
    if (grade.kind === 'unscored') throw new Error(grade.reason)
    if (grade.test_pass) passed += 1
  }
  const turns = dialogs * TURNS
  return [
    `${dialogs} dialogs of ${TURNS} turns paired and scored; ${passed} passed`,
    '',
    columns([
      ['turns per second', Math.round(turns / (spent / 1000)).toLocaleString('en')],
      ['time', `${(spent / 1000).toFixed(2)} s`],
      ['of it in similarity', `${((100 * timed.spent()) / spent).toFixed(0)}%`],
      ['peak memory', `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`],
    ]),
  ].join('\n')
}

function timedSimilarity(base: Similarity): { readonly similarity: Similarity; readonly spent: () => number } {
  let total = 0
  function timed<T>(work: () => T): T {
    const begun = performance.now()
    const result = work()
    total += performance.now() - begun
    return result
  }
  return {
    spent: () => total,
    similarity: {
      version: base.version,
      compareValues: (gold, predicted, options) => timed(() => base.compareValues(gold, predicted, options)),
      compareReplies: (gold, predicted, options) => timed(() => base.compareReplies(gold, predicted, options)),
    },
  }
}

const CITIES = ['Lisbon', 'Oslo', 'San Francisco', 'Vienna', 'Kyoto', 'Porto', 'Lyon', 'Cape Town'] as const

/** Calls and replies in turn. Values are written otherwise than in the gold, and every 23rd turn has a wrong one. */
function dialogOf(index: number): Dialog {
  return Array.from({ length: TURNS }, (_, turn): Dialog[number] => {
    const number = index * TURNS + turn
    const isWrong = number % 23 === 0
    const city = CITIES[number % CITIES.length] ?? 'Oslo'
    const day = 1 + (number % 28)
    const [order, amount] = [10_000 + number, 20 + (number % 400) / 4]
    if (turn % 2 === 0) {
      const due = `2025-03-${String(day).padStart(2, '0')}`
      return {
        ...{ turn_no: turn + 1, turn: 'Tool' },
        gold_turn: { tool_id: 'orders', action: 'Update', args: { order: `O-${order}`, city, due, amount } },
        predict_turn: {
          ...{ tool_id: 'orders', action: 'Update' },
          args: {
            order: `o-${order}`,
            city: city.toUpperCase(),
            due: `March ${day}, 2025`,
            amount: isWrong ? amount + 1 : amount,
          },
        },
      }
    }
    return {
      ...{ turn_no: turn + 1, turn: 'Agent' },
      gold_turn: { response: `Your order ${order} goes to ${city} and costs $${amount.toFixed(2)}.` },
      predict_turn: {
        response: `Sure! The order ${isWrong ? order + 1 : order} costs ${amount.toFixed(2)} dollars and it goes to ${city}. Anything else?`,
      },
    }
  })
}
