/** The line of an entry in a tree, by its key as code. */
export function entryLine(stage: HTMLElement, key: string): HTMLElement | null {
  return stage.querySelector<HTMLElement>(`[role="group"][aria-label="${key}"]`)
}

/** What the line of an entry says: its key, its states and its count of fetches, in one. */
export function lineText(stage: HTMLElement, key: string): string {
  return entryLine(stage, key)?.textContent ?? ''
}

/** How many entries match, as the stage says it; undefined while it does not. */
export function matchCount(stage: HTMLElement): number | undefined {
  const count = /(\d+) of \d+ entries match/.exec(stage.textContent)?.[1]
  return count === undefined ? undefined : Number(count)
}
