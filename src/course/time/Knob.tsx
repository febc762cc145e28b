import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { color, font, radius } from '#ui/tokens.ts'
import type { Span } from './axis.ts'
import type { Drawn } from './drawn.ts'
import { inSeconds, valueAfter, within, wordsOf } from './handles.ts'
import type { Handle } from './handles.ts'
import type { Instrument } from './instrument.ts'
import { useDrag } from './useDrag.ts'

interface KnobsProps extends Drawn {
  ids: readonly string[]
  /** The run whose line it is; undefined for a line of all runs. */
  of?: string | undefined
}

/** What can be moved in a line. */
export function Knobs({ ids, of, axis, handles, instrument, held }: KnobsProps) {
  if (instrument === undefined) return null
  return handles
    .filter((handle) => ids.includes(handle.id) && (of === undefined || of === handle.of))
    .map((handle) => <Knob key={handle.id} handle={handle} instrument={instrument} axis={axis} held={held} />)
}

interface KnobProps {
  handle: Handle
  instrument: Instrument
  axis: Span
  held: Drawn['held']
}

/** The end of a bar, or a press, as something that can be taken in hand. */
function Knob({ handle, instrument: { move, settle }, axis, held }: KnobProps) {
  const { id, name, value, least, most, zero, at, lesson } = handle
  const grip = useRef<HTMLSpanElement>(null)
  const percent = (ms: number) => Math.min(100, Math.max(0, ((ms - axis.from) / (axis.to - axis.from)) * 100))

  useLayoutEffect(() => {
    if (held.isHeld(id)) grip.current?.focus({ preventScroll: true })
  }, [held, id])

  function onKeyDown(event: KeyboardEvent): void {
    const next = valueAfter(event.key, handle)
    if (next === undefined) return
    event.preventDefault()
    if (next !== value) move(id, next)
  }

  const drag = useDrag({
    axis,
    onDrag(to) {
      const next = within(to - zero, handle)
      if (next !== value) move(id, next, 'held')
    },
    onEnd: settle,
  })

  return (
    <>
      {lesson !== undefined && lesson !== value && (
        <OwnTime aria-hidden style={{ insetInlineStart: `${percent(zero + lesson)}%` }} />
      )}
      <Grip
        ref={grip}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={wordsOf(handle)}
        data-value={inSeconds(value).replace(' seconds', ' s')}
        style={{ insetInlineStart: `${percent(at)}%` }}
        onFocus={() => held.hold(id)}
        onBlur={held.let}
        onKeyDown={onKeyDown}
        {...drag}
      />
    </>
  )
}

/** As wide as a finger needs, around what is drawn of it. A drag up or down is not meant for it, and scrolls the page. */
const Grip = styled.span`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  width: 1.5rem;
  translate: -50% 0;
  cursor: ew-resize;
  touch-action: pan-y;

  &::before {
    content: '';
    position: absolute;
    inset: 0.0625rem 0.46875rem;
    border: 1px solid ${color.surface};
    border-radius: 3px;
    background: linear-gradient(${color.surface} 0 0) 50% 50% / 1px 50% no-repeat ${color.text};
    forced-color-adjust: none;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: 2.5px solid ${color.focus};
    outline-offset: 1px;
  }

  &:is(:focus-visible, :active)::after {
    content: attr(data-value);
    position: absolute;
    inset-block-end: calc(100% + 2px);
    inset-inline-start: 50%;
    z-index: 2;
    padding: 0 0.375rem;
    border-radius: ${radius.s};
    background: ${color.text};
    color: ${color.surface};
    font: 600 0.75rem/1.5 ${font.body};
    white-space: nowrap;
    translate: -50% 0;
    pointer-events: none;
  }
`

/** The lesson's own time, where another one was set. */
const OwnTime = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 2px dotted ${color.outline};
  pointer-events: none;
`
