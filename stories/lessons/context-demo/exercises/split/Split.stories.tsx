import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import { renderAgain, RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import * as aProviderForEach from './alternatives/AProviderForEach.tsx'
import * as aStoreInTheContext from './alternatives/AStoreInTheContext.tsx'
import * as stateAndActions from './alternatives/StateAndActions.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as aMissingDependency from './wrong/AMissingDependency.tsx'
import * as memoizedReaders from './wrong/MemoizedReaders.tsx'
import * as noProviderForTheText from './wrong/NoProviderForTheText.tsx'
import * as onlyOneIsMemoized from './wrong/OnlyOneIsMemoized.tsx'
import * as splitWithNewObjects from './wrong/SplitWithNewObjects.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Split',
  tags: ['!dev'],
  render: ({ answer: { Editor } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Editor />}</RendersAgain>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: \\d`)).textContent)?.[1])

    const comes = (text: RegExp) =>
      canvas.findByText(text, {}, { timeout: 500 }).then(
        () => true,
        () => false,
      )

    await because('The page should begin in English, and count the renders of both parts.', async () => {
      await canvas.findByText(/Language: English/, {}, { timeout: 1000 })
      for (const of of ['Text', 'Languages'])
        await waitFor(() => expect(renders(of)).toBeGreaterThan(0), { timeout: 1000 })
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
          await canvas.findByText(/3 of 140/, {}, { timeout: 1000 })
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
              : 'The value of the context that it reads has changed with each letter: because the text is in it, or because it is a new object in each render of the provider. `useMemo` keeps one only while nothing in it changes.'
          }`
        },
        () => expect(renders('Languages')).toBe(before),
      )
    })
    await step('another language renders no text', async () => {
      const before = renders('Text')
      await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }))
      await because('Deutsch was chosen, and the page does not show it.', () =>
        canvas.findByText(/Language: Deutsch/, {}, { timeout: 1000 }),
      )
      await because(
        'Another language was chosen, and the text has rendered, too. It goes both ways: the value that the text reads has to stay the same when only the language changes.',
        () => expect(renders('Text')).toBe(before),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /language has rendered 3 times more.*because the text is in it/),
})

export const AProviderForEach = Solution.extend({ args: { answer: aProviderForEach } })

export const AStoreInTheContext = Solution.extend({ args: { answer: aStoreInTheContext } })

export const StateAndActions = Solution.extend({ args: { answer: stateAndActions } })

export const AMissingDependency = Solution.extend({
  args: { answer: aMissingDependency },
  play: rejects(Solution.play, /only with the next language/),
})

export const NoProviderForTheText = Solution.extend({
  args: { answer: noProviderForTheText },
  play: rejects(Solution.play, /has it a provider above/),
})

export const MemoizedReaders = Solution.extend({
  args: { answer: memoizedReaders },
  play: rejects(Solution.play, /`memo` does not stop a context/),
})

export const OnlyOneIsMemoized = Solution.extend({
  args: { answer: onlyOneIsMemoized },
  play: rejects(Solution.play, /the text has rendered, too\. It goes both ways/),
})

export const SplitWithNewObjects = Solution.extend({
  args: { answer: splitWithNewObjects },
  play: rejects(Solution.play, /a new object in each render of the provider/, { actsLikeTheStart: true }),
})
