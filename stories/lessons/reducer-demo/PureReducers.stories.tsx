import { memo } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { CalledOnce } from './demos/CalledOnce.tsx'
import { CalledTwice } from './demos/CalledTwice.tsx'
import { deepReducer } from './demos/deepReducer.ts'
import { MutatingReducer } from './demos/MutatingReducer.tsx'
import { PureReducer } from './demos/PureReducer.tsx'
import { shallowReducer } from './demos/shallowReducer.ts'

const meta = preview.meta({ title: 'Components/Lessons/Reducer Demo/Pure reducers' })

/** Whether the chore is done, and how often it has rendered. */
const showsChore = (stage: HTMLElement) =>
  `${firstOf(stage, /plants: (done|open)/)}, ${firstOf(stage, /Switch: (\d+ renders?)/)}`

/** What the reducer has answered, asked twice for the same. */
const showsAnswers = (stage: HTMLElement) =>
  `${firstOf(stage, /First answer: (done|open|none yet)/)}, then ${firstOf(stage, /Second answer: (done|open|none yet)/)}`

/** Memoized, so that renders by Storybook do not count. */
const Mutating = memo(MutatingReducer)
const Pure = memo(PureReducer)

export const ReturnsTheSameState = meta.story({
  parameters: { shows: showsChore },
  render: () => <Mutating />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
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
    await step('toggling back changes nothing on the screen, either', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: done')
      await expect(showsChore(canvasElement)).toBe('done, 2 renders')
    })
  },
})

export const ReturnsANewState = meta.story({
  parameters: { shows: showsChore },
  render: () => <Pure />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
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
    await step('toggling back shows it, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
      await expect(showsChore(canvasElement)).toBe('open, 4 renders')
    })
  },
})

/**
 * The harness calls the reducer twice in every build. StrictMode does so only in development, and would hide the
 * mistake in the built catalogue.
 */
export const ChangesTheInsideUnderStrictMode = meta.story({
  parameters: { shows: showsAnswers },
  render: () => <CalledTwice reducer={shallowReducer} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    await step('asked twice for the same, the reducer gives two answers', async () => {
      await expect(canvas.getByText('First answer: done')).toBeVisible()
      await expect(canvas.getByText('Second answer: open')).toBeVisible()
    })
    await step('so it toggles there and back, however often', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(canvas.getByText('Switch: 3 renders')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Water the plants: open')
      await expect(showsAnswers(canvasElement)).toBe('done, then open')
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
  parameters: { shows: showsAnswers },
  render: () => <CalledTwice reducer={deepReducer} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    for (const answer of ['done', 'open']) {
      await step(`asked twice for the same, the reducer says “${answer}” twice`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
        await expect(canvas.getByText(`First answer: ${answer}`)).toBeVisible()
        await expect(canvas.getByText(`Second answer: ${answer}`)).toBeVisible()
        await expect(canvas.getByRole('status')).toHaveTextContent(`Water the plants: ${answer}`)
      })
    }
    await expect(showsAnswers(canvasElement)).toBe('open, then open')
  },
})
