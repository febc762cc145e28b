import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import { NotificationProvider } from '#features/notifications/NotificationProvider.tsx'
import {
  addsOneOfEachType,
  goesWhenItsTimeIsOver,
  isHeardOnce,
  marksRead,
  removesAndClears,
} from './cardPlays.ts'
import { ProviderThatGoes, ShortLivedInContext, WithAClockToTurn } from './cardsInUse.tsx'

const meta = preview.meta({
  title: 'Components/Features/Notifications/Context notifications',
  component: ContextNotifications,
  parameters: { layout: 'padded' },
  render: (args) => (
    <NotificationProvider>
      <ContextNotifications {...args} />
    </NotificationProvider>
  ),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Notifications with context')
    await expect(canvas.getByText('No notifications')).toBeVisible()
    await expect(canvas.getByText('0 unread')).toBeVisible()
  },
})

export const AddsOneOfEachType = meta.story({
  tags: ['proof'],
  play: addsOneOfEachType,
})

export const MarksRead = meta.story({
  tags: ['proof'],
  play: marksRead,
})

export const RemovesAndClears = meta.story({
  tags: ['proof'],
  play: removesAndClears,
})

export const RemovesOldOnesOnly = meta.story({
  tags: ['proof'],
  render: () => <WithAClockToTurn />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await step('before a day has passed it stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Old' }))
      await expect(canvas.getByText('I stay until you remove me.')).toBeVisible()
    })
    await step('24 hours later it goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn the clock on by 24 hours' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Old' }))
      await expect(canvas.getByText('No notifications')).toBeVisible()
    })
  },
})

export const GoesWhenItsTimeIsOver = meta.story({
  tags: ['proof'],
  render: () => <ShortLivedInContext />,
  play: goesWhenItsTimeIsOver,
})

export const IsHeardOnce = meta.story({
  tags: ['proof'],
  play: isHeardOnce,
})

export const EndsWithItsProvider = meta.story({
  tags: ['proof'],
  render: () => <ProviderThatGoes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add success' }))
    await expect(canvas.getByText('1 unread')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take the provider away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }))
    await expect(canvas.getByText('No notifications')).toBeVisible()
  },
})
