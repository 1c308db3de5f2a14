import type { PhrasingContent, Root, RootContent, TableCell } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { clamp, escapeHtml, visible } from '../escape.ts'
import type { Text } from '../text.ts'

/** Characters of one piece of data in running text. */
const MOST_DATA = 300

/** Data stands in code spans, so that nothing in it is a link, a mention, an image or markup. */
export function phrasing(text: Text): PhrasingContent[] {
  return text.flatMap((piece, index): PhrasingContent[] => {
    if (typeof piece === 'string') return [{ type: 'text', value: piece }]
    // two code spans in touch would be read as one
    const touches = index > 0 && typeof text[index - 1] !== 'string'
    const span: PhrasingContent = { type: 'inlineCode', value: spanText(piece.data) }
    return touches ? [{ type: 'text', value: ' ' }, span] : [span]
  })
}

export function heading(depth: 2 | 3 | 4, text: Text): RootContent {
  return { type: 'heading', depth, children: phrasing(text) }
}

export function paragraph(text: Text): RootContent {
  return { type: 'paragraph', children: phrasing(text) }
}

export function strong(text: Text): RootContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: phrasing(text) }] }
}

export function bullets(texts: readonly Text[], ordered = false): RootContent {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: texts.map((text) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: phrasing(text) }],
    })),
  }
}

export interface Cell {
  readonly text: Text
  readonly bold?: boolean
}

export function table(
  align: readonly ('left' | 'right')[],
  header: readonly Text[],
  rows: readonly (readonly Cell[])[],
): RootContent {
  const cell = ({ text, bold }: Cell): TableCell => ({
    type: 'tableCell',
    children: bold === true && text.length > 0 ? [{ type: 'strong', children: phrasing(text) }] : phrasing(text),
  })
  return {
    type: 'table',
    align: [...align],
    children: [header.map((text) => ({ text })), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map(cell),
    })),
  }
}

/** A fence longer than any run of backticks inside. */
export function fence(lang: string, lines: readonly string[]): RootContent {
  return { type: 'code', lang, value: lines.map(visible).join('\n') }
}

/** Folded; inside `<summary>` markdown is not read, so the text is HTML. */
export function folded(summary: Text, content: readonly RootContent[]): RootContent[] {
  return [
    { type: 'html', value: `<details><summary>${htmlOf(summary)}</summary>` },
    ...content,
    { type: 'html', value: '</details>' },
  ]
}

export function markdown(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] }
  return toMarkdown(root, {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
  }).trimEnd()
}

function htmlOf(text: Text): string {
  return text
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : `<code>${escapeHtml(spanText(piece.data))}</code>`,
    )
    .join('')
}

function spanText(data: string): string {
  const text = clamp(visible(data), MOST_DATA)
  // an empty code span is no code span
  return text.trim() === '' ? `"${text}"` : text
}
