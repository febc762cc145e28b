import { useReducer } from 'react'
import { ToggleView } from './ToggleView.tsx'
import type { HomeReducer } from './ToggleView.tsx'

/** A reducer as React calls it without StrictMode, and in every production build: once for each action. */
export function CalledOnce({ reducer }: { reducer: HomeReducer }) {
  const [home, dispatch] = useReducer(reducer, null, () => ({
    chore: { title: 'Water the plants', done: false },
  }))
  return <ToggleView chore={home.chore} onToggle={() => dispatch('toggle')} />
}
