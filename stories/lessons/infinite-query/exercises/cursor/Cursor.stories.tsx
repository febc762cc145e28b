import { expect, waitFor, within } from 'storybook/test'
import { postsOf } from '#mocks/seed.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as aQueryForEachCursor from './answers/AQueryForEachCursor.tsx'
import { cursor } from './exercise.ts'
import * as answer from './solution.tsx'

// Some were deleted long ago, so that the id of a post is not its place.
const posts = postsOf(33).filter(({ id }) => ![4, 8, 9].includes(id))

const meta = preview.meta({
  title: 'Components/Exercises/Infinite Query/Cursor',
  tags: ['!dev', 'server'],
  parameters: { world: { seed: { posts }, network: { latencyMs: 150 } } },
  render: ({ answer: { Feed } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Feed />
    </AnswerSlot>
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
    const quiet = () =>
      waitFor(() => expect(world.log.entries().every(({ outcome }) => outcome !== 'pending')).toBe(true), {
        timeout: 2000,
      })
    const loadMore = async () => {
      const before = shown().length
      await because('There should be more to load, and Load more is disabled.', () =>
        waitFor(() => expect(button()).toBeEnabled(), { timeout: 2000 }),
      )
      await press('Load more')
      await because('You pressed Load more, and no further posts came.', () =>
        waitFor(() => expect(shown().length).toBeGreaterThan(before), { timeout: 2000 }),
      )
      await quiet()
    }

    await step('ten posts come first', () =>
      because('The page should begin with ten posts, and it does not.', () =>
        waitFor(() => expect(shown()).toHaveLength(10), { timeout: 2000 }),
      ),
    )
    await step('another user deletes post 5, and you read on', async () => {
      await press('Another user deletes post 5')
      await loadMore()
    })
    await step('they restore it, and you read on to the end', async () => {
      await press('Another user restores post 5')
      await loadMore()
      // Some answers find the end by an empty page, and some go on for ever.
      for (let more = 0; more < 2 && !button().hasAttribute('disabled'); more += 1) {
        await press('Load more')
        await quiet()
        await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('Loading'))
      }
    })
    await step('every post is there once', async () => {
      const ids = shown()
      const missing = posts.map(({ id }) => id).filter((id) => !ids.includes(id))
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      await because(
        () =>
          twice.length > 0
            ? `Post ${missing.join(', ')} was skipped, and post ${twice.join(', ')} is here twice. Each deletion moves what comes after it one place up, and each restored post moves it down. Go on from a post, and not from a place.`
            : `No post is here twice, but post ${missing.join(', ')} is still missing. Removing doubles brings back nothing: it was never sent. Go on from a post, and not from a place.`,
        () => missing.length === 0,
      )
      await because(
        () =>
          twice.includes(1)
            ? 'After the last page your list began again with post 1. The server’s `next` was `null`, which says that there is no next page: hand it on as it is.'
            : `Posts ${twice.join(', ')} are here twice. A cursor is no count: it names the post where a page has ended. Hand on the \`next\` of the last page as it is.`,
        () => twice.length === 0,
      )
    })
    await step('each page took one request', () => {
      const paths = world.log.entries().map(({ path }) => path)
      return because(
        `Every post is here once, but that took ${paths.length} requests: each Load more asked for all the pages before it again. With cursors, what you have read need not be read again.`,
        () => new Set(paths).size === paths.length,
      )
    })
  }),
})

const { start, solution } = answersTo(cursor, Solution)

export const StartingPoint = Solution.extend(start.wrong(/Post 14 was skipped, and post 24 is here twice/))

export const AQueryForEachCursor = Solution.extend({ args: { answer: aQueryForEachCursor } })

export const FlattenedBySelect = Solution.extend(
  solution
    .with(
      [
        '(lastPage) => lastPage.next,',
        `({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),`,
      ],
      ['data?.pages.flatMap(({ posts }) => posts)', 'data'],
    )
    .right(),
)

export const TheLastId = Solution.extend(
  solution.with(['(lastPage) => lastPage.next,', '({ posts }) => posts.at(-1)?.id,']).right(),
)

export const ACountForACursor = Solution.extend(
  solution
    .with([
      '(lastPage) => lastPage.next,',
      `(lastPage, pages) =>
      lastPage.next === null ? null : pages.length * 10,`,
    ])
    .wrong(/Posts 11, 12, 13 are here twice\. A cursor is no count/),
)

export const AskingForAllAgain = Solution.extend(
  start
    .with([
      'onMore={() => void feed.fetchNextPage()}',
      `onMore={() =>
        void feed.refetch().then(() => feed.fetchNextPage())
      }`,
    ])
    .wrong(/each Load more asked for all the pages before it again/),
)

export const BackToTheStart = Solution.extend(
  solution.with(['lastPage.next,', 'lastPage.next ?? 0,']).wrong(/your list began again with post 1/),
)

export const RemovingDoubles = Solution.extend(
  start
    .with([
      'feed.data?.pages.flat()',
      `
        feed.data && [
          ...new Map(
            feed.data.pages.flat().map((post) => [post.id, post]),
          ).values(),
        ]
      `,
    ])
    .wrong(/No post is here twice, but post 14 is still missing/),
)
