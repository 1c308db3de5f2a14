import { h } from 'hastscript'
import { canonical, type Json } from '../../json.ts'
import type { Calibration, GroupCalibration, LabelledError } from '../../summary/calibration/types.ts'
import { scoreHistogram } from '../charts/histogram.ts'
import { rocChart } from '../charts/roc.ts'
import { clamp, visible } from '../escape.ts'
import { percent } from '../figures.ts'
import { type Content, figure, page, swatch, table } from '../html/page.ts'
import {
  GROUP_HEAD,
  groupRow,
  hasThresholds,
  recommendation,
  skippedLines,
  THRESHOLD_HEAD,
  thresholdRows,
} from './rows.ts'

/**
 * A calibration as one HTML file, with ROC curve and scores of each group drawn.
 * @param file name of the labelled file, for the title
 */
export function renderCalibrationHtml(calibration: Calibration, file: string): string {
  const { groups, source, threshold } = calibration
  return page(`Calibration of ${visible(file)}`, [
    h('h1', 'Calibration'),
    h('p', { className: ['soft'] }, [
      `Turngate's scores of the ${source === 'pairs' ? 'pairs' : 'turns'} in ${visible(file)} against people's labels; the suite's threshold is ${threshold}.`,
    ]),
    table(
      GROUP_HEAD,
      groups.map((group) => groupRow(group).map(visible)),
    ),
    ...skippedLines(calibration).map((line) => h('p', { className: ['soft'] }, visible(line))),
    ...groups.map((group) => section(group, calibration)),
  ])
}

function section(group: GroupCalibration, { threshold, wished_fpr }: Calibration): Content {
  return h('section', [
    h('h2', visible(group.name)),
    ...recommendation(group, wished_fpr).map((line) => h('p', line)),
    h('div', { className: ['charts'] }, [
      ...(group.auc === undefined || !hasThresholds(group)
        ? []
        : [
            figure(rocChart(group, wished_fpr), [
              `Share of right items accepted against share of wrong ones, threshold by threshold. Area ${group.auc.toFixed(3)}; the dashed upright line is the wished rate, ${percent(wished_fpr)}.`,
            ]),
          ]),
      figure(scoreHistogram(group, threshold), [
        swatch('positive'),
        'right items, upwards; ',
        swatch('negative'),
        `wrong items, downwards. Dotted: the suite's threshold, ${threshold}`,
        group.recommended === undefined ? '.' : `; solid: the recommended one, ${group.recommended.threshold}.`,
      ]),
    ]),
    ...(hasThresholds(group) ? [h('h3', 'By threshold'), table(THRESHOLD_HEAD, thresholdRows(group, wished_fpr))] : []),
    ...errors('Accepted, and the labels do not', 'false_accept', group),
    ...errors('Rejected, and the labels do not', 'false_reject', group),
  ])
}

function errors(title: string, kind: LabelledError['kind'], group: GroupCalibration): Content[] {
  const own = group.errors.filter((error) => error.kind === kind)
  if (own.length === 0) return []
  return [
    h('h3', `${title}, the surest first`),
    table(
      ['name', 'score', 'gold', 'predicted', 'why Turngate decided so'],
      own.map(({ name, score, gold, predicted, reason }) => [
        visible(name),
        score.toFixed(2),
        code(gold),
        predicted === undefined ? 'nothing' : code(predicted),
        visible(clamp(reason, 240)),
      ]),
      true,
    ),
  ]
}

function code(value: Json): Content {
  return h('code', visible(clamp(canonical(value), 240)))
}
