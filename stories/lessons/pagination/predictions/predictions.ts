import { predict } from '#course/prediction/prediction.ts'
import { logShows, press, requestsOf, untilQuiet } from '#course/story/acting.ts'

export const tenSecondsLater = predict({
  id: 'pagination/ten-seconds-later',
  title: 'Next, after more than ten seconds',
  question:
    'Page 1 is there, and page 2 was fetched ahead. Pages are fresh for ten seconds. You read for longer than that, and then press Next once. How many requests does the press make?',
  options: [0, 1, 2],
  ...requestsOf(
    (run) => press(run, 'Next'),
    (run) => press(run, 'Let 10 seconds pass'),
  ),
  why: (measured) =>
    measured === 2
      ? 'Page 2 was there and is shown at once, but it was stale: it is asked for again, and page 3 is fetched ahead.'
      : 'A page that did not come has nothing to show, and no page is fetched ahead of it.',
})

const cancelled = 'It is cancelled'
const answered = 'It is answered'
const never = 'It never leaves'

export const nextTwice = predict({
  id: 'pagination/next-twice',
  title: 'Next, Next',
  question:
    'Each answer takes two seconds. Page 1 is there, and the request for page 2 is under way. You press Next twice, quickly. What happens to that request?',
  options: [cancelled, answered, never],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await logShows(world, isOfPage2)
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    // A press counts from the page that is shown: before React has rendered, a second one would turn to page 2 again.
    await canvas.findByText('Page 2')
    await userEvent.click(next)
    await untilQuiet(world)
  },
  measure({ requests }) {
    const outcome = requests.find(isOfPage2)?.outcome
    if (outcome === undefined) return never
    return outcome === 'cancelled' ? cancelled : answered
  },
  why: (measured) =>
    measured === cancelled
      ? 'On page 3 no component waits for page 2 any more, and its query function has passed on the signal.'
      : 'Only a request that is still under way when its last reader leaves can be cancelled.',
})

function isOfPage2({ path }: { path: string }): boolean {
  return path.includes('_start=10&')
}
