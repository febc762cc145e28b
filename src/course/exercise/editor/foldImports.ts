import {
  codeFolding,
  foldEffect,
  foldGutter,
  foldKeymap,
  foldedRanges,
  unfoldEffect,
} from '@codemirror/language'
import type { EditorState, Extension, StateEffect } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import type { EditorView } from '@codemirror/view'

/** Folds of code, which can be opened and closed by pointer and by keys. */
export const folding: Extension = [
  codeFolding({
    preparePlaceholder: (state, { from, to }) => placeholderOf(state.sliceDoc(from, to)),
    placeholderDOM(_view, onClick, text: string) {
      const folded = document.createElement('span')
      folded.className = 'cm-foldPlaceholder'
      folded.textContent = text
      folded.title = 'Unfold'
      folded.addEventListener('click', onClick)
      return folded
    },
  }),
  foldGutter({ openText: '⌄', closedText: '›' }),
  keymap.of(foldKeymap),
]

/** Folds what stands above the first line that is no import. */
export function foldImports(view: EditorView): void {
  const to = endOfImports(view.state)
  if (to !== undefined) view.dispatch({ effects: foldEffect.of({ from: 0, to }) })
}

/** Opens the folds that hide a place. */
export function unfoldAt(view: EditorView, place: number): void {
  const effects: StateEffect<{ from: number; to: number }>[] = []
  foldedRanges(view.state).between(
    place,
    place,
    (from, to) => void effects.push(unfoldEffect.of({ from, to })),
  )
  if (effects.length > 0) view.dispatch({ effects })
}

const IMPORT = /^import\b[^'"]*(?:from\s*)?(?:'[^']*'|"[^"]*")[ \t]*;?[ \t]*\n/

function endOfImports(state: EditorState): number | undefined {
  let rest = state.doc.toString()
  const { length } = rest
  while (IMPORT.test(rest)) rest = rest.replace(IMPORT, '')
  const end = length - rest.length
  // The line's end stays: what follows begins on a line of its own.
  return end === 0 ? undefined : end - 1
}

function placeholderOf(text: string): string {
  const imports = text.split('\n').filter((line) => /^import\b/.test(line)).length
  return imports === 0 ? '…' : imports === 1 ? '1 import' : `${imports} imports`
}
