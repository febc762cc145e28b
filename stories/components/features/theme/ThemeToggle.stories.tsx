import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ThemeToggle } from '#features/theme/ThemeToggle.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Features/Theme/Theme toggle',
  component: ThemeToggle,
  tags: ['store'],
  parameters: { layout: 'padded', themeFrom: 'store' },
  beforeEach: resetStores,
})

export const Ready = meta.story()

export const Toggled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Use (dark|light) theme$/ })
    const before = button.textContent
    await userEvent.click(button)
    await expect(button).not.toHaveTextContent(before)
  },
})
