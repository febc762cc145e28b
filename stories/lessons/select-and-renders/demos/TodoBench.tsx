import type { ReactNode } from 'react'
import { RenderBench } from '#features/renders/RenderBench.tsx'
import { useTodoChanges } from '#features/todos/useTodoChanges.ts'
import { Ground } from '#course/story/Ground.ts'

/** Readers of the todos, with buttons that refetch and change them, and a table of the renders. */
export function TodoBench({ children }: { children: ReactNode }) {
  const changes = useTodoChanges()
  return (
    <Ground>
      <RenderBench actions={changes}>{children}</RenderBench>
    </Ground>
  )
}
