import { bridgeStreams } from '../../../attempt/sandbox/mcp/stdio.ts'
import { UserError } from '../../../errors.ts'
import type { ExitCode, Io } from '../io.ts'

/** `turngate mcp-stdio [URL]`: what MCP clients start that speak to servers over standard streams. */
export async function mcpStdio(io: Io, given: string | undefined): Promise<ExitCode> {
  const url = given ?? io.env.TURNGATE_MCP_URL
  if (url === undefined || !/^http:\/\/(127\.0\.0\.1|localhost):\d+\//.test(url)) {
    throw new UserError({
      code: 'bad-usage',
      message: url === undefined ? 'No address of tools is given.' : `${url} is no address of an attempt's tools.`,
      hint: 'An attempt is given its address in TURNGATE_MCP_URL.',
    })
  }
  // a client ends it by a signal, and there is nothing to write first
  for (const name of ['SIGTERM', 'SIGINT']) process.removeAllListeners(name)
  await bridgeStreams({ url, input: process.stdin, write: io.out })
  return 0
}
