import { ThemePanel } from './ThemePanel.tsx'
import type { ThemePanelProps } from './ThemePanel.tsx'
import { useTheme } from './ThemeProvider.tsx'

/** The theme of the nearest `ThemeProvider` (behaviour §2.11). */
export function ContextTheme({
  title = 'Theme with context',
  level,
}: Partial<Pick<ThemePanelProps, 'title' | 'level'>>) {
  const { settings, ...actions } = useTheme()
  return <ThemePanel title={title} level={level} settings={settings} actions={actions} />
}
