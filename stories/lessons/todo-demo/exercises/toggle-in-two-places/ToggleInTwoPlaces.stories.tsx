import { expect, waitFor } from 'storybook/test'
import type { Todo } from '#contract/todo.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { framesOf } from '#course/story/framesOf.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import * as rollBackAndAnswer from './answers/RollBackAndAnswer.tsx'
import { toggleInTwoPlaces } from './exercise.ts'
import * as answer from './solution.tsx'
import * as readingTooLate from './answers/ReadingTooLate.tsx'

const seed = {
  todos: [
    { id: 1, title: 'Tea', completed: false },
    { id: 2, title: 'Milk', completed: false },
    { id: 3, title: 'Bread', completed: false },
  ],
}

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Toggle in two places',
  tags: ['!dev', 'server'],
  parameters: { world: { seed, network: { latencyMs: 250 } } },
  render: ({ answer: { Todos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <CaseSlot>{() => <Todos />}</CaseSlot>
    </AnswerSlot>
  ),
})

type State = 'open' | 'done'

/** Seeds by which Tea is open at first, and done at first. */
const SEEDS = [5, 8]

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const shown = () => statesIn(canvasElement)
    const onServer = () => stateOf(world.database.todos()[0]?.completed)
    const both = (state: State) =>
      waitFor(() => expect(shown()).toMatchObject({ list: state, detail: state }), { timeout: 2000 })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    // A toggle that has been answered may still be at work: it asks for the list again.
    const settled = () =>
      waitFor(
        () => {
          expect(cacheOf(world)?.isMutating()).toBe(0)
          expect(cacheOf(world)?.isFetching()).toBe(0)
          expect(world.log.entries().filter(({ outcome }) => outcome === 'pending')).toEqual([])
        },
        { timeout: 5000 },
      )

    /** Starts anew, with todos that are open or done by chance. Returns what Tea is, what a toggle makes of it, and the others. */
    async function begin(draw: Draw) {
      for (const { id } of world.database.todos())
        world.database.changeTodo(id, { completed: draw.oneOf([true, false]) })
      world.network.set({ latencyMs: draw.oneOf([200, 300]), slower: undefined, failing: undefined })
      showCase(world, draw.seed)
      const before = onServer()
      await because(
        'The page should begin with the list and the detail of the server, and it does not.',
        () => both(before),
      )
      return { before, next: before === 'open' ? 'done' : 'open', others: shown().others } as const
    }

    await step('a toggle changes both places before the server has answered, and no other todo', () =>
      inCases(async (draw) => {
        const { before, next, others } = await begin(draw)
        const atAnswer = nextPatch(world, shown)
        await press('Toggle Tea')
        await because('You pressed Toggle, and no PATCH was answered.', () => atAnswer)
        const seen = await atAnswer
        await because(
          () => {
            if (onServer() === before)
              return `You pressed Toggle, and the PATCH told the server that Tea is ${before}, which it was already.`
            return stateInCache(world) === next
              ? `The cache has Tea as ${next}, and the screen still says ${before}: you changed the cached todo itself. The same object is no change for the cache. Return a new list with a new todo.`
              : 'Nothing changed until the server had answered. You know what it will say: show it in `onMutate`, before the request leaves.'
          },
          () => seen.list === next || seen.detail === next,
        )
        await because(
          `The list says ${seen.list}, and the detail says ${seen.detail}. They are two entries of the cache, and you changed one.`,
          () => seen.list === seen.detail,
        )
        await because(
          `You toggled Tea, and other todos changed as well: they were “${others}”, and are “${seen.others}”. Change only the todo whose id was toggled.`,
          () => seen.others === others,
        )
        await because(
          `The page said ${next}, and the PATCH told the server the opposite. \`mutationFn\` runs after \`onMutate\`: what it reads from the cache has changed by then.`,
          () => onServer() === next,
        )
        await because(`The server has Tea as ${next}, and the page does not.`, async () => {
          await settled()
          await both(next)
        })
      }, SEEDS),
    )
    await step('an older list on its way does not undo a toggle', () =>
      inCases(async (draw) => {
        const { before, next } = await begin(draw)
        // The answer to the toggle comes last, long after the older list.
        world.network.set({ slower: { method: 'PATCH', pathEnd: 'todos/1', byMs: 300 } })
        const frames = framesOf(canvasElement, shown)
        await press('Refetch')
        await press('Toggle Tea')
        await because('The toggle never arrived at the server.', async () => {
          await waitFor(() => expect(onServer()).toBe(next), { timeout: 2000 })
          await settled()
        })
        const seen = frames.end()
        const since = seen.slice(seen.findIndex(({ list, detail }) => list === next && detail === next))
        const isBackIn = (place: 'list' | 'detail') => since.some((frame) => frame[place] === before)
        const where = isBackIn('list') ? (isBackIn('detail') ? '' : 'In the list, ') : 'In the detail, '
        await because(
          `${where}Tea was ${next}, then ${before} again, then ${next}. A request that left before your toggle brought the old state, and it replaced yours. Cancel it first.`,
          () => !isBackIn('list') && !isBackIn('detail'),
        )
        await because(`The server has Tea as ${next}, and the page does not.`, () => both(next))
      }, SEEDS),
    )
    await step('a toggle that the server refuses is taken back in both places', () =>
      inCases(async (draw) => {
        const { before } = await begin(draw)
        world.network.set({ failing: { method: 'PATCH', times: 1 } })
        const atAnswer = nextPatch(world, shown)
        await press('Toggle Tea')
        await because('You pressed Toggle, and no PATCH was answered.', () => atAnswer)
        await because(
          () =>
            `The server refused the toggle: Tea is ${before} there. Your list says ${shown().list}, and your detail says ${shown().detail}. After a failure, take it back or ask the server.`,
          async () => {
            await settled()
            await both(before)
          },
        )
      }, SEEDS),
    )
  }),
})

