import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { shownAt } from './axis.ts'
import type { Axis } from './axis.ts'
import { spanStyle } from './drawn.ts'
import type { Place } from './drawn.ts'
import { Lane } from './Lane.tsx'
import type { Recording } from './recording.ts'

interface StripProps {
  name: string
  isTitle: boolean
  recording: Recording
  axis: Axis
  place: Place
}

/** What the page of one run showed, and where the other one showed something else. */
export function Strip({ name, isTitle, recording, axis: { differs, to }, place }: StripProps) {
  const { shown } = recording
  return (
    <Lane name={name} isTitle={isTitle} isText>
      {shown.map(({ from, says }, index) => (
        <Shows key={`${from} ${says}`} style={spanStyle(place, { from, to: shown[index + 1]?.from ?? to })}>
          <i />
          <span>{says}</span>
        </Shows>
      ))}
      {differs && <Differs style={spanStyle(place, differs)}>{shownAt(recording, differs.from)}</Differs>}
    </Lane>
  )
}

/** Where its words have no room for a few letters, they wrap out of sight. */
const Shows = styled.span`
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  padding-inline: 0.375rem;
  border-inline-end: 2px solid ${color.canvas};
  background: ${color.sunken};
  font-weight: 600;

  & > i {
    flex: 0 0 1px;
    height: 100%;
  }

  & > span {
    max-width: 6rem;
  }

  @container (max-width: 40rem) {
    & > span {
      flex: 1 1 3rem;
      min-width: 0;
      max-width: none;
    }
  }
`

/** Where two runs show different things for the longest time. It covers what it marks, and says it itself. */
const Differs = styled.span`
  box-sizing: border-box;
  padding-inline: 0.25rem;
  border: 2px solid ${color.text};
  background: ${color.sunken};
  font-weight: 600;
  line-height: 1.25rem !important;
`
