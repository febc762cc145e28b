import { useReducer } from 'react'
import { ToggleView } from './ToggleView.tsx'
import type { Chore } from './ToggleView.tsx'

interface Home {
  chore: Chore
}

/** Right: everything from the change up to the outside is new. */
function homeReducer(home: Home, action: 'toggle'): Home {
  return action === 'toggle' ? { ...home, chore: { ...home.chore, done: !home.chore.done } } : home
}

export function DeepReducer() {
  const [home, dispatch] = useReducer(homeReducer, null, () => ({
    chore: { title: 'Water the plants', done: false },
  }))
  return <ToggleView chore={home.chore} onToggle={() => dispatch('toggle')} />
}
