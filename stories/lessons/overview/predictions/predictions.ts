import { predict } from '#course/prediction/prediction.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { within } from 'storybook/test'

export const fourTiles = predict({
  id: 'overview/four-tiles',
  title: 'Four tiles',
  question:
    'Four tiles count the todos, all posts, the ten posts of page 1, and the first page of an infinite list. How many requests do they make?',
  options: [1, 3, 4],
  source: 'The log says',
  act: ({ world }) => untilQuiet(world),
  measure: ({ requests }) => requests.length,
  why: 'A key makes one request, however many components read it: the last two tiles read the same page.',
})

export const oneRetry = predict({
  id: 'overview/one-retry',
  title: 'One Retry, how many tiles?',
  question:
    'The first three requests have failed, and all four tiles say so. You press Retry beside the infinite posts. How many tiles change?',
  options: [1, 2, 4],
  source: 'The tiles say',
  async act({ canvas, canvasElement, userEvent, world }) {
    await untilQuiet(world)
    const before = tilesIn(canvasElement)
    const retry = canvas.queryByRole('button', { name: 'Retry Infinite posts' })
    if (retry) await userEvent.click(retry)
    await untilQuiet(world)
    return before
  },
  measure: ({ stage }, before) => tilesIn(stage).filter((tile, index) => tile !== before[index]).length,
  why: (measured) =>
    measured === 2
      ? 'The infinite list reads page 1, and so does the tile before it: one entry, so both recover at once.'
      : 'Retry requests only the entry that its tile reads, and this is the result.',
})

/** What each tile says: its label, its number and its note. */
function tilesIn(stage: HTMLElement): string[] {
  return within(stage)
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent ?? '')
}
