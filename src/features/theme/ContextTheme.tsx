import { ThemePanel } from './ThemePanel.tsx'
import { useTheme } from './ThemeProvider.tsx'

/** The theme of the nearest `ThemeProvider` (behaviour §2.11). */
export function ContextTheme({ title = 'Theme with context' }: { title?: string }) {
  const { settings, ...actions } = useTheme()
  return <ThemePanel title={title} settings={settings} actions={actions} />
}
