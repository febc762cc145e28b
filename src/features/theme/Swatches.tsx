import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import { paletteOf } from './theme.ts'
import type { ThemeSettings } from './theme.ts'

/** The five colours of a theme, with names and values. */
export function Swatches({ theme }: Pick<ThemeSettings, 'theme'>) {
  return (
    <List aria-label="Colours">
      {Object.entries(paletteOf({ theme })).map(([name, hex]) => (
        <Item key={name}>
          <Chip aria-hidden style={{ background: hex }} />
          {name} <code>{hex}</code>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

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
`
