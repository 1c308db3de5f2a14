import { escapeHidden } from './escape.ts'
import { plainText, type Text } from './text.ts'
import type { FailingTask, Report } from './types.ts'

/**
 * The report as JSON text: the model of `types.ts`, `version: 1`, with every text as one plain string. Figures are
 * raw; `shown` has them as they are printed. Keys are only added within a version.
 */
export function renderJson(report: Report): string {
  return `${escapeHidden(JSON.stringify(jsonReport(report), null, 2))}\n`
}

function jsonReport(report: Report) {
  const { headline, reasons, change, next, notes, unmeasured, groups, causes, failing, ...facts } = report
  const { version, suite, status, exit_code, mode, rule, ...rest } = facts
  return {
    version,
    suite,
    status,
    exit_code,
    mode,
    ...(rule !== undefined && { rule }),
    headline: {
      verdict: plainText(headline.verdict),
      figure: plainText(headline.figure),
      ...(headline.cause !== undefined && { cause: plainText(headline.cause) }),
      ...(headline.note !== undefined && { note: plainText(headline.note) }),
    },
    reasons: reasons.map((reason) => ({
      ...reason,
      text: plainText(reason.text),
      ...(reason.next !== undefined && { next: plainText(reason.next) }),
    })),
    ...(change !== undefined && {
      change: {
        ...change,
        accepted: plainTexts(change.accepted),
        edits: change.edits.map((edit) => ({ ...edit, text: plainText(edit.text) })),
      },
    }),
    next: plainTexts(next),
    notes: plainTexts(notes),
    ...(unmeasured !== undefined && {
      unmeasured: unmeasured.map((cause) => ({ ...cause, text: plainText(cause.text) })),
    }),
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, label: plainText(row.label) })),
    })),
    causes: causes.map((cause) => ({ ...cause, text: plainText(cause.text) })),
    failing: failing.map(jsonTask),
    ...rest,
  }
}

function jsonTask(task: FailingTask) {
  const { root_cause: root, cause } = task
  return {
    ...task,
    ...(cause !== undefined && { cause: plainText(cause) }),
    failures: plainTexts(task.failures),
    ...(root !== undefined && { root_cause: { ...root, text: plainText(root.text) } }),
  }
}

function plainTexts(texts: readonly Text[]): string[] {
  return texts.map(plainText)
}
