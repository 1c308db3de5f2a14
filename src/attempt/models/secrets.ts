/** Puts a mark in place of each secret. Short ones are left alone: they would stand everywhere. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets.filter(isSecret).reduce((hidden, secret) => hidden.replaceAll(secret, MARK), text)
}

/** The same for all texts of a JSON value; most hold none, and stay as they are. */
export function hideSecretsIn<T>(value: T, secrets: readonly string[]): T {
  const text = JSON.stringify(value)
  const hidden = hideSecrets(text, secrets)
  return hidden === text ? value : JSON.parse(hidden)
}

/**
 * The same for a stream of bytes. All of a chunk is given back at once, but for an end that may be the beginning of a
 * secret.
 */
export function openSecretFilter(secrets: readonly string[]): { push(chunk: Buffer): Buffer; end(): Buffer } {
  // keys are ASCII, so that bytes may be looked at one by one
  const hidden = secrets.filter(isSecret)
  let held = ''
  return {
    push(chunk) {
      if (hidden.length === 0) return chunk
      const text = hideSecrets(held + chunk.toString('latin1'), hidden)
      const keep = Math.max(...hidden.map((secret) => beginningAtEnd(text, secret)))
      held = text.slice(text.length - keep)
      return Buffer.from(text.slice(0, text.length - keep), 'latin1')
    },
    end: () => Buffer.from(held, 'latin1'),
  }
}

const MARK = '[key]'
const SHORTEST = 8

function isSecret(text: string): boolean {
  return text.length >= SHORTEST
}

/** How many characters at the end of the text begin the secret. */
function beginningAtEnd(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}
