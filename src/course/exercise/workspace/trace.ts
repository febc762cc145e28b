/** A line of an answer, and when it ran, in ms since the epoch. */
export interface Ran {
  at: number
  line: number
}

/** What an answer wrote to the console, and when, in ms since the epoch. */
export interface Logged {
  at: number
  text: string
}

/** What an answer did, besides what its page shows. */
export interface Trace {
  ran(): readonly Ran[]
  logged(): readonly Logged[]
  onLine(line: number): void
  onLog(text: string): void
  clear(): void
}

/** How much is kept, to bound the memory: the first of what ran, and what was written first. */
const MOST_RAN = 5000
const MOST_LOGGED = 50
const LONGEST_TEXT = 300

/** Keeps what an answer tells while it runs. */
export function createTrace(now: () => number = Date.now): Trace {
  let ran: Ran[] = []
  let logged: Logged[] = []
  return {
    ran: () => ran,
    logged: () => logged,
    onLine(line) {
      if (ran.length < MOST_RAN) ran.push({ at: now(), line })
    },
    onLog(text) {
      if (logged.length < MOST_LOGGED) logged.push({ at: now(), text: text.slice(0, LONGEST_TEXT) })
    },
    clear() {
      ran = []
      logged = []
    },
  }
}

/** The line that ran last at a moment. */
export function lineAt(ran: readonly Ran[], at: number): number | undefined {
  return ran.findLast((one) => one.at <= at)?.line
}
