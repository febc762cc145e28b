import type { CSSProperties } from 'react'
import { textScales } from '#features/theme/theme.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { readText } from '#storage/storage.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { color, font } from '#ui/tokens.ts'

/** What a story may say about the look of its frame. */
export interface FrameParameters {
  /** Set where a card changes the store's theme: the frame then has that theme, as the app's document has. */
  themeFrom?: 'store'
}

/** The attributes of a frame that follows the theme store (decision 17); undefined for one that does not. */
export function useFrameTheme({ themeFrom }: FrameParameters) {
  const follows = themeFrom === 'store'
  const theme = useThemeStore((state) => (follows ? state.theme : undefined))
  const scale = useThemeStore((state) => (follows ? textScales[state.fontSize] : undefined))
  if (theme === undefined) return undefined
  const style: CSSProperties & Record<'--text-scale', unknown> = {
    '--text-scale': scale,
    fontSize: font.normal,
    background: color.canvas,
  }
  return { 'data-theme': theme, style }
}

/** Gives the store the toolbar's theme, unless somebody has chosen one. What the toolbar says is not kept as a choice. */
export function startFromToolbar(theme: ThemeName): void {
  const { persist, getState, setState } = useThemeStore
  if (readText(persist.getOptions().name ?? '') !== null || getState().theme === theme) return
  setState({ theme }, false, { type: 'theme of the toolbar' })
  persist.clearStorage()
}
