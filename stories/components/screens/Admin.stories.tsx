import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { paths } from '#config/paths.ts'
import { Admin } from '#screens/Admin.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Admin',
  component: Admin,
  beforeEach: resetStores,
  parameters: {
    reactRouter: reactRouterParameters({
      location: { path: paths.admin },
      routing: [
        { path: paths.admin, useStoryElement: true },
        { path: paths.home, element: <h1>Home</h1> },
      ],
    }),
  },
})

/** The page shows itself to logged-out visitors, because it has no guard (behaviour §6). */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin')
    await expect(canvas.getByText(/^Nothing guards this page\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go to Home' })).not.toHaveAttribute('aria-disabled')
  },
})

export const GoesHome = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Admin' })).not.toBeInTheDocument()
  },
})