/** What the list and the detail say about Tea, and the list about the others. */
function statesIn(canvas: Element) {
  const [tea = '', ...others] = [...canvas.querySelectorAll('[aria-label="Todos"] > li')].map(
    ({ textContent }) => textContent,
  )
  const detail = canvas.querySelector('[aria-label="Detail"]')?.textContent ?? ''
  return {
    list: tea.replace('Tea: ', ''),
    detail: detail.replace('Tea: ', ''),
    others: others.join(', '),
  }
}

/** What the first list in the cache says about Tea. */
function stateInCache(world: World): State {
  const lists = cacheOf(world)?.getQueryCache().getAll() ?? []
  const todos = lists.map(({ state }) => state.data).find((data) => Array.isArray(data)) as Todo[] | undefined
  return stateOf(todos?.[0]?.completed)
}

function stateOf(completed: boolean | undefined): State {
  return completed === true ? 'done' : 'open'
}

/** What is on the screen when the next PATCH has been answered, and the page does not know it yet. */
function nextPatch<T>(world: World, look: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = world.log.subscribe((changed) => {
      if (changed?.method === 'PATCH' && changed.outcome !== 'pending') end(() => resolve(look()))
    })
    const limit = setTimeout(() => end(() => reject(new Error('No PATCH was answered.'))), 3000)
    function end(settle: () => void): void {
      stop()
      clearTimeout(limit)
      settle()
    }
  })
}

const { start, solution } = answersTo(toggleInTwoPlaces, Solution)

export const StartingPoint = Solution.extend(start.wrong(/Nothing changed until the server had answered/))

export const OneEntryForBoth = Solution.extend(
  solution
    .with(
      [
        `const todoQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['todos', 'detail', id],
    queryFn: ({ signal }) =>
      api.get(\`todos/\${id}\`, { schema: TodoSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

`,
        '',
      ],
      [
        'todoQuery(api, 1)',
        `{
    ...todosQuery(api),
    select: (todos) => todos.find(({ id }) => id === 1),
  }`,
      ],
      ["cancelQueries({ queryKey: ['todos'] })", 'cancelQueries(todosQuery(api))'],
      [
        `      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && { ...todo, completed },
      )
`,
        '',
      ],
      ["invalidateQueries({ queryKey: ['todos'] })", 'invalidateQueries(todosQuery(api))'],
    )
    .right(),
)

