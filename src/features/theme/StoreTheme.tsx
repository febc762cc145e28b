import { ThemePanel } from './ThemePanel.tsx'
import type { ThemePanelProps } from './ThemePanel.tsx'
import { useThemeStore } from './themeStore.ts'

/** The theme of the whole app (behaviour §2.12). */
export function StoreTheme({
  title = 'Theme with Zustand',
  level,
}: Partial<Pick<ThemePanelProps, 'title' | 'level'>>) {
  const theme = useThemeStore((state) => state.theme)
  const fontSize = useThemeStore((state) => state.fontSize)
  const toggleTheme = useThemeStore((state) => state.toggleTheme)
  const setTheme = useThemeStore((state) => state.setTheme)
  const setFontSize = useThemeStore((state) => state.setFontSize)

  const actions = { toggleTheme, setTheme, setFontSize }
  return <ThemePanel title={title} level={level} settings={{ theme, fontSize }} actions={actions} />
}
