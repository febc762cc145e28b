import { createRandom } from '#mocks/random.ts'

/** The lines that a learner puts in order instead of typing them, between those that stand already. */
export interface LineOrder {
  before: readonly string[]
  /** Shuffled. */
  lines: readonly string[]
  after: readonly string[]
}

/**
 * The solution, with those lines shuffled in which it is another one than the starting point. Blank lines stay out of it.
 *
 * @param seed shuffles them: the same seed in the same way
 */
export function lineOrderOf(startText: string, solution: string, seed: number): LineOrder {
  const [start, end] = [startText.trimEnd().split('\n'), solution.trimEnd().split('\n')]
  const head = sameFrom(start, end)
  const tail = Math.min(
    sameFrom(start.toReversed(), end.toReversed()),
    end.length - head,
    start.length - head,
  )
  const changed = end.slice(head, end.length - tail).filter((line) => line.trim() !== '')
  return {
    before: end.slice(0, head),
    lines: shuffled(changed, seed),
    after: end.slice(end.length - tail),
  }
}

/** The code of lines in an order. */
export function codeOf({ before, after }: LineOrder, lines: readonly string[]): string {
  return `${[...before, ...lines, ...after].join('\n')}\n`
}

/** The lines in the order that some code has them in; undefined where the code is not one of these orders. */
export function linesIn({ before, lines, after }: LineOrder, code: string): readonly string[] | undefined {
  const all = code.trimEnd().split('\n')
  const found = all.slice(before.length, all.length - after.length)
  const isOrder =
    String(found.toSorted()) === String(lines.toSorted()) &&
    String(all) === String([...before, ...found, ...after])
  return isOrder ? found : undefined
}

/** A list with one item moved up or down by one place. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const [item, other] = [items[index], items[index + by]]
  if (item === undefined || other === undefined) return items
  return items.with(index, other).with(index + by, item)
}

function sameFrom(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, index) => line !== other[index])
  return differs === -1 ? Math.min(one.length, other.length) : differs
}

/** Never in the order that it had, where there is another one. */
function shuffled(lines: readonly string[], seed: number): readonly string[] {
  const random = createRandom(seed)
  const result = lines
    .map((line) => ({ line, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ line }) => line)
  const isTheSame = result.every((line, index) => line === lines[index])
  return isTheSame ? result.toReversed() : result
}
