import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import { renderAgain, RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import * as aShallowObject from './alternatives/AShallowObject.tsx'
import * as withoutTheHook from './alternatives/WithoutTheHook.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as destructuredAfterwards from './wrong/DestructuredAfterwards.tsx'
import * as memoized from './wrong/Memoized.tsx'
import * as notSubscribed from './wrong/NotSubscribed.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Zustand Demo/Select',
  tags: ['!dev'],
  render: ({ answer: { Shop } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Shop />}</RendersAgain>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const number = (pattern: RegExp) => Number(pattern.exec(canvasElement.textContent)?.[1])
    const apples = () => number(/Apples: (\d+)(?! ?render|\d)/)
    const renders = () => number(/Apples: (\d+) render/)

    await because('The page should show the apples, with their render count.', () =>
      waitFor(() => expect(renders()).toBeGreaterThan(0), { timeout: 1000 }),
    )
    // The learner's store exists once: it may hold fruit that was added on the page.
    const before = { apples: apples(), renders: renders() }

    await step('two pears render no apples', async () => {
      await press('Add a pear')
      await press('Add a pear')
      await because(
        () => {
          const times = renders() - before.renders
          renderAgain(world)
          const stays = renders() === before.renders + times
          return `Two pears, and the apples have rendered ${times} times more, for nothing: ${
            stays
              ? '`memo` compares props, and here the store changes, to all of which `Apples` subscribes.'
              : '`Apples` still subscribes to the whole store, and that is a new object after each change. Taking one field out of it afterwards is too late.'
          }`
        },
        () => expect(renders()).toBe(before.renders),
      )
    })
    await step('one apple renders them once', async () => {
      await press('Add an apple')
      await because(
        'An apple was added to the store, and the page does not show it. `getState` reads once, and does not subscribe: select with the hook.',
        () => waitFor(() => expect(apples()).toBe(before.apples + 1), { timeout: 1000 }),
      )
      await because(
        () => `One apple should be one render, and it took ${renders() - before.renders}.`,
        () => expect(renders()).toBe(before.renders + 1),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /2 times more.*still subscribes to the whole store/),
})

export const AShallowObject = Solution.extend({ args: { answer: aShallowObject } })

export const WithoutTheHook = Solution.extend({ args: { answer: withoutTheHook } })

export const DestructuredAfterwards = Solution.extend({
  args: { answer: destructuredAfterwards },
  play: rejects(Solution.play, /afterwards is too late/, { actsLikeTheStart: true }),
})

export const Memoized = Solution.extend({
  args: { answer: memoized },
  play: rejects(Solution.play, /`memo` compares props/),
})

export const NotSubscribed = Solution.extend({
  args: { answer: notSubscribed },
  play: rejects(Solution.play, /does not subscribe/),
})
