import preview from '#storybook/preview.tsx'
import { Column } from '#ui/layout.ts'
import { KeepsEnd } from '#ui/KeepsEnd.tsx'

const meta = preview.meta({
  title: 'Components/UI/Keeps end',
  component: KeepsEnd,
  parameters: { layout: 'padded' },
  args: { children: 'posts?_start=10&_limit=10' },
  decorators: [
    (Story) => (
      <Column style={{ maxWidth: '8rem' }}>
        <Story />
      </Column>
    ),
  ],
})

export const Cut = meta.story()

export const Short = meta.story({ args: { children: 'todos' } })
