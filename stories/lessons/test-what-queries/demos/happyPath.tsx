import { expect } from 'storybook/test'
import type { PageTest } from './onPage.tsx'

/** User 1 has the posts “Buy milk” and “Call Ada”. */
export const showsThePosts: PageTest = async ({ render, canvas }) => {
  render()
  await expect(await canvas.findByText('Buy milk')).toBeVisible()
  await expect(canvas.getByText('Call Ada')).toBeVisible()
}
