import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as dataFirst from './alternatives/DataFirst.tsx'
import * as inWords from './alternatives/InWords.tsx'
import * as theCoursesTile from './alternatives/TheCoursesTile.tsx'
import * as problem from './problem.tsx'
import { Refresh } from './Refresh.tsx'
import * as solution from './solution.tsx'
import * as errorFirst from './wrong/ErrorFirst.tsx'
import * as noData from './wrong/NoData.tsx'
import * as noLength from './wrong/NoLength.tsx'
import * as pendingAlone from './wrong/PendingAlone.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Overview/Which zero?',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 700, failing: { method: 'GET', times: 1 } } } },
  render: ({ answer: { TodoCount } }: { answer: typeof solution }) => (
    <>
      <AnswerSlot>
        <TodoCount />
      </AnswerSlot>
      <Refresh />
    </>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const saysLoading = () => canvas.queryByText(/loading/i) !== null
    const is200 = () => canvas.queryByText(/\b200\b/) !== null
    const requests = () => world.log.entries()
    const refresh = async () => {
      const button = canvas.getByRole('button', { name: 'Refresh' })
      const isIdle = () =>
        waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 })
      await isIdle()
      const before = requests().length
      await userEvent.click(button)
      await waitFor(() => expect(requests().length).toBeGreaterThan(before), { timeout: 1000 })
      await isIdle()
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
        () => canvas.findByRole('alert', {}, { timeout: 700 }),
      )
    })
    await step('Retry asks once, and the 200 come', async () => {
      world.network.set({ latencyMs: 100 })
      await because('There is an alert, and no Retry button: the reader has no way on.', () =>
        userEvent.click(canvas.getByRole('button', { name: /retry/i })),
      )
      await because('After Retry the server sent 200 todos, and the page does not say 200.', () =>
        waitFor(() => expect(is200()).toBe(true), { timeout: 1500 }),
      )
      await because(
        () => `Retry should ask once, and it asked ${requests().length - 1} times.`,
        () => requests().length === 2,
      )
    })
    await step('a refresh that fails leaves the 200 where they are', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await refresh()
      await because(
        'A refresh failed, and it hid the 200 todos that you already had. `error` and `data` can be there together: show the count, and the error beside it.',
        is200,
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
        () => !is200() && canvas.queryByRole('alert') === null,
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /No answer has come, and the page already says 0/),
})

export const DataFirst = Solution.extend({ args: { answer: dataFirst } })

export const InWords = Solution.extend({ args: { answer: inWords } })

export const TheCoursesTile = Solution.extend({ args: { answer: theCoursesTile } })

export const ErrorFirst = Solution.extend({
  args: { answer: errorFirst },
  play: rejects(Solution.play, /it hid the 200 todos that you already had/),
})

export const NoData = Solution.extend({
  args: { answer: noData },
  play: rejects(Solution.play, /The server failed, and the page says Loading, for ever/),
})

export const NoLength = Solution.extend({
  args: { answer: noLength },
  play: rejects(Solution.play, /there are no todos, and the page says Loading, for ever/),
})

export const PendingAlone = Solution.extend({
  args: { answer: pendingAlone },
  play: rejects(Solution.play, /you still claim 0/),
})
