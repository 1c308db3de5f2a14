import type { Sandbox } from '../../suite/schema/suite.ts'
import type { Means } from './means.ts'

/** What can be in force, as run directories and evidence name it; the report has the words. */
export type IsolationName =
  | 'fresh_workspace'
  | 'copy_on_write'
  | 'fresh_state'
  | 'allowed_environment'
  | 'fixed_variables'
  | 'process_namespace'
  | 'process_tree'
  | 'process_group'
  | 'private_files'
  | 'shared_files'
  | 'network_none'
  | 'network_models'
  | 'network_open'
  /** The suite asks for a closed network, and this host cannot close it. */
  | 'network_not_closed'
  /** By the suite's own word. */
  | 'isolation_off'
  | `limit_${'time' | 'output' | 'cpu' | 'memory' | 'file_size' | 'processes'}`

/** By name, what keeps attempts apart from the host and from each other. */
export function isolationNames(sandbox: Sandbox, { cell }: Means, clones: boolean): IsolationName[] {
  return [
    'fresh_workspace',
    ...(clones ? (['copy_on_write'] as const) : []),
    ...(['fresh_state', 'allowed_environment', 'fixed_variables'] as const),
    cell?.ownProcesses === true ? 'process_namespace' : seesProcesses ? 'process_tree' : 'process_group',
    cell === undefined ? 'shared_files' : 'private_files',
    networkName(sandbox, cell?.ownNetwork === true),
    ...(sandbox.isolation === 'off' ? (['isolation_off'] as const) : []),
    ...limitNames(sandbox),
  ]
}

/** Other systems do not show which processes belong together once they part, nor what they take. */
const seesProcesses = process.platform === 'linux'

function networkName({ network }: Sandbox, isOwn: boolean): IsolationName {
  if (network === 'open') return 'network_open'
  return isOwn ? `network_${network}` : 'network_not_closed'
}

function limitNames({ limits }: Sandbox): IsolationName[] {
  return [
    ...(['limit_time', 'limit_output', 'limit_file_size'] as const),
    ...(limits.cpu === undefined ? [] : (['limit_cpu'] as const)),
    ...(limits.memory === undefined || !seesProcesses ? [] : (['limit_memory'] as const)),
    ...(seesProcesses ? (['limit_processes'] as const) : []),
  ]
}
