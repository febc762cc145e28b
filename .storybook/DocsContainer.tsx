import { DocsContainer as BaseContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import type { ThemeName } from '#ui/palettes.ts'
import { space } from '#ui/tokens.ts'
import { brand } from './brand.ts'
import { docsWidth } from './docsLook.ts'
import { DocsTheme } from './DocsTheme.ts'
import { DocsStyle } from './DocsStyle.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { GLOBALS_UPDATED, themeInAddress, themeOf } from './themeGlobal.ts'

/** Shows docs pages in the theme of the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  return (
    <BaseContainer context={context} theme={brand(theme)}>
      <GlobalStyle />
      <DocsStyle />
      <DocsTheme value={theme}>
        <Page>
          <TableOfContents />
          <main>{children}</main>
        </Page>
      </DocsTheme>
    </BaseContainer>
  )
}

/** The page, and beside it what it holds: one axis at the left, whether there is room for both or not. */
const Page = styled.div`
  display: flex;
  gap: ${space.xl};
  align-items: flex-start;
  justify-content: center;

  main {
    flex: 0 1 ${docsWidth.demo};
    min-width: 0;
  }
`

function useToolbarTheme(): ThemeName {
  const [theme, setTheme] = useState(initialTheme)

  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const onGlobals = ({ globals }: Globals) => setTheme(themeOf(globals))
    channel.on(GLOBALS_UPDATED, onGlobals)
    return () => channel.off(GLOBALS_UPDATED, onGlobals)
  }, [])

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return theme
}

interface Globals {
  globals: Record<string, unknown>
}

function initialTheme(): ThemeName {
  const [latest] = (addons.getChannel().last(GLOBALS_UPDATED) ?? []) as [Globals?]
  return latest === undefined ? themeInAddress(location.search) : themeOf(latest.globals)
}
