interface Subscribable {
  subscribe: (listener: never) => () => void
}

/** Counts the open subscriptions to some objects, from now on. */
export function countSubscriptions(targets: readonly Subscribable[]) {
  const counts = targets.map(() => 0)
  const restores = targets.map((target, index) => {
    const own = target.subscribe
    target.subscribe = (listener) => {
      const end = own(listener)
      let ended = false
      counts[index] = (counts[index] ?? 0) + 1
      return () => {
        if (!ended) counts[index] = (counts[index] ?? 0) - 1
        ended = true
        end()
      }
    }
    return () => void (target.subscribe = own)
  })

  return {
    open: () => [...counts],
    stopCounting() {
      for (const restore of restores) restore()
    },
  }
}
