import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Wrong: URLSearchParams has no fields of its own, so spreading it copies nothing, and the rest is lost. */
export function ReplacesTheRest() {
  const [params, setParams] = useSearchParams()
  return (
    <FilterFrame>
      <Button onClick={() => setParams({ ...params, tab: 'settings' })}>Open settings</Button>
    </FilterFrame>
  )
}
