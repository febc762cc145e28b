import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import { NotificationProvider } from '#features/notifications/NotificationProvider.tsx'
import { listen } from './heard.ts'
import { ProviderThatGoes, ShortLivedInContext, WithAClockToTurn } from './Situations.tsx'

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
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Add success', 'Add error', 'Add warning', 'Add info', 'Add one that stays'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await step('each is there, with its type in words, newest first', async () => {
      const messages = canvas.getAllByRole('listitem').map((item) => item.textContent)
      await expect(messages).toHaveLength(5)
      await expect(messages[0]).toContain('I stay until you remove me.')
      for (const [index, type] of ['Info', 'Info', 'Warning', 'Error', 'Success'].entries())
        await expect(messages[index]).toMatch(new RegExp(`^${type}Unread`))
      await expect(canvas.getByText('5 unread')).toBeVisible()
    })
  },
})

export const MarksRead = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await step('one: its button goes, and the focus does not go with it', async () => {
      const [newest] = canvas.getAllByRole('button', { name: /^Mark read/ })
      if (newest) await userEvent.click(newest)
      await expect(canvas.getByText('1 unread')).toBeVisible()
      await expect(canvas.getByText('Read')).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
    })
    await step('all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }))
      await expect(canvas.getByText('0 unread')).toBeVisible()
      await expect(canvas.getAllByText('Read')).toHaveLength(2)
    })
  },
})

export const RemovesAndClears = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Add success', 'Add one that stays', 'Add one that stays'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await step('one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Your changes were saved.' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
      await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
    })
    await step('all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
      await expect(canvas.getByText('No notifications')).toBeVisible()
    })
  },
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
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add for 0.3 seconds' }))
    await step('it is there, and then it is not', async () => {
      await expect(canvas.getByText('Gone in a moment.')).toBeVisible()
      await waitFor(() => expect(canvas.queryByText('Gone in a moment.')).not.toBeInTheDocument())
    })
    await step('the one that stays has stayed', async () => {
      await expect(canvas.getByText('I stay until you remove me.')).toBeVisible()
    })
  },
})

export const IsHeardOnce = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const heard = listen(canvasElement)
    await step('errors at once, others when there is a pause', async () => {
      for (const name of ['Add success', 'Add error', 'Add warning'])
        await userEvent.click(canvas.getByRole('button', { name }))
      await expect(heard.assertively()).toEqual(['Error: The file could not be uploaded.'])
      await expect(heard.politely()).toEqual([
        'Success: Your changes were saved.',
        'Warning: Your session ends in five minutes.',
      ])
    })
    await step('reading and removing say nothing again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Your changes were saved.' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
      await expect(heard.assertively()).toHaveLength(1)
      await expect(heard.politely()).toHaveLength(2)
    })
    await step('the same message again is heard again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add success' }))
      await expect(heard.politely()).toHaveLength(3)
    })
  },
})

export const EndsWithItsProvider = meta.story({
  tags: ['proof'],
  render: () => <ProviderThatGoes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take the provider away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }))
    await expect(canvas.getByText('No notifications')).toBeVisible()
  },
})
