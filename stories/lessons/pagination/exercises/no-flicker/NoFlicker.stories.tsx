import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import type { Post } from '#contract/post.ts'
import type { World } from '#mocks/world.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { eventually } from '#course/story/eventually.ts'
import { lookAt, watch } from './looks.ts'
import { noFlicker } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/No flicker',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 700 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <Posts />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const pageAt = (start: number) => world.database.posts({}, { start, limit: 10 })
    const [pageOne, pageTwo, pageFour] = [pageAt(0), pageAt(10), pageAt(30)]
    const arrival = ([first]: typeof pageOne) => eventually(world, () => canvas.getByText(first?.title ?? ''))
    const look = () => ({ ...lookAt(canvasElement), entries: entriesWith(world, pageOne) })

    await step('page 1 comes first', async () => {
      await because('The ten posts of page 1 should come first, and they do not.', () => arrival(pageOne))
      showCase(world, 1)
      await because(
        'The page was opened a second time, with an empty cache, and began with posts that it had not asked for yet: a variable outside of the component has kept them.',
        () => look().titles.length === 0,
      )
      await because('The page was opened a second time, and its posts do not come.', () => arrival(pageOne))
    })
    await step('Next: a list of ten posts is there all the time', async () => {
      const asked = world.log.entries().length
      const before = look()
      const { looks, stop } = watch(canvasElement, look)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      looks.push(look())
      await because(
        () =>
          world.log.entries().length === asked
            ? 'Next was pressed, and no request for page 2 has left. Does the cache take page 1’s posts for page 2’s?'
            : 'Next was pressed, and the posts of page 2 have not come.',
        () => arrival(pageTwo),
      )
      stop()
      const bare = looks.find(({ titles }) => titles.length === 0)
      await because(
        bare?.around.includes('</ul>')
          ? 'An empty list took the place of page 1’s posts. A placeholder is what the page shows meanwhile: give it the posts that were here.'
          : 'On the way from page 1 to page 2 the list was gone. Page 2 is a new entry, without data: let the posts of page 1 stand in for it.',
        () => bare === undefined,
      )
      await because(
        'The cache holds page 1’s posts twice: `initialData` is stored, as if the server had said that they are page 2. A placeholder is only shown.',
        () => looks.every(({ entries }) => entries === 1),
      )
      const meanwhile = looks.findLast(({ titles }) => titles[0] === pageOne[0]?.title)?.around
      await because(
        'Page 1’s posts stood under “Page 2”, and nothing said that they are the old ones. When does the query show a placeholder?',
        () => meanwhile !== look().around,
      )
      await because(
        'Next was pressed, and until page 2 came the page looked as it did before: nothing said that a page is on its way, nor that these posts are the old ones.',
        () => meanwhile !== before.around,
      )
    })
    await step('Previous: page 1 is not said to be old', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await because('Previous was pressed, and page 1 is not here.', () => arrival(pageOne))
      await because(
        'Back at page 1 its own posts were called old: a request is in flight, which only refreshes them. `isFetching` is not `isPlaceholderData`.',
        () => canvas.queryByText(/Old posts:/) === null,
      )
    })
    await step('Next three times, quickly: a list of ten posts is there all the time', async () => {
      world.network.set({ latencyMs: 300 })
      const { looks, stop } = watch(canvasElement, look)
      for (let times = 0; times < 3; times += 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await because('On page 1 Next was pressed three times, and the posts of page 4 do not come.', () =>
        arrival(pageFour),
      )
      stop()
      await because(
        'On page 1 Next was pressed three times, and the list was gone until page 4 came. Page 3 had not come either: let the posts stand in that were on the page, whichever page they are of.',
        () => looks.every(({ titles }) => titles.length > 0),
      )
    })
  }),
})

/** How many entries of a world's cache hold this list of posts. */
function entriesWith(world: World, [first]: readonly Post[]): number {
  const entries = cacheOf(world)?.getQueryCache().getAll() ?? []
  return entries.filter(({ state }) => (state.data as Post[] | undefined)?.[0]?.id === first?.id).length
}

export const StartingPoint = Solution.extend(
  startingPoint(noFlicker, Solution, /On the way from page 1 to page 2 the list was gone/),
)
