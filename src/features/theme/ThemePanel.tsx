import { TitledCard } from '#ui/TitledCard.tsx'
import { Swatches } from './Swatches.tsx'
import type { ThemeActions, ThemeSettings } from './theme.ts'
import { ThemeControls } from './ThemeControls.tsx'

export interface ThemePanelProps {
  title: string
  settings: ThemeSettings
  actions: ThemeActions
}

/** A theme on a card, with its controls, whichever container holds it. */
export function ThemePanel({ title, settings, actions }: ThemePanelProps) {
  return (
    <TitledCard title={title}>
      {/* Inherits its font size, so that the chosen size shows. */}
      <p role="status">
        Theme: {settings.theme}, font size: {settings.fontSize}
      </p>
      <ThemeControls settings={settings} actions={actions} />
      <Swatches theme={settings.theme} />
    </TitledCard>
  )
}
