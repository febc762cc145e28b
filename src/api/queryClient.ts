import { QueryClient } from '@tanstack/react-query'
import { isTransient } from './ApiError.ts'

/** Retries in the routed app, after the first attempt (behaviour §9.1). */
const RETRIES = 2
const FIRST_RETRY_AFTER_MS = 250

/**
 * A cache with the course's rules: queries retry soon, and only where a retry can help (behaviour §10.3).
 *
 * @param retries attempts after the first; 0 shows every error at once
 */
export function createQueryClient({ retries = RETRIES }: { retries?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's online flag says nothing about the mock API or a server on localhost (decision 6).
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) => failureCount < retries && isTransient(error),
        retryDelay: (attempt) => FIRST_RETRY_AFTER_MS * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
