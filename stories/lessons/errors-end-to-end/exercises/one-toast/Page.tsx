import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { ShowCache } from '#course/story/cacheOf.tsx'

/** Two places of a page that read the same posts. The header can be hidden. */
export function Page({ header, list }: { header: ReactNode; list: ReactNode }) {
  const client = useQueryClient()
  const [hasHeader, setHasHeader] = useState(true)
  return (
    <>
      <ShowCache />
      {hasHeader && header}
      {list}
      <Row>
        <Button onClick={() => void client.refetchQueries()}>Ask again</Button>
        <Button onClick={() => setHasHeader(!hasHeader)}>{hasHeader ? 'Hide' : 'Show'} the header</Button>
      </Row>
    </>
  )
}
