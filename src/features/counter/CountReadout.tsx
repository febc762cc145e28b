import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'

/** The count; screen readers announce its changes. */
export function CountReadout({ count }: { count: number }) {
  return (
    <Readout role="status">
      <Label>Count</Label> <Value>{count}</Value>
    </Readout>
  )
}

const Readout = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  margin: 0;
`

const Label = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Value = styled.span`
  font-size: 2.5rem;
  font-weight: 750;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`
