import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { SampleLesson } from './SampleLesson.tsx'
import { threeWords } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Sample Lesson/Tasks',
  tags: ['proof'],
  component: SampleLesson,
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
