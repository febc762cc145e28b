import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { framesOf } from '#course/story/framesOf.ts'
import * as pendingAdds from './answers/PendingAdds.tsx'
import { twoAdds } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Two adds',
  tags: ['!dev', 'server'],
  parameters: {
    world: {
      seed: { todos: [{ id: 1, title: 'Tea', completed: false }] },
      network: { latencyMs: 700, failing: { method: 'POST', times: 1 } },
    },
  },
  render: ({ answer: { Todos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Todos />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const posts = () => world.log.entries().filter(({ method }) => method === 'POST')
    const titles = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)
    const isUnderWay = () => world.log.entries().some(({ outcome }) => outcome === 'pending')
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const frames = framesOf(canvasElement, titles)

    await step('both are in the list at once', async () => {
      await because('The page should begin with Tea, and it does not.', () =>
        canvas.findByText('Tea', {}, { timeout: 3000 }),
      )
      for (const title of ['Milk', 'Bread']) {
        await press(`Add ${title}`)
        await because(
          () =>
            posts().length === 0 || (title === 'Bread' && posts().length === 1)
              ? `You pressed Add ${title} while another add was on its way, and ${title} was refused: it was never sent.`
              : `${title} should be in the list at once, before the server has answered.`,
          () => canvas.findByText(title, {}, { timeout: 500 }),
        )
      }
    })
    await step('Milk fails and goes', () =>
      because('The server refused Milk, and Milk is still in the list.', () =>
        waitFor(
          () => {
            expect(posts().map(({ outcome }) => outcome)).toEqual([500, 201])
            expect(isUnderWay()).toBe(false)
            expect(titles()).not.toContain('Milk')
          },
          { timeout: 4000 },
        ),
      ),
    )
    await step('Bread is in the list all the time', async () => {
      const seen = frames.end()
      const since = seen.slice(seen.findIndex((titles) => titles.includes('Bread')))
      const [milk, bread] = posts()
      const isQueued = milk && bread && bread.startedAt >= milk.startedAt + (milk.durationMs ?? 0)
      await because(
        isQueued
          ? 'Bread vanished, then returned. A `scope` queues the requests, but not `onMutate`: both adds were in the list before the first answer, and the snapshot of Milk knows nothing of Bread.'
          : 'Bread vanished, then returned. Milk failed, and the list went back to what it was before Milk: Bread was not there yet. Take out what failed, and nothing else.',
        () => since.every((titles) => titles.includes('Bread')),
      )
    })
    await step('list and server agree', () =>
      because(
        () => `The server has Tea and Bread. Your list has: ${titles().join(', ')}.`,
        () => waitFor(() => expect(titles().toSorted()).toEqual(['Bread', 'Tea']), { timeout: 1000 }),
      ),
    )
  }),
})

const { start, solution } = answersTo(twoAdds, Solution)

export const StartingPoint = Solution.extend(start.wrong(/back to what it was before Milk/))

export const AskingTheServer = Solution.extend(
  solution
    .with([
      `    onError: (_error, { id }, _result, { client }) =>
      client.setQueryData(queryKey, (todos) =>
        todos?.filter((todo) => todo.id !== id),
      ),
`,
      '',
    ])
    .right(),
)

export const PendingAdds = Solution.extend({ args: { answer: pendingAdds } })

export const AScope = Solution.extend(
  start
    .with([
      'mutationFn: (todo: Todo) =>',
      `scope: { id: 'add' },
    mutationFn: (todo: Todo) =>`,
    ])
    .wrong(/A `scope` queues the requests/),
)

export const OneAtATime = Solution.extend(
  start
    .with(
      ['{ mutate }', '{ mutate, isPending }'],
      [
        'return <TwoButtons todos={todos.data} onAdd={mutate} />',
        `return (
    <TwoButtons
      todos={todos.data}
      onAdd={(todo) => isPending || mutate(todo)}
    />
  )`,
      ],
    )
    .wrong(/Bread was refused/),
)

export const WithoutOptimism = Solution.extend(
  solution
    .with([
      `    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (todos) => todos && [...todos, todo],
      )
    },
    onError: (_error, { id }, _result, { client }) =>
      client.setQueryData(queryKey, (todos) =>
        todos?.filter((todo) => todo.id !== id),
      ),
`,
      '',
    ])
    .wrong(/Milk should be in the list at once/),
)
