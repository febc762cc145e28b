import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { listen } from './announcements.ts'

// The plays of both cards: context and store keep notifications differently, and show them alike.

export async function addsOneOfEachType({ canvas, userEvent, step }: StoryContext): Promise<void> {
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
}

export async function marksRead({ canvas, userEvent, step }: StoryContext): Promise<void> {
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
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toHaveFocus()
  })
}

export async function removesAndClears({ canvas, userEvent, step }: StoryContext): Promise<void> {
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
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus()
  })
}

export async function goesWhenItsTimeIsOver({ canvas, userEvent, step }: StoryContext): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Add one that stays' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add for 0.3 seconds' }))
  await step('it is there, and then it is not', async () => {
    await expect(canvas.getByText('Gone in a moment.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Gone in a moment.')).not.toBeInTheDocument())
  })
  await step('the one that stays has stayed', async () => {
    await expect(canvas.getByText('I stay until you remove me.')).toBeVisible()
  })
}

export async function isHeardOnce({ canvas, canvasElement, userEvent, step }: StoryContext): Promise<void> {
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
}
