import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { Screens } from './Screens.tsx'
import { twoTilesOneRequest } from './exercise.ts'
import * as answer from './solution.tsx'
import * as oneKeyTwoAnswers from './answers/OneKeyTwoAnswers.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Two tiles, one request',
  tags: ['!dev', 'autodocs', 'server', 'answer'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { AllTodos, DoneTodos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Screens all={<AllTodos />} done={<DoneTodos />} />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
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
      waitFor(() => expect(countOf(label)).toBe(count), { timeout: 1500 })
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

const { start, solution } = answersTo(twoTilesOneRequest, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/The same list came 2 times/),
  tags: ['!answer'],
})

export const AHook = Solution.extend(
  start
    .with(
      ['export function AllTodos', 'function useTodos'],
      [
        `const todos = useQuery({
    queryKey: ['todos', 'all`,
        `return useQuery({
    queryKey: ['todos', 'list`,
      ],
      [
        `})
  return <TodoTile label="All" count={todos.data?.length} />`,
        `  staleTime: 10_000,
  })
}

export function AllTodos() {
  const todos = useTodos()
  return <TodoTile label="All" count={todos.data?.length} />`,
      ],
      [
        `api = useApi()
  const todos = useQuery({
    queryKey: ['todos', 'done'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  }`,
        'todos = useTodos(',
      ],
    )
    .right(),
)

export const Select = Solution.extend(
  solution
    .with([
      `todos = useQuery(todosQuery(useApi()))
  return (
    <TodoTile
      label="Done"
      count={todos.data?.filter(({ completed }) => completed).length}
    />
  )`,
      `done = useQuery({
    ...todosQuery(useApi()),
    select: (todos) =>
      todos.filter(({ completed }) => completed).length,
  })
  return <TodoTile label="Done" count={done.data} />`,
    ])
    .right(),
)

export const TheSameKeyTwice = Solution.extend(
  start.with(["todos', 'all'", "todos'"], ["todos', 'done'", "todos'"]).right(),
)

export const Disabled = Solution.extend(
  solution
    .with([
      `const todos = useQuery(todosQuery(useApi()))
  return (`,
      `const todos = useQuery({ ...todosQuery(useApi()), enabled: false })
  return (`,
    ])
    .wrong(/Alone on a screen, the tile Done never asks/),
)

export const OneKeyTwoAnswers = Solution.extend({
  args: { answer: oneKeyTwoAnswers },
  play: rejects(Solution.play, /the answer of the first is shown in both/),
})

export const ReadingTheCache = Solution.extend(
  solution
    .with(
      [
        "import { queryOptions, useQuery } from '@tanstack/react-query'",
        `import {
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'`,
      ],
      [
        `const todos = useQuery(todosQuery(useApi()))
  return (`,
        `const todos = {
    data: useQueryClient().getQueryData(todosQuery(useApi()).queryKey),
  }
  return (`,
      ],
    )
    .wrong(/the tile Done does not show them/),
)

export const APromiseInTheModule = Solution.extend(
  start
    .with(
      [
        "import { useApi } from '#api/ApiProvider.tsx'",
        "import { useApi } from '#api/ApiProvider.tsx'\nimport type { ApiClient } from '#api/client.ts'",
      ],
      ['import { TodoListSchema } from', 'import { TodoListSchema, type Todo } from'],
      [
        'export function AllTodos',
        `let asked: Promise<Todo[]> | undefined
const askOnce = (api: ApiClient) =>
  (asked ??= api.get('todos', { schema: TodoListSchema }))

export function AllTodos`,
      ],
      [
        `['todos', 'all'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),`,
        `['todos', 'all'],
    queryFn: () => askOnce(api),`,
      ],
      [
        `['todos', 'done'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),`,
        `['todos', 'done'],
    queryFn: () => askOnce(api),`,
      ],
    )
    .wrong(/A promise that is kept outside of the cache/),
)
