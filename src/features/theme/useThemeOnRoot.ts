import { useLayoutEffect } from 'react'
import { useThemeStore } from './themeStore.ts'

/**
 * Paints the document as the theme store says. It reads the store past React: while a prerendered page is hydrated, a
 * hook would first say what the build knew, and the stored theme would flash.
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
