import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { Ground } from '#course/story/Ground.ts'
import { OnServer } from './demos/OnServer.tsx'
import { Session } from './demos/Session.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Session',
  tags: ['server'],
  parameters: { world: { network: { latencyMs: 200, failing: { method: 'GET', times: 3, how: 401 } } } },
  beforeEach({ id, msw }) {
    msw.use(http.post(`*/api/${id}-:mount/session`, () => HttpResponse.json({})))
  },
  render: () => (
    <Ground>
      <ShowCache />
      <OnServer>{(fetch) => <Session fetch={fetch} />}</OnServer>
    </Ground>
  ),
})

export const OneRefreshForThree = meta.story({
  play: async (context) => {
    const { canvas, step, world } = context
    const log = () => world.log.entries().map(({ method, outcome }) => `${method} ${outcome}`)
    await step(
      'three requests are refused, the session is refreshed once, and all three are sent again',
      async () => {
        await expect(await canvas.findByText('Ada: 3 of 3 are here')).toBeVisible()
        const refused = ['GET 401', 'GET 401', 'GET 401']
        await expect(log()).toEqual([...refused, 'POST 200', 'GET 200', 'GET 200', 'GET 200'])
      },
    )
    await step('after a logout, nothing of the user is in the cache', async () => {
      await press(context, 'Log out')
      await expect(cacheOf(world)?.getQueryCache().getAll()).toEqual([])
    })
    await step('who logs in next gets answers of their own', async () => {
      await press(context, 'Log in as Grace')
      await expect(await canvas.findByText('Grace: 3 of 3 are here')).toBeVisible()
      await expect(log()).toHaveLength(10)
    })
  },
})
