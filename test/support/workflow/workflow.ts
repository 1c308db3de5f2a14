import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Permissions } from '../github/permissions.ts'

export interface Workflow {
  readonly file: string
  readonly text: string
  readonly name: string
  /** Event → its settings. */
  readonly on: Readonly<Record<string, unknown>>
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean | string }
  readonly jobs: Readonly<Record<string, Job>>
}

export interface Job {
  readonly if?: string | undefined
  /** As the workflow writes them: `pull-requests`. */
  readonly permissions?: Readonly<Record<string, Level>> | undefined
  readonly needs: readonly string[]
  /** One element for each job that GitHub starts of it. */
  readonly matrix: readonly Readonly<Record<string, string>>[]
  readonly steps: readonly Step[]
}

export interface Step {
  readonly id?: string | undefined
  readonly uses?: string | undefined
  readonly run?: string | undefined
  readonly with: Readonly<Record<string, string>>
}

export type Level = 'read' | 'write' | 'none'

/** A workflow file; of its keys those that recipes have, and no others. */
export function readWorkflow(file: string): Workflow {
  return parseWorkflow(readFileSync(file, 'utf8'), file)
}

export function parseWorkflow(text: string, file: string): Workflow {
  const { concurrency, ...workflow } = File.parse(parse(text))
  return { ...workflow, file, text, ...(concurrency !== undefined && { concurrency }) }
}

/** What a job's token may do, as the API names the scopes. */
export function tokenOf({ permissions = {} }: Job): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).flatMap(([scope, level]) =>
      level === 'none' ? [] : [[scope.replaceAll('-', '_'), level] as const],
    ),
  )
}

const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const Permission = z.record(z.string(), z.enum(['read', 'write', 'none']))

const StepShape = z.strictObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), Text).default({}),
})

const JobShape = z
  .strictObject({
    if: z.string().optional(),
    needs: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
    'runs-on': z.string(),
    'timeout-minutes': z.number(),
    permissions: Permission.optional(),
    strategy: z.strictObject({ 'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(Text)) }).optional(),
    steps: z.array(StepShape),
  })
  .transform(({ strategy, ...job }) => ({ ...job, matrix: legsOf(strategy?.matrix ?? {}) }))

const File = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  concurrency: z
    .strictObject({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]) })
    .optional(),
  jobs: z.record(z.string(), JobShape),
})

function legsOf(matrix: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>>[] {
  return Object.entries(matrix).reduce<Readonly<Record<string, string>>[]>(
    (legs, [key, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [key]: value }))),
    [{}],
  )
}
