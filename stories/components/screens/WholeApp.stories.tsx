import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { themeOf } from '#course/look/globals.ts'
import { loadAllPages } from '#app/pages.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { WholeApp } from './WholeApp.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Whole app',
  component: WholeApp,
  args: { startAt: '/' },
  argTypes: { theme: { table: { disable: true } } },
  // The app has its own router.
  parameters: { reactRouter: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  render: ({ startAt }, { globals }) => <WholeApp startAt={startAt} theme={themeOf(globals)} />,
  loaders: fetchedPages,
  beforeEach() {
    forgetScrolling()
    return restoreTheme
  },
})

export const WalksFromHomeToBasicQuery = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await step('home welcomes', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome')
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('React Query leads to Basic Query, and that to 100 posts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'React Query' }))
      const bar = within(canvas.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(bar.getByRole('link', { name: 'Basic Query' }))
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
    await step('the brand leads home', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'React Query Course' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
    })
    await step('coming back, the posts are there at once, from the cache', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Basic Query' }))
      await expect(await canvas.findByText('100 posts')).toBeVisible()
      await expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'posts', outcome: 200 }])
    })
  },
})

export const ANewPageTakesFocus = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a page that was opened from outside leaves focus alone', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveFocus()
      await expect(document.documentElement.scrollTop).toBe(0)
    })
    await step('one that was reached from a menu takes it, because the link is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'React Query' }))
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const heading = await canvas.findByRole('heading', { name: 'Basic Query' })
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(canvasElement.ownerDocument.title).toBe('Basic Query · React Query Course')
    })
    await step('so Tab goes on within the page', async () => {
      await canvas.findByText('100 posts')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Read this lesson' })).toHaveFocus()
    })
  },
})

export const TogglesTheTheme = meta.story({
  tags: ['proof'],
  args: { startAt: '/basic-query' },
  play: async ({ canvas, canvasElement, globals, userEvent, step, world }) => {
    const html = canvasElement.ownerDocument.documentElement
    const before = themeOf(globals)
    const after = before === 'dark' ? 'light' : 'dark'

    await canvas.findByText('100 posts')
    await step('the button at the foot switches the theme of the document', async () => {
      await expect(html).toHaveAttribute('data-theme', before)
      await userEvent.click(canvas.getByRole('button', { name: `Use ${after} theme` }))
      await expect(html).toHaveAttribute('data-theme', after)
    })
    await step('and stores it', async () => {
      await expect(JSON.parse(localStorage.getItem('theme-storage') ?? '')).toMatchObject({
        state: { theme: after, fontSize: 'medium' },
      })
    })
    await step('the cache does not notice: home and back takes no request', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'React Query Course' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Basic Query' }))
      await expect(await canvas.findByText('100 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('now it offers the way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Use ${before} theme` }))
      await expect(html).toHaveAttribute('data-theme', before)
    })
  },
})

/** Restores the theme, which the whole catalogue shares. */
function restoreTheme(): void {
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  useThemeStore.persist.clearStorage()
}

/** React Router keeps scroll positions in session storage, where the next story would find them. */
function forgetScrolling(): void {
  sessionStorage.setItem('react-router-scroll-positions', '{}')
}

/** Loads all pages first, so that navigation is immediate. End-to-end tests check how pages are loaded. */
async function fetchedPages(): Promise<Record<string, never>> {
  await loadAllPages()
  return {}
}
