import { expect } from 'storybook/test'
import { answersTo } from '#course/exercise/answersTo.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { sampleExercise } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Sample Lesson/Sample Exercise',
  tags: ['!dev', 'autodocs', 'answer'],
  parameters: { layout: 'padded' },
  render: ({ answer: { Note } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Note />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
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

const { start, solution } = answersTo(sampleExercise, Solution)

const words = 'text.split(/\\s+/).filter(Boolean)'

export const StartingPoint = Solution.extend({
  ...start.wrong(/You counted something else/),
  tags: ['!answer'],
})

export const ByMatch = Solution.extend(solution.with([words, '(text.match(/\\S+/g) ?? [])']).right())

export const ByTrim = Solution.extend(
  solution.with([words, "text.trim().split(/\\s+/).filter((word) => word !== '')"]).right(),
)

export const OneSpace = Solution.extend(
  solution.with([words, "text.split(' ')"]).wrong(/What does an empty text split into/),
)