export const OptimismInTheUi = Solution.extend(
  start
    .with(
      ['{ mutate }', '{ mutate, isPending, variables }'],
      [
        'return (',
        `const asSent = (todo: Todo) =>
    isPending && todo.id === variables.id
      ? { ...todo, ...variables }
      : todo
  return (`,
      ],
      [
        `{todos.data}
      todo={todo.data}`,
        `{todos.data?.map(asSent)}
      todo={todo.data && asSent(todo.data)}`,
      ],
    )
    .right(),
)

export const RollBackAndAnswer = Solution.extend({ args: { answer: rollBackAndAnswer } })

export const OneUpdaterForBoth = Solution.extend(
  solution
    .with([
      `      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        ),
      )
      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && { ...todo, completed },
      )
`,
      `      const toggled = (todo: Todo) =>
        todo.id === id ? { ...todo, completed } : todo
      client.setQueriesData<Todo | Todo[]>(
        { queryKey: ['todos'] },
        (data) =>
          Array.isArray(data) ? data.map(toggled) : data && toggled(data),
      )
`,
    ])
    .right(),
)

export const BothSnapshots = Solution.extend(
  solution
    .with(
      [
        `cancelQueries({ queryKey: ['todos'] })
`,
        `cancelQueries({ queryKey: ['todos'] })
      const before = client.getQueriesData({ queryKey: ['todos'] })
`,
      ],
      [
        `{ ...todo, completed },
      )
    },`,
        `{ ...todo, completed },
      )
      return before
    },
    onError(_error, _toggle, before, { client }) {
      for (const [queryKey, data] of before ?? [])
        client.setQueryData(queryKey, data)
    },`,
      ],
    )
    .right(),
)

export const AlwaysDone = Solution.extend(
  solution
    .with([
      `({ id, completed }) =>
        mutate({ id, completed: !completed })`,
      '({ id }) => mutate({ id, completed: true })',
    ])
    .wrong(/which it was already/),
)

export const AskingForTheListAlone = Solution.extend(
  solution
    .with(["invalidateQueries({ queryKey: ['todos'] })", 'invalidateQueries(todosQuery(api))'])
    .wrong(/Your list says open, and your detail says done/),
)

export const CancellingTheListAlone = Solution.extend(
  solution
    .with(["cancelQueries({ queryKey: ['todos'] })", 'cancelQueries(todosQuery(api))'])
    .wrong(/^In the detail, Tea was/),
)

export const ChangingTheCachedTodo = Solution.extend(
  solution
    .with(
      [
        `todos?.map((todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        ),`,
        `{
        for (const todo of todos ?? [])
          if (todo.id === id) todo.completed = completed
        return todos
      },`,
      ],
      [
        '(todo) => todo && { ...todo, completed },',
        `(todo) => {
          if (todo) todo.completed = completed
          return todo
        },`,
      ],
    )
    .wrong(/you changed the cached todo itself/),
)

export const EveryTodo = Solution.extend(
  solution
    .with([
      `(todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        `,
      '(todo) => ({ ...todo, completed })',
    ])
    .wrong(/other todos changed as well/),
)

export const OnlyTheDetail = Solution.extend(
  solution
    .with([
      `      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        ),
      )
`,
      '',
    ])
    .wrong(/The list says open, and the detail says done/),
)

export const NoCancelling = Solution.extend(
  solution
    .with([
      `async onMutate({ id, completed }, { client }) {
      await client.cancelQueries({ queryKey: ['todos'] })`,
      'onMutate({ id, completed }, { client }) {',
    ])
    .wrong(/^Tea was done, then open again/),
)

export const NoWayBack = Solution.extend(
  solution
    .with(['onSettled: (_todo, _error', 'onSuccess: (_todo'])
    .wrong(/Your list says done, and your detail says done/),
)

export const OnlyTheList = Solution.extend(
  solution
    .with([
      `      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && { ...todo, completed },
      )
`,
      '',
    ])
    .wrong(/The list says done, and the detail says open/),
)

export const ReadingTooLate = Solution.extend({
  args: { answer: readingTooLate },
  play: rejects(Solution.play, /the PATCH told the server the opposite/),
})
