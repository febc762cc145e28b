import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRandom } from '#mocks/random.ts'
import type { World } from '#mocks/world.ts'
import { useWorld } from '#course/world/worldContext.ts'

/** What one case of a grader draws its data from: the same values in the same order for the same seed. */
export interface Draw {
  seed: number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function drawOf(seed: number): Draw {
  const random = createRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    seed,
    whole,
    oneOf: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: random() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}

/**
 * Grades an answer by several cases, so that one that is written down fails.
 *
 * @param grade one case, from data that it draws
 * @param seeds of the cases; the same seed draws the same data again
 * @throws NotYet with the sentence of the first case that fails
 */
export async function inCases(grade: (draw: Draw) => Promise<void>, seeds = [1, 2, 3]): Promise<void> {
  for (const seed of seeds) await grade(drawOf(seed))
}

/** How long a server takes for what a case begins with, in ms. Short, because a learner waits for every case. */
export const FIRST_LOAD_MS = 20

const slots = new Map<string, (seed: number) => void>()

/** Mounts an answer again for each case that its grader shows, with an empty cache. Seed 0 is what a learner sees. */
export function CaseSlot({ children }: { children: (draw: Draw) => ReactNode }) {
  const { id } = useWorld()
  const client = useQueryClient()
  const [seed, setSeed] = useState<number | undefined>(0)
  useEffect(() => {
    slots.set(id, (next) => {
      flushSync(() => setSeed(undefined))
      client.clear()
      flushSync(() => setSeed(next))
    })
    return () => void slots.delete(id)
  }, [id, client])
  return seed !== undefined && <Fragment key={seed}>{children(drawOf(seed))}</Fragment>
}

/** Mounts the answer of a world again, for the case of a seed. */
export function showCase({ id }: World, seed: number): void {
  slots.get(id)?.(seed)
}
