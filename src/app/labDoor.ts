import { createContext, createRef } from 'react'
import type { RefObject } from 'react'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

interface LabState {
  /** What has been set of the network, as a text for the address; undefined while the lab is closed. */
  network: string | undefined
  /** Whether somebody has opened it here, and not the address. */
  wasPressed: boolean
}

/** Between the button in the header and the lab, which is no part of the app that it watches. */
export interface LabDoor {
  state: StoreApi<LabState>
  /** The button, which takes the focus back from a lab that is closed. */
  button: RefObject<HTMLButtonElement | null>
}

/** @param network what the address says of the lab; undefined leaves it closed */
export function createLabDoor(network?: string): LabDoor {
  return { state: createStore(() => ({ network, wasPressed: false })), button: createRef() }
}

/** Undefined where there is no lab, as in a story. */
export const LabDoorContext = createContext<LabDoor | undefined>(undefined)
