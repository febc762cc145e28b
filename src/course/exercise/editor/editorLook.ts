import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { color, font } from '#ui/tokens.ts'
import { hangingIndent } from './hangingIndent.ts'

const theme = EditorView.theme({
  '&': { backgroundColor: color.sunken, color: color.text, fontSize: font.small },
  // An outline would be behind the line numbers.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: `3px solid ${color.focus}`,
    content: '""',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: font.code, lineHeight: '1.6' },
  '.cm-content': { padding: '0.75rem 0', caretColor: color.text },
  '.cm-cursor': { borderLeftColor: color.text },
  '.cm-gutters': { border: '0', backgroundColor: color.sunken, color: color.textMuted },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color.codeLit,
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color.codeLit },
  '.cm-specialChar': { color: color.text },
  '.cm-foldPlaceholder': {
    padding: '0 0.5rem',
    border: `1px solid ${color.outline}`,
    borderRadius: '0.375rem',
    backgroundColor: 'transparent',
    color: color.textMuted,
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-tooltip': { border: `1px solid ${color.border}`, backgroundColor: color.surface, color: color.text },
})

/** The colours that all code of the course has. */
const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword, tags.moduleKeyword],
    color: color.codeKeyword,
  },
  { tag: [tags.string, tags.regexp, tags.number, tags.bool, tags.null], color: color.codeLiteral },
  { tag: [tags.typeName, tags.tagName, tags.className], fontWeight: '600' },
  { tag: tags.comment, color: color.codeComment, fontStyle: 'italic' },
])

/** An editor in the course's look. A long line wraps below its own beginning, as in all code of the pages. */
export const editorLook: Extension = [
  theme,
  syntaxHighlighting(highlight),
  EditorView.lineWrapping,
  hangingIndent,
]
