import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { PART } from './replace-file.ts'

/** A JSON list that is written entry by entry, so that it need not fit into memory. */
export interface ListFile {
  add(name: string, entry: object): void
  /** Puts the list in its place, over an older one, its entries in this order: every name once. */
  finish(sorted: readonly string[]): void
  /** The text of an entry, after `finish`; undefined where there is none of that name. */
  read(name: string): string | undefined
  /** Lets go of the file; a list that is not finished is removed. May be called more than once. */
  close(): void
}

const FLUSHED_CHARACTERS = 1024 * 1024

/** Entries are kept in the order in which they come, then put in order: they may come in another one each time. */
export function openListFile(path: string): ListFile {
  const part = `${path}${PART}`
  const sortedPart = `${path}.sorted${PART}`
  const places = new Map<string, Place>()
  let file: number | undefined = openSync(part, 'w+')
  let isFinished = false
  let offset = 0
  let waiting: string[] = []
  let waitingCharacters = 0

  function write(text: string): Place {
    const place = { offset, bytes: Buffer.byteLength(text) }
    offset += place.bytes
    waiting.push(text)
    waitingCharacters += text.length
    if (waitingCharacters > FLUSHED_CHARACTERS) flush()
    return place
  }

  function flush(): void {
    if (file !== undefined) writeAll(file, Buffer.from(waiting.join('')))
    waiting = []
    waitingCharacters = 0
  }

  function close(): void {
    if (file === undefined) return
    closeSync(file)
    file = undefined
    if (isFinished) return
    for (const path of [part, sortedPart]) rmSync(path, { force: true })
  }

  return {
    add(name, entry) {
      write(places.size === 0 ? '[\n' : ',\n')
      places.set(name, write(JSON.stringify(entry)))
    },
    finish(sorted) {
      write(places.size === 0 ? '[]\n' : '\n]\n')
      flush()
      const names = [...places.keys()]
      if (file !== undefined && sorted.some((name, index) => name !== names[index])) {
        const from = file
        const to = openSync(sortedPart, 'w+')
        file = to
        try {
          rearrange(from, to, sorted, places)
        } finally {
          closeSync(from)
        }
        renameSync(sortedPart, part)
      }
      renameSync(part, path)
      isFinished = true
    },
    read(name) {
      const place = places.get(name)
      return place === undefined || file === undefined ? undefined : readAt(file, place).toString('utf8')
    },
    close,
  }
}

interface Place {
  readonly offset: number
  readonly bytes: number
}

/** Copies the entries in that order, and notes where they stand now. */
function rearrange(from: number, to: number, names: readonly string[], places: Map<string, Place>): void {
  let offset = 0
  for (const [index, name] of names.entries()) {
    const place = places.get(name)
    if (place === undefined) continue
    const before = index === 0 ? '[\n' : ',\n'
    const entry = readAt(from, place)
    writeAll(to, Buffer.concat([Buffer.from(before), entry]))
    places.set(name, { offset: offset + before.length, bytes: entry.length })
    offset += before.length + entry.length
  }
  writeAll(to, Buffer.from('\n]\n'))
}

function readAt(file: number, { offset, bytes }: Place): Buffer {
  const buffer = Buffer.alloc(bytes)
  for (let read = 0; read < bytes; ) {
    const more = readSync(file, buffer, read, bytes - read, offset + read)
    if (more === 0) throw new Error('the list ends before its entry does')
    read += more
  }
  return buffer
}

/** A disk that fills up may take a part of it. */
function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}
