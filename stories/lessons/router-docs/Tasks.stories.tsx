import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { routes as routeParameters } from '#screens/router-samples/routeParameters.tsx'
import { useUserStore } from '#features/user/userStore.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { isDoneOn } from '#course/story/onStage.ts'
import { ErrorElements } from './demos/ErrorElements.tsx'
import { goTo } from './demos/goTo.ts'
import { Guard } from './demos/Guard.tsx'
import { SampleBrowser } from './demos/SampleBrowser.tsx'
import * as tasks from './tasks.ts'
import { WidgetSite } from './demos/WidgetSite.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Router Docs/Tasks',
  tags: ['proof'],
  // The small browsers bring routers of their own.
  parameters: { reactRouter: { disable: true } },
  beforeEach: resetStores,
})

export const TypeAUser = meta.story({
  render: () => <SampleBrowser routes={routeParameters} addresses={['/users/123', '/users/456']} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(isDoneOn(context, tasks.typeAUser)).toBe(false)
    await userEvent.click(canvas.getByRole('link', { name: '/users/456' }))
    await canvas.findByText('User 456')
    await expect(isDoneOn(context, tasks.typeAUser)).toBe(false)
    await goTo(context, '/users/7')
    await waitFor(() => expect(isDoneOn(context, tasks.typeAUser)).toBe(true))
  },
})

export const KeepTheRest = meta.story({
  render: () => <WidgetSite startAt="/users/123" />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await goTo(context, '/users/123?from=course')
    await expect(isDoneOn(context, tasks.keepTheRest)).toBe(false)
    await userEvent.click(canvas.getByRole('link', { name: 'settings' }))
    await waitFor(() => expect(isDoneOn(context, tasks.keepTheRest)).toBe(true))
  },
})

export const TypeNonsense = meta.story({
  render: () => <WidgetSite startAt="/users/123" />,
  play: async (context) => {
    await expect(isDoneOn(context, tasks.typeNonsense)).toBe(false)
    await goTo(context, '/users/7?tab=secrets')
    await waitFor(() => expect(isDoneOn(context, tasks.typeNonsense)).toBe(true))
  },
})

export const BreakALoaderAndMatchNothing = meta.story({
  render: () => <ErrorElements />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(isDoneOn(context, tasks.breakALoader)).toBe(false)
    await userEvent.click(canvas.getByRole('link', { name: 'A page whose loader throws' }))
    await waitFor(() => expect(isDoneOn(context, tasks.breakALoader)).toBe(true))
    await expect(isDoneOn(context, tasks.matchNothing)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'An address that no route matches' }))
    await waitFor(() => expect(isDoneOn(context, tasks.matchNothing)).toBe(true))
  },
})

export const MeetAndPassTheGuard = meta.story({
  render: () => <Guard />,
  play: async (context) => {
    const { canvas, userEvent } = context
    useUserStore.getState().logout()
    await expect(isDoneOn(context, tasks.meetTheGuard)).toBe(false)
    await userEvent.click(canvas.getByRole('link', { name: 'Reports of 2026' }))
    await waitFor(() => expect(isDoneOn(context, tasks.meetTheGuard)).toBe(true))
    await expect(isDoneOn(context, tasks.passTheGuard)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Ada' }))
    await waitFor(() => expect(isDoneOn(context, tasks.passTheGuard)).toBe(true))
  },
})
