import { predict } from '#course/prediction/prediction.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { within } from 'storybook/test'

const sameAddress = '3, because the last two ask for the same address'
const twoKeys = '4, because each key is an entry with a request of its own'
const amongAll = '2, because all posts hold those of page 1, too'

export const fourTiles = predict({
  id: 'overview/four-tiles',
  title: 'Four tiles',
  question:
    "Four tiles count the todos, all posts, the posts of page 1, and the posts of page 1 once more. The last two request the same address, but one has the key `['posts', 'page', 1]`, and the other `['posts', 'first']`. How many requests do the four make, and why?",
  options: [amongAll, sameAddress, twoKeys],
  tellingWords: ['same address', 'two entries', 'two keys'],
  source: 'The log says',
  act: ({ world }) => untilQuiet(world),
  measure: ({ requests: { length } }) =>
    [amongAll, sameAddress, twoKeys].find((option) => option.startsWith(`${length},`)) ??
    `${length} requests`,
  why: 'The cache compares keys. It does not know what a function asks for, so two keys are two entries, and each of them makes a request.',
})

const itsTile = '1, because each Retry belongs to its own tile'
const itsEntry = '2, because the last two tiles read one entry'
const allFailed = '4, because Retry asks again for everything that failed'

export const oneRetry = predict({
  id: 'overview/one-retry',
  title: 'One Retry, how many tiles?',
  question:
    "The same four tiles, and this time both tiles of page 1 have the key `['posts', 'page', 1]`. The first three requests have failed, and all four tiles say so. You press Retry next to the last one. How many tiles change, and why?",
  options: [itsTile, itsEntry, allFailed],
  shows: (stage) => `${stage.querySelectorAll('dl button').length} tiles failed`,
  tellingWords: ['recover together', 'both tiles', 'the same error'],
  source: 'The tiles say',
  async act({ canvas, canvasElement, userEvent, world }) {
    await untilQuiet(world)
    const before = tilesIn(canvasElement)
    const retry = canvas.queryByRole('button', { name: 'Retry Page 1 again' })
    if (retry) await userEvent.click(retry)
    await untilQuiet(world)
    return before
  },
  measure({ stage }, before) {
    const changed = tilesIn(stage).filter((tile, index) => tile !== before[index]).length
    return (
      [itsTile, itsEntry, allFailed].find((option) => option.startsWith(`${changed},`)) ?? String(changed)
    )
  },
  why: (measured) =>
    measured === itsEntry
      ? 'Data, error and requests belong to the entry. Tiles that read the same entry change together, whichever Retry you press.'
      : 'Retry fetches the entry that its tile reads, and no other. On this network, that is how it came out.',
})

/** What each tile says: its label, its number and its note. */
function tilesIn(stage: HTMLElement): string[] {
  return within(stage)
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent ?? '')
}
