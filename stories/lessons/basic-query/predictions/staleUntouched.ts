import { predict } from '#course/prediction/prediction.ts'
import { idle, settled } from '#course/story/acting.ts'

export const staleUntouched = predict({
  id: 'basic-query/stale-untouched',
  title: 'A stale list, and nobody touches it',
  question:
    'A list has no `staleTime`: it is stale as soon as it arrives. It stays on the screen for three seconds, and nobody touches anything. How many more requests does it make?',
  options: [0, 1, 3],
  source: 'The log says',
  async act({ world }) {
    await settled(world)
    const before = world.log.entries().length
    await idle(3000)
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: 'Stale data makes no request by itself. The query waits for an occasion: a mount, a return to the tab, a connection that comes back.',
})
