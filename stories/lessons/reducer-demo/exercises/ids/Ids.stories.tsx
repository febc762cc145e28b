import { expect, waitFor, within } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as theNextIdInTheState from './answers/TheNextIdInTheState.tsx'
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
  tags: ['!dev'],
  render: ({ answer: { Shopping } }: { answer: Answer }) => (
    <AnswerSlot>
      <Shopping />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, userEvent, step }) => {
    const press = async (name: string) => {
      const [button] = canvas.queryAllByRole('button', { name })
      if (button === undefined) throw new NotYet(`The page should have a button “${name}”, and it has none.`)
      await userEvent.click(button)
    }
    const toBuy = () =>
      within(canvas.getByRole('list', { name: 'To buy' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/Delete.*/, ''))
    const holds = (...titles: string[]) => waitFor(() => expect(toBuy()).toEqual(titles), { timeout: 1000 })

    await step('called twice with the same, the reducer answers the same', () => {
      const action = answer.add('Milk')
      const first = answer.reducer(answer.start, action)
      const second = answer.reducer(answer.start, action)
      return because(
        () => {
          const answers = `Called twice with the same state and the same action, the reducer answered ${JSON.stringify(first)} and then ${JSON.stringify(second)}.`
          return firstIdIn(second) === firstIdIn(first) + 1
            ? `${answers} It counts in a variable outside, which nobody gave to it, and which no other call may change: what it needs has to be in the state or in the action.`
            : `${answers} It may use no random value and no clock: everything that it needs has to be in the state or in the action.`
        },
        () => expect(second).toEqual(first),
      )
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
    await step('an id is not given again after a deletion', async () => {
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
  }),
})

/** The id of the first thing on a list, as a number; `NaN` if it is none, or if an answer keeps its list elsewhere. */
function firstIdIn(state: unknown): number {
  return Array.isArray(state) ? Number((state as { id: unknown }[])[0]?.id) : NaN
}

const { start } = answersTo(ids, Solution)

export const StartingPoint = Solution.extend(start.wrong(/the reducer answered .*and then.*no random value/))

export const OneMoreThanTheHighest = Solution.extend(
  start
    .with(
      ['  id: string', '  id: number'],
      ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
      [
        '{ id: crypto.randomUUID(), title: action.title }',
        `{
          id: Math.max(0, ...items.map(({ id }) => id)) + 1,
          title: action.title,
        }`,
      ],
    )
    .right(),
)

export const TheNextIdInTheState = Solution.extend({ args: { answer: theNextIdInTheState } })

export const ACounterBeside = Solution.extend(
  start
    .with(
      ['  id: string', '  id: number'],
      [
        'export const start: readonly Item[] = []',
        `let nextId = 1

export const start: readonly Item[] = []`,
      ],
      ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
      [
        `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
        'return [...items, { id: nextId++, title: action.title }]',
      ],
    )
    .wrong(/"id":1.*and then.*"id":2.*It counts in a variable outside/),
)

const sameKey = { console: { expected: [/two children with the same key/] } }

export const TheLength = Solution.extend(
  start
    .with(
      ['  id: string', '  id: number'],
      ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
      [
        `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
        'return [...items, { id: items.length + 1, title: action.title }]',
      ],
    )
    .wrong(/it can give an id twice/, { parameters: sameKey }),
)

export const TheTitle = Solution.extend(
  start
    .with([
      `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
      'return [...items, { id: action.title, title: action.title }]',
    ])
    .wrong(/One of two milks was deleted, and the list holds 0 more/, { parameters: sameKey }),
)
