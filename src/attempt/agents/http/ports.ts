import { once } from 'node:events'
import { createServer } from 'node:net'

/** Free ports of the loopback, none of which two attempts of a run hold at the same time. */
export interface Ports {
  take(): Promise<number>
  giveBack(port: number): void
}

export function openPorts(): Ports {
  const held = new Set<number>()
  return {
    async take() {
      for (;;) {
        const port = await freePort()
        if (held.has(port)) continue
        held.add(port)
        return port
      }
    },
    giveBack: (port) => void held.delete(port),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('the system gave no port')
  return address.port
}
