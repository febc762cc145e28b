import { expect } from 'storybook/test'
import { postsOf } from '#mocks/seed.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { stop } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Infinite Query/Stop',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: { posts: postsOf(20) }, network: { latencyMs: 150 } } },
  render: ({ answer: { Feed } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <Feed />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const cards = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)
    const loadMore = () => userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    const isOver = () =>
      canvas.getByRole('button', { name: 'Load more' }).getAttribute('aria-disabled') === 'true'
    const arrived = (count: number) =>
      eventually(world, () => {
        expect(cards()).toHaveLength(count)
        expect(canvas.getByRole('status')).not.toHaveTextContent('asking')
      })

    await step('page 1 comes first, with ten posts', () =>
      because('The list should begin with page 1 alone, and its ten posts.', async () => {
        await arrived(1)
        expect(cards()).toEqual(['Page 1 10 posts'])
      }),
    )
    await step('page 2 has three posts, and is not the end', async () => {
      await loadMore()
      await because('You pressed Load more, and no second page came.', () => arrived(2))
      await because(
        () => `The second page should be page 2 with three posts. It is: ${cards()[1]}.`,
        () => cards()[1] === 'Page 2 3 posts',
      )
      await because(
        'Page 2 has three posts, and your list ends there: 7 posts never came. A short page is not the last one, where a server may send fewer than it could.',
        () => !isOver(),
      )
    })
    await step('page 3 brings the other seven', async () => {
      await loadMore()
      await because('You pressed Load more, and no third page came.', () => arrived(3))
      await because(
        () => `The third page should be page 3 with seven posts. It is: ${cards()[2]}.`,
        () => cards()[2] === 'Page 3 7 posts',
      )
      await because(
        'Your list ends after page 3, as if your code knew that there are 20 posts, or that nothing follows two short pages. This server says neither, and may have more tomorrow: only an empty page tells that it was the last.',
        () => !isOver(),
      )
    })
    await step('page 4 is empty: the list has ended', async () => {
      await loadMore()
      await because('You pressed Load more, and no fourth page came.', () => arrived(4))
      if (isOver()) return
      await loadMore()
      await because('Load more does nothing after the empty page, but still looks as if it would.', () =>
        arrived(5),
      )
      await because(
        'The parameter of the fifth page is `false`. To the library `false` is a parameter like any other: only `undefined` or `null` says that there is no next page.',
        () => !cards()[4]?.startsWith('Page false'),
      )
      await because(
        'Page 4 is empty, and Load more is still offered: a fifth request brought nothing, and so would the sixth. When there is no next page, `getNextPageParam` has to say so.',
        () => false,
      )
    })
    await step('that took four requests', () =>
      because(
        () => `Four pages took ${world.log.entries().length} requests. Each page needs one.`,
        () => world.log.entries().length === 4,
      ),
    )
    await step('servers with more posts and with none', async () => {
      for (const pages of [0, 2, 12]) {
        holdPages(world, pages)
        world.network.set({ latencyMs: 20 })
        showCase(world, pages + 1)
        for (let page = 1; page <= pages + 1; page += 1) {
          if (page > 1) {
            await because(
              `Another server has posts on ${pages} pages, and your list ends after page ${page - 1}. Does your code know how many pages there are? Only an empty page tells.`,
              () => !isOver(),
            )
            await loadMore()
          }
          await because(
            `Another server has posts on ${pages} pages, and page ${page} does not come, or another one has gone from the page for it.`,
            () => arrived(page),
          )
        }
        await because(
          `Another server has posts on ${pages} pages. Page ${pages + 1} is empty, and Load more is still offered. Does your code know how many pages there are? Only an empty page tells.`,
          isOver,
        )
      }
    })
  }),
})

/** Lets a server hold posts on as many pages, whatever it held before. */
function holdPages({ database }: World, pages: number): void {
  for (const { id } of database.posts({}, { start: 0, limit: Infinity })) database.removePost(id)
  // The second page has three, and the second and the third have ten together.
  const count = pages === 0 ? 0 : pages === 2 ? 13 : (pages - 1) * 10
  for (const post of postsOf(count)) database.addPost(post)
}

export const StartingPoint = Solution.extend(startingPoint(stop, Solution, /a fifth request brought nothing/))
