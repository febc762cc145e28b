import preview from '#storybook/preview.tsx'
import { StateTable } from '#screens/when-may-it-ask/StateTable.tsx'
import type { QueryInTable } from '#screens/when-may-it-ask/StateTable.tsx'

const queries: readonly QueryInTable[] = [
  { name: 'post', status: 'success', fetchStatus: 'fetching' },
  { name: 'author', status: 'pending', fetchStatus: 'idle' },
]

const meta = preview.meta({
  title: 'Components/Features/Fetching/State table',
  component: StateTable,
  parameters: { layout: 'padded' },
  args: { queries },
})

export const Ready = meta.story()

export const Empty = meta.story({ args: { queries: [] } })
