import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface Bare {
  readonly command: readonly string[]
  readonly cwd: string
  readonly count: number
  readonly concurrency: number
  /** A server that answers every call at once, in place of tool doubles. */
  readonly server: boolean
}

/** Starts the agent again and again with nothing around it. Gives the seconds that it took. */
export async function spawnBare({ command, cwd, count, concurrency, server }: Bare): Promise<number> {
  const tools = server ? await plainServer() : undefined
  const env = { PATH: process.env.PATH ?? '', ...(tools !== undefined && { TURNGATE_MCP_URL: tools.url }) }
  const begun = performance.now()
  let left = count
  async function work(): Promise<void> {
    for (; left > 0; ) {
      left -= 1
      await runOnce(command, cwd, env)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const seconds = (performance.now() - begun) / 1000
  await tools?.close()
  return seconds
}

async function runOnce([program = '', ...args]: readonly string[], cwd: string, env: Record<string, string>) {
  const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(`${JSON.stringify({ event: 'user', text: 'hello' })}\n`)
  child.stdout.resume()
  child.stderr.resume()
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0) throw new Error(`the agent exited with ${String(code)}`)
}

async function plainServer() {
  const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'shipped' }] } })
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
