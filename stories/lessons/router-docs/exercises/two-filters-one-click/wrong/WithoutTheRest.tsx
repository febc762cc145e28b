import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from '../parts.tsx'

export function Tasks() {
  const navigate = useNavigate()

  function showActiveByName() {
    void navigate('?filter=active&sort=name')
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
