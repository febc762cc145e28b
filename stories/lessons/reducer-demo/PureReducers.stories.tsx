import { memo } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CalledOnce } from './demos/CalledOnce.tsx'
import { CalledTwice } from './demos/CalledTwice.tsx'
import { deepReducer } from './demos/deepReducer.ts'
import { MutatingReducer } from './demos/MutatingReducer.tsx'
import { PureReducer } from './demos/PureReducer.tsx'
import { shallowReducer } from './demos/shallowReducer.ts'

const meta = preview.meta({ title: 'Components/Lessons/Reducer Demo/Pure reducers' })

/** Memoized, so that renders by Storybook do not count. */
const Mutating = memo(MutatingReducer)
const Pure = memo(PureReducer)

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

/**
 * The harness calls the reducer twice in every build. StrictMode does so only in development, and would hide the
 * mistake in the built catalogue.
 */
export const ChangesTheInsideUnderStrictMode = meta.story({
  render: () => <CalledTwice reducer={shallowReducer} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    await step('asked twice for the same, the reducer gives two answers', async () => {
      await expect(canvas.getByText('First answer: done')).toBeVisible()
      await expect(canvas.getByText('Second answer: open')).toBeVisible()
    })
    await step('so it toggles there and back', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
    })
  },
})

export const ChangesTheInsideWithoutStrictMode = meta.story({
  render: () => <CalledOnce reducer={shallowReducer} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('called once, the mistake goes unnoticed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
    })
  },
})

export const CopiesTheInsideUnderStrictMode = meta.story({
  render: () => <CalledTwice reducer={deepReducer} />,
  play: async ({ canvas, userEvent, step }) => {
    for (const answer of ['done', 'open']) {
      await step(`asked twice for the same, the reducer says “${answer}” twice`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
        await expect(canvas.getByText(`First answer: ${answer}`)).toBeVisible()
        await expect(canvas.getByText(`Second answer: ${answer}`)).toBeVisible()
        await expect(canvas.getByRole('status')).toHaveTextContent(`Water the plants: ${answer}`)
      })
    }
  },
})
