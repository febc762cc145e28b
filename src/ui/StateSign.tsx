import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A state of a cache entry that is named or drawn somewhere. */
export type EntryState = 'fetching' | 'fresh' | 'stale' | 'paused' | 'inactive' | 'failed'

/** What is drawn within 16 × 16. Each shape is known without its colour. */
const shapes: Record<EntryState, ReactNode> = {
  fresh: (
    <>
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="2.5" fill="currentColor" stroke="none" />
    </>
  ),
  stale: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.5 1.5" />
    </>
  ),
  fetching: (
    <>
      <circle cx="8" cy="8" r="6" opacity="0.3" />
      <path d="M8 2a6 6 0 0 1 6 6" strokeWidth="3" />
    </>
  ),
  paused: <path d="M5.5 3v10M10.5 3v10" strokeWidth="2.5" />,
  failed: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="m5.5 5.5 5 5m0-5-5 5" stroke="var(--sign-ground, #fff)" />
    </>
  ),
  inactive: <circle cx="8" cy="8" r="6" strokeDasharray="2.5 2.2" />,
}

/** The sign of a state, in the colour of the text around it. Its word stands beside it. */
export function StateSign({ is }: { is: EntryState }) {
  return (
    <Sign aria-hidden viewBox="0 0 16 16">
      {shapes[is]}
    </Sign>
  )
}

const Sign = styled.svg`
  flex: none;
  width: 0.875em;
  height: 0.875em;
  margin-inline-end: 0.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  vertical-align: -0.09em;
`
