import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from './Card.tsx'
import { color, font, size, space, width } from './tokens.ts'

export interface TileProps {
  label: string
  value: number
  /** The state of the value, such as ‘Loading...’. */
  note?: ReactNode
  /** A button beside the value. */
  action?: ReactNode
}

/** One number with its label and its state. */
export function Tile({ label, value, note, action }: TileProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{value}</Value>
      <Note>{note}</Note>
      {action && <Action>{action}</Action>}
    </Frame>
  )
}

/** In a grid its rows are those of its neighbours: where one label takes two lines, all values stand below two. */
const Frame = styled(Card)`
  grid-row: span 3;
  grid-template: subgrid / minmax(0, 1fr) auto;
  gap: ${space.xs};
`

const Label = styled.dt`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Value = styled.dd`
  margin: 0;
  font-size: 2rem;
  font-weight: 750;
  font-variant-numeric: tabular-nums;
  line-height: ${size.touch};
`

const Action = styled.dd`
  grid-area: 2 / 2;
  margin: 0;
`

const Note = styled.dd`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  place-content: flex-start;
  align-items: center;
  gap: ${space.s};
  /* Room for the sentence of a failure, so that it moves nothing below. */
  min-height: 4lh;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};

  @media (max-width: ${width.phone}) {
    min-height: 2lh;
  }
`
