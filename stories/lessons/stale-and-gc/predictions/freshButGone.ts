import { predict } from '#course/prediction/prediction.ts'
import { idle, settled } from '#course/story/acting.ts'

export const freshButGone = predict({
  id: 'stale-and-gc/fresh-but-gone',
  title: 'Fresh for a minute, kept for 50 ms',
  question:
    'A list has `staleTime: 60_000` and `gcTime: 50`. It has arrived. You leave it, and come back after one second. How many more requests does that make?',
  options: [0, 1, 2],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await idle(1000)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await settled(world)
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: 'After 50 ms without a reader the entry was gone. An entry that is gone cannot be fresh.',
})
