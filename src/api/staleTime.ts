/** How long an answer of the API counts as fresh, in ms (behaviour §9.1). */
export const STALE_TIME_MS = 10_000
