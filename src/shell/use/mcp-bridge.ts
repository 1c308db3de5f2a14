import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The command that serves the tools over standard streams. Nothing where the command line is not built. */
export function mcpBridge(home: string | undefined): { readonly mcpBridge?: readonly string[] } {
  const cli = home === undefined ? '' : join(home, 'dist', 'cli', 'index.js')
  return existsSync(cli) ? { mcpBridge: [process.execPath, cli, 'mcp-stdio'] } : {}
}
