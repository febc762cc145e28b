import { useLayoutEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { App } from '#app/App.tsx'
import { createRoutes } from '#app/routes.tsx'
import type { ThemeSettings } from '#features/theme/theme.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { color } from '#ui/tokens.ts'

export interface WholeAppProps {
  /** The initial address. */
  startAt: string
  /** The initial theme. */
  theme?: ThemeSettings['theme']
}

/** The app as `main.tsx` mounts it, but with the story's world and a memory router. */
export function WholeApp({ startAt, theme = 'light' }: WholeAppProps) {
  const api = useApi()
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [startAt] }))
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

/** Replaces the `html` element, which has the catalogue's theme. */
const Document = styled.div`
  background: ${color.canvas};
`
