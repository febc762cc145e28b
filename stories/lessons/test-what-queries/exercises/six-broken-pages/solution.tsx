import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import type { PageTests } from '../../demos/onPage.tsx'

/** User 1 has “Buy milk” and “Call Ada”, User 2 has “Book a room”. */
export const tests: PageTests = {
  'shows the posts of the user': async ({
    render,
    canvas,
    userEvent,
  }) => {
    render()
    await canvas.findByText('Buy milk')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'User' }),
      'User 2',
    )
    await canvas.findByText('Book a room')
    await expect(canvas.queryByText('Buy milk')).toBeNull()
  },

  'finds a post': async ({ render, canvas, userEvent }) => {
    render()
    await canvas.findByText('Buy milk')
    await userEvent.type(canvas.getByLabelText('Find'), 'ada')
    await expect(canvas.getByText('Call Ada')).toBeVisible()
    await expect(canvas.queryByText('Buy milk')).toBeNull()
  },

  'adds a post': async ({ render, canvas, userEvent }) => {
    render()
    const field = canvas.getByLabelText('New post')
    await userEvent.type(field, 'Feed the cat{Enter}')
    const added = await canvas.findAllByText('Feed the cat')
    await expect(added).toHaveLength(1)
    await expect(canvas.getByLabelText('New post')).toHaveFocus()
  },

  'says when the server fails': async ({ server, render, canvas }) => {
    server.use(http.get('*/posts', () => HttpResponse.error()))
    render()
    await canvas.findByRole('alert')
  },
}
