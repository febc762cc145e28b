import { Button } from '#ui/Button.tsx'
import { useThemeStore } from './themeStore.ts'

/** Toggles the app's theme. */
export function ThemeToggle() {
  const theme = useThemeStore((state) => state.theme)
  const toggle = useThemeStore((state) => state.toggleTheme)
  return (
    <Button variant="quiet" onClick={toggle}>
      {theme === 'light' ? 'Use dark theme' : 'Use light theme'}
    </Button>
  )
}
