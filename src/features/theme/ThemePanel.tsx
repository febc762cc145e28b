import { TitledCard } from '#ui/TitledCard.tsx'
import type { TitledCardProps } from '#ui/TitledCard.tsx'
import { Swatches } from './Swatches.tsx'
import type { ThemeActions, ThemeSettings } from './theme.ts'
import { ThemeControls } from './ThemeControls.tsx'

export interface ThemePanelProps extends Pick<TitledCardProps, 'title' | 'level'> {
  settings: ThemeSettings
  actions: ThemeActions
}

/** A theme on a card: what it is, and how to change it. It does not know where the theme is kept. */
export function ThemePanel({ title, level, settings, actions }: ThemePanelProps) {
  return (
    <TitledCard title={title} level={level}>
      {/* Takes its size from around it, so that the choice of a font size shows. */}
      <p role="status">
        Theme: {settings.theme}, font size: {settings.fontSize}
      </p>
      <ThemeControls settings={settings} actions={actions} />
      <Swatches theme={settings.theme} />
    </TitledCard>
  )
}
