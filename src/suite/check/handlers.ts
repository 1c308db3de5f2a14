import type { Problem } from '../../errors.ts'
import { type HandlerFault, handlerParts, matchingFiles, moduleGraph } from '../handler-files.ts'
import { fileProblem, type NamedAt, problemAt } from '../read-source.ts'
import type { PlacedTool } from '../read-tools.ts'
import type { Tree } from '../tree.ts'

/**
 * Handlers are there, and so is all that they import. A world that reads what the suite does not hold could answer
 * differently without a change of its fingerprint, so packages and computed imports are refused.
 */
export function checkHandlers(tree: Tree, tools: readonly PlacedTool[]): readonly Problem[] {
  return tools.flatMap(({ entry, at }) => {
    if (entry.handler === undefined) return []
    const { module, files } = handlerParts(entry.handler)
    const key = typeof entry.handler === 'string' ? ['handler'] : ['handler', 'module']
    const place = { source: at.source, path: [...at.path, ...key] }
    const found = tree.read(module, 0)
    if (found.kind !== 'file' && found.kind !== 'too_large') return [fileProblem(tree, module, found, place)]
    if (!module.endsWith('.mjs')) {
      const hint = 'Name it `.mjs`, with a default export that is a function.'
      return [problemAt(place, 'not-a-module', `\`${module}\` is no ES module.`, hint)]
    }
    return [
      ...moduleGraph(tree, module).faults.map((fault) => faultProblem(place, module, fault)),
      ...files.flatMap((glob, index) => {
        if (matchingFiles(tree, [glob]).length > 0) return []
        const where = { source: at.source, path: [...at.path, 'handler', 'files', index] }
        return [
          problemAt(
            where,
            'no-match',
            `\`${glob}\` matches no file.`,
            'Globs are relative to the folder of the suite.',
          ),
        ]
      }),
    ]
  })
}

function faultProblem(place: NamedAt, module: string, { file, kind, what }: HandlerFault): Problem {
  const who = file === module ? `\`${module}\`` : `\`${module}\`, through \`${file}\`,`
  const { message, hint } = wordsOf(who, what)[kind]
  return { ...problemAt(place, 'bad-handler', message, hint) }
}

function wordsOf(who: string, what: string): Record<HandlerFault['kind'], { message: string; hint: string }> {
  return {
    missing: { message: `${who} imports \`${what}\`, which is not there.`, hint: 'Write the path with its ending.' },
    outside: {
      message: `${who} imports \`${what}\`, which leaves the suite's folder.`,
      hint: 'Move it into the folder.',
    },
    package: {
      message: `${who} imports the package \`${what}\`, which is no file of the suite.`,
      hint: "Import files of the suite, or Node's modules as `node:…`; bundle a package into a file.",
    },
    computed: {
      message: `${who} imports a module whose name is worked out while it runs.`,
      hint: 'Write the name of the file, so that it is part of the fingerprint.',
    },
    unreadable: { message: `${who} cannot be read.`, hint: 'Mend that, or take it out.' },
  }
}
