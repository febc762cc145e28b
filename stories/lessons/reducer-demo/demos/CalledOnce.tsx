import { useReducer } from 'react'
import { ToggleView } from './ToggleView.tsx'
import type { HomeReducer } from './ToggleView.tsx'

/** Calls a reducer once for each action, as React does without StrictMode and in every production build. */
export function CalledOnce({ reducer }: { reducer: HomeReducer }) {
  const [home, dispatch] = useReducer(reducer, null, () => ({
    chore: { title: 'Water the plants', done: false },
  }))
  return <ToggleView chore={home.chore} onToggle={() => dispatch('toggle')} />
}
