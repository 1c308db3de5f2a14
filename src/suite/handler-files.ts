import { posix } from 'node:path'
import { parse } from 'es-module-lexer/js'
import picomatch from 'picomatch'
import { MAX_FILE_BYTES } from './read-source.ts'
import type { PlacedTool } from './read-tools.ts'
import type { Handler } from './schema/doubles.ts'
import { insidePath, type Tree } from './tree.ts'

/** A handler with all of its keys. */
export interface HandlerParts {
  readonly module: string
  readonly files: readonly string[]
  readonly timeout: string
}

export function handlerParts(handler: Handler): HandlerParts {
  const { module, files = [], timeout = '5s' } = typeof handler === 'string' ? { module: handler } : handler
  return { module: insidePath(module) ?? module, files, timeout }
}

/** What keeps a file from being part of a handler. */
export interface HandlerFault {
  /** The file that imports. */
  readonly file: string
  readonly kind: 'missing' | 'outside' | 'package' | 'computed' | 'unreadable'
  readonly what: string
}

interface Graph {
  /** Sorted: the module and all that it imports. */
  readonly files: readonly string[]
  readonly faults: readonly HandlerFault[]
}

/** The module with every file that it imports, and theirs. Modules of Node are no files. */
export function moduleGraph(tree: Tree, module: string): Graph {
  const files = new Set<string>()
  const faults: HandlerFault[] = []
  const open = [module]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    if (!/\.m?js$/.test(file)) continue
    const found = tree.read(file, MAX_FILE_BYTES)
    if (found.kind !== 'file') {
      faults.push({ file, kind: found.kind === 'absent' ? 'missing' : 'unreadable', what: file })
      continue
    }
    for (const specifier of specifiersOf(new TextDecoder().decode(found.bytes))) {
      const target = specifier === undefined ? undefined : importedFile(file, specifier)
      if (typeof target === 'string') open.push(target)
      if (specifier === undefined) faults.push({ file, kind: 'computed', what: file })
      else if (target === undefined) faults.push({ file, ...faultOf(specifier) })
      else if (typeof target === 'string' && tree.read(target, 0).kind === 'absent') {
        faults.push({ file, kind: 'missing', what: specifier })
        open.pop()
      }
    }
  }
  return { files: [...files].sort(), faults }
}

/** By module, of every handler: the files that it may read. Undefined where no tool has a handler. */
export function handlerFiles(
  tree: Tree,
  tools: readonly PlacedTool[],
): Readonly<Record<string, readonly string[]>> | undefined {
  const handlers = tools.flatMap(({ entry }) => (entry.handler === undefined ? [] : [handlerParts(entry.handler)]))
  if (handlers.length === 0) return undefined
  const modules = [...new Set(handlers.map(({ module }) => module))].sort()
  return Object.fromEntries(
    modules.map((module) => {
      const globs = handlers.filter((one) => one.module === module).flatMap(({ files }) => files)
      const more = matchingFiles(tree, globs)
      return [module, [...new Set([...moduleGraph(tree, module).files, ...more])].sort()]
    }),
  )
}

/** Files of the tree that one of the globs names. */
export function matchingFiles(tree: Tree, globs: readonly string[]): readonly string[] {
  const matches = picomatch(
    globs.flatMap((glob) => insidePath(glob) ?? []),
    { dot: true },
  )
  return globs.length === 0 ? [] : tree.list().filter((file) => matches(file))
}

/** Undefined for one that is worked out while it runs, and for text that is no module. */
function specifiersOf(text: string): (string | undefined)[] {
  try {
    const [imports] = parse(text)
    return imports.flatMap(({ type, specifier }) => (type === 'import-meta' ? [] : [specifier ?? undefined]))
  } catch {
    // Node says what is wrong with it, when it is loaded
    return []
  }
}

/** A path of the tree; null for a module of Node; undefined for what is neither. */
function importedFile(from: string, specifier: string): string | null | undefined {
  if (specifier.startsWith('node:')) return null
  if (!/^\.\.?\//.test(specifier)) return undefined
  return insidePath(posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, '')))
}

function faultOf(specifier: string): Pick<HandlerFault, 'kind' | 'what'> {
  return { kind: /^\.\.?\//.test(specifier) ? 'outside' : 'package', what: specifier }
}
