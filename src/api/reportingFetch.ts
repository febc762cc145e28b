import type { RequestLog } from './requestLog.ts'

/** Where a reporting `fetch` writes, and what it adds to requests. */
export interface ReportingFetchOptions {
  /** The start of each address that the log leaves out. */
  baseUrl: string
  log: RequestLog
  /** The header that carries a request's log id to the server; none unless set. */
  idHeader?: string
  /** Sends the requests; the page's own unless set. */
  fetch?: typeof globalThis.fetch
}

/** A `fetch` that logs when a request leaves, is answered, or is aborted. */
export function reportingFetch({
  baseUrl,
  log,
  idHeader,
  fetch = (...request) => globalThis.fetch(...request),
}: ReportingFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const address = request?.url ?? String(input)
    const path = address.slice(address.indexOf(baseUrl) + baseUrl.length)
    const signal = init?.signal ?? request?.signal
    const id = log.started(init?.method ?? request?.method ?? 'GET', path)
    try {
      const response = await fetch(input, idHeader === undefined ? init : withId(idHeader, id))
      log.ended(id, response.status)
      return response
    } catch (error) {
      log.ended(id, isGivenUp(signal) ? 'cancelled' : 'no answer')
      throw error
    }

    function withId(header: string, value: number): RequestInit {
      const headers = new Headers(init?.headers ?? request?.headers)
      headers.set(header, String(value))
      return { ...init, headers }
    }
  }
}

/** Whether the caller aborted. A time limit is no abort: the server failed to answer. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  const reason: unknown = signal?.reason
  return signal?.aborted === true && !(reason instanceof DOMException && reason.name === 'TimeoutError')
}
