import type { Extension } from '@codemirror/state'
import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, EditorView } from '@codemirror/view'

/** The rest of a wrapped line stands two characters to the right of where the line begins. */
export const hangingIndent: Extension = ViewPlugin.define(
  (view) => ({
    lines: hung(view),
    update({ docChanged, viewportChanged, view: updated }) {
      if (docChanged || viewportChanged) this.lines = hung(updated)
    },
  }),
  { decorations: ({ lines }) => lines },
)

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
