export { dialogMetrics } from './metrics.ts'
export { pairDialog } from './pair-dialog.ts'
export { pairTrace } from './pair-trace.ts'
export { scoreDialog } from './score-dialog.ts'
