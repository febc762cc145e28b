import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import * as byShape from './alternatives/ByShape.tsx'
import * as entryByEntry from './alternatives/EntryByEntry.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as aFlatList from './wrong/AFlatList.tsx'
import * as anEmptyListForOthers from './wrong/AnEmptyListForOthers.tsx'
import * as askingAgain from './wrong/AskingAgain.tsx'
import * as changingTheCachedPost from './wrong/ChangingTheCachedPost.tsx'
import * as noDetail from './wrong/NoDetail.tsx'
import * as oneUpdaterForAll from './wrong/OneUpdaterForAll.tsx'
import * as onlyTheLists from './wrong/OnlyTheLists.tsx'

const NAME = 'A new name'

const meta = preview.meta({
  title: 'Components/Exercises/Which entries changed?/One name everywhere',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <ShowCache />
      <Posts />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const shows = (place: string, name: string) => () =>
      waitFor(() => expect(canvas.getByText(`${place}: ${name}`)).toBeVisible(), { timeout: 1500 })
    const gets = () => world.log.entries().filter(({ method }) => method === 'GET')

    await step('post 1 is in four places', () =>
      because('The page should begin with the post in four places, and it does not.', async () => {
        for (const place of ['List', 'List of User 1', 'Infinite list', 'Detail'])
          await shows(place, 'Server state is borrowed, not owned')()
      }),
    )
    await step('the server has the new name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await because('You pressed Rename, and the server still has the old name.', () =>
        waitFor(() => expect(world.database.post(1)?.title).toBe(NAME), { timeout: 2000 }),
      )
      await settled(world)
    })
    await step('each updater returns what its entry holds', async () => {
      await because(
        'The infinite list is broken: its entry holds a flat list now. Its data is `{ pages, pageParams }`, and has to stay so.',
        () => !Array.isArray(dataOf(world, 'infinite')),
      )
      await because(
        () =>
          `Your \`onSuccess\` threw “${thrownIn(world)}”. A list is an array; the data of an infinite list is \`{ pages, pageParams }\`, and a detail is one post.`,
        () => thrownIn(world) === undefined,
      )
    })
    await step('no GET has left', () =>
      because(
        () =>
          `That took ${gets().length - 4} more requests. The answer to the PATCH has the new name already: write it into the entries.`,
        () => gets().length === 4,
      ),
    )
    await step('all four places show it', async () => {
      await because(
        () =>
          nameInList(world) === NAME
            ? 'The cache has the new name, and the screen the old one: you changed the cached post itself. The same object is no change for the cache. Return a new list with a new post.'
            : 'The list of all posts still has the old name.',
        shows('List', NAME),
      )
      await because(
        'The list of User 1 still has the old name: it is another entry. `setQueriesData` reaches every list.',
        shows('List of User 1', NAME),
      )
      await because(
        'The infinite list still has the old name. Its key begins with “posts” and “infinite”, and its posts are in `pages`.',
        shows('Infinite list', NAME),
      )
      await because(
        'The detail still has the old name. Its data is one post: write the answer there as it is.',
        shows('Detail', NAME),
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

function nameInList(world: World): unknown {
  return (dataOf(world, 'list') as { title: string }[] | undefined)?.[0]?.title
}

/** What the last mutation has thrown after its request. */
function thrownIn(world: World): string | undefined {
  return cacheOf(world)?.getMutationCache().getAll().at(-1)?.state.error?.message
}

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /The list of User 1 still has the old name/),
})

export const ByShape = Solution.extend({ args: { answer: byShape } })

export const EntryByEntry = Solution.extend({ args: { answer: entryByEntry } })

export const AFlatList = Solution.extend({
  args: { answer: aFlatList },
  play: rejects(Solution.play, /its entry holds a flat list now/),
})

export const AnEmptyListForOthers = Solution.extend({
  args: { answer: anEmptyListForOthers },
  play: rejects(Solution.play, /you made an entry for it/),
})

export const AskingAgain = Solution.extend({
  args: { answer: askingAgain },
  play: rejects(Solution.play, /That took 4 more requests/),
})

export const ChangingTheCachedPost = Solution.extend({
  args: { answer: changingTheCachedPost },
  play: rejects(Solution.play, /you changed the cached post itself/),
})

export const NoDetail = Solution.extend({
  args: { answer: noDetail },
  play: rejects(Solution.play, /The detail still has the old name/),
})

export const OneUpdaterForAll = Solution.extend({
  args: { answer: oneUpdaterForAll },
  play: rejects(Solution.play, /Your `onSuccess` threw “.*map is not a function/),
})

export const OnlyTheLists = Solution.extend({
  args: { answer: onlyTheLists },
  play: rejects(Solution.play, /The infinite list still has the old name/),
})
