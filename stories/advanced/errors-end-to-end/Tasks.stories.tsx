import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { isDoneOn } from '../../onStage.ts'
import { ErrorsEndToEnd } from '#screens/ErrorsEndToEnd.tsx'
import { threeWords } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Tasks',
  tags: ['proof'],
  component: ErrorsEndToEnd,
})

export const ThreeWords = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await userEvent.type(note, 'Keep it')
    await expect(isDoneOn(context, threeWords)).toBe(false)
    await userEvent.type(note, ' simple')
    await expect(isDoneOn(context, threeWords)).toBe(true)
  },
})
