import { findWorld } from '#mocks/world.ts'
import type { World } from '#mocks/world.ts'

/** The world of the story that stands in an element; undefined while none does. */
export function worldOn(element: Element): World | undefined {
  const id = element.querySelector<HTMLElement>('[data-world]')?.dataset['world']
  return id === undefined ? undefined : findWorld(id)
}
