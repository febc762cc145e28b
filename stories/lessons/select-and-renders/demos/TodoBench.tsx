import type { ReactNode } from 'react'
import { RenderBench } from '#screens/select-and-renders/RenderBench.tsx'
import { useTodoChanges } from '#screens/select-and-renders/useTodoChanges.ts'
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
