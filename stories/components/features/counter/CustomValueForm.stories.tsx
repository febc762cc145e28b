import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomValueForm } from '#features/counter/CustomValueForm.tsx'

const meta = preview.meta({
  title: 'Components/Features/Counter/Custom value form',
  component: CustomValueForm,
  parameters: { layout: 'padded' },
  args: { hint: 'What is not a number counts as 0.', disabled: false, onSet: fn() },
})

export const Ready = meta.story()

export const Disabled = meta.story({ args: { disabled: true } })
