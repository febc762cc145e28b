import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, NotYet, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { firstChores } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'
import * as aCopyToWriteTo from './alternatives/ACopyToWriteTo.tsx'
import * as atItsPlace from './alternatives/AtItsPlace.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as aCloneOfEverything from './wrong/ACloneOfEverything.tsx'
import * as aMemoryOfItsOwn from './wrong/AMemoryOfItsOwn.tsx'
import * as doneForGood from './wrong/DoneForGood.tsx'
import * as everyChoreIsCopied from './wrong/EveryChoreIsCopied.tsx'
import * as onlyTheToggledOne from './wrong/OnlyTheToggledOne.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Pure',
  tags: ['!dev'],
  render: ({ answer: { Chores } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Chores />
    </AnswerSlot>
  ),
})

/** Two chores to do, and one that is done. */
const threeChores = () => firstChores().map((chore) => ({ ...chore, done: chore.id === 3 }))

export const Solution = meta.story({
  args: { answer: solution },
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

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /wrote to a chore that it was given/),
})

export const ACopyToWriteTo = Solution.extend({ args: { answer: aCopyToWriteTo } })

export const AtItsPlace = Solution.extend({ args: { answer: atItsPlace } })

export const AMemoryOfItsOwn = Solution.extend({
  args: { answer: aMemoryOfItsOwn },
  play: rejects(Solution.play, /two different answers/),
})

export const OnlyTheToggledOne = Solution.extend({
  args: { answer: onlyTheToggledOne },
  play: rejects(Solution.play, /should give all three chores/),
})

export const DoneForGood = Solution.extend({
  args: { answer: doneForGood },
  play: rejects(Solution.play, /still done/),
})

export const ACloneOfEverything = Solution.extend({
  args: { answer: aCloneOfEverything },
  play: rejects(Solution.play, /a clone of everything has nothing in common/),
})

export const EveryChoreIsCopied = Solution.extend({
  args: { answer: everyChoreIsCopied },
  play: rejects(Solution.play, /yet each was copied/),
})
