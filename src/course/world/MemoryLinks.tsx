import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useInRouterContext } from 'react-router-dom'

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
