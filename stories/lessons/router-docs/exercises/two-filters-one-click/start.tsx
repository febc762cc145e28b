import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from './TasksFrame.tsx'

export function Tasks() {
  const [, setParams] = useSearchParams()

  function setParam(name: string, value: string) {
    setParams((params) => {
      params.set(name, value)
      return params
    })
  }

  function showActiveByName() {
    setParam('filter', 'active')
    setParam('sort', 'name')
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
