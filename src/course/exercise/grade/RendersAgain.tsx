import { useEffect, useReducer } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { World } from '#mocks/world.ts'
import { useWorld } from '#course/world/worldContext.ts'

const parents = new Map<string, () => void>()

/** A parent of an answer that renders again when a grader asks for it, and its children with it. */
export function RendersAgain({ children }: { children: () => ReactNode }) {
  const { id } = useWorld()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    parents.set(id, render)
    return () => void parents.delete(id)
  }, [id])
  return children()
}

/** Renders the parent of the answer in a world again, with nothing changed: what is in no `memo` renders, too. */
export function renderAgain({ id }: World): void {
  flushSync(() => parents.get(id)?.())
}
