import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from '../parts.tsx'

export function Tasks() {
  const { search } = useLocation()
  const navigate = useNavigate()

  function showActiveByName() {
    const params = new URLSearchParams(search)
    params.set('filter', 'active')
    params.set('sort', 'name')
    void navigate({ search: `?${params}` })
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
