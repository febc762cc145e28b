import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import type { ThemeName } from '#ui/palettes.ts'
import { color } from '#ui/tokens.ts'
import { definePreviewAddon } from './csf.ts'

/** Toolbar globals that change how every story looks. */
export interface LookGlobals {
  theme: ThemeName
  textSize: 'small' | 'medium' | 'large' | 'double'
}

/** Theme and text size for every story, as toolbar globals. */
export function addonTheme() {
  return definePreviewAddon<{ globals: LookGlobals }>({
    globalTypes: {
      theme: {
        description: 'Theme',
        toolbar: {
          icon: 'mirror',
          dynamicTitle: true,
          items: [
            { value: 'light', title: 'Light', icon: 'sun' },
            { value: 'dark', title: 'Dark', icon: 'moon' },
          ],
        },
      },
      textSize: {
        description: 'Text size',
        toolbar: {
          icon: 'paragraph',
          dynamicTitle: true,
          items: [
            { value: 'small', title: 'Small text' },
            { value: 'medium', title: 'Medium text' },
            { value: 'large', title: 'Large text' },
            { value: 'double', title: '200 % text' },
          ],
        },
      },
    },
    initialGlobals: { theme: 'light', textSize: 'medium' },
    decorators: [
      (Story, { globals }) => (
        <Look {...(globals as LookGlobals)}>
          <Story />
        </Look>
      ),
    ],
  })
}

function Look({ theme, textSize, children }: LookGlobals & { children: ReactNode }) {
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
