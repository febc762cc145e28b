import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { font } from '#ui/tokens.ts'
import type { ThemeActions, ThemeSettings } from './theme.ts'

export interface ThemeControlsProps {
  settings: ThemeSettings
  actions: ThemeActions
}

/** The buttons that change a theme; the current value's button is disabled (behaviour §4.6). */
export function ThemeControls({ settings, actions }: ThemeControlsProps) {
  return (
    <Column>
      <Button variant="primary" onClick={() => actions.toggleTheme()}>
        Toggle theme
      </Button>
      <Row $align="center" role="group" aria-label="Theme">
        <Legend>Theme</Legend>
        {themes.map(([theme, label]) => (
          <Button key={theme} disabled={theme === settings.theme} onClick={() => actions.setTheme(theme)}>
            {label}
          </Button>
        ))}
      </Row>
      <Row $align="center" role="group" aria-label="Font size">
        <Legend>Font size</Legend>
        {fontSizes.map(([size, label]) => (
          <Button key={size} disabled={size === settings.fontSize} onClick={() => actions.setFontSize(size)}>
            {label}
          </Button>
        ))}
      </Row>
    </Column>
  )
}

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

const fontSizes = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['large', 'Large'],
] as const

const Legend = styled.span`
  flex-basis: 100%;
  font-size: ${font.small};
  font-weight: 600;
`
