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
  /** The lab's parameter in the address; undefined leaves the lab closed. */
  lab: string | undefined
  queryClient: QueryClient
  router: RouterProviderProps['router']
  watch: Backend['watch']
  /** Records the actions of the app's stores; undefined if Redux DevTools are installed. */
  recorder: ActionRecorder | undefined
  /** The page's clock; undefined if the page was opened without the lab. */
  clock: Clock | undefined
  /** Called when the lab records, or when it has failed to load. */
  onSettled: () => void
}

/** The lab at the foot of the app, whose state is kept in the address. */
export function LabDock({ lab, queryClient, router, watch, recorder, clock, onSettled }: LabDockProps) {
  /** The network's changes as a text for the address; undefined while the lab is closed. */
  const [network, setNetwork] = useState(lab)
  const [watched, setWatched] = useState<Watched>()
  const isOpen = network !== undefined
  const dock = useScrollPadding<HTMLElement>(isOpen)
  const prepare = useCallback(() => loadWatched(watch).then(setWatched), [watch])
  useLabAddress(router, network)
  // The link below contains the current address.
  useSyncExternalStore(router.subscribe, () => router.state.location)

  function toggle(opens: boolean): void {
    setNetwork(opens ? '' : undefined)
    if (opens || watched) return
    // The address has already changed the network, even if the lab's code failed to load.
    watch().then(
      (observed) => observed.network?.reset(),
      () => undefined,
    )
  }

  /** Adds a change to the earlier ones. A failure stays in the address after requests have used it up. */
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

/** What the backend exposes to the lab, with the functions that convert its network to a text. */
type Watched = Awaited<ReturnType<typeof loadWatched>>

async function loadWatched(watch: Backend['watch']) {
  const [observed, { readNetwork, writeNetwork }] = await Promise.all([
    watch(),
    import('#lab/network/networkAddress.ts'),
  ])
  return { ...observed, readNetwork, writeNetwork }
}

/** Covers the empty last line of the footer, and content that is scrolled behind it. */
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
