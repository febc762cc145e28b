import type { ActionLog, LoggedAction } from './actionLog.ts'
import { sameState } from './storeData.ts'
import { createTimeline } from './timeline.ts'
import type { Owner, Step } from './timeline.ts'

/** A container that can be put back to what it was. */
export interface Traveller extends Owner {
  name: string
  read: () => unknown
  /** What it is now, if that may be something else than what it shows. */
  latest?: () => unknown
  put: (state: unknown) => void
  /** Told before the present is left. */
  leaves?: () => void
  /** Told when the present is reached again, or when this moment has become the present. */
  arrives?: (isAnotherPresent: boolean) => void
}

interface Happening extends Step<Traveller> {
  logged: LoggedAction
}

export interface TravelOptions {
  /** Whether what happens now was done by a person. */
  byPerson: () => boolean
  /** Whether what happens now comes from an action that was cut off. */
  isVoid: () => boolean
  /** How many actions are kept; the oldest go first. */
  limit: number
}

/** Containers, their actions in order, and the moment that they are at (decision 13). */
export function createTravel({ byPerson, isVoid, limit }: TravelOptions) {
  const timeline = createTimeline<Traveller, Happening>(limit)
  const here = new Set<Traveller>()
  const known = new WeakSet<Traveller>()
  /** Those that came while travelling: what they do to set themselves up is no action of anybody. */
  const newcomers = new Set<Traveller>()
  /** Those that another log has put elsewhere since they were put where they belong. */
  const elsewhere = new Map<Traveller, LoggedAction>()
  const listeners = new Set<() => void>()
  /** How many actions are in effect. */
  let position = 0
  let heldBack = 0
  let log: ActionLog | undefined
  let telling = false

  const end = () => timeline.steps.length
  const isAway = () => position < end()

  /** Told once, however much has changed in one go: ten thousand actions make one new list to show. */
  function changed(): void {
    log = undefined
    if (telling) return
    telling = true
    queueMicrotask(() => {
      telling = false
      for (const listener of listeners) listener()
    })
  }

  function moveTo(count: number): void {
    const next = Math.max(0, Math.min(count, end()))
    const wasAway = isAway()
    if (!wasAway && next < end()) {
      heldBack = 0
      for (const traveller of here) traveller.leaves?.()
    }
    position = next
    for (const traveller of here) {
      const state = timeline.stateAt(traveller, position)
      if (!Object.is(traveller.read(), state)) traveller.put(state)
    }
    elsewhere.clear()
    if (wasAway && !isAway()) arrive()
    changed()
  }

  function arrive(): void {
    newcomers.clear()
    for (const traveller of here) traveller.arrives?.(false)
  }

  function add(step: Happening): void {
    timeline.add(step)
    position = end()
  }

  /** What happens now takes the place of all that followed. */
  function branch(): void {
    const moved = (traveller: Traveller) =>
      timeline.stateAt(traveller, end()) !== timeline.stateAt(traveller, position)
    for (const traveller of here) traveller.arrives?.(moved(traveller))
    timeline.cut(position)
    newcomers.clear()
  }

  /** Something happens to stores, some of which another log has put elsewhere: so that counts, as one action of each. */
  function catchUp(): void {
    for (const [owner, logged] of elsewhere) {
      const state = owner.read()
      if (!sameState(state, timeline.stateAt(owner, end())))
        add({ owner, action: undefined, after: { state }, abandoned: false, logged })
    }
    elsewhere.clear()
  }

  return {
    steps: timeline.steps,
    gone: timeline.gone,
    stateAt: timeline.stateAt,
    moveTo,
    isAway,
    /** Another log has put a container into a state. That is no action, and cuts nothing off. */
    overtaken: (traveller: Traveller, logged: LoggedAction) => void elsewhere.set(traveller, logged),
    /** The action that the page is at. */
    latest: (): Happening | undefined => timeline.steps[position - 1],
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The same object until something changes. */
    log(): ActionLog {
      const gone = timeline.gone()
      log ??= {
        actions: timeline.steps.map(({ logged }) => logged),
        first: gone + 1,
        last: gone + end(),
        present: gone + position,
        heldBack,
      }
      return log
    },
    /** Whether a container may change now. If not, that is counted. */
    admits(traveller: Traveller): boolean {
      if (byPerson() || !(isAway() || isVoid()) || newcomers.has(traveller)) return true
      heldBack += 1
      changed()
      return false
    },
    /** An action begins. Call the answer when the container has changed. */
    begin(traveller: Traveller, action: unknown, logged: LoggedAction): () => void {
      if (newcomers.has(traveller) && !byPerson()) return () => void (traveller.base = traveller.read())
      if (isAway()) branch()
      // What only this page has says nothing of a store that another log visits.
      if (traveller.latest) catchUp()
      const step: Happening = { owner: traveller, action, after: undefined, abandoned: false, logged }
      add(step)
      return () => {
        step.after = { state: traveller.read() }
        changed()
      }
    },
    /** A container comes, or comes back. `logged` says that it changed in between, for when it did. */
    enter(traveller: Traveller, logged: LoggedAction): void {
      here.add(traveller)
      if (!known.has(traveller)) {
        if (isAway()) newcomers.add(traveller)
      } else if (isAway()) {
        traveller.put(timeline.stateAt(traveller, position))
      } else {
        const state = traveller.latest?.() ?? traveller.read()
        const last = timeline.stateAt(traveller, end())
        if (!sameState(state, last))
          add({ owner: traveller, action: undefined, after: { state }, abandoned: false, logged })
      }
      known.add(traveller)
    },
    /** A container goes. If it stays on the page, it does so as it is now. */
    exit(traveller: Traveller): void {
      here.delete(traveller)
      newcomers.delete(traveller)
      elsewhere.delete(traveller)
      if (isAway()) traveller.put(timeline.stateAt(traveller, end()))
    },
    clear(): void {
      moveTo(end())
      for (const traveller of here) traveller.base = traveller.read()
      timeline.clear()
      position = 0
      heldBack = 0
      changed()
    },
  }
}
