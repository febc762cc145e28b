import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Wrong: a URLSearchParams has no properties of its own, so the spread copies nothing, and all other parameters are lost. */
export function ReplacesTheRest() {
  const [params, setParams] = useSearchParams()
  return (
    <FilterFrame>
      <Button onClick={() => setParams({ ...params, tab: 'settings' })}>Open settings</Button>
    </FilterFrame>
  )
}
