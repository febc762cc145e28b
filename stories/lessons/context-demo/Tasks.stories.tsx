import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContextDemo } from '#screens/ContextDemo.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { resetStores } from '#course/story/resetStores.ts'
import { SmallestContext } from './demos/SmallestContext.tsx'
import * as tasks from './tasks.ts'
import { TwoCarts } from './demos/TwoCarts.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Context Demo/Tasks',
  tags: ['proof'],
  beforeEach: resetStores,
})

export const TypeAName = meta.story({
  render: () => <SmallestContext />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(isDoneOn(context, tasks.typeAName)).toBe(false)
    await userEvent.clear(name)
    await expect(isDoneOn(context, tasks.typeAName)).toBe(false)
    await userEvent.type(name, 'Grace')
    await expect(isDoneOn(context, tasks.typeAName)).toBe(true)
  },
})

export const AddPens = meta.story({
  render: () => <TwoCarts />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const add = canvas.getByRole('button', { name: 'Add a pen to your cart' })
    await userEvent.click(add)
    await expect(isDoneOn(context, tasks.addTwoPens)).toBe(false)
    await userEvent.click(add)
    await expect(isDoneOn(context, tasks.addTwoPens)).toBe(true)
    await expect(isDoneOn(context, tasks.fillBothCarts)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a pen to my cart' }))
    await expect(isDoneOn(context, tasks.fillBothCarts)).toBe(true)
  },
})

export const FailToLogIn = meta.story({
  render: () => <ContextDemo />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'fail@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await expect(isDoneOn(context, tasks.failToLogIn)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(isDoneOn(context, tasks.failToLogIn)).toBe(true))
  },
})

export const AddTwoLaptops = meta.story({
  render: () => <ContextDemo />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const add = canvas.getByRole('button', { name: 'Add Laptop' })
    await userEvent.click(add)
    await expect(isDoneOn(context, tasks.addTwoLaptops)).toBe(false)
    await userEvent.click(add)
    await waitFor(() => expect(isDoneOn(context, tasks.addTwoLaptops)).toBe(true))
  },
})
