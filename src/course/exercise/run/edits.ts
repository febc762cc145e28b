import type { Node } from 'acorn'

/** A replacement in a text, from one place to the place before another. */
export interface TextEdit {
  at: number
  until: number
  text: string
}

/** An edit that only adds. */
export function insertion(at: number, text: string): TextEdit {
  return { at, until: at, text }
}

/** A text with all edits, which must not overlap. Of two at the same place, the earlier in the list comes first. */
export function withTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(at, edit.at) + edit.text
    at = edit.until
  }
  return result + text.slice(at)
}

/** Calls a visitor with a node of a syntax tree and all nodes below it. */
export function visit(node: Node, visitor: (node: Node) => void): void {
  visitor(node)
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const item of child) if (isNode(item)) visit(item, visitor)
    } else if (isNode(child)) {
      visit(child, visitor)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
