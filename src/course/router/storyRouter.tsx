import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { generatePath, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { injectStory } from 'storybook-addon-remix-react-router/internals'
import { definePreviewAddon } from '#course/addon.ts'
import { MemoryLinks } from './MemoryLinks.tsx'
import { useMemoryRouter } from './useMemoryRouter.ts'

/** Where a story stands: what `reactRouterParameters` of the addon makes. `disable` is for one that brings a router of its own. */
type RouterParameters = Pick<ReturnType<typeof reactRouterParameters>, 'location' | 'routing'> & {
  disable?: boolean
}

/**
 * Gives every mounted story a router of its own, whose address is in memory. It goes with the story. The decorator of
 * storybook-addon-remix-react-router, whose parameters these are, watches which routes match for a panel that the catalogue does not have:
 * by an accessor in React Router's context, one more with each render of a story, which keeps what it was made for (decision 1).
 */
export function addonRouter() {
  return definePreviewAddon({
    decorators: [
      (Story, { parameters: { reactRouter = {} } }) => {
        const { disable = false, ...place } = reactRouter as RouterParameters
        if (disable) return <Story />
        return (
          <StoryRouter {...place}>
            <Story />
          </StoryRouter>
        )
      },
    ],
  })
}

/** The story as it is now: its router is made once, and its arguments change. */
const StoryContext = createContext<ReactNode>(null)

function StoryRouter({ location, routing, children }: RouterParameters & { children: ReactNode }) {
  const router = useMemoryRouter(
    () => injectStory(routesOf(routing), <StoryInRouter />) as RouteObject[],
    addressOf(location, routing),
  )
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  )
}

function StoryInRouter() {
  return <MemoryLinks>{useContext(StoryContext)}</MemoryLinks>
}

type Routes = Parameters<typeof injectStory>[0]

function routesOf(routing: RouterParameters['routing'] = '/'): Routes {
  if (Array.isArray(routing)) return routing
  return [typeof routing === 'string' ? { path: routing } : { path: '/', ...routing }]
}

/** The address of a story: that of its only route unless it says otherwise. */
function addressOf(
  location: RouterParameters['location'] = {},
  routing: RouterParameters['routing'],
): string {
  const [route, ...others] = routesOf(routing)
  const ownPath = others.length === 0 ? (route?.path ?? '/') : '/'
  const { path, pathParams, searchParams, hash = '' } = location
  const pathname = generatePath(
    typeof path === 'string' ? path : ownPath,
    pathParams as Record<string, string> | undefined,
  )
  const search = new URLSearchParams(searchParams).toString()
  return `${pathname}${search && `?${search}`}${hash && `#${hash}`}`
}
