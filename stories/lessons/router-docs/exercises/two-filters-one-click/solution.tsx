import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from './TasksFrame.tsx'

export function Tasks() {
  const [, setParams] = useSearchParams()

  function setAll(values: Record<string, string>) {
    setParams((params) => {
      for (const [name, value] of Object.entries(values))
        params.set(name, value)
      return params
    })
  }

  function showActiveByName() {
    setAll({ filter: 'active', sort: 'name' })
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
