import type { Home } from './ToggleView.tsx'

/** Right: everything from the change up to the outside is new. */
export function deepReducer(home: Home, action: 'toggle'): Home {
  return action === 'toggle' ? { ...home, chore: { ...home.chore, done: !home.chore.done } } : home
}
