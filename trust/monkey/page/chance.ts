import { createRandom } from '#mocks/random.ts'

/** A die: the same seed throws the same numbers. */
export interface Chance {
  /** Whether something happens that happens so often, from 0 to 1. */
  is(share: number): boolean
  below(limit: number): number
  pick<Item>(items: ArrayLike<Item>): Item | undefined
}

export function createChance(seed: number): Chance {
  const random = createRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return { is: (share) => random() < share, below, pick: (items) => items[below(items.length)] }
}
