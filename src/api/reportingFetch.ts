import type { RequestLog } from './requestLog.ts'

/** What a reporting `fetch` needs to know. */
export interface ReportingFetchOptions {
  /** What the addresses of requests have before the path that is logged. */
  baseUrl: string
  log: RequestLog
  /** Carries the log's id of a request to the other end; without it a request stays as it is. */
  idHeader?: string
}

/** `fetch` that tells a log when a request leaves, when its answer comes, and when it is given up. */
export function reportingFetch({ baseUrl, log, idHeader }: ReportingFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const address = request?.url ?? String(input)
    const path = address.slice(address.indexOf(baseUrl) + baseUrl.length)
    const signal = init?.signal ?? request?.signal
    const id = log.started(init?.method ?? request?.method ?? 'GET', path)
    try {
      const response = await globalThis.fetch(input, idHeader === undefined ? init : withId(idHeader, id))
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

/** Nobody waits any more. Whoever has waited for too long has waited in vain. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  const reason: unknown = signal?.reason
  return signal?.aborted === true && !(reason instanceof DOMException && reason.name === 'TimeoutError')
}
