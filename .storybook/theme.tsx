import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { color } from '#ui/tokens.ts'
import { definePreviewAddon } from './csf.ts'
import { keptLook } from './look.ts'
import type { LookGlobals } from './look.ts'
import { onSystemTheme, themeOf } from './themeGlobal.ts'

/** What the toolbar says before anybody chooses anew. Tests have one look, whatever their machine prefers. */
const initialLook: LookGlobals = {
  theme: 'system',
  textSize: 'medium',
  ...(import.meta.env['STORYBOOK_QUIET'] === undefined ? keptLook() : { theme: 'light' }),
}

/** Theme and text size for every story. The menus of the toolbar are in `frame/`. */
export function addonTheme() {
  return definePreviewAddon<{ globals: LookGlobals }>({
    initialGlobals: initialLook,
    decorators: [
      (Story, { globals }) => (
        <Look {...(globals as LookGlobals)}>
          <Story />
        </Look>
      ),
    ],
  })
}

function Look({ theme: choice, textSize, children }: LookGlobals & { children: ReactNode }) {
  const theme = useSyncExternalStore(onSystemTheme, () => themeOf({ theme: choice }))

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['textSize'] = textSize
  }, [theme, textSize])

  return (
    <>
      <GlobalStyle />
      <div data-theme={theme} style={{ background: color.canvas }}>
        {children}
      </div>
    </>
  )
}
