import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CountTile } from '#screens/parts/CountTile.tsx'
import { Columns } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/Screens/Count tile',
  component: CountTile,
  parameters: { layout: 'padded' },
  args: { label: 'Posts on the server', count: 100, query: { isPending: false, error: null, refetch: fn() } },
  decorators: [
    (Story) => (
      <Columns as="dl" $least="12rem">
        <Story />
      </Columns>
    ),
  ],
})

export const Ready = meta.story()

export const Loading = meta.story({
  args: { count: undefined, query: { isPending: true, error: null, refetch: fn() } },
})

export const Failed = meta.story({
  args: {
    count: undefined,
    query: { isPending: false, error: new Error('The server failed to answer (500).'), refetch: fn() },
  },
})
