import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { Ground } from '#course/story/Ground.ts'
import { CrashMessage } from '#course/story/CrashMessage.tsx'
import { isEndless } from '#course/story/isEndless.ts'
import { stopTheCrash } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Zustand Demo/Stop the crash',
  tags: ['!dev', 'autodocs', 'answer'],
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
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step }) => {
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
        () => waitFor(() => expect(renders()).toBeGreaterThan(0), { timeout: 1000 }),
      ),
    )
    // The learner's store exists once: it may hold fruit that was added on the page.
    const before = { apples: apples(), pears: pears(), renders: renders() }

    await step('an apple renders it once', async () => {
      await press('Add an apple')
      await because(
        'An apple was added to the store, and the basket does not show it. `getState` does not crash, because it does not subscribe: select with the hook.',
        () => waitFor(() => expect(apples()).toBe(before.apples + 1), { timeout: 1000 }),
      )
      await because('One apple should render the basket once.', () =>
        expect(renders()).toBe(before.renders + 1),
      )
    })
    await step('so does a pear', async () => {
      await press('Add a pear')
      await because(
        'A pear was added to the store, and the basket does not show it. Select the pears, too.',
        () => waitFor(() => expect(pears()).toBe(before.pears + 1), { timeout: 1000 }),
      )
      await because('One apple and one pear should render the basket twice.', () =>
        expect(renders()).toBe(before.renders + 2),
      )
    })
    await step('a lemon renders it never', async () => {
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

const { start } = answersTo(stopTheCrash, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/returned a new object in each call/, { parameters: endless }),
  tags: ['!answer'],
})

export const OneText = Solution.extend(
  start
    .with([
      `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      `const [apples, pears] = useFruit(
    (state) => \`\${state.apples} \${state.pears}\`,
  ).split(' '`,
    ])
    .right(),
)

export const TwoSelectors = Solution.extend(
  start
    .with([
      `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      `const apples = useFruit((state) => state.apples)
  const pears = useFruit((state) => state.pears`,
    ])
    .right(),
)

export const AStableSelector = Solution.extend(
  start
    .with(
      [
        "import { create } from 'zustand'",
        `import { useCallback } from 'react'
import { create } from 'zustand'`,
      ],
      [
        `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
        `const both = useCallback(
    ({ apples, pears }: Fruit) => ({ apples, pears }),
    [],
  )
  const { apples, pears } = useFruit(both`,
      ],
    )
    .wrong(/the same selector still makes a new object/, { actsLikeTheStart: true, parameters: endless }),
)

export const AnEqualityFunction = Solution.extend(
  start
    .with(
      [
        'export function Shop() {',
        `const isSame = (a: Fruit, b: Fruit) =>
  a.apples === b.apples && a.pears === b.pears

export function Shop() {`,
      ],
      [
        `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
        `// @ts-expect-error Zustand 5 takes no second argument here.
  const { apples, pears } = useFruit((state) => ({ apples: state.apples, pears: state.pears }), isSame`,
      ],
    )
    .wrong(/Zustand 5 takes no equality function/, { actsLikeTheStart: true, parameters: endless }),
)

export const UseMemoOutside = Solution.extend(
  start
    .with(
      [
        "import { create } from 'zustand'",
        `import { useMemo } from 'react'
import { create } from 'zustand'`,
      ],
      ['const { apples, pears }', 'const fruit'],
      [
        `}))
  return (`,
        `}))
  const { apples, pears } = useMemo(
    () => fruit,
    [fruit.apples, fruit.pears],
  )
  return (`,
      ],
    )
    .wrong(/`useMemo` after the hook is too late/, { actsLikeTheStart: true, parameters: endless }),
)

export const NotSubscribed = Solution.extend(
  start
    .with([
      `useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      'useFruit.getState(',
    ])
    .wrong(/does not subscribe/),
)

export const TheWholeStore = Solution.extend(
  start
    .with([
      `useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      'useFruit(',
    ])
    .wrong(/a lemon renders the basket/),
)

export const ApplesAlone = Solution.extend(
  start
    .with([
      `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      `const pears = useFruit.getState().pears
  const apples = useFruit((state) => state.apples`,
    ])
    .wrong(/Select the pears, too/),
)

export const TheObjectOutside = Solution.extend(
  start
    .with(
      [
        "import { create } from 'zustand'",
        `import { useSyncExternalStore } from 'react'
import { create } from 'zustand'`,
      ],
      [
        'function Basket() {',
        `let shown = { apples: 0, pears: 0 }

function basket() {
  const { apples, pears } = useFruit.getState()
  if (shown.apples !== apples || shown.pears !== pears)
    shown = { apples, pears }
  return shown
}

function Basket() {`,
      ],
      [
        `useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  }))`,
        'useSyncExternalStore(useFruit.subscribe, basket)',
      ],
    )
    .right(),
)
