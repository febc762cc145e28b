import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { createWorld } from '#mocks/world.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { space } from '#ui/tokens.ts'
import { WatchedCache } from './WatchedCache.tsx'

/** Two screens beside each other, each with a server, a cache and a timeline of its own. */
export function TwoWatchedWorlds() {
  return (
    <Pair>
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
    </Pair>
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${space.m};
`
