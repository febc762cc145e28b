import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** The screen, and a button that refetches its list, as focus and staleness do in an app. */
export function TodoDemoWithRefetch() {
  const client = useQueryClient()
  const { queryKey } = todosQuery(useApi())
  return (
    <div>
      <Bar>
        <Button onClick={() => void client.invalidateQueries({ queryKey })}>Refetch the list</Button>
      </Bar>
      <TodoDemo />
    </div>
  )
}

const Bar = styled.div`
  padding: ${space.m} ${space.m} 0;
`
