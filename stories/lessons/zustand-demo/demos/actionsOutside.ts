import { create } from 'zustand'

interface Clicks {
  clicks: number
}

export const useClicks = create<Clicks>()(() => ({ clicks: 0 }))

/** An action is a function of the module. A component imports it, and needs no selector for it. */
export function addOne(): void {
  useClicks.setState(({ clicks }) => ({ clicks: clicks + 1 }))
}
