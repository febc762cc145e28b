const NAME = 'lab'

/**
 * The lab's parameter in search parameters: the initial network, often an empty text. Undefined while the lab is
 * closed.
 */
export function readLab(search: string): string | undefined {
  return new URLSearchParams(search).get(NAME) ?? undefined
}

/** Sets or removes the lab's parameter. All other parameters stay as they are. */
export function withLab(search: string, lab: string | undefined): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== NAME)
  // URLSearchParams would encode the colons and semicolons, and make the text hard to read.
  const pairs = lab === undefined ? others : [...others, `${NAME}=${lab}`]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Writes the lab's parameter to the address, or removes it. Adds no history entry and keeps the entry's state. */
export function writeLab(lab: string | undefined): void {
  if (readLab(location.search) === lab) return
  const address = location.pathname + withLab(location.search, lab) + location.hash
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Some browsers limit how often the address can change. The next change writes the whole state again.
  }
}

/**
 * Removes the lab's parameter from the address, now and after each Back or Forward. Call it before the router is
 * created, so that no screen sees the parameter.
 *
 * @returns the parameter's value
 */
export function consumeLabParam(): string | undefined {
  const lab = readLab(location.search)
  writeLab(undefined)
  addEventListener('popstate', () => writeLab(undefined))
  return lab
}
