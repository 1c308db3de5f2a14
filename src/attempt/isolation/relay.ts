import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'

/**
 * Listens on the loopback ports that its argument names, inside the namespace in which it is started, and hands the
 * sockets to its parent: they stay where they were made, so no process has to. It is text, so that a bundle needs no
 * second file beside it.
 */
export const LISTENER = `
const { createServer } = require('node:net')
const ports = process.argv[1].split(',').map(Number)
for (const port of ports) {
  const server = createServer()
  server.listen(port, '127.0.0.1', () => process.send({ port }, server))
}
process.on('disconnect', () => process.exit())
`

/** A socket that listens inside a namespace. */
export interface Listening {
  readonly port: number
  readonly server: Server
}

export interface Relay {
  close(): Promise<void>
}

/** What connects inside is connected to the same port outside. */
export async function relay({ port, server }: Listening): Promise<Relay> {
  const inside = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    open.add(near)
    near.on('close', () => {
      open.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
    for (const socket of [near, far]) socket.setNoDelay().on('error', () => socket.destroy())
    near.pipe(far).pipe(near)
  })
  const open = new Set<{ destroy(): void }>()
  inside.listen(server)
  await once(inside, 'listening')
  return {
    async close() {
      const closed = once(inside, 'close')
      inside.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
