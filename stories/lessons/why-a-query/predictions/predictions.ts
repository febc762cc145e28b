import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { logShows, untilQuiet } from '#course/story/acting.ts'
import { within } from 'storybook/test'

const shared = '1, because both want the same posts'
const oneEach = '2, because each effect runs for its own component'
const everyRender = '4, because an effect runs again when the posts arrive'

export const twoReaders = predict({
  id: 'why-a-query/two-readers',
  title: 'Two components, one list',
  question:
    'A header and a sidebar both show the posts of User 1. Each of them fetches in an effect. React’s `StrictMode`, which runs effects twice in development, is off. How many requests do they make, and why?',
  options: [shared, oneEach, everyRender],
  tellingWords: ['two requests', 'ask twice', 'fetches for itself', 'share one request'],
  source: 'The log says',
  act: ({ world }) => untilQuiet(world),
  measure: ({ requests: { length } }) =>
    [shared, oneEach, everyRender].find((option) => option.startsWith(`${length},`)) ?? `${length} requests`,
  why: 'Neither component knows about the other, so each effect makes its own request.',
})

const lateAnswer = 'User 1, because the effect shows each answer as it arrives'
const ended = 'User 2, because the second choice ends the request for User 1'
const dropped = 'User 2, because React ignores what an earlier run of the effect sets'

export const whosePosts = predict({
  id: 'why-a-query/whose-posts',
  title: 'User 1, and right away User 2',
  question:
    'The page fetches in an effect, and begins with the posts of User 3. The server answers for User 2 in 0.6 seconds, and for User 1 in 2. You press User 1, and right away User 2. Whose posts does the page show in the end, and why?',
  options: [lateAnswer, ended, dropped],
  tellingWords: ['comes last', 'last answer', 'arrives last'],
  source: 'The page shows the posts of',
  shows: (stage) => firstOf(stage, /Posts of (User \d)/, /Loading\.\.\./),
  async act({ canvas, userEvent, world }) {
    await untilQuiet(world)
    await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
    await logShows(world, ({ path, outcome }) => path === 'posts?userId=1' && outcome === 'pending')
    await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
    await untilQuiet(world)
  },
  measure({ stage, requests }) {
    const { textContent } = within(stage).getByRole('group', { name: 'useEffect' })
    const user = /Posts of (User \d)/.exec(textContent)?.[1] ?? 'nobody'
    if (user === 'User 1') return lateAnswer
    const [of1, of2] = [1, 2].map((id) => requests.findLast(({ path }) => path === `posts?userId=${id}`))
    if (user !== 'User 2' || of1 === undefined || of2 === undefined) return user
    if (of1.outcome === 'cancelled') return ended
    return endOf(of1) > endOf(of2) ? dropped : `${user}, whose answer came last on this network`
  },
  why: (measured) =>
    measured === lateAnswer
      ? 'The answer for User 1 came last. `setPosts` does not know which user an answer belongs to.'
      : 'Here the answer for User 1 did not replace that for User 2. In the effect, only the order of the answers decides.',
})

/** When a request ended, in ms since the epoch. */
function endOf({ startedAt, durationMs = 0 }: { startedAt: number; durationMs: number | undefined }): number {
  return startedAt + durationMs
}
