import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SmallestContext } from './demos/SmallestContext.tsx'
import { UseInACondition } from './demos/UseInACondition.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/The smallest context',
  component: SmallestContext,
})

export const InsideAndOutside = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await step('the greeting inside of the provider follows the name', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, 'Grace')
      await expect(canvas.getByText('Inside the provider: hello, Grace.')).toBeVisible()
    })
    await step('the greeting outside reads the default value', async () => {
      await expect(canvas.getByText('Outside the provider: hello, stranger.')).toBeVisible()
    })
  },
})

export const ReadInACondition = meta.story({
  render: () => <UseInACondition />,
  play: async ({ canvas, userEvent, step }) => {
    await step('at first the context is not read', async () => {
      await expect(canvas.getByText('Hello.')).toBeVisible()
    })
    await step('it is read from the render on that needs it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Greet by name' }))
      await expect(canvas.getByText('Hello, Ada.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Greet shortly' }))
      await expect(canvas.getByText('Hello.')).toBeVisible()
    })
  },
})
