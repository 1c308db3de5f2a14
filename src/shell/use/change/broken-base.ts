import { type Problem, UserError } from '../../../errors.ts'

/** What of a commit could be read, or what is wrong with it. */
export type Part<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

export async function partOf<T>(read: () => T | Promise<T>): Promise<Part<T>> {
  try {
    return { value: await read() }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { problems: error.problems }
  }
}

export interface BrokenBase {
  readonly commit: string
  /** Where it is known. */
  readonly branch?: string | undefined
  /** Path of `accept.yaml` from the root of the repository. */
  readonly accept: string
  /** What has to be accepted so that a change can mend it; absent: nothing has to. */
  readonly edit?: 'suite' | 'baseline'
}

/** What is wrong, that it is in the base and not in the change, and how a fix gets out of a change. */
export function brokenBase(problems: readonly Problem[], about: BrokenBase): UserError {
  return new UserError([...problems, { code: 'base-broken', ...brokenWords(about) }])
}

/** `file`: what a change and its base have alike. */
export function brokenWords({ commit, branch, accept, edit }: BrokenBase, file?: string) {
  const on = branch === undefined ? '' : ` on \`${branch}\``
  const what = file === undefined ? 'This is wrong' : `\`${file}\` is the same`
  return {
    message: `${what} in the base, commit ${commit.slice(0, 12)}${on}: it is no fault of this change, and nothing was judged`,
    hint: `${remedy(accept, edit)} Every other change is judged again once that is merged.`,
  }
}

function remedy(accept: string, edit: BrokenBase['edit']): string {
  if (edit === undefined) return `Mend \`${accept}\` in a change of its own.`
  const own = edit === 'suite' ? 'judged by its own copies' : 'compared with its own baseline'
  return `Mend it in a change of its own that also adds \`{edit: ${edit}, reason: …}\` to \`accept\` in \`${accept}\`: that change is ${own}.`
}
