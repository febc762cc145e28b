import type { NetworkConditions } from '#placeholder-api/network.ts'

/** Toolbar knob that turns every world's network at once; `story` leaves each as its story asks for. */
export interface NetworkGlobals {
  network: 'story' | 'slow' | 'failing' | 'offline'
}

/** What a toolbar setting changes of a story's own network. */
export const networkOf: Record<NetworkGlobals['network'], Partial<NetworkConditions>> = {
  story: {},
  slow: { latencyMs: 2000 },
  failing: { failing: { method: 'ANY', times: Infinity } },
  offline: { offline: true },
}

/** The knob itself. Its value is in the address, so a failing state is a link. */
export const networkGlobalType = {
  description: 'Network',
  toolbar: {
    icon: 'globe' as const,
    dynamicTitle: true,
    items: [
      { value: 'story', title: 'Network of the story' },
      { value: 'slow', title: 'Slow network (2 s)' },
      { value: 'failing', title: 'Failing server' },
      { value: 'offline', title: 'Offline' },
    ],
  },
}
