import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { eventually } from '#course/story/eventually.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { Screens } from './Screens.tsx'
import { twoTilesOneRequest } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Two tiles, one request',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { AllTodos, DoneTodos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Screens all={<AllTodos />} done={<DoneTodos />} />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const counts = () => {
      const todos = world.database.todos()
      const done = todos.filter(({ completed }) => completed)
      return { All: String(todos.length), Done: String(done.length) }
    }
    const { All: all, Done: done } = counts()
    const requests = () => world.log.entries()
    const says = (label: string) => {
      const tile = canvas.queryByText(label, { selector: 'dt' })?.parentElement
      const [count, note] = tile ? within(tile).getAllByRole('definition') : []
      return { count: count?.textContent, isKnown: note?.textContent === 'from the server' }
    }
    const countOf = (label: string) => says(label).count
    const shows = (label: string, count: string) =>
      eventually(world, () => expect(says(label)).toEqual({ count, isKnown: true }))
    const open = (screen: string) => userEvent.click(canvas.getByRole('button', { name: screen }))
    const alone = async (label: keyof ReturnType<typeof counts>) => {
      const before = requests().length
      const frames = framesOf(canvasElement, () => says(label))
      await open(`${label} alone`)
      return { asked: () => requests().length - before, seen: () => frames.end().slice(1) }
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
          // More, then none, then some that are all done.
          if (seed === 2) for (const { id } of world.database.todos()) world.database.removeTodo(id)
          for (let added = seed === 2 ? 0 : whole(1, 9); added > 0; added -= 1) {
            world.database.addTodo({ title: `${seed}.${added}`, completed: true })
          }
          const { asked, seen } = await alone(label)
          const { [label]: count } = counts()
          await because(
            () => {
              if (asked() > 0)
                return `Alone on a screen, the tile ${label} should say ${count}, and it does not.`
              return countOf(label) === '0' && !says(label).isKnown
                ? `Alone on a screen, the tile ${label} never asks: it waits for a request that only the other tile makes. Sharing is the cache’s work, so let each tile ask.`
                : `The cache is empty, the server has ${count} todos for the tile ${label}, and no request was made. A promise that is kept outside of the cache is never asked for again. Give both tiles one key, and the cache shares their request.`
            },
            () => shows(label, count),
          )
          const early = seen().find((frame) => frame.isKnown && frame.count !== count)
          await because(
            `Before its answer came, the tile ${label} said “${early?.count} from the server”. No data yet is no count: leave it undefined until there is data.`,
            () => early === undefined,
          )
        }
      }),
    )
    await step('no tile changes the list that both read', async () => {
      await open('Both tiles')
      await untilQuiet(world)
      const given = [true, false, true].map((completed, id) => ({ id, title: `Todo ${id}`, completed }))
      const lists = cacheOf(world)
        ?.getQueryCache()
        .getAll()
        .filter(({ state }) => Array.isArray(state.data))
      for (const list of lists ?? []) list.setData(structuredClone(given))
      await untilQuiet(world)
      await because(
        'The todos in the cache have another order now than they came in, or are others: a tile has changed the list itself, as `sort`, `reverse` and `splice` do, and whoever reads it gets that. Work on a copy.',
        () => {
          for (const { state } of lists ?? []) expect(state.data).toEqual(given)
        },
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(twoTilesOneRequest, Solution, /The same list came 2 times/),
)
