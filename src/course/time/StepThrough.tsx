import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { color, font, space, width } from '#ui/tokens.ts'
import { secondsOf } from './axis.ts'
import type { Axis } from './axis.ts'
import type { Instrument } from './instrument.ts'
import { LateTimeAxis } from './lateTimeAxis.ts'
import type { Playhead } from './playhead.ts'

interface StepThroughProps {
  title: string
  /** Undefined where nothing was recorded: then there are only the steps of its test. */
  replay: { axis: Axis; playhead: Playhead } | undefined
  instrument?: Instrument | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** What makes the demo live again, where a picture of the run stands in its place. */
  wayBack?: string | undefined
  /** The steps of its test. */
  children?: ReactNode
}

/** An offer, once a demo has run: its run over time. */
export function StepThrough({
  title,
  replay,
  instrument,
  isOpen,
  onToggle,
  wayBack,
  children,
}: StepThroughProps) {
  return (
    <Box className="sb-unstyled">
      {replay && wayBack !== undefined && <Paused {...replay} wayBack={wayBack} />}
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <Summary>Step through this run</Summary>
        {replay && isOpen && (
          <Suspense>
            <LateTimeAxis title={title} {...replay} instrument={instrument} />
          </Suspense>
        )}
        {children}
      </details>
    </Box>
  )
}

/** Says once the run has stopped that what looks like a demo is a picture. Unseen while it plays, it keeps its room. */
function Paused({ axis, playhead: { store }, wayBack }: { axis: Axis; playhead: Playhead; wayBack: string }) {
  const isPlaying = useStore(store, (state) => state.isPlaying)
  const words = useStore(store, ({ at }) => {
    const where = axis.differs && at === axis.telling ? ', where the two differ' : ''
    return `Paused at ${secondsOf(at)}${where}. ${wayBack}`
  })
  return <Line data-playing={isPlaying ? '' : undefined}>{words}</Line>
}

const Box = styled.div`
  border-block-start: 1px solid ${color.border};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
`

/** As high as a finger needs. */
const Summary = styled.summary`
  padding: 0.75rem var(--demo-inset);
  color: ${color.accentText};
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Line = styled.p`
  margin: 0;
  padding: ${space.s} var(--demo-inset) 0;
  color: ${color.textMuted};

  &[data-playing] {
    visibility: hidden;
  }

  /* Two lines at any moment: nothing moves below a finger that drags through the run. */
  @media (max-width: ${width.phone}) {
    box-sizing: content-box;
    min-height: 2lh;
  }
`
