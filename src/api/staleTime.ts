/** How long the API's answers are fresh, in ms (behaviour §9.1). */
export const STALE_TIME_MS = 10_000
