import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryFilters } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { QueryError } from '#ui/QueryError.tsx'
import { Select } from '#ui/Select.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'
import { useIsAwake } from '#ui/useIsAwake.ts'
import { TitleList } from './when-may-it-ask/TitleList.tsx'
import { Part, Waiting } from './suspense-and-loaders/Part.tsx'

const users = [1, 2, 3].map((id) => ({ value: String(id), label: `User ${id}` }))
const boundaries = [
  { value: 'each', label: 'One for each card' },
  { value: 'both', label: 'One around both' },
] as const

/** Two cards that have their data whenever they render, and the boundaries that stand in for them until then. */
export function SuspenseAndLoaders() {
  const api = useApi()
  const client = useQueryClient()
  const isAwake = useIsAwake()
  const [around, setAround] = useState<(typeof boundaries)[number]['value']>('each')
  const [user, setUser] = useState('1')
  const shown = useDeferredValue(user)
  const cards = [<Posts key="posts" userId={Number(shown)} />, <Todos key="todos" />]

  function withBoth(act: (filters: QueryFilters) => Promise<void>): void {
    const both = [postsQuery(api, { userId: Number(shown) }), todosQuery(api)]
    for (const { queryKey } of both) void act({ queryKey, exact: true })
  }

  return (
    <Page
      title="Suspense and loaders"
      lead="Two cards that render only when their data is here, and what stands there until then."
    >
      <Row $gap="m" $align="end">
        <Select label="User" options={users} value={user} onChange={setUser} />
        <Select label="Suspense boundaries" options={boundaries} value={around} onChange={setAround} />
        <Button onClick={() => withBoth((filters) => client.resetQueries(filters))}>Load again</Button>
        <Button onClick={() => withBoth((filters) => client.refetchQueries(filters))}>Refetch</Button>
      </Row>
      <Columns $least="17rem" $stretch>
        {/* What the build renders would wait for answers. */}
        {!isAwake && <Waiting />}
        {isAwake && around === 'both' && <Part>{cards}</Part>}
        {isAwake && around === 'each' && cards.map((card) => <Part key={card.key}>{card}</Part>)}
      </Columns>
      <Banner>{shown !== user && `Still User ${shown}. User ${user} is on the way.`}</Banner>
    </Page>
  )
}

// #region card
function Posts({ userId }: { userId: number }) {
  const posts = useSuspenseQuery(postsQuery(useApi(), { userId }))
  return (
    <TitledCard title="Posts" level={2}>
      <TitleList posts={posts.data} />
      <QueryError query={posts} />
    </TitledCard>
  )
}
// #endregion

function Todos() {
  const todos = useSuspenseQuery(todosQuery(useApi()))
  const done = todos.data.filter(({ completed }) => completed)
  return (
    <TitledCard title="Todos" level={2}>
      <p>
        {pluralize(todos.data.length, 'todo')}, {done.length} completed
      </p>
      <QueryError query={todos} />
    </TitledCard>
  )
}
