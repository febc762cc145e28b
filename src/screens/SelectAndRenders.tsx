import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { RenderBench } from './select-and-renders/RenderBench.tsx'
import { TodoListSkeleton } from '#features/todos/TodoListSkeleton.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { useTodoChanges } from './select-and-renders/useTodoChanges.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'
import { CountReader, NamedReader, SetReader, SpreadReader } from './select-and-renders/TodoReaders.tsx'

const howMany = (todos: readonly unknown[]) => todos.length

// #region count
/** One cached list, four components that read it, and how often each of them renders. */
export function SelectAndRenders() {
  const todos = useQuery({ ...todosQuery(useApi()), select: howMany })

  return (
    <Page
      title="Select and renders"
      lead="Four components read one cached list. The table counts what each change of the list makes them render."
    >
      <QueryBanner query={todos} failed="The todos did not arrive">
        {todos.data !== undefined && pluralize(todos.data, 'todo')}
      </QueryBanner>
      {/* #endregion */}
      <QueryError query={todos} />
      {todos.isPending && <TodoListSkeleton count={4} />}
      {todos.data === 0 && <EmptyState>No todos to read. Add one in Todo Demo.</EmptyState>}
      {todos.data !== undefined && todos.data > 0 && <Readers />}
    </Page>
  )
}

/** The four readers. Memoized, because a failed refetch renders the screen and is nothing to them. */
const Readers = memo(function Readers() {
  const changes = useTodoChanges()
  return (
    <Card>
      <RenderBench actions={changes}>
        <SpreadReader />
        <NamedReader />
        <CountReader />
        <SetReader />
      </RenderBench>
    </Card>
  )
})
