import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '#ui/tokens.ts'
import type { Clock } from './clock.ts'

/** Says whether time is sped up; screen readers announce changes. */
export function ClockBanner({ clock }: { clock: Clock }) {
  const speed = useSyncExternalStore(clock.subscribe, clock.speed, clock.speed)
  // The lead only grows while time is sped up, so at 1× it stands still.
  const aheadMs = speed === 1 ? Math.round(clock.aheadMs()) : 0
  return (
    <Strip role="status" $on={speed !== 1}>
      {speed !== 1 && `Time runs ${speed}× faster in this frame.`}
      {speed === 1 && 'Time runs as usual.'}
      {aheadMs > 0 && ` This frame is ${inMinutes(aheadMs)} ahead.`}
    </Strip>
  )
}

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}

const Strip = styled.p<{ $on: boolean }>`
  display: flex;
  align-items: center;
  min-height: 3rem;
  margin: 0;
  padding: ${space.s} ${space.m};
  border-inline-start: 4px solid ${({ $on }) => ($on ? color.accent : color.border)};
  border-radius: ${radius.s};
  background: ${({ $on }) => ($on ? color.accentSoft : color.sunken)};
  color: ${color.text};
  font-weight: ${({ $on }) => ($on ? 600 : 400)};
`
