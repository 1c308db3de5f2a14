import { TREE_ENDING } from '../process/end-tree.ts'

/** By name, what keeps attempts of live agents apart from the host and from each other. The network is not closed. */
export const ISOLATION: readonly string[] = [
  'fresh_workspace',
  'fresh_state',
  'allowed_environment',
  TREE_ENDING,
  'network_open',
]
