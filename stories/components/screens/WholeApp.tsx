import { useContext, useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { App } from '#app/App.tsx'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { createRoutes } from '#app/routes.tsx'
import type { ThemeSettings } from '#features/theme/theme.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { MemoryHostContext, MemoryLinks, useMemoryRouter } from '#course/world/memoryRouter.tsx'
import { color } from '#ui/tokens.ts'

export interface WholeAppProps {
  /** The address at which it opens, unless a link led to another one. */
  startAt: string
  /** The initial theme. */
  theme?: ThemeSettings['theme']
}

/** The app as `main.tsx` mounts it, but with the story's world and a memory router. */
export function WholeApp({ startAt, theme = 'light' }: WholeAppProps) {
  const api = useApi()
  const host = useContext(MemoryHostContext)
  const router = useMemoryRouter(routes, host.startAt ?? startAt)
  const currentTheme = useThemeStore((state) => state.theme)

  useLayoutEffect(() => {
    useThemeStore.setState({ theme })
  }, [theme])

  return (
    <Document data-theme={currentTheme}>
      <App api={api} router={router} />
    </Document>
  )
}

/** The app's own routes, with links that a new tab can follow. */
function routes(): RouteObject[] {
  return [
    {
      element: (
        <MemoryLinks>
          <Outlet />
        </MemoryLinks>
      ),
      errorElement: (
        <MemoryLinks>
          <ErrorPage />
        </MemoryLinks>
      ),
      hydrateFallbackElement: <></>,
      children: createRoutes(),
    },
  ]
}

/** Stands in for the `html` element, which the catalogue's own theme covers. */
const Document = styled.div`
  background: ${color.canvas};
`
