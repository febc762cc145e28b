import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { ApiClient } from './client.ts'

const ApiContext = createContext<ApiClient | undefined>(undefined)

/** Provides the API client to the components below. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/**
 * The API client of the nearest provider.
 *
 * @throws Error outside an `ApiProvider`
 */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (api === undefined) throw new Error('useApi must be used within an ApiProvider')
  return api
}
