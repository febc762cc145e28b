/** Holds answers back until it lets them go. */
export interface Gate {
  /**
   * Lets answers go, in the order in which their requests arrive, and those of requests that are still to arrive.
   *
   * @param count how many; all, from now on, unless set
   */
  release(count?: number): void
}

/** A gate, and how answers pass it: each of its promises is fulfilled when one may go. */
export function createGate(): Gate & { pass(): Promise<void> } {
  let free = 0
  const held: (() => void)[] = []

  function letGo(): void {
    for (const go of held.splice(0, free)) {
      free -= 1
      go()
    }
  }

  return {
    release(count = Infinity) {
      free += count
      letGo()
    },
    pass() {
      const passed = new Promise<void>((go) => held.push(go))
      letGo()
      return passed
    },
  }
}
