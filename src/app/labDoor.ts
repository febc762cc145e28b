import { createContext, createRef } from 'react'
import type { RefObject } from 'react'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { importLate } from '#ui/importLate.ts'
import { writeLab } from './labAddress.ts'

interface LabState {
  /** What has been set of the network, as a text for the address; undefined while the lab is closed. */
  network: string | undefined
  /** Whether somebody has opened it here, and not the address. */
  wasPressed: boolean
  /** Whether its code did not come when it was last asked for. */
  hasFailed: boolean
}

/** Between the button in the header and the lab, which is no part of the app that it watches. */
export interface LabDoor {
  state: StoreApi<LabState>
  /** The button, which takes the focus back from a lab that is closed. */
  button: RefObject<HTMLButtonElement | null>
}

/** @param network what the address says of the lab; undefined leaves it closed */
export function createLabDoor(network?: string): LabDoor {
  return { state: createStore(() => ({ network, wasPressed: false, hasFailed: false })), button: createRef() }
}

/**
 * Mounts the lab when it is opened for the first time: until then its place is no part of the page. One that fails to load leaves the
 * door closed, and is tried again when somebody opens it.
 */
export function mountWhenOpened({ state }: LabDoor, mount: () => Promise<void>): void {
  let mounting: Promise<void> | undefined

  function look(): void {
    if (state.getState().network === undefined) return
    mounting ??= mount().catch(() => {
      mounting = undefined
      state.setState({ network: undefined, hasFailed: true })
    })
  }

  state.subscribe(look)
  look()
}

const fetchLabDock = () => import('./LabDock.tsx')

/** Fetches the lab's place. Where only loading the page anew brings it, the address has the lab by then. */
export function loadLabDock({ state }: LabDoor) {
  return importLate(fetchLabDock, () => writeLab(state.getState().network))
}

/** Undefined where there is no lab, as in a story. */
export const LabDoorContext = createContext<LabDoor | undefined>(undefined)
