import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { isDoneOn } from '../../onStage.ts'
import { WhichEntriesChanged } from '#screens/WhichEntriesChanged.tsx'
import { threeWords } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Which entries changed?/Tasks',
  tags: ['proof'],
  component: WhichEntriesChanged,
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
