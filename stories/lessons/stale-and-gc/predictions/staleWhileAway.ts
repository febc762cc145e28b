import { predict } from '#course/prediction/prediction.ts'
import { idle, settled } from '#course/story/acting.ts'

export const staleWhileAway = predict({
  id: 'stale-and-gc/stale-while-away',
  title: 'It turns stale while nobody reads it',
  question:
    'A list is fresh for two seconds. You leave it, stay away for three seconds, and come back. When does the second request leave?',
  options: ['While you are away', 'When you come back', 'There is none'],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await idle(3000)
    const whileAway = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await settled(world)
    return { before, whileAway }
  },
  measure({ requests }, { before, whileAway }) {
    if (whileAway > before) return 'While you are away'
    return requests.length > whileAway ? 'When you come back' : 'There is none'
  },
  why: 'Without a reader, nothing happens when data turns stale. The next reader gets the old answer at once, and asks for a new one.',
})
