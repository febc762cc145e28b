/** The limits of the controls. A story may set more. */
export const limits = {
  /** Delay of each answer, in ms. */
  latencyMs: 5000,
  errorSeed: 999_999,
  /** Number of requests that fail. */
  times: 20,
} as const
