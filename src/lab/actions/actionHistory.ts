import type { TracedContainer, Tracer } from '#trace/tracer.ts'
import { describeAction, describeCall } from './actionLog.ts'
import type { ActionLog, LoggedAction } from './actionLog.ts'
import { personActs } from './personActs.ts'
import type { WatchedStore } from './storeData.ts'
import { createTravel } from './travel.ts'
import type { Traveller } from './travel.ts'
import { watchStore } from './watchStore.ts'
import { watchTimers } from './watchTimers.ts'

/** All actions of some containers, in order, and a way to any moment between them. */
export interface ActionHistory extends Tracer {
  /** Begins to follow the stores. Returns how to stop, which first goes back to now. */
  start: () => () => void
  subscribe: (listener: () => void) => () => void
  /** The log of this moment: the same object until something changes. */
  log: () => ActionLog
  /** Puts all containers into the state in which they were after an action; 0 for before the first one. */
  goTo: (number: number) => void
  backToNow: () => void
  /** Goes back to now, and forgets every action. */
  clear: () => void
  /** The state of an action's container before and after it. */
  statesOf: (number: number) => { before: unknown; after: unknown } | undefined
}

export interface ActionHistoryOptions {
  /** Stores that it follows, with their names. */
  stores?: readonly (readonly [name: string, store: WatchedStore])[]
  /** Whether what happens now was done by a person. */
  byPerson?: () => boolean
  /** The clock, in ms since the epoch. */
  now?: () => number
  /** How many actions are kept; the oldest go first. */
  limit?: number
}

/** A history of stores, and of the reducers that join it as their tracer (decision 13). */
export function createActionHistory({
  stores = [],
  byPerson = personActs,
  now = () => Date.now(),
  limit = 10_000,
}: ActionHistoryOptions = {}): ActionHistory {
  const travellers = new WeakMap<TracedContainer, Traveller>()
  const followed = new Map<WatchedStore, Traveller>()
  let timers: ReturnType<typeof watchTimers> | undefined
  const travel = createTravel({ byPerson, isVoid: () => timers?.isVoid() === true, limit })

  function join(container: TracedContainer) {
    const { name, read, put, settle, reduce } = container
    const traveller = travellers.get(container) ?? {
      name,
      read,
      put,
      reduce,
      arrives: (isAnotherPresent) => isAnotherPresent && settle(),
      base: read(),
    }
    travellers.set(container, traveller)
    travel.enter(traveller, logged(name, 'changed while nobody watched'))
    return {
      act(action: unknown, change: () => void): void {
        if (!travel.admits(traveller)) return
        const end = travel.begin(traveller, action, {
          container: name,
          ...describeAction(action),
          at: now(),
        })
        try {
          change()
        } finally {
          end()
        }
      },
      leave: () => travel.exit(traveller),
    }
  }

  function logged(container: string, type: string): LoggedAction {
    return { container, type, payload: '', at: now() }
  }

  function follow([name, store]: readonly [string, WatchedStore]): () => void {
    const watch = watchStore(store, {
      admits: () => travel.admits(traveller),
      begins: (type, args) =>
        travel.begin(traveller, undefined, { container: name, ...describeCall(type, args), at: now() }),
      wasPut: () => travel.overtaken(traveller, logged(name, 'put by another log')),
    })
    const traveller: Traveller = Object.assign(followed.get(store) ?? { name, base: watch.latest() }, {
      read: watch.read,
      latest: watch.latest,
      put: watch.put,
      leaves: watch.mute,
      arrives(isAnotherPresent: boolean) {
        watch.unmute()
        if (isAnotherPresent) watch.settle()
      },
    })
    followed.set(store, traveller)
    travel.enter(traveller, logged(name, 'changed while nobody watched'))
    return () => {
      travel.exit(traveller)
      watch.stop()
    }
  }

  return {
    join,
    subscribe: travel.subscribe,
    log: travel.log,
    clear: travel.clear,
    goTo: (number) => travel.moveTo(number - travel.gone()),
    backToNow: () => travel.moveTo(travel.steps.length),
    start() {
      const watched = watchTimers(travel.latest, (step) => step?.abandoned === true)
      timers = watched
      const stops = stores.map(follow)
      return () => {
        if (travel.isAway()) travel.moveTo(travel.steps.length)
        watched.stop()
        for (const stop of stops) stop()
      }
    },
    statesOf(number) {
      const index = number - travel.gone() - 1
      const owner = travel.steps[index]?.owner
      return owner && { before: travel.stateAt(owner, index), after: travel.stateAt(owner, index + 1) }
    },
  }
}
