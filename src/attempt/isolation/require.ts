import { readFile } from 'node:fs/promises'
import { type Problem, UserError } from '../../errors.ts'
import type { Requirable } from '../../suite/schema/isolation.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { AttemptWorld } from '../world.ts'
import { meansFor } from './isolation.ts'
import type { Means } from './means.ts'

/** @throws UserError naming everything in `sandbox.require_isolation` that would not be in force */
export async function requireIsolation({ suite }: Pick<AttemptWorld, 'suite'>): Promise<void> {
  const { sandbox, file } = suite
  const required = sandbox.require_isolation ?? []
  if (required.length === 0) return
  const means = await meansFor(sandbox)
  const problems: Problem[] = []
  for (const [index, name] of required.entries()) {
    const missing = await lackOf(name, suite.sandbox, means)
    if (missing === undefined) continue
    problems.push({ ...missing, code: 'isolation-missing', file, key: `sandbox.require_isolation[${index}]` })
  }
  if (problems.length > 0) throw new UserError(problems)
}

type Lack = Pick<Problem, 'message' | 'hint'>

async function lackOf(
  name: Requirable,
  sandbox: AttemptWorld['suite']['sandbox'],
  means: Means,
): Promise<Lack | undefined> {
  const { network, limits, isolation } = sandbox
  if (name === 'cpu' || name === 'memory') {
    const unlimited = limits[name] === undefined
    if (unlimited)
      return {
        message: `The suite requires a limit on ${WORDS[name]} and sets none.`,
        hint: `Set \`sandbox.limits.${name}\`.`,
      }
    return process.platform === 'linux' || name === 'cpu' ? undefined : await hostLacks(name, means)
  }
  if (name === 'file_size') return undefined
  if (name === 'network' && network === 'open') {
    return {
      message: 'The suite requires a closed network and opens it.',
      hint: 'Set `sandbox.network` to `none` or `models`.',
    }
  }
  if (isolation === 'off') {
    return {
      message: `The suite requires ${WORDS[name]} and switches isolation off.`,
      hint: 'Remove `sandbox.isolation: off`.',
    }
  }
  const { cell } = means
  const isThere = { network: cell?.ownNetwork, processes: cell?.ownProcesses, files: cell !== undefined }[name]
  return isThere === true ? undefined : await hostLacks(name, means)
}

const WORDS: Readonly<Record<Requirable, string>> = {
  network: 'a closed network',
  processes: 'a process table of their own for attempts',
  files: 'that attempts cannot see the files of others',
  cpu: 'time on the processor',
  memory: 'memory',
  file_size: 'the size of files',
}

async function hostLacks(name: Requirable, means: Means): Promise<Lack> {
  return {
    message: `The suite requires ${WORDS[name]}, and this host cannot do that${because(means)}.`,
    hint: await howToGet(),
  }
}

/** What a user has to know before attempts run with an open network though the suite closes it. */
export async function networkNote({ sandbox }: Pick<Suite, 'sandbox'>): Promise<string | undefined> {
  const { network, isolation } = sandbox
  if (network === 'open') return undefined
  const means = await meansFor(sandbox)
  if (means.cell?.ownNetwork === true) return undefined
  const open = `the suite asks for \`network: ${network}\`, and agents can reach every address`
  if (isolation === 'off') return `${open}, because it also says \`isolation: off\`.`
  return `${open}, because this host cannot close it${because(means)}. ${await howToGet()}`
}

function because({ why }: Means): string {
  return why === undefined ? '' : ` (${why})`
}

/** What to do on a host where namespaces cannot be made. */
export async function howToGet(): Promise<string> {
  if (process.platform !== 'linux') return 'Run it on Linux, in CI or in a virtual machine.'
  if (await isSet(APPARMOR)) {
    return `Ubuntu keeps users from making namespaces; on a machine of your own or a GitHub runner a step before this one allows it: \`sudo sysctl -w ${APPARMOR.replaceAll('/', '.')}=0\`.`
  }
  return 'It takes util-linux 2.38 or newer and user namespaces, which most containers forbid: run the job on the machine itself (`runs-on: ubuntu-latest` without `container:`), see docs/isolation.md.'
}

const APPARMOR = 'kernel/apparmor_restrict_unprivileged_userns'

async function isSet(setting: string): Promise<boolean> {
  const text = await readFile(`/proc/sys/${setting}`, 'utf8').catch(() => '0')
  return text.trim() === '1'
}
