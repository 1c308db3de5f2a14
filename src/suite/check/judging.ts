import picomatch from 'picomatch'
import type { Problem } from '../../errors.ts'
import { isJsonObject, type Json } from '../../json.ts'
import { SUB_METRICS } from '../metric-names.ts'
import { didYouMean, nearest } from '../nearest.ts'
import { fileProblem, problemAt } from '../read-source.ts'
import { valueAt } from '../schema-keys.ts'
import { insidePath, type Tree } from '../tree.ts'
import type { Source } from '../yaml.ts'

/** Names of the sub-metrics that a suite adds, also where something else of them is wrong. */
export function subMetricNames(suite: Source): readonly string[] {
  return namesIn(suite, 'sub_metrics').flatMap((name) => name ?? [])
}

/** Judges and sub-metrics have names of their own, and what sub-metrics and bars name is there. */
export function checkJudging(tree: Tree, suite: Source): readonly Problem[] {
  return [
    ...duplicates(suite, 'judges', 'judge'),
    ...duplicates(suite, 'sub_metrics', 'sub-metric'),
    ...withoutJudge(suite),
    ...missingModules(tree, suite),
    ...unknownBars(suite),
  ]
}

function duplicates(source: Source, key: 'judges' | 'sub_metrics', what: string): readonly Problem[] {
  const names = namesIn(source, key)
  return names.flatMap((name, index) => {
    if (name === undefined || names.indexOf(name) === index) return []
    const message = `Two ${what}s have the name \`${name}\`.`
    return [
      problemAt({ source, path: [key, index, 'name'] }, 'duplicate-id', message, 'Give one of them another name.'),
    ]
  })
}

/** Nobody would answer it, and the sub-metric would be nowhere to be seen. */
function withoutJudge(source: Source): readonly Problem[] {
  if (itemsOf(source, 'judges').length > 0) return []
  return itemsOf(source, 'sub_metrics').flatMap((item, index) => {
    if (!isJsonObject(item) || typeof item.rubric !== 'string') return []
    const at = { source, path: ['sub_metrics', index, 'rubric'] }
    const message = 'A rubric is answered by judges, and the suite has none.'
    return [problemAt(at, 'no-judge', message, 'Add `judges: [{name: strict, model: gpt-4.1}]`, or give a `module`.')]
  })
}

function missingModules(tree: Tree, source: Source): readonly Problem[] {
  return itemsOf(source, 'sub_metrics').flatMap((item, index) => {
    if (!isJsonObject(item)) return []
    const at = { source, path: ['sub_metrics', index, 'module'] }
    const found = typeof item.module === 'string' ? tree.read(item.module, 0) : undefined
    const isThere = found === undefined || found.kind === 'file' || found.kind === 'too_large'
    return [
      ...(isThere ? [] : [fileProblem(tree, String(item.module), found, at)]),
      ...(Array.isArray(item.files) ? item.files : []).flatMap((glob: Json, position) =>
        typeof glob === 'string' ? unmatched(tree, source, glob, ['sub_metrics', index, 'files', position]) : [],
      ),
    ]
  })
}

/** A fingerprint over no file would never see a change. */
function unmatched(tree: Tree, source: Source, glob: string, path: (string | number)[]): readonly Problem[] {
  const pattern = insidePath(glob)
  if (pattern === undefined) return [fileProblem(tree, glob, { kind: 'outside' }, { source, path })]
  const matches = picomatch(pattern, { dot: true })
  if (tree.list().some((file) => matches(file))) return []
  const near = nearest(pattern, tree.list())
  const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`
  return [problemAt({ source, path }, 'no-match', `\`${glob}\` matches no file.`, hint)]
}

function unknownBars(source: Source): readonly Problem[] {
  const bars = valueAt(source.value, ['aem', 'thresholds'])
  if (!isJsonObject(bars)) return []
  const known = [...SUB_METRICS, ...subMetricNames(source)]
  return Object.keys(bars).flatMap((name) => {
    if (known.includes(name)) return []
    const path = ['aem', 'thresholds', name]
    const message = `There is no sub-metric \`${name}\`.`
    return [
      {
        ...problemAt({ source, path }, 'unknown-metric', message, didYouMean(name, known)),
        ...source.locate(path, 'key'),
      },
    ]
  })
}

function namesIn(source: Source, key: 'judges' | 'sub_metrics'): readonly (string | undefined)[] {
  return itemsOf(source, key).map((item) =>
    isJsonObject(item) && typeof item.name === 'string' ? item.name : undefined,
  )
}

function itemsOf(source: Source, key: 'judges' | 'sub_metrics'): readonly Json[] {
  const items = valueAt(source.value, [key])
  return Array.isArray(items) ? items : []
}
