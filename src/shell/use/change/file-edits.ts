import type { BaselineLookup } from '../../../baseline/types.ts'
import type { GateEdit } from '../../../suite/change/edit.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { labelled, type Tree } from '../../../suite/tree.ts'

type Readable = Pick<Tree, 'label' | 'read'>

const MAX_BYTES = 64 * 1024 * 1024

/** Files of the gate that differ and that no part of the suite has a name for. */
export function fileEdits(base: Tree, head: Tree, suites: { readonly base: Suite; readonly head: Suite }): GateEdit[] {
  const commands = [...suites.base.tasks, ...suites.head.tasks].flatMap(({ command }) => command ?? [])
  const checks = [...new Set(commands)].filter((word) => [base, head].some((tree) => isFile(tree, word)))
  return [
    ...checks.flatMap((path) => difference(base, head, path, `checks.${path}`, 'changes')),
    ...difference(base, head, 'judge.lock.json', 'judge.lock', 'changes'),
  ]
}

/** Files of a baseline that a change touches, but for `accept.yaml`, which has a place of its own in the report. */
export function baselineEdits(base: Tree | undefined, head: Tree | undefined): GateEdit[] {
  const paths = new Set([...(base?.list() ?? []), ...(head?.list() ?? [])])
  return [...paths]
    .filter((path) => path !== 'accept.yaml')
    .sort()
    .flatMap((path) => difference(base ?? NOTHING, head ?? NOTHING, path, `baseline.${path}`, 'weakens'))
}

/** A suite that the base does not have has nothing that could be loosened: it is added, and what of a baseline is there. */
export function newGateEdits(suite: string, baseline: BaselineLookup): GateEdit[] {
  const added = (key: string, file: string): GateEdit => ({ key, file, kind: 'added', effect: 'changes' })
  return [added('suite', suite), ...(baseline.kind === 'absent' ? [] : [added('baseline', baseline.place)])]
}

const NOTHING: Readable = { label: '', read: () => ({ kind: 'absent' }) }

function difference(base: Readable, head: Readable, path: string, key: string, effect: GateEdit['effect']): GateEdit[] {
  const [one, other] = [contentsOf(base, path), contentsOf(head, path)]
  if (one === other) return []
  const kind = one === undefined ? 'added' : other === undefined ? 'removed' : 'edited'
  return [{ key, file: labelled(other === undefined && base.label !== '' ? base : head, path), kind, effect }]
}

function isFile(tree: Readable, path: string): boolean {
  const { kind } = tree.read(path, 0)
  return kind === 'file' || kind === 'too_large'
}

function contentsOf(tree: Readable, path: string): string | undefined {
  const file = tree.read(path, MAX_BYTES)
  if (file.kind === 'absent') return undefined
  return file.kind === 'file' ? Buffer.from(file.bytes).toString('latin1') : JSON.stringify(file)
}
