import preview from '#storybook/preview.tsx'
import { QueryFacts } from '#screens/errors-end-to-end/QueryFacts.tsx'

const meta = preview.meta({
  title: 'Components/Features/Faults/Query facts',
  component: QueryFacts,
  parameters: { layout: 'padded' },
  args: { query: { status: 'pending', fetchStatus: 'fetching', failureCount: 0, failureReason: null } },
})

export const Loading = meta.story()

export const Failed = meta.story({
  args: {
    query: {
      status: 'error',
      fetchStatus: 'idle',
      failureCount: 4,
      failureReason: new Error('The server failed to answer (500). Try again in a moment.'),
    },
  },
})
