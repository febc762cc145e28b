import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as countedByTheReducer from './alternatives/CountedByTheReducer.tsx'
import * as memoized from './alternatives/Memoized.tsx'
import * as setWhileRendering from './alternatives/SetWhileRendering.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as keptInARef from './wrong/KeptInARef.tsx'
import * as memoizedByLength from './wrong/MemoizedByLength.tsx'
import * as oneCaseForgotten from './wrong/OneCaseForgotten.tsx'
import * as oneLessForEachDeletion from './wrong/OneLessForEachDeletion.tsx'
import * as syncedByAnEffect from './wrong/SyncedByAnEffect.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Derive',
  tags: ['!dev'],
  render: ({ answer: { Chores } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Chores />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step }) => {
    const says = () => canvas.getByRole('status').textContent
    const said = () =>
      within(canvas.getByRole('list', { name: 'What each render has said' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const check = (name: string) => userEvent.click(canvas.getByRole('checkbox', { name }))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    await step('chores that are checked are counted', async () => {
      await check('Water the plants')
      await check('Feed the cat')
      await because(
        () =>
          says() === '1 of 3 done'
            ? 'Two of three chores are checked, and the page says “1 of 3 done”: it is one change late. What an effect writes into a ref renders nothing.'
            : `Two of three chores are checked, and the page says “${says()}”. Checking a chore changes the list, and not its length: the number has to follow each change.`,
        () => waitFor(() => expect(says()).toBe('2 of 3 done'), { timeout: 1000 }),
      )
    })
    await step('deleting one that is done takes it out of the number', async () => {
      await press('Delete Water the plants')
      await because(
        () =>
          `One chore that is done is left, beside an open one, and the page says “${says()}”. The list has changed, and the number that is kept beside it has not.`,
        () => waitFor(() => expect(says()).toBe('1 of 2 done'), { timeout: 1000 }),
      )
    })
    await step('deleting an open one does not', async () => {
      await press('Delete Wash the dishes')
      await because(
        () =>
          `The chore that was deleted was open. The one that is left is done, and the page says “${says()}”: not every deletion takes one away.`,
        () => waitFor(() => expect(says()).toBe('1 of 1 done'), { timeout: 1000 }),
      )
    })
    await step('deleting all that is done leaves none', async () => {
      await press('Delete what is done')
      await because(
        () =>
          `No chore is left, and the page says “${says()}”. A number that is kept has to be kept right in each case of the reducer, also in those that somebody adds later.`,
        () => waitFor(() => expect(says()).toBe('0 of 0 done'), { timeout: 1000 }),
      )
    })
    await step('no render has said anything else', () =>
      because(
        () => {
          const wrong = said().find((text) => !right.includes(text))
          return `The numbers end right, but one render said “${wrong}”: the list had changed, and the number not yet. An effect runs after the render that needs it. Count while you render.`
        },
        () => expect(said()).toEqual(right),
      ),
    )
  }),
})

/** What the page should say, from the first render to the last. */
const right = ['0 of 3 done', '1 of 3 done', '2 of 3 done', '1 of 2 done', '1 of 1 done', '0 of 0 done']

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /“2 of 2 done”.*kept beside it has not/),
})

export const CountedByTheReducer = Solution.extend({ args: { answer: countedByTheReducer } })

export const Memoized = Solution.extend({ args: { answer: memoized } })

export const SetWhileRendering = Solution.extend({ args: { answer: setWhileRendering } })

export const KeptInARef = Solution.extend({
  args: { answer: keptInARef },
  play: rejects(Solution.play, /it is one change late/),
})

export const MemoizedByLength = Solution.extend({
  args: { answer: memoizedByLength },
  play: rejects(Solution.play, /“0 of 3 done”.*and not its length/),
})

export const OneCaseForgotten = Solution.extend({
  args: { answer: oneCaseForgotten },
  play: rejects(Solution.play, /“1 of 0 done”.*each case of the reducer/),
})

export const OneLessForEachDeletion = Solution.extend({
  args: { answer: oneLessForEachDeletion },
  play: rejects(Solution.play, /“0 of 1 done”.*not every deletion/),
})

export const SyncedByAnEffect = Solution.extend({
  args: { answer: syncedByAnEffect },
  play: rejects(Solution.play, /one render said “2 of 2 done”/),
})
