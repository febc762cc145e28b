import { createStore } from 'zustand/vanilla'
import type { AnswerTimes } from './answerTimes.ts'
import { createGates } from './gate.ts'
import type { Gate } from './gate.ts'
import { createRandom } from './random.ts'

/** The methods of the mock API. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The ways in which an answer can fail. */
export type Fault = 'server-error' | 'not-found' | 'dropped' | 'silence' | 'html' | 'wrong-shape'

/** Which of the next requests fail, and how. */
export interface Failing {
  method: Method | 'ANY'
  /** What their path, with its query, ends with; any path unless set. */
  pathEnd?: string
  /** How many requests fail; `Infinity` for all. */
  times: number
  /** How many such requests are answered well before them; none unless set. */
  after?: number
  /** `server-error` (500) unless set; a number is a status. */
  how?: Fault | number
}

/** Answers that take longer than all others: by them answers overtake each other. */
export interface Slower {
  /** All methods unless set. */
  method?: Method
  /** What their path, with its query, ends with. */
  pathEnd: string
  /** How much longer they take, in ms. */
  byMs: number
}

/** The network between a demo and its server. */
export interface NetworkConditions {
  /** Delay of each answer, in ms. */
  latencyMs: number
  /** Share of requests that fail with a 500, from 0 to 1. */
  errorRate: number
  /** Selects them: the same seed fails the same requests. */
  errorSeed: number
  failing: Failing | undefined
  slower?: Slower | undefined
  /** Answers whose time somebody has set. */
  answers?: AnswerTimes
  /** Whether a write is there when its request arrives, and not only when it is answered. */
  writesOnArrival?: boolean
  offline: boolean
}

/** A healthy network. */
export const healthy: NetworkConditions = {
  latencyMs: 0,
  errorRate: 0,
  errorSeed: 1,
  failing: undefined,
  offline: false,
}

/** What happens to one request. */
export interface Verdict {
  latencyMs: number
  fault: Failing['how']
  /** Fulfilled when a gate lets the answer go; undefined where none holds it. */
  released?: Promise<void> | undefined
}

/** The network of one world, whose conditions can change at any time. */
export interface Network {
  conditions(): NetworkConditions
  /** Changes some conditions. Setting the seed or the rate restarts the sequence of failures. */
  set(change: Partial<NetworkConditions>): void
  /** Restores the conditions that the world was opened with, and opens its gates. */
  reset(): void
  /**
   * Holds the answers to some requests back, so that what must come first has come. They still take their latency at least.
   *
   * @param pathEnd what their path, with its query, ends with; any path unless set
   */
  hold(method: Method, pathEnd?: string): Gate
  /** Lets go whatever is held. */
  openGates(): void
  subscribe(listener: () => void): () => void
  /** Decides what happens to one request, and counts it; its path has its query, and its key is that of `answerKey`. */
  decide(method: Method, path?: string, key?: string): Verdict
}

/** Makes a network; conditions that are not given are healthy. */
export function createNetwork(initial: Partial<NetworkConditions> = {}): Network {
  const start: NetworkConditions = { ...healthy, ...initial }
  const conditions = createStore(() => start)
  let random = createRandom(start.errorSeed)
  const gates = createGates()

  function fails(failing: NetworkConditions['failing'], method: Method, path: string): Failing['how'] {
    if (failing === undefined || failing.times <= 0) return undefined
    if (failing.method !== 'ANY' && failing.method !== method) return undefined
    if (!path.endsWith(failing.pathEnd ?? '')) return undefined
    if (failing.after !== undefined && failing.after > 0) {
      conditions.setState({ failing: { ...failing, after: failing.after - 1 } })
      return undefined
    }
    conditions.setState({ failing: { ...failing, times: failing.times - 1 } })
    return failing.how ?? 'server-error'
  }

  return {
    conditions: conditions.getState,
    set(changed) {
      if ('errorSeed' in changed || 'errorRate' in changed) {
        random = createRandom(changed.errorSeed ?? conditions.getState().errorSeed)
      }
      conditions.setState(changed)
    },
    reset() {
      random = createRandom(start.errorSeed)
      conditions.setState({ ...start })
      gates.open()
    },
    hold: (method, pathEnd = '') => gates.hold(method, pathEnd),
    openGates: gates.open,
    subscribe: conditions.subscribe,
    decide(method, path = '', key) {
      const { errorRate, offline, failing } = conditions.getState()
      if (offline) return { latencyMs: 0, fault: 'dropped' }
      const unlucky = errorRate > 0 && random() < errorRate
      const latencyMs = answerMs(conditions.getState(), { method, path, key })
      const fault = fails(failing, method, path) ?? (unlucky ? 'server-error' : undefined)
      return { latencyMs, fault, released: gates.pass(method, path) }
    },
  }
}

/** How long the network holds an answer back, in ms. */
export function answerMs(
  { latencyMs, slower, answers }: Pick<NetworkConditions, 'latencyMs' | 'slower' | 'answers'>,
  { method, path, key = '' }: { method: string; path: string; key?: string | undefined },
): number {
  const isSlower = slower && path.endsWith(slower.pathEnd) && (slower.method ?? method) === method
  return answers?.[key] ?? latencyMs + (isSlower ? slower.byMs : 0)
}
