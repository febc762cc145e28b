import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const backToUser1 = predict({
  id: 'basic-query/back-to-user-1',
  title: 'User 1, User 2, User 1',
  question:
    'The first list is there. Then you choose User 1, User 2, and User 1 again, and wait for the answer each time. How many requests do these three choices make?',
  options: [1, 2, 3],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    for (const user of ['User 1', 'User 2', 'User 1']) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), user)
      await settled(world)
    }
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: (measured) =>
    measured === 2
      ? 'Each user is an entry of its own, and the third choice found its entry fresh.'
      : 'An entry without data cannot be fresh: the third choice found none, and asked again.',
})
