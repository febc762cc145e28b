import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { latestAt, paceOf, secondsOf } from './axis.ts'
import type { Axis } from './axis.ts'
import type { Instrument } from './instrument.ts'
import { MomentList } from './MomentList.tsx'
import type { Playhead } from './playhead.ts'
import { TimesToMove } from './TimesToMove.tsx'
import { Track } from './Track.tsx'

export interface TimeAxisProps {
  /** What the recorded demos are together. */
  title: string
  axis: Axis
  playhead: Playhead
  /** Where its times can be moved, and the world then runs again. */
  instrument?: Instrument | undefined
}

/** What happened in a run, over time. It plays, and goes back; nothing that was shown is gone. */
export function TimeAxis({ title, axis, playhead, instrument }: TimeAxisProps) {
  const isPlaying = useStore(playhead.store, (state) => state.isPlaying)
  const moment = useStore(playhead.store, ({ at }) => latestAt(axis.moments, at, (one) => one.at))
  const { speed } = paceOf(axis)
  return (
    <Group role="group" aria-label={`Time: ${title}`} className="sb-unstyled">
      <Track
        axis={axis}
        ahead={instrument?.isRunning ? instrument.times : {}}
        playhead={playhead}
        says={moment?.says ?? ''}
      />
      <Narration>
        <Clock playhead={playhead} />
        {/* A screen reader hears it when it stops, and not each of its steps. */}
        <p role="status">
          {isPlaying ? <span aria-hidden>{moment?.says}</span> : moment?.says}
          {!isPlaying && <Since playhead={playhead} at={moment?.at} />}
        </p>
        <Controls>
          <small>{speed}</small>
          <Button variant="quiet" aria-label="The moment before" onClick={() => playhead.step(-1)}>
            <ArrowSign>◀︎</ArrowSign>
          </Button>
          <Button variant="quiet" onClick={isPlaying ? playhead.pause : playhead.play}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button variant="quiet" aria-label="The next moment" onClick={() => playhead.step(1)}>
            <ArrowSign>▶︎</ArrowSign>
          </Button>
        </Controls>
      </Narration>
      {instrument && <TimesToMove axis={axis} instrument={instrument} />}
      <MomentList axis={axis} playhead={playhead} />
    </Group>
  )
}

function Clock({ playhead: { store } }: { playhead: Playhead }) {
  const words = useStore(store, ({ at }) => secondsOf(at))
  return <time>{words}</time>
}

/** When it happened, where that was before the moment that is shown. */
function Since({ playhead: { store }, at = 0 }: { playhead: Playhead; at?: number | undefined }) {
  const isOver = useStore(store, (state) => secondsOf(state.at) !== secondsOf(at) && state.at > at)
  return isOver ? ` (at ${secondsOf(at)})` : null
}

const Group = styled.div`
  container-type: inline-size;
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
`

const Narration = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* A second line of the sentence moves neither the first one nor what is beside it. */
  align-items: baseline;
  gap: ${space.xs} ${space.m};
  min-height: 4rem;
  padding: ${space.xs} var(--demo-inset);
  border-block-start: 1px solid ${color.border};

  & > time {
    flex: none;
    min-width: 3.5rem;
    color: ${color.accentText};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  & > p {
    flex: 1 1 16rem;
    min-width: 0;
    min-height: 3em;
    margin: 0;
  }
`

const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: baseline;
  margin-inline: auto -${space.m};

  /* As wide as Pause while it says Play. */
  button:nth-of-type(2) {
    min-width: 5rem;
  }

  small {
    color: ${color.textMuted};
    font-size: 0.8125rem;
    white-space: nowrap;
  }
`

const ArrowSign = styled.span.attrs({ 'aria-hidden': true })`
  font-size: 0.75rem;
`
