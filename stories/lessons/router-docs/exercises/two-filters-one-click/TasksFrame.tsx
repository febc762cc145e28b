import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FilterFrame } from '../../demos/FilterFrame.tsx'

/** A list of tasks that says what its address tells it. */
export function TasksFrame({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  return (
    <FilterFrame>
      <p>
        Filter: {params.get('filter') ?? 'all'}. Sort: {params.get('sort') ?? 'none'}.
      </p>
      {children}
    </FilterFrame>
  )
}
