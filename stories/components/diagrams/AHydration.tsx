import { dehydrate, HydrationBoundary, noop, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { createQueryClient } from '#api/queryClient.ts'
import { Hydration } from '#course/diagram/Hydration.tsx'
import { Ground } from '#course/story/Ground.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Select } from '#ui/Select.tsx'

const times = [
  { value: '60000', label: '60 s' },
  { value: '0', label: '0' },
] as const
const clients = [
  { value: 'each', label: 'one for each request' },
  { value: 'module', label: 'one at module level' },
] as const

/** What a browser has got: a page about a user, with data in its HTML. */
interface PageFromServer {
  userId: number
  html: string
  browser: QueryClient
}

/** A server and a browser in one: two caches, and HTML between them. */
export function AHydration() {
  const api = useApi()
  const [shared] = useState(createQueryClient)
  const [kind, setKind] = useState<(typeof clients)[number]['value']>('each')
  const [staleTime, setStaleTime] = useState<(typeof times)[number]['value']>('60000')
  const [page, setPage] = useState<PageFromServer>()
  const [steps, setSteps] = useState<readonly string[]>([])

  async function open(userId: number): Promise<void> {
    setPage(undefined)
    setSteps(['client', 'query'])
    const server = kind === 'each' ? createQueryClient() : shared
    await server.query(postsQuery(api, { userId })).catch(noop)
    setPage({ userId, html: JSON.stringify(dehydrate(server)), browser: createQueryClient() })
    setSteps(['dehydrate', 'hydrate', staleTime === '0' ? 'get' : 'fresh'])
  }

  return (
    <Ground>
      <Row $gap="m" $align="end">
        <Select label="Client of the server" options={clients} value={kind} onChange={setKind} />
        <Select label="staleTime in the browser" options={times} value={staleTime} onChange={setStaleTime} />
        {[1, 2].map((userId) => (
          <Button key={userId} onClick={() => void open(userId)}>
            Open as User {userId}
          </Button>
        ))}
      </Row>
      {page === undefined ? (
        <Banner>No page yet</Banner>
      ) : (
        <QueryClientProvider client={page.browser}>
          <HydrationBoundary state={JSON.parse(page.html) as DehydratedState}>
            <Posts {...page} staleTime={Number(staleTime)} />
          </HydrationBoundary>
        </QueryClientProvider>
      )}
      <Hydration lit={steps} />
    </Ground>
  )
}

function Posts({ userId, html, staleTime }: PageFromServer & { staleTime: number }) {
  const { data } = useQuery({ ...postsQuery(useApi(), { userId }), staleTime })
  const users = (JSON.parse(html) as DehydratedState).queries.map(({ queryKey }) => JSON.stringify(queryKey))
  return (
    <Banner>
      {data?.length ?? 'No'} posts. In the HTML: {users.join(', ')}
    </Banner>
  )
}
