import { useState } from 'react'
import { ToggleView } from './ToggleView.tsx'
import type { Home, HomeReducer } from './ToggleView.tsx'

/**
 * Calls a reducer as StrictMode does in development: twice with the same state and action, and keeps the second
 * result.
 */
export function CalledTwice({ reducer }: { reducer: HomeReducer }) {
  const [home, setHome] = useState<Home>(() => ({ chore: { title: 'Water the plants', done: false } }))
  const [answers, setAnswers] = useState<readonly string[]>(['none yet', 'none yet'])

  function toggle(): void {
    const first = wordFor(reducer(home, 'toggle'))
    const next = reducer(home, 'toggle')
    setAnswers([first, wordFor(next)])
    setHome(next)
  }

  return (
    <ToggleView chore={home.chore} onToggle={toggle}>
      <span>First answer: {answers[0]}</span>
      <span>Second answer: {answers[1]}</span>
    </ToggleView>
  )
}

function wordFor({ chore }: Home): string {
  return chore.done ? 'done' : 'open'
}
