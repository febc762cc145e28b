import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, radius, space } from '#ui/tokens.ts'
import type { Place } from '#ui/axis.ts'
import type { Axis, Span } from './axis.ts'
import type { Times } from './times.ts'

interface LaneProps {
  name: string
  /** Whether it is the first one of a run, and has its name. */
  isTitle?: boolean
  /** When its texts may take two lines. */
  wraps?: 'always' | 'where narrow'
  /** Placed in percent of the lane, and said elsewhere. */
  children: ReactNode
}

/** One line of an axis. */
export function Lane({ name, isTitle = false, wraps, children }: LaneProps) {
  return (
    <Row aria-hidden data-title={isTitle ? '' : undefined} data-wraps={wraps}>
      <span>{name}</span>
      <div>{children}</div>
    </Row>
  )
}

/** What a part of an axis is drawn by. */
export interface DrawnOn {
  axis: Axis
  place: Place
  /** Times that were moved, and with which nothing has run yet. */
  ahead: Times
}

/** Where a span is drawn. One that has begun before the axis begins with it, and has its words in sight. */
export function spanStyle(place: Place, { from, to }: Span) {
  const begin = Math.max(0, place(from))
  return { insetInlineStart: `${begin}%`, width: `${Math.max(0, place(to) - begin)}%` }
}

const twoLines = css`
  --lane: 2.25rem;

  & > div > * {
    font-size: 0.75rem;
    line-height: 0.9375rem;
    white-space: normal;
  }
`

/** What is still to come is faint. */
const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  align-items: center;
  min-height: 1.875rem;

  &[data-title] {
    margin-block-start: ${space.xs};
    padding-block-start: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  & > span {
    padding-inline-end: ${space.m};
    color: ${color.textMuted};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  &[data-title] > span {
    color: ${color.text};
    font-weight: 600;
  }

  & > div {
    position: relative;
    height: var(--lane, 1.5rem);
    overflow: clip;
    mask: linear-gradient(to right, #000 calc(var(--at) * 1%), rgb(0 0 0 / 25%) calc(var(--at) * 1%));
  }

  & > div > * {
    position: absolute;
    inset-block: 0;
    overflow: hidden;
    border-radius: ${radius.s};
    line-height: 1.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-wraps='always'] {
    ${twoLines}
  }

  @container (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);

    & > span:empty {
      display: none;
    }

    &[data-wraps] {
      ${twoLines}
    }
  }
`
