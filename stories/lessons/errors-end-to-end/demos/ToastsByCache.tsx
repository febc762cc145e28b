import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import type { Toast } from './WithToasts.tsx'

/** The cache tells the user: it calls `onError` once for each query that has failed. */
export function ToastsByCache({ toast }: { toast: Toast }) {
  const [client] = useState(() => {
    const queryCache = new QueryCache({ onError: (error) => toast(error.message) })
    return new QueryClient({ queryCache })
  })
  return (
    <QueryClientProvider client={client}>
      <Reader name="Sidebar" />
      <Reader name="Header" />
    </QueryClientProvider>
  )
}

function Reader({ name }: { name: string }) {
  const { status } = useQuery({ ...postsQuery(useApi()), retry: 1 })
  return <span>{`${name}: ${status}`}</span>
}
