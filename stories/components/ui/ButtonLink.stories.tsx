import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui/Banner.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { ButtonLinkProps } from '#ui/ButtonLink.tsx'
import { Column } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/UI/Button link',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { children: 'Start the lesson', to: '/basic-query' },
})

export const Primary = meta.story({ args: { variant: 'primary' } })

export const Secondary = meta.story({ args: { variant: 'secondary' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

/** Navigation is a link, even if it looks like a button: a link can be opened in a new tab. */
export const IsALink = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start the lesson' })).toHaveAttribute(
      'href',
      appHref('/basic-query'),
    )
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const GoesThereByKeyboard = meta.story({
  tags: ['proof'],
  parameters: { reactRouter: { routing: { path: '*' } } },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the link', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Start the lesson' })).toHaveFocus()
    })
    await step('Enter goes where it says', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are at /basic-query'))
    })
  },
})

function WithAddress(args: ButtonLinkProps) {
  const { pathname } = useLocation()
  return (
    <Column>
      <Banner>You are at {pathname}</Banner>
      <ButtonLink {...args} />
    </Column>
  )
}
