import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWorkflow, type Workflow } from './workflow.ts'

const ROOT = join(import.meta.dirname, '../../..')
export const RECIPES = 'docs/recipes'
export const OWN = '.github/workflows'

/** Every workflow of a folder of this repository. */
export function workflowsIn(folder: string): Workflow[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.yml'))
  return names.sort().map((name) => workflow(folder, name))
}

export function workflow(folder: string, name: string): Workflow {
  return { ...readWorkflow(join(ROOT, folder, name)), file: basename(name) }
}

/** As a reference to the action is written outside of this repository. */
export function publishedName(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }
  return `turngate/turngate@v${version.split('.')[0]}`
}

export function repositoryFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
