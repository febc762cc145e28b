import type { Recording } from './recording.ts'

/** The latest of some items that has begun at a moment; the first one before that. */
export function latestAt<Item>(
  items: readonly Item[],
  at: number,
  begin: (item: Item) => number,
): Item | undefined {
  return items.findLast((item) => begin(item) <= at) ?? items[0]
}

/** What a run shows at a moment. */
export function shownAt({ shown }: Pick<Recording, 'shown'>, at: number): string {
  return latestAt(shown, at, ({ from }) => from)?.says ?? ''
}
