import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { createQueryClient } from '#api/queryClient.ts'
import { Devtools } from '#lab/cache/Devtools.tsx'
import { space } from '#ui/tokens.ts'

/** TanStack's own devtools over the client around it. */
export function WithDevtools({ children }: { children?: ReactNode }) {
  return (
    <Frame>
      {children}
      <Devtools client={useQueryClient()} />
    </Frame>
  )
}

/** The same, over a client of its own with one entry. */
export function DevtoolsOfItsOwn({ name }: { name: string }) {
  const [client] = useState(() => {
    const client = createQueryClient()
    client.setQueryData([`entry of ${name}`], 'data')
    return client
  })
  return (
    <section aria-label={name}>
      <QueryClientProvider client={client}>
        <WithDevtools />
      </QueryClientProvider>
    </section>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
`
