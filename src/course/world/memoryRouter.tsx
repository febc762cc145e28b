import { createContext, useContext, useMemo, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  useInRouterContext,
  matchPath,
  parsePath,
  createMemoryRouter,
} from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { pagePatterns } from '#syllabus/pagePatterns.ts'
import { appHref, storyHref } from '#course/links/links.ts'

/** What the page around a demo says about addresses of the demo, which are in the memory of its router alone. */
export interface MemoryHost {
  /** The address at which a new tab finds an address of the demo. */
  hrefOf: (address: string) => string
  /** The address with which the demo opens in this tab, because a link led to it. */
  startAt?: string | undefined
}

export const MemoryHostContext = createContext<MemoryHost>({ hrefOf: (address) => address })

/**
 * Gives the links below an `href` that works outside of their router, too: in a new tab, in a copied link. Inside, a click
 * goes on in memory. Stands within a router; where there is none, it does nothing (decision 16).
 */
export function MemoryLinks({ children }: { children: ReactNode }) {
  return useInRouterContext() ? <WithHref>{children}</WithHref> : children
}

function WithHref({ children }: { children: ReactNode }) {
  const { hrefOf } = useContext(MemoryHostContext)
  const navigation = useContext(NavigationContext)

  const value = useMemo(() => {
    const { navigator } = navigation
    const createHref: typeof navigator.createHref = (to) => hrefOf(navigator.createHref(to))
    // `Navigate` compares the origins that both give, and would refuse to leave that of `navigator`.
    const createURL: typeof navigator.createURL = (to) => new URL(createHref(to), location.href)
    return { ...navigation, navigator: { ...navigator, createHref, createURL } }
  }, [navigation, hrefOf])

  return <NavigationContext value={value}>{children}</NavigationContext>
}

/** What the catalogue tells the demo of a story about addresses. */
export function demoAddressOf(storyId: string, { search }: Pick<Location, 'search'> = location): MemoryHost {
  const params = new URLSearchParams(search)
  const isLedHere = params.get('id') === storyId
  return {
    hrefOf: (address) => hrefOf(storyId, address),
    startAt: (isLedHere && params.get(ADDRESS)) || undefined,
  }
}

/** A page of the app is in the app. Any other address is one of the demo alone, which opens there and plays no test. */
function hrefOf(storyId: string, address: string): string {
  const { pathname = '/' } = parsePath(address)
  if (pagePatterns.some((pattern) => matchPath(pattern, pathname) !== null)) return appHref(address)
  // Storybook plays no story that says it is embedded.
  return `${storyHref(storyId)}&embed=true&${ADDRESS}=${encodeURIComponent(address)}`
}

const ADDRESS = 'address'

/**
 * A router whose address is in memory, for as long as the component is there. React Router listens to the window on behalf of each router
 * until somebody disposes of it.
 *
 * @param createRoutes called once
 */
export function useMemoryRouter(createRoutes: () => RouteObject[], startAt: string) {
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [startAt] }))
  useEffect(() => () => router.dispose(), [router])
  return router
}
