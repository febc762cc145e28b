import type { InfiniteData } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import type { Post } from '#contract/post.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { postsIn } from '#screens/which-entries-changed/filterChoice.ts'
import { oneNameEverywhere } from './exercise.ts'
import * as answer from './solution.tsx'
import { thrownDuring } from './thrownDuring.ts'

const OLD = 'Server state is borrowed, not owned'
const NAME = 'A new name'
/** The keys behind “posts” of the entries that hold post 1, and of two that do not. */
const WITH_POST_1 = [['list'], ['list', { userId: 1 }], ['infinite'], ['detail', 1]]
const KEYS = [...WITH_POST_1, ['list', { userId: 3 }], ['detail', 2]]
const LISTS = [['list'], ['list', { userId: 1 }]]
const PLACES = ['List', 'List of User 1', 'Infinite list', 'Detail']

const meta = preview.meta({
  title: 'Components/Exercises/Which entries changed?/One name everywhere',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Posts />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const shows = (place: string, name: string) => () =>
      eventually(world, () => expect(canvas.getByText(`${place}: ${name}`)).toBeVisible())
    const gets = () => world.log.entries().filter(({ method }) => method === 'GET')

    await step('post 1 is in four places', () =>
      because('The page should begin with the post in four places, and it does not.', async () => {
        for (const place of PLACES) await shows(place, OLD)()
      }),
    )
    await step('a name that the server refuses is in none of them', async () => {
      world.network.set({ failing: { method: 'PATCH', times: 1 } })
      const thrown = await thrownDuring(async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
        await untilQuiet(world)
      })
      await because(
        `After the refused PATCH a callback of yours threw “${thrown}”: there is no answer to write. \`onSuccess\` is called with one, \`onSettled\` after a failure, too.`,
        () => thrown === undefined,
      )
      for (const place of PLACES)
        await because(
          `The server refused the new name, and the page shows it all the same. Write when the PATCH is answered, or take it back after a failure.`,
          shows(place, OLD),
        )
    })
    const cache = cacheOf(world)
    const posts = (...ids: number[]) => ids.map((id) => world.database.post(id))
    const pages = [posts(1, 2, 3), posts(11, 12)]
    cache?.setQueryData(['posts', 'list', { userId: 3 }], posts(21, 22))
    cache?.setQueryData(['posts', 'infinite'], { pages, pageParams: [1, 2] })
    cache?.setQueryData(['posts', 'detail', 2], world.database.post(2))
    const todos = [{ id: 1, title: 'Tea', completed: false }]
    cache?.setQueryData(['todos', 'list'], structuredClone(todos))
    const others = () => structuredClone(KEYS.map((key) => postsAt(world, key).filter(({ id }) => id !== 1)))
    const before = others()
    const asked = gets().length
    let thrown: string | undefined
    await step('the server has the new name', async () => {
      thrown = await thrownDuring(async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
        await because('You pressed Rename, and the server still has the old name.', () =>
          eventually(world, () => expect(world.database.post(1)?.title).toBe(NAME)),
        )
        await untilQuiet(world)
      })
      thrown ??= thrownInMutation(world)
    })
    await step('each updater returns what its entry holds', async () => {
      await because(
        'The infinite list is broken: its entry holds a list now. Its data is `{ pages, pageParams }`, and has to stay so.',
        () => !Array.isArray(dataOf(world, 'infinite')),
      )
      await because(
        `A callback of yours threw “${thrown}”. A list is an array; the data of an infinite list is \`{ pages, pageParams }\`, and a detail is one post.`,
        () => thrown === undefined,
      )
      await because(
        'The entry of a list holds no list now. `setQueriesData` writes what your updater returns: return a list with the post in its place.',
        () =>
          LISTS.map((key) => dataOf(world, ...key)).every(
            (data) => data === undefined || Array.isArray(data),
          ),
      )
    })
    await step('no GET has left', () =>
      because(
        () =>
          `That took ${gets().length - asked} more requests. The answer to the PATCH has the new name already: write it into the entries.`,
        () => gets().length === asked,
      ),
    )
    const isOld = (place: string) => canvas.queryByText(`${place}: ${OLD}`) !== null
    await step('all four places show it', async () => {
      await because(
        () =>
          isWritten(world, 'list') && !isOld('List')
            ? 'The list of all posts begins with another post now. Replace the post where it stands.'
            : isWritten(world, 'list')
              ? 'The cache has the new name, and the screen the old one: you changed the cached post itself. The same object is no change for the cache. Return a new list with a new post.'
              : 'The list of all posts still has the old name.',
        shows('List', NAME),
      )
      await because(
        'The list of User 1 still has the old name: it is another entry. `setQueriesData` reaches every list.',
        shows('List of User 1', NAME),
      )
      await because(
        () =>
          !isOld('Infinite list')
            ? 'The infinite list does not begin with post 1 any more. `pages` holds pages, and each page is a list: replace the post where it stands.'
            : isWritten(world, 'infinite')
              ? 'The cache has the new name in the infinite list, and the screen the old one: you changed its cached pages. Return new pages.'
              : 'The infinite list still has the old name. Its key begins with “posts” and “infinite”, and its posts are in `pages`.',
        shows('Infinite list', NAME),
      )
      await because(
        () =>
          !isOld('Detail')
            ? 'The detail shows no name now: its data is no post any more. Its data is one post: write the answer there as it is.'
            : isWritten(world, 'detail', 1)
              ? 'The cache has the new name in the detail, and the screen the old one: you changed the cached object itself. Write another one: the answer.'
              : 'The detail still has the old name. Its data is one post: write the answer there as it is.',
        shows('Detail', NAME),
      )
    })
    await step('no post has become nothing', () =>
      because(
        'A list has holes now where other posts were. What you give to `map` has to return every other post as it is.',
        () =>
          [...LISTS.map((key) => dataOf(world, ...key)), ...pagesIn(world)]
            .flat()
            .every((each) => typeof each === 'object' && each !== null),
      ),
    )
    await step('post 1 is whole', () =>
      because(
        'An entry has the new name, and has lost the rest of post 1: its `body`, its `userId` or its `id`. Write the whole post that the server answered with.',
        () => {
          for (const key of WITH_POST_1) expect(postsAt(world, key)).toContainEqual(world.database.post(1))
        },
      ),
    )
    await step('every other post is as it was', async () => {
      await because(
        () =>
          `The infinite list had pages of ${sizesOf(pages)} posts, and has pages of ${sizesOf(pagesIn(world))} now. Go through it page by page.`,
        () => expect(sizesOf(pagesIn(world))).toBe(sizesOf(pages)),
      )
      await because(
        'Another post has changed, too, or is gone, in a list or in a detail. Replace the post that has the `id` of the answer, and return the others as they are.',
        () => expect(others()).toEqual(before),
      )
      await because(
        'A todo has the id 1 as well, and it has become post 1: your filter reaches what is not under “posts”. An id is that of a post only there.',
        () => expect(cache?.getQueryData(['todos', 'list'])).toEqual(todos),
      )
      await because(
        'The list of User 3 has post 1 now, which is of User 1. A list that does not have the post stays as it is.',
        () => postsAt(world, ['list', { userId: 3 }]).every(({ id }) => id !== 1),
      )
    })
    await step('post 1 is replaced wherever it stands', async () => {
      const places = LISTS
      const old = (...ids: number[]) =>
        posts(...ids).map((each) => (each?.id === 1 ? { ...each, title: OLD } : each))
      const pages = [posts(2, 3), old(11, 1)]
      for (const place of places) cache?.setQueryData(['posts', ...place], old(2, 1, 3))
      cache?.setQueryData(['posts', 'infinite'], { pages, pageParams: [1, 2] })
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await untilQuiet(world)
      const ids = (key: readonly unknown[]) => postsAt(world, key).map(({ id }) => id)
      await because(
        'Where another post stands first, that one is gone now. Find post 1 by the `id` of the answer, and not by its place.',
        () => {
          for (const place of places) expect(ids(place)).toEqual([2, 1, 3])
          expect(ids(['infinite'])).toEqual([2, 3, 11, 1])
        },
      )
      await because(
        'Where post 1 does not stand first, or is on another page than the first, it keeps the old name. Go through each list and each page as a whole.',
        () => [...places, ['infinite']].every((place) => isWritten(world, ...place)),
      )
    })
    await step('a list that was not loaded yet is loaded when it is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show User 2' }))
      await because(
        'User 2 has 10 posts, and the page shows another number: there was no such list, and you made an entry for it, which counts as fresh. An updater that gets `undefined` should return `undefined`.',
        shows('List of User 2', '10 posts'),
      )
    })
  }),
})

function dataOf(world: World, ...rest: unknown[]): unknown {
  return cacheOf(world)?.getQueryData(['posts', ...rest])
}

function postsAt(world: World, [...rest]: readonly unknown[]): Post[] {
  return postsIn(dataOf(world, ...rest))
}

function isWritten(world: World, ...rest: unknown[]): boolean {
  return postsAt(world, rest).some(({ title }) => title === NAME)
}

function pagesIn(world: World): readonly unknown[][] {
  return (dataOf(world, 'infinite') as InfiniteData<unknown[]> | undefined)?.pages ?? []
}

function sizesOf(pages: readonly unknown[][]): string {
  return pages.map(({ length }) => length).join(' and ')
}

/** What the last mutation has thrown after its request. */
function thrownInMutation(world: World): string | undefined {
  return cacheOf(world)?.getMutationCache().getAll().at(-1)?.state.error?.message
}

export const StartingPoint = Solution.extend(
  startingPoint(oneNameEverywhere, Solution, /The list of User 1 still has the old name/),
)
