export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'folded'
  text: string
}

/** So many lines are shown of what is alike on either side of a change, and of what came and what went. */
const SHOWN = 40

/** Up to so many lines, changes are told apart from what is alike between them. */
const COMPARED = 200

/** The lines of the second text, with what came and what went since the first. What is far from it is folded. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, now.length)
  let head = 0
  while (head < shorter && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1

  const [gone, come] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  return [
    ...folded(now.slice(0, head), 'same', -SHOWN),
    ...(gone.length <= COMPARED && come.length <= COMPARED
      ? compared(gone, come)
      : [...folded(gone, 'removed', SHOWN), ...folded(come, 'added', SHOWN)]),
    ...folded(now.slice(now.length - tail), 'same', SHOWN),
  ]
}

/** Both texts in one, by their longest common subsequence of lines. */
function compared(old: readonly string[], now: readonly string[]): DiffLine[] {
  // How many lines the rests from here on have in common at most.
  const common = old.map(() => now.map(() => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? []
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }

  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [gone, come] = [old[i], now[j]]
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone })
      ;[i, j] = [i + 1, j + 1]
    } else if (gone !== undefined && (come === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: gone })
      i += 1
    } else if (come === undefined) {
      return lines
    } else {
      lines.push({ kind: 'added', text: come })
      j += 1
    }
  }
}

/** The first lines, or the last ones for a negative number, and how many are not shown. */
function folded(lines: readonly string[], kind: DiffLine['kind'], shown: number): DiffLine[] {
  const visible = shown < 0 ? lines.slice(shown) : lines.slice(0, shown)
  const hidden = lines.length - visible.length
  const result: DiffLine[] = visible.map((text) => ({ kind, text }))
  const fold: DiffLine[] = hidden === 0 ? [] : [{ kind: 'folded', text: `… ${hidden} more lines` }]
  return shown < 0 ? [...fold, ...result] : [...result, ...fold]
}
