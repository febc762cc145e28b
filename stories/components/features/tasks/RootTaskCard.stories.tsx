import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RootTaskCard } from '#features/tasks/RootTaskCard.tsx'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Root task card',
  component: RootTaskCard,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <RootTasksProvider>
        <Story />
      </RootTasksProvider>
    ),
  ],
})

export const Empty = meta.story()

export const WithATask = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New task' }), 'Water the plants{Enter}')
    await expect(canvas.getByText(/shared through context: 1 task\.$/)).toBeVisible()
  },
})
