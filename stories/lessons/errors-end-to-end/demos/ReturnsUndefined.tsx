import { queryOptions, useQuery } from '@tanstack/react-query'
import { QueryFacts } from '#screens/errors-end-to-end/QueryFacts.tsx'

const nothing = queryOptions({ queryKey: ['nothing'], queryFn: () => Promise.resolve() })

/** Its function returns nothing. */
export function ReturnsUndefined() {
  return <QueryFacts query={useQuery(nothing)} />
}
