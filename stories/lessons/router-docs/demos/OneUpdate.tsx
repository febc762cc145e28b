import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Right: one update in one click. */
export function OneUpdate() {
  const [, setParams] = useSearchParams()

  function showActiveByName(): void {
    setParams((params) => {
      params.set('filter', 'active')
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
