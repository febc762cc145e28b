import { StateEffect, StateField } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'

const set = StateEffect.define<number | undefined>()
const lit = Decoration.line({ class: 'cm-lit', attributes: { 'aria-current': 'step' } })

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { effects, docChanged, state }) {
    for (const effect of effects)
      if (effect.is(set)) {
        const line = effect.value
        return line === undefined || line > state.doc.lines
          ? Decoration.none
          : Decoration.set([lit.range(state.doc.line(line).from)])
      }
    // What ran was another code.
    return docChanged ? Decoration.none : lines
  },
  provide: (lines) => EditorView.decorations.from(lines),
})

/** A line of the code is lit: the one that ran last where the playhead is. */
export const lighting: Extension = field

/** Lights a line, in place of the one before. */
export function lightLine(view: EditorView, line: number | undefined): void {
  view.dispatch({ effects: set.of(line) })
}
