import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, mkdtemp, open } from 'node:fs/promises'
import { Server } from 'node:net'
import { join } from 'node:path'
import type { Room } from '../process/keep.ts'
import { Tail } from '../process/tail.ts'
import { LISTENER, type Listening, relay } from './relay.ts'
import { type NamespaceTools, SYSTEM_PATH } from './tools.ts'

/** Namespaces in which one attempt after the other is made, each alone. No process stays in them. */
export interface Cell extends Room {
  /** Absolute; of the run's folder nothing else is seen inside. */
  readonly folder: string
  close(): Promise<void>
}

export interface CellOptions {
  readonly tools: NamespaceTools
  readonly user: { readonly uid: number; readonly gid: number }
  /** Attempts see no process of the host, and none of theirs outlives its first one. */
  readonly ownProcesses: boolean
  readonly ownNetwork: boolean
  /** Absolute folder of the run; the cell's is made below it. */
  readonly runFolder: string
  /** More absolute folders that attempts must not see into. */
  readonly hidden: readonly string[]
  /** Ports of the host's loopback that are reached inside, where the network is the cell's own. */
  readonly ports: readonly number[]
}

/** @throws Error with the system's words where the host does not allow it */
export async function openCell(options: CellOptions): Promise<Cell> {
  const { tools, user, ownNetwork, ownProcesses, runFolder, hidden } = options
  const folder = await mkdtemp(join(runFolder, 'cell-'))
  const ports = ownNetwork ? options.ports : []
  const maker = spawn(
    tools.unshare,
    [
      // as root inside, since furnishing asks for it; attempts get their own ids back
      ...['--user', '--map-root-user', '--mount', ...(ownNetwork ? ['--net'] : [])],
      ...['/bin/sh', '-c', FURNISH, 'sh', folder, ownNetwork ? 'own' : 'host', process.execPath, LISTENER],
      ...[ports.join(','), ...hidden, runFolder],
    ],
    { env: { PATH: SYSTEM_PATH }, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] },
  )
  const files: FileHandle[] = []
  try {
    const listening = await furnished(maker, ports.length)
    // an open file keeps a namespace when its last process has gone
    for (const name of ['user', 'mnt', ...(ownNetwork ? ['net'] : [])]) {
      files.push(await open(`/proc/${maker.pid}/ns/${name}`))
    }
    const relays = await Promise.all(listening.map(relay))
    return {
      folder,
      hasInit: ownProcesses,
      enter: [
        ...[tools.nsenter, ...files.map(entering), '--preserve-credentials'],
        ...[tools.unshare, '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--ipc'],
        ...(ownProcesses ? ['--pid', '--fork', '--kill-child', '--mount-proc'] : []),
      ],
      // others than root lose their rights over a namespace with the next program that they start
      drop: user.uid === 0 ? [tools.setpriv, '--bounding-set=-all', '--no-new-privs'] : [],
      async close() {
        await Promise.all([...relays.map((one) => one.close()), ...files.map((file) => file.close())])
      },
    }
  } catch (error) {
    await Promise.all(files.map((file) => file.close()))
    throw error
  } finally {
    maker.stdin?.end()
    if (maker.connected) maker.disconnect()
  }
}

function entering({ fd }: FileHandle, index: number): string {
  return `--${['user', 'mount', 'net'][index]}=/proc/${process.pid}/fd/${fd}`
}

/**
 * Folders that are not to be seen get an empty one in their place, in which the cell's own appears again. A new network
 * has a loopback, which is down; not every system has `ip`.
 */
const FURNISH = `
set -e
cell=$1 network=$2 node=$3 listener=$4 ports=$5
shift 5
cd "$cell"
if [ "$network" = own ]; then
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null ||
    perl -MSocket -e 'socket(S, AF_INET, SOCK_DGRAM, 0); ioctl(S, 0x8914, pack("a16 s x14", "lo", 0x41)) or die'
fi
for folder; do
  mkdir -p "$folder"
  mount -t tmpfs -o mode=755,size=1m turngate "$folder"
done
mkdir -p "$cell"
mount --no-canonicalize --bind . "$cell"
cd /
echo furnished
[ -z "$ports" ] || exec "$node" -e "$listener" "$ports"
read -r gone || exit 0
`

/** Waits until the namespaces are as attempts are to find them, and for the sockets that listen inside. */
function furnished(maker: ChildProcess, sockets: number): Promise<Listening[]> {
  const complaint = new Tail(2048)
  const listening: Listening[] = []
  let isFurnished = false
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (isFurnished && listening.length === sockets) resolve(listening)
    }
    maker.stdin?.on('error', () => undefined)
    maker.stderr?.on('data', (chunk: Buffer) => complaint.push(chunk))
    maker.stdout?.once('data', () => {
      isFurnished = true
      settle()
    })
    maker.on('message', (message: { readonly port: number }, handle) => {
      if (handle instanceof Server) listening.push({ port: message.port, server: handle })
      settle()
    })
    maker.once('error', reject)
    maker.once('close', () => reject(new Error(complaint.text().trim() || 'the namespaces could not be made')))
  })
}
