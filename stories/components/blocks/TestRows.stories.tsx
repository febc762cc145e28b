import { expect, fn } from 'storybook/test'
import { TestRows } from '#course/exercise/workspace/TestRows.tsx'
import preview from '#storybook/preview.tsx'

const come = 'the posts of User 2 come first'
const chosen = 'User 1 is chosen, and its request leaves'
const late = 'the answer for User 1 changes nothing'

const meta = preview.meta({
  title: 'Components/For authors/Tests of an exercise',
  component: TestRows,
  parameters: { layout: 'padded' },
  args: {
    rows: [come, chosen, late].map((sentence) => ({ sentence, state: 'not run' as const })),
    failing: undefined,
    because: '',
    logged: [],
    onShow: undefined,
    onTask: fn(),
  },
})

export const BeforeTheFirstCheck = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rows).toEqual([`○${come}`, `○${chosen}`, `○${late}`])
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** What is written now has not been checked yet. */
export const OfTheLastCheck = meta.story({
  args: { rows: [{ sentence: come, state: 'passed', from: 0, to: 100 }], isOld: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 1 in your last check')).toBeVisible()
  },
})

/** The row stays open: what was tried, what the page showed, why it failed, and what the code wrote to the console. */
export const OneFails = meta.story({
  args: {
    rows: [
      { sentence: come, state: 'passed', from: 0, to: 100 },
      { sentence: chosen, state: 'failed', from: 100, to: 900 },
      { sentence: late, state: 'not reached' },
    ],
    failing: { tried: 'User 1', showed: 'Posts of User 2' },
    because: `At “${chosen}”: No request has left. What does \`useEffect\` depend on?`,
    logged: ['effect 2'],
    onShow: fn(),
  },
  play: async ({ args: { onShow, onTask, rows }, canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    const [list, failed] = [canvas.getByRole('list'), canvas.getAllByRole('listitem')[1]]
    await expect(failed?.getBoundingClientRect().left).toBe(list.getBoundingClientRect().left)
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const said = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(terms).toEqual(['Tried', 'Showed', 'Because', 'Console'])
    await expect(said).toEqual([
      'User 1',
      'Posts of User 2',
      'No request has left. What does useEffect depend on? Read the task',
      'effect 2',
    ])
    await userEvent.click(canvas.getByRole('button', { name: chosen }))
    await expect(onShow).toHaveBeenCalledWith(rows[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Read the task' }))
    await expect(onTask).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: late })).toBeNull()
  },
})
