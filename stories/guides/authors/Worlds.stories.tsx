import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { answerInPage } from '#mocks/answerInPage.ts'
import { postsOf } from '#mocks/seed.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'

const meta = preview.meta({
  title: 'Components/For authors/Worlds',
  tags: ['server'],
  component: BasicQuery,
})

export const OneHandlerReplaced = meta.story({
  // #region replaced
  beforeEach({ id, msw }) {
    msw.use(http.get(`*/api/${id}-:mount/posts`, () => HttpResponse.json(postsOf(1))))
  },
  // #endregion
  play: async ({ canvas, userEvent, step, world }) => {
    await step('its own handler answers', async () => {
      await expect(await canvas.findByText('1 post')).toBeVisible()
    })
    await step('whatever is asked for', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await waitFor(() =>
        expect(world.log.entries()).toMatchObject([{}, { path: 'posts?userId=2', outcome: 200 }]),
      )
      await expect(await canvas.findByText('1 post')).toBeVisible()
    })
  },
})

export const AnotherStoryHasThoseOfItsWorld = meta.story({
  tags: ['proof'],
  play: async ({ canvas, step }) => {
    await step('it has all posts', async () => {
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
    await step('and the handler of the other story went with it', async () => {
      const response = await answerInPage('api/components-for-authors-worlds--one-handler-replaced-1/posts')
      await expect(await response.json()).toEqual({ message: 'No such world is open.' })
    })
  },
})
