import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { patterns } from '#config/paths.ts'
import { UserProfileWidget } from '#features/params/UserProfileWidget.tsx'
import { WidgetSite } from './demos/WidgetSite.tsx'

const meta = preview.meta({
  title: 'Components/Features/Params/User profile widget',
  component: UserProfileWidget,
  parameters: { layout: 'padded', reactRouter: at('profile') },
  args: { renderUser: fn((userId: string, tab: string) => `What ${tab} shows of user ${userId}.`) },
})

/** Below an address bar, where a story is about the address. The small browser has its own router. */
const inABrowser = (startAt: string) => ({
  parameters: { reactRouter: { disable: true } },
  render: () => <WidgetSite startAt={startAt} />,
})

const profile = /what everybody may see/
const settings = /what only this user sees/
const posts = /newest first/

export const Ready = meta.story({
  ...inABrowser('/users/123'),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the route parameter says whose profile it is', async () => {
      await expect(canvas.getByRole('heading', { name: 'User 123' })).toBeVisible()
      await expect(canvas.getByText('123')).toBeVisible()
    })
    await step('without a tab in the address it is the profile', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('profile')
      await expect(canvas.getByText(profile)).toBeVisible()
      await expect(canvas.getByText('missing, so profile')).toBeVisible()
    })
    await step('which shows a picture, of the initials', async () => {
      await expect(canvas.getByText('user.123@example.com')).toBeVisible()
      await expect(canvas.getByText('Role: user')).toBeVisible()
      const picture = canvasElement.querySelector('img')
      await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
      await expect(decodeURIComponent(picture?.src ?? '')).toContain('>U1</text>')
    })
  },
})

/** Who the user is comes from around the widget: a feature does not import another. */
export const WithAnyContent = meta.story()

export const Settings = meta.story({
  ...inABrowser('/users/123?tab=settings'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('settings')
    await expect(canvas.getByText(settings)).toBeVisible()
    for (const [name, value] of [
      ['Preferred theme', 'light'],
      ['Language', 'en'],
      ['Notifications', 'on'],
    ] as const) {
      await expect(canvas.getByText(name).parentElement).toHaveTextContent(`${name}${value}`)
    }
  },
})

export const Posts = meta.story({
  ...inABrowser('/users/123?tab=posts'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('posts')
    await expect(canvas.getByText(posts)).toBeVisible()
  },
})

export const NonsenseTab = meta.story({
  tags: ['proof'],
  ...inABrowser('/users/123?tab=Settings'),
  play: async ({ canvas, step }) => {
    await step('a tab that does not exist means the profile', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('profile')
      await expect(canvas.getByText(profile)).toBeVisible()
    })
    await step('and the widget says what it was given', async () => {
      await expect(canvas.getByText('Settings')).toBeVisible()
    })
  },
})

export const AnyTextCanBeAUser = meta.story({
  tags: ['proof'],
  ...inABrowser('/users/ada%2Flovelace%3F'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a route parameter is text, and comes decoded', async () => {
      await expect(canvas.getByRole('heading', { name: 'User ada/lovelace?' })).toBeVisible()
    })
    await step('what no id can be is nobody', async () => {
      await expect(canvas.getByText('Nobody has this id: an id is a whole number.')).toBeVisible()
      await expect(canvas.queryByText('Role: user')).not.toBeInTheDocument()
    })
    await step('a tab link stays with this user', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'posts' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/users/ada%2Flovelace%3F?tab=posts',
      )
      await expect(canvas.getByRole('heading', { name: 'User ada/lovelace?' })).toBeVisible()
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  ...inABrowser('/users/123'),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Go' }).focus()
    for (const name of ['profile', 'settings']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(settings)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'settings' })).toHaveFocus()
  },
})

function at(tab: string) {
  return reactRouterParameters({
    location: { path: patterns.user, pathParams: { userId: '123' }, searchParams: { tab } },
    routing: patterns.user,
  })
}
