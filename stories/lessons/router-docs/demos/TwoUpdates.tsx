import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/**
 * Wrong: two updates in one click. Both start from the parameters of this render, so the second replaces the first.
 */
export function TwoUpdates() {
  const [, setParams] = useSearchParams()

  function showActiveByName(): void {
    setParams((params) => {
      params.set('filter', 'active')
      return params
    })
    setParams((params) => {
      params.set('sort', 'name')
      return params
    })
  }

  return (
    <FilterFrame>
      <Button onClick={showActiveByName}>Show active, by name</Button>
    </FilterFrame>
  )
}
