import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as byMatch from './alternatives/ByMatch.tsx'
import * as byTrim from './alternatives/ByTrim.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as oneSpace from './wrong/OneSpace.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Sample Lesson/Sample Exercise',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: ({ answer: { Note } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Note />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step }) => {
    const shows = (count: number) =>
      expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${count} words$`))
    await step('an empty note has no words', () =>
      because('The note is empty, and yet it counts a word. What does an empty text split into?', () =>
        shows(0),
      ),
    )
    await step('three words are three, whatever lies between them', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), 'Keep it  simple')
      await because('“Keep it  simple” has three words. You counted something else.', () => shows(3))
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /You counted something else/),
})

export const ByMatch = Solution.extend({ args: { answer: byMatch } })

export const ByTrim = Solution.extend({ args: { answer: byTrim } })

export const OneSpace = Solution.extend({
  args: { answer: oneSpace },
  play: rejects(Solution.play, /What does an empty text split into/),
})
