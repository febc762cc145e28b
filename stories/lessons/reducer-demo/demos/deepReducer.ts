import type { Home } from './ToggleView.tsx'

/** Right: every object from the changed one up to the root is new. */
export function deepReducer(home: Home, action: 'toggle'): Home {
  return action === 'toggle' ? { ...home, chore: { ...home.chore, done: !home.chore.done } } : home
}
