/** Holds answers back until it lets them go. */
export interface Gate {
  /**
   * Lets answers go, in the order in which their requests arrive, and those of requests that are still to arrive.
   *
   * @param count how many; all, from now on, unless set
   */
  release(count?: number): void
  /** Lets the answer to one request go, by its place in the order of their arrival, counted from 0; it may be still to arrive. */
  releaseOne(place: number): void
}

/** A gate, and how answers pass it: each of its promises is fulfilled when one may go. */
function createGate(): Gate & { pass(): Promise<void> } {
  let free = 0
  let arrived = 0
  const held: { place: number; go: () => void }[] = []
  const early = new Set<number>()

  function letGo(): void {
    for (const { go } of held.splice(0, free)) {
      free -= 1
      go()
    }
  }

  return {
    release(count = Infinity) {
      free += count
      letGo()
    },
    releaseOne(place) {
      const index = held.findIndex((one) => one.place === place)
      if (index === -1) early.add(place)
      else for (const { go } of held.splice(index, 1)) go()
    },
    pass() {
      const place = arrived
      arrived += 1
      if (early.delete(place)) return Promise.resolve()
      const passed = new Promise<void>((go) => held.push({ place, go }))
      letGo()
      return passed
    },
  }
}

/** The gates of one network. */
export interface Gates {
  /** Holds back the answers to requests whose path ends so. */
  hold(method: string, pathEnd: string): Gate
  /** Fulfilled when the answer to a request may go; undefined where no gate holds it. */
  pass(method: string, path: string): Promise<void> | undefined
  /** Lets go whatever is held. */
  open(): void
}

/** Makes a network's gates: none, until somebody holds something back. */
export function createGates(): Gates {
  const gates = new Map<ReturnType<typeof createGate>, { method: string; pathEnd: string }>()
  return {
    hold(method, pathEnd) {
      const gate = createGate()
      gates.set(gate, { method, pathEnd })
      return {
        releaseOne: gate.releaseOne,
        release(count) {
          gate.release(count)
          // Open for good, it would let go what another one is to hold.
          if (count === undefined) gates.delete(gate)
        },
      }
    },
    pass(method, path) {
      for (const [gate, held] of gates)
        if (held.method === method && path.endsWith(held.pathEnd)) return gate.pass()
      return undefined
    },
    open() {
      for (const gate of gates.keys()) gate.release()
      gates.clear()
    },
  }
}
