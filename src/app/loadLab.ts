import type { ComponentType } from 'react'
import type { Clock } from '#lab/clock/clock.ts'
import type { LabProps } from '#lab/Lab.tsx'
import type { NetworkConditions } from '#mocks/network.ts'
import type { Backend, Observed } from './backend.ts'

/** The lab's code, and what it watches. */
export interface LoadedLab extends Observed {
  Lab: ComponentType<LabProps>
  /** A network as a text for an address. */
  writeNetwork: (conditions: Partial<NetworkConditions>) => string
  readNetwork: (text: string) => Partial<NetworkConditions>
  /** The page's clock; undefined where the page was opened without the lab. */
  clock: Clock | undefined
}

/** Fetches the lab, and begins to watch what goes to the server. */
export async function loadLab(watch: Backend['watch']): Promise<LoadedLab> {
  const [{ Lab }, { readNetwork, writeNetwork }, { preparedClock }, watched] = await Promise.all([
    import('#lab/Lab.tsx'),
    import('#lab/network/networkAddress.ts'),
    import('#lab/clock/preparedClock.ts'),
    watch(),
  ])
  return { Lab, readNetwork, writeNetwork, clock: preparedClock(), ...watched }
}
