/** What can become of a request. */
export type FaultName =
  '404' | '500' | 'timeout' | 'dropped' | 'left' | 'HTML' | 'wrong shape' | 'empty' | 'slow'

/** What a page's requests meet, and what became of them. The table changes `fault` while the page runs. */
export interface Faulty {
  fault: FaultName | undefined
  asked: number
  aborted: number
}

export interface FaultyOptions {
  fault: FaultName | undefined
  /** By how much the page's time limits run faster while an answer does not come: a person waits ten seconds for one. */
  hurry: number
  /** By how much all timers run faster, for a screen that waits for seconds on purpose. */
  fasterTimers: number
}

declare global {
  var faulty: Faulty
}

/**
 * Lets the requests of a page to its API fail. It runs in the page before everything else, and cannot use anything of this module.
 */
export function installFaultyFetch({ fault: first, hurry, fasterTimers }: FaultyOptions): void {
  const SLOW_MS = 1500
  const { setTimeout } = globalThis
  const limit = AbortSignal.timeout.bind(AbortSignal)
  const state: Faulty = { fault: first, asked: 0, aborted: 0 }
  globalThis.faulty = state

  AbortSignal.timeout = (ms) => limit(state.fault === 'timeout' || state.fault === 'left' ? ms / hurry : ms)
  if (fasterTimers !== 1)
    globalThis.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
      setTimeout(run, ms / fasterTimers, ...rest)) as typeof globalThis.setTimeout

  globalThis.mockApiFetch = (fetch) => async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const address = new URL(request?.url ?? String(input), location.href)
    state.asked += 1
    const signal = init?.signal ?? request?.signal
    signal?.addEventListener('abort', () => (state.aborted += 1))
    // A list is asked for by a name, one thing by its id.
    const isList = (init?.method ?? 'GET') === 'GET' && !/\/\d+$/.test(address.pathname)
    switch (state.fault) {
      case '404':
      case '500':
        return Response.json({ message: 'no' }, { status: Number(state.fault) })
      case 'HTML':
        return new Response('<!doctype html><h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
      case 'wrong shape':
        return Response.json({ items: 'none of the promised fields' })
      case 'empty':
        return new Response(isList ? '[]' : '')
      case 'dropped':
        throw new TypeError('Failed to fetch')
      case 'timeout':
      case 'left':
        return new Promise((_, fail) => {
          if (signal?.aborted) fail(signal.reason as Error)
          signal?.addEventListener('abort', () => fail(signal.reason as Error))
        })
      case 'slow':
        await new Promise((go) => setTimeout(go, SLOW_MS))
        return fetch(input, init)
      case undefined:
        return fetch(input, init)
    }
  }
}
