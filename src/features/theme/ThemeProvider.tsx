import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStoredReducer } from '#storage/useStoredReducer.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { defaultThemeSettings, textScales, themeActions, themeReducer, ThemeSettingsSchema } from './theme.ts'
import type { ThemeActions, ThemeSettings } from './theme.ts'

export interface ThemeContextValue extends ThemeActions {
  settings: ThemeSettings
}

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined)

/** A theme for its subtree only, kept in local storage (behaviour §4.8, §10.8). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [settings, dispatch] = useStoredReducer(
    'theme',
    ThemeSettingsSchema,
    defaultThemeSettings,
    themeReducer,
  )
  const value = useMemo(() => ({ settings, ...themeActions(dispatch) }), [settings, dispatch])

  return (
    <ThemeContext value={value}>
      <Subtree data-theme={settings.theme} $scale={textScales[settings.fontSize]}>
        {children}
      </Subtree>
    </ThemeContext>
  )
}

/**
 * The theme of the nearest provider, with its actions.
 *
 * @throws Error outside a `ThemeProvider` (behaviour §8.4)
 */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (value === undefined) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}

const Subtree = styled.div<{ $scale: number }>`
  --text-scale: ${({ $scale }) => $scale};
  padding: clamp(${space.s}, 2vw, ${space.m});
  border-radius: ${radius.l};
  font-size: ${font.normal};
  background: ${color.canvas};
`
