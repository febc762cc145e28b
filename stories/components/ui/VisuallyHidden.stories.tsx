import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Components/UI/Visually hidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: 'Remove Notebook from the cart' },
})

/** The sign is visible; screen readers read the sentence. */
export const NamesAButton = meta.story({
  render: (args) => (
    <Button>
      <span aria-hidden>✕</span>
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Notebook from the cart' })).toBeVisible()
  },
})

export const CompletesAName = meta.story({
  args: { children: ' about Notebook' },
  render: (args) => (
    <Button>
      <span>
        More
        <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More about Notebook' })).toBeVisible()
  },
})

export const TakesNoRoom = meta.story({
  tags: ['proof'],
  render: (args) => (
    <p>
      Between these words
      <VisuallyHidden {...args} /> nothing shows.
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Remove Notebook from the cart')
    await expect([text.offsetWidth, text.offsetHeight]).toEqual([1, 1])
  },
})
