import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { CacheOf, entriesWith } from './CacheOf.tsx'
import { lookAt, watch } from './looks.ts'
import { noFlicker } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/No flicker',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 700 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <CacheOf>
        <Posts />
      </CacheOf>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const pageOne = world.database.posts({}, { start: 0, limit: 10 })
    const pageTwo = world.database.posts({}, { start: 10, limit: 10 })
    const arrival = ([first]: typeof pageOne) => eventually(world, () => canvas.getByText(first?.title ?? ''))
    const look = () => ({ ...lookAt(canvasElement), entries: entriesWith(world.id, pageOne) })

    await step('page 1 comes first', () =>
      because('The ten posts of page 1 should come first, and they do not.', () => arrival(pageOne)),
    )
    await step('Next: a list of ten posts is there all the time', async () => {
      const before = look()
      const { looks, stop } = watch(canvasElement, look)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      looks.push(look())
      await because(
        () =>
          world.log.entries().length === 1
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
        'Back at page 1 its own posts were called those of the page before: a request is under way, which only refreshes them. `isFetching` is not `isPlaceholderData`.',
        () => canvas.queryByText(/the posts of the page before/) === null,
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(noFlicker, Solution, /On the way from page 1 to page 2 the list was gone/),
)
