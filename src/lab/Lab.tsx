import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Network, NetworkConditions } from '#mocks/network.ts'
import { Banner } from '#ui/Banner.tsx'
import { Column } from '#ui/layout.ts'
import { ActionLogPanel } from './actions/ActionLogPanel.tsx'
import type { ActionRecorder } from './actions/actionRecorder.ts'
import { CacheTimeline } from './cache/CacheTimeline.tsx'
import { Devtools } from './cache/Devtools.tsx'
import type { Clock } from './clock/clock.ts'
import { ClockBanner } from './clock/ClockBanner.tsx'
import { ClockControl } from './clock/ClockControl.tsx'
import type { ClockControlProps } from './clock/ClockControl.tsx'
import { describeNetwork, isHealthy } from './network/describeNetwork.ts'
import { LabTabs } from './LabTabs.tsx'
import { NetworkPanel } from './network/NetworkPanel.tsx'
import { RequestTable } from './requests/RequestTable.tsx'
import { useServerRecording } from './useServerRecording.ts'
import type { WatchedServer } from './useServerRecording.ts'

export interface LabProps {
  /** The cache to be watched, and what goes to its server. A real server has no network that could be turned. */
  server?: WatchedServer | undefined
  /** Told what a person has changed of the network, for an address; undefined for a reset. */
  onNetworkSet?: (change: Partial<NetworkConditions> | undefined) => void
  /** The recorder of actions; undefined if the reader has Redux DevTools, which record them instead. */
  actions?: { recorder: ActionRecorder | undefined } | undefined
  clock?: ClockControlProps | undefined
  /** Hides the instruments, except for banners about a changed network or clock. Recording goes on. */
  folded?: boolean
}

/** The instruments of one demo, each on a tab. They show what was recorded, whichever of them was looked at. */
export function Lab({ server, onNetworkSet, actions, clock, folded = false }: LabProps) {
  const recording = useServerRecording(server)
  const instruments: Record<string, ReactNode> = {
    ...(server &&
      recording && {
        Requests: <RequestTable log={server.log} tracker={recording.tracker} />,
        Cache: (
          <Column $gap="l">
            <CacheTimeline history={recording.cache} />
            <Devtools client={server.queryClient} />
          </Column>
        ),
        Network: server.network ? (
          <NetworkPanel network={server.network} {...(onNetworkSet && { onSet: onNetworkSet })} />
        ) : (
          <p>This server is a real one: its network is what it is.</p>
        ),
      }),
    ...(actions && { Actions: <ActionLogPanel recorder={actions.recorder} /> }),
    ...(clock && canBeSet(clock) && { Clock: <ClockControl {...clock} /> }),
  }
  const [chosen, choose] = useState('')
  const shown = chosen in instruments ? chosen : (Object.keys(instruments)[0] ?? '')

  return (
    <>
      {clock?.clock && (folded || shown !== 'Clock') && <FastClockBanner clock={clock.clock} />}
      {server?.network && folded && <TurnedNetworkBanner network={server.network} />}
      <LabTabs
        instruments={instruments}
        // So they keep their controls' state.
        kept={['Network', 'Cache']}
        shown={shown}
        onShow={choose}
        hidden={folded}
      />
    </>
  )
}

/** Says on every tab that time is sped up. */
function FastClockBanner({ clock }: { clock: Clock }) {
  const speed = useSyncExternalStore(clock.subscribe, clock.speed, clock.speed)
  return speed === 1 ? null : <ClockBanner clock={clock} />
}

function TurnedNetworkBanner({ network }: { network: Network }) {
  const conditions = useSyncExternalStore(network.subscribe, network.conditions, network.conditions)
  return isHealthy(conditions) ? null : <Banner>{describeNetwork(conditions)}</Banner>
}

/** Where demos share the time of their page, none of them can change it: a tab would only say so. */
function canBeSet({ clock, elsewhere }: ClockControlProps): boolean {
  return clock !== undefined || elsewhere.because === 'late'
}
