import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import type { ThemeName } from '#ui/palettes.ts'
import { color } from '#ui/tokens.ts'
import { definePreviewAddon } from './csf.ts'
import { startFromToolbar, useFrameTheme } from './frameTheme.ts'
import type { FrameParameters } from './frameTheme.ts'

/** Toolbar globals that change how every story looks. */
export interface LookGlobals {
  theme: ThemeName
  textSize: 'small' | 'medium' | 'large' | 'double'
}

/** Theme and text size for every story, as toolbar globals. */
export function addonTheme() {
  return definePreviewAddon<{ parameters: FrameParameters; globals: LookGlobals }>({
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
      (Story, { globals, parameters }) => (
        <Look {...(globals as LookGlobals)} themeFrom={(parameters as FrameParameters).themeFrom}>
          <Story />
        </Look>
      ),
    ],
  })
}

interface LookProps extends LookGlobals {
  themeFrom: FrameParameters['themeFrom'] | undefined
  children: ReactNode
}

function Look({ theme, textSize, themeFrom, children }: LookProps) {
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
      <GlobalStyle />
      <div data-theme={theme} style={{ background: color.canvas }} {...frame}>
        {children}
      </div>
    </>
  )
}
