import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'
import { ApiProvider } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { useThemeOnRoot } from '#features/theme/useThemeOnRoot.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'

export interface AppProps {
  api: ApiClient
  router: RouterProviderProps['router']
}

/** The whole app: one API, one cache, one router. */
export function App({ api, router }: AppProps) {
  const [queryClient] = useState(() => createQueryClient())
  useThemeOnRoot()

  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>
  )
}
