import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const oneOnTheScreen = predict({
  id: 'which-entries-changed/one-on-the-screen',
  title: 'One list on the screen, two that nobody reads',
  question:
    "The cache holds three lists of posts. One is on the screen, two are inactive. How many requests does `invalidateQueries({ queryKey: ['posts'] })` make?",
  options: [0, 1, 3],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate posts' }))
    await settled(world)
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: 'All three are stale now. Only the one on the screen is fetched: the others have no reader, and their next reader asks.',
})
