import { dot, line, type PlotOptions, ruleX, text } from '@observablehq/plot'
import type { Element } from 'hast'
import type { GroupCalibration } from '../../summary/calibration/types.ts'
import { COLORS, draw } from './draw.ts'

/** ROC curve with the wished false-positive rate and, where there is one, the recommended threshold. */
export function rocChart({ name, roc, recommended }: GroupCalibration, wishedFpr: number): Element {
  const points = [{ fpr: 0, recall: 0 }, ...roc.map(({ fpr = 0, recall = 0 }) => ({ fpr, recall }))]
  const chosen = recommended === undefined ? [] : [{ fpr: recommended.fpr ?? 0, recall: recommended.recall ?? 0 }]
  const options: PlotOptions = {
    width: 380,
    height: 340,
    marginTop: 30,
    marginLeft: 48,
    marginBottom: 42,
    x: {
      domain: [0, 1],
      label: 'false-positive rate',
      labelAnchor: 'center',
      labelArrow: 'none',
      grid: true,
      ticks: 5,
    },
    y: { domain: [0, 1], label: 'true-positive rate', labelArrow: 'none', grid: true, ticks: 5 },
    marks: [
      line(
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        { x: 'x', y: 'y', stroke: COLORS.quiet, strokeDasharray: '3 4' },
      ),
      ruleX([wishedFpr], { stroke: COLORS.negative, strokeDasharray: '5 4' }),
      line(points, { x: 'fpr', y: 'recall', stroke: COLORS.accent, strokeWidth: 2.25 }),
      dot(chosen, { x: 'fpr', y: 'recall', r: 5, fill: COLORS.accent }),
      text(chosen, {
        x: 'fpr',
        y: 'recall',
        text: () => `threshold ${recommended?.threshold ?? ''}`,
        textAnchor: 'start',
        dx: 10,
        dy: 12,
        fill: 'currentColor',
        stroke: COLORS.behind,
        strokeWidth: 4,
      }),
    ],
  }
  return draw(`ROC curve of ${name}`, options)
}
