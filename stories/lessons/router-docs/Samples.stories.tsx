import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { routes as basicRouting } from '#screens/router-samples/basicRouting.tsx'
import { routes as errorBoundaries } from '#screens/router-samples/errorBoundaries.tsx'
import { routes as navigation } from '#screens/router-samples/navigation.tsx'
import { routes as nestedRoutes } from '#screens/router-samples/nestedRoutes.tsx'
import { routes as queryParameters } from '#screens/router-samples/queryParameters.tsx'
import { routes as routeParameters } from '#screens/router-samples/routeParameters.tsx'
import { goTo } from './demos/goTo.ts'
import { SampleApp } from './demos/SampleApp.tsx'
import { SampleBrowser } from './demos/SampleBrowser.tsx'

/** The code that the screen shows, running. The guard has a story of its own: 'A guarded page'. */
const meta = preview.meta({
  title: 'Components/Lessons/Router Docs/Samples',
  // The samples bring routers of their own.
  parameters: { reactRouter: { disable: true } },
})

export const BasicRouting = meta.story({
  render: () => <SampleBrowser routes={basicRouting} addresses={['/', '/overview']} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the router shows the element of the route that matches', async () => {
      await expect(canvas.getByText('Home')).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: '/overview' }))
      await expect(await canvas.findByText('Overview')).toBeVisible()
      await expect(canvas.queryByText('Home')).not.toBeInTheDocument()
    })
  },
})

export const RouteParameters = meta.story({
  render: () => <SampleBrowser routes={routeParameters} addresses={['/users/123', '/users/456']} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the segment is the parameter, a number or not', async () => {
      await expect(canvas.getByText('User 123')).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: '/users/456' }))
      await expect(await canvas.findByText('User 456')).toBeVisible()
    })
    await step('another address, another user', async () => {
      await goTo({ canvas, userEvent }, '/users/7')
      await expect(canvas.getByText('User 7')).toBeVisible()
    })
  },
})

export const QueryParameters = meta.story({
  render: () => (
    <SampleBrowser
      routes={queryParameters}
      addresses={['/profile?from=course', '/profile?tab=settings&from=course']}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('what the address does not say is null', async () => {
      await expect(canvas.getByText('Tab: none')).toBeVisible()
    })
    await step('what it says is read from it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '/profile?tab=settings&from=course' }))
      await expect(await canvas.findByText('Tab: settings')).toBeVisible()
    })
    await step('a change of one parameter keeps the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open posts' }))
      await expect(await canvas.findByText('Tab: posts')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
        '/profile?tab=posts&from=course',
      )
    })
  },
})

export const Navigation = meta.story({
  render: () => <SampleBrowser routes={navigation} addresses={['/posts', '/posts/1']} />,
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await step('a button leads to an address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to post 1' }))
      await expect(address).toHaveValue('/posts/1')
    })
    await step('and another one back in history', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
      await expect(address).toHaveValue('/posts')
      await userEvent.click(canvas.getByRole('button', { name: 'Forward' }))
      await expect(address).toHaveValue('/posts/1')
    })
  },
})

export const NestedRoutes = meta.story({
  render: () => <SampleBrowser routes={nestedRoutes} addresses={['/', '/overview']} />,
  play: async ({ canvas, userEvent, step }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages' })
    await step('the outlet shows the child that matches', async () => {
      await expect(canvas.getByText('Home', { selector: 'p' })).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Overview' }))
      await expect(canvas.getByText('Overview', { selector: 'p' })).toBeVisible()
      await expect(canvas.queryByText('Home', { selector: 'p' })).not.toBeInTheDocument()
    })
    await step('the layout around it has stayed', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBe(pages)
    })
  },
})

export const ErrorBoundaries = meta.story({
  render: () => <SampleApp routes={errorBoundaries} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what a loader throws is shown by the error element', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'A loader that throws' }))
      await expect(await canvas.findByText(/^This page failed\./)).toBeVisible()
    })
    await step('so is the 404 of an address that no route matches', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Go home' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'An unknown address' }))
      await expect(await canvas.findByText(/^No such page \(404\)\./)).toBeVisible()
    })
  },
})
