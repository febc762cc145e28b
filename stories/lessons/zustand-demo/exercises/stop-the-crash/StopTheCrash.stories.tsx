import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { Ground } from '#course/story/Ground.ts'
import { CrashMessage, isEndless } from '#course/story/CrashMessage.tsx'
import { stopTheCrash } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Zustand Demo/Stop the crash',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Shop } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ErrorBoundary FallbackComponent={Crash}>
        <Shop />
      </ErrorBoundary>
    </AnswerSlot>
  ),
})

/** The slot ends the play at what it catches, and the endless crash is what the grader explains. */
function Crash(crash: FallbackProps) {
  if (!isEndless(crash.error)) throw crash.error
  return (
    <Ground>
      <CrashMessage {...crash} />
    </Ground>
  )
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const number = (pattern: RegExp) => Number(pattern.exec(canvasElement.textContent)?.[1])
    const apples = () => number(/(\d+) apples/)
    const pears = () => number(/(\d+) pears/)
    const renders = () => number(/Basket: (\d+) render/)
    const alert = () => canvas.queryByRole('alert')?.textContent

    await step('the basket renders', () =>
      because(
        () =>
          alert()?.includes('Maximum update depth') === true
            ? 'The selector returned a new object in each call. For React that is another change each time, so it rendered again and again, and gave up. `useMemo` after the hook is too late. `useCallback` does not help, because the same selector still makes a new object. The hook of Zustand 5 takes no equality function. Let the selector return what it returned before.'
            : `The basket should show its apples and pears, and count its renders. ${alert() ?? ''}`,
        () => eventually(world, () => expect(renders()).toBeGreaterThan(0)),
      ),
    )
    // The learner's store exists once: it may hold fruit that was added on the page.
    const before = { apples: apples(), pears: pears(), renders: renders() }

    await step('an apple renders it once', async () => {
      await press('Add an apple')
      await because(
        'An apple was added to the store, and the basket does not show it. `getState` does not crash, because it does not subscribe: select with the hook.',
        () => eventually(world, () => expect(apples()).toBe(before.apples + 1)),
      )
      await because('One apple should render the basket once.', () =>
        expect(renders()).toBe(before.renders + 1),
      )
    })
    await step('a pear renders it once', async () => {
      await press('Add a pear')
      await because(
        'A pear was added to the store, and the basket does not show it. Select the pears, too.',
        () => eventually(world, () => expect(pears()).toBe(before.pears + 1)),
      )
      await because('One apple and one pear should render the basket twice.', () =>
        expect(renders()).toBe(before.renders + 2),
      )
    })
    await step('a lemon never renders it', async () => {
      await press('Add a lemon')
      await because(
        'The crash is gone, but a lemon renders the basket, and it shows no lemons. Subscribe to the apples and the pears alone.',
        () => expect(renders()).toBe(before.renders + 2),
      )
    })
  }),
})

// One pattern, because React writes its first warning only once on a page.
const endless = { console: { expected: [/getSnapshot should be cached|Maximum update depth exceeded/] } }

export const StartingPoint = Solution.extend(
  startingPoint(stopTheCrash, Solution, /returned a new object in each call/, endless),
)
