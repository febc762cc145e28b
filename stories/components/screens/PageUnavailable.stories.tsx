import { expect, fn, waitFor } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { lazyPage } from '#app/lazyPage.ts'
import { pageUnavailable } from '#app/PageUnavailable.tsx'

const fetchCode = fn<() => Promise<typeof Arrived>>()
const PageUnavailable = pageUnavailable(lazyPage(fetchCode))

const meta = preview.meta({
  title: 'Components/Screens/Page unavailable',
  component: PageUnavailable,
  beforeEach: () => void fetchCode.mockReset().mockRejectedValue(new Error('Failed to fetch')),
})

export const SaysWhatToDo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! An error occurred')
    await expect(canvas.getByText(/This page could not be loaded/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      appHref('/'),
    )
  },
})

export const OffersAReloadWhenTryingDoesNotHelp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(button).toHaveFocus()
  },
})

export const ComesBackAfterTryingAgain = meta.story({
  tags: ['proof'],
  // A page of its own, because what has once been fetched stays.
  render: () => <AnotherPage />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' })
    fetchCode.mockResolvedValue(Arrived)
    await userEvent.click(button)
    const heading = await canvas.findByRole('heading', { name: 'The page itself' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
})

const AnotherPage = pageUnavailable(lazyPage(fetchCode))

function Arrived() {
  return <h1 tabIndex={-1}>The page itself</h1>
}
