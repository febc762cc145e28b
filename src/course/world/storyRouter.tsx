import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_RouteContext } from 'react-router-dom'
import { withRouter } from 'storybook-addon-remix-react-router'
import { MemoryLinks } from './memoryRouter.tsx'
import { definePreviewAddon } from '#course/storybook.ts'

/** Gives every mounted story a router of its own, whose address is in memory. It goes with the story. */
export function addonRouter() {
  leaveRoutesUnwatched()
  return definePreviewAddon({
    // The addon's own choice. Without parameters it makes a new router with each change of the arguments.
    parameters: { reactRouter: { routing: '/' } },
    decorators: [
      (Story) => (
        <MemoryLinks>
          <RouterOfStory />
          <Story />
        </MemoryLinks>
      ),
      withRouter,
      (Story) => (
        <RoutersEnd>
          <Story />
        </RoutersEnd>
      ),
    ],
  })
}

/**
 * Keeps the addon from watching which routes match, for a panel that the catalogue does not have.
 *
 * It watches by an accessor around the context's value, and adds one with each render of a story: none ever goes, each keeps the page it was
 * made for, and each is called whenever any route renders. The addon first looks for the `_context` that a provider had until React 18, and
 * watches that instead. Here it finds one that nobody reads.
 */
function leaveRoutesUnwatched(): void {
  Object.defineProperty(UNSAFE_RouteContext, '_context', {
    get: () => ({}),
    set() {
      // What the addon leaves here has no effect.
    },
    configurable: true,
  })
}

interface Disposable {
  dispose(): void
}

const RoutersContext = createContext<Set<Disposable> | undefined>(undefined)

/**
 * Disposes of a story's routers when the story goes, which the addon does not: the window would keep them. A page in a router can go before
 * the router does.
 */
function RoutersEnd({ children }: { children: ReactNode }) {
  const [routers] = useState(() => new Set<Disposable>())
  useEffect(
    () => () => {
      for (const router of routers) router.dispose()
    },
    [routers],
  )
  return <RoutersContext value={routers}>{children}</RoutersContext>
}

/** Notes the router around it. */
function RouterOfStory() {
  const routers = useContext(RoutersContext)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    if (router) routers?.add(router)
  }, [routers, router])
  return null
}
