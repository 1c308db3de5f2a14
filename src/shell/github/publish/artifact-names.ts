import type { Inputs } from '../inputs/inputs.ts'

/** What every artifact of one gate begins with, whatever the shard and the attempt. */
export function gateArtifact({ checkName, suite }: Pick<Inputs, 'checkName' | 'suite'>): string {
  return legal(`turngate-${checkName ?? suite}`)
}

/** Distinct for each gate, shard and attempt of a workflow run. */
export function runArtifact(inputs: Pick<Inputs, 'checkName' | 'suite' | 'shard'>, attempt: number): string {
  const { shard } = inputs
  const part = shard === undefined ? '' : `-shard${shard.index}`
  return `${gateArtifact(inputs)}${part}-${attempt}`
}

/** Of characters that artifacts may have. */
function legal(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 180)
}
