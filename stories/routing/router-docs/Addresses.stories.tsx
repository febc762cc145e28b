import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Guard } from './Guard.tsx'
import { KeepsTheRest } from './KeepsTheRest.tsx'
import { OnePage } from './OnePage.tsx'
import { OneUpdate } from './OneUpdate.tsx'
import { ReplacesTheRest } from './ReplacesTheRest.tsx'
import { TwoUpdates } from './TwoUpdates.tsx'

const meta = preview.meta({
  title: 'Routing/Router Docs/Addresses',
  // The small browsers bring routers of their own.
  parameters: { reactRouter: { disable: true } },
})

export const TwoUpdatesInOneClick = meta.story({
  render: () => <OnePage Page={TwoUpdates} startAt="/tasks" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('of two updates in one click only the second is in the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show active, by name' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/tasks?sort=name')
    })
  },
})

export const OneUpdateInOneClick = meta.story({
  render: () => <OnePage Page={OneUpdate} startAt="/tasks" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('one update that sets both puts both in the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show active, by name' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/tasks?filter=active&sort=name',
      )
    })
  },
})

export const SpreadingSearchParams = meta.story({
  render: () => <OnePage Page={ReplacesTheRest} startAt="/users/123?from=course" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what was in the address before is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/users/123?tab=settings')
    })
  },
})

export const ChangingSearchParams = meta.story({
  render: () => <OnePage Page={KeepsTheRest} startAt="/users/123?from=course" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what was in the address before is still there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/users/123?from=course&tab=settings',
      )
    })
  },
})

export const AGuardedPage = meta.story({
  render: () => <Guard />,
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await step('without a login the guard leads elsewhere, and says why', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Reports' }))
      await expect(address).toHaveValue('/login')
      await expect(canvas.getByText('Please log in to see /reports.')).toBeVisible()
    })
    await step('with one it lets through', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Reports' }))
      await expect(address).toHaveValue('/reports')
      await expect(canvas.getByText('The reports.')).toBeVisible()
    })
  },
})
