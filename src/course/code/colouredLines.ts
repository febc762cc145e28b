import { parse } from 'sugar-high/core'
import type { TokenType } from 'sugar-high/core'
import * as typescript from 'sugar-high/lang/typescript'

export type PartKind = 'plain' | 'keyword' | 'literal' | 'name' | 'comment'

/** A piece of a line in one colour. */
export interface LinePart {
  kind: PartKind
  text: string
}

export type ColouredLine = readonly LinePart[]

/** The lines of a TypeScript or TSX file in as few parts as have a colour of their own. */
export function colouredLines(code: string): ColouredLine[] {
  return parse(code, typescript).lines.map(({ tokens }) => {
    const parts: LinePart[] = []
    for (const { type, value } of tokens) {
      const kind = kindOf(type, value)
      const last = parts.at(-1)
      // White space has no colour: it belongs to what stands before it.
      if (last && (last.kind === kind || value.trim() === '')) last.text += value
      else if (value !== '') parts.push({ kind, text: value })
    }
    return parts
  })
}

/** The lines without the indent that all of them have. */
export function dedented(lines: readonly ColouredLine[]): ColouredLine[] {
  const indents = lines.map(indentOf).filter((indent) => indent !== undefined)
  const common = Math.min(...indents)
  return lines.map((line) => withoutFirst(line, common))
}

/** How many characters a line is indented by; undefined for one that is empty. */
export function indentOf(line: ColouredLine): number | undefined {
  const indent = textOf(line).search(/\S/)
  return indent === -1 ? undefined : indent
}

export function textOf(line: ColouredLine): string {
  return line.map(({ text }) => text).join('')
}

function withoutFirst(line: ColouredLine, count: number): ColouredLine {
  let left = count
  return line.flatMap((part) => {
    const text = part.text.slice(left)
    left = Math.max(0, left - part.text.length)
    return text === '' ? [] : [{ ...part, text }]
  })
}

function kindOf(type: TokenType, value: string): PartKind {
  switch (type) {
    case 'keyword':
    case 'comment':
      return type
    case 'string':
      return 'literal'
    case 'class':
      return /^\d/.test(value) ? 'literal' : 'name'
    case 'entity':
      return 'name'
    default:
      return 'plain'
  }
}
