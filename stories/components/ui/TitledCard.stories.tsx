import preview from '#storybook/preview.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

const meta = preview.meta({
  title: 'Components/UI/Titled card',
  component: TitledCard,
  parameters: { layout: 'padded' },
  args: { title: 'Local tasks', children: <p>No tasks yet.</p> },
})

export const Ready = meta.story()

export const WithANote = meta.story({ args: { level: 2, note: 'Kept with useState, by this card alone.' } })
