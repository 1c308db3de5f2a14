/**
 * Shapes of credentials that give themselves away by their beginning. Every repetition is bounded, so that hostile text
 * costs linear time.
 */
const SHAPES = [
  // OpenAI, Anthropic, OpenRouter, Stripe
  /\b[srp]k[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}[A-Za-z0-9_-]{16,200}/,
  // GitHub, GitLab, npm, Hugging Face, Slack
  /\bgh[pousr]_[A-Za-z0-9]{30,255}/,
  /\bgithub_pat_[A-Za-z0-9_]{22,255}/,
  /\bglpat-[A-Za-z0-9_-]{18,255}/,
  /\bnpm_[A-Za-z0-9]{30,100}/,
  /\bhf_[A-Za-z0-9]{30,100}/,
  /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/,
  // AWS, Google
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bAIza[A-Za-z0-9_-]{35}/,
  // JSON web tokens
  /\beyJ[A-Za-z0-9_-]{8,2000}\.eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{0,2000}/,
  // private keys, their line breaks written in any way
  /-----BEGIN(?: |%20|\+)(?:[A-Z]{1,12}(?: |%20|\+)){0,3}PRIVATE(?: |%20|\+)KEY-----[^-]{0,20000}(?:-----END[^-]{0,60}-----)?/,
]
const ANY = new RegExp(SHAPES.map((shape) => shape.source).join('|'), 'g')

/** What follows these words is a credential; the words stay. */
const AFTER = [
  /(?<=\b[Bb]earer(?: |%20|\+)(?:"|%22)?)[A-Za-z0-9._~+/=-]{16,2000}/g,
  // the password of an address
  /(?<=:\/\/[^\s/:@"'`]{1,100}:)[^\s/@"'`[\]]{3,200}(?=@)/g,
]

export function replaceCredentials(text: string, replace: (found: string) => string): string {
  return AFTER.reduce((left, shape) => left.replace(shape, replace), text.replace(ANY, replace))
}

export function credentialsIn(text: string): string[] {
  return text.match(ANY) ?? []
}
