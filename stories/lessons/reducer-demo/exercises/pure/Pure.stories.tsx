import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { firstChores } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'
import { pureReducer } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Pure',
  tags: ['!dev'],
  render: ({ answer: { Chores } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Chores />
    </AnswerSlot>
  ),
})

/** Two chores to do, and one that is done. */
const threeChores = () => firstChores().map((chore) => ({ ...chore, done: chore.id === 3 }))

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, userEvent, step }) => {
    const toggle = (chores: readonly Chore[], id: number) => {
      try {
        return answer.reducer(chores, { type: 'toggle', id })
      } catch (error) {
        throw new NotYet(`Your reducer threw: ${String(error)}`, { cause: error })
      }
    }

    await step('the reducer changes nothing that it was given', async () => {
      const given = threeChores()
      toggle(given, 2)
      await because(
        'The reducer wrote to a chore that it was given. The old chore with a new value in it is still the same object, so its memoized row does not render. Leave it as it is, and put a new one into the new list.',
        () => expect(given).toEqual(threeChores()),
      )
    })
    await step('called twice with the same, it answers the same', async () => {
      const given = threeChores()
      const first = toggle(given, 2)
      await because(
        'Called twice with the same state and the same action, the reducer gave two different answers. It may read nothing but its two arguments: React is free to call it again.',
        () => expect(toggle(given, 2)).toEqual(first),
      )
    })
    await step('it toggles one chore, there and back', async () => {
      const [plants, dishes, cat] = threeChores()
      await because(
        'Toggling chore 2 of three should give all three chores, with only chore 2 changed.',
        () => expect(toggle(threeChores(), 2)).toEqual([plants, { ...dishes, done: true }, cat]),
      )
      await because('A chore that was done was toggled, and it is still done. It should be open again.', () =>
        expect(toggle(threeChores(), 3)).toEqual([plants, dishes, { ...cat, done: false }]),
      )
    })
    await step('chores that have not changed stay the same objects', async () => {
      // What is inside of a chore tells a clone from a copy.
      const inside = { room: 'kitchen' }
      const given = threeChores().map((chore) => ({ ...chore, inside }))
      const next = toggle(given, 2)
      await because(
        () =>
          Object.values(next[0] ?? {}).includes(inside)
            ? 'Chores 1 and 3 have not changed, yet each was copied, and a copy is a new object: every row would render. Copy the one chore that changes, and keep the others.'
            : 'Nothing changed in chores 1 and 3, yet they are new to their last part: a clone of everything has nothing in common with what was there, so every row would render. Copy the one chore that changes.',
        () => next[0] === given[0] && next[2] === given[2],
      )
    })
    await step('on the page one row renders', async () => {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: 'Wash the dishes' }, { timeout: 1000 }),
      )
      await because(
        'The reducer is right. But a click on “Wash the dishes” should check it on the page, too.',
        () =>
          waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wash the dishes' })).toBeChecked(), {
            timeout: 1000,
          }),
      )
      await because('One chore was toggled, so one row should have rendered once more, and no other.', () =>
        Promise.all(
          ['Water the plants: 1 render', 'Wash the dishes: 2 renders', 'Feed the cat: 1 render'].map((text) =>
            canvas.findByText(text, {}, { timeout: 1000 }),
          ),
        ),
      )
    })
  }),
})

const { start } = answersTo(pureReducer, Solution)

export const StartingPoint = Solution.extend(start.wrong(/wrote to a chore that it was given/))

export const ACopyToWriteTo = Solution.extend(
  start
    .with([
      `return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  })`,
      `const next: Chore[] = []
  for (const chore of chores) {
    const copy =
      chore.id === action.id ? Object.assign({}, chore) : chore
    if (copy !== chore) copy.done = !copy.done
    next.push(copy)
  }
  return next`,
    ])
    .right(),
)

export const AtItsPlace = Solution.extend(
  start
    .with([
      `return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
      `const index = chores.findIndex(({ id }) => id === action.id)
  const chore = chores[index]
  return chore === undefined
    ? chores
    : chores.with(index, { ...chore, done: !chore.done }`,
    ])
    .right(),
)

export const AMemoryOfItsOwn = Solution.extend(
  start
    .with(
      [
        'export function reducer(',
        `const doneIds = new Set<number>()

export function reducer(`,
      ],
      [
        `return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
        `if (!doneIds.delete(action.id)) doneIds.add(action.id)
  return chores.map((chore) =>
    chore.id === action.id
      ? { ...chore, done: doneIds.has(chore.id) }
      : chore,
  `,
      ],
    )
    .wrong(/two different answers/),
)

export const OnlyTheToggledOne = Solution.extend(
  start
    .with([
      `chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
      `chores
    .filter(({ id }) => id === action.id)
    .map((chore) => ({ ...chore, done: !chore.done })`,
    ])
    .wrong(/should give all three chores/),
)

export const DoneForGood = Solution.extend(
  start
    .with([
      `((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  })`,
      `((chore) =>
    chore.id === action.id ? { ...chore, done: true } : chore,
  )`,
    ])
    .wrong(/still done/),
)

export const ACloneOfEverything = Solution.extend(
  start
    .with(
      [
        'return chores.map((chore) => {',
        `const next = structuredClone(chores)
  for (const chore of next)`,
      ],
      [
        `    return chore
  })`,
        '  return next',
      ],
    )
    .wrong(/a clone of everything has nothing in common/),
)

export const EveryChoreIsCopied = Solution.extend(
  start
    .with([
      `((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  })`,
      `((chore) => ({
    ...chore,
    done: chore.id === action.id ? !chore.done : chore.done,
  }))`,
    ])
    .wrong(/yet each was copied/),
)
