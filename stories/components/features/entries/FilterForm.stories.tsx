import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterForm } from '#screens/which-entries-changed/FilterForm.tsx'

const meta = preview.meta({
  title: 'Components/Features/Entries/Filter form',
  component: FilterForm,
  parameters: { layout: 'padded' },
  args: { choice: {}, onChoose: fn() },
})

export const NothingGiven = meta.story()

export const EveryPart = meta.story({
  args: { choice: { queryKey: ['posts'], exact: true, type: 'active', stale: true, predicate: true } },
})
