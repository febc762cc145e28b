import { useReducer } from 'react'
import { ToggleView } from './ToggleView.tsx'
import type { Chore } from './ToggleView.tsx'

interface Home {
  chore: Chore
}

/** Wrong: the outer object is new, the chore in it is the old one, changed. */
function homeReducer(home: Home, action: 'toggle'): Home {
  if (action === 'toggle') home.chore.done = !home.chore.done
  return { ...home }
}

export function ShallowReducer() {
  const [home, dispatch] = useReducer(homeReducer, null, () => ({
    chore: { title: 'Water the plants', done: false },
  }))
  return <ToggleView chore={home.chore} onToggle={() => dispatch('toggle')} />
}
