import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { Refresh } from './Refresh.tsx'
import { whichZero } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Which zero?',
  tags: ['!dev', 'autodocs', 'server', 'answer'],
  parameters: { world: { network: { latencyMs: 700, failing: { method: 'GET', times: 1 } } } },
  render: ({ answer: { TodoCount } }: { answer: typeof answer }) => (
    <>
      <AnswerSlot>
        <TodoCount />
      </AnswerSlot>
      <Refresh />
    </>
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const saysLoading = () => canvas.queryAllByText(/loading/i).length > 0
    const says = (count: number) => canvas.queryAllByText(new RegExp(`\\b${count}\\b`)).length > 0
    const isAlert = () => canvas.queryAllByRole('alert').length > 0
    const requests = () => world.log.entries()
    const refresh = async () => {
      const button = canvas.getByRole('button', { name: 'Refresh' })
      const isIdle = (asked: number) =>
        waitFor(
          () => {
            // The button hears of a request a moment after it has left.
            expect(requests()[asked - 1]?.outcome).not.toBe('pending')
            expect(button).not.toHaveAttribute('aria-disabled')
          },
          { timeout: 2000 },
        )
      const before = requests().length
      await isIdle(before)
      await userEvent.click(button)
      await waitFor(() => expect(requests().length).toBeGreaterThan(before), { timeout: 1000 })
      await isIdle(before + 1)
    }

    await step('while nothing is known it says Loading', () =>
      because(
        'No answer has come, and the page already says 0. A reader takes that for a count. Say Loading as long as there is neither data nor an error.',
        () => waitFor(() => expect(saysLoading()).toBe(true), { timeout: 300 }),
      ),
    )
    await step('a server that fails is an alert', async () => {
      await because('The page should ask for the todos, and no request has been answered.', () =>
        waitFor(() => expect(requests()[0]?.outcome).toBe(500), { timeout: 2000 }),
      )
      await because(
        () =>
          saysLoading()
            ? 'The server failed, and the page says Loading, for ever. No data can also mean that it failed: ask for the error.'
            : 'The server failed, and you still claim 0. `isPending` is over, and there is no data: what is there instead?',
        () => canvas.findAllByRole('alert', {}, { timeout: 700 }),
      )
    })
    await step('Retry asks once, and the 200 come', async () => {
      world.network.set({ latencyMs: 100 })
      await because('There is an alert, and no Retry button: the reader has no way on.', () =>
        userEvent.click(canvas.getByRole('button', { name: /retry/i })),
      )
      await because('After Retry the server sent 200 todos, and the page does not say 200.', () =>
        waitFor(() => expect(says(200)).toBe(true), { timeout: 1500 }),
      )
      await because(
        () => `Retry should ask once, and it asked ${requests().length - 1} times.`,
        () => requests().length === 2,
      )
    })
    await step('a refresh brings what the server has by then', () =>
      inCases(async ({ whole }) => {
        for (const { id } of world.database.todos().slice(0, whole(1, 40))) world.database.removeTodo(id)
        await refresh()
        const { length } = world.database.todos()
        await because(
          `The server has ${length} todos by now, a refresh has asked for them, and the page does not say so. Show what is in \`data\`, whenever it changes.`,
          () => says(length),
        )
        await because(
          'A refresh has worked, and there is an alert. What has failed before is over: ask for the error that is there now.',
          () => !isAlert(),
        )
      }),
    )
    await step('a refresh that fails leaves the count where it is, and is an alert', async () => {
      const { length } = world.database.todos()
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await refresh()
      await because(
        'A refresh failed, and it hid the todos that you already had. `error` and `data` can be there together: show the count, and the error beside it.',
        () => says(length),
      )
      await because(
        'A refresh failed, and the page shows the old count without an alert: nobody learns that it may be out of date. Show the error beside the count.',
        isAlert,
      )
      await because('A refresh failed, and its alert has no Retry button.', () =>
        canvas.getAllByRole('button', { name: /retry/i }),
      )
    })
    await step('a server without todos is not one that loads', async () => {
      world.network.set({ failing: undefined })
      for (const { id } of world.database.todos()) world.database.removeTodo(id)
      await refresh()
      await because(
        'The server has answered that there are no todos, and the page says Loading, for ever. A length of 0 is an answer, too.',
        () => !saysLoading(),
      )
      await because(
        'The server has answered that there are no todos. The page should say so, without an alert.',
        () => !isAlert(),
      )
    })
  }),
})

const { start, solution } = answersTo(whichZero, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/No answer has come, and the page already says 0/),
  tags: ['!answer'],
})

