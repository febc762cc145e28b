import { createContext } from 'react'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** How often each reader has rendered, by its name. */
export type Renders = Readonly<Record<string, number>>

/** Counts renders outside of React, so that counting causes no render of a reader. */
export type RenderTally = StoreApi<Renders>

export const RenderTallyContext = createContext<RenderTally | undefined>(undefined)

export function createRenderTally(): RenderTally {
  return createStore<Renders>()(() => ({}))
}

/** Counts one more render of a reader. */
export function countRender(tally: RenderTally, name: string): void {
  tally.setState((renders) => ({ [name]: (renders[name] ?? 0) + 1 }))
}

/** What has been counted since an earlier moment. */
export function rendersSince(earlier: Renders, now: Renders): Renders {
  return Object.fromEntries(Object.entries(now).map(([name, count]) => [name, count - (earlier[name] ?? 0)]))
}
