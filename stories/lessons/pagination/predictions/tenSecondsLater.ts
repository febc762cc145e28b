import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const tenSecondsLater = predict({
  id: 'pagination/ten-seconds-later',
  title: 'Next, after more than ten seconds',
  question:
    'Page 1 is there, and page 2 was fetched ahead. Pages are fresh for ten seconds. You read for longer than that, and then press Next once. How many requests does the press make?',
  options: [0, 1, 2],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    await settled(world)
    await userEvent.click(canvas.getByRole('button', { name: 'Let 10 seconds pass' }))
    const before = world.log.entries().length
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await settled(world)
    return before
  },
  measure: ({ requests }, before) => requests.length - before,
  why: (measured) =>
    measured === 2
      ? 'Page 2 was there and is shown at once, but it was stale: it is asked for again, and page 3 is fetched ahead.'
      : 'A page that did not come has nothing to show, and no page is fetched ahead of it.',
})
