import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { CourseMap } from '#course/lesson/CourseMap.tsx'
import { placement } from '#course/lesson/placement.ts'
import { WaysIn } from '#course/lesson/WaysIn.tsx'

const meta = preview.meta({
  title: 'Components/UI/Ways in',
  component: WaysIn,
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <WaysIn />
      <CourseMap />
    </>
  ),
  beforeEach() {
    learnerProgress.resetProgress()
    return () => learnerProgress.resetProgress()
  },
})

export const AWayIsChosenAndKept = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('at first no way is chosen, and no lesson is beside it', async () => {
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
      await expect(canvas.queryByText(/optional/)).toBeNull()
    })
    await step('a press chooses one, and the other lessons say that they are beside it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^I use TanStack Query/ }))
      await expect(learnerProgress.read().way).toBe('query')
      await expect(canvas.getByRole('link', { name: /Basic Query/ })).toHaveTextContent('optional')
      await expect(canvas.getByRole('link', { name: /Todo Demo/ })).not.toHaveTextContent('optional')
    })
    await step('and an arrow key another one', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('radio', { name: /^I fetch in effects/ })).toBeChecked()
      await expect(learnerProgress.read().way).toBe('effects')
    })
  },
})

export const QuestionsProposeAWay = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(canvas.getByText('Which way is mine? 8 questions'))
    await step('a wrong answer gets the right one and the lesson that teaches it', async () => {
      await press('It is rejected')
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '✗ You said “It is rejected”. The right answer is “It is fulfilled, and ok is false”. Only a request that ends without an answer rejects it: the connection failed, or its signal aborted it. Taught in Basic Query.',
      )
      await press('Next question')
      await expect(canvas.getByText(/^Under/)).toHaveFocus()
    })
    await step(
      'a question can be skipped, and right answers about queries lead to what one misses',
      async () => {
        const skip = canvas.getByRole('button', { name: 'Skip' })
        const answers = within(canvas.getByRole('group', { name: /Under/ })).getAllByRole('button')
        await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          Math.max(...answers.map((answer) => answer.getBoundingClientRect().bottom)) + 8,
        )
        await press('Skip')
        await press('Skip')
        for (const {
          options: [right],
        } of placement.slice(3)) {
          await press(right)
          await expect(canvas.getByRole('status')).toHaveTextContent(/^✓ Right\. /)
          await press('Next question')
        }
        await expect(canvas.getByText(/^5 of 8 right, 2 skipped\./)).toHaveTextContent(
          'Your way: I use TanStack Query.',
        )
        await expect(learnerProgress.read().way).toBeUndefined()
      },
    )
    await step('one press takes it', async () => {
      await press('Take this way')
      await expect(canvas.getByRole('status')).toHaveTextContent('Taken: “Next” and the sidebar follow it.')
      await expect(canvas.getByRole('radio', { name: /^I use TanStack Query/ })).toBeChecked()
    })
    await step('what is taken offers itself no more, and the focus stays here', async () => {
      await expect(canvas.queryByRole('button', { name: 'Take this way' })).not.toBeInTheDocument()
      await expect(canvas.getByText(/^5 of 8 right/)).toHaveFocus()
    })
    await step('another way that is chosen by hand brings the offer back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^I fetch in effects/ }))
      await expect(canvas.getByRole('button', { name: 'Take this way' })).toBeVisible()
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
  },
})
