import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Right: changes the current parameters, and returns all of them. */
export function KeepsTheRest() {
  const [, setParams] = useSearchParams()

  function openSettings(): void {
    setParams((params) => {
      params.set('tab', 'settings')
      return params
    })
  }

  return (
    <FilterFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </FilterFrame>
  )
}
