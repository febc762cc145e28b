import { forEachDiagnostic, setDiagnostics } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'

/** Who marks code: the last run, or the types. */
type Source = 'run' | 'types'

export type CodeMark = Omit<Diagnostic, 'markClass'>

/** Marks code as wrong, in place of what the same source has marked before. */
export function markCode(view: EditorView, source: Source, marks: readonly CodeMark[]): void {
  const others: Diagnostic[] = []
  forEachDiagnostic(view.state, (other, from, to) => {
    // Their places have moved with the text.
    if (other.markClass !== classOf(source)) others.push({ ...other, from, to })
  })
  const own = marks.map((each) => ({ ...each, markClass: classOf(source) }))
  view.dispatch(setDiagnostics(view.state, [...others, ...own]))
}

const classOf = (source: Source): string => `cm-marked-by-${source}`
