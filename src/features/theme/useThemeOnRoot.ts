import { useLayoutEffect } from 'react'
import { onSystemTheme } from './systemTheme.ts'
import { useThemeStore } from './themeStore.ts'

/**
 * Applies the store's theme to the document. It reads the store directly: during hydration the store's hook returns
 * the initial state first, and the stored theme would flash. Until one is stored, the store follows the system.
 */
export function useThemeOnRoot(): void {
  useLayoutEffect(() => {
    paint()
    const stopPainting = useThemeStore.subscribe(paint)
    const stopFollowing = onSystemTheme(() => void useThemeStore.persist.rehydrate())
    return () => {
      stopPainting()
      stopFollowing()
    }
  }, [])
}

function paint(): void {
  const { theme, fontSize } = useThemeStore.getState()
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['textSize'] = fontSize
}
