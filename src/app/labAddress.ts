const NAME = 'lab'

/** The lab's part of an address: the network that it begins with, often the empty text; undefined while it is closed. */
export function readLab(search: string): string | undefined {
  return new URLSearchParams(search).get(NAME) ?? undefined
}

/** The same search parameters with the lab's part as given, or without it. What else they say stays as it is. */
export function withLab(search: string, lab: string | undefined): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== NAME)
  // Not by URLSearchParams, which would encode the colons and semicolons that make the text readable.
  const pairs = lab === undefined ? others : [...others, `${NAME}=${lab}`]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Writes the lab's part into the address of this page, or takes it out. The history keeps its length and its state. */
export function writeLab(lab: string | undefined): void {
  if (readLab(location.search) === lab) return
  const address = location.pathname + withLab(location.search, lab) + location.hash
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Some browsers allow only so many changes in a time. The next one tells the same.
  }
}

/**
 * Takes the lab's part out of the address, now and whenever Back or Forward leads to an entry that has one. Called
 * before there is a router, so that no screen finds a parameter that is none of its own.
 *
 * @returns the part that was there
 */
export function consumeLabParam(): string | undefined {
  const lab = readLab(location.search)
  writeLab(undefined)
  addEventListener('popstate', () => writeLab(undefined))
  return lab
}
