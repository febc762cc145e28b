import { memo, StrictMode } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DeepReducer } from './DeepReducer.tsx'
import { MutatingReducer } from './MutatingReducer.tsx'
import { PureReducer } from './PureReducer.tsx'
import { ShallowReducer } from './ShallowReducer.tsx'

const meta = preview.meta({ title: 'Client state/Reducer Demo/Pure reducers' })

/** StrictMode calls reducers twice in development alone; in a built catalogue it does nothing. */
const strict = import.meta.env.DEV

/** Memoized, so that the counts begin with the first click and not with what Storybook renders. */
const Mutating = memo(MutatingReducer)
const Pure = memo(PureReducer)
const Shallow = memo(ShallowReducer)
const Deep = memo(DeepReducer)

export const ReturnsTheSameState = meta.story({
  render: () => <Mutating />,
  play: async ({ canvas, userEvent, step }) => {
    await step('toggling changes nothing on the screen: the state is the same object', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
      await expect(canvas.getByText('Switch: 1 render')).toBeVisible()
    })
    await step('although it has changed, as any other render shows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Render for another reason' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      await expect(canvas.getByText('Switch: 2 renders')).toBeVisible()
    })
  },
})

export const ReturnsANewState = meta.story({
  render: () => <Pure />,
  play: async ({ canvas, userEvent, step }) => {
    await step('toggling renders once, and shows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      await expect(canvas.getByText('Switch: 2 renders')).toBeVisible()
    })
    await step('another render changes nothing about it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Render for another reason' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      await expect(canvas.getByText('Switch: 3 renders')).toBeVisible()
    })
  },
})

export const ChangesTheInsideUnderStrictMode = meta.story({
  render: () => (
    <StrictMode>
      <Shallow />
    </StrictMode>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    await expect(canvas.getByText('Switch: 2 renders')).toBeVisible()
    if (strict) {
      await step('StrictMode calls the reducer twice, so that it toggles there and back', async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
      })
    } else {
      await step('a built catalogue has no StrictMode to find the mistake', async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      })
    }
  },
})

export const ChangesTheInsideWithoutStrictMode = meta.story({
  render: () => <Shallow />,
  play: async ({ canvas, userEvent, step }) => {
    await step('without StrictMode the mistake goes unnoticed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
    })
  },
})

export const CopiesTheInsideUnderStrictMode = meta.story({
  render: () => (
    <StrictMode>
      <Deep />
    </StrictMode>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('called once or twice, the answer is the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
    })
  },
})
