import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_SERVER } from '../../../suite/schema/doubles.ts'

/** Addresses by the name of the server; the tools that name none are at `DEFAULT_SERVER`. */
export type ServerUrls = Readonly<Record<string, string>>

/**
 * Writes configuration files for MCP clients into the attempt's folder and gives the variables that lead to the tools:
 * `TURNGATE_MCP_URL` and `TURNGATE_MCP_COMMAND` where it is plain which server is meant, one more of each for every named
 * server, `TURNGATE_MCP_CONFIG` (standard streams, where a bridge is at hand) and `TURNGATE_MCP_CONFIG_HTTP`.
 *
 * @param bridge the command that joins standard streams to an address, which is put behind it
 */
export async function pointClients(
  urls: ServerUrls,
  folder: string,
  bridge: readonly string[] | undefined,
): Promise<Record<string, string>> {
  const names = Object.keys(urls).sort()
  const http = join(folder, 'mcp-http.json')
  const variables: Record<string, string> = { TURNGATE_MCP_CONFIG_HTTP: http }
  await writeConfig(http, names, (name) => ({ type: 'http', url: urls[name] ?? '' }))
  const main = names.includes(DEFAULT_SERVER) ? DEFAULT_SERVER : names.length === 1 ? names[0] : undefined
  for (const name of names) {
    const url = urls[name] ?? ''
    const ends = [...(name === main ? [''] : []), ...(name === DEFAULT_SERVER ? [] : [suffix(name)])]
    for (const end of ends) {
      variables[`TURNGATE_MCP_URL${end}`] = url
      if (bridge !== undefined) variables[`TURNGATE_MCP_COMMAND${end}`] = [...bridge, url].map(quoted).join(' ')
    }
  }
  const [command, ...args] = bridge ?? []
  if (command === undefined) return variables
  const stdio = join(folder, 'mcp.json')
  await writeConfig(stdio, names, (name) => ({ command, args: [...args, urls[name] ?? ''] }))
  return { ...variables, TURNGATE_MCP_CONFIG: stdio }
}

async function writeConfig(file: string, names: readonly string[], entry: (name: string) => object): Promise<void> {
  const mcpServers = Object.fromEntries(names.map((name) => [name, entry(name)]))
  await writeFile(file, `${JSON.stringify({ mcpServers }, null, 2)}\n`)
}

function suffix(server: string): string {
  return `_${server.toUpperCase().replaceAll('-', '_')}`
}

/** As a POSIX shell reads it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
