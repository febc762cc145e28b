import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'
import { onSystemTheme } from '#features/theme/systemTheme.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import type { ThemeName } from '#ui/palettes.ts'
import { space } from '#ui/tokens.ts'
import { DocsProvider } from '#course/stage/docsContext.ts'
import type { Docs } from '#course/stage/docsContext.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { DocsTheme } from '#course/look/ThemeContext.ts'
import { DocsStyle } from './DocsStyle.tsx'
import { ProseStyle } from './ProseStyle.tsx'
import { keptLook } from '#course/look/lookChoice.ts'
import type { LookGlobals } from '#course/look/lookChoice.ts'
import { GLOBALS_UPDATED, globalsInAddress, themeOf } from '#course/look/globals.ts'
import { usePassage } from '#course/search/usePassage.ts'

interface DocsContainerProps {
  docs: Docs
  /** Called when the page is there, and again whenever it has been rendered for another reason. */
  onRendered: () => void
  children: ReactNode
}

/** Docs pages in the look that the toolbar names. */
export function DocsContainer({ docs, onRendered, children }: DocsContainerProps) {
  const choice = useToolbarLook()
  useLayoutEffect(onRendered, [onRendered])
  useEffect(scrollToAddress, [])
  usePassage()
  return (
    <DocsProvider value={docs}>
      <GlobalStyle />
      <ProseStyle />
      <DocsStyle />
      <DocsTheme value={choice}>
        <div className="sbdocs sbdocs-wrapper">
          <div className="sbdocs sbdocs-content" lang="en">
            <Page>{children}</Page>
          </div>
        </div>
      </DocsTheme>
    </DocsProvider>
  )
}

/** Goes to the part that the frame's address names, which its own document does not have. */
function scrollToAddress(): (() => void) | undefined {
  const { hash } = window.parent.location
  if (hash === '') return undefined
  const timeout = setTimeout(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: scrollBehavior() })
  }, SETTLES_AFTER_MS)
  return () => clearTimeout(timeout)
}

/** So long the parts of a page take to have their heights, in ms. */
const SETTLES_AFTER_MS = 200

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
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

/** Gives the page the look that the toolbar names, and returns which theme it names. */
function useToolbarLook(): LookGlobals['theme'] {
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

  return isChoice(globals['theme']) ? globals['theme'] : 'system'
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
