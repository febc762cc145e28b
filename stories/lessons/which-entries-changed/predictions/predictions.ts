import { predict } from '#course/prediction/prediction.ts'
import { press, requestsOf, untilQuiet } from '#course/story/acting.ts'
import { lineText } from '../demos/entryLine.ts'

export const oneOnTheScreen = predict({
  id: 'which-entries-changed/one-on-the-screen',
  title: 'One list on the screen, two that nobody reads',
  question:
    "The cache holds three lists of posts. One is on the screen, two are inactive. How many requests does `invalidateQueries({ queryKey: ['posts'] })` make?",
  options: [0, 1, 3],
  ...requestsOf((run) => press(run, 'Invalidate posts')),
  why: 'All three are stale now. Only the one on the screen is fetched: the others have no reader, and their next reader asks.',
})

export const setOnAStaleEntry = predict({
  id: 'which-entries-changed/set-on-a-stale-entry',
  title: 'Set what is stale',
  question:
    'A list with `staleTime: Infinity` was invalidated, so it is stale. Then `setQueryData` writes a shorter list into it. What is it afterwards?',
  options: ['Stale, without a request', 'Fresh, without a request', 'Fresh, after a request'],
  source: 'The demo says',
  async act(run) {
    const { world } = run
    await untilQuiet(world)
    const before = world.log.entries().length
    await press(run, 'Make it stale')
    await press(run, 'Set it without the first post')
    await untilQuiet(world)
    return before
  },
  measure({ requests, stage }, before) {
    if (requests.length > before) return 'Fresh, after a request'
    const isFresh = lineText(stage, "['posts', 'list']").includes('fresh')
    return isFresh ? 'Fresh, without a request' : 'Stale, without a request'
  },
  why: 'For the cache, what you set is an answer: it counts as new, and its `staleTime` begins again. With the default of 0 it would be stale again at once. No server was asked, so set only what you know.',
})
