import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
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
  ],
}

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Toggle in two places',
  tags: ['!dev', 'server'],
  parameters: { world: { seed, network: { latencyMs: 400 } } },
  render: ({ answer: { Todos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Todos />
    </AnswerSlot>
  ),
})

type State = 'open' | 'done'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const shown = () => statesIn(canvasElement)
    const both = (state: State) =>
      waitFor(() => expect(shown()).toEqual({ list: state, detail: state }), { timeout: 2000 })
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

    await step('Tea is open, in the list and in the detail', () =>
      because('The page should begin with the list and the detail of the server, and it does not.', () =>
        both('open'),
      ),
    )
    await step('a toggle changes both before the server has answered', async () => {
      const atAnswer = nextPatch(world, shown)
      await press('Toggle Tea')
      await because('You pressed Toggle, and no PATCH was answered.', () => atAnswer)
      const { list, detail } = await atAnswer
      await because(
        'Nothing changed until the server had answered. You know what it will say: show it in `onMutate`, before the request leaves.',
        () => list === 'done' || detail === 'done',
      )
      await because(
        `The list says ${list}, and the detail says ${detail}. They are two entries of the cache, and you changed one.`,
        () => list === detail,
      )
    })
    await step('both end as the server has them', async () => {
      await because(
        'The page said done, and the PATCH told the server the opposite. `mutationFn` runs after `onMutate`: what it reads from the cache has changed by then.',
        () => world.database.todos()[0]?.completed === true,
      )
      await because('The server has Tea as done, and the page does not.', async () => {
        await settled()
        await both('done')
      })
    })
    await step('an older list on its way does not undo the next toggle', async () => {
      // The answer to the toggle comes last, long after the older list.
      world.network.set({ slower: { pathEnd: 'todos/1', byMs: 300 } })
      const frames = framesOf(canvasElement, shown)
      await press('Refetch')
      await press('Toggle Tea')
      await because('The toggle never arrived at the server.', async () => {
        await waitFor(() => expect(world.database.todos()[0]?.completed).toBe(false), { timeout: 2000 })
        await settled()
      })
      const texts = frames.end().map(({ list, detail }) => `${list} ${detail}`)
      await because(
        'Tea was open, then done again, then open. A request that left before your toggle brought the old state, and it replaced yours. Cancel it first.',
        () => !texts.slice(texts.indexOf('open open')).some((text) => text.includes('done')),
      )
      await because('The server has Tea as open, and the page does not.', () => both('open'))
    })
    await step('a toggle that the server refuses is taken back in both', async () => {
      world.network.set({ slower: undefined, failing: { method: 'PATCH', times: 1 } })
      const atAnswer = nextPatch(world, shown)
      await press('Toggle Tea')
      await because('You pressed Toggle, and no PATCH was answered.', () => atAnswer)
      await because(
        () =>
          `The server refused the toggle: Tea is open there. Your list says ${shown().list}, and your detail says ${shown().detail}. After a failure, take it back or ask the server.`,
        async () => {
          await settled()
          await both('open')
        },
      )
    })
  }),
})

/** What the list and the detail say about Tea. */
function statesIn(canvas: Element): { list: string; detail: string } {
  const stateOf = (selector: string) => canvas.querySelector(selector)?.textContent.replace('Tea: ', '') ?? ''
  return { list: stateOf('[aria-label="Todos"] > li'), detail: stateOf('[aria-label="Detail"]') }
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

export const NoCancelling = Solution.extend(
  solution
    .with([
      `async onMutate({ id, completed }, { client }) {
      await client.cancelQueries({ queryKey: ['todos'] })`,
      'onMutate({ id, completed }, { client }) {',
    ])
    .wrong(/Tea was open, then done again/),
)

export const NoWayBack = Solution.extend(
  solution.with(['onSettled: (_todo, _error', 'onSuccess: (_todo']).wrong(/The server refused the toggle/),
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
