import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { createWorld } from '#mocks/world.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { Columns } from '#ui/layout.ts'
import { WatchedCache } from './WatchedCache.tsx'

/** Two screens side by side, each with its own server, cache and timeline. */
export function TwoWatchedWorlds() {
  return (
    <Columns $least="24rem" $stretch>
      <section aria-label="Posts">
        <OneWorld name="posts">
          <BasicQuery />
        </OneWorld>
      </section>
      <section aria-label="Todos">
        <OneWorld name="todos">
          <TodoDemo />
        </OneWorld>
      </section>
    </Columns>
  )
}

function OneWorld({ name, children }: { name: string; children: ReactNode }) {
  const [{ world, api, queryClient }] = useState(() => {
    const world = createWorld(`watched-${name}-${crypto.randomUUID()}`)
    return { world, api: createApiClient(world), queryClient: createQueryClient() }
  })

  useLayoutEffect(() => {
    world.open()
    return () => world.close()
  }, [world])

  useEffect(() => () => queryClient.clear(), [queryClient])

  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <WatchedCache>{children}</WatchedCache>
      </ApiProvider>
    </QueryClientProvider>
  )
}
