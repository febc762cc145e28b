import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { PostsIn } from './PostsIn.tsx'
import type { Tests } from './Runner.tsx'

const client = new QueryClient({
  defaultOptions: { queries: { retry: false } },
})

export const tests: Tests = {
  'shows the posts': async ({ render, canvas }) => {
    render(<PostsIn client={client} />)
    await canvas.findByText('Buy milk')
  },

  'says when the server fails': async ({ server, render, canvas }) => {
    server.use(http.get('*/posts', () => HttpResponse.json(null, { status: 500 })))
    render(<PostsIn client={client} />)
    await canvas.findByRole('alert')
  },
}
