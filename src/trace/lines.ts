import { StringDecoder } from 'node:string_decoder'
import { MAX_LINE_BYTES } from './line.ts'

/** One line of a stream, without its line end. */
export interface StreamLine {
  /** 1-based. */
  readonly number: number
  /** The whole line, or its beginning when `cut`. */
  readonly text: string
  /** The line was longer than the limit; the rest of it was let go. */
  readonly cut: boolean
  /** false: the stream ended in the middle of this line. */
  readonly ended: boolean
}

/** Cuts a byte stream into lines and never holds more than one line of at most `limit` UTF-16 units. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8')
  readonly #limit: number
  #held = ''
  #cut = false
  #number = 0

  constructor(limit: number = MAX_LINE_BYTES) {
    this.#limit = limit
  }

  /** The lines that this chunk completes. */
  push(chunk: Uint8Array): StreamLine[] {
    return this.#take(this.#decoder.write(chunk))
  }

  /** The line that the end of the stream completes, if there is one. */
  end(): StreamLine[] {
    const lines = this.#take(this.#decoder.end())
    if (this.#held === '' && !this.#cut) return lines
    return [...lines, this.#line(false)]
  }

  #take(text: string): StreamLine[] {
    const lines: StreamLine[] = []
    const parts = text.split('\n')
    const rest = parts.pop() ?? ''
    for (const part of parts) {
      this.#hold(part)
      lines.push(this.#line(true))
    }
    this.#hold(rest)
    return lines
  }

  #hold(part: string): void {
    const room = this.#limit - this.#held.length
    if (part.length > room) this.#cut = true
    this.#held += part.slice(0, room)
  }

  #line(ended: boolean): StreamLine {
    this.#number += 1
    const line = { number: this.#number, text: this.#held, cut: this.#cut, ended }
    this.#held = ''
    this.#cut = false
    return line
  }
}
