import { createStore } from 'zustand'
import { importLate } from '#ui/importLate.ts'
import type { EditorHelp } from '#course/exercise/editor/CodeEditor.tsx'
import type { TypeProblem } from './service.ts'

const loadConnect = () => import('./connect.ts')
const loadEditorHelp = () => import('./editorHelp.ts')

export type Help = (path: string, report: (problems: readonly TypeProblem[]) => void) => EditorHelp

export type TypeHelpState =
  { is: 'unasked' } | { is: 'loading' } | { is: 'failed' } | { is: 'loaded'; isOn: boolean; help: Help }

/** One for all exercises of the page, and of the pages that come after it. It is not kept. */
export const typeHelp = createStore<TypeHelpState>(() => ({ is: 'unasked' }))

/** Loads it at the first time, and turns it off and on later. */
export async function toggleTypeHelp(): Promise<void> {
  const state = typeHelp.getState()
  if (state.is === 'loading') return
  if (state.is === 'loaded') return typeHelp.setState({ ...state, isOn: !state.isOn })
  typeHelp.setState({ is: 'loading' })
  try {
    const [{ connect }, { editorHelp }] = await Promise.all([
      importLate(loadConnect),
      importLate(loadEditorHelp),
    ])
    const ask = await connect(() => typeHelp.setState({ is: 'failed' }))
    const help: Help = (path, report) => editorHelp(ask, path, report)
    typeHelp.setState({ is: 'loaded', isOn: true, help })
  } catch {
    typeHelp.setState({ is: 'failed' })
  }
}
