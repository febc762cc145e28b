import type { RouteObject } from 'react-router-dom'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { userStoreActions } from '#features/user/userStore.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { ErrorElements } from './demos/ErrorElements.tsx'
import { Guard } from './demos/Guard.tsx'
import { GuardInMiddleware } from './demos/GuardInMiddleware.tsx'
import { GuardTooLate } from './demos/GuardTooLate.tsx'
import { KeepsTheRest } from './demos/KeepsTheRest.tsx'
import { OnePage } from './demos/OnePage.tsx'
import { OneUpdate } from './demos/OneUpdate.tsx'
import { ReplacesTheRest } from './demos/ReplacesTheRest.tsx'
import { SampleApp } from './demos/SampleApp.tsx'
import { SampleBrowser } from './demos/SampleBrowser.tsx'
import { TwoUpdates } from './demos/TwoUpdates.tsx'

/** The address in the bar. */
const shows = (stage: HTMLElement) => stage.querySelector('input')?.value ?? 'nothing'

/** Where a visitor stands, and how many requests were made. */
const showsGuard = (stage: HTMLElement) =>
  `${firstOf(stage, /Please log in/, /Everybody may read this/, /\d+ todos/)}, ${firstOf(stage, /\d requests?/, /No requests/)}`

const meta = preview.meta({
  title: 'Components/Lessons/Router Docs/Addresses',
  // The small browsers bring routers of their own.
  parameters: { reactRouter: { disable: true }, shows },
  beforeEach: resetStores,
})

export const TwoUpdatesInOneClick = meta.story({
  render: () => <OnePage Page={TwoUpdates} startAt="/tasks" />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('of two updates in one click only the second is in the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show active, by name' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/tasks?sort=name')
      await expect(shows(canvasElement)).toBe('/tasks?sort=name')
    })
  },
})

export const OneUpdateInOneClick = meta.story({
  render: () => <OnePage Page={OneUpdate} startAt="/tasks" />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('one update that sets both puts both in the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show active, by name' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/tasks?filter=active&sort=name',
      )
      await expect(shows(canvasElement)).toBe('/tasks?filter=active&sort=name')
    })
  },
})

export const SpreadingSearchParams = meta.story({
  render: () => <OnePage Page={ReplacesTheRest} startAt="/users/123?from=course" />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('what was in the address before is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/users/123?tab=settings')
      await expect(shows(canvasElement)).toBe('/users/123?tab=settings')
    })
  },
})

export const ChangingSearchParams = meta.story({
  render: () => <OnePage Page={KeepsTheRest} startAt="/users/123?from=course" />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('what was in the address before is still there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/users/123?from=course&tab=settings',
      )
      await expect(shows(canvasElement)).toBe('/users/123?from=course&tab=settings')
    })
  },
})

/** They are what the function returns; the path is that of before. */
export const SettingDropsTheHash = meta.story({
  tags: ['proof'],
  render: () => <OnePage Page={KeepsTheRest} startAt="/users/123?from=course#email" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
      '/users/123?from=course&tab=settings',
    )
  },
})

export const AGuardedPage = meta.story({
  render: () => <Guard />,
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    userStoreActions.logout()
    await step('a guarded page leads a logged-out visitor to the login page, which knows why', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Reports of 2026' }))
      await expect(await canvas.findByText('Please log in to see /reports?year=2026#summary.')).toBeVisible()
      await expect(address).toHaveValue('/login')
      await expect(canvas.queryByText('The reports.')).not.toBeInTheDocument()
    })
    await step('logging in leads back to the whole address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in as Ada' }))
      await expect(await canvas.findByText('The reports.')).toBeVisible()
      await expect(address).toHaveValue('/reports?year=2026#summary')
    })
    await step('Back does not run into the login page: it was replaced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(await canvas.findByText('Everybody may read this.')).toBeVisible()
      await expect(address).toHaveValue('/')
    })
    await step('a logged-in visitor passes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Reports of 2026' }))
      await expect(await canvas.findByText('The reports.')).toBeVisible()
    })
    await step('and is led away when the session ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(await canvas.findByText(/^Please log in/)).toBeVisible()
      await expect(address).toHaveValue('/login')
    })
  },
})

