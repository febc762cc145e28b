import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Register } from '#screens/Register.tsx'

const meta = preview.meta({ title: 'Components/Screens/Register', component: Register })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the place is kept free', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Register')
      await expect(canvas.getByText('Registration form will go here.')).toBeVisible()
    })
    await step('and asks for nothing', async () => {
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
    await step('and leads to Login', async () => {
      await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/login$/),
      )
    })
  },
})
