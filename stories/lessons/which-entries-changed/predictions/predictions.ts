import { predict } from '#course/prediction/prediction.ts'
import { press, requestsMadeBy, untilQuiet } from '#course/story/acting.ts'
import { lineText } from '../demos/entryLine.ts'

const request = requestsMadeBy((run) => press(run, 'Invalidate posts'))

/** The state of the list that is on the screen, how often it was fetched, and its posts. */
function showsList(stage: HTMLElement): string {
  const line = lineText(stage, "['posts', 'list']")
  return [/fresh|stale|fetching/, /fetched \d+×/, /\d+ posts/]
    .flatMap((part) => part.exec(line) ?? [])
    .join(', ')
}

const NONE = '0, because it only marks them: each is fetched when a component reads it next'
const ONE = '1, because it fetches at once only what a component reads'
const THREE = '3, because it fetches every entry that the key matches'

export const oneOnTheScreen = predict({
  id: 'which-entries-changed/one-on-the-screen',
  title: 'One list on the screen, two that nobody reads',
  question:
    "The cache holds three lists of posts. One is on the screen, two are inactive. How many requests does `invalidateQueries({ queryKey: ['posts'] })` make?",
  options: [NONE, ONE, THREE],
  shows: showsList,
  tellingWords: ['that a component reads', 'because a component shows it', 'inactive list is stale'],
  ...request,
  measure(seen, before) {
    const count = request.measure(seen, before)
    return [NONE, ONE, THREE].find((option) => option.startsWith(`${count},`)) ?? count
  },
  why: 'All three were marked as stale. The one on the screen is fetched. The others have no reader: each is fetched when a component reads it.',
})

const STALE = 'Still stale, because only an answer of the server makes an entry fresh'
const FRESH = 'Fresh, without a request, because what is set counts as new data'
const FETCHED = 'Fresh, after a request, because a stale entry is fetched before it is changed'

export const setOnAStaleEntry = predict({
  id: 'which-entries-changed/set-on-a-stale-entry',
  title: 'Set what is stale',
  question:
    'A list with `staleTime: Infinity` was marked as stale, and not fetched. Then `setQueryData` writes a shorter list into it. What is it afterwards?',
  options: [STALE, FRESH, FETCHED],
  shows: showsList,
  tellingWords: ['counts as new', 'what is set', 'set data is fresh'],
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
    if (requests.length > before) return FETCHED
    return lineText(stage, "['posts', 'list']").includes('fresh') ? FRESH : STALE
  },
  why: 'For the cache, what you set is an answer: it counts as new, and its `staleTime` starts over. With the default of 0 it would be stale again immediately. The server was not asked, so set only what you know.',
})
