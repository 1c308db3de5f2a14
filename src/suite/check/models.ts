import type { Problem } from '../../errors.ts'
import { problemAt } from '../read-source.ts'
import { valueAt } from '../schema-keys.ts'
import { insidePath } from '../tree.ts'
import type { Source } from '../yaml.ts'

/** Cassettes are written, so that their folder must be the suite's own. */
export function checkModels(suite: Source): readonly Problem[] {
  const path = ['sandbox', 'models', 'cassettes']
  const stated = valueAt(suite.value, path)
  if (typeof stated !== 'string' || (insidePath(stated) ?? '') !== '') return []
  const message = `\`${stated}\` is no folder below the suite's own.`
  return [problemAt({ source: suite, path }, 'outside-folder', message, 'Write a relative path, such as `cassettes`.')]
}
