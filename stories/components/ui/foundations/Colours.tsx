import { styled } from 'styled-components'
import { Columns } from '#ui/layout.ts'
import { color, radius } from '#ui/tokens.ts'
import { Fact } from './Facts.tsx'

const uses = [
  ['accentGround', 'buttons: the primary colour, as dark as their text asks for'],
  ['accent', 'what is chosen, and how far: the primary colour itself'],
  ['accentText', 'links'],
  ['text', 'what is read'],
  ['textMuted', 'what is read second'],
  ['surface', 'cards and panels'],
  ['canvas', 'the page behind them'],
  ['sunken', 'wells: code, badges, tracks'],
  ['outline', 'where a control is'],
  ['border', 'decoration'],
  ['failed', 'what failed: each other state of an entry has a colour, too'],
] as const

/** The colours by purpose. `UI/Colors` has every one, with its contrast. */
export function Colours() {
  return (
    <Columns as="ul" $least="14rem">
      {uses.map(([name, use]) => (
        <Fact key={name} name={name} value={use}>
          <Chip style={{ background: color[name] }} />
        </Fact>
      ))}
    </Columns>
  )
}

const Chip = styled.i`
  height: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`
