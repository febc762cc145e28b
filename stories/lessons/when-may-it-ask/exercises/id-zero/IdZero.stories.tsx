import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { ShowCache, elsewhereIn } from '#course/story/cacheOf.tsx'
import { framesOf } from '#course/story/textOnStage.ts'
import { idZero } from './exercise.ts'
import * as answer from './solution.tsx'

const posts = [0, 7, 0, 7, 7].map((userId, index) => ({
  id: index + 1,
  title: `Note ${index + 1}`,
  body: 'A note.',
  userId,
}))

const meta = preview.meta({
  title: 'Components/Exercises/When may it ask?/Id zero',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: { posts }, network: { latencyMs: 150 } } },
  // In development the library writes a warning when a query without a function is refetched. To do so is a right answer here.
  beforeEach() {
    const write = console.error
    console.error = (...words: unknown[]) => {
      if (!String(words[0]).startsWith('Attempted to invoke queryFn')) write(...words)
    }
    return () => {
      console.error = write
    }
  },
  render: ({ answer: { ByTheAuthor } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <ByTheAuthor />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    /** What was asked for after the first so many requests, besides single posts. */
    const listsAfter = (count: number) =>
      world.log
        .entries()
        .slice(count)
        .map(({ path }) => path)
        .filter((path) => !path.startsWith('posts/'))
    const choose = (post: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), post)
    const arrival = (text: string) => eventually(world, () => canvas.getByText(text))
    /** Adds a post of the author on the server, and expects Refresh to bring it. */
    async function refreshes(userId: number): Promise<void> {
      const before = world.log.entries().length
      world.database.addPost({ id: 100 + userId, title: 'Another note', body: 'A note.', userId })
      const frames = framesOf(canvasElement, () => canvas.queryByText(/posts by User/) !== null)
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      await untilQuiet(world)
      await because(
        () =>
          userId === 0
            ? 'The posts of User 0 are on the page, Refresh was pressed, and no request has left: 0 is falsy in `onRefresh`, too.'
            : `The posts of User ${userId} are on the page, Refresh was pressed, and no request has left.`,
        () => listsAfter(before).length > 0,
      )
      await because(
        () =>
          `Refresh was pressed for the posts of User ${userId}, and “${listsAfter(before).join('”, “')}” left.`,
        () => expect(listsAfter(before)).toEqual([`posts?userId=${userId}`]),
      )
      await because(`Refresh brought one more post of User ${userId}, and the page does not show it.`, () =>
        arrival(`${posts.filter((post) => post.userId === userId).length + 1} posts by User ${userId}`),
      )
      await because(
        `Refresh was pressed, and the posts of User ${userId} were gone until the new ones came: what throws old data away, as \`resetQueries\` and \`removeQueries\` do, is more than to ask again.`,
        () => frames.end().every(Boolean),
      )
    }

    await step('no post is chosen, and nothing is asked for', () =>
      because(
        () =>
          listsAfter(0)[0]?.includes('undefined')
            ? `No post is chosen, so no author is known, and “${listsAfter(0)[0]}” has left. \`as number\` tells the compiler something, and the query nothing: hold it back until there is an id.`
            : `No post is chosen, so no author is known, and “${listsAfter(0)[0]}” has left, for somebody whom nobody chose. A default does not make the query wait: hold it back until there is an id.`,
        () => expect(listsAfter(0)).toEqual([]),
      ),
    )
    await step('Post 2 is chosen: it names User 7, whose posts come', async () => {
      await choose('Post 2')
      await because('Post 2 is by User 7, and their 3 posts do not come.', () => arrival('3 posts by User 7'))
    })
    await step('Post 1 is chosen: it names User 0, whose posts come', async () => {
      await choose('Post 1')
      await because('Post 1 is chosen, and does not come.', () => arrival('“Note 1” by User 0'))
      await because(
        () =>
          listsAfter(0).includes('posts?userId=0')
            ? 'The posts of User 0 were asked for, and are not shown.'
            : 'Post 1 is by User 0, and no request for their posts has left. The author is known, but 0 is falsy. Compare it with `undefined`.',
        () => arrival('2 posts by User 0'),
      )
    })
    await step('back at Post 2, everything is fresh: no request', async () => {
      const before = world.log.entries().length
      await choose('Post 2')
      await because('Back at Post 2, its posts are not here.', () => arrival('3 posts by User 7'))
      await untilQuiet(world)
      await because(
        'The posts of User 7 were in the cache, fresh, and were asked for again: `refetch()` in an effect does not look at the cache. Let the query itself ask, once it may.',
        () => expect(listsAfter(before)).toEqual([]),
      )
    })
    await step('Refresh asks again for the posts of User 7, and of User 0', async () => {
      const elsewhere = elsewhereIn(world)
      await refreshes(7)
      await choose('Post 1')
      await because('Post 1 is chosen, and does not come.', () => arrival('“Note 1” by User 0'))
      await refreshes(0)
      await because(
        'Refresh has reached other entries of the cache as well: what is elsewhere on the page was thrown away, or marked as out of date. Refresh the posts of the author, and nothing else.',
        () => elsewhere.isLeftAlone(),
      )
      elsewhere.end()
    })
    await step('without a post, Refresh makes no request', async () => {
      await choose('No post')
      const before = world.log.entries().length
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      await untilQuiet(world)
      await because(
        () =>
          `Refresh was pressed while no author was known, and “${listsAfter(before)[0]}” has left. \`refetch()\` runs the function whatever \`enabled\` says. Leave it no function while there is no id.`,
        () => expect(listsAfter(before)).toEqual([]),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(idZero, Solution, /no request for their posts has left.*0 is falsy/),
)
