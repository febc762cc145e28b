import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { PrefetchOnHover } from './demos/PrefetchOnHover.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Prefetch on hover',
  tags: ['server'],
})

export const PointingFetches = meta.story({
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
      await answered(3)
    })
  },
})
