import { styled } from 'styled-components'
import { Row } from '#ui/layout.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { paletteOf } from './theme.ts'
import type { ThemeSettings } from './theme.ts'

/** The five colours of a theme, with names and values. */
export function Swatches({ theme }: Pick<ThemeSettings, 'theme'>) {
  return (
    <Row as="ul" $gap="s m" aria-label="Colours">
      {Object.entries(paletteOf({ theme })).map(([name, hex]) => (
        <Item key={name}>
          <Chip aria-hidden style={{ background: hex }} />
          {name} <code translate="no">{hex}</code>
        </Item>
      ))}
    </Row>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Chip = styled.span`
  width: 1rem;
  height: 1rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.s};
  forced-color-adjust: none;
`
