import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { catalogue } from '#course/links/links.ts'
import { MemoryHostContext } from './MemoryLinks.tsx'
import type { MemoryHost } from './MemoryLinks.tsx'
import { AvatarContext } from '#features/user/usePicture.ts'
import { pictureAt } from '#mocks/answerInPage.ts'
import { PageHead } from '#ui/Page.tsx'
import type { OpenDemo } from './openDemo.ts'
import { WorldContext } from './worldContext.ts'

interface DemoProvidersProps {
  demo: OpenDemo
  memoryHost: MemoryHost
  /** Whether its screens show their headings: a docs page has headings of its own. */
  head: 'shown' | 'hidden'
  children: ReactNode
}

/** What the components of a demo find around them, in a browser and while its first look is drawn. */
export function DemoProviders({
  demo: { world, api, queryClient },
  memoryHost,
  head,
  children,
}: DemoProvidersProps) {
  const avatars = useMemo(() => ({ baseUrl: `${world.baseUrl}avatars/`, find: pictureAt }), [world])
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <AvatarContext value={avatars}>
          <CatalogueContext value={catalogue}>
            <MemoryHostContext value={memoryHost}>
              <PageHead value={head}>
                <WorldContext value={world}>{children}</WorldContext>
              </PageHead>
            </MemoryHostContext>
          </CatalogueContext>
        </AvatarContext>
      </ApiProvider>
    </QueryClientProvider>
  )
}
