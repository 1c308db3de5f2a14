import { appendFileSync } from 'node:fs'
import { messageOf } from '../../../errors.ts'
import type { Page } from './page.ts'
import type { Publication } from './types.ts'

/** Bytes. GitHub drops a summary above 1 MiB as a whole. */
const LIMIT = 1_000_000

/** Appends the page to the job summary. Never throws. */
export function publishSummary(page: Page, file: string | undefined, redact: (text: string) => string): Publication {
  if (file === undefined || file === '') return { kind: 'failed', why: 'GITHUB_STEP_SUMMARY is not set' }
  try {
    appendFileSync(file, redact(page.markdown({ limit: LIMIT, unit: 'bytes' })))
    return { kind: 'published', url: '' }
  } catch (error) {
    return { kind: 'failed', why: messageOf(error) }
  }
}
