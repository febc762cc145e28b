import { expect, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { ids } from './exercise.ts'
import * as answer from './solution.tsx'

/** Its state and its actions are its own business. */
interface Answer {
  start: unknown
  add(title: string): unknown
  reducer(state: unknown, action: unknown): unknown
  Shopping: typeof answer.Shopping
}

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Ids',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Shopping } }: { answer: Answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <Shopping />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, userEvent, step, world }) => {
    const press = async (name: string) => {
      const [button] = canvas.queryAllByRole('button', { name })
      if (button === undefined) throw new NotYet(`The page should have a button “${name}”, and it has none.`)
      await userEvent.click(button)
    }
    const toBuy = () =>
      within(canvas.getByRole('list', { name: 'To buy' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/Delete.*/, ''))
    const holds = (...titles: string[]) => eventually(world, () => expect(toBuy()).toEqual(titles))

    await step('called twice with the same, the reducer answers the same', async () => {
      const states = [() => answer.start, () => answer.reducer(answer.start, answer.add('Bread'))]
      for (const stateOf of states) {
        const state = stateOf()
        const action = answer.add('Milk')
        const first = answer.reducer(state, action)
        const second = answer.reducer(state, action)
        await because(
          () => {
            const answers = `Called twice with the same state and the same action, the reducer answered ${JSON.stringify(first)} and then ${JSON.stringify(second)}.`
            return lastIdIn(second) === lastIdIn(first) + 1
              ? `${answers} It counts in a variable outside, and each other call changes that variable: what the reducer needs has to be in the state or in the action.`
              : `${answers} It may use no random value and no clock: everything that it needs has to be in the state or in the action.`
          },
          () => expect(second).toEqual(first),
        )
        const third = answer.reducer(copyOf(state), copyOf(action))
        await because(
          () =>
            `Called with an equal state and an equal action, which are other objects, the reducer answered ${JSON.stringify(third)} and not ${JSON.stringify(first)}. It remembers the objects that it has met. An action that comes back from a log is equal, and another object: write the id into it.`,
          () => expect(third).toEqual(first),
        )
      }
    })
    await step('two of the same are two', async () => {
      await press('Add milk')
      await press('Add milk')
      await because('Milk was added twice, so the list should have it twice.', () => holds('Milk', 'Milk'))
      await press('Delete Milk')
      await because(
        () =>
          `One of two milks was deleted, and the list holds ${toBuy().length} more. What has the same title is not the same thing: each needs an id of its own.`,
        () => holds('Milk'),
      )
    })
    await step('no two things on the list have the same id', async () => {
      await press('Add bread')
      await because('Bread was added to one milk, so the list should have both.', () =>
        holds('Milk', 'Bread'),
      )
      await press('Delete Bread')
      await because(
        'Milk was the second thing on the list, and the first was deleted. Then came bread. Now bread was deleted, and the milk went with it: both had the same id. The length of a list falls again, so it can give an id twice.',
        () => holds('Milk'),
      )
    })
    await step('whatever is added and deleted, one thing comes or goes', async () => {
      await inCases(async ({ seed, whole, oneOf }) => {
        showCase(world, seed)
        const titles: string[] = []
        const deeds: string[] = []
        for (let deed = 1; deed <= 9; deed += 1) {
          const place = whole(0, titles.length - 1)
          if (deed > 3 && titles.length > 1 && whole(1, 3) === 1) {
            const rows = within(canvas.getByRole('list', { name: 'To buy' })).getAllByRole('listitem')
            const row = rows[place]
            if (row !== undefined) await userEvent.click(within(row).getByRole('button'))
            deeds.push(`delete the ${titles[place]} at place ${place + 1}`)
            titles.splice(place, 1)
          } else {
            const title = oneOf(['Milk', 'Bread'])
            await press(`Add ${title.toLowerCase()}`)
            deeds.push(`add ${title}`)
            titles.push(title)
          }
          await because(
            () =>
              `After “${deeds.join(', ')}” the list should hold ${titles.join(', ')}, and it holds ${toBuy().join(', ') || 'nothing'}. Each thing needs an id that no other thing on the list has.`,
            () => holds(...titles),
          )
        }
      })
      let state = answer.start
      for (let added = 0; added < MANY; added += 1) state = answer.reducer(state, answer.add('Milk'))
      const given = idsIn(state)
      await because(
        `Milk was added ${MANY} times in one go, and there are ${new Set(given).size} ids for ${given.length} of them: one Delete would delete several. A clock says the same for all that happens at once.`,
        () => new Set(given).size === given.length,
      )
    })
  }),
})

/** How many things are added in one go: more than a clock can tell apart. */
const MANY = 300

/** The ids in a state, wherever it keeps its things. */
function idsIn(state: unknown): unknown[] {
  if (typeof state !== 'object' || state === null) return []
  if ('id' in state && 'title' in state) return [state.id]
  return Object.values(state).flatMap(idsIn)
}

/** The id of the last thing on a list, as a number; `NaN` if it is none, or if an answer keeps its list elsewhere. */
function lastIdIn(state: unknown): number {
  return Array.isArray(state) ? Number((state as { id: unknown }[]).at(-1)?.id) : NaN
}

/** An equal list or plain object; another value itself. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])]
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? { ...value } : value
}

export const StartingPoint = Solution.extend(
  startingPoint(ids, Solution, /the reducer answered .*and then.*no random value/),
)
