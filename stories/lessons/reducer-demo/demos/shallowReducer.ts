import type { Home } from './ToggleView.tsx'

/** Wrong: the outer object is new, but the chore in it is the old object, mutated. */
export function shallowReducer(home: Home, action: 'toggle'): Home {
  if (action === 'toggle') home.chore.done = !home.chore.done
  return { ...home }
}
