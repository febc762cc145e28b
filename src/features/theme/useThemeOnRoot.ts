import { useLayoutEffect } from 'react'
import { useThemeStore } from './themeStore.ts'

/** Paints the document as the theme store says. */
export function useThemeOnRoot(): void {
  const theme = useThemeStore((state) => state.theme)
  const fontSize = useThemeStore((state) => state.fontSize)

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['textSize'] = fontSize
  }, [theme, fontSize])
}
