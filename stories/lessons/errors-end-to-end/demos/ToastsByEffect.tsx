import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import type { Toast } from './WithToasts.tsx'

/** Wrong: each reader tells the user. */
export function ToastsByEffect({ toast }: { toast: Toast }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Reader name="Sidebar" toast={toast} />
      <Reader name="Header" toast={toast} />
    </QueryClientProvider>
  )
}

function Reader({ name, toast }: { name: string; toast: Toast }) {
  const { error, status } = useQuery({ ...postsQuery(useApi()), retry: 1 })
  useEffect(() => {
    if (error) toast(error.message)
  }, [error, toast])
  return <span>{`${name}: ${status}`}</span>
}
