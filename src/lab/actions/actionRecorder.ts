import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { DevtoolsConnection, DevtoolsExtension, DevtoolsMessage } from './devtoolsExtension.ts'

/** One action, with the state of its container before and after it. */
export interface LogEntry {
  /** Counted from 1 on. */
  number: number
  container: string
  action: unknown
  /** When it happened, in ms since the epoch. */
  at: number
  before: unknown
  after: unknown
  /** The moment that it started from, and the one that it has led to. */
  from: Moment
  to: Moment
}

/** The states of all containers that have had an action. Each moment is an object of its own. */
export type Moment = ReadonlyMap<object, unknown>

export interface ActionLog {
  entries: readonly LogEntry[]
  /** The number of the action whose state the page has; one less than that of the first entry for the state before it. */
  present: number
}

/** Redux DevTools that write a log. */
export interface ActionRecorder extends DevtoolsExtension {
  log: StoreApi<ActionLog>
  /** Puts every connected container into its state after an action. */
  goTo(number: number): void
  /** Forgets all actions. The states of now become the start. */
  clear(): void
}

interface Container {
  label: string
  first: unknown
}

/** Writes the actions of all that connects: the latest `limit` ones. `now` is in ms since the epoch. */
export function createActionRecorder({ limit = 1000, now = () => Date.now() } = {}): ActionRecorder {
  const log = createStore<ActionLog>(() => ({ entries: [], present: 0 }))
  const connected = new Set<{ container: Container; listener: (message: DevtoolsMessage) => void }>()
  let entries: LogEntry[] = []
  let moment: Moment = new Map()
  let present = 0
  let isTelling = false

  /** Once for all that happens in one go. */
  function tell(): void {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      log.setState({ entries: [...entries], present })
    })
  }

  /** Containers of one name are told apart while they are here together. */
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
