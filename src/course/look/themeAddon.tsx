import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { onSystemTheme } from '#features/theme/systemTheme.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { color } from '#ui/tokens.ts'
import { definePreviewAddon } from '#course/storybook.ts'
import { startFromToolbar, useFrameTheme } from './storeTheme.ts'
import type { FrameParameters } from './storeTheme.ts'
import { keptLook } from './lookChoice.ts'
import type { LookGlobals } from './lookChoice.ts'
import { themeOf } from './globals.ts'

/** What the toolbar says until somebody chooses something else. Tests have one look, whatever their machine prefers. */
const initialLook: LookGlobals = {
  theme: 'system',
  textSize: 'medium',
  ...(import.meta.env['STORYBOOK_QUIET'] === undefined ? keptLook() : { theme: 'light' }),
}

/** Theme and text size for every story. The menus of the toolbar are in `.storybook/frame/`. */
export function addonTheme() {
  return definePreviewAddon<{ parameters: FrameParameters; globals: LookGlobals }>({
    initialGlobals: initialLook,
    decorators: [
      (Story, { globals, parameters, viewMode }) => (
        <Look
          {...(globals as LookGlobals)}
          themeFrom={(parameters as FrameParameters).themeFrom}
          isOnDocsPage={viewMode === 'docs'}
        >
          <Story />
        </Look>
      ),
    ],
  })
}

interface LookProps extends LookGlobals {
  themeFrom: FrameParameters['themeFrom'] | undefined
  isOnDocsPage: boolean
  children: ReactNode
}

function Look({ theme: choice, textSize, themeFrom, isOnDocsPage, children }: LookProps) {
  const theme = useSyncExternalStore(onSystemTheme, () => themeOf({ theme: choice }))
  const frame = useFrameTheme(themeFrom ? { themeFrom } : {})

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['textSize'] = textSize
  }, [theme, textSize])

  useLayoutEffect(() => {
    if (themeFrom === 'store') startFromToolbar(theme)
  }, [theme, themeFrom])

  return (
    <>
      {/* A docs page has it already. Each copy more is matched with every element of the page, and comes and goes with its demo. */}
      {!isOnDocsPage && <GlobalStyle />}
      <div data-theme={theme} style={{ background: color.canvas }} {...frame}>
        {children}
      </div>
    </>
  )
}
