import { expect } from 'storybook/test'
import { AnswerSlot, renderAgain, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { stableValue } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Stable value',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Page } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Page />}</RendersAgain>
    </AnswerSlot>
  ),
})

const late = 'What an effect writes into a ref renders nothing: make the value while you render.'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: `)).textContent)?.[1])

    await because(
      'The page should begin with a greeting for nobody, and count the renders of both readers.',
      async () => {
        await eventually(world, () => canvas.getByText(/Hello, nobody\./))
        for (const of of ['Greeting', 'Button'])
          await eventually(world, () => expect(renders(of)).toBeGreaterThan(0))
      },
    )
    const rendersNow = () => ({ greeting: renders('Greeting'), button: renders('Button') })
    const before = rendersNow()

    await step('five seconds render no reader of the session', async () => {
      for (let second = 1; second <= 5; second += 1) await press('One second later')
      await because('Five seconds have passed, and the page should say “5 s”.', () =>
        eventually(world, () => canvas.getByText(/5 s/)),
      )
      await because(
        () => {
          const [greeting, button] = [
            renders('Greeting') - before.greeting,
            renders('Button') - before.button,
          ]
          if (Math.max(greeting, button) < 5)
            return `Nobody has logged in, and of five seconds ${Math.max(greeting, button)} rendered the readers: the provider has handed down another object, one render late. ${late}`
          return `Five seconds, and the greeting has rendered ${greeting} times more, the button ${button} times. Each second the provider hands down a new object, and for a context a new object is a new value: every reader renders. \`memo\` around the readers does not stop that, nor do stable functions inside a new object. Does the value stay the same already? Then a component that counts the seconds also makes the elements of the readers, and renders them.`
        },
        () => expect(rendersNow()).toEqual(before),
      )
    })
    await step('a login is seen at once, by the readers that are there', async () => {
      const reader = canvas.getByRole('button', { name: 'Log in as Ada' })
      await press('Log in as Ada')
      await because(
        async () => {
          await press('One second later')
          if (canvas.queryByText(/Hello, Ada\./) !== null)
            return `Ada has logged in, and the greeting greets her a second too late, with the next render of the provider. ${late}`
          renderAgain(world)
          return canvas.queryByText(/Hello, Ada\./) === null
            ? 'Ada has logged in, and the greeting still greets nobody. The readers have got no new value: it has to be another one when the user has changed.'
            : 'Ada has logged in, and the greeting greets her only when something else renders it: you changed the object that the readers have already. A context tells them of another object, and not of a change in it.'
        },
        () => eventually(world, () => canvas.getByText(/Hello, Ada\./)),
      )
      await because(
        'The login has thrown the greeting and the button away and made others, as another `key` does: the focus is lost, and so is what somebody has typed inside. A new value renders the readers, and leaves them there.',
        () => reader.isConnected,
      )
    })
    await step('seconds after the login render no reader either', async () => {
      const after = rendersNow()
      for (let second = 1; second <= 3; second += 1) await press('One second later')
      await because('Eight seconds have passed, and the page should say “8 s”.', () =>
        eventually(world, () => canvas.getByText(/8 s/)),
      )
      await because(
        'Before the login no second rendered a reader. After it they do: the value has to stay the same for Ada, too.',
        () => expect(rendersNow()).toEqual(after),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(stableValue, Solution, /greeting has rendered 5 times more, the button 5 times/),
)
