import { predict } from '#course/prediction/prediction.ts'
import { idle, requestsOf, untilQuiet } from '#course/story/acting.ts'

export const staleUntouched = predict({
  id: 'basic-query/stale-untouched',
  title: 'A stale list, and nobody touches it',
  question:
    'A list has no `staleTime`: it is stale as soon as it arrives. It stays on the screen for three seconds, and nobody touches anything. How many more requests does it make?',
  options: [0, 1, 3],
  ...requestsOf(() => idle(3000)),
  why: 'Stale data makes no request by itself. The query waits for an occasion: a mount, a return to the tab, a connection that comes back.',
})

export const backToUser1 = predict({
  id: 'basic-query/back-to-user-1',
  title: 'User 1, User 2, User 1',
  question:
    'The first list is there. Then you choose User 1, User 2, and User 1 again, and wait for the answer each time. How many requests do these three choices make?',
  options: [1, 2, 3],
  ...requestsOf(async ({ canvas, userEvent, world }) => {
    for (const user of ['User 1', 'User 2', 'User 1']) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)
      await untilQuiet(world)
    }
  }),
  why: (measured) =>
    measured === 2
      ? 'Each user is an entry of its own, and the third choice found its entry fresh.'
      : 'An entry without data cannot be fresh: the third choice found none, and asked again.',
})
