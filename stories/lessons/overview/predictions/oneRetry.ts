import { within } from 'storybook/test'
import { predict } from '#course/prediction/prediction.ts'
import { settled } from '#course/story/acting.ts'

export const oneRetry = predict({
  id: 'overview/one-retry',
  title: 'One Retry, how many tiles?',
  question:
    'The first three requests have failed, and all four tiles say so. You press Retry beside the infinite posts. How many tiles change?',
  options: [1, 2, 4],
  source: 'The tiles say',
  async act({ canvas, canvasElement, userEvent, world }) {
    await settled(world)
    const before = tilesIn(canvasElement)
    const retry = canvas.queryByRole('button', { name: 'Retry Infinite posts' })
    if (retry) await userEvent.click(retry)
    await settled(world)
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
