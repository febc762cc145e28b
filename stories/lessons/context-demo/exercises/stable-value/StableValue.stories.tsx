import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import { renderAgain, RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import * as aStateOfBoth from './alternatives/AStateOfBoth.tsx'
import * as theClockApart from './alternatives/TheClockApart.tsx'
import * as twoContexts from './alternatives/TwoContexts.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as aMissingDependency from './wrong/AMissingDependency.tsx'
import * as dependingOnTheSeconds from './wrong/DependingOnTheSeconds.tsx'
import * as memoizedReaders from './wrong/MemoizedReaders.tsx'
import * as oneObjectForEver from './wrong/OneObjectForEver.tsx'
import * as stableFunctions from './wrong/StableFunctions.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Stable value',
  tags: ['!dev'],
  render: ({ answer: { Page } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Page />}</RendersAgain>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: `)).textContent)?.[1])

    await because(
      'The page should begin with a greeting for nobody, and count the renders of both readers.',
      async () => {
        await canvas.findByText(/Hello, nobody\./, {}, { timeout: 1000 })
        for (const of of ['Greeting', 'Button'])
          await waitFor(() => expect(renders(of)).toBeGreaterThan(0), { timeout: 1000 })
      },
    )
    const before = { greeting: renders('Greeting'), button: renders('Button') }

    await step('five seconds render no reader of the session', async () => {
      for (let second = 1; second <= 5; second += 1) await press('One second later')
      await because('Five seconds have passed, and the page should say “5 s”.', () =>
        canvas.findByText(/5 s/, {}, { timeout: 1000 }),
      )
      await because(
        () =>
          `Five seconds, and the greeting has rendered ${renders('Greeting') - before.greeting} times more, the button ${renders('Button') - before.button} times. Each second the provider hands down a new object, and for a context a new object is a new value: every reader renders. \`memo\` around the readers does not stop that, nor do stable functions inside a new object.`,
        () => {
          expect(renders('Greeting')).toBe(before.greeting)
          expect(renders('Button')).toBe(before.button)
        },
      )
    })
    await step('a login is seen at once', async () => {
      await press('Log in as Ada')
      await because(
        () => {
          renderAgain(world)
          return canvas.queryByText(/Hello, Ada\./) === null
            ? 'Ada has logged in, and the greeting still greets nobody. The readers have got no new value: it has to be another one when the user has changed.'
            : 'Ada has logged in, and the greeting greets her only when something else renders it: you changed the object that the readers have already. A context tells them of another object, and not of a change in it.'
        },
        () => canvas.findByText(/Hello, Ada\./, {}, { timeout: 1000 }),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /greeting has rendered 5 times more, the button 5 times/),
})

export const AStateOfBoth = Solution.extend({ args: { answer: aStateOfBoth } })

export const TheClockApart = Solution.extend({ args: { answer: theClockApart } })

export const TwoContexts = Solution.extend({ args: { answer: twoContexts } })

export const AMissingDependency = Solution.extend({
  args: { answer: aMissingDependency },
  play: rejects(Solution.play, /Ada has logged in.*has to be another one when the user has changed/),
})

export const DependingOnTheSeconds = Solution.extend({
  args: { answer: dependingOnTheSeconds },
  play: rejects(Solution.play, /Each second the provider hands down a new object/, {
    actsLikeTheStart: true,
  }),
})

export const MemoizedReaders = Solution.extend({
  args: { answer: memoizedReaders },
  play: rejects(Solution.play, /`memo` around the readers does not stop that/, { actsLikeTheStart: true }),
})

export const OneObjectForEver = Solution.extend({
  args: { answer: oneObjectForEver },
  play: rejects(Solution.play, /you changed the object that the readers have already/),
})

export const StableFunctions = Solution.extend({
  args: { answer: stableFunctions },
  play: rejects(Solution.play, /nor do stable functions inside a new object/, { actsLikeTheStart: true }),
})
