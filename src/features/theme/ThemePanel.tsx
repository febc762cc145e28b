import { useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { font, space } from '#ui/tokens.ts'
import { Swatches } from './Swatches.tsx'
import type { ThemeActions, ThemeSettings } from './theme.ts'
import { ThemeControls } from './ThemeControls.tsx'

export interface ThemePanelProps {
  title: string
  /** Heading level of the title; 3 unless set. */
  level?: 2 | 3 | undefined
  settings: ThemeSettings
  actions: ThemeActions
}

/** A theme on a card, with its controls, whichever container holds it. */
export function ThemePanel({ title, level = 3, settings, actions }: ThemePanelProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title as={`h${level}`} id={titleId}>
        {title}
      </Title>
      <Stack>
        <State role="status">
          Theme: {settings.theme}, font size: {settings.fontSize}
        </State>
        <ThemeControls settings={settings} actions={actions} />
        <Swatches theme={settings.theme} />
      </Stack>
    </Card>
  )
}

const Title = styled.h3`
  margin: 0 0 ${space.m};
  font-size: ${font.heading3};
  line-height: 1.3;
`

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
`

/** Inherits its font size, so that the chosen size shows. */
const State = styled.p`
  margin: 0;
`
