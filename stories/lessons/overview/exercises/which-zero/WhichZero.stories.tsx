import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { inCases } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { Refresh } from './Refresh.tsx'
import { whichZero } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Which zero?',
  tags: ['!dev', 'autodocs', 'server'],
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
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const saysLoading = () => canvas.queryAllByText(/loading/i).length > 0
    const says = (count: number) => canvas.queryAllByText(new RegExp(`\\b${count}\\b`)).length > 0
    const isAlert = () => canvas.queryAllByRole('alert').length > 0
    const requests = () => world.log.entries()
    /** Asks again by a button. Returns what was seen meanwhile. */
    const refresh = async (by: RegExp = /refresh/i) => {
      const button = canvas.getByRole('button', { name: 'Refresh' })
      const isIdle = (asked: number) =>
        eventually(world, () => {
          // The button hears of a request a moment after it has left.
          expect(requests()[asked - 1]?.outcome).not.toBe('pending')
          expect(button).not.toHaveAttribute('aria-disabled')
        })
      const before = requests().length
      await isIdle(before)
      const frames = framesOf(canvasElement, () => canvasElement.textContent)
      await userEvent.click(canvas.getByRole('button', { name: by }))
      await eventually(world, () => expect(requests().length).toBeGreaterThan(before))
      await isIdle(before + 1)
      return frames.end()
    }

    await step('while nothing is known it says Loading', () =>
      because(
        'No answer has come, and the page already says 0. A reader takes that for a count. Say Loading as long as there is neither data nor an error.',
        () => eventually(world, saysLoading),
      ),
    )
    await step('a server that fails is an alert', async () => {
      await because('The page should ask for the todos, and no request has been answered.', () =>
        eventually(world, () => expect(requests()[0]?.outcome).toBe(500)),
      )
      await because(
        () =>
          saysLoading()
            ? 'The server failed, and the page says Loading, for ever. No data can also mean that it failed: ask for the error.'
            : 'The server failed, and you still claim 0. `isPending` is over, and there is no data: what is there instead?',
        () => eventually(world, () => canvas.getAllByRole('alert')),
      )
    })
    await step('Retry asks once, and the 200 come', async () => {
      world.network.set({ latencyMs: 100 })
      await because('There is an alert, and no Retry button: the reader has no way on.', () =>
        userEvent.click(canvas.getByRole('button', { name: /retry/i })),
      )
      await because('After Retry the server sent 200 todos, and the page does not say 200.', () =>
        eventually(world, () => says(200)),
      )
      await because(
        () => `Retry should ask once, and it asked ${requests().length - 1} times.`,
        () => requests().length === 2,
      )
    })
    await step('a refresh brings what the server has by then', () =>
      inCases(async ({ whole }) => {
        const old = world.database.todos().length
        for (const { id } of world.database.todos().slice(0, whole(1, 40))) world.database.removeTodo(id)
        const seen = await refresh()
        const { length } = world.database.todos()
        await because(
          `The server has ${length} todos by now, a refresh has asked for them, and the page does not say so. Show what is in \`data\`, whenever it changes.`,
          () => says(length),
        )
        await because(
          `While a refresh was on its way, the page did not say ${old} any more. It is the count that you have: \`isFetching\` is true for each request, and not only for the first.`,
          () => seen.every((text) => text.includes(String(old)) || text.includes(String(length))),
        )
        await because(
          'A refresh has worked, and there is an alert. What has failed before is over: ask for the error that is there now.',
          () => !isAlert(),
        )
      }),
    )
    await step('a refresh that fails leaves the count where it is, and is an alert', async () => {
      const { length } = world.database.todos()
      world.network.set({ failing: { method: 'GET', times: Infinity, how: 'dropped' } })
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
      await refresh(/retry/i)
      await because(
        'The server has answered that there are no todos, and the page says Loading, for ever. A length of 0 is an answer, too.',
        () => !saysLoading(),
      )
      await because(
        'Retry was pressed after the failed refresh, and the server has answered that there are no todos. The page should say 0, without an alert.',
        () => says(0) && !isAlert(),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(whichZero, Solution, /No answer has come, and the page already says 0/),
)
