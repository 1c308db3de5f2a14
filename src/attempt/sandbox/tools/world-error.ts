/** A rule that cannot be followed, such as a `$state` that points nowhere; the call fails and names it. */
export class WorldError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WorldError'
  }
}
