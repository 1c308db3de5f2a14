/** One line of JSON. Node's `readline`, for one, ends lines at separators that JSON may hold as they are. */
export function jsonLine(value: object): string {
  return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}
