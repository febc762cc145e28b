import type { MutationCache, MutationCacheNotifyEvent } from '@tanstack/react-query'
import { keyText } from '#lab/keyText.ts'

/** The start or the end of a mutation. */
export interface MutationMarker {
  mutationId: number
  /** Its key, or ‘mutation’ if it has none. */
  name: string
  status: 'pending' | 'success' | 'error'
  /** In ms since the epoch. */
  at: number
}

/** Records when mutations start, succeed and fail: the latest `limit` moments. */
export function recordMutations(cache: MutationCache, limit: number, onChange: () => void) {
  let markers: readonly MutationMarker[] = []
  return {
    list: () => markers,
    /** Starts recording. Returns a function that stops it. */
    watch: () => cache.subscribe(onMutation),
  }

  function onMutation(event: MutationCacheNotifyEvent): void {
    if (event.type !== 'updated') return
    const { mutationId, options, state } = event.mutation
    if (!isMoment(event.action.type) || state.status === 'idle') return
    // A mutation reports `pending` a second time when its `onMutate` returned something.
    if (markers.some((marker) => marker.mutationId === mutationId && marker.status === state.status)) return
    const name = options.mutationKey === undefined ? 'mutation' : keyText(options.mutationKey)
    const marker = { mutationId, name, status: state.status, at: Date.now() }
    markers = [...markers, marker].slice(-limit)
    onChange()
  }
}

function isMoment(action: string): boolean {
  return action === 'pending' || action === 'success' || action === 'error'
}
