/** Nobody reads faster, in words a minute. */
const FASTEST = 400
/** How much of a part, or of the window, is most of it. */
const MOST = 0.6

/** The edges of a part on the screen, in px from its top. */
interface Edges {
  top: number
  bottom: number
}

/** What somebody has seen of a part: for how long, in ms, and from where to where, as shares of its height. */
export interface Seen {
  ms: number
  from: number
  to: number
}

export const unseenYet: Seen = { ms: 0, from: 1, to: 0 }

/** What is seen of a part after a look at it. Time counts while most of it is in view; of one that is higher than the window, most of the window. */
export function seenAfter(seen: Seen, { top, bottom }: Edges, windowHeight: number, ms: number): Seen {
  const height = bottom - top
  const inView = Math.min(bottom, windowHeight) - Math.max(top, 0)
  if (height <= 0 || inView < MOST * Math.min(height, windowHeight)) return seen
  return {
    ms: seen.ms + ms,
    from: Math.min(seen.from, Math.max(0, -top / height)),
    to: Math.max(seen.to, Math.min(1, (windowHeight - top) / height)),
  }
}

/** Whether a part of so many words has been read: most of it was in view, for as long as the fastest need. */
export function isRead({ ms, from, to }: Seen, words: number): boolean {
  return to - from >= MOST && ms >= (words / FASTEST) * 60_000
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
