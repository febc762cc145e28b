import { insertBracket } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Typing over a quote that has closed itself, in a word that a phone's keyboard still composes: it takes an apostrophe for a part of the word,
 * and CodeMirror's brackets wait until a word is done.
 */
export const overtype: Extension = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view
  const { main } = state.selection
  if (!isComposingApart(view) || from !== to || !main.empty || from !== main.head) return false
  const typed = insertBracket(state, text)
  // It would also close what is opened, and the keyboard's word would not be that of the code any more.
  if (!typed?.newDoc.eq(state.doc)) return false
  view.dispatch(typed)
  return true
})

/** Whether the word is composed in a text of its own, as in Chrome on phones. Elsewhere it is composed in the document, which a change breaks off. */
function isComposingApart({ composing, contentDOM }: EditorView): boolean {
  return composing && 'editContext' in contentDOM && Boolean(contentDOM.editContext)
}
