import { useReducer, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ToggleView } from './ToggleView.tsx'
import type { Chore } from './ToggleView.tsx'

/** Right: returns a new state, and leaves the old one unchanged. */
function choreReducer(chore: Chore, action: 'toggle'): Chore {
  return action === 'toggle' ? { ...chore, done: !chore.done } : chore
}

export function PureReducer() {
  const [chore, dispatch] = useReducer(choreReducer, null, () => ({ title: 'Water the plants', done: false }))
  const [, setTimes] = useState(0)
  return (
    <ToggleView chore={chore} onToggle={() => dispatch('toggle')}>
      <Button onClick={() => setTimes((times) => times + 1)}>Render for another reason</Button>
    </ToggleView>
  )
}
