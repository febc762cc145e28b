import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { TypeProblem } from './service.ts'
import { typeHelp } from './typeHelp.ts'

/** TypeScript help for the file at a path, and what it has found there. */
export function useTypeHelp(path: string) {
  const state = useStore(typeHelp)
  const [problems, setProblems] = useState<readonly TypeProblem[]>()
  const help = state.is === 'loaded' && state.isOn ? state.help : undefined
  const editorHelp = useMemo(() => help?.(`/${path}`, setProblems), [help, path])
  return { state, problems, editorHelp }
}
