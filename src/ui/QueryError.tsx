import { Alert } from './Alert.tsx'

export interface QueryErrorProps {
  query: { error: Error | null; refetch: () => unknown }
  /** How to ask again; `refetch` unless set. */
  onRetry?: () => void
}

/** Why a query failed, with a button that asks again; nothing while it has no error. */
export function QueryError({ query, onRetry = () => void query.refetch() }: QueryErrorProps) {
  return query.error && <Alert action={{ label: 'Retry', onClick: onRetry }}>{query.error.message}</Alert>
}
