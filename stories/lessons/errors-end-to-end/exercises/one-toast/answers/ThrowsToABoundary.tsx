import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import type { Toast } from '../../../demos/WithToasts.tsx'
import { Page } from '../Page.tsx'

const postsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts'],
    throwOnError: true,
    queryFn: () => api.get('posts', { schema: PostListSchema }),
  })

/** `toast('…')` tells the user something. */
export function App({ toast }: { toast: Toast }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={null} onError={() => toast('The posts could not be loaded.')}>
        <Page header={<Reader name="Header" />} list={<Reader name="List" />} />
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

function Reader({ name }: { name: string }) {
  const { data } = useQuery(postsQuery(useApi()))
  return <Banner>{`${name}: ${data?.length ?? 'no'} posts`}</Banner>
}
