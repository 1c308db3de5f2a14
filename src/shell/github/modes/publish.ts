import { UserError } from '../../../errors.ts'
import { plainText } from '../../../report/text.ts'
import { redactorOf } from '../../use/secrets.ts'
import { readArtifactFile } from '../api/artifacts.ts'
import { readPull } from '../api/pull.ts'
import { apiOf, type Context } from '../context.ts'
import { badInput } from '../inputs/readers.ts'
import { gateArtifact } from '../publish/artifact-names.ts'
import { believed, contradiction } from '../publish/believed.ts'
import { gateIdOf } from '../publish/check-name.ts'
import { KEPT_FILE, readKeptPage } from '../publish/kept-page.ts'
import { reportPage } from '../publish/page.ts'
import { publishPage } from '../publish/publish.ts'

/** Milliseconds to fetch an artifact in. */
const FETCHING = 120_000

/**
 * Posts the comment of a run whose own token could not: a fork's, or Dependabot's. The artifact was written by code of the
 * pull request, so it is held to its shape, its pull request to the commit that GitHub says was run, and a pass to the
 * conclusion that GitHub says the run had. It gets a comment and no check run: what satisfies a required check is not
 * taken from a file.
 */
export async function publish(context: Context): Promise<number> {
  const { event, inputs, runner, log, env } = context
  if (event.kind !== 'workflow_run') throw badInput('mode', '`publish` works on the event `workflow_run` alone')
  if (!event.isPullRequest) {
    log.line('nothing to publish: the run was not of a pull request')
    return 0
  }
  const api = apiOf(context, FETCHING)
  if (api === undefined || runner === undefined)
    throw badInput('token', 'publishing needs one', 'Leave it at its default.')
  const kept = readKeptPage(await readArtifactFile(api, event.run, gateArtifact(inputs, {}), KEPT_FILE, 'of any base'))
  if (kept === undefined) throw refused(event.run, `its \`${KEPT_FILE}\` is not what Turngate writes`)
  const pull = await readPull(api, kept.pull)
  if (kept.head !== event.head || pull.head.sha !== event.head) {
    if (pull.head.sha !== event.head && kept.head === event.head) {
      log.line('nothing to publish: the pull request has moved on')
      return 0
    }
    throw refused(event.run, `it names another commit or pull request than the one that was run`)
  }
  const why = contradiction(kept.report, event.conclusion)
  if (why !== undefined) log.warning(`run ${event.run}: ${plainText(why)}`)
  const page = reportPage(believed(kept.report, event.conclusion), '')
  const gate = gateIdOf(inputs, kept.isPartial)
  const { text } = redactorOf(env)
  await publishPage(
    { ...page, annotations: [] },
    { gate, comment: inputs.comment, isPartial: kept.isPartial, head: event.head, pull: kept.pull },
    // links lead to the run that measured
    { api, runner: { ...runner, run: event.run }, log, redact: text, summaryFile: env.GITHUB_STEP_SUMMARY },
  )
  return 0
}

function refused(run: number, why: string): UserError {
  return new UserError({
    code: 'artifact-refused',
    message: `the artifact of run ${run} is refused: ${why}.`,
    hint: 'Nothing was published.',
  })
}
