// Shared, because the mock API draws pictures from initials and the client shows initials where there is no picture.

/** A name from the part before the @: `ada.lovelace@example.com` becomes Ada Lovelace (behaviour §3.5). */
export function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Somebody'
}

/** The first letters of a name's first and last word; '?' if it has no letter or digit. */
export function initialsOf(name: string): string {
  const firstLetters = name.match(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu) ?? []
  const ends = firstLetters.length > 1 ? [firstLetters[0], firstLetters.at(-1)] : firstLetters
  return ends.join('').toUpperCase() || '?'
}
