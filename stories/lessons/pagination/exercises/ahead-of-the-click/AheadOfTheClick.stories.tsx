import { expect, waitFor } from 'storybook/test'
import { postsOf } from '#mocks/seed.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot, renderAgain, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { watchRejections } from '#course/story/rejections.ts'
import { aheadOfTheClick } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/Ahead of the click',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: { posts: postsOf(30) }, network: { latencyMs: 400 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <RendersAgain>{() => <Posts />}</RendersAgain>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const requestsOf = (page: number) =>
      world.log.entries().filter(({ path }) => path.includes(`_start=${(page - 1) * 10}&`))
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const arrival = (page: number) => {
      const [first] = world.database.posts({}, { start: (page - 1) * 10, limit: 1 })
      return eventually(world, () => canvas.getByText(first?.title ?? ''))
    }
    const asksFor = (page: number) => eventually(world, () => expect(requestsOf(page)).not.toHaveLength(0))

    await step('page 1 is here, and page 2 is asked for', async () => {
      await because('The ten posts of page 1 should come first, and they do not.', () => arrival(1))
      await because(
        'Page 1 is here, and no request for page 2 was made. It leaves with the click, and then the reader waits for it.',
        () => asksFor(2),
      )
    })
    await step('a click while page 2 is on its way makes no second request', async () => {
      await next()
      await because('Next was pressed, and the posts of page 2 do not come.', () => arrival(2))
      await because(
        () =>
          `Page 2 was on its way when Next was pressed, and then it was requested again: ${requestsOf(2).length} requests for one page. The query joins a request only if the cache knows of it.`,
        () => requestsOf(2).length === 1,
      )
    })
    await step('page 2 is here, and page 3 is asked for', async () => {
      await because(
        'Page 2 is here, and no request for page 3 was made. Each page needs the one after it, not only the first one.',
        () => asksFor(3),
      )
      await untilQuiet(world)
      world.network.set({ offline: true })
    })
    const rejections = watchRejections()
    try {
      await step('without a connection Next shows page 3, and no request is made', async () => {
        await next()
        await because('The connection was lost, and Next does not show page 3.', () => arrival(3))
        await untilQuiet(world)
        await because(
          'Page 3 had come a moment ago, and turning to it requested it again. What was fetched ahead was stale at once: say with `staleTime` for how long it is good.',
          () => requestsOf(3).length === 1,
        )
      })
      await step(
        'a page that cannot be fetched ahead is not asked for by each render, and its error is handled',
        async () => {
          await because('Page 3 is here, and no request for page 4 was made.', () => asksFor(4))
          // An answer may try several times by itself.
          await waitFor(() => expect(cacheOf(world)?.isFetching()).toBe(0), { timeout: 8000 })
          await untilQuiet(world)
          const asked = requestsOf(4).length
          for (let times = 0; times < 3; times += 1) renderAgain(world)
          await untilQuiet(world)
          await because(
            () =>
              `The parent has rendered three times more, and page 4 was asked for ${requestsOf(4).length - asked} times more: each render asks again. Rendering happens often and for any reason, so ask in an effect.`,
            () => requestsOf(4).length === asked,
          )
          await because(
            'Page 4 could not be fetched ahead, and nobody handled the rejection: a browser reports it as an error of the page. The reader has not turned to page 4 yet, so ignore the error.',
            () => rejections.count() === 0,
          )
        },
      )
    } finally {
      rejections.stop()
    }
    await step('the connection is back: page 4 is empty, and the last', async () => {
      world.network.set({ offline: false })
      await next()
      await because('The connection is back, and Next does not show page 4, which is empty.', async () => {
        await eventually(world, () => canvas.getByText('Page 4'))
        await eventually(world, () => expect(canvas.queryAllByRole('listitem')).toHaveLength(0))
      })
      await untilQuiet(world)
      await because(
        'Page 4 is empty, so nothing comes after it, and page 5 was asked for. Look at the page before you ask for the next one.',
        () => requestsOf(5).length === 0,
      )
    })
    await step('servers with more pages and with fewer', () =>
      inCases(
        async (draw) => {
          const pages = draw.seed === 1 ? 0 : draw.whole(1, 5)
          holdPages(world, pages)
          world.network.set({ latencyMs: 50 })
          const before = world.log.entries().length
          showCase(world, draw.seed)
          const requested = () =>
            world.log
              .entries()
              .slice(before)
              .map(({ path }) => Number(/_start=(\d+)/.exec(path)?.[1]) / 10 + 1)
          for (let page = 1; page <= pages + 1; page += 1) {
            if (page > 1) await next()
            await because(`Another server has ${pages} pages, and page ${page} does not come.`, () =>
              page > pages ? eventually(world, () => canvas.getByText(`Page ${page}`)) : arrival(page),
            )
            await untilQuiet(world, 150)
            await because(
              `Page ${page} of ${pages} is shown, and page ${page + 2} was asked for as well. Most readers never come that far: fetch one page ahead.`,
              () => !requested().some((other) => other > page + 1),
            )
            await because(
              page === 1 && pages > 0
                ? 'The page was opened anew, with an empty cache. Page 1 is here, and no request for page 2 was made: what a variable outside of the component remembers is not in this cache.'
                : page > pages
                  ? `Another server has ${pages} pages. Page ${page} is empty, and page ${page + 1} was asked for. Does your code know how many pages there are? Only an empty page tells.`
                  : `Another server has ${pages} pages. Page ${page} is here, and no request for page ${page + 1} was made. Does your code know how many pages there are? Only an empty page tells.`,
              () => requested().includes(page + 1) === page <= pages,
            )
          }
        },
        [1, 2],
      ),
    )
  }),
})

/** Lets a server hold as many full pages, whatever it held before. */
function holdPages({ database }: World, pages: number): void {
  for (const { id } of database.posts({}, { start: 0, limit: Infinity })) database.removePost(id)
  for (const post of postsOf(pages * 10)) database.addPost(post)
}

export const StartingPoint = Solution.extend(
  startingPoint(aheadOfTheClick, Solution, /no request for page 2 was made\. It leaves with the click/),
)
