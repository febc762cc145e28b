import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Notification } from '#features/notifications/notification.ts'
import { NotificationItem } from '#features/notifications/NotificationItem.tsx'
import { Column } from '#ui/layout.ts'

const notification: Notification = {
  id: '1',
  type: 'info',
  message: 'A new version is available.',
  timestamp: Date.UTC(2026, 0, 1, 12),
  read: false,
}

const meta = preview.meta({
  title: 'Components/Features/Notifications/Notification item',
  component: NotificationItem,
  parameters: { layout: 'padded' },
  args: { notification, onMarkRead: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <Column as="ul">
        <Story />
      </Column>
    ),
  ],
})

export const Unread = meta.story()

export const Read = meta.story({ args: { notification: { ...notification, read: true } } })

export const AnError = meta.story({
  args: { notification: { ...notification, type: 'error', message: 'The file could not be uploaded.' } },
})
