import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The command that serves the tools over standard streams. Undefined where the command line is not built. */
export function mcpBridge(home: string | undefined): readonly string[] | undefined {
  const cli = home === undefined ? '' : join(home, 'dist', 'cli', 'index.js')
  return existsSync(cli) ? [process.execPath, cli, 'mcp-stdio'] : undefined
}
