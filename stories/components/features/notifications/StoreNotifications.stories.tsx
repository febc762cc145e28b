import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { marksRead, removesAndClears } from './cardPlays.ts'

const meta = preview.meta({
  title: 'Components/Features/Notifications/Store notifications',
  tags: ['store'],
  component: StoreNotifications,
  parameters: { layout: 'padded' },
  beforeEach() {
    forgetNotifications()
    return forgetNotifications
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Notifications with Zustand')
    await expect(canvas.getByText('No notifications')).toBeVisible()
    await expect(canvas.getByText('0 unread')).toBeVisible()
  },
})

export const MarksRead = meta.story({
  tags: ['proof'],
  play: marksRead,
})

export const RemovesAndClears = meta.story({
  tags: ['proof'],
  play: removesAndClears,
})

/** Resets the store. That stops its timers, too. */
function forgetNotifications(): void {
  useNotificationStore.setState(useNotificationStore.getInitialState(), true)
}
