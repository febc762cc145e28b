import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Network, NetworkConditions } from '#mocks/network.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Columns, Row } from '#ui/layout.ts'
import { Range } from '#ui/Range.tsx'
import { describeNetwork, inSeconds } from './describeNetwork.ts'
import { FailNext } from './FailNext.tsx'
import { limits } from './limits.ts'
import { SeedField } from './SeedField.tsx'
import { Switch } from './Switch.tsx'

export interface NetworkPanelProps {
  network: Network
  /** Called with the user's changes, undefined for a reset; not called when requests use up failures. */
  onSet?: (change: Partial<NetworkConditions> | undefined) => void
}

/** The controls of one world's network, and its state in words. */
export function NetworkPanel({ network, onSet }: NetworkPanelProps) {
  const conditions = useSyncExternalStore(network.subscribe, network.conditions, network.conditions)
  const [resets, setResets] = useState(0)
  const percent = Math.round(conditions.errorRate * 100)

  function set(change: Partial<NetworkConditions>): void {
    network.set(change)
    onSet?.(change)
  }

  function reset(): void {
    network.reset()
    setResets(resets + 1)
    onSet?.(undefined)
  }

  return (
    <Column $gap="l" role="group" aria-label="Network">
      <Head $align="center">
        <Banner>{describeNetwork(conditions)}</Banner>
        <Button onClick={() => reset()}>Reset</Button>
      </Head>
      {/* A new key, so that a reset also clears drafts. */}
      <Columns key={resets} $least="16rem" $gap="l xl" $stretch>
        <FailNext failing={conditions.failing} onChange={(failing) => set({ failing })} />
        <Column>
          <Range
            label="Latency"
            value={conditions.latencyMs / 1000}
            text={inSeconds(conditions.latencyMs)}
            max={limits.latencyMs / 1000}
            step={0.1}
            onChange={(seconds) => set({ latencyMs: Math.round(seconds * 1000) })}
          />
          <Switch
            label="Unreachable"
            hint="While on, no request reaches the server."
            on={conditions.offline}
            onChange={(offline) => set({ offline })}
          />
        </Column>
        <Column>
          <Range
            label="Error rate"
            value={percent}
            text={`${percent} %`}
            max={100}
            step={1}
            onChange={(share) => set({ errorRate: share / 100 })}
          />
          <SeedField seed={conditions.errorSeed} onChange={(errorSeed) => set({ errorSeed })} />
        </Column>
      </Columns>
    </Column>
  )
}

const Head = styled(Row)`
  & > :first-child {
    flex: 1 1 12rem;
  }
`
