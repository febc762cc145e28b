import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from '../parts.tsx'

export function Tasks() {
  const [, setParams] = useSearchParams()

  function showActiveByName() {
    setParams((params) => {
      params.set('filter', 'active')
      params.set('sort', 'name')
      return params
    })
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
