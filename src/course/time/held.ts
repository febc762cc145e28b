/** Which handle of an axis has the focus. A run again may draw it in another line: it is another element then, and gets the focus back. */
export interface Held {
  hold: (id: string) => void
  let: () => void
  isHeld: (id: string) => boolean
}

export function createHeld(): Held {
  let held: string | undefined
  return {
    hold: (id) => void (held = id),
    let: () => void (held = undefined),
    isHeld: (id) => held === id,
  }
}
