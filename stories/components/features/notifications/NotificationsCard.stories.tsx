import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NotificationsCard } from '#features/notifications/NotificationsCard.tsx'

const meta = preview.meta({
  title: 'Components/Features/Notifications/Notifications card',
  component: NotificationsCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'Notifications',
    notifications: [],
    add: fn(),
    markRead: fn(),
    markAllRead: fn(),
    remove: fn(),
    clear: fn(),
    removeOld: fn(),
  },
})

export const Empty = meta.story()

export const WithoutSamples = meta.story({ args: { samples: [] } })
