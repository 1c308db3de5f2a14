import { onTestFinished } from 'vitest'
import { createDoubles } from '../../src/attempt/sandbox/doubles.ts'
import { openToolServer } from '../../src/attempt/sandbox/mcp/server.ts'
import { createRecorder, type Recorder } from '../../src/attempt/sandbox/recorder.ts'
import { compileTools } from '../../src/attempt/sandbox/tools/table.ts'
import { createWorld } from '../../src/attempt/sandbox/tools/world.ts'
import type { Json } from '../../src/json.ts'
import { ToolEntry } from '../../src/suite/schema/tools.ts'

export interface ServedWorld {
  /** Addresses by server. */
  readonly urls: Readonly<Record<string, string>>
  readonly recorder: Recorder
  end(): void
}

/** Tools over MCP as an attempt has them, until the test has finished. */
export async function serveWorld(tools: readonly unknown[], state?: Json): Promise<ServedWorld> {
  const entries = tools.map((entry) => ToolEntry.parse(entry))
  const server = await openToolServer(entries)
  onTestFinished(() => server.close())
  const recorder = createRecorder({ maxCalls: 99, maxCostUsd: undefined, onLimit: () => undefined, elapsed: () => 0 })
  const world = createWorld({ tools: compileTools(entries), state, seed: 1 })
  const ended = new AbortController()
  const { urls, close } = server.open(createDoubles({ world, recorder, ended: ended.signal }))
  return {
    urls,
    recorder,
    end() {
      close()
      ended.abort()
    },
  }
}
