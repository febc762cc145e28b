import * as v from 'valibot'
import { ApiError } from './ApiError.ts'

/** Where the API is, and how it is reached. */
export interface ApiClientOptions {
  /** Paths are appended to it, so it ends in `/`. */
  baseUrl: string
  /** The page's own `fetch` unless set. */
  fetch?: typeof globalThis.fetch
  /** Time limit for a whole answer, in ms; 10,000 unless set. */
  timeoutMs?: number
}

/** One request: the schema of its answer, its query string, and a signal that aborts it. */
export interface ApiRequest<T> {
  schema: v.GenericSchema<unknown, T>
  searchParams?: Record<string, string | number | undefined>
  signal?: AbortSignal
}

type Send = <T>(path: string, request: ApiRequest<T>) => Promise<T>
type SendWithBody = <T>(path: string, request: ApiRequest<T> & { body: unknown }) => Promise<T>

/** A JSON API. Each method resolves to data that fits the schema, or throws an `ApiError`. */
export interface ApiClient {
  get: Send
  post: SendWithBody
  patch: SendWithBody
  delete: Send
}

/**
 * Makes the client of one API (behaviour §7.2). It checks what `fetch` does not: the status, that the body is
 * JSON, and that the JSON fits the schema.
 *
 * @throws ApiError from every method (behaviour §8.1); the caller's own abort is rethrown as it is
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, fetch = (...request) => globalThis.fetch(...request), timeoutMs = 10_000 } = options

  async function send<T>(
    method: string,
    path: string,
    request: ApiRequest<T> & { body?: unknown },
  ): Promise<T> {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
    const address = `${baseUrl}${path}${queryString(request.searchParams)}`
    const init = request.body === undefined ? {} : jsonBody(request.body)
    try {
      const response = await fetch(address, { method, signal, ...init })
      return await readAnswer(response, request.schema)
    } catch (error) {
      if (error instanceof ApiError || request.signal?.aborted) throw error
      if (timeout.aborted) throw new ApiError('timeout', tooSlow(timeoutMs), { cause: error })
      throw new ApiError('network', 'The server could not be reached. Check your connection and try again.', {
        cause: error,
      })
    }
  }

  return {
    get: (path, request) => send('GET', path, request),
    post: (path, request) => send('POST', path, request),
    patch: (path, request) => send('PATCH', path, request),
    delete: (path, request) => send('DELETE', path, request),
  }
}

async function readAnswer<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { status } = response
  if (!response.ok) throw new ApiError('status', sentenceFor(status), { status })
  const text = await response.text()
  const result = v.safeParse(schema, parseJson(text, status))
  if (result.success) return result.output
  throw new ApiError('unreadable', 'The server’s answer does not have the expected shape.', {
    status,
    cause: result.issues,
  })
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('unreadable', 'The server’s answer could not be read: it is not JSON.', {
      status,
      cause,
    })
  }
}

function sentenceFor(status: number): string {
  if (status === 404) return 'The server does not have what was asked for (404).'
  if (status >= 500) return `The server failed to answer (${status}). Try again in a moment.`
  return `The server did not accept the request (${status}).`
}

function tooSlow(timeoutMs: number): string {
  return `The server did not answer within ${timeoutMs / 1000} s. Try again.`
}

function queryString(params: ApiRequest<unknown>['searchParams'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

function jsonBody(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