export const DataFirst = Solution.extend(
  start
    .with(
      [
        "import { Tile } from '#ui/Tile.tsx'",
        `import { Alert } from '#ui/Alert.tsx'
import { Tile } from '#ui/Tile.tsx'`,
      ],
      [
        '  return (',
        `
  if (todos.data !== undefined)
    return (
      <Tiles>
        <Tile
          label="Todos"
          value={todos.data.length}
          note={
            todos.isError && (
              <span role="alert">
                not refreshed{' '}
                <button onClick={() => void todos.refetch()}>Retry</button>
              </span>
            )
          }
        />
      </Tiles>
    )
  if (todos.error === null) return <p>Loading...</p>
  return (`,
      ],
      [
        `Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles`,
        `Alert
      action={{ label: 'Retry', onClick: () => void todos.refetch() }}
    >
      {todos.error.message}
    </Alert`,
      ],
    )
    .right(),
)

export const InWords = Solution.extend(
  start
    .with(
      [
        `import { Tile } from '#ui/Tile.tsx'
import { Tiles } from '../../demos/Tiles.tsx'`,
        "import { Button } from '#ui/Button.tsx'",
      ],
      [
        'return (',
        `const { data, isPending, isError, refetch } = todos

  return (`,
      ],
      [
        `Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles`,
        `div>
      {isPending && 'Still loading'}
      {data &&
        (data.length === 0
          ? 'No todos'
          : \`There are \${data.length} todos\`)}
      {isError && (
        <div role="alert">
          That did not work.{' '}
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      )}
    </div`,
      ],
    )
    .right(),
)

export const TheCoursesTile = Solution.extend(
  start
    .with(
      ["import { Tile } from '#ui/Tile.tsx'", "import { CountTile } from '#screens/parts/CountTile.tsx'"],
      [
        '  return (',
        `
  return (`,
      ],
      [
        'Tile label="Todos" value={todos.data?.length ?? 0} /',
        `CountTile
        label="Todos"
        query={todos}
        count={todos.data?.length}
      /`,
      ],
    )
    .right(),
)

export const ErrorFirst = Solution.extend(
  start
    .with(
      [
        "import { Tile } from '#ui/Tile.tsx'",
        `import { Alert } from '#ui/Alert.tsx'
import { Tile } from '#ui/Tile.tsx'`,
      ],
      [
        '  return (',
        `
  if (todos.isError)
    return (
      <Alert
        action={{ label: 'Retry', onClick: () => void todos.refetch() }}
      >
        {todos.error.message}
      </Alert>
    )
  if (todos.isPending) return <p>Loading...</p>
  return (`,
      ],
    )
    .wrong(/it hid the todos that you already had/),
)

export const NoData = Solution.extend(
  start
    .with([
      '  return (',
      `
  if (todos.data === undefined) return <p>Loading...</p>
  return (`,
    ])
    .wrong(/The server failed, and the page says Loading, for ever/),
)

export const NoLength = Solution.extend(
  start
    .with(
      [
        "import { Tile } from '#ui/Tile.tsx'",
        `import { Alert } from '#ui/Alert.tsx'
import { Tile } from '#ui/Tile.tsx'`,
      ],
      [
        '  return (',
        `
  if (todos.isLoadingError)
    return (
      <Alert
        action={{ label: 'Retry', onClick: () => void todos.refetch() }}
      >
        {todos.error.message}
      </Alert>
    )
  if (!todos.data?.length) return <p>Loading...</p>
  return (`,
      ],
      [
        'Tile label="Todos" value={todos.data?.length ?? 0} /',
        `Tile
        label="Todos"
        value={todos.data.length}
        note={
          todos.error && (
            <Alert
              action={{ label: 'Retry', onClick: () => void todos.refetch() }}
            >
              {todos.error.message}
            </Alert>
          )
        }
      /`,
      ],
    )
    .wrong(/there are no todos, and the page says Loading, for ever/),
)

export const PendingAlone = Solution.extend(
  start
    .with([
      'Tile label="Todos" value={todos.data?.length ?? 0} /',
      `Tile
        label="Todos"
        value={todos.data?.length ?? 0}
        note={todos.isPending ? 'Loading...' : 'from the server'}
      /`,
    ])
    .wrong(/you still claim 0/),
)

export const SaidTwice = Solution.extend(
  solution
    .with([
      `    <Tiles>
`,
      `    <Tiles>
      <p>{todos.data?.length} in the title</p>
`,
    ])
    .right(),
)

export const NoAlertBesideData = Solution.extend(
  solution.with(['if (todos.isSuccess)', 'if (todos.data)']).wrong(/the old count without an alert/),
)

export const CountedOnce = Solution.extend(
  solution
    .with(
      [
        "import { useQuery } from '@tanstack/react-query'",
        `import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'`,
      ],
      [
        `  function note`,
        `  const count = useRef<number>(undefined)
  count.current ??= todos.data?.length

  function note`,
      ],
      ['value={todos.data?.length ?? 0}', 'value={count.current ?? 0}'],
    )
    .wrong(/a refresh has asked for them, and the page does not say so/),
)
