import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextDemo } from '#screens/ContextDemo.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { SmallestContext } from './demos/SmallestContext.tsx'
import * as tasks from './tasks.ts'
import { TwoCarts } from './demos/TwoCarts.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/Tasks',
  tags: ['proof'],
  component: ContextDemo,
  beforeEach: resetStores,
})

export const TypeAName = meta.story({
  render: () => <SmallestContext />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(isDoneOn(context, tasks.typeAName)).toBe(false)
    await userEvent.clear(name)
    await proves(context, tasks.typeAName, () => userEvent.type(name, 'Grace'))
  },
})

export const AddPens = meta.story({
  render: () => <TwoCarts />,
  play: async (context) => {
    await press(context, 'Add a pen to your cart')
    await proves(context, tasks.addTwoPens, () => press(context, 'Add a pen to your cart'))
    await proves(context, tasks.fillMyCart, () => press(context, 'Add a pen to my cart'))
  },
})

export const FailToLogIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'fail@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await proves(context, tasks.failToLogIn, () => press(context, 'Log in'))
  },
})

export const AddTwoLaptops = meta.story({
  play: async (context) => {
    await press(context, 'Add Laptop')
    await proves(context, tasks.addTwoLaptops, () => press(context, 'Add Laptop'))
  },
})
