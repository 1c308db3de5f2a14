/** As a reason quotes it. */
export function quoted(text: string): string {
  return JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`)
}
