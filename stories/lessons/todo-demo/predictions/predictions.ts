import { expect, waitFor, within } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { predict } from '#course/prediction/prediction.ts'
import { firstOf, framesOf } from '#course/story/textOnStage.ts'
import { cacheOf } from '#course/story/cacheOf.tsx'
import { untilQuiet } from '#course/story/acting.ts'

const STAYS = 'It stays: nothing replaces it in the list before its POST is answered'
const GOES_AND_RETURNS =
  'It goes and returns: the answer to the refetch left the server without Milk, and only the next list has it'
const GOES = 'It goes for good: the answer to the refetch comes last of all'
// Under another network none of these may be what happens.
const NEVER_THERE = 'Milk was never in the list'
const NOT_SAVED = 'Milk is gone: its POST failed'

/** The titles in the list. */
function showsTitles(stage: HTMLElement): string {
  const titles = [...stage.querySelectorAll('li')].map(({ textContent }) =>
    textContent.replace('(not confirmed)', '').trim(),
  )
  return titles.join(', ') || firstOf(stage, /Loading\.\.\./)
}

export const milkAtTheEnd = predict({
  id: 'todo-demo/milk-at-the-end',
  title: 'Refetch, then add',
  question:
    'Each answer takes 0.9 seconds. The list is being refetched when, 0.3 seconds later, Milk is added optimistically. Nothing is cancelled. The server saves it, and then the list is invalidated. What happens to Milk in the list?',
  options: [STAYS, GOES_AND_RETURNS, GOES],
  shows: showsTitles,
  tellingWords: ['out and back', 'brings it back', 'replaces the whole list', 'without your todo'],
  source: 'The list says',
  async act({ canvas, canvasElement, userEvent, world }) {
    await untilQuiet(world)
    const frames = framesOf(canvasElement, () => within(canvasElement).queryByText('Milk') !== null)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
    // The add leaves 0.3 s after the refetch, which may have ended by then.
    await untilQuiet(world, 800)
    await settled(world)
    return frames.end()
  },
  measure({ requests }, frames) {
    const since = frames.slice(frames.indexOf(true))
    if (!frames.includes(true)) return NEVER_THERE
    if (since.every(Boolean)) return STAYS
    if (since.at(-1) === true) return GOES_AND_RETURNS
    return requests.findLast(({ method }) => method === 'POST')?.outcome === 201 ? GOES : NOT_SAVED
  },
  why(measured) {
    switch (measured) {
      case NEVER_THERE:
        return 'Here the first list did not arrive, so there was nothing to add Milk to.'
      case NOT_SAVED:
        return 'Here the server did not save Milk. `onError` takes out what was added, and no list from the server has it.'
      case STAYS:
        return 'Here no older list arrived after Milk was added, so nothing overwrote it.'
      case GOES:
        return 'The refetch left before Milk was saved. Its list replaced the whole list in the cache. Here the list that the invalidation asked for did not arrive.'
      default:
        return 'The refetch left before Milk was saved. Its list replaced the whole list in the cache. The invalidation then asked for a list that has Milk.'
    }
  },
})

const AFTER_MILK = 'One, after Milk: when Milk settles, only Bread is pending'
const AFTER_BREAD = 'One, after Bread: an add that settles is itself still pending'
const TWO = 'Two: when an add settles, it is the only one that is pending'

export const furtherGets = predict({
  id: 'todo-demo/further-gets',
  title: 'Invalidate if one add is pending',
  question:
    "Milk is added, then Bread, 0.9 seconds later, and each POST takes 1.2 seconds. Each add invalidates the list in its `onSettled`, but only if `client.isMutating({ mutationKey: ['addTodo'] }) === 1`. How many GETs follow, and when?",
  options: [AFTER_MILK, AFTER_BREAD, TWO],
  shows: showsTitles,
  tellingWords: ['counts itself', 'finds only itself', 'asks for the list once'],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await untilQuiet(world)
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Add two' }))
    await untilQuiet(world, 1200)
    await settled(world)
    return before
  },
  measure({ requests }, before) {
    const after = requests.slice(before)
    const gets = after.filter(({ method }) => method === 'GET')
    const bread = after.findLast(({ method }) => method === 'POST')
    const [first] = gets
    if (gets.length === 2) return TWO
    if (gets.length !== 1 || first === undefined || bread === undefined) return `GETs: ${gets.length}`
    return first.startedAt < bread.startedAt + (bread.durationMs ?? 0) ? AFTER_MILK : AFTER_BREAD
  },
  why: (measured) =>
    measured === AFTER_BREAD
      ? 'An add is pending until its `onSettled` has ended. In Milk’s, two are pending: Milk itself, and Bread. In Bread’s, only Bread is left.'
      : 'Here the adds did not overlap as planned. An add that settles counts itself, and every other add in flight.',
})

/** Waits until what was answered is in the cache, too: on a busy machine that can take longer than the log is quiet. */
function settled(world: World): Promise<void> {
  return waitFor(
    () => {
      expect(cacheOf(world)?.isMutating()).toBe(0)
      expect(cacheOf(world)?.isFetching()).toBe(0)
    },
    { timeout: 10_000 },
  )
}
