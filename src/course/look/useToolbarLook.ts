import { useLayoutEffect, useState, useSyncExternalStore, createContext } from 'react'
import { addons } from 'storybook/preview-api'
import { onSystemTheme } from '#features/theme/systemTheme.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { GLOBALS_UPDATED } from '#course/storybook.ts'
import { globalsInAddress, themeOf } from './globals.ts'
import { keptLook } from './lookChoice.ts'
import type { LookGlobals } from './lookChoice.ts'

/** Gives the page the look that the toolbar names, and returns which theme it names. */
export function useToolbarLook(): LookGlobals['theme'] {
  const [globals, setGlobals] = useState(latestGlobals)
  const theme = useSyncExternalStore(
    onSystemTheme,
    () => themeOf(globals),
    () => themeOf(globals),
  )
  const textSize = String(globals['textSize'])

  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const onGlobals = (event: GlobalsUpdate) => setGlobals(event.globals)
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

interface GlobalsUpdate {
  globals: Record<string, unknown>
}

function latestGlobals(): GlobalsUpdate['globals'] {
  const [latest] = (addons.getChannel().last(GLOBALS_UPDATED) ?? []) as [GlobalsUpdate?]
  return latest?.globals ?? { ...keptLook(), ...globalsInAddress(location.search) }
}

/** The theme that the toolbar names for the docs page around a block: a frame in the page follows the system by itself. */
export const ThemeContext = createContext<LookGlobals['theme']>('system')
