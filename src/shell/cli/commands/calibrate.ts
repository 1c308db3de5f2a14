import { resolve } from 'node:path'
import { isJsonObject, type Json } from '../../../json.ts'
import { renderCalibration } from '../../../report/calibration/terminal.ts'
import { calibrate as calibrateItems } from '../../../summary/calibration/calibrate.ts'
import { scoreDialogs } from '../../../summary/calibration/dialogs.ts'
import { scorePairs } from '../../../summary/calibration/pairs.ts'
import type { LabelledItems } from '../../../summary/calibration/types.ts'
import { importerOf } from '../../../trace/import/index.ts'
import { writeOutput } from '../../files/output-file.ts'
import { importedSuite, readTextFile } from '../../use/imported.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { gradingOf } from '../../use/world.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface CalibrateOptions {
  readonly suite?: string
  readonly html?: string
  readonly fpr: number
  readonly json?: boolean
}

/** `turngate calibrate FILE`: Turngate's scores against people's labels. */
export async function calibrate(io: Io, file: string, options: CalibrateOptions): Promise<ExitCode> {
  const text = await readTextFile(resolve(io.cwd, file), file)
  const suite = options.suite === undefined ? defaultSuite(file) : loadSuiteFile(options.suite, io.cwd).suite
  const grading = gradingOf(suite)
  const labelled: LabelledItems = holdsPairs(text)
    ? scorePairs(text, file, grading.similarity)
    : scoreDialogs(text, file, grading)
  const calibration = calibrateItems(labelled, suite.similarity.threshold, options.fpr)
  if (options.html !== undefined) {
    // drawing needs packages that nothing else does
    const { renderCalibrationHtml } = await import('../../../report/calibration/html.ts')
    writeOutput(resolve(io.cwd, options.html), renderCalibrationHtml(calibration, file), options.html, '--html')
  }
  if (options.json === true) printJson(calibration, io)
  else io.out(renderCalibration(calibration, { width: io.width, color: io.color }))
  if (options.html !== undefined) io.err(`written: ${options.html}\n`)
  return calibration.groups.some(({ auc }) => auc !== undefined) ? 0 : 3
}

/** Pairs stand one on a line; dialogs are one JSON document, with keys of their own. */
function holdsPairs(text: string): boolean {
  const first = text.split('\n', 40).find((line) => line.trim() !== '') ?? ''
  try {
    const value: Json = JSON.parse(first.replace(/^\uFEFF/, ''))
    return !importerOf('dialogs').matches(value) && isJsonObject(value)
  } catch {
    return /^\s*\{.*"gold"\s*:/.test(first)
  }
}

function defaultSuite(file: string) {
  const { format } = importerOf('dialogs')
  return importedSuite({ format, suite: 'calibration', tasks: [], attempts: [], dialogs: [], warnings: [] }, file)
}
