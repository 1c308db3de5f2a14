import { createHash } from 'node:crypto'
import type { Inputs } from '../inputs/inputs.ts'
import type { Subject } from '../subject.ts'

/** What every artifact of one gate begins with, whatever the shard and the attempt. */
export function gateArtifact(
  { checkName, suite }: Pick<Inputs, 'checkName' | 'suite'>,
  { otherBase }: Pick<Subject, 'otherBase'>,
): string {
  const gate = legal(`turngate-${checkName ?? suite}`)
  return otherBase === undefined ? gate : `${gate}${onto(otherBase)}`
}

/** Distinct for each gate, shard and attempt of a workflow run. */
export function runArtifact(
  inputs: Pick<Inputs, 'checkName' | 'suite' | 'shard'>,
  subject: Pick<Subject, 'otherBase'>,
  attempt: number,
): string {
  const { shard } = inputs
  const part = shard === undefined ? '' : `-shard${shard.index}`
  return `${gateArtifact(inputs, subject)}${part}-${attempt}`
}

/** Branches whose names come to the same legal name are told apart. */
function onto(branch: string): string {
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 8)
  return `-onto-${legal(branch).slice(0, 40)}-${hash}`
}

/** Of characters that artifacts may have. */
function legal(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 180)
}
