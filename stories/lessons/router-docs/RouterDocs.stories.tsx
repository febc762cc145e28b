import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { loadAllPages } from '#app/pages.ts'
import { lessons } from '#syllabus/lessons.ts'
import { CourseBrowser } from './demos/CourseBrowser.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Router Docs',
  component: CourseBrowser,
  args: { startAt: '/router-docs' },
  // The small browser has its own router.
  parameters: { reactRouter: { disable: true } },
  loaders: fetchedPages,
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the quick links name every section', async () => {
      const links = canvas.getByRole('navigation', { name: 'Quick links' })
      for (const title of [
        'Basic routing',
        'Route parameters',
        'Query parameters',
        'Navigation',
        'Nested routes',
        'Route guards',
        'Error boundaries',
      ]) {
        await expect(links).toHaveTextContent(title)
        await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
      }
    })
  },
})

export const QuickLinksMoveTheSmallAddressAlone = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const outside = canvasElement.ownerDocument.location.href
    await userEvent.click(canvas.getByRole('link', { name: 'Route guards' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/router-docs#route-guards')
    await expect(canvasElement.ownerDocument.location.href).toBe(outside)
  },
})

export const ReadsARouteParameter = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the link to user 456 changes the address', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'User 456' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/users/456')
      await expect(canvas.getByRole('heading', { name: 'User 456' })).toBeVisible()
    })
    await step('and so does typing another one', async () => {
      const address = canvas.getByRole('textbox', { name: 'Address' })
      await userEvent.clear(address)
      await userEvent.type(address, '/users/789')
      await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
      await expect(canvas.getByRole('heading', { name: 'User 789' })).toBeVisible()
    })
  },
})

export const ReadsAQueryParameter = meta.story({
  tags: ['proof'],
  args: { startAt: '/users/123?from=course' },
  play: async ({ canvas, userEvent, step }) => {
    await step('without a tab in the address it is profile', async () => {
      await expect(canvas.getByRole('link', { name: 'profile' })).toHaveAttribute('aria-current', 'page')
    })
    await step('a tab link sets the tab and keeps what else the address says', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/users/123?from=course&tab=settings',
      )
      await expect(canvas.getByText(/Language, theme and notifications/)).toBeVisible()
    })
    await step('Back goes to the tab before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(canvas.getByRole('link', { name: 'profile' })).toHaveAttribute('aria-current', 'page')
    })
  },
})

export const NonsenseTabMeansProfile = meta.story({
  tags: ['proof'],
  args: { startAt: '/users/123?tab=secrets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'profile' })).toHaveAttribute('aria-current', 'page')
  },
})

export const NavigatesFromCode = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a button leads to post 2', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to post 2' }))
      await expect(canvas.getByRole('heading', { name: 'Post 2' })).toBeVisible()
      await expect(canvas.getByText('/posts/2')).toBeVisible()
    })
    await step('Go Back goes back in history', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/router-docs')
    })
    await step('Back to Posts goes up to the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to post 3' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Posts' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/posts')
    })
  },
})

export const OpensEveryLesson = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    for (const { path, title } of lessons)
      await step(`${path} shows ${title}`, async () => {
        await open({ canvas, userEvent }, path)
        await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
      })
  },
})

export const KeepsRootTasksBetweenPages = meta.story({
  tags: ['proof'],
  args: { startAt: '/reducer-demo' },
  play: async ({ canvas, userEvent }) => {
    const tasks = () => within(canvas.getByRole('region', { name: 'Root tasks' }))
    await userEvent.type(tasks().getByRole('textbox'), 'Water the plants{Enter}')
    await open({ canvas, userEvent }, '/router-docs')
    await canvas.findByRole('heading', { level: 1, name: 'Router Docs' })
    canvas.getByRole('button', { name: 'Back' }).click()
    await expect(await canvas.findByText('Water the plants')).toBeVisible()
  },
})

export const AddsAndClearsQueryParameters = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('No query parameters')).toBeVisible()
    await step('Add puts two into the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Query Params' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/router-docs?filter=active&sort=name',
      )
      await expect(canvas.getByText('filter = active')).toBeVisible()
      await expect(canvas.getByText('sort = name')).toBeVisible()
    })
    await step('Clear takes them out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Query Params' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/router-docs')
      await expect(canvas.getByText('No query parameters')).toBeVisible()
    })
  },
})

export const UnmatchedAddress = meta.story({
  tags: ['proof'],
  args: { startAt: '/no/such/page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops! An error occurred' })).toBeVisible()
    await expect(canvas.getByText('Invalid page')).toBeVisible()
  },
})

/** Opens an address. The press is none of `userEvent`, which is an `act`: in one React expects no code that is still to come. */
async function open(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  path: string,
): Promise<void> {
  const address = canvas.getByRole('textbox', { name: 'Address' })
  await userEvent.clear(address)
  await userEvent.type(address, path)
  canvas.getByRole('button', { name: 'Go' }).click()
}

/** Loads all pages first, so that navigation is immediate. */
async function fetchedPages(): Promise<Record<string, never>> {
  await loadAllPages()
  return {}
}
