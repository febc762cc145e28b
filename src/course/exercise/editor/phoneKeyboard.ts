import { insertBracket } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { EditorView, runScopeHandlers, ViewPlugin } from '@codemirror/view'

/**
 * Typing over a quote that has closed itself, in a word that a phone's keyboard still composes: it takes an apostrophe for a part of the word,
 * and CodeMirror's brackets wait until a word is done.
 */
const overtype = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view
  const { main } = state.selection
  if (!view.composing || !isApart(view) || from !== to || !main.empty || from !== main.head) return false
  const typed = insertBracket(state, text)
  // It would also close what is opened, and the keyboard's word would not be that of the code any more.
  if (!typed?.newDoc.eq(state.doc)) return false
  view.dispatch(typed)
  return true
})

/**
 * Enter at once: CodeMirror waits for the next frame on Android, and forgets the key when a letter comes before it, as it does on a slow
 * phone.
 */
const enter = ViewPlugin.define((view) => {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== view.contentDOM || view.composing || !isApart(view)) return
    if (!runScopeHandlers(view, event, 'editor')) return
    event.preventDefault()
    event.stopPropagation()
  }
  view.dom.addEventListener('keydown', press, { capture: true })
  return { destroy: () => view.dom.removeEventListener('keydown', press, { capture: true }) }
})

/** What a phone's keyboard needs beyond CodeMirror's own care. */
export const phoneKeyboard: Extension = [overtype, enter]

/** Whether text is typed in a context of its own, as in Chrome on phones. Elsewhere it is typed in the document, which a change breaks off. */
function isApart({ contentDOM }: EditorView): boolean {
  return 'editContext' in contentDOM && Boolean(contentDOM.editContext)
}
