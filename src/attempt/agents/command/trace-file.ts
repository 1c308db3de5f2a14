import { type FSWatcher, watch } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Reads what an agent appends to its trace file. */
export interface TraceFile {
  /** Reads what is there by now, then lets the file go. */
  close(): Promise<void>
}

const CHUNK_BYTES = 64 * 1024

/**
 * Gives each appended piece to `onChunk`, which answers whether to go on. With `follow` it comes as it is written, where
 * the system can tell, else all of it at the end. The file is opened once: one that is put in its place is not read.
 */
export async function openTraceFile(
  path: string,
  follow: boolean,
  onChunk: (chunk: Buffer) => boolean,
): Promise<TraceFile> {
  const file = await open(path, 'r')
  let offset = 0
  let going = true
  let reading: Promise<void> = Promise.resolve()
  const watcher = follow ? tryWatch(path, readOn) : undefined

  function readOn(): void {
    reading = reading.then(drain).catch(() => {
      going = false
    })
  }

  async function drain(): Promise<void> {
    while (going) {
      const chunk = await readAt(file, offset)
      if (chunk.length === 0) return
      offset += chunk.length
      going = onChunk(chunk)
    }
  }

  return {
    async close() {
      watcher?.close()
      readOn()
      await reading
      await file.close()
    },
  }
}

/** Undefined where the system has no watches left. */
function tryWatch(path: string, onChange: () => void): FSWatcher | undefined {
  try {
    return watch(path, onChange).on('error', () => undefined)
  } catch {
    return undefined
  }
}

async function readAt(file: FileHandle, offset: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, offset)
  return buffer.subarray(0, bytesRead)
}
