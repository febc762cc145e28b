import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/time/firstOf.ts'
import { SampleLesson } from './SampleLesson.tsx'
import { KeepsACopy } from './KeepsACopy.tsx'

/** The count below the note. A pair replays it over time. */
const shows = (stage: HTMLElement) => firstOf(stage, /No words yet/, /\d+ words?/)

const meta = preview.meta({
  title: 'Components/Screens/Sample Lesson',
  component: SampleLesson,
  parameters: { shows },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('No words yet')
  },
})

export const CountsTheWords = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await step('typing one word counts it', async () => {
      await userEvent.type(note, 'Keep')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 word')
    })
    await step('typing two more counts all three', async () => {
      await userEvent.type(note, ' it simple')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 words')
    })
  },
})

export const ClearsTheNote = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await userEvent.type(note, 'Keep it simple')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(note).toHaveValue('')
    await expect(shows(canvasElement)).toBe('No words yet')
  },
})

export const ForgetsTheCopy = meta.story({
  render: () => <KeepsACopy />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await step('while the user types, the count is right', async () => {
      await userEvent.type(note, 'Keep it simple')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 words')
    })
    await step('Clear empties the note, but the count still says three words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(note).toHaveValue('')
      await expect(shows(canvasElement)).toBe('3 words')
    })
  },
})
