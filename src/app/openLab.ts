import type { ComponentType } from 'react'
import type { Clock } from '#lab/clock/clock.ts'
import type { LabProps } from '#lab/Lab.tsx'
import type { NetworkConditions } from '#placeholder-api/network.ts'
import type { Connection, Watched } from './connect.ts'

/** The lab's code, and what it watches. */
export interface OpenedLab extends Watched {
  Lab: ComponentType<LabProps>
  /** A network as a text for an address. */
  writeNetwork: (conditions: Partial<NetworkConditions>) => string
  readNetwork: (text: string) => Partial<NetworkConditions>
  /** The page's clock; undefined where the page was opened without the lab. */
  clock: Clock | undefined
}

/** Fetches the lab, and begins to watch what goes to the server. */
export async function openLab(watch: Connection['watch']): Promise<OpenedLab> {
  const [{ Lab }, { readNetwork, writeNetwork }, { preparedClock }, watched] = await Promise.all([
    import('#lab/Lab.tsx'),
    import('#lab/network/networkAddress.ts'),
    import('#lab/clock/preparedClock.ts'),
    watch(),
  ])
  return { Lab, readNetwork, writeNetwork, clock: preparedClock(), ...watched }
}
