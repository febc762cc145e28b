import type { TrustContext } from '../context.ts'
import type { Cell, Row, Table } from '../table.ts'
import { bundleMonkey } from './bundle.ts'
import { ACTIONS, groundsOf } from './ground.ts'
import type { Ground } from './ground.ts'
import { hasGrown, HEAP_TOLERANCE_BYTES, LISTENER_TOLERANCE } from './measure.ts'
import { walk } from './walk.ts'
import type { Walk } from './walk.ts'

export const title = 'Monkey'

const SEED = 15
/** How many walks go on at the same time: one more than the cores, because each waits some of its time for timers to end. */
const WALKS_AT_ONCE = 3

/** Walks through the app and through each lesson page. */
export async function run({ browser, wants, ...sites }: TrustContext): Promise<Table> {
  const means = { monkey: await bundleMonkey(), seed: SEED }
  const grounds = groundsOf(sites).filter(({ name }) => wants(name))
  const rows = await inTurns(grounds, (ground) => rowOf(ground, (on) => walk(browser, on, means)))
  return {
    title,
    about: [
      `Random walks (seed ${SEED}) of ${ACTIONS.toLocaleString('en')} actions in all: presses, typing, keys, Back and Forward in the app, and a network that fails.`,
      'Each is two visits with as many actions, after one that opens TanStack’s devtools, of which V8 keeps the first elements; nothing in them is pressed after that. What is left behind after the second one is compared with what the first one left,',
      `after garbage collection: the heap may grow by ${megabytes(HEAP_TOLERANCE_BYTES)}, the number of listeners by ${LISTENER_TOLERANCE}.`,
      'Where one has grown more, a third visit follows, and is compared with the second: a leak grows with each.',
      'Timers are those that wait, except those that collect unused entries of the cache.',
    ].join(' '),
    columns: ['actions', 'page errors', 'focus', 'heap', 'listeners', 'timers'],
    rows,
  }
}

async function rowOf(ground: Ground, walkOn: (ground: Ground) => Promise<Walk>): Promise<Row> {
  try {
    return { name: ground.name, cells: cellsOf(await walkOn(ground), ground.actions) }
  } catch (error) {
    const says = `the walk ended early: ${String(error).slice(0, 2000)}`
    return { name: ground.name, cells: [{ ok: false, says }] }
  }
}

/** The cells of a walk. */
export function cellsOf({ done, errors, lostFocusAfter, left }: Walk, actions: number): Cell[] {
  const [start] = left
  const [before, last] = left.slice(-2)
  if (start === undefined || before === undefined || last === undefined || left.length < 3)
    throw new Error('A walk has to be measured before it, in its middle and at its end.')
  const grown = hasGrown(before, last)
  return [
    { ok: done >= actions, says: String(done) },
    noneOf(errors),
    noneOf(lostFocusAfter, 'lost after '),
    { ok: !grown.heap, says: left.map(({ heapBytes }) => megabytes(heapBytes)).join(' → ') },
    { ok: !grown.listeners, says: left.map(({ listeners }) => listeners).join(' → ') },
    {
      ok: last.timersMs.length <= start.timersMs.length,
      says: `${start.timersMs.length} → ${last.timersMs.length}${last.timersMs.length > start.timersMs.length ? ` (${last.timersMs.join()} ms)` : ''}`,
    },
  ]
}

function noneOf(found: readonly string[], before = ''): Cell {
  if (found.length === 0) return { ok: true, says: 'none' }
  return {
    ok: false,
    says: `${found.length}: ${[...new Set(found)].map((each) => before + each).join('; ')}`,
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: WALKS_AT_ONCE }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        const item = items[index]
        if (item !== undefined) results[index] = await work(item)
      }
    }),
  )
  return results
}
