import { createContext, useContext } from 'react'
import { findWorld } from '#mocks/world.ts'
import type { World } from '#mocks/world.ts'

/** The world of the story around a component. */
export const WorldContext = createContext<World | undefined>(undefined)

/**
 * The world of the story around a component, for stories about instruments.
 *
 * @throws Error outside a story
 */
export function useWorld(): World {
  const world = useContext(WorldContext)
  if (world === undefined) throw new Error('useWorld must be used within a story')
  return world
}

/** The world of the story that stands in an element; undefined while none does. */
export function worldOn(element: Element): World | undefined {
  const id = element.querySelector<HTMLElement>('[data-world]')?.dataset['world']
  return id === undefined ? undefined : findWorld(id)
}
