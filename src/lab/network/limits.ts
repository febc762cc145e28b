/** How far the controls go. A story may ask for more. */
export const limits = {
  /** Time an answer travels, in ms. */
  latencyMs: 5000,
  errorSeed: 999_999,
  /** Requests that fail before the next one succeeds. */
  times: 20,
} as const
