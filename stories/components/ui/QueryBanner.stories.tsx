import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QueryBanner } from '#ui/QueryBanner.tsx'

const meta = preview.meta({
  title: 'Components/UI/Query banner',
  component: QueryBanner,
  parameters: { layout: 'padded' },
  args: {
    query: { isPending: false, isLoadingError: false },
    failed: 'The posts did not arrive',
    children: '100 posts',
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^100 posts$/)
  },
})

export const Loading = meta.story({
  args: { query: { isPending: true, isLoadingError: false }, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading...$/)
  },
})

export const Failed = meta.story({
  args: { query: { isPending: false, isLoadingError: true }, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The posts did not arrive$/)
  },
})
