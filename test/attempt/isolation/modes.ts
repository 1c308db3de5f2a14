import { findMeans } from '../../../src/attempt/isolation/means.ts'

/** With namespaces, where this machine can make them, and without. */
const { cell } = await findMeans(true)
export const hasNamespaces = cell?.ownProcesses === true && cell.ownNetwork

export const MODES = [
  { mode: 'in namespaces', isolation: 'auto', can: hasNamespaces },
  { mode: 'as plain processes', isolation: 'off', can: process.platform === 'linux' },
] as const
