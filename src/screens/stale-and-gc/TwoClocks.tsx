import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Column } from '#ui/layout.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { useNow } from '#ui/useNow.ts'

/** Often enough for bars that move. */
const TICK_MS = 200

export interface TwoClocksProps {
  queryKey: QueryKey
  /** In ms. */
  staleTime: number
  /** In ms. */
  gcTime: number
  /** When the last reader left, in ms since the epoch; undefined while one reads. */
  leftAt: number | undefined
}

/** For how much longer a cache entry is trusted and kept. Both change without an event, so they are read again and again. */
export function TwoClocks({ queryKey, staleTime, gcTime, leftAt }: TwoClocksProps) {
  const now = useNow(() => TICK_MS)
  const entry = useQueryClient().getQueryCache().find({ queryKey })
  const updatedAt = entry?.state.dataUpdatedAt ?? 0
  // The library starts `gcTime` again when a request ends without a reader.
  const unreadSince = leftAt && Math.max(leftAt, updatedAt, entry?.state.errorUpdatedAt ?? 0)
  const trusted = updatedAt + staleTime - now
  const kept = (unreadSince ?? now) + gcTime - now

  const trust = () => {
    if (entry === undefined || updatedAt === 0) return 'no data yet'
    return trusted > 0 ? `fresh for ${secondsIn(trusted)}` : 'stale: a mount, focus or reconnect asks again'
  }
  const keeping = () => {
    if (entry === undefined) return 'gone'
    return unreadSince === undefined ? 'kept: a component reads it' : `thrown away in ${secondsIn(kept)}`
  }

  return (
    <Clocks $gap="s">
      <Clock>
        <Name>staleTime: {staleTime}</Name>
        <Says>{trust()}</Says>
        <Track aria-hidden>
          <Bar $color={color.fresh} style={{ width: share(updatedAt === 0 ? 0 : trusted, staleTime) }} />
        </Track>
      </Clock>
      <Clock>
        <Name>gcTime: {gcTime}</Name>
        <Says>{keeping()}</Says>
        <Track aria-hidden>
          <Bar $color={color.inactive} style={{ width: share(entry === undefined ? 0 : kept, gcTime) }} />
        </Track>
      </Clock>
    </Clocks>
  )
}

function secondsIn(ms: number): string {
  return `${Math.max(1, Math.ceil(ms / 1000))} s`
}

function share(left: number, whole: number): string {
  return `${Math.min(100, Math.max(0, (100 * left) / whole))}%`
}

const Clocks = styled(Column)`
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`

const Clock = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
`

const Name = styled.code.attrs({ translate: 'no' })`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
`

const Says = styled.span`
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`

const Track = styled.div`
  flex-basis: 100%;
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.sunken};
`

const Bar = styled.div<{ $color: string }>`
  height: 100%;
  background: ${({ $color }) => $color};
  forced-color-adjust: none;
`
