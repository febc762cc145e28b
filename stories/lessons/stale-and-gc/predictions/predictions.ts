import { predict } from '#course/prediction/prediction.ts'
import { idle, press, requestsOf, untilQuiet } from '#course/story/acting.ts'

export const freshButGone = predict({
  id: 'stale-and-gc/fresh-but-gone',
  title: 'Fresh for a minute, kept for 50 ms',
  question:
    'A list has `staleTime: 60_000` and `gcTime: 50`. It has arrived. You leave it, and come back after one second. How many more requests does that make?',
  options: [0, 1, 2],
  ...requestsOf(async (run) => {
    await press(run, 'Leave')
    await idle(1000)
    await press(run, 'Come back')
  }),
  why: 'After 50 ms without a reader the entry was gone. An entry that is gone cannot be fresh.',
})

export const staleWhileAway = predict({
  id: 'stale-and-gc/stale-while-away',
  title: 'It turns stale while nobody reads it',
  question:
    'A list is fresh for two seconds. You leave it, stay away for three seconds, and come back. When does the second request leave?',
  options: ['While you are away', 'When you come back', 'There is none'],
  source: 'The log says',
  async act(run) {
    const { world } = run
    await untilQuiet(world)
    const before = world.log.entries().length
    await press(run, 'Leave')
    await idle(3000)
    const whileAway = world.log.entries().length
    await press(run, 'Come back')
    await untilQuiet(world)
    return { before, whileAway }
  },
  measure({ requests }, { before, whileAway }) {
    if (whileAway > before) return 'While you are away'
    return requests.length > whileAway ? 'When you come back' : 'There is none'
  },
  why: 'Without a reader, nothing happens when data turns stale. The next reader gets the old answer at once, and asks for a new one.',
})
