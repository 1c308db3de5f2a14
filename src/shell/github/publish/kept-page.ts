import { z } from 'zod'
import { readForeignReport } from '../../../report/stored.ts'
import type { Report } from '../../../report/types.ts'
import { writeRunFile } from '../../../trace/store/write.ts'

/** What a run with a token that only reads leaves in its artifact for the workflow that publishes. */
export interface KeptPage {
  readonly pull?: number
  readonly head: string
  readonly isPartial: boolean
  readonly report: Report
}

export const KEPT_FILE = 'publish.json'

export async function keepForPublishing(dir: string, report: Report, about: Omit<KeptPage, 'report'>): Promise<void> {
  const { pull, head, isPartial } = about
  await writeRunFile(dir, KEPT_FILE, `${JSON.stringify({ version: 1, pull, head, isPartial, report })}\n`)
}

/** Written by somebody who is not trusted. Undefined where it is not what was kept. */
export function readKeptPage(text: string): (KeptPage & { readonly pull: number }) | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const about = About.safeParse(value)
  if (!about.success) return undefined
  const report = readForeignReport(about.data.report)
  return report === undefined ? undefined : { ...about.data, report }
}

const About = z.object({
  version: z.literal(1),
  pull: z.number().int().positive(),
  head: z.string().regex(/^[0-9a-f]{40,64}$/),
  isPartial: z.boolean(),
  report: z.unknown(),
})
