import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouterProviderProps } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import type { AppProvidersProps } from './AppProviders.tsx'
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router']
  /** Called when the user is likely to open a page that requests data. */
  warmUp?: () => void
  /** Called once, when the app has mounted. */
  onMount?: (() => void) | undefined
}

/** The app: providers, router, and one cache for all pages. */
export function App({ router, warmUp, onMount, ...providers }: AppProps) {
  usePrefetchOnIntent(router, warmUp)
  useEffect(() => onMount?.(), [onMount])
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}
