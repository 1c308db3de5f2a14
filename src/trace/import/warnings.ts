/** Warnings of one import: each is told once, with how often it held. */
export class Warnings {
  readonly #counts = new Map<string, number>()

  add(message: string): void {
    this.#counts.set(message, (this.#counts.get(message) ?? 0) + 1)
  }

  list(): string[] {
    return [...this.#counts].map(([message, count]) => (count === 1 ? message : `${message} (${count} times)`))
  }
}
