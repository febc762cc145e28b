import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { styled } from 'styled-components'
import { create } from 'zustand'

// The smallest app of these libraries: its start costs what the libraries cost.

const useTitle = create(() => ({ title: 'Bare app' }))

const Heading = styled.h1`
  font-family: sans-serif;
`

const client = new QueryClient()
const router = createBrowserRouter([{ path: '/', element: <Home /> }])
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id “root”.')

createRoot(root).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)

function Home() {
  const title = useTitle((state) => state.title)
  return <Heading>{title}</Heading>
}
