/** The kind of failure: no connection, no answer in time, an error status, or an answer that is not the promised data. */
export type ApiFault = 'network' | 'timeout' | 'status' | 'unreadable'

/**
 * A failed request, with a message for people (behaviour §8.1).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly fault: ApiFault
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined

  constructor(fault: ApiFault, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.fault = fault
    this.status = options.status
  }
}

/** Whether a retry can help: after a network fault, or a status from 500. */
export function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.fault === 'network' || (error.status !== undefined && error.status >= 500)
}
