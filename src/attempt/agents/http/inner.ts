import { Duplex } from 'node:stream'
import { LineSplitter } from '../../../trace/lines.ts'
import { runProcess } from '../../process/run-process.ts'
import type { Session } from '../../sandbox/session.ts'

/**
 * Connections to the loopback that the attempt's processes have. Where the network is not open it is not the host's: what
 * connects has to be one of them.
 */
export interface Inner {
  /** One at a time; it waits for the port to open. */
  connect(port: number): Duplex
  close(): Promise<void>
}

/** One process for all turns: with it, everything of its attempt is ended. */
export function openInner({ folder, env, marker, signal }: Session): Inner {
  const lines = new LineSplitter()
  let current: Duplex | undefined
  let opened = 0
  const child = runProcess({
    ...{ command: process.execPath, args: ['-e', CONNECT] },
    ...{ cwd: folder.workspace, env, marker, signal },
    onStdout(chunk) {
      for (const { text } of lines.push(chunk)) take(text)
    },
    onStderr: () => undefined,
  })
  child.ended.then(() => current?.push(null))

  function take(line: string): void {
    const [number, told = ''] = line.split(' ', 2)
    // what an earlier connection has left to say is of no interest
    if (Number(number) !== opened) return
    if (told === 'connected') current?.emit('connect')
    else current?.push(told === 'closed' ? null : Buffer.from(told, 'base64'))
  }

  return {
    connect(port) {
      opened += 1
      child.write(`${port}\n`)
      const connection = new Duplex({
        read: () => undefined,
        write(chunk: Buffer, _, done) {
          child.write(`${chunk.toString('base64')}=\n`)
          done()
        },
      })
      current = connection
      return connection
    },
    async close() {
      child.end()
      await child.ended
    },
  }
}

/**
 * A line is a port to connect to, or bytes to send, which end in a mark of their own; a line of its output is the number of
 * a connection, and `connected`, `closed` or bytes. It is text, so that a bundle needs no second file beside it.
 */
const CONNECT = `
const { connect } = require('node:net')
let opened = 0
let socket
let isOpen = false
let unsent = []
function open(port) {
  isOpen = false
  const number = opened
  const tell = (line) => process.stdout.write(number + ' ' + line + '\\n')
  const mine = (socket = connect({ port, host: '127.0.0.1' }))
  mine.once('error', () => {
    // nobody listens yet
    if (mine === socket && !isOpen) setTimeout(open, 20, port)
  })
  mine.once('connect', () => {
    isOpen = true
    tell('connected')
    for (const bytes of unsent.splice(0)) mine.write(bytes)
  })
  mine.on('data', (bytes) => tell(bytes.toString('base64')))
  mine.once('close', () => isOpen && tell('closed'))
}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (!line.endsWith('=')) {
    opened += 1
    socket?.destroy()
    return open(Number(line))
  }
  const bytes = Buffer.from(line.slice(0, -1), 'base64')
  if (isOpen) socket.write(bytes)
  else unsent.push(bytes)
})
`
