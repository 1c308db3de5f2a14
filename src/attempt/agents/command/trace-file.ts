import { closeSync, type FSWatcher, openSync, readSync, watch } from 'node:fs'

/** Reads what an agent appends to its trace file. */
export interface TraceFile {
  /** Reads what is there by now. */
  readOn(): void
  /** Reads what is there by now, then lets the file go. */
  close(): void
}

const CHUNK_BYTES = 64 * 1024

/**
 * Gives each appended piece to `onChunk`, which answers whether to go on. With `follow` it comes as it is written, where
 * the system can tell, else all of it at the end. The file is opened once: one that is put in its place is not read.
 */
export function openTraceFile(path: string, follow: boolean, onChunk: (chunk: Buffer) => boolean): TraceFile {
  const file = openSync(path, 'r')
  let offset = 0
  let going = true
  const watcher = follow ? tryWatch(path, readOn) : undefined

  function readOn(): void {
    try {
      while (going) {
        const chunk = readAt(file, offset)
        if (chunk.length === 0) return
        offset += chunk.length
        going = onChunk(chunk)
      }
    } catch {
      going = false
    }
  }

  return {
    readOn,
    close() {
      watcher?.close()
      readOn()
      closeSync(file)
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

/** At once: a piece is small, and handing it to another thread takes longer than reading it. */
function readAt(file: number, offset: number): Buffer {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
  return buffer.subarray(0, readSync(file, buffer, 0, CHUNK_BYTES, offset))
}
