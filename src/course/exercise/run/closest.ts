/** So many characters may differ between what was written and what was meant, and at most a third of them. */
const MOST_APART = 3

/** The word that somebody meant; undefined if none is close. */
export function closest(written: string, words: readonly string[]): string | undefined {
  const limit = Math.min(MOST_APART, Math.ceil(written.length / 3))
  return words
    .map((word) => ({ word, apart: distance(word.toLowerCase(), written.toLowerCase()) }))
    .filter(({ apart }) => apart <= limit)
    .toSorted((a, b) => a.apart - b.apart)[0]?.word
}

/** How many characters have to be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
