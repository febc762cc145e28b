import { styled } from 'styled-components'
import { Row } from '#ui/layout.ts'
import { color, font } from '#ui/tokens.ts'
import { markerSigns, markerWords } from './MarkerRow.tsx'
import type { CacheState } from './queryState.ts'
import { stateLook } from './stateLook.ts'

const states = Object.keys(stateLook) as CacheState[]
const markers = Object.keys(markerSigns) as (keyof typeof markerSigns)[]

/** The meaning of a timeline's patterns and signs. */
export function Legend() {
  return (
    <List as="ul" $gap="xs m" aria-label="Legend">
      {states.map((state) => (
        <li key={state}>
          <Box aria-hidden>
            <Swatch $state={state} />
          </Box>
          {state}
        </li>
      ))}
      {markers.map((status) => (
        <li key={status}>
          <span aria-hidden>{markerSigns[status]}</span> mutation {markerWords[status]}
        </li>
      ))}
    </List>
  )
}

const List = styled(Row)`
  color: ${color.textMuted};
  font-size: ${font.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`

const Box = styled.span`
  display: inline-flex;
  align-items: end;
  width: 1.5rem;
  height: 0.875rem;
`

const Swatch = styled.span<{ $state: CacheState }>`
  width: 100%;
  forced-color-adjust: none;
  ${({ $state }) => stateLook[$state]}
`
