import { QueryClient } from '@tanstack/react-query'
import { isTransient } from './ApiError.ts'

/** How often a query asks again before it shows its error, in the routed app. */
const RETRIES = 2
const FIRST_RETRY_AFTER_MS = 250

/**
 * A cache with the course's rules: queries ask again quickly, and only where asking again can help.
 *
 * @param retries tries after the first one; 0 shows every error at once
 */
export function createQueryClient({ retries = RETRIES }: { retries?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's idea of being online says nothing about the mock API, nor about a server on localhost.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) => failureCount < retries && isTransient(error),
        retryDelay: (attempt) => FIRST_RETRY_AFTER_MS * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
