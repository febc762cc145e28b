import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryError } from '#ui/QueryError.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

export interface QueryCardProps<Data> {
  title: string
  query: UseQueryResult<Data>
  /** What the query lacks, in a sentence, while it has not asked. */
  missing: string
  children: (data: Data) => ReactNode
}

/** One query in a card: why there is no data yet, or the data. */
export function QueryCard<Data>({ title, query, missing, children }: QueryCardProps<Data>) {
  return (
    <TitledCard title={title} level={2}>
      {/* #region card */}
      {query.isPending && (
        <p>
          {query.fetchStatus === 'fetching' && 'Loading...'}
          {query.fetchStatus === 'paused' && 'Waiting for a connection.'}
          {query.fetchStatus === 'idle' && missing}
        </p>
      )}
      {query.isLoading && <Skeleton $height="4rem" />}
      <QueryError query={query} />
      {query.data !== undefined && children(query.data)}
      {/* #endregion */}
    </TitledCard>
  )
}
