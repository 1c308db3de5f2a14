import { findProgram } from '../command-line.ts'

/** The programs that make and enter namespaces, by absolute path. All are part of util-linux. */
export interface NamespaceTools {
  readonly unshare: string
  readonly nsenter: string
  readonly setpriv: string
}

/** Where systems keep programs of their administrators; PATH need not have it. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What is missing is told by name. */
export async function findNamespaceTools(): Promise<NamespaceTools | { readonly missing: string }> {
  const [unshare, nsenter, setpriv] = await Promise.all([
    findProgram('unshare', SYSTEM_PATH),
    findProgram('nsenter', SYSTEM_PATH),
    findProgram('setpriv', SYSTEM_PATH),
  ])
  if (unshare === undefined) return { missing: 'unshare' }
  if (nsenter === undefined) return { missing: 'nsenter' }
  if (setpriv === undefined) return { missing: 'setpriv' }
  return { unshare, nsenter, setpriv }
}
