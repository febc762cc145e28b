import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { DevtoolsConnection, DevtoolsExtension, DevtoolsMessage } from './devtoolsExtension.ts'

/** One action, with the state of its container before and after it. */
export interface LogEntry {
  /** Counts from 1. */
  number: number
  container: string
  action: unknown
  /** When it happened, in ms since the epoch. */
  at: number
  before: unknown
  after: unknown
  /** The states before the action and after it. */
  from: Moment
  to: Moment
}

/** The states of all containers that have had an action. Every action makes a new moment. */
export type Moment = ReadonlyMap<object, unknown>

export interface ActionLog {
  entries: readonly LogEntry[]
  /** The number of the action whose state the page shows; one less than the first entry's number for the start. */
  present: number
}

/** An implementation of the Redux DevTools extension that keeps a log. */
export interface ActionRecorder extends DevtoolsExtension {
  log: StoreApi<ActionLog>
  /** Jumps: restores the state after an action in every connected container. */
  goTo(number: number): void
  /** Removes all actions. The current states become the start. */
  clear(): void
}

interface Container {
  label: string
  first: unknown
}

/** Records the latest `limit` actions of all connected containers. `now` returns ms since the epoch. */
export function createActionRecorder({ limit = 1000, now = () => Date.now() } = {}): ActionRecorder {
  const log = createStore<ActionLog>(() => ({ entries: [], present: 0 }))
  const connected = new Set<{ container: Container; listener: (message: DevtoolsMessage) => void }>()
  let entries: LogEntry[] = []
  let moment: Moment = new Map()
  let present = 0
  let isTelling = false

  /** Notifies listeners once for all synchronous changes. */
  function tell(): void {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      log.setState({ entries: [...entries], present })
    })
  }

  /** Numbers the containers that have the same name and are connected at the same time. */
  function freeLabel(name: string): string {
    const taken = new Set([...connected].map(({ container }) => container.label))
    let label = name
    for (let number = 2; taken.has(label); number += 1) label = `${name} ${number}`
    return label
  }

  function connect({ name = 'store' }: { name?: string } = {}): DevtoolsConnection {
    const container: Container = { label: name, first: undefined }
    return {
      init: (state) => void (container.first = state),
      send(action, state) {
        const from = moment
        moment = new Map(from).set(container, state)
        present = (entries.at(-1)?.number ?? 0) + 1
        entries.push({
          number: present,
          container: container.label,
          action,
          at: now(),
          before: stateIn(from, container),
          after: state,
          from,
          to: moment,
        })
        if (entries.length > limit) entries.shift()
        tell()
      },
      subscribe(listener) {
        container.label = freeLabel(name)
        const connection = { container, listener }
        connected.add(connection)
        return () => void connected.delete(connection)
      },
    }
  }

  return {
    log,
    connect,
    goTo(number) {
      const [first] = entries
      if (first === undefined) return
      const entry = entries[Math.min(number - first.number, entries.length - 1)]
      const left = moment
      const target = entry?.to ?? first.from
      moment = target
      present = entry?.number ?? first.number - 1
      tell()
      for (const { container, listener } of connected) {
        const state = stateIn(target, container)
        if (!Object.is(state, stateIn(left, container))) listener(jumpTo(state))
      }
    },
    clear() {
      for (const { container } of connected) container.first = stateIn(moment, container)
      entries = []
      moment = new Map()
      present = 0
      tell()
    },
  }
}

function stateIn(moment: Moment, container: Container): unknown {
  return moment.has(container) ? moment.get(container) : container.first
}

function jumpTo(state: unknown): DevtoolsMessage {
  return { type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE' }, state: JSON.stringify(state) }
}
