/** The last bytes of a stream, as text; never holds more than twice as many. */
export class Tail {
  readonly #limit: number
  #kept = Buffer.alloc(0)

  constructor(limit: number) {
    this.#limit = limit
  }

  push(chunk: Buffer): void {
    const end = chunk.subarray(-this.#limit)
    this.#kept = Buffer.concat([this.#kept.subarray(-Math.max(0, this.#limit - end.length) || this.#kept.length), end])
  }

  text(): string {
    return this.#kept.toString('utf8')
  }
}
