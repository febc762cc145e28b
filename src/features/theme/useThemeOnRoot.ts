import { useLayoutEffect } from 'react'
import { useThemeStore } from './themeStore.ts'

/**
 * Applies the store's theme to the document. It reads the store directly: during hydration the store's hook returns
 * the initial state first, and the stored theme would flash.
 */
export function useThemeOnRoot(): void {
  useLayoutEffect(() => {
    paint()
    return useThemeStore.subscribe(paint)
  }, [])
}

function paint(): void {
  const { theme, fontSize } = useThemeStore.getState()
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['textSize'] = fontSize
}
