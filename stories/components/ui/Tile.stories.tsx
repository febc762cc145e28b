import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { Columns } from '#ui/layout.ts'
import { Tile } from '#ui/Tile.tsx'

const meta = preview.meta({
  title: 'Components/UI/Tile',
  component: Tile,
  parameters: { layout: 'padded' },
  args: { label: 'Posts on the server', value: 100, note: 'from the server' },
  decorators: [
    (Story) => (
      <Columns as="dl" $least="12rem">
        <Story />
      </Columns>
    ),
  ],
})

export const Ready = meta.story()

export const Unknown = meta.story({ args: { value: 0, note: 'Loading...' } })

export const WithAnAction = meta.story({
  args: {
    value: 0,
    note: 'The server failed to answer (500).',
    action: (
      <Button variant="danger" onClick={fn()}>
        Retry
      </Button>
    ),
  },
})
