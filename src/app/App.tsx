import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'
import { ApiProvider } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { useCartStore } from '#features/cart/cartStore.ts'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useThemeOnRoot } from '#features/theme/useThemeOnRoot.ts'
import { AvatarBase } from '#features/user/AvatarBase.tsx'
import { useUserStore } from '#features/user/userStore.ts'
import { followTabs } from '#storage/followTabs.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'

export interface AppProps {
  api: ApiClient
  router: RouterProviderProps['router']
  /** Resolves to the address below which pictures of users are; until then, and without one, initials stand in. */
  avatarBaseUrl?: Promise<string | undefined>
}

/** The whole app: one API, one cache, one router. */
export function App({ api, router, avatarBaseUrl }: AppProps) {
  const [queryClient] = useState(() => createQueryClient())
  const [avatarBase, setAvatarBase] = useState<string>()
  useThemeOnRoot()
  useEffect(() => void avatarBaseUrl?.then(setAvatarBase), [avatarBaseUrl])
  useEffect(() => followTabs(useThemeStore, useUserStore, useCartStore), [])

  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <AvatarBase baseUrl={avatarBase}>
          <RootTasksProvider>
            <GlobalStyle />
            <RouterProvider router={router} />
          </RootTasksProvider>
        </AvatarBase>
      </ApiProvider>
    </QueryClientProvider>
  )
}