export const AGuardThatRendersTooLate = meta.story({
  parameters: { shows: showsGuard },
  render: () => <GuardTooLate />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    userStoreActions.logout()
    await step('a logged-out visitor gets the login page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Todos' }))
      await expect(await canvas.findByText('Please log in to see /todos?list=work.')).toBeVisible()
    })
    await step('but the todos were requested, and have come', async () => {
      await expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'todos', outcome: 200 }])
      await expect(showsGuard(canvasElement)).toBe('Please log in, 1 request')
    })
  },
})

export const AGuardBeforeTheLoaders = meta.story({
  parameters: { shows: showsGuard },
  render: () => <GuardInMiddleware />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    userStoreActions.logout()
    await step('a logged-out visitor gets the login page, and no request was made', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Todos' }))
      await expect(await canvas.findByText('Please log in to see /todos?list=work.')).toBeVisible()
      await expect(world.log.entries()).toEqual([])
      await expect(showsGuard(canvasElement)).toBe('Please log in, No requests')
    })
  },
})

export const BehindTheGuard = meta.story({
  tags: ['proof'],
  render: () => <GuardInMiddleware />,
  play: async ({ canvas, userEvent, step, world }) => {
    userStoreActions.logout()
    await userEvent.click(canvas.getByRole('link', { name: 'Todos' }))
    await canvas.findByText(/^Please log in/)
    await step('logging in leads to the todos', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in as Ada' }))
      await expect(await canvas.findByText('200 todos')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/todos?list=work')
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('Back leads to where the visitor came from', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(await canvas.findByText('Everybody may read this.')).toBeVisible()
    })
  },
})

export const WhichErrorElement = meta.story({
  render: () => <ErrorElements />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what a loader throws goes to the nearest error element', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'A page whose loader throws' }))
      await expect(
        await canvas.findByText('The error element of the team: The loader has failed.'),
      ).toBeVisible()
    })
    await step('an address below it that no route matches goes to the root', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'An address that no route matches' }))
      await expect(await canvas.findByText('The error element of the root: 404')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('/team/nobody')
    })
  },
})

/** With several routes at the top, none of them around the others, an unknown address gets React Router's own error page. */
export const NoRootRoute = meta.story({
  tags: ['proof'],
  parameters: {
    console: { expected: [/React Router default ErrorBoundary/, /does not have an element or Component/] },
    // The page is React Router’s own, and grey in the dark.
    a11y: { context: { exclude: ['code'] } },
  },
  render: () => <SampleApp routes={[routeWithError('/a'), routeWithError('/b')]} />,
  play: async ({ canvas, step }) => {
    await step('the error elements of the routes are not for an address that no route matches', async () => {
      await expect(await canvas.findByText(/Unexpected Application Error/)).toBeVisible()
      await expect(canvas.queryByText('An error element')).not.toBeInTheDocument()
    })
  },
})

/** A `*` below a route takes what its other routes do not match, so that it is no unknown address. */
export const AStarFurtherDown = meta.story({
  tags: ['proof'],
  render: () => <SampleBrowser routes={withAStar} addresses={['/team', '/team/nobody/at/all']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '/team/nobody/at/all' }))
    await expect(await canvas.findByText('Not in this team.')).toBeVisible()
  },
})

const withAStar: RouteObject[] = [
  {
    path: '/team',
    children: [
      { index: true, element: <p>The team.</p> },
      { path: '*', element: <p>Not in this team.</p> },
    ],
  },
]

function routeWithError(path: string): RouteObject {
  return { path, element: <p>{path}</p>, errorElement: <p>An error element</p> }
}
