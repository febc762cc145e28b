import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createQueryClient } from '#api/queryClient.ts'
import { Devtools } from '#lab/cache/Devtools.tsx'
import { Column } from '#ui/layout.ts'

/** TanStack's own devtools for the surrounding client. */
export function WithDevtools({ children }: { children?: ReactNode }) {
  return (
    <Column $padding="m">
      <Devtools client={useQueryClient()} />
      {children}
    </Column>
  )
}

/** The devtools of a separate client with one entry. */
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
