// A picture is drawn at either end: by the server from an address, and by the client while none has come.

/** A name from what stands before the @: `ada.lovelace@example.com` becomes Ada Lovelace. */
export function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Somebody'
}

/** The first letters of the first and the last word of a name; '?' if there is no letter. */
export function initialsOf(name: string): string {
  const firstLetters = name.match(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu) ?? []
  const ends = firstLetters.length > 1 ? [firstLetters[0], firstLetters.at(-1)] : firstLetters
  return ends.join('').toUpperCase() || '?'
}
