import type { Json } from '../../../json.ts'

/** A default is stated here where it is filled in only after the file was read. */
export type KeyText = string | { readonly text: string; readonly default: Json }
export type KeyTexts = Readonly<Record<string, KeyText>>
