import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { TasksFrame } from '../parts.tsx'

export function Tasks() {
  const [params, setParams] = useSearchParams()
  const filter = params.get('filter')

  useEffect(() => {
    if (filter === 'active') setParam('sort', 'name')
  }, [filter])

  function setParam(name: string, value: string) {
    setParams((params) => {
      params.set(name, value)
      return params
    })
  }

  function showActiveByName() {
    setParam('filter', 'active')
  }

  return (
    <TasksFrame>
      <Button onClick={showActiveByName}>Active, by name</Button>
    </TasksFrame>
  )
}
