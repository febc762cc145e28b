import { expect } from 'storybook/test'
import { AnswerSlot, renderAgain, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { split } from './exercise.ts'
import * as answer from './solution.tsx'

/** The seed of the case with two editors. */
const TWICE = 1

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Split',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Editor } }: { answer: typeof answer }) => (
    <CaseSlot>
      {({ seed }) => (
        <AnswerSlot>
          <RendersAgain>
            {() => (
              <>
                <Editor />
                {seed === TWICE && <Editor />}
              </>
            )}
          </RendersAgain>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: \\d`)).textContent)?.[1])

    const fields = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Comment' })
    const comes = (text: RegExp) =>
      eventually(world, () => canvas.getByText(text)).then(
        () => true,
        () => false,
      )

    await because('The page should begin in English, and count the renders of both parts.', async () => {
      await eventually(world, () => canvas.getByText(/Language: English/))
      for (const of of ['Text', 'Languages'])
        await eventually(world, () => expect(renders(of)).toBeGreaterThan(0))
    })

    await step('three letters render no language', async () => {
      const before = renders('Languages')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Yes')
      await because(
        async () => {
          await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }))
          return (await comes(/[1-9]\d* of 140/))
            ? 'Three letters were typed, and the page shows a letter only with the next language: until then the context has the same value as before. What does `useMemo` depend on?'
            : 'Three letters were typed, and the page does not show them, whatever happens. The text is read from a context: has it a provider above?'
        },
        async () => {
          await eventually(world, () => canvas.getByText(/3 of 140/))
          expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Yes')
        },
      )
      await because(
        () => {
          const times = renders('Languages') - before
          renderAgain(world)
          const stays = renders('Languages') === before + times
          return `Three letters, and the language has rendered ${times} times more. ${
            stays
              ? 'A changed prop would have to pass `memo`, but `memo` does not stop a context, and its value has changed with each letter.'
              : 'The value of a context that it reads has changed with each letter: because the text is in it, or because it is a new object in each render of the provider. `useMemo` keeps one only while nothing in it changes. Do all values stay the same already? Then a component that keeps the text also makes the element of the language, and renders it.'
          }`
        },
        () => expect(renders('Languages')).toBe(before),
      )
    })
    await step('another language renders no text', async () => {
      const before = renders('Text')
      await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }))
      await because(
        async () => {
          await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '!')
          return (await comes(/Language: Deutsch/))
            ? 'Deutsch was chosen, and the page shows it only with the next letter. The value of the language has to be another one when the language has changed.'
            : 'Deutsch was chosen, and the page does not show it, whatever happens. The language is read from a context: is there a provider of that context above it, and does its `useMemo` depend on the language?'
        },
        () => eventually(world, () => canvas.getByText(/Language: Deutsch/)),
      )
      await because(
        'Another language was chosen, and the text has rendered, too. It goes both ways: every value that the text reads has to stay the same when only the language changes.',
        () => expect(renders('Text')).toBe(before),
      )
    })
    await step('after that, a letter renders no language', async () => {
      const before = renders('Languages')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '!')
      await because('A fourth letter was typed, and the page does not count it.', () =>
        eventually(world, () => canvas.getByText(/4 of 140/)),
      )
      await because(
        'In English no letter rendered the language. In German a letter does: its value has to stay the same for every language.',
        () => expect(renders('Languages')).toBe(before),
      )
    })
    await step('of two editors on a page, each keeps its text', async () => {
      showCase(world, TWICE)
      const texts = () => fields().map(({ value }) => value)
      const [one, other] = fields()
      if (one) await userEvent.type(one, 'Yes')
      if (other) await userEvent.type(other, '!')
      const typed = texts()
      renderAgain(world)
      await because(
        () =>
          `Two editors said “${typed.join('” and “')}”. The page rendered again, and they say “${texts().join('” and “')}”: a variable of the module is the same for both, and renders none of them. Keep what is shown in a state.`,
        () => expect(texts()).toEqual(typed),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(split, Solution, /language has rendered 3 times more.*because the text is in it/),
)
