import type { GateInput } from '../../../gate/types.ts'
import type { Change } from './open-change.ts'

/** What the gate has to know of a change besides what was measured. */
export function gateFacts(
  change: Change,
): Pick<GateInput, 'newSuite' | 'bringsBaseline' | 'breaksBaseline' | 'accepted'> {
  const { newSuite, bringsBaseline, breaksBaseline, judged, accepted } = change
  return {
    ...{ newSuite, bringsBaseline, accepted: judged?.accepted ?? accepted },
    ...(breaksBaseline !== undefined && { breaksBaseline }),
  }
}
