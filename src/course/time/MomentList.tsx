import { useId } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { color, radius, space } from '#ui/tokens.ts'
import { secondsOf } from './axis.ts'
import type { Axis } from './axis.ts'
import type { Playhead } from './playhead.ts'

/** All moments of an axis, each with its time: what the drawing says, in words. Choosing one moves the playhead to it. */
export function MomentList({ axis: { moments }, playhead }: { axis: Axis; playhead: Playhead }) {
  const id = useId()
  const chosen = useStore(playhead.store, ({ at }) =>
    Math.max(
      0,
      moments.findLastIndex((moment) => moment.at <= at),
    ),
  )
  const choose = (index: number) => playhead.moveTo(moments[index]?.at ?? 0)

  function onKeyDown(event: KeyboardEvent): void {
    const next: Record<string, number> = {
      ArrowDown: Math.min(chosen + 1, moments.length - 1),
      ArrowUp: Math.max(chosen - 1, 0),
      Home: 0,
      End: moments.length - 1,
    }
    const index = next[event.key]
    if (index === undefined) return
    event.preventDefault()
    choose(index)
  }

  function onClick({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    const index = moments.findIndex((_moment, place) => option?.id === `${id}-${place}`)
    if (index !== -1) choose(index)
  }

  return (
    <Fold>
      <summary>All moments</summary>
      <List
        role="listbox"
        tabIndex={0}
        aria-label="Moments"
        aria-activedescendant={`${id}-${chosen}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {moments.map(({ at, says }, index) => (
          <div
            key={`${at} ${says}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
          >
            <time>{secondsOf(at)}</time> {says}
          </div>
        ))}
      </List>
    </Fold>
  )
}

const List = styled.div`
  padding: 0 calc(var(--demo-inset) - ${space.s}) ${space.s};

  & > div {
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr);
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.s};
    line-height: 1.5;
    cursor: pointer;
  }

  & > div[aria-selected='true'] {
    background: ${color.accentSoft};
  }

  & time {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`

/** What the drawing says, in words or numbers, folded below it. */
const Fold = styled.details`
  border-block-start: 1px solid ${color.border};

  & > summary {
    padding: ${space.s} var(--demo-inset);
    color: ${color.textMuted};
    cursor: pointer;
  }
`
