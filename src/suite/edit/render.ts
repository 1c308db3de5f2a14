import { Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, visit } from 'yaml'
import type { Json } from '../../json.ts'

/** One key of a task, with comments above it and above items of its list. */
export interface KeyEdit {
  readonly key: string
  readonly value: Json
  readonly comments?: readonly string[]
  readonly itemComments?: readonly { readonly index: number; readonly text: string }[]
}

const WIDTH = 120

/** The lines of a key of a block map at a column. */
export function renderKey(edit: KeyEdit, column: number): string[] {
  const document = new Document({})
  document.set(edit.key, styled(document, edit))
  const text = document.toString({ lineWidth: WIDTH - column })
  const lines = [...(edit.comments ?? []).map((comment) => `# ${oneLine(comment)}`), ...text.trimEnd().split('\n')]
  return lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line))
}

/** The value as a node: lists of maps line by line, what is inside them in one line where it fits. */
export function styled(document: Document, { value, itemComments = [] }: KeyEdit): Node {
  const node = document.createNode(value)
  if (isSeq(node) && node.items.some(isMap)) {
    for (const item of node.items) if (isMap(item)) styleItem(item)
    for (const { index, text } of itemComments) {
      const item = node.items[index]
      if (!isNode(item)) continue
      item.commentBefore = [item.commentBefore, ` ${oneLine(text)}`].filter((part) => part != null).join('\n')
    }
  } else if (isCollection(node)) node.flow = true
  return node
}

/** A gold turn has a line for each of its keys; all else fits on one. */
function styleItem(item: Node): void {
  if (!isMap(item)) return
  const isTurn = item.has('gold_turn')
  item.flow = !isTurn
  visit(item, (_, inner) => {
    if (isCollection(inner) && inner !== item) inner.flow = true
  })
  const reply = isTurn ? item.getIn(['gold_turn', 'response'], true) : undefined
  if (!isScalar(reply) || typeof reply.value !== 'string' || !reply.value.includes('\n')) return
  // several lines read better as they are
  reply.type = 'BLOCK_LITERAL'
  const turn = item.get('gold_turn', true)
  if (isMap(turn)) turn.flow = false
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
