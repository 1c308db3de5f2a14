import { type PlotOptions, rectY, ruleX, ruleY } from '@observablehq/plot'
import type { Element } from 'hast'
import type { GroupCalibration } from '../../summary/calibration/types.ts'
import { COLORS, draw } from './draw.ts'

/** Scores of what people accept, upwards, and of what they do not, downwards; with the suite's and the recommended threshold. */
export function scoreHistogram({ name, histogram, recommended }: GroupCalibration, threshold: number): Element {
  const most = Math.max(1, ...histogram.flatMap((bin) => [bin.positive, bin.negative]))
  const bars = histogram.flatMap(({ low, high, positive, negative }) => [
    { low, high, count: positive, color: COLORS.positive },
    { low, high, count: -negative, color: COLORS.negative },
  ])
  const options: PlotOptions = {
    width: 430,
    height: 340,
    marginTop: 30,
    marginLeft: 48,
    marginBottom: 42,
    x: { domain: [0, 1], label: 'score', labelAnchor: 'center', labelArrow: 'none', ticks: 10 },
    y: {
      domain: [-most, most],
      nice: true,
      label: 'items',
      labelArrow: 'none',
      grid: true,
      ticks: Math.min(10, 2 * most),
      tickFormat: (count: number) => (Number.isInteger(count) ? String(Math.abs(count)) : ''),
    },
    marks: [
      rectY(
        bars.filter((bar) => bar.count !== 0),
        { x1: 'low', x2: 'high', y: 'count', fill: 'color', insetLeft: 0.5, insetRight: 0.5 },
      ),
      ruleY([0], { stroke: 'currentColor' }),
      ruleX([threshold], { stroke: 'currentColor', strokeDasharray: '2 3' }),
      ...(recommended === undefined
        ? []
        : [ruleX([recommended.threshold], { stroke: 'currentColor', strokeWidth: 2 })]),
    ],
  }
  return draw(`Scores of ${name}`, options)
}
