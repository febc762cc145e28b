import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import { NotificationProvider } from '#features/notifications/NotificationProvider.tsx'
import { addsOneOfEachType, goesWhenItsTimeIsOver, isHeardOnce } from './cardPlays.ts'
import { ShortLivedInContext } from './cardsInUse.tsx'

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

export const GoesWhenItsTimeIsOver = meta.story({
  tags: ['proof'],
  render: () => <ShortLivedInContext />,
  play: goesWhenItsTimeIsOver,
})

export const IsHeardOnce = meta.story({
  tags: ['proof'],
  play: isHeardOnce,
})
