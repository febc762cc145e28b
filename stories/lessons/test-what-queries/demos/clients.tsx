import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { PostsIn } from './PostsIn.tsx'
import type { Tests } from './Runner.tsx'

/** At the library's defaults. */
export const byDefault: Tests = {
  'says when the server fails': async ({ server, render, canvas }) => {
    server.use(http.get('*/posts', () => HttpResponse.json(null, { status: 500 })))
    render(<PostsIn client={new QueryClient()} />)
    await canvas.findByRole('alert')
  },
}

const draft = queryOptions({ queryKey: ['draft'], queryFn: () => 'from the server', staleTime: Infinity })

function Draft() {
  const { data = 'Loading...' } = useQuery(draft)
  return <p>{data}</p>
}

/** With an entry that is put into the cache some time before its page is there. */
export const putInFirst: Tests = {
  'shows what is in the cache': async ({ render, canvas }) => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
    client.setQueryData(draft.queryKey, 'put in first')
    await new Promise((resolve) => setTimeout(resolve, 10))
    render(
      <QueryClientProvider client={client}>
        <Draft />
      </QueryClientProvider>,
    )
    canvas.getByText('put in first')
  },
}
