import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FilterFrame } from '../../demos/FilterFrame.tsx'

/** A profile that says what its address tells it. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  return (
    <FilterFrame>
      <p>
        Tags: {params.getAll('tag').join(', ') || 'none'}. Tab: {params.getAll('tab').join(', ') || 'none'}.
      </p>
      {children}
    </FilterFrame>
  )
}
