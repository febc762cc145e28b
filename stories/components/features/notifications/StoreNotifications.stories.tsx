import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { createNotification, OLD_AFTER_MS } from '#features/notifications/notification.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import {
  addsOneOfEachType,
  goesWhenItsTimeIsOver,
  isHeardOnce,
  marksRead,
  removesAndClears,
} from './cardPlays.ts'
import { ShortLivedInStore } from './cardsInUse.tsx'

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
  beforeEach() {
    const old = createNotification(
      { type: 'info', message: 'A day old.', duration: 0 },
      Date.now() - OLD_AFTER_MS,
    )
    useNotificationStore.setState({ notifications: [old] })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old' }))
    await expect(canvas.queryByText('A day old.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Remove Old' })).toHaveFocus()
    await expect(canvas.getByText('I stay until you remove me.')).toBeVisible()
  },
})

export const GoesWhenItsTimeIsOver = meta.story({
  tags: ['proof'],
  render: () => <ShortLivedInStore />,
  play: goesWhenItsTimeIsOver,
})

export const IsHeardOnce = meta.story({
  tags: ['proof'],
  play: isHeardOnce,
})

export const IsNotStored = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const before = { ...localStorage }
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await expect(canvas.getByText('I stay until you remove me.')).toBeVisible()
    await expect({ ...localStorage }).toEqual(before)
  },
})

/** Resets the store. That stops its timers, too. */
function forgetNotifications(): void {
  useNotificationStore.setState(useNotificationStore.getInitialState(), true)
}
