import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, drawOf, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { firstChores } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'
import { derive } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Derive',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Chores } }: { answer: typeof answer }) => (
    <CaseSlot>
      {(draw) => (
        <AnswerSlot>
          <Chores first={choresOf(draw)} />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

const titles = ['Make the bed', 'Sweep the floor', 'Feed the dog', 'Call the bank', 'Buy stamps', 'Bake']

/** What a learner sees, or four to six other chores, of which the first is done. */
function choresOf({ seed, whole, shuffled }: Draw): readonly Chore[] {
  if (seed === 0) return firstChores()
  const ids = shuffled(Array.from({ length: 30 }, (_, index) => index + 11))
  return shuffled(titles)
    .slice(0, whole(4, 6))
    .map((title, index) => ({ id: ids[index] ?? index, title, done: index === 0 }))
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const says = () => canvas.getByRole('status').textContent
    const said = () =>
      within(canvas.getByRole('list', { name: 'What each render has said' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const box = (name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name })
    const check = (name: string) => userEvent.click(box(name))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    await step('chores that are checked are counted', async () => {
      await check('Water the plants')
      await check('Feed the cat')
      await because(
        () =>
          says() === '1 of 3 done'
            ? 'Two of three chores are checked, and the page says “1 of 3 done”: it is one change late. What an effect writes into a ref renders nothing.'
            : `Two of three chores are checked, and the page says “${says()}”. Checking a chore changes the list, and not its length: the number has to follow each change.`,
        () => eventually(world, () => expect(says()).toBe('2 of 3 done')),
      )
    })
    await step('deleting one that is done takes it out of the number', async () => {
      await press('Delete Water the plants')
      await because(
        () =>
          `One chore that is done is left, beside an open one, and the page says “${says()}”. The list has changed, and the number that is kept beside it has not.`,
        () => eventually(world, () => expect(says()).toBe('1 of 2 done')),
      )
    })
    await step('deleting one that is open leaves the number as it is', async () => {
      await press('Delete Wash the dishes')
      await because(
        () =>
          `The chore that was deleted was open. The one that is left is done, and the page says “${says()}”: not every deletion takes one away.`,
        () => eventually(world, () => expect(says()).toBe('1 of 1 done')),
      )
    })
    await step('deleting all that is done leaves none', async () => {
      await press('Delete what is done')
      await because(
        () =>
          `No chore is left, and the page says “${says()}”. A number that is kept has to be kept right in each case of the reducer, also in those that somebody adds later.`,
        () => eventually(world, () => expect(says()).toBe('0 of 0 done')),
      )
    })
    await step('no render has said anything else', () =>
      because(
        () => {
          const wrong = said().find((text) => !whatIsTrue.includes(text))
          return `The numbers end right, but one render said “${wrong}”: the list had changed, and the number not yet. What an effect sets, or what is deferred, comes after the render that needs it. Count the list that you render.`
        },
        () => expect(said()).toEqual(whatIsTrue),
      ),
    )
    await step('with other chores it is right, too', () =>
      inCases(async ({ seed, whole, oneOf }) => {
        showCase(world, seed)
        let chores = choresOf(drawOf(seed))
        const deeds: string[] = []
        const right = new Set([textOf(chores)])
        await because(
          `Other chores were shown, one of them done already, and the page says “${says()}” in place of “${textOf(chores)}”. A number that is kept does not know what was done before.`,
          () => eventually(world, () => expect(says()).toBe(textOf(chores))),
        )
        for (let deed = 1; deed <= 8; deed += 1) {
          const [first, ...others] = chores
          if (first === undefined) break
          const { id, title } = oneOf([first, ...others])
          if (deed > 3 && whole(1, 3) === 1) {
            await press(`Delete ${title}`)
            deeds.push(`delete ${title}`)
            chores = chores.filter((chore) => chore.id !== id)
          } else if (deed === 6) {
            await press('Delete what is done')
            deeds.push('delete what is done')
            chores = chores.filter(({ done }) => !done)
          } else {
            await check(title)
            deeds.push(`press ${title}`)
            chores = chores.map((chore) => (chore.id === id ? { ...chore, done: !chore.done } : chore))
          }
          right.add(textOf(chores))
          await because(
            () =>
              `Other chores were shown. After “${deeds.join(', ')}” the page should say “${textOf(chores)}”, and it says “${says()}”. The number has to follow from any list of chores.`,
            () => eventually(world, () => expect(says()).toBe(textOf(chores))),
          )
          const wrong = chores.find((chore) => box(chore.title).checked !== chore.done)
          await because(
            `The number is right, but the box of “${wrong?.title}” is ${wrong?.done ? 'still open' : 'still checked'}: its row did not render. A reducer that writes to a chore leaves the same object: return a new one.`,
            () => wrong === undefined,
          )
        }
        await because(
          'Other chores were shown, and the numbers end right, but one render said something else. Count while you render.',
          () => expect(said().filter((text) => !right.has(text))).toEqual([]),
        )
      }),
    )
  }),
})

function textOf(chores: readonly Chore[]): string {
  return `${chores.filter(({ done }) => done).length} of ${chores.length} done`
}

/** What the page should say, from the first render to the last. */
const whatIsTrue = ['0 of 3 done', '1 of 3 done', '2 of 3 done', '1 of 2 done', '1 of 1 done', '0 of 0 done']

export const StartingPoint = Solution.extend(
  startingPoint(derive, Solution, /“2 of 2 done”.*kept beside it has not/),
)
