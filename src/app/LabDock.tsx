import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { ActionRecorder } from '#lab/actions/actionRecorder.ts'
import type { Clock } from '#lab/clock/clock.ts'
import { LabHost } from '#lab/LabHost.tsx'
import type { NetworkConditions } from '#mocks/network.ts'
import { color, radius, shadow, space } from '#ui/tokens.ts'
import type { Backend } from './backend.ts'
import { withLab } from './labAddress.ts'
import { useLabAddress } from './useLabAddress.ts'
import { useScrollPadding } from './useScrollPadding.ts'

export interface LabDockProps {
  /** What the address says of the lab; undefined leaves it closed. */
  lab: string | undefined
  queryClient: QueryClient
  router: RouterProviderProps['router']
  watch: Backend['watch']
  /** Records the actions of the app's stores; undefined where the reader has Redux DevTools. */
  recorder: ActionRecorder | undefined
  /** The page's clock; undefined where the page was opened without the lab. */
  clock: Clock | undefined
  /** Called when the lab watches, or when it is clear that it does not yet. */
  onSettled: () => void
}

/** The lab at the foot of the app: its place, and its part of the address. */
export function LabDock({ lab, queryClient, router, watch, recorder, clock, onSettled }: LabDockProps) {
  /** What has been set of the network, as a text for the address; undefined while the lab is closed. */
  const [network, setNetwork] = useState(lab)
  const [watched, setWatched] = useState<Watched>()
  const isOpen = network !== undefined
  const dock = useScrollPadding<HTMLElement>(isOpen)
  const prepare = useCallback(() => loadWatched(watch).then(setWatched), [watch])
  useLabAddress(router, network)
  // Its address is part of what is shown here.
  useSyncExternalStore(router.subscribe, () => router.state.location)

  function toggle(opens: boolean): void {
    setNetwork(opens ? '' : undefined)
    if (opens || watched) return
    // The address has turned the network already, though the lab has not come.
    watch().then(
      (observed) => observed.network?.reset(),
      () => undefined,
    )
  }

  /** What was set before stays in the address, also a failure that has been used up since. */
  function onNetworkSet(change: Partial<NetworkConditions> | undefined): void {
    if (watched === undefined || network === undefined) return
    const { readNetwork, writeNetwork } = watched
    setNetwork(change === undefined ? '' : writeNetwork({ ...readNetwork(network), ...change }))
  }

  return (
    <Place ref={dock} aria-label="Lab" $isOpen={isOpen}>
      <LabHost
        isOpen={isOpen}
        onToggle={toggle}
        prepare={prepare}
        onSettled={onSettled}
        server={watched && { queryClient, log: watched.log, network: watched.network }}
        onNetworkSet={onNetworkSet}
        actions={{ recorder }}
        clock={{
          clock,
          elsewhere: {
            because: 'late',
            label: 'Load this page anew, with a clock',
            href: location.pathname + withLab(location.search, network) + location.hash,
          },
        }}
      />
    </Place>
  )
}

/** What goes to the server, and how its network is told in an address. */
type Watched = Awaited<ReturnType<typeof loadWatched>>

async function loadWatched(watch: Backend['watch']) {
  const [observed, { readNetwork, writeNetwork }] = await Promise.all([
    watch(),
    import('#lab/network/networkAddress.ts'),
  ])
  return { ...observed, readNetwork, writeNetwork }
}

/** In the room that the foot of the page keeps for it, and over everything above that. */
const button = css`
  position: fixed;
  inset-inline-end: 0;
  padding: ${space.s} ${space.m};
  /* What lies below it can still be pressed. */
  pointer-events: none;

  & > button {
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
    pointer-events: auto;
  }
`

const sheet = css`
  position: sticky;
  display: flex;
  flex-direction: column;
  max-height: min(32rem, 65dvh);
  border-block-start: 2px solid ${color.accent};
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  & > :last-child {
    overflow: auto;
    overscroll-behavior: contain;
  }
`

const Place = styled.aside<{ $isOpen: boolean }>`
  z-index: 15;
  inset-block-end: 0;
  ${({ $isOpen }) => ($isOpen ? sheet : button)}
`
