import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'
import { useThemeOnRoot } from '#features/theme/useThemeOnRoot.ts'
import { AvatarContext } from '#features/user/usePicture.ts'
import type { AvatarSource } from '#features/user/usePicture.ts'
import { followTabs } from '#storage/followTabs.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { LabDoorContext } from './labDoor.ts'
import type { LabDoor } from './labDoor.ts'
import { createLastPage, LastPageContext } from './useFocusOnArrival.ts'

export interface AppProvidersProps {
  api: ApiClient
  /** Where pictures come from. Without it initials are shown. */
  avatars?: AvatarSource
  /** The cache; a new one unless set. */
  queryClient?: QueryClient
  /** The way to the lab; without one no button leads there. */
  labDoor?: LabDoor
  children: ReactNode
}

const noAvatars: AvatarSource = { baseUrl: undefined }

/** What stands around the router: in the browser, and where pages are prerendered. */
export function AppProviders({ api, avatars = noAvatars, labDoor, children, ...given }: AppProvidersProps) {
  const [queryClient] = useState(() => given.queryClient ?? createQueryClient())
  const [lastPage] = useState(createLastPage)
  useThemeOnRoot()
  useEffect(followTabs, [])

  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <AvatarContext value={avatars}>
          <RootTasksProvider>
            <LastPageContext value={lastPage}>
              <LabDoorContext value={labDoor}>
                <GlobalStyle />
                {children}
              </LabDoorContext>
            </LastPageContext>
          </RootTasksProvider>
        </AvatarContext>
      </ApiProvider>
    </QueryClientProvider>
  )
}
