import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { Screens } from './Screens.tsx'
import { twoTilesOneRequest } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Two tiles, one request',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { AllTodos, DoneTodos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Screens all={<AllTodos />} done={<DoneTodos />} />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const counts = () => {
      const todos = world.database.todos()
      const done = todos.filter(({ completed }) => completed)
      return { All: String(todos.length), Done: String(done.length) }
    }
    const { All: all, Done: done } = counts()
    const requests = () => world.log.entries()
    const countOf = (label: string) => {
      const tile = canvas.queryByText(label, { selector: 'dt' })?.parentElement
      return tile ? within(tile).getAllByRole('definition')[0]?.textContent : undefined
    }
    const shows = (label: string, count: string) =>
      eventually(world, () => expect(countOf(label)).toBe(count))
    const alone = async (label: keyof ReturnType<typeof counts>) => {
      const before = requests().length
      await userEvent.click(canvas.getByRole('button', { name: `${label} alone` }))
      return () => requests().length - before
    }

    await step('both tiles show their counts', async () => {
      await because(`The tile All should say ${all}, and it does not.`, () => shows('All', all))
      await because(
        () =>
          countOf('Done') === all
            ? `Both tiles say ${all}. They share a key, and their functions answer differently: the answer of the first is shown in both. A key stands for one answer: let the query keep the todos, and count them in the tile.`
            : 'The todos are here, and the tile Done does not show them. Reading the cache once is not enough: a tile that calls `useQuery` renders when they come.',
        () => shows('Done', done),
      )
    })
    await step('they took one request', () =>
      because(
        () =>
          `The same list came ${requests().length} times. Two keys are two entries, each with a request of its own. What do both tiles ask for?`,
        () => requests().length === 1,
      ),
    )
    await step('each tile works alone, and shows what the server has by then', () =>
      inCases(async ({ whole, seed }) => {
        for (const label of ['Done', 'All'] as const) {
          for (let added = whole(1, 9); added > 0; added -= 1) {
            world.database.addTodo({ title: `${seed}.${added}`, completed: true })
          }
          const asked = await alone(label)
          const { [label]: count } = counts()
          await because(
            () => {
              if (asked() > 0)
                return `Alone on a screen, the tile ${label} should say ${count}, and it does not.`
              return countOf(label) === '0'
                ? `Alone on a screen, the tile ${label} never asks: it waits for a request that only the other tile makes. Sharing is the cache’s work, so let each tile ask.`
                : `The cache is empty, the server has ${count} todos for the tile ${label}, and no request was made. A promise that is kept outside of the cache is never asked for again. Give both tiles one key, and the cache shares their request.`
            },
            () => shows(label, count),
          )
        }
      }),
    )
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(twoTilesOneRequest, Solution, /The same list came 2 times/),
)
