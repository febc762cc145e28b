import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from './Card.tsx'
import { color, font, space } from './tokens.ts'

export interface TileProps {
  label: string
  value: number
  /** The state of the value, such as ‘Loading...’. */
  note?: ReactNode
}

/** One number with its label and its state. */
export function Tile({ label, value, note }: TileProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{value}</Value>
      <Note>{note}</Note>
    </Frame>
  )
}

/** In a grid its rows are those of its neighbours: where one label takes two lines, all values stand below two. */
const Frame = styled(Card)`
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: ${space.xs};
`

const Label = styled.dt`
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Value = styled.dd`
  margin: 0;
  font-size: 2rem;
  font-weight: 750;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`

const Note = styled.dd`
  display: flex;
  flex-wrap: wrap;
  place-content: flex-start;
  align-items: center;
  gap: ${space.s};
  min-height: 1.5rem;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
`
