import { UserError } from '../../../errors.ts'
import { openDraftRun } from '../../use/gold/draft-source.ts'
import { suiteOfDraft } from '../../use/gold/draft-target.ts'
import { type WrittenDraft, writeDraft } from '../../use/gold/write-draft.ts'
import { problemText } from '../../use/problem-text.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface GoldDraftOptions {
  readonly from: string
  readonly suite?: string
  readonly out?: string
  readonly all?: boolean
  readonly force?: boolean
  readonly json?: boolean
}

/** `turngate gold draft TASK --from RUN_DIR/ATTEMPT`: gold and expectations from a passing trace. */
export async function draft(io: Io, task: string | undefined, options: GoldDraftOptions): Promise<ExitCode> {
  const { cwd } = io
  const all = options.all === true
  if (all === (task !== undefined)) throw usage('Name one task, or all of them with --all.')
  if (all && options.out !== undefined) throw usage('--out names a file for one task, and --all takes every one.')
  const run = await openDraftRun(options.from, cwd, io.now())
  const suite = suiteOfDraft(run, options.suite, cwd)
  const names = task === undefined ? suite.suite.tasks.map(({ id }) => id) : [task]
  const written: WrittenDraft[] = []
  const skipped: { readonly task: string; readonly why: string }[] = []
  for (const name of names) {
    try {
      const request = {
        task: name,
        force: options.force === true,
        cwd,
        ...(options.out !== undefined && { out: options.out }),
      }
      written.push(writeDraft(run, suite, request))
    } catch (error) {
      // of many tasks, those that cannot be drafted are told at the end
      if (!all || !(error instanceof UserError)) throw error
      skipped.push({ task: name, why: error.problems.map((problem) => problemText(problem, cwd)).join(' ') })
    }
  }
  if (options.json === true) printJson({ drafted: written, skipped }, io)
  else io.out(render(written, skipped))
  return written.length > 0 ? 0 : 2
}

function usage(message: string): UserError {
  return new UserError({ code: 'bad-usage', message, hint: 'turngate gold draft --help shows examples.' })
}

function render(
  written: readonly WrittenDraft[],
  skipped: readonly { readonly task: string; readonly why: string }[],
): string {
  const lines = written.flatMap((one) => [
    `${one.file}: ${one.drafted.join(', ')} of ${one.task} drafted from attempt ${one.attempt} (${one.gold_turns} gold turns)`,
    ...(one.kept.length > 0 ? [`  kept as you wrote it: ${one.kept.join(', ')}`] : []),
    ...one.notes.map((note) => `  look at ${note}`),
    ...(one.was_reviewed ? ['  this task counted before: its new gold cannot be compared with an older baseline'] : []),
  ])
  const left = skipped.map(({ task, why }) => `not drafted: ${task}: ${why}`)
  const next =
    written.length === 0
      ? []
      : ['Drafts are advisory: measured and reported, not gated. Look them over, then set `reviewed: true`.']
  return `${[...lines, ...left, ...next].join('\n')}\n`
}
