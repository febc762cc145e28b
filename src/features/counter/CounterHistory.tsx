import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { recentHistory } from './counter.ts'
import type { CounterState } from './counter.ts'

/** The last five earlier counts, newest first (behaviour §2.10). */
export function CounterHistory({ state }: { state: CounterState }) {
  const id = useId()
  const recent = recentHistory(state)
  const changes = state.history.length
  return (
    <div>
      <Heading id={id}>History</Heading>
      {recent.length === 0 ? (
        <Nothing>No earlier counts yet</Nothing>
      ) : (
        <Counts as="ol" $align="center" aria-labelledby={id}>
          {recent.map((count, index) => (
            <Badge as="li" key={changes - index}>
              {count}
            </Badge>
          ))}
        </Counts>
      )}
    </div>
  )
}

const Heading = styled.h3`
  margin: 0 0 ${space.xs};
  font-size: ${font.small};
`

/** As high as a row of counts, so that the first count does not shift the layout. */
const Nothing = styled.p`
  min-height: 2rem;
  margin: 0;
  color: ${color.textMuted};
`

const Counts = styled(Row)`
  min-height: 2rem;
`
