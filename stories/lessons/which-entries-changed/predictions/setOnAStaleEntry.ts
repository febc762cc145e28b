import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'
import { lineText } from '../demos/entryLine.ts'

export const setOnAStaleEntry = predict({
  id: 'which-entries-changed/set-on-a-stale-entry',
  title: 'Set what is stale',
  question:
    'A list with `staleTime: Infinity` was invalidated, so it is stale. Then `setQueryData` writes a shorter list into it. What is it afterwards?',
  options: ['Stale, without a request', 'Fresh, without a request', 'Fresh, after a request'],
  source: 'The demo says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Make it stale' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Set it without the first post' }))
    await settled(world)
    return before
  },
  measure({ requests, stage }, before) {
    if (requests.length > before) return 'Fresh, after a request'
    const isFresh = lineText(stage, "['posts', 'list']").includes('fresh')
    return isFresh ? 'Fresh, without a request' : 'Stale, without a request'
  },
  why: 'For the cache, what you set is an answer: it counts as new, and its `staleTime` begins again. With the default of 0 it would be stale again at once. No server was asked, so set only what you know.',
})
