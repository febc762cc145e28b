import { predict } from '#course/prediction/prediction.ts'
import { logShows, untilQuiet } from '#course/story/acting.ts'
import { within } from 'storybook/test'

export const twoReaders = predict({
  id: 'why-a-query/two-readers',
  title: 'Two components, one list',
  question:
    'A header and a sidebar both show the posts of User 1. Each of them fetches in an effect. How many requests do they make?',
  options: [1, 2, 4],
  source: 'The log says',
  act: ({ world }) => untilQuiet(world),
  measure: ({ requests }) => requests.length,
  why: 'Each effect runs for its own component, and none of them knows about the other.',
})

export const whosePosts = predict({
  id: 'why-a-query/whose-posts',
  title: 'User 1, and at once User 2',
  question:
    'The page fetches in an effect. The server answers for User 2 in 0.6 seconds, and for User 1 in 2. You press User 1, and then at once User 2. Whose posts does the page show in the end?',
  options: ['User 1', 'User 2', 'Nobody'],
  source: 'The page shows the posts of',
  async act({ canvas, userEvent, world }) {
    await untilQuiet(world)
    await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
    await logShows(world, ({ path, outcome }) => path === 'posts?userId=1' && outcome === 'pending')
    await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
    await untilQuiet(world)
  },
  measure: ({ stage }) =>
    /Posts of (User \d)/.exec(within(stage).getByRole('group', { name: 'useEffect' }).textContent)?.[1] ??
    'Nobody',
  why: (measured) =>
    measured === 'User 1'
      ? 'The answer for User 1 came last. `setPosts` does not know which question an answer belongs to.'
      : 'On this network the answer for User 1 did not come last. Nothing else has decided it.',
})
