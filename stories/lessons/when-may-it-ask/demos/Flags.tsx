import type { UseQueryResult } from '@tanstack/react-query'
import { DescriptionList } from '#ui/DescriptionList.tsx'

/** What a query says of itself. */
export function Flags({ query }: { query: UseQueryResult }) {
  return (
    <DescriptionList
      items={[
        ['status', query.status],
        ['fetchStatus', query.fetchStatus],
        ['isPending', String(query.isPending)],
        ['isLoading', String(query.isLoading)],
      ]}
    />
  )
}
