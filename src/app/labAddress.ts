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
