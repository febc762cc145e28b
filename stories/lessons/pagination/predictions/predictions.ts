import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { logShows, press, untilQuiet } from '#course/story/acting.ts'

/** The number of the page, and whether its posts are still to come. */
function showsPage(stage: HTMLElement): string {
  const page = firstOf(stage, /Page \d/, /Loading\.\.\./)
  return stage.textContent.includes('Still showing the page before') ? `${page}, old posts` : page
}

const none = '0, because page 2 was fetched ahead'
const ahead = '1, because only page 3 has to be fetched'
const both = '2, because page 2 is stale by now, and page 3 is fetched ahead'

export const tenSecondsLater = predict({
  id: 'pagination/ten-seconds-later',
  title: 'Next, after more than ten seconds',
  question:
    'Page 1 has loaded, and page 2 was fetched ahead. Pages are fresh for ten seconds. You read for longer than that, and then press Next once. How many requests does the press make, and why?',
  options: [none, ahead, both],
  shows: showsPage,
  tellingWords: ['requests it a second time', 'two requests leave', 'prefetched page is stale'],
  source: 'The log says',
  async act(run) {
    await untilQuiet(run.world)
    await press(run, 'Let 10 seconds pass')
    const before = run.world.log.entries().length
    await press(run, 'Next')
    await untilQuiet(run.world)
    return before
  },
  measure({ requests }, before) {
    const pages = requests.slice(before).map(({ path }) => pageOf(path))
    if (pages.length === 0) return none
    if (pages.join() === '3') return ahead
    return pages.toSorted().join() === '2,3' ? both : `${pages.length}, for page ${pages.join(', ')}`
  },
  why: (measured) =>
    measured === both
      ? 'Page 2 was there and is shown right away, but it was stale, so it is fetched again. Then page 3 is fetched ahead.'
      : 'A page that did not arrive has nothing to show, and no page is fetched ahead of it.',
})

const ofPage1 = 'Those of page 1, because no later page has arrived'
const ofPage2 = 'Those of page 2, because it comes before page 3'
const noPosts = 'None, because page 3 has no data yet'

export const nextTwice = predict({
  id: 'pagination/next-twice',
  title: 'Next, Next',
  question:
    'Each answer takes two seconds. Page 1 has loaded. The list has `keepPreviousData`: it stays until the next page has arrived. You press Next twice, quickly. Which posts does the list show right after the second press, and why?',
  options: [ofPage1, ofPage2, noPosts],
  shows: showsPage,
  tellingWords: ['showed last', 'still page 1', 'stood in for both'],
  source: 'Right after the second press, the list showed',
  async act({ canvas, userEvent, world }) {
    // Page 2 is fetched ahead once page 1 is there.
    await logShows(world, ({ path }) => pageOf(path) === 2)
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    // A press counts from the page that is shown: before React has rendered, a second one would turn to page 2 again.
    await canvas.findByText('Page 2')
    await userEvent.click(next)
    await canvas.findByText('Page 3')
    const shown = canvas.queryAllByRole('article')[0]?.textContent ?? ''
    return [1, 2, 3].find((page) => {
      const [first] = world.database.posts({}, { start: (page - 1) * 10, limit: 1 })
      return first !== undefined && shown.includes(first.title)
    })
  },
  measure(_seen, page) {
    if (page === undefined) return noPosts
    return page === 1 ? ofPage1 : page === 2 ? ofPage2 : 'Those of page 3, which has come'
  },
  why: (measured) =>
    measured === ofPage1
      ? 'A query with `keepPreviousData` keeps the data that it showed last. Page 2 had not arrived, so page 1 stood in for both. Page 3 is here by now.'
      : 'The component keeps the data that it showed last, and shows a page as soon as it has arrived.',
})

/** Counted from 1. */
function pageOf(path: string): number {
  return Number(/_start=(\d+)/.exec(path)?.[1]) / 10 + 1
}
