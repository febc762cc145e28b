declare global {
  /** Whether a mutant is switched on. Instrumented modules call it. */
  var isMutant: (id: string) => boolean
}

let active: string | undefined
const loaded = new Set<string>()
let reached = loaded

globalThis.isMutant = (id) => {
  reached.add(id)
  return id === active
}

/** Switches one mutant on, or none. */
export function switchTo(id: string | undefined): void {
  active = id
}

/** Notes what is reached from now on, until `stop`. What is reached at other times counts as reached while modules load. */
export function noteReached(): {
  reached: ReadonlySet<string>
  loaded: ReadonlySet<string>
  stop: () => void
} {
  const own = new Set<string>()
  reached = own
  return { reached: own, loaded, stop: () => void (reached = loaded) }
}
