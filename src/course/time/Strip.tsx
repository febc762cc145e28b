import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { shownAt } from './axis.ts'
import type { Axis } from './axis.ts'
import { spanStyle } from './drawn.ts'
import type { Place } from '#ui/axis.ts'
import { Lane } from './Lane.tsx'
import { outside } from './outside.ts'
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
  const bars = shown.flatMap(({ from, says }, index) =>
    outside({ from, to: shown[index + 1]?.from ?? to }, differs).map((span) => ({ span, says })),
  )
  return (
    <Lane name={name} isTitle={isTitle} wraps="always">
      {bars.map(({ span, says }) => (
        <Shows key={span.from} title={says} style={spanStyle(place, span)}>
          <span>{says}</span>
        </Shows>
      ))}
      {differs && (
        <Differs title={shownAt(recording, differs.from)} style={spanStyle(place, differs)}>
          <span>{shownAt(recording, differs.from)}</span>
        </Differs>
      )}
    </Lane>
  )
}

/** Has as many of its words as have room on two lines, and none where its longest word has not: it then stands below, where it is cut off. */
const Shows = styled.span`
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: 0.25rem;
  border-inline-end: 2px solid ${color.canvas};
  background: ${color.sunken};
  font-weight: 600;

  &::before {
    height: 100%;
    content: '';
  }

  & > span {
    flex: 1 1 auto;
    width: min-content;
    max-height: 2lh;
    overflow: hidden;
    overflow-wrap: normal;
  }
`

/** Where two runs show different things for the longest time. */
const Differs = styled(Shows)`
  border: 2px solid ${color.text};
`
