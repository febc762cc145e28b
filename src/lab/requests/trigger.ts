import type { MutationKey, QueryKey } from '@tanstack/react-query'

/** What made a query ask: all that its cache and the page's focus and connection tell. */
export type QueryTrigger =
  /** A component that reads the query appeared. */
  | 'mount'
  /** A component that was there already reads another key now. */
  | 'key change'
  /** A component that is there may ask from now on. */
  | 'enabled'
  /** The page is being looked at again. */
  | 'focus'
  | 'reconnect'
  | 'invalidation'
  /** Asked for again by hand, or by a timer. */
  | 'refetch'
  | 'next page'
  | 'previous page'
  /** Asked for before anybody reads it. */
  | 'prefetch'

/** Why a request was made. */
export type Trigger = QueryTrigger | 'mutation' | 'retry' | 'unknown'

/** What is known of a request beyond the log. */
export interface RequestDetails {
  trigger: Trigger
  /** Of the query or the mutation whose function made the request. */
  key?: QueryKey | MutationKey | undefined
  /** Of the query that asked through that one, such as a list whose pages are entries of their own. */
  askedBy?: QueryKey | undefined
}
