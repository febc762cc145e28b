import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import type { Place } from '#ui/axis.ts'
import { shownAt } from './axis.ts'
import type { Axis, Span } from './axis.ts'
import { spanStyle, Lane } from './Lane.tsx'
import type { Recording } from './recording.ts'

interface StripProps {
  name: string
  isTitle: boolean
  recording: Recording
  axis: Axis
  place: Place
}

/** What the page of one run showed, and where the other one showed something else. */
export function ShownStrip({ name, isTitle, recording, axis: { differs, to }, place }: StripProps) {
  const { shown } = recording
  const bars = shown.flatMap(({ from, says }, index) =>
    outside({ from, to: shown[index + 1]?.from ?? to }, differs).map((span) => ({ span, says })),
  )
  return (
    <Lane name={name} isTitle={isTitle} wraps="always">
      {bars.map(({ span, says }) => (
        <ShownBar key={span.from} title={says} style={spanStyle(place, span)}>
          <span>{says}</span>
        </ShownBar>
      ))}
      {differs && (
        <DifferingBar title={shownAt(recording, differs.from)} style={spanStyle(place, differs)}>
          <span>{shownAt(recording, differs.from)}</span>
        </DifferingBar>
      )}
    </Lane>
  )
}

/** What of a span is outside of another one. */
function outside(span: Span, other: Span | undefined): readonly Span[] {
  if (other === undefined) return [span]
  return [
    { from: span.from, to: Math.min(span.to, other.from) },
    { from: Math.max(span.from, other.to), to: span.to },
  ].filter(({ from, to }) => from < to)
}

/** Has as many of its words as have room on two lines, and none where its longest word has not: it then stands below, where it is cut off. */
const ShownBar = styled.span`
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
const DifferingBar = styled(ShownBar)`
  border: 2px solid ${color.text};
`
