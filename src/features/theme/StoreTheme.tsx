import { ThemePanel } from './ThemePanel.tsx'
import { themeStoreActions, useThemeStore } from './themeStore.ts'

/** The theme of the whole app (behaviour §2.12). */
export function StoreTheme({ title = 'Theme with Zustand' }: { title?: string }) {
  return <ThemePanel title={title} settings={useThemeStore()} actions={themeStoreActions} />
}
