import { z } from 'zod'
import type { Problem } from '../errors.ts'
import { explainIssues } from './explain.ts'
import { SuiteFile } from './schema/suite.ts'
import { valueAt } from './schema-keys.ts'
import type { Source } from './yaml.ts'

/** The suite file without what is read item by item, so that one wrong task does not hide the others. */
const Head = SuiteFile.extend({ tasks: z.unknown().optional(), policy: z.unknown().optional() })

/** What of the suite file is right; `agent` and `attempts` also where something else is wrong. */
export type SuiteHead = Known & ({ readonly ok: true; readonly data: z.infer<typeof Head> } | { readonly ok: false })

interface Known {
  readonly agent: SuiteFile['agent'] | undefined
  readonly attempts: number | undefined
}

/** Problems are added to `problems`. */
export function readHead(source: Source, problems: Problem[]): SuiteHead {
  const result = Head.safeParse(source.value)
  if (result.success) {
    return { ok: true, data: result.data, agent: result.data.agent, attempts: result.data.attempts }
  }
  problems.push(...explainIssues(result.error.issues, Head, source))
  return {
    ok: false,
    agent: SuiteFile.shape.agent.safeParse(valueAt(source.value, ['agent'])).data,
    attempts: SuiteFile.shape.attempts.safeParse(valueAt(source.value, ['attempts'])).data,
  }
}
