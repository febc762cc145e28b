import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { RangeSetBuilder } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, Decoration, ViewPlugin } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { color, font } from '#ui/tokens.ts'

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

/** The rest of a wrapped line stands two characters to the right of where the line begins. */
const hangingIndent: Extension = ViewPlugin.define(
  (view) => ({
    lines: hung(view),
    update({ docChanged, viewportChanged, view: updated }) {
      if (docChanged || viewportChanged) this.lines = hung(updated)
    },
  }),
  { decorations: ({ lines }) => lines },
)

/** An editor in the course's look. A long line wraps below its own beginning, as in all code of the pages. */
export const editorLook: Extension = [
  theme,
  syntaxHighlighting(highlight),
  EditorView.lineWrapping,
  hangingIndent,
]

function hung({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      lines.add(line.from, line.from, hangingBy(/^ */.exec(line.text)?.[0].length ?? 0))
      at = line.to + 1
    }
  return lines.finish()
}

/** The 6 px are CodeMirror's own, before each line. Large text on a phone leaves no room beside a deep indent. */
function hangingBy(indent: number): Decoration {
  const width = `min(${indent + 2}ch, 25vw)`
  return Decoration.line({
    attributes: { style: `padding-inline-start: calc(6px + ${width}); text-indent: calc(-1 * ${width})` },
  })
}
