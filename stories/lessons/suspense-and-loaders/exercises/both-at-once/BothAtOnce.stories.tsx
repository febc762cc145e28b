import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { press, untilQuiet } from '#course/story/acting.ts'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { Ground } from '#course/story/Ground.ts'
import preview from '#storybook/preview.tsx'
import { bothAtOnce } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Suspense and loaders/Both at once',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: {
    world: { network: { latencyMs: 200 } },
    console: { possible: [/The server failed to answer/] },
  },
  render: ({ answer: { Dashboard } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <Ground>
            <Dashboard />
          </Ground>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async (context) => {
    const { canvas, canvasElement, step, world } = context
    let before = 0
    const asked = () => world.log.entries().flatMap(({ path }, index) => (index < before ? [] : [path]))
    const says = () => canvasElement.textContent
    const hasNumbers = () => says().includes('100 posts') && says().includes('200 todos')
    const open = (seed: number) => {
      before = world.log.entries().length
      showCase(world, seed)
    }

    await untilQuiet(world)
    const answers = world.network.hold('GET')
    await step('both requests have left before an answer comes', async () => {
      open(1)
      await because(
        () => {
          const [first] = asked()
          if (first === undefined) return 'The page opened, and no request has left.'
          const other = first === 'posts' ? 'todos' : 'posts'
          return `The ${first} are asked for, and the ${other} are not: their request waits for that answer. Start both before anything waits.`
        },
        () => atOnce(() => expect(asked()).toEqual(expect.arrayContaining(['posts', 'todos']))),
      )
    })
    await step('the page shows both numbers, after two requests', async () => {
      answers.release()
      await because('Both answers are here, and the page does not say how many there are of both.', () =>
        eventually(world, hasNumbers),
      )
      await because(
        () =>
          `Two lists took ${asked().length} requests: ${asked().join(', ')}. What was started ahead has to be in the entry that the hook reads.`,
        () => asked().length === 2,
      )
    })
    await step('a refresh that fails leaves the old numbers on the page', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await because(
        'The page should have a button “Refresh the posts” that asks for them, and no request has left.',
        async () => {
          await press(context, 'Refresh the posts')
          await eventually(world, () => asked().length === 3)
        },
      )
      await untilQuiet(world)
      await because(
        'The refresh failed, and the old numbers have gone from the page. They are still in `data`, and a query that has data should show it.',
        hasNumbers,
      )
    })
    await step('a first load that fails shows its error, and Retry brings the numbers', async () => {
      open(2)
      await because(
        () =>
          `The server failed, and the page says “${says()}”. Nobody hears of the error: a suspense query without data throws it to the error boundary, and \`useQuery\` does not.`,
        () => eventually(world, () => canvas.getByRole('alert')),
      )
      world.network.set({ failing: undefined })
      await because(
        'The server is well again, and after Retry the numbers are not on the page.',
        async () => {
          await press(context, 'Retry')
          await eventually(world, hasNumbers)
        },
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(bothAtOnce, Solution, /The posts are asked for, and the todos are not/),
)
