import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Notification } from '#features/notifications/notification.ts'
import { NotificationList } from '#features/notifications/NotificationList.tsx'

const at = Date.UTC(2026, 0, 1, 12)
const notifications: readonly Notification[] = [
  { id: '1', type: 'success', message: 'Your changes were saved.', timestamp: at, read: true },
  { id: '2', type: 'error', message: 'The file could not be uploaded.', timestamp: at + 1000, read: false },
  { id: '3', type: 'warning', message: 'Your session ends soon.', timestamp: at + 2000, read: false },
  { id: '4', type: 'info', message: 'A new version is available.', timestamp: at + 3000, read: false },
]

const meta = preview.meta({
  title: 'Components/Features/Notifications/Notification list',
  component: NotificationList,
  parameters: { layout: 'padded' },
  args: {
    notifications,
    markRead: fn(),
    markAllRead: fn(),
    remove: fn(),
    clear: fn(),
    removeOld: fn(),
  },
})

export const EveryType = meta.story({
  play: async ({ canvas, step }) => {
    const items = within(canvas.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
    await step('newest first, each with its type in words', async () => {
      await expect(items.map((item) => /^[A-Z][a-z]+?(?=Read|Unread)/.exec(item.textContent)?.[0])).toEqual([
        'Info',
        'Warning',
        'Error',
        'Success',
      ])
    })
    await step('read and unread are words too, and three are unread', async () => {
      await expect(canvas.getByText('3 unread')).toBeVisible()
      await expect(canvas.getAllByText('Unread')).toHaveLength(3)
      await expect(canvas.getAllByText('Read')).toHaveLength(1)
    })
    await step('what is read cannot be marked read', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Mark read/ })).toHaveLength(3)
    })
  },
})

export const Empty = meta.story({
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications')).toBeVisible()
    await expect(canvas.getByText('0 unread')).toBeVisible()
    for (const name of ['Mark all read', 'Remove Old', 'Clear all'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const AllRead = meta.story({
  args: { notifications: notifications.map((notification) => ({ ...notification, read: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 unread')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Mark read/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Clear all' })).not.toHaveAttribute('aria-disabled')
  },
})

export const TellsWhatIsClicked = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark read: Your session ends soon.' }))
    await expect(args.markRead.mock.calls).toEqual([['3']])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Your changes were saved.' }))
    await expect(args.remove.mock.calls).toEqual([['1']])
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }))
    await expect(args.markAllRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old' }))
    await expect(args.removeOld).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.clear).toHaveBeenCalledOnce()
  },
})
