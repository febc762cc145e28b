import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { Compartment } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { editorLook } from './editorLook.ts'
import { folding, foldImports, unfoldAt } from './foldImports.ts'
import { markCode } from './mark.ts'
import type { CodeMark } from './mark.ts'
import { phoneKeyboard } from './phoneKeyboard.ts'
import type { Mistake } from '#course/exercise/run/mistake.ts'

/** What type help adds to an editor. */
export interface EditorHelp {
  extension: Extension
  /** What stays when it is turned off: a list of completions that is on its way looks for its field. */
  resting: Extension
}

export interface CodeEditorProps {
  label: string
  /** The id of what says how to leave it. */
  describedBy: string
  code: string
  onChange: (code: string) => void
  /** Ctrl+Enter, or Cmd+Enter. */
  onCheck: () => void
  /** Ctrl+S, or Cmd+S, which is not the browser's here. */
  onSave: () => void
  /** What is marked in the code. */
  mistake: Mistake | undefined
  /** What helps with the types. */
  help: EditorHelp | undefined
}

/** Code that a learner edits, with its imports folded. Tab indents; Escape, then Tab, leaves. */
export function CodeEditor({
  label,
  describedBy,
  code,
  onChange,
  onCheck,
  onSave,
  mistake,
  help,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  // What the editor was given is no change.
  const change = useEffectEvent((written: string) => void (written !== code && onChange(written)))
  const check = useEffectEvent(onCheck)
  const save = useEffectEvent(onSave)
  const initial = useEffectEvent(() => code)

  useEffect(() => {
    if (place.current === null) return undefined
    const editor = new EditorView({
      parent: place.current,
      doc: initial(),
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run: () => (check(), true) },
          { key: 'Mod-s', run: () => (save(), true) },
        ]),
        helping.of([]),
        editing,
        editorLook,
        // Long code scrolls: an accessibility checker looks for `tabindex` to see that the keyboard can do it.
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) change(update.state.doc.toString())
        }),
      ],
    })
    foldImports(editor)
    view.current = editor
    return () => editor.destroy()
  }, [label, describedBy])

  // Before the next key: a passive effect can come after it, and would take what was typed first for a change from outside.
  useLayoutEffect(() => {
    const editor = view.current
    if (editor === undefined || editor.state.doc.toString() === code) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } })
    foldImports(editor)
  }, [code])

  useEffect(() => {
    const editor = view.current
    if (editor === undefined) return
    const marks = marksOf(editor, mistake)
    markCode(editor, 'run', marks)
    for (const { from } of marks) unfoldAt(editor, from)
  }, [mistake])

  useEffect(() => {
    const editor = view.current
    if (editor === undefined || help === undefined) return undefined
    editor.dispatch({ effects: helping.reconfigure(help.extension) })
    return () => {
      editor.dispatch({ effects: helping.reconfigure(help.resting) })
      markCode(editor, 'types', [])
    }
  }, [help])

  return <div ref={place} data-editor translate="no" />
}

/** The default keys hold those of the way out: Escape makes the next Tab move the focus. */
const editing: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  javascript({ jsx: true, typescript: true }),
  bracketMatching(),
  closeBrackets(),
  phoneKeyboard,
  indentOnInput(),
  lintGutter(),
  folding,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
]

/** Where what helps with the types comes and goes. */
const helping = new Compartment()

function marksOf({ state }: EditorView, mistake: Mistake | undefined): CodeMark[] {
  if (mistake?.line === undefined) return []
  const line = state.doc.line(Math.min(mistake.line, state.doc.lines))
  const from = Math.min(line.from + (mistake.column ?? 1) - 1, line.to)
  return [{ from, to: line.to, severity: 'error', message: mistake.sentence }]
}
