import { DocsContainer as BaseContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
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
import { keptLook } from './look.ts'
import type { LookGlobals } from './look.ts'
import { GLOBALS_UPDATED, globalsInAddress, onSystemTheme, themeOf } from './themeGlobal.ts'

/** Docs pages in the look that the toolbar names. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { choice, theme } = useToolbarLook()
  return (
    <BaseContainer context={context} theme={brand(theme)}>
      <GlobalStyle />
      <DocsStyle />
      <DocsTheme value={choice}>
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

function useToolbarLook(): { choice: LookGlobals['theme']; theme: ThemeName } {
  const [globals, setGlobals] = useState(latestGlobals)
  const theme = useSyncExternalStore(onSystemTheme, () => themeOf(globals))
  const textSize = String(globals['textSize'])

  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const onGlobals = (event: Globals) => setGlobals(event.globals)
    channel.on(GLOBALS_UPDATED, onGlobals)
    return () => channel.off(GLOBALS_UPDATED, onGlobals)
  }, [])

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['textSize'] = textSize
  }, [theme, textSize])

  return { choice: isChoice(globals['theme']) ? globals['theme'] : 'system', theme }
}

function isChoice(theme: unknown): theme is ThemeName {
  return theme === 'light' || theme === 'dark'
}

interface Globals {
  globals: Record<string, unknown>
}

function latestGlobals(): Globals['globals'] {
  const [latest] = (addons.getChannel().last(GLOBALS_UPDATED) ?? []) as [Globals?]
  return latest?.globals ?? { ...keptLook(), ...globalsInAddress(location.search) }
}
