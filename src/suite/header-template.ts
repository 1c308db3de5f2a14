/** Names of the variables in a header such as `Bearer ${API_KEY}`. */
export function variablesIn(template: string): readonly string[] {
  return [...template.matchAll(VARIABLE)].flatMap(([, name]) => name ?? [])
}

/** The header with the values of its variables; one without a value is empty. */
export function fillHeader(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(VARIABLE, (_, name: string) => values[name] ?? '')
}

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g
