/** How long an answer of the API counts as fresh, in ms (spec §9). */
export const FRESH_FOR_MS = 10_000
