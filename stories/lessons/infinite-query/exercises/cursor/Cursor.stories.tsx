import { expect, waitFor, within } from 'storybook/test'
import { postsOf } from '#mocks/seed.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { watchRejections } from '#course/story/rejections.ts'
import { aWhile, idle, untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { cursor } from './exercise.ts'
import * as answer from './solution.tsx'

// Some were deleted long ago, so that the id of a post is not its place.
const posts = postsOf(33).filter(({ id }) => ![4, 8, 9].includes(id))

const meta = preview.meta({
  title: 'Components/Exercises/Infinite Query/Cursor',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: { posts }, network: { latencyMs: 150 } } },
  render: ({ answer: { Feed } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <Feed />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const shown = () =>
      within(canvas.getByRole('list', { name: 'Posts' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => Number(textContent))
    const button = () => canvas.getByRole('button', { name: 'Load more' })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    /** What has been on the page since it was shown anew. */
    const seen = new Set<number>()
    // An answer is logged before the cache has it, and the button knows of it by the next timer.
    const quiet = async () => {
      await untilQuiet(world, 100)
      await waitFor(() => expect(cacheOf(world)?.isFetching()).toBe(0), { timeout: 5000 })
      await idle(20)
      for (const id of shown()) seen.add(id)
    }
    const showFeed = async (seed: number, ids: readonly number[]) => {
      holdPosts(world, ids)
      world.network.set({ latencyMs: 50 })
      seen.clear()
      showCase(world, seed)
      const first = Math.min(ids.length, 10)
      await because(`Another feed should begin with ${first} posts, and it does not.`, () =>
        eventually(world, () => {
          expect(canvas.getByRole('status')).not.toHaveTextContent('Loading')
          expect(shown()).toHaveLength(first)
        }),
      )
      await quiet()
    }
    const loadMore = async () => {
      const before = shown().length
      await because('There should be more to load, and Load more is disabled.', () =>
        eventually(world, () => expect(button()).not.toHaveAttribute('aria-disabled')),
      )
      await press('Load more')
      await because('You pressed Load more, and no further posts came.', () =>
        eventually(world, () => expect(shown().length).toBeGreaterThan(before)),
      )
      await quiet()
    }

    await step('ten posts come first', () =>
      because('The page should begin with ten posts, and it does not.', () =>
        eventually(world, () => expect(shown()).toHaveLength(10)),
      ),
    )
    await step('another user deletes post 5, and you read on', async () => {
      await press('Another user deletes post 5')
      await loadMore()
    })
    const readToTheEnd = async () => {
      // Some answers find the end by an empty page, and some go on for ever.
      for (let more = 0; more < 5 && !button().hasAttribute('aria-disabled'); more += 1) {
        await press('Load more')
        await quiet()
        await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('Loading'))
      }
    }
    const showsEachOnce = async (all: readonly number[]) => {
      const here = shown()
      const missing = all.filter((id) => !here.includes(id))
      const twice = here.filter((id, index) => here.indexOf(id) !== index)
      const goesOnFromPosts = world.log.entries().at(-1)?.path.startsWith('feed')
      await because(
        () =>
          twice.length > 0
            ? `Post ${missing.join(', ')} was skipped, and post ${twice.join(', ')} is here twice. Each deletion moves what comes after it one place up, and each restored post moves it down. Go on from a post, and not from a place.`
            : missing.some((id) => seen.has(id))
              ? `Posts ${missing.join(', ')} were on the page, and went from it when others came: \`maxPages\` drops the first page for the next. Keep all that has been read.`
              : goesOnFromPosts
                ? `No post is here twice, but post ${missing.join(', ')} is missing. A page begins after the post that its cursor names, so hand on the \`next\` of the last page as it is.`
                : `No post is here twice, but post ${missing.join(', ')} is still missing. Removing doubles brings back nothing: it was never sent. Go on from a post, and not from a place.`,
        () => missing.length === 0,
      )
      await because(
        () =>
          twice.includes(Math.min(...all))
            ? 'After the last page your list began again with its first post. The server’s `next` was `null`, which says that there is no next page: hand it on as it is.'
            : `Posts ${twice.join(', ')} are here twice. A cursor is no count: it names the post where a page has ended. Hand on the \`next\` of the last page as it is.`,
        () => twice.length === 0,
      )
    }
    await step('they restore it, and you read on to the end', async () => {
      await press('Another user restores post 5')
      await loadMore()
      await readToTheEnd()
    })
    await step('every post is there once', () => showsEachOnce(posts.map(({ id }) => id)))
    await step('each page took one request', () => {
      const paths = world.log.entries().map(({ path }) => path)
      return because(
        `Every post is here once, but that took ${paths.length} requests: each Load more asked for all the pages before it again. With cursors, what you have read need not be read again.`,
        () => new Set(paths).size === paths.length,
      )
    })
    await step('a page that fails can be asked for again, and once is enough', async () => {
      await showFeed(10, ids(35))
      world.network.set({ failing: { method: 'GET', times: 1 } })
      const rejections = watchRejections()
      await press('Load more')
      await quiet()
      rejections.stop()
      await because(
        'A page failed, and nobody handled the rejection: a browser reports it as an error of the page. Catch it, or let the query do so.',
        () => rejections.count() === 0,
      )
      const from = world.log.entries().length
      const answers = world.network.hold('GET')
      await press('Load more')
      await aWhile()
      await press('Load more')
      await aWhile()
      answers.release()
      await because('A page failed, Load more was pressed again, and no further posts came.', () =>
        eventually(world, () => expect(shown()).toHaveLength(20)),
      )
      await because(
        () =>
          `Load more was pressed again while a page was on its way, and ${world.log.entries().length - from} requests have left. One is enough: tell \`FeedView\` that something is being fetched.`,
        () => world.log.entries().length === from + 1,
      )
      window.dispatchEvent(new Event('visibilitychange'))
      await quiet()
      await because(
        () =>
          `The tab was left and came back, and the page shows the posts ${shown().join(', ')}. What is asked for again then takes the place of what was there: do not append it.`,
        () => expect(shown()).toEqual(ids(20)),
      )
    })
    await step('other posts and another deletion give the same', () =>
      inCases(
        async (draw) => {
          // Four pages, and none.
          const length = draw.seed === 1 ? 30 + draw.whole(1, 9) : 0
          const held = draw
            .shuffled(ids(60))
            .slice(0, length)
            .toSorted((one, other) => one - other)
          await showFeed(draw.seed, held)
          if (length === 0)
            return because('Another feed has no posts at all, and Load more is offered.', () =>
              button().hasAttribute('aria-disabled'),
            )
          const deleted = world.database.post(held[draw.whole(0, 8)] ?? 0)
          if (deleted) world.database.removePost(deleted.id)
          await loadMore()
          if (deleted) world.database.addPost(deleted)
          await readToTheEnd()
          await showsEachOnce(held)
        },
        [1, 2],
      ),
    )
  }),
})

const ids = (count: number) => postsOf(count).map(({ id }) => id)

/** Lets a server hold the posts with these ids, whatever it held before. */
function holdPosts({ database }: World, held: readonly number[]): void {
  for (const { id } of database.posts({}, { start: 0, limit: Infinity })) database.removePost(id)
  for (const post of postsOf(60)) if (held.includes(post.id)) database.addPost(post)
}

export const StartingPoint = Solution.extend(
  startingPoint(cursor, Solution, /Post 14 was skipped, and post 24 is here twice/),
)
