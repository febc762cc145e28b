import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { routes as routeParameters } from '#screens/router-samples/routeParameters.tsx'
import { userStoreActions } from '#features/user/userStore.ts'
import { press } from '#course/story/acting.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
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
  render: () => <WidgetSite startAt="/users/123" />,
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
    await goTo(context, '/users/ada')
    await canvas.findByText('User ada')
    await expect(isDoneOn(context, tasks.typeAUser)).toBe(false)
    await proves(context, tasks.typeAUser, () => goTo(context, '/users/7'))
  },
})

export const KeepTheRest = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const settings = canvas.getByRole('link', { name: 'settings' })
    // Typed, and not gone to.
    await userEvent.click(settings)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '&from=course')
    await expect(isDoneOn(context, tasks.keepTheRest)).toBe(false)
    // Gone to, and no tab chosen after it.
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await expect(isDoneOn(context, tasks.keepTheRest)).toBe(false)
    await goTo(context, '/users/123?from=course')
    await proves(context, tasks.keepTheRest, () => userEvent.click(settings))
  },
})

export const TypeNonsense = meta.story({
  play: async (context) => {
    await goTo(context, '/users/secrets')
    await context.canvas.findByRole('heading', { name: 'User secrets' })
    await expect(isDoneOn(context, tasks.typeNonsense)).toBe(false)
    await proves(context, tasks.typeNonsense, () => goTo(context, '/users/7?tab=secrets'))
  },
})

export const BreakALoaderAndMatchNothing = meta.story({
  render: () => <ErrorElements />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const follow = async (name: string) => userEvent.click(await canvas.findByRole('link', { name }))
    await proves(context, tasks.breakALoader, () => follow('A page whose loader throws'))
    await proves(context, tasks.matchNothing, async () => {
      await press(context, 'Back')
      await follow('An address that no route matches')
    })
  },
})

export const MeetAndPassTheGuard = meta.story({
  render: () => <Guard />,
  play: async (context) => {
    const { canvas, userEvent } = context
    userStoreActions.logout()
    const reports = canvas.getByRole('link', { name: 'Reports of 2026' })
    await proves(context, tasks.meetTheGuard, () => userEvent.click(reports))
    await proves(context, tasks.passTheGuard, () => press(context, 'Log in as Ada'))
  },
})
