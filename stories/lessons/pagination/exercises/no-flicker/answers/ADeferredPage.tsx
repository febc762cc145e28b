import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '#course/story/fetchPage.ts'
import { TurnPages } from '../../../demos/TurnPages.tsx'

const pageOfPosts = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['posts', { page }],
    queryFn: () => fetchPage(api, page),
  })

export function Posts() {
  const [page, setPage] = useState(1)
  const shown = useDeferredValue(page)
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <Page page={page} shown={shown} onTurn={setPage} />
    </Suspense>
  )
}

interface PageProps {
  page: number
  shown: number
  onTurn: (page: number) => void
}

function Page({ page, shown, onTurn }: PageProps) {
  const { data } = useSuspenseQuery(pageOfPosts(useApi(), shown))
  return <TurnPages page={page} onTurn={onTurn} posts={data} isOld={shown !== page} />
}
