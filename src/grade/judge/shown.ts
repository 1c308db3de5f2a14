export interface Shown {
  readonly shown: string
  /** Characters that were left out. */
  readonly omitted: number
}

/** What a judge is shown of a text: at most so many characters, begin and end, without what models take for markup. */
export function shownText(text: string, maxChars: number): Shown {
  const whole = disarmed(text)
  if (whole.length <= maxChars) return { shown: whole, omitted: 0 }
  const head = Math.ceil(maxChars * 0.75)
  const tail = maxChars - head
  const shown = wellFormed(`${whole.slice(0, head)}[…]${whole.slice(whole.length - tail)}`)
  return { shown, omitted: whole.length - maxChars }
}

/** Servers may read the tokens that part a model's roles out of any text, so they are taken apart. */
function disarmed(text: string): string {
  return wellFormed(text)
    .replaceAll(/<(?=[|｜])|[|｜](?=>)/g, '$& ')
    .replaceAll(/\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\b)/gi, '[ ')
    .replaceAll(/<(?=<\/?SYS>>)/gi, '< ')
    .replaceAll(/<(?=\/?(?:start_of_turn|end_of_turn|s|bos|eos)>)/gi, '< ')
}

/** Half a surrogate pair is no text. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
