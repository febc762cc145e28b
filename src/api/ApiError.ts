/** What went wrong between the client and the API. */
export type ApiFault = 'network' | 'timeout' | 'status' | 'unreadable'

/**
 * A failed request, with a sentence that can be shown to a person as it is.
 * Thrown by the API client and by nothing else (behaviour §8.1).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly fault: ApiFault
  /** HTTP status, for answers that carried one. */
  readonly status: number | undefined

  constructor(fault: ApiFault, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.fault = fault
    this.status = options.status
  }
}

/** True for faults that may pass by themselves: the network, and the server's own failures (5xx). */
export function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.fault === 'network' || (error.status !== undefined && error.status >= 500)
}
