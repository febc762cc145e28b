import { expect } from 'storybook/test'
import { AnswerSlot, renderAgain, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { select } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Zustand Demo/Select',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Shop } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Shop />}</RendersAgain>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const number = (pattern: RegExp) => Number(pattern.exec(canvasElement.textContent)?.[1])
    const apples = () => number(/Apples: (\d+)(?! ?render|\d)/)
    const pears = () => number(/Pears: (\d+)/)
    const renders = () => number(/Apples: (\d+) render/)

    await because('The page should show the apples with their render count, and the pears.', () =>
      eventually(world, () => {
        expect(renders()).toBeGreaterThan(0)
        expect(pears()).toBeGreaterThanOrEqual(0)
      }),
    )
    // The learner's store exists once: it may hold fruit that was added on the page.
    const before = { apples: apples(), pears: pears(), renders: renders() }

    await step('two pears render no apples', async () => {
      await press('Add a pear')
      await press('Add a pear')
      await because(
        () =>
          `Two pears were added to ${before.pears}, and the page shows ${pears()}. The pears should be counted as before: only \`Apples\` has to change.`,
        () => eventually(world, () => expect(pears()).toBe(before.pears + 2)),
      )
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
        () => eventually(world, () => expect(apples()).toBe(before.apples + 1)),
      )
      await because(
        () => `One apple should be one render, and it took ${renders() - before.renders}.`,
        () => expect(renders()).toBe(before.renders + 1),
      )
      const button = canvas.getByRole('button', { name: 'Add an apple' })
      button.click()
      button.click()
      await because(
        () =>
          `Two more apples were added in one go, and the page shows ${apples()} in place of ${before.apples + 3}. A number that is counted on from an earlier render misses what has come since.`,
        () => eventually(world, () => expect(apples()).toBe(before.apples + 3)),
      )
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(select, Solution, /2 times more.*still subscribes to the whole store/),
)
