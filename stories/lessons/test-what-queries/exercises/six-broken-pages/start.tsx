import { expect } from 'storybook/test'
import type { PageTests } from '../../demos/onPage.tsx'

/**
 * The page shows the posts of the chosen “User”. “Find” keeps those
 * with the typed word. “Add” saves the “New post” once, shows it, and
 * leaves the focus in the emptied field. Where the server fails, an
 * alert says so.
 *
 * User 1 has “Buy milk” and “Call Ada”, User 2 has “Book a room”.
 */
export const tests: PageTests = {
  'shows the posts of the user': async ({ render, canvas }) => {
    render()
    await expect(await canvas.findByText('Buy milk')).toBeVisible()
  },
}
