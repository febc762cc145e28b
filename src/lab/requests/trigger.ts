import type { MutationKey, QueryKey } from '@tanstack/react-query'

/** Why a query fetched, as far as its cache, the page's focus and the connection tell. */
export type QueryTrigger =
  /** A component that reads the query mounted. */
  | 'mount'
  /** A mounted component now reads another key. */
  | 'key change'
  /** A mounted component's query was enabled. */
  | 'enabled'
  /** The page has the focus again. */
  | 'focus'
  | 'reconnect'
  | 'invalidation'
  /** By a call of `refetch`, or by a timer. */
  | 'refetch'
  | 'next page'
  | 'previous page'
  /** Fetched without an observer. */
  | 'prefetch'

/** Why a request was made. */
export type Trigger = QueryTrigger | 'mutation' | 'retry' | 'unknown'

/** What is known of a request beyond the log. */
export interface RequestDetails {
  trigger: Trigger
  /** The key of the query or mutation whose function made the request. */
  key?: QueryKey | MutationKey | undefined
  /** The key of the query that fetched through that one, such as a list whose pages have entries of their own. */
  askedBy?: QueryKey | undefined
}
