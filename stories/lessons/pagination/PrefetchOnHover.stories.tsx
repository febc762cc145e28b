import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { PrefetchOnHover } from './demos/PrefetchOnHover.tsx'

/** The title of the first post, or that it loads. */
const shows = (stage: HTMLElement) => stage.querySelector('[role=status]')?.textContent ?? ''

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Prefetch on hover',
  tags: ['server'],
})

export const PointingIsAhead = meta.story({
  parameters: { shows, pointing: true, world: { network: { latencyMs: 600 } } },
  render: () => <WithFetchers of={PrefetchOnHover} />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const outcomes = () => world.log.entries().map(({ outcome }) => outcome)
    const page2 = canvas.getByRole('button', { name: 'Page 2' })
    await canvas.findByText('Server state is borrowed, not owned')
    await step('pointing at a button fetches its page, which is not shown yet', async () => {
      await userEvent.hover(page2)
      await waitFor(() => expect(outcomes()).toEqual([200, 200]))
      await expect(shows(canvasElement)).toBe('Server state is borrowed, not owned')
    })
    await step('a click then shows it, and makes no request', async () => {
      await userEvent.click(page2)
      // The log has the answer a little before the cache has it.
      await waitFor(() => expect(shows(canvasElement)).toBe('Stale is a label, not a deletion'))
      await expect(outcomes()).toEqual([200, 200])
    })
  },
})

export const PointingFetches = meta.story({
  tags: ['proof'],
  render: () => <WithFetchers of={PrefetchOnHover} />,
  play: async ({ canvas, userEvent, step, world }) => {
    const answered = (count: number) =>
      waitFor(() =>
        expect(world.log.entries().map(({ outcome }) => outcome)).toEqual(Array<number>(count).fill(200)),
      )
    await answered(1)
    await step('pointing at a button fetches its page', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Page 2' }))
      await answered(2)
    })
    await step('so does coming to it by keyboard', async () => {
      canvas.getByRole('button', { name: 'Page 3' }).focus()
      await answered(3)
    })
    await step('then a click makes no request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
      await expect(await canvas.findByText('Stale is a label, not a deletion')).toBeVisible()
      await answered(3)
    })
  },
})
