import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { useStore } from 'zustand'
import type { ActionRecorder } from '#lab/actions/actionRecorder.ts'
import type { Clock } from '#lab/clock/clock.ts'
import { LabHost } from '#lab/LabHost.tsx'
import type { NetworkConditions } from '#mocks/network.ts'
import { importLate } from '#ui/importLate.ts'
import type { Backend } from './backend.ts'
import { withLab } from './labAddress.ts'
import type { LabDoor } from './labDoor.ts'
import { LabPlace, RoomBeside } from './LabPlace.ts'
import { usualLatencyMs } from './mockApi.ts'
import { useLabAddress } from './useLabAddress.ts'
import { useScrollPadding } from './useScrollPadding.ts'

export interface LabDockProps {
  door: LabDoor
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

/** The lab beside the app, or at its foot where there is no room: its place, and its part of the address. */
export function LabDock({ door, queryClient, router, watch, recorder, clock, onSettled }: LabDockProps) {
  const { network, wasPressed } = useStore(door.state)
  const [watched, setWatched] = useState<Watched>()
  const isOpen = network !== undefined
  const dock = useScrollPadding<HTMLElement>(isOpen)
  const prepare = useCallback(() => loadWatched(watch).then(setWatched), [watch])
  useLabAddress(router, network)
  // The link below contains the current address.
  useSyncExternalStore(router.subscribe, () => router.state.location)

  // Also where it was closed before it came: the address has turned the network already.
  useEffect(() => {
    if (isOpen) return
    clock?.setSpeed(1)
    watch().then(
      (observed) => observed.network?.reset(),
      () => undefined,
    )
  }, [isOpen, watch, clock])

  function close(): void {
    door.state.setState({ network: undefined })
    door.button.current?.focus()
  }

  /** Adds a change to the earlier ones. A failure stays in the address after requests have used it up. */
  function onNetworkSet(change: Partial<NetworkConditions> | undefined): void {
    if (watched === undefined || network === undefined) return
    const { readNetwork, writeNetwork } = watched
    const next =
      change === undefined ? '' : writeNetwork({ ...readNetwork(network), ...change }, usualLatencyMs())
    door.state.setState({ network: next })
  }

  if (!isOpen) return null
  return (
    <LabPlace ref={dock} aria-label="Lab">
      <RoomBeside />
      <LabHost
        isOpen
        takesFocus={wasPressed}
        onToggle={close}
        prepare={prepare}
        onSettled={onSettled}
        server={
          watched && {
            queryClient,
            log: watched.log,
            network: watched.network,
            recording: watched.recording,
          }
        }
        onNetworkSet={onNetworkSet}
        actions={{ recorder }}
        clock={{
          clock,
          elsewhere: {
            because: 'late',
            label: 'Reload this page, with a clock',
            href: location.pathname + withLab(location.search, network) + location.hash,
          },
        }}
      />
    </LabPlace>
  )
}

const loadNetworkAddress = () => import('#lab/network/networkAddress.ts')

/** What the backend exposes to the lab, with the functions that convert its network to a text. */
type Watched = Awaited<ReturnType<typeof loadWatched>>

async function loadWatched(watch: Backend['watch']) {
  const [observed, { readNetwork, writeNetwork }] = await Promise.all([
    watch(),
    importLate(loadNetworkAddress),
  ])
  return { ...observed, readNetwork, writeNetwork }
}
