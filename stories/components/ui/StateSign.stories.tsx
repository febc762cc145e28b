import preview from '#storybook/preview.tsx'
import { Row } from '#ui/layout.ts'
import { StateSign } from '#ui/StateSign.tsx'
import type { EntryState } from '#ui/StateSign.tsx'

const states: readonly [EntryState, ...EntryState[]] = [
  'fresh',
  'stale',
  'fetching',
  'paused',
  'failed',
  'inactive',
]

const meta = preview.meta({
  title: 'Components/UI/State sign',
  component: StateSign,
  parameters: { layout: 'padded' },
  args: { is: states[0] },
  // The sign is an ornament: its word always stands beside it.
  render: (args) => (
    <b>
      <StateSign {...args} />
      {args.is}
    </b>
  ),
})

export const Fresh = meta.story()

export const EveryState = meta.story({
  render: () => (
    <Row $gap="m">
      {states.map((state) => (
        <b key={state}>
          <StateSign is={state} />
          {state}
        </b>
      ))}
    </Row>
  ),
})
