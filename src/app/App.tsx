import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import type { AppProvidersProps } from './AppProviders.tsx'
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router']
  /** Called when somebody is about to go to a page that asks the server. */
  warmUp?: () => void
  /** Called once, when the app answers to its user. */
  onMount?: (() => void) | undefined
}

/** The whole app: one API, one cache, one router. */
export function App({ router, warmUp, onMount, ...providers }: AppProps) {
  usePrefetchOnIntent(router, warmUp)
  useEffect(() => onMount?.(), [onMount])
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}
