import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import type { Toast } from '../../demos/WithToasts.tsx'
import { Page } from './Page.tsx'

const postsQuery = (api: ApiClient, toast: Toast) =>
  queryOptions({
    queryKey: ['posts'],
    queryFn: async () => {
      try {
        return await api.get('posts', { schema: PostListSchema })
      } catch (error) {
        toast('The posts could not be loaded.')
        throw error
      }
    },
  })

/** `toast('…')` tells the user something. */
export function App({ toast }: { toast: Toast }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Page
        header={<Reader name="Header" toast={toast} />}
        list={<Reader name="List" toast={toast} />}
      />
    </QueryClientProvider>
  )
}

function Reader({ name, toast }: { name: string; toast: Toast }) {
  const { data } = useQuery(postsQuery(useApi(), toast))
  return <Banner>{`${name}: ${data?.length ?? 'no'} posts`}</Banner>
}
