import { useReducer, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ToggleView } from './ToggleView.tsx'
import type { Chore } from './ToggleView.tsx'

/** Wrong: mutates its state and returns it. */
function choreReducer(chore: Chore, action: 'toggle'): Chore {
  if (action === 'toggle') chore.done = !chore.done
  return chore
}

export function MutatingReducer() {
  const [chore, dispatch] = useReducer(choreReducer, null, () => ({ title: 'Water the plants', done: false }))
  const [, setTimes] = useState(0)
  return (
    <ToggleView chore={chore} onToggle={() => dispatch('toggle')}>
      <Button onClick={() => setTimes((times) => times + 1)}>Render for another reason</Button>
    </ToggleView>
  )
}
