import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { loadAllPages } from '#app/pages.ts'
import { lessons } from '#syllabus/lessons.ts'
import { RouterDocs } from '#screens/RouterDocs.tsx'
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

/** The screen alone, with a router in memory as every other screen has. */
export const WithoutABrowser = meta.story({
  parameters: { reactRouter: { disable: false } },
  render: () => <RouterDocs />,
})

export const TheProfileIsLiveOnThePage = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const profile = within(canvas.getByRole('region', { name: 'User 123' }))
    await step('an address that names no user and no tab means user 123 and the profile tab', async () => {
      await expect(profile.getByText('missing, so 123')).toBeVisible()
      await expect(profile.getByText('missing, so profile')).toBeVisible()
      await expect(profile.getByText('user.123@example.com')).toBeVisible()
    })
    await step('a tab is a parameter of this page, which stays', async () => {
      await userEvent.click(profile.getByRole('link', { name: 'settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/router-docs?tab=settings')
      await expect(profile.getByRole('link', { current: 'page' })).toHaveTextContent('settings')
      await expect(profile.getByText('Language')).toBeVisible()
    })
    await step('and is listed with the other parameters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Query Params' }))
      const listed = within(canvas.getByRole('list', { name: 'Query parameters' })).getAllByRole('listitem')
      await expect(listed.map((item) => item.textContent)).toEqual([
        'tab = settings',
        'filter = active',
        'sort = name',
      ])
      await expect(profile.getByRole('link', { current: 'page' })).toHaveTextContent('settings')
    })
  },
})

export const ThePostIsLiveOnThePage = meta.story({
  tags: ['proof'],
  args: { startAt: '/posts' },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await open(context, '/router-docs')
    const post = within(await canvas.findByRole('region', { name: 'Post 1' }))
    await step('it shows the path of this page', async () => {
      await expect(post.getByText('Current path:')).toHaveTextContent('Current path: /router-docs')
    })
    await step('Back to Posts leads up', async () => {
      await userEvent.click(post.getByRole('link', { name: 'Back to Posts' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/posts')
    })
    await step('Go Back leads to where one came from', async () => {
      await open(context, '/router-docs')
      await userEvent.click(await canvas.findByRole('button', { name: 'Go Back' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/posts')
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
