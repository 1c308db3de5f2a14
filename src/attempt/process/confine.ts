import type { CommandLine } from '../command-line.ts'
import type { ResourceLimits } from '../limits.ts'
import type { Keep } from './keep.ts'

/**
 * The command line that runs another one in a folder, within its limits and inside its room.
 *
 * A shell sets the limits, since every system has one. Where it is the first process of a room it stays, because the
 * kernel spares a first process most signals: the agent is its child. It then tells on descriptor 3 that the agent is
 * about to start, and in its own words when a signal ended it, which its exit code alone does not tell. When the other
 * end of descriptor 4 is gone, so is Turngate, and everything inside is killed.
 */
export function confine({ command, args }: CommandLine, cwd: string, keep: Keep): CommandLine {
  const { room, brand, resources } = keep
  const script = room?.hasInit === true ? firstProcess(resources) : `${PLACE}\n${limiting(resources)}\nexec "$@"`
  const inside = ['/bin/sh', '-c', script, 'sh', cwd, ...(room?.drop ?? []), command, ...args]
  const branded = brand === undefined ? [] : [brand.program, `--locks=${brand.limit}:${brand.limit}`]
  const [first = '', ...rest] = [...branded, ...(room?.enter ?? []), ...inside]
  return { command: first, args: rest }
}

/** Some shells tell their children where they are. */
const PLACE = 'cd "$1" || exit 126; shift; unset PWD OLDPWD SHLVL'

function firstProcess(resources: ResourceLimits): string {
  return `${PLACE}
exec 5>&2 2>&3 3>&-
echo ${STARTED} >&2
(read -r gone <&4; kill -9 -1) 2>/dev/null &
(${limiting(resources)}
exec "$@" 2>&5 4<&- 5>&-)
exit`
}

/** Told on descriptor 3. */
export const STARTED = 'started'

/** More seconds for a process that does not mind that its time is over. */
const CPU_GRACE_S = 5

/** The kernel's limit is on what a process may write to, used or not; it is for what grows between two looks. */
const allowedData = (memoryBytes: number) => memoryBytes * 2 + 512 * 1024 ** 2

/** Sets what can be set; where the host allows less than is asked for, that stays. */
function limiting({ cpuMs, memoryBytes, fileBytes }: ResourceLimits): string {
  const seconds = cpuMs === undefined ? undefined : Math.ceil(cpuMs / 1000)
  const limits = [
    '-S -c 0',
    // in blocks of 512 bytes, as POSIX has it
    `-f ${Math.ceil(fileBytes / 512)}`,
    ...(seconds === undefined ? [] : [`-S -t ${seconds}`, `-H -t ${seconds + CPU_GRACE_S}`]),
    ...(memoryBytes === undefined ? [] : [`-d ${Math.ceil(allowedData(memoryBytes) / 1024)}`]),
  ]
  return limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('\n')
}
