import type { RefreshWhy } from '../../gate/refresh.ts'
import { phraseReason } from '../../report/phrase.ts'
import { plainText } from '../../report/text.ts'
import type { Refreshed } from './refresh.ts'

/** What a refresh did, for a terminal, a commit message or a job's log: the first line says it all. */
export function refreshWords({ plan, summary, changed }: Refreshed, place: string): string {
  const { id } = summary.run
  switch (plan.kind) {
    case 'refuse':
      return `${place} was left as it is: run ${id} was not measured in full`
    case 'skip':
      return plan.why === 'same_run'
        ? `${place} holds run ${id} already; nothing was written`
        : `${place} holds a later run than ${id}; nothing was written`
    case 'write': {
      const entries = plan.entries === 'both' ? 'accepted' : 'recorded as the newest entry, not accepted'
      const reasons = plan.reasons.slice(0, MOST).map((reason) => `- ${plainText(phraseReason(reason, SITE).text)}`)
      const head = `${place}: run ${id} ${entries}, ${changed.length} files. ${WHY[plan.why]}`
      return [head, ...reasons].join('\n')
    }
  }
}

const MOST = 10
const SITE = { suite: 'suite.yaml' }

const WHY: Readonly<Record<RefreshWhy, string>> = {
  first: 'It is the first.',
  as_good: 'It is as good as the accepted entry.',
  accepted: 'It is worse, as accept.yaml accepts.',
  measured_anew: 'Sandbox, scorer, judge or gold changed, so it begins anew.',
  unproven: 'It is past a limit, which may be chance: the accepted entry stays.',
  regressed:
    'It is regressed against the accepted entry, which stays: mend it, or accept it by accept.yaml beside the baseline.',
}
