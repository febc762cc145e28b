import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { MemoryLinks } from '#course/world/memoryRouter.tsx'

/** The only route is `/`. At another address, and after a thrown error, the router shows its error element. */
const meta = preview.meta({
  title: 'Components/Screens/Error page',
  component: ErrorPage,
  parameters: { reactRouter: at('/') },
  render: () => <h1>Home</h1>,
})

export const UnmatchedAddress = meta.story({
  parameters: { reactRouter: at('/no/such/page') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! An error occurred')
    await expect(canvas.getByText('Invalid page')).toBeVisible()
    await expect(canvas.getByText('/no/such/page')).toBeVisible()
  },
})

export const ThrownError = meta.story({
  parameters: { console: { expected: [/The posts ran out of ink\./] } },
  render: () => <Throws what={new Error('The posts ran out of ink.')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! An error occurred')
    await expect(canvas.getByText('The posts ran out of ink.')).toBeVisible()
  },
})

export const ThrownSomethingElse = meta.story({
  parameters: { console: { expected: [/no ink/] } },
  render: () => <Throws what="no ink" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! An error occurred')
    await expect(canvas.getByText('Unknown error')).toBeVisible()
  },
})

export const WayHome = meta.story({
  tags: ['proof'],
  parameters: { reactRouter: at('/no/such/page') },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Go to the home page' })
    await expect(link).toHaveAttribute('href', appHref('/'))
    await userEvent.click(link)
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(canvas.queryByText('Oops! An error occurred')).not.toBeInTheDocument()
  },
})

function at(path: string) {
  const errorElement = (
    <MemoryLinks>
      <ErrorPage />
    </MemoryLinks>
  )
  return reactRouterParameters({ location: { path }, routing: { path: '/', errorElement } })
}

function Throws({ what }: { what: unknown }): never {
  throw what
}
